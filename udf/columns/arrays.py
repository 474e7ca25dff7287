"""NumPy arrays, masked arrays, and whatever speaks an array protocol, as columns."""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import Any

import numpy as np

from udf.base.dtypes import BFLOAT16
from udf.columns.bitmask import with_mask
from udf.columns.column import Column, result_column
from udf.columns.labelled_column import LabelledColumn, labelled_column, unsupported
from udf.columns.layout import NATIVE, as_column_array
from udf.columns.sequences import from_values
from udf.columns.time_columns import from_times
from udf.columns.transfers import read_device

_HOST_DLPACK = (1, 3)
"""DLDeviceType kDLCPU and kDLCUDAHost (dlpack.h): memory that the processor reads."""


def from_numpy(array: Any) -> Column:
    """Return a NumPy array (n,) as a column; in a masked array masked rows are null, in one of objects ``None`` is."""
    masked = is_masked(array)
    if array.dtype not in NATIVE and array.ndim == 1:
        if array.dtype.kind in "OUT":
            return from_values(list(array))
        if array.dtype.name == BFLOAT16.name:
            return replace(from_numpy(array.view(np.uint16)), logical=BFLOAT16)
        if array.dtype.kind in "Mm":
            return from_times(np.asarray(array), ~np.ma.getmaskarray(array) if masked else None)
    if not masked or array.mask is np.ma.nomask:
        return Column(values=as_column_array(array.data if masked else array))
    return with_mask(as_column_array(array.data), np.ma.getmaskarray(array))


def read_numpy(array: Any) -> LabelledColumn:
    """Read a NumPy array (n,)."""
    if array.dtype in NATIVE and not is_masked(array):
        return labelled_column(result_column(as_column_array(array)), None, None, "numpy")
    return LabelledColumn(column=from_numpy(array))


def is_masked(array: object) -> bool:
    """Return whether ``array`` is one of ``numpy.ma``: a tenth of a start, which is not imported for the answer."""
    masked = sys.modules.get("numpy.ma")
    return masked is not None and isinstance(array, masked.MaskedArray)


def read_array_protocol(data: object) -> LabelledColumn:
    """Read an object with ``__array__`` or a buffer (``array.array``, ``memoryview``)."""
    return read_numpy(np.asarray(data))


def read_dlpack(data: Any) -> LabelledColumn:
    """Read a DLPack tensor (n,), where its memory is."""
    device, _ = data.__dlpack_device__()
    if device not in _HOST_DLPACK:
        return read_device(data)
    try:
        array = np.from_dlpack(data)
    except (BufferError, RuntimeError) as refused:  # a dtype that NumPy has not (bfloat16), or a lazy tensor
        if getattr(data, "dtype", None) == BFLOAT16.name and hasattr(data, "__array__"):  # JAX's is that of ml_dtypes
            return read_array_protocol(data)
        raise unsupported(getattr(data, "dtype", type(data).__name__)) from refused
    return read_numpy(array)
