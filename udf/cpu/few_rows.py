"""The groups of a few thousand rows: all at once, with room for whole chunks, since Python's part is what they take.

:mod:`udf.cpu.windows` runs slices of groups on several threads, and what is left of a chunk by itself; of 1,000 rows
that is twice what the groups take.

A few thousand windows that slide over a column of numbers alone: what one call does that the next one does, too.

A call over 1,000 rows takes 5 us of native code, and :mod:`udf.cpu.windows` takes three times that to get there. Here
what depends on the program and the bounds alone is found once.
"""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final, Generic, TypeVar

import numpy as np

from udf.base.address import address
from udf.base.raising import RowFailure
from udf.columns.column import Column, result_column
from udf.cpu.group_loops import count_nans, identities, nothing_of, numbers
from udf.cpu.halt import BRIEF, Halt, under_watch
from udf.cpu.reduce_monoids import MONOIDS, Key, scratch, tile_of
from udf.cpu.row_plan import CHUNK, KEEPS_GIL, SLOT
from udf.cpu.row_slices import FIRST, NONE, Loop
from udf.cpu.windows_plan import LONGEST_SLIDING, WINDOWS_LL, LoopsPlan
from udf.cpu.windows_segments import SkippedSegment, SlidingSegment, segments
from udf.cpu.windows_values import FLOAT64

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from udf.base.annotations import Array, ArrayOrScalar
    from udf.cpu.code import Code
    from udf.cpu.windows_groups import ByReductions, ByRows
    from udf.windows.bounds import FixedBounds, GroupedBounds

    Given = Sequence[ArrayOrScalar]
    Found = tuple[Array, list[tuple[str, int, Array, int]]]
    Moving = tuple[Array, list[tuple[Array, int]], list[Array]]

HeldT = TypeVar("HeldT")


def run_few(
    loop: Loop, part: ByReductions | ByRows, dtypes: Sequence[np.dtype], masked: Sequence[bool], given: Given
) -> tuple[int, list[Column]]:
    """Run all groups of a ``part``; return -1 or the first failure, and the results.

    A program gives one of ``dtypes`` each, and takes ``given``; results that are ``masked`` have validities.
    """
    groups = part.groups
    inputs, pitch = part.inputs(0, groups)
    memory = _Memory(loop, groups, list(map(address, inputs)), tuple(zip(dtypes, masked, strict=True)), inputs)
    failure = under_watch(memory.runner(given, pitch)) if groups else NONE
    return failure, memory.columns()


