"""Columns of Arrow's decimal128 in and out: 16 bytes a value, which are shared.

A column keeps them as complex128, the one type of 16 bytes that NumPy and CuPy both have; nobody computes with it.

Source: Arrow Columnar Format, Schema.fbs (Decimal: little-endian two's complement, precision and scale).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from udf.call.decimals import MAX_DIGITS, require_default_context
from udf.column import Column
from udf.dtypes import decimal_type
from udf.interop.labelled_column import unsupported
from udf.interop.layout import as_column_array
from udf.interop.text import pyarrow
from udf.nulls.bitmask import null_count

if TYPE_CHECKING:
    from numpy.typing import NDArray


def from_arrow_decimals(array: Any, validity: Any | None) -> Column:
    """Return a ``pyarrow.Array`` of decimal128 as a column that shares its memory.

    Raises
    ------
    DTypeError
        If its scale is below 0: values are whole numbers of a power of ten there.
    ArgumentError
        If Python's own context rounds to fewer digits.
    """
    kind = array.type
    if not 0 <= kind.scale <= MAX_DIGITS:
        raise unsupported(str(kind))
    require_default_context()
    size = np.dtype(np.complex128).itemsize
    data = array.buffers()[1]
    values = np.frombuffer(data, np.complex128, len(array), array.offset * size) if len(array) else np.empty(0, complex)
    return Column(values=as_column_array(values), validity=validity, logical=decimal_type(kind.precision, kind.scale))


def to_arrow_decimals(column: Column) -> Any:
    """Return a host column of decimals as a ``pyarrow.Array`` that shares its memory."""
    pa = pyarrow("decimals")
    bits = None if column.validity is None else pa.py_buffer(column.validity)
    kind = pa.decimal128(column.dtype.precision, column.dtype.scale)
    values = pa.py_buffer(np.ascontiguousarray(column.values))
    return pa.Array.from_buffers(kind, len(column), [bits, values], null_count(column))


def as_decimals(column: Column) -> NDArray[Any]:
    """Return a host column of decimals as objects, ``decimal.Decimal``; None for null."""
    made = np.empty(len(column), object)
    made[:] = to_arrow_decimals(column).to_pylist()
    return made
