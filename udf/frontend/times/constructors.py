"""Times that a function makes: ``pd.Timestamp(..)``, ``datetime(..)``, ``pd.Timedelta(hours=n)``, ``t.replace(..)``.

On Numba's untyped IR a constructor of constants is the time that Python itself makes of them. One of values becomes a
call of ``instant_of`` or ``span_of``, with all parts in one order; what Python refuses of them raises here too.
"""

# Numba compiles the functions in here that have no annotations.
# ruff: noqa: ANN001, ANN201, ANN202
# mypy: disable-error-code="no-untyped-def,no-untyped-call"
from __future__ import annotations

import datetime as dt
import sys
from typing import Any, Final

import numpy as np

from udf.base.dtypes import UNITS
from udf.base.pandas_meaning import meaning
from udf.bind.times import time_constant
from udf.errors import DTypeError
from udf.frontend.loops.constant_items import as_constant
from udf.frontend.masked.kinds import unmask
from udf.frontend.numba.names import cgutils, ir, types
from udf.frontend.rewrites.nodes import RefusedError, definition_of, is_expression
from udf.frontend.rewrites.replacement import Replacement, replace_values
from udf.frontend.rewrites.short_arrays import function_of
from udf.frontend.semantics.rules import INT64, define, external, is_number, is_whole, stand_in
from udf.frontend.times.calendar_fields import days_from_civil, days_in_month
from udf.frontend.times.kinds import Day, Instant, Span
from udf.frontend.times.rules import DAY, civil, compute_count

PARTS: Final = ("year", "month", "day", "hour", "minute", "second", "microsecond")
LENGTHS: Final = {
    "weeks": 7 * DAY * 10**6, "days": DAY * 10**6, "hours": 3600 * 10**6, "minutes": 60 * 10**6, "seconds": 10**6,
    "milliseconds": 10**3, "microseconds": 1,
}  # fmt: skip
"""Keywords of a length of time -> microseconds of one."""

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
"""Stands for a time of seven parts, as microseconds."""


date_of: Final = stand_in("date_of")
"""Stands for a date of three parts, as seconds."""


span_of: Final = stand_in("span_of")
"""Stands for a length of time, a number for each of LENGTHS."""


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
        return self.call(date_of if function is dt.date else instant_of, parts)

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
            named = {keyword: value}
            if function is np.timedelta64:
                unit = self.constant(name.value if name is not None and name.value in UNITS else "s")
                return self.call(in_unit, [self.assign(self.call(span_of, self._by_name(tuple(LENGTHS), named))), unit])
        if not named or not named.keys() <= LENGTHS.keys():
            raise RefusedError(f"{function.__name__}() takes {', '.join(LENGTHS)} in a UDF", self.loc)
        return self.call(span_of, self._by_name(tuple(LENGTHS), named))

    def _by_name(self, names: tuple[str, ...], named: dict[str, Any]) -> list[Any]:
        return [named[name] if name in named else self.constant(None) for name in names]


# -- typed and lowered ---------------------------------------------------------------------------------


def pandas_unit(kind: str) -> Any:
    """Return the unit of a time that this pandas makes; microseconds, as Python's, without pandas."""
    cls = _pandas("Timestamp" if kind == "M" else "Timedelta")
    sample = None if cls is _ABSENT else cls(2024, 1, 1) if kind == "M" else cls(days=1)
    return getattr(sample, "unit", "us")


def _are_parts(kinds: tuple[Any, ...]) -> bool:
    return all(is_whole(kind) or isinstance(kind, types.NoneType) for kind in kinds)


def _at(year, month, day, hour, minute, second, microsecond):
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


@define(instant_of, typing=lambda *kinds: Instant(pandas_unit("M")) if _are_parts(kinds) else None)
def _instant(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    values = _part_values(context, builder, sig.args, args, [INT64(0)] * 7)
    unit = UNITS[sig.return_type.unit]
    seconds = compute_count(context, builder, _at, values)
    if unit < 10**6:
        return builder.mul(seconds, INT64(unit))
    fine = builder.mul(values[6], INT64(unit // 10**6))
    return builder.add(builder.mul(seconds, INT64(unit)), fine)


@define(date_of, typing=lambda *kinds: Day() if _are_parts(kinds) else None)
def _date(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    values = _part_values(context, builder, sig.args, args, [INT64(0)] * 3)
    return compute_count(context, builder, _at, [*values, *[INT64(0)] * 4])


@define(as_time, in_nanoseconds, typing=lambda kind: kind if isinstance(unmask(kind), (Instant, Span)) else None)
def _as_time(_context: Any, _builder: Any, _sig: Any, args: Any) -> Any:
    return args[0]


def _span_type(*kinds: Any) -> Any:
    fits = all(is_number(kind) or isinstance(kind, types.NoneType) for kind in kinds)
    return Span(pandas_unit("m")) if fits else None


@define(span_of, typing=_span_type)
def _span(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    """Return the sum of the parts: of whole ones exactly, of others to the nearest microsecond."""
    whole, real = INT64(0), None
    for kind, value, size in zip(sig.args, args, LENGTHS.values(), strict=True):
        if is_whole(kind):
            count = context.cast(builder, value, kind, types.int64)
            whole = builder.add(whole, builder.mul(count, INT64(size)))
        elif is_number(kind):
            number = context.cast(builder, value, kind, types.float64)
            part = builder.fmul(number, number.type(float(size)))
            real = part if real is None else builder.fadd(real, part)
    if real is not None:
        whole = builder.add(whole, builder.fptosi(external(builder, "__nv_rint", real.type, real), INT64))
    return builder.mul(whole, INT64(max(UNITS[sig.return_type.unit] // 10**6, 1)))


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
    seconds = compute_count(context, builder, _at, values)
    rest = builder.srem(args[0], INT64(unit))
    rest = builder.select(builder.icmp_signed("<", rest, INT64(0)), builder.add(rest, INT64(unit)), rest)
    if not isinstance(sig.args[7], types.NoneType):
        micro = unit // 10**6
        finer = builder.srem(rest, INT64(max(micro, 1))) if micro > 1 else INT64(0)
        rest = builder.add(builder.mul(values[6], INT64(micro)), finer) if micro else INT64(0)
    return builder.add(builder.mul(seconds, INT64(unit)), rest)
