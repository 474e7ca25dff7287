"""The one memory layout of a column's values, and how a NumPy array gets into it."""

from typing import Final

import numpy as np

from udf.base.annotations import Array
from udf.base.dtypes import COMPLEX, DTYPES, HALF
from udf.columns.labelled_column import not_one_column, unsupported

NATIVE: Final = frozenset(dtype.numpy for dtype in (*DTYPES.values(), HALF, *COMPLEX.values()))
"""The types whose arrays are columns as they are, if their values lie in a row."""


def as_column_array(array: Array) -> Array:
    """Return ``array`` as a column can hold it: (n,), native byte order, contiguous, aligned, read-only.

    The memory is shared where it is laid out so, else copied. Read-only, so that nobody writes a
    caller's data through a Series.

    Raises
    ------
    ShapeError
        If ``array`` does not have one dimension.
    DTypeError
        If its values are no numbers of a UDF.
    """
    flags = array.flags
    if type(array) is np.ndarray and array.ndim == 1 and array.dtype in NATIVE and flags.c_contiguous and flags.aligned:
        view = array.view()
        view.flags.writeable = False
        return view
    if array.ndim != 1:
        raise not_one_column("a single value" if array.ndim == 0 else f"an array of shape {array.shape}")
    if array.dtype.newbyteorder("=") not in NATIVE:
        raise unsupported({"U": "str", "S": "bytes"}.get(array.dtype.kind, array.dtype.name))
    plain = np.require(array, dtype=array.dtype.newbyteorder("="), requirements=("C", "A"))
    view = plain.view(np.ndarray)
    view.flags.writeable = False
    return view
