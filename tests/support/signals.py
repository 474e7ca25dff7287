"""Functions that run for ever or for a while, signals that come meanwhile, and what is asked of the calls they end."""

import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

import numpy as np

import udf

SOON = 0.15
"""Seconds from a call's begin to the signal."""

LATEST = 20.0
"""Seconds from the signal to the call's end, at most: a hundred times what is promised, for a machine that is busy."""


def endless(n: int) -> int:
    """Count for ever."""
    k = 0
    while n >= 0:
        k += 1
        n = (n + k) & 1023
    return k


def endless_row(row: Any) -> Any:
    """As :func:`endless`, of a row."""
    x = row["a"]
    while x < 2.0:
        x = abs(x - 1.0)
    return x + row["b"]


def endless_any(w: Any) -> float:
    """Go round and round a window of any length."""
    total = 0.0
    while total > -1.0:
        for v in w:
            total += abs(v)
    return total


def slow(n: int, rounds: int) -> int:
    """Draw numbers, a while."""
    for _ in range(rounds):
        n ^= (n << 13) & 0xFFFFFFFF
        n ^= n >> 17
        n ^= (n << 5) & 0xFFFFFFFF
    return n


def pairs(w: Any) -> float:
    """Sum over all pairs: no endless loop, and yet no end in sight."""
    total = 0.0
    for a in w:
        for b in w:
            total += abs(a - b)
    return total


def after(seconds: float, number: int = signal.SIGINT, times: int = 1) -> list[float]:
    """Send this process a signal, or several; return where the time of each will stand."""
    sent: list[float] = []

    def send() -> None:
        for _ in range(times):
            time.sleep(seconds)
            sent.append(time.monotonic())
            os.kill(os.getpid(), number)

    threading.Thread(target=send, daemon=True).start()
    return sent


def all_sent(sent: list[float], times: int) -> None:
    """Wait until all signals have come: the next case has other handlers."""
    while len(sent) < times:
        time.sleep(0.01)
    time.sleep(0.1)


def ended(call: Callable[[], object], exception: type[BaseException], number: int = signal.SIGINT) -> None:
    """Require that ``call`` is ended by a signal, with ``exception``."""
    sent = after(SOON, number)
    try:
        call()
    except exception:
        took = time.monotonic() - sent[0]
        sys.stdout.write(f"ended {1e3 * took:.0f} ms after the signal\n")
        assert took < LATEST, took
        return
    raise AssertionError("the call came to its end")


def right() -> None:
    """Require that calls are as ever: with loops and without, in windows, on one thread and several."""
    rows = np.arange(1, 300_000)
    np.testing.assert_array_equal(udf.Series(rows).applymap(lambda n: n * 2 + 1).to_numpy(), rows * 2 + 1)
    drawn = udf.Series(rows[:5000]).applymap(slow, rounds=7).to_numpy()
    np.testing.assert_array_equal(drawn, [slow(int(n), 7) for n in rows[:5000]])
    sums = udf.Series(rows * 1.0).rolling(3).apply(lambda w: w[0] + w[1] * w[2], raw=True).to_numpy()
    np.testing.assert_array_equal(sums[2:], rows[:-2] + rows[1:-1] * rows[2:] * 1.0)


def many_compiles() -> None:
    """Compile one function after the other."""
    for number in range(1000):
        udf.Series([1.0]).applymap(eval(f"lambda x: x + {number}.5"))  # noqa: S307 - a thousand functions


def ints(rows: int) -> udf.Series:
    """Return whole numbers."""
    return udf.Series(np.arange(rows))
