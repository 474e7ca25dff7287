"""What a text is split into, iterated over and joined of is what Python gives."""

import pandas as pd
import pytest

import udf
from tests.meaning.text.test_text_methods import ASCII, OTHERS, expected, texts
from tests.support.budget import in_turn, some

COLUMNS = {
    "ascii": [
        *texts(ASCII), "a-b-c", "-a--b-", "a b  c", " a\tb ", "l1\nl2\r\nl3\r", "\n", "a\x1cb", "k=v=w", "2013-01-02",
    ],
    "utf8": [*texts(ASCII + 2 * OTHERS), "ä-b", "日\u2028本\x85x", "\u3000a\u2003b", "a-ß-c"],
}  # fmt: skip

EXPRESSIONS = """
s.split("-")[0]
s.split("-")[-1]
s.split("-")[1]
len(s.split("-"))
s.split()[0]
s.split()[-1]
len(s.split())
len(s.split(None, 1))
s.split(None, 1)[1]
s.split("a", 1)[-1]
s.split("a", 0)[0]
s.split(s[:1])[0]
s.rsplit("a", 1)[0]
s.rsplit("a", 1)[-1]
s.rsplit("a", 2)[1]
s.rsplit("a")[0]
len(s.splitlines())
s.splitlines()[0]
s.splitlines()[-1]
"b" in s.split("-")
"a" in s.split()
bool(s.split())
s.partition("-")[0]
s.partition("a")[2]
s.partition("a")[1]
s.rpartition("a")[0]
s.rpartition("a")[2]
"".join(s.split())
"-".join(s.split("a"))
", ".join((s, s[:1], "x"))
"-".join([s[:1], s[1:]])
s[:1].join((s, "b"))
"".join(c for c in s if c.isalnum())
"-".join(w.capitalize() for w in s.split())
sum(len(w) for w in s.split())
sum(1 for c in s if c == "a")
any(c.isdigit() for c in s)
all(c.isalpha() for c in s)
max(len(w) for w in s.split("-"))
s.split("-")[0].strip().lower()
"a-b-c".split("-")[len(s) % 4]
""".strip().splitlines()


def unpacked(s):
    a, b, c = s.split("-")
    return b + a + c


def counted(s):
    n = 0
    for word in s.split():
        if word.isalpha():
            n += len(word)
    return n


def numbered(s):
    out = ""
    for i, word in enumerate(s.split("-")):
        out += f"{i}:{word.capitalize()} "
    return out


def reversed_digits(s):
    n, out = 0, ""
    for c in s:
        if c.isdecimal():
            n += int(c)
        else:
            out = c + out
    return out + str(n)


def after(s):
    head, sep, tail = s.partition("=")
    return tail if sep else head


@pytest.mark.parametrize(("column", "expression"), some(in_turn(COLUMNS, EXPRESSIONS), 3))
def test_an_expression_gives_what_python_gives(expression, column) -> None:
    """For every row, and null where Python raises."""
    function = eval(f"lambda s: {expression}")  # noqa: S307 - a list of ours
    values = COLUMNS[column]
    assert list(udf.Series(values).map(function, errors="null")) == expected(function, values)


@pytest.mark.parametrize(
    ("column", "function"), in_turn(COLUMNS, [unpacked, counted, numbered, reversed_digits, after])
)
def test_a_function_gives_what_python_gives(function, column) -> None:
    """Unpacking, loops over words and code points, text that grows."""
    values = COLUMNS[column]
    assert list(udf.Series(values).map(function, errors="null")) == expected(function, values)


def test_what_is_raised() -> None:
    """Python's own words, where there are some."""
    with pytest.raises(IndexError, match="list index out of range"):
        udf.Series(["a"]).map(lambda s: s.split("-")[1])
    with pytest.raises(ValueError, match="empty separator"):
        udf.Series(["a"]).map(lambda s: s.split(s[1:])[0])
    with pytest.raises(ValueError):  # noqa: PT011 - of unpacking: it has no words here
        udf.Series(["a-b"]).map(unpacked)


@pytest.mark.slow
@pytest.mark.parametrize("function", [lambda s: "".join(sorted(s)), lambda s: sum(1 for c in s if c == "b")])
def test_iterating_over_a_missing_text_raises_what_python_raises(function) -> None:
    """Where it is asked first, nothing does."""
    given = pd.Series(["bob", None])
    with pytest.raises(TypeError, match="object is not iterable"):
        given.udf.map(function)
    asked = lambda s: function(s) if pd.notna(s) else function("")
    pd.testing.assert_series_equal(given.udf.map(asked), given.map(asked))
