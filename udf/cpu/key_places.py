"""Keys to the places of distinct ones, hashed by native code (``hash.ll``): numbers four times as fast as by pandas.

The code is shipped, or made once a machine; where there is neither it nor a compiler, pandas hashes. It fills the hash
tables that functions look into, too (``slots.ll``).
"""

from __future__ import annotations

import ctypes
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from udf.base.address import address
from udf.base.stage_store import StageStore
from udf.cpu.code import load
from udf.cpu.shipped import shipped_code
from udf.cpu.target import processor

if TYPE_CHECKING:
    from collections.abc import Callable

    import pyarrow as pa

    from udf.base.annotations import Array
    from udf.cpu.elf import LoadedCode

FILES: Final = ("hash.ll", "hash_texts.ll", "ranks.ll", "slots.ll")

FIRST_BITS: Final = 12
"""Bits of the number of slots at first: 64 KB. Where half of them are taken, there are GROWTH times as many."""

GROWTH_BITS: Final = 3

PATIENCE: Final = 16
"""Slots that a key may be looked at, on average: of two thirds of all keys it is one. Keys that somebody chose to meet
in one slot take longer than pandas does."""

TEXT_WORDS: Final = 4
"""Words for each distinct text, of which the first is its row."""

SLICE: Final = 1 << 20
"""Rows between two looks at signals."""

_AT, _N = ctypes.c_void_p, ctypes.c_int64


class _Native(NamedTuple):
    """The functions of the code, and what holds them in memory."""

    hash_integers: Callable[..., int]
    hash_floats: Callable[..., int]
    hash_texts: Callable[..., int]
    renumber: Callable[..., None]
    count_keys: Callable[..., None]
    mark_keys: Callable[..., None]
    find_counted: Callable[..., int]
    rank_keys: Callable[..., None]
    count_digits: Callable[..., None]
    move_by_digit: Callable[..., None]
    words_of_texts: Callable[..., None]
    hash_bytes: Callable[..., None]
    place_slots: Callable[..., int]
    held: tuple[LoadedCode, ...]


_HASHES: Final = (_N, _AT, _N, _N, _AT, _AT, _N, _AT, _AT)

_TAKES: Final[dict[str, tuple[Any, ...]]] = {
    "hash_integers": _HASHES,
    "hash_floats": _HASHES,
    "hash_texts": (*_HASHES, _AT, _AT, _N),
    "renumber": (None, _AT, _N, _N, _AT),
    "count_keys": (None, _AT, _N, _N, _N, _AT),
    "mark_keys": (None, _AT, _N, _N, _N, _AT),
    "find_counted": (_N, _AT, _N, _N, _AT, _AT),
    "rank_keys": (None, _AT, _N, _N, _N, _AT, _AT),
    "count_digits": (None, _AT, _N, _AT),
    "move_by_digit": (None, _AT, _AT, _N, _N, _AT, _AT, _AT),
    "words_of_texts": (None, _AT, _AT, _AT, _N, _N, _AT),
    "hash_bytes": (None, _AT, _N, _N, _AT, _AT, _AT),
    "place_slots": (_N, _AT, _N, _N, _N, _N, _N, _AT, _N, _AT),
}
"""What each function gives, and takes."""


class _Table:
    """Slots for keys, and room for half as many distinct ones, of so many words."""

    def __init__(self, bits: int, words: int = 1) -> None:
        self.bits = bits
        self._slots, self.distinct = np.zeros(2 << bits, np.int64), np.empty((1 << bits - 1) * words, np.int64)

    def places(self, state: object) -> tuple[int, int, int, int]:
        """Return what the code takes of it, and of ``state``."""
        return address(self._slots), 64 - self.bits, address(self.distinct), address(state)


def hash_numbers(values: Array, codes: object) -> Array | None:
    """Write the places of ``values`` among the distinct ones to ``codes``, int64 (n,), and return those.

    Values are native integers or floats of 4 or 8 bytes. None where pandas has to: there is no code, or so many keys
    meet in few slots that its tables are faster.

    Examples
    --------
    >>> import numpy as np
    >>> codes = np.empty(5, np.int64)
    >>> hash_numbers(np.array([0.5, -0.0, np.nan, 0.5, 0.0]), codes), codes
    (array([ 0.5, -0. ]), array([ 0,  1, -1,  0,  1]))
    """
    code = native()
    if code is None:
        return None
    kind, rows = values.dtype.kind, len(values)
    wide = np.ascontiguousarray(values, np.float64 if kind == "f" else None if values.itemsize == 8 else np.int64)
    run = code.hash_floats if kind == "f" else code.hash_integers
    table, row = _Table(FIRST_BITS), 0
    state = np.array([0, len(table.distinct), PATIENCE * rows])
    while row < rows:
        if state[0] == state[1]:  # all that is distinct goes to a larger one
            before, table = table.distinct, _Table(table.bits + GROWTH_BITS)
            state[:2], moved = (0, len(table.distinct)), np.empty(len(before), np.int64)
            run(address(before), 0, len(before), address(moved), *table.places(state))
        row = run(address(wide), row, min(row + SLICE, rows), address(codes), *table.places(state))
        if state[2] < 0:
            return None
    distinct = table.distinct
    return distinct[: state[0]].view(wide.dtype).astype(values.dtype)


