"""What a reduced function takes in place of its windows, found for a block of windows at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from udf.cpu.address import address
from udf.cpu.reduce_monoids import MONOIDS
from udf.cpu.windows_plan import SLIDES
from udf.cpu.windows_segments import Sliding

if TYPE_CHECKING:
    from typing import Any

    from udf.cpu.code import Code
    from udf.cpu.windows_segments import Explicit
    from udf.cpu.windows_values import Values
    from udf.stages import Taken

LETTERS = 4
"""Parts of a reduction, at most (fm2's)."""


class Reducer:
    """The reductions ``takes`` of the windows of one segment, for one thread; blocks are asked for in order.

    The arrays that it gives have room for ``block`` windows and are written anew for the next ones.
    """

    def __init__(
        self, takes: tuple[Taken, ...], values: Values, segment: Sliding | Explicit, block: int, code: Code
    ) -> None:
        self._takes, self._values, self._segment, self._block, self._code = takes, values, segment, block, code
        self._found: dict[tuple[str, int, int], Any] = {}
        self._states: dict[tuple[str, int], tuple[Any, Any, int]] = {}
        self._scratch: Any = None

    def find(self, starts: Any, stops: Any, count: int) -> list[Any]:
        """Return for each reduction its values for the next ``count`` windows of the segment.

        ``starts`` and ``stops`` are arrays, or slices of neighbouring windows in a segment that slides.
        """
        done: dict[tuple[str, int, int], Any] = {}
        for taken in self._takes:
            key = self._key(taken)
            if key not in done:
                done[key] = self._array(key)
                self._fill(key, done[key][:count], starts, stops)
        return [done[self._key(taken)] for taken in self._takes]

    def _key(self, taken: Taken) -> tuple[str, int, int]:
        return str(taken.reduction), taken.index, taken.offset

    def _array(self, key: tuple[str, int, int]) -> Any:
        if key not in self._found:
            dtype = np.int64 if key[0] in {"rows", "nans"} else np.float64
            self._found[key] = np.zeros(self._block, dtype)
        return self._found[key]

    def _fill(self, key: tuple[str, int, int], out: Any, starts: Any, stops: Any) -> None:
        name, column, offset = key
        length = self._segment.length if isinstance(self._segment, Sliding) else None
        if name in {"rows", "nans"}:
            out[:] = stops - starts if length is None else length
            if name == "nans":
                counts = self._values.counts[column]
                out -= out if counts is None else counts[stops] - counts[starts]
        elif name == "item":
            self._items(out, self._values.values[column], offset, starts, stops)
        elif length is not None and length <= SLIDES and f"slide.{name}" in self._code:
            self._slide(name, column, out, starts.start)
        else:
            if length is not None:
                starts, stops = (np.arange(s.start, s.stop) for s in (starts, stops))
            self._list(name, column, out, starts, stops)

    def _items(self, out: Any, values: Any, offset: int, starts: Any, stops: Any) -> None:
        """Take one value of each window; any other where the window has no such."""
        base, at = (starts, offset) if offset >= 0 else (stops, offset)
        if isinstance(base, slice):
            length = self._segment.length
            assert length is not None
            if -length <= offset < length:
                out[:] = values[base.start + at : base.stop + at]
        else:
            np.take(values, base + at, mode="clip", out=out)

    def _slide(self, name: str, column: int, out: Any, start: int) -> None:
        length = self._segment.length
        assert length is not None
        tile = max(1024, 4 * length)
        room = tile + length
        if self._scratch is None:
            self._scratch = np.empty(2 * LETTERS * room)
        slide = self._code.function(f"slide.{name}", f"udf_slide_{name}")
        at = address(self._values.values) + 8 * (column * self._values.values.shape[1] + start)
        slide(at, out.size, length, address(out), address(self._scratch), room, tile)

    def _list(self, name: str, column: int, out: Any, starts: Any, stops: Any) -> None:
        needed = int((stops - starts).max())
        state, front, room = self._states.get((name, column), (None, None, -1))
        if needed > room:
            room = max(needed, 2 * room)
            state, front = np.zeros(3 + LETTERS, np.int64), np.empty(len(MONOIDS[name].nothing) * room)
            self._states[name, column] = state, front, room
        at = address(self._values.values) + 8 * column * self._values.values.shape[1]
        given = (at, address(starts), address(stops), out.size, address(out), address(state), address(front), room)
        self._code.function(f"list.{name}", f"udf_list_{name}")(*given)
