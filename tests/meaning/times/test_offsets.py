"""Offsets of the calendar, and times that are counted or put together, are what pandas and Python make of them."""

# ruff: noqa: DTZ004, DTZ006, DTZ007 - what people write
import datetime as dt
import random
import time
import warnings

import numpy as np
import pandas as pd
import pytest
from pandas.tseries.offsets import BDay, MonthEnd

import udf
from tests.support.budget import budget, rotated
from udf.errors import CapturedValueError, UdfCompileError

NEXT = pd.offsets.QuarterEnd(2)
MONTH = pd.DateOffset(months=1, days=-1)


def _times(seed: int, unit: str = "us", rows: int = 60) -> pd.Series:
    rng = np.random.default_rng(seed)
    edges = pd.to_datetime(["2024-02-29", "2023-12-31", "2024-01-01", "2023-06-30", "1969-12-31", "2000-03-31"])
    drawn = pd.to_datetime("1960-01-01") + pd.to_timedelta(rng.integers(0, 90 * 365 * 86400, rows), unit="s")
    return pd.Series([*edges, *drawn, pd.NaT]).astype(f"datetime64[{unit}]")


def _assert_same(series: pd.Series, function: object) -> None:
    pd.testing.assert_series_equal(series.udf.map(function), series.map(function))


ANCHORED = [pd.offsets.MonthEnd, pd.offsets.MonthBegin, pd.offsets.QuarterEnd, pd.offsets.QuarterBegin]
ANCHORED += [
    pd.offsets.YearEnd, pd.offsets.YearBegin, pd.offsets.BDay, pd.offsets.Day, pd.offsets.Hour, pd.offsets.Week,
]  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("offset", ANCHORED)
def test_offsets_move_times_as_pandas_does(offset):
    drawn = random.Random(offset.__name__)
    for _ in range(budget(20)):
        by = offset(drawn.randint(-7, 7))
        unit = drawn.choice(["s", "us", "ns"])
        ways = (lambda d, by=by: d + by, lambda d, by=by: d - by)
        for seed, way in rotated(list(enumerate(ways, 1)), ANCHORED.index(offset), 1):
            _assert_same(_times(seed, unit), way)


FUNCTIONS = [
    lambda d: d + pd.DateOffset(months=1),
    lambda d: d - pd.DateOffset(years=1, months=1, days=3, hours=5),
    lambda d: d + pd.offsets.MonthEnd(0),
    lambda d: (d + MonthEnd(1)).day,
    lambda d: MonthEnd().rollforward(d) if d == d else d,
    lambda d: pd.offsets.MonthBegin().rollback(d) if pd.notna(d) else d,
    lambda d: d + BDay(3),
    lambda d: d + NEXT,
    lambda d: d - MONTH,
    lambda d: d + pd.offsets.YearEnd(month=6),
    lambda d: d + pd.offsets.QuarterBegin(startingMonth=1),
    lambda d: d.replace(day=1) + pd.DateOffset(years=1) if pd.notna(d) else d,
    lambda d: pd.DateOffset(weeks=2) + d,
    lambda d: d + pd.DateOffset(2),
    lambda d: dt.datetime.combine(d, dt.time(9, 30)) if pd.notna(d) else d,
    lambda d: d.date() in [dt.date(2024, 2, 29), dt.date(2000, 3, 31)] if pd.notna(d) else False,
]


@pytest.mark.slow
@pytest.mark.parametrize("function", FUNCTIONS)
def test_what_people_write_of_offsets(function):
    _assert_same(_times(3), function)


def test_a_time_of_day_in_nanoseconds_is_combined():
    """After 02:33 as before it: a product of ours was beyond 64 bits."""
    given = pd.Series(pd.to_datetime(["2020-01-31 02:00", "2020-01-31 05:30", "2019-12-01 23:59"])).astype(
        "datetime64[ns]"
    )
    _assert_same(given, lambda d: dt.datetime.combine(d, d.time()))


