"""``udf.pandas.install()``: groups and windows that compiled code leaves to Python, each once, in pandas' order."""

import numpy as np
import pytest

import udf
import udf.pandas
from tests.meaning.fallback.test_parts_leaving import (
    CASES,
    assert_alike,
    called,
    centred,
    first_or_last,
    noted,
    of_frame,
    of_windows,
    outcome,
)
from tests.support.installed import on_cpu  # noqa: F401 - a fixture
from udf.doors.installed import groups

PANDAS_OWN = {
    "agg of small integers", "agg of nullable integers", "agg of a dict", "agg by name", "agg by name, columns in turn",
    "agg, keys as columns",
    "apply with more", "apply of frames", "apply of frames, by label", "apply as long", "apply, columns",
    "transform as long", "transform, missing keys", "transform of frames", "rolling: expanding",
}  # fmt: skip
"""Calls that pandas runs: of narrow dtypes, of functions that call one that notes, of parts of which most leave."""


@pytest.fixture(autouse=True)
def in_python():
    with udf.options(fallback="python"):
        yield


def as_pandas(case, function, monkeypatch=None, **replaced):
    """Hold what a call gives and notes against pandas, with names of Inlay's modules ``replaced``."""
    data, run = called(case)
    expected = outcome(run, data, function)
    for name, value in replaced.items():
        monkeypatch.setattr("udf.doors.installed." + name.replace("__", "."), value)
    with udf.pandas.accelerated(always=True):
        found = outcome(run, data, function)
    if replaced:
        monkeypatch.undo()
    assert_alike(found, expected)
    return udf.pandas.report()


@pytest.mark.filterwarnings("ignore:Pinning the groupby key:FutureWarning")
@pytest.mark.parametrize(("case", "function"), CASES)
def test_groups_and_windows_leave_one_by_one(case, function) -> None:
    """Each once, in order, after others were compared with pandas' own; results that do not fit are pandas'."""
    report = as_pandas(case, function)
    assert report.faults == 0
    if function in (noted, centred, first_or_last, of_frame, of_windows) and case not in PANDAS_OWN:
        assert any(site.compiled and "s in Python: " in site.why for site in report), report


@pytest.mark.parametrize(("case", "function"), [("agg", noted), ("rolling: rows", of_windows)])
def test_groups_and_windows_that_differ_are_pandas_own(case, function, monkeypatch) -> None:
    """What compiled code gave is compared before Python has run anything: each side effect happens once."""
    close = lambda found, *_, **__: np.isnan(found)
    (site,) = as_pandas(
        case, function, monkeypatch, groups__difference=lambda *_: "1 for 2", window_calls__np__isclose=close
    )
    assert (site.compiled, site.why.partition(":")[0]) == (0, "differs")


@pytest.mark.slow
def test_a_later_column_that_differs_makes_the_call_pandas_own(monkeypatch) -> None:
    given = groups.difference
    third = lambda made, *rest: "1 for 2" if "m" in made else given(made, *rest)
    report = as_pandas("later columns", noted, monkeypatch, groups__difference=third)
    assert all(not site.compiled or site.method != "DataFrameGroupBy.agg" for site in report)
