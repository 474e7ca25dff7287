"""A variable that is an int on one path and a float on another: Python's value, or OverflowError for lost digits."""

import math
import warnings

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.frontend_cases import compiled, on_cpu

LARGE = 2**53 + 1


def modulo(a, x):
    """Choose, then ask for the last digit."""
    y = a if a > 0 else x
    return y % 10


def whole(a, x):
    """Choose, then ask for the integer."""
    y = a if a > 0 else x
    return int(y)


def equal(a, x):
    y = a if a > 0 else x
    return y == a


def line(a, x):
    """Choose, then compute with integers."""
    y = a if a > 0 else x
    return y * 2 + 1


def square(a, x):
    """Choose, then leave what a float64 holds."""
    y = a if a > 0 else x
    return y * y % 10


def least(a, x):
    """Compute with the least of both."""
    return min(a, x) * 3


TELLING = [modulo, whole, equal, line, square, least]


@pytest.mark.slow
@pytest.mark.parametrize("function", TELLING)
def test_a_use_that_tells_them_apart_is_exact_or_raises(function) -> None:
    """Small integers are exact; what float64 does not hold is an error, as is a float of that size in a sum."""
    dtypes = ["int64", "float64"]
    for row in [(5, 0.25), (-3, 1e7), (0, 2.5), (2**26, 1.0), (-7, math.inf), (-7, -1e7)]:
        if function in (whole, modulo, square) and row[1] == math.inf:
            continue
        assert on_cpu(function, dtypes, [row])[0] == function(*row), row
    if function is least:
        assert on_cpu(function, dtypes, [(LARGE, 2.0)])[0] == 6.0
    if function in (line, square, least):
        with pytest.raises(OverflowError, match=r"beyond 2\*\*53"):
            on_cpu(function, dtypes, [(-3, -1e17)])
        frame = pd.DataFrame({"a": [1, -3, 2], "x": [0.5, -1e17, 0.25]})
        by_row = lambda row: function(row.a, row.x)
        with udf.options(fallback="python"):
            assert frame.udf.apply(by_row, axis=1).equals(frame.apply(by_row, axis=1))
    with pytest.raises(OverflowError, match=r"beyond 2\*\*53"):
        on_cpu(function, dtypes, [(-LARGE, 2.0) if function is least else (LARGE, 2.0)])
    assert len(on_cpu(function, dtypes, [(LARGE, 2.0)], overflow="wrap")) == 1


def test_a_result_column_of_both_is_float64_and_loses_no_bit() -> None:
    """An ID with a NaN fallback: what may not be a float64 is Python's at pandas' door, and else raises."""
    function = lambda a: a if a > 0 else math.nan
    assert on_cpu(function, ["int64"], [(2**53,), (7,)]).tolist() == [2.0**53, 7.0]
    values = pd.Series([7, 2**60, -1, 5, 3])
    with udf.options(fallback="python"), warnings.catch_warnings():
        warnings.simplefilter("ignore", udf.errors.FallbackWarning)
        pd.testing.assert_series_equal(values.udf.map(function), values.map(function))
        assert udf.last_call().in_python == 1
    for lost in (LARGE, 2**60, 2**63 - 1):
        with pytest.raises(OverflowError, match="would lose digits"):
            on_cpu(function, ["int64"], [(lost,)])
    with pytest.raises(OverflowError, match="would lose digits"):
        on_cpu(lambda a, x: a if a > 0 else x, ["uint64", "float64"], [(2**64 - 1, 0.5)])


def test_what_is_overwritten_does_not_raise() -> None:
    """The integer is looked at where it stays."""

    def overwritten(a, x):
        y = a
        if x > 0:
            y = x
        return y

    dtypes = ["int64", "float64"]
    assert on_cpu(overwritten, dtypes, [(LARGE, 2.5), (3, -1.0)]).tolist() == [2.5, 3.0]
    with pytest.raises(OverflowError, match="would lose digits"):
        on_cpu(overwritten, dtypes, [(LARGE, -1.0)])
    assert on_cpu(overwritten, ["uint64", "int64"], [(2**63 + 1, 2)]).tolist() == [2]


def test_a_null_is_neither() -> None:
    """What lies under it is not looked at."""
    hidden = pd.arrays.IntegerArray(np.array([LARGE, 5]), np.array([True, False]))
    frame = udf.DataFrame(pd.DataFrame({"a": hidden, "x": [0.5, 1.5]}))

    def chosen(row):
        y = row.a
        if row.x > 1.0:
            y = row.x
        return y % 10

    assert list(frame.apply(chosen)) == [None, 1.5]


