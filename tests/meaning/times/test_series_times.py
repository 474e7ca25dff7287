"""Times in a udf.Series: datetime64 and timedelta64 in, NaT for null, the same out."""

import datetime as dt

import numpy as np
import pandas as pd
import pyarrow as pa
import pytest

import udf
from tests.support.against_python import outcome
from udf.api.frames import Series
from udf.errors import DTypeError, LossyCastError

UNITS = ["s", "ms", "us", "ns"]
KINDS = [f"{kind}[{unit}]" for kind in ("datetime64", "timedelta64") for unit in UNITS]


def times(dtype, *, null=True):
    return np.array([86_400 * 15_000 + 7, *([None] if null else []), -3], "int64" if not null else object).astype(dtype)


@pytest.mark.parametrize("dtype", KINDS)
def test_a_pandas_series_comes_back_as_it_was(dtype) -> None:
    """Unit, values, index and name; NaT is null inside."""
    given = pd.Series(times(dtype), name="t", index=["a", "b", "c"])
    series = Series(given)
    assert series.dtype.name == dtype
    assert series.null_count == 1
    pd.testing.assert_series_equal(series.to_pandas(), given)


@pytest.mark.parametrize("dtype", KINDS)
def test_an_arrow_array_comes_back_as_it_was(dtype) -> None:
    """Timestamps and durations, nulls as nulls, in a slice too."""
    given = pa.array(times(dtype)).slice(1)
    back = Series(given).to_arrow()
    assert back.type == given.type
    assert back.to_pylist() == given.to_pylist()
    backed = pd.Series(given, dtype=pd.ArrowDtype(given.type))
    pd.testing.assert_series_equal(Series(backed).to_pandas(), backed)


def test_values_without_nulls_are_shared() -> None:
    """int64 inside is the same memory."""
    given = times("datetime64[ns]", null=False)
    series = Series(given)
    assert np.shares_memory(series.column.values, given)
    assert np.shares_memory(series.to_numpy(), given)
    assert np.asarray(series.column.values).dtype == "int64"


@pytest.mark.parametrize("dtype", KINDS)
def test_numpy_lists_and_masks(dtype) -> None:
    """NaT, None, NA and a mask are null, and NaT on the way out."""
    given = times(dtype)
    for data in (given, list(given), [given[0], None, given[2]], [given[0], pd.NA, given[2]]):
        np.testing.assert_array_equal(Series(data).to_numpy(), given)
    masked = np.ma.masked_array(times(dtype, null=False), mask=[False, True])
    assert list(Series(masked)) == [given[0], None]
    assert Series(given).to_numpy(na_value=given[0]).tolist() == [given[0].item(), given[0].item(), given[2].item()]


SHOWN = {
    "days": pd.Series(pd.date_range("2020", periods=3)),
    "seconds": pd.Series(pd.to_datetime(["2020-01-01 10:00:00", None, "2021-05-05 00:00:01"])),
    "milliseconds": pd.Series(np.array(["2020-01-01T10:00:00.5", "NaT"], "datetime64[ms]")),
    "nanoseconds": pd.Series(np.array([1, 2], "datetime64[ns]")),
    "all missing": pd.Series(np.array(["NaT", "NaT"], "datetime64[s]")),
    "whole days": pd.Series(pd.to_timedelta([1, None, 3], unit="D")),
    "negative": pd.Series(pd.to_timedelta([1, None, -3], unit="s")),
    "parts": pd.Series(pd.to_timedelta([1.5, None, -3.25], unit="s")),
    "small": pd.Series(pd.to_timedelta([1, 100, 3], unit="ns")),
    "many": pd.Series(pd.date_range("2020", periods=100, freq="h"), name="t"),
}


@pytest.mark.parametrize("name", SHOWN)
def test_the_repr_is_that_of_pandas(name) -> None:
    """Dates alone where every time is midnight, else as many digits as are needed."""
    assert repr(Series(SHOWN[name])) == repr(SHOWN[name])


