"""Loops over a window: those that are proven to be reductions, those that are not, and that nothing else changes."""

from __future__ import annotations

import math

import numpy as np
import pytest

from tests.cpu.test_reduced_functions import WINDOWS
from tests.window_remainders import Remainder, agrees, compiled, in_python, reductions, window_call
from udf.errors import UdfCompileError

# ruff: noqa: B007, F841, FURB136, PLR1730, PLW0120 - loops as people write them

# -- sums and counts -----------------------------------------------------------------------------------


def total(w):
    s = 0.0
    for v in w:
        s += v
    return s


def total_from_zero(w):
    s = 0
    for v in w:
        s = v + s
    return s


def less(w):
    s = 1.5
    for v in w:
        s -= v
    return s


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


def by_while(w):
    s = 0.0
    i = 0
    while i < len(w):
        s += w[i]
        i += 1
    return s / i


def by_while_shape(w):
    s = 0.0
    n = 0
    i = 0
    while w.shape[0] > i:
        if w[i] == w[i]:
            s += w[i]
            n += 1
        i = i + 1
    return s + n


def by_enumerate(w):
    s = 0.0
    for _i, v in enumerate(w):
        s += v
    return s


def from_first(w):
    s = w[0]
    for v in w[1:]:
        s += v
    return s


def from_first_by_index(w):
    s = w[0]
    for i in range(1, len(w)):
        s += w[i]
    return s


def counted(w):
    n = 0
    for _ in w:
        n += 1
    return n


def counted_twice(w):
    n = 5
    for _ in range(1, len(w)):
        n += 2
    return n + w[0]


def scaled(w):
    s = 0.0
    for v in w:
        s += 2.0 * v
    return s


def averaged(w):
    s = 0.0
    for v in w:
        s += v / len(w)
    return s


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


def missing(w):
    n = 0
    for v in w:
        if np.isnan(v):
            n += 1
    return n


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


def about_a_point(w):
    s = 0.0
    for i in range(len(w)):
        s += np.square(2.5 - w[i])
    return s


def about_the_first(w):
    s = 0.0
    for v in w:
        s += (v - w[0]) ** 2
    return s


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


def index_afterwards(w):
    s = 0.0
    for i in range(len(w)):
        s += w[i]
    return s + i


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


def helper_without_nan(w):
    return mean_of(w[~np.isnan(w)])


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
    total: {"sum", "rows"}, total_from_zero: {"sum", "rows"}, less: {"sum", "rows"}, by_index: {"sum", "rows"},
    by_known_range: {"sum", "rows"}, by_while: {"sum", "rows"}, by_while_shape: {"fsum", "rows", "nans"},
    by_enumerate: {"sum", "rows"}, from_first: {"sum", "rows", "item"}, from_first_by_index: {"sum", "rows", "item"},
    counted: {"rows"}, counted_twice: {"rows", "item"}, scaled: {"sum", "rows"}, averaged: {"sum", "rows"},
    several: {"sum", "rows", "fmax"}, without_nan: {"fsum", "rows", "nans"},
    without_nan_by_continue: {"fsum", "rows", "nans"}, missing: {"rows", "nans"}, deviation: {"m2", "rows", "sum"},
    deviation_by_hand: {"m2", "rows", "sum"}, mean_square: {"m2", "rows", "sum"}, about_a_point: {"m2", "rows", "sum"},
    about_a_quotient: {"m2", "rows", "sum"},
    about_the_first: {"m2", "rows", "sum", "item"}, greatest: {"fmax", "item", "rows"},
    greatest_of_rest: {"fmax", "item", "rows"}, greatest_by_while: {"fmax", "item", "rows"},
    greatest_from_infinity: {"fmax", "rows"}, least_above: {"fmin", "rows"}, least_by_choice: {"fmin", "rows"},
    propagating: {"fmax", "item", "rows", "nans"}, propagating_least: {"fmin", "rows", "nans"},
    ignoring: {"fmin", "item", "rows", "nans"}, ignoring_greatest: {"fmax", "rows", "nans"},
    guarded_extreme: {"fmax", "rows"}, both: {"fmin", "fmax", "item", "rows"},
    both_apart: {"fmin", "fmax", "item", "rows"}, in_a_branch: {"sum", "rows"}, with_else: {"sum", "rows"},
    item_afterwards: {"item", "rows"}, last_or: {"item", "rows"}, index_afterwards: {"sum", "rows"},
    was_there_one: {"rows"}, repeated: {"sum", "rows"}, by_helper: {"sum", "rows", "item"},
    helper_without_nan: {"fsum", "rows", "nans"}, nothing: set(), reused_names: {"m2", "rows", "sum"},
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


@pytest.mark.parametrize("function", KNOWN, ids=lambda f: f.__name__)
def test_known_loops_over_whole_windows(function):
    """Of a constant length, without NaN: nothing is asked about either."""
    udf = compiled(function, length=3, clipped=False)
    assert not reductions(udf) & {"rows", "nans", "fsum", "fmin", "fmax"}
    remainder = Remainder(udf)
    for window in (w for w in WINDOWS if len(w) == 3 and not any(map(math.isnan, w))):
        assert agrees(remainder(window), in_python(function, window), exact=False)


