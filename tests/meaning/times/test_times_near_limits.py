"""Times that a function makes, near the ends of their ranges: values and exceptions are pandas' and Python's."""

# ruff: noqa: DTZ001 - times without a zone
import datetime as dt
import warnings

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.budget import budget, some
from tests.support.time_programs import differences
from udf.errors import UdfCompileError

FAR = (9999999, -9999999, 2**31, 10**6, -(10**6), 106751, 3, 0)
FRACTIONS = (0.5, 1.5, 2.5, -0.5, 1 / 3, 2 / 3, 1e-3, 86400.25, -7.1, 1e7 / 3)
T, D = pd.Timestamp("2000-02-29"), dt.timedelta(seconds=2)

OF_WHOLE = {
    "datetime plus": lambda n: (dt.datetime(2000, 1, 1) + dt.timedelta(days=n)).year,
    "date plus": lambda n: (dt.date(2000, 1, 1) + dt.timedelta(days=n)).isoformat(),
    "date minus": lambda n: dt.date(2000, 1, 1) - dt.timedelta(n),
    "Timestamp plus": lambda n: T + pd.Timedelta(n, unit="D"),
    "months": lambda n: T + pd.DateOffset(months=n),
    "length of days": lambda n: pd.Timedelta(n, unit="D"),
    "keyword of days": lambda n: pd.Timedelta(days=n),
    "timedelta of days": lambda n: dt.timedelta(days=n),
    "year": lambda n: dt.datetime(n, 1, 1),
    "year of a Timestamp": lambda n: pd.Timestamp(n, 1, 1),
    "caught": lambda n: caught(n),
    "timedelta times": lambda n: D * n,
    "Timedelta over": lambda n: pd.Timedelta(days=1) / n if n else D,
    "ends of months": lambda n: T + pd.offsets.MonthEnd(n),
    "days of business": lambda n: T - pd.offsets.BDay(n),
}
OF_REAL = {
    "hours": lambda x: dt.timedelta(hours=x, seconds=x / 7),
    "microseconds": lambda x: dt.timedelta(microseconds=x), "pandas times": lambda x: pd.Timedelta(seconds=2) * x,
    "pandas over": lambda x: pd.Timedelta(seconds=2) / x,
}  # fmt: skip


def caught(n):
    try:
        return (dt.datetime(2000, 1, 1) + dt.timedelta(days=n)).year
    except OverflowError:
        return -1


@pytest.fixture(autouse=True)
def processor():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def outcome(call):
    """Return a call's values, or the type of its exception; None where Python goes on and we raise that we do not."""
    try:
        return [repr(value) for value in call()]
    except (ArithmeticError, ValueError) as error:
        return None if "does not fit 64 bits" in str(error) else type(error)


@pytest.mark.parametrize("name", OF_WHOLE)
def test_times_of_whole_numbers(name):
    """A value, its exception, or a limit of ours that says so and that no handler gets."""
    for n in FAR:
        one = pd.Series([n])
        made = outcome(lambda one=one: one.udf.map(OF_WHOLE[name]))
        assert made is None or made == outcome(lambda one=one: one.map(OF_WHOLE[name])), n


@pytest.mark.slow
@pytest.mark.parametrize("name", OF_REAL)
def test_lengths_of_floats(name):
    """Python rounds half to even, pandas cuts off; a float of pandas' counts nanoseconds."""
    for x in FRACTIONS:
        one = pd.Series([x])
        made, wanted = one.udf.map(OF_REAL[name]), one.map(OF_REAL[name])
        assert made[0] == wanted[0], x


@pytest.mark.parametrize("function", [lambda x: D * x, lambda x: x * D, lambda x: D / x, lambda x: D / int(x)])
def test_python_scales_its_own_lengths(function):
    """A ``timedelta`` times a float, and over a number: Python rounds half to even."""
    numbers = pd.Series([1.5, 2.5, -7.25])
    with pytest.raises(UdfCompileError, match="does not take"):
        numbers.udf.map(function)
    with udf.options(fallback="python"):
        pd.testing.assert_series_equal(numbers.udf.map(function), numbers.map(function))


