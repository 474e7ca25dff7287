"""udf.Series to NumPy, Arrow and whoever speaks a protocol, and what it says of itself."""

import copy
import math
import pickle

import numpy as np
import pandas as pd
import pyarrow as pa
import pytest

from udf.api.frames import Series
from udf.base.dtypes import DTYPES
from udf.errors import ArgumentError, BackendUnavailableError, MissingPackageError, NullsError


def address(array) -> int:
    return array.__array_interface__["data"][0]


# --- NumPy ------------------------------------------------------------------------------------------


def test_to_numpy_shares_the_values() -> None:
    """Without nulls and conversions nothing is copied, unless a copy is asked for."""
    array = np.arange(5)
    series = Series(array)
    assert address(series.to_numpy()) == address(array)
    assert address(np.asarray(series)) == address(array)
    assert address(series.to_numpy(copy=True)) != address(array)
    assert series.to_numpy(copy=True).flags.writeable


def test_to_numpy_of_nulls_needs_a_value_for_them() -> None:
    """Nulls are never turned into something silently."""
    series = Series([1, None, 3])
    for convert in (series.to_numpy, series.__array__, lambda: np.asarray(series)):
        with pytest.raises(NullsError, match=r"1 nulls cannot be part of a NumPy array.\nHint: .*na_value"):
            convert()


@pytest.mark.parametrize(
    ("data", "value", "dtype", "shown"),
    [
        ([1, None], -1, "int64", [1, -1]),
        ([1, None], math.inf, "float64", [1.0, math.inf]),
        ([True, None], False, "bool", [True, False]),
        ([1.5, None], 0, "float64", [1.5, 0.0]),
        (pd.array([1, None], dtype="UInt8"), -1, "int16", [1, -1]),
        (pd.array([1.5, None], dtype="Float32"), 0.0, "float32", [1.5, 0.0]),
        ([1, None], None, "object", [1, None]),
    ],
)
def test_na_value_widens_the_dtype_only_where_it_must(data, value, dtype, shown) -> None:
    """The result's dtype holds both the values and ``na_value``."""
    result = Series(data).to_numpy(na_value=value)
    assert result.dtype == dtype
    assert result.tolist() == shown


def test_to_numpy_converts_as_numpy_does() -> None:
    """``dtype`` is NumPy's own conversion."""
    assert Series([1, 2]).to_numpy("float32").dtype == "float32"
    assert Series([1, None]).to_numpy("float64", na_value=np.nan).dtype == "float64"
    assert np.asarray(Series([1, 2]), dtype="int8").dtype == "int8"


@pytest.mark.skipif(np.lib.NumpyVersion(np.__version__) < "2.0.0", reason="NumPy 1 has no copy=False in __array__")
def test_numpy_2_copy_argument_is_obeyed() -> None:
    """``copy=False`` shares or raises, ``copy=True`` copies."""
    array = np.arange(5)
    series = Series(array)
    assert address(np.array(series, copy=False)) == address(array)
    assert address(np.array(series, copy=True)) != address(array)
    assert address(np.array(series)) != address(array)
    with pytest.raises(ValueError, match="without a copy"):
        np.array(series, dtype="float32", copy=False)


# --- Arrow ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [name for name in DTYPES if name != "bool"])
def test_to_arrow_shares_values_and_bitmask(name) -> None:
    """An Arrow array is another view of the same buffers."""
    series = Series(pa.array([1, None, 3], pa.from_numpy_dtype(name)))
    array = series.to_arrow()
    array.validate(full=True)
    assert array.to_pylist() == [1, None, 3]
    assert array.null_count == 1
    assert array.buffers()[1].address == address(series.column.values)
    assert array.buffers()[0].address == address(series.column.validity)


@pytest.mark.parametrize("data", [[True, None, False] * 7, [], [1.5] * 9, [None]])
def test_arrow_gets_what_the_series_holds(data) -> None:
    """Bools are packed into bits again; an empty column is an empty array."""
    array = Series(data).to_arrow()
    array.validate(full=True)
    assert array.to_pylist() == data


def test_the_capsule_protocols_give_the_same_array() -> None:
    """Any Arrow consumer reads a Series, as an array or as a stream."""
    series = Series([1, None, 3])
    assert pa.array(series).to_pylist() == [1, None, 3]
    assert pa.chunked_array(series).to_pylist() == [1, None, 3]


def test_polars_reads_and_is_read() -> None:
    """A Polars Series is shared in, and out."""
    pl = pytest.importorskip("polars")
    data = pl.Series("x", [1.5, None, 2.5])
    series = Series(data)
    assert list(series) == [1.5, None, 2.5]
    assert pl.Series(series).to_list() == [1.5, None, 2.5]
    assert list(Series(pl.Series([True, None]))) == [True, None]


