"""udf.Series from NumPy, DLPack, pyarrow and the PyCapsule interface: shared where it can be."""

import gc
import weakref

import numpy as np
import pyarrow as pa
import pytest

from udf.api.frames import Series
from udf.base.dtypes import DTYPES
from udf.errors import DTypeError


def address(array) -> int:
    return array.__array_interface__["data"][0]


@pytest.mark.parametrize("name", DTYPES)
def test_numpy_is_shared_not_copied(name) -> None:
    """Every supported dtype of a contiguous array keeps its memory."""
    array = np.arange(100).astype(name)
    series = Series(array)
    assert address(series.column.values) == address(array)
    assert series.dtype.name == name
    assert series.column.validity is None


def test_a_contiguous_slice_is_shared() -> None:
    """A slice begins inside the same memory."""
    array = np.arange(100.0)
    assert address(Series(array[7:50]).column.values) == address(array) + 56


def test_the_memory_lives_as_long_as_the_series() -> None:
    """The Series keeps the owner of its memory alive, and lets it go."""

    class Owner(np.ndarray):
        pass

    array = np.arange(1000.0).view(Owner)
    gone = weakref.ref(array)
    series = Series(array)
    del array
    assert list(series)[-1] == 999.0
    assert gone() is not None
    del series
    assert gone() is None


def test_a_callers_array_cannot_be_written_through_a_series() -> None:
    """Shared memory is read-only on our side, and stays writable on the caller's."""
    array = np.arange(3.0)
    shared = Series(array).to_numpy()
    assert not shared.flags.writeable
    with pytest.raises(ValueError, match="read-only"):
        shared[0] = 1
    array[0] = 5


@pytest.mark.parametrize(
    "make",
    [
        lambda a: np.stack([a, a], axis=1)[:, 0],
        lambda a: a[::-1][::-1][:],
        lambda a: np.repeat(a, 2)[::2],
        lambda a: a[::-1].copy()[::-1],
        lambda a: a.astype(">f8"),
        lambda a: np.frombuffer(b"\0" + a.tobytes(), np.float64, offset=1),
        lambda a: np.array([(x, 1) for x in a], dtype=[("x", "f8"), ("y", "u1")])["x"],
    ],
    ids=["column", "view", "strided", "reversed", "big-endian", "unaligned", "field"],
)
def test_any_layout_becomes_contiguous_native_and_aligned(make) -> None:
    """Strides, byte order and alignment change nothing but the need of a copy."""
    array = np.array([1.5, -2.25, 1e300])
    values = Series(make(array)).column.values
    assert values.tolist() == array.tolist()
    assert values.dtype.isnative
    assert values.flags.c_contiguous
    assert values.flags.aligned


def test_a_masked_array_has_nulls_and_shares_its_values() -> None:
    """Where NumPy's mask is true the value is null."""
    array = np.ma.masked_array([1, 2, 3, 4], mask=[0, 1, 0, 0])
    series = Series(array)
    assert list(series) == [1, None, 3, 4]
    assert address(series.column.values) == address(array.data)
    assert Series(np.ma.masked_array([1, 2])).column.validity is None
    assert Series(np.ma.masked_array([1, 2], mask=[0, 0])).column.validity is None


def test_an_object_array_of_numbers_is_read_as_a_list() -> None:
    series = Series(np.array([1, None, 2.5], dtype=object))
    assert list(series) == [1.0, None, 2.5]


class Tensor:
    """A host tensor that speaks DLPack and nothing else."""

    def __init__(self, array) -> None:
        self.array = array

    def __dlpack__(self, **request):
        return self.array.__dlpack__(**request)

    def __dlpack_device__(self):
        return self.array.__dlpack_device__()


@pytest.mark.parametrize("name", DTYPES)
def test_a_host_dlpack_tensor_is_shared(name) -> None:
    """DLPack memory is the Series' memory."""
    array = np.arange(10).astype(name)
    series = Series(Tensor(array))
    assert address(series.column.values) == address(array)
    assert series.dtype.name == name


def test_a_dlpack_tensor_that_numpy_cannot_hold_is_refused_by_its_dtype() -> None:
    """What the producer or NumPy refuses (bfloat16) is a DTypeError."""

    class Brain(Tensor):
        dtype = "bfloat16"

        def __dlpack__(self, **request):
            raise BufferError("no such dtype")

    with pytest.raises(DTypeError, match="bfloat16"):
        Series(Brain(np.zeros(2)))


def test_an_object_with_dunder_array_is_read_by_it() -> None:
    """``__array__`` alone is enough."""

    class Wrapped:
        def __init__(self, array) -> None:
            self.array = array

        def __array__(self, dtype=None, copy=None):
            return self.array

    array = np.arange(3.0)
    assert address(Series(Wrapped(array)).column.values) == address(array)


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


def address_of(series) -> int:
    return series.column.values.__array_interface__["data"][0]


@pytest.mark.parametrize("name", NUMBERS)
@pytest.mark.parametrize("wrap", [lambda a: a, OneArray, lambda a: Stream(pa.chunked_array([a]))])
def test_numbers_are_shared(name, wrap) -> None:
    """Values keep Arrow's memory, by any of its ways in."""
    array = pa.array(np.arange(20).astype(name))
    series = Series(wrap(array))
    assert address_of(series) == array.buffers()[1].address
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
        assert address_of(series) == whole.buffers()[1].address + 8 * offset
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
