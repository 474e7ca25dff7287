"""A UDF over text, compiled for the GPU: columns in, columns out.

The kernel runs once where only numbers come out. Where text does, a first run gives the sizes, which are added up to
offsets, and a second one writes: nothing has a fixed maximum, and rows follow one another as in Arrow's layout.

A row whose text does not fit its memory stops the run: its rows run again, fewer at a time, each with a larger part of
an arena (``LEVELS``). Nothing is cut short; what needs more than the largest is a DeviceMemoryError.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from udf.call.raising import CODE_BITS, RowFailure
from udf.column import Column, TextBytes
from udf.cuda.failure import NONE
from udf.cuda.launch import enter_context
from udf.cuda.memory import memory_errors, new_arrays, to_device
from udf.cuda.program import CudaProgram
from udf.cuda.text_columns import shared_offsets
from udf.errors import RowMemoryError
from udf.text.scratch import is_scratch_full
from udf.text.tables import tables

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from udf.stages import Artefact, Keep

# ruff: noqa: PLC0415 - CuPy is loaded with the first UDF on a GPU

OFFSETS: Final = np.dtype(np.int64)


class Level(NamedTuple):
    """The memory of rows that run together: bytes for each, and how many rows those are."""

    bytes: int
    rows: int


LEVELS: Final = (Level(0, 1 << 62), Level(1 << 14, 1 << 14), Level(1 << 20, 1 << 8), Level(1 << 26, 32))
"""Memory of the threads' own (udf/cuda/texts.py), then arenas of 256 MiB, 256 MiB and 2 GiB.