def test_a_datetime_has_no_field_of_pandas():
    """It is refused by name: Python raises AttributeError."""
    with pytest.raises(UdfCompileError, match="dayofyear"):
        pd.Series([1]).udf.map(lambda n: dt.datetime(2000, 1, n).dayofyear)


@pytest.mark.slow
@pytest.mark.parametrize("unit", ["s", "ms", "us"])
def test_pandas_times_beyond_python(unit):
    """Fields as in pandas; what Python's datetime does not hold raises what pandas raises."""
    times = pd.Series(np.array([10**12 * {"s": 1, "ms": 10**3, "us": 10**6}[unit]]).view(f"M8[{unit}]"))
    assert list(times.udf.map(lambda t: t.year)) == list(times.map(lambda t: t.year))
    for function in (lambda t: t.date(), lambda t: t.to_pydatetime(), lambda t: t.isocalendar()[0]):
        with pytest.raises((NotImplementedError, ValueError)) as raised:
            times.map(function)
        with pytest.raises(raised.type):
            times.udf.map(function)


@pytest.mark.slow
@pytest.mark.parametrize("seed", some(range(budget(2000)), 6))
def test_generated_programs(seed):
    """What pandas gives or raises row by row."""
    found, _, _ = differences(seed)
    assert not found, found[0]


@pytest.mark.slow
@pytest.mark.skipif(pd.__version__ < "3", reason="pandas 2 casts such times to nanoseconds, which do not fit")
@pytest.mark.parametrize("unit", ["s", "ms", "us", "ns"])
def test_numbers_of_times_in_every_digit(unit):
    """``timestamp()`` to the microsecond, ``total_seconds()`` as whole seconds and the rest, a quotient of floats."""
    size, rng = {"s": 1, "ms": 10**3, "us": 10**6, "ns": 10**9}[unit], np.random.default_rng(0)
    counts = np.concatenate([rng.integers(-(2**53), 2**53, 300), rng.integers(-(10**10), 10**10, 300)])
    counts = np.concatenate([counts, counts // size * size + counts % 7 - 3])  # about whole seconds
    counts = np.clip(counts, -62135596800 * size, 253402300799 * size)
    times, lengths = pd.Series(counts.view(f"M8[{unit}]")), pd.Series((counts * 8).view(f"m8[{unit}]"))
    week = pd.Timedelta(days=7)
    for series, function in (
        (times, lambda t: t.timestamp()),
        (lengths, lambda d: d.total_seconds()),
        (lengths, lambda d: d / week),
    ):
        assert list(series.udf.map(function)) == list(series.map(function))


def test_a_datetime_has_no_timestamp_without_a_zone():
    """Python asks the machine for its zone."""
    with pytest.raises(UdfCompileError, match="time zone"):
        pd.Series([2000]).udf.map(lambda n: dt.datetime(n, 1, 1).timestamp())


def test_a_missing_time_beside_python_s_own():
    """NaT is asked about with the very class: ``NaT % timedelta`` raises, ``NaT % Timedelta`` is NaT."""
    missing = pd.Series([pd.NaT, pd.Timedelta(days=3)])
    hours = dt.timedelta(hours=5)
    with pytest.raises(TypeError):
        missing.map(lambda d: d % hours)
    with pytest.raises(TypeError):
        missing.udf.map(lambda d: d % hours)
    found, wanted = (how(lambda d: d % pd.Timedelta(hours=5)) for how in (missing.udf.map, missing.map))
    pd.testing.assert_series_equal(found, wanted)


@pytest.mark.skipif(pd.__version__ < "3", reason="pandas 2 raises OverflowError there")
def test_a_rest_whose_multiple_does_not_fit_raises_as_in_pandas():
    least = pd.Series([pd.Timedelta.min])
    with pytest.raises(pd.errors.OutOfBoundsTimedelta):
        least.map(lambda d: d % pd.Timedelta(hours=5))
    with pytest.raises(pd.errors.OutOfBoundsTimedelta):
        least.udf.map(lambda d: d % pd.Timedelta(hours=5))
