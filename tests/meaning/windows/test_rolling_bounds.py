"""Windows begin and end where pandas' do, and run where pandas' do, for every combination of parameters.

Each is run twice: the function called from Python on the rows that ``udf/windows`` names
(tests/support/python_windows.py), and compiled, in the back end's loop.
"""

import itertools
import math
from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Any
from unittest.mock import patch

import numpy as np
import pandas as pd
import pyarrow as pa
import pytest
from pandas.api.indexers import BaseIndexer, FixedForwardWindowIndexer, VariableOffsetWindowIndexer

import udf
from tests.support import python_windows
from tests.support.budget import in_turn, some
from udf.windows.bounds import ExplicitBounds, FixedBounds, TimeBounds

CLOSED = (None, "right", "left", "both", "neither")
NAN = float("nan")
ROWS = 9
VALUES = {
    "all": np.array([4.0, 1.0, 7.0, 3.0, 9.0, 2.0, 8.0, 5.0, 6.0]),
    "some": np.array([4.0, NAN, NAN, 3.0, 9.0, NAN, np.inf, 5.0, -np.inf]),
    "none": np.full(ROWS, NAN),
}
NULLS = pd.Series(VALUES["some"]).astype("Float64").replace([np.inf, -np.inf], 7.0)
STAMPS = {
    "even": np.arange(ROWS),
    "uneven": np.array([0, 1, 1, 1, 4, 5, 9, 9, 20]),
    "equal": np.full(ROWS, 3),
    "down": np.array([20, 9, 9, 5, 4, 1, 1, 1, 0]),
}


def digest(w: Any) -> float:
    """Return a number that tells a window by what it holds, where, and how long it is."""
    total = 1000.0 * len(w)
    for i in range(len(w)):
        if not math.isnan(w[i]):
            total += (i + 1) * 11 * w[i]
    return total


def same(given: pd.Series, **how: Any) -> None:
    want = given.rolling(**how).apply(digest, raw=True)
    windows = udf.Series(given).rolling(**how)
    agree(windows, want, f"{len(given)} rows, {how}")


def agree(windows: Any, want: Any, what: str) -> None:
    """Compare both ways of running with what pandas gives."""
    check: Any = pd.testing.assert_series_equal if isinstance(want, pd.Series) else pd.testing.assert_frame_equal
    check(windows.apply(digest, raw=True).to_pandas(), want, obj=f"compiled, {what}")
    with patch("udf.api.rolling.map_windows", python_windows.map_windows):
        check(windows.apply(digest, raw=True).to_pandas(), want, obj=f"called from Python, {what}")


def refused(given: pd.Series | pd.DataFrame, kind: type[Exception], **how: Any) -> str:
    """Return our text, where pandas and we raise ``kind`` of error."""
    ours = udf.Series(given) if isinstance(given, pd.Series) else udf.DataFrame(given)
    with pytest.raises(kind):
        given.rolling(**how).apply(digest, raw=True)
    with pytest.raises(kind, match="Hint: ") as raised:
        ours.rolling(**how).apply(digest, raw=True)
    return str(raised.value)


def lengths(window: int) -> Iterator[int]:
    yield from sorted({0, 1, max(window - 1, 0), window, window + 1, min(3 * window, ROWS)})


@pytest.mark.slow
@pytest.mark.parametrize(("closed", "center"), in_turn(CLOSED, [False, True], rounds=2))
def test_windows_of_rows(closed: Any, center: bool) -> None:
    cases = (
        (window, step, kind, periods, rows)
        for window, step, kind in itertools.product((0, 1, 2, 3, 4), (None, 1, 2, 3), VALUES)
        for periods, rows in itertools.product((None, *sorted({0, min(1, window), window})), lengths(window))
    )
    for window, step, kind, periods, rows in some(cases, each=83):
        series = pd.Series(VALUES[kind][:rows], name="x")
        same(series, window=window, closed=closed, center=center, step=step, min_periods=periods)


@pytest.mark.parametrize(("closed", "center", "stamps"), in_turn(CLOSED, [False, True], STAMPS, rounds=2))
def test_windows_of_time(closed: Any, center: bool, stamps: str) -> None:
    spans = ("0s", "1s", "2s", "3s", "5s", "1000D", "-2s")
    for kind, span, periods, rows in some(itertools.product(VALUES, spans, (None, 0, 2, 50), (ROWS, 0, 1, 2, 3))):
        index = pd.DatetimeIndex(STAMPS[stamps][:rows].astype("datetime64[s]"))
        series = pd.Series(VALUES[kind][:rows], index=index)
        same(series, window=span, closed=closed, center=center, min_periods=periods)


