"""What is in the slots of a hash table: keys and values as words of 64 bits, text as bytes behind the slots.

A word is a number, or a time's count; text is two: at which byte of the array it begins, and how many there are. A
single key that is no text is its slot's first word; of text, and of keys that are tuples, that is a hash, and the key
stands behind it.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import repeat
from operator import is_not
from typing import Final, TypeAlias, TypeGuard

import numpy as np

from udf.base.annotations import Array
from udf.base.dtypes import UNITS
from udf.base.provided import provided
from udf.base.records import dataclass
from udf.bind.containers import ContainerError
from udf.bind.objects_read import floats_in, kinds_in, sizes_of
from udf.bind.times import time_constant

MULTIPLIER: Final = 0x9E3779B97F4A7C15
"""2**64 by the golden ratio, odd."""

HEADER: Final = 4
MOST_STRINGS: Final = 4096
"""Different strings of values that are a category; more are text."""

BLOCK: Final = 1 << 14
"""Texts that are hashed together, a byte of each after the other."""

NATIVE: Final = 1 << 16
"""Keys from which on native code hashes texts and fills slots: to load it takes 4 ms of a process."""

SPARE: Final = 64
"""Slots behind those that keys are looked for in first; so many behind the last one are rarely taken."""

HASHED_EMPTY: Final = -(2**63)
"""The word of an empty slot where a slot's first word is a hash."""

MIXED: Final = "its {} have several types ({}); give them one"


@dataclass(frozen=True, slots=True)
class Field:
    """One key, or one value, of a slot: "int", "float", "bool", "text", "category", or a time's name.

    ``nullable`` values have a further word, whether they are there. ``categories`` are the strings of a category, and
    ``ascii`` says that every text is, and ``numbers`` of which types they are in Python.
    """

    name: str
    nullable: bool = False
    categories: tuple[str, ...] = ()
    ascii: bool = True
    numbers: frozenset[str] = frozenset()

    @property
    def width(self) -> int:
        """Return the words that it takes."""
        return 1 + (self.name == "text") + self.nullable


@dataclass(frozen=True, slots=True)
class TableTypes:
    """What a hash table is of: the ``kind`` of object, its keys, and its values.

    ``form`` is "one" value, a "tuple", "none" of a set, or "columns" of a DataFrame, whose ``labels`` they have.
    ``otherwise`` is the number, if there is one, that stands for a key that is not there. ``in_order`` says that behind
    all else the array has the place of each row.
    """

    kind: str
    keys: tuple[Field, ...]
    values: tuple[Field, ...]
    form: str = "one"
    labels: tuple[Hashable, ...] = ()
    otherwise: tuple[object, ...] = ()
    in_order: bool = False

    @property
    def is_exact(self) -> bool:
        """Return whether the first word of a slot is its key."""
        return len(self.keys) == 1 and self.keys[0].name != "text"

    @property
    def first(self) -> int:
        """Return at which word of a slot its values begin."""
        return 1 if self.is_exact else 1 + sum(key.width for key in self.keys)

    @property
    def width(self) -> int:
        """Return the words of one slot."""
        return self.first + sum(value.width for value in self.values)


Items: TypeAlias = list[object] | Array
"""Keys, or values, one after the other."""


class _Bytes:
    """Texts one behind the other, in the order in which they were added."""

    def __init__(self) -> None:
        self.images: list[bytes] = []
        self._size = 0

    def add(self, texts: list[str]) -> tuple[bool, list[Array]]:
        """Return whether all texts are ASCII; where each begins, from the first text on, and its size."""
        joined = "".join(texts)
        if is_ascii := joined.isascii():  # a character is a byte: no text has to be encoded to know its size
            images, sizes = [joined.encode()], sizes_of(texts)
        else:
            images = [text.encode("utf-8", "surrogatepass") for text in texts]
            sizes = np.fromiter(map(len, images), np.int64, len(texts))
        starts = np.zeros(len(texts) + 1, np.int64)
        np.cumsum(sizes, out=starts[1:])
        starts += self._size
        self._size = int(starts[-1])
        self.images += images
        return is_ascii, [starts[:-1], sizes]


