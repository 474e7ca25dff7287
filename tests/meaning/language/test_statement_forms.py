"""An expression means the same in every form of statement, and in a function that it is moved into, as in pandas."""

# ruff: noqa: RUF015, C417 - functions under test

import warnings
from random import Random
from typing import Any

import numpy as np
import pandas as pd
import pytest

from tests.support.budget import budget, some
from tests.support.statement_forms import DOORS, FORMS, case, function_of
from udf.errors import InternalError, UdfError


def outcome(door: str, function: Any, *, ours: bool) -> Any:
    """Return what a call gives, or what it raises."""
    try:
        with warnings.catch_warnings(), np.errstate(all="ignore"):
            warnings.simplefilter("ignore")
            return DOORS[door][1](function, ours)
    except UdfError as error:
        if isinstance(error, InternalError):
            return error
        raise
    except Exception as error:  # noqa: BLE001 - whatever the function raises
        return type(error), str(error)


def agrees(door: str, form: str, expression: str) -> bool:
    """Compare one function with pandas; False if it is refused."""
    function = function_of(form, expression)
    wanted = outcome(door, function, ours=False)
    try:
        found = outcome(door, function, ours=True)
    except UdfError:
        return False
    if isinstance(wanted, tuple) or isinstance(found, tuple):
        assert (type(found), str(found)) == (type(wanted), str(wanted)), (door, form, expression)
    else:
        rounded: Any = {"check_exact": True} if door == "values" else {"rtol": 1e-12}
        pd.testing.assert_series_equal(found, wanted, obj=f"{door}: {expression} as {form}", **rounded)
    return True


TRIES = [form for form in FORMS if "try:" in FORMS[form]]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("door", "expression"),
    [("values", "two(y=v, x=2.5)"), ("windows", "v.std(ddof=0)"), ("groups", "v.rank(ascending=False).iloc[-1]")],
)
def test_keyword_arguments_inside_try(door: str, expression: str) -> None:
    """Python 3.11 and 3.12 load their names by an instruction that a ``try`` once cut off from its call."""
    assert all(agrees(door, form, expression) for form in some(TRIES, 4))


@pytest.mark.slow
@pytest.mark.parametrize("door", DOORS)
def test_forms_drawn(door: str) -> None:
    random = Random(door)
    for _ in some(range(budget(240)), 2):
        agrees(door, *case(random, door))


# -- helpers that raise, inside try ----------------------------------------------------------------------


def tenth(v: Any) -> int:
    """Raise for some numbers, in a condition and in a loop."""
    if v < 0:
        raise ValueError("negative")
    for _ in range(2):
        if v == 7:
            raise KeyError("seven")
    return int(10 // v)


def tried(v: Any) -> int:
    """Catch some of it itself."""
    try:
        return tenth(v) + 1
    except KeyError:
        return 1000


def caught(row: Any) -> Any:
    """Leave in a handler what was set before."""
    y = 5
    try:
        y = tenth(row["a"])
        y = y + tried(row["a"]) + tenth(v=row["a"])
    except ValueError:
        y = y - 100
    except KeyError:
        y = y - 200
    return y


def in_a_loop(row: Any) -> Any:
    t = 0
    for q in (3, 7, -1, 2):
        try:
            t += tenth(q * row["a"])
        except (ValueError, KeyError):
            t += 1000
            continue
        finally:
            t += 1
    return t


def inner(row: Any) -> Any:
    """Raise in a lambda, in a comprehension and in a key."""
    divide = lambda u: 10 // int(u)
    try:
        return divide(row["a"]) + [7 // int(u - 1) for u in (row["a"], 3)][0]
    except ZeroDivisionError:
        return max((row["a"], 2), key=lambda u: -u)


def mapped(row: Any) -> Any:
    """Raise in what a function of functions calls."""
    try:
        return sum(map(lambda u: 10 // int(u), [row["a"], 2]))
    except ZeroDivisionError:
        return -5


@pytest.mark.slow
@pytest.mark.parametrize("function", [caught, in_a_loop, inner, mapped])
def test_what_a_helper_raises_is_caught(function: Any) -> None:
    """Also where its code stands in the place of its call, as among NumPy's numbers."""
    frame = pd.DataFrame({"a": [3, -2, 7, 1, 2, 0]})
    with np.errstate(all="ignore"):
        pd.testing.assert_series_equal(frame.udf.apply(function, axis=1), frame.apply(function, axis=1))


def unset(row: Any) -> Any:
    """Set a variable in a loop alone."""
    for _ in range(2):
        r = isinstance(row["a"], int)
    return r


def matched(x: Any) -> Any:
    match x:
        case 3:
            r = 1
        case int():
            r = 2
    return r


@pytest.mark.slow
def test_the_type_of_what_is_set_on_some_paths_only() -> None:
    """Numba's propagation of literals did not expect such a variable."""
    frame = pd.DataFrame({"a": [1.0, 2.0]})
    assert frame.udf.apply(unset, axis=1).tolist() == [False, False]
    assert pd.Series([3, 2]).udf.map(matched).tolist() == [1, 2]
