"""What an array can without computing: ``len``, items by checked index, slices, iteration."""

from __future__ import annotations

import operator
from typing import Any, Final

from udf.frontend.numba_cuda import RefType, cgutils, iternext_impl, types
from udf.frontend.semantics.rules import (
    INT64,
    LOWERING,
    define,
    is_never_negative,
    is_uint64,
    is_whole,
    literal,
    raise_if,
    typed,
)
from udf.frontend.windows.kinds import Array, ArrayIterator

OUT_OF_BOUNDS: Final = "index{} is out of bounds for axis 0 of a window"


def proxy(context: Any, builder: Any, kind: Any, value: Any = None) -> Any:
    """Return the members of a structure, to read or to set."""
    return cgutils.create_struct_proxy(kind)(context, builder, value=value)


def length_of(context: Any, builder: Any, kind: Array, value: Any) -> Any:
    """Return how many values an array has."""
    return proxy(context, builder, kind, value).length


def item_of(context: Any, builder: Any, kind: Array, value: Any, index: Any) -> Any:
    """Return the value at an ``index`` that is known to be inside."""
    made = proxy(context, builder, kind, value)
    address = builder.gep(made.data, [builder.mul(index, made.stride)])
    return context.unpack_value(builder, kind.dtype, address)


def checked_index(context: Any, builder: Any, kind: Any, index: Any, length: Any) -> Any:
    """Return an index of type ``kind``, negative from the end, as one from the start; raise where it is outside."""
    known = literal(kind)
    index = context.cast(builder, index, kind, types.uint64 if is_uint64(kind) else types.int64)
    if not is_never_negative(kind):
        negative = builder.icmp_signed("<", index, INT64(0))
        index = builder.select(negative, builder.add(index, length), index)
    outside = builder.icmp_unsigned(">=", index, length)
    text = OUT_OF_BOUNDS.format("" if known is None else f" {known}")
    raise_if(context, builder, outside, IndexError, text)
    return index


@define(operator.getitem, typing=lambda a, i: a.dtype if isinstance(a, Array) and is_whole(i) else None)
def _getitem(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind, index_kind = sig.args
    length = length_of(context, builder, kind, args[0])
    index = checked_index(context, builder, index_kind, args[1], length)
    return item_of(context, builder, kind, args[0], index)


@define(len, typing=lambda array: types.int64 if isinstance(array, Array) else None)
def _len(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return length_of(context, builder, sig.args[0], args[0])


@typed(LOWERING.lower("getiter", Array))
def _iterate(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    made = proxy(context, builder, sig.return_type)
    made.array, made.at = args[0], cgutils.alloca_once_value(builder, INT64(0))
    return made._getvalue()  # noqa: SLF001 - Numba's name


@typed(LOWERING.lower("iternext", ArrayIterator))
@typed(iternext_impl(RefType.BORROWED))
def _next(context: Any, builder: Any, sig: Any, args: Any, result: Any) -> None:
    (kind,) = sig.args
    iterator = proxy(context, builder, kind, args[0])
    at = builder.load(iterator.at)
    more = builder.icmp_signed("<", at, length_of(context, builder, kind.array, iterator.array))
    result.set_valid(more)
    with builder.if_then(more):
        result.yield_(item_of(context, builder, kind.array, iterator.array, at))
        builder.store(builder.add(at, INT64(1)), iterator.at)
