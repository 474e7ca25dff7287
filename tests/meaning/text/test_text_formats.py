"""Values become the text that Python makes of them: ``str``, ``repr``, ``format``, f-strings, ``%``, ``str.format``."""

import struct
from random import Random

import numpy as np
import pytest

import udf
from udf.errors import UdfCompileError
from udf.frontend.base.specs import LARGEST, parse_spec

EDGES = [0.0, -0.0, 1.0, -1.5, 0.1, 1e16, 1e15, 123456789012345680.0, 1e22, 1e23, 5e-324, 2.2250738585072014e-308]
EDGES += [
    1.7976931348623157e308, float("inf"), float("-inf"), float("nan"), 0.5, 1.5, 2.5, 0.125, 1e-5, 0.0001, 9.5, 99.5,
]  # fmt: skip
EDGES += [999999.5, 1e5, 0.05, 0.006, 0.6, 100.0, 12345.678, 2.0**53, 1 / 3]
WHOLE = [0, 1, -1, 7, -42, 999, 1000, -1000, 123456, 1234567, -1234567890, 2**63 - 1, -(2**63), 255, 4096]
TEXTS = ["", "a", "abc", "äß", "日本語", "x" * 30]


def floats(count: int) -> list[float]:
    random = Random(3)
    made = [struct.unpack("<d", random.randbytes(8))[0] for _ in range(count)]
    return [*EDGES, *made, *(random.uniform(-1000, 1000) for _ in range(count)), *(i / 100 for i in range(count))]


def integers(count: int) -> list[int]:
    random = Random(4)
    return [*WHOLE, *(random.randrange(-(10**k), 10**k) for k in range(1, 19) for _ in range(count))]


FLOAT_SPECS = [
    ".2f", ".0f", ".10f", "10.3f", "<10.1f", "^12.2e", "+.3g", ".17g", "g", "e", "E", ".0e", "F", "%", ".1%", ",.2f",
    "015,.2f", "_.1f", "#.3g", "#.0f", "+010.1f", ".3", ".6", "10", "010", "*^20.3f", "=+15.2f", ",", "_", ".1", ".25f",
    ".30e", "G", "-", "+", " .2f", "ä>12.1f", "",
]  # fmt: skip
WHOLE_SPECS = [
    "d", "5d", "05d", "+d", ",", "_", "x", "X", "o", "b", "#x", "#X", "#b", "#o", "08b", "#010x", "_x", "_b", ",d",
    "020,d", "*^15", "<8", ">8", "^9", "=+9", ".2f", "e", "%", "10.1f", "g", "15,.1f", " d", "",
]  # fmt: skip
TEXT_SPECS = ["5", "<5", ">5", "^6", "*^7", "s", ".2", "6.1", "05", "ä>4", ".0", ""]


FORMATS = {"floats": (FLOAT_SPECS, floats(300)), "integers": (WHOLE_SPECS, integers(20)), "text": (TEXT_SPECS, TEXTS)}


@pytest.mark.slow
@pytest.mark.parametrize("kind", FORMATS)
def test_values_are_formatted_as_python_formats_them(kind) -> None:
    """Every digit, also of exact halves, very large and very small; every base, groups, fills; text by code points."""
    specs, values = FORMATS[kind]
    for at in range(0, len(specs), 6):
        few = specs[at : at + 6]
        function = eval(f"lambda x: ({', '.join(f'format(x, {spec!r})' for spec in few)},)")  # noqa: S307 - a list of ours
        found = udf.Series(values).map(function)
        for number, spec in enumerate(few):
            assert list(found[number]) == [format(value, spec) for value in values], spec


def test_repr_of_a_float_is_the_shortest_that_reads_back() -> None:
    """As CPython's, for 10,000 doubles; of float32 that of the double."""
    values = floats(3500)
    for function in (lambda x: repr(x), lambda x: str(x)):
        assert list(udf.Series(values).map(function)) == list(map(function, values))
    singles = np.array([1.1, 2.5, 3e-5], "float32")
    assert list(udf.Series(singles).map(lambda x: str(x))) == [str(float(x)) for x in singles]


@pytest.mark.slow
def test_str_of_the_other_types() -> None:
    assert list(udf.Series(WHOLE).map(lambda x: str(x) + repr(x))) == [str(x) * 2 for x in WHOLE]
    assert list(udf.Series([1, -1]).map(lambda x: str(x > 0))) == ["True", "False"]
    assert list(udf.Series(TEXTS).map(lambda x: str(x))) == TEXTS
    large = np.array([2**64 - 1, 0], "uint64")
    assert list(udf.Series(large).map(lambda x: f"{x}|{x:,}")) == [
        "18446744073709551615|18,446,744,073,709,551,615",
        "0|0",
    ]
    assert list(udf.Series([1, None]).map(lambda x: f"{x}!")) == ["1!", None]


def percent(x):
    return "%f|%10.2f|%e|%g|%s|%-10.1f|%+.1f|%%" % (x, x, x, x, x, x, x)  # noqa: UP031 - as below


def method(x):
    return "{0}-{1:08.2f}/{0!s:>9}".format(x, x)  # noqa: UP032 - this is what is tested


