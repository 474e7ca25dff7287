"""Large lookups: a dict, set, Series or Index of many keys as a hash table in one array, which is an argument.

The array is made once for an object, and again if it holds something else by the next call; it is freed with the
object, or when others were used since. Its contents are no part of a key, only the types in it.

Layout, in words of 64 bits: the word of an empty slot, by how much a product is shifted, 0, 0; then slots of
``width`` words: a key, and its values. A slot is looked for from ``key * MULTIPLIER >> shift`` on, in order, to the
first empty one; there is one behind the last, so nothing wraps around.

Source: Knuth, TAOCP 3, 6.4 (multiplicative hashing, linear probing).
"""

from __future__ import annotations

import sys
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Final
from weakref import ref

import numpy as np

from udf.call.containers import MOST, NOT_UNIQUE, ContainerError, otherwise, size_of
from udf.call.moments import moment
from udf.dtypes import UNITS

MULTIPLIER: Final = 0x9E3779B97F4A7C15
"""2**64 by the golden ratio, odd."""

HEADER: Final = 4
KEPT: Final = 8
"""Objects whose arrays are kept."""

MOST_STRINGS: Final = 4096
"""Different strings that the values can be."""

TEXT_KEYS: Final = "its keys are text, and it has more than {} of them; make the keys integers, or merge the frames"
MANY_STRINGS: Final = "its values are more than {} different strings; look up a number, and merge the text"
MISSING: Final = "its class gives values for keys that are not there; take dict(d), and d.get(x, default)"
MIXED: Final = "its {} have several types ({}); give them one"


@dataclass(frozen=True, slots=True)
class Types:
    """What is in a hash table: of its keys ("int", "float", a time's name), and of its values.

    ``value`` is "none" of a set; ``categories`` are the strings that values are; ``nullable`` says that some are None.
    """

    kind: str
    key: str
    value: str
    nullable: bool = False
    categories: tuple[str, ...] = ()

    @property
    def width(self) -> int:
        """Return the words of one slot."""
        return 1 + (self.value != "none") + self.nullable


class Hashed:
    """The hash table of one object."""

    __slots__ = ("__weakref__", "_contents", "array", "given", "types")

    def __init__(self, given: Any) -> None:
        self.given = given
        self._contents = _contents(given)
        self.types, self.array = _made(*_taken(given))

    def is_still(self, given: Any) -> bool:
        """Return whether ``given`` is the object, and holds what it held."""
        if given is not self.given:
            return False
        now = _contents(given)
        return len(now) == len(self._contents) and all(map(_same, now, self._contents))


def _same(now: Any, before: Any) -> bool:
    """Return whether two arrays hold the same: of objects the same ones, whose addresses are an array's bytes."""
    return bool(now.shape == before.shape and now.dtype == before.dtype and now.tobytes() == before.tobytes())


def _contents(given: Any) -> tuple[Any, ...]:
    """Return what an object holds, in a form that is quickly compared."""
    if isinstance(given, dict):
        return np.fromiter(given, object, len(given)), np.fromiter(given.values(), object, len(given))
    if isinstance(given, (set, frozenset)):
        return (np.fromiter(given, object, len(given)),)
    if hasattr(given, "index") and hasattr(given, "to_numpy"):
        return given.index.to_numpy(copy=True), given.to_numpy(copy=True)
    return (given.to_numpy(),)


_kept: OrderedDict[int, Hashed] = OrderedDict()


def is_large(value: Any) -> bool:
    """Return whether a container has so many values that it is no constant.

    Examples
    --------
    >>> is_large({1: 2}), is_large(dict.fromkeys(range(10_000), 0.5))
    (False, True)
    """
    return (isinstance(value, (dict, set, frozenset)) or _is_labelled(value)) and size_of(value) > MOST


def _is_labelled(value: Any) -> bool:
    pandas = sys.modules.get("pandas")
    return pandas is not None and isinstance(value, (pandas.Series, pandas.Index))


def hashed(given: Any) -> Hashed:
    """Return the hash table of an object: the one that was made before, if it holds the same.

    Raises
    ------
    ContainerError
        If its keys or values cannot be in one; the text says why.
    """
    for key, one in list(_kept.items()):
        if sys.getrefcount(one.given) <= 3 and one.given is not given:  # nobody else has it
            del _kept[key]
    found = _kept.get(id(given))
    if found is None or not found.is_still(given):
        found = Hashed(given)
    _kept[id(given)] = found
    _kept.move_to_end(id(given))
    while len(_kept) > KEPT:
        _kept.popitem(last=False)
    return found


class Held:
    """Whether a large container is what it was when a function was identified."""

    __slots__ = ("_table",)

    def __init__(self, given: Any) -> None:
        self._table = ref(hashed(given))

    def is_still(self, given: Any) -> bool:
        """Return whether ``given`` holds the same, in the array that was made then."""
        table = self._table()
        return table is not None and table.is_still(given)


# -- keys and values as words --------------------------------------------------------------------------


def _taken(given: Any) -> tuple[str, Any, Any]:
    """Return the kind of a container, its keys and its values (None for a set), as arrays or lists."""
    if isinstance(given, dict):
        if otherwise(given):
            raise ContainerError(MISSING)
        return "dict", list(given), list(given.values())
    if isinstance(given, (set, frozenset)):
        return "set", list(given), None
    if hasattr(given, "index") and hasattr(given, "to_numpy") and not hasattr(given, "get_indexer"):
        if not given.index.is_unique:
            raise ContainerError(NOT_UNIQUE)
        return "Series", _listed(given.index), _listed(given)
    return "Index", _listed(given.unique()), None


