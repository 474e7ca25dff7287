"""What the calendar says of times, dates, and arithmetic of times: pandas' and datetime's, exact in every unit."""

# ruff: noqa: DTZ001, E501 - times here have no zone; a table with one row a line
import datetime as dt
import math
import random
from datetime import date, datetime, timedelta

import numpy as np
import pandas as pd
import pyarrow as pa
import pytest

import udf
from tests.support.budget import budget, rotated, some
from tests.support.frontend_cases import column, rowwise
from udf.base.dtypes import TIMES
from udf.bind.bind import bind
from udf.bind.times import time_constant
from udf.columns.column import Column
from udf.errors import DTypeError, UdfCompileError


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


WHEN = pd.Series(
    [pd.Timestamp(text) for text in ("2024-01-01 10:00", "2023-06-05 23:00:01.5", "1969-12-31 00:00:00.000007")],
    name="when",
    dtype="datetime64[us]",
)
NANO = pd.Series([pd.Timestamp("2024-01-01 10:00:00.000000001"), pd.Timestamp("2023-06-05")], dtype="datetime64[ns]")
CUT, HOLIDAYS = date(2023, 12, 1), {date(2024, 1, 1), date(2023, 1, 1)}

FUNCTIONS = [
    lambda t: t.date(), lambda t: t.date() < CUT, lambda t: t.date() == date(2024, 1, 1),
    lambda t: t.date() + timedelta(hours=30), lambda t: t.date() - timedelta(hours=30),
    lambda t: (t.date() - CUT).days, lambda t: t.date() in HOLIDAYS, lambda t: t.date().year,
    lambda t: t.date().weekday(), lambda t: t.date().replace(day=1), lambda t: t.date().strftime("%d/%m"),
    lambda t: t.date().isoformat(), lambda t: str(t.date()), lambda t: str(t), lambda t: str(t)[:10],
    lambda t: t.isoformat(), lambda t: f"{t:%Y%m}-{t:%H}",
]  # fmt: skip


@pytest.mark.parametrize("function", FUNCTIONS)
def test_dates_are_dates(function) -> None:
    """The values, their types and the dtype."""
    for given in rotated((WHEN, NANO), FUNCTIONS.index(function), 1):
        expected, found = given.map(function), given.udf.map(function)
        pd.testing.assert_series_equal(found, expected)
        assert [type(v) for v in found.tolist()] == [type(v) for v in expected.tolist()]


def test_dates_that_are_made() -> None:
    """Of numbers; at other doors they are dates, too."""
    days = pd.Series([1, 400])
    function = lambda n: date(2020, 1, 1) + timedelta(days=int(n))
    pd.testing.assert_series_equal(days.udf.map(function), days.map(function))
    made = udf.Series([1, None, 400]).applymap(function, na_action="ignore")
    assert str(made.dtype) == "date"
    assert made.to_arrow().type == pa.date32()
    assert made.to_arrow().to_pylist() == [date(2020, 1, 2), None, date(2021, 2, 4)]


@pytest.mark.slow
def test_columns_of_dates() -> None:
    """Objects in pandas, ``date32`` in Arrow: handed as dates."""
    days = pd.Series([date(2024, 1, 1), date(1960, 5, 6)])
    for function in (
        lambda d: d > CUT,
        lambda d: d.year,
        lambda d: d,
        lambda d: d + timedelta(days=1),
        lambda d: str(d),
    ):
        pd.testing.assert_series_equal(days.udf.map(function), days.map(function))
    arrow = udf.Series(pa.array([date(2024, 1, 1), None]))
    assert str(arrow.dtype) == "date"
    assert list(arrow.applymap(lambda d: d.day, na_action="ignore")) == [1, None]
    assert arrow.to_arrow().to_pylist() == [date(2024, 1, 1), None]


def test_a_date_is_no_time() -> None:
    """Python has no order between them, and a date no hour."""
    for function in (lambda t: t < CUT, lambda t: t.date() < pd.Timestamp(2024, 1, 1), lambda t: t == CUT):
        with pytest.raises(UdfCompileError, match="a date beside a time is not supported"):
            udf.Series(WHEN).applymap(function)
    for name in ("hour", "quarter", "dayofweek", "is_month_end"):
        assert not hasattr(date, name)
        with pytest.raises(UdfCompileError, match=f"date has no attribute '{name}'"):
            udf.Series(WHEN).applymap(eval(f"lambda t: t.date().{name}"))  # noqa: S307 - a constant text


X = pd.Timestamp("2000-01-01").as_unit("us")
DAY = dt.timedelta(days=1)
N = np.datetime64("2010-01-01")
FRAME = pd.DataFrame(
    {
        "t": pd.to_datetime(
            ["2013-01-31 23:59:59.123456789", "1969-12-31 00:00:01", "2024-02-29 12:30:00", "1900-03-01", "2000-01-01"],
            format="mixed",
        ),
        "d": pd.to_timedelta([1, -2, 3.5, 100, 0], unit="h"),
        "n": [1, 2, 3, 4, 5],
    }
)

SAME = {
    "plus": lambda r: r.t + r.d, "minus": lambda r: r.t - r.d, "between": lambda r: r.t - X,
    "after": lambda r: r.t > X, "a day": lambda r: r.t + DAY, "ratio": lambda r: r.d / DAY, "twice": lambda r: r.d * 2,
    "scaled": lambda r: 1.5 * r.d, "part": lambda r: r.d / 4, "negative": lambda r: -r.d, "size": lambda r: abs(r.d),
    "days": lambda r: r.d // DAY, "rest": lambda r: r.d % DAY, "seconds": lambda r: r.d.total_seconds(),
    "fields of a length": lambda r: (r.d.days, r.d.seconds, r.d.microseconds), "earlier": lambda r: min(r.t, X),
    "other unit": lambda r: r.t > N, "chosen": lambda r: X if r.n > 2 else r.t, "asked": lambda r: r.t is pd.NaT,
    "not a time": lambda r: pd.NaT if r.n > 2 else r.t, "days since": lambda r: (r.t - X).days,
    "date": lambda r: (r.t.year, r.t.month, r.t.day, r.t.weekday(), r.t.quarter, r.t.isoweekday()),
    "clock": lambda r: (r.t.hour, r.t.minute, r.t.second, r.t.microsecond, r.t.nanosecond),
}  # fmt: skip


