"""Items of an array in another order, or some of them, by their places: what is sorted, and what is told apart.

Places are a list in the row's memory, or a range. Values are sorted there with their places; equal ones lie side by
side then. A group on the processor has such memory.
"""

# Numba compiles the functions in here that have no annotations.
# ruff: noqa: ANN001, ANN202, PLR0124
# mypy: disable-error-code="no-untyped-def,no-untyped-call"
from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any, Final

from udf.frontend.current import compilation
from udf.frontend.lists.items import count_of, new_list
from udf.frontend.lists.items import load_item as listed_item
from udf.frontend.lists.kinds import RowList
from udf.frontend.lists.sorting import sort_by
from udf.frontend.masked.kinds import Masked, unmask
from udf.frontend.models import known_by
from udf.frontend.numba.names import cgutils, types
from udf.frontend.rewrites.nodes import RefusedError
from udf.frontend.semantics.rules import DOUBLE, INT64, is_real
from udf.frontend.text.kinds import Text
from udf.frontend.times.kinds import Time
from udf.frontend.windows.access import item_of, length_of
from udf.frontend.windows.dropna import dropna
from udf.frontend.windows.elementwise import compute
from udf.frontend.windows.kinds import Array, DerivedArray, Filter, Progression, register_struct
from udf.frontend.windows.series_kinds import Take, Validity

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from udf.frontend.windows.insert_point import InsertPoint

NO_MEMORY: Final = (
    '{} needs memory in a UDF, which functions of groups have on the processor: udf.options(backend="cpu"); '
    "windows of rolling and expanding have none"
)


def require_memory(what: str) -> None:
    """Refuse what needs lists in memory where there is none for them: in windows, and in groups on a GPU."""
    shape = compilation().window
    if shape is not None and not shape.texts:
        raise RefusedError(NO_MEMORY.format(what), None)


class ListArray(Array):
    """The items of a list in the row's memory.

    Places that are found anew are the same if ``recipe``, what they are found by, is the same, and of the same rows.
    """

    key = known_by("values", "recipe")

    def __init__(self, values: RowList, recipe: Any = None) -> None:
        self.values, self.recipe, self.dtype, self.capacity = values, recipe, values.item, None
        super().__init__(name=f"array of {values.item}")


class Modes(Take):
    """The values that are there most often, which have the labels 0, 1, .. in a Series."""


class ValueCounts(DerivedArray):
    """``base`` under the labels ``index``, an array of as many values: ``s.value_counts()``."""

    fields = ("index",)
    index: Array


class TimeCounts(DerivedArray):
    """The counts of times, as int64."""

    dtype = types.int64


def places_by(*recipe: Any) -> ListArray:
    """Return the type of places in memory that are found by ``recipe``."""
    return ListArray(RowList(types.int64), recipe)


ROWS: Final = ListArray(RowList(types.int64))
"""Places in memory."""

register_struct(ListArray, "values")
register_struct(Modes, "base", "places")
register_struct(ValueCounts, "base", "index")
register_struct(TimeCounts, "base")


@length_of.register(ListArray)
def _listed_length(kind: ListArray, at: InsertPoint, value: Any) -> Any:
    return count_of(at.builder, at.member(kind, value, "values"))


@item_of.register(ListArray)
def _of_listed(kind: ListArray, at: InsertPoint, value: Any, index: Any) -> Any:
    return listed_item(at.context, at.builder, kind.values, at.member(kind, value, "values"), index)


@length_of.register(Take)
def _picked_length(kind: Take, at: InsertPoint, value: Any) -> Any:
    return length_of(kind.places, at, at.member(kind, value, "places"))


@item_of.register(Take)
def _of_picked(kind: Take, at: InsertPoint, value: Any, index: Any) -> Any:
    place = item_of(kind.places, at, at.member(kind, value, "places"), index)
    return item_of(kind.base, at, at.member(kind, value, "base"), place)


@item_of.register(ValueCounts)
@item_of.register(TimeCounts)
def _of_base(kind: Any, at: InsertPoint, value: Any, index: Any) -> Any:
    return item_of(kind.base, at, at.member(kind, value, "base"), index)


def picked(at: InsertPoint, kind: Any, base: Any, places: Any) -> Any:
    """Return the items of ``base`` at the places of a list (Listed), or of a range."""
    return at.struct(kind, base=base, places=places)


# -- written in Python ---------------------------------------------------------------------------------


