"""What an array can without computing: ``len``, items by checked index, slices, masks."""

from __future__ import annotations

import operator
from typing import Any, Final

from udf.frontend.numba_cuda import slicing, types
from udf.frontend.semantics.rules import (
    INT64,
    define,
    is_never_negative,
    is_uint64,
    is_whole,
    literal,
    raise_if,
)
from udf.frontend.windows.access import At, item_of, length_of, opened
from udf.frontend.windows.kinds import Array, Filtered, Sliced, Window, as_array

OUT_OF_BOUNDS: Final = "index{} is out of bounds for axis {}"
WRONG_MASK: Final = "boolean index did not match indexed array along axis 0"


@define(len, typing=lambda array: types.int64 if isinstance(array, Array) else None)
def _len(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return length_of(sig.args[0], At(context, builder), args[0])


# -- items -------------------------------------------------------------------------------------------


def checked_index(at: At, kind: Any, index: Any, length: Any, axis: int = 0) -> Any:
    """Return an index of type ``kind``, negative from the end, as one from the start; raise where it is outside."""
    known, builder = literal(kind), at.builder
    index = at.cast(index, kind, types.uint64 if is_uint64(kind) else types.int64)
    if not is_never_negative(kind):
        negative = builder.icmp_signed("<", index, INT64(0))
        index = builder.select(negative, builder.add(index, length), index)
    outside = builder.icmp_unsigned(">=", index, length)
    text = OUT_OF_BOUNDS.format("" if known is None else f" {known}", axis)
    raise_if(at.context, builder, outside, IndexError, text)
    return index


@define(operator.getitem, typing=lambda a, i: a.dtype if isinstance(a, Array) and is_whole(i) else None)
def _getitem(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    at, (kind, index_kind) = At(context, builder), sig.args
    index = checked_index(at, index_kind, args[1], length_of(kind, at, args[0]))
    return item_of(kind, at, args[0], index)


# -- slices ------------------------------------------------------------------------------------------


def sliced_type(kind: Array) -> Array:
    """Return the type of a slice."""
    return kind if isinstance(kind, (Window, Sliced)) else Sliced(kind)


def _slice(array: Any, index: Any) -> Any:
    kind = as_array(array) if isinstance(index, types.SliceType) else None
    return None if kind is None else sliced_type(kind)


def bounds_of(at: At, kind: Any, value: Any, length: Any) -> tuple[Any, Any, Any]:
    """Return the start, the step and the length of a slice of an array with ``length`` values."""
    given = at.context.make_helper(at.builder, kind, value)
    slicing.guard_invalid_slice(at.context, at.builder, kind, given)
    slicing.fix_slice(at.builder, given, length)
    return given.start, given.step, slicing.get_slice_length(at.builder, given)


@define(operator.getitem, typing=_slice)
def _getslice(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    at = At(context, builder)
    kind, value = opened(sig.args[0], at, args[0])
    bounds = bounds_of(at, sig.args[1], args[1], length_of(kind, at, value))
    return part(at, kind, value, bounds)


def part(at: At, kind: Array, value: Any, bounds: tuple[Any, Any, Any]) -> Any:
    """Return the slice with ``bounds`` (start, step, length) of an array."""
    builder, (start, step, length) = at.builder, bounds
    if isinstance(kind, Window):
        array = at.members(kind, value)
        data = builder.gep(array.data, [builder.mul(start, array.stride)])
        return at.made(kind, data=data, length=length, stride=builder.mul(array.stride, step))
    if isinstance(kind, Sliced):
        array = at.members(kind, value)
        start = builder.add(array.start, builder.mul(start, array.step))
        return at.made(kind, base=array.base, start=start, step=builder.mul(array.step, step), length=length)
    return at.made(Sliced(kind), base=value, start=start, step=step, length=length)


@define(reversed, typing=lambda array: None if as_array(array) is None else sliced_type(as_array(array)))
def _reversed(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    at = At(context, builder)
    kind, value = opened(sig.args[0], at, args[0])
    length = length_of(kind, at, value)
    return part(at, kind, value, (builder.sub(length, INT64(1)), INT64(-1), length))


# -- masks -------------------------------------------------------------------------------------------


def _mask(array: Any, mask: Any) -> Any:
    base, where = as_array(array), as_array(mask)
    if base is None or where is None or not isinstance(where.dtype, types.Boolean):
        return None
    return Filtered(base, where)


@define(operator.getitem, typing=_mask)
def _getmasked(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    at = At(context, builder)
    (base, values), (mask, where) = (opened(k, at, v) for k, v in zip(sig.args, args, strict=True))
    differ = builder.icmp_signed("!=", length_of(base, at, values), length_of(mask, at, where))
    raise_if(context, builder, differ, IndexError, WRONG_MASK)
    return at.made(sig.return_type, base=values, mask=where)
