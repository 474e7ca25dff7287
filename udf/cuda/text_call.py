"""What a kernel over text takes in one call: arrays of rows, words that are one for all, and where its text goes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from udf.columns.column import Column, TextBytes
from udf.cuda.memory import memory_errors, new_arrays
from udf.cuda.policy import ONE_ROW
from udf.errors import DeviceMemoryError
from udf.text.unicode_tables import tables

if TYPE_CHECKING:
    import cupy

# ruff: noqa: PLC0415 - CuPy is loaded with the first UDF on a GPU

OFFSETS: Final = np.dtype(np.int64)
BYTES: Final = np.dtype(np.uint8)

ROW_ROOM: Final = 16
"""Bytes that a result is given room for, for each row, beside those of the columns."""


class MemoryLevel(NamedTuple):
    """The memory of rows that run together: bytes for each, and how many rows those are."""

    bytes: int
    rows: int


LEVELS: Final = (
    *(
        MemoryLevel(0, 1 << 62),
        MemoryLevel(1 << 14, 1 << 14),
        MemoryLevel(1 << 20, 1 << 8),
        MemoryLevel(1 << 26, 32),
        MemoryLevel(1 << 30, 32),
    ),
)
"""Memory of the threads' own (udf/cuda/text_memory.py), then arenas of 256 MiB, 256 MiB, 2 GiB, and 32 GiB if free.

Rows that run together are a multiple of 32: a bitmask is written in words.
"""


class RowRange(NamedTuple):
    """Rows ``begin`` to ``end`` (without it), and the level that they run on."""

    begin: int
    end: int
    level: int


class TextResult:
    """One result of ``rows`` texts: offsets (rows + 1,), and room for ``guess`` bytes, which may be too few."""

    def __init__(self, rows: int, guess: int) -> None:
        self.offsets = device_array(rows + 1, OFFSETS)
        self._states: cupy.ndarray = device_array(ONE_ROW.blocks(rows), OFFSETS)
        self._states.data.memset_async(0, self._states.nbytes)
        try:
            self._chars = device_array(guess, BYTES)
        except DeviceMemoryError:
            self._chars = device_array(0, BYTES)

    def words(self, begin: int) -> list[int]:
        """Return what the kernel takes, for rows from ``begin`` on."""
        states = 0 if self._states is None else self._states.data.ptr
        chars = 0 if self._chars is None else self._chars.data.ptr
        capacity = 0 if self._chars is None else self._chars.size
        return [chars, self.offsets.data.ptr + self.offsets.itemsize * begin, states, capacity]

    def ask_for_sizes(self) -> None:
        """Let the next runs give nothing but sizes."""
        self._chars = self._states = None

    def add_up(self, sizes: object) -> None:
        """Make offsets of ``sizes`` (rows,)."""
        import cupy

        self.offsets[:1] = 0
        cupy.cumsum(sizes, out=self.offsets[1:])

    def has_room(self) -> bool:
        """Return whether its bytes are all there; if not, there is room for them now, for a further run."""
        total = int(self.offsets[-1])
        if self._chars is not None and total <= self._chars.size:
            return True
        self._chars = self._states = None
        self._chars = device_array(total, BYTES)
        return total == 0

    def text(self) -> TextBytes:
        """Return its bytes, in memory that is at most twice as large, and where each row's end."""
        total = int(self.offsets[-1])
        chars = self._chars[:total]
        return TextBytes(stops=self.offsets[1:], chars=chars if 2 * total >= self._chars.size else chars.copy())


class TextCall:
    """One call: ``add`` takes the arrays of rows in the kernel's order, ``texts`` are the results that are text.

    ``before`` rows come before these.
    """

    def __init__(self, columns: Sequence[Column], words: Sequence[int], uses: tuple[str, ...], before: int = 0) -> None:
        self.before = before
        self._rows: list[tuple[int, int]] = []  # the address of an array, and the bits of a row
        for column in columns:
            self.add(column.values, column.validity)
            if column.text is not None:
                self.add(column.text.stops)
        texts: list[cupy.ndarray] = [column.text.chars for column in columns if column.text is not None]
        self._words = [*words, *(chars.data.ptr for chars in texts)]
        self.given = sum(chars.size for chars in texts)
        self._has_arena = "scratch" in uses
        self._tables = tables_on_device() if "tables" in uses else None
        self._arenas: dict[int, cupy.ndarray] = {}
        self.texts: list[TextResult] = []

    def add(self, values: cupy.ndarray, mask: cupy.ndarray | None = None) -> None:
        """Take one more array, of a value a row, and its bitmask."""
        self._rows.append((values.data.ptr, 8 * values.itemsize))
        if mask is not None:
            self._rows.append((mask.data.ptr, 1))

    def words(self, part: RowRange) -> list[int]:
        """Return the words for the rows of ``part``, but for the last, the word of failures."""
        rows = [address + part.begin * bits // 8 for address, bits in self._rows]
        memory = [] if self._tables is None else [self._tables.data.ptr]
        if self._has_arena:
            memory += [self._arena(part.level), LEVELS[part.level].bytes]
        places = [word for text in self.texts for word in text.words(part.begin)]
        return [*rows, *self._words, *memory, *places, part.end - part.begin]

    def has_memory(self, level: int) -> bool:
        """Return whether the GPU has the memory of a level; it is kept for the call."""
        try:
            self._arena(level)
        except DeviceMemoryError:
            return False
        return True

    def _arena(self, number: int) -> int:
        """Return where the memory of a level is; 0 for that of the threads' own."""
        level = LEVELS[number]
        if not level.bytes:
            return 0
        if number not in self._arenas:
            self._arenas[number] = device_array(level.bytes * level.rows, BYTES)
        return self._arenas[number].data.ptr


def device_array(count: int, dtype: np.dtype) -> cupy.ndarray:
    """Return an uninitialised array (count,) on the current device.

    Raises
    ------
    DeviceMemoryError
        If it does not fit.
    """
    return new_arrays([dtype], (), count)[0][0]


def tables_on_device() -> cupy.ndarray:
    """Return what is known of Unicode on CuPy's current device, brought there once."""
    import cupy

    return _tables(cupy.cuda.runtime.getDevice())


@cache
def _tables(device: int) -> cupy.ndarray:
    import cupy

    del device  # the current one
    with memory_errors(tables().nbytes):
        there = cupy.array(tables())
    cupy.cuda.get_current_stream().synchronize()  # the next call may be on another one
    return there
