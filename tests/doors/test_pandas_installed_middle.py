"""Calls that turn out longer than expected, under ``udf.pandas``: compiled code runs what pandas has not run yet."""

import sys
from importlib import import_module

import numpy as np
import pandas as pd
import pytest

import udf.pandas
from tests.support.installed import collatz, on_cpu, same  # noqa: F401 - a fixture
from udf.doors.installed.compiler_import import CompilerImport
from udf.doors.installed.plans import COMPILE_COSTS, PLANS


@pytest.mark.slow
def test_a_call_changes_over_in_its_middle() -> None:
    """Of too few rows to be timed first: pandas' rows are kept, the rest runs compiled; also where that comes late."""
    import_module("numba")
    late = pd.Series([1] * 10_000 + [837_799] * 20_000, index=pd.date_range("2024", periods=30_000, freq="s"), name="n")
    frame = pd.DataFrame({"n": [97, 27, 703] * 100, "k": 2.0})
    for data, call in ((late, lambda s: s.map(collatz)), (frame, lambda f: f.apply(slow_row, axis=1))):
        expected = call(data)
        with udf.pandas.accelerated():
            found = call(data)
        same(found, expected)
        (site,) = udf.pandas.report(clear=True)
        assert site.compiled == 1, site.why
        assert found.index is data.index


@pytest.mark.slow
def test_windows_change_over_in_the_middle() -> None:
    """Of a function that is not timed first, as it stores items: pandas' windows are kept, none is run twice."""
    import_module("numba")

    def spread(w):
        ends = np.zeros(2)
        ends[0], ends[1] = np.nanmax(w), np.nanmin(w)
        return ends[0] - ends[1]

    data = pd.Series(np.random.default_rng(3).normal(size=20_000))
    for call in (lambda: data.rolling(20).apply(spread, raw=True), lambda: data.rolling(9, step=3).apply(spread)):
        expected = call()
        with udf.pandas.accelerated():
            found = call()
        pd.testing.assert_series_equal(found, expected, rtol=0, atol=0)
        (site,) = udf.pandas.report(clear=True)
        assert site.compiled == 1, site.why


@pytest.mark.slow
def test_groups_change_over_in_the_middle() -> None:
    """The first group and the last one are small, and pandas is timed at these."""
    import_module("numba")
    sizes = [1, *[5_000] * 40, 1]
    frame = pd.DataFrame({"k": np.repeat(np.arange(42), sizes), "x": np.arange(sum(sizes)) % 7.0})

    def decayed(s):
        total = 0.0
        for v in s:
            for k in range(30):
                total = total * 0.5 + v * k
        return total

    calls = {
        "agg": lambda f: frame.groupby("k")["x"].agg(func=f),
        "transform": lambda f: frame.groupby("k")["x"].transform(lambda s: s - f(s)),
    }
    for name, call in calls.items():
        expected = call(decayed)
        with udf.pandas.accelerated():
            found = call(decayed)
        same(found, expected)
        (site,) = udf.pandas.report(clear=True)
        assert site.compiled == 1, (name, site.why)


@pytest.mark.slow
def test_groups_that_pandas_ran_are_not_run_again() -> None:
    """Where compiled code gives no result in the middle of a call: here tuples, which it leaves to pandas."""
    import_module("numba")
    frame = pd.DataFrame({"k": np.repeat(np.arange(42), [1, *[5_000] * 40, 1]), "x": 1.0})

    def pair(s):
        total = 0.0
        for v in s:
            for k in range(30):
                total = total * 0.5 + v * k
        return total, 1.0

    called = []
    with udf.pandas.accelerated():
        sys.setprofile(lambda frame, event, _: called.append(event) if frame.f_code is pair.__code__ else None)
        try:
            found = frame.groupby("k")["x"].apply(pair)
        finally:
            sys.setprofile(None)
        (site,) = udf.pandas.report(clear=True)
    assert "tuples" in site.why
    assert called.count("call") == 42
    same(found, frame.groupby("k")["x"].apply(pair))


def slow_row(r):
    total = 0.0
    for i in range(2000):
        total += i % 7 * r["k"]
    return total + r.n


@pytest.mark.parametrize(
    "function",
    [
        lambda x: x if x < 2900 else "late" * len([i for i in range(300)]),  # noqa: C416 - a slow one
        lambda x: x if x < 2900 else (None if [i for i in range(300)] else 1),  # noqa: C416 - as above
    ],
)
def test_pieces_of_several_types_are_run_as_a_whole(function) -> None:
    """The dtype is that of all values."""
    data = pd.Series(range(3000))
    expected = data.map(function)
    with udf.pandas.accelerated():
        same(data.map(function), expected)


def test_an_exception_in_the_middle_is_the_function_s() -> None:
    with udf.pandas.accelerated(), pytest.raises(ZeroDivisionError):
        pd.Series(range(3000)).map(lambda x: sum(range(100)) // (x - 2500))


@pytest.mark.slow
def test_what_a_call_would_have_saved_is_that_of_all_of_it(monkeypatch) -> None:
    """Not of the groups, windows, or rows that were left when it was last looked at: they add up, call after call."""
    monkeypatch.setattr("udf.doors.installed.plans.IMPORT_SECONDS", 10.0)
    monkeypatch.setattr(CompilerImport, "is_loaded", False)
    monkeypatch.setattr(CompilerImport, "begin", lambda _: None)
    frame = pd.DataFrame({"k": np.arange(900) % 300, "x": np.arange(900.0)})

    def slow(s):
        total = 0.0
        for i in range(4000):
            total = total * 0.5 + i
        return total + len(s)

    calls = (
        (300, lambda: frame.groupby("k")["x"].apply(slow)),
        (900, lambda: frame["x"].rolling(3).apply(slow, raw=True)),
        (900, lambda: frame[["x"]].apply(slow, axis=1)),
    )
    for count, call in calls:
        monkeypatch.setattr(COMPILE_COSTS, "waited", 0.0)  # of tests before this one
        PLANS.clear()
        with udf.pandas.accelerated():
            call()
            (site,) = udf.pandas.report(clear=True)
        (known,) = [plan for code in PLANS._known.values() for plan in code.plans.values()]
        assert 0.5 * count * known.theirs < known.waited < 2 * count * known.theirs
        assert site.why.startswith("not compiled yet: would save")
