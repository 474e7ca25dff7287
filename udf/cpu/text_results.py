"""Results that are text: what slices of rows give, one behind the other.

Text in functions of groups: where a column's texts are, group by group, and memory for text that a function makes.

A slice of groups runs as a slice of rows does (:mod:`udf.cpu.texts`): with memory of its own, again from where that was
short.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from typing import Final

import numpy as np

from udf.base.address import address
from udf.base.annotations import Array
from udf.columns.bitmask import valid_rows
from udf.columns.column import Column, TextBytes
from udf.cpu.row_plan import CHUNK, RowPlan
from udf.cpu.texts import SLICE_MEMORY, TextRuns, scratch_statuses, text_indices
from udf.cpu.windows_plan import LoopPlan, LoopsPlan


class TextResults:
    """The bytes of every result that is text, and where each row's end.

    A slice's bytes are copied once those of all rows before it are there: mostly by the thread that ran it, while they
    are in its cache, to memory that nothing touched before.
    """

    def __init__(self, offsets: dict[int, Array], expected: int = 0, *, skips: bool = False) -> None:
        """Take the ``offsets`` (n + 1,) of results, of which a slice writes its own, counted from its first byte.

        ``expected`` bytes are likely; ``skips`` says that null rows write no offset.
        """
        self._offsets, self._skips = offsets, skips
        self._bytes = {k: _ByteBuffer(expected) for k in offsets}
        self._waiting: dict[int, tuple[int, dict[int, Array], Callable[[], object]]] = {}
        self._next, self._lock = 0, Lock()

    def add(self, first: int, stop: int, texts: dict[int, Array], release: Callable[[], object] = int) -> None:
        """Take the bytes of rows ``first .. stop`` by result; ``release`` is called once they are copied."""
        due = []
        with self._lock:
            self._waiting[first] = stop, texts, release
            while self._next in self._waiting:  # all before it are there
                due.append(self._placed(self._next))
        for copy in due:
            copy()

    def column(self, k: int) -> Column:
        """Return a result; no more slices come."""
        for first in sorted(self._waiting):  # some rows were not run
            self._placed(first)()
        offsets = self._offsets[k]
        return Column(values=offsets[:-1], text=TextBytes(stops=offsets[1:], chars=self._bytes[k].whole()))

    def _placed(self, first: int) -> Callable[[], None]:
        """Give a slice its place behind those before it; return what copies it there."""
        stop, texts, release = self._waiting.pop(first)
        self._next = stop
        places = [(self._offsets[k][first + 1 : stop + 1], c, *self._bytes[k].room(c.size)) for k, c in texts.items()]

        def copy() -> None:
            for own, chars, base, room in places:
                room[:] = chars
                if self._skips:
                    np.maximum.accumulate(own, out=own)
                if base:
                    np.add(own, base, out=own)
            release()

        return copy


class _ByteBuffer:
    """Bytes that are written one behind the other: a first part as large as was expected, and more if need be."""

    def __init__(self, expected: int) -> None:
        self._parts = [np.empty(expected, np.uint8)]
        self._used = self._before = 0

    def room(self, size: int) -> tuple[int, Array]:
        """Return how many bytes there are, and where the next ``size`` go."""
        base = self._before + self._used
        if self._used + size > self._parts[-1].size:
            self._parts[-1] = self._parts[-1][: self._used]
            self._parts.append(np.empty(max(size, 2 * base), np.uint8))
            self._before, self._used = base, 0
        self._used += size
        return base, self._parts[-1][self._used - size : self._used]

    def whole(self) -> Array:
        """Return all of them."""
        self._parts[-1] = self._parts[-1][: self._used]
        held = [part for part in self._parts if part.size]
        return held[0] if len(held) == 1 else np.concatenate([*held, self._parts[-1][:0]])


ITEM: Final = 16
"""Bytes of a text's place: its address, and how many bytes it has."""


def write_places(places: Array, column: Column, part: slice, rows: Array | slice) -> None:
    """Write where the texts of ``rows`` of a column are, int64 (rows, 2), to ``part`` of ``places``: 0 of a null."""
    assert column.text is not None
    starts = column.values[rows].astype(np.int64)
    np.subtract(column.text.stops[rows], starts, out=places[part, 1])
    np.add(starts, address(column.text.chars), out=places[part, 0])
    if column.validity is not None:
        places[part][~valid_rows(column)[rows]] = 0


class GroupTexts:
    """The texts that one call of a program of groups gives, and the memory that its functions make text in."""

    def __init__(self, plan: LoopsPlan, groups: int) -> None:
        self._full = scratch_statuses(plan.raises)
        self.offsets = {k: np.zeros(groups + 1, np.int64) for k in text_indices(plan.returns)}
        self._results = TextResults(self.offsets)

    @staticmethod
    def needed_by(loop: RowPlan | LoopPlan) -> bool:
        """Return whether a loop takes memory of its own."""
        return any(word.what in SLICE_MEMORY for word in loop.words)

    def run(
        self,
        loop: RowPlan | LoopPlan,
        run: Callable[[tuple[int, ...], int, int], int],
        words: list[int],
        first: int,
        count: int,
    ) -> int:
        """Run groups ``first .. first + count`` by ``run(words, 0, count)``; return their failure, or -1."""
        own = {k: offsets[first : first + count + 1] for k, offsets in self.offsets.items()}

        def keep(_first: int, _stop: int, texts: dict[int, Array], _release: object) -> None:
            self._results.add(first, first + count, texts)

        return TextRuns(self._full, loop.words, (), own, keep, skips=False).run(run, words, 0, count)

    def run_chunk(
        self,
        loop: RowPlan | LoopPlan,
        run: Callable[[tuple[int, ...], int, int], int],
        words: list[int],
        stops: dict[int, Array],
        first: int,
        count: int,
    ) -> int:
        """Run a chunk of which only ``count`` groups are meant; ``stops`` (CHUNK + 1,) are where its texts end."""

        def keep(_first: int, _stop: int, texts: dict[int, Array], _release: object) -> None:
            for k, own in stops.items():
                self.offsets[k][first + 1 : first + count + 1] = np.maximum.accumulate(own[1 : count + 1])
            kept = {k: chars[: int(self.offsets[k][first + count])] for k, chars in texts.items()}
            self._results.add(first, first + count, kept)

        return TextRuns(self._full, loop.words, (), stops, keep, skips=True).run(run, words, 0, CHUNK)

    def column(self, k: int) -> Column:
        """Return a result."""
        return self._results.column(k)
