"""Loops over a window that are no primitives stay loops over the window in memory, and give Python's answer."""

import math

import numpy as np
import pytest

from tests.meaning.windows.test_reduced_functions import WINDOWS
from tests.support.window_remainders import Remainder, agrees, compiled, in_memory, in_python

# ruff: noqa: F841, PLR1730 - loops as people write them


def left_early(w):
    s = 0.0
    for v in w:
        if v > 3:
            break
        s += v
    return s


def returned_early(w):
    for v in w:
        if v > 3:
            return v
    return 0.0


def raises_inside(w):
    s = 0.0
    for v in w:
        if v < 0:
            raise ValueError("negative")
        s += v
    return s


def conditional_count(w):
    n = 0
    for v in w:
        if v > 0:
            n += 1
    return n


def decayed(w):
    s = 0.0
    for v in w:
        s = 0.9 * s + v
    return s


def weighted(w):
    s = 0.0
    for i in range(len(w)):
        s += i * w[i]
    return s


def resetting(w):
    m = w[0]
    for v in w:
        m = max(v, m)
    return m


def replacing_nan(w):
    m = w[0]
    for v in w:
        if not v <= m:
            m = v
    return m


def every_other(w):
    s = 0.0
    for i in range(0, len(w), 2):
        s += w[i]
    return s


def rest_only(w):
    s = 0.0
    for i in range(1, len(w)):
        s += w[i]
    return s


def rest_extreme(w):
    m = 0.0
    for v in w[1:]:
        if v > m:
            m = v
    return m


def steps(w):
    s = 0.0
    for i in range(1, len(w)):
        s += abs(w[i] - w[i - 1])
    return s


def argument_of_max(w):
    k = 0
    for i in range(len(w)):
        if w[i] > w[k]:
            k = i
    return k


def set_sometimes(w):
    x = 0.0
    for v in w:
        if v > 2:
            x = v
    return x


def running(w):
    s = 0.0
    t = 0.0
    for v in w:
        s += v
        t += s
    return t


def swapped(w):
    a = 0.0
    b = 1.0
    for v in w:
        a, b = b + v, a
    return a


def product(w):
    p = 1.0
    for v in w:
        p *= v
    return p


def nested(w):
    s = 0.0
    for v in w:
        for u in w:
            s += u * v
    return s


def scalar_loop_inside(w):
    s = 0.0
    for v in w:
        for k in range(3):
            s += v * k
    return s


def stepping_by_two(w):
    s = 0.0
    i = 0
    while i < len(w):
        s += w[i]
        i += 2
    return s


def one_short(w):
    s = 0.0
    for i in range(len(w) - 1):
        s += w[i]
    return s


def fixed_range(w):
    s = 0.0
    for i in range(3):
        s += w[i]
    return s


def apart(w):
    low = 5.0
    high = 0.0
    for v in w:
        if v > high:
            high = v
        elif v < low:
            low = v
    return high - low


def divided_by_item(w):
    s = 0.0
    for v in w:
        s += 1 / v
    return s


def divided_aside(w, k=0):
    s = 0.0
    for v in w:
        unused = 1 / k
        s += v
    return s


def truths(w):
    s = 0
    for v in w:
        s += bool(v)
    return s


def called(w):
    s = 0.0
    for v in w:
        s += math.exp(v)
    return s


def shifted(w):
    s = 0.0
    for v in w:
        s += v - 3.0
    return s


def strict_sum(w):
    s = 0.0
    for v in w:
        s += v
        if s < 0:
            s = 0.0
    return s


def entered_again(w):
    s = w[0]
    for _ in range(2):
        for i in range(1, len(w)):
            s += w[i]
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


def from_first(w):
    s = w[0]
    for v in w[1:]:
        s += v
    return s


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
    left_early, returned_early, raises_inside, conditional_count, decayed, weighted, resetting, replacing_nan,
    every_other, rest_only, rest_extreme, steps, argument_of_max, set_sometimes, running, swapped, product, nested,
    scalar_loop_inside, stepping_by_two, one_short, fixed_range, apart, divided_by_item, divided_aside, truths, called,
    shifted, strict_sum, entered_again, both, both_apart, from_first, index_afterwards, helper_without_nan,
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


@pytest.mark.parametrize("function", [resetting, fixed_range], ids=lambda f: f.__name__)
def test_more_is_known_of_whole_windows(function):
    """With min_periods of the whole length no window has a NaN, and its length is a constant of the code."""
    udf_ = compiled(function, length=3, clipped=False)
    assert udf_.form == "reduced"
    remainder = Remainder(udf_)
    for window in ([3.0, 1.0, 2.0], [1.0, 2.0, 3.0], [-1.0, -1.0, -2.0]):
        assert agrees(remainder(window), in_python(function, window), exact=True)
