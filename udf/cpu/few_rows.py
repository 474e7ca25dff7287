"""The groups of a few thousand rows: all at once, with room for whole chunks, since Python's part is what they take.

:mod:`udf.cpu.windows` runs slices of groups on several threads, and what is left of a chunk by itself; of 1,000 rows
that is twice what the groups take.

A few thousand windows that slide over a column of numbers alone: what one call does that the next one does, too.

A call over 1,000 rows takes 5 us of native code, and :mod:`udf.cpu.windows` takes three times that to get there. Here
what depends on the program and the bounds alone is found once.
"""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from udf.base.address import address
from udf.base.raising import RowFailure
from udf.columns.column import Column, result_column
from udf.cpu.group_loops import count_nans, identities, nothing_of, numbers
from udf.cpu.halt import BRIEF, Halt, under_watch
from udf.cpu.loop import NONE, Loop
from udf.cpu.reduce import Key, scratch, tile_of
from udf.cpu.reduce_monoids import MONOIDS
from udf.cpu.row_plan import CHUNK, KEEPS_GIL, SLOT
from udf.cpu.row_slices import FIRST
from udf.cpu.windows_plan import LONGEST_SLIDING, WINDOWS_LL, LoopsPlan
from udf.cpu.windows_segments import SkippedSegment, SlidingSegment, segments
from udf.cpu.windows_values import FLOAT64

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from numpy.typing import NDArray

    from udf.cpu.code import Code
    from udf.cpu.windows_groups import ByReductions, ByRows
    from udf.windows.bounds import FixedBounds, GroupedBounds


def run_few(
    loop: Loop, part: ByReductions | ByRows, dtypes: Sequence[object], masked: Sequence[bool], given: Sequence[object]
) -> tuple[int, list[Column]]:
    """Run all groups of a ``part``; return -1 or the first failure, and the results.

    A program gives one of ``dtypes`` each, and takes ``given``; results that are ``masked`` have validities.
    """
    groups = part.groups
    inputs, pitch = part.inputs(0, groups)
    return _run_all(
        loop, groups, list(map(address, inputs)), (*given, np.int64(pitch)), zip(dtypes, masked, strict=True)
    )


