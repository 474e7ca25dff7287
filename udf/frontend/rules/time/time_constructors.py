"""Times that a function makes of their parts, typed and lowered.

Lengths of time of numbers: ``timedelta(hours=x)``, ``pd.Timedelta(hours=x)``, ``pd.Timedelta(x, unit="h")``.

Python sums microseconds and rounds what is left half to even; pandas sums nanoseconds of floats and cuts off. What
pandas counts by the value at hand (lengths of more than 292 years in seconds) leaves to Python.

Source: CPython, Modules/_datetimemodule.c (accum, delta_new); pandas 3, _libs/tslibs/timedeltas.pyx
(Timedelta.__new__), conversion.pyx (cast_from_unit).
"""

import math
import operator
import sys
from typing import Any, Final

from udf.base.dtypes import UNITS
from udf.base.python_names import TIME_UNITS
from udf.base.raising import TOO_FAR
from udf.frontend.base.current import compilation
from udf.frontend.base.declarations import INT64, define, is_number, is_real, is_whole, raise_if, stand_in
from udf.frontend.base.messages import RefusedCallError
from udf.frontend.base.models import first_argument
from udf.frontend.base.python_checks import floor_signed
from udf.frontend.library import length_arithmetic
from udf.frontend.library.calendar import parts_of, seconds_of
from udf.frontend.library.length_arithmetic import add_real, add_whole, in_units, real_count, rounded
from udf.frontend.numba.names import types
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.scalar.bodies import run_body
from udf.frontend.rules.time.scaling import checked, whole_or_real
from udf.frontend.rules.time.time_rules import compute_count
from udf.frontend.rules.time.zone_clocks import from_wall, to_wall
from udf.frontend.staged.operands import Value
from udf.frontend.staged.syntax_walk import call
from udf.frontend.types.masked_kinds import unmask
from udf.frontend.types.time_kinds import Day, Delta, Instant, Moment, Span, Zoned

PARTS: Final = ("year", "month", "day", "hour", "minute", "second", "microsecond")


def pandas_member(name: str) -> Any:
    """Return a member of pandas, if it was imported; ABSENT otherwise."""
    return getattr(sys.modules.get("pandas"), name, ABSENT)


ABSENT: Final = object()
instant_of: Final = stand_in("instant_of")
"""Stands for a ``pd.Timestamp`` of seven parts."""

moment_of: Final = stand_in("moment_of")
"""Stands for a ``datetime`` of seven parts."""

date_of: Final = stand_in("date_of")
"""Stands for a date of three parts, as seconds."""

in_unit: Final = stand_in("in_unit")
"""(given, unit): stands for a length of time as NumPy has it, in a unit of its own."""


def replace_parts(time: Any, *parts: Any) -> Any:
    """Return a time of which some parts are others; of one that is missing pandas says what that gives."""
    return time.replace(**{name: part for name, part in zip(PARTS, parts, strict=True) if part is not None})


in_nanoseconds: Final = stand_in("in_nanoseconds")
"""Stands for ``pd.to_datetime(given)`` of pandas 2: a text is a time in nanoseconds."""

as_time: Final = stand_in("as_time")
"""Stands for what pandas makes of a value that is a time already."""

as_span: Final = stand_in("as_span")
"""Stands for ``pd.Timedelta`` of a value that is a length of time already."""


def _are_parts(kinds: tuple[Any, ...]) -> bool:
    return all(is_whole(kind) or isinstance(kind, types.NoneType) for kind in kinds)


def _part_values(context: Any, builder: Any, kinds: Any, values: Any, absent: list[Any]) -> list[Any]:
    """Return the parts of a time as int64, ``absent`` those that are not given."""
    return [
        otherwise if isinstance(kind, types.NoneType) else context.cast(builder, value, kind, types.int64)
        for kind, value, otherwise in zip(kinds, values, absent, strict=True)
    ]


