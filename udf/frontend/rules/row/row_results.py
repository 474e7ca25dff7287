"""A row that a function gives back as a Series, ``row / row.sum()``: one result a column, under the columns' labels.

A variable that is one such Series on one path and another on the next holds a copy of either.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from udf.frontend.base.declarations import INT64, LOWERING, typed_decorator
from udf.frontend.base.refusals import RefusedError
from udf.frontend.ir.record_calls import record_class, require_names
from udf.frontend.numba.names import types
from udf.frontend.rules.array.access import item_of
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.array.local_arrays import alloc_local, store_item
from udf.frontend.types.series_kinds import Series, is_row

if TYPE_CHECKING:
    from udf.bind.udf_call import UdfCall

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


@typed_decorator(LOWERING.lower_cast(Series, types.NamedUniTuple))
def _values(context: Any, builder: Any, fromty: Series, toty: Any, val: Any) -> Any:
    at = InsertPoint(context, builder)
    items = [at.cast(item_of(fromty, at, val, INT64(i)), fromty.dtype, toty.dtype) for i in range(len(toty))]
    return context.make_tuple(builder, toty, items)


@typed_decorator(LOWERING.lower_cast(Series, Series))
def _copy(context: Any, builder: Any, fromty: Series, toty: Series, val: Any) -> Any:
    at, count = InsertPoint(context, builder), len(toty.labels) - 1
    array = alloc_local(at, toty.base, INT64(count))
    for place in range(count):
        item = at.cast(item_of(fromty, at, val, INT64(place)), fromty.dtype, toty.dtype)
        store_item(at, toty.base, array, INT64(place), item)
    return at.struct(toty, base=array)