def test_units_and_int64_convert_exactly_or_not_at_all() -> None:
    """Up if it fits, down if nothing is lost, and to the whole numbers under the times."""
    given = times("datetime64[s]")
    np.testing.assert_array_equal(Series(given, dtype="datetime64[ns]").to_numpy(), given)
    np.testing.assert_array_equal(Series(given.astype("datetime64[ns]"), dtype="datetime64[s]").to_numpy(), given)
    assert list(Series(given, dtype="int64")) == [86_400 * 15_000 + 7, None, -3]
    assert Series(Series(given, dtype="int64"), dtype="datetime64[s]").equals(Series(given))
    for values, to in ((np.array([1], "datetime64[ns]"), "datetime64[s]"), (given, "timedelta64[s]")):
        with pytest.raises(LossyCastError if to.startswith("d") else DTypeError):
            Series(values, dtype=to)
    with pytest.raises(LossyCastError):
        Series(np.array([2**62], "datetime64[s]"), dtype="datetime64[ns]")
    with pytest.raises(DTypeError):
        Series(given, dtype="float64")


DATED = pd.DataFrame({"d": [dt.date(2020, 2, 29), dt.date(1969, 12, 31)], "n": [1, 2]})
DATED["t"] = pd.to_datetime(["2020-01-31", "2021-02-03"])
DATED["l"] = DATED["t"] - DATED["t"][0]
PYTHONS = (
    *("isinstance(d, dt.datetime)", "isinstance(d, pd.Timestamp)", "isinstance(d, dt.date)", "type(d) == dt.date"),
    *(
        "isinstance(t, dt.datetime)",
        "isinstance(dt.datetime(2020, 1, n), pd.Timestamp)",
        "isinstance(dt.timedelta(n), pd.Timedelta)",
    ),
    *("d.replace(hour=3)", "d.replace(day=n)", "d.replace(year=2021, hour=1)", "t.replace(hour=n)"),
    *("pd.Timedelta(t)", "pd.Timedelta(l)", "pd.Timestamp(t)"),
    *("(dt.timedelta(days=n), 1)", "[dt.datetime(2020, 1, n)]", "{'p': t.to_pydatetime(), 'q': l}", "(t, l, d)"),
    *("(dt.date(2020, 1, 2) - d,)", "pd.Series({'u': dt.timedelta(days=n), 'v': t})"),
)


@pytest.mark.slow
@pytest.mark.parametrize("text", PYTHONS)
def test_pythons_own_times_stay_pythons(text: str) -> None:
    """A date is no datetime and has no hour; in a tuple, list or dict a ``timedelta`` is no ``pd.Timedelta``."""
    function = eval(f"lambda r: (lambda d, t, l, n: {text})(r['d'], r['t'], r['l'], r['n'])")  # noqa: S307
    with udf.options(fallback=None):
        ours = outcome(lambda: DATED.udf.apply(function, axis=1))
    assert ours == outcome(lambda: DATED.apply(function, axis=1))


TIMES = pd.Series(pd.to_datetime(["2020-01-01", None, "2021-05-06"]))
MET = {
    "units": (TIMES.astype("datetime64[s]"), TIMES.astype("datetime64[us]")),
    "zones": (TIMES.dt.tz_localize("UTC").dt.as_unit("s"), TIMES.dt.tz_localize("UTC").dt.as_unit("ns")),
    "lengths": ((TIMES - TIMES[0]).astype("timedelta64[s]"), (TIMES - TIMES[0]).astype("timedelta64[ms]")),
    "Arrow's": (TIMES.astype("datetime64[us]"), TIMES.astype("timestamp[us][pyarrow]")),
    "texts": (pd.Series(["a", None, "c"], dtype="str"), pd.Series(["q", None, None], dtype="string")),
    "categories": (pd.Series(["a", None, "c"], dtype="category"), pd.Series(["q", None, None], dtype="string")),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", MET)
def test_columns_that_pandas_makes_one_dtype(name: str) -> None:
    """A row of times, or of texts, alone has the one dtype in which they meet: its unit, and what is missing in it."""
    frame = pd.DataFrame(dict(zip("ab", MET[name], strict=True)))
    for function in (lambda r: r.a, lambda r: r.b, lambda r: (r.a, r.b), lambda r: r.a is pd.NA):
        with udf.options(fallback=None):
            ours = outcome(lambda f=function: frame.udf.apply(f, axis=1))
        assert ours == outcome(lambda f=function: frame.apply(f, axis=1))
