"""Window functions of every kind, for tests that compile or run them."""

import math
from typing import Any

__all__ = ["checked", "first_above", "largest", "mean", "powers", "product", "weighted"]


def mean(w: Any) -> float:
    """Return the mean: one order of additions, a division."""
    total = 0.0
    for v in w:
        total += v
    return total / len(w)


def largest(w: Any) -> float:
    """Return the largest value; comparisons alone."""
    best = -math.inf
    for v in w:
        if v > best:  # noqa: PLR1730 - as users write it
            best = v
    return best


def first_above(w: Any) -> float:
    """Return how far behind its start a window first exceeds 0: its branches depend on values."""
    i = 0
    while i < len(w):
        if w[i] > 0.0:
            return i * 1.0
        i += 1
    return -1.0


def checked(w: Any) -> float:
    """Return the last value; raises where it is above 3."""
    last = w[len(w) - 1]
    if last > 3.0:
        raise ValueError("above")
    return last * 2.0


def weighted(w: Any, by: Any, scale: float) -> float:
    """Return a weighted sum: a lookup table beside the window."""
    total = 0.0
    for i in range(len(w)):
        total += w[i] * by[i]
    return total * scale


def product(w: Any) -> float:
    """Return the mean product of a table's first two columns."""
    total = 0.0
    for i in range(w.shape[0]):
        total += w[i, 0] * w[i, 1]
    return total / w.shape[0]


def powers(w: Any) -> float:
    """Return a sum of many running values: more than nine windows at once have registers for."""
    a0 = a1 = a2 = a3 = a4 = a5 = a6 = a7 = a8 = a9 = a10 = a11 = a12 = a13 = 0.0
    for v in w:
        a0 += v
        a1 = a1 * v + a0
        a2 = a2 * v + a1
        a3 = a3 * v + a2
        a4 = a4 * v + a3
        a5 = a5 * v + a4
        a6 = a6 * v + a5
        a7 = a7 * v + a6
        a8 = a8 * v + a7
        a9 = a9 * v + a8
        a10 = a10 * v + a9
        a11 = a11 * v + a10
        a12 = a12 * v + a11
        a13 = a13 * v + a12
    return a0 + a1 + a2 + a3 + a4 + a5 + a6 + a7 + a8 + a9 + a10 + a11 + a12 + a13
