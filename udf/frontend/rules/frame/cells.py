"""The shape of a two-dimensional array, its items, and its rows and columns: one rule for each kind."""

from functools import singledispatch
from typing import Any

from udf.frontend.base.declarations import INT64
from udf.frontend.numba.names import cgutils
from udf.frontend.rules.array.access import item_of, length_of
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.array.primitives import Primitives, note_memory
from udf.frontend.types.array_kinds import Array, Grid, GridExpression, Line, Matrix, Ravel, TableWindow


def shape_of(kind: Grid, at: InsertPoint, value: Any) -> tuple[Any, Any]:
    """Return how many rows and columns there are."""
    members = at.members(kind, value)
    if isinstance(kind, TableWindow):
        return Primitives(at, kind.wholes[0], members.c0).all_rows, INT64(len(kind.wholes))
    return members.length, members.columns


@singledispatch
def cell_of(_kind: Any, _at: InsertPoint, value: Any, _row: Any, _column: Any) -> Any:
    """Return the item at a place that there is; a scalar is the same everywhere."""
    return value


@cell_of.register
def _in_memory(kind: Matrix, at: InsertPoint, value: Any, row: Any, column: Any) -> Any:
    return at.context.unpack_value(at.builder, kind.dtype, address_of(kind, at, value, row, column))


def address_of(kind: Matrix, at: InsertPoint, value: Any, row: Any, column: Any) -> Any:
    """Return where an item lies."""
    note_memory(kind)
    matrix, builder = at.members(kind, value), at.builder
    along = builder.add(builder.mul(row, matrix.stride), builder.mul(column, matrix.pitch))
    return builder.gep(matrix.data, [along])


@cell_of.register
def _of_array(kind: Array, at: InsertPoint, value: Any, _row: Any, column: Any) -> Any:
    """Return an array's item: it is the same in every row."""
    return item_of(kind, at, value, broadcast_index(at, length_of(kind, at, value), column))


@cell_of.register
def _computed(kind: GridExpression, at: InsertPoint, value: Any, row: Any, column: Any) -> Any:
    operands = cgutils.unpack_tuple(at.builder, at.members(kind, value).operands)
    items = [_broadcast(k, at, v, row, column) for k, v in zip(kind.operands, operands, strict=True)]
    kinds = tuple(k.dtype if isinstance(k, Array | Grid) else k for k in kind.operands)
    return at.call(kind.operation, kinds, items, kind.dtype)


def _broadcast(kind: Any, at: InsertPoint, value: Any, row: Any, column: Any) -> Any:
    """Return an operand's item; a grid of one row, or one column, has the same in all of them."""
    if isinstance(kind, Grid):
        rows, columns = shape_of(kind, at, value)
        row, column = broadcast_index(at, rows, row), broadcast_index(at, columns, column)
    return cell_of(kind, at, value, row, column)


def broadcast_index(at: InsertPoint, length: Any, index: Any) -> Any:
    """Return an index; the first one where there is one row, or column, for all of them."""
    return at.builder.select(at.builder.icmp_signed("==", length, INT64(1)), INT64(0), index)


# -- rows and columns --------------------------------------------------------------------------------


@singledispatch
def line_of(kind: Grid, at: InsertPoint, value: Any, axis: int, index: Any) -> Any:
    """Return column (axis 0) or row (1) ``index``, which there is."""
    return at.struct(kind.cut(axis), grid=value, index=index)


@line_of.register
def _cut_memory(kind: Matrix, at: InsertPoint, value: Any, axis: int, index: Any) -> Any:
    note_memory(kind)
    matrix, builder = at.members(kind, value), at.builder
    across, length, stride = (
        (matrix.pitch, matrix.length, matrix.stride) if axis == 0 else (matrix.stride, matrix.columns, matrix.pitch)
    )
    data = builder.gep(matrix.data, [builder.mul(index, across)])
    return at.struct(kind.cut(axis), data=data, length=length, stride=stride)


@length_of.register
def _line_length(kind: Line, at: InsertPoint, value: Any) -> Any:
    return shape_of(kind.grid, at, at.members(kind, value).grid)[kind.axis]


@item_of.register
def _of_line(kind: Line, at: InsertPoint, value: Any, index: Any) -> Any:
    line = at.members(kind, value)
    place = (index, line.index) if kind.axis == 0 else (line.index, index)
    return cell_of(kind.grid, at, line.grid, *place)


# -- all items, row by row ---------------------------------------------------------------------------


@length_of.register
def _flattened_length(kind: Ravel, at: InsertPoint, value: Any) -> Any:
    return at.builder.mul(*shape_of(kind.matrix, at, at.members(kind, value).matrix))


@item_of.register
def _of_flattened(kind: Ravel, at: InsertPoint, value: Any, index: Any) -> Any:
    grid = at.members(kind, value).matrix
    _, columns = shape_of(kind.matrix, at, grid)
    return cell_of(kind.matrix, at, grid, at.builder.sdiv(index, columns), at.builder.srem(index, columns))
