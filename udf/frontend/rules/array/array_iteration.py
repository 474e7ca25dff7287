"""Iteration over arrays, tables of a window and lookup tables, as Numba asks for it: see udf.frontend.passes.loops."""

from __future__ import annotations

from typing import Any

from udf.frontend.base.declarations import INT64
from udf.frontend.rules.array.access import item_of, length_of
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.types.array_kinds import Array, Filter, Grid
from udf.frontend.types.array_tables import Table
from udf.frontend.types.iterators import step


@step.register(Array)
@step.register(Grid)
@step.register(Table)
def _next(over: Any, context: Any, builder: Any, iterator: Any, result: Any) -> None:
    at = InsertPoint(context, builder)
    skip_masked(at, over, iterator)
    kind, source = unfiltered(at, over, iterator.over)
    now = builder.load(iterator.at)
    more = builder.icmp_signed("<", now, length_of(kind, at, source))
    result.set_valid(more)
    with builder.if_then(more):
        result.yield_(item_of(kind, at, source, now))
        builder.store(builder.add(now, INT64(1)), iterator.at)


def unfiltered(at: InsertPoint, kind: Any, value: Any) -> tuple[Any, Any]:
    """Return what places count: under a mask all values, of anything else itself."""
    return (kind.base, at.members(kind, value).base) if isinstance(kind, Filter) else (kind, value)


def skip_masked(at: InsertPoint, kind: Any, iterator: Any) -> None:
    """Move an iterator to the next value that its mask keeps, if it has one."""
    if not isinstance(kind, Filter):
        return
    builder, members = at.builder, at.members(kind, iterator.over)
    length = length_of(kind.base, at, members.base)

    def dropped() -> Any:
        now = builder.load(iterator.at)
        inside = at.variable(builder.icmp_signed("<", now, length))
        with builder.if_then(inside.value):
            inside.value = builder.not_(item_of(kind.mask, at, members.mask, now))
        return inside.value

    with at.while_loop(dropped):
        builder.store(builder.add(builder.load(iterator.at), INT64(1)), iterator.at)