@pytest.mark.parametrize("function", [lambda x: f"<{x}|{x:.3f}|{x!s}|{x:>10}|{'lit'}>", percent, method])
def test_values_in_a_text(function) -> None:
    values = floats(100)
    assert list(udf.Series(values).map(function)) == list(map(function, values))


def whole_numbers(x):
    return "%d|%5d|%-5d|%05d|%x|%s|%5s|%.2f|" % (x, x, x, x, x % 1000, x, x, x) + f"{x:04d}-{x}"  # noqa: UP031 - as below


def words(s):
    return "%s|%5s|%-5s|%.2s" % (s, s, s, s) + "{:>8}{}".format(s, len(s)) + "%s!" % s  # noqa: UP031, UP032


@pytest.mark.slow
def test_integers_and_text_in_a_text() -> None:
    """Also where Python itself makes an f-string of ``%``."""
    assert list(udf.Series(WHOLE).map(whole_numbers)) == list(map(whole_numbers, WHOLE))
    assert list(udf.Series(TEXTS).map(words)) == list(map(words, TEXTS))


@pytest.mark.parametrize(
    "function",
    [
        lambda x: format(x, "n"),
        lambda x: "%d %d" % (x,),  # noqa: F507, UP031 - as above
        lambda x: "{0.real}".format(x),  # noqa: UP030, UP032 - as above
        lambda x: f"{x:s}",
    ],
)
def test_what_is_not_there_is_refused(function) -> None:
    with pytest.raises(UdfCompileError):
        udf.Series([1.5]).map(function)


@pytest.mark.slow
def test_a_spec_is_taken_apart() -> None:
    """What Python refuses is no spec."""
    assert parse_spec("*^20,.3f", "float").fill == "*"
    assert parse_spec("d", "str") is None
    assert parse_spec(f"{LARGEST + 1}", "int") is None


def test_a_users_matrix_product_is_no_format() -> None:
    """Although its operator stands for one inside."""

    def product(x):
        x @= "5d"
        return x

    with pytest.raises(UdfCompileError, match="'@=' is not supported"):
        udf.Series([1]).map(product)


WIDTH, DIGITS = 9, 2
QUOTED = [
    "", "a", "it's", 'say "x"', "'\"", "\\n", "\t\r\n", "\x7f\x80\xa0\xad", "äß", "日本\u200b", "\U0001f600\U000e0001",
]  # fmt: skip

FUNCTIONS = [
    lambda s: f"{s:>{WIDTH}}|{s:*^{WIDTH + DIGITS}}|{len(s):0{WIDTH}d}|{len(s) / 7:{WIDTH}.{DIGITS}f}",
    lambda s: f"{s!r}{s!a:>12}{s!s:{WIDTH}}{s=}{len(s)!r}",
    lambda s: repr(s) + ascii(s) + "".join(f"{c!r:>6}" for c in s),
    lambda s: "%r %a %10r %c %-3c| %o %#o %.f %d" % (s, s, s, 65 + len(s), 97, len(s), len(s), 2.5, len(s) / 3),  # noqa: UP031
    lambda s: "{a}{0}{b:>{w}}{{}}{a!r}".format(len(s), a=s, b=s, w=WIDTH),
    lambda s: "{:>{}}{:{}}".format(s, 9, len(s), "05d"),
    lambda s: f"{65 + len(s):c}{-len(s) / 1000:z.1f}{None}{None!s}",
]


@pytest.mark.parametrize("function", FUNCTIONS)
def test_conversions_names_and_nested_fields(function) -> None:
    """Of text with quotes, of what cannot be printed, of text beyond ASCII."""
    assert list(udf.Series(QUOTED).map(function)) == list(map(function, QUOTED))


def test_what_a_number_or_a_code_point_cannot_be() -> None:
    for function, value, error, match in (
        (lambda x: "%c" % x, 0x110000, OverflowError, r"%c arg not in range\(0x110000\)"),  # noqa: UP031 - as above
        (lambda x: "%d" % x, float("nan"), ValueError, "cannot convert float NaN to integer"),  # noqa: UP031 - as above
        (lambda s: ord(s), "ab", TypeError, "string of length 2 found"),
    ):
        with pytest.raises(error, match=match):
            udf.Series([value]).map(function)


@pytest.mark.parametrize(
    ("function", "message"),
    [
        (lambda s: "{0.real}{a}".format(len(s), a=1), "is not supported by format"),  # noqa: UP032
        (lambda s: "{b}".format(a=s), "is not supported by format"),  # noqa: F522, F524 - that is asked
        (lambda s: "%.3d" % len(s), "% does not take"),  # noqa: UP031 - as above
        (lambda s: f"{len(s):n}", "does not take"),
        (lambda s: f"{s:>{len(s)}}", "parts of a format are constants"),
        (lambda s: "{:{}}".format(s, len(s)), "parts of a format are constants"),
        (lambda s: format(1, s), "parts of a format are constants"),
    ],
)
def test_what_is_not_there(function, message) -> None:
    with pytest.raises(UdfCompileError, match=message):
        udf.Series(["a"]).map(function)
