"""What is known to differ from pandas, as docs/semantics.md tells it: under ``udf.pandas`` pandas runs those calls.

A row of the table says which calls a sentence is of: their kind, what stands in their code, and what their data hold.
"""

from __future__ import annotations

import dis
import sys
from collections.abc import Callable, Iterable
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from udf.base.catalogue import words
from udf.bind.identity import codes_of
from udf.doors.installed.decisions import adds_otherwise, decides, read_by
from udf.doors.pandas.pandas_frames import places_read
from udf.doors.pandas.pandas_nulls import has_large
from udf.runtime.groups.distinct import ends_of

if TYPE_CHECKING:
    from udf.columns.pandas_names import SeriesOrFrame, pd

INVERTED, DIVIDED, STABLE, COUNTED = "~", "/", "stable", "+"
"""What is noted of a function's code beside its names: ``~``, a quotient, the text "stable", other arithmetic."""

ONE_BY_ONE: Final = frozenset({"value", "text", "row"})
WHOLE: Final = frozenset({"row", "group", "part", "column", "window", "array"})
CONVERTING: Final = frozenset({"float", "int", "bool", "item"})
"""What makes a number of an array without dimensions."""

LENGTHS: Final = frozenset({"Timedelta", "to_timedelta", "to_datetime"})
TESTS, ADDING, READING_ONE = words("null"), words("adds"), words("reads")
LABELS, MAKING_NULLS = words("labels"), words("leaves")
CORRELATIONS: Final = words("correlates")
AVERAGES: Final = CORRELATIONS | words("averages", "float")
DIFFERS: Final = "known to differ from pandas: {}"
LARGEST_SQUARED: Final = 1e154
"""Beyond it, and below its inverse, the square of a float64 overflows or vanishes."""

EXACT_INTEGERS: Final = 2**53
"""Up to it a float64 is every whole number, and a sum of such is exact."""

LARGEST_ADDED: Final = 1e292
"""Beyond it a sum of 10^16 floats may overflow before all of them are added."""


class Difference(NamedTuple):
    """How a sentence of docs/semantics.md starts, and of which calls it is: their kinds, code and columns."""

    starts: str
    why: str
    kinds: frozenset[str]
    code: Callable[[frozenset[str]], object]
    data: Callable[[Iterable[pd.Series]], bool] | None = None


def _is_extreme(column: pd.Series) -> bool:
    """Return whether the square of a float of a column overflows or vanishes."""
    if column.dtype.kind != "f":
        return False
    sizes = np.abs(column.to_numpy(dtype="float64", na_value=np.nan))
    sizes = sizes[np.isfinite(sizes) & (sizes > 0)]
    return bool(((sizes > LARGEST_SQUARED) | (sizes < 1 / LARGEST_SQUARED)).any())


def _may_overflow(column: pd.Series) -> bool:
    """Return whether a sum of a column's floats may overflow in one order of addition, and not in another."""
    if column.dtype.kind != "f" or not len(column):
        return False
    values = column.to_numpy(dtype="float64", na_value=np.nan)
    least, greatest = ends_of(values)  # in a sixth of the time; NaN where there is one
    if max(-least, greatest) <= LARGEST_ADDED:
        return False
    return bool((np.isfinite(values) & (np.abs(values) > LARGEST_ADDED)).any())


def _is_near_end(column: pd.Series) -> bool:
    """Return whether the cube of a narrow integer of a column is beyond its type."""
    dtype = getattr(column.dtype, "numpy_dtype", getattr(column.dtype, "subtype", column.dtype))  # of a sparse one
    if dtype.kind not in "iu" or dtype.itemsize >= np.dtype("int64").itemsize or not column.count():
        return False
    return max(-int(column.min()), int(column.max())) ** 3 > np.iinfo(dtype).max


def _is_nullable(column: pd.Series) -> bool:
    return not isinstance(column.dtype, np.dtype) and column.dtype.kind in "iufb"


DIFFERENCES: Final = (
    Difference(
        "`return np.where(..)`", "NumPy gives arrays without dimensions there",
        ONE_BY_ONE, lambda names: names & {"where", "select", "isin"} and not names & CONVERTING,
    ),
    Difference(
        "`~pd.isna(x)` of one value", "~ of a bool of Python's is -1 or -2",
        ONE_BY_ONE, lambda names: INVERTED in names and names & TESTS,
    ),
    Difference(
        "`pd.Timedelta(x)` and `pd.to_datetime(x)` of a float", "the unit of a time that is made of a float",
        ONE_BY_ONE, lambda names: DIVIDED in names and names & LENGTHS,
    ),
    Difference(
        "`pd.Timedelta(x)` and `pd.to_datetime(x)` of a float", "the unit of a time that is made of a float",
        ONE_BY_ONE, lambda names: names & LENGTHS, lambda columns: any(one.dtype.kind == "f" for one in columns),
    ),
    Difference(
        "`sort_values` keeps rows of equal values", "the order of equal values",
        WHOLE, lambda names: "sort_values" in names and STABLE not in names and names & LABELS,
    ),
    Difference(
        "`sort_values` keeps rows of equal values", "the order of equal values",
        frozenset({"part", "column"}), lambda names: "sort_values" in names and STABLE not in names,
    ),
    Difference(
        "Correlations of floats whose squares overflow", "correlations of floats whose squares overflow or vanish",
        WHOLE, lambda names: names & CORRELATIONS, lambda columns: any(map(_is_extreme, columns)),
    ),
    Difference(
        "Averages, quantiles, and differences of 64-bit integers", "averages of integers beyond 2**53",
        WHOLE, lambda names: names & AVERAGES, lambda columns: any(map(has_large, columns)),
    ),
    Difference(
        "Sums whose parts overflow depend on the order", "sums of floats that overflow",
        WHOLE, lambda names: names & (AVERAGES | ADDING), lambda columns: any(map(_may_overflow, columns)),
    ),
    Difference(
        "`np.polyfit` of floats near their limits", "np.polyfit of floats near their limits",
        WHOLE, lambda names: "polyfit" in names, lambda columns: any(map(_is_extreme, columns)),
    ),
    Difference(
        "Where a single value of a narrow column would wrap", "narrow integers, whose arithmetic wraps",
        frozenset({"group", "part", "column"}),
        lambda names: "diff" in names or (COUNTED in names and names & READING_ONE),
        lambda columns: any(map(_is_near_end, columns)),
    ),
    Difference(
        "One case is left: nulls that the function itself makes", "nulls that it makes of a nullable column",
        frozenset({"group", "part", "column"}), lambda names: names & MAKING_NULLS,
        lambda columns: any(map(_is_nullable, columns)),
    ),
)  # fmt: skip
"""Others are left to pandas where they are met: groups of float32, objects that groups return, a ``defaultdict``."""


