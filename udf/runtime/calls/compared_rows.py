"""Plain Python and compiled code over the same rows: what ``udf.options.debug = "compare"`` asks for."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import zip_longest
from typing import Final

import numpy as np

from udf.columns.column import Column
from udf.columns.logical_values import python_values
from udf.columns.transfers import to_host
from udf.errors import ArgumentError, DifferenceError, DTypeError, InternalError, ShapeError, UdfError
from udf.options import options
from udf.runtime.calls.results import ResultColumns

Attempt = Callable[[], ResultColumns]

CLOSE: Final = {4: 1e-5, 8: 1e-9}
"""Relative difference of floats of so many bytes that is none: functions of ``math`` differ in their last bits.

By them a result is the largest number or inf, and the smallest or 0.
"""


def compare(compiled: Attempt, plain: Attempt, index: Sequence[object] | None) -> ResultColumns:
    """Return what ``compiled`` gives, if ``plain`` gives the same; ``index`` has the label of every result.

    Raises
    ------
    DifferenceError
        With the first row in which they differ and what each gave, or what one alone raised.
    UdfError
        If the function is not compiled, or plain Python cannot do what compiled code does: there is nothing to compare.
    """
    with options(debug=False):
        made, failure = _attempt(compiled)
    if isinstance(failure, UdfError) and not isinstance(failure, InternalError):
        raise failure
    python, error = _attempt(plain)
    if failure is not None and error is not None and type(failure) is type(error):
        raise failure
    if isinstance(error, (ArgumentError, DTypeError, ShapeError)):
        raise error
    if failure is not None or error is not None:
        raise DifferenceError(*(_describe(one) for one in (error, failure))) from (failure or error)
    assert made is not None
    assert python is not None
    if python.labels is None and made.labels is not None and _is_missing(python.columns[0]):
        python = made._replace(columns=python.columns * len(made.columns))  # None in place of each tuple
    is_fold = made.labels is None and len(made.columns) == len(python.columns) > 1  # its labels come later
    if made.labels != python.labels and not is_fold:
        raise DifferenceError(f"gives {python.labels or 'one value'}", f"gives {made.labels or 'one value'}")
    differing = [
        (row, expected, found)
        for plain_one, compiled_one in zip(python.columns, made.columns, strict=True)
        for row, expected, found in _first_difference(plain_one, compiled_one)
    ]
    if differing:
        row, expected, found = min(differing, key=lambda one: one[0])
        place = f"at row position {row}" if index is None else f"at row position {row} (index label {index[row]!r})"
        raise DifferenceError(f"gives {expected!r}", f"gives {found!r}", place)
    return made


def _attempt(run: Attempt) -> tuple[ResultColumns | None, Exception | None]:
    try:
        return run(), None
    except Exception as error:  # noqa: BLE001 - whatever the user's function raises
        return None, error


def _describe(error: Exception | None) -> str:
    if error is None:
        return "raises nothing"
    return f"raises {type(error).__name__}: {error} ({'; '.join(getattr(error, '__notes__', ())) or 'no row is named'})"


def _first_difference(python: Column, compiled: Column) -> Iterator[tuple[int, object, object]]:
    """Yield the first row in which two columns differ, with what is in them, if there is one."""
    null = math.nan if _is_missing(python) else None  # a column of nulls alone has no type
    rows = zip_longest(*(python_values(to_host(column), null) for column in (python, compiled)), fillvalue="no row")
    kind = compiled.dtype.numpy if compiled.dtype.kind == "f" and compiled.dtype.size in CLOSE else None
    for row, (expected, found) in enumerate(rows):
        if not _same(expected, found, kind):
            yield row, expected, found
            return


def _is_missing(column: Column) -> bool:
    """Return whether a column has nulls alone."""
    values = python_values(to_host(column), math.nan)
    return all(isinstance(value, float) and math.isnan(value) for value in values)


def _same(expected: object, found: object, kind: np.dtype | None) -> bool:
    """Return whether two values are one: floats of a ``kind`` but for their last bits."""
    if not isinstance(expected, float) or not isinstance(found, float):
        is_nan = isinstance(expected, float) and math.isnan(expected) and kind is None  # among bools
        return bool(expected == found) or (is_nan and found is None)
    if math.isnan(expected) or kind is None:
        return expected == found or (math.isnan(expected) and math.isnan(found))
    limits, close = np.finfo(kind), CLOSE[kind.itemsize]
    with np.errstate(over="ignore"):
        pair = np.clip(np.array([expected, found], kind), limits.min, limits.max).tolist()
    return math.isclose(*pair, rel_tol=close, abs_tol=float(limits.tiny) * close)
