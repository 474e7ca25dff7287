"""``translate``, ``expandtabs``, ``rsplit`` at white space with a limit, and arguments of methods by their names."""

import string
from random import Random

import pandas as pd
import pytest

import udf
from udf.errors import UdfCompileError

LETTERS = "aabc \t\n\r,.!xéß日\u2003"
XYZ = str.maketrans("abc", "xyz")
TABLE = {ord("a"): "<a>", ord("é"): None, 0x65E5: "ß", ord("b"): ord("日"), "c": "no code point"}

FUNCTIONS = {
    "captured": lambda s: s.translate(XYZ),
    "a dict": lambda s: s.translate(TABLE),
    "inside": lambda s: s.translate(str.maketrans("ab", "ba")),
    "removed": lambda s: s.translate(str.maketrans("", "", string.punctuation)),
    "of a dict": lambda s: s.translate(str.maketrans({"a": "bb", "日": None})),
    "to other text": lambda s: s.translate(str.maketrans("a", "é")) + "!",
    "tabs": lambda s: s.expandtabs(),
    "narrow tabs": lambda s: s.expandtabs(3),
    "no tabs": lambda s: s.expandtabs(tabsize=0),
    "from the right": lambda s: "|".join(s.rsplit(None, 1)),
    "from the right, more": lambda s: "|".join(s.rsplit(maxsplit=3)),
    "from the right, all": lambda s: str(len(s.rsplit(None, -1))),
    "from the right, none": lambda s: s.rsplit(None, 0)[0] if s.strip() else "-",
    "by name": lambda s: s.split(",", maxsplit=1)[0] + s.split(sep=" ")[-1],
    "replaced": lambda s: s.rsplit(sep=",", maxsplit=1)[0],
}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_method_gives_what_python_gives(name) -> None:
    """On ASCII and on other text."""
    function, random = FUNCTIONS[name], Random(name)
    values = ["", *("".join(random.choices(LETTERS, k=random.randrange(20))) for _ in range(300))]
    for column in (values, [value for value in values if value.isascii()]):
        out = udf.Series(pd.Series(column)).applymap(function).to_pandas().tolist()
        assert out == [function(value) for value in column]


@pytest.mark.parametrize(
    ("function", "message"),
    [
        (lambda s: len(s.encode("latin-1")), "takes"),
        (lambda s: s.translate(s), "takes a constant table"),
        (lambda s: s.translate(str.maketrans(s, s)), "takes a constant table"),
        (lambda s: s.translate(str.maketrans("ab", "c")), "must have equal length"),
    ],
)
def test_what_is_not_there_is_refused_by_name(function, message) -> None:
    with pytest.raises(UdfCompileError, match=message):
        udf.Series(["a"]).applymap(function)
