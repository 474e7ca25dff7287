"""A row as a Series, and numbers side by side as an array: in the function's own memory, of which LLVM makes registers.

``series_of((row["a"], row["b"]), ("a", "b"))`` stands for ``row[["a", "b"]]`` once
:mod:`udf.frontend.passes.rows.expansion` has written the row out. Its values have one type, as in the row that pandas
makes: whole numbers stay whole among themselves, and are floats beside a float. A null among them is NaN.

A row that a function gives back as a Series, ``row / row.sum()``: one result a column, under the columns' labels.

A variable that is one such Series on one path and another on the next holds a copy of either.
"""

import math
from typing import Any, Final

from udf.bind.udf_call import UdfCall
from udf.frontend.base.declarations import DOUBLE, INT64, LOWERING, define, is_number, is_uint64, is_whole, stand_in
from udf.frontend.base.messages import RefusedError
from udf.frontend.base.tables import each
from udf.frontend.ir.record_calls import record_class, require_names
from udf.frontend.numba.names import cgutils, types
from udf.frontend.rules.array.access import item_of
from udf.frontend.rules.array.array_extremes import place_of
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.array.local_arrays import alloc_local, local_type, store_item
from udf.frontend.rules.series.series_declarations import constant_bool, is_default, method
from udf.frontend.types.category_kinds import CODE, Category
from udf.frontend.types.masked_kinds import Masked, parts, unmask
from udf.frontend.types.series_kinds import ROW, Series, is_row

ALL_NAN: Final = "Encountered all NA values"

series_of: Final = stand_in("series_of")
"""(values, labels): stands for the Series of ``values`` with these ``labels``."""


def _common(kinds: tuple[Any, ...]) -> Any:
    """Return the type in which the values of a row meet."""
    inner = [types.unliteral(unmask(kind)) for kind in kinds]
    if not inner or not all(map(is_number, inner)):
        wrong = next((kind for kind in inner if not is_number(kind)), "no value")
        raise RefusedError(f"an operation on a whole row cannot use {wrong} in a UDF; name columns", None)
    unlike = len(set(inner)) > 1 and any(map(is_uint64, inner))  # of which int64 does not hold all
    for kind, number in zip(kinds, inner, strict=True):
        if (isinstance(kind, Masked) and is_whole(number)) or (unlike and is_uint64(number)):
            raise RefusedError(f"an operation on a whole row cannot use {kind} in a UDF; name columns", None)
    if any(isinstance(kind, Masked) for kind in kinds):
        return types.float64
    if all(kind == inner[0] for kind in inner):
        return inner[0]
    return types.int64 if all(map(is_whole, inner)) else types.float64


def _labels(kind: Any) -> tuple[Any, ...]:
    return tuple(_label(member) for member in kind)


def _label(kind: Any) -> Any:
    if isinstance(kind, types.BaseTuple):
        return _labels(kind)
    if not isinstance(kind, types.Literal):
        raise RefusedError("an operation on all columns of a UDF's group cannot use columns of several levels", None)
    return kind.literal_value


def _typing(values: Any, labels: Any) -> Any:
    if not isinstance(values, types.BaseTuple):
        return None
    array = local_type("a row as a Series", len(values), _common(tuple(values)))
    return Series(array, (ROW, *_labels(labels)))


@define(series_of, typing=_typing)
def _series(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    at, kind, result = InsertPoint(context, builder), sig.args[0], sig.return_type
    array = alloc_local(at, result.base, INT64(len(kind)))
    for place, (member, value) in enumerate(zip(kind, cgutils.unpack_tuple(builder, args[0]), strict=True)):
        inside, valid = parts(context, builder, member, value)
        item = at.cast(inside, unmask(member), result.dtype)
        if isinstance(member, Masked):
            item = builder.select(valid, item, DOUBLE(math.nan))
        store_item(at, result.base, array, INT64(place), item)
    return at.struct(result, base=array)


# -- labels --------------------------------------------------------------------------------------------


def _label_type(labels: tuple[Any, ...]) -> Any:
    if all(isinstance(label, str) for label in labels):
        return Category(labels)
    if all(type(label) is int for label in labels):
        return types.int64
    raise RefusedError("idxmax() of a row gives labels of several types in a UDF; rename its columns", None)


def _position_type(a: Any, axis: Any = 0, skipna: Any = True) -> Any:  # noqa: FBT002 - pandas' own
    return types.int64 if constant_bool(skipna) is True and is_default(axis) and is_number(a.dtype) else None


@each("argmax", "argmin")
def _register(name: str) -> None:
    @method(name, typing=_position_type)
    def lower(at: InsertPoint, kinds: Any, values: Any, _result: Any) -> Any:
        return place_of(at, kinds["a"], values["a"], name, ALL_NAN)


label_at: Final = stand_in("label_at")
"""(place, labels): stands for the label at a place."""


@define(label_at, typing=lambda place, labels: _label_type(_labels(labels)) if is_whole(place) else None)
def _label_at(_context: Any, builder: Any, sig: Any, args: Any) -> Any:
    labels = _labels(sig.args[1])
    if isinstance(sig.return_type, Category):
        return builder.trunc(args[0], CODE)
    found = INT64(labels[0])
    for place, label in enumerate(labels):
        found = builder.select(builder.icmp_signed("==", args[0], INT64(place)), INT64(label), found)
    return found


SHORTER: Final = (
    "it returns part of a row, of which pandas makes columns with gaps; return one value, or all of the row"
)
NAMES: Final = "it returns a row whose columns have other names than text; rename the columns: df.rename(columns=str)"


def series_results(call: UdfCall, kind: Any) -> Any:
    """Return the type of the values of a row that a function returns, one a column; None of anything else."""
    of_group = call.window is not None and call.window.grouped
    if not isinstance(kind, Series) or not (call.shape == "row" or (of_group and is_row(kind))):
        return None
    if not is_row(kind):
        raise RefusedError(SHORTER, None)
    labels = kind.labels[1:]
    if labels != tuple(range(len(labels))) and not all(isinstance(label, str) for label in labels):
        raise RefusedError(NAMES, None)
    require_names(labels, None)
    form = "Series" if of_group else "numbers"
    return types.NamedUniTuple(kind.dtype, len(labels), record_class(tuple(map(str, labels)), form))


@LOWERING.lower_cast(Series, types.NamedUniTuple)
def _values(context: Any, builder: Any, fromty: Series, toty: Any, val: Any) -> Any:
    at = InsertPoint(context, builder)
    items = [at.cast(item_of(fromty, at, val, INT64(i)), fromty.dtype, toty.dtype) for i in range(len(toty))]
    return context.make_tuple(builder, toty, items)


@LOWERING.lower_cast(Series, Series)
def _copy(context: Any, builder: Any, fromty: Series, toty: Series, val: Any) -> Any:
    at, count = InsertPoint(context, builder), len(toty.labels) - 1
    array = alloc_local(at, toty.base, INT64(count))
    for place in range(count):
        item = at.cast(item_of(fromty, at, val, INT64(place)), fromty.dtype, toty.dtype)
        store_item(at, toty.base, array, INT64(place), item)
    return at.struct(toty, base=array)
