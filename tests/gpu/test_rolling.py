"""Windows on the GPU: the processor's tests of ``rolling``, where the data is brought to the GPU and the results back.

What they promise is written there; here are those that stay on the GPU.
"""

import math
from collections.abc import Iterator
from typing import Any

import numpy as np
import pandas as pd
import pytest

import udf
import udf.doors.pandas.pandas_accessor  # registers the accessor: pandas may have been imported before it
from tests.meaning.windows.test_rolling_apply import (  # noqa: F401 - pytest runs what is imported
    test_an_exception_names_the_window,
    test_an_exception_with_a_step_and_of_a_window_of_time,
    test_an_index_outside_the_window,
    test_an_infinity_is_missing,
    test_arguments,
    test_division_by_zero,
    test_dtype,
    test_every_dtype_is_float64_inside,
    test_exceptions_as_nulls,
    test_functions_of_whole_windows,
    test_functions_of_windows_of_any_length,
    test_nulls_from_a_function,
    test_pairs_in_a_table,
    test_recognised_is_as_exact_as_pandas,
    test_recognised_is_opaque,
    test_two_values_make_a_frame,
)
from tests.meaning.windows.test_rolling_bounds import (  # noqa: F401 - as above
    test_a_span_stays_inside_int64,
    test_expanding,
    test_indexers_of_pandas,
    test_nulls,
    test_spans,
    test_windows_of_an_indexer,
    test_windows_of_rows,
    test_windows_of_time,
)
from tests.meaning.windows.test_rolling_documented import (  # noqa: F401 - as above
    test_documented_expanding,
    test_documented_mean_absolute_deviation,
    test_documented_on,
    test_documented_rolling_sums,
    test_documented_weighted_table,
)
from tests.meaning.windows.test_rolling_frame import (  # noqa: F401 - as above
    test_every_column_of_numbers,
    test_every_layout_gives_float64,
    test_table,
)


@pytest.fixture(autouse=True)
def gpu() -> Iterator[None]:
    with udf.options(backend="cuda"):
        yield


def test_results_stay_on_the_gpu() -> None:
    """A CuPy array is read where it is, and the result is one."""
    import cupy  # noqa: PLC0415 - not on every machine

    values = np.random.default_rng(1).normal(size=100_003)
    got = udf.Series(cupy.asarray(values)).rolling(7).apply(lambda w: w.max() - w.min(), raw=True)
    assert got.device == "cuda"
    want = pd.Series(values).rolling(7)
    np.testing.assert_allclose(got.to_numpy(), (want.max() - want.min()).to_numpy(), rtol=1e-14)


@pytest.mark.parametrize("rows", [1, 31, 32, 33, 1279, 1280, 1281, 100_003])
@pytest.mark.parametrize(
    "how", [{"window": 5}, {"window": 64, "min_periods": 1, "center": True}, {"window": "60s"}], ids=str
)
def test_long_columns(rows: int, how: Any) -> None:
    """Tiles, their edges, and rows behind the last tile."""
    values = np.random.default_rng(rows).integers(-9, 10, rows).astype(float)
    values[::7] = math.nan
    series = pd.Series(values, index=pd.date_range("2024", periods=rows, freq="s"))
    want = series.rolling(**how).sum()
    got = udf.Series(series).rolling(**how).apply(lambda w: np.nansum(w), raw=True).to_pandas()
    pd.testing.assert_series_equal(got, want)


def test_times_on_the_gpu() -> None:
    """Centred windows of time are searched for where the times are."""
    stamps = np.cumsum(np.random.default_rng(3).integers(0, 5, 5000)).astype("M8[s]")
    values = np.arange(5000.0)
    want = pd.Series(values, index=pd.DatetimeIndex(stamps)).rolling("30s", center=True, closed="both").sum()
    got = udf.Series(values).rolling("30s", on=stamps, center=True, closed="both").apply(lambda w: w.sum(), raw=True)
    np.testing.assert_allclose(got.to_numpy(), want.to_numpy())
