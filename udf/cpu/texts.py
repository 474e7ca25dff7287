"""Text that a row kernel gives: each row's bytes are copied behind those of the row before, in memory of its slice.

How much there will be is not known before. A row that does not fit is marked ``FULL``, the memory grows, and the slice
goes on from that row; so does one whose scratch memory, in which text is made, is too small for a row. Nothing is cut
short: a row that needs more than ``MOST_SCRATCH`` raises MemoryError.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from udf.column import Column, TextBytes
from udf.cpu.address import address
from udf.cpu.plan import CHUNK
from udf.text.scratch import is_scratch_full
from udf.text.tables import tables

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from udf.cpu.halt import Halt
    from udf.cpu.plan import Word
    from udf.stages import RaiseSite, Result

FULL: Final = 65534
"""The mark of a row whose text does not fit; the status of no row that raises."""

FIRST_SCRATCH: Final = 1 << 16
MOST_SCRATCH: Final = 1 << 30
"""Bytes that a row can make its texts in, at first and at most."""

OWN: Final = frozenset(("scratch", "room"))
"""Words that are the memory of a slice."""

LEAST_ROOM: Final = 1 << 12
ROW_ROOM: Final = 16
"""Bytes for the results of a slice at least, and for each row beside those that its columns have."""

MEMCPY: Final = "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)"
COPY: Final = """define internal void @copy_text(ptr noalias %to, ptr noalias %from, i64 %n) alwaysinline nounwind {
start:
  %long = icmp ugt i64 %n, 16
  br i1 %long, label %whole, label %short
whole:
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 %n, i1 false)
  ret void
short:
  %eight = icmp uge i64 %n, 8
  br i1 %eight, label %words, label %few
words:
  %from8 = getelementptr i8, ptr %from, i64 %n
  %last8 = getelementptr i8, ptr %from8, i64 -8
  %to8 = getelementptr i8, ptr %to, i64 %n
  %end8 = getelementptr i8, ptr %to8, i64 -8
  %a8 = load i64, ptr %from, align 1
  %b8 = load i64, ptr %last8, align 1
  store i64 %a8, ptr %to, align 1
  store i64 %b8, ptr %end8, align 1
  ret void
few:
  %none = icmp eq i64 %n, 0
  br i1 %none, label %end, label %byte
byte:
  %i = phi i64 [ 0, %few ], [ %next, %byte ]
  %at = getelementptr i8, ptr %from, i64 %i
  %one = load i8, ptr %at, align 1
  %there = getelementptr i8, ptr %to, i64 %i
  store i8 %one, ptr %there, align 1
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %end, label %byte
end:
  ret void
}"""
"""Copies a row's text: most are short, and a call of memcpy costs more than they."""


def emptied() -> Iterator[str]:
    """Free the scratch memory for the next row."""
    yield "  %scratch.top = inttoptr i64 %scratch to ptr"
    yield "  %scratch.base.at = getelementptr i64, ptr %scratch.top, i64 2"
    yield "  %scratch.base = load i64, ptr %scratch.base.at, align 8"
    yield "  store i64 %scratch.base, ptr %scratch.top, align 8"


def stored(result: str, types: tuple[str, ...], k: int, place: int, kept: str | None, row: str) -> Iterator[str]:
    """Write text ``k`` of ``%r``, members ``place`` and the next, behind the last row's; set ``%outK.full``.

    ``kept`` is a bit that says whether there is one; None if there always is.
    """
    out = f"%out{k}"
    assert types[place] == types[place + 1] == "i64"
    yield f"  {out}.data = extractvalue {result} %r, {place}"
    yield f"  {out}.bytes = extractvalue {result} %r, {place + 1}"
    wanted = f"{out}.bytes"
    if kept is not None:
        wanted = f"{out}.wanted"
        yield f"  {wanted} = select i1 {kept}, i64 {out}.bytes, i64 0"
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


