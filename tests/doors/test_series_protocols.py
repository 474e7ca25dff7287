"""Columns of other libraries through stand-ins that speak their protocol: cuDF's bitmask, torch's gradients."""

from types import SimpleNamespace

import numpy as np
import pytest

import udf
import udf.columns.transfers
from udf.columns.bitmask import null_count, pack
from udf.errors import DTypeError


class OnDevice:
    """An array that speaks the CUDA Array Interface of host memory, its mask too."""

    def __init__(self, array, *, typestr=None, rows=None, mask=None) -> None:
        self.array = array  # keeps the memory
        self.__cuda_array_interface__ = {
            "shape": (len(array) if rows is None else rows,), "typestr": typestr or array.dtype.str,
            "data": (array.ctypes.data, True), "strides": None, "version": 1 if mask is None else 3, "mask": mask,
        }  # fmt: skip


class Memory:
    """What ``udf.cuda.memory`` is to the reader, in host memory: it takes no mask, and no type that NumPy has not."""

    @staticmethod
    def adopt(data):
        interface = data.__cuda_array_interface__
        if interface.get("mask") is not None:
            raise ValueError("CuPy takes no masks")
        shown = {name: interface[name] for name in ("shape", "typestr", "data", "strides")} | {"version": 3}
        array = np.asarray(SimpleNamespace(__array_interface__=shown, owner=data))
        return array.view()


@pytest.fixture(autouse=True)
def host_memory(monkeypatch):
    """Read as if host memory were a GPU's."""
    monkeypatch.setattr(udf.columns.transfers, "memory_of_gpu", lambda: Memory)


@pytest.mark.parametrize("rows", [1, 7, 8, 9, 31, 32, 33, 100])
@pytest.mark.parametrize("dtype", ["float64", "int32", "bool"])
def test_a_bitmask_of_cudf_is_the_validity(rows, dtype) -> None:
    """A type of one bit, ``<t1``: Arrow's bits in memory padded to 64 bytes, shared and not copied."""
    values = np.arange(rows).astype(dtype)
    valid = np.arange(rows) % 3 != 0
    bits = np.full(64, 0xFF, np.uint8)  # what lies behind the last row is anything
    bits[: len(pack(valid))] = pack(valid)
    given = OnDevice(values, mask=OnDevice(bits, typestr="<t1", rows=rows))
    series = udf.Series(given)
    assert list(series) == [v if there else None for v, there in zip(values.tolist(), valid, strict=True)]
    assert null_count(series.column) == series.null_count == int((~valid).sum())
    assert np.shares_memory(series.column.validity, bits)
    found = series.applymap(lambda x: -1 if x is udf.NA else 1)
    assert list(found) == [1 if there else -1 for there in valid]


def test_a_mask_of_bools_is_read_as_before() -> None:
    """True where a row is valid."""
    mask = np.array([True, False, True])
    assert list(udf.Series(OnDevice(np.array([1.0, 2.0, 3.0]), mask=OnDevice(mask)))) == [1.0, None, 3.0]


class Tensor:
    """A tensor of torch's that requires its gradient: it exports nothing, of a dtype that would do."""

    requires_grad = True
    dtype = "torch.float32"

    def __dlpack__(self, **_):
        raise BufferError("Can't export tensors that require gradient, use tensor.detach()")

    def __dlpack_device__(self):
        return 1, 0

    @property
    def __cuda_array_interface__(self):
        raise RuntimeError("Can't get __cuda_array_interface__ on Variable that requires grad. Use var.detach()")


def test_a_tensor_that_requires_grad_says_so() -> None:
    """What is refused is the gradient, not float32; the hint is torch's own."""
    with pytest.raises(DTypeError, match=r"requires grad(.|\n)*tensor\.detach\(\)") as refused:
        udf.Series(Tensor())
    assert "torch.float32" not in str(refused.value)
