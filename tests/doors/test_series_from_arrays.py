"""udf.Series from NumPy arrays and from whatever speaks DLPack or an array protocol."""

import weakref

import numpy as np
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
