"""Labels of windows on a GPU: the processor's tests once more, and windows in global memory."""

import cupy
import numpy as np
import pandas as pd
import pytest

import udf

# the tests of the processor, collected here once more
from tests.meaning.windows.test_window_tables import (  # noqa: F401
    RANDOM,
    REFUSED,
    test_it_is_as_in_pandas,
    test_labels_are_those_of_pandas,
    test_what_it_cannot_have_is_refused_by_name,
    test_what_raises_in_pandas_raises,
    test_windows_of_many_blocks,
)


@pytest.mark.parametrize("length", [700, 3000])
def test_long_windows_have_their_own_labels(length) -> None:
    """In shared memory, and beyond it, where a thread reads its window from global memory."""
    values, labels = RANDOM.normal(size=20_000), RANDOM.permutation(20_000)
    found = pd.Series(values, labels).udf.rolling(length).apply(lambda w: w.idxmax() - w.index[0])
    apart = np.lib.stride_tricks.sliding_window_view(values, length).argmax(axis=1)
    first = np.arange(apart.size)
    np.testing.assert_array_equal(found.to_numpy()[length - 1 :], labels[first + apart] - labels[first])


def test_columns_on_the_gpu_have_the_numbers_of_their_rows() -> None:
    """Neither values nor results leave it."""
    found = udf.Series(cupy.arange(5000.0)[::-1].copy()).rolling(4).apply(lambda w: w.idxmin())
    assert udf.last_call().backend == "cuda"
    np.testing.assert_array_equal(cupy.asnumpy(found.to_cupy())[3:], np.arange(3, 5000))


def test_pieces_have_the_labels_of_their_rows() -> None:
    """Of columns in host memory that go through the GPU piece by piece; cut windows, and steps."""
    values, labels = RANDOM.normal(size=5_000_000), RANDOM.permutation(5_000_000)
    first = np.lib.stride_tricks.sliding_window_view(values, 5).argmax(axis=1)
    expected = labels[np.arange(first.size) + first]
    series = pd.Series(values, labels).udf
    np.testing.assert_array_equal(series.rolling(5).apply(lambda w: w.idxmax()).to_numpy()[4:], expected)
    found = series.rolling(5, min_periods=1, step=3).apply(lambda w: w.idxmax()).to_numpy()
    np.testing.assert_array_equal(found[2:], expected[2::3][: found.size - 2])
    assert found[0] == labels[0]
