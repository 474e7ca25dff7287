"""A few thousand windows that slide over a column of numbers alone: what one call does that the next one does, too.

A call over 1,000 rows takes 5 us of native code, and :mod:`udf.cpu.windows` takes three times that to get there. Here
what depends on the program and the bounds alone is found once.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import numpy as np

from udf.base.address import address
from udf.columns.column import result_column
from udf.cpu.halt import BRIEF, under_watch
from udf.cpu.loop import NONE
from udf.cpu.plan import CHUNK, KEEPS_GIL
from udf.cpu.reduce import scratch, tile_of
from udf.cpu.row_slices import FIRST
from udf.cpu.windows_plan import LONGEST_SLIDING, WINDOWS_LL
from udf.cpu.windows_segments import SkippedSegment, SlidingSegment, segments
from udf.cpu.windows_values import FLOAT64

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from udf.columns.column import Column
    from udf.cpu.code import Code
    from udf.cpu.halt import Halt
    from udf.cpu.loop import Loop
    from udf.cpu.reduce import Key
    from udf.cpu.windows_plan import LoopsPlan
    from udf.windows.bounds import FixedBounds

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