def hash_texts(array: pa.Array, codes: object) -> Array | None:
    """Write the places of texts among the distinct ones to ``codes``, and return the rows in which those come first.

    ``array`` is one of pyarrow's, of ``string`` or ``large_string``; a null has the code -1. None as of numbers.
    """
    code, rows, offsets, bits = native(), len(array), offsets_of(array), FIRST_BITS
    valid, _, data = array.buffers()
    if code is None or offsets is None:
        return None
    there = None if valid is None or not array.null_count else valid.address
    while True:
        table, row = _Table(bits, TEXT_WORDS), 0
        state = np.array([0, 1 << bits - 1, PATIENCE * rows])
        given = (*table.places(state), data.address, there, array.offset)
        while row < rows:
            stop = min(row + SLICE, rows)
            row = code.hash_texts(address(offsets), row, stop, address(codes), *given)
            if state[2] < 0:
                return None
            if row < stop:
                break
        else:
            return table.distinct[: TEXT_WORDS * state[0] : TEXT_WORDS].copy()
        bits += GROWTH_BITS  # all once more: what was distinct so far was found in few of the rows


def hash_bytes(hashes: Array, starts: Array, sizes: Array, image: Array) -> bool:
    """Put the bytes of texts into their ``hashes``, uint64 (n,), one after the other; return whether there is code.

    Text i is the ``sizes[i]`` bytes of ``image`` from ``starts[i]`` on.
    """
    code, rows = native(), len(hashes)
    if code is None:
        return False
    starts, sizes = np.ascontiguousarray(starts, np.int64), np.ascontiguousarray(sizes, np.int64)
    for first in range(0, rows, SLICE):
        code.hash_bytes(
            address(hashes), first, min(first + SLICE, rows), address(starts), address(sizes), address(image)
        )
    return True


def place_slots(columns: list[Array], shift: int, empty: int, table: Array) -> Array | None:
    """Write members to the slots of ``table``, int64 (slots, width), and return in which each is, int64 (n,).

    Member i is ``columns[:, i]``, and its key the first of these. None where there is no code, or so many keys meet in
    few slots that it takes longer than to sort them; some are written then.
    """
    code, rows = native(), len(columns[0])
    if code is None:
        return None
    given = [np.ascontiguousarray(column, np.int64) for column in columns]
    at, places = np.array([address(column) for column in given]), np.empty(rows, np.int64)
    into = shift, len(table), address(table), empty, address(places)
    for first in range(0, rows, SLICE):
        if code.place_slots(address(at), len(given), first, min(first + SLICE, rows), *into) < 0:
            return None
    return places


def offsets_of(array: pa.Array) -> Array | None:
    """Return where each text of an array of pyarrow's begins, and the last one ends, int64; None if it has no bytes."""
    _, places, data = array.buffers()
    if not len(array) or places is None or data is None:
        return None
    width = 8 if str(array.type) == "large_string" else 4
    offsets = np.frombuffer(places, f"int{8 * width}", count=len(array) + 1, offset=array.offset * width)
    return np.ascontiguousarray(offsets, np.int64)


def renumber(codes: Array, table: Array) -> None:
    """Put ``table[code]`` in the place of each of ``codes``, int64 (n,), but of those below 0."""
    code = native()
    if code is None or not len(table):
        np.take(np.append(table, -1), codes, out=codes, mode="wrap")
        return
    table = np.ascontiguousarray(table, np.int64)
    for first in range(0, len(codes), SLICE):
        code.renumber(address(codes), first, min(first + SLICE, len(codes)), address(table))


@cache
def native() -> _Native | None:
    """Return the code; None where it is not kept, and there is no compiler."""
    try:
        code = shipped_code(text()) or _CODE.made((text(), processor()), _make)
    except ImportError:
        return None
    held = {name: load(code, f"udf_{name}") for name in _TAKES}
    made = {name: ctypes.CFUNCTYPE(*_TAKES[name])(one.address) for name, one in held.items()}
    return _Native(**made, held=tuple(held.values()))


@cache
def text() -> str:
    """Return the LLVM IR of the code."""
    return "\n".join((files(__package__) / name).read_text(encoding="utf-8") for name in FILES)


def _make() -> bytes:
    from udf.cpu.native import host, object_code, optimise  # noqa: PLC0415 - once a machine

    return object_code(optimise(text(), host()), host())


def _compiler() -> str:
    """Return the compiler's version, without loading it."""
    try:
        return version("llvmlite")
    except PackageNotFoundError:
        return ""


_CODE: Final = StageStore("object code that keys are hashed with", _compiler, shared=True, limit=0)
