"""Columns between host and GPU, as the arrays that they are made of: of text, offsets and bytes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from udf.columns.column import Column, TextBytes

if TYPE_CHECKING:
    from collections.abc import Sequence

    import cupy

    from udf.base.annotations import Array

# ruff: noqa: PLC0415 - CuPy is loaded with the first column on a GPU


def column_arrays(column: Column) -> list[Array]:
    """Return the arrays of a column, in host memory or on a GPU: values, bitmask if it has one; of text also its bytes.

    Offsets that rows share, as in Arrow's layout, are one array (n + 1,); of bytes in host memory those that such rows
    have.

    Examples
    --------
    >>> offsets, chars = np.array([2, 3, 5]), np.frombuffer(b"abcdefgh", np.uint8)
    >>> column = Column(values=offsets[:-1], text=TextBytes(stops=offsets[1:], chars=chars))
    >>> [array.tolist() for array in column_arrays(column)]
    [[2, 3, 5], [99, 100, 101]]
    """
    bits = [] if column.validity is None else [column.validity]
    if column.text is None:
        return [column.values, *bits]
    offsets, chars = shared_offsets(column), column.text.chars
    if offsets is None:
        return [column.values, column.text.stops, chars, *bits]
    if isinstance(chars, np.ndarray):
        chars = chars[int(offsets[0]) : int(offsets[-1])]
    return [offsets, chars, *bits]


def with_arrays(column: Column, arrays: Sequence[Array]) -> Column:
    """Return a copy of ``column`` that is made of copies of its arrays (:func:`column_arrays`), in their order."""
    given = list(arrays)
    validity = None if column.validity is None else given.pop()
    if column.text is None:
        return replace(column, values=given[0], validity=validity)
    if len(given) == 2:
        offsets, chars = given
        first = int(column.values[0]) if isinstance(column.values, np.ndarray) else 0
        if first:
            offsets -= first
        values, stops = offsets[:-1], offsets[1:]
    else:
        values, stops, chars = given
    return replace(column, values=values, validity=validity, text=TextBytes(stops=stops, chars=chars))


def shared_offsets(column: Column) -> Array | None:
    """Return the offsets (n + 1,) that rows of text begin and end at, if these are one array; None if not."""
    starts: cupy.ndarray = column.values
    rows = len(column)
    assert column.text is not None
    stops: cupy.ndarray = column.text.stops
    size = starts.dtype.itemsize
    if column.device == "cpu":
        if rows == 0 or starts.base is None or stops.ctypes.data != starts.ctypes.data + size:
            return None
        return np.lib.stride_tricks.as_strided(starts, (rows + 1,), (size,), writeable=False)
    import cupy

    if rows == 0 or stops.data.ptr != starts.data.ptr + size:
        return None
    return cupy.ndarray((rows + 1,), starts.dtype, starts.data)
