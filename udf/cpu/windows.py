"""A window function compiled for the processor: columns and bounds in, columns out."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from udf.call.raising import CODE_BITS, RowFailure
from udf.column import Column
from udf.cpu.address import address
from udf.cpu.code import Code
from udf.cpu.halt import under_watch
from udf.cpu.loop import NONE, Loop
from udf.cpu.plan import CHUNK
from udf.cpu.reduce import Reducer
from udf.cpu.threads import first_failure
from udf.cpu.windows_groups import GroupedPart, grouped_part, no_values, scattered
from udf.cpu.windows_plan import DRIVER
from udf.cpu.windows_segments import Explicit, Short, Sliding, segments
from udf.cpu.windows_texts import GroupTexts
from udf.cpu.windows_values import staged
from udf.errors import ObjectCodeError
from udf.options import options
from udf.stages import forget
from udf.windows.bounds import GroupedBounds

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import Any

    from udf.cpu.halt import Halt
    from udf.cpu.windows_plan import LoopsPlan
    from udf.cpu.windows_segments import Segment
    from udf.stages import Artefact, Keep
    from udf.windows.bounds import Bounds

    Rest = tuple[list[int], int, Any]

BLOCK = 1 << 16
"""Windows whose bounds or reductions are found before they are run: Python's part of a block, some 50 us with the GIL
held, is small beside theirs (a mean of 10 rows, ns a window on one thread: 2^13 6.9, 2^14 4.0, 2^16 3.5)."""


class WindowProgram:
    """A window function in memory."""

    def __init__(self, artefact: Artefact, keep: Keep = forget) -> None:
        self.plan: LoopsPlan = artefact.plan
        self.code = Code(artefact.code, lambda code: keep(replace(artefact, code=code)))
        self._loops: dict[str, Loop] = {
            one.name: Loop(one, partial(self.plan.interface, one), self.code, DRIVER, f"{one.name}.")
            for one in self.plan.loops
        }
        if not any(loop.loaded for loop in self._loops.values()):
            raise ObjectCodeError("it has no loop")

    def run(
        self, columns: tuple[Column, ...], bounds: Bounds | GroupedBounds, arguments: Sequence[Any] = ()
    ) -> tuple[Column, ...]:
        """Run over the windows of ``columns`` on the threads that ``udf.options.threads`` allows.

        ``arguments`` are NumPy scalars and one-dimensional arrays. A window without ``bounds.min_periods`` numbers
        gives NaN, or null where the result is no float.

        Raises
        ------
        RowFailure
            At the first window where the function raises, of those that it runs on.
        """
        assert all(len(column) == bounds.rows for column in columns)
        call = _Call(self.plan, self._loops, self.code, columns, bounds, arguments)
        every: Sequence[Segment | GroupedPart]
        if isinstance(bounds, GroupedBounds):
            every = (grouped_part(self.plan, self._loops["any"], columns, bounds, self.code),)
        else:
            every = segments(bounds, self.code)
        failure = under_watch(lambda halt: self._first_failure(call, every, halt))
        if failure != NONE:
            raise RowFailure(self.plan.raises, failure)
        found = tuple(call.columns())
        written = self.plan.returns[0].writes
        if written is not None and isinstance(bounds, GroupedBounds):
            found += scattered(every[0], written, bounds, self.code)
        return found

    def _first_failure(self, call: _Call, every: Sequence[Segment | GroupedPart], halt: Halt) -> int:
        for segment in every:
            # each slice of windows that all start at row 0 would go over the rows before it once more
            grows = isinstance(segment, Explicit) and segment.grows and call.reduces
            threads = 1 if grows else options.threads
            failure = first_failure(call.runner(segment), segment.stop - segment.first, threads, halt)
            if failure != NONE:
                return failure + (segment.first << CODE_BITS)
        return NONE


class _Call:
    """One run of a program: its values, its results, and how a slice of a segment's windows is run."""

    def __init__(
        self,
        plan: LoopsPlan,
        loops: dict[str, Loop],
        code: Code,
        columns: tuple[Column, ...],
        bounds: Bounds | GroupedBounds,
        arguments: Sequence[Any],
    ) -> None:
        self._plan, self._loops, self._code = plan, loops, code
        self._values = no_values(columns) if isinstance(bounds, GroupedBounds) else staged(columns, code)
        self._min_periods, windows = bounds.min_periods, len(bounds)
        # arrays live as long as their addresses
        self._given = [np.ascontiguousarray(a, t.dtype.numpy) for a, t in zip(arguments, plan.arguments, strict=True)]
        self._reductions = tuple(taken for taken in plan.takes if taken.what == "reduction")
        self._labels = getattr(bounds, "labels", None)
        self._takes_labels = self._labels is not None and any(taken.what == "label" for taken in plan.takes)
        self._results = [np.empty(windows, result.dtype.numpy) for result in plan.returns]
        masked = [plan.nulls or result.nullable or result.dtype.kind != "f" for result in plan.returns]
        self._valid = [np.ones(windows, bool) if m else None for m in masked]
        self._texts = GroupTexts(plan, windows)

    @property
    def reduces(self) -> bool:
        """Return whether reductions are found before windows are run."""
        return bool(self._reductions)

    def columns(self) -> Iterator[Column]:
        """Yield the results."""
        for k, (values, valid) in enumerate(zip(self._results, self._valid, strict=True)):
            bits = None if valid is None else np.packbits(valid, bitorder="little")
            made = self._texts.column(k) if k in self._texts.offsets else Column(values=values)
            yield replace(made, validity=bits)

    def runner(self, segment: Segment | GroupedPart) -> Any:
        """Return what runs the windows ``a .. b`` of ``segment``: -1, or the first failure."""
        if isinstance(segment, GroupedPart):
            return partial(segment.run, self._run)
        if isinstance(segment, Short):
            return partial(self._short, segment)
        if isinstance(segment, Sliding) and "whole" in self._loops:
            return partial(self._sliding, segment)
        return partial(self._blocks, segment)

    # --- which windows run -----------------------------------------------------------------------

    def _enough(self, starts: Any, stops: Any) -> list[Any]:
        """Return for each column whether its windows have enough numbers: a bool for all, or an array."""
        columns = range(len(self._values.counts))
        return [self._values.enough(column, starts, stops, self._min_periods, self._code) for column in columns]

    def _skip(self, first: int, count: int, enough: list[Any]) -> None:
        """Give the windows that do not run, or whose own column has not enough numbers, NaN or null."""
        for k, (values, valid) in enumerate(zip(self._results, self._valid, strict=True)):
            ok = enough[k] if self._plan.table else enough[0]
            if ok is True:
                continue
            here = slice(first, first + count)
            if ok is False and valid is None:
                values[here] = np.nan
            elif self._plan.returns[k].dtype.kind == "f":
                np.copyto(values[here], np.nan, where=~np.asarray(ok))
                if valid is not None:
                    valid[here] |= ~np.asarray(ok)
            elif valid is not None:
                valid[here] &= ok

    # --- slices of windows -----------------------------------------------------------------------

    def _short(self, segment: Short, a: int, b: int, _: Halt) -> int:
        self._skip(segment.first + a, b - a, [False] * len(self._values.counts))
        return NONE

    def _sliding(self, segment: Sliding, a: int, b: int, halt: Halt) -> int:
        """Run windows that slide, where the values stand: in blocks, if reductions are found first."""
        if not self._reductions:
            return self._slid(segment, a, b, [], halt)
        room = min(BLOCK, -(-(b - a) // CHUNK) * CHUNK)
        reducer = Reducer(self._reductions, self._values, segment, room, self._code)
        for first in range(a, b, BLOCK):
            stop = min(first + BLOCK, b)
            found = reducer.find(*_bounds(segment, first, stop), stop - first)
            failure = self._slid(segment, first, stop, [address(array) for array in found], halt)
            if failure != NONE:
                return failure
        return NONE

    def _slid(self, segment: Sliding, a: int, b: int, reductions: list[int], halt: Halt) -> int:
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
        if any(ok is not False for ok in enough):
            inputs = [address(values) + 8 * begin, *reductions]
            failure = self._run(self._loops["whole"], inputs, rest, first, _runs(enough, b - a), b - a, halt)
        self._skip(first, b - a, enough)
        return failure if failure == NONE else failure + (a << CODE_BITS)

    def _blocks(self, segment: Sliding | Explicit, a: int, b: int, halt: Halt) -> int:
        """Run windows whose bounds or reductions are found first, in blocks."""
        room = min(BLOCK, -(-(b - a) // CHUNK) * CHUNK)
        reducer = Reducer(self._reductions, self._values, segment, room, self._code)
        for first in range(a, b, BLOCK):
            stop = min(first + BLOCK, b)
            failure = self._block(segment, reducer, first, stop, halt)
            if halt.left:
                break
            if failure != NONE:
                return failure + (first << CODE_BITS)
        return NONE

    def _block(self, segment: Sliding | Explicit, reducer: Reducer, a: int, b: int, halt: Halt) -> int:
        """Run windows ``a .. b`` of a segment, no more than a block."""
        count, starts, stops = b - a, *_bounds(segment, a, b)
        enough = self._enough(starts, stops)
        loop = self._loops.get("any" if segment.length is None or "strided" not in self._loops else "strided")
        failure = NONE
        if loop is None:  # windows that are cut short never run
            enough = [False] * len(enough)
        if loop is not None and any(ok is not False for ok in enough):
            whole = -(-count // CHUNK) * CHUNK
            arrays = reducer.find(starts, stops, count)
            if not self._plan.reduced:
                at, rows = _addresses(address(self._values.values), starts, stops, whole)
                arrays = [at, *arrays, *self._places_of_labels(starts, rows), rows]
            inputs = [address(array) for array in arrays]

            def rest(done: int) -> Rest:
                return [at + 8 * done for at in inputs], self._values.values.shape[1], arrays

            failure = self._run(loop, inputs, rest, segment.first + a, _runs(enough, count), count, halt)
        self._skip(segment.first + a, count, enough)
        return failure

    def _places_of_labels(self, starts: Any, rows: Any) -> list[Any]:
        """Return the addresses of the windows' first labels, and their number, if the function takes those."""
        if not self._takes_labels:
            return []
        at, _ = _addresses(address(self._labels), starts, starts, rows.size)
        return [at, rows]

    def _run(
        self,
        loop: Loop,
        inputs: list[int],
        rest: Callable[[int], Rest],
        first: int,
        runs: Any,
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
        failure = NONE
        if whole:
            apart = self._values.values.shape[1] if pitch is None else pitch
            failure = self._whole(loop, inputs, apart, runs, first, whole, halt)
        if failure == NONE and whole < count:
            given, own, held = rest(whole)
            left = None if runs is None else runs[whole // 8 :]
            failure = self._last(loop, given, own, left, first + whole, count - whole, halt)
            failure += whole << CODE_BITS if failure != NONE else 0
            del held  # the arrays of what was given
        return failure

    def _whole(self, loop: Loop, inputs: list[int], pitch: int, runs: Any, first: int, count: int, halt: Halt) -> int:
        """Run windows with their results in place; validities are unpacked."""
        bits = {s.index: np.empty(-(-count // 8), np.uint8) for s in loop.plan.outputs if s.is_validity}
        arrays = [inputs[s.index] for s in loop.plan.inputs]
        for stream in loop.plan.outputs:
            if stream.is_validity:
                arrays.append(address(bits[stream.index]))
            elif stream.is_stops:
                arrays.append(address(self._texts.offsets[stream.index]) + (first + 1) * stream.size)
            else:
                arrays.append(address(self._results[stream.index]) + first * stream.size)
        words = loop.words([*self._given, np.int64(pitch)])
        run = _driven(loop, loop.pointers(*arrays), None if runs is None else address(runs), halt)
        if GroupTexts.needed_by(loop.plan):
            failure = self._texts.run(loop.plan, run, words, first, count)
        else:
            failure = run(words, 0, count)
        self._unpack(bits, first, count)
        return failure

    def _last(self, loop: Loop, inputs: list[int], pitch: int, runs: Any, first: int, count: int, halt: Halt) -> int:
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
        words = loop.words([*self._given, np.int64(pitch)])
        run = _driven(loop, loop.pointers(*arrays), address(mask), halt)
        if GroupTexts.needed_by(loop.plan):
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

    def _unpack(self, bits: dict[int, Any], first: int, count: int) -> None:
        for k, packed in bits.items():
            valid = self._valid[k]
            assert valid is not None
            valid[first : first + count] = np.unpackbits(packed, count=count, bitorder="little")


def _driven(loop: Loop, pointers: bytes, runs: int | None, halt: Halt) -> Callable[[Sequence[int], int, int], int]:
    """Return what runs some windows of a loop with words of theirs."""
    return lambda words, first, stop: loop.run(pointers, loop.pack(*words), runs, first, stop, halt)


def _bounds(segment: Sliding | Explicit, a: int, b: int) -> tuple[Any, Any]:
    """Return the starts and stops of the windows ``a .. b``: slices where they slide."""
    if isinstance(segment, Sliding):
        start = segment.start + a
        return slice(start, start + b - a), slice(start + segment.length, start + segment.length + b - a)
    return segment.bounds(a, b)


def _addresses(base: int, starts: Any, stops: Any, room: int) -> list[Any]:
    """Return the addresses and lengths of windows; behind them, up to ``room``, the last one's again."""
    if isinstance(starts, slice):
        starts, stops = np.arange(starts.start, starts.stop), np.arange(stops.start, stops.stop)
    at, rows = np.empty(room, np.int64), np.empty(room, np.int64)
    at[: starts.size], at[starts.size :] = starts, starts[-1]
    rows[: starts.size], rows[starts.size :] = stops, stops[-1]
    rows -= at
    at <<= 3
    at += base
    return [at, rows]


def _runs(enough: list[Any], count: int) -> Any:
    """Return a bitmask of the windows that run; None if all do."""
    if any(ok is True for ok in enough):
        return None
    some = np.zeros(count, bool)
    for ok in enough:
        some |= ok
    return np.packbits(some, bitorder="little")