def _run_all(
    loop: Loop,
    groups: int,
    places: Sequence[int],
    given: Sequence[object],
    gives: Iterable[tuple[object, bool]],
    *,
    at_once: bool = False,
) -> tuple[int, list[Column]]:
    """Run ``groups`` of inputs that are at ``places``; one that ends ``at_once`` keeps the GIL."""
    room, runs = -(-max(groups, 1) // CHUNK) * CHUNK, _first_bits(groups)
    results: list[Any] = []
    bits: list[Any] = []
    for dtype, has_nulls in gives:
        results.append(np.empty(room, dtype))
        bits.append(np.empty(room // 8, np.uint8) if has_nulls else None)
        if has_nulls:
            bits[-1].fill(255)
    arrays = [places[index] for index in loop.inputs]
    for stream in loop.plan.outputs:
        arrays.append(address((bits if stream.is_validity else results)[stream.index]))  # noqa: PERF401 - a comprehension is a call in Python 3.11
    words = loop.pack(*loop.words(given)) if loop.plan.words else loop.pack()
    run, failure = partial(loop.run, loop.pointers(*arrays), words, address(runs), 0, room), NONE
    if groups:
        failure = run(BRIEF) if at_once else under_watch(run)
    found = []
    for values, validity in zip(results, bits, strict=True):
        some = None if validity is None else (validity & runs)[: -(-groups // 8)]
        found.append(result_column(values[:groups], some))
    return failure, found


@lru_cache(maxsize=64)
def _first_bits(count: int) -> NDArray[np.uint8]:
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
        self, plan: LoopsPlan, loop: Loop | None, code: Code, dtypes: Sequence[object], masked: Sequence[bool]
    ) -> None:
        takes = [one for one in plan.takes if one.what in {"reduction", "key"}]
        self._loop, self._code, self._raises = loop, code, plan.raises
        self._gives = tuple(zip(dtypes, masked, strict=True))
        self._takes = [(one.reduction or "", 0 if one.reduction == "rows" else one.index) for one in takes]
        self._nothing, self._own = lru_cache(maxsize=16)(identities), dict[str, float]()
        self._folds: dict[str, tuple[Any, Any]] | None = None
        is_whole = plan.reduced and not plan.items and plan.returns[0].writes is None
        self._fits = (
            is_whole and loop is not None and all(name in {*MONOIDS, "rows", "nans"} for name, _ in self._takes)
        )

    def _functions(self) -> dict[str, tuple[Any, Any]]:
        """Return what folds and finishes each reduction; note those that are their one part."""
        found = {}
        for name in {*MONOIDS}.intersection(name for name, _ in self._takes):
            of, code = _shared(name), self._code
            if MONOIDS[name].is_its_part:
                self._own[name] = dict(nothing_of(name)[1]).get(0, 0.0)
            finish = code.brief(f"fold.{name}", f"udf_finish_{name}")
            found[name] = code.brief(f"fold.{of}", f"udf_fold_{of}"), finish
        return found

    def run(
        self, columns: tuple[Column, ...], bounds: GroupedBounds, given: Sequence[object]
    ) -> tuple[Column, ...] | None:
        """Return the results; None where that takes more: there are many rows or groups, or none."""
        groups, rows = len(bounds), bounds.rows
        if not self._fits or not 0 < groups <= KEEPS_GIL or not 0 < rows <= KEEPS_GIL or bounds.starts is not None:
            return None
        if self._folds is None:
            self._folds = self._functions()
        loop, room, codes, parts = self._loop, -(-groups // CHUNK) * CHUNK, address(bounds.codes), {}
        assert loop is not None
        values = [numbers(column) for column in columns]
        found = np.zeros((len(self._takes), room))
        first = address(found)
        places = range(first, first + found.nbytes, SLOT * room)
        for (name, column), at, out in zip(self._takes, places, found, strict=True):
            if name == "rows":
                out[:groups].view(np.int64)[:] = bounds.counts()
            elif name == "nans":
                count_nans(values[column], bounds, out[:groups].view(np.int64))
            elif name in self._own:
                out[:groups].fill(self._own[name])
                self._folds[name][0](address(values[column]), codes, 0, rows, 0, groups, at)
            else:
                fold, finish = self._folds[name]
                key = _shared(name), column
                if key not in parts:
                    parts[key] = self._nothing(key[0], groups).copy()
                    fold(address(values[column]), codes, 0, rows, 0, groups, address(parts[key]))
                finish(address(parts[key]), at, groups)
        at_once = loop.plan.can_mark < 2 and room <= loop.plan.piece
        given = (*given, np.int64(0)) if loop.plan.words else ()
        failure, results = _run_all(loop, groups, places, given, self._gives, at_once=at_once)
        if failure != NONE:
            raise RowFailure(self._raises, failure)
        return tuple(results)


def _shared(name: str) -> str:
    """Return the reduction whose parts are those of ``name``: what a sum lost has its own."""
    return "sum" if name == "rest" else name


def one_group(
    plan: LoopsPlan, loop: Loop | None, dtypes: Sequence[object], masked: Sequence[bool]
) -> Callable[[tuple[Column, ...], GroupedBounds, Sequence[Any]], tuple[Column, ...] | None]:
    """Return what runs all rows as one group, if they are few: the results, None where that takes more.

    ``loop`` is that of groups, whose results are of ``dtypes`` and ``masked``; None where they are text, too.
    """
    known, fits = dict[int, OneGroup](), not (plan.reduced or plan.items)

    def run(columns: tuple[Column, ...], bounds: GroupedBounds, given: Sequence[object]) -> tuple[Column, ...] | None:
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
        self, plan: LoopsPlan, loop: Loop, bounds: GroupedBounds, dtypes: Sequence[object], masked: Sequence[bool]
    ) -> None:
        self.bounds, self._loop, self._results = bounds, loop, tuple(zip(dtypes, masked, strict=True))
        self._raises = plan.raises
        self._takes = [(one.what, one.index) for one in plan.takes if one.what in {"window", "out", "rows", "key"}]
        self._writes = [(dtype.numpy, SLOT // dtype.size) for dtype in plan.returns[0].writes or ()]
        self._fits = bounds.rows > 0 and all(what != "key" for what, _ in self._takes)
        self._lengths = np.ones(CHUNK, np.int64)  # what fills the chunk are groups of the first row, which write behind
        self._lengths[0] = bounds.rows
        self._runs, self._ones = np.zeros(CHUNK // SLOT, np.uint8), np.full(CHUNK // SLOT, 255, np.uint8)
        self._runs[0] = 1

    def run(self, columns: tuple[Column, ...], given: Sequence[object]) -> tuple[Column, ...] | None:
        """Return the results, and what the function wrote; None where the columns differ."""
        rows, column = self.bounds.rows, columns[0]
        values, loop = column.values, self._loop
        if not self._fits or len(columns) > 1 or values.dtype != FLOAT64 or column.validity is not None:
            return None
        at, out = address(values), np.empty((len(self._writes), rows + 1))
        if at % SLOT:
            return None
        into, arrays = address(out), []
        for what, number in self._takes:
            places = self._lengths
            if what != "rows":
                here = at if what == "window" else into + SLOT * number * (rows + 1)
                places = np.empty(CHUNK, np.int64)
                places.fill(here if what == "window" else here + SLOT * rows)
                places[0] = here
            arrays.append(places)
        results = [np.empty(CHUNK, dtype) for dtype, _ in self._results]
        bits = [self._ones.copy() if has_nulls else None for _, has_nulls in self._results]
        placed = [address(arrays[index]) for index in loop.inputs]
        for stream in loop.plan.outputs:
            placed.append(address((bits if stream.is_validity else results)[stream.index]))  # noqa: PERF401 - as above
        words = loop.pack(*loop.words([*given, np.int64(rows)])) if loop.plan.words else loop.pack()
        failure = under_watch(partial(loop.run, loop.pointers(*placed), words, address(self._runs), 0, CHUNK))
        if failure != NONE:
            raise RowFailure(self._raises, failure)
        found: list[Column] = []
        for one, valid in zip(results, bits, strict=True):
            found.append(result_column(one[:1], None if valid is None else valid[:1] & 1))
        for number, (dtype, step) in enumerate(self._writes):
            slots = out[number, :rows].view(dtype)
            found.append(result_column(slots if step == 1 else slots[::step].copy()))
        return tuple(found)


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

    def _failure(self, inputs: list[int], outputs: list[Any], halt: Halt) -> int:
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
