"""What goes eight bytes a step: every length and place of a word, beside other rows' bytes, against CPython."""

import re
from typing import Any

import numpy as np
import pytest

import udf
from udf.errors import UdfCompileError

ALPHABETS = ("abcXYZ", "019", "aB0 -", "aßÄ9", "é東z", "@[`{/:AZaz", "\x00a\x7f", "Σσς A", "ab \t\x1f\u2003é")


def texts() -> list[str]:
    """Return texts of 0 to 26 characters of each alphabet, and such that differ in one place."""
    random = np.random.default_rng(5)
    made = [
        "".join(random.choice(list(letters), size)) for letters in ALPHABETS for size in range(27) for _ in range(2)
    ]
    for size in range(1, 20):
        for place in range(size):
            made += ["a" * place + other + "a" * (size - place - 1) for other in ("b", "é", "A", "1", "\x00")]
    return made


TEXTS = texts()

FUNCTIONS: dict[str, Any] = {
    "case": lambda s: (s.lower(), s.upper(), s.swapcase(), s.casefold()),
    "kinds": lambda s: (s.isdigit(), s.isalpha(), s.isalnum(), s.isupper(), s.islower(), s.isnumeric()),
    "split": lambda s: (len(s.split()), "|".join(s.split()), "|".join(s.split(None, 2)), s.strip(), s.isspace()),
    "search": lambda s: (s.find("b"), s.find("aa1"), s.count("a"), len(s), s.find("\x00"), "ab" in s),
    "replace": lambda s: (s.replace("a", ""), s.replace("a", "", 2), s.replace("ab", "x"), s.replace("a", "yyy")),
    "order": lambda s: (s < "aaaaaaaabaaa", s == "aaaaaaaaaaaa", s >= "aaaaaaaaa", s[1:] == s[:-1]),
    "made": lambda s: (s + "|", "|" + s, s[1:] + s, (s.lower() + "-") * 2),
}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_every_length_and_place(name: str) -> None:
    function = FUNCTIONS[name]
    for given in (TEXTS, [s for s in TEXTS if s.isascii()]):
        found = udf.Series(given).map(function)
        columns = [list(found[label]) for label in found.columns]
        assert list(zip(*columns, strict=True)) == [function(s) for s in given]


AMOUNTS = [
    *("0", "-0", "7", ".5", "5.", "-.5", "+12.25", "1234567890123456", "123456789012345678", "1234567890123456789"),
    *("0.1", "1.7976931348623157", "9007199254740993", "0.000000000000000001", "00000000000000000012", "4.35", "2.5e3"),
    *(repr(float(x)) for x in np.random.default_rng(3).uniform(-1e6, 1e6, 300).round(4)),
    *(repr(float(x)) for x in np.random.default_rng(4).uniform(0, 1, 300)),
]


def test_plain_numbers() -> None:
    """Up to 18 digits at once, and those around them, give the nearest double."""
    found = list(udf.Series(AMOUNTS).map(float))
    assert [x.hex() for x in found] == [float(s).hex() for s in AMOUNTS]


@pytest.mark.parametrize("text", ["", ".", "+", "-.", "1.2.3", "1 2", "12a", "१", "1_"])
def test_no_number(text: str) -> None:
    """Where Python raises, or reads other digits."""
    try:
        wanted = float(text)
    except ValueError:
        with pytest.raises(ValueError, match="could not convert"):
            udf.Series([text, "1.0"]).map(float)
    else:
        assert list(udf.Series([text, "1.0"]).map(float)) == [wanted, 1.0]


def test_lines_with_their_ends() -> None:
    """By position, by name, and where it is computed."""
    given = ["a\nb\r\nc", "", "x\n", "\u2028y\r", "one"]
    for function in (lambda s: "|".join(s.splitlines(True)), lambda s: "|".join(s.splitlines(keepends=len(s) > 3))):
        assert list(udf.Series(given).map(function)) == [function(s) for s in given]


REFUSED: dict[str, Any] = {
    "a surrogate alone": lambda s: s + "\ud800",
    "udf.text.format": lambda s: "{} {0}".format(s, s),  # noqa: F523, F525 - Python refuses it, too
}


@pytest.mark.parametrize("cause", REFUSED)
def test_what_is_refused(cause: str) -> None:
    """By name, and no fault of ours."""
    with pytest.raises(UdfCompileError, match=re.escape(cause)):
        udf.Series(["a"]).map(REFUSED[cause])
