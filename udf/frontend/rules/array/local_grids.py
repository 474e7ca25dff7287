"""Two-dimensional arrays in a function's own memory: ``np.ones((1, n))``, and parts of them that are set.

``out[:, :2] = (w[:, :2] * w[:, 2:]).sum(axis=0)`` sets a part from a scalar, an array (one value a column) or a grid. A
grid of one row is a result with one value a column.
"""

import operator
from typing import Any

import numpy as np

from udf.frontend.base.current import compilation
from udf.frontend.base.declarations import INT64, LOWERING, define, is_number, is_whole, literal, raise_if
from udf.frontend.base.messages import RefusedCallError
from udf.frontend.base.tables import each
from udf.frontend.numba.names import cgutils, types
from udf.frontend.rules.array.access import length_of
from udf.frontend.rules.array.elementwise import NOT_ALIKE
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.array.local_arrays import MOST, TOO_MANY
from udf.frontend.rules.array.views import bounds_of, checked_index
from udf.frontend.rules.frame.cells import address_of, broadcast_index, cell_of, line_of, shape_of
from udf.frontend.types.array_kinds import Array, Grid, Matrix

FILLED = {np.zeros: 0.0, np.ones: 1.0, np.empty: 0.0}


def _shape(name: str, shape: Any) -> Matrix | None:
    if not isinstance(shape, types.BaseTuple) or len(shape) != 2 or not all(is_whole(kind) for kind in shape):
        return None
    call = compilation()
    most = max(call.columns, (call.window and call.window.length) or 0)
    known = [literal(kind) for kind in shape]
    rows, columns = (most if size is None else size for size in known)
    if rows * columns > MOST:
        raise RefusedCallError(f"np.{name} of {rows} x {columns} values is more than the {MOST} that fit in a UDF")
    return Matrix((rows, columns), local=True)


@each(*FILLED.items())
def _register(function: Any, value: float) -> None:
    @define(function, typing=lambda shape: _shape(function.__name__, shape))
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        at, kind = InsertPoint(context, builder), sig.return_type
        operands = zip(cgutils.unpack_tuple(builder, args[0]), sig.args[0], strict=True)
        sizes = [at.cast(value, whole, types.int64) for value, whole in operands]
        for size, most in zip(sizes, kind.capacity, strict=True):
            wrong = builder.icmp_unsigned(">", size, INT64(most))  # a negative size, too
            raise_if(context, builder, wrong, MemoryError, TOO_MANY)
        data = cgutils.alloca_once(builder, context.get_data_type(kind.dtype), size=kind.capacity[0] * kind.capacity[1])
        rows, columns = sizes
        grid = at.struct(kind, data=data, length=rows, stride=columns, columns=columns, pitch=INT64(1))
        with at.for_range(builder.mul(rows, columns)) as index:
            builder.store(context.get_constant(kind.dtype, value), builder.gep(data, [index]))
        return grid


# -- parts are set -----------------------------------------------------------------------------------


def _set(grid: Any, index: Any, value: Any) -> Any:
    if not isinstance(grid, Matrix) or not (is_number(value) or isinstance(value, Array | Grid)):
        return None
    indices = tuple(index) if isinstance(index, types.BaseTuple) else (index,)
    if len(indices) > 2 or not all(is_whole(one) or isinstance(one, types.SliceType) for one in indices):
        return None
    if not grid.local:
        raise RefusedCallError("it assigns to the window, which is only read in a UDF; np.zeros((r, c)) makes an array")
    return types.none


@define(operator.setitem, typing=_set)
def _setpart(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    at, (kind, index, value_kind) = InsertPoint(context, builder), sig.args
    indices = tuple(index) if isinstance(index, types.BaseTuple) else (index,)
    values = cgutils.unpack_tuple(builder, args[1]) if isinstance(index, types.BaseTuple) else [args[1]]
    axes = [(INT64(0), INT64(1), length) for length in shape_of(kind, at, args[0])]
    for axis, (one, value) in enumerate(zip(indices, values, strict=True)):
        length = axes[axis][2]
        if is_whole(one):
            axes[axis] = (checked_index(at, one, value, length, axis), INT64(1), INT64(1))
        else:
            axes[axis] = bounds_of(at, one, value, length)
    upright = len(indices) == 2 and is_whole(indices[1])  # an array goes down a column
    sizes = _sizes(at, value_kind, args[2])
    sizes = sizes[::-1] if upright and isinstance(value_kind, Array) else sizes
    _check_shape(at, sizes, [length for _, _, length in axes])
    (first, step, rows), (start, stride, columns) = axes
    with at.for_range(rows) as i, at.for_range(columns) as j:
        places = [broadcast_index(at, size, place) for size, place in zip(sizes, (i, j), strict=True)]
        places = places[::-1] if upright and isinstance(value_kind, Array) else places
        item = cell_of(value_kind, at, args[2], *places)
        row, column = builder.add(first, builder.mul(i, step)), builder.add(start, builder.mul(j, stride))
        builder.store(at.cast(item, _dtype(value_kind), kind.dtype), address_of(kind, at, args[0], row, column))
    return context.get_dummy_value()


def _dtype(kind: Any) -> Any:
    return kind.dtype if isinstance(kind, Array | Grid) else kind


def _sizes(at: InsertPoint, kind: Any, value: Any) -> tuple[Any, Any]:
    """Return the rows and columns of what is assigned."""
    if isinstance(kind, Grid):
        return shape_of(kind, at, value)
    return INT64(1), length_of(kind, at, value) if isinstance(kind, Array) else INT64(1)


def _check_shape(at: InsertPoint, sizes: tuple[Any, Any], shape: list[Any]) -> None:
    for size, length in zip(sizes, shape, strict=True):
        differ = at.builder.icmp_signed("!=", size, length)
        apart = at.builder.and_(differ, at.builder.icmp_signed("!=", size, INT64(1)))
        raise_if(at.context, at.builder, apart, ValueError, NOT_ALIKE)


# -- as a result -------------------------------------------------------------------------------------


@LOWERING.lower_cast(Grid, types.UniTuple)
def _one_a_column(context: Any, builder: Any, fromty: Grid, toty: Any, val: Any) -> Any:
    """Return the values of a grid of one row."""
    at = InsertPoint(context, builder)
    differ = builder.icmp_signed("!=", shape_of(fromty, at, val)[0], INT64(1))
    raise_if(context, builder, differ, ValueError, f"a table's window has {len(toty)} columns, not so many values")
    return at.cast(line_of(fromty, at, val, 1, INT64(0)), fromty.cut(1), toty)
