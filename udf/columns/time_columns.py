"""Times in and out: int64 in a column, ``datetime64`` and ``timedelta64`` outside, NaT for null."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from udf.base.dtypes import TIMES
from udf.columns.bitmask import valid_rows, with_nulls
from udf.columns.column import Column
from udf.columns.labelled_column import unsupported
from udf.columns.layout import as_column_array
from udf.errors import DTypeError

if TYPE_CHECKING:
    from numpy.typing import NDArray

NAT = np.iinfo(np.int64).min
"""The int64 that NumPy reads as NaT."""


def from_times(array: NDArray[Any], valid: NDArray[np.bool_] | None = None) -> Column:
    """Return an array (n,) of dtype ``datetime64`` or ``timedelta64`` as a column; NaT is null.

    The memory is shared. ``valid`` is false where a row is null for another reason.

    Raises
    ------
    DTypeError
        If its unit is none of s, ms, us and ns.

    Examples
    --------
    >>> column = from_times(np.array(["2013-01-01", "NaT"], "datetime64[s]"))
    >>> column.dtype.name, column.validity.tolist()
    ('datetime64[s]', [1])
    """
    if array.dtype.name not in TIMES:
        name = array.dtype.name.split("[")[0]
        raise DTypeError(array.dtype.name, supported=tuple(TIMES), hint=f'convert it first: .astype("{name}[s]").')
    values = as_column_array(array.astype(array.dtype.newbyteorder("="), copy=False).view(np.int64))
    column = with_nulls(values, values != NAT if valid is None else (values != NAT) & valid)
    return Column(values=values, validity=column.validity, logical=TIMES[array.dtype.name])


def from_arrow_times(values: NDArray[np.int64], validity: object, type_name: str) -> Column:
    """Return the values of an Arrow ``timestamp[unit]`` or ``duration[unit]`` array as a column.

    Raises
    ------
    DTypeError
        If it has a time zone.
    """
    name = type_name.replace("timestamp", "datetime64").replace("duration", "timedelta64")
    if name not in TIMES:
        raise unsupported(type_name)
    return Column(values=as_column_array(values), validity=validity, logical=TIMES[name])


def as_times(column: Column) -> NDArray[Any]:
    """Return a host column of times as NumPy has them; shares the memory if nothing is null.

    Examples
    --------
    >>> as_times(from_times(np.array(["2013-01-01", "NaT"], "datetime64[s]"))).tolist()[1] is None
    True
    """
    values = column.values
    if column.validity is not None:
        values = np.where(valid_rows(column), values, NAT)
    return values.view(column.dtype.logical)  # type: ignore[no-any-return]
