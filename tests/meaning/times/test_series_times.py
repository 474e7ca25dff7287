"""Times in a udf.Series: datetime64 and timedelta64 in, NaT for null, the same out."""

import numpy as np
import pandas as pd
import pyarrow as pa
import pytest

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
