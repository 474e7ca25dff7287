"""Times that a function makes: ``pd.Timestamp(..)``, ``datetime(..)``, ``pd.Timedelta(hours=n)``, ``t.replace(..)``.

Also those that are counted, ``pd.to_datetime(x, unit="s")``, and put together, ``datetime.combine(day, time(9, 30))``.

On Numba's untyped IR a constructor of constants is the time that Python itself makes of them. One of values becomes a
call of ``instant_of`` or ``span_of``, with all parts in one order; what Python refuses of them raises here too.
"""

# Numba compiles the functions in here that have no annotations.
# ruff: noqa: PLR0124
import datetime as dt
import sys
from typing import Any, Final

import numpy as np

from udf.base.dtypes import UNITS
from udf.base.pandas_meaning import meaning
from udf.base.python_names import TIME_UNITS
from udf.bind.times import time_constant, zoned_constant
from udf.errors import DTypeError
from udf.frontend.base.current import compilation
from udf.frontend.base.declarations import define, is_real, is_whole
from udf.frontend.base.messages import RefusedError, limit
from udf.frontend.ir.constant_items import as_constant
from udf.frontend.ir.nodes import definition_of, is_expression
from udf.frontend.ir.replacement import Replacement
from udf.frontend.ir.short_arrays import function_of
from udf.frontend.library.calendar import combined
from udf.frontend.library.length_arithmetic import microseconds, whole_count
from udf.frontend.numba.names import ir, types
from udf.frontend.rules.scalar.bodies import run_body
from udf.frontend.rules.time.time_constructors import (
    LENGTHS,
    PARTS,
    VARYING,
    as_span,
    as_time,
    count_real,
    date_of,
    delta_of,
    in_nanoseconds,
    in_unit,
    instant_of,
    moment_of,
    pandas_member,
    replace_parts,
    span_of,
    unit_span,
)
from udf.frontend.rules.time.time_rules import compute_count
from udf.frontend.types.time_kinds import Instant, Moment

UNIT_NAMES: Final = {name: unit.keyword for unit in TIME_UNITS for name in unit.names}
"""pandas' and NumPy's names of a unit -> the keyword of the same length."""

FORMAT: Final = "pd.to_datetime() of a text takes format='%d/%m/%Y', or another one, and errors='coerce' in a UDF"

_ORDER: Final = ("days", "seconds", "microseconds", "milliseconds", "minutes", "hours", "weeks")
"""The order of the parameters of ``datetime.timedelta``."""

SIZES: Final = {unit.code: unit.nanoseconds for unit in TIME_UNITS if unit.code}
"""Units -> so many nanoseconds."""

LOCAL: Final = (
    "fromtimestamp() depends on this machine's time zone; use pd.to_datetime(x, unit='s'), which is UTC, in a UDF"
)
UNIT: Final = "{}() takes a constant unit in a UDF: 'D', 'h', 'm', 's', 'ms', 'us', 'ns'"
NO_DAY: Final = limit("a missing time has no day that datetime.combine() takes in a UDF; test pd.notna(x) first")
CLOCK: Final = "combine() takes time(hour, minute, second), or x.time() of a time, written right there, in a UDF"


def from_epoch(value: Any, size: Any) -> Any:
    """Return the time after ``value`` lengths of ``size`` nanoseconds."""
    return sys.modules["pandas"].to_datetime(value, unit=next(unit for unit, one in SIZES.items() if one == size))


def from_timestamp(value: Any) -> Any:
    """Return ``datetime.utcfromtimestamp(value)``, of which Python 3.12 warns."""
    return dt.datetime.fromtimestamp(value, dt.UTC).replace(tzinfo=None)


def combine(day: Any, clock: Any) -> Any:
    """Return the time of ``clock`` on the day of ``day``; that of NaT, in the year 1, is left to Python."""
    if day != day:
        raise ValueError(NO_DAY)
    return dt.datetime.combine(day, clock.time())


