"""Slices of rows on a process-wide pool of threads; the native loops run without the GIL."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

SLICE = 1 << 15
"""Rows that one thread takes at a time: some 5 us of the lightest function, about what handing them over costs."""


def processors() -> int:
    """Return how many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@cache
def _pool() -> ThreadPoolExecutor:
    """Return the pool, made at the first call that needs it; idle threads cost nothing."""
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
    """
    wanted = min(threads or processors(), -(-rows // SLICE))
    if wanted <= 1:
        return run(0, rows)
    # longer slices for long columns: at most 8 a thread, so that an uneven function still spreads
    size = max(SLICE, -(-rows // (wanted * 8) // 512) * 512)
    starts = iter(range(0, rows, size))
    failures: list[int] = []

    def work() -> None:
        for start in starts:
            if failures:
                return
            failure = run(start, min(start + size, rows))
            if failure >= 0:
                failures.append(failure)

    others = [_pool().submit(work) for _ in range(wanted - 1)]
    try:
        work()
    finally:
        for other in others:
            other.result()
    return min(failures, default=-1)
