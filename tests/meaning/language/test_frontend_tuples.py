"""Functions that return several values, or None on one path: each a column, with its type, nulls and name."""

from collections import namedtuple
from functools import partial
from typing import Any, NamedTuple

import pandas as pd
import pytest

from tests.support.frontend_cases import column, passed, values
from udf.base.null_kinds import NA
from udf.errors import UdfCompileError


class Split(NamedTuple):
    whole: int
    part: float


Pair = namedtuple("Pair", ["low", "high"])  # noqa: PYI024 - this kind too


def split(x):
    if x > 0:
        return Split(int(x), x - int(x))
    return Split(0, 1)


def ordered(x):
    return Pair(low=min(x, 1.0), high=max(x, 1.5))


def shapes_of(function, *columns):
    return [(r.name, r.dtype.name, r.nullable) for r in passed(function, *columns).returns]


def test_each_value_has_its_own_type_and_nulls():
    """Members are named by position; what is only ever NA or None is a null float64."""
    x, y = column("int64"), column("float32", nullable=True)
    assert shapes_of(lambda x, y: (x + 1, y, x > 0, NA, None), x, y) == [
        ("0", "int64", False), ("1", "float32", True), ("2", "bool", False), ("3", "float64", True),
        ("4", "float64", True),
    ]  # fmt: skip
    assert shapes_of(lambda x, y: (x,), x, y) == [("0", "int64", False)]


def test_a_named_tuple_names_its_values():
    """Both kinds, and members that meet in a common type over the paths."""
    assert shapes_of(split, column("float64")) == [("whole", "int64", False), ("part", "float64", False)]
    assert shapes_of(ordered, column("float64")) == [("low", "float64", False), ("high", "float64", False)]
    assert values(split, [2.5, -1.0]) == [tuple(split(2.5)), tuple(split(-1.0))]


def nothing_below(x):
    if x < 0:
        return None
    return x, NA if x > 2 else 1


@pytest.mark.slow
def test_none_in_place_of_a_tuple_is_all_null():
    """Each member is null there; a member alone can be too."""
    assert values(nothing_below, [1.5, -1.0, 3.0]) == [(1.5, 1), (None, None), (3.0, None)]


def lengths(x):
    if x > 0:
        return x, 1
    return x, 1, 2


def tuple_or_number(x):
    if x > 0:
        return x, 1
    return x


def names(x):
    if x > 0:
        return Split(1, x)
    return Pair(1, x)


BAD = {
    lengths: r"a tuple \(float64, int\) in line {0} and a tuple \(float64, int, int\) in line {1}",
    tuple_or_number: r"a tuple \(float64, int\) in line {0} and float64 in line {1}",
    names: r"Split\(int64, float64\) in line {0} and Pair\(int64, float64\) in line {1}",
}


@pytest.mark.parametrize("function", BAD, ids=lambda function: function.__name__)
def test_results_that_do_not_meet_name_both_lines(function):
    """Tuples of other lengths, tuples and numbers, tuples of other names."""
    first = function.__code__.co_firstlineno
    with pytest.raises(UdfCompileError, match=BAD[function].format(first + 2, first + 3)):
        passed(function, column("float64"))


@pytest.mark.parametrize("function", [lambda x: (x, ()), lambda x: (x, (x, x)), lambda x: ()])
def test_a_tuple_of_something_else_is_refused(function):
    """Only numbers and bools are values of a tuple."""
    with pytest.raises(UdfCompileError, match="tuple"):
        passed(function, column("float64"))


PAIRS = {1.0: (1.0, 2), 2.0: (3.0, 4)}


def chosen(x):
    return (x, 1) if x > 0 else None


def asked(x):
    pair = (x, 1) if x > 0 else None
    return -1.0 if pair is None else pair[0]


def of_helper(x):
    pair = chosen(x)
    return pair[0]


def of_dict(x):
    pair = PAIRS.get(x)
    return -1.0 if pair is None else pair[0]


def in_a_loop(x):
    pair = None
    for i in range(3):
        if i < x:
            pair = (x, i)
    return 1.0 if pair else 2.0


@pytest.mark.parametrize("function", [asked, of_helper, of_dict, in_a_loop], ids=lambda function: function.__name__)
def test_what_may_be_a_tuple_or_none_is_asked_nothing(function):
    """It was never None: ``pair is None`` was False, its members null."""
    with pytest.raises(UdfCompileError, match="is a tuple on one path and None on another"):
        passed(function, column("float64"))


@pytest.mark.parametrize("function", [chosen, lambda x: chosen(x), lambda x: PAIRS.get(x)])
def test_a_tuple_or_none_is_returned(function):
    """Each of its members is null then."""
    assert [r.nullable for r in passed(function, column("float64")).returns] == [True, True]


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
    for given in ([3, 5], [5, 3], [5, 6]):
        frame = pd.DataFrame({"x": given, "t": "text"})
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
