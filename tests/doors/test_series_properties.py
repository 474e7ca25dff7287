"""Properties of udf.Series over generated columns: what goes in comes out, however it is cut."""

import numpy as np
import pandas as pd
import pyarrow as pa
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from udf.api.frames import Series
from udf.columns.bitmask import count_valid, pack, slice_bits, unpack

INTS = st.integers(-(2**63), 2**63 - 1)
FLOATS = st.floats(width=64)
COLUMNS = st.one_of(*(st.lists(st.none() | values, max_size=70) for values in (INTS, FLOATS, st.booleans())))


def same(left: list, right: list) -> bool:
    """Return whether two columns are equal, where NaN equals NaN and -0.0 is not 0.0."""
    return [repr(value) for value in left] == [repr(value) for value in right]


@pytest.mark.slow
@settings(max_examples=150, deadline=None)
@given(COLUMNS)
def test_a_list_comes_back_through_every_layout(values) -> None:
    """By list, Arrow, pandas' nullable and Arrow layouts, and NumPy with a fill value."""
    series = Series(values)
    assert same(list(series), values)
    assert series.null_count == values.count(None)
    assert same(series.to_arrow().to_pylist(), values)
    assert Series(series.to_arrow()).equals(series)
    boxed = pd.Series(pd.arrays.ArrowExtensionArray(series.to_arrow()))
    assert Series(Series(boxed).to_pandas()).column.dtype == series.dtype
    assert same(list(Series(boxed)), values)


@pytest.mark.slow
@settings(max_examples=150, deadline=None)
@given(COLUMNS, st.integers(0, 70), st.integers(0, 70))
def test_a_slice_of_an_arrow_array_is_that_slice(values, start, stop) -> None:
    array = Series(values).to_arrow()[start:stop]
    assert same(list(Series(array)), values[start:stop])


@pytest.mark.slow
@settings(max_examples=200, deadline=None)
@given(st.lists(st.booleans(), max_size=90), st.integers(0, 90), st.integers(0, 90))
def test_bits_of_a_slice(valid, start, rows) -> None:
    """Cutting, packing, unpacking and counting agree with plain Python."""
    start = min(start, len(valid))
    rows = min(rows, len(valid) - start)
    bits = slice_bits(pack(np.array(valid, bool)), start, rows)
    assert unpack(bits, rows).tolist() == valid[start : start + rows]
    assert count_valid(bits, rows) == sum(valid[start : start + rows])


@pytest.mark.slow
@settings(max_examples=100, deadline=None)
@given(st.lists(COLUMNS.filter(lambda c: all(isinstance(v, float | None) for v in c)), max_size=4))
def test_chunks_are_their_concatenation(chunks) -> None:
    array = pa.chunked_array([pa.array(c, pa.float64(), from_pandas=False) for c in chunks], pa.float64())
    assert same(list(Series(array)), [value for chunk in chunks for value in chunk])
