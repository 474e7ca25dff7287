"""Wait for a stream as a loop of Python's own does, in which signals' handlers run: Ctrl-C ends the wait."""

from __future__ import annotations

from threading import get_ident, main_thread
from time import perf_counter, sleep
from typing import Final

# ruff: noqa: PLC0415 - CuPy is loaded with the first UDF on a GPU

NOT_READY: Final = 600
"""cudaErrorNotReady (CUDA Runtime API, cudaError_t)."""

SPIN: Final = 0.002
"""Seconds for which a stream is asked without a pause: a sleep takes 60 us, and so is under 3 % of what is waited."""

SHARE: Final = 0.01
"""A pause, as a share of the time waited so far."""

LONGEST: Final = 0.02
"""Seconds of a pause, at most."""


def wait_for_stream(stream: int) -> None:
    """Return when all work on ``stream`` is done; other threads than the main one, which serve no signals, block."""
    from cupy.cuda import runtime

    if get_ident() == main_thread().ident:
        began, query = perf_counter(), runtime.streamQuery
        while query(stream) == NOT_READY:
            waited = perf_counter() - began
            if waited > SPIN:
                sleep(min(waited * SHARE, LONGEST))
    runtime.streamSynchronize(stream)  # raises what went wrong
