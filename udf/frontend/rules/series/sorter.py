"""Sorting, and finding equal values: lists of places in the row's memory, by which an array's items are gathered.

A group on the processor has a row's memory, a window and a group on a GPU have none.
"""

# Numba compiles the functions in here that have no annotations.
# ruff: noqa: ANN001, ANN202, PLR0124
# mypy: disable-error-code="no-untyped-def,no-untyped-call"
import operator
from collections.abc import Sequence
from typing import Any, Final

from udf.frontend.base.current import compilation
from udf.frontend.base.declarations import INT64, is_real
from udf.frontend.base.messages import RefusedError
from udf.frontend.base.models import known_by
from udf.frontend.numba.names import cgutils, types
from udf.frontend.rules.array.access import item_of, length_of
from udf.frontend.rules.array.compositions import Composer, Operand
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.list.items import count_of, new_list
from udf.frontend.rules.list.items import load_item as listed_item
from udf.frontend.rules.list.list_overloads import sort_by
from udf.frontend.types.array_kinds import Array, DerivedArray, Filter, register_struct
from udf.frontend.types.list_kinds import RowList
from udf.frontend.types.masked_kinds import Masked, unmask
from udf.frontend.types.series_kinds import NonNull, Series, Take, Validity
from udf.frontend.types.text_kinds import Text
from udf.frontend.types.time_kinds import Time

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
    """Values that have the labels 0, 1, .. in a Series: those that are there most often, or in a new order."""


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


item_of.register(ValueCounts, item_of.dispatch(Series))
item_of.register(TimeCounts, item_of.dispatch(Series))


# -- written in Python ---------------------------------------------------------------------------------


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


def _sorted(keys, mask, rows, falls):
    """Return the places ``rows`` in the order of ``keys``, equal ones as they were; NaN and nulls come last."""
    sortable_keys, places, last = new_list(), new_list(), new_list()
    for row in rows:
        key = keys[row]
        valid = key == key if mask is None else mask[row]
        if valid:
            sortable_keys.append(key)
            places.append(row)
        else:
            last.append(row)
    made = sort_by(sortable_keys, places, falls)
    for row in last:
        made.append(row)
    return made


def _new(rows):
    """Return for each place whether a run begins there, where nothing has been compared yet."""
    made = new_list()
    for place in range(len(rows)):
        made.append(place == 0)
    return made


def _runs(keys, mask, rows, before):
    """Return where runs of equal values begin, among ``rows`` that runs of ``before`` are cut into; nulls are equal."""
    made = new_list()
    for place in range(len(rows)):
        begins = before[place]
        if not begins:
            here, last = rows[place], rows[place - 1]
            x, y = keys[here], keys[last]
            if mask is None:
                begins = not (x == y or (x != x and y != y))
            else:
                begins = mask[here] != mask[last] or (mask[here] and x != y)
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

    def _flag(self, *, value: bool) -> Operand:
        return types.boolean, cgutils.true_bit if value else cgutils.false_bit

    def _keys(self, array: Operand) -> tuple[Operand, Operand]:
        """Return an array of what a list sorts (int64, float64 or text), and the mask of valid items (None: all)."""
        do, (kind, value) = Composer(self.at), array
        if isinstance(kind.dtype, Masked):
            return do.struct(NonNull(kind), base=value), do.struct(Validity(kind), base=value)
        if isinstance(kind.dtype, Time):
            array = do.struct(TimeCounts(kind), base=value)
        elif kind.dtype == types.float32:
            array = do(operator.mul, array, do.number(1.0))
        elif isinstance(kind.dtype, types.Boolean):
            array = do(operator.add, array, (types.int64, INT64(0)))
        return array, (types.none, self.at.context.get_dummy_value())

    def rows(self, array: Operand) -> Any:
        """Return the list of the places of all values of an array."""
        return self.at.call_python(_every, INTS, array)

    def where(self, mask: Operand) -> Any:
        """Return the list of the places where a mask is True."""
        return self.at.call_python(_where, INTS, mask)

    def by(self, array: Operand, rows: Any, *, falls: bool = False) -> Any:
        """Return a list of places in the order of an array's values, equal ones as they were; nulls come last."""
        return self.at.call_python(_sorted, INTS, *self._keys(array), (INTS, rows), self._flag(value=falls))

    def order(self, array: Operand, *, falls: bool = False) -> Any:
        """Return the list of all places in the order of an array's values."""
        return self.by(array, self.rows(array), falls=falls)

    def runs(self, columns: Sequence[Operand], rows: Any) -> Any:
        """Return where runs of equal values begin among sorted places (a list of bools); nulls are equal."""
        begins = self.at.call_python(_new, TRUTHS, (INTS, rows))
        for array in columns:
            begins = self.at.call_python(_runs, TRUTHS, *self._keys(array), (INTS, rows), (TRUTHS, begins))
        return begins

    def ends(self, rows: Any, begins: Any, *, last: bool = False) -> Any:
        """Return the first or last place of each run."""
        return self.at.call_python(_ends, INTS, (INTS, rows), (TRUTHS, begins), self._flag(value=last))

    def sizes(self, begins: Any) -> Any:
        """Return how many places each run has."""
        return self.at.call_python(_sizes, INTS, (TRUTHS, begins))

    def sorted(self, keys: Any, values: Any, *, falls: bool = False) -> Any:
        """Return a list of int64 in the order of another."""
        return self.at.call_python(_as_sorted, INTS, (INTS, keys), (INTS, values), self._flag(value=falls))

    def largest(self, keys: Any, sizes: Any) -> Any:
        """Return the keys whose size is the greatest."""
        return self.at.call_python(_largest, INTS, (INTS, keys), (INTS, sizes))

    def distinct(self, columns: Sequence[Operand], *, last: bool = False) -> Any:
        """Return the places of the first (or ``last``) of equal rows of several columns, in their order."""
        rows = self.rows(columns[0])
        for array in reversed(columns):
            rows = self.by(array, rows)
        places = self.ends(rows, self.runs(columns, rows), last=last)
        return self.sorted(places, places)

    def listed(self, rows: Any, kind: ListArray = ROWS) -> Any:
        """Return a list of places as an array."""
        return self.at.struct(kind, values=rows)

    def take(self, kind: Any, base: Any, rows: Any) -> Any:
        """Return the items of ``base`` at a list of places, of type ``kind``."""
        return self.at.struct(kind, base=base, places=self.listed(rows, kind.places))


def materialized_type(kind: Array) -> Array:
    """Return the type of an array whose items are found at once: of one that a mask keeps, its places in memory."""
    return Take(materialized_type(kind.base), ROWS) if isinstance(kind, Filter) else kind


def materialize(at: InsertPoint, kind: Array, array: Any) -> Operand:
    """Return an array whose items are found at once, and its type."""
    if not isinstance(kind, Filter):
        return kind, array
    members, result, sorter = at.members(kind, array), materialized_type(kind), Sorter(at)
    _, base = materialize(at, kind.base, members.base)
    return result, sorter.take(result, base, sorter.where((kind.mask, members.mask)))


def sortable(kind: Array) -> bool:
    """Return whether values of an array can be put in order."""
    dtype = unmask(kind.dtype)
    whole = isinstance(dtype, types.Integer) and (dtype.signed or dtype.bitwidth < 64)
    return whole or is_real(dtype) or isinstance(dtype, Text | Time | types.Boolean)
