"""udf.Series with data on the GPU: in, through a function, and out, sharing memory."""

import math

import numpy as np
import pandas as pd
import pytest

import udf
from udf.api.frames import Series
from udf.base.dtypes import DTYPES
from udf.errors import DTypeError, NullsError, ShapeError

cp = pytest.importorskip("cupy")


def values(series):
    """Return the array that a Series holds."""
    return series.column.values


class Foreign:
    """An array on the GPU that speaks the CUDA Array Interface and nothing else; ``mask`` is true where valid."""

    def __init__(self, array, mask=None) -> None:
        self.array = array
        self.__cuda_array_interface__ = array.__cuda_array_interface__ | {"mask": mask}


class Tensor:
    """An array on the GPU that speaks DLPack and nothing else."""

    def __init__(self, array) -> None:
        self.array = array

    def __dlpack__(self, **request):
        return self.array.__dlpack__(**request)

    def __dlpack_device__(self):
        return self.array.__dlpack_device__()


class Exported:
    """A Series seen through its CUDA Array Interface alone."""

    def __init__(self, series) -> None:
        self.__cuda_array_interface__ = series.__cuda_array_interface__
        self.series = series


@pytest.mark.parametrize("name", DTYPES)
@pytest.mark.parametrize("wrap", [lambda a: a, Foreign, Tensor], ids=["cupy", "interface", "dlpack"])
def test_device_memory_is_shared(name, wrap) -> None:
    """Every supported dtype, by every way in."""
    array = cp.arange(100).astype(name)
    series = Series(wrap(array))
    assert (series.device, series.dtype.name) == ("cuda", name)
    assert values(series).data.ptr == array.data.ptr
    assert series.to_cupy().data.ptr == array.data.ptr
    assert series.to_numpy().tolist() == array.get().tolist()


def test_the_owner_of_device_memory_is_kept() -> None:
    """The pool does not hand the memory out again while a Series has it."""
    array = cp.arange(1000.0)
    series = Series(Foreign(array))
    pointer = array.data.ptr
    del array
    assert cp.empty(1000).data.ptr != pointer
    assert list(series)[-1] == 999.0


def test_a_mask_of_the_interface_becomes_nulls() -> None:
    """The interface's mask is true where a row is valid, as in NumPy's array interface."""
    series = Series(Foreign(cp.arange(9.0), mask=cp.arange(9) % 3 != 1))
    assert list(series) == [None if i % 3 == 1 else float(i) for i in range(9)]
    assert series.null_count == 3


def test_nulls_go_out_as_the_interfaces_mask() -> None:
    """What goes out comes back in."""
    series = Series(Foreign(cp.arange(9.0), mask=cp.arange(9) % 3 != 1))
    assert Series(Exported(series)).equals(series)
    for ask in (series.to_cupy, series.__dlpack__):
        with pytest.raises(NullsError):
            ask()


def test_consumers_share_the_memory() -> None:
    """CuPy reads a Series on the GPU by interface and by DLPack."""
    series = Series(cp.arange(5))
    assert cp.asarray(series).data.ptr == values(series).data.ptr
    assert cp.from_dlpack(series).data.ptr == values(series).data.ptr


def test_strided_device_memory_becomes_contiguous() -> None:
    """A column of a matrix is copied into one."""
    matrix = cp.arange(12.0).reshape(4, 3)
    series = Series(matrix[:, 1])
    assert values(series).flags.c_contiguous
    assert list(series) == [1.0, 4.0, 7.0, 10.0]


def test_what_is_no_column_is_refused() -> None:
    """Rank is checked as on the host."""
    with pytest.raises(ShapeError):
        Series(cp.zeros((2, 2)))


def test_host_data_goes_to_the_gpu_and_comes_back() -> None:
    """A result lies where the data does; labels and layout come back to pandas."""
    given = pd.Series([1, None, 3], dtype="Int64", index=["a", "b", "c"], name="x")
    with udf.options(backend="cuda"):
        result = Series(given).applymap(lambda x: x + 1).applymap(lambda x: x * 2)
    assert result.device == "cpu"
    pd.testing.assert_series_equal(result.to_pandas(), (given + 1) * 2)
    assert result.to_arrow().to_pylist() == [4, None, 8]
    assert repr(result) == "a       4\nb    <NA>\nc       8\nName: x, dtype: int64"


def test_device_data_goes_to_the_processor_if_asked() -> None:
    """With the processor chosen, data on the GPU is copied to it."""
    with udf.options(backend="cpu"):
        result = Series(Foreign(cp.arange(9.0), mask=cp.arange(9) % 3 != 1)).applymap(lambda x: x + 1)
    assert result.device == "cpu"
    assert list(result) == [None if i % 3 == 1 else i + 1.0 for i in range(9)]


@pytest.mark.parametrize("rows", [0, 1, 61, 1000])
def test_a_series_on_the_gpu_says_what_one_on_the_host_says(rows) -> None:
    """Text, null count, values and conversions do not depend on where the data is."""
    valid = np.arange(rows) % 7 != 3
    host = Series(np.ma.masked_array(np.arange(rows) / 3, ~valid))
    mask = None if rows == 0 else cp.asarray(valid)
    device = Series(Foreign(cp.asarray(np.arange(rows) / 3), mask=mask))
    assert device.equals(host)
    assert repr(device) == repr(host)
    assert device.null_count == host.null_count
    assert Series(device, dtype="float32").equals(Series(host, dtype="float32"))


def test_a_frame_moves_with_its_text_and_index() -> None:
    """There and back; a function of its rows runs where it is, and its result stays there."""
    given = pd.DataFrame({"x": [1.5, None, 3.0], "s": ["a", None, "ccc"]}, index=["p", "q", "r"])
    frame = udf.DataFrame(given).to_device()
    assert frame["x"].device == frame["s"].device == "cuda"
    made = frame.apply(lambda row: 0.0 if row.s is udf.NA else row.x * len(row.s))
    assert made.device == "cuda"
    assert made.to_pandas().tolist() == [1.5, 0.0, 9.0]
    back = frame.to_host()
    assert back["x"].device == back["s"].device == "cpu"
    pd.testing.assert_frame_equal(back.to_pandas(), udf.DataFrame(given).to_pandas())


def test_na_action_ignore_on_the_gpu() -> None:
    """NaN is marked null on the device."""
    with udf.options(backend="cuda"):
        result = Series(cp.asarray([1.0, math.nan, 3.0])).applymap(lambda x: x - x + 7, na_action="ignore")
    assert list(result) == [7.0, None, 7.0]


def test_a_torch_tensor_is_shared() -> None:
    """On the host by DLPack, on the GPU by its interface."""
    torch = pytest.importorskip("torch")
    host = torch.arange(5, dtype=torch.float32)
    assert values(Series(host)).__array_interface__["data"][0] == host.data_ptr()
    device = host.cuda()
    assert values(Series(device)).data.ptr == device.data_ptr()
    assert torch.as_tensor(Series(device), device="cuda").data_ptr() == device.data_ptr()
    assert torch.from_dlpack(Series(device)).data_ptr() == device.data_ptr()
    assert list(Series(torch.tensor([True, False]))) == [True, False]
    with pytest.raises(DTypeError, match="bfloat16"):
        Series(torch.zeros(2, dtype=torch.bfloat16))
