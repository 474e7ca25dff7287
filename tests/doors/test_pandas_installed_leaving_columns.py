"""``udf.pandas.install()``: ``agg`` of several columns' groups leaves group by group, column by column as in pandas."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest

import udf
import udf.pandas
from tests.support.installed import on_cpu, same  # noqa: F401 - a fixture

NOTED: list[object] = []
ROWS = 900
FRAME = pd.DataFrame(
    {"k": np.arange(ROWS) % 30, "a": np.arange(ROWS) % 101 * 1.0, "b": np.arange(ROWS), "c": 2.0, "t": ["x"] * ROWS},
    index=range(5, ROWS + 5),
)
FRAME.loc[[17, 100], "a"] = [1000.0, 2000.0]
FRAME.loc[[30, 100, 840], "b"] = [10_000, 20_000, 10_000]


@pytest.fixture(autouse=True)
def in_python():
    NOTED.clear()
    with udf.options(fallback="python"):
        yield


def spread(values):
    if values.max() > 950:
        NOTED.append((values.name, float(values.sum())))
    return values.max() - values.min()


def rare(values):
    if values.max() > 9_000:
        NOTED.append(int(values.max()))
        return -1.5
    return values.min() * 1.0


def texts(values):
    if values.max() > 9_000:
        NOTED.append(int(values.max()))
        return "large"
    return values.max()


def raises(values):
    if values.max() > 950:
        NOTED.append(float(values.max()))
    if values.max() > 15_000:
        raise ValueError(float(values.max()))
    return values.min()


def groups():
    return FRAME.groupby("k")[["a", "b", "c"]]


CALLS = {
    "one of all": lambda: groups().agg(rare),
    "two leave": lambda: groups().agg(spread),
    "a dict": lambda: groups().agg({"b": rare, "a": rare}),
    "by name": lambda: groups().agg(low=("a", rare), high=("b", rare), third=("b", texts)),
    "a list": lambda: groups().agg([rare, "max"]),
    "another type in the second column": lambda: groups().agg(texts),
    "raises in the second column": lambda: groups().agg(raises),
    "the third column is text": lambda: FRAME.groupby("k")[["a", "b", "t"]].agg(noted_or_last),
    "two keys": lambda: FRAME.groupby(["k", "c"])[["a", "b"]].agg(rare),
}
"""Of these the columns are one call, but for those of dicts and names."""


def noted_or_last(values):
    if len(values) > 1 and values.iloc[0] == 10:
        NOTED.append(len(values))
    return values.iloc[-1]


def outcome(call):
    NOTED.clear()
    try:
        return call(), list(NOTED)
    except ValueError as error:
        return error.args, list(NOTED)


@pytest.mark.parametrize("case", CALLS)
def test_each_group_leaves_once_in_pandas_order(case) -> None:
    """Groups of all columns that stay were compared with pandas' own before."""
    expected, effects = outcome(CALLS[case])
    with udf.pandas.accelerated(always=True):
        found, ours = outcome(CALLS[case])
    same(found, expected)
    assert ours == effects
    assert effects
    report = udf.pandas.report()
    assert report.faults == 0
    if case in ("one of all", "two leave", "two keys"):
        assert all(site.compiled for site in report), report  # of pandas 2 each column is a call of its own, too
        assert any(" groups in Python: " in site.why for site in report)


def test_a_later_column_that_differs_makes_the_call_pandas_own(monkeypatch) -> None:
    """Nothing was run in Python before."""
    from udf.doors.installed import groups as module  # noqa: PLC0415 - what is replaced

    expected, effects = outcome(lambda: groups().agg(spread))
    given = module.difference
    monkeypatch.setattr(module, "difference", lambda made, *rest: "1 for 2" if "c" in made else given(made, *rest))
    with udf.pandas.accelerated(always=True):
        found, ours = outcome(lambda: groups().agg(spread))
    same(found, expected)
    assert ours == effects
    assert all(not site.compiled or site.method != "DataFrameGroupBy.agg" for site in udf.pandas.report())
