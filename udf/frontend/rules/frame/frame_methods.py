"""Rows of a group as a part of it: ``sort_values``, ``nlargest``, ``head``, ``drop_duplicates``, ``dropna``.

Source: pandas 3, core/frame.py (sort_values, duplicated, dropna); core/methods/selectn.py.
"""

from collections.abc import Callable
from typing import Any

from udf.bind.identity import is_label
from udf.frontend.base.declarations import INT64, is_real, is_whole
from udf.frontend.base.messages import RefusedCallError
from udf.frontend.numba.names import types
from udf.frontend.rules.array.array_functions import ArrayFunction, declare, unwrap_type
from udf.frontend.rules.array.compositions import Composer, Operand, type_of
from udf.frontend.rules.array.dropna import not_null
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.frame.group_frames import METHODS, column_type, rows_of, values_of
from udf.frontend.rules.series.series_declarations import constant_bool, is_default, known
from udf.frontend.rules.series.sort_methods import TIES, at_least_zero, cut
from udf.frontend.rules.series.sorter import (
    ROWS,
    Sorter,
    materialize,
    materialized_type,
    places_by,
    require_memory,
    sortable,
)
from udf.frontend.types.array_kinds import Progression
from udf.frontend.types.frame_kinds import RowSelection
from udf.frontend.types.masked_kinds import Masked

# ruff: noqa: FBT002 - pandas' own parameters

RANGE = Progression(None)
NO_LABELS = "{}() takes labels of columns that are constant in a UDF: g.{}({})"


class _Method(ArrayFunction):
    """The rule of a method of a group, or of a part of one."""

    def generic(self, args: Any, kws: Any) -> Any:
        kinds = type(self).bind(args, kws) or {}
        result = type(self).typing(**{name: unwrap_type(kind) for name, kind in kinds.items()}) if kinds else None
        return None if result is None else type(self).signed(result, kinds)


