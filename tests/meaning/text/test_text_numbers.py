"""``int(s)`` and ``float(s)`` read what Python reads, to the last bit."""

import decimal
import struct
from random import Random

import numpy as np
import pytest

import udf

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
