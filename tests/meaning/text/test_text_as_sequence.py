"""A text as a sequence of code points, beside what is no text, and with arguments that a column gives."""

import pytest

import udf
from udf.errors import UdfError

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
