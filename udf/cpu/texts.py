"""Text that a row kernel gives: each row's bytes are copied behind those of the row before, in memory of its slice.

How much there will be is not known before. A row that does not fit is marked ``FULL``, the memory grows, and the slice
goes on from that row; so does one whose scratch memory, in which text is made, is too small for a row. Nothing is cut
short: a row that needs more than ``MOST_SCRATCH`` raises MemoryError.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from struct import Struct
from typing import Final

import numpy as np

from udf.base.address import address
from udf.base.annotations import Array
from udf.base.raising import is_scratch_full
from udf.base.stages import RaiseSite, Result
from udf.columns.column import Column
from udf.cpu.halt import Halt
from udf.cpu.row_plan import CHUNK, Word

FULL: Final = 65534
"""The mark of a row whose text does not fit; the status of no row that raises."""

FIRST_SCRATCH: Final = 1 << 16
MOST_SCRATCH: Final = 1 << 30
"""Bytes that a row can make its texts in, at first and at most."""

SLICE_MEMORY: Final = frozenset(("scratch", "room"))
"""Words that are the memory of a slice."""

LEAST_ROOM: Final = 1 << 12
SLICE: Final = 1 << 15
"""Rows of a slice that gives text: their texts stay in a processor's own cache until they are copied."""

SPARE_BYTES: Final = 1 << 18
"""Bytes that a kernel keeps between calls, at most: to get them takes a tenth of a short call."""

ROW_ROOM: Final = 16
"""Bytes for the results of a slice at least, and for each row beside those that its columns have."""

MEMCPY: Final = "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)"
SLACK: Final = 64
"""Bytes behind all memory that texts are written to: a copy may write as many."""

COPY: Final = f"""define internal void @copy_text(ptr noalias %to, ptr noalias %from, i64 %n) alwaysinline nounwind {{
start:
  %less = sub i64 %n, 1
  %few = icmp ult i64 %less, {SLACK}
  %number = ptrtoint ptr %from to i64
  %place = and i64 %number, 4095
  %inside = icmp ule i64 %place, {4096 - SLACK}
  %short = and i1 %few, %inside
  br i1 %short, label %once, label %other
once:
  %from.half = getelementptr i8, ptr %from, i64 {SLACK // 2}
  %to.half = getelementptr i8, ptr %to, i64 {SLACK // 2}
  %a = load <{SLACK // 2} x i8>, ptr %from, align 1
  %b = load <{SLACK // 2} x i8>, ptr %from.half, align 1
  store <{SLACK // 2} x i8> %a, ptr %to, align 1
  store <{SLACK // 2} x i8> %b, ptr %to.half, align 1
  ret void
other:
  %none = icmp eq i64 %n, 0
  br i1 %none, label %end, label %whole
whole:
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 %n, i1 false)
  br label %end
end:
  ret void
}}"""
"""Copies a row's text: most are short, and how short cannot be foreseen, so as many bytes as they may have go at once.

What is read behind a text lies in its page (of 4096 bytes or more), and what is written behind it is written again.
"""


def write_scratch_reset() -> Iterator[str]:
    """Free the scratch memory for the next row."""
    yield "  %scratch.top = inttoptr i64 %scratch to ptr"
    yield "  %scratch.base.at = getelementptr i64, ptr %scratch.top, i64 2"
    yield "  %scratch.base = load i64, ptr %scratch.base.at, align 8"
    yield "  store i64 %scratch.base, ptr %scratch.top, align 8"


def stored(result: str, types: tuple[str, ...], k: int, place: int, valid: str | None, row: str) -> Iterator[str]:
    """Write text ``k`` of ``%r``, members ``place`` and the next, behind the last row's; set ``%outK.full``.

    ``valid`` is a bit that says whether there is one; None if there always is.
    """
    out = f"%out{k}"
    assert types[place] == types[place + 1] == "i64"
    yield f"  {out}.data = extractvalue {result} %r, {place}"
    yield f"  {out}.bytes = extractvalue {result} %r, {place + 1}"
    wanted = f"{out}.bytes"
    if valid is not None:
        wanted = f"{out}.wanted"
        yield f"  {wanted} = select i1 {valid}, i64 {out}.bytes, i64 0"
    yield f"  {out}.room = inttoptr i64 %room{k} to ptr"
    for number, name in enumerate(("top", "end", "base")):
        yield f"  {out}.{name}.at = getelementptr i64, ptr {out}.room, i64 {number}"
        yield f"  {out}.{name} = load i64, ptr {out}.{name}.at, align 8"
    yield f"  {out}.after = add i64 {out}.top, {wanted}"
    yield f"  {out}.full = icmp ugt i64 {out}.after, {out}.end"
    yield f"  {out}.copied = select i1 {out}.full, i64 0, i64 {wanted}"
    yield f"  {out}.to = inttoptr i64 {out}.top to ptr"
    yield f"  {out}.from = inttoptr i64 {out}.data to ptr"
    yield f"  call void @copy_text(ptr {out}.to, ptr {out}.from, i64 {out}.copied)"
    yield f"  {out}.new = add i64 {out}.top, {out}.copied"
    yield f"  store i64 {out}.new, ptr {out}.top.at, align 8"
    yield f"  {out}.stop = sub i64 {out}.new, {out}.base"
    yield f"  {out}.stop.at = getelementptr i64, ptr {out}, i64 {row}"
    yield f"  store i64 {out}.stop, ptr {out}.stop.at, align 1"


_HEADER: Final = Struct("3q")


