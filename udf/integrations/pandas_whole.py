"""Results of groups of nullable columns in the dtype that pandas itself gives: it is asked of two groups."""

from __future__ import annotations

import warnings
from contextlib import suppress
from types import FunctionType
from typing import Any, Final

import numpy as np
import pandas as pd

from udf.call.identity import codes_of
from udf.handling import HANDLED
from udf.interop.device import groups_to_host

EIGHT: Final = frozenset(("i8", "u8", "f8"))
"""Numbers of 8 bytes."""

LOOKED: Final = 1000
"""Rows of a group that pandas is shown, at most."""


def are_plain(given: Any) -> bool:
    """Return whether all columns hold numbers of 8 bytes, bools, or objects and text: results are in pandas' dtype.

    Asked with every call, and ``given.dtypes`` is a Series.
    """
    dtypes = [block.dtype for block in given._mgr.blocks]  # noqa: SLF001 - as above
    return all(
        one.kind == "O" or (isinstance(one, np.dtype) and (one.kind == "b" or one.kind + str(one.itemsize) in EIGHT))
        for one in dtypes
    )


def is_asked(given: Any, function: Any) -> bool:
    """Return whether pandas has to say the dtype of results: of columns of numbers or bools that it keeps with a mask.

    So has it of a narrow column, and of a function that asks for fields of times, ``s.dt.hour``: they have 32 bits.
    """
    dtypes = (given.dtype,) if given.ndim == 1 else given.dtypes
    if given.ndim == 1 and given.dtype.kind in "iuf" and given.dtype.itemsize < 8:
        return True
    if any(not isinstance(dtype, np.dtype) and dtype.kind in "iufb" for dtype in dtypes):
        return True
    functions = function.values() if isinstance(function, dict) else [function]
    codes = [code for one in functions if isinstance(one, FunctionType) for code in codes_of(one)]
    return any("dt" in code.co_names for code in codes)


def as_asked(made: Any, seen: Any, keys: Any, call: tuple[str, Any, tuple[Any, ...], dict[str, Any]]) -> Any:
    """Return results of the groups of ``seen`` in pandas' own dtype: they were computed as floats, NaN for nulls.

    ``call`` is the method, the function and its further arguments. pandas runs it on two small groups, one whose result
    is null; a dtype that does not hold all results is not taken.
    """
    method, function, args, named = call
    codes = groups_to_host(keys.bounds).codes
    groups = _groups_of(len(made), codes, len(keys.bounds), spread=method == "transform")
    if groups is None:
        return made
    missing = made.isna().to_numpy().reshape(len(made), -1).any(axis=1) | (groups < 0)
    sizes = np.bincount(codes[codes >= 0], minlength=len(keys.bounds))
    found = [groups[mask & (groups >= 0)] for mask in (missing, ~missing)]
    few = [one[np.argmin(sizes[one])] for one in found if len(one)]
    if not few:
        return made
    rows = np.sort(np.concatenate([np.flatnonzero(codes == one)[:LOOKED] for one in few]))
    known = {name: value for name, value in named.items() if name not in HANDLED}
    with suppress(Exception), warnings.catch_warnings():  # in Python now: what it raises it has not raised compiled
        warnings.simplefilter("ignore")
        asked = getattr(seen.iloc[rows].groupby(codes[rows]), method)(function, *args, **known)
        if made.ndim == 1:
            return _cast(made, asked.dtype)
        asked = asked if asked.ndim == 2 else asked.to_frame()
        for label in made.columns.intersection(asked.columns).difference(keys.index.names):
            made[label] = _cast(made[label], asked[label].dtype)
    return made


def _groups_of(results: int, codes: Any, groups: int, *, spread: bool) -> Any:
    """Return which group each result is of; None if they are some rows of the groups."""
    if spread:
        return codes
    if results == groups:
        return np.arange(groups)
    inside = np.sort(codes[codes >= 0])
    return inside if results == len(inside) else None


def _cast(made: Any, dtype: Any) -> Any:
    """Return results in a dtype, if it holds them."""
    if made.dtype == dtype or made.dtype.kind not in "iufb":
        return made
    missing = made.isna()
    if dtype.kind == "O":
        return made.astype(object) if missing.any() else made
    if dtype.kind not in "iufb" or (missing.any() and isinstance(dtype, np.dtype) and dtype.kind != "f"):
        return made
    values = made.to_numpy(float, na_value=np.nan)
    if isinstance(dtype, np.dtype):
        cast = pd.Series(values.astype(dtype), index=made.index, name=made.name)
    else:
        whole = values if dtype.kind == "f" else np.where(missing, 0, values).astype(np.int64)
        cast = pd.Series(whole, index=made.index, name=made.name).astype(dtype).mask(missing)
    return cast if np.array_equal(cast.to_numpy(float, na_value=np.nan), values, equal_nan=True) else made
