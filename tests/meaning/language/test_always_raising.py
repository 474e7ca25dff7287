"""What always raises, in the rows that get there: modes, loops, helpers without an end; items that a tuple has not."""

import pandas as pd
import pytest

import udf
from tests.support.against_python import assert_is_python
from udf.errors import UdfCompileError

MODE, KNOWN = 3, (1, 2, 3)


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


def refuse(a):
    raise ValueError("no", 3)


def refuse_either(a):
    if a > 1:
        raise KeyError("k")
    else:  # noqa: RET506 - two raises, no return
        raise ValueError("v")


def on_a_path(a):
    if a == 2:
        refuse(a)
    return a


def list_on_a_path(a):
    if a == 2:
        return [1, a][2]  # noqa: PLE0643 - the test is about it
    return a


OF_MODES = (
    unsupported_mode, mode_in_an_endless_loop, mode_in_a_loop, loop_that_raises, loop_that_raises_over_a_tuple,
    loop_that_returns, after_the_loop,
)  # fmt: skip
FUNCTIONS = {function.__name__: function for function in OF_MODES} | {
    "in bounds": lambda a: KNOWN[2] + (a, a)[-2],
    "a helper": lambda a: refuse(a),
    "either": lambda a: refuse_either(a),
    "helper on a path": lambda a: a if a < 3 else refuse(a),
    "its value": lambda a: refuse(a) + 1,
    "as a statement": on_a_path,
}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_the_row_raises_as_in_python(name) -> None:
    """And no other row, nor the function as a whole; no internal error, whatever is left of it."""
    assert_is_python(FUNCTIONS[name], -1, 0, 1, 2, 7)


LACKING = {
    "captured": lambda a: KNOWN[5],
    "on a path": lambda a: KNOWN[3] if a == 9 else a,
    "from the end": lambda a: KNOWN[-4] if a == 2 else KNOWN[-3],
    "written out": lambda a: (a, a)[2] if a == 2 else a,  # noqa: PLE0643 - the test is about it
    "a list": list_on_a_path,
}


@pytest.mark.parametrize("name", LACKING)
def test_an_item_that_a_tuple_has_not_is_pythons(name, by_default) -> None:
    """The place is left to Python at `.udf`, and refused elsewhere."""
    del by_default
    numbers = pd.Series([-1, 0, 7])
    try:
        expected = numbers.map(LACKING[name])
    except IndexError as error:
        with pytest.raises(IndexError, match=str(error)):
            numbers.udf.map(LACKING[name])
    else:
        pd.testing.assert_series_equal(numbers.udf.map(LACKING[name]), expected)
    with pytest.raises(UdfCompileError, match="tuple index out of range"):
        udf.Series(numbers).applymap(LACKING[name])


def test_no_row_gives_no_exception() -> None:
    """An empty column has nothing to raise; its result is float64."""
    assert udf.Series(pd.Series([], dtype="int64")).applymap(unsupported_mode).dtype.name == "float64"


def test_a_window_that_raises() -> None:
    """The same for windows, whose results are float64 anyway."""
    with pytest.raises(NotImplementedError, match="bad mode"):
        udf.Series([1.0, 2.0, 3.0]).rolling(2).apply(unsupported_mode)
