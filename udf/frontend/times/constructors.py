"""Times that a function makes: ``pd.Timestamp(..)``, ``datetime(..)``, ``pd.Timedelta(hours=n)``, ``t.replace(..)``.

On Numba's untyped IR a constructor of constants is the time that Python itself makes of them. One of values becomes a
call of ``instant_of`` or ``span_of``, with all parts in one order; what Python refuses of them raises here too.
"""

# Numba compiles the functions in here that have no annotations.
# ruff: noqa: ANN001, ANN201, ANN202
# mypy: disable-error-code="no-untyped-def,no-untyped-call"
from __future__ import annotations

import datetime as dt
import operator
import sys
from typing import Any, Final

import numpy as np

from udf.base.dtypes import UNITS
from udf.base.pandas_meaning import meaning
from udf.base.raising import TOO_FAR
from udf.bind.times import time_constant
from udf.errors import DTypeError
from udf.frontend.loops.constant_items import as_constant
from udf.frontend.lower.statuses import COMPUTED
from udf.frontend.masked.kinds import unmask
from udf.frontend.numba.names import cgutils, ir, types
from udf.frontend.rewrites.nodes import RefusedError, definition_of, is_expression
from udf.frontend.rewrites.replacement import Replacement, replace_values
from udf.frontend.rewrites.short_arrays import function_of
from udf.frontend.semantics.messages import message_of
from udf.frontend.semantics.rules import INT64, define, is_whole, raise_if, stand_in
from udf.frontend.times.calendar_fields import days_from_civil, days_in_month
from udf.frontend.times.fields import DAY, civil
from udf.frontend.times.kinds import Day, Delta, Instant, Moment, Span
from udf.frontend.times.lengths import LENGTHS, delta_of, pandas_unit, span_of, unit_span
from udf.frontend.times.limits import pandas_overflow
from udf.frontend.times.rules import checked, compute_count

PARTS: Final = ("year", "month", "day", "hour", "minute", "second", "microsecond")
UNIT_NAMES: Final = {
    "W": "weeks", "D": "days", "d": "days", "day": "days", "days": "days", "h": "hours", "H": "hours", "hr": "hours",
    "hour": "hours", "hours": "hours", "m": "minutes", "min": "minutes", "minute": "minutes", "minutes": "minutes",
    "T": "minutes", "s": "seconds", "S": "seconds", "sec": "seconds", "second": "seconds", "seconds": "seconds",
    "ms": "milliseconds", "L": "milliseconds", "us": "microseconds", "U": "microseconds",
}  # fmt: skip
"""pandas' and NumPy's names of a unit -> the keyword of the same length."""

FORMAT: Final = "pd.to_datetime() of a text takes format='%d/%m/%Y', or another one, and errors='coerce' in a UDF"

_ORDER: Final = ("days", "seconds", "microseconds", "milliseconds", "minutes", "hours", "weeks")
"""The order of the parameters of ``datetime.timedelta``."""


def _pandas(name: str) -> Any:
    return getattr(sys.modules.get("pandas"), name, _ABSENT)


_ABSENT: Final = object()


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


def replace_constructors(func_ir: Any) -> None:
    """Put the times that constructors make of constants in their place, and calls of ours in that of others."""
    replace_values(func_ir, _TimeConstructor)


