"""A window of several columns: rows, columns, items and parts of it, and reductions along an axis."""

import operator
from typing import Any, Final

import numpy as np

from udf.frontend.base.declarations import INT64, LOWERING, attributes, define, is_whole, raise_if
from udf.frontend.base.messages import RefusedError
from udf.frontend.numba.names import cgutils, types
from udf.frontend.rules.array.access import item_of, length_of, unwrap
from udf.frontend.rules.array.array_functions import IMPLEMENTATIONS, method_of
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.array.primitives import note_memory
from udf.frontend.rules.array.views import (
    bounds_of,
    checked_index,
    column_type,
    index_of,
    named_column,
    refuse_attribute,
    shape_attributes,
    static_item,
    static_type,
)
from udf.frontend.rules.frame.cells import cell_of, line_of, shape_of
from udf.frontend.types.array_kinds import Array, AxisReduction, Grid, GridExpression, Matrix, StridedArray, TableWindow

NO_LABELS: Final = "w[label] of a window of several columns has a constant label in a UDF; column i of it is w[:, i]"

# -- parts -------------------------------------------------------------------------------------------


def _pair(index: Any) -> tuple[Any, ...]:
    return tuple(index) if isinstance(index, types.BaseTuple) else (index,)


def _part(matrix: Any, index: Any) -> Any:
    """Return the type of ``matrix[index]``: an axis with a number goes, one with a slice stays."""
    if not isinstance(matrix, Matrix):
        return None
    if isinstance(index, types.StringLiteral | types.UnicodeType):
        raise RefusedError(NO_LABELS, None)
    known = static_type(matrix, index_of(index)) if isinstance(matrix, TableWindow) else None
    if known is not None:
        return known
    indices = (*_pair(index), types.slice2_type)[:2]
    if len(_pair(index)) > 2 or not all(is_whole(one) or isinstance(one, types.SliceType) for one in indices):
        return None
    kept = [capacity for one, capacity in zip(indices, matrix.capacity, strict=True) if not is_whole(one)]
    if len(kept) == 2:
        return matrix.part
    return StridedArray(kept[0], local=matrix.local) if kept else types.float64


@LOWERING.lower_getattr_generic(Matrix)
def _column_attribute(context: Any, builder: Any, typ: Matrix, val: Any, attr: str) -> Any:
    return named_column(InsertPoint(context, builder), typ, val, attr)


