"""udf.Series from pyarrow and from whatever speaks the Arrow PyCapsule interface."""

import gc
import weakref

import numpy as np
import pyarrow as pa
import pytest

from udf.api.frames import Series
from udf.base.dtypes import DTYPES
from udf.errors import DTypeError

NUMBERS = [name for name in DTYPES if name != "bool"]


class OneArray:
    """What Polars, nanoarrow and others look like to a consumer: one array in a capsule."""

    def __init__(self, array) -> None:
        self.array = array

    def __arrow_c_array__(self, requested_schema=None):
        return self.array.__arrow_c_array__(requested_schema)


class Stream:
    """A stream of chunks in a capsule, and nothing else."""

    def __init__(self, chunks) -> None:
        self.chunks = chunks

    def __arrow_c_stream__(self, requested_schema=None):
        return self.chunks.__arrow_c_stream__(requested_schema)


def address(series) -> int:
    return series.column.values.__array_interface__["data"][0]


@pytest.mark.parametrize("name", NUMBERS)
@pytest.mark.parametrize("wrap", [lambda a: a, OneArray, lambda a: Stream(pa.chunked_array([a]))])
def test_numbers_are_shared(name, wrap) -> None:
    """Values keep Arrow's memory, by any of its ways in."""
    array = pa.array(np.arange(20).astype(name))
    series = Series(wrap(array))
    assert address(series) == array.buffers()[1].address
    assert series.dtype.name == name
    assert list(series) == array.to_pylist()


@pytest.mark.parametrize("offset", [0, 1, 3, 7, 8, 9, 16, 21])
@pytest.mark.parametrize("rows", [0, 1, 7, 8, 9, 40])
def test_a_slice_is_shared_and_its_nulls_line_up(offset, rows) -> None:
    """At every bit offset the values are the slice's memory, and the bitmask begins at its first row."""
    whole = pa.array([None if i % 3 == 0 else i for i in range(64)])
    part = whole.slice(offset, rows)
    series = Series(part)
    assert list(series) == part.to_pylist()
    assert series.null_count == part.null_count
    if rows:
        assert address(series) == whole.buffers()[1].address + 8 * offset
    if part.null_count and offset % 8 == 0:
        assert series.column.validity.__array_interface__["data"][0] == whole.buffers()[0].address + offset // 8


@pytest.mark.parametrize("offset", [0, 5, 8])
def test_bits_become_bytes(offset) -> None:
    """Arrow's bit-packed bools are read bit by bit."""
    part = pa.array([True, False, None, True] * 9).slice(offset, 20)
    assert list(Series(part)) == part.to_pylist()


def test_no_null_in_the_slice_means_no_bitmask() -> None:
    """A bitmask whose bits are all set costs nothing later: it is dropped."""
    array = pa.array([None, 1, 2, 3]).slice(1)
    assert array.buffers()[0] is not None
    assert Series(array).column.validity is None


def test_several_chunks_become_one_column() -> None:
    """Chunks, empty ones and sliced ones too, are joined in order."""
    chunks = pa.chunked_array([pa.array([1, None]), pa.array([], pa.int64()), pa.array([9, 3, None])[1:]])
    for data in (chunks, Stream(chunks)):
        assert list(Series(data)) == [1, None, 3, None]
    assert list(Series(pa.chunked_array([], pa.float32()))) == []


@pytest.mark.slow
def test_arrow_memory_lives_as_long_as_the_series() -> None:
    """The buffer behind a Series is not freed under it, and is freed after it."""
    owner = np.arange(1000.0)
    gone = weakref.ref(owner)
    series = Series(pa.Array.from_buffers(pa.float64(), 1000, [None, pa.py_buffer(owner)]))
    del owner
    gc.collect()
    assert list(series)[-1] == 999.0
    assert gone() is not None
    del series
    gc.collect()
    assert gone() is None


@pytest.mark.slow
def test_a_capsules_memory_is_released_after_the_series() -> None:
    """An Arrow array taken over the C interface lives with the Series and goes with it."""
    before = pa.total_allocated_bytes()
    series = Series(OneArray(pa.array(range(100_000))))
    gc.collect()
    assert pa.total_allocated_bytes() > before
    assert sum(series) == 4_999_950_000
    del series
    gc.collect()
    assert pa.total_allocated_bytes() <= before


def test_an_array_of_nothing_but_nulls_is_float64() -> None:
    """Arrow's null type has no values to choose a type by."""
    assert list(Series(pa.nulls(3))) == [None] * 3
    assert Series(pa.nulls(3)).dtype.name == "float64"
    assert list(Series(pa.nulls(0))) == []


def test_a_producers_name_is_kept() -> None:
    """What calls itself something (a Polars Series) keeps its name."""
    stream = Stream(pa.chunked_array([[1, 2]]))
    stream.name = "delay"
    assert Series(stream).name == "delay"
    assert Series(OneArray(pa.array([1]))).name is None


def test_a_type_that_pyarrow_has_not_is_refused_by_its_name() -> None:
    """What pyarrow cannot take over the C interface is a DTypeError too."""

    class Wide(OneArray):
        dtype = "Int128"

        def __arrow_c_array__(self, requested_schema=None):
            raise pa.ArrowInvalid("unsupported format string: '_pli128'")

    with pytest.raises(DTypeError, match="Int128"):
        Series(Wide(None))