class TimeConstructor(Replacement):
    """The time in the place of a call, or a call of ours that makes it."""

    makes = ("getattr", "call")

    def _on_call(self, call: Any) -> Any:
        function, names = function_of(self.func_ir, call.func), [name for name, _ in call.kws]
        makers = (pandas_member("Timestamp"), pandas_member("to_datetime"))
        if names == ["unit"] and len(call.args) == 1 and any(function is one for one in makers):
            return self._since_epoch(function, call)
        instants = (dt.datetime, dt.date, *makers, np.datetime64)
        spans = (dt.timedelta, pandas_member("Timedelta"), pandas_member("to_timedelta"), np.timedelta64)
        if any(function is one for one in (*instants, *spans)):
            constant = self._constant(function, call)
            if constant is not None:
                return constant
            return (
                self._span(function, call) if any(function is one for one in spans) else self._instant(function, call)
            )
        method = definition_of(self.func_ir, call.func)
        if not is_expression(method, "getattr"):
            return None
        if method.attr == "replace" and names and not call.args:
            if not set(names) <= {*PARTS}:
                raise RefusedError(f"replace() takes {', '.join(PARTS)} in a UDF", self.loc)
            return self.call(replace_parts, [method.value, *self._by_name(PARTS, dict(call.kws))])
        return self._of_class(method.attr, call) if function_of(self.func_ir, method.value) is dt.datetime else None

    def _since_epoch(self, function: Any, call: Any) -> Any:
        unit = as_constant(self.func_ir, call.kws[0][1])
        size = None if unit is None else SIZES.get(unit.value)
        if size is None:
            raise RefusedError(UNIT.format(function.__name__), self.loc)
        return self.call(from_epoch, [call.args[0], self.constant(size)])

    def _of_class(self, name: str, call: Any) -> Any:
        """Return what takes the place of a call of a method of ``datetime`` itself."""
        if name == "fromtimestamp":
            raise RefusedError(LOCAL, self.loc)
        if name == "utcfromtimestamp" and len(call.args) == 1 and not call.kws:
            return self.call(from_timestamp, [call.args[0]])
        return self._combined(*call.args) if name == "combine" and len(call.args) == 2 else None

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
            if (zoned_constant(time) or time_constant(time)) is None:
                raise RefusedError(f"{function.__name__}(..) is {time!r} here, which is not a time in a UDF", self.loc)
        except DTypeError as refused:
            raise RefusedError(str(refused), self.loc) from refused
        return ir.Const(time, self.loc)

    def _instant(self, function: Any, call: Any) -> Any:
        given = dict(zip(PARTS, call.args, strict=False)) | dict(call.kws)
        if function is pandas_member("to_datetime") and call.kws:
            raise RefusedError(FORMAT, self.loc)
        if len(call.args) == 1 and not call.kws and function is not dt.date:
            fine = function is pandas_member("to_datetime") and not meaning().keeps_units
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
                return self.call(as_span, [value])
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

    def _combined(self, day: Any, clock: Any) -> Any:
        made = definition_of(self.func_ir, clock)
        if not is_expression(made, "call"):
            raise RefusedError(CLOCK, self.loc)
        method = definition_of(self.func_ir, made.func)
        if is_expression(method, "getattr") and method.attr == "time" and not made.args and not made.kws:
            return self.call(combine, [day, method.value])
        named = dict(zip(PARTS[3:], made.args, strict=False)) | dict(made.kws)
        if function_of(self.func_ir, made.func) is not dt.time or not named.keys() <= {*PARTS[3:]}:
            raise RefusedError(CLOCK, self.loc)
        start = [self.constant(number) for number in (1970, 1, 1)]
        return self.call(combine, [day, self.assign(self.call(instant_of, [*start, *self._by_name(PARTS[3:], named)]))])


# -- typed and lowered ---------------------------------------------------------------------------------


def _from_epoch_type(value: Any, size: Any) -> Any:
    """Return the type of a time since 1970, in the unit that the installed pandas gives it."""
    if not (is_real(value) or is_whole(value)):
        return None
    if is_real(value) and meaning().keeps_units:
        compilation().result_use.varying = VARYING.format("pd.to_datetime")
    return Instant(from_epoch(1.5 if is_real(value) else 1, size.literal_value).unit)


@define(from_epoch, typing=_from_epoch_type)
def _from_epoch(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind, size = sig.args[0], int(sig.args[1].literal_value)
    unit = UNITS[sig.return_type.unit]
    if is_whole(kind):
        value = context.cast(builder, args[0], kind, types.int64)
        return compute_count(context, builder, whole_count, value, size * unit // 10**9)
    return count_real(context, builder, context.cast(builder, args[0], kind, types.float64), size, unit)


@define(from_timestamp, typing=lambda value: Moment() if is_real(value) or is_whole(value) else None)
def _from_timestamp(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    value = context.cast(builder, args[0], sig.args[0], types.float64)
    return run_body(context, builder, microseconds, types.int64, (types.float64, value))


@define(combine, typing=lambda *given: Moment() if all(isinstance(kind, Instant) for kind in given) else None)
def _combine(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    day, clock = (UNITS[kind.unit] for kind in sig.args)
    return compute_count(context, builder, combined, args[0], day, args[1], clock)
