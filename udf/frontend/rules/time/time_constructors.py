"""Times that a function makes of their parts, typed and lowered."""

from __future__ import annotations

import operator
import sys
from typing import Any, Final

from udf.base.dtypes import UNITS
from udf.base.raising import TOO_FAR
from udf.frontend.base.declarations import INT64, define, is_whole, raise_if, stand_in
from udf.frontend.library.calendar import parts_of, seconds_of
from udf.frontend.numba.names import types
from udf.frontend.rules.time.lengths import pandas_unit
from udf.frontend.rules.time.time_rules import checked, compute_count
from udf.frontend.staged.staged_operators import floor_remainder
from udf.frontend.types.masked_kinds import unmask
from udf.frontend.types.time_kinds import Day, Delta, Instant, Moment, Span

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


@define(as_time, in_nanoseconds, typing=_as_pandas)
def _as_time(_context: Any, _builder: Any, _sig: Any, args: Any) -> Any:
    return args[0]


@define(in_unit, typing=lambda given, unit: Span(unit.literal_value) if isinstance(given, Span) else None)
def _in_unit(_context: Any, builder: Any, sig: Any, args: Any) -> Any:
    before, after = UNITS[sig.args[0].unit], UNITS[sig.return_type.unit]
    finer = after >= before
    return builder.mul(args[0], INT64(after // before)) if finer else builder.sdiv(args[0], INT64(before // after))


@define(replace_parts, typing=lambda given, *kinds: given if isinstance(given, Instant) and _are_parts(kinds) else None)
def _replace_parts(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    unit = UNITS[sig.return_type.unit]
    own = compute_count(context, builder, parts_of, args[0], unit, result=types.UniTuple(types.int64, len(PARTS)))
    values = _part_values(context, builder, sig.args[1:], args[1:], own)
    if not isinstance(sig.return_type, Moment | Day):  # pandas has further years
        early = builder.icmp_signed("<", values[0], INT64(1))
        beyond = builder.or_(early, builder.icmp_signed(">", values[0], INT64(9999)))
        raise_if(context, builder, beyond, OverflowError, TOO_FAR)
    seconds = compute_count(context, builder, seconds_of, *values)
    rest = floor_remainder(builder, args[0], unit)
    if not isinstance(sig.args[7], types.NoneType):
        micro = unit // 10**6
        finer = builder.srem(rest, INT64(max(micro, 1))) if micro > 1 else INT64(0)
        rest = builder.add(builder.mul(values[6], INT64(micro)), finer) if micro else INT64(0)
    return _in_unit_of(context, builder, seconds, rest, unit)
