"""Methods of a Series that sort its values, or tell equal ones apart: ``sort_values``, ``value_counts``, ``mode``.

Source: pandas 3, core/algorithms.py (value_counts_internal, mode, duplicated); core/methods/selectn.py.
"""

import operator
from collections.abc import Callable
from functools import wraps
from typing import Any, Final

import numpy as np

from udf.frontend.base.declarations import DOUBLE, INT64, is_whole
from udf.frontend.library.search import is_ordered, is_other
from udf.frontend.numba.names import signature, types
from udf.frontend.rules.array.access import fold_items, length_of
from udf.frontend.rules.array.array_functions import declare
from udf.frontend.rules.array.compositions import Composer, Operand, type_of
from udf.frontend.rules.array.dropna import not_null
from udf.frontend.rules.array.elementwise import compute, compute_type
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.array.library_calls import Lazy, lazy_value
from udf.frontend.rules.array.library_calls import compute as compute_body
from udf.frontend.rules.array.nullable_conditions import refuse_item
from udf.frontend.rules.array.views import part, sliced_type
from udf.frontend.rules.list.items import count_of, write_call
from udf.frontend.rules.list.list_overloads import as_list
from udf.frontend.rules.series.series_declarations import constant_bool, is_default, known, method
from udf.frontend.rules.series.sorter import (
    ROWS,
    Modes,
    Sorter,
    ValueCounts,
    materialize,
    materialized_type,
    places_by,
    require_memory,
    sortable,
)
from udf.frontend.types.array_kinds import Array, Filter, as_array
from udf.frontend.types.list_kinds import RowList, is_listable
from udf.frontend.types.list_kinds import item_type as listed_type
from udf.frontend.types.masked_kinds import Masked
from udf.frontend.types.series_kinds import NonNull, Take

# ruff: noqa: FBT002 - pandas' own parameters

TIES: Final = (None, "quicksort", "mergesort", "stable", "heapsort")


def _order_type(a: Any) -> Any:
    return Take(a, ROWS) if sortable(a) else None