def _there(keys):
    """Return the places of the values that equal themselves: all but NaN."""
    made = new_list()
    for place in range(len(keys)):
        if keys[place] == keys[place]:
            made.append(place)
    return made


def _where(mask):
    made = new_list()
    for place in range(len(mask)):
        if mask[place]:
            made.append(place)
    return made


def _every(keys):
    made = new_list()
    for place in range(len(keys)):
        made.append(place)
    return made


def _sorted(keys, rows, falls):
    """Return the places ``rows`` in the order of ``keys``, equal ones as they were; NaN comes last."""
    known, places, last = new_list(), new_list(), new_list()
    for row in rows:
        key = keys[row]
        if key == key:
            known.append(key)
            places.append(row)
        else:
            last.append(row)
    made = sort_by(known, places, falls)
    for row in last:
        made.append(row)
    return made


def _sorted_where(keys, mask, rows, falls):
    known, places, last = new_list(), new_list(), new_list()
    for row in rows:
        if mask[row]:
            known.append(keys[row])
            places.append(row)
        else:
            last.append(row)
    made = sort_by(known, places, falls)
    for row in last:
        made.append(row)
    return made


def _new(rows):
    """Return for each place whether a run begins there, where nothing has been compared yet."""
    made = new_list()
    for place in range(len(rows)):
        made.append(place == 0)
    return made


def _runs(keys, rows, before):
    """Return where runs of equal values begin, among ``rows`` that runs of ``before`` are cut into."""
    made = new_list()
    for place in range(len(rows)):
        begins = before[place]
        if not begins:
            x, y = keys[rows[place]], keys[rows[place - 1]]
            begins = not (x == y or (x != x and y != y))
        made.append(begins)
    return made


def _runs_where(keys, mask, rows, before):
    made = new_list()
    for place in range(len(rows)):
        begins = before[place]
        if not begins:
            here, there = rows[place], rows[place - 1]
            begins = mask[here] != mask[there] or (mask[here] and keys[here] != keys[there])
        made.append(begins)
    return made


def _ends(rows, begins, last):
    """Return the first place of each run, or the ``last``."""
    made = new_list()
    for place in range(len(rows)):
        if last:
            if place + 1 == len(rows) or begins[place + 1]:
                made.append(rows[place])
        elif begins[place]:
            made.append(rows[place])
    return made


def _sizes(begins):
    made, start = new_list(), 0
    for place in range(1, len(begins) + 1):
        if place == len(begins) or begins[place]:
            made.append(place - start)
            start = place
    return made


def _as_sorted(keys, values, falls):
    return sort_by(keys, values, falls)


def _largest(keys, sizes):
    """Return the keys of the greatest sizes."""
    made, most = new_list(), 0
    for size in sizes:
        most = max(most, size)
    for place in range(len(keys)):
        if sizes[place] == most:
            made.append(keys[place])
    return made


INTS: Final = RowList(types.int64)
TRUTHS: Final = RowList(types.boolean)


