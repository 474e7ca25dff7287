"""A UDF compiled for the GPU: columns in, columns out.

Of text, the kernel runs once, and text goes to memory as large as the columns' own and some; where that is too small
it runs again, since by then it is known how much there is: nothing has a fixed maximum, and rows follow one another as
in Arrow's layout.

A row whose text does not fit its thread's memory stops the run: rows run again, fewer at a time, each with a larger
part of an arena (``LEVELS``), for the sizes first. Nothing is cut short; what needs more than the largest is an error.

Columns of text in host memory that a GPU cannot hold as a whole: pieces of rows, one after the other. A piece is as
many rows as its columns, and what a call gives and makes beside them, fit into the memory that is free. Rows whose
bytes lie apart (taken rows, views) cannot be cut: their columns go as a whole.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

import numpy as np

from udf.base.raising import CODE_BITS, RowFailure, is_scratch_full
from udf.base.stages import Artefact, StoreArtefact, discard
from udf.columns.column import Column, TextBytes, result_column, slice_rows
from udf.cuda.failure import NO_FAILURE, Failures
from udf.cuda.kernel_plan import SINGLE, MapPlan
from udf.cuda.launch import Kernel, KernelLoader, enter_context
from udf.cuda.launch_arguments import Arguments
from udf.cuda.left_rows import LeftList, left_place, piece_list
from udf.cuda.memory import first_gpu, new_arrays, to_device, words_of
from udf.cuda.text_call import LEVELS, OFFSETS, ROW_ROOM, RowRange, TextCall, TextResult
from udf.cuda.text_columns import shared_offsets
from udf.errors import RowMemoryError

if TYPE_CHECKING:
    import cupy

# ruff: noqa: PLC0415 - CuPy is loaded with the first UDF on a GPU


class CudaProgram:
    """A map kernel in memory.

    On a device of an architecture that ``artefact`` has no code for, its source is compiled again, once; ``keep``
    is then given the artefact with the new code.
    """

    def __init__(self, artefact: Artefact, keep: StoreArtefact = discard) -> None:
        import cupy

        self._loaded = KernelLoader(artefact, keep)
        self.plan: MapPlan = artefact.plan
        self._results = [dtype.numpy for dtype in self.plan.results]
        self._left = left_place(artefact)
        self._masked = self.plan.masked if any(self.plan.masked) else ()
        self._arguments = Arguments(self.plan.arguments) if self.plan.arguments else None
        self._kernels: dict[int, Kernel] = {}
        self._failures = Failures(self.plan.raises, endless=self.plan.stops)
        self._waits = bool(self.plan.raises) or self.plan.stops
        self._array, self._stream = cupy.ndarray, cupy.cuda.get_current_stream

    def run(
        self, columns: tuple[Column, ...], arguments: Sequence[object] = (), rows: int | None = None
    ) -> tuple[Column, ...]:
        """Run over ``columns``, each (n,), on the device of the first that is on one; results stay there.

        Of columns in host memory alone the results are there too, when the call returns. ``arguments`` are NumPy
        scalars and one-dimensional arrays, of NumPy or CuPy; ``rows`` is n where there are no columns. The work is
        queued on CuPy's current stream. A UDF that can raise, or has loops that nothing bounds, waits for it.

        Raises
        ------
        RowFailure
            At the first row where the UDF raises.
        DeviceMemoryError
            If results, or columns and arrays that come from the host, do not fit; nothing is kept.
        """
        device, here = enter_context(), True
        words = []
        for column in columns:
            values: cupy.ndarray = column.values
            mask: cupy.ndarray | None = column.validity
            assert rows is None or rows == values.size
            rows = values.size
            if type(values) is self._array and (memory := values.data).device_id == device:
                words.append(memory.ptr)
                if mask is not None:
                    words.append(mask.data.ptr)
            else:
                here = False
        assert rows is not None, "no columns, and no number of rows"
        if here and columns:
            return self._run_here(words, arguments, rows, device)
        return self._run_there(columns, arguments, rows, device)

    def _run_there(
        self, columns: tuple[Column, ...], arguments: Sequence[object], rows: int, device: int
    ) -> tuple[Column, ...]:
        """Run where the first column is that is on a device, and move the others; in pieces if none is."""
        place = first_gpu(columns)
        if place is None:
            return self._run_through(columns, arguments, rows)
        if place.id == device:
            moved = [to_device(column) for column in columns]
            return self._run_here(words_of(moved), arguments, rows, device)
        with place:
            moved = [to_device(column) for column in columns]
            return self._run_here(words_of(moved), arguments, rows, enter_context())

    def _run_through(self, columns: tuple[Column, ...], arguments: Sequence[object], rows: int) -> tuple[Column, ...]:
        """Run over columns in host memory, where the results will be too."""
        from udf.cuda.pieces import host_results, row_pieces
        from udf.cuda.stream import run_pieces

        left = piece_list(self._left, self._results, self._masked)
        results = host_results(self._results[: self._left], self._masked[: self._left], rows)
        given = self._arguments.brought(arguments) if self._arguments is not None else tuple

        def run(there: tuple[Column, ...], count: int) -> tuple[Column, ...]:
            return self._run_here(words_of(there), given(), count, enter_context())

        def run_at(words: list[int], count: int) -> None:
            self._queue(words, given(), count, enter_context())

        pieces = row_pieces(columns, results, run, None if self.plan.stops else run_at)
        run_pieces(pieces, columns, results, endless=self.plan.stops, left=left)
        return results if left is None else (*results, left.column())

    def _run_here(self, words: list[int], arguments: Sequence[object], rows: int, device: int) -> tuple[Column, ...]:
        """Run over columns of the current device, whose addresses are the first of the kernel's ``words``."""
        values, masks = new_arrays(self._results, self._masked, rows)
        for place, value in enumerate(values):
            words.append(value.data.ptr)
            if masks and masks[place] is not None:
                words.append(masks[place].data.ptr)
        self._queue(words, arguments, rows, device)
        if masks:
            return tuple(map(result_column, values, masks))
        return tuple(map(result_column, values))

    def _queue(self, words: list[int], arguments: Sequence[object], rows: int, device: int) -> None:
        """Queue the kernel for ``words``, the addresses of columns and results; one that can fail is waited for."""
        kept = None
        if self._arguments is not None:
            given, kept = self._arguments.words(arguments)  # arrays that must outlive the launch
            words += given
        words.append(rows)
        if rows:
            kernel, stream = self._kernels.get(device) or self._kernel(device), self._stream().ptr
            if self._waits:
                self._failures.run(lambda address: kernel.launch(rows, [*words, address], stream), stream)
            else:
                words.append(0)
                kernel.launch(rows, words, stream)
        del kept

    @property
    def artefact(self) -> Artefact:
        """Return what was built, with what was compiled since."""
        return self._loaded.artefact

    def _kernel(self, device: int) -> Kernel:
        """Return the kernel for a device, loaded at its first call."""
        kernel = self._kernels[device] = self._loaded.kernel(SINGLE)
        return kernel


