"""Arrays in a function's own memory: ``np.zeros(n)`` and ``a[i] = x``, copies, accumulated values.

Their memory is set aside when the function is compiled, so an array has a known most values: a constant, or the rows
of a window of known length. One place in the code has one array: made again there, it is the same memory. What a
helper makes is gone when it returns.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any, Final

import numpy as np

from udf.frontend.base.current import compilation
from udf.frontend.base.declarations import INT64, define, is_number, is_whole, literal, raise_if
from udf.frontend.base.messages import limit
from udf.frontend.base.refusals import RefusedCallError
from udf.frontend.numba.names import cgutils, types
from udf.frontend.rules.array.access import for_each, length_of
from udf.frontend.rules.array.array_functions import declare
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.array.views import checked_index
from udf.frontend.rules.scalar.overflow import unchanged
from udf.frontend.types.array_kinds import Array, StridedArray, as_array
from udf.frontend.types.array_tables import Table

MOST: Final = 512
"""Values of one such array: 4 kB of a thread's local memory."""

TOO_MANY: Final = limit("an array made in the function has more values than the window")
NEGATIVE: Final = "negative dimensions are not allowed"  # NumPy's own text


def local_type(name: str, capacity: int | None, dtype: Any) -> StridedArray:
    """Return the type of an array that ``name`` makes; refuse one of unknown or large size."""
    if capacity is None:
        raise RefusedCallError(f"{name} needs a window of constant length, or a constant size, in a UDF")
    if capacity > MOST:
        raise RefusedCallError(f"{name} of {capacity} values is more than the {MOST} that fit in a UDF")
    return StridedArray(capacity, dtype, local=True)


def alloc_local(at: InsertPoint, kind: StridedArray, length: Any) -> Any:
    """Return an array of ``length`` values that are not set."""
    item = at.context.get_data_type(kind.dtype)
    data = cgutils.alloca_once(at.builder, item, size=kind.capacity)
    return at.struct(kind, data=data, length=length, stride=INT64(1))


def store_item(at: InsertPoint, kind: StridedArray, array: Any, index: Any, item: Any) -> None:
    """Set item ``index``, which there is."""
    members = at.members(kind, array)
    address = at.builder.gep(members.data, [at.builder.mul(index, members.stride)])
    at.context.pack_value(at.builder, kind.dtype, item, address)


# -- items are set -----------------------------------------------------------------------------------


def _set(array: Any, index: Any, value: Any) -> Any:
    if not isinstance(array, (Array, Table)) or not is_whole(index) or not is_number(value):
        return None
    if not isinstance(array, StridedArray) or not array.local:
        what = "the window" if isinstance(array, StridedArray) else "an array that it did not make"
        raise RefusedCallError(f"it assigns an item of {what}, which is only read in a UDF; np.zeros(n) makes an array")
    return types.none


@define(operator.setitem, typing=_set)
def _setitem(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    at, (kind, index_kind, value_kind) = InsertPoint(context, builder), sig.args
    index = checked_index(at, index_kind, args[1], length_of(kind, at, args[0]))
    store_item(at, kind, args[0], index, at.cast(args[2], value_kind, kind.dtype))
    return context.get_dummy_value()


# -- new arrays --------------------------------------------------------------------------------------


def _size_of(name: str, size: Any) -> StridedArray | None:
    if not is_whole(size):
        return None
    window = compilation().window
    known = literal(size)
    return local_type(f"np.{name}", known if known is not None or window is None else window.length, types.float64)


def _filled(at: InsertPoint, kind: StridedArray, length: Any, value: Any) -> Any:
    array = alloc_local(at, kind, length)
    if value is not None:
        with at.for_range(length) as index:
            store_item(at, kind, array, index, value)
    return array


def _checked_size(at: InsertPoint, kind: Any, size: Any, result: StridedArray) -> Any:
    """Return a size that fits; raise where it does not."""
    length = at.cast(size, kind, types.int64)
    negative = at.builder.icmp_signed("<", length, INT64(0))
    raise_if(at.context, at.builder, negative, ValueError, NEGATIVE)
    too_many = at.builder.icmp_signed(">", length, INT64(result.capacity))
    raise_if(at.context, at.builder, too_many, MemoryError, TOO_MANY)
    return length


def _register_new(name: str, value: float | None) -> None:
    """Register ``np.zeros`` and ``np.zeros_like``: every value is ``value``, or not set."""

    @define(getattr(np, name), typing=lambda size: _size_of(name, size))
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        at, kind = InsertPoint(context, builder), sig.return_type
        length = _checked_size(at, sig.args[0], args[0], kind)
        start = 0.0 if value is None else value
        return _filled(at, kind, length, context.get_constant(kind.dtype, start))

    def like(a: Any) -> Any:
        return as_array(a) and local_type(f"np.{name}_like", as_array(a).capacity, as_array(a).dtype)

    @declare(f"{name}_like", getattr(np, f"{name}_like"), typing=like)
    def lower_like(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
        start = at.cast(at.context.get_constant(types.int64, int(value or 0)), types.int64, result.dtype)
        return _filled(at, result, length_of(kinds["a"], at, values["a"]), start)


for _name, _value in (("zeros", 0.0), ("ones", 1.0), ("empty", None)):
    _register_new(_name, _value)


@define(np.full, typing=lambda size, value: _size_of("full", size) if is_number(value) else None)
def _full(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    at, kind = InsertPoint(context, builder), sig.return_type
    value = at.cast(args[1], sig.args[1], kind.dtype)
    return _filled(at, kind, _checked_size(at, sig.args[0], args[0], kind), value)


def _from_tuple(members: Any) -> Any:
    if not isinstance(members, types.BaseTuple) or not len(members) or not all(is_number(kind) for kind in members):
        return None
    if all(isinstance(kind, types.Boolean) for kind in members):
        return None  # an array of bools, whose sum is a count
    whole = all(is_whole(kind) for kind in members)
    return local_type("np.array", len(members), types.int64 if whole else types.float64)


@define(np.array, np.asarray, typing=_from_tuple)
def _array(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    at, kind = InsertPoint(context, builder), sig.return_type
    array = alloc_local(at, kind, INT64(len(sig.args[0])))
    for index, (value, given) in enumerate(zip(cgutils.unpack_tuple(builder, args[0]), sig.args[0], strict=True)):
        exact = unchanged(context, builder, value, given, kind.dtype)
        store_item(at, kind, array, INT64(index), at.cast(exact, given, kind.dtype))
    return array


# -- arrays from arrays ------------------------------------------------------------------------------


def copy_items(at: InsertPoint, kind: Array, array: Any, result: StridedArray) -> Any:
    """Return the items of an array, in the function's own memory."""
    count = at.variable(INT64(0))
    copy = alloc_local(at, result, INT64(0))
    with for_each(kind, at, array) as item:
        store_item(at, result, copy, count.value, at.cast(item, kind.dtype, result.dtype))
        count.value = at.builder.add(count.value, INT64(1))
    members = at.members(result, copy)
    return at.struct(result, data=members.data, length=count.value, stride=INT64(1))


def copy_type(name: str) -> Callable[..., Any]:
    """Return the typing rule of what ``name`` makes from an array, of the same size and type."""
    return lambda a: as_array(a) and local_type(name, as_array(a).capacity, as_array(a).dtype)


@declare("copy", np.copy, np.array, method=True, typing=copy_type("a copy"))
def _copy(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
    return copy_items(at, kinds["a"], values["a"], result)
