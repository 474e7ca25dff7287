"""Categories in and out: strings as int32 codes in a column, other values as themselves.

A category of numbers or times says nothing that its values do not, so a function gets those.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from udf.base.dtypes import category
from udf.columns.bitmask import valid_rows, with_nulls
from udf.columns.column import Column
from udf.columns.layout import as_column_array

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray


def from_codes(codes: NDArray[Any], categories: Sequence[str], *, ordered: bool = False) -> Column:
    """Return codes (n,) into ``categories`` as a column of strings; a code below 0 is null.

    Examples
    --------
    >>> column = from_codes(np.array([1, 0, -1]), ["AA", "UA"])
    >>> column.values.tolist(), column.validity.tolist(), column.dtype.categories
    ([1, 0, 0], [3], ('AA', 'UA'))
    """
    column = with_nulls(as_column_array(np.maximum(codes, 0).astype(np.int32)), codes >= 0)
    return replace(column, logical=category(tuple(categories), ordered=ordered))


def from_values_by_code(codes: NDArray[Any], values: Column) -> Column:
    """Return ``values[codes]`` as a column; a code below 0 is null."""
    if len(values) == 0:
        return Column(values=np.zeros(len(codes)), validity=np.zeros((len(codes) + 7) // 8, np.uint8))
    at = np.maximum(codes, 0)
    column = with_nulls(as_column_array(values.values[at]), (codes >= 0) & valid_rows(values)[at])
    return replace(column, logical=values.logical)


def codes_of(column: Column) -> NDArray[np.int32]:
    """Return the codes of a host column of categories as pandas has them: -1 for null."""
    return np.where(valid_rows(column), column.values, np.int32(-1))
