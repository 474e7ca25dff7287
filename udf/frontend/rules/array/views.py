"""What an array can without computing: ``len``, items by checked index, slices, masks."""

import operator
from functools import reduce
from typing import Any, Final

import numpy as np

from udf.base.catalogue import having
from udf.base.pandas_meaning import is_of_pandas
from udf.frontend.base.current import compilation
from udf.frontend.base.declarations import (
    INT64,
    LOWERING,
    attributes,
    define,
    is_whole,
    literal,
    raise_if,
    static_items,
)
from udf.frontend.base.messages import RefusedError
from udf.frontend.numba.names import cgutils, signature, slicing, types
from udf.frontend.rules.array.access import item_of, length_of, unwrap
from udf.frontend.rules.array.array_functions import method_of
from udf.frontend.rules.array.elementwise import is_singleton
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.array.nullable_conditions import refuse_item
from udf.frontend.rules.array.primitives import Primitives, note_memory, shifted_window
from udf.frontend.rules.array.series_operators import require_aligned
from udf.frontend.rules.frame.cells import shape_of
from udf.frontend.types.array_kinds import (
    Array,
    ColumnWindow,
    Filter,
    Grid,
    Matrix,
    Slice,
    StridedArray,
    TableWindow,
    as_array,
)
from udf.frontend.types.lookup_kinds import checked
from udf.frontend.types.series_kinds import Series

OUT_OF_BOUNDS: Final = "index{} is out of bounds for axis {}"
WRONG_MASK: Final = "boolean index did not match indexed array along axis 0"


# -- items -------------------------------------------------------------------------------------------


def checked_index(at: InsertPoint, kind: Any, index: Any, length: Any, axis: int = 0) -> Any:
    """Return an index of type ``kind``, negative from the end, as one from the start; raise where it is outside."""
    known = literal(kind)
    text = OUT_OF_BOUNDS.format("" if known is None else f" {known}", axis)
    return checked(at.context, at.builder, (kind, index), length, text)


def _item(array: Any, index: Any) -> Any:
    if isinstance(array, Series):
        return None  # by label: udf.frontend.rules.series.series_labels
    if not isinstance(array, Array) or not is_whole(index) or isinstance(index, types.Boolean):  # which adds an axis
        return None
    refuse_item(array)
    return array.dtype


