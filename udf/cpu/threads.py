"""Slices of rows on a process-wide pool of threads; the native loops run without the GIL."""

from __future__ import annotations

import math
import os
from functools import cache
from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import ThreadPoolExecutor

FIRST = 1 << 14
"""Rows that the calling thread runs and times before others are asked; if they are not, it goes on with four times
as many, and asks again."""

HANDOVER = 60e-6
"""Seconds that each further thread costs before it works (seen: 20 to 80 us), one after the other."""

SHARES = 4
"""Slices for each thread, so that rows of uneven cost still spread."""

CHUNK = 512
"""Slices are whole chunks of the row loop."""


def processors() -> int:
    """Return how many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@cache
def _pool() -> ThreadPoolExecutor:
    """Return the pool, made at the first call that needs it; idle threads cost nothing."""
    from concurrent.futures import ThreadPoolExecutor  # noqa: PLC0415 - 10 ms that a short column does not need

    return ThreadPoolExecutor(max_workers=max(processors() * 2, 32), thread_name_prefix="udf")


def _after_fork() -> None:
    """Forget the pool in a forked child: its threads do not exist there."""
    _pool.cache_clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)


def first_failure(run: Callable[[int, int], int], rows: int, threads: int | None) -> int:
    """Run ``run(first, stop)`` over slices of ``0 .. rows`` on up to ``threads`` threads (None: all processors).

    ``run`` returns -1, or a failure that is smaller the earlier its row. Slices are taken in order and none is taken
    after a failure was seen, so that the smallest of all results is the first failing row's.

    Examples
    --------
    >>> first_failure(lambda first, stop: 70_000 if first <= 70_000 < stop else -1, rows=1_000_000, threads=2)
    70000
    """
    allowed = threads or processors()
    if allowed == 1 or rows <= FIRST:
        return run(0, rows)
    done, size = 0, FIRST
    while done < rows:
        stop, began = min(done + size, rows), perf_counter()
        failure = run(done, stop)
        if failure >= 0:
            return failure
        expected = (perf_counter() - began) * (rows - stop) / (stop - done)
        # expected / threads + HANDOVER * threads is least at their ratio's root
        helpers = min(allowed, int(math.sqrt(expected / HANDOVER))) - 1
        if helpers > 0:
            return _spread(run, stop, rows, helpers)
        done, size = stop, size * 4
    return -1


def _spread(run: Callable[[int, int], int], first: int, rows: int, helpers: int) -> int:
    """Run the slices of ``first .. rows`` on the calling thread and ``helpers`` more."""
    size = -(-(rows - first) // ((helpers + 1) * SHARES * CHUNK)) * CHUNK
    starts = iter(range(first, rows, size))
    failures: list[int] = []

    def work() -> None:
        for start in starts:
            if failures:
                return
            failure = run(start, min(start + size, rows))
            if failure >= 0:
                failures.append(failure)

    others = [_pool().submit(work) for _ in range(helpers)]
    try:
        work()
    finally:
        for other in others:
            other.result()
    return min(failures, default=-1)
