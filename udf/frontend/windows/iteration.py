"""Iteration over arrays, as Numba asks for it; loops are stepped by ``udf.frontend.loops``."""

from __future__ import annotations

from typing import Any

from udf.frontend.numba.names import RefType, cgutils, iternext_impl
from udf.frontend.semantics.rules import INT64, LOWERING, typed
from udf.frontend.windows.access import item_of, length_of
from udf.frontend.windows.at import At
from udf.frontend.windows.kinds import Array, ArrayIterator, Filtered


@typed(LOWERING.lower("getiter", Array))
def _iterate(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return start_of(At(context, builder), sig.return_type, args[0])


def start_of(at: At, kind: Any, array: Any) -> Any:
    """Return an iterator in front of an array's first value."""
    members = at.members(kind)
    members.array, members.at = array, cgutils.alloca_once_value(at.builder, INT64(0))
    return members._getvalue()  # noqa: SLF001 - Numba's name


@typed(LOWERING.lower("iternext", ArrayIterator))
@typed(iternext_impl(RefType.BORROWED))
def _next(context: Any, builder: Any, sig: Any, args: Any, result: Any) -> None:
    at, (kind,) = At(context, builder), sig.args
    iterator, array = at.members(kind, args[0]), kind.array
    source = iterator.array
    if isinstance(array, Filtered):
        skip(at, array, iterator)
        array, source = array.base, at.members(array, source).base
    now = builder.load(iterator.at)
    more = builder.icmp_signed("<", now, length_of(array, at, source))
    result.set_valid(more)
    with builder.if_then(more):
        result.yield_(item_of(array, at, source, now))
        builder.store(builder.add(now, INT64(1)), iterator.at)


def skip(at: At, kind: Filtered, iterator: Any) -> None:
    """Move an iterator to the next value that its mask keeps."""
    builder, members = at.builder, at.members(kind, iterator.array)
    length = length_of(kind.base, at, members.base)

    def dropped() -> Any:
        now = builder.load(iterator.at)
        inside = at.cell(builder.icmp_signed("<", now, length))
        with builder.if_then(inside.value):
            inside.value = builder.not_(item_of(kind.mask, at, members.mask, now))
        return inside.value

    with at.repeated(dropped):
        builder.store(builder.add(builder.load(iterator.at), INT64(1)), iterator.at)
