"""Offsets of the calendar: ``d + pd.DateOffset(months=n)``, ``d - pd.offsets.MonthEnd(1)``, ``d + pd.offsets.BDay(2)``.

On Numba's untyped IR an offset that is made, or captured, is a call of ``offset_of``; its type says what is added.
"""

import operator
import sys
from typing import Any, Final

from udf.base.dtypes import UNITS
from udf.bind.times import ANCHORED, BUSINESS, LENGTHS, MONTHS, NAMES, RELATIVE, SECONDS, offset_class, offset_parts
from udf.frontend.base.declarations import INT64, define, is_whole, stand_in
from udf.frontend.base.messages import RefusedError
from udf.frontend.base.models import as_structure, structure
from udf.frontend.ir.constant_items import as_constant
from udf.frontend.ir.nodes import definition_of, is_expression
from udf.frontend.ir.replacement import Replacement
from udf.frontend.ir.short_arrays import function_of
from udf.frontend.library import offsets
from udf.frontend.numba.names import ir, types
from udf.frontend.rules.time.time_rules import BESIDE_DATE, compute_count
from udf.frontend.rules.time.zone_clocks import from_wall, require_known, to_wall
from udf.frontend.types.time_kinds import Day, Instant, Zoned

TAKES: Final = "{} takes n, a whole number, in a UDF{}"
OF_DAY: Final = MONTHS.keys() | {"weeks", "days"}
PLURAL: Final = (
    "DateOffset takes years, months, weeks, days, hours, minutes, seconds in a UDF; a part is set by replace()"
)


class Offset(types.Type):  # type: ignore[misc]
    """What is added to a time: ``how`` is "relative", "length", "business", or the members of ANCHORED."""

    def __init__(self, how: Any) -> None:
        self.how = how
        super().__init__(name=f"offset {how}")

    @property
    def samples(self) -> list[Any]:
        """Return what pandas is asked about a missing time with."""
        return [sys.modules["pandas"].DateOffset(days=1)]


# So many months, days of business or ends of months, and so many seconds.
as_structure(lambda _: [("count", types.int64), ("seconds", types.int64)], Offset)

offset_of: Final = stand_in("offset_of")
"""(how, count, seconds): stands for an offset."""


def rollforward(offset: Any, time: Any) -> Any:
    """Return the first time of an offset that is not before ``time``."""
    return time + zero_offset(offset)


def rollback(offset: Any, time: Any) -> Any:
    """Return the last time of an offset that is not after ``time``."""
    later = time + zero_offset(offset)
    if later == time:
        return time
    return later - one_offset(offset)


zero_offset: Final = stand_in("zero_offset")
"""Stands for the same offset, 0 of it."""

one_offset: Final = stand_in("one_offset")
"""Stands for the same offset, 1 of it."""

ROLLS: Final = {"rollforward": rollforward, "rollback": rollback}


def offsets_of_pandas() -> Any:
    """Return the module of pandas that has the offsets: who uses one has imported it."""
    return sys.modules["pandas"].offsets


class OffsetCall(Replacement):
    """The offset in the place of a call, or of a constant."""

    def _on_constant(self, node: Any) -> Any:
        parts = offset_parts(node.value)
        if parts is None:
            return None
        return self._offset(parts[0], self.constant(parts[1]), {key: self.constant(value) for key, value in parts[2]})

    def _on_call(self, node: Any) -> Any:
        name = offset_class(function_of(self.func_ir, node.func)) or ""
        if name in NAMES:
            named = dict(node.kws)
            count = node.args[0] if node.args else named.pop("n", None)
            if len(node.args) > 1:
                raise RefusedError(TAKES.format(name, ""), self.loc)
            return self._offset(name, self.constant(1) if count is None else count, named)
        method = definition_of(self.func_ir, node.func)
        if is_expression(method, "getattr") and method.attr in ROLLS and len(node.args) == 1:
            return self.call(ROLLS[method.attr], [method.value, node.args[0]])
        return None

    def _offset(self, name: str, count: Any, named: dict[str, Any]) -> Any:
        if name == RELATIVE:
            return self._relative(count, named)
        anchor = named.pop("startingMonth" if name.startswith("Quarter") else "month", None)
        if named:
            raise RefusedError(TAKES.format(name, f", not {', '.join(named)}"), self.loc)
        if name in LENGTHS:
            seconds = self._times(count, LENGTHS[name])
            how = "length" if issubclass(getattr(offsets_of_pandas(), name), offsets_of_pandas().Tick) else "wall"
            return self.call(offset_of, [self.constant(how), self.constant(0), seconds])
        how = "business"
        if name != BUSINESS:
            every, month, at_end = ANCHORED[name]
            found = None if anchor is None else as_constant(self.func_ir, anchor)
            if anchor is not None and (found is None or type(found.value) is not int):
                raise RefusedError(TAKES.format(name, ", and a constant month"), self.loc)
            how = f"{every},{month if found is None else found.value},{int(at_end)}"
        return self.call(offset_of, [self.constant(how), count, self.constant(0)])

    def _relative(self, count: Any, named: dict[str, Any]) -> Any:
        if not named.keys() <= MONTHS.keys() | SECONDS.keys():
            raise RefusedError(PLURAL, self.loc)
        one = as_constant(self.func_ir, count)
        if named and (one is None or one.value != 1):
            raise RefusedError(TAKES.format(RELATIVE, " without other parts"), self.loc)
        how = "counted" if not named else "timed" if OF_DAY.isdisjoint(named) else "relative"
        if not named:
            named = {"days": count}
        parts = [
            self._sum([self._times(named[key], size) for key, size in table.items() if key in named])
            for table in (MONTHS, SECONDS)
        ]
        return self.call(offset_of, [self.constant(how), *parts])

    def _times(self, value: Any, size: int) -> Any:
        return self.assign(ir.Expr.binop(operator.mul, value, self.constant(size), self.loc)) if size > 1 else value

    def _sum(self, values: list[Any]) -> Any:
        whole = values[0] if values else self.constant(0)
        for value in values[1:]:
            whole = self.assign(ir.Expr.binop(operator.add, whole, value, self.loc))
        return whole


