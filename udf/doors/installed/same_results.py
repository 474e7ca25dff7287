"""Whether two results are the same: type, dtype, index, name, values; and which rows of a result are telling.

Floats may differ by ``RTOL``: the compiled ``exp``, ``log`` and sums differ from NumPy's in their last digits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np
import pandas as pd

from udf.base.annotations import Array, Function

if TYPE_CHECKING:
    from udf.columns.pandas_names import ExtensionArray, SeriesOrFrame

RTOL: Final = 1e-9
"""Much less than the 1e-5 of ``pandas.testing``."""

CHUNK: Final = 1 << 12

FLOATS: Final = (float, np.floating, complex)


def sample_rows(result: SeriesOrFrame, sample: int) -> Array:
    """Return positions of rows to compare with pandas: some throughout, and the first of each kind of value.

    pandas infers a dtype of the values that a function gave. So the first zero, one, NaN, whole and broken number of
    each column are taken, of whole numbers the last zero and one too, which may be bools: they have the types of all.
    Sorted, each once.

    Examples
    --------
    >>> sample_rows(pd.Series([2.0, 1.0, 1.0, 1.0, float("nan"), 0.5]), 1).tolist()
    [0, 1, 4, 5]
    >>> sample_rows(pd.Series([2, 1, 1, 1, 7, 5]), 1).tolist()
    [0, 1, 3]
    """
    rows = len(result)
    places = set(np.linspace(0, rows - 1, min(sample, rows)).astype(int).tolist())
    columns = [result] if isinstance(result, pd.Series) else [result.iloc[:, place] for place in range(result.shape[1])]
    for column in columns:
        places.update(_firsts(column))
    return np.fromiter(sorted(places), np.int64, len(places))


def _firsts(column: pd.Series) -> list[int]:
    """Return where a column first has a missing value, a zero, a one, a whole number, a broken one, an infinity."""
    values = column.array
    if isinstance(column.dtype, np.dtype) and column.dtype.kind in "iubf":
        values = column.to_numpy()
        tests = [lambda part: part == 0, lambda part: part == 1]
        if column.dtype.kind == "f":
            tests += [np.isnan, np.isinf, lambda part: (part != np.rint(part)) & np.isfinite(part)]
            tests += [lambda part: part == np.rint(part)]
    else:
        tests = [pd.isna]
    places = [place for place in (_first(test, values) for test in tests) if place is not None]
    if isinstance(column.dtype, np.dtype) and column.dtype.kind in "iu":
        backwards = (_first(test, values[::-1]) for test in tests)
        places += [len(values) - 1 - place for place in backwards if place is not None]
    return places


def _first(test: Function, values: Array | ExtensionArray) -> int | None:
    """Return the first position at which ``test`` is true; looked for in parts, of which each is twice as long."""
    start, size = 0, CHUNK
    while start < len(values):
        found = np.flatnonzero(np.asarray(test(values[start : start + size]), bool))
        if found.size:
            return start + int(found[0])
        start, size = start + size, 2 * size
    return None


def tolerance(data: SeriesOrFrame) -> float:
    """Return what counts as nothing in results of sums: the rounding of what cancels, beside the largest value.

    Examples
    --------
    >>> tolerance(pd.Series([-1000.0, 3.0])), tolerance(pd.Series(["a"]))
    (1e-09, 0.0)
    """
    some = data.iloc[:TOLERANCE_ROWS]
    columns = [some] if some.ndim == 1 else [column for _, column in some.items()]
    parts = [one.to_numpy(np.float64, na_value=np.nan) for one in columns if getattr(one.dtype, "kind", "") in "iuf"]
    largest = max((float(np.max(np.abs(part), initial=0.0, where=np.isfinite(part))) for part in parts), default=0.0)
    return largest * 1e-12


TOLERANCE_ROWS: Final = 1 << 12


def difference(ours: object, theirs: object, atol: float = 0.0) -> str:
    """Return in what ``ours`` is another result than pandas' own, "" for nothing; floats may differ by ``atol``, too.

    Examples
    --------
    >>> difference(pd.Series([1, 2]), pd.Series([1.0, 2.0]))
    'dtype int64 for float64'
    """
    if type(ours) is not type(theirs):
        return f"{type(ours).__name__} for {type(theirs).__name__}"
    if isinstance(theirs, pd.DataFrame):
        return _frame_difference(ours, theirs, atol)
    if isinstance(theirs, pd.Series):
        return _series_difference(ours, theirs, atol)
    return "" if _equal(ours, theirs, atol) else f"{ours!r} for {theirs!r}"


def _frame_difference(ours: pd.DataFrame, theirs: pd.DataFrame, atol: float) -> str:
    if not _equal_labels(ours.columns, theirs.columns):
        return f"columns {ours.columns.tolist()} for {theirs.columns.tolist()}"
    for place in range(theirs.shape[1]):
        found = _series_difference(ours.iloc[:, place], theirs.iloc[:, place], atol)
        if found:
            return f"column {theirs.columns[place]!r}: {found}"
    return "" if _equal_labels(ours.index, theirs.index) else "another index"


def _series_difference(ours: pd.Series, theirs: pd.Series, atol: float) -> str:
    if ours.dtype != theirs.dtype:
        return f"dtype {ours.dtype} for {theirs.dtype}"
    if not _equal_labels(ours.index, theirs.index):
        return "another index"
    if type(ours.name) is not type(theirs.name) or not _equal(ours.name, theirs.name):
        return f"name {ours.name!r} for {theirs.name!r}"
    at = _unequal(ours, theirs, atol)
    return "" if at is None else f"{ours.iloc[at]!r} for {theirs.iloc[at]!r}"


def _equal_labels(ours: pd.Index, theirs: pd.Index) -> bool:
    return ours is theirs or (type(ours) is type(theirs) and ours.identical(theirs))


def _unequal(ours: pd.Series, theirs: pd.Series, atol: float) -> int | None:
    """Return the first position at which two columns of one dtype differ."""
    if isinstance(theirs.dtype, np.dtype) and theirs.dtype.kind == "f":
        one, other = ours.to_numpy(), theirs.to_numpy()
        if (one == other).all():  # in a tenth of the time
            return None
        close = np.isclose(one, other, rtol=RTOL, atol=atol, equal_nan=True)
        return None if close.all() else int(np.argmin(close))
    if theirs.dtype != object and ours.equals(theirs):
        return None
    pairs = zip(ours.tolist(), theirs.tolist(), strict=True)
    return next((at for at, (one, other) in enumerate(pairs) if not _equal(one, other)), None)


def _equal(one: object, other: object, atol: float = 0.0) -> bool:
    """Return whether two values are the same, of one type; floats nearly, tuples, lists and dicts item by item."""
    if one is other:
        return True
    if type(one) is not type(other):
        return False
    if isinstance(one, FLOATS) and isinstance(other, FLOATS):
        return bool(np.isclose(one, other, rtol=RTOL, atol=atol, equal_nan=True))
    if isinstance(one, tuple | list) and isinstance(other, tuple | list):
        return len(one) == len(other) and all(map(_equal, one, other))
    if isinstance(one, dict) and isinstance(other, dict):
        return list(one) == list(other) and all(map(_equal, one.values(), other.values()))
    if one is pd.NaT:
        return True
    return bool(np.all(one == other))


def joined(parts: list[SeriesOrFrame], data: SeriesOrFrame) -> SeriesOrFrame:
    """Return results of the rows of ``data``, part by part, as that of all; None where that may be of another type.

    Examples
    --------
    >>> joined([pd.Series([1]), pd.Series([2])], pd.Series([5, 6])).tolist()
    [1, 2]
    >>> joined([pd.Series([1]), pd.Series(["a"])], pd.Series([5, 6])) is None
    True
    """
    first = parts[0]
    if not isinstance(first, pd.Series | pd.DataFrame) or sum(map(len, parts)) != len(data):
        return None
    for part in parts[1:]:
        if type(part) is not type(first) or not _are_alike(part, first):
            return None
    whole = pd.concat(parts)
    whole.index = data.index
    return whole


def _are_alike(part: SeriesOrFrame, first: SeriesOrFrame) -> bool:
    """Return whether two results have one type; dtypes are those of all values, which those of parts may not be."""
    if isinstance(first, pd.Series):
        return bool(part.dtype == first.dtype) and type(part.name) is type(first.name) and _equal(part.name, first.name)
    return _equal_labels(part.columns, first.columns) and part.dtypes.tolist() == first.dtypes.tolist()