@define(operator.getitem, typing=_part)
def _getpart(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    at, (kind, index) = InsertPoint(context, builder), sig.args
    if isinstance(kind, TableWindow) and static_type(kind, index_of(index)) is not None:
        return static_item(at, kind, args[0], index_of(index))
    note_memory(kind)
    whole = isinstance(index, types.BaseTuple)
    values = [builder.extract_value(args[1], i) for i in range(len(index))] if whole else [args[1]]
    matrix = at.members(kind, args[0])
    data, kept = matrix.data, []
    axes = ((matrix.length, matrix.stride), (matrix.columns, matrix.pitch))
    for axis, (length, stride) in enumerate(axes):
        if axis >= len(values):
            kept.append((length, stride))
            continue
        one, value = _pair(index)[axis], values[axis]
        if is_whole(one):
            data = builder.gep(data, [builder.mul(checked_index(at, one, value, length, axis), stride)])
            continue
        start, step, count = bounds_of(at, one, value, length)
        data = builder.gep(data, [builder.mul(start, stride)])
        kept.append((count, builder.mul(stride, step)))
    if not kept:
        return context.unpack_value(builder, kind.dtype, data)
    if len(kept) == 1:
        return at.struct(sig.return_type, data=data, length=kept[0][0], stride=kept[0][1])
    (length, stride), (columns, pitch) = kept
    return at.struct(sig.return_type, data=data, length=length, stride=stride, columns=columns, pitch=pitch)


@LOWERING.lower_cast(TableWindow, Matrix)
def _forgotten(context: Any, builder: Any, fromty: TableWindow, toty: Matrix, val: Any) -> Any:
    """Return a whole table as any matrix in memory."""
    note_memory(fromty)
    at = InsertPoint(context, builder)
    members, (length, columns) = at.members(fromty, val), shape_of(fromty, at, val)
    return at.struct(
        toty, data=members.data, length=length, stride=members.stride, columns=columns, pitch=members.pitch
    )


def _line(grid: Any, index: Any) -> Any:
    """Return the type of a row, an item, or a column's part of a grid that is not in memory."""
    if not isinstance(grid, GridExpression):
        return None
    if is_whole(index):
        return grid.cut(1)
    if isinstance(index, types.BaseTuple) and len(index) == 2 and all(is_whole(one) for one in index):
        return grid.dtype
    return None


@define(operator.getitem, typing=_line)
def _getline(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    at, (kind, index) = InsertPoint(context, builder), sig.args
    shape = shape_of(kind, at, args[0])
    if is_whole(index):
        return line_of(kind, at, args[0], 1, checked_index(at, index, args[1], shape[0]))
    given = zip(index, cgutils.unpack_tuple(builder, args[1]), shape, (0, 1), strict=True)
    return cell_of(kind, at, args[0], *(checked_index(at, k, v, length, axis) for k, v, length, axis in given))


# -- what it says of itself --------------------------------------------------------------------------


@define(len, typing=lambda matrix: types.int64 if isinstance(matrix, Grid) else None)
def _len(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return shape_of(sig.args[0], InsertPoint(context, builder), args[0])[0]


@attributes(Grid)
def _attribute_type(value: Grid, attr: str) -> Any:
    if attr == "T" and isinstance(value, Matrix):
        return Matrix(value.capacity[::-1], local=value.local)
    found = shape_attributes(2).get(attr) or method_of(value, attr)
    if found is None and isinstance(value, Matrix) and not hasattr(np.ndarray, attr):
        return column_type(value, attr)
    return found or refuse_attribute(attr)


@LOWERING.lower_getattr(Matrix, "T")
def _transposed(context: Any, builder: Any, typ: Any, val: Any) -> Any:
    note_memory(typ)
    at, result = InsertPoint(context, builder), Matrix(typ.capacity[::-1], local=typ.local)
    matrix = at.members(typ, val)
    rows = {"length": matrix.columns, "stride": matrix.pitch}
    return at.struct(result, data=matrix.data, **rows, columns=matrix.length, pitch=matrix.stride)


# -- as arrays ---------------------------------------------------------------------------------------


@length_of.register
def _rows(kind: Grid, at: InsertPoint, value: Any) -> Any:
    return shape_of(kind, at, value)[0]


@item_of.register
def _row(kind: Grid, at: InsertPoint, value: Any, index: Any) -> Any:
    return line_of(kind, at, value, 1, index)


@length_of.register
def _reduced_length(kind: AxisReduction, at: InsertPoint, value: Any) -> Any:
    return shape_of(kind.matrix, at, at.members(kind, value).matrix)[1 - kind.axis]


@item_of.register
def _of_reduced(kind: AxisReduction, at: InsertPoint, value: Any, index: Any) -> Any:
    """Reduce a column (axis 0) or a row (axis 1)."""
    array = at.members(kind, value)
    part = line_of(kind.matrix, at, array.matrix, kind.axis, index)
    function = IMPLEMENTATIONS[kind.function]
    kinds, values = {"a": kind.matrix.cut(kind.axis), "axis": types.none}, {"a": part, "axis": None}
    names = [name for name in function.parameters if name not in kinds]
    for i, (name, given) in enumerate(zip(names, kind.others, strict=True)):
        kinds[name], values[name] = unwrap(given, at, at.builder.extract_value(array.others, i))
    return function.lower(at, kinds, values, kind.dtype)


# -- as a result -------------------------------------------------------------------------------------


@LOWERING.lower_cast(Array, types.UniTuple)
def _one_a_column(context: Any, builder: Any, fromty: Array, toty: Any, val: Any) -> Any:
    """Return an array's values one by one, as many as a table has columns."""
    at = InsertPoint(context, builder)
    differ = builder.icmp_signed("!=", length_of(fromty, at, val), INT64(len(toty)))
    raise_if(context, builder, differ, ValueError, f"a table's window has {len(toty)} columns, not so many values")
    items = [at.cast(item_of(fromty, at, val, INT64(i)), fromty.dtype, toty.dtype) for i in range(len(toty))]
    return context.make_tuple(builder, toty, items)