def _listed(values: Any) -> Any:
    return values.to_numpy() if values.dtype.kind in "biufMm" else values.tolist()


def _made(kind: str, keys: Any, values: Any) -> tuple[Types, Any]:
    """Return the types and the array of a hash table."""
    key_type, key_words, there = _words(keys, "keys")
    columns: list[Any] = []
    nullable, value_type = False, "none"
    categories: tuple[str, ...] = ()
    if values is not None:
        value_type, words, valid, categories = _value_words(values)
        nullable = not valid.all()
        columns = [words, *([valid.astype(np.int64)] if nullable else [])]
    chosen = [column[there] for column in (key_words, *columns)]
    types = Types(kind=kind, key=key_type, value=value_type, nullable=bool(nullable), categories=categories)
    return types, _table(chosen[0], chosen[1:], types.width)


def _words(given: Any, what: str) -> tuple[str, Any, Any]:
    """Return the type of keys or numbers, each as 64 bits, and which of them can be found at all."""
    array = given if isinstance(given, np.ndarray) else _as_array(given, what)
    if array.dtype.kind in "Mm":
        name = array.dtype.name
        return name, array.astype(np.int64), ~np.isnat(array)
    if array.dtype.kind in "biu":
        if array.dtype.kind == "u" and len(array) and int(array.max()) >= 2**63:
            raise ContainerError(f"its {what} need more than 63 bits; take smaller ones")
        return "int", array.astype(np.int64), np.ones(len(array), bool)
    floats = array.astype(np.float64) + 0.0  # -0.0 is 0.0
    return "float", floats.view(np.int64), ~np.isnan(floats) if what == "keys" else np.ones(len(array), bool)


def _as_array(given: list[Any], what: str) -> Any:
    kinds = set(map(type, given))
    if kinds <= {int, bool} or kinds <= {np.int64, int, bool}:
        try:
            return np.fromiter(given, np.int64, len(given))
        except OverflowError:
            raise ContainerError(f"its {what} need more than 64 bits; take smaller ones") from None
    if kinds <= {int, bool, float, np.float64, np.int64}:
        if any(type(one) is int and abs(one) > 2**53 for one in given):
            raise ContainerError(f"its {what} are floats beside integers beyond 2**53; make them all floats")
        return np.fromiter(given, np.float64, len(given))
    if str in kinds and kinds <= {str} and what == "keys":
        raise ContainerError(TEXT_KEYS.format(MOST))
    return _times(given, what, kinds)


def _times(given: list[Any], what: str, kinds: set[type]) -> Any:
    known = [moment(one) for one in given]
    names = {one[0].name for one in known if one is not None}
    if None in known or len({name.partition("[")[0] for name in names}) != 1:
        shown = ", ".join(sorted(kind.__name__ for kind in kinds))
        raise ContainerError(MIXED.format(what, shown))
    finest = max((one[0] for one in known if one is not None), key=lambda dtype: UNITS[dtype.unit or "s"])
    counts = [one[1] * (UNITS[finest.unit or "s"] // UNITS[one[0].unit or "s"]) for one in known if one is not None]
    return np.array(counts, np.int64).view(finest.name)


def _value_words(values: Any) -> tuple[str, Any, Any, tuple[str, ...]]:
    """Return the type of values, each as 64 bits, which of them are there, and the strings that they are."""
    if isinstance(values, np.ndarray):
        name, words, valid = _words(values, "values")
        return "bool" if values.dtype == bool else name, words, valid, ()
    valid = np.fromiter((value is not None for value in values), bool, len(values))
    here = [value for value in values if value is not None]
    if here and all(type(value) is str for value in here):
        strings = tuple(sorted(set(here)))
        if len(strings) > MOST_STRINGS:
            raise ContainerError(MANY_STRINGS.format(MOST_STRINGS))
        places = {text: place for place, text in enumerate(strings)}
        return "str", _spread([places[text] for text in here], valid, np.int64), valid, strings
    array = _as_array(here, "values")
    name, words, _ = _words(array, "values")
    only_bools = bool(here) and all(type(value) is bool for value in here)
    return "bool" if only_bools else name, _spread(words, valid, np.int64), valid, ()


def _spread(words: Any, valid: Any, dtype: Any) -> Any:
    whole = np.zeros(len(valid), dtype)
    whole[valid] = words
    return whole


def _table(keys: Any, columns: list[Any], width: int) -> Any:
    """Return the array: sorted by where a slot is looked for first, each key is as near behind it as there is room."""
    bits = max(int(2 * len(keys)).bit_length(), 4)
    shift = 64 - bits
    first = (keys.view(np.uint64) * np.uint64(MULTIPLIER) >> np.uint64(shift)).astype(np.int64)
    order = np.argsort(first, kind="stable")
    steps = np.arange(len(keys))
    places = np.maximum.accumulate(first[order] - steps) + steps
    slots = max(2**bits, int(places[-1]) + 1 if len(places) else 0) + 1
    empty = _unused(keys)
    array = np.zeros(HEADER + slots * width, np.int64)
    array[:2] = empty, shift
    table = array[HEADER:].reshape(slots, width)
    table[:, 0] = empty
    for place, column in enumerate((keys, *columns)):
        table[places, place] = column[order]
    array.flags.writeable = False  # so a GPU keeps its copy
    return array


def _unused(keys: Any) -> int:
    """Return a word that is no key."""
    for word in (-(2**63), 2**63 - 1, -(2**63) + 1):
        if not (keys == word).any():
            return word
    taken = set(keys.tolist())
    return next(word for word in range(len(taken) + 1) if word not in taken)
