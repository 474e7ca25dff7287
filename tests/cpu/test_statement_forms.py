"""An expression means the same in every form of statement, and in a function that it is moved into, as in pandas."""

from __future__ import annotations

import warnings
from random import Random
from typing import Any

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.budget import budget, some
from tests.support.statement_forms import DOORS, FORMS, case, function_of
from udf.errors import InternalError, UdfError

SETTLED = ("values", "windows", "groups")


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
    with udf.options(backend="cpu"):
        try:
            found = outcome(door, function, ours=True)
        except UdfError:
            return False
    if isinstance(wanted, tuple) or isinstance(found, tuple):
        assert (type(found), str(found)) == (type(wanted), str(wanted)), (door, form, expression)
    else:
        rounded = {"rtol": 1e-12} if door in ("windows", "groups") else {"check_exact": True}
        pd.testing.assert_series_equal(found, wanted, obj=f"{door}: {expression} as {form}", **rounded)
    return True


TRIES = [form for form in FORMS if "try:" in FORMS[form]]


@pytest.mark.parametrize(
    ("door", "expression"),
    [("values", "two(y=v, x=2.5)"), ("windows", "v.std(ddof=0)"), ("groups", "v.rank(ascending=False).iloc[-1]")],
)
def test_keyword_arguments_inside_try(door: str, expression: str) -> None:
    """Python 3.11 and 3.12 load their names by an instruction that a ``try`` once cut off from its call."""
    assert all(agrees(door, form, expression) for form in some(TRIES, 2))


@pytest.mark.slow
@pytest.mark.parametrize("door", SETTLED)
def test_forms_drawn(door: str) -> None:
    """Some expressions in some forms."""
    random = Random(door)
    for _ in range(budget(240)):
        agrees(door, *case(random, door))
