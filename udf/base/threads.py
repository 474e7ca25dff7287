"""A process-wide pool of threads, and work on rows by blocks; what runs there lets go of the GIL."""

from __future__ import annotations

import os
from collections import deque
from contextlib import suppress
from contextvars import copy_context
from functools import cache, partial
from threading import Condition, Event, Lock, Thread, main_thread
from time import sleep
from typing import TYPE_CHECKING, Final, TypeVar

from udf.base.logs import debug
from udf.options import options

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from concurrent.futures import Executor, Future, ThreadPoolExecutor

PAUSE: Final = 0.001
"""Seconds between two looks at work whose future is lost."""


class Crew:
    """What one call has other threads do.

    A handler that raises in the middle of ``submit`` loses the future of work that is queued all the same: so the work
    itself says when it begins and ends, and begins no more once the crew is dismissed.

    Examples
    --------
    >>> from concurrent.futures import ThreadPoolExecutor
    >>> done, crew = [], Crew()
    >>> with ThreadPoolExecutor(1) as pool:
    ...     crew.submit(pool, done.append, 1)
    ...     crew.wait()
    >>> done
    [1]
    """

    __slots__ = ("_busy", "_lock", "_open", "futures")

    def __init__(self) -> None:
        self.futures: list[Future[None]] = []
        self._lock, self._busy, self._open = Lock(), 0, True

    def submit(self, pool: Executor, work: Callable[..., object], *arguments: object) -> None:
        """Let a thread of ``pool`` do ``work(*arguments)``."""
        self.futures.append(pool.submit(self._run, work, *arguments))

    def wait(self) -> None:
        """Wait for all that has begun, and raise what it raises; what has not begun is left out."""
        for future in self.futures:
            if not future.cancel():  # on busy cores it takes a while until a thread begins
                future.result()

    def dismiss(self, end: Callable[[], object]) -> None:
        """Let no more work begin, and call ``end`` until what has begun is over, also if Ctrl-C is pressed again."""
        while True:
            with suppress(BaseException):  # a handler's: the call raises the first one's
                self._open = False
                with self._lock:
                    if not self._busy:
                        return
                end()
                sleep(PAUSE)

    def _run(self, work: Callable[..., object], *arguments: object) -> None:
        with self._lock:
            if not self._open:
                return
            self._busy += 1
        try:
            work(*arguments)
        finally:
            with self._lock:
                self._busy -= 1


T = TypeVar("T")

SMALL: Final = 1 << 16
"""Rows of a thread at least, where there are three times as many: to hand over work takes as long as a share of less.

Calls over groups of 160,000 rows, of five to nine such passes, took a fifth less of the processor on one thread."""

BLOCK: Final = 1 << 17
"""Rows of a block at least: what NumPy makes of them on the way stays in a processor's own cache."""

BLOCKS_PER_THREAD: Final = 2
"""Blocks that a thread gets. Where many take the GIL after each step of a block, larger ones are faster."""


def processors() -> int:
    """Return how many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@cache
def pool() -> ThreadPoolExecutor:
    """Return the pool, made at the first call that needs it; idle threads cost nothing."""
    from concurrent.futures import ThreadPoolExecutor  # noqa: PLC0415 - 10 ms that a short column does not need

    return ThreadPoolExecutor(max_workers=max(processors() * 2, 32), thread_name_prefix="udf")


def _after_fork() -> None:
    """Forget the pool in a forked child: its threads do not exist there."""
    pool.cache_clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)


def run_tasks(tasks: Sequence[Callable[[], None]], threads: int) -> None:
    """Run ``tasks``, in order of their start, on the calling thread and up to ``threads - 1`` more.

    An exception ends it, once the tasks under way have ended: the calling thread's own (Ctrl-C), or that of a task.

    Examples
    --------
    >>> done = []
    >>> run_tasks([lambda: done.append(1), lambda: done.append(2)], 1)
    >>> done
    [1, 2]
    """
    if threads == 1 or len(tasks) == 1:
        for task in tasks:
            task()
        return
    ahead, stopped = iter(tasks), Event()

    def work() -> None:
        for task in ahead:
            if stopped.is_set():
                return
            task()

    others = Crew()
    try:
        for _ in range(min(threads, len(tasks)) - 1):
            others.submit(pool(), work)
        work()
        others.wait()
    except BaseException:
        others.dismiss(stopped.set)
        raise


def in_blocks(work: Callable[[int, int], None], rows: int) -> None:
    """Run ``work(begin, end)`` over blocks of ``0 .. rows``, each from a multiple of 8, on threads if that is worth it.

    Examples
    --------
    >>> import numpy as np
    >>> doubled = np.empty(1_000_000)
    >>> in_blocks(lambda a, b: np.multiply(np.ones(b - a), 2, out=doubled[a:b]), doubled.size)
    >>> bool((doubled == 2).all())
    True
    """
    if rows <= BLOCK:
        work(0, rows)
        return
    threads = options.threads or processors()
    each = -(-rows // (threads * BLOCKS_PER_THREAD * BLOCK)) * BLOCK
    blocks = [partial(work, begin, min(begin + each, rows)) for begin in range(0, rows, each)]
    run_tasks(blocks, min(threads, -(-len(blocks) // BLOCKS_PER_THREAD)))


def threads_for(rows: int) -> int:
    """Return how many threads go over so many rows, some nanoseconds each."""
    most = rows // SMALL
    return 1 if most <= 2 else min(options.threads or processors(), most)  # to look up what is there takes 2 us


def in_shares(work: Callable[[int, int], T], rows: int, shares: int) -> list[T]:
    """Return ``work(begin, end)`` of each of ``shares`` equal parts of ``0 .. rows``, in order; each has a thread.

    Examples
    --------
    >>> in_shares(lambda begin, end: end - begin, 10, 3)
    [3, 3, 4]
    """
    if shares == 1:
        return [work(0, rows)]
    found: dict[int, T] = {}

    def share(k: int) -> None:
        found[k] = work(rows * k // shares, rows * (k + 1) // shares)

    run_tasks([partial(share, k) for k in range(shares)], shares)
    return [found[k] for k in range(shares)]


class Background:
    """Work in the order in which it was given. A thread lives while there is any; what it raises is logged.

    Work that has not begun when the program ends is not done: the program ends with what is under way.
    """

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], object]] = deque()
        self._is_busy, self._state = False, Condition()

    def submit(self, work: Callable[[], object]) -> None:
        """Have ``work`` done, with the options that hold here."""
        with self._state:
            self._waiting.append(partial(copy_context().run, work))
            if self._is_busy:
                return
            self._is_busy = True
        try:
            Thread(target=self._run, name="udf-background").start()
        except RuntimeError:  # the interpreter ends, or the system has no thread left
            self._end()

    def wait(self, timeout: float | None = None) -> bool:
        """Wait until all is done, ``timeout`` seconds at most; return whether it is."""
        with self._state:
            return self._state.wait_for(lambda: not self._is_busy, timeout)

    def _run(self) -> None:
        while work := self._next():
            try:
                work()
            except Exception as error:  # noqa: BLE001 - there is nobody to raise it to
                debug("work in the background has failed: %r", error)

    def _next(self) -> Callable[[], object] | None:
        with self._state:
            if self._waiting and main_thread().is_alive():
                return self._waiting.popleft()
            self._end()
            return None

    def _end(self) -> None:
        with self._state:
            self._waiting.clear()
            self._is_busy = False
            self._state.notify_all()


BACKGROUND: Final = Background()

if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=BACKGROUND.__init__)  # type: ignore[misc] # its thread does not exist there
