"""Whole numbers out of groups of a nullable column that were floats, as pandas gives them."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import numpy as np
import pandas as pd

from udf.handling import HANDLED
from udf.interop.device import groups_to_host


def whole_again(
    made: Any, column: Any, keys: Any, call: tuple[Any, tuple[Any, ...], dict[str, Any]], *, spread: bool
) -> Any:
    """Return what was made of a nullable column as whole numbers, if pandas' function gives such of one group.

    A group with nulls was floats. ``made`` has one value a group, or with ``spread`` one a row; ``call`` is the
    function, and its further arguments.
    """
    dtype = column.dtype
    if isinstance(dtype, np.dtype) or dtype.kind not in "iu" or made.dtype.kind != "f":
        return made
    values = made.to_numpy(float, na_value=np.nan)
    there = np.flatnonzero(~np.isnan(values))
    if not len(there):
        return made if spread or hasattr(dtype, "pyarrow_dtype") else made.astype(dtype)
    if (values[there] % 1 != 0).any():
        return made
    codes = groups_to_host(keys.bounds).codes
    group, (function, args, named) = int(codes[there[0]] if spread else there[0]), call
    with suppress(Exception):  # the function runs once more, in Python: what it raises it has not raised compiled
        known = {name: value for name, value in named.items() if name not in HANDLED}
        one = function(column.iloc[np.flatnonzero(codes == group)], *args, **known)
        is_whole = isinstance(one, int | np.integer) and not isinstance(one, bool)
        if getattr(one, "dtype", None) == dtype if spread else is_whole:
            return _whole_numbers(values, made, dtype)
    return made


def _whole_numbers(values: Any, made: Any, dtype: Any) -> Any:
    """Return whole floats as ``dtype``, NaN as null."""
    missing = np.isnan(values)
    whole = pd.array(np.where(missing, 0, values).astype(np.int64), dtype="Int64")
    whole[missing] = pd.NA
    return pd.Series(whole, index=made.index, name=made.name).astype(dtype)