@pytest.mark.slow
@pytest.mark.parametrize(("layout", "closed"), in_turn(["Float64", "float64[pyarrow]", "Int8", "boolean"], CLOSED))
def test_nulls(layout: str, closed: Any) -> None:
    """A null is a missing value, in every layout; so are those of a dtype that is not float64."""
    index = pd.DatetimeIndex(STAMPS["uneven"].astype("M8[s]"))
    series = (NULLS > 4 if layout == "boolean" else NULLS).astype(layout).set_axis(index)
    for window, center, periods in some(itertools.product((1, 3), (False, True), (0, 1, None)), each=5):
        same(series, window=window, closed=closed, center=center, min_periods=periods, step=2)
        same(series, window=window, closed=closed, center=center, min_periods=periods)
    for window, center, periods in some(itertools.product(("1s", "4s"), (False, True), (0, 2)), each=3):
        same(series, window=window, closed=closed, center=center, min_periods=periods)


class Odd(BaseIndexer):
    """Windows that skip, overlap, go backwards and are empty."""

    def get_window_bounds(
        self, num_values: int = 0, min_periods: Any = None, center: Any = None, closed: Any = None, step: Any = None
    ) -> tuple[np.ndarray, np.ndarray]:
        every = np.arange(0, num_values, step or 1)
        starts = np.maximum(every * 3 % 7 - self.window_size, 0)
        stops = np.minimum(starts + every % 4, num_values)
        return np.minimum(starts, stops), stops


@pytest.mark.parametrize(("closed", "step"), in_turn(CLOSED, [None, 1, 2]))
def test_windows_of_an_indexer(closed: Any, step: int | None) -> None:
    for indexer, kind, periods in itertools.product((Odd(window_size=1), Odd(window_size=0)), VALUES, (None, 0, 1, 3)):
        for rows in (0, 1, 5, ROWS):
            series = pd.Series(VALUES[kind][:rows])
            same(series, window=indexer, closed=closed, step=step, min_periods=periods)


def test_indexers_of_pandas() -> None:
    index = pd.date_range("2024-01-01", periods=ROWS, freq="D")
    for values in VALUES.values():
        series = pd.Series(values, index=index)
        same(series, window=FixedForwardWindowIndexer(window_size=3), min_periods=1)
        same(series, window=FixedForwardWindowIndexer(window_size=2), step=2)
        same(series, window=VariableOffsetWindowIndexer(index=index, offset=pd.offsets.BDay(1)), min_periods=1)


def test_an_indexer_beyond_the_last_row_is_cut_there() -> None:
    """As a slice is; pandas counts the values of such windows from memory behind its array."""
    window = Fixed(made=(ints(0, 1, 7), ints(2, 9, 12)))
    got = udf.Series([1.0, 2.0, 3.0]).rolling(window, min_periods=0).apply(digest, raw=True)
    assert list(got) == [2055.0, 2088.0, 0.0]


@pytest.mark.slow
@pytest.mark.parametrize("periods", [1, 0, 3, None])
def test_expanding(periods: Any) -> None:
    for kind, rows in itertools.product(VALUES, (0, 1, 2, 3, ROWS)):
        series = pd.Series(VALUES[kind][:rows], name="x")
        agree(udf.Series(series).expanding(periods), series.expanding(periods).apply(digest, raw=True), f"{rows} rows")
        frame = series.to_frame().assign(y=np.arange(rows))
        agree(udf.DataFrame(frame).expanding(periods), frame.expanding(periods).apply(digest, raw=True), f"{rows} rows")


# --- which bounds a back end gets ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("how", "kind"),
    [
        ({"window": 3}, FixedBounds),
        ({"window": 3, "center": True, "closed": "both", "step": 2}, FixedBounds),
        ({"window": 0}, ExplicitBounds),
        ({"window": 1, "closed": "neither"}, ExplicitBounds),
        ({"window": "2s"}, TimeBounds),
        ({"window": "2s", "closed": "left"}, TimeBounds),
        ({"window": "2s", "center": True}, ExplicitBounds),
        ({"window": "0s"}, ExplicitBounds),
    ],
)
def test_kind_of_bounds(how: Any, kind: type) -> None:
    """Windows are listed one by one only where no rule says them."""
    series = udf.Series(pd.Series(VALUES["all"], index=pd.DatetimeIndex(STAMPS["down"].astype("M8[s]"))))
    assert isinstance(series.rolling(**how).bounds, kind)


def test_a_span_stays_inside_int64() -> None:
    early = pd.DatetimeIndex(np.array([-(2**63) + 2, -(2**63) + 5, -(2**63) + 9], "M8[ns]"))
    same(pd.Series([1.0, 2.0, 3.0], index=early), window="4ns")
    bounds = udf.Series(pd.Series([1.0, 2.0, 3.0], index=early)).rolling("100000D").bounds
    assert isinstance(bounds, TimeBounds)
    assert python_windows.spelled_out(bounds) == [(0, 1), (0, 2), (0, 3)]


