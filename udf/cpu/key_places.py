"""Keys to the places of distinct ones, hashed by native code (``hash.ll``): numbers four times as fast as by pandas.

And to their ranks (``ranks.ll``): by counting, where they lie close together.

The code is made once a machine; where it is not kept and there is no compiler, there is none, and pandas' own hash.
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
from udf.base.threads import in_shares, threads_for
from udf.cpu.code import load
from udf.cpu.target import processor

if TYPE_CHECKING:
    from udf.cpu.elf import LoadedCode

FILES: Final = ("hash.ll", "ranks.ll")

FIRST_BITS: Final = 12
"""Bits of the number of slots at first: 64 KB. Where half of them are taken, there are GROWTH times as many."""

GROWTH_BITS: Final = 3

PATIENCE: Final = 16
"""Slots that a key may be looked at, on average: of two thirds of all keys it is one. Keys that somebody chose to meet
in one slot take longer than pandas does."""

TEXT_WORDS: Final = 4
"""Words for each distinct text, of which the first is its row."""

FEWEST: Final = 1 << 14
"""Keys that are counted by native code: fewer take NumPy less than it takes to call that."""

SLICE: Final = 1 << 20
"""Rows between two looks at signals."""

_AT, _N = ctypes.c_void_p, ctypes.c_int64


class _Native(NamedTuple):
    """The functions of the code, and what holds them in memory."""

    hash_integers: Any
    hash_floats: Any
    hash_texts: Any
    renumber: Any
    count_keys: Any
    find_counted: Any
    rank_keys: Any
    held: tuple[LoadedCode, ...]


_HASHES: Final = (_N, _AT, _N, _N, _AT, _AT, _N, _AT, _AT)

_TAKES: Final[dict[str, tuple[Any, ...]]] = {
    "hash_integers": _HASHES,
    "hash_floats": _HASHES,
    "hash_texts": (*_HASHES, _AT, _AT, _N),
    "renumber": (None, _AT, _N, _N, _AT),
    "count_keys": (None, _AT, _N, _N, _N, _AT),
    "find_counted": (_N, _AT, _N, _N, _AT, _AT),
    "rank_keys": (None, _AT, _N, _N, _N, _AT, _AT),
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


def hash_numbers(values: Any, codes: Any) -> Any | None:
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
    native = _native()
    if native is None:
        return None
    kind, rows = values.dtype.kind, len(values)
    wide = np.ascontiguousarray(values, np.float64 if kind == "f" else None if values.itemsize == 8 else np.int64)
    run = native.hash_floats if kind == "f" else native.hash_integers
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


def hash_texts(array: Any, codes: Any) -> Any | None:
    """Write the places of texts among the distinct ones to ``codes``, and return the rows in which those come first.

    ``array`` is one of pyarrow's, of ``string`` or ``large_string``; a null has the code -1. None as of numbers.
    """
    native, rows = _native(), len(array)
    valid, places, data = array.buffers()
    if native is None or not rows or places is None or data is None:
        return None
    width = 8 if str(array.type) == "large_string" else 4
    offsets = np.frombuffer(places, f"int{8 * width}", count=rows + 1, offset=array.offset * width)
    offsets, bits = np.ascontiguousarray(offsets, np.int64), FIRST_BITS
    there = None if valid is None or not array.null_count else valid.address
    while True:
        table, row = _Table(bits, TEXT_WORDS), 0
        state = np.array([0, 1 << bits - 1, PATIENCE * rows])
        given = (*table.places(state), data.address, there, array.offset)
        while row < rows:
            stop = min(row + SLICE, rows)
            row = native.hash_texts(address(offsets), row, stop, address(codes), *given)
            if state[2] < 0:
                return None
            if row < stop:
                break
        else:
            return table.distinct[: TEXT_WORDS * state[0] : TEXT_WORDS].copy()
        bits += GROWTH_BITS  # all once more: what was distinct so far was found in few of the rows


def renumber(codes: Any, table: Any) -> None:
    """Put ``table[code]`` in the place of each of ``codes``, int64 (n,), but of those below 0."""
    native = _native()
    if native is None or not len(table):
        np.take(np.append(table, -1), codes, out=codes, mode="wrap")
        return
    table = np.ascontiguousarray(table, np.int64)
    for first in range(0, len(codes), SLICE):
        native.renumber(address(codes), first, min(first + SLICE, len(codes)), address(table))


def count_keys(keys: Any, least: int, size: int) -> Any:
    """Return how many of ``keys``, int64 (n,), are ``least``, and each of the next, int64 (size,); none is another.

    Examples
    --------
    >>> import numpy as np
    >>> count_keys(np.array([7, 5, 7]), 5, 3)
    array([1, 0, 2])
    """
    native = _native() if len(keys) >= FEWEST else None
    if native is None:
        return np.bincount(keys - least if least else keys, minlength=size)
    counts = np.zeros(size, np.int64)
    for first in range(0, len(keys), SLICE):
        native.count_keys(address(keys), first, min(first + SLICE, len(keys)), least, address(counts))
    return counts


def rank_counted(keys: Any, least: int, counts: Any, groups: int) -> tuple[Any, Any, Any]:
    """Return which keys there are, of those that were counted, how often, and the rank of each of ``keys``.

    ``counts`` may be overwritten; ``groups`` of them are not 0.

    Examples
    --------
    >>> import numpy as np
    >>> keys = np.array([7, 5, 7])
    >>> rank_counted(keys, 5, count_keys(keys, 5, 3), 2)
    (array([5, 7]), array([1, 2]), array([1, 0, 1]))
    """
    native = _native() if len(keys) >= FEWEST else None
    if native is None:
        (found,) = counts.nonzero()
        ranks = np.empty(counts.size, np.int64)
        ranks[found] = np.arange(groups)
        return found + least, counts[found], ranks[keys - least if least else keys]
    found, codes = np.empty(groups + 1, np.int64), np.empty(len(keys), np.int64)
    words = np.empty(2 * (counts.size // 64 + 1), np.int64)
    native.find_counted(address(counts), counts.size, least, address(found), address(words))

    def share(a: int, b: int) -> None:
        for first in range(a, b, SLICE):
            native.rank_keys(address(keys), first, min(first + SLICE, b), least, address(words), address(codes))

    in_shares(share, len(keys), threads_for(len(keys)))
    return found[:-1], counts[:groups], codes


@cache
def _native() -> _Native | None:
    try:
        code = _CODE.made((_text(), processor()), _make)
    except ImportError:
        return None
    held = {name: load(code, f"udf_{name}") for name in _TAKES}
    made = {name: ctypes.CFUNCTYPE(*_TAKES[name])(one.address) for name, one in held.items()}
    return _Native(**made, held=tuple(held.values()))


@cache
def _text() -> str:
    return "\n".join((files(__package__) / name).read_text(encoding="utf-8") for name in FILES)


def _make() -> bytes:
    from udf.cpu.native import host, object_code, optimise  # noqa: PLC0415 - once a machine

    return object_code(optimise(_text(), host()), host())


def _compiler() -> str:
    """Return the compiler's version, without loading it."""
    try:
        return version("llvmlite")
    except PackageNotFoundError:
        return ""


_CODE: Final = StageStore("object code that keys are hashed with", _compiler, shared=True, limit=0)
