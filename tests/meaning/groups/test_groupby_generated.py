"""``groupby`` of random frames by random keys: the index, the order, the dtype and the values are pandas'."""

from random import Random
from typing import Any

import pandas as pd
import pytest

import udf
from tests.support.budget import budget
from tests.support.group_frames import FRAMES, SERIES, assert_same, by_of, frame, function_of, quietly
from udf.base.pandas_meaning import meaning

NO_EMPTY = ("s.iloc", "s.prod", "s.min", "s.max", "s.to_numpy", ".max()", ".min()", "iloc", "s.nunique")
"""What pandas raises of, or gives a NaN among whole numbers, where a group has no row."""

COLUMNS = (*"xyinbf", "big")

NOT_YET = (
    ("s.isna()", "b"), ("s - s.mean()", "in"), ("(s * 2 + 1)", "b"), ("s.prod()", "b"), ("s.iloc[-1] - s.iloc[0]", "b"),
)  # fmt: skip
"""Functions that are refused for columns of whole numbers or bools."""


def options_of(random: Random, source: str) -> dict[str, Any]:
    """Return some of groupby's parameters; groups without rows only where the function can have them."""
    names = [name for name in ("sort", "dropna", "as_index") if random.random() < 0.3]
    if random.random() < 0.3 and not any(part in source for part in NO_EMPTY):
        names.append("observed")
    asked = dict.fromkeys(names, False)
    return asked if meaning().observed else {"observed": True, **asked}  # which has to be said there


def column_case(random: Random, given: pd.DataFrame) -> None:
    """Hold one function of one column's groups against pandas."""
    source, column, way = random.choice(SERIES), random.choice(COLUMNS), random.choice(("agg", "apply"))
    by, how, function = by_of(given, random), options_of(random, source), function_of(source)
    if source == "s.prod()" and column == "f":
        return  # it overflows where ours does not
    if column not in "xy":
        how["observed"] = True  # a group without rows gives floats among others
    try:
        wanted = quietly(lambda: getattr(given.groupby(by, **how)[column], way)(function))
    except (TypeError, ValueError, IndexError):
        return  # pandas itself has no answer
    try:
        found = getattr(given.udf.groupby(by, **how)[column], way)(function)
    except udf.errors.UdfCompileError as refused:
        if not any(part in source and column in columns for part, columns in NOT_YET):
            raise AssertionError((source, column)) from refused
        return
    except OverflowError:  # Python's integers that need more than 64 bits
        assert column == "big"
        return
    assert_same(found, wanted)


def frame_case(random: Random, given: pd.DataFrame) -> None:
    """Hold one function of a frame's groups against pandas."""
    source = random.choice(FRAMES)
    by, how, function = by_of(given, random), options_of(random, source), function_of(source)
    how["observed"] = True
    wanted = quietly(lambda: given.groupby(by, **how).apply(function))
    try:
        found = given.udf.groupby(by, **how).apply(function)
    except udf.errors.UdfCompileError as refused:
        if udf.options.backend != "cuda" or "on the processor" not in str(refused):
            raise
        return  # what sorts needs memory, which functions of groups have on the processor only
    assert_same(found, wanted)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(budget(40)))
def test_groups_of_a_column_are_pandas(seed: int) -> None:
    """``agg`` and ``apply`` of one column, by any keys."""
    random = Random(seed)
    given = frame(random.choice((1, 5, 40, 200)), seed)
    for _ in range(4):
        column_case(random, given)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(budget(40)))
def test_groups_of_a_frame_are_pandas(seed: int) -> None:
    """``apply`` of a function of several columns, by any keys."""
    random = Random(seed)
    given = frame(random.choice((1, 5, 40, 200)), seed)
    for _ in range(4):
        frame_case(random, given)