# -- typed and lowered ---------------------------------------------------------------------------------


def _offset_type(how: Any, count: Any, seconds: Any) -> Any:
    if not (is_whole(count) and is_whole(seconds)):
        raise RefusedError(TAKES.format("an offset", ""), None)
    text = how.literal_value
    return Offset(text if text.isalpha() else tuple(map(int, text.split(","))))


def _struct(context: Any, builder: Any, kind: Offset, count: Any, seconds: Any) -> Any:
    return structure(context, builder, kind, count=count, seconds=seconds)


@define(offset_of, typing=_offset_type)
def _offset(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    given = zip(sig.args[1:], args[1:], strict=True)
    parts = [context.cast(builder, value, kind, types.int64) for kind, value in given]
    return _struct(context, builder, sig.return_type, *parts)


def _fixed(function: Any, count: int) -> None:
    @define(function, typing=lambda offset: offset if isinstance(offset, Offset) else None)
    def lower(context: Any, builder: Any, sig: Any, _args: Any) -> Any:
        return _struct(context, builder, sig.return_type, INT64(count), INT64(0))


_fixed(zero_offset, 0)
_fixed(one_offset, 1)


def _shifted(kind: Any, offset: Any) -> Any:
    if not isinstance(kind, Instant | Zoned) or not isinstance(offset, Offset):
        return None
    if isinstance(kind, Zoned):
        return None if offset.how == "counted" else kind
    if isinstance(kind, Day):
        raise RefusedError(BESIDE_DATE, None)
    return Instant(kind.unit)


def _lower(context: Any, builder: Any, kind: Any, time: Any, offset: Offset, value: Any, *, back: bool) -> Any:
    """Return a time with an offset added, or taken away."""
    parts = [builder.extract_value(value, i) for i in range(2)]
    if back:
        parts = [builder.neg(part) for part in parts]
    numbers = () if isinstance(offset.how, str) else offset.how
    function = RULES.get(offset.how, offsets.anchored)
    of_clock = isinstance(kind, Zoned) and offset.how not in ("length", "timed")
    time = to_wall(context, builder, kind, time) if of_clock else time
    moved = compute_count(context, builder, function, time, UNITS[kind.unit], *parts, *numbers)
    if not isinstance(kind, Zoned):
        return moved
    return (from_wall if of_clock else require_known)(context, builder, kind, moved)


@define(operator.add, operator.iadd, typing=lambda a, b: _shifted(a, b) or _shifted(b, a))
def _add(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    (kind, offset), (time, value) = sig.args, args
    if isinstance(kind, Offset):
        kind, offset, time, value = offset, kind, value, time
    return _lower(context, builder, kind, time, offset, value, back=False)


@define(operator.sub, operator.isub, typing=_shifted)
def _sub(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    (kind, offset), (time, value) = sig.args, args
    return _lower(context, builder, kind, time, offset, value, back=True)


@define(operator.neg, typing=lambda offset: offset if isinstance(offset, Offset) else None)
def _neg(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    parts = [builder.neg(builder.extract_value(args[0], i)) for i in range(2)]
    return _struct(context, builder, sig.return_type, *parts)


RULES: Final[dict[Any, Any]] = {
    **dict.fromkeys(("relative", "timed", "counted"), offsets.relative), "business": offsets.business,
    **dict.fromkeys(("length", "wall"), offsets.length),
}  # fmt: skip
"""How an offset moves a time, but for those that are anchored in months.

One with a zone is moved on its clock, but by "length" (as days are in pandas 2) and "timed", which has hours and less
alone. A "counted" DateOffset is one or the other, by the version of pandas.
"""
