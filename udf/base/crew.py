"""Work on a pool's threads that is over when its caller goes on, whenever a signal's handler raises."""

from __future__ import annotations

from contextlib import suppress
from threading import Lock
from time import sleep
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Executor, Future

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
