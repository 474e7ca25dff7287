"""How long an array is, its item i, and a loop over all of its items, as LLVM IR: one rule for each kind of array."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import singledispatch
from typing import Any

from udf.frontend.base.declarations import INT64, LOWERING, define
from udf.frontend.numba.names import cgutils, types
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.array.nullable_conditions import refuse_item
from udf.frontend.rules.array.primitives import Primitives, note_memory, primitives_of
from udf.frontend.types.array_kinds import (
    Array,
    ColumnWindow,
    DerivedArray,
    Expression,
    Filter,
    Grid,
    Progression,
    Ravel,
    Slice,
    StridedArray,
    is_filtered,
)
from udf.frontend.types.iterators import new_iterator, step
from udf.frontend.types.lookup_kinds import Table
from udf.frontend.types.masked_kinds import build as masked_value
from udf.frontend.types.masked_kinds import unmask
from udf.frontend.types.series_kinds import Series
from udf.frontend.types.text_kinds import Text


def unwrap(kind: Any, at: InsertPoint, value: Any) -> tuple[Array, Any]:
    """Return an array and its type: of a Series its values, of a lookup table too, of a table's window all of them."""
    if isinstance(kind, Series):
        return kind.base, at.member(kind, value, "base")
    if isinstance(kind, Grid):
        return Ravel(kind), at.struct(Ravel(kind), matrix=value)
    if list_as_array(kind) is not None:
        return _of_list(kind, at, value)
    if not isinstance(kind, Table):
        return kind, value
    table, array = at.members(kind, value), StridedArray(None, kind.dtype)
    return array, at.struct(array, data=table.data, length=table.length, stride=INT64(1))


def list_as_array(kind: Any) -> StridedArray | None:
    """Return the array that NumPy's functions take a list of numbers for; None of anything else."""
    numbers = getattr(kind, "numbers", None)  # of a RowList
    return None if numbers is None else StridedArray(None, numbers)


