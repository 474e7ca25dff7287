"""A function that returns a tuple, a list, a dict or a Series on one path and None on another, which stays None."""

from functools import partial
from typing import Any

import pandas as pd
import pytest


def dict_or_none(x: int) -> Any:
    if x > 4:
        return {"a": x}
    return None


def caught(x: int) -> Any:
    try:
        return (10 // (x - 3), 1)
    except ZeroDivisionError:
        return None


FUNCTIONS = {
    "a dict": dict_or_none,
    "no return": lambda x: {"a": x, "b": 1.5} if x > 4 else None,
    "a tuple": lambda x: (x, 1) if x > 4 else None,
    "a list": lambda x: [x, 0.5] if x > 4 else None,
    "in try": caught,
    "of a helper": lambda x: caught(x),
    "a null among them": lambda x: (x, None) if x > 4 else (None, None) if x > 3 else None,
    "tuples alone": lambda x: (x, None) if x > 4 else (None, None),
}
VALUES = pd.Series([3, 5, 4, 7], name="n")


@pytest.mark.parametrize("name", FUNCTIONS)
def test_none_is_none(name: str) -> None:
    """It was a tuple, or a dict, of None; of values, rows and groups."""
    function = FUNCTIONS[name]
    frame = pd.DataFrame({"x": VALUES, "t": "text", "k": [1, 2, 3, 4]})
    for ours, theirs in (
        (VALUES.udf.map(function), VALUES.map(function)),
        (VALUES.udf.apply(function), VALUES.apply(function)),
        (frame.udf.apply(lambda r: function(r.x), axis=1), frame.apply(lambda r: function(r.x), axis=1)),
    ):
        assert list(ours) == list(theirs)
        pd.testing.assert_series_equal(ours, theirs)


def test_none_of_a_partial() -> None:
    """Which is no function of Python's."""
    function = partial(lambda x, y: (x, y) if x > 4 else None, y=2)
    pd.testing.assert_series_equal(VALUES.udf.map(function), VALUES.map(function))


@pytest.mark.slow
@pytest.mark.parametrize("function", [lambda s: (s.max(), s.min()) if len(s) > 1 else None])
def test_none_of_a_group(function: Any) -> None:
    frame = pd.DataFrame({"k": [1, 1, 2], "x": [1, 2, 3]})
    ours = frame.udf.groupby("k")["x"].apply(function)
    pd.testing.assert_series_equal(ours, frame.groupby("k")["x"].apply(function))


def test_a_series_or_none() -> None:
    """What comes of it pandas says: a frame, or objects."""
    function = lambda r: pd.Series({"a": r.x}) if r.x > 4 else None
    for values in ([3, 5], [5, 3], [5, 6]):
        frame = pd.DataFrame({"x": values, "t": "text"})
        ours, theirs = frame.udf.apply(function, axis=1), frame.apply(function, axis=1)
        assert type(ours) is type(theirs)
        assert repr(ours) == repr(theirs)


@pytest.mark.parametrize(
    "function",
    [
        lambda x: None if x > 4 else (x, "a"),
        lambda x: ("a", "bb") if x > 4 else None,
        lambda x: ("a", x) if x > 5 else ("bb", x) if x > 3 else None,
    ],
)
def test_a_text_that_is_written_out_in_a_tuple_or_none(function: Any) -> None:
    """It was refused in words of Numba's."""
    pd.testing.assert_series_equal(VALUES.udf.map(function), VALUES.map(function))
