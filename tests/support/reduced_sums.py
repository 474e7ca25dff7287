"""Loops over a window that are sums, counts and sums of squares, as people write them."""

import math

import numpy as np

from tests.support.written import written

# ruff: noqa: PLR1730 - loops as people write them

# -- sums and counts -----------------------------------------------------------------------------------


FRAMED = written(
    "def NAME(w):\n    s = 0.0\n    BODY\n    return s",
    """
total: sum rows
    for v in w:
        s += v
total_from_zero: sum rows
    s = 0
    for v in w:
        s = v + s
less: sum rows
    s = 1.5
    for v in w:
        s -= v
by_enumerate: sum rows
    for _i, v in enumerate(w):
        s += v
from_first_by_index: sum rows item
    s = w[0]
    for i in range(1, len(w)):
        s += w[i]
counted: rows
    s = 0
    for _ in w:
        s += 1
scaled: sum rows
    for v in w:
        s += 2.0 * v
averaged: sum rows
    for v in w:
        s += v / len(w)
missing: rows nans
    s = 0
    for v in w:
        if np.isnan(v):
            s += 1
about_a_point: m2 rows sum rest
    for i in range(len(w)):
        s += np.square(2.5 - w[i])
about_the_first: m2 rows sum rest item
    for v in w:
        s += (v - w[0]) ** 2
""",
    globals(),
)


def by_index(w):
    s = 0.0
    for i in range(len(w)):
        s += w[i]
    return s / len(w)


def by_known_range(w):
    n = w.size
    s = 0.0
    for i in range(0, n):  # noqa: PIE808 - the start is the point
        s += w[i]
    return s


def counted_twice(w):
    n = 5
    for _ in range(1, len(w)):
        n += 2
    return n + w[0]


def several(w):
    s = 0.0
    n = 0
    high = -math.inf
    for v in w:
        n += 1
        s += v
        if v > high:
            high = v
    return s - n * high


def without_nan(w):
    s = 0.0
    n = 0
    for v in w:
        if not math.isnan(v):
            s += v
            n += 1
    return s / n


def without_nan_by_continue(w):
    s = 0.0
    n = 0
    for v in w:
        if v != v:
            continue
        s += v
        n += 1
    return s - n


# -- squares ---------------------------------------------------------------------------------------------


def deviation(w):
    s = 0.0
    for v in w:
        s += v
    mean = s / len(w)
    s = 0.0
    for v in w:
        s += (v - mean) ** 2
    return (s / (len(w) - 1)) ** 0.5


def deviation_by_hand(w):
    mean = w.mean()
    squares = 0.0
    for v in w:
        d = v - mean
        squares += d * d
    return math.sqrt(squares / len(w))


def mean_square(w):
    s = 0.0
    for v in w:
        s += v * v
    return np.sqrt(s / len(w))


def about_a_quotient(w, k=4):
    total = w.sum()
    s = 0.0
    for v in w:
        s += (v - total / k) ** 2
    return s


# function -> the reductions that it takes
SUMS = {function: set(note.split()) for function, note in FRAMED.items()} | {
    by_index: {"sum", "rows"}, by_known_range: {"sum", "rows"},
    counted_twice: {"rows", "item"}, several: {"sum", "rows", "fmax"},
    without_nan: {"fsum", "rows", "nans"}, without_nan_by_continue: {"fsum", "rows", "nans"},
    deviation: {"m2", "rows", "sum"}, deviation_by_hand: {"m2", "rows", "sum"}, mean_square: {"m2", "rows", "sum"},
    about_a_quotient: {"m2", "rows", "sum", "rest"},
}  # fmt: skip
