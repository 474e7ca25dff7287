"""Code points, words and numbers of a text are CPython's: every code point, every length and place, to the last bit."""

import decimal
import re
import struct
from random import Random
from typing import Any

import numpy as np
import pyarrow as pa
import pytest

import udf
from tests.support.budget import THOROUGH
from tests.support.ship.unicode_image import image
from udf.errors import BrokenPackageError, UdfCompileError
from udf.text import unicode_tables
from udf.text.unicode_tables import path, tables

PREDICATES = (
    "isalpha isdecimal isdigit isnumeric isalnum isspace islower isupper istitle isidentifier isprintable isascii"
)
CHANGES = "lower upper title capitalize swapcase casefold"
PLANES = range(17) if THOROUGH else (0, 1, 2, 3, 14, 16)
"""The others have no characters, or private ones alone, as the last one has."""


def points() -> list[str]:
    """Return every code point but surrogates."""
    found = (point for plane in PLANES for point in range(plane << 16, (plane + 1) << 16))
    return [chr(point) for point in found if not 0xD800 <= point < 0xE000]


def test_a_version_of_unicode_that_is_not_shipped(monkeypatch, tmp_path) -> None:
    """Of a Python that is not supported, or a file that is gone: an error that says so."""
    monkeypatch.setattr(unicode_tables, "path", lambda: tmp_path / "none.bin")
    with pytest.raises(BrokenPackageError, match=r"Inlay's table of Unicode .* cannot be loaded"):
        tables.__wrapped__()


@pytest.fixture(scope="module")
def every() -> list[str]:
    """Return every code point: half a second's work."""
    return points()


@pytest.fixture(scope="module")
def column(every) -> udf.Series:
    return udf.Series(every)


def agree(found: udf.Series, expected: list) -> None:
    """Compare a million values as Arrow has them; as lists, if they differ."""
    values = pa.array(found)
    assert values.equals(pa.array(expected, values.type)) or values.to_pylist() == expected


@pytest.mark.slow
@pytest.mark.parametrize("name", [*PREDICATES.split(), *CHANGES.split()])
def test_a_method_is_cpythons_for_every_code_point(name, every, column) -> None:
    function = eval(f"lambda s: s.{name}()")  # noqa: S307 - a list of ours
    agree(column.map(function), list(map(function, every)))


@pytest.mark.slow
@pytest.mark.parametrize("name", ["lower", "title", "swapcase", "capitalize", "istitle"])
def test_what_is_around_counts(name, every, column) -> None:
    """A sigma ends a word or not; a letter begins one or not."""
    function = eval(f"lambda s: ('aΣ' + s + 'Σb').{name}()")  # noqa: S307 - a list of ours
    agree(column.map(function), list(map(function, every)))


@pytest.mark.slow
def test_code_points_there_and_back(every, column) -> None:
    """Ord and chr, over all planes."""
    agree(column.map(lambda s: chr(ord(s))), every)


@pytest.mark.slow
@pytest.mark.parametrize("function", [repr, ascii])
def test_how_a_code_point_is_shown(function, every, column) -> None:
    """Escaped where it cannot be printed."""
    agree(column.map(lambda s: function(s)), list(map(function, every)))


@pytest.mark.slow
def test_the_tables_are_those_of_this_python() -> None:
    """What is shipped is what would be made now; there is an image for each Python that is supported."""
    assert path().exists()
    assert tables().tobytes() == image()


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


WORDS = """1|1.5| 1e5 |-0|+.5|5.|.||1_0|1__0|_1|1_|1e|1e+5|1E-5|inf|-Infinity|nan|NaN|1e400|1e-400|1 2|e5|1._5|1_.5|
1e_5|1e5_|1e5_0|0x10|2.2250738585072012e-308|4.9e-324|2.4703282292062327e-324|2.4703282292062328e-324|1.7976931348623157e308|
1.7976931348623159e308|9007199254740993|9007199254740992.5|9007199254740993.00000000000000000000000000000000001|-|+|
8.98846567431158e307|\x1f5|\u30001\u3000|١٢٫٣|１２.５|1e１|infin|-nan""".replace("\n", "").split("|")  # noqa: RUF001
WHOLE = """1|-5|+7| 12 ||-|1_000|1__0|_1|9223372036854775807|-9223372036854775808|9223372036854775808|0x1f|１２|٣|1.0|
\x1f5|5\u2003|0b1|007|00|0|0_0|0x|0x_f|0o17|ff|Zz|a_b|!|99999999999999999999999|-0""".replace("\n", "").split("|")  # noqa: RUF001


def outcome(function, value):
    """Return what Python gives; None where it raises, or gives what 64 bits do not hold."""
    try:
        found = function(value)
    except ValueError:
        return None
    return None if type(found) is int and not -(2**63) <= found < 2**63 else found


def bits(value):
    return None if value is None else struct.pack("<d", value)


def near_halves(random):
    """Yield decimal numbers that lie between two doubles, exactly or by a digit far behind."""
    exact = decimal.Context(prec=1100)  # the thread's own is what decimals are computed in
    while True:
        low = struct.unpack("<d", random.randbytes(8))[0]
        high = float(np.nextafter(low, np.inf))
        if np.isfinite(low) and np.isfinite(high):
            middle = str(exact.divide(exact.add(decimal.Decimal(low), decimal.Decimal(high)), decimal.Decimal(2)))
            yield middle
            yield middle + "0000000001" if "E" not in middle and "." in middle else middle


def many(count: int) -> list[str]:
    random, halves = Random(5), near_halves(Random(6))
    made = []
    for _ in range(count):
        x = struct.unpack("<d", random.randbytes(8))[0]
        made += [repr(x), f"{random.uniform(-1000, 1000):.{random.randrange(20)}f}", f"{x:.{random.randrange(40)}e}"]
        made += [f"{random.randrange(10 ** random.randrange(1, 40))}e{random.randrange(-340, 310)}", next(halves)]
    return made


@pytest.mark.parametrize("values", [WORDS, [w for w in WORDS if w.isascii()], many(2000)], ids=["all", "ascii", "many"])
def test_float_reads_what_python_reads(values) -> None:
    """The nearest double; a ValueError for what is no number."""
    found = list(udf.Series(values).map(lambda s: float(s), errors="null"))
    wanted = [outcome(float, value) for value in values]
    for value, mine, theirs in zip(values, found, wanted, strict=True):
        assert bits(mine) == bits(theirs) or (mine != mine and theirs != theirs), value


@pytest.mark.parametrize("values", [WHOLE, [w for w in WHOLE if w.isascii()]], ids=["all", "ascii"])
def test_int_reads_what_python_reads(values) -> None:
    """In bases 10, 16, 36, and the one that a prefix names."""
    series = udf.Series(values)
    for function in (lambda s: int(s), lambda s: int(s, 16), lambda s: int(s, 0), lambda s: int(s, 36)):
        assert list(series.map(function, errors="null")) == [outcome(function, value) for value in values]


def test_what_is_no_number_is_pythons_own_error() -> None:
    """With the text of the row; an integer beyond 64 bits is an OverflowError."""
    with pytest.raises(ValueError, match=r"invalid literal for int\(\) with base 10: 'abc'"):
        udf.Series(["1", "abc"]).map(lambda s: int(s))
    with pytest.raises(ValueError, match="could not convert string to float: 'ä'"):
        udf.Series(["1", "ä"]).map(lambda s: float(s))
    with pytest.raises(OverflowError, match="64 bits"):
        udf.Series(["1", "9" * 30]).map(lambda s: int(s))