class _Memory(Generic[HeldT]):
    """What a loop over ``groups`` reads and writes, in whole chunks: of no two runs at a time the same.

    Its inputs are at ``places``, in arrays that are ``held``; a result that is of one of ``gives`` is masked or not.
    """

    def __init__(
        self, loop: Loop, groups: int, places: Sequence[int], gives: tuple[tuple[np.dtype, bool], ...], held: HeldT
    ) -> None:
        self._room, self._runs = -(-max(groups, 1) // CHUNK) * CHUNK, _first_bits(groups)
        self._results = [np.empty(self._room, dtype) for dtype, _ in gives]
        self._bits = [np.empty(self._room // 8, np.uint8) if has_nulls else None for _, has_nulls in gives]
        self._loop, self._groups, self.held = loop, groups, held
        arrays = [places[index] for index in loop.inputs]
        for stream in loop.plan.outputs:
            arrays.append(address((self._bits if stream.is_validity else self._results)[stream.index]))  # noqa: PERF401 - a comprehension is a call in Python 3.11
        self._pointers = loop.pointers(*arrays)

    def runner(self, given: Given, last: int) -> Callable[[Halt], int]:
        """Return what runs the groups, of arguments that are ``given``; a loop takes ``last`` behind them."""
        for valid in self._bits:
            if valid is not None:
                valid.fill(255)
        loop = self._loop
        words = loop.pack(*loop.words((*given, np.int64(last)))) if loop.plan.words else loop.pack()
        return partial(loop.run, self._pointers, words, address(self._runs), 0, self._room)

    def columns(self) -> list[Column]:
        """Return the results, which the next run does not change."""
        found, groups = [], self._groups
        for values, validity in zip(self._results, self._bits, strict=True):
            some = None if validity is None else (validity & self._runs)[: -(-groups // 8)]
            found.append(result_column(values[:groups].copy(), some))
        return found


def _taken(spare: list[_Memory[HeldT]]) -> _Memory[HeldT] | None:
    """Return memory that no run has, and which is that of the caller; None if there is none."""
    try:
        return spare.pop()
    except IndexError:  # another thread may have taken the last one
        return None


@lru_cache(maxsize=64)
def _first_bits(count: int) -> Array:
    """Return a bitmask of whole chunks whose first ``count`` bits are set; nobody writes to it."""
    bits = np.zeros(-(-max(count, 1) // CHUNK) * CHUNK // 8, np.uint8)
    bits[: count // 8] = 255
    if count % 8:
        bits[count // 8] = (1 << count % 8) - 1
    return bits


class FewReductions:
    """A few thousand rows in groups, of a function that takes their reductions alone: what depends on it is found once.

    Rows that take microseconds keep the GIL, and signals are served when they are done.
    """

    def __init__(
        self, plan: LoopsPlan, loop: Loop | None, code: Code, dtypes: Sequence[np.dtype], masked: Sequence[bool]
    ) -> None:
        takes = [one for one in plan.takes if one.what in {"reduction", "key"}]
        self._loop, self._code, self._raises = loop, code, plan.raises
        self._gives = tuple(zip(dtypes, masked, strict=True))
        self._takes = [(one.reduction or "", 0 if one.reduction == "rows" else one.index) for one in takes]
        self._nothing, self._own = lru_cache(maxsize=16)(identities), dict[str, float]()
        self._spare: Callable[[int], list[_Memory[Found]]] = lru_cache(maxsize=16)(lambda _: [])
        self._folds: dict[str, tuple[Callable[..., int], Callable[..., int]]] | None = None
        self._at_once = 0 if loop is None or loop.plan.can_mark >= 2 else loop.plan.piece
        is_whole = plan.reduced and not plan.items and plan.returns[0].writes is None
        self._fits = (
            is_whole and loop is not None and all(name in {*MONOIDS, "rows", "nans"} for name, _ in self._takes)
        )

    def _functions(self) -> dict[str, tuple[Callable[..., int], Callable[..., int]]]:
        """Return what folds and finishes each reduction; note those that are their one part."""
        found = {}
        for name in {*MONOIDS}.intersection(name for name, _ in self._takes):
            of, code = _shared(name), self._code
            if MONOIDS[name].is_its_part:
                self._own[name] = dict(nothing_of(name)[1]).get(0, 0.0)
            finish = code.brief(f"fold.{name}", f"udf_finish_{name}")
            found[name] = code.brief(f"fold.{of}", f"udf_fold_{of}"), finish
        return found

    def run(self, columns: tuple[Column, ...], bounds: GroupedBounds, given: Given) -> tuple[Column, ...] | None:
        """Return the results; None where that takes more: there are many rows or groups, or none."""
        groups, rows = len(bounds), bounds.rows
        if not self._fits or not 0 < groups <= KEEPS_GIL or not 0 < rows <= KEEPS_GIL or bounds.starts is not None:
            return None
        if self._folds is None:
            self._folds = self._functions()
        codes, parts, spare = address(bounds.codes), dict[tuple[str, int], np.ndarray](), self._spare(groups)
        memory = _taken(spare) or self._memory(groups)
        found, takes = memory.held
        found.fill(0.0)
        values = [numbers(column) for column in columns]
        for name, column, out, at in takes:
            if name == "rows":
                out[:] = bounds.counts()
            elif name == "nans":
                count_nans(values[column], bounds, out)
            elif name in self._own:
                out.fill(self._own[name])
                self._folds[name][0](address(values[column]), codes, 0, rows, 0, groups, at)
            else:
                fold, finish = self._folds[name]
                key = _shared(name), column
                if key not in parts:
                    parts[key] = self._nothing(key[0], groups).copy()
                    fold(address(values[column]), codes, 0, rows, 0, groups, address(parts[key]))
                finish(address(parts[key]), at, groups)
        run = memory.runner(given, 0)
        failure = run(BRIEF) if self._at_once and groups <= self._at_once else under_watch(run)
        if failure != NONE:
            raise RowFailure(self._raises, failure)
        results = tuple(memory.columns())
        spare.append(memory)
        return results

    def _memory(self, groups: int) -> _Memory[Found]:
        """Return memory for so many groups, and how each reduction is called, where it goes, and its address."""
        assert self._loop is not None
        found = np.zeros((len(self._takes), -(-groups // CHUNK) * CHUNK))
        takes = []
        for (name, column), out in zip(self._takes, found, strict=True):
            kind = np.int64 if name in {"rows", "nans"} else np.float64
            takes.append((name, column, out[:groups].view(kind), address(out)))
        return _Memory(self._loop, groups, [at for *_, at in takes], self._gives, (found, takes))


def _shared(name: str) -> str:
    """Return the reduction whose parts are those of ``name``: what a sum lost has its own."""
    return "sum" if name == "rest" else name


def one_group(
    plan: LoopsPlan, loop: Loop | None, dtypes: Sequence[np.dtype], masked: Sequence[bool]
) -> Callable[[tuple[Column, ...], GroupedBounds, Given], tuple[Column, ...] | None]:
    """Return what runs all rows as one group, if they are few: the results, None where that takes more.

    ``loop`` is that of groups, whose results are of ``dtypes`` and ``masked``; None where they are text, too.
    """
    known, fits = dict[int, OneGroup](), not (plan.reduced or plan.items)

    def run(columns: tuple[Column, ...], bounds: GroupedBounds, given: Given) -> tuple[Column, ...] | None:
        if loop is None or not fits or bounds.rows > FIRST:
            return None
        found = known.get(id(bounds))
        if found is None:
            if len(known) >= CACHED_BOUNDS:
                known.clear()
            # which keeps the bounds, and so their number
            found = known[id(bounds)] = OneGroup(plan, loop, bounds, dtypes, masked)
        return found.run(columns, given)

    return run


class OneGroup:
    """All rows, a few thousand, as one group of a column of numbers: a scan of 1,000 rows runs for 5 us.

    What depends on the program and the bounds alone is found once; see :class:`~udf.cpu.few_rows.FewWindows`.
    """

    def __init__(
        self, plan: LoopsPlan, loop: Loop, bounds: GroupedBounds, dtypes: Sequence[np.dtype], masked: Sequence[bool]
    ) -> None:
        self.bounds, self._loop, self._results = bounds, loop, tuple(zip(dtypes, masked, strict=True))
        self._raises = plan.raises
        self._takes = [(one.what, one.index) for one in plan.takes if one.what in {"window", "out", "rows", "key"}]
        self._writes = [(dtype.numpy, SLOT // dtype.size) for dtype in plan.returns[0].writes or ()]
        self._fits = bounds.rows > 0 and all(what != "key" for what, _ in self._takes)
        self._spare: list[_Memory[Moving]] = []

    def run(self, columns: tuple[Column, ...], given: Given) -> tuple[Column, ...] | None:
        """Return the results, and what the function wrote; None where the columns differ."""
        rows, column = self.bounds.rows, columns[0]
        values = column.values
        if not self._fits or len(columns) > 1 or values.dtype != FLOAT64 or column.validity is not None:
            return None
        at, outs = address(values), []
        if at % SLOT:
            return None
        for _ in self._writes:
            outs.append(np.empty(rows))  # noqa: PERF401 - as above
        memory = _taken(self._spare) or self._memory()
        first, moves = memory.held[:2]
        first[0] = values[0]
        for places, number in moves:
            places[0] = at if number < 0 else address(outs[number])
        failure = under_watch(memory.runner(given, rows))
        if failure != NONE:
            raise RowFailure(self._raises, failure)
        found = memory.columns()
        self._spare.append(memory)
        for out, (dtype, step) in zip(outs, self._writes, strict=True):
            slots = out if dtype == FLOAT64 else out.view(dtype)
            found.append(result_column(slots if step == 1 else slots[::step].copy()))
        return tuple(found)

    def _memory(self) -> _Memory[Moving]:
        """Return memory of a run: what fills the chunk are groups of the first row, which write behind.

        It holds that row's value, and what moves: places of the column, -1, or of what a function writes, by number.
        """
        first, arrays = np.zeros(1 + len(self._writes)), []
        for what, number in self._takes:
            place = address(first) + (SLOT * (1 + number) if what == "out" else 0)
            arrays.append(np.full(CHUNK, 1 if what == "rows" else place))
            arrays[-1][0] = self.bounds.rows
        each = zip(arrays, self._takes, strict=True)
        moves = [(places, number if what == "out" else -1) for places, (what, number) in each if what != "rows"]
        return _Memory(self._loop, 1, list(map(address, arrays)), self._results, (first, moves, arrays))


CACHED_BOUNDS: Final = 16
"""Bounds of which a program keeps what it found."""


class FewWindows:
    """The windows ``bounds`` of a program, if these are few and slide.

    The program has one column, and no argument, text or label, and gives floats.
    """

    def __init__(
        self, plan: LoopsPlan, code: Code, loops: Mapping[str, Loop], reductions: tuple[Key, ...], bounds: FixedBounds
    ) -> None:
        self.bounds, self._gives = bounds, [result.dtype.numpy for result in plan.returns]
        parts = segments(bounds, code) if bounds.rows <= FIRST and bounds.min_periods <= bounds.length else ()
        self._skipped = [slice(part.first, part.stop) for part in parts if isinstance(part, SkippedSegment)]
        self._slid = slid = next((part for part in parts if isinstance(part, SlidingSegment)), None)
        loop = loops.get("any" if plan.reduced else "whole")
        if slid is None or loop is None or len(self._skipped) + 1 < len(parts):
            self._slid = None
            return
        self._windows, count, self._loop = len(bounds), slid.stop - slid.first, loop
        names = [reductions[index][0] for index in loop.inputs if plan.reduced]
        # whole chunks, of which the last one overlaps the one before, and gives the same
        whole = count if plan.reduced else count // CHUNK * CHUNK
        self._runs = ((0, whole), (count - CHUNK, CHUNK))[: 1 + (whole < count)]
        slides = all(code.slide(name) for name in names) and slid.length <= LONGEST_SLIDING
        if not whole or not slides or bool(reductions) > plan.reduced:
            self._slid = None
            return
        self._slides = [code.brief(f"slide.{name}", f"udf_slide_{name}") for name in names]
        self._scan, self._tile = code.brief(WINDOWS_LL, "udf_scan"), tile_of(slid.length)
        # what has no loop takes microseconds: it keeps the GIL, and signals are served when it is done
        self._at_once = plan.reduced and loop.plan.can_mark < 2 and count <= min(KEEPS_GIL, loop.plan.piece)
        self._words = loop.pack(*loop.words([np.int64(bounds.rows)])) if loop.plan.words else None

    def run(self, column: Column) -> tuple[Column, ...] | None:
        """Run over ``column``; None where that takes more: not all are numbers, or the function raises."""
        values, slid = column.values, self._slid
        if slid is None or values.dtype != FLOAT64 or column.validity is not None:
            return None
        at = address(values)
        if at % 8 or self._scan(at, values.size):
            return None
        made, found, at = [], [], at + 8 * slid.start
        for dtype in self._gives:
            array = np.empty(self._windows, dtype)
            for skipped in self._skipped:
                array[skipped] = np.nan
            made.append(array)
        for slide in self._slides:
            array = np.empty(slid.stop - slid.first)
            slide(at, array.size, slid.length, address(array), scratch(self._tile[0]), *self._tile)
            found.append(array)
        inputs = list(map(address, found)) if found else [at] * len(self._loop.inputs)
        run = partial(self._failure, inputs, made)
        failure = run(BRIEF) if self._at_once else under_watch(run)
        return None if failure != NONE else tuple(map(result_column, made))

    def _failure(self, inputs: list[int], outputs: list[Array], halt: Halt) -> int:
        """Run the windows; return -1, or the first failure."""
        assert self._slid is not None
        loop, failure = self._loop, NONE
        for first, count in self._runs:
            places = [at + 8 * first for at in inputs]
            for stream in loop.plan.outputs:
                places.append(address(outputs[stream.index]) + (self._slid.first + first) * stream.size)  # noqa: PERF401 - a comprehension is a call in Python 3.11
            failure = loop.run(loop.pointers(*places), self._words, None, 0, count, halt)
            if failure != NONE:
                break
        return failure