@pytest.mark.slow
def test_an_offset_of_a_column():
    frame = pd.DataFrame({"d": _times(4), "n": np.arange(67) % 15 - 7, "t": ["09:30", "23:59"] * 33 + ["00:00"]})
    for function in (
        lambda row: row["d"] + pd.DateOffset(months=row["n"]),
        lambda row: row["d"] + pd.offsets.MonthEnd(row["n"]),
        lambda row: row["d"] + BDay(row["n"]),
        lambda row: (
            dt.datetime.combine(row["d"].date(), dt.datetime.strptime(row["t"], "%H:%M").time())
            if pd.notna(row["d"])
            else row["d"]
        ),
    ):
        pd.testing.assert_series_equal(frame.udf.apply(function, axis=1), frame.apply(function, axis=1))


COUNTED = [
    lambda x: pd.to_datetime(x, unit="s"),
    lambda x: pd.Timestamp(x, unit="ms"),
    lambda x: pd.to_datetime(x, unit="D"),
    lambda x: dt.datetime.utcfromtimestamp(x),
    lambda x: pd.Timestamp(x, unit="s").hour,
    lambda x: dt.datetime.utcfromtimestamp(x).strftime("%Y-%m-%d"),
]


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("function", COUNTED)
def test_times_counted_from_1970(function):
    whole = pd.Series([0, 1, -1, 86399, 100_000])
    _assert_same(whole, function)
    returned = function in COUNTED[:3] and pd.__version__ >= "3"  # in pandas 3 the unit depends on the value
    with udf.options(fallback="python" if returned else "error"), warnings.catch_warnings():
        warnings.simplefilter("ignore", udf.errors.FallbackWarning)
        _assert_same(pd.Series([0.0, 1.5, -1.25, 1700.000001, 99.1234567891]), function)
        _assert_same(pd.Series([0.0, 2.0, -86400.0]), function)


@pytest.mark.parametrize(
    ("function", "says"),
    [
        (lambda d: d + pd.DateOffset(month=1), "a part is set by replace"),
        (lambda d: d + pd.offsets.MonthEnd(1.5), "a whole number"),
        (lambda d: d.date() + pd.DateOffset(days=1), "a date beside a time"),
        (lambda d: dt.datetime.fromtimestamp(d.timestamp()), "this machine's time zone"),
    ],
)
def test_what_offsets_refuse(function, says):
    with pytest.raises(UdfCompileError, match=says):
        _times(5).dropna().udf.map(function)


def test_an_offset_that_is_none_of_these_is_refused():
    with pytest.raises(CapturedValueError):
        _times(5).dropna().udf.map(lambda d: d + pd.offsets.BMonthEnd(1))
    with pytest.raises(CapturedValueError, match="time zone"):
        _times(5).dropna().udf.map(lambda d: time.mktime(d.timetuple()))


@pytest.mark.slow
def test_a_time_beyond_its_unit_raises():
    with pytest.raises(pd.errors.OutOfBoundsDatetime):
        pd.Series(pd.to_datetime(["2200-01-01"])).astype("M8[ns]").udf.map(lambda d: d + pd.DateOffset(years=200))


def test_no_time_at_all_keeps_its_unit():
    when = pd.to_datetime(["2020-01-01", "2020-01-02", None])
    frame = pd.DataFrame({"d": when, "e": when[::-1], "b": [True, False, False]})
    function = lambda row: row["d"] - row["e"] if not row["b"] else pd.Timedelta(0)
    pd.testing.assert_series_equal(frame.udf.apply(function, axis=1), frame.apply(function, axis=1))


def test_equal_times_of_two_units_are_told_apart():
    frame = pd.DataFrame({"x": [1, 0]})
    for unit in ("us", "ns", "s"):
        made = pd.Timestamp("2020-01-01").as_unit(unit)
        function = lambda row, made=made: made if row["x"] else None
        pd.testing.assert_series_equal(frame.udf.apply(function, axis=1), frame.apply(function, axis=1))
