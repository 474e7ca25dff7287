"""What a reduced function takes in place of its windows, found for a block of windows at a time."""

from __future__ import annotations

from threading import local
from typing import TYPE_CHECKING

import numpy as np

from udf.base.address import address
from udf.base.stages import COUNTS, ScalarParameter
from udf.cpu.reduce_monoids import MONOIDS
from udf.cpu.windows_plan import LONGEST_SLIDING
from udf.cpu.windows_segments import ExplicitSegment, SlidingSegment, listed

if TYPE_CHECKING:
    from collections.abc import Callable

    from udf.base.annotations import Array
    from udf.cpu.code import Code
    from udf.cpu.windows_values import StagedColumns

LETTERS = 4
"""Parts of a reduction, at most (fm2's)."""

Key = tuple[str, int, int]
"""A reduction of a column: its name, the column, and the offset of an item."""


def keys_of(takes: tuple[ScalarParameter, ...]) -> tuple[Key, ...]:
    """Return the reductions that a function takes, in order; one that it takes twice is there twice."""
    return tuple((str(one.reduction), one.index, one.offset) for one in takes if one.what == "reduction")


_thread = local()


def tile_of(length: int) -> tuple[int, int]:
    """Return the rows that windows of ``length`` which slide are reduced over at a time, with and without theirs."""
    tile = max(1024, 4 * length)
    return tile + length, tile


def scratch(room: int) -> int:
    """Return the address of memory for two reductions of ``room`` rows, this thread's own: new memory is slow."""
    size = 2 * LETTERS * room
    room, at, _ = getattr(_thread, "scratch", (0, 0, None))
    if room < size:
        held = np.empty(size)
        at = address(held)
        _thread.scratch = size, at, held
    return at


class Reducer:
    """The reductions ``keys`` of the windows of one segment, for one thread; blocks are asked for in order.

    The arrays that it gives have room for ``block`` windows and are written anew for the next ones.
    """

    def __init__(
        self,
        keys: tuple[Key, ...],
        values: StagedColumns,
        segment: SlidingSegment | ExplicitSegment,
        block: int,
        code: Code,
    ) -> None:
        self._keys, self._values, self._segment, self._block, self._code = keys, values, segment, block, code
        self._found: dict[Key, Array] = {}
        self._states: dict[tuple[str, int], tuple[Array, Array, int]] = {}

    def find(self, starts: Array | slice, stops: Array | slice, count: int) -> list[Array]:
        """Return for each reduction its values for the next ``count`` windows of the segment.

        ``starts`` and ``stops`` are arrays, or slices of neighbouring windows in a segment that slides.
        """
        found, arrays = self._found, []
        for key in self._keys:
            array = found.get(key)
            if array is None:
                array = found[key] = np.zeros(self._block, np.int64 if key[0] in COUNTS else np.float64)
            arrays.append(array)
        segment, code = self._segment, self._code
        length = segment.length if isinstance(segment, SlidingSegment) else None
        for key, array in found.items():
            slide = code.slide(key[0]) if length is not None and length <= LONGEST_SLIDING else None
            if slide is not None and isinstance(starts, slice):
                self._slide(slide, key[1], array, starts.start, count)
            else:
                self._fill(key, array[:count], starts, stops, length)
        return arrays

    def _fill(self, key: Key, out: Array, starts: Array | slice, stops: Array | slice, length: int | None) -> None:
        name, column, offset = key
        if name in COUNTS:
            out[:] = listed(stops) - listed(starts) if length is None else length
            if name == "nans":
                counts = self._values.counts[column]
                out -= out if counts is None else counts[stops] - counts[starts]
        elif name == "item":
            self._items(out, self._values.values[column], offset, starts, stops)
        else:
            self._list(name, column, out, listed(starts), listed(stops))

    def _items(self, out: Array, values: Array, offset: int, starts: Array | slice, stops: Array | slice) -> None:
        """Take one value of each window; any other where the window has no such."""
        base, at = (starts, offset) if offset >= 0 else (stops, offset)
        if isinstance(base, slice):
            length = self._segment.length
            assert length is not None
            if -length <= offset < length:
                out[:] = values[base.start + at : base.stop + at]
        else:
            np.take(values, base + at, mode="clip", out=out)

    def _slide(self, slide: Callable[..., object], column: int, out: Array, start: int, count: int) -> None:
        length, values = self._segment.length, self._values.values
        assert length is not None
        room, tile = tile_of(length)
        at = address(values) + 8 * (column * values.shape[1] + start)
        slide(at, count, length, address(out), scratch(room), room, tile)

    def _list(self, name: str, column: int, out: Array, starts: Array, stops: Array) -> None:
        needed = int((stops - starts).max())
        state, front, room = self._states.get((name, column), (None, None, -1))
        if needed > room:
            room = max(needed, 2 * room)
            state, front = np.zeros(3 + LETTERS, np.int64), np.empty(len(MONOIDS[name].nothing) * room)
            self._states[name, column] = state, front, room
        at = address(self._values.values) + 8 * column * self._values.values.shape[1]
        given = (at, address(starts), address(stops), out.size, address(out), address(state), address(front), room)
        self._code.function(f"list.{name}", f"udf_list_{name}")(*given)
