"""Lengths of time: sums of parts, products and quotients. Python rounds half to even, pandas cuts off.

Source: CPython, Modules/_datetimemodule.c (accum, delta_new), Python/pytime.c; pandas 3.1, _libs/tslibs/timedeltas.pyx,
conversion.pyx (cast_from_unit).
"""

import datetime as dt
import math
import operator
from typing import Final

from udf.base.raising import TOO_FAR
from udf.frontend.base.messages import INFINITY_TO_INTEGER, NAN_TO_INTEGER, NO_TIME, message_of
from udf.frontend.library.calendar import BEHIND, DAY, FIRST
from udf.frontend.library.intrinsics import rint, trunc

NO_DIVISOR: Final = message_of(operator.truediv, dt.timedelta(1), 0)
TOO_MANY: Final = message_of(dt.timedelta, 2**31)
REAL: Final = 9.2e18
"""A float below which an integer has 64 bits."""

PYTHON_MOST: Final = float(1000000001 * DAY * 10**6)
"""Microseconds that no ``timedelta`` has."""

# -- sums of parts: microseconds so far, what is left of one, the sum as a float, whether 64 bits do not hold it

State = tuple[int, float, float, bool]


def add_whole(total: int, left: float, size: float, beyond: bool, value: int, factor: int) -> State:
    """Add ``value`` lengths of ``factor`` microseconds."""
    part = float(value) * factor
    after = size + part
    held = not beyond and -REAL < after < REAL and -REAL < part < REAL
    return total + (value * factor if held else 0), left, after, not held


def add_real(total: int, left: float, size: float, beyond: bool, value: float, factor: int) -> State:
    """Add ``value`` lengths of ``factor`` microseconds."""
    if value != value:
        raise ValueError(NAN_TO_INTEGER)
    if value - value != 0:
        raise OverflowError(INFINITY_TO_INTEGER)
    whole = trunc(value)
    part = (value - whole) * factor
    fine = trunc(part)
    after = size + value * factor
    if beyond or not -REAL < after < REAL or not -REAL < whole * factor < REAL:
        return total, left, after, True
    return total + int(whole) * factor + int(fine), left + (part - fine), after, False


def rounded(total: int, left: float, size: float, beyond: bool) -> int:
    """Return the microseconds of a ``timedelta``."""
    if size >= PYTHON_MOST or size <= -PYTHON_MOST:
        raise OverflowError(TOO_MANY)
    if beyond:
        raise OverflowError(TOO_FAR)
    whole, odd = rint(left), float(total % 2)
    even = 2.0 * rint((left + odd) * 0.5) - odd
    return total + int(even if abs(whole - left) == 0.5 else whole)


def in_units(total: int, left: float, size: float, beyond: bool, fine: int) -> int:
    """Return the count of a ``pd.Timedelta`` of whole numbers, ``fine`` a microsecond."""
    if beyond or not -REAL / 1000 < size < REAL / 1000:
        raise OverflowError(TOO_FAR)
    return total * fine


def in_nanoseconds(
    exact: bool, week: float, day: float, hour: float, minute: float, second: float, milli: float, micro: float
) -> int:
    """Return the nanoseconds of a ``pd.Timedelta`` of parts; ``exact`` if all from seconds on are whole numbers."""
    total = ((float(day) + float(week) * 7.0) * 24.0 + float(hour)) * 3600.0 + float(minute) * 60.0 + float(second)
    if total != total or milli != milli or micro != micro:
        raise ValueError(NAN_TO_INTEGER)
    if not abs(total) * 1e9 + abs(float(milli)) * 1e6 + abs(float(micro)) * 1e3 < REAL:
        raise OverflowError(TOO_FAR)
    seconds = int(total) * 1000000000 if exact else int(total * 1e9)
    return seconds + int(milli * 1e6) + int(micro * 1e3)


# -- counts ----------------------------------------------------------------------------------------------


def whole_count(value: int, size: int) -> int:
    """Return so many lengths of ``size``."""
    most = 2**63 // size - 1
    if value > most or value < -most:
        raise OverflowError(TOO_FAR)
    return value * size


def real_count(value: float, size: int, digits: int, unit: int) -> int:
    """Return so many lengths of ``size`` nanoseconds, which have ``digits``, counted ``unit`` a second, as pandas."""
    if value != value:
        raise OverflowError(NO_TIME)
    if not -REAL < value * size < REAL:
        raise OverflowError(TOO_FAR)
    base = math.trunc(value)
    return (base * size + math.trunc(round(value - base, digits) * size)) // (1000000000 // unit)


def microseconds(value: float) -> int:
    """Return the microseconds of seconds since 1970: ``datetime.utcfromtimestamp``."""
    if value != value or not -1e15 < value < 1e15:  # Python's exception depends on the machine
        raise OverflowError(TOO_FAR)
    base = math.trunc(value)
    if base >= BEHIND or base < FIRST:
        raise ValueError("year is out of range")
    return base * 1000000 + round((value - base) * 1e6)


# -- pandas': cut off ------------------------------------------------------------------------------------


def span_times(count: int, factor: float) -> int:
    """Return a ``pd.Timedelta`` times a float."""
    if factor != factor:
        raise OverflowError(NO_TIME)
    product = float(count) * factor
    if not -REAL < product < REAL:
        raise OverflowError(TOO_FAR)
    if factor == trunc(factor) and -REAL < factor < REAL:
        return count * int(factor)
    return int(product)


def span_over(count: int, divisor: float) -> int:
    """Return a ``pd.Timedelta`` over a float."""
    if divisor != divisor:
        raise OverflowError(NO_TIME)
    if divisor == 0:
        raise ZeroDivisionError("float division by zero")
    quotient = float(count) / divisor
    if not -REAL < quotient < REAL:
        raise OverflowError(TOO_FAR)
    if divisor == trunc(divisor) and -REAL < divisor < REAL:
        return _cut_quotient(count, int(divisor))
    return int(quotient)


def _cut_quotient(count: int, divisor: int) -> int:
    result = count // divisor
    return result + (1 if result < 0 and result * divisor != count else 0)


def span_over_whole(count: int, divisor: int) -> int:
    """Return a ``pd.Timedelta`` over a whole number."""
    if divisor == 0:
        raise ZeroDivisionError(NO_DIVISOR)
    return _cut_quotient(count, divisor)


def old_span_times(count: int, factor: float) -> int:
    """Return a ``pd.Timedelta`` times a number, before pandas 3.1, for which whole numbers are floats."""
    product = float(count) * factor
    if factor != factor:
        raise OverflowError(NO_TIME)
    if not -REAL < product < REAL:
        raise OverflowError(TOO_FAR)
    return int(product)


def old_span_over(count: int, divisor: float) -> int:
    """Return a ``pd.Timedelta`` over a number, before pandas 3.1."""
    quotient = float(count) / divisor
    if divisor != divisor:
        raise OverflowError(NO_TIME)
    if not -REAL < quotient < REAL:
        raise OverflowError(TOO_FAR)
    return int(quotient)
