"""Columns of Arrow's decimal128: 16 bytes a value, which are shared.

A column keeps them as complex128, the one type of 16 bytes that NumPy and CuPy both have; nobody computes with it.

Source: Arrow Columnar Format, Schema.fbs (Decimal: little-endian two's complement, precision and scale).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from udf.base.dtypes import decimal_type
from udf.columns.column import Column
from udf.columns.decimal_units import MAX_DIGITS, require_default_context
from udf.columns.labelled_column import unsupported
from udf.columns.layout import as_column_array

if TYPE_CHECKING:
    from numpy.typing import NDArray


def from_arrow_decimals(values: NDArray[Any], validity: object | None, kind: Any) -> Column:
    """Return the values of an Arrow array of the decimal128 ``kind`` as a column that shares their memory.

    Raises
    ------
    DTypeError
        If its scale is below 0: values are whole numbers of a power of ten there.
    ArgumentError
        If Python's own context rounds to fewer digits.
    """
    if not 0 <= kind.scale <= MAX_DIGITS:
        raise unsupported(str(kind))
    require_default_context()
    return Column(values=as_column_array(values), validity=validity, logical=decimal_type(kind.precision, kind.scale))
