"""Folds, and what Python makes of them: the reference."""

import math
from collections.abc import Callable
from typing import Any

import pandas as pd


def average(state: Any, x: float) -> Any:
    """Return an exponential average that skips gaps."""
    if x == x:
        state = 0.9 * state + 0.1 * x
    return state, state


def limited(balance: Any, change: float) -> Any:
    """Return a balance between 0 and 10, and how much of the change was taken."""
    after = min(max(balance + change, 0.0), 10.0)
    return after, after - balance


def longest(state: Any, x: float) -> Any:
    """Return the length of the rise so far, and whether it is the longest one."""
    before, run, most = state
    run = run + 1 if x > before else 0
    return (x, run, max(run, most)), (run, run > most)


def bounced(state: Any, x: float) -> Any:
    """Return a switch that changes only after three equal readings."""
    held, count = state
    now = x > 0
    count = count + 1 if now != held else 0
    if count == 3:
        held, count = now, 0
    return (held, count), held


def recent(state: Any, x: float) -> Any:
    """Return the least of the last three: a FIFO of fixed depth."""
    a, b, _ = state
    state = (x, a, b)
    return state, min(state)


FOLDS: tuple[tuple[Callable[..., Any], Any], ...] = (
    (average, 0.0), (limited, 0.0), (longest, (math.inf, 0, 0)), (bounced, (False, 0)),
    (recent, (math.inf, math.inf, math.inf)), (lambda n, _: (n + 1, n), 0), (lambda s, x: (s + x, s > 0), 0),
)  # fmt: skip


def by_python(function: Callable[..., Any], initial: Any, values: Any, *args: Any) -> list[Any]:
    """Return the outs of a fold, by Python's own loop."""
    outs, state = [], initial
    for value in values:
        state, out = function(state, value, *args)
        outs.append(out)
    return outs


def as_result(outs: list[Any], index: Any, name: Any) -> Any:
    """Return outs as pandas holds them: a Series, or a frame of several columns."""
    if outs and isinstance(outs[0], tuple):
        return pd.DataFrame(outs, index=index)
    return pd.Series(outs, index=index, name=name)