def _of_list(kind: Any, at: InsertPoint, value: Any) -> tuple[Array, Any]:
    array, dtype = StridedArray(None, kind.item), at.context.get_data_type(kind.item)
    words = at.builder.inttoptr(value, INT64.as_pointer())
    first, count = (at.builder.load(at.builder.gep(words, [INT64(place)])) for place in range(2))
    data = at.builder.inttoptr(first, dtype.as_pointer())
    stride = INT64(kind.word // at.context.get_abi_sizeof(dtype))
    return array, at.struct(array, data=data, length=count, stride=stride)


@LOWERING.lower_cast(ColumnWindow, StridedArray)
def _forgotten(context: Any, builder: Any, fromty: ColumnWindow, toty: StridedArray, val: Any) -> Any:
    """Return a whole window as any values in memory."""
    note_memory(fromty)
    at = InsertPoint(context, builder)
    members = at.members(fromty, val)
    return at.struct(toty, data=members.data, length=length_of(fromty, at, val), stride=members.stride)


# -- how long ----------------------------------------------------------------------------------------


@singledispatch
def length_of(kind: Array, at: InsertPoint, value: Any) -> Any:
    """Return how many values an array has."""
    return at.members(kind, value).length


@length_of.register(Series)
@length_of.register(DerivedArray)
def _base_length(kind: Any, at: InsertPoint, value: Any) -> Any:
    return length_of(kind.base, at, at.member(kind, value, "base"))


length_of.register(Slice, length_of.dispatch(Array))


@length_of.register
def _whole_length(kind: ColumnWindow, at: InsertPoint, value: Any) -> Any:
    return Primitives(at, kind, value).all_rows


@length_of.register
def _filtered_length(kind: Filter, at: InsertPoint, value: Any) -> Any:
    window = primitives_of(at, kind, value)
    if window is not None:
        return window.rows
    return fold_items(kind, at, value, INT64(0), lambda count, _: at.builder.add(count, INT64(1)))


# -- item i ------------------------------------------------------------------------------------------


@singledispatch
def item_of(kind: Array, at: InsertPoint, value: Any, index: Any) -> Any:
    """Return the value at an ``index`` that is known to be inside."""
    raise NotImplementedError(kind)


@item_of.register
def _in_memory(kind: StridedArray, at: InsertPoint, value: Any, index: Any) -> Any:
    note_memory(kind)
    array = at.members(kind, value)
    address = at.builder.gep(array.data, [at.builder.mul(index, array.stride)])
    dtype = unmask(kind.dtype)
    if isinstance(dtype, Text):
        address = at.builder.inttoptr(at.builder.load(address), at.context.get_data_type(dtype).as_pointer())
    value = at.context.unpack_value(at.builder, dtype, address)
    if dtype == kind.dtype:
        return value
    there = at.builder.icmp_unsigned("!=", at.builder.extract_value(value, 0), INT64(0))  # a null has no address
    return masked_value(at.context, at.builder, kind.dtype, value, there)


@item_of.register
def _in_table(kind: Table, at: InsertPoint, value: Any, index: Any) -> Any:
    return at.context.unpack_value(at.builder, kind.dtype, at.builder.gep(at.members(kind, value).data, [index]))


@item_of.register
def _of_series(kind: Series, at: InsertPoint, value: Any, index: Any) -> Any:
    return item_of(kind.base, at, at.member(kind, value, "base"), index)


@item_of.register
def _computed(kind: Expression, at: InsertPoint, value: Any, index: Any) -> Any:
    operands = cgutils.unpack_tuple(at.builder, at.members(kind, value).operands)
    items = [_operand(k, at, v, index) for k, v in zip(kind.operands, operands, strict=True)]
    kinds = tuple(k.dtype if isinstance(k, Array) else k for k in kind.operands)
    return at.call(kind.operation, kinds, items, kind.dtype)


def _operand(kind: Any, at: InsertPoint, value: Any, index: Any) -> Any:
    """Return a scalar, or item ``index`` of an array; of an array of one value that one, as NumPy broadcasts it."""
    if not isinstance(kind, Array):
        return value
    if kind.capacity != 1:
        single = at.builder.icmp_signed("==", length_of(kind, at, value), INT64(1))
        index = at.builder.select(single, INT64(0), index)
    return item_of(kind, at, value, index)


@item_of.register
def _kept(kind: Filter, at: InsertPoint, value: Any, index: Any) -> Any:
    """Search for it: O(n)."""
    seen, found = at.variable(INT64(0)), at.variable(at.context.get_constant_null(kind.dtype))
    with for_each(kind, at, value) as item:
        wanted = at.builder.icmp_signed("==", seen.value, index)
        found.value = at.builder.select(wanted, item, found.value)
        seen.value = at.builder.add(seen.value, INT64(1))
    return found.value


@item_of.register
def _of_slice(kind: Slice, at: InsertPoint, value: Any, index: Any) -> Any:
    array = at.members(kind, value)
    return item_of(kind.base, at, array.base, at.builder.add(array.start, at.builder.mul(index, array.step)))


@item_of.register
def _of_range(kind: Progression, at: InsertPoint, value: Any, index: Any) -> Any:
    array = at.members(kind, value)
    return at.builder.add(array.start, at.builder.mul(index, array.step))


# -- all of them -------------------------------------------------------------------------------------


@singledispatch
@contextmanager
def for_each(kind: Array, at: InsertPoint, value: Any, *, unroll: bool = True) -> Iterator[Any]:
    """Write a loop over the items of an array; give the item."""
    with at.for_range(length_of(kind, at, value), unroll=unroll and not is_filtered(kind)) as index:
        yield item_of(kind, at, value, index)


def fold_items(kind: Array, at: InsertPoint, value: Any, start: Any, step: Callable[[Any, Any], Any]) -> Any:
    """Return what ``step(total, item)`` makes of ``start`` and the items of an array, one after the other."""
    total = at.variable(start)
    with for_each(kind, at, value) as item:
        total.value = step(total.value, item)
    return total.value


def count_items(kind: Array, at: InsertPoint, value: Any, holds: Callable[[Any], Any] = lambda item: item) -> Any:
    """Return how many items of an array there are for which ``holds(item)`` (int64)."""
    plus = at.builder.add
    return fold_items(kind, at, value, INT64(0), lambda n, item: plus(n, at.builder.zext(holds(item), INT64)))


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


# -- what Python asks -----------------------------------------------------------------------------------


@LOWERING.lower("getiter", Series)
def _iterate(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    refuse_item(sig.args[0])
    base = InsertPoint(context, builder).member(sig.args[0], args[0], "base")
    return new_iterator(context, builder, sig.return_type, base)


@define(len, typing=lambda array: types.int64 if isinstance(array, Array) else None)
def _len(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return length_of(sig.args[0], InsertPoint(context, builder), args[0])
