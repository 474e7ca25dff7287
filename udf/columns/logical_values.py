"""A column's values as a user sees them: strings, times, decimals where it keeps places, counts, bits; and back."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from udf.base.dtypes import BFLOAT16, zoned_type
from udf.base.zones import zone_name
from udf.columns.arrays import as_times, from_values
from udf.columns.arrow_arrays import from_array, to_arrow
from udf.columns.bitmask import valid_rows, with_nulls
from udf.columns.decimal_units import MAX_DIGITS
from udf.columns.labelled_column import unsupported
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
    zones = {getattr(value, "tzinfo", None) for value in here}
    if zones - {None}:
        return _from_zoned(values, zones)
    if names == {BFLOAT16.name}:
        valid = np.array([value is not None for value in values])
        made = np.array([0 if value is None else value for value in values], BFLOAT16.logical)
        return replace(with_nulls(made.view(np.uint16), valid), logical=BFLOAT16)
    return from_values(values)


def _from_zoned(values: list[Any], zones: set[object]) -> Column:
    """Return pandas' times with a zone, which is one of all."""
    names = {zone_name(one) for one in zones}  # of pytz there are several objects of one zone
    zone = names.pop()
    if names or zone is None:
        raise unsupported("times of several zones, or of one without a name")
    column = from_values([value if value is None else value.to_datetime64() for value in values])
    assert column.dtype.unit is not None
    return replace(column, logical=zoned_type(column.dtype.unit, zone))
