"""A column's values as a user sees them: strings, times, decimals where it keeps places, counts, bits; and back."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from udf.base.dtypes import BFLOAT16
from udf.columns.arrays import as_times, from_values
from udf.columns.arrow_arrays import from_array, to_arrow
from udf.columns.bitmask import valid_rows, with_nulls
from udf.columns.decimal_units import MAX_DIGITS
from udf.columns.text import as_strings, pyarrow

if TYPE_CHECKING:
    from udf.base.annotations import Array
    from udf.columns.column import Column


def to_logical(column: Column) -> Array:
    """Return the values of a host column in :attr:`udf.base.dtypes.DType.logical`; memory is shared but for objects.

    Under a null stands NaT in times, None in strings and decimals, and anything in other types.

    Examples
    --------
    >>> import numpy as np
    >>> from udf.columns.column import Column
    >>> to_logical(Column(values=np.array([1.5, 2.5]))).tolist()
    [1.5, 2.5]
    """
    if column.dtype.kind in "OT":
        return as_strings(column)
    if column.dtype.unit:
        return as_times(column)
    if column.dtype.kind == "D":
        decimals = np.empty(len(column), object)
        decimals[:] = to_arrow(column).to_pylist()
        return decimals
    values: Array = column.values
    return values.view(BFLOAT16.logical) if column.dtype == BFLOAT16 else values


def python_values(column: Column, null: object = None) -> list[Any]:
    """Return the values of a host column as Python's own, ``null`` for each that is null.

    Examples
    --------
    >>> from udf.columns.column import Column
    >>> python_values(Column(values=np.array([1.5, 2.5]), validity=np.array([2], np.uint8)))
    [None, 2.5]
    """
    pairs = zip(to_logical(column).tolist(), valid_rows(column).tolist(), strict=True)
    return [value if is_valid else null for value, is_valid in pairs]


def from_logical(values: list[Any]) -> Column:
    """Return what a function gave row by row, None for null: decimals and bfloat16 too, which lists have not.

    Examples
    --------
    >>> from decimal import Decimal
    >>> from_logical([Decimal("1.5"), None, Decimal("0.25")]).dtype.name
    'decimal128(38, 2)'
    """
    here = [value for value in values if value is not None]
    names = {type(value).__name__ for value in here}
    if names == {"Decimal"}:
        scale = max(0, *(-value.as_tuple().exponent for value in here))
        pa = pyarrow("decimals")
        return from_array(pa.array(values, pa.decimal128(MAX_DIGITS, scale)))
    if names == {BFLOAT16.name}:
        valid = np.array([value is not None for value in values])
        made = np.array([0 if value is None else value for value in values], BFLOAT16.logical)
        return replace(with_nulls(made.view(np.uint16), valid), logical=BFLOAT16)
    return from_values(values)
