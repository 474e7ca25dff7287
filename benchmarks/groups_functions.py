"""Keys and functions of groups that the processor and the GPU are timed with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable

FEW = 2_000
"""Groups over which pandas calls a lambda."""

KEYS: dict[str, Callable[[np.random.Generator, int], np.ndarray]] = {
    "10^4 groups": lambda random, rows: random.integers(0, 10**4, rows),
    "10^7 groups": lambda random, rows: random.integers(0, 10**7, rows),
    "Zipf": lambda random, rows: np.minimum(random.zipf(1.2, rows), 10**6) - 1,
    "sorted": lambda random, rows: np.sort(random.integers(0, 10**4, rows)),
    "one group": lambda random, rows: np.zeros(rows, np.int64) + 0 * random.integers(2),
}


def reduced(g: Any) -> Any:
    """Make reductions only."""
    return g["x"].mean() - g["y"].min()


def loop(s: Any) -> float:
    """Go on from each positive value: no reduction."""
    total = 0.0
    for v in s:
        if v > 0:
            total = total * 0.5 + v
    return total


def score(s: Any) -> Any:
    """Return each value's distance from the mean."""
    return (s - s.mean()) / s.std()


def session(state: Any, minute: Any) -> Any:
    """Begin a new session after 30 minutes of silence."""
    last, number = state
    number = number + 1 if minute - last > 30 else number
    return (minute, number), number


def decayed(state: float, x: float) -> Any:
    """Return an exponential sum."""
    state = 0.9 * state + x
    return state, state
