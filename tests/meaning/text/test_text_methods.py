"""Methods of text, and a text as a sequence of code points, give what Python gives, or raise what it raises."""

import string
from random import Random

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.budget import in_turn, some
from udf.errors import UdfCompileError, UdfError

ASCII = "abcABC xyz.,-_019\t'"
OTHERS = "äßİıΣσςŉǆǅΐ日本é\u0301\u1fb3ﬁ𐐀𐐨Ω\u00ad"
LENGTHS = (0, 1, 2, 3, 5, 7, 8, 9, 17, 40)

EXPRESSIONS = """
len(s)
not s
s == s[:3]
s != "abc"
s < "b"
s >= "a b"
"a" in s
s[1:2] in s
s[:1] in ("a", "ß", "B")
s[2]
s[-1]
s[-2:]
s[:-1]
s[1:3]
s[3:1]
s[-100:100]
s[len(s) // 2:]
s[::-1]
s[::2]
s[5:1:-1]
s[1:-1:3]
s[-3::-2]
s[::len(s) - 3]
s.encode("utf-8").decode(encoding="utf-8", errors="strict")
s.encode().decode(errors="ignore")
ord(s[0])
chr(ord(s[0]) + 1)
s + s
s + "x"
"x" + s
s[1:] + s[:1] + "-" + s
s * 3
3 * s[:2]
s * -1
s.startswith("a")
s.startswith("a", 1)
s.startswith(("a", "ä", "x"))
s.endswith("c", 0, -1)
s.endswith(("", "q"))
s.find("a", 1)
s.find("b", 2, -1)
s.find("", 50)
s.find("", -2)
s.find(s[2:4])
s.rfind("c")
s.rfind("", 3)
s.rfind("ä", None, 4)
s.index("a")
s.rindex("x", 1)
s.count("a")
s.count("")
s.count("ab", 1, 7)
s.count("", 2, 4)
s.strip()
s.lstrip()
s.rstrip()
s.strip(" ab")
s.lstrip("äßa")
s.rstrip("日c ")
s.strip(None)
s.removeprefix("a")
s.removesuffix("c")
s.replace("a", "bb")
s.replace("ab", "")
s.replace("", "-")
s.replace("", "-", 2)
s.replace("a", "ß", 1)
s.replace(s[:1], "_")
s.center(10)
s.center(11, "*")
s.ljust(9, "ä")
s.rjust(12)
s.zfill(7)
s.lower()
s.upper()
s.title()
s.capitalize()
s.swapcase()
s.casefold()
s.istitle()
s.islower()
s.isupper()
s.isalpha()
s.isalnum()
s.isdigit()
s.isdecimal()
s.isnumeric()
s.isspace()
s.isidentifier()
s.isprintable()
s.isascii()
s.lower().strip().replace(" ", "_") + "!"
len(s.upper())
s if s.isalpha() else "other"
s[1:].startswith("b") and s[:1] != "B"
isinstance(s, str)
""".strip().splitlines()


def texts(alphabet: str, count: int = 400, seed: int = 1) -> list[str]:
    random = Random(seed)
    made = ["".join(random.choices(alphabet, k=random.choice(LENGTHS))) for _ in range(count)]
    return [*made, "", "abc abc", "a-b-c", "-12", "+3", "x" * 300, "a\0b"]


COLUMNS = {
    "ascii": texts(ASCII),
    "utf8": [*texts(ASCII + 2 * OTHERS), "ΑΣ", "ΑΣΑ", "Σ", "aΣ b", "ΑΣ\u00ad", "ΑΣ'x", "日" * 50],
}


def expected(function, values):
    """Return what Python gives for each value; None where it raises."""
    found = []
    for value in values:
        try:
            found.append(function(value))
        except (IndexError, ValueError, TypeError):
            found.append(None)
    return found


@pytest.mark.parametrize(("expression", "column"), some(in_turn(EXPRESSIONS, COLUMNS), 3))
def test_an_operation_gives_what_python_gives(expression, column) -> None:
    """For every row, and null where Python raises."""
    function = eval(f"lambda s: {expression}")  # noqa: S307 - a list of ours
    values = COLUMNS[column]
    series = udf.Series(values)
    assert str(series.dtype) == f"text[{column}]"
    assert list(series.map(function, errors="null")) == expected(function, values)


def test_what_a_row_raises_is_pythons_exception() -> None:
    """With its words, and the row."""
    for function, error, words in (
        (lambda s: s[5], IndexError, "string index out of range"),
        (lambda s: s.index("z"), ValueError, "substring not found"),
        (lambda s: ord(s), TypeError, "ord"),
        (lambda s: chr(len(s) - 10), ValueError, "range"),
    ):
        with pytest.raises(error, match=words) as caught:
            udf.Series(["abcdef", "ab"]).map(function)
        assert "at row position" in caught.value.__notes__[0]


