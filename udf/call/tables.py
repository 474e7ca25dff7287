"""Lookup tables: arrays that a UDF captures or is given, of one dimension and a dtype of ours."""

from __future__ import annotations

from typing import Any

import numpy as np

from udf.dtypes import DTYPES, dtype_of
from udf.errors import DTypeError


def is_array(value: Any) -> bool:
    """Return whether ``value`` is a NumPy array, or one on the GPU (CUDA Array Interface)."""
    return isinstance(value, np.ndarray) or (
        hasattr(value, "__cuda_array_interface__") and hasattr(value, "dtype") and hasattr(value, "ndim")
    )


def table_dtype(value: Any, where: str) -> Any:
    """Return the dtype of a lookup table.

    Raises
    ------
    DTypeError
        If it has not one dimension, or values that no UDF takes.
    """
    array = np.asarray(value) if isinstance(value, list) else value
    if array.ndim != 1:
        hint = "a lookup table has one dimension: pass table.ravel() and compute the index, row * columns + column."
        raise DTypeError(f"an array of {array.ndim} dimensions", supported=tuple(DTYPES), where=where, hint=hint)
    try:
        return dtype_of(array.dtype)
    except DTypeError:
        raise DTypeError(f"an array of {array.dtype}", supported=tuple(DTYPES), where=where) from None


def as_table(value: Any) -> Any:
    """Return a contiguous array of ``value``; itself, where it is one."""
    if isinstance(value, list):
        return np.asarray(value)
    return value if value.flags.c_contiguous else value.copy()