# --- what a length of time can be, and what it goes by ------------------------------------------

SPANS: tuple[Any, ...] = (
    "90s", "1.5min", "1min30s", "min", "0.5h", "1D", "120000ms", "2 min", timedelta(minutes=2),
    pd.Timedelta(90, "s"), pd.Timedelta("1min1ns"), pd.offsets.Minute(2), pd.offsets.Second(90),
)  # fmt: skip


@pytest.mark.parametrize("span", SPANS, ids=repr)
@pytest.mark.parametrize("unit", ["s", "ms", "us", "ns"])
def test_spans(span: Any, unit: Any) -> None:
    stamps = pd.DatetimeIndex((STAMPS["uneven"] * 30).astype("M8[s]")).as_unit(unit)
    for index in (stamps, stamps - stamps[0], stamps.tz_localize("Europe/Berlin")):
        same(pd.Series(VALUES["all"], index=index), window=span)


def test_a_span_shorter_than_the_unit_is_cut_off() -> None:
    index = pd.DatetimeIndex(STAMPS["uneven"].astype("M8[s]"))
    for span in ("500ms", "1500ms", "2500ms"):
        same(pd.Series(VALUES["all"], index=index), window=span, closed="both")


def test_times_that_are_every_other_of_others() -> None:
    """An index or a column of a part of the rows shares their memory, with gaps between its own."""
    index = pd.DatetimeIndex(np.repeat(STAMPS["uneven"], 2).astype("M8[s]"))
    series = pd.Series(np.repeat(VALUES["all"], 2), index=index)
    for span in ("2s", "5s"):
        same(series.iloc[::2], window=span)
        same(series.iloc[::-2], window=span)
    frame = series.reset_index(name="x").rename(columns={"index": "t"}).iloc[::2]
    agree(udf.DataFrame(frame).rolling("3s", on="t")["x"], frame.rolling("3s", on="t")["x"].apply(digest, raw=True), "")


def test_periods() -> None:
    index = pd.period_range("2024-01-01", periods=ROWS, freq="h")
    for span in ("2h", "90min", "1D"):
        same(pd.Series(VALUES["all"], index=index), window=span)


def test_arrow_index() -> None:
    for kind in ("timestamp[s][pyarrow]", "timestamp[ms, tz=UTC][pyarrow]", "duration[s][pyarrow]"):
        index = pd.Index(pd.array(STAMPS["uneven"].tolist(), dtype="int64[pyarrow]").astype(kind))
        same(pd.Series(VALUES["all"], index=index), window="2s")


def test_times_that_are_not_pandas() -> None:
    """Windows of time go by any column or labels of times; pandas is not needed."""
    pl = pytest.importorskip("polars")  # these tests also run on a machine with a GPU, which has none
    stamps = STAMPS["uneven"].astype("M8[ms]")
    want = pd.Series(VALUES["all"], index=pd.DatetimeIndex(stamps)).rolling("3ms").apply(digest, raw=True).tolist()
    python = [datetime(1970, 1, 1) + timedelta(milliseconds=int(s)) for s in STAMPS["uneven"]]  # noqa: DTZ001 naive on purpose
    column = pl.Series(python).cast(pl.Datetime("ms"))
    zoned = column.dt.replace_time_zone("UTC")
    for on in (stamps, pa.array(stamps), column, zoned, python, udf.Series(stamps).to_arrow()):
        assert list(udf.Series(VALUES["all"]).rolling("3ms", on=on).apply(digest, raw=True)) == want
    for index in (stamps, column, python):
        assert list(udf.Series(VALUES["all"], index=index).rolling("3ms").apply(digest, raw=True)) == want
    frame = udf.DataFrame(pl.DataFrame({"t": zoned, "x": VALUES["all"]}))
    got = frame.rolling("3ms", on="t").apply(digest, raw=True)
    assert list(got["x"]) == want
    assert got.columns == ("t", "x")
    assert got.to_arrow()["t"].type == pa.timestamp("ms", "UTC")


# --- bad input: pandas' exception, our text -----------------------------------------------------

TIMED = pd.Series(VALUES["all"], index=pd.date_range("2024", periods=ROWS, freq="s"))
PLAIN = pd.Series(VALUES["all"])


class WrongSignature(BaseIndexer):
    def get_window_bounds(self, num_values: int = 0) -> Any:  # type: ignore[override]
        raise AssertionError(num_values)


class Fixed(BaseIndexer):
    """Whatever bounds the test says."""

    def get_window_bounds(
        self, num_values: int = 0, min_periods: Any = None, center: Any = None, closed: Any = None, step: Any = None
    ) -> Any:
        return self.made  # type: ignore[attr-defined]