class TextBuffer:
    """Memory for text, and its header as the code sees it: the next free byte, the end, the first byte."""

    def __init__(self, size: int = 0) -> None:
        self.header = np.zeros(4, np.int64)
        self.bytes: Array = np.empty(size + SLACK, np.uint8)
        self.begin(0)

    def begin(self, used: int, least: int = 0) -> None:
        """Let the next text be written behind the first ``used`` bytes; have ``least`` bytes, if none is used."""
        if self.bytes.size < least + SLACK:
            self.bytes = np.empty(least + SLACK, np.uint8)
        base = address(self.bytes)
        _HEADER.pack_into(self.header.data, 0, base + used, base + self.bytes.size - SLACK, base)

    def grow(self, used: int) -> None:
        """Have four times as much, with the first ``used`` bytes as they are."""
        more = np.empty(4 * self.bytes.size, np.uint8)
        more[:used] = self.bytes[:used]
        self.bytes = more
        self.begin(used)


def expected_bytes(columns: Sequence[Column], first: int, stop: int) -> int:
    """Return how many bytes of text rows likely give: as many as their columns have, and some."""
    given = 0
    for column in columns:
        if column.text is not None and stop > first:
            given += abs(int(column.text.stops[stop - 1]) - int(column.values[first]))
    return LEAST_ROOM + given + ROW_ROOM * (stop - first)


class TextRuns:
    """The slices of one call of a kernel that takes or gives text in memory of its own."""

    def __init__(
        self,
        full: frozenset[int],
        words: Sequence[Word],
        columns: Sequence[Column],
        offsets: dict[int, Array],
        keep: Callable[[int, int, dict[int, Array], Callable[[], object]], None],
        *,
        skips: bool,
        spare: list[dict[str, dict[int, TextBuffer]]] | None = None,
    ) -> None:
        """Take the ``offsets`` (n + 1,) of each result that is text; ``skips`` says that null rows write none.

        ``full`` are the statuses of rows for which memory is short (:func:`scratch_statuses`).
        ``keep`` is :meth:`udf.cpu.text_results.TextResults.add`, or calls it. ``spare`` is what calls hand on.
        """
        self._offsets, self._skips, self._columns, self._words = offsets, skips, columns, words
        self._scratch_full = full
        self._keep, self._idle = keep, list[dict[str, dict[int, TextBuffer]]]()
        self._spare = [] if spare is None else spare

    def runner(self, loop: Callable[..., int], pack: Callable[..., bytes], words: list[int]) -> Callable[..., int]:
        """Return what takes the place of ``loop``, :meth:`Loop.run`: each slice has memory of its own for text."""

        def run(pointers: bytes, _: bytes, bits: int | None, first: int, stop: int, halt: Halt) -> int:
            def part(own: tuple[int, ...], start: int, end: int) -> int:
                return loop(pointers, pack(*own), bits, start, end, halt)

            return self.run(part, words, first, stop)

        return run

    def run(self, run: Callable[[tuple[int, ...], int, int], int], words: list[int], first: int, stop: int) -> int:
        """Run a slice by ``run(words, first, stop)``, again from where memory was short; return its failure, or -1."""
        memory = self._memory(first, stop)
        rooms, scratch = memory["room"], memory["scratch"][0]
        own = [*words]
        for place, word in enumerate(self._words):
            if word.what in memory:
                own[place] = address(memory[word.what][word.index].header)
        given = tuple(own)
        at = first
        while True:
            failure = run(given, at, stop)
            status = failure & 0xFFFF
            if failure < 0 or (status != FULL and status not in self._scratch_full):
                break
            at = failure >> 16 & -CHUNK  # bitmasks are written from a whole chunk on
            for k, room in rooms.items():
                used = self._used(k, first, at)
                if status == FULL:
                    room.grow(used)
                else:
                    room.begin(used)
            if status != FULL:
                if scratch.bytes.size >= MOST_SCRATCH:
                    break
                scratch.grow(0)
        if failure < 0:
            made = {k: room.bytes[: self._used(k, first, stop)] for k, room in rooms.items()}
            self._keep(first, stop, made, lambda: self._release(memory))
        return failure

    def _release(self, memory: dict[str, dict[int, TextBuffer]]) -> None:
        """Let the next slice have the memory of one, or the next call if it is little."""
        size = sum([buffer.bytes.size for buffers in memory.values() for buffer in buffers.values()])
        (self._idle if self._spare or size > SPARE_BYTES else self._spare).append(memory)

    def _memory(self, first: int, stop: int) -> dict[str, dict[int, TextBuffer]]:
        """Return memory for a slice: what another needs no longer, or new; with the bytes that are likely."""
        try:
            memory = (self._idle or self._spare).pop()
        except IndexError:
            memory = {"scratch": {0: TextBuffer(FIRST_SCRATCH)}, "room": {k: TextBuffer() for k in self._offsets}}
        for room in memory["room"].values():
            room.begin(0, expected_bytes(self._columns, first, stop))
        return memory

    def _used(self, k: int, first: int, row: int) -> int:
        """Return where the rows of a slice before ``row`` end."""
        stops = self._offsets[k][first + 1 : row + 1]
        if not stops.size:
            return 0
        return int(stops.max() if self._skips else stops[-1])


def scratch_statuses(raises: Sequence[RaiseSite]) -> frozenset[int]:
    """Return the statuses of rows whose texts do not fit a slice's memory."""
    return frozenset([i + 1 for i, site in enumerate(raises) if is_scratch_full(site)])


def text_indices(returns: Sequence[Result]) -> tuple[int, ...]:
    """Return which results are text."""
    return tuple(k for k, result in enumerate(returns) if result.dtype.encoding is not None)
