"""Plain Python and compiled code over the same rows: what ``udf.options.debug = "compare"`` asks for."""

from __future__ import annotations

import math
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, Final

from udf.columns.device import to_host
from udf.columns.logical_values import python_values
from udf.errors import DifferenceError, UdfCompileError
from udf.options import options

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from udf.columns.column import Column
    from udf.runtime.calls.results import ResultColumns

CLOSE: Final = {4: 1e-5, 8: 1e-9}
"""Relative difference of floats of so many bytes that is none: functions of ``math`` differ in their last bits."""


def compare(compiled: Callable[[], ResultColumns], plain: Callable[[], ResultColumns], index: Any) -> ResultColumns:
    """Return what ``compiled`` gives, if ``plain`` gives the same; ``index`` has the label of every result.

    Raises
    ------
    DifferenceError
        With the first row in which they differ and what each gave, or what one alone raised.
    UdfCompileError
        If the function is not compiled: there is nothing to compare.
    """
    with options(debug=False):
        made, failure = _attempt(compiled)
    if isinstance(failure, UdfCompileError):
        raise failure
    python, error = _attempt(plain)
    if failure is not None and error is not None and type(failure) is type(error):
        raise failure
    if failure is not None or error is not None:
        raise DifferenceError(*(_describe(one) for one in (error, failure))) from (failure or error)
    assert made is not None
    assert python is not None
    if made.labels != python.labels:
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


def _attempt(run: Callable[[], ResultColumns]) -> tuple[ResultColumns | None, Exception | None]:
    try:
        return run(), None
    except Exception as error:  # noqa: BLE001 - whatever the user's function raises
        return None, error


def _describe(error: Exception | None) -> str:
    if error is None:
        return "raises nothing"
    return f"raises {type(error).__name__}: {error} ({'; '.join(getattr(error, '__notes__', ())) or 'no row is named'})"


def _first_difference(python: Column, compiled: Column) -> Iterator[tuple[int, Any, Any]]:
    """Yield the first row in which two columns differ, with what is in them, if there is one."""
    close = CLOSE.get(compiled.dtype.size, 0)
    rows = zip_longest(*(python_values(to_host(column)) for column in (python, compiled)), fillvalue="no row")
    for row, (expected, found) in enumerate(rows):
        if not _same(expected, found, close):
            yield row, expected, found
            return


def _same(expected: Any, found: Any, close: float) -> bool:
    if isinstance(expected, float) and isinstance(found, float):
        return math.isclose(expected, found, rel_tol=close) or (math.isnan(expected) and math.isnan(found))
    return bool(expected == found)
