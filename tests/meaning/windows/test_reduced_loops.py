"""Loops over a window: those that are proven to be reductions, and that nothing else changes."""

import math

import numpy as np
import pytest

from tests.meaning.windows.test_reduced_functions import WINDOWS
from tests.support.budget import THOROUGH, some
from tests.support.reduced_sums import SUMS
from tests.support.window_remainders import Remainder, agrees, compiled, in_python, reductions

# ruff: noqa: B007, FURB136, PLR1730, PLW0120 - loops as people write them

# -- extremes ----------------------------------------------------------------------------------------------


def greatest(w):
    m = w[0]
    for v in w:
        if v > m:
            m = v
    return m


def greatest_of_rest(w):
    m = w[0]
    for i in range(1, len(w)):
        if m < w[i]:
            m = w[i]
    return m


def greatest_by_while(w):
    m = w[0]
    i = 1
    while i < len(w):
        if w[i] > m:
            m = w[i]
        i += 1
    return m


def greatest_from_infinity(w):
    m = -np.inf
    for v in w:
        m = max(m, v)
    return m


def least_above(w):
    m = float(10)
    for v in w:
        m = min(m, v)
    return m


def least_by_choice(w):
    m = math.inf
    for v in w:
        m = v if v < m else m
    return m


def propagating(w):
    m = w[0]
    for v in w:
        m = np.maximum(v, m)
    return m


def propagating_least(w):
    m = 100.0
    for v in w:
        m = np.minimum(m, v)
    return m


def ignoring(w):
    m = w[0]
    for v in w:
        m = np.fmin(v, m)
    return m


def ignoring_greatest(w):
    m = np.nan
    for v in w:
        m = np.fmax(m, v)
    return m


def guarded_extreme(w):
    m = -math.inf
    for v in w:
        if v == v and v > m:
            m = v
    return m


# -- around the loop -----------------------------------------------------------------------------------------


def in_a_branch(w):
    s = -1.0
    if len(w) > 2:
        s = 0.0
        for v in w:
            s += v
        if s > 3:
            return s * 2
    return s


def with_else(w):
    s = 0.0
    for v in w:
        s += v
    else:
        s += 1
    return s


def item_afterwards(w):
    for v in w:
        pass
    return v


def last_or(w):
    last = -1.0
    for v in w:
        last = v
    return last


def was_there_one(w):
    some = False
    for _ in w:
        some = True
    return some


def repeated(w):
    t = 0.0
    for k in range(3):
        s = 0.0
        for v in w:
            s += v
        t += s * k
    return t


def mean_of(x):
    s = 0.0
    for v in x:
        s += v
    return s / len(x)


def by_helper(w):
    return w[-1] - mean_of(w)


def nothing(w):
    for _ in w:
        pass
    return 2.0


def reused_names(w):
    mean = 0.0
    for v in w:
        mean += v
    mean /= len(w)
    count = len(w)
    mean2 = mean / count
    count = 0
    for v in w:
        count += 1
    squares = 0.0
    for v in w:
        squares += (v - mean2) ** 2
    return squares + count


# function -> the reductions that it takes
KNOWN = SUMS | {
    greatest: {"fmax", "item", "rows"},
    greatest_of_rest: {"fmax", "item", "rows"}, greatest_by_while: {"fmax", "item", "rows"},
    greatest_from_infinity: {"fmax", "rows"}, least_above: {"fmin", "rows"}, least_by_choice: {"fmin", "rows"},
    propagating: {"fmax", "item", "rows", "nans"}, propagating_least: {"fmin", "rows", "nans"},
    ignoring: {"fmin", "item", "rows", "nans"}, ignoring_greatest: {"fmax", "rows", "nans"},
    guarded_extreme: {"fmax", "rows"}, in_a_branch: {"sum", "rows"}, with_else: {"sum", "rows"},
    item_afterwards: {"item", "rows"}, last_or: {"item", "rows"},
    was_there_one: {"rows"}, repeated: {"sum", "rows"}, by_helper: {"sum", "rows", "item"},
    nothing: set(), reused_names: {"m2", "rows", "sum", "rest"},
}  # fmt: skip
ROUNDED = {"sum", "fsum", "m2"}
EITHER_ZERO = {propagating, propagating_least, ignoring, ignoring_greatest}
"""NumPy's functions of two numbers: which of 0.0 and -0.0 they give differs between processors."""


@pytest.mark.parametrize("function", KNOWN, ids=lambda f: f.__name__)
def test_known_loops_take_reductions_only(function):
    """The loop is gone, whatever it looked like."""
    udf = compiled(function)
    assert (udf.form, reductions(udf)) == ("reduced", KNOWN[function]), udf.path


@pytest.mark.parametrize("function", KNOWN, ids=lambda f: f.__name__)
def test_known_loops_do_what_python_does(function):
    """NaN at any place, zeros of either sign, empty windows; where Python divides by zero, NumPy's answer."""
    remainder = Remainder(compiled(function))
    for window in WINDOWS:
        found, expected = remainder(window), in_python(function, window)
        if expected[1][0] is ZeroDivisionError:
            assert found[0] == "value"
            continue
        exact = not KNOWN[function] & ROUNDED and function not in EITHER_ZERO
        assert agrees(found, expected, exact=exact), (window, found, expected)


@pytest.mark.parametrize("function", some(KNOWN, each=2), ids=lambda f: f.__name__)
def test_known_loops_over_whole_windows(function):
    """Of a constant length, without NaN: nothing is asked about either."""
    udf = compiled(function, length=3, clipped=False)
    assert not reductions(udf) & {"rows", "nans", "fsum", "fmin", "fmax"}
    remainder = Remainder(udf)
    for window in (w for w in WINDOWS if len(w) == 3 and not any(map(math.isnan, w))):
        assert agrees(remainder(window), in_python(function, window), exact=False)


@pytest.mark.parametrize("function", KNOWN if THOROUGH else [*KNOWN][1::2], ids=lambda f: f.__name__)
def test_known_loops_over_windows_that_are_never_empty(function):
    """That there is a row is known to LLVM: a test of it is gone, and all else stays."""
    remainder = Remainder(compiled(function, empty=False))
    assert not {site.exception for site in remainder.udf.raises} & {"UnboundLocalError"}
    for window in filter(None, WINDOWS):
        found, expected = remainder(window), in_python(function, window)
        if expected[1][0] is not ZeroDivisionError:
            assert agrees(found, expected, exact=False), (window, found, expected)