@pytest.mark.parametrize("dtype", ["int64", "uint64", "float64"])
def test_chr_refuses_as_this_python_does(dtype) -> None:
    """What is no int of C is an OverflowError before Python 3.13; what is no code point a ValueError."""
    edges = (
        0x110000,
        2**31 - 1,
        2**31,
        2**32 + 65,
        2**53 + 2,
        *((2**63, 2**64 - 1) if dtype == "uint64" else (-1, -(2**31) - 1)),
    )
    for number in edges:
        with pytest.raises((OverflowError, ValueError)) as wanted:
            chr(number)
        with pytest.raises(wanted.type) as found:
            udf.Series(np.array([65, number], dtype)).map(lambda x: chr(int(x)))
        assert str(found.value) == str(wanted.value) or number >= 2**63


def cleaned(s, fallback):
    """Do what people do to text: a helper, locals, a loop, an argument that is text."""
    s = s.strip()
    if not s:
        return fallback
    end = s.find("-")
    if end >= 0:
        s = s[:end]
    for _ in range(3):
        s = s.removeprefix("x")
    return shout(s) if len(s) > 2 else s


def shout(s):
    return s.upper() + "!"


@pytest.mark.parametrize("column", COLUMNS)
def test_functions_with_helpers_loops_and_arguments(column) -> None:
    """Text goes through variables, branches and calls."""
    values = COLUMNS[column]
    assert list(udf.Series(values).map(cleaned, args=("none",))) == [cleaned(s, "none") for s in values]


def test_columns_meet_in_a_row() -> None:
    """Text with text, with categories, and with numbers; tuples with text are frames."""
    frame = udf.DataFrame({"a": ["x", "äb", ""], "b": ["p", "q", "r"], "n": [1, 2, 3]})
    assert list(frame.apply(lambda row: row.a + "-" + row.b)) == ["x-p", "äb-q", "-r"]
    assert list(frame.apply(lambda row: row["a"] * row["n"])) == ["x", "äbäb", ""]
    both = frame.apply(lambda row: (row.b, len(row.a), row.a == "x"))
    assert [list(both[i]) for i in range(3)] == [["p", "q", "r"], [1, 2, 0], [True, False, False]]


@pytest.mark.slow
def test_a_null_is_na() -> None:
    """It propagates, and can be asked for."""
    series = udf.Series(["ab", None, "c"])
    assert list(series.map(lambda s: s.upper())) == ["AB", None, "C"]
    assert list(series.map(lambda s: "none" if s is udf.NA else s + "!")) == ["ab!", "none", "c!"]
    assert list(series.map(lambda s: len(s), na_action="ignore")) == [2, None, 1]
    assert list(series.map(lambda s: s == "ab")) == [True, None, False]
    assert list(series.map(lambda s: isinstance(s, str))) == [True, False, True]


@pytest.mark.parametrize("expression", ["s.encode()", "s.format_map({})", "s.startswith(1)", "s.nothing()", "s - 1"])
def test_what_is_not_there_is_refused_by_name(expression) -> None:
    """When the function is compiled, with its line."""
    function = eval(f"lambda s: {expression}")  # noqa: S307 - a list of ours
    with pytest.raises(UdfCompileError):
        udf.Series(["a"]).map(function)


VALUES = ["", "a", "ba", "Ärger-ß", "日本 語", "x-y--z", "12", "1f"]
LETTER = "a"
WHOLE = {
    "join": lambda s: ",".join(s) + s.join("abc") + s.join(s) + "-".join(reversed(s)) + str.join("+", s),
    "reversed": lambda s: "".join(reversed(s)) + "/".join(reversed(s.split("-"))) + "".join(c * 2 for c in reversed(s)),
    "extremes": lambda s: max(s or "z") + min(s + "q") + min(s, "b", "c") + max(s, s[::-1], "zz"),
    "unlike": lambda s: (s == 1) + 2 * (s != 1) + 4 * (len(s) == s) + 8 * (s in (1, "a")) + 16 * (s not in [1, 2.5]),
    "base": lambda s: int(s, base=36) if s.isascii() and s.isalnum() else -1,
    "fill": lambda s: s.center(9, (s or "*")[:1]) + s.ljust(12, (s or "*")[-1:]) + s.rjust(11, "日"),
}


@pytest.mark.slow
@pytest.mark.parametrize("function", WHOLE.values(), ids=WHOLE)
def test_as_python_has_it(function) -> None:
    """Also beyond ASCII, and of no code point."""
    assert list(udf.Series(VALUES).map(function)) == list(map(function, VALUES))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("function", "error", "message"),
    [
        (lambda s: max(s), ValueError, "max"),
        (lambda s: s.center(9, s), TypeError, "The fill character must be exactly one character long"),
        (lambda s: s.ljust(9, "ab"), TypeError, "The fill character must be exactly one character long"),
    ],
)
def test_what_python_refuses(function, error, message) -> None:
    with pytest.raises(error, match=message) as caught:
        udf.Series([""]).map(function)
    assert not isinstance(caught.value, UdfError)


@pytest.mark.parametrize("function", [lambda s: s is s, lambda s: s is not s[:1], lambda s: s is LETTER])
def test_whether_two_texts_are_one_object_is_refused(function) -> None:
    with pytest.raises(UdfError, match="'is' compares two texts by identity"):
        udf.Series(VALUES).map(function)
    assert list(udf.Series(VALUES).map(lambda s: s is None)) == [False] * len(VALUES)


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
def test_what_no_text_has_is_refused(function, message) -> None:
    with pytest.raises(UdfCompileError, match=message):
        udf.Series(["a"]).applymap(function)
