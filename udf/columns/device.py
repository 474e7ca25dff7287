"""Columns between host and GPU. CuPy itself is imported in ``udf.cuda`` only."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from udf.columns.bitmask import bytes_for, with_nulls
from udf.columns.column import Column
from udf.columns.labelled_column import LabelledColumn, not_one_column, unsupported
from udf.columns.layout import NATIVE
from udf.errors import BackendUnavailableError

if TYPE_CHECKING:
    from types import ModuleType

    from udf.windows.bounds import GroupedBounds


STREAMED_BYTES: Final = 1 << 22
"""Bytes from which several threads copy a column between host and GPU."""


def to_host(column: Column) -> Column:
    """Return ``column`` in host memory; itself if it is there."""
    if column.device == "cpu":
        return column
    if column.values.nbytes >= STREAMED_BYTES:
        from udf.cuda.stream import download  # noqa: PLC0415 - as below

        with column.values.device:
            return download(column)
    from udf.cuda.text_columns import column_arrays, with_arrays  # noqa: PLC0415 - a column on a GPU is there

    return with_arrays(column, [array.get() for array in column_arrays(column)])


def bounds_to_host(bounds: Any) -> Any:
    """Return the bounds of windows or groups with their arrays in host memory; itself if they are there."""
    if hasattr(bounds, "codes"):
        return groups_to_host(bounds)
    starts, times = getattr(bounds, "starts", None), getattr(bounds, "times", None)
    if starts is not None and not isinstance(starts, np.ndarray):
        return replace(bounds, starts=starts.get(), stops=bounds.stops.get())
    return bounds if times is None else replace(bounds, times=to_host(times))


def groups_to_host(bounds: GroupedBounds) -> GroupedBounds:
    """Return groups with their codes in host memory, the same object in every call; itself if they are there."""
    if isinstance(bounds.codes, np.ndarray):
        return bounds
    if "host" not in bounds.kept:
        codes = to_host(Column(values=_device_codes(bounds.codes))).values.astype(np.int64, copy=False)
        bounds.kept["host"] = replace(bounds, codes=codes, windows=len(bounds))
    here: GroupedBounds = bounds.kept["host"]
    return here


def codes_on_device(bounds: GroupedBounds, column: Column) -> Any:
    """Return the codes of groups where ``column`` lies, the same object in every call."""
    if column.device == "cpu":
        return groups_to_host(bounds).codes
    if not isinstance(bounds.codes, np.ndarray):
        return _device_codes(bounds.codes)
    if "device" not in bounds.kept:
        bounds.kept["device"] = to_device(Column(values=bounds.codes)).values
    return bounds.kept["device"]


def _device_codes(codes: Any) -> Any:
    """Return codes on the GPU as an array: those that are worked out later (udf/cuda/group_codes.py) now."""
    return codes.of_rows() if hasattr(codes, "of_rows") else codes


def to_device(column: Column) -> Column:
    """Return ``column`` in GPU memory; itself if it is there.

    Raises
    ------
    BackendUnavailableError
        If there is no usable GPU.
    """
    if column.device == "cuda":
        return column
    memory = memory_of_gpu()
    if column.values.nbytes >= STREAMED_BYTES:
        from udf.cuda.stream import upload  # noqa: PLC0415 - as below

        return upload([column])[0]
    moved: Column = memory.to_device(column)
    return moved


def read_device(data: Any) -> LabelledColumn:
    """Read an array (n,) in GPU memory, by ``__cuda_array_interface__`` or DLPack.

    The memory is shared where it is contiguous. A mask (CUDA Array Interface, version 3) is true where
    a row is valid; cuDF's is a bitmask (type ``t``, Arrow's validity bitmap), which is shared too.
    """
    memory = memory_of_gpu()
    interface = getattr(data, "__cuda_array_interface__", {})
    mask = interface.get("mask")
    values = _column_values(memory.adopt(data if mask is None else _ArrayInterface(data, mask=None)))
    if mask is None:
        return LabelledColumn(column=Column(values=values))
    asked = mask.__cuda_array_interface__
    if asked["typestr"][1:] == "t1":
        bits = memory.adopt(_ArrayInterface(mask, typestr="|u1", shape=(bytes_for(len(values)),), strides=None))
        return LabelledColumn(column=Column(values=values, validity=bits))
    return LabelledColumn(column=with_nulls(values, memory.adopt(mask).astype(bool)))


class _ArrayInterface:
    """An array on the GPU as CuPy takes it: without its mask, or bits as bytes; keeps its owner alive."""

    def __init__(self, owner: Any, **changed: Any) -> None:
        self.owner = owner
        self.__cuda_array_interface__ = owner.__cuda_array_interface__ | changed


def _column_values(array: Any) -> Any:
    if array.ndim != 1:
        raise not_one_column(f"an array of shape {array.shape}")
    if array.dtype not in NATIVE:
        raise unsupported(array.dtype.name)
    return array if array.flags.c_contiguous else array.copy()


def memory_of_gpu() -> ModuleType:
    """Return ``udf.cuda.memory``, where there is a GPU."""
    from udf import cuda  # noqa: PLC0415 - only data on a GPU, or on its way there, needs it

    reason = cuda.reason_unavailable()
    if reason is not None:
        raise BackendUnavailableError("cuda", reason)
    from udf.cuda import memory  # noqa: PLC0415 - as above

    return memory