# --- DLPack and CUDA --------------------------------------------------------------------------------


@pytest.mark.skipif(np.lib.NumpyVersion(np.__version__) < "2.1.0", reason="DLPack before 1.0 has no read-only memory")
def test_dlpack_shares_the_values() -> None:
    """A consumer of DLPack sees the same memory, read-only as ours is."""
    array = np.arange(3.0)
    series = Series(array)
    assert series.__dlpack_device__()[0] == 1
    seen = np.from_dlpack(series)
    assert address(seen) == address(array)
    assert not seen.flags.writeable


def test_dlpack_has_no_place_for_nulls() -> None:
    """The protocol's own error is a BufferError, and ours is one."""
    with pytest.raises(BufferError, match="nulls"):
        np.from_dlpack(Series([1, None]))


def test_a_series_on_the_host_has_no_cuda_interface() -> None:
    """``hasattr`` is how consumers ask."""
    assert not hasattr(Series([1]), "__cuda_array_interface__")


def test_the_gpu_is_asked_for_where_there_is_none(monkeypatch) -> None:
    """To a GPU or from one: the error says why there is none."""
    monkeypatch.setattr("udf.cuda.reason_unavailable", lambda: "the fan is off")

    class OnDevice:
        @property
        def __cuda_array_interface__(self):
            return {"shape": (1,), "typestr": "<f8", "data": (1, False), "version": 3}

    for ask in (Series([1.0]).to_cupy, lambda: Series(OnDevice())):
        with pytest.raises(BackendUnavailableError, match="the fan is off"):
            ask()
    with pytest.raises(NullsError):
        Series([1, None]).to_cupy()


@pytest.mark.parametrize(("package", "ask"), [("pandas", "to_pandas"), ("pyarrow", "to_arrow")])
def test_a_missing_package_is_named(monkeypatch, package, ask) -> None:
    """An optional package is imported by the method that needs it, which says so."""
    monkeypatch.setitem(__import__("sys").modules, package, None)
    with pytest.raises(MissingPackageError, match=f"{ask} needs {package}"):
        getattr(Series([1]), ask)()


# --- what it says of itself --------------------------------------------------------------------------


def test_length_shape_dtype_nulls_device() -> None:
    series = Series([1, None, 3])
    assert (len(series), series.shape, str(series.dtype), series.null_count, series.device) == (
        3, (3,), "int64", 1, "cpu",
    )  # fmt: skip
    assert series.dtype.numpy == "int64"


@pytest.mark.parametrize("rows", [0, 1, 7, 8, 9, 15, 16, 17, 1000, 4099])
def test_null_count_counts_exactly_the_rows(rows) -> None:
    """Bits behind the last row do not count, whatever they are."""
    valid = np.random.default_rng(rows).random(rows) < 0.5
    bits = np.packbits(np.concatenate([valid, np.ones(64, bool)]), bitorder="little")
    array = pa.Array.from_buffers(pa.int64(), rows, [pa.py_buffer(bits), pa.py_buffer(np.zeros(rows, np.int64))])
    assert Series(array).null_count == rows - int(valid.sum())


def test_equals_compares_values_nulls_dtype_and_labels() -> None:
    """NaN equals NaN, null equals null, what stands under a null does not count."""
    series = Series([1.0, math.nan, None])
    assert series.equals(Series(pa.array([1.0, math.nan, None])))
    assert Series(np.ma.masked_array([1, 5], [0, 1])).equals(Series(np.ma.masked_array([1, 6], [0, 1])))
    assert not series.equals(Series([1.0, math.nan, 2.0]))
    assert not series.equals(Series([1.0, None, math.nan]))
    assert not Series([1, 2]).equals(Series([1.0, 2.0]))
    assert not Series([1, 2]).equals(Series([1, 2, 3]))
    assert not Series([1, 2]).equals(Series([1, 2], index=[5, 6]))
    assert Series([1, 2]).equals(Series(pd.Series([1, 2])))


def test_operators_that_would_surprise_are_refused() -> None:
    """``==`` is neither identity nor elementwise, a Series is neither true nor false, and no dictionary key."""
    series = Series([1])
    for ask in (lambda: series == 1, lambda: series != series, lambda: bool(series)):
        with pytest.raises(ArgumentError, match="Hint: "):
            ask()
    with pytest.raises(TypeError, match="unhashable"):
        hash(series)


def test_a_series_can_be_copied_and_pickled() -> None:
    """Everything goes along: values, nulls, labels, name."""
    series = Series(pd.Series([1, None], dtype="Int64", index=["a", "b"], name="x"))
    for other in (pickle.loads(pickle.dumps(series)), copy.deepcopy(series), copy.copy(series)):  # noqa: S301 our own
        assert other.equals(series)
        pd.testing.assert_series_equal(other.to_pandas(), series.to_pandas())
