"""Paths that always raise: a mode that is not supported, a loop that ends at once, a UDF without any value."""

import pandas as pd
import pytest

import udf
from tests.support.against_python import assert_is_python

MODE = 3


def unsupported_mode(a):
    if MODE == 1:
        return a
    if MODE == 2:
        return -a
    raise NotImplementedError("bad mode")


def mode_in_an_endless_loop(a):
    while True:
        if MODE == 1:
            return a
        if a > 5:
            raise NotImplementedError("bad mode")
        a += 1


def mode_in_a_loop(a):
    total = 0
    for i in range(a + 1):
        total += i
        if MODE == 1:
            break
        if MODE == 2:
            continue
        raise NotImplementedError("bad mode")
    return total


def loop_that_raises(a):
    total = 0
    for _ in range(a):
        raise NotImplementedError("bad mode")
    return total


def loop_that_raises_over_a_tuple(a):
    total = 0
    for i in (1, 2, 3):
        if MODE == 1:
            total += i
        else:
            raise NotImplementedError("bad mode")
    return total + a


def loop_that_returns(a):
    for i in range(a):
        return i + 10
    return a


def after_the_loop(a):
    total = 0
    for i in range(3):
        total += i * a
        if total > 1:
            raise NotImplementedError("bad mode")
    raise ValueError("no end")


FUNCTIONS = [value for value in list(globals().values()) if getattr(value, "__module__", "") == __name__]


@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda f: f.__name__)
def test_the_row_raises_as_in_python(function) -> None:
    """No internal error, whatever is left of the function."""
    assert_is_python(function, -1, 0, 1, 2, 7)


def test_no_row_gives_no_exception() -> None:
    """An empty column has nothing to raise; its result is float64."""
    assert udf.Series(pd.Series([], dtype="int64")).applymap(unsupported_mode).dtype.name == "float64"


def test_a_window_that_raises() -> None:
    """The same for windows, whose results are float64 anyway."""
    with pytest.raises(NotImplementedError, match="bad mode"):
        udf.Series([1.0, 2.0, 3.0]).rolling(2).apply(unsupported_mode)