def test_an_integer_zero_has_no_sign() -> None:
    """-y of the int 0 is 0; of the float 0.0 it is -0.0: which it is, Python says at pandas' door."""

    def negated(a, x):
        y = a if x > 0 else x
        return math.copysign(1.0, -y)

    dtypes = ["int64", "float64"]
    assert on_cpu(negated, dtypes, [(3, 1.0)])[0] == -1.0
    with pytest.raises(OverflowError, match="has a sign"):
        on_cpu(negated, dtypes, [(0, 1.0)])
    frame = pd.DataFrame({"a": [0, 3, 4, 0, 5], "x": [1.0, 0.0, 2.0, -1.0, 2.0]})
    values = pd.Series([1, 2, 3, 0, 4, 5, 6])

    def few(x):
        y = 0 if x > 5 else x * 0.5
        return -y

    by_row = lambda row: negated(row.a, row.x)
    with udf.options(fallback="python"), warnings.catch_warnings():
        warnings.simplefilter("ignore", udf.errors.FallbackWarning)
        assert frame.udf.apply(by_row, axis=1).equals(frame.apply(by_row, axis=1))
        assert repr(values.udf.map(few)) == repr(values.map(few))
        assert udf.last_call().in_python <= 2  # the int 0, and a float 0.0; none where Python 3.13 compiles two ways


def total(x, k):
    """Start at the int 0."""
    added = 0
    for _ in range(4):
        added += x * k
    return added


def score(x, k):
    found = 0
    if x > 0:
        found += 1
    if k > 0:
        found += 0.5
    return found * 2


def chosen_constant(x, k):
    y = 0 if x > k else 0.5
    return y + x


def converted(x, k):
    """Use as a float only."""
    y = k if k > 0 else x
    return y * 1.5 + math.sqrt(y + 0.5)


@pytest.mark.parametrize("function", [total, score, chosen_constant])
def test_small_integers_cost_nothing(function) -> None:
    """Constants, counters and what is made of them are exact as floats: no check, no status."""
    rows = [(1.5, 2), (-3.0, 1), (0.25, -4)]
    assert on_cpu(function, ["float64", "int64"], rows).tolist() == [function(*row) for row in rows]
    assert compiled(function, "float64", "int64").raises == ()


def test_what_is_used_as_a_float_is_one() -> None:
    """Python rounds the int to a float there, too."""
    rows = [(1.5, 2**53), (2.0, -1), (0.5, 7)]
    found = on_cpu(converted, ["float64", "int64"], rows)
    np.testing.assert_array_max_ulp(found, np.array([converted(*row) for row in rows]), 2)
    with pytest.raises(OverflowError, match=r"beyond 2\*\*53"):
        on_cpu(converted, ["float64", "int64"], [(1.5, LARGE)])


def positive(a):
    """Return an int or a float."""
    return a if a > 0 else 0.5


def again(a):
    return positive(a)


def either(a, x):
    """Return one of two columns' types."""
    return a if a > 0 else x


HELPED = {
    "a product": lambda a: positive(a) * positive(a),
    "a sum": lambda a: positive(a) + 1,
    "a digit": lambda a: positive(a) % 10,
    "equal": lambda a: positive(a) == a,
    "of another": lambda a: again(a) * 10**9,
    "whole": lambda a: int(positive(a)),
    "itself": lambda a: positive(a),
    "a float that is whole": lambda a: either(a - 2**40, 2.0**80) + 1,
    "chosen": lambda a: max(positive(a), 1) * 2**30,
}


@pytest.mark.parametrize("name", HELPED)
def test_what_a_helper_returns_stays_an_int_or_a_float(name) -> None:
    """Python's value, or OverflowError where an integer has more than 53 bits; a float of any size is one."""
    function = HELPED[name]
    for value in (3, -5, 2**31, 2**52 - 1, 2**53, LARGE, 2**60):
        want = function(value)
        try:
            (got,) = udf.Series([value]).applymap(function)
        except OverflowError:
            assert max(value, want) >= 2**53, (value, want)
            continue
        assert int(got) == want if isinstance(want, int) else got == want, (value, got, want)


def test_a_power_of_small_integers_is_followed() -> None:
    """``y * y * y`` of an int32 that may be a float: returned only, it lost its last digits."""

    def cube(s):
        y = s if s > 0 else 0.5
        return y * y * y

    assert list(udf.Series(np.array([3, -1], np.int32)).applymap(cube)) == [27.0, 0.125]
    with pytest.raises(OverflowError):
        udf.Series(np.array([2**31 - 1], np.int32)).applymap(cube)