def rows_of(frame):
    """Return a frame's rows, or a Series' values."""
    given = frame.to_pandas()
    return [tuple(row) for row in given.itertuples(index=False)] if isinstance(given, pd.DataFrame) else list(given)


@pytest.mark.parametrize("name", SAME)
def test_times_are_as_in_pandas(name):
    """Values and types of what a row of pandas gives."""
    found = udf.DataFrame(FRAME).apply(SAME[name], axis=1)
    assert str(rows_of(found)) == str(list(FRAME.apply(SAME[name], axis=1)))


@pytest.mark.slow
def test_a_missing_time_goes_through():
    """NaT gives NA in fields, methods and differences; ``is pd.NaT`` asks."""
    frame = FRAME.assign(t=FRAME.t.mask(FRAME.n == 2))
    found = udf.DataFrame(frame).apply(lambda r: (r.t.year, r.t.weekday(), r.t - X, r.t is pd.NaT), axis=1)
    assert rows_of(found)[1][3]
    assert all(pd.isna(value) for value in rows_of(found)[1][:3])
    assert rows_of(found)[0][:2] == (2013, 3)


@pytest.mark.parametrize("unit", ["s", "ms", "us", "ns"])
def test_dates_are_exact(unit):
    """A thousand days over all the years of ``datetime.date``, that a unit can hold."""
    rng = random.Random(unit)
    last = min(2932896, (2**63 - 1) // TIMES_A_DAY[unit] - 1)
    days = [
        -719162 if unit != "ns" else -last,
        last,
        0,
        -1,
        *(rng.randint(-min(719162, last), last) for _ in range(1000)),
    ]
    given = np.array(days, "datetime64[D]").astype(f"datetime64[{unit}]")
    found = udf.DataFrame({"t": given}).apply(lambda r: (r.t.year, r.t.month, r.t.day, r.t.weekday()), axis=1)
    expected = [dt.date.fromordinal(day + 719163) for day in days]
    assert rows_of(found) == [(one.year, one.month, one.day, one.weekday()) for one in expected]


TIMES_A_DAY = {unit: 86400 * 10**power for unit, power in (("s", 0), ("ms", 3), ("us", 6), ("ns", 9))}


def test_a_time_that_does_not_fit_is_an_error():
    """A difference raises what pandas raises; whatever their units are, two times are compared."""
    far = pd.DataFrame(
        {"t": np.array(["1700-01-01"], "datetime64[ns]"), "s": np.array(["9999-01-01"], "datetime64[s]")}
    )
    assert list(udf.DataFrame(far).apply(lambda r: (r.t < r.s, r.t == r.s, r.s > r.t), axis=1).to_pandas().loc[0]) == [
        True,
        False,
        True,
    ]
    with pytest.raises(pd.errors.OutOfBoundsDatetime):
        udf.DataFrame(far).apply(lambda r: r.t - r.s, axis=1)


def test_times_are_arguments():
    """Given as NumPy's, pandas' or Python's; their values are no part of the key."""
    when = Column(values=np.zeros(1, np.int64), logical=TIMES["datetime64[ns]"])
    since = lambda r, start: (r.t - start).days
    calls = [bind(since, {"t": when}, args=(start,)) for start in (X, X + DAY, N)]
    assert calls[0].key == calls[1].key != calls[2].key
    found = udf.DataFrame(FRAME).apply(since, axis=1, args=(X,))
    assert list(found) == [since(row, X) for _, row in FRAME.iterrows()]


@pytest.mark.parametrize(
    ("value", "name", "count"),
    [
        (np.datetime64("1970-01-02"), "datetime64[s]", 86400),
        (np.timedelta64(2, "h"), "timedelta64[s]", 7200),
        (np.timedelta64(5, "ms"), "timedelta64[ms]", 5),
        (dt.datetime(1970, 1, 1, 0, 0, 1), "datetime64[us]", 10**6),
        (dt.date(1970, 1, 3), "date", 2 * 86400),
        (dt.timedelta(microseconds=7), "timedelta64[us]", 7),
        (pd.Timedelta(9, "ns"), "timedelta64[ns]", 9),
    ],
    ids=repr,
)
def test_every_kind_of_time_is_known(value, name, count):
    """By its own unit; what is longer than a second is seconds."""
    assert time_constant(value) == (TIMES[name], count)
    assert time_constant(math.pi) is None


@pytest.mark.parametrize(
    "value", [pd.Timestamp("2000-01-01", tz="UTC"), np.timedelta64(1, "M"), np.datetime64("NaT", "s")]
)
def test_a_time_that_has_no_count_is_refused(value):
    """Time zones, months, NaT of NumPy."""
    with pytest.raises(DTypeError, match="a time of a UDF"):
        time_constant(value)


@pytest.mark.parametrize("function", [lambda r: r.t + r.t, lambda r: r.t * 2, lambda r: r.t.foo, lambda r: r.t > 1])
def test_what_times_cannot_do_is_an_error(function):
    when = Column(values=np.zeros(1, np.int64), logical=TIMES["datetime64[ns]"])
    with pytest.raises(UdfCompileError, match=r"in a UDF"):
        rowwise(function, {"t": when, "n": column("int64")})
