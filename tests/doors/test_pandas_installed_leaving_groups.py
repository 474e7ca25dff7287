"""``udf.pandas.install()``: groups and windows that compiled code leaves to Python, each once, in pandas' order."""

import numpy as np
import pandas as pd
import pytest

import udf
import udf.pandas
from tests.support.installed import on_cpu, same  # noqa: F401 - a fixture
from udf.doors.installed import groups

NOTED = []
GROUPS = pd.DataFrame({"k": np.arange(900) % 30, "a": np.arange(900.0) % 101, "b": 2.0}, index=range(5, 905))
GROUPS.loc[[17, 100], "a"] = [1000.0, 2000.0]
COLUMNS = GROUPS.assign(b=np.arange(900), c=2.0, t="x")
COLUMNS.loc[[30, 100, 840], "b"] = [10_000, 20_000, 10_000]


@pytest.fixture(autouse=True)
def in_python():
    NOTED.clear()
    with udf.options(fallback="python"):
        yield


def spread(values):
    if values.max() > 500:
        NOTED.append(float(values.sum()))
    return values.max() - values.min()


def spread_of_each(values):
    if values.max() > 950:
        NOTED.append((values.name, float(values.sum())))
    return values.max() - values.min()


def rare(values):
    if values.max() > 9_000:
        NOTED.append(int(values.max()))
        return -1.5
    return values.min() * 1.0


def rarely_texts(values):
    if values.max() > 9_000:
        NOTED.append(int(values.max()))
        return "large"
    return values.max()


def rarely_raises(values):
    if values.max() > 950:
        NOTED.append(float(values.max()))
    if values.max() > 15_000:
        raise ValueError(float(values.max()))
    return values.min()


def noted_or_last(values):
    if len(values) > 1 and values.iloc[0] == 10:
        NOTED.append(len(values))
    return values.iloc[-1]


def centred(values):
    if values.max() > 500:
        NOTED.append((values.name, list(values.index)))
        return values * 0.0
    return values - values.mean()


def of_frame(group):
    if group["a"].max() > 500:
        NOTED.append((group.name, len(group)))
    return group["a"].max() * group["b"].min()


def keeps(values):
    if values.max() > 500:
        NOTED.append(float(values.max()))
        return bool(values.max() < 900)
    return values.mean() < 100


def keeps_frame(group):
    if group["a"].max() > 500:
        NOTED.append(group.name)
        return len(group) > 40
    return group["a"].mean() < 100


def first_of(window):
    if window.max() > 500:
        NOTED.append(window.index[0])
    return window.iloc[0]


def texts(values):
    return "large" if values.max() > 500 else values.max()


def raising(values):
    if values.max() > 500:
        NOTED.append(float(values.max()))
    if values.max() > 1500:
        raise ValueError(float(values.max()))
    return values.min()


def looked_up(values):
    """Return what pandas 2 finds when it calls again, with the groups' names; pandas 3 raises."""
    if values.max() > 500:
        NOTED.append(float(values.max()))
    return {5: 5.0}[values.name] if values.max() > 1500 else values.min()


PARTS = {
    "agg": lambda: GROUPS.groupby("k")["a"].agg(spread),
    "apply": lambda: GROUPS.groupby("k")["a"].apply(spread),
    "transform": lambda: GROUPS.groupby("k")["a"].transform(centred),
    "apply of frames": lambda: GROUPS.groupby("k")[["a", "b"]].apply(of_frame),
    "filter": lambda: GROUPS.groupby("k")["a"].filter(keeps),
    "filter of frames": lambda: GROUPS.groupby("k").filter(keeps_frame),
    "another type": lambda: GROUPS.groupby("k")["a"].agg(texts),
    "rolling arrays": lambda: GROUPS["a"].rolling(4).apply(spread, raw=True),
    "rolling": lambda: GROUPS["a"].rolling(4, min_periods=2).apply(first_of),
    "rolling in groups": lambda: GROUPS.groupby("k")["a"].rolling(3).apply(spread, raw=True),
    "one of all columns": lambda: columns().agg(rare),
    "two of the columns leave": lambda: columns().agg(spread_of_each),
    "two keys": lambda: COLUMNS.groupby(["k", "c"])[["a", "b"]].agg(rare),
    "groups that raise": lambda: GROUPS.groupby("k")["a"].agg(raising),
    "groups that raise a KeyError": lambda: GROUPS.groupby("k")["a"].agg(looked_up),
    "windows that raise": lambda: GROUPS["a"].rolling(4).apply(raising, raw=True),
    "several columns": lambda: GROUPS.groupby("k")[["a", "b"]].agg(spread),
    "a dict": lambda: columns().agg({"b": rare, "a": rare}),
    "by name": lambda: columns().agg(low=("a", rare), high=("b", rare), third=("b", rarely_texts)),
    "a list": lambda: columns().agg([rare, "max"]),
    "another type in the second column": lambda: columns().agg(rarely_texts),
    "raise in the second column": lambda: columns().agg(rarely_raises),
    "the third column is text": lambda: COLUMNS.groupby("k")[["a", "b", "t"]].agg(noted_or_last),
}
COMPILED = [*PARTS][: [*PARTS].index("groups that raise")]
"""Of the others the columns are several calls, or pandas' own."""


def columns():
    return COLUMNS.groupby("k")[["a", "b", "c"]]


def outcome(call):
    """Return what a call gives or raises, and what it has noted."""
    NOTED.clear()
    try:
        return call(), list(NOTED)
    except (ValueError, KeyError) as error:
        return error.args, list(NOTED)


def as_pandas(call, monkeypatch=None, **replaced):
    """Hold what a call gives and notes against pandas, with names of Inlay's modules ``replaced``."""
    expected, effects = outcome(call)
    for name, value in replaced.items():
        monkeypatch.setattr("udf.doors.installed." + name.replace("__", "."), value)
    with udf.pandas.accelerated(always=True):
        found, ours = outcome(call)
    if replaced:
        monkeypatch.undo()
    same(found, expected)
    assert ours == effects
    return udf.pandas.report()


@pytest.mark.filterwarnings("ignore:Pinning the groupby key:FutureWarning")
@pytest.mark.parametrize("case", PARTS)
def test_groups_and_windows_leave_one_by_one(case) -> None:
    """Each once, in order, after others were compared with pandas' own; results that do not fit are pandas'."""
    report = as_pandas(PARTS[case])
    assert report.faults == 0
    assert NOTED or case == "another type"
    if case in COMPILED:
        assert all(site.compiled for site in report), report  # of pandas 2 each column is a call of its own, too
        assert any("s in Python: " in site.why for site in report)


@pytest.mark.parametrize("case", ["agg", "rolling arrays"])
def test_groups_and_windows_that_differ_are_pandas_own(case, monkeypatch) -> None:
    """What compiled code gave is compared before Python has run anything: each side effect happens once."""
    close = lambda found, *_, **__: np.isnan(found)
    (site,) = as_pandas(
        PARTS[case], monkeypatch, groups__difference=lambda *_: "1 for 2", window_calls__np__isclose=close
    )
    assert (site.compiled, site.why.partition(":")[0]) == (0, "differs")


def test_a_later_column_that_differs_makes_the_call_pandas_own(monkeypatch) -> None:
    given = groups.difference
    third = lambda made, *rest: "1 for 2" if "c" in made else given(made, *rest)
    report = as_pandas(PARTS["two of the columns leave"], monkeypatch, groups__difference=third)
    assert all(not site.compiled or site.method != "DataFrameGroupBy.agg" for site in report)
