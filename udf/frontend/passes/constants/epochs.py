"""Times that are counted, ``pd.to_datetime(x, unit="s")``, and put together, ``datetime.combine(day, time(9, 30))``."""

# ruff: noqa: PLR0124
from __future__ import annotations

import datetime as dt
import sys
from typing import Any, Final

from udf.base.dtypes import UNITS
from udf.base.python_names import TIME_UNITS
from udf.frontend.base.declarations import define, is_real, is_whole
from udf.frontend.base.messages import limit
from udf.frontend.base.refusals import RefusedError
from udf.frontend.ir.constant_items import as_constant
from udf.frontend.ir.nodes import definition_of, is_expression
from udf.frontend.ir.replacement import Replacement, replace_values
from udf.frontend.ir.short_arrays import function_of
from udf.frontend.library.calendar import combined
from udf.frontend.library.length_arithmetic import microseconds, whole_count
from udf.frontend.numba.names import types
from udf.frontend.rules.scalar.bodies import run_body
from udf.frontend.rules.time.time_constructors import PARTS, count_real, instant_of
from udf.frontend.rules.time.time_rules import compute_count
from udf.frontend.types.time_kinds import Instant, Moment

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


def replace_epoch_times(func_ir: Any) -> None:
    """Put calls of ours in the place of what counts times, or puts them together."""
    replace_values(func_ir, _EpochCall, ("getattr", "call"))


class _EpochCall(Replacement):
    """The call of ours in the place of another."""

    def of(self, node: Any) -> Any:
        """Return what takes the place of a call; None if it stays."""
        if not is_expression(node, "call") or node.vararg is not None:
            return None
        pandas = sys.modules.get("pandas")
        function, named = function_of(self.func_ir, node.func), dict(node.kws)
        makers = (getattr(pandas, name, None) for name in ("to_datetime", "Timestamp"))
        if named.keys() == {"unit"} and len(node.args) == 1 and any(function is one for one in makers):
            unit = as_constant(self.func_ir, named["unit"])
            size = None if unit is None else SIZES.get(unit.value)
            if size is None:
                raise RefusedError(UNIT.format(function.__name__), self.loc)
            return self.call(from_epoch, [node.args[0], self.constant(size)])
        method = definition_of(self.func_ir, node.func)
        if not is_expression(method, "getattr") or function_of(self.func_ir, method.value) is not dt.datetime:
            return None
        if method.attr == "fromtimestamp":
            raise RefusedError(LOCAL, self.loc)
        if method.attr == "utcfromtimestamp" and len(node.args) == 1 and not named:
            return self.call(from_timestamp, [node.args[0]])
        return self._combined(*node.args) if method.attr == "combine" and len(node.args) == 2 else None

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
        rest = [named[name] if name in named else self.constant(None) for name in PARTS[3:]]
        return self.call(combine, [day, self.assign(self.call(instant_of, [*start, *rest]))])


# -- typed and lowered ---------------------------------------------------------------------------------


def _from_epoch_type(value: Any, size: Any) -> Any:
    """Return the type of a time since 1970, in the unit that the installed pandas gives it."""
    if not (is_real(value) or is_whole(value)):
        return None
    sample = from_epoch(1.5 if is_real(value) else 1, size.literal_value)
    return Instant(sample.unit)


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


def _combine_type(day: Any, clock: Any) -> Any:
    return Moment() if isinstance(day, Instant) and isinstance(clock, Instant) else None


@define(combine, typing=_combine_type)
def _combine(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    day, clock = (UNITS[kind.unit] for kind in sig.args)
    return compute_count(context, builder, combined, args[0], day, args[1], clock)
