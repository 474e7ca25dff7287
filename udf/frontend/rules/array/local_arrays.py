"""Arrays in a function's own memory: ``np.zeros(n)`` and ``a[i] = x``, copies, accumulated values.

Their memory is set aside when the function is compiled, so an array has a known most values: a constant, or the rows
of a window of known length. One place in the code has one array: made again there, it is the same memory. What a
helper makes is gone when it returns.

Aliasing: functions whose arrays could have other values than NumPy's are refused.

An array that is computed from others has no memory (``kinds.py``): an item is computed where it is read. An array that
the function allocates has one memory for each statement that allocates it (``local_arrays.py``). So an item that is set
later, and an array that is allocated again in a loop while its last value is live, would give other values than NumPy.
"""

import operator
from collections.abc import Callable, Iterator
from typing import Any, Final

import numpy as np

from udf.frontend.base.current import compilation
from udf.frontend.base.declarations import INT64, define, is_number, is_whole, literal, raise_if
from udf.frontend.base.messages import RefusedCallError, RefusedError, limit
from udf.frontend.base.tables import each
from udf.frontend.ir.nodes import definition_of, is_expression
from udf.frontend.numba.names import cgutils, compute_cfg_from_blocks, compute_live_map, compute_use_defs, ir, types
from udf.frontend.rules.array.access import for_each, length_of
from udf.frontend.rules.array.array_functions import declare
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.array.views import checked_index
from udf.frontend.rules.scalar.overflow import unchanged
from udf.frontend.types.array_kinds import Array, Grid, Matrix, StridedArray, as_array
from udf.frontend.types.lookup_kinds import Table

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


@each(("zeros", 0.0), ("ones", 1.0), ("empty", None))
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


COMPUTED: Final = (
    "{0!r} is computed from an array whose items the function sets, and has no values of its own in a UDF; "
    "keep them: np.copy(..)"
)
REMADE: Final = (
    "{0!r} is made again in this loop while the array of the turn before is in use; in a UDF it has one memory"
)
NOT_ITS_OWN: Final = "it assigns an item of {0!r}, which its caller made; in a UDF return the value, or set it there"


def refuse_aliases(func_ir: Any, kinds: dict[str, Any]) -> None:
    """Refuse a function (typed: ``kinds`` by variable) whose arrays could have other values than NumPy's."""
    if not any(_is_own(kind) for kind in kinds.values()):
        return
    setting = [s for s in _statements(func_ir, ir.SetItem, ir.StaticSetItem) if _is_own(kinds.get(s.target.name))]
    for statement in setting:
        if isinstance(definition_of(func_ir, statement.target), ir.Arg):
            raise RefusedError(NOT_ITS_OWN.format(_shown(statement.target)), statement.loc)
    for statement in _statements(func_ir, ir.Assign) if setting else ():
        kind, name = kinds.get(statement.target.name), statement.target.name
        if _is_own(kind) and not isinstance(kind, StridedArray | Matrix) and not name.startswith("$"):
            raise RefusedError(COMPUTED.format(_shown(statement.target)), statement.loc)
    _refuse_remade(func_ir, kinds)


def _refuse_remade(func_ir: Any, kinds: dict[str, Any]) -> None:
    blocks = func_ir.blocks
    cfg, uses = compute_cfg_from_blocks(blocks), compute_use_defs(blocks)
    live = compute_live_map(cfg, blocks, uses.usemap, uses.defmap)
    for loop in cfg.loops().values():
        inside = {name for label in loop.body for name in uses.defmap[label]}
        kept = {name for name in live[loop.header] & inside if _is_own(kinds.get(name))}
        for label in sorted(loop.body) if kept else ():
            for statement in blocks[label].find_insts(ir.Assign):
                if is_expression(statement.value, "call") and _is_own(kinds.get(statement.target.name)):
                    raise RefusedError(REMADE.format(_shown(statement.target)), statement.loc)


def _statements(func_ir: Any, *which: Any) -> Iterator[Any]:
    for block in func_ir.blocks.values():
        for kind in which:
            yield from block.find_insts(kind)


def _is_own(kind: Any) -> bool:
    """Return whether a type is, or holds, an array in the function's own memory."""
    if isinstance(kind, types.BaseTuple):
        return any(_is_own(member) for member in kind)
    return isinstance(kind, Array | Grid) and kind.local


def _shown(variable: Any) -> str:
    """Return a variable's name as the user wrote it."""
    return str(variable.unversioned_name if hasattr(variable, "unversioned_name") else variable.name).split(".")[0]
