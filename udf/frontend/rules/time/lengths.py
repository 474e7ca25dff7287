"""Lengths of time of numbers: ``timedelta(hours=x)``, ``pd.Timedelta(hours=x)``, ``pd.Timedelta(x, unit="h")``.

Python sums microseconds and rounds what is left half to even; pandas sums nanoseconds of floats and cuts off. What
pandas counts by the value at hand (lengths of more than 292 years in seconds) leaves to Python.

Source: CPython, Modules/_datetimemodule.c (accum, delta_new); pandas 3, _libs/tslibs/timedeltas.pyx
(Timedelta.__new__), conversion.pyx (cast_from_unit).
"""

# Numba compiles the functions in here that have no annotations.
# ruff: noqa: ANN001, ANN202, PLR0124
# mypy: disable-error-code="no-untyped-def,no-untyped-call"
from __future__ import annotations

import datetime as dt
import math
import operator
import sys
from typing import Any, Final

from udf.base.dtypes import UNITS
from udf.base.raising import TOO_FAR
from udf.frontend.base.current import compilation
from udf.frontend.base.declarations import INT64, define, is_number, is_real, is_uint64, is_whole, raise_if, stand_in
from udf.frontend.base.messages import INFINITY_TO_INTEGER, NAN_TO_INTEGER, NO_TIME, message_of
from udf.frontend.base.refusals import RefusedCallError
from udf.frontend.base.status_marks import COMPUTED
from udf.frontend.numba.names import cgutils, types
from udf.frontend.rules.scalar.libdevice import rint, trunc
from udf.frontend.rules.time.fields import DAY
from udf.frontend.rules.time.limits import MOST_DAYS, pandas_overflow
from udf.frontend.rules.time.scaling import REAL, compute
from udf.frontend.rules.time.time_rules import checked
from udf.frontend.types.time_kinds import Delta, Span

LENGTHS: Final = {
    "weeks": 7 * DAY * 10**6, "days": DAY * 10**6, "hours": 3600 * 10**6, "minutes": 60 * 10**6, "seconds": 10**6,
    "milliseconds": 10**3, "microseconds": 1,
}  # fmt: skip
"""Keywords of a length of time -> microseconds of one."""


span_of: Final = stand_in("span_of")
"""Stands for a ``pd.Timedelta`` of keywords, a number for each of LENGTHS."""


delta_of: Final = stand_in("delta_of")
"""Stands for a ``timedelta``, as ``span_of``."""


unit_span: Final = stand_in("unit_span")
"""(value, size): stands for ``pd.Timedelta(value, unit=..)``, of a unit of ``size`` microseconds."""


DOUBLE: Final = types.float64
PYTHON_MOST: Final = float((MOST_DAYS + 2) * DAY * 10**6)
"""Microseconds that no ``timedelta`` has."""

TOO_MANY: Final = message_of(dt.timedelta, 2**31)


def pandas_unit(kind: str) -> Any:
    """Return the unit of a time that this pandas makes; microseconds, as Python's, without pandas."""
    pandas = sys.modules.get("pandas")
    if pandas is None:
        return "us"
    return getattr(pandas.Timestamp(2024, 1, 1) if kind == "M" else pandas.Timedelta(days=1), "unit", "us")


def _span_type(kind: str, *kinds: Any) -> Any:
    """Return the type of a length of parts; pandas counts nanoseconds of a float that is no whole number."""
    if not all(is_number(one) or isinstance(one, types.NoneType) for one in kinds):
        return None
    if kind == "python":
        return Delta()
    if any(map(is_real, kinds)) and compilation().tells and pandas_unit("m") != "ns":
        raise RefusedCallError("pd.Timedelta() of a float has a unit that depends on its value; take whole numbers")
    return Span("ns" if any(map(is_real, kinds)) else pandas_unit("m"))


def _parts(context: Any, builder: Any, kinds: Any, values: Any) -> list[tuple[Any, Any, int]]:
    """Return (type, value, microseconds of one) of the parts that are given, as int64 or float64."""
    found = []
    for kind, value, size in zip(kinds, values, LENGTHS.values(), strict=True):
        if not is_number(kind):
            continue
        if is_uint64(kind):
            raise_if(context, builder, builder.icmp_signed("<", value, INT64(0)), OverflowError, TOO_FAR)
        to = types.int64 if is_whole(kind) else DOUBLE
        found.append((to, context.cast(builder, value, kind, to), size))
    return found


# -- microseconds, as Python sums them -----------------------------------------------------------------

STATE: Final = types.Tuple([types.int64, DOUBLE, DOUBLE, types.int64])
"""The sum so far, the fractions that are left, the sum as a float, and whether 64 bits do not hold it."""


def _add_whole(total, left, size, beyond, value, factor):
    size += float(value) * factor
    if beyond != 0 or not (-REAL < size < REAL) or not (-REAL < float(value) * factor < REAL):
        return total, left, size, 1
    return total + value * factor, left, size, 0


def _add_real(total, left, size, beyond, value, factor):
    if value != value:
        raise ValueError(NAN_TO_INTEGER)
    if value - value != 0:
        raise OverflowError(INFINITY_TO_INTEGER)
    whole = trunc(value)
    part = (value - whole) * factor
    fine = trunc(part)
    size += value * factor
    if beyond != 0 or not (-REAL < size < REAL) or not (-REAL < whole * factor < REAL):
        return total, left, size, 1
    return total + int(whole) * factor + int(fine), left + (part - fine), size, 0