def _adds_otherwise(columns: Iterable[pd.Series]) -> bool:
    """Return whether pandas adds a column in another order than NumPy adds an array, or rounds where Inlay does not."""
    return any(map(_is_added_otherwise, columns)) or "bottleneck" in sys.modules


def _is_added_otherwise(column: pd.Series) -> bool:
    dtype = column.dtype
    if dtype.kind not in "iufb" or not len(column):
        return False
    if not isinstance(dtype, np.dtype):  # of Arrow, or without what a mask hides
        return "Arrow" in type(dtype).__name__ or column.hasnans
    if column.to_numpy().strides[0] < 0:  # NumPy adds what lies first in memory first
        return True
    return dtype.kind in "iu" and max(-int(column.min()), int(column.max())) * len(column) > EXACT_INTEGERS


ADDED_ALIKE: Final = Difference(
    "A sum that decides something may", "what the last digit of a sum decides, where pandas has an order of its own",
    WHOLE, lambda _: True, _adds_otherwise,
)  # fmt: skip
"""Of a function in which a sum decides something: sums are added in NumPy's order then, as pandas adds most columns."""

ADDED_OTHERWISE: Final = ADDED_ALIKE._replace(data=None)
"""Of one that adds what pandas never adds in that order."""


def differences_of(function: FunctionType, kind: str) -> tuple[Difference, ...]:
    """Return the differences that a call of a function may meet.

    Examples
    --------
    >>> [one.why for one in differences_of(lambda x: np.where(x > 1, x, 0), "value")]
    ['NumPy gives arrays without dimensions there']
    >>> differences_of(lambda x: x + 1, "value")
    ()
    >>> ADDED_ALIKE in differences_of(lambda w: (w > w.mean()).sum(), "window")
    True
    """
    names = frozenset().union(*map(_noted, codes_of(function)))
    found = tuple(one for one in DIFFERENCES if kind in one.kinds and one.code(names))
    return found + sums_that_decide(function, kind)


_decided: dict[object, tuple[Difference, ...]] = {}
MOST: Final = 512
"""Functions of which it is remembered whether a sum decides."""


def sums_that_decide(function: FunctionType, kind: str) -> tuple[Difference, ...]:
    """Return what is of a function in which a sum decides; other functions of its code may have other helpers."""
    if kind not in WHOLE - ONE_BY_ONE:
        return ()
    key = (kind == "array", read_by(function))
    found = _decided.get(key)
    if found is None:
        otherwise = decides(function) and adds_otherwise(function, is_array=kind == "array")
        found = (ADDED_OTHERWISE,) if otherwise else (ADDED_ALIKE,) if decides(function) else ()
        if len(_decided) >= MOST:
            _decided.clear()
        _decided[key] = found
    return found


def renewed(differences: tuple[Difference, ...], function: FunctionType, kind: str) -> tuple[Difference, ...]:
    """Return what of a function is known to differ, for another one of its code."""
    kept = tuple(one for one in differences if one.starts != ADDED_ALIKE.starts)
    return kept + sums_that_decide(function, kind)


def difference_met(differences: tuple[Difference, ...], data: SeriesOrFrame, function: FunctionType, kind: str) -> str:
    """Return the first of several differences that a call over ``data`` of a ``kind`` meets, in words; "" if none."""
    if data.ndim == 1:
        columns = [data]
    else:
        read = places_read(data, function, of_rows=kind == "row")
        every = len(read) == data.shape[1]  # asked for at once, they take a fifth of the time
        columns = [one for _, one in data.items()] if every else [data.iloc[:, at] for at in read]
    return next((DIFFERS.format(one.why) for one in differences if one.data is None or one.data(columns)), "")


def _noted(code: CodeType) -> set[str]:
    """Return what stands in a function's code: names, and what is noted beside them."""
    names = {*code.co_names, *(STABLE for one in code.co_consts if one in (STABLE, "mergesort"))}
    for step in dis.get_instructions(code):
        if step.opname == "UNARY_INVERT":
            names.add(INVERTED)
        if step.opname == "BINARY_OP" and step.argrepr.startswith("/") and not step.argrepr.startswith("//"):
            names.add(DIVIDED)
        elif step.opname == "BINARY_OP":
            names.add(COUNTED)
    return names
