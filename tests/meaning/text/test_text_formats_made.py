"""Formats of constants, conversions, and names of fields: what Python makes of them, or raises."""

import pytest

import udf
from udf.errors import UdfCompileError

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
