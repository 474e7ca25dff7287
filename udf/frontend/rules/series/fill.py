"""Methods of a Series that look at neighbours both ways, or at all values: ``bfill``, ``interpolate``, ``duplicated``.

Source: pandas 3, core/missing.py (interpolate_1d), core/algorithms.py (duplicated).
"""

# Numba compiles the functions in here that have no annotations.
# ruff: noqa: ANN001, ANN202, FBT002, PLR0124
# mypy: disable-error-code="no-untyped-def,no-untyped-call"
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from udf.frontend.base.current import compilation
from udf.frontend.base.declarations import is_whole
from udf.frontend.library.fill import backfilled, interpolated
from udf.frontend.library.search import is_ordered
from udf.frontend.numba.names import types
from udf.frontend.rules.array.access import length_of
from udf.frontend.rules.array.lazy import Lazy, lazy_value
from udf.frontend.rules.array.library_calls import compute
from udf.frontend.rules.list.items import count_of, new_list
from udf.frontend.rules.list.list_overloads import as_list
from udf.frontend.rules.series.series_methods import is_default, method
from udf.frontend.rules.series.sort_methods import known
from udf.frontend.rules.series.sorter import (
    INTS,
    TRUTHS,
    ListArray,
    Sorter,
    materialize,
    materialized_type,
    require_memory,
    sortable,
)
from udf.frontend.types.array_kinds import Array, Filter
from udf.frontend.types.list_kinds import RowList

if TYPE_CHECKING:
    from collections.abc import Callable

    from udf.frontend.rules.array.insert_point import InsertPoint

FLOATS: Final = RowList(types.float64)


def _back_filled(values):
    """Return each value, or the next one that is there."""
    back, last = new_list(), np.nan
    for i in range(len(values) - 1, -1, -1):
        if values[i] == values[i]:
            last = values[i]
        back.append(last)
    made = new_list()
    for i in range(len(back) - 1, -1, -1):
        made.append(back[i])
    return made


def _interpolated(values):
    """Return each value, on the line between its neighbours where it is missing, or behind the last one the last."""
    made, count = new_list(), len(values)
    last, slope, before, after = np.nan, 0.0, -1, 0
    for i in range(count):
        x = values[i]
        if x != x and before >= 0:
            if after <= i:
                after = i + 1
                while after < count and values[after] != values[after]:
                    after += 1
                slope = (values[after] - last) / (after - before) if after < count else 0.0
            x = slope * (i - before) + last
        elif x == x:
            last, before = x, i
        made.append(x)
    return made


def _in_memory(name: str, function: Callable[..., Any], typing: Callable[..., Any]) -> None:
    """Register a method whose floats a Python function computes from a list of them; whole numbers have no NaN."""

    @method(name, typing=typing)
    def lower(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
        if isinstance(result, Lazy):
            return lazy_value(at, result, kinds, values)
        if not isinstance(result, ListArray):
            return values["a"]
        require_memory(f"{name}()")
        copy = at.call(as_list, (kinds["a"],), [values["a"]], FLOATS)
        return at.struct(result, values=at.call_python(function, FLOATS, (FLOATS, copy)))


def _fill_type(a: Any, item: Callable[..., Any]) -> Any:
    """Return the type of filled values: a list in memory, or of windows, which have none, what is found where read."""
    shape = compilation().window
    if a.dtype == types.float64:
        in_windows = shape is not None and not shape.grouped
        return Lazy(item, (("a", a),), types.float64) if in_windows else ListArray(FLOATS, (a,))
    return a if is_whole(a.dtype) else None


def _bfill(a: Any, axis: Any = None, inplace: Any = False, limit: Any = None, limit_area: Any = None) -> Any:
    return _fill_type(a, backfilled) if is_default(axis, inplace, limit, limit_area) else None


def _interpolate(a: Any, method: Any = "linear", axis: Any = 0, limit: Any = None, inplace: Any = False) -> Any:
    return _fill_type(a, interpolated) if known(method, "linear") and is_default(axis, limit, inplace) else None


_in_memory("bfill", _back_filled, _bfill)
_in_memory("interpolate", _interpolated, _interpolate)


# -- equal values --------------------------------------------------------------------------------------


def _others(rows, kept):
    """Return for each of so many places whether it is none of those in order."""
    made, at = new_list(), 0
    for place in range(rows):
        if at < len(kept) and kept[at] == place:
            made.append(False)
            at += 1
        else:
            made.append(True)
    return made


def _duplicated(a: Any, keep: Any = "first") -> Any:
    fits = known(keep, "first", "last") and sortable(materialized_type(a))
    return ListArray(TRUTHS, ("duplicated", a, keep)) if fits else None


@method("duplicated", typing=_duplicated)
def _lower_duplicated(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
    require_memory("duplicated()")
    array = materialize(at, kinds["a"], values["a"])
    kept = Sorter(at).distinct([array], last=known(kinds["keep"], "last"))
    rows = types.int64, length_of(array[0], at, array[1])
    return at.struct(result, values=at.call_python(_others, TRUTHS, rows, (INTS, kept)))


def order_of(at: InsertPoint, name: str, kind: Array, array: Any) -> Any:
    """Return whether values never fall, ``is_monotonic_increasing``, or never rise; or whether all are different."""
    if name == "is_unique":
        require_memory("is_unique")
        pair = materialize(at, kind, array)
        count = count_of(at.builder, Sorter(at).distinct([pair]))
        return at.builder.icmp_signed("==", count, length_of(pair[0], at, pair[1]))
    if isinstance(kind, Filter):
        require_memory(name)
        kind, array = materialize(at, kind, array)
    return compute(at, is_ordered, types.boolean, (kind, array), name == "is_monotonic_decreasing")