@define(moment_of, typing=lambda *kinds: Moment() if _are_parts(kinds) else None)
@define(instant_of, typing=lambda *kinds: Instant(pandas_unit("M")) if _are_parts(kinds) else None)
def _instant(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    values = _part_values(context, builder, sig.args, args, [*[0] * 6, INT64(0)])
    unit = UNITS[sig.return_type.unit]
    seconds = compute_count(context, builder, seconds_of, *values)
    if unit < 10**6:
        return builder.mul(seconds, INT64(unit))
    return _in_unit_of(context, builder, seconds, builder.mul(values[6], INT64(unit // 10**6)), unit)


def _in_unit_of(context: Any, builder: Any, seconds: Any, rest: Any, unit: int) -> Any:
    """Return a count of so many units a second; a row whose nanoseconds 64 bits do not hold is Python's."""
    count = checked(context, builder, operator.mul, (seconds, INT64(unit)))
    return checked(context, builder, operator.add, (count, rest))


@define(date_of, typing=lambda *kinds: Day() if _are_parts(kinds) else None)
def _date(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    values = _part_values(context, builder, sig.args, args, [0] * 3)
    return compute_count(context, builder, seconds_of, *values, *[0] * 4)


def _as_pandas(kind: Any) -> Any:
    """Return the type of what pandas makes of a time: its own of one of Python's, of the same count."""
    if isinstance(kind, Moment | Day | Delta):
        return Span(kind.unit) if isinstance(kind, Delta) else Instant(kind.unit)
    return kind if isinstance(unmask(kind), (Instant, Span)) else None


define(as_time, in_nanoseconds, typing=_as_pandas)(first_argument)
define(as_span, typing=lambda kind: _as_pandas(kind) if isinstance(unmask(kind), Span) else None)(first_argument)


@define(in_unit, typing=lambda given, unit: Span(unit.literal_value) if isinstance(given, Span) else None)
def _in_unit(_context: Any, builder: Any, sig: Any, args: Any) -> Any:
    before, after = UNITS[sig.args[0].unit], UNITS[sig.return_type.unit]
    finer = after >= before
    return builder.mul(args[0], INT64(after // before)) if finer else builder.sdiv(args[0], INT64(before // after))


def _replaced(given: Any, *kinds: Any) -> Any:
    if not isinstance(given, Instant | Zoned) or not _are_parts(kinds):
        return None
    if isinstance(given, Day) and not all(isinstance(kind, types.NoneType) for kind in kinds[3:]):
        raise RefusedCallError("replace() of a date takes year, month and day in a UDF, as in Python")
    if UNITS[given.unit] < 10**6 and not isinstance(kinds[-1], types.NoneType):
        raise RefusedCallError(f"replace(microsecond=..) of a {given} changes its unit; leave it out")
    return given


@define(replace_parts, typing=_replaced)
def _replace_parts(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind = sig.return_type
    unit = UNITS[kind.unit]
    time = to_wall(context, builder, kind, args[0]) if isinstance(kind, Zoned) else args[0]
    own = compute_count(context, builder, parts_of, time, unit, result=types.UniTuple(types.int64, len(PARTS)))
    values = _part_values(context, builder, sig.args[1:], args[1:], own)
    if not isinstance(kind, Moment | Day):  # pandas has further years
        early = builder.icmp_signed("<", values[0], INT64(1))
        beyond = builder.or_(early, builder.icmp_signed(">", values[0], INT64(9999)))
        raise_if(context, builder, beyond, OverflowError, TOO_FAR)
    seconds = compute_count(context, builder, seconds_of, *values)
    rest = floor_signed(builder, time, INT64(unit))[1]
    if not isinstance(sig.args[7], types.NoneType):
        micro = unit // 10**6
        finer = builder.srem(rest, INT64(max(micro, 1))) if micro > 1 else INT64(0)
        rest = builder.add(builder.mul(values[6], INT64(micro)), finer) if micro else INT64(0)
    count = _in_unit_of(context, builder, seconds, rest, unit)
    return from_wall(context, builder, kind, count) if isinstance(kind, Zoned) else count


LENGTHS: Final = {unit.keyword: unit.nanoseconds // 1000 for unit in TIME_UNITS if unit.nanoseconds >= 1000}
"""Keywords of a length of time -> microseconds of one."""

span_of: Final = stand_in("span_of")
"""Stands for a ``pd.Timedelta`` of keywords, a number for each of LENGTHS."""

delta_of: Final = stand_in("delta_of")
"""Stands for a ``timedelta``, as ``span_of``."""

unit_span: Final = stand_in("unit_span")
"""(value, size): stands for ``pd.Timedelta(value, unit=..)``, of a unit of ``size`` microseconds."""

DOUBLE: Final = types.float64
VARYING: Final = "{}() of a float has a unit that depends on its value; take whole numbers"


def pandas_unit(kind: str, code: str = "") -> Any:
    """Return the unit of a time that this pandas makes; microseconds, as Python's, without pandas.

    With ``code``, that of so many of these units, as ``pd.Timedelta(value, unit=code)`` has it.
    """
    pandas = sys.modules.get("pandas")
    if pandas is None:
        return "us"
    length = pandas.Timedelta(1, unit=code) if code else pandas.Timedelta(days=1)
    return getattr(pandas.Timestamp(2024, 1, 1) if kind == "M" else length, "unit", "us")


def _span_type(kind: str, *kinds: Any, code: str = "") -> Any:
    """Return the type of a length of parts; pandas counts nanoseconds of a float that is no whole number."""
    if not all(is_number(one) or isinstance(one, types.NoneType) for one in kinds):
        return None
    if kind == "python":
        return Delta()
    if not any(map(is_real, kinds)):
        return Span(pandas_unit("m", code))
    if compilation().tells and pandas_unit("m") != "ns":
        raise RefusedCallError(VARYING.format("pd.Timedelta"))
    return Span("ns")


def _parts(context: Any, builder: Any, kinds: Any, values: Any) -> list[tuple[Any, Any, int]]:
    """Return (type, value, microseconds of one) of the parts that are given, as int64 or float64."""
    found = []
    for kind, value, size in zip(kinds, values, LENGTHS.values(), strict=True):
        if not is_number(kind):
            continue
        found.append((*whole_or_real(context, builder, kind, value), size))
    return found


# -- sums ---------------------------------------------------------------------------------------------


def _sum(context: Any, builder: Any, parts: list[tuple[Any, Any, int]]) -> list[Any]:
    """Return the state after all parts, from the smallest on."""
    at = InsertPoint(context, builder)
    state: Any = (0, 0.0, 0.0, False)
    for kind, value, size in reversed(parts):
        state = call(at, add_whole if kind is types.int64 else add_real, *state, Value(kind, value), size)
    return list(state)


def _ended(context: Any, builder: Any, function: Any, parts: Any, *given: Any) -> Any:
    """Return the count that a library function makes of the state after all parts."""
    return run_body(context, builder, function, types.int64, *_sum(context, builder, parts), *given)


@define(delta_of, typing=lambda *kinds: _span_type("python", *kinds))
def _delta(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return _ended(context, builder, rounded, _parts(context, builder, sig.args, args))


# -- pandas' --------------------------------------------------------------------------------------------


@define(span_of, typing=lambda *kinds: _span_type("pandas", *kinds))
def _span(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    parts = _parts(context, builder, sig.args, args)
    if any(kind is DOUBLE for kind, _, _ in parts):
        return _span_of_reals(context, builder, parts)
    return _ended(context, builder, in_units, parts, max(UNITS[sig.return_type.unit] // 10**6, 1))


def _span_of_reals(context: Any, builder: Any, parts: list[tuple[Any, Any, int]]) -> Any:
    given = {size: (kind, value) for kind, value, size in parts}
    is_exact = not any(kind is DOUBLE and size >= 10**6 for kind, _, size in parts)
    each = (given.get(size, 0.0) for size in LENGTHS.values())
    return run_body(context, builder, length_arithmetic.in_nanoseconds, types.int64, is_exact, *each)


def _unit_span_type(value: Any, size: Any) -> Any:
    if not is_number(value) or isinstance(value, types.Boolean):
        return None
    of = next(unit for unit in TIME_UNITS if unit.nanoseconds == size.literal_value * 1000)
    return _span_type("pandas", value, code=of.names[0])


def count_real(context: Any, builder: Any, value: Any, size: int, unit: int) -> Any:
    """Return the count of a float of lengths of ``size`` nanoseconds, ``unit`` a second."""
    return run_body(context, builder, real_count, types.int64, (DOUBLE, value), size, int(math.log10(size)), unit)


@define(unit_span, typing=_unit_span_type)
def _unit_span(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    size, unit = int(sig.args[1].literal_value), UNITS[sig.return_type.unit]
    ((kind, value, _),) = _parts(context, builder, (sig.args[0], *(types.none,) * 6), (args[0], *(None,) * 6))
    if kind is DOUBLE:
        return count_real(context, builder, value, size * 1000, unit)
    return checked(context, builder, operator.mul, (value, INT64(size * unit // 10**6)))
