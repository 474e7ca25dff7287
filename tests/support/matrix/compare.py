"""In what two results differ: values, dtype, index, name."""

import math
from typing import Any, Final

import numpy as np
import pandas as pd

CLOSE: Final = 1e-9
"""How far sums may differ: pandas adds in another order (docs/semantics.md)."""

CLOSE32: Final = 1e-4


def difference(found: Any, wanted: Any, *, exact: bool) -> str:
    """Return in what two results differ; "" if in nothing.

    Examples
    --------
    >>> difference(pd.Series([1]), pd.Series([1.0]), exact=True)
    'dtype: int64, pandas: float64'
    >>> difference(pd.Series([1]), pd.Series([2]), exact=True)
    'value at 0: 1, pandas: 2'
    """
    if type(found) is not type(wanted):
        same = _kind(found) == _kind(wanted) != "" and _same(_plain(found), _plain(wanted), exact)
        return "" if same else f"type: {_named(found)}, pandas: {_named(wanted)}"
    if isinstance(wanted, pd.DataFrame):
        if not _same_index(found.columns, wanted.columns):
            return f"columns: {list(found.columns)[:4]}, pandas: {list(wanted.columns)[:4]}"
        parts = [difference(found.iloc[:, i], wanted.iloc[:, i], exact=exact) for i in range(wanted.shape[1])]
        return next(filter(None, parts), "")
    if not isinstance(wanted, pd.Series):
        return "" if _same(found, wanted, exact) else f"value: {found!r}, pandas: {wanted!r}"[:150]
    if found.dtype != wanted.dtype:
        return f"dtype: {found.dtype}, pandas: {wanted.dtype}"
    if found.name != wanted.name:
        return f"name: {found.name!r}, pandas: {wanted.name!r}"
    if not _same_index(found.index, wanted.index):
        return f"index: {list(found.index)[:4]}, pandas: {list(wanted.index)[:4]}"
    loose = not exact or "float32" in str(wanted.dtype)
    for place, (one, other) in enumerate(zip(found.astype(object), wanted.astype(object), strict=True)):
        if not _same(one, other, not loose, single="float32" in str(wanted.dtype)):
            return f"value at {place}: {one!r}, pandas: {other!r}"[:150]
    return ""


def _same_index(found: Any, wanted: Any) -> bool:
    return (
        type(found) is type(wanted)
        and found.dtype == wanted.dtype
        and found.names == wanted.names
        and bool(found.equals(wanted))
    )


def _kind(value: Any) -> str:
    """Return "bool", "int" or "float" of a number: one value of a whole column may be Python's or NumPy's."""
    kinds = {"bool": (bool, np.bool_), "int": (int, np.integer), "float": (float, np.floating)}
    return next((kind for kind, of in kinds.items() if isinstance(value, of)), "")


def _plain(value: Any) -> Any:
    return value.item() if isinstance(value, np.generic) else value


def _same(found: Any, wanted: Any, exact: bool, *, single: bool = False) -> bool:  # noqa: C901 - a type a line
    """Return whether two values are one: of one type, and equal, or nearly."""
    if type(found) is not type(wanted):
        return False
    if isinstance(wanted, (pd.Series, pd.DataFrame)):
        return not difference(found, wanted, exact=exact)
    if isinstance(wanted, np.ndarray):
        alike = (found.dtype, found.shape) == (wanted.dtype, wanted.shape)
        return alike and np.array_equal(found, wanted, equal_nan=wanted.dtype.kind in "fc")
    if isinstance(wanted, dict):
        found, wanted = list(found.items()), list(wanted.items())
    if isinstance(wanted, (list, tuple)):
        return len(found) == len(wanted) and all(_same(a, b, exact) for a, b in zip(found, wanted, strict=True))
    if isinstance(wanted, str) and not exact and found != wanted:
        return _are_near(found, wanted)
    if isinstance(wanted, (float, np.floating)):
        if math.isnan(wanted) or math.isnan(found):
            return math.isnan(wanted) and math.isnan(found)
        if exact:
            return bool(found == wanted) and math.copysign(1, found) == math.copysign(1, wanted)
        return bool(found == wanted) or math.isclose(found, wanted, rel_tol=CLOSE32 if single else CLOSE, abs_tol=1e-12)
    if isinstance(wanted, complex | np.complexfloating):
        return _same(found.real, wanted.real, exact) and _same(found.imag, wanted.imag, exact)
    if wanted is pd.NA or wanted is pd.NaT or wanted is None:
        return found is wanted
    return bool(found == wanted)


def _are_near(found: str, wanted: str) -> bool:
    """Return whether two texts are numbers that differ in their last digits."""
    try:
        return math.isclose(float(found), float(wanted), rel_tol=CLOSE)
    except ValueError:
        return False


def _named(value: Any) -> str:
    return f"{type(value).__name__} {' '.join(repr(value).split())[:40]}"