class _TimeConstructor(Replacement):
    """The time in the place of a call, or a call of ours that makes it."""

    def of(self, call: Any) -> Any:
        """Return what takes the place of a call; None if it stays."""
        if not is_expression(call, "call") or call.vararg is not None:
            return None
        function = function_of(self.func_ir, call.func)
        instants = (dt.datetime, dt.date, _pandas("Timestamp"), _pandas("to_datetime"), np.datetime64)
        spans = (dt.timedelta, _pandas("Timedelta"), _pandas("to_timedelta"), np.timedelta64)
        if any(function is one for one in (*instants, *spans)):
            constant = self._constant(function, call)
            if constant is not None:
                return constant
            return (
                self._span(function, call) if any(function is one for one in spans) else self._instant(function, call)
            )
        method = definition_of(self.func_ir, call.func)
        names = [name for name, _ in call.kws]
        if is_expression(method, "getattr") and method.attr == "replace" and names and not call.args:
            if not set(names) <= {*PARTS}:
                raise RefusedError(f"replace() takes {', '.join(PARTS)} in a UDF", self.loc)
            return self.call(replace_parts, [method.value, *self._by_name(PARTS, dict(call.kws))])
        return None

    def _constant(self, function: Any, call: Any) -> Any:
        """Return the time that a constructor makes of constants, as one; None if an argument is none."""
        positional = [as_constant(self.func_ir, argument) for argument in call.args]
        named = {name: as_constant(self.func_ir, argument) for name, argument in call.kws}
        if None in positional or None in named.values():
            return None
        try:
            time = function(
                *(one.value for one in positional if one), **{n: one.value for n, one in named.items() if one}
            )
        except (ValueError, TypeError) as error:
            raise RefusedError(f"{error} in a UDF", self.loc) from error
        try:
            if time_constant(time) is None:
                raise RefusedError(f"{function.__name__}(..) is {time!r} here, which is no time in a UDF", self.loc)
        except DTypeError as refused:
            raise RefusedError(str(refused), self.loc) from refused
        return ir.Const(time, self.loc)

    def _instant(self, function: Any, call: Any) -> Any:
        given = dict(zip(PARTS, call.args, strict=False)) | dict(call.kws)
        if function is _pandas("to_datetime") and call.kws:
            raise RefusedError(FORMAT, self.loc)
        if len(call.args) == 1 and not call.kws and function is not dt.date:
            fine = function is _pandas("to_datetime") and not meaning().keeps_units
            return self.call(in_nanoseconds if fine else as_time, [call.args[0]])
        wanted = PARTS[:3] if function is dt.date else PARTS
        if not {"year", "month", "day"} <= given.keys() <= {*wanted}:
            raise RefusedError(f"{function.__name__}() takes {', '.join(wanted)} in a UDF", self.loc)
        parts = self._by_name(wanted, given)
        made = date_of if function is dt.date else moment_of if function is dt.datetime else instant_of
        return self.call(made, parts)

    def _span(self, function: Any, call: Any) -> Any:
        named = dict(call.kws)
        if function is dt.timedelta:
            named |= dict(zip(_ORDER, call.args, strict=False))
        elif len(call.args) + ("value" in named) == 1 or len(call.args) == 2:
            unit = call.args[1] if len(call.args) == 2 else named.pop("unit", None)
            value = call.args[0] if call.args else named.pop("value")
            if unit is None:
                return self.call(as_time, [value])
            name = as_constant(self.func_ir, unit)
            keyword = UNIT_NAMES.get(name.value) if name is not None else None
            if keyword is None:
                raise RefusedError(f"{function.__name__}() takes a constant unit in a UDF, as 'D', 'h', 's'", self.loc)
            if function is not np.timedelta64:
                return self.call(unit_span, [value, self.constant(LENGTHS[keyword])])
            made = self.assign(self.call(span_of, self._by_name(tuple(LENGTHS), {keyword: value})))
            unit = self.constant(name.value if name is not None and name.value in UNITS else "s")
            return self.call(in_unit, [made, unit])
        if not named or not named.keys() <= LENGTHS.keys():
            raise RefusedError(f"{function.__name__}() takes {', '.join(LENGTHS)} in a UDF", self.loc)
        made = delta_of if function is dt.timedelta else span_of
        return self.call(made, self._by_name(tuple(LENGTHS), named))

    def _by_name(self, names: tuple[str, ...], named: dict[str, Any]) -> list[Any]:
        return [named[name] if name in named else self.constant(None) for name in names]


# -- typed and lowered ---------------------------------------------------------------------------------


def _are_parts(kinds: tuple[Any, ...]) -> bool:
    return all(is_whole(kind) or isinstance(kind, types.NoneType) for kind in kinds)


TOO_LARGE: Final = message_of(dt.datetime, 2**31, 1, 1)
TOO_SMALL: Final = message_of(dt.datetime, -(2**31) - 1, 1, 1)


