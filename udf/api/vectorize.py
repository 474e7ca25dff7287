"""``udf.vectorize(f)``: a function of scalars over NumPy arrays that are broadcast, as a ufunc."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from udf.base.annotations import Array, Named
from udf.base.dtypes import BFLOAT16
from udf.base.handling import ErrorModel, Errors, handling
from udf.base.tracebacks import brief, brief_methods
from udf.columns.arrays import from_numpy
from udf.columns.bitmask import null_as_nan, null_count
from udf.columns.column import Column
from udf.columns.logical_values import to_logical
from udf.errors import ArgumentError, NullsError
from udf.options import Overflow
from udf.pipeline import map_rows

if TYPE_CHECKING:
    from numpy.typing import ArrayLike


@brief
def vectorize(
    function: Callable[..., object],
    *,
    errors: Errors = "raise",
    error_model: ErrorModel = "python",
    overflow: Overflow | None = None,
    fastmath: bool | None = None,
    fma: bool | None = None,
) -> Vectorized:
    """Return ``function`` as one of arrays, in place of :class:`numpy.vectorize`.

    Parameters
    ----------
    function : callable
        A plain Python function of as many numbers as the call has arrays.
    errors, error_model, overflow, fastmath, fma
        As in :meth:`udf.Series.map`; with ``errors="null"`` a float that fails is NaN.

    Examples
    --------
    >>> import numpy as np, udf
    >>> udf.vectorize(lambda x, y: x if x > y else x * y)(np.array([[1.0], [3.0]]), np.array([1.0, 2.0]))
    array([[1., 2.],
           [3., 3.]])
    """
    how = {"errors": errors, "error_model": error_model, "overflow": overflow, "fastmath": fastmath, "fma": fma}
    return Vectorized(function, how)


@brief_methods
class Vectorized:
    """A function of arrays: what :func:`udf.vectorize` returns.

    Called with arrays, or numbers, of shapes that can be broadcast, it gives an array of that shape (of several values
    a tuple of arrays), and of numbers alone a number; ``**kwargs`` are further arguments of the function.
    """

    def __init__(self, function: Callable[..., object], how: Named) -> None:
        self._function, self._how = function, how

    def __call__(self, *arrays: ArrayLike, **kwargs: object) -> Any:
        """Return the results of all elements.

        Raises
        ------
        NullsError
            If a result that is no float is null.
        """
        if not arrays:
            raise ArgumentError("no array", "give one for each value that the function takes")
        if any(isinstance(array, np.ma.MaskedArray) for array in arrays):
            raise ArgumentError("a masked array", "fill it, array.filled(np.nan), or use a udf.Series, which has nulls")
        given = np.broadcast_arrays(*arrays)
        columns = tuple(from_numpy(np.ascontiguousarray(array).reshape(-1)) for array in given)
        made = map_rows(self._function, columns, kwargs=kwargs, how=handling("skip", **self._how))
        results = tuple(_array(column).reshape(given[0].shape)[()] for column in made.columns)
        return results[0] if made.labels is None else results


def _array(column: Column) -> Array:
    if column.dtype.unit or (column.dtype == BFLOAT16 and not null_count(column)):
        return to_logical(column)
    if column.dtype.kind in "fc":
        return null_as_nan(column).values
    if nulls := null_count(column):
        raise NullsError(nulls, "a NumPy array", "return a float, which can be NaN, or use errors='raise'")
    if not column.dtype.is_number:
        raise ArgumentError(f"a result of {column.dtype}", "return numbers, or use a udf.Series")
    return column.values