def build_table(
    kind: str,
    keys: Sequence[Items],
    values: Sequence[Items],
    form: str = "one",
    labels: tuple[Hashable, ...] = (),
    otherwise: tuple[object, ...] = (),
) -> tuple[TableTypes, Array]:
    """Return the types and the array of a hash table of columns of keys and of values.

    Raises
    ------
    ContainerError
        If they have no words; the text says why.
    """
    texts = _Bytes()
    found = [_key(column, texts) for column in keys]
    known = np.logical_and.reduce([there for _, _, there in found])
    given = [_values(column, texts) for column in values]
    in_order = kind in ("Series", "DataFrame") and bool(known.all())
    fields = tuple(field for field, _, _ in found), tuple(field for field, _ in given)
    types = TableTypes(kind, *fields, form, labels, otherwise, in_order)
    image = b"".join(texts.images)
    members = [words for _, words, _ in found]
    if types.is_exact:
        (first,), behind = members[0], []
    else:
        first = _hashes(members, np.frombuffer(image, np.uint8))
        behind = [word for words in members for word in words]
    columns = [first, *behind, *(word for _, words in given for word in words)]
    chosen = [
        np.asarray(column, np.int64) if known.all() else np.asarray(column, np.int64)[known] for column in columns
    ]
    return types, _table(chosen, types, image)


# -- words ---------------------------------------------------------------------------------------------


def _key(given: Items, texts: _Bytes) -> tuple[Field, list[Array], Array]:
    """Return the field of keys, their words, and which of them can be found at all."""
    kinds = kinds_in(given) if isinstance(given, list) else set()
    if _are_texts(given, kinds):
        is_ascii, words = texts.add(given)
        return Field("text", ascii=is_ascii), words, np.ones(len(given), bool)
    name, numbers, there = _words(given, "keys", kinds)
    return Field(name), [numbers], there


def _are_texts(values: Items, kinds: set[type]) -> TypeGuard[list[str]]:
    return isinstance(values, list) and kinds <= {str}


def _values(given: Items, texts: _Bytes) -> tuple[Field, list[Array]]:
    """Return the field of values, and their words."""
    if isinstance(given, np.ndarray):
        name, words, valid = _words(given, "values", set())
        nullable = not valid.all()
        name = "bool" if given.dtype == bool else name
        return Field(name, nullable), [words, valid.astype(np.int64)][: 1 + nullable]
    kinds = kinds_in(given)
    if nulls := type(None) in kinds:
        kinds.remove(type(None))
    valid = np.fromiter(map(is_not, given, repeat(None)), bool, len(given)) if nulls else np.ones(len(given), bool)
    here = [value for value in given if value is not None] if nulls else given
    nullable = not valid.all()
    behind = [valid.astype(np.int64)] if nullable else []
    if here and _are_texts(here, kinds):
        strings = sorted(set(here)) if len(here) <= MOST_STRINGS or len(set(here)) <= MOST_STRINGS else None
        if strings is None:
            is_ascii, own = texts.add(here)
            field = Field("text", nullable, ascii=is_ascii)
            return field, [*(_spread(word, valid) for word in own), *behind]
        places = {text: place for place, text in enumerate(strings)}
        words = np.array([places[text] for text in here], np.int64)
        return Field("category", nullable, tuple(strings)), [_spread(words, valid), *behind]
    name, words, _ = _words(here, "values", kinds)
    numbers = frozenset(kind.__name__ for kind in kinds) & {"bool", "int", "float"}
    name = "bool" if numbers == {"bool"} else name
    return Field(name, nullable, numbers=numbers), [_spread(words, valid), *behind]


def _words(values: Items, what: str, kinds: set[type]) -> tuple[str, Array, Array]:
    """Return the type of keys or numbers of ``kinds``, each as 64 bits, and which of them can be found at all."""
    name, array = ("", values) if isinstance(values, np.ndarray) else _as_array(values, what, kinds)
    if array.dtype.kind in "Mm":
        return name or array.dtype.name, array.astype(np.int64), ~np.isnat(array)
    if array.dtype.kind in "biu":
        if array.dtype.kind == "u" and len(array) and int(array.max()) >= 2**63:
            raise ContainerError(f"its {what} need more than 63 bits; use smaller ones")
        return name or "int", array.astype(np.int64), np.ones(len(array), bool)
    if what == "values":
        return "float", array.astype(np.float64).view(np.int64), np.ones(len(array), bool)
    floats = array.astype(np.float64) + 0.0  # -0.0 is the key 0.0
    return "float", floats.view(np.int64), ~np.isnan(floats)