def _at(year, month, day, hour, minute, second, microsecond):
    if max(year, month, day, hour, minute, second, microsecond) >= 2**31:
        raise OverflowError(TOO_LARGE)
    if min(year, month, day, hour, minute, second, microsecond) < -(2**31):
        raise OverflowError(TOO_SMALL)
    if year < 1 or year > 9999:
        raise ValueError("year is out of range")
    if month < 1 or month > 12:
        raise ValueError("month must be in 1..12")
    if day < 1 or day > days_in_month(year, month):
        raise ValueError("day is out of range for month")
    if hour < 0 or hour > 23:
        raise ValueError("hour must be in 0..23")
    if minute < 0 or minute > 59:
        raise ValueError("minute must be in 0..59")
    if second < 0 or second > 59:
        raise ValueError("second must be in 0..59")
    if microsecond < 0 or microsecond > 999999:
        raise ValueError("microsecond must be in 0..999999")
    days = days_from_civil(year, month, day)
    return ((days * 24 + hour) * 60 + minute) * 60 + second


def _part_values(context: Any, builder: Any, kinds: Any, values: Any, absent: list[Any]) -> list[Any]:
    """Return the parts of a time as int64, ``absent`` those that are not given."""
    return [
        otherwise if isinstance(kind, types.NoneType) else context.cast(builder, value, kind, types.int64)
        for kind, value, otherwise in zip(kinds, values, absent, strict=True)
    ]


@define(moment_of, typing=lambda *kinds: Moment() if _are_parts(kinds) else None)
@define(instant_of, typing=lambda *kinds: Instant(pandas_unit("M")) if _are_parts(kinds) else None)
def _instant(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    values = _part_values(context, builder, sig.args, args, [INT64(0)] * 7)
    unit = UNITS[sig.return_type.unit]
    seconds = compute_count(context, builder, _at, values)
    if unit < 10**6:
        return builder.mul(seconds, INT64(unit))
    return _in_unit_of(context, builder, seconds, builder.mul(values[6], INT64(unit // 10**6)), unit)


def _in_unit_of(context: Any, builder: Any, seconds: Any, rest: Any, unit: int) -> Any:
    """Return a count of so many units a second; raise what pandas raises where 64 bits do not hold nanoseconds."""
    found = pandas_overflow("a moment")
    beyond = (OverflowError, TOO_FAR) if found is None else (found, *COMPUTED)
    count = checked(context, builder, operator.mul, (seconds, INT64(unit)), *beyond)
    return checked(context, builder, operator.add, (count, rest), *beyond)


@define(date_of, typing=lambda *kinds: Day() if _are_parts(kinds) else None)
def _date(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    values = _part_values(context, builder, sig.args, args, [INT64(0)] * 3)
    return compute_count(context, builder, _at, [*values, *[INT64(0)] * 4])


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


def parts_of(count, second):
    """Return year, month, day, hour, minute, second and microsecond of a time."""
    days = count // (DAY * second)
    year, month, day = civil(days)
    rest = count % (DAY * second)
    within = rest // second
    return year, month, day, within // 3600, within // 60 % 60, within % 60, rest % second * 1000000 // second


@define(replace_parts, typing=lambda given, *kinds: given if isinstance(given, Instant) and _are_parts(kinds) else None)
def _replace_parts(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    unit = UNITS[sig.return_type.unit]
    own = compute_count(context, builder, parts_of, (args[0], INT64(unit)), types.UniTuple(types.int64, len(PARTS)))
    values = _part_values(context, builder, sig.args[1:], args[1:], cgutils.unpack_tuple(builder, own))
    if not isinstance(sig.return_type, Moment | Day):  # pandas has further years
        early = builder.icmp_signed("<", values[0], INT64(1))
        beyond = builder.or_(early, builder.icmp_signed(">", values[0], INT64(9999)))
        raise_if(context, builder, beyond, OverflowError, TOO_FAR)
    seconds = compute_count(context, builder, _at, values)
    rest = builder.srem(args[0], INT64(unit))
    rest = builder.select(builder.icmp_signed("<", rest, INT64(0)), builder.add(rest, INT64(unit)), rest)
    if not isinstance(sig.args[7], types.NoneType):
        micro = unit // 10**6
        finer = builder.srem(rest, INT64(max(micro, 1))) if micro > 1 else INT64(0)
        rest = builder.add(builder.mul(values[6], INT64(micro)), finer) if micro else INT64(0)
    return _in_unit_of(context, builder, seconds, rest, unit)
