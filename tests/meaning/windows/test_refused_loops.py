"""Loops over a window that are no primitives stay loops over the window in memory, and give Python's answer."""

import math

import numpy as np
import pytest

from tests.meaning.windows.test_reduced_functions import WINDOWS
from tests.support.window_remainders import Remainder, agrees, compiled, in_memory, in_python
from tests.support.written import written

# ruff: noqa: F841, PLR1730 - loops as people write them


FRAMED = written(
    "def NAME(w):\n    s = 0.0\n    BODY\n    return s",
    """
left_early
    for v in w:
        if v > 3:
            break
        s += v
raises_inside
    for v in w:
        if v < 0:
            raise ValueError("negative")
        s += v
conditional_count
    s = 0
    for v in w:
        if v > 0:
            s += 1
decayed
    for v in w:
        s = 0.9 * s + v
weighted
    for i in range(len(w)):
        s += i * w[i]
resetting: known where the window is whole
    s = w[0]
    for v in w:
        s = max(v, s)
replacing_nan
    s = w[0]
    for v in w:
        if not v <= s:
            s = v
every_other
    for i in range(0, len(w), 2):
        s += w[i]
rest_only
    for i in range(1, len(w)):
        s += w[i]
rest_extreme
    for v in w[1:]:
        if v > s:
            s = v
steps
    for i in range(1, len(w)):
        s += abs(w[i] - w[i - 1])
argument_of_max
    s = 0
    for i in range(len(w)):
        if w[i] > w[s]:
            s = i
set_sometimes
    for v in w:
        if v > 2:
            s = v
swapped
    b = 1.0
    for v in w:
        s, b = b + v, s
product
    s = 1.0
    for v in w:
        s *= v
nested
    for v in w:
        for u in w:
            s += u * v
scalar_loop_inside
    for v in w:
        for k in range(3):
            s += v * k
stepping_by_two
    i = 0
    while i < len(w):
        s += w[i]
        i += 2
one_short
    for i in range(len(w) - 1):
        s += w[i]
fixed_range: known where the window is whole
    for i in range(3):
        s += w[i]
divided_by_item
    for v in w:
        s += 1 / v
truths
    s = 0
    for v in w:
        s += bool(v)
called
    for v in w:
        s += math.exp(v)
shifted
    for v in w:
        s += v - 3.0
strict_sum
    for v in w:
        s += v
        if s < 0:
            s = 0.0
entered_again
    s = w[0]
    for _ in range(2):
        for i in range(1, len(w)):
            s += w[i]
from_first
    s = w[0]
    for v in w[1:]:
        s += v
""",
    {"math": math},
)


def returned_early(w):
    for v in w:
        if v > 3:
            return v
    return 0.0


def running(w):
    s = 0.0
    t = 0.0
    for v in w:
        s += v
        t += s
    return t


def apart(w):
    low = 5.0
    high = 0.0
    for v in w:
        if v > high:
            high = v
        elif v < low:
            low = v
    return high - low


def divided_aside(w, k=0):
    s = 0.0
    for v in w:
        unused = 1 / k
        s += v
    return s


def both(w):
    low = high = w[0]
    for v in w:
        if v > high:
            high = v
        elif v < low:
            low = v
    return high - low


def both_apart(w):
    low = w[0]
    high = w[0]
    for v in w[1:]:
        if v < low:
            low = v
        if v > high:
            high = v
    return low * 100 + high


def index_afterwards(w):
    s = 0.0
    for i in range(len(w)):
        s += w[i]
    return s + i


def mean_of(x):
    s = 0.0
    for v in x:
        s += v
    return s / len(x)


def helper_without_nan(w):
    return mean_of(w[~np.isnan(w)])


OTHERS = [
    *FRAMED, returned_early, running, apart, divided_aside, both, both_apart, index_afterwards, helper_without_nan,
]  # fmt: skip


@pytest.mark.parametrize("function", OTHERS, ids=lambda f: f.__name__)
def test_other_loops_read_the_window(function):
    """The path names what reads it; each window gives what CPython does, the error too."""
    udf_ = compiled(function)
    assert udf_.form == "windows"
    assert udf_.path.startswith("the window in memory, for ")
    for window in WINDOWS:
        found, expected = in_memory(function, window), in_python(function, window)
        if expected[1][0] not in (ZeroDivisionError, OverflowError):  # inf here: the error model is "numpy"
            assert agrees(found, expected, exact=False), (window, found, expected)


@pytest.mark.parametrize("function", [f for f, note in FRAMED.items() if note], ids=lambda f: f.__name__)
def test_more_is_known_of_whole_windows(function):
    """With min_periods of the whole length no window has a NaN, and its length is a constant of the code."""
    udf_ = compiled(function, length=3, clipped=False)
    assert udf_.form == "reduced"
    remainder = Remainder(udf_)
    for window in ([3.0, 1.0, 2.0], [1.0, 2.0, 3.0], [-1.0, -1.0, -2.0]):
        assert agrees(remainder(window), in_python(function, window), exact=True)