def _sorting(name: str, *, typing: Any, labels: Any) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Register a method that sorts places in memory, lowered by (sorter, array, kinds, values, result).

    A part that a mask keeps is put into memory first.
    """

    def register(lower: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(typing)
        def flat_typing(a: Any, **others: Any) -> Any:
            return typing(materialized_type(a), **others)

        @method(name, typing=flat_typing, labels=labels)
        def lowered(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
            require_memory(f"{name}()")
            return lower(Sorter(at), materialize(at, kinds["a"], values["a"]), kinds, values, result)

        return lower

    return register


# -- in order ------------------------------------------------------------------------------------------


def _sort_values(
    a: Any,
    *,
    axis: Any = 0,
    ascending: Any = True,
    inplace: Any = False,
    kind: Any = "quicksort",
    na_position: Any = "last",
    ignore_index: Any = False,
    key: Any = None,
) -> Any:
    plain = is_default(axis, inplace, key) and known(kind, *TIES) and known(na_position, "last")
    if not plain or not sortable(a) or constant_bool(ascending) is None or constant_bool(ignore_index) is None:
        return None
    return Modes(a, ROWS) if constant_bool(ignore_index) else Take(a, ROWS)


@_sorting("sort_values", typing=_sort_values, labels=lambda *_: None)
def _lower_sort_values(sorter: Sorter, array: Operand, kinds: Any, _values: Any, result: Any) -> Any:
    return sorter.take(result, array[1], sorter.order(array, falls=constant_bool(kinds["ascending"]) is False))


def some(at: InsertPoint, kind: Array, array: Any, number: tuple[Any, Any], *, last: bool = False) -> Any:
    """Return the first or last ``number`` (its type, and value) of an array's values; of a negative one all but those.

    As slices are: ``[:n]``, ``[-n:]``, and no value where n is 0.
    """
    start, count = cut(at, length_of(kind, at, array), at.cast(number[1], number[0], types.int64), last=last)
    return part(at, kind, array, (start, INT64(1), count), labelled=True)


def at_least_zero(at: InsertPoint, kind: Any, number: Any) -> Any:
    """Return a number as int64, 0 in place of a negative one."""
    number = at.cast(number, kind, types.int64)
    return at.builder.select(at.builder.icmp_signed("<", number, INT64(0)), INT64(0), number)


def cut(at: InsertPoint, length: Any, number: Any, *, last: bool) -> tuple[Any, Any]:
    """Return where the first or last ``number`` of ``length`` values begin, and how many there are."""
    builder = at.builder
    negative = builder.icmp_signed("<", number, INT64(0))
    count = builder.select(negative, builder.add(length, number), number)
    count = builder.select(builder.icmp_signed("<", count, INT64(0)), INT64(0), count)
    count = builder.select(builder.icmp_signed(">", count, length), length, count)
    return (builder.sub(length, count) if last else INT64(0)), count


def _selected(name: str, *, falls: bool) -> None:
    def typing(a: Any, n: Any = 5, keep: Any = "first") -> Any:
        return sliced_type(Take(a, ROWS)) if is_whole(n) and known(keep, "first") and sortable(a) else None

    @_sorting(name, typing=typing, labels=lambda *_: None)
    def lower(sorter: Sorter, array: Operand, kinds: Any, values: Any, _result: Any) -> Any:
        at, kind = sorter.at, Take(array[0], ROWS)
        ordered = sorter.take(kind, array[1], sorter.order(array, falls=falls))
        return some(at, kind, ordered, (types.int64, at_least_zero(at, kinds["n"], values["n"])))


_selected("nlargest", falls=True)
_selected("nsmallest", falls=False)


def _ends(name: str, *, last: bool) -> None:
    @method(name, typing=lambda a, n=5: sliced_type(a, labelled=True) if is_whole(n) else None, labels=lambda *_: None)
    def lower(at: InsertPoint, kinds: Any, values: Any, _result: Any) -> Any:
        return some(at, kinds["a"], values["a"], (kinds["n"], values["n"]), last=last)


_ends("head", last=False)
_ends("tail", last=True)


# -- equal values --------------------------------------------------------------------------------------


@_sorting("unique", typing=_order_type, labels=None)
def _lower_unique(sorter: Sorter, array: Operand, _kinds: Any, _values: Any, result: Any) -> Any:
    return sorter.take(result, array[1], sorter.distinct([array]))


@declare(
    "numpy unique", np.unique, typing=lambda ar: _order_type(materialized_type(as_array(ar))) if as_array(ar) else None
)
def _lower_numpys_unique(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
    require_memory("np.unique()")
    sorter, array = Sorter(at), materialize(at, kinds["ar"], values["ar"])
    rows = sorter.order(array)
    return sorter.take(result, array[1], sorter.ends(rows, sorter.runs([array], rows)))


def _drop_duplicates(a: Any, keep: Any = "first", inplace: Any = False, ignore_index: Any = False) -> Any:
    return _order_type(a) if known(keep, "first", "last") and is_default(inplace, ignore_index) else None


@_sorting("drop_duplicates", typing=_drop_duplicates, labels=lambda *_: None)
def _lower_drop_duplicates(sorter: Sorter, array: Operand, kinds: Any, _values: Any, result: Any) -> Any:
    return sorter.take(result, array[1], sorter.distinct([array], last=known(kinds["keep"], "last")))


def _duplicated(a: Any, keep: Any = "first") -> Any:
    fits = known(keep, "first", "last") and sortable(materialized_type(a))
    return Lazy(is_other, (("a", a), ("kept", ROWS)), types.boolean) if fits else None


@method("duplicated", typing=_duplicated)
def _lower_duplicated(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
    require_memory("duplicated()")
    sorter = Sorter(at)
    kept = sorter.distinct([materialize(at, kinds["a"], values["a"])], last=known(kinds["keep"], "last"))
    return lazy_value(at, result, dict(result.operands), {"a": values["a"], "kept": sorter.listed(kept)})


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
    return compute_body(at, is_ordered, types.boolean, (kind, array), name == "is_monotonic_decreasing")


def _counted(sorter: Sorter, array: Operand) -> tuple[Any, Any]:
    """Return a place of each value that is no null, in their order, and how often the value is there: lists."""
    rows = sorter.by(array, sorter.where(not_null(Composer(sorter.at), array)))
    begins = sorter.runs([array], rows)
    return sorter.ends(rows, begins), sorter.sizes(begins)


def _non_null(do: Composer, a: Operand) -> Operand:
    """Return an array, read at places of values that are no nulls, as one that has none."""
    return do.struct(NonNull(a[0]), base=a[1]) if isinstance(a[0].dtype, Masked) else a


def _mode(a: Any, dropna: Any = True) -> Any:
    return Modes(type_of(_non_null, a=a), ROWS) if constant_bool(dropna) is True and sortable(a) else None


@_sorting("mode", typing=_mode, labels=lambda *_: None)
def _lower_mode(sorter: Sorter, array: Operand, _kinds: Any, _values: Any, result: Any) -> Any:
    places = sorter.largest(*_counted(sorter, array))
    return sorter.take(result, _non_null(Composer(sorter.at), array)[1], places)


def _value_counts(
    a: Any, normalize: Any = False, sort: Any = True, ascending: Any = False, bins: Any = None, dropna: Any = True
) -> Any:
    switches = (constant_bool(normalize), constant_bool(sort), constant_bool(ascending))
    if None in switches or not is_default(bins) or constant_bool(dropna) is not True or not sortable(a):
        return None
    counts = compute_type(operator.truediv, ROWS, types.float64) if switches[0] else ROWS
    return ValueCounts(counts, Take(type_of(_non_null, a=a), places_by("value_counts", *switches[1:])))


@_sorting("value_counts", typing=_value_counts, labels=lambda _, values: ("counts", values.index))
def _lower_value_counts(sorter: Sorter, array: Operand, kinds: Any, _values: Any, result: Any) -> Any:
    at, (firsts, sizes) = sorter.at, _counted(sorter, array)
    sizes, firsts = sorter.sorted(firsts, sizes), sorter.sorted(firsts, firsts)  # as they come first
    if constant_bool(kinds["sort"]):
        falls = not constant_bool(kinds["ascending"])
        firsts, sizes = sorter.sorted(sizes, firsts, falls=falls), sorter.sorted(sizes, sizes, falls=falls)
    counts = sorter.listed(sizes)
    if constant_bool(kinds["normalize"]):
        whole = at.builder.sitofp(fold_items(ROWS, at, counts, INT64(0), at.builder.add), DOUBLE)
        counts = compute(at, operator.truediv, (ROWS, types.float64), (counts, whole))[1]
    index = sorter.take(result.index, _non_null(Composer(at), array)[1], firsts)
    return at.struct(result, base=counts, index=index)


# -- as a list -----------------------------------------------------------------------------------------


def _tolist(a: Any) -> Any:
    refuse_item(a)
    item = listed_type(a.dtype)
    return None if item is None or not is_listable(a) else RowList(item)


for _name in ("tolist", "to_list"):

    @method(_name, typing=_tolist, labels=None)
    def _lower_tolist(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
        require_memory("tolist()")
        return write_call(at.context, at.builder, as_list, signature(result, kinds["a"]), [values["a"]])


declare("tolist", method=True, typing=_tolist)(_lower_tolist)
