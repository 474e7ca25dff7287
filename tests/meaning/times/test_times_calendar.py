"""What the calendar says of times, and times that a function makes, as pandas and datetime have them."""

# ruff: noqa: DTZ001, E501 - times here have no zone; a table with one row a line
import datetime as dt
from datetime import date, datetime, timedelta

import numpy as np
import pandas as pd
import pytest

from tests.support.budget import budget, rotated, some
from udf.errors import UdfCompileError


def _times(unit: str) -> pd.Series:
    rng = np.random.default_rng(11)
    seconds = rng.integers(-8 * 10**9, 8 * 10**9, budget(400))
    known = pd.to_datetime(
        ["1970-01-01", "1969-12-31 23:59:59", "2000-02-29", "1900-03-01", "2021-01-03", "2020-12-31 12:00"],
        format="ISO8601",
    )
    times = pd.Series(np.concatenate([seconds.astype("datetime64[s]"), known.to_numpy().astype("datetime64[s]")]))
    return times.astype(f"datetime64[{unit}]")


FIELDS = {
    "day_of_year": lambda t: t.day_of_year, "week": lambda t: t.week, "days_in_month": lambda t: t.days_in_month,
    "is_leap_year": lambda t: t.is_leap_year, "is_month_start": lambda t: t.is_month_start,
    "is_month_end": lambda t: t.is_month_end, "is_quarter_start": lambda t: t.is_quarter_start,
    "is_quarter_end": lambda t: t.is_quarter_end, "is_year_start": lambda t: t.is_year_start,
    "is_year_end": lambda t: t.is_year_end, "iso year": lambda t: t.isocalendar()[0],
    "iso week": lambda t: t.isocalendar().week, "iso day": lambda t: t.isocalendar()[2],
    "normalize": lambda t: t.normalize(), "floor": lambda t: t.floor("h"), "ceil": lambda t: t.ceil("15min"),
    "round": lambda t: t.round("D"), "toordinal": lambda t: t.toordinal(),
    "replace": lambda t: t.replace(day=1, hour=3, second=7), "of parts": lambda t: pd.Timestamp(t.year, t.month, 1, 5),
    "of a count": lambda t: t + pd.Timedelta(days=t.day, minutes=-3), "unit": lambda t: t + pd.Timedelta(t.hour, unit="h"),
    "python": lambda t: t - timedelta(days=t.day, seconds=5), "before": lambda t: t < datetime(2000, 1, 1),
    "constant": lambda t: (t - pd.Timestamp("1999-12-31 12:00")).days,
    "date": lambda t: (date(2020, 1, 1) - t.date()).days,
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("name", some(FIELDS, 2))
def test_a_field_gives_what_pandas_gives(name) -> None:
    """Over years 1716 to 2223, before 1970 too, in two units."""
    for unit in rotated(("s", "us"), list(FIELDS).index(name), 1):
        times = _times(unit)
        expected = times.map(FIELDS[name])
        found = times.udf.map(FIELDS[name])
        if expected.dtype.kind in "Mm":
            assert (found.astype("datetime64[ns]") == expected.astype("datetime64[ns]")).all()
        else:
            pd.testing.assert_series_equal(found, expected, check_dtype=expected.dtype != object)


@pytest.mark.slow
def test_names_of_days_and_months() -> None:
    times = _times("s")[:50]
    for function in (lambda t: t.day_name() == "Sunday", lambda t: t.month_name() in ("May", "June")):
        assert times.udf.map(function).tolist() == times.map(function).tolist()


@pytest.mark.slow
def test_a_date_that_is_none_raises() -> None:
    with pytest.raises(ValueError, match="day"):
        pd.Series([29, 31]).udf.map(lambda day: (datetime(2024, 2, day) - datetime(2024, 1, 1)).days)
    assert pd.Series([28, 29]).udf.map(lambda day: (datetime(2024, 2, day) - datetime(2024, 1, 1)).days).tolist() == [
        58,
        59,
    ]


@pytest.mark.parametrize(
    ("function", "cause"),
    [
        (lambda t: t.floor("ME"), "fixed length"),
        (lambda t: t + pd.Timedelta(t.day, unit="Y"), "constant unit"),
        (lambda t: t > pd.Timestamp("nonsense"), "nonsense"),
        (lambda t: t.replace(tzinfo=None), "replace"),
    ],
)
def test_what_is_refused_is_named(function, cause) -> None:
    with pytest.raises((UdfCompileError, ValueError), match=cause):
        _times("s").udf.map(function)


def test_instances_of_times() -> None:
    """A column's time is a Timestamp, hence a datetime."""
    times = _times("s")[:3]
    assert times.udf.map(lambda t: isinstance(t, dt.datetime) and not isinstance(t, (int, str))).all()