class TextProgram(CudaProgram):
    """A map kernel over text in memory; it runs on columns as a whole."""

    def __init__(self, artefact: Artefact, keep: StoreArtefact) -> None:
        super().__init__(artefact, keep)
        self._texts = tuple(k for k, dtype in enumerate(self.plan.results) if dtype.encoding is not None)
        self._stored = [OFFSETS if k in self._texts else dtype for k, dtype in enumerate(self._results)]
        self._full = frozenset(i + 1 for i, site in enumerate(self.plan.raises) if is_scratch_full(site))

    def run(
        self, columns: tuple[Column, ...], arguments: Sequence[object] = (), rows: int | None = None
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
        place = first_gpu(columns)
        if place is None:
            left = None if self._left is None else LeftList()
            cut = list(text_pieces(columns, rows, piece_budget()))
            found = [self._run_piece(columns, arguments, part, device, left) for part in cut]
            results = tuple(concatenate(parts) for parts in zip(*found, strict=True))
            return results if left is None else (*results, left.column())
        with place:
            return self._run_whole([to_device(column) for column in columns], arguments, rows, enter_context())

    def _run_piece(
        self,
        columns: Sequence[Column],
        arguments: Sequence[object],
        rows: tuple[int, int],
        device: int,
        left: LeftList | None,
    ) -> tuple[Column, ...]:
        """Run over some rows of columns in host memory, where the results will be; add those that ``left``."""
        from udf.cuda.stream import download, upload

        begin, end = rows
        there = upload([slice_rows(column, begin, end) for column in columns])
        made = list(self._run_whole(there, arguments, end - begin, device, begin))
        if left is not None:
            left.add_of(made.pop(), begin)
        return tuple(map(download, made))

    def _run_whole(
        self, columns: Sequence[Column], arguments: Sequence[object], rows: int, device: int, before: int = 0
    ) -> tuple[Column, ...]:
        """Run over columns of the current device, where the results will be; ``before`` rows come before these."""
        given, kept = self._arguments.words(arguments) if self._arguments is not None else ([], [])
        values, masks = new_arrays(self._stored, self._masked, rows)
        masks = masks or [None] * len(values)
        call = TextCall(columns, given, self.plan.uses, before)
        for value, mask in zip(values, masks, strict=True):
            call.add(value, mask)
        call.texts = [TextResult(rows, call.given + ROW_ROOM * rows) for _ in self._texts]
        self._run_call(call, [values[k] for k in self._texts], RowRange(0, rows, 0), device)
        del kept
        made = [Column(values=value, validity=mask) for value, mask in zip(values, masks, strict=True)]
        for k, text in zip(self._texts, call.texts, strict=True):
            made[k] = Column(values=text.offsets[:-1], validity=masks[k], text=text.text())
        return tuple(made)

    def _run_call(self, call: TextCall, sizes: Sequence[object], whole: RowRange, device: int) -> None:
        """Run all rows, as often as it takes."""
        if whole.end == 0:
            for text in call.texts:
                text.offsets.fill(0)
            return
        parts, failure = [whole], self._launched(call, whole, device)
        if failure != NO_FAILURE:
            for text in call.texts:
                text.ask_for_sizes()
            parts = list(self._smaller(call, whole, failure, device))
            for text, size in zip(call.texts, sizes, strict=True):
                text.add_up(size)
        complete = [text.has_room() for text in call.texts]
        if not all(complete):
            for part in parts:
                self._launched(call, part, device)

    def _smaller(self, call: TextCall, part: RowRange, failure: int, device: int) -> Iterator[RowRange]:
        """Run a part that failed as smaller ones with more memory for each row, and yield those.

        Raises
        ------
        RowFailure
            At the first row where the UDF raises.
        RowMemoryError
            If the largest memory is too small for a row.
        """
        if failure & (1 << CODE_BITS) - 1 not in self._full:
            raise RowFailure(self.plan.raises, failure).behind(call.before + part.begin)
        level = part.level + 1
        if level == len(LEVELS) or not call.has_memory(level):
            raise RowMemoryError(call.before + part.begin + (failure >> CODE_BITS), LEVELS[part.level].bytes)
        for begin in range(part.begin, part.end, LEVELS[level].rows):
            smaller = RowRange(begin, min(begin + LEVELS[level].rows, part.end), level)
            failure = self._launched(call, smaller, device)
            if failure == NO_FAILURE:
                yield smaller
            else:
                yield from self._smaller(call, smaller, failure, device)

    def _launched(self, call: TextCall, part: RowRange, device: int) -> int:
        """Run the kernel on ``part``, and return its first failure, counted from there, or NONE."""
        kernel, stream = self._kernels.get(device) or self._kernel(device), self._stream().ptr
        words, rows = call.words(part), part.end - part.begin
        if not self._waits:
            kernel.launch(rows, [*words, 0], stream)
            return NO_FAILURE
        return self._failures.first(lambda address: kernel.launch(rows, [*words, address], stream), device, stream)


ROWS: Final = 32
"""A piece begins at a multiple of so many rows: bitmasks are cut there, and written in such words."""

SHARE: Final = 6
"""A piece's columns take one part in so many of the memory that is free: results take as much, or twice that while they
grow."""

ROW_BYTES: Final = 64
"""What a row takes beside the bytes of its texts, at most, for each column: offsets, sizes, values."""


def piece_budget() -> int:
    """Return how many bytes the columns of a piece may have, on CuPy's current device."""
    import cupy

    free, _total = cupy.cuda.runtime.memGetInfo()
    pool = cupy.get_default_memory_pool()
    return (free + pool.total_bytes() - pool.used_bytes()) // SHARE


def text_pieces(columns: Sequence[Column], rows: int, most: int) -> Iterator[tuple[int, int]]:
    """Yield where pieces of no more than ``most`` bytes begin and end; one of all rows, if its columns are not cut.

    Examples
    --------
    >>> offsets = np.arange(101) * 1000
    >>> text = TextBytes(stops=offsets[1:], chars=np.zeros(100_000, np.uint8))
    >>> list(text_pieces([Column(values=offsets[:-1], text=text)], 100, 40_000))
    [(0, 32), (32, 64), (64, 100)]
    """
    texts = [column for column in columns if column.text is not None]
    if not rows or any(shared_offsets(column) is None for column in texts):
        yield 0, rows
        return

    def weight(row: int) -> int:
        return ROW_BYTES * len(columns) * row + sum(_bytes_before(column, row) for column in texts)

    begin = 0
    while begin < rows:
        fits = bisect_right(range(rows + 1), weight(begin) + most, key=weight) - 1
        end = rows if fits >= rows else max(fits // ROWS * ROWS, begin + ROWS)
        yield begin, min(end, rows)
        begin = end


def _bytes_before(column: Column, row: int) -> int:
    assert column.text is not None
    return int(column.text.stops[row - 1] - column.values[0]) if row else 0


def concatenate(parts: Sequence[Column]) -> Column:
    """Return the results of pieces, in host memory, as one column."""
    if len(parts) == 1:
        return parts[0]
    bits = None
    if parts[0].validity is not None:
        masks = [(np.asarray(part.validity), len(part)) for part in parts]
        bits = np.concatenate([mask[: -(-rows // 8)] for mask, rows in masks])
    if parts[0].text is None:
        return Column(values=np.concatenate([part.values for part in parts]), validity=bits)
    offsets, base = np.zeros(sum(map(len, parts)) + 1, np.int64), 0
    row, chars = 1, list[np.ndarray]()
    for part in parts:
        assert part.text is not None
        np.add(part.text.stops, base, out=offsets[row : row + len(part)])
        chars.append(part.text.chars)
        row, base = row + len(part), base + part.text.chars.size
    return Column(values=offsets[:-1], validity=bits, text=TextBytes(stops=offsets[1:], chars=np.concatenate(chars)))