@define(operator.getitem, typing=_item)
def _getitem(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    at, (kind, index_kind) = InsertPoint(context, builder), sig.args
    known = literal(index_kind)
    if known is not None and has_primitive_item(kind, known):
        return primitive_item(at, kind, args[0], known)
    index = checked_index(at, index_kind, args[1], length_of(kind, at, args[0]))
    return item_of(kind, at, args[0], index)


# -- items and parts that are primitives ---------------------------------------------------------------


def has_primitive_item(kind: Any, index: int) -> bool:
    """Return whether ``array[index]`` is a primitive, or computed from one."""
    whole = shifted_window(kind)
    return whole is not None and index in whole.offsets


def primitive_item(at: InsertPoint, kind: Any, value: Any, index: int) -> Any:
    """Return ``array[index]`` of a window, or of one that is moved by a number; raise where there is no such value."""
    if isinstance(kind, ColumnWindow):
        _check_item(at, kind, value, index)
        there = kind.length is None or -kind.length <= index < kind.length
        return Primitives(at, kind, value).item(index) if there else at.context.get_constant(kind.dtype, 0.0)
    operands = cgutils.unpack_tuple(at.builder, at.members(kind, value).operands)
    pairs = list(zip(kind.operands, operands, strict=True))
    items = [primitive_item(at, k, v, index) if isinstance(k, Array) else v for k, v in pairs]
    kinds = tuple(k.dtype if isinstance(k, Array) else k for k in kind.operands)
    return at.call(kind.operation, kinds, items, kind.dtype)


def _check_item(at: InsertPoint, kind: ColumnWindow, value: Any, index: int) -> None:
    """Raise where the window has no such value, if there may be such a window."""
    needed = index + 1 if index >= 0 else -index
    least = (0 if kind.empty else 1) if kind.length is None else kind.length
    if least < needed:
        short = at.builder.icmp_signed("<", Primitives(at, kind, value).all_rows, INT64(needed))
        raise_if(at.context, at.builder, short, IndexError, OUT_OF_BOUNDS.format(f" {index}", 0))


NO_COLUMN: Final = "a window of several columns has no column {!r} in a UDF"


def column_type(matrix: Matrix, name: str) -> Any:
    """Return the type of the column that has a name, as of ``matrix[:, i]``."""
    place = matrix.column(name)
    if place is None:
        raise RefusedError(NO_COLUMN.format(name), None)
    whole = isinstance(matrix, TableWindow)
    return matrix.wholes[place] if whole else StridedArray(matrix.capacity[0], local=matrix.local)


def named_column(at: InsertPoint, kind: Matrix, value: Any, name: str) -> Any:
    """Return the column that has a name."""
    place, matrix = kind.column(name), at.members(kind, value)
    if isinstance(kind, TableWindow):
        return getattr(matrix, f"c{place}")
    note_memory(kind)
    data = at.builder.gep(matrix.data, [at.builder.mul(INT64(place), matrix.pitch)])
    return at.struct(column_type(kind, name), data=data, length=matrix.length, stride=matrix.stride)


@static_items
def _static_type(array: Any, index: Any) -> Any:
    """Type ``w[-1]``, ``w[:]``, ``w[:, 0]``, ``w[-1, 0]``, ``w["a"]``, whose index Numba has found to be constant."""
    known = isinstance(array, Array | Matrix) and not isinstance(array, Series)
    result = static_type(array, index) if known else None
    return None if result is None else signature(result, array, types.int64)


def static_type(array: Any, index: Any) -> Any:
    """Return the type of ``array[index]`` if it is a primitive, or a whole window; None if it is anything else."""
    if isinstance(array, Matrix) and type(index) is str:
        return column_type(array, index)
    if isinstance(array, TableWindow) and isinstance(index, tuple) and len(index) == 2:
        row, column = index
        if type(column) is not int or not -len(array.wholes) <= column < len(array.wholes):
            return None
        return static_type(array.wholes[column], row)
    if isinstance(array, Matrix):
        return None
    if type(index) is int:
        refuse_item(array)
        return types.float64 if has_primitive_item(array, index) else None
    is_all = isinstance(array, ColumnWindow) and (index is Ellipsis or index == slice(None))
    return array if is_all else None


@LOWERING.lower("static_getitem", Array, types.Any)
@LOWERING.lower("static_getitem", Matrix, types.Any)
def _static_item(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    if static_type(sig.args[0], args[1]) is None:
        raise NotImplementedError  # Numba then takes the rule of an index that is not constant
    return static_item(InsertPoint(context, builder), sig.args[0], args[0], args[1])


def index_of(kind: Any) -> Any:
    """Return the Python index that a type stands for; None if it does not say."""
    if isinstance(kind, types.BaseTuple):
        members = [index_of(member) for member in kind]
        return None if None in members else tuple(members)
    if isinstance(kind, types.SliceType) and kind.members == 2 and getattr(kind, "literal_value", 0) == slice(None):
        return slice(None)
    return literal(kind)


def static_item(at: InsertPoint, kind: Any, value: Any, index: Any) -> Any:
    """Return ``value[index]`` where :func:`static_type` has a type for it."""
    if isinstance(kind, Matrix) and type(index) is str:
        return named_column(at, kind, value, index)
    if isinstance(kind, TableWindow):
        index, column = index[0], index[1] % len(kind.wholes)
        kind, value = kind.wholes[column], getattr(at.members(kind, value), f"c{column}")
    return primitive_item(at, kind, value, index) if isinstance(index, int) else value


# -- slices ------------------------------------------------------------------------------------------


def of_group(kind: Array) -> bool:
    """Return whether an array may be a column of a group, of which a part tells where it begins: labels go by that."""
    shape = compilation().window
    return shape is not None and shape.grouped and isinstance(kind, StridedArray) and not kind.local


def sliced_type(kind: Array, *, labelled: bool = False) -> Array:
    """Return the type of a slice, of a Series if it is ``labelled``."""
    if labelled and of_group(kind):
        return Slice(kind)
    if isinstance(kind, ColumnWindow):
        return kind.part
    return kind if isinstance(kind, (StridedArray, Slice)) else Slice(kind)


def _slice(array: Any, index: Any) -> Any:
    kind = as_array(array) if isinstance(index, types.SliceType) else None
    if isinstance(kind, Series):
        return Series(sliced_type(kind.base, labelled=True), None)
    return None if kind is None else sliced_type(kind)


def bounds_of(at: InsertPoint, kind: Any, value: Any, length: Any) -> tuple[Any, Any, Any]:
    """Return the start, the step and the length of a slice of an array with ``length`` values."""
    bounds = at.context.make_helper(at.builder, kind, value)
    slicing.guard_invalid_slice(at.context, at.builder, kind, bounds)
    slicing.fix_slice(at.builder, bounds, length)
    return bounds.start, bounds.step, slicing.get_slice_length(at.builder, bounds)


@define(operator.getitem, typing=_slice)
def _getslice(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    at = InsertPoint(context, builder)
    kind, value = unwrap(sig.args[0], at, args[0])
    bounds = bounds_of(at, sig.args[1], args[1], length_of(kind, at, value))
    labelled = isinstance(sig.return_type, Series)
    found = part(at, kind, value, bounds, labelled=labelled)
    return at.struct(sig.return_type, base=found) if labelled else found


def part(at: InsertPoint, kind: Array, value: Any, bounds: tuple[Any, Any, Any], *, labelled: bool = False) -> Any:
    """Return the slice with ``bounds`` (start, step, length) of an array; ``labelled`` as for :func:`sliced_type`."""
    builder, (start, step, length) = at.builder, bounds
    if isinstance(kind, StridedArray):
        note_memory(kind)
    if isinstance(kind, StridedArray) and not (labelled and of_group(kind)):
        array = at.members(kind, value)
        data = builder.gep(array.data, [builder.mul(start, array.stride)])
        return at.struct(sliced_type(kind), data=data, length=length, stride=builder.mul(array.stride, step))
    if isinstance(kind, Slice):
        array = at.members(kind, value)
        start = builder.add(array.start, builder.mul(start, array.step))
        return at.struct(kind, base=array.base, start=start, step=builder.mul(array.step, step), length=length)
    return at.struct(Slice(kind), base=value, start=start, step=step, length=length)


@define(reversed, typing=lambda array: None if as_array(array) is None else sliced_type(as_array(array)))
def _reversed(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    at = InsertPoint(context, builder)
    kind, value = unwrap(sig.args[0], at, args[0])
    length = length_of(kind, at, value)
    return part(at, kind, value, (builder.sub(length, INT64(1)), INT64(-1), length))


# -- masks -------------------------------------------------------------------------------------------


def kept_type(array: Any, mask: Any) -> Any:
    """Return the type of the items of an array that a mask keeps; None of anything else."""
    if isinstance(array, Series):
        own = isinstance(mask, Series) and mask.labels == array.labels and mask.labels is not None
        inner = kept_type(array.base, mask.base if own else None if isinstance(mask, Series) else mask)
        return None if inner is None else Series(inner, filter_labels(array, inner.mask))
    base, where = as_array(array), as_array(mask)
    if base is None or where is None or not isinstance(where.dtype, types.Boolean):
        return None
    return Filter(base, where)


@define(operator.getitem, typing=kept_type)
def _getmasked(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    array, mask = zip(sig.args, args, strict=True)
    return filter_items(InsertPoint(context, builder), array, mask, sig.return_type)


def filter_items(at: InsertPoint, array: tuple[Any, Any], mask: tuple[Any, Any], result: Any) -> Any:
    """Return the items of an array that a mask keeps, each a (type, value)."""
    require_aligned(at, (array, mask))
    (base, values), (kind, where) = (unwrap(k, at, v) for k, v in (array, mask))
    differ = at.builder.icmp_signed("!=", length_of(base, at, values), length_of(kind, at, where))
    raise_if(at.context, at.builder, differ, IndexError, WRONG_MASK)
    if isinstance(result, Series):
        return at.struct(result, base=at.struct(result.base, base=values, mask=where))
    return at.struct(result, base=values, mask=where)


def filter_labels(series: Series, mask: Any) -> Any:
    """Return the labels of the items that a mask keeps: the same wherever there can be no other mask."""
    return (series.labels, mask) if series.labels is not None and is_singleton(mask) else None


INSTEAD: Final = {
    "iloc": "w[i]", "iat": "w[i]", "loc": "w[i]", "at": "w[i]", "values": "w itself", "array": "w itself",
    "to_numpy": "w itself", "median": "np.median(w)", "quantile": "np.quantile(w, q)",
    "count": "np.count_nonzero(~np.isnan(w))", "isna": "np.isnan(w)", "isnull": "np.isnan(w)",
    "notna": "~np.isnan(w)", "notnull": "~np.isnan(w)", "dropna": "w[~np.isnan(w)]", "abs": "abs(w)",
    "diff": "np.diff(w)", "idxmax": "w.argmax()", "idxmin": "w.argmin()", "empty": "w.size == 0",
    "head": "w[:n]", "tail": "w[-n:]", "first": "w[0]", "last": "w[-1]",
}  # fmt: skip
"""An attribute of a Series -> the same of a NumPy array ``w``."""


def shape_attributes(count: int) -> dict[str, Any]:
    """Return the types of what every array of ``count`` dimensions has."""
    return {"size": types.int64, "ndim": types.int64, "shape": types.UniTuple(types.int64, count)}


def refuse_attribute(attr: str) -> Any:
    """Raise for an attribute that a window has not."""
    of_series = attr in having("row") or is_of_pandas("Series", attr)
    if (of_series or attr in INSTEAD) and not hasattr(np.ndarray, attr):
        instead = f"; use {INSTEAD[attr]}" if attr in INSTEAD else ""
        cause = f".{attr} is a Series' attribute, and with raw=True a window is a NumPy array in a UDF{instead}"
    elif hasattr(np.ndarray, attr):
        cause = f"the array attribute .{attr} is not supported in a UDF"
    else:
        cause = f"a window is a NumPy array in a UDF, which has no attribute {attr!r}"
    raise RefusedError(cause, None)


@attributes(Array)
def _array_attribute(value: Array, attr: str) -> Any:
    return shape_attributes(1).get(attr) or method_of(value, attr) or refuse_attribute(attr)


def lengths_of(kind: Array | Grid, at: InsertPoint, value: Any) -> list[Any]:
    """Return how many items there are along each axis."""
    return list(shape_of(kind, at, value)) if isinstance(kind, Grid) else [length_of(kind, at, value)]


@LOWERING.lower_getattr(Array, "size")
@LOWERING.lower_getattr(Grid, "size")
def _size(context: Any, builder: Any, typ: Any, val: Any) -> Any:
    return reduce(builder.mul, lengths_of(typ, InsertPoint(context, builder), val))


@LOWERING.lower_getattr(Array, "shape")
@LOWERING.lower_getattr(Grid, "shape")
def _shape(context: Any, builder: Any, typ: Any, val: Any) -> Any:
    lengths = lengths_of(typ, InsertPoint(context, builder), val)
    return context.make_tuple(builder, types.UniTuple(types.int64, len(lengths)), lengths)


@LOWERING.lower_getattr(Array, "ndim")
@LOWERING.lower_getattr(Grid, "ndim")
def _ndim(_context: Any, _builder: Any, typ: Any, _val: Any) -> Any:
    return INT64(2 if isinstance(typ, Grid) else 1)