class Sorter:
    """Sorts places by the values of an array, and finds where equal values are; each step is written at ``at``."""

    def __init__(self, at: InsertPoint) -> None:
        self.at = at

    def call(self, function: Callable[..., Any], result: Any, *given: tuple[Any, Any]) -> Any:
        """Return what a function of this module gives for (type, value) pairs."""
        return self.at.call_python(function, result, *given)

    def _flag(self, *, value: bool) -> tuple[Any, Any]:
        return types.boolean, cgutils.true_bit if value else cgutils.false_bit

    def _keys(self, kind: Array, array: Any) -> tuple[Array, Any]:
        """Return an array of what a list sorts: int64, float64 or text."""
        at = self.at
        if isinstance(kind.dtype, Time):
            return TimeCounts(kind), at.struct(TimeCounts(kind), base=array)
        if kind.dtype == types.float32:
            return compute(at, operator.mul, (kind, types.float64), (array, DOUBLE(1.0)))
        if isinstance(kind.dtype, types.Boolean):
            return compute(at, operator.add, (kind, types.int64), (array, INT64(0)))
        return kind, array

    def _masked(self, kind: Array, array: Any) -> tuple[tuple[Array, Any], tuple[Array, Any]]:
        """Return the texts of an array that has nulls, and which are there."""
        texts, kept = dropna(self.at, kind, array)
        members = self.at.members(texts, kept)
        return (texts.base, members.base), (texts.mask, members.mask)

    def rows(self, kind: Array, array: Any, *, all_of: bool) -> Any:
        """Return the list of the places of an array's values: of all of them, or of those that are no NaN or null."""
        if isinstance(kind.dtype, Masked) and not all_of:
            return self.call(_where, INTS, (Validity(kind), self.at.struct(Validity(kind), base=array)))
        exact = all_of or not is_real(kind.dtype)
        return self.call(_every if exact else _there, INTS, (kind, array))

    def by(self, kind: Array, array: Any, rows: Any, *, falls: bool) -> Any:
        """Return a list of places in the order of an array's values, equal ones as they were; nulls come last."""
        further = [(INTS, rows), self._flag(value=falls)]
        if isinstance(kind.dtype, Masked):
            return self.call(_sorted_where, INTS, *self._masked(kind, array), *further)
        return self.call(_sorted, INTS, self._keys(kind, array), *further)

    def runs(self, columns: Sequence[tuple[Array, Any]], rows: Any) -> Any:
        """Return where runs of equal values begin among sorted places (a list of bools); nulls are equal."""
        begins = self.call(_new, TRUTHS, (INTS, rows))
        for kind, array in columns:
            further = [(INTS, rows), (TRUTHS, begins)]
            if isinstance(kind.dtype, Masked):
                begins = self.call(_runs_where, TRUTHS, *self._masked(kind, array), *further)
            else:
                begins = self.call(_runs, TRUTHS, self._keys(kind, array), *further)
        return begins

    def ends(self, rows: Any, begins: Any, *, last: bool = False) -> Any:
        """Return the first or last place of each run."""
        return self.call(_ends, INTS, (INTS, rows), (TRUTHS, begins), self._flag(value=last))

    def sizes(self, begins: Any) -> Any:
        """Return how many places each run has."""
        return self.call(_sizes, INTS, (TRUTHS, begins))

    def sorted(self, keys: Any, values: Any, *, falls: bool = False) -> Any:
        """Return a list of int64 in the order of another."""
        return self.call(_as_sorted, INTS, (INTS, keys), (INTS, values), self._flag(value=falls))

    def largest(self, keys: Any, sizes: Any) -> Any:
        """Return the keys whose size is the greatest."""
        return self.call(_largest, INTS, (INTS, keys), (INTS, sizes))

    def distinct(self, columns: Sequence[tuple[Array, Any]], *, last: bool = False) -> Any:
        """Return the places of the first (or ``last``) of equal rows of several columns, in their order."""
        rows = self.rows(*columns[0], all_of=True)
        for kind, array in reversed(columns):
            rows = self.by(kind, array, rows, falls=False)
        found = self.ends(rows, self.runs(columns, rows), last=last)
        return self.sorted(found, found)

    def where(self, kind: Array, mask: Any) -> Any:
        """Return the list of the places where a mask is True."""
        return self.call(_where, INTS, (kind, mask))

    def listed(self, rows: Any, kind: ListArray = ROWS) -> Any:
        """Return a list of places as an array."""
        return self.at.struct(kind, values=rows)


def materialized_type(kind: Array) -> Array:
    """Return the type of an array whose items are found at once: of one that a mask keeps, its places in memory."""
    return Take(materialized_type(kind.base), ROWS) if isinstance(kind, Filter) else kind


def materialize(at: InsertPoint, kind: Array, array: Any) -> tuple[Array, Any]:
    """Return an array whose items are found at once, and its type."""
    if not isinstance(kind, Filter):
        return kind, array
    members = at.members(kind, array)
    _, base = materialize(at, kind.base, members.base)
    sorter = Sorter(at)
    places = sorter.listed(sorter.where(kind.mask, members.mask))
    return materialized_type(kind), picked(at, materialized_type(kind), base, places)


def sortable(kind: Array) -> bool:
    """Return whether values of an array can be put in order."""
    dtype = unmask(kind.dtype)
    whole = isinstance(dtype, types.Integer) and (dtype.signed or dtype.bitwidth < 64)
    return whole or is_real(dtype) or isinstance(dtype, Text | Time | types.Boolean)


def ranged(at: InsertPoint, start: Any, step: Any, length: Any) -> tuple[Progression, Any]:
    """Return places one step apart."""
    kind = Progression(types.int64, None)
    return kind, at.struct(kind, start=start, step=step, length=length)
