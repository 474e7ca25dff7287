"""Work that no call waits for: one thread that does it, one after the other, and lets go of the GIL on the way."""

from __future__ import annotations

import os
from collections import deque
from contextvars import copy_context
from functools import partial
from threading import Condition, Thread, main_thread
from typing import TYPE_CHECKING, Final

from udf.base.logs import debug

if TYPE_CHECKING:
    from collections.abc import Callable


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