def _rounded(total, left, size, beyond):
    if size >= PYTHON_MOST or size <= -PYTHON_MOST:
        raise OverflowError(TOO_MANY)
    if beyond != 0:
        raise OverflowError(TOO_FAR)
    whole = rint(left)
    if abs(whole - left) == 0.5:
        odd = float(total % 2)
        whole = 2.0 * rint((left + odd) * 0.5) - odd
    return total + int(whole)


def _sum(context: Any, builder: Any, parts: list[tuple[Any, Any, int]]) -> list[Any]:
    """Return the state after all parts, from the smallest on."""
    real = context.get_constant(DOUBLE, 0.0)
    state = [INT64(0), real, real, INT64(0)]
    for kind, value, size in reversed(parts):
        function = _add_whole if kind is types.int64 else _add_real
        kinds = (*STATE, kind, types.int64)
        state = cgutils.unpack_tuple(
            builder, compute(context, builder, function, STATE, kinds, [*state, value, INT64(size)])
        )
    return state


@define(delta_of, typing=lambda *kinds: _span_type("python", *kinds))
def _delta(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    state = _sum(context, builder, _parts(context, builder, sig.args, args))
    return compute(context, builder, _rounded, types.int64, tuple(STATE), state)


# -- pandas' --------------------------------------------------------------------------------------------


def _in_nanoseconds_range(total, size, beyond, fine):
    if beyond != 0 or not (-REAL / 1000 < size < REAL / 1000):
        raise OverflowError(TOO_FAR)
    return total * fine


def _real_nanoseconds(seconds, is_whole_seconds, milli, micro):
    if seconds != seconds or milli != milli or micro != micro:
        raise ValueError(NAN_TO_INTEGER)
    if not (abs(seconds) * 1e9 + abs(milli) * 1e6 + abs(micro) * 1e3 < REAL):
        raise OverflowError(TOO_FAR)
    whole = int(seconds) * 1000000000 if is_whole_seconds != 0 else int(seconds * 1e9)
    return whole + int(milli * 1e6) + int(micro * 1e3)


@define(span_of, typing=lambda *kinds: _span_type("pandas", *kinds))
def _span(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    parts = _parts(context, builder, sig.args, args)
    if any(kind is DOUBLE for kind, _, _ in parts):
        return _span_of_reals(context, builder, parts)
    total, _, size, beyond = _sum(context, builder, parts)
    kinds = (types.int64, DOUBLE, types.int64, types.int64)
    fine = INT64(max(UNITS[sig.return_type.unit] // 10**6, 1))
    return compute(context, builder, _in_nanoseconds_range, types.int64, kinds, [total, size, beyond, fine])


def _span_of_reals(context: Any, builder: Any, parts: list[tuple[Any, Any, int]]) -> Any:
    zero = context.get_constant(DOUBLE, 0.0)
    real = {size: context.cast(builder, value, kind, DOUBLE) for kind, value, size in parts}
    week, day, hour, minute, second, milli, micro = (real.get(size, zero) for size in LENGTHS.values())
    number = second.type
    total = builder.fadd(day, builder.fmul(week, number(7.0)))
    total = builder.fadd(builder.fmul(total, number(24.0)), hour)
    total = builder.fadd(builder.fmul(total, number(3600.0)), builder.fmul(minute, number(60.0)))
    total = builder.fadd(total, second)
    is_exact = not any(kind is DOUBLE and size >= 10**6 for kind, _, size in parts)
    kinds = (DOUBLE, types.int64, DOUBLE, DOUBLE)
    values = [total, INT64(int(is_exact)), milli, micro]
    return compute(context, builder, _real_nanoseconds, types.int64, kinds, values)


def _unit_span_type(value: Any, _size: Any) -> Any:
    if not is_number(value) or isinstance(value, types.Boolean):
        return None
    return _span_type("pandas", value)


def real_count(size: int, unit: int) -> Any:
    """Return the function of a float that counts ``unit`` a second, of ``size`` nanoseconds each, as pandas does."""
    digits = int(math.log10(size))

    def run(value):
        if value != value:
            raise OverflowError(NO_TIME)
        if not (-REAL < value * size < REAL):
            raise OverflowError(TOO_FAR)
        base = math.trunc(value)
        return (base * size + math.trunc(round(value - base, digits) * size)) // (1000000000 // unit)

    return run


@define(unit_span, typing=_unit_span_type)
def _unit_span(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    size, unit = int(sig.args[1].literal_value), UNITS[sig.return_type.unit]
    ((kind, value, _),) = _parts(context, builder, (sig.args[0], *(types.none,) * 6), (args[0], *(None,) * 6))
    if kind is DOUBLE:
        return compute(context, builder, real_count(size * 1000, unit), types.int64, (DOUBLE,), [value])
    found = pandas_overflow("a length")
    beyond = (OverflowError, TOO_FAR) if found is None else (found, *COMPUTED)
    return checked(context, builder, operator.mul, (value, INT64(size * unit // 10**6)), *beyond)
