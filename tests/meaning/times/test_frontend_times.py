"""Times in a UDF: pandas' arithmetic, comparison and fields, exact in every unit."""

import datetime as dt
import math
import random

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.frontend_cases import column, rowwise
from udf.base.dtypes import TIMES
from udf.bind.bind import bind
from udf.bind.times import time_constant
from udf.columns.column import Column
from udf.errors import DTypeError, UdfCompileError

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
        (dt.datetime(1970, 1, 1, 0, 0, 1), "datetime64[us]", 10**6),  # noqa: DTZ001 - a UDF has no zones
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
