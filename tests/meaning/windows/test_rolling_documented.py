"""pandas' documented examples of windows, through ``.udf``."""

import math
from datetime import timedelta
from typing import Any

import numpy as np
import pandas as pd
import pytest

import udf
import udf.doors.pandas.pandas_accessor  # registers the accessor: pandas may have been imported before it

NAN = math.nan


DOCUMENTED = pd.DataFrame({"B": [0, 1, 2, NAN, 4]})
BY_TIME = pd.DataFrame(
    {"B": [0, 1, 2, NAN, 4]},
    index=[
        pd.Timestamp("20130101 09:00:00"), pd.Timestamp("20130101 09:00:02"), pd.Timestamp("20130101 09:00:03"),
        pd.Timestamp("20130101 09:00:05"), pd.Timestamp("20130101 09:00:06"),
    ],
)  # fmt: skip


@pytest.mark.parametrize(
    ("frame", "how"),
    [
        (DOCUMENTED, {"window": 2}),
        (BY_TIME, {"window": "2s"}),
        (BY_TIME.iloc[::-1], {"window": "3s"}),
        (DOCUMENTED, {"window": pd.api.indexers.FixedForwardWindowIndexer(window_size=2), "min_periods": 1}),
        (DOCUMENTED, {"window": 2, "min_periods": 1}),
        (DOCUMENTED, {"window": 3, "min_periods": 1, "center": True}),
        (DOCUMENTED, {"window": 3, "min_periods": 1, "center": False}),
        (DOCUMENTED, {"window": 2, "min_periods": 1, "step": 2}),
        (BY_TIME, {"window": timedelta(seconds=2)}),
    ],
)
def test_documented_rolling_sums(frame: pd.DataFrame, how: Any) -> None:
    """The examples under ``DataFrame.rolling``; pandas' sum leaves NaN out."""
    want = frame.rolling(**how).sum()
    got = udf.DataFrame(frame).rolling(**how).apply(lambda w: np.nansum(w), raw=True).to_pandas()
    pd.testing.assert_frame_equal(got, want)


def test_documented_on() -> None:
    frame = pd.DataFrame(
        {"A": pd.to_datetime(["2020-01-01", "2020-01-01", "2020-01-02"]), "B": [1, 2, 3]},
        index=pd.date_range("2020", periods=3),
    )
    want = frame.rolling("2D", on="A").sum()
    pd.testing.assert_frame_equal(frame.udf.rolling("2D", on="A").apply(lambda w: w.sum(), raw=True), want)


def test_documented_mean_absolute_deviation() -> None:
    """The user guide's ``rolling.apply``."""
    mad = lambda x: np.fabs(x - x.mean()).mean()
    series = pd.Series(range(10))
    want = series.rolling(window=4).apply(mad, raw=True)
    pd.testing.assert_series_equal(series.udf.rolling(window=4).apply(mad, raw=True), want)


@pytest.mark.slow
@pytest.mark.parametrize("engine", ["python", pytest.param("numba", marks=pytest.mark.thorough)])
def test_documented_weighted_table(engine) -> None:
    """The user guide's ``method="table"``: a weighted mean with weights in a column, by loops.

    pandas itself takes it with ``engine="numba"`` only, and compiles for 5 s; plain Python gives the same numbers.
    """

    def by_loops(x: Any) -> Any:
        first = second = whole = 0.0
        for i in range(x.shape[0]):
            first += x[i, 0] * x[i, 2]
            second += x[i, 1] * x[i, 2]
            whole += x[i, 2]
        return first / whole, second / whole, 1.0

    frame = pd.DataFrame([[1, 2, 0.6], [2, 3, 0.4], [3, 4, 0.2], [4, 5, 0.7]])
    if engine == "numba":
        want = frame.rolling(2, method="table", min_periods=0).apply(by_loops, raw=True, engine="numba")
    else:
        rows = frame.to_numpy()
        want = pd.DataFrame([by_loops(rows[max(0, i - 1) : i + 1]) for i in range(len(rows))])
    got = udf.DataFrame(frame).rolling(2, method="table", min_periods=0).apply(by_loops).to_pandas()
    pd.testing.assert_frame_equal(got, want)


def test_documented_expanding() -> None:
    frame = pd.DataFrame({"B": [0, 1, 2, NAN, 4]})
    for periods in (1, 3):
        want = frame.expanding(periods).sum()
        pd.testing.assert_frame_equal(frame.udf.expanding(periods).apply(lambda w: np.nansum(w), raw=True), want)
