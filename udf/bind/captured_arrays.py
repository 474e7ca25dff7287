"""Lookup tables: arrays that a UDF captures or is given, of one dimension or two and a dtype of ours."""

from __future__ import annotations

from typing import Any

import numpy as np

from udf.base.dtypes import DTYPES, dtype_of
from udf.errors import DTypeError


def is_array(value: object) -> bool:
    """Return whether ``value`` is a NumPy array, or one on the GPU (CUDA Array Interface)."""
    return isinstance(value, np.ndarray) or (
        hasattr(value, "__cuda_array_interface__") and hasattr(value, "dtype") and hasattr(value, "ndim")
    )


def is_structured(value: object) -> bool:
    """Return whether ``value`` is a NumPy array (n,) of records, whose fields are tables.

    Examples
    --------
    >>> is_structured(np.zeros(2, [("a", "f8")])), is_structured(np.zeros(2))
    (True, False)
    """
    return isinstance(value, np.ndarray) and value.dtype.names is not None and value.ndim == 1


def table_dtype(value: Any, where: str) -> Any:
    """Return the dtype of a lookup table.

    Raises
    ------
    DTypeError
        If it has not one dimension, or two, or values that no UDF takes.
    """
    array = np.asarray(value) if isinstance(value, list) else value
    if array.ndim not in (1, 2):
        hint = "a lookup table has one dimension, or two: pass table.reshape(-1, table.shape[-1]) and compute the row."
        raise DTypeError(f"an array of {array.ndim} dimensions", supported=tuple(DTYPES), where=where, hint=hint)
    try:
        dtype = dtype_of(array.dtype)
    except DTypeError:
        raise DTypeError(f"an array of {array.dtype}", supported=tuple(DTYPES), where=where) from None
    if dtype.kind in "fcV" and dtype.name not in DTYPES:
        hint = "pass table.real and table.imag." if dtype.part else 'widen it: table.astype("float32").'
        raise DTypeError(dtype, supported=tuple(DTYPES), where=where, hint=hint)
    return dtype


def columns_of(value: Any) -> int | None:
    """Return how many columns a lookup table of two dimensions has; None for one of one.

    Examples
    --------
    >>> columns_of(np.zeros((3, 2))), columns_of([1, 2])
    (2, None)
    """
    return int(value.shape[1]) if getattr(value, "ndim", 1) == 2 else None


def as_table(value: Any) -> Any:
    """Return a contiguous array of ``value``, of one dimension; itself, where it is one."""
    array = np.asarray(value) if isinstance(value, list) else value
    if not array.flags.c_contiguous:
        array = array.copy()
    return array if array.ndim == 1 else array.reshape(-1)