@dataclass(slots=True)
class Room:
    """Memory for text, and its header as the code sees it: the next free byte, the end, the first byte."""

    bytes: Any
    header: Any = field(init=False)

    def __post_init__(self) -> None:
        self.header = np.zeros(4, np.int64)
        self.begin(0)

    def begin(self, used: int) -> None:
        """Let the next text be written behind the first ``used`` bytes."""
        base = address(self.bytes)
        self.header[:3] = base + used, base + self.bytes.size, base

    def grow(self, used: int) -> None:
        """Have four times as much, with the first ``used`` bytes as they are."""
        more = np.empty(4 * self.bytes.size, np.uint8)
        more[:used] = self.bytes[:used]
        self.bytes = more
        self.begin(used)


class TextRuns:
    """The slices of one call of a kernel that takes or gives text in memory of its own."""

    def __init__(
        self,
        raises: Sequence[RaiseSite],
        words: Sequence[Word],
        columns: Sequence[Column],
        offsets: dict[int, Any],
        *,
        skips: bool,
    ) -> None:
        """Take the ``offsets`` (n + 1,) of each result that is text; ``skips`` says that null rows write none."""
        self._offsets, self._skips, self._columns, self._words = offsets, skips, columns, words
        self._scratch_full = frozenset(i + 1 for i, site in enumerate(raises) if is_scratch_full(site))
        self.done: list[tuple[int, int, dict[int, Any]]] = []

    def runner(self, loop: Callable[..., int], pack: Callable[..., bytes], words: list[int]) -> Callable[..., int]:
        """Return what takes the place of ``loop``, :meth:`Loop.run`: each slice has memory of its own for text."""

        def run(pointers: bytes, _: bytes, bits: int | None, first: int, stop: int, halt: Halt) -> int:
            def part(own: tuple[int, ...], start: int, end: int) -> int:
                return loop(pointers, pack(*own), bits, start, end, halt)

            return self.run(part, words, first, stop)

        return run

    def run(self, run: Callable[[tuple[int, ...], int, int], int], words: list[int], first: int, stop: int) -> int:
        """Run a slice by ``run(words, first, stop)``, again from where memory was short; return its failure, or -1."""
        rooms = {k: Room(np.empty(self._room(first, stop), np.uint8)) for k in self._offsets}
        scratch = Room(np.empty(FIRST_SCRATCH, np.uint8))
        headers = {"scratch": {0: scratch}, "room": rooms}
        given = tuple(
            address(headers[word.what][word.index].header) if word.what in headers else value
            for word, value in zip(self._words, words, strict=True)
        )
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
            self.done.append((first, stop, {k: room.bytes[: self._used(k, first, stop)] for k, room in rooms.items()}))
        return failure

    def _room(self, first: int, stop: int) -> int:
        """Return how many bytes a slice begins with: as many as its columns have, and some."""
        given = 0
        for column in self._columns:
            if column.text is not None:
                given += abs(int(column.text.stops[stop - 1]) - int(column.values[first]))
        return LEAST_ROOM + given + ROW_ROOM * (stop - first)

    def _used(self, k: int, first: int, row: int) -> int:
        """Return where the rows of a slice before ``row`` end."""
        stops = self._offsets[k][first + 1 : row + 1]
        if not stops.size:
            return 0
        return int(stops.max() if self._skips else stops[-1])

    def column(self, k: int) -> Column:
        """Return a result: the slices' bytes one behind the other."""
        offsets, parts = self._offsets[k], sorted(self.done, key=lambda part: part[0])
        base = 0
        for first, stop, chars in parts:
            own = offsets[first + 1 : stop + 1]
            if self._skips:
                np.maximum.accumulate(own, out=own)
            if base:
                own += base
            base += chars[k].size
        whole = parts[0][2][k] if len(parts) == 1 else np.empty(base, np.uint8)
        if len(parts) != 1:
            np.concatenate([chars[k] for _, _, chars in parts] or [whole], out=whole)
        return Column(values=offsets[:-1], text=TextBytes(stops=offsets[1:], chars=whole))


def tables_address() -> int:
    """Return where what is known of Unicode lies."""
    return address(tables())


def texts_of(returns: Sequence[Result]) -> tuple[int, ...]:
    """Return which results are text."""
    return tuple(k for k, result in enumerate(returns) if result.dtype.encoding is not None)
