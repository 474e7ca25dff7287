"""Signals are served while native loops run: Ctrl-C ends a call as it ends a loop of Python's own.

Python runs signals' handlers in its main thread, between two instructions; while a native loop has that thread, none is
run. So the loops look at a flag now and then (:mod:`udf.cpu.checks`, ``driver.ll``). A thread that watches sets it 20
times a second while the main thread is in a call; the loop then takes the GIL and lets Python run what handlers wait
(``PyErr_CheckSignals``). If one raises, the call is left with its exception, which so is the handler's own; if none
does, the loop goes on. Other threads' calls serve no signals, as in Python, but leave when who asked for them did.
"""

import ctypes
import os
from collections.abc import Callable
from threading import Event, Thread, get_ident, main_thread
from time import sleep
from typing import Final

TICK: Final = 0.05
"""Seconds between two looks at signals."""

QUIET: Final = 40
"""Ticks without a call after which the thread that watches sleeps until there is one."""


class Halt(ctypes.Structure):
    """What loops look at. Its layout is ``%halt.type`` of ``driver.ll``.

    ``flag`` asks for a look: has the call been ``left``, or, if the thread that runs it ``serves`` signals, does a
    handler raise? The rest is the driver's own.
    """

    _fields_ = (
        ("flag", ctypes.c_int32),
        ("left", ctypes.c_int32),
        ("serves", ctypes.c_int32),
        ("padding", ctypes.c_int32),
        ("serve", ctypes.c_void_p),
        ("thread", ctypes.c_void_p),
    )

    def __init__(self, *, serves: int = 0) -> None:
        super().__init__(serves=serves)
        self.address = ctypes.addressof(self)

    def leave(self) -> None:
        """Let every loop that looks here leave."""
        self.left = 1
        self.flag = 1


MAIN: Final = Halt(serves=1)
"""What calls of the main thread look at."""

NEVER: Final = Halt()
"""What calls look at that nobody ends: those of other threads, and those that are over at once."""

BRIEF: Final = Halt(serves=2)
"""As NEVER, of calls that keep the GIL: they take less time than it does to get it back."""


class Watch:
    """The thread that lets calls of the main thread look at signals, started by the first of them."""

    def __init__(self) -> None:
        self.main = main_thread().ident
        self.busy = False
        self._wanted, self._rests = Event(), True
        self._thread: Thread | None = None

    def begin(self) -> None:
        """Note that the main thread begins a call; who does sets ``busy`` back."""
        self.busy = True
        if self._rests:
            self._start()

    def _start(self) -> None:
        """Start the thread, or wake it; in this order, since Ctrl-C may come between any two lines."""
        if self._thread is None:
            thread = Thread(target=self._run, name="udf-signals", daemon=True)
            try:
                thread.start()
            except RuntimeError:  # no thread can be had: signals wait for the call's end, and the call does its work
                return
            self._thread = thread
        self._wanted.set()
        self._rests = False

    def _run(self) -> None:
        quiet = 0
        while True:
            sleep(TICK)
            if self.busy:
                MAIN.flag, quiet = 1, 0
                continue
            quiet += 1
            if quiet < QUIET:
                continue
            self._wanted.clear()
            self._rests = True
            if not self.busy:  # else a call began before it could see that it has to wake anybody
                self._wanted.wait()
            self._rests, quiet = False, 0


watch = Watch()


def under_watch(run: Callable[[Halt], int]) -> int:
    """Return what ``run`` does with what a call of this thread is to look at."""
    if get_ident() != watch.main:
        return run(NEVER)
    before = watch.busy  # by a call whose signal's handler makes this one
    try:
        watch.begin()
        return run(MAIN)
    finally:
        watch.busy = before


def _after_fork() -> None:
    """Forget the thread in a forked child: it does not exist there."""
    global watch  # noqa: PLW0603 - one a process
    watch = Watch()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