Rows that run together are a multiple of 32: a bitmask is written in words.
"""


class Part(NamedTuple):
    """Rows ``begin`` to ``end`` (without it), and the level that they run on."""

    begin: int
    end: int
    level: int


class TextProgram(CudaProgram):
    """A map kernel over text in memory; it runs on columns as a whole."""

    def __init__(self, artefact: Artefact, keep: Keep) -> None:
        super().__init__(artefact, keep)
        self._texts = tuple(k for k, dtype in enumerate(self.plan.results) if dtype.encoding is not None)
        self._stored = [OFFSETS if k in self._texts else dtype for k, dtype in enumerate(self._results)]
        self._full = frozenset(i + 1 for i, site in enumerate(self._raises) if is_scratch_full(site))

    def run(
        self, columns: tuple[Column, ...], arguments: Sequence[Any] = (), rows: int | None = None
    ) -> tuple[Column, ...]:
        """Run over ``columns``, each (n,); all else as :meth:`CudaProgram.run`.

        Raises
        ------
        RowFailure
            At the first row where the UDF raises.
        DeviceMemoryError
            If columns and results, or the text that one row makes, do not fit; nothing is kept.
        """
        device = enter_context()
        for column in columns:
            assert rows is None or rows == len(column)
            rows = len(column)
        assert rows is not None, "no columns, and no number of rows"
        place = next((c.values.device for c in columns if c.device == "cuda"), None)
        if place is None:
            from udf.cuda.stream import bring, fetched

            return tuple(map(fetched, self._run_whole(bring(columns), arguments, rows, device)))
        with place:
            return self._run_whole([to_device(column) for column in columns], arguments, rows, enter_context())

    def _run_whole(
        self, columns: Sequence[Column], arguments: Sequence[Any], rows: int, device: int
    ) -> tuple[Column, ...]:
        """Run over columns of the current device, where the results will be."""
        values, masks = new_arrays(self._stored, self._masked, rows)
        masks = masks or [None] * len(values)
        offsets = {k: new_arrays([OFFSETS], (), rows + 1)[0][0] for k in self._texts}
        given, kept = self._arguments.words(arguments) if self._arguments is not None else ([], [])
        call = _Call(columns, given, uses=self.plan.uses)
        for array in offsets.values():
            call.add(array)
        for value, mask in zip(values, masks, strict=True):
            call.add(value, mask)
        call.places = [0] * len(offsets)
        parts = list(self._parts(call, Part(0, rows, 0), device)) if rows else []
        chars = {k: _summed(values[k], offsets[k]) for k in self._texts}
        if any(array.size for array in chars.values()):
            call.places = [array.data.ptr for array in chars.values()]
            for part in parts:
                self._launched(call, part, device)
        del kept
        texts = {k: TextBytes(stops=offsets[k][1:], chars=chars[k]) for k in self._texts}
        values = [offsets[k][:-1] if k in texts else value for k, value in enumerate(values)]
        pairs = enumerate(zip(values, masks, strict=True))
        return tuple(Column(values=v, validity=m, text=texts.get(k)) for k, (v, m) in pairs)

    def _parts(self, call: _Call, part: Part, device: int) -> Iterator[Part]:
        """Run ``part``, or, where a row's text does not fit, smaller parts with more memory; yield those that ran.

        Raises
        ------
        RowFailure
            At the first row where the UDF raises.
        RowMemoryError
            If the largest memory is too small for a row.
        """
        failure = self._launched(call, part, device)
        if failure == NONE:
            yield part
        elif failure & (1 << CODE_BITS) - 1 not in self._full:
            raise RowFailure(self._raises, failure).behind(part.begin)
        elif part.level + 1 == len(LEVELS):
            raise RowMemoryError(part.begin + (failure >> CODE_BITS), LEVELS[-1].bytes)
        else:
            level = part.level + 1
            for begin in range(part.begin, part.end, LEVELS[level].rows):
                yield from self._parts(call, Part(begin, min(begin + LEVELS[level].rows, part.end), level), device)

    def _launched(self, call: _Call, part: Part, device: int) -> int:
        """Run the kernel on ``part``, and return its first failure, counted from there, or NONE."""
        kernel, stream = self._kernels.get(device) or self._kernel(device), self._stream().ptr
        words, rows = call.of(part), part.end - part.begin
        if not self._waits:
            kernel.launch(rows, [*words, 0], stream)
            return NONE
        return self._failures.first(lambda address: kernel.launch(rows, [*words, address], stream), device, stream)


class _Call:
    """What the kernel takes in one call: arrays of rows, words that are one for all, and where its text goes."""

    def __init__(self, columns: Sequence[Column], words: Sequence[int], uses: tuple[str, ...]) -> None:
        self.rows: list[tuple[int, int]] = []  # the address of an array, and the bits of a row
        self.places: list[int] = []
        for column in columns:
            self.add(column.values, column.validity)
            if column.text is not None:
                self.add(column.text.stops)
        self._words = list(words)
        for column in columns:
            if column.text is not None:
                self._words += [column.text.chars.data.ptr, shared_offsets(column) is not None]
        self._has_arena = "scratch" in uses
        self._tables = tables_on_device() if "tables" in uses else None
        self._arenas: dict[int, Any] = {}

    def add(self, values: Any, mask: Any = None) -> None:
        """Take one more array, of a value a row, and its bitmask."""
        self.rows.append((values.data.ptr, 8 * values.itemsize))
        if mask is not None:
            self.rows.append((mask.data.ptr, 1))

    def of(self, part: Part) -> list[int]:
        """Return the words for the rows of ``part``, but for the last, the word of failures."""
        rows = [address + part.begin * bits // 8 for address, bits in self.rows]
        memory = [] if self._tables is None else [self._tables.data.ptr]
        if self._has_arena:
            memory += [self._arena(part.level), LEVELS[part.level].bytes]
        return [*rows, *self._words, *memory, *self.places, part.end - part.begin]

    def _arena(self, number: int) -> int:
        """Return where the memory of a level is; 0 for that of the threads' own."""
        level = LEVELS[number]
        if not level.bytes:
            return 0
        if number not in self._arenas:
            (self._arenas[number],), _ = new_arrays([np.dtype(np.uint8)], (), level.bytes * level.rows)
        address: int = self._arenas[number].data.ptr
        return address


def _summed(sizes: Any, offsets: Any) -> Any:
    """Write the sums of ``sizes`` (n,) to ``offsets`` (n + 1,); return an array for so many bytes."""
    import cupy

    offsets[:1] = 0
    if sizes.size:
        cupy.cumsum(sizes, out=offsets[1:])
    return new_arrays([np.dtype(np.uint8)], (), int(offsets[-1]))[0][0]


def tables_on_device() -> Any:
    """Return what is known of Unicode on CuPy's current device, brought there once."""
    import cupy

    return _tables(cupy.cuda.runtime.getDevice())


@cache
def _tables(device: int) -> Any:
    import cupy

    del device  # the current one
    with memory_errors(tables().nbytes):
        there = cupy.array(tables())
    cupy.cuda.get_current_stream().synchronize()  # the next call may be on another one
    return there