def ints(*values: int) -> np.ndarray:
    return np.array(values, np.int64)


@pytest.mark.parametrize(
    ("given", "kind", "how", "text"),
    [
        (PLAIN, ValueError, {"window": -1}, "window cannot be -1"),
        (PLAIN, ValueError, {"window": 2.0}, "window cannot be 2.0"),
        (PLAIN, ValueError, {"window": True}, "window cannot be True"),
        (PLAIN, ValueError, {"window": None}, "window cannot be None"),
        (PLAIN, ValueError, {"window": np.timedelta64(1, "s")}, "window cannot be"),
        (PLAIN, ValueError, {"window": "2s"}, "the index has no times"),
        (PLAIN, ValueError, {"window": 2, "min_periods": -1}, "min_periods cannot be -1"),
        (PLAIN, ValueError, {"window": 2, "min_periods": 3}, "min_periods 3 must be <= window 2"),
        (PLAIN, ValueError, {"window": 2, "min_periods": 1.0}, "min_periods cannot be 1.0"),
        (PLAIN, ValueError, {"window": 2, "min_periods": True}, "min_periods cannot be True"),
        (PLAIN, ValueError, {"window": 2, "center": 1}, "center cannot be 1"),
        (PLAIN, ValueError, {"window": 2, "closed": "middle"}, "closed cannot be 'middle'"),
        (PLAIN, ValueError, {"window": 2, "step": -1}, "step cannot be -1"),
        (PLAIN, ValueError, {"window": 2, "step": 1.5}, "step cannot be 1.5"),
        (PLAIN, ValueError, {"window": 2, "method": "both"}, "method cannot be 'both'"),
        (PLAIN, ValueError, {"window": 2, "method": "table"}, "method='table' is not for a Series"),
        (PLAIN, ValueError, {"window": WrongSignature()}, "get_window_bounds of WrongSignature"),
        (PLAIN, ValueError, {"window": Fixed(made=(ints(0), ints(1, 2)))}, "1 starts and 2 stops"),
        (PLAIN, ValueError, {"window": Fixed(made=(ints(0), ints(1)))}, "1 windows for 9 rows"),
        (TIMED, ValueError, {"window": "W"}, "has no fixed length"),
        (TIMED, ValueError, {"window": pd.offsets.MonthEnd()}, "has no fixed length"),
        (TIMED, ValueError, {"window": "soon"}, "'soon' is not a duration"),
        (TIMED, ValueError, {"window": "2H"}, "'2H' is not a duration"),
        (TIMED, ValueError, {"window": ""}, "'' is not a duration"),
        (TIMED, NotImplementedError, {"window": "2s", "step": 1}, "step is not supported"),
        (TIMED.iloc[[1, 0, 2]], ValueError, {"window": "2s"}, "the index must be sorted by time"),
        (TIMED.to_frame("x"), ValueError, {"window": "2s", "on": "t"}, "on='t' is not a column"),
        (TIMED.to_frame("x"), ValueError, {"window": "2s", "on": "x"}, "column 'x' has no times"),
    ],
)
def test_refused(given: Any, kind: type[Exception], how: Any, text: str) -> None:
    assert text in refused(given, kind, **how)


def test_missing_times_are_refused() -> None:
    for missing in (0, 1, 2):
        index = TIMED.index[:3].to_series()
        index.iloc[missing] = pd.NaT
        text = refused(pd.Series([1.0, 2.0, 3.0], index=pd.DatetimeIndex(index)), ValueError, window="2s")
        assert "must not have NaT" in text


def test_a_step_of_nothing_is_refused() -> None:
    """The same in pandas fails, by dividing by it."""
    with pytest.raises(ZeroDivisionError):
        PLAIN.rolling(2, step=0).apply(digest, raw=True)
    with pytest.raises(ValueError, match="step cannot be 0"):
        udf.Series(PLAIN).rolling(2, step=0)


def test_bounds_before_the_first_row_are_refused() -> None:
    """There pandas reads outside its array."""
    negative = Fixed(made=(ints(-1), ints(1)))
    with pytest.raises(ValueError, match="before the first row"):
        udf.Series([1.0]).rolling(negative)
    with pytest.raises(ValueError, match="bounds of dtype float64"):
        udf.Series([1.0]).rolling(Fixed(made=(np.zeros(1), np.ones(1))))


@pytest.mark.parametrize("periods", [-1, 1.5, True])
def test_expanding_refuses(periods: Any) -> None:
    with pytest.raises(ValueError, match="min_periods"):
        PLAIN.expanding(periods)
    with pytest.raises(ValueError, match="min_periods cannot be"):
        udf.Series(PLAIN).expanding(periods)
