"""Slices of rows on the pool of threads (udf/base/threads.py); the native loops run without the GIL."""

from __future__ import annotations

import math
from time import perf_counter
from typing import TYPE_CHECKING

from udf.base.crew import Crew
from udf.base.progress import progress
from udf.base.threads import pool, processors
from udf.cpu.halt import Halt
from udf.cpu.plan import CHUNK

if TYPE_CHECKING:
    from collections.abc import Callable

    Run = Callable[[int, int, Halt], int]

FIRST = 1 << 14
"""Rows that the calling thread runs and times before others are asked; if they are not, it goes on with four times
as many, and asks again."""

HANDOVER = 60e-6
"""Seconds that each further thread costs before it works (seen: 20 to 80 us), one after the other."""

UNLIMITED = 1 << 62
"""Rows of a slice at most where nothing is said."""

SHARES = 4
"""Slices for each thread, so that rows of uneven cost still spread."""

LONG = 2.0
"""Seconds of one thread from which a call shows a bar, and its slices are short enough to move it."""


def first_failure(run: Run, rows: int, threads: int | None, halt: Halt, most: int = UNLIMITED) -> int:
    """Run ``run(first, stop, halt)`` over slices of ``0 .. rows`` on up to ``threads`` threads (None: all processors).

    A slice has ``most`` rows at most, which are whole chunks.

    ``run`` returns -1, or a failure that is smaller the earlier its row. Slices are taken in order and none is taken
    after a failure was seen, so that the smallest of all results is the first failing row's. ``halt`` is what slices on
    the calling thread look at; if an exception is raised there (Ctrl-C), those on other threads leave, and are waited
    for: they work on arrays of this call.

    Examples
    --------
    >>> from udf.cpu.halt import NEVER
    >>> fails = lambda first, stop, halt: 70_000 if first <= 70_000 < stop else -1
    >>> first_failure(fails, rows=1_000_000, threads=2, halt=NEVER)
    70000
    """
    allowed = 1 if rows <= FIRST else threads or processors()
    if allowed == 1:
        return run(0, rows, halt) if rows <= most else _spread(run, 0, rows, 0, halt, most)
    done, size = 0, FIRST
    while done < rows:
        stop, began = min(done + size, rows), perf_counter()
        failure = run(done, stop, halt)
        if failure >= 0:
            return failure
        expected = (perf_counter() - began) * (rows - stop) / (stop - done)
        # expected / threads + HANDOVER * threads is least at their ratio's root
        helpers = min(allowed, int(math.sqrt(expected / HANDOVER))) - 1
        if helpers > 0:
            if expected < LONG:
                return _spread(run, stop, rows, helpers, halt, most)
            step = max(int((rows - stop) / expected / 4) // CHUNK, 1) * CHUNK  # a quarter of a second
            with progress(rows, stop, "run") as advance:
                return _spread(run, stop, rows, helpers, halt, min(most, step), advance)
        done, size = stop, size * 4
    return -1


def _spread(
    run: Run,
    first: int,
    rows: int,
    helpers: int,
    halt: Halt,
    most: int,
    advance: Callable[[int], object] = lambda _: None,
) -> int:
    """Run the slices of ``first .. rows`` here and on ``helpers`` more threads; tell ``advance`` of all."""
    size = -(-(rows - first) // ((helpers + 1) * SHARES * CHUNK)) * CHUNK if helpers else rows - first
    size = min(max(size, 1), most)
    starts = iter(range(first, rows, size))
    failures: list[int] = []
    done: list[int] = []
    theirs = Halt()

    def work(looked_at: Halt) -> None:
        for start in starts:
            if failures or theirs.left:
                return
            failure = run(start, min(start + size, rows), looked_at)
            if failure >= 0:
                failures.append(failure)
            done.append(min(size, rows - start))
            if looked_at is halt:
                advance(sum(done.pop() for _ in range(len(done))))

    others = Crew()
    try:
        for _ in range(helpers):
            others.submit(pool(), work, theirs)
        work(halt)
        others.wait()
    except BaseException:
        others.dismiss(theirs.leave)
        raise
    return min(failures, default=-1)