def _as_array(values: list[object], what: str, kinds: set[type]) -> tuple[str, Array]:
    if kinds <= {int, bool} or kinds <= {np.int64, int, bool}:
        try:
            return "", np.fromiter(values, np.int64, len(values))
        except OverflowError:
            raise ContainerError(f"its {what} need more than 64 bits; use smaller ones") from None
    if kinds <= {int, bool, float, np.float64, np.int64}:
        if int in kinds and any(type(one) is int and abs(one) > 2**53 for one in values):
            raise ContainerError(f"its {what} are floats beside integers beyond 2**53; make them all floats")
        return "", floats_in(values) if kinds == {float} else np.fromiter(values, np.float64, len(values))
    return _times(values, what, kinds)


def _times(values: list[object], what: str, kinds: set[type]) -> tuple[str, Array]:
    known = [time_constant(one) for one in values]
    names = {one[0].name for one in known if one is not None}
    if None in known or len({name.partition("[")[0] for name in names}) != 1:
        shown = ", ".join(sorted(kind.__name__ for kind in kinds))
        raise ContainerError(MIXED.format(what, shown))
    finest = max((one[0] for one in known if one is not None), key=lambda dtype: UNITS[dtype.unit or "s"])
    counts = [one[1] * (UNITS[finest.unit or "s"] // UNITS[one[0].unit or "s"]) for one in known if one is not None]
    return (finest.name if finest.is_date else ""), np.array(counts, np.int64).view(finest.logical)


def _spread(words: Array, valid: Array) -> Array:
    if len(words) == len(valid):
        return words
    whole = np.zeros(len(valid), np.int64)
    whole[valid] = words
    return whole


# -- hashes --------------------------------------------------------------------------------------------


def mix_hash(state: Array, word: Array) -> Array:
    """Return a hash with one word more in it, of arrays of uint64: what the compiled code does, too.

    Examples
    --------
    >>> mix_hash(np.zeros(1, np.uint64), np.ones(1, np.uint64)).tolist() == [MULTIPLIER ^ MULTIPLIER >> 32]
    True
    """
    state = state ^ word
    state *= np.uint64(MULTIPLIER)
    state ^= state >> np.uint64(32)
    return state


def hashes_of(texts: list[str]) -> Array:
    """Return the hash of each text, as of keys that are texts."""
    joined = _Bytes()
    _, words = joined.add(texts)
    return _hashes([words], np.frombuffer(b"".join(joined.images), np.uint8))


def _hashes(members: list[list[Array]], image: Array) -> Array:
    """Return the hash of each key: of numbers and times their words, of text its size and then each byte."""
    state = np.zeros(len(members[0][0]), np.uint64)
    for words in members:
        last = np.asarray(words[-1]).view(np.uint64)
        state = mix_hash(state, last)
        if len(words) == 2:
            state = _with_bytes(state, words[0], words[1], image)
    found = state.view(np.int64)
    return np.where(found == HASHED_EMPTY, found + 1, found)


def _with_bytes(state: Array, starts: Array, sizes: Array, image: Array) -> Array:
    """Return hashes with the bytes of texts; so many at once as stay in a processor's own cache on the way."""
    found = state.copy()
    if len(state) >= NATIVE and provided("key places").hash_bytes(found, starts, sizes, image):
        return found
    for first in range(0, len(state), BLOCK):
        part = slice(first, first + BLOCK)
        found[part] = _block_with_bytes(state[part], starts[part], sizes[part], image)
    return found


def _block_with_bytes(state: Array, starts: Array, sizes: Array, image: Array) -> Array:
    """Return hashes with the bytes of texts: the longest first, so that those which go on are at the front."""
    order = np.argsort(-sizes, kind="stable")
    begins, lengths, found = starts[order], sizes[order], state[order]
    ends = len(sizes) - np.searchsorted(lengths[::-1], np.arange(int(lengths[0]) if len(lengths) else 0), side="right")
    for place, count in enumerate(ends.tolist()):
        found[:count] = mix_hash(found[:count], image.take(begins[:count] + place).astype(np.uint64))
    whole = np.empty_like(found)
    whole[order] = found
    return whole


def _table(columns: list[Array], types: TableTypes, image: bytes) -> Array:
    """Return the array, in which each key is as near behind where it is looked for first as there is room."""
    keys, width = columns[0], types.width
    bits = max(int(2 * len(keys)).bit_length(), 4)
    shift, empty = 64 - bits, _unused(keys) if types.is_exact else HASHED_EMPTY

    def slots_of(count: int) -> tuple[Array, Array]:
        array = np.zeros(HEADER + count * width + (len(image) + 7) // 8 + rows, np.int64)
        table = array[HEADER : HEADER + count * width].reshape(count, width)
        table[:, 0] = empty
        return array, table

    rows, places = len(keys) if types.in_order else 0, None
    if len(keys) >= NATIVE:
        array, table = slots_of(2**bits + SPARE)
        places = provided("key places").place_slots(columns, shift, empty, table[:-1])
    if places is None:
        order, behind = _sorted_places(keys, shift)
        array, table = slots_of(max(2**bits, int(behind[-1]) + 1 if len(keys) else 0) + 1)
        table[behind] = np.stack(columns, axis=1).take(order, axis=0)  # whole slots; an index takes five times as long
        if rows:
            places = np.empty_like(behind)
            places[order] = behind
    array[:3] = empty, shift, rows
    ends = HEADER + table.size
    _place_texts(table, types, 8 * ends)
    array[ends:].view(np.uint8)[: len(image)] = np.frombuffer(image, np.uint8)
    if rows and places is not None:
        array[len(array) - rows :] = HEADER + places * width
    array.flags.writeable = False  # so a GPU keeps its copy
    return array


def _sorted_places(keys: Array, shift: int) -> tuple[Array, Array]:
    """Return keys in the order of where each is looked for first, and which slot each of those has."""
    first = (keys.view(np.uint64) * np.uint64(MULTIPLIER) >> np.uint64(shift)).astype(np.int64)
    order, steps = _order_of(first), np.arange(len(keys))
    return order, np.maximum.accumulate(first.take(order) - steps) + steps


def _order_of(numbers: Array) -> Array:
    """Return the stable order of numbers from 0 to 2**32: by their 16 bits, which NumPy sorts by counting."""
    low = np.argsort(numbers.astype(np.uint16), kind="stable")
    if len(numbers) == 0 or int(numbers.max()) < 1 << 16:
        return low
    return low.take(np.argsort((numbers.take(low) >> 16).astype(np.uint16), kind="stable"))


def _place_texts(table: Array, types: TableTypes, begin: int) -> None:
    """Count where texts begin from the start of the array on."""
    at = 1
    for field in (*(() if types.is_exact else types.keys), *types.values):
        if field.name == "text":
            table[:, at] += begin
        at += field.width


def _unused(keys: Array) -> int:
    """Return a word that is no key."""
    for word in (-(2**63), 2**63 - 1, -(2**63) + 1):
        if not (keys == word).any():
            return word
    taken = set(keys.tolist())
    return next(word for word in range(len(taken) + 1) if word not in taken)


def columns_of(keys: Items) -> list[Items]:
    """Return keys as columns: the members of tuples, or the keys themselves."""
    if not isinstance(keys, list) or not keys or type(keys[0]) is not tuple:
        return [keys]
    if len({len(key) if type(key) is tuple else -1 for key in keys}) != 1:
        raise ContainerError(MIXED.format("keys", "tuples of several lengths, or no tuples"))
    return [_alike(list(column)) for column in zip(*keys, strict=True)]


def _alike(column: list[object]) -> list[object]:
    """Return the members of tuples: texts, or numbers; NumPy's strings as Python's."""
    return [str(one) for one in column] if any(type(one) is np.str_ for one in column) else column
