"""Large lookups: a dict, set, Series, Index or DataFrame of many keys is a hash table in one array, an argument.

The array is made once for an object, and again if it holds something else by the next call; it is freed when Python
collects garbage and nobody else has the object, or when others were used since. Its contents are no part of a key, only
the types in it.

Layout, in words of 64 bits: the word of an empty slot, by how much a product is shifted, how many rows, 0; then the
slots (:mod:`udf.bind.hash_slots`); then the bytes of texts; then of a Series or DataFrame the place of each row. A slot
is looked for from ``word * MULTIPLIER >> shift`` on, in order, to the first empty one; there is one behind the last, so
nothing wraps around.

Source: Knuth, TAOCP 3, 6.4 (multiplicative hashing, linear probing).
"""

from __future__ import annotations

import gc
import sys
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Final, TypeAlias
from weakref import ref

import numpy as np

from udf.base.annotations import Array
from udf.bind.containers import MOST, NOT_UNIQUE, ContainerError, items_of, otherwise, pandas_kind, size_of
from udf.bind.hash_slots import HEADER, MULTIPLIER, Items, TableTypes, build_table, columns_of, hashes_of
from udf.bind.objects_read import dict_version, others_in
from udf.bind.own_classes import numpys_held

if TYPE_CHECKING:
    from udf.columns.pandas_names import SeriesOrFrame, pd

    Lookup: TypeAlias = "dict[Any, object] | set[object] | frozenset[object] | SeriesOrFrame | pd.Index"

MAX_TABLES: Final = 8
"""Objects whose arrays are kept."""

OWN_REFERENCES: Final = 2
"""References to an object that nobody else has: the table's, and the question's."""


class HashTable:
    """The hash table of one object."""

    __slots__ = ("__weakref__", "_contents", "_items", "array", "given", "numpys", "types")
    types: TableTypes
    array: Array
    numpys: set[type] | None

    def __init__(self, lookup: Lookup, before: HashTable | None = None) -> None:
        self.given = lookup
        self._contents = _contents(lookup)
        self._items = _items_at_once(lookup) if isinstance(lookup, dict) else ([], [])
        patched = None if before is None or before.given is not lookup else before.with_values(*self._items)
        self.types, self.array = patched or _build(lookup, *self._items)
        none_before = before is not None and before.numpys == set()
        self.numpys = set() if patched and none_before else None  # a value that is put in place is Python's

    def numpys_held(self) -> set[type]:
        """Return of which of NumPy's types its numbers are: :func:`udf.bind.own_classes.numpys_held`, asked once."""
        if self.numpys is None:
            self.numpys = numpys_held(self._items[1] or self.given)
        return self.numpys

    def with_values(self, keys: list[Any], values: list[Any]) -> tuple[TableTypes, Array] | None:
        """Return the types and the array where a few other values are the only change; None where they are not."""
        types = self.types
        known = types.kind == "dict" and types.form == "one" and [key.name for key in types.keys] in (["int"], ["text"])
        one = next((kind for kind in (int, float) if types.values and types.values[0].numbers == {kind.__name__}), None)
        if not known or one is None or types.values[0].nullable or not _are_equal(keys, self._items[0]):
            return None
        changed = others_in(values, self._items[1])
        if len(changed) > MOST or any(type(values[row]) is not one for row in changed):
            return None
        array = self.array.copy()
        table = array.view(np.float64) if one is float else array
        for row in changed:
            key = keys[row]
            place = slot_of(array, types, key if isinstance(key, str) else int(key))
            try:
                table[place + types.first] = values[row]
            except OverflowError:
                return None
        array.flags.writeable = False
        return types, array

    def is_still(self, lookup: object) -> bool:
        """Return whether ``lookup`` is the object, and holds what it held."""
        if lookup is not self.given:
            return False
        now = _contents(lookup)
        return len(now) == len(self._contents) and all(map(_same, now, self._contents))


def slot_of(array: Array, types: TableTypes, key: int | str) -> int:
    """Return at which word of the array the slot of a key that is there begins, of keys that are one number or text."""
    word = int(hashes_of([key])[0]) if isinstance(key, str) else key
    text = key.encode("utf-8", "surrogatepass") if isinstance(key, str) else None
    place: int = HEADER + types.width * ((word * MULTIPLIER & (1 << 64) - 1) >> int(array[1]))
    while array[place] != word or (text is not None and _text_in(array, place) != text):
        place += types.width
    return place


def _text_in(array: Array, place: int) -> bytes:
    """Return the text that is the key of a slot."""
    start, size = array[place + 1 : place + 3].tolist()
    return array.view(np.uint8)[start : start + size].tobytes()


def _are_equal(now: list[object], before: list[object]) -> bool:
    """Return whether lists have the same objects, or equal ones: to compare each takes six times as long."""
    return len(now) == len(before) and (not others_in(now, before) or now == before)


def _same(now: object, before: object) -> bool:
    """Return whether two parts are the same: an object itself, a version's number, or an array by its bytes."""
    if isinstance(now, int):
        return bool(now == before)
    if not isinstance(now, np.ndarray) or not isinstance(before, np.ndarray):
        return now is before
    if now.shape != before.shape or now.dtype != before.dtype:
        return False
    if now.dtype == object:  # the same objects, whose addresses are an array's bytes
        return now.tobytes() == before.tobytes()
    return np.array_equal(now.view(np.uint8), before.view(np.uint8))