# -- loops that are none -------------------------------------------------------------------------------------


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


UNKNOWN = {
    left_early: "it can be left early", returned_early: "it can be left early", raises_inside: "it can be left early",
    conditional_count: "'n' is none of the sums", decayed: "'s' is none of the sums",
    weighted: "'s' is none of the sums", resetting: "max(m, value) is known", replacing_nan: "'m' is none of the sums",
    every_other: "something else than the window", rest_only: "'s' is none of the sums",
    rest_extreme: "'m' is none of the sums", steps: "an index that is not its counter",
    argument_of_max: "an index that is not its counter", set_sometimes: "'x' is none of the sums",
    running: "'t' is none of the sums", swapped: "'a' is none of the sums", product: "'p' is none of the sums",
    nested: "'s' is none of the sums", scalar_loop_inside: "a loop in its body",
    stepping_by_two: "its counter does not go through", one_short: "its indices are not those",
    fixed_range: "its indices are not those", apart: "'low' is none of the sums", divided_by_item: "what may be 0",
    divided_aside: "what may be 0", truths: "'s' is none of the sums",
    called: "exp() in its body", shifted: "'s' is none of the sums", strict_sum: "'s' is none of the sums",
    entered_again: "'s' is none of the sums",
}  # fmt: skip


@pytest.mark.parametrize("function", UNKNOWN, ids=lambda f: f.__name__)
def test_other_loops_are_refused_with_the_reason(function):
    """The text names the loop's line and what of it is not known."""
    from udf.frontend.compile import lower_to_ptx  # noqa: PLC0415 - imports numba
    from udf.frontend.reduced.path import refusal  # noqa: PLC0415 - as above

    with pytest.raises(UdfCompileError) as caught:
        lower_to_ptx(window_call(function))
    text = refusal(caught.value)
    assert text.startswith("the window in memory: a loop over the window is not a known reduction: ")
    assert UNKNOWN[function] in text
    lines = [line for _, _, line in function.__code__.co_lines() if line]
    assert min(lines) < caught.value.line <= max(lines)


@pytest.mark.parametrize("function", [resetting, replacing_nan, fixed_range], ids=lambda f: f.__name__)
def test_more_is_known_of_whole_windows(function):
    """With min_periods of the whole length no window has a NaN, and its length is a constant of the code."""
    udf = compiled(function, length=3, clipped=False)
    assert udf.form == "reduced"
    remainder = Remainder(udf)
    for window in ([3.0, 1.0, 2.0], [1.0, 2.0, 3.0], [-1.0, -1.0, -2.0]):
        assert agrees(remainder(window), in_python(function, window), exact=True)


# -- tables ----------------------------------------------------------------------------------------------------


def of_columns(w):
    a = 0.0
    b = w[0, 1]
    for i in range(len(w)):
        a += w[i, 0]
        b = max(b, w[i, 1])
    return a - b


def one_column(w):
    x = w[:, 1]
    s = 0.0
    for v in x:
        s += v * v
    return s


def both_columns(w):
    s = 0.0
    for v in w[:, 0]:
        s += v
    for v in w[:, -1]:
        s -= v
    return s


def mixed(w):
    s = 0.0
    for i in range(len(w)):
        s += w[i, 0] * w[i, 1]
    return s


@pytest.mark.parametrize("function", [of_columns, one_column, both_columns], ids=lambda f: f.__name__)
def test_loops_over_columns(function):
    """``w[i, c]`` and ``w[:, c]`` are items of column c."""
    remainder = Remainder(compiled(function, 2))
    for table in (([1.0, 2.0], [3.0, -4.0]), ([1.0, math.nan, 3.0], [2.0, 5.0, 4.0]), ([2.0], [-0.0])):
        assert agrees(remainder(*table), in_python(function, *table), exact=False)


def test_a_product_of_columns_is_refused():
    """A sum over both columns is none of the reductions."""
    from udf.frontend.compile import lower_to_ptx  # noqa: PLC0415 - imports numba

    with pytest.raises(UdfCompileError, match="none of the sums"):
        lower_to_ptx(window_call(mixed, 2))


@pytest.mark.parametrize("function", KNOWN, ids=lambda f: f.__name__)
def test_known_loops_over_windows_that_are_never_empty(function):
    """That there is a row is known to LLVM: a test of it is gone, and all else stays."""
    remainder = Remainder(compiled(function, empty=False))
    assert not {site.exception for site in remainder.udf.raises} & {"UnboundLocalError"}
    for window in filter(None, WINDOWS):
        found, expected = remainder(window), in_python(function, window)
        if expected[1][0] is not ZeroDivisionError:
            assert agrees(found, expected, exact=False), (window, found, expected)
