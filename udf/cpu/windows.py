"""A window function compiled for the processor: columns and bounds in, columns out."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from udf.base.address import address
from udf.base.raising import CODE_BITS, RowFailure
from udf.base.stages import Artefact, StoreArtefact, discard
from udf.columns.column import Column, result_column
from udf.cpu.code import Code
from udf.cpu.few_rows import CACHED_BOUNDS, FewReductions, FewWindows, one_group, run_few
from udf.cpu.halt import Halt, under_watch
from udf.cpu.reduce_monoids import Reducer, keys_of
from udf.cpu.row_plan import CHUNK
from udf.cpu.row_slices import FIRST, NONE, Loop, first_failure
from udf.cpu.text_results import GroupTexts
from udf.cpu.texts import text_indices
from udf.cpu.windows_groups import ByItems, GroupedPart, RowsInOrder, grouped_part, no_values, scatter
from udf.cpu.windows_plan import DRIVER, LoopsPlan
from udf.cpu.windows_segments import (
    ExplicitSegment,
    Segment,
    SkippedSegment,
    SlidingSegment,
    addresses,
    bounds_of,
    run_mask,
    segments,
)
from udf.cpu.windows_values import stage
from udf.errors import ObjectCodeError
from udf.options import options
from udf.windows.bounds import Bounds, FixedBounds, GroupedBounds

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from udf.base.annotations import Array, ArrayOrScalar

    Enough = Sequence[Array | bool]
    Mask = Array | None
    Rest = tuple[list[int], int, object]

BLOCK = 1 << 16
"""Windows whose bounds or reductions are found before they are run: Python's part, 50 us with the GIL held, is small
beside theirs (a mean of 10 rows, ns a window on one thread: 2^13 6.9, 2^14 4.0, 2^16 3.5)."""


class WindowProgram:
    """A window function in memory, with what every call asks of its plan."""

    def __init__(self, artefact: Artefact, keep: StoreArtefact = discard) -> None:
        self.plan: LoopsPlan = artefact.plan
        self.code = Code(artefact.code, lambda code: keep(replace(artefact, code=code)))
        plan, code = self.plan, self.code
        each = ((one, partial(plan.interface, one)) for one in plan.loops)
        self.loops: dict[str, Loop] = {one.name: Loop(one, says, code, DRIVER, f"{one.name}.") for one, says in each}
        self._briefs = [loop for loop in self.loops.values() if loop.brief]
        if not any(loop.loaded for loop in self.loops.values()):
            raise ObjectCodeError("it has no loop")
        self.arguments = [argument.dtype.numpy for argument in plan.arguments]
        self.reductions = keys_of(plan.takes)
        self.takes_labels = any(parameter.what == "label" for parameter in plan.takes)
        self.results = [result.dtype.numpy for result in plan.returns]
        self.floats = [result.dtype.kind == "f" for result in plan.returns]
        self.masked = [plan.nulls or result.nullable or result.dtype.kind != "f" for result in plan.returns]
        self.has_texts = bool(text_indices(plan.returns)) or any(map(GroupTexts.needed_by, plan.loops))
        more = plan.table or plan.arguments or self.has_texts or self.takes_labels or any(self.masked)
        self._is_plain, self._few = not more, dict[int, FewWindows]()
        of_numbers, self._in_order = None if self.has_texts else self.loops.get("any"), RowsInOrder(plan, code).run
        self._one_group = one_group(plan, of_numbers, self.results, self.masked)
        self._few_reductions = FewReductions(plan, of_numbers, code, self.results, self.masked).run

    def run(
        self, columns: tuple[Column, ...], bounds: Bounds | GroupedBounds, arguments: Sequence[object] = ()
    ) -> tuple[Column, ...]:
        """Run over the windows of ``columns`` on the threads that ``udf.options.threads`` allows.

        ``arguments`` are NumPy scalars and one-dimensional arrays. A window without ``bounds.min_periods`` numbers
        gives NaN, or null where the result is no float.

        Raises
        ------
        RowFailure
            At the first window where the function raises, of those that it runs on.
        """
        for column in columns:
            assert column.values.size == bounds.rows
        for loop in self._briefs:
            loop.count(bounds.rows * (self.plan.length or 1))
        if self._is_plain and type(bounds) is FixedBounds and bounds.labels is None:
            few = self._few_of(bounds).run(columns[0])
            if few is not None:
                return few
        if isinstance(bounds, GroupedBounds):
            return self._grouped(columns, bounds, arguments)
        call = _Call(self, columns, bounds, arguments)
        failure = under_watch(partial(call.first_failure, segments(bounds, self.code)))
        if failure != NONE:
            raise RowFailure(self.plan.raises, failure)
        return tuple(call.columns())

    def _grouped(
        self, columns: tuple[Column, ...], bounds: GroupedBounds, arguments: Sequence[object]
    ) -> tuple[Column, ...]:
        given = self.contiguous(arguments) if self.arguments else []
        run = self._one_group if bounds.whole else self._in_order
        if done := run(columns, bounds, given) or self._few_reductions(columns, bounds, given):
            return done
        loop, writes = self.loops["any"], self.plan.returns[0].writes
        part = grouped_part(self.plan, loop, columns, bounds, self.code)
        if max(bounds.rows, len(bounds)) <= FIRST and not self.has_texts and not isinstance(part, ByItems):
            failure, found = run_few(loop, part, self.results, self.masked, given)
        else:
            call = _Call(self, columns, bounds, arguments)
            call.looked = getattr(part, "looked", ())
            failure = under_watch(partial(call.first_failure, (part,)))
            found = call.columns() if failure == NONE else []
        if failure != NONE:
            raise RowFailure(self.plan.raises, failure)
        if self.plan.items:
            found[0].values[:] = bounds.counts()
        return tuple(found) if writes is None else (*found, *scatter(part, writes, bounds, self.code))

    def _few_of(self, bounds: FixedBounds) -> FewWindows:
        known = self._few.get(id(bounds))
        if known is None:  # it keeps the bounds, and so their number
            if len(self._few) >= CACHED_BOUNDS:
                self._few.clear()
            known = self._few[id(bounds)] = FewWindows(self.plan, self.code, self.loops, self.reductions, bounds)
        return known

    def contiguous(self, arguments: Sequence[object]) -> list[ArrayOrScalar]:
        """Return arguments as arrays whose values lie in a row."""
        return [
            one if isinstance(one, np.generic) and one.dtype == dtype else np.ascontiguousarray(one, dtype)
            for one, dtype in zip(arguments, self.arguments, strict=True)
        ]


class _Call:
    """One run of a program: its values, its results, and how a slice of a segment's windows is run."""

    def __init__(
        self,
        program: WindowProgram,
        columns: tuple[Column, ...],
        bounds: Bounds | GroupedBounds,
        arguments: Sequence[object],
    ) -> None:
        self._program, self._plan, self._loops, self._code = program, program.plan, program.loops, program.code
        self._values = no_values(columns) if isinstance(bounds, GroupedBounds) else stage(columns, program.code)
        self._min_periods, windows, self._none = bounds.min_periods, len(bounds), [False] * len(columns)
        self._given = program.contiguous(arguments) if program.arguments else []  # live as long as addresses
        self._labels = getattr(bounds, "labels", None)
        self.looked: tuple[Array, ...] = ()
        self._results = [np.empty(windows, dtype) for dtype in program.results]
        self._valid = [np.ones(windows, bool) if masked else None for masked in program.masked]
        self._texts = GroupTexts(program.plan, windows) if program.has_texts else None

    def first_failure(self, every: Sequence[Segment | GroupedPart], halt: Halt) -> int:
        """Run all segments in order; return -1, or the first failure."""
        for segment in every:
            if isinstance(segment, SkippedSegment):
                self._skip(segment.first, segment.stop - segment.first, self._none)
                continue
            rows = segment.stop - segment.first
            # each slice of windows that all start at row 0 would go over the rows before it once more
            grows = isinstance(segment, ExplicitSegment) and segment.grows and self._program.reductions
            threads = 1 if grows or rows <= FIRST else options.threads
            failure = first_failure(self._runner(segment), rows, threads, halt)
            if failure != NONE:
                return failure + (segment.first << CODE_BITS)
        return NONE

    def columns(self) -> list[Column]:
        """Return the results."""
        found: list[Column] = []
        for k, (values, valid) in enumerate(zip(self._results, self._valid, strict=True)):
            bits = None if valid is None else np.packbits(valid, bitorder="little")
            if self._texts is not None and k in self._texts.offsets:
                found.append(replace(self._texts.column(k), validity=bits))
            else:
                found.append(result_column(values, bits))
        return found

    def _runner(self, segment: SlidingSegment | ExplicitSegment | GroupedPart) -> Callable[[int, int, Halt], int]:
        """Return what runs the windows ``a .. b`` of ``segment``: -1, or the first failure."""
        if isinstance(segment, GroupedPart):
            return partial(segment.run, self._run)
        if isinstance(segment, SlidingSegment) and "whole" in self._loops:
            return partial(self._sliding, segment)
        return partial(self._blocks, segment)

    # --- which windows run -----------------------------------------------------------------------

    def _enough(self, starts: Array | slice, stops: Array | slice) -> Enough | None:
        """Return for each column whether its windows have enough numbers: a bool for all, or an array.

        None if all windows of all columns have.
        """
        values, least = self._values, self._min_periods
        if values.no_nan and isinstance(starts, slice) and isinstance(stops, slice):
            return None if stops.start - starts.start >= least else self._none
        every = [values.enough(column, starts, stops, least, self._code) for column in range(len(values.counts))]
        return None if all(ok is True for ok in every) else every

    def _skip(self, first: int, count: int, enough: Enough) -> None:
        """Give the windows that do not run, or whose own column has not enough numbers, NaN or null."""
        here, table = slice(first, first + count), self._plan.table
        for k, values in enumerate(self._results):
            ok, valid = enough[k if table else 0], self._valid[k]
            if ok is True:
                continue
            if ok is False and valid is None:
                values[here] = np.nan
            elif self._program.floats[k]:
                np.copyto(values[here], np.nan, where=~np.asarray(ok))
                if valid is not None:
                    valid[here] |= ~np.asarray(ok)
            elif valid is not None:
                valid[here] &= ok

    # --- slices of windows -----------------------------------------------------------------------

    def _sliding(self, segment: SlidingSegment, a: int, b: int, halt: Halt) -> int:
        """Run windows that slide, where the values stand: in blocks, if reductions are found first."""
        if not self._program.reductions:
            return self._slid(segment, a, b, [], halt)
        room = min(BLOCK, -(-(b - a) // CHUNK) * CHUNK)
        reducer = Reducer(self._program.reductions, self._values, segment, room, self._code)
        for first in range(a, b, BLOCK):
            stop = min(first + BLOCK, b)
            found = reducer.find(*bounds_of(segment, first, stop), stop - first)
            failure = self._slid(segment, first, stop, [address(array) for array in found], halt)
            if failure != NONE:
                return failure
        return NONE

    def _slid(self, segment: SlidingSegment, a: int, b: int, reductions: list[int], halt: Halt) -> int:
        """Run windows that slide; ``reductions`` are the addresses of theirs."""
        begin, end = segment.start + a, segment.start + b
        enough = self._enough(slice(begin, end), slice(begin + segment.length, end + segment.length))
        values, first = self._values.values, segment.first + a

        def rest(done: int) -> Rest:
            own = np.zeros((values.shape[0], CHUNK - 1 + segment.length))  # a loop reads on behind the last window
            left = values[:, begin + done : end - 1 + segment.length]
            own[:, : left.shape[1]] = left
            return [address(own), *(at + 8 * done for at in reductions)], own.shape[1], own

        failure = NONE
        if enough is None or any(ok is not False for ok in enough):
            inputs = [address(values) + 8 * begin, *reductions]
            failure = self._run(self._loops["whole"], inputs, rest, first, run_mask(enough, b - a), b - a, halt)
        if enough is not None:
            self._skip(first, b - a, enough)
        return failure if failure == NONE else failure + (a << CODE_BITS)

    def _blocks(self, segment: SlidingSegment | ExplicitSegment, a: int, b: int, halt: Halt) -> int:
        """Run windows whose bounds or reductions are found first, in blocks."""
        room = min(BLOCK, -(-(b - a) // CHUNK) * CHUNK)
        reducer = Reducer(self._program.reductions, self._values, segment, room, self._code)
        for first in range(a, b, BLOCK):
            stop = min(first + BLOCK, b)
            failure = self._block(segment, reducer, first, stop, halt)
            if failure != NONE:
                return failure + (first << CODE_BITS)
            if stop < b and halt.left:
                break
        return NONE

    def _block(self, segment: SlidingSegment | ExplicitSegment, reducer: Reducer, a: int, b: int, halt: Halt) -> int:
        """Run windows ``a .. b`` of a segment, no more than a block."""
        starts, stops = bounds_of(segment, a, b)
        enough, count, failure = self._enough(starts, stops), b - a, NONE
        loop = self._loops.get("any" if segment.length is None or "strided" not in self._loops else "strided")
        if loop is None:  # windows that are cut short never run
            enough = self._none
        elif enough is None or any(ok is not False for ok in enough):
            arrays = reducer.find(starts, stops, count)
            if not self._plan.reduced:
                at, rows = addresses(address(self._values.values), starts, stops, -(-count // CHUNK) * CHUNK)
                arrays = [at, *arrays, *self._places_of_labels(starts, rows), rows]
            inputs = list(map(address, arrays))

            def rest(done: int) -> Rest:
                return [at + 8 * done for at in inputs], self._values.values.shape[1], arrays

            failure = self._run(loop, inputs, rest, segment.first + a, run_mask(enough, count), count, halt)
        if enough is not None:
            self._skip(segment.first + a, count, enough)
        return failure

    def _places_of_labels(self, starts: Array | slice, rows: np.ndarray) -> list[np.ndarray]:
        """Return the addresses of the windows' first labels, and their number, if the function takes those."""
        if self._labels is None or not self._program.takes_labels:
            return []
        at, _ = addresses(address(self._labels), starts, starts, rows.size)
        return [at, rows]

    def _run(
        self,
        loop: Loop,
        inputs: list[int],
        rest: Callable[[int], Rest],
        first: int,
        runs: Mask,
        count: int,
        halt: Halt,
        pitch: int | None = None,
    ) -> int:
        """Run ``count`` windows, the results from ``first`` on: whole chunks in place, what is left in one of its own.

        ``rest`` gives the inputs behind so many windows, of which a whole chunk may be read. The driver itself sees to
        that where inputs are reductions alone: it puts zeros behind them, which are no windows. Columns are ``pitch``
        values apart; None: the columns that windows are cut of.
        """
        whole = count if self._plan.reduced else count // CHUNK * CHUNK
        apart = self._values.values.shape[1] if pitch is None else pitch
        failure = self._whole(loop, inputs, apart, runs, first, whole, halt) if whole else NONE
        if failure == NONE and whole < count:
            if whole and runs is None and pitch is None:  # the last chunk overlaps the one before, and gives the same
                whole = count - CHUNK
                failure = self._whole(loop, [at + 8 * whole for at in inputs], apart, None, first + whole, CHUNK, halt)
            else:
                given, own, held = rest(whole)
                left = None if runs is None else runs[whole // 8 :]
                failure = self._last(loop, given, own, left, first + whole, count - whole, halt)
                del held  # the arrays of what was given
            failure += whole << CODE_BITS if failure != NONE else 0
        return failure

    def _whole(self, loop: Loop, inputs: list[int], pitch: int, runs: Mask, first: int, count: int, halt: Halt) -> int:
        """Run windows with their results in place; validities are unpacked."""
        bits: dict[int, Array] = {}
        arrays = [inputs[index] for index in loop.inputs]
        for stream in loop.plan.outputs:
            if loop.has_values_only or not (stream.is_validity or stream.is_stops):
                arrays.append(address(self._results[stream.index]) + first * stream.size)
            elif stream.is_validity:
                own = bits[stream.index] = np.empty(-(-count // 8), np.uint8)
                arrays.append(address(own))
            else:
                assert self._texts is not None
                arrays.append(address(self._texts.offsets[stream.index]) + (first + 1) * stream.size)
        pointers, words = loop.pointers(*arrays), self._words(loop, pitch)
        where = None if runs is None else address(runs)
        if self._texts is None or not GroupTexts.needed_by(loop.plan):
            failure = loop.run(pointers, loop.pack(*words), where, 0, count, halt)
        else:
            failure = self._texts.run(loop.plan, loop.runner(pointers, where, halt), words, first, count)
        if bits:
            self._unpack(bits, first, count)
        return failure

    def _words(self, loop: Loop, pitch: int) -> list[int]:
        """Return what is the same for all windows."""
        return loop.words([*self._given, np.int64(pitch), *self.looked]) if loop.plan.words else []

    def _last(self, loop: Loop, inputs: list[int], pitch: int, runs: Mask, first: int, count: int, halt: Halt) -> int:
        """Run less than a chunk as a whole one, whose results have memory of their own."""
        stops = {s.index: np.zeros(CHUNK + 1, np.int64) for s in loop.plan.outputs if s.is_stops}
        outputs = [
            np.empty(CHUNK // 8, np.uint8)
            if s.is_validity
            else stops[s.index][1:]
            if s.is_stops
            else np.empty(CHUNK, self._results[s.index].dtype)
            for s in loop.plan.outputs
        ]
        here = np.zeros(CHUNK, bool)
        here[:count] = True if runs is None else np.unpackbits(runs, count=count, bitorder="little")
        mask = np.packbits(here, bitorder="little")
        arrays = [*(inputs[s.index] for s in loop.plan.inputs), *map(address, outputs)]
        run, words = loop.runner(loop.pointers(*arrays), address(mask), halt), self._words(loop, pitch)
        if self._texts is not None and GroupTexts.needed_by(loop.plan):
            failure = self._texts.run_chunk(loop.plan, run, words, stops, first, count)
        else:
            failure = run(words, 0, CHUNK)
        bits = {}
        for stream, array in zip(loop.plan.outputs, outputs, strict=True):
            if stream.is_validity:
                bits[stream.index] = array
            elif not stream.is_stops:
                self._results[stream.index][first : first + count] = array[:count]
        self._unpack(bits, first, count)
        return failure

    def _unpack(self, bits: dict[int, np.ndarray], first: int, count: int) -> None:
        for k, packed in bits.items():
            valid = self._valid[k]
            assert valid is not None
            valid[first : first + count] = np.unpackbits(packed, count=count, bitorder="little")