def _contents(lookup: Lookup) -> tuple[object, ...]:
    """Return what an object holds, in a form that is quickly compared."""
    if isinstance(lookup, dict):
        version = dict_version(lookup)
        if version is not None:
            return (version,)
        return np.fromiter(lookup, object, len(lookup)), np.fromiter(lookup.values(), object, len(lookup))
    if isinstance(lookup, (set, frozenset)):
        return (np.fromiter(lookup, object, len(lookup)),)
    if hasattr(lookup, "columns"):
        return lookup.index, lookup.columns, *(_stored(lookup.iloc[:, place]) for place in range(lookup.shape[1]))
    return (lookup.index, _stored(lookup)) if hasattr(lookup, "index") and hasattr(lookup, "to_numpy") else (lookup,)


def _stored(column: pd.Series) -> Array:
    """Return the values of a Series: a copy, or Arrow's own, which nobody can change."""
    arrow = getattr(column.array, "_pa_array", None)
    return np.ascontiguousarray(column.to_numpy(copy=True)) if arrow is None else arrow


_tables: OrderedDict[int, HashTable] = OrderedDict()


def is_large(value: object) -> bool:
    """Return whether a container has so many values that it is no constant.

    Examples
    --------
    >>> is_large({1: 2}), is_large(dict.fromkeys(range(10_000), 0.5))
    (False, True)
    """
    may_be_large = isinstance(value, (dict, set, frozenset)) or pandas_kind(value) is not None
    return may_be_large and size_of(value) > MOST


def hashed(lookup: Lookup) -> HashTable:
    """Return the hash table of an object: the one that was made before, if it holds the same.

    Raises
    ------
    ContainerError
        If its keys or values cannot be in one; the text says why.
    """
    _evict_unused(lookup)
    if _on_garbage_collection not in gc.callbacks:
        gc.callbacks.append(_on_garbage_collection)
    found = _tables.get(id(lookup))
    if found is None or not found.is_still(lookup):
        found = HashTable(lookup, found)
    _tables[id(lookup)] = found
    _tables.move_to_end(id(lookup))
    while len(_tables) > MAX_TABLES:
        _tables.popitem(last=False)
    return found


def _evict_unused(lookup: object = None) -> None:
    """Forget the objects that nobody else has, but ``lookup``."""
    for key, one in list(_tables.items()):
        if sys.getrefcount(one.given) <= OWN_REFERENCES and one.given is not lookup:
            del _tables[key]


def _on_garbage_collection(phase: str, info: dict[str, int]) -> None:
    """Forget them when Python looks through all of its memory: a dict says to nobody that it is gone."""
    if phase == "stop" and info["generation"] == 2:
        _evict_unused()


class HashTableGuard:
    """Whether a large container is what it was when a function was identified."""

    __slots__ = ("_table",)

    def __init__(self, lookup: object) -> None:
        self._table = ref(hashed(lookup))

    def is_still(self, lookup: object) -> bool:
        """Return whether ``lookup`` holds the same, in the array that was made then."""
        table = self._table()
        return table is not None and table.is_still(lookup)


# -- keys and values -----------------------------------------------------------------------------------


def _build(lookup: Lookup, keys: list[object], values: list[object]) -> tuple[TableTypes, Array]:
    """Return the types and the array of a container, of a dict its ``keys`` and ``values``."""
    if isinstance(lookup, dict):
        others = otherwise(lookup)
        if not all(isinstance(one, (int, float)) for one in others):
            raise ContainerError("its default for missing keys is not a number; use dict(d), and d.get(x, default)")
        return build_table("dict", columns_of(keys), *_values(values), otherwise=others)
    if isinstance(lookup, (set, frozenset)):
        return build_table("set", columns_of(list(lookup)), (), form="none")
    if hasattr(lookup, "get_indexer"):
        return build_table("Index", columns_of(_items(lookup.unique())), (), form="none")
    if not lookup.index.is_unique:
        raise ContainerError(NOT_UNIQUE)
    fields = columns_of(_items(lookup.index))
    if not hasattr(lookup, "columns"):
        return build_table("Series", fields, *_values(_items(lookup)))
    columns = [lookup.iloc[:, place] for place in range(lookup.shape[1])]
    return build_table(
        "DataFrame", fields, [_items(one) for one in columns], form="columns", labels=tuple(lookup.columns)
    )


def _items_at_once(lookup: dict[object, object]) -> tuple[list[object], list[object]]:
    """Return the keys and values of one moment: another thread may change the dict between two lines."""
    while True:
        before, keys, values = dict_version(lookup), list(lookup), list(lookup.values())
        if dict_version(lookup) == before and len(keys) == len(values):
            return keys, values


def _values(lookup: Items) -> tuple[list[Items], str]:
    """Return the columns of values: the members of tuples, or the values themselves."""
    if isinstance(lookup, list) and lookup and type(lookup[0]) is tuple:
        return columns_of(lookup), "tuple"
    return [lookup], "one"


def _items(values: pd.Series | pd.Index) -> Items:
    several = getattr(values, "nlevels", 1) > 1
    return values.to_numpy() if not several and values.dtype.kind in "biufMm" else list(items_of(values))