def _method(name: str, typing: Callable[..., Any]) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Register a method with the parameters of ``typing``; it is lowered by (at, kinds, values, result), by name."""
    return declare(f"DataFrame.{name}", method=True, typing=typing, methods=METHODS, rule=_Method)


def _labels(name: str, kind: Any) -> tuple[Any, ...]:
    """Return the labels that a parameter has: one, or several."""
    members = tuple(kind) if isinstance(kind, types.BaseTuple) else (kind,)
    labels = tuple(getattr(one, "literal_value", None) for one in members)
    if not labels or not all(is_label(one) and type(one) is not bool for one in labels):
        raise RefusedCallError(NO_LABELS.format(name, name, '"x"'))
    return labels


class MaterializedColumns:
    """Columns of a group or a part of one, by label, as arrays whose items are found at once."""

    def __init__(self, at: InsertPoint, group: Any, value: Any) -> None:
        self.at, self.group, self.value = at, group, value

    def __getitem__(self, label: Any) -> Operand:
        kind = column_type(self.group, label).base
        return materialize(self.at, kind, values_of(self.at, self.group, self.value, label))


def _sorted_part(group: Any, name: str, labels: tuple[Any, ...], rows: Any = ROWS) -> RowSelection:
    """Return the type of rows in memory; refuse columns that have no order."""
    for label in labels:
        kind = column_type(group, label).base
        if not sortable(materialized_type(kind)):
            raise RefusedCallError(f"{name}() by a column of {kind.dtype} is not supported in a UDF")
    return RowSelection(_in_place(group), rows)


def _in_place(group: Any) -> Any:
    """Return a group whose rows are found at once: a part that a mask keeps, by its places."""
    return RowSelection(_in_place(group.group), ROWS) if isinstance(group, RowSelection) and group.is_masked else group


def _settle(at: InsertPoint, group: Any, value: Any) -> Any:
    if not isinstance(group, RowSelection) or not group.is_masked:
        return value
    inner = _settle(at, group.group, at.member(group, value, "group"))
    sorter = Sorter(at)
    places = sorter.listed(sorter.where((group.rows, at.member(group, value, "rows"))))
    return at.struct(_in_place(group), group=inner, rows=places)


def _flags(ascending: Any, count: int) -> tuple[bool, ...] | None:
    """Return whether each of ``count`` columns ascends; None if it is not known."""
    members = tuple(ascending) if isinstance(ascending, types.BaseTuple) else (ascending,) * count
    flags = tuple(map(constant_bool, members))
    return None if None in flags or len(flags) != count else flags  # type: ignore[return-value]


def _order(at: InsertPoint, columns: MaterializedColumns, labels: tuple[Any, ...], ascends: tuple[bool, ...]) -> Any:
    """Return the list of all places in the order of several columns, equal rows as they were."""
    sorter = Sorter(at)
    rows = sorter.rows(columns[labels[0]])
    for label, ascending in reversed(list(zip(labels, ascends, strict=True))):
        rows = sorter.by(columns[label], rows, falls=not ascending)
    return rows


def _sort_values(
    group: Any,
    by: Any,
    axis: Any = 0,
    ascending: Any = True,
    inplace: Any = False,
    kind: Any = "quicksort",
    na_position: Any = "last",
    ignore_index: Any = False,
    key: Any = None,
) -> Any:
    labels = _labels("sort_values", by)
    plain = is_default(axis, inplace, key) and known(kind, *TIES) and known(na_position, "last")
    if not plain or _flags(ascending, len(labels)) is None or constant_bool(ignore_index) is not False:
        return None
    return _sorted_part(group, "sort_values", labels, places_by("sort_values", labels, _flags(ascending, len(labels))))


@_method("sort_values", _sort_values)
def _lower_sort_values(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
    require_memory("sort_values()")
    labels = _labels("sort_values", kinds["by"])
    group = _settle(at, kinds["group"], values["group"])
    flags = _flags(kinds["ascending"], len(labels))
    assert flags is not None
    rows = _order(at, MaterializedColumns(at, result.group, group), labels, flags)
    return at.struct(result, group=group, rows=Sorter(at).listed(rows, result.rows))


def _selected(name: str, *, falls: bool) -> None:
    def typing(group: Any, n: Any, columns: Any, keep: Any = "first") -> Any:
        labels = _labels(name, columns)
        plain = is_whole(n) and known(keep, "first") and len(labels) == 1
        ordered = _sorted_part(group, name, labels, places_by("sort_values", labels, (not falls,)))
        return RowSelection(ordered, RANGE) if plain else None

    @_method(name, typing)
    def lower(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
        require_memory(f"{name}()")
        labels, inner = _labels(name, kinds["columns"]), result.group
        group = _settle(at, kinds["group"], values["group"])
        rows = _order(at, MaterializedColumns(at, inner.group, group), labels, (not falls,))
        ordered = at.struct(inner, group=group, rows=Sorter(at).listed(rows, inner.rows))
        return _some(at, result, ordered, at_least_zero(at, kinds["n"], values["n"]), last=False)


_selected("nlargest", falls=True)
_selected("nsmallest", falls=False)


def _some(at: InsertPoint, result: RowSelection, group: Any, number: Any, *, last: bool) -> Any:
    start, count = cut(at, rows_of(at, result.group, group), number, last=last)
    return at.struct(result, group=group, rows=at.struct(RANGE, start=start, step=INT64(1), length=count))


def _ends(name: str, *, last: bool) -> None:
    @_method(name, lambda group, n=5: RowSelection(group, RANGE) if is_whole(n) else None)
    def lower(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
        number = at.cast(values["n"], kinds["n"], types.int64)
        return _some(at, result, values["group"], number, last=last)


_ends("head", last=False)
_ends("tail", last=True)


# -- equal rows, and those with nulls ------------------------------------------------------------------


def _every(name: str, subset: Any) -> tuple[Any, ...]:
    """Return the labels of ``subset``; refuse all columns."""
    if not isinstance(subset, types.NoneType):
        return _labels(name, subset)
    raise RefusedCallError(f'{name}() of all columns is not supported in a UDF: name them, g.{name}(subset=["x"])')


def _drop_duplicates(
    group: Any, subset: Any = None, keep: Any = "first", inplace: Any = False, ignore_index: Any = False
) -> Any:
    labels = _every("drop_duplicates", subset)
    plain = known(keep, "first", "last") and is_default(inplace, ignore_index)
    places = places_by("drop_duplicates", labels, known(keep, "last"))
    return _sorted_part(group, "drop_duplicates", labels, places) if plain else None


@_method("drop_duplicates", _drop_duplicates)
def _lower_drop_duplicates(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
    require_memory("drop_duplicates()")
    group = _settle(at, kinds["group"], values["group"])
    columns = MaterializedColumns(at, result.group, group)
    labels = _every("drop_duplicates", kinds["subset"])
    sorter = Sorter(at)
    rows = sorter.distinct([columns[label] for label in labels], last=known(kinds["keep"], "last"))
    return at.struct(result, group=group, rows=sorter.listed(rows, result.rows))


def _dropna(
    group: Any, axis: Any = 0, how: Any = "any", thresh: Any = None, subset: Any = None, inplace: Any = False
) -> Any:
    labels = _every("dropna", subset)
    if not is_default(axis, thresh, inplace) or not known(how, "any") or len(labels) != 1:
        return None
    kind = column_type(group, labels[0]).base
    nullable = isinstance(kind.dtype, Masked) or is_real(kind.dtype)
    return RowSelection(group, type_of(not_null, a=kind)) if nullable else group


@_method("dropna", _dropna)
def _lower_dropna(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
    group, value = kinds["group"], values["group"]
    if result == group:
        return value
    (label,) = _every("dropna", kinds["subset"])
    kind, array = column_type(group, label).base, values_of(at, group, value, label)
    return at.struct(result, group=value, rows=not_null(Composer(at), (kind, array))[1])
