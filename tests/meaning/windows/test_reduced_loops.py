"""Loops over a window: those that are proven to be reductions, and that nothing else changes."""

import math

import numpy as np
import pytest

from tests.meaning.windows.test_reduced_functions import WINDOWS
from tests.support.budget import THOROUGH, some
from tests.support.reduced_sums import SUMS
from tests.support.window_remainders import Remainder, agrees, compiled, in_python, reductions
from tests.support.written import written

# ruff: noqa: B007 - loops as people write them

# -- extremes ----------------------------------------------------------------------------------------------


FRAMED = written(
    "def NAME(w):\n    s = 0.0\n    BODY\n    return s",
    """
greatest: fmax item rows
    s = w[0]
    for v in w:
        if v > s:
            s = v
greatest_of_rest: fmax item rows
    s = w[0]
    for i in range(1, len(w)):
        if s < w[i]:
            s = w[i]
greatest_from_infinity: fmax rows
    s = -np.inf
    for v in w:
        s = max(s, v)
least_above: fmin rows
    s = float(10)
    for v in w:
        s = min(s, v)
least_by_choice: fmin rows
    s = math.inf
    for v in w:
        s = v if v < s else s
propagating: fmax item rows nans
    s = w[0]
    for v in w:
        s = np.maximum(v, s)
propagating_least: fmin rows nans
    s = 100.0
    for v in w:
        s = np.minimum(s, v)
ignoring: fmin item rows nans
    s = w[0]
    for v in w:
        s = np.fmin(v, s)
ignoring_greatest: fmax rows nans
    s = np.nan
    for v in w:
        s = np.fmax(s, v)
guarded_extreme: fmax rows
    s = -math.inf
    for v in w:
        if v == v and v > s:
            s = v
in_a_branch: sum rows
    s = -1.0
    if len(w) > 2:
        s = 0.0
        for v in w:
            s += v
        if s > 3:
            return s * 2
with_else: sum rows
    for v in w:
        s += v
    else:
        s += 1
last_or: item rows
    s = -1.0
    for v in w:
        s = v
was_there_one: rows
    s = False
    for _ in w:
        s = True
""",
    {"math": math, "np": np},
)


# -- around the loop -----------------------------------------------------------------------------------------


def item_afterwards(w):
    for v in w:
        pass
    return v


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
KNOWN = {
    **SUMS, **{function: set(note.split()) for function, note in FRAMED.items()},
    item_afterwards: {"item", "rows"}, repeated: {"sum", "rows"}, by_helper: {"sum", "rows", "item"},
    nothing: set(), reused_names: {"m2", "rows", "sum", "rest"},
}  # fmt: skip
ROUNDED = {"sum", "fsum", "m2"}
EITHER_ZERO = {"propagating", "propagating_least", "ignoring", "ignoring_greatest"}
"""NumPy's functions of two numbers: which of 0.0 and -0.0 they give differs between processors."""


@pytest.mark.parametrize("function", KNOWN, ids=lambda f: f.__name__)
def test_known_loops_take_reductions_only_and_do_what_python_does(function):
    """NaN at any place, zeros of either sign, empty windows; where Python divides by zero, NumPy's answer."""
    udf = compiled(function)
    assert (udf.form, reductions(udf)) == ("reduced", KNOWN[function]), udf.path
    remainder = Remainder(udf)
    for window in WINDOWS:
        found, expected = remainder(window), in_python(function, window)
        if expected[1][0] is ZeroDivisionError:
            assert found[0] == "value"
            continue
        exact = not KNOWN[function] & ROUNDED and function.__name__ not in EITHER_ZERO
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
