"""A column's values as a user sees them: strings, times and bfloat16 where the column keeps places, counts and bits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from udf.dtypes import BFLOAT16
from udf.interop.decimals import as_decimals
from udf.interop.text import as_strings
from udf.interop.times import as_times

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from udf.column import Column


def as_seen(column: Column) -> NDArray[Any]:
    """Return the values of a host column in :attr:`udf.dtypes.DType.logical`; memory is shared but for objects.

    Under a null stands NaT in times, None in strings and decimals, and anything in other types.

    Examples
    --------
    >>> import numpy as np
    >>> from udf.column import Column
    >>> as_seen(Column(values=np.array([1.5, 2.5]))).tolist()
    [1.5, 2.5]
    """
    if column.dtype.kind in "OT":
        return as_strings(column)
    if column.dtype.unit:
        return as_times(column)
    if column.dtype.kind == "D":
        return as_decimals(column)
    values: NDArray[Any] = column.values
    return values.view(BFLOAT16.logical) if column.dtype == BFLOAT16 else values
