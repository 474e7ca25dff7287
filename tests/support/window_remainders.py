"""Functions of a window by their reductions: the compiled remainder, run on the processor, against CPython and NumPy.

The reductions are exact (rational numbers, rounded once), so that what is compared is the front end's work alone.
"""

import math
import struct
import warnings
from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cache
from typing import Any

import numpy as np

from udf import cpu
from udf.base.dtypes import DTYPES
from udf.base.handling import Handling
from udf.base.raising import NOT_KNOWN, RowFailure, exception_at
from udf.base.stages import Parameter, ScalarParameter, WindowShape
from udf.bind.bind import bind
from udf.bind.udf_call import PtxUdf, UdfCall
from udf.columns.column import Column
from udf.frontend import compile_to_ptx
from udf.frontend.base.messages import LIMITS
from udf.pipeline import map_windows
from udf.windows.bounds import ExplicitBounds

Outcome = tuple[str, Any]
"""``("value", numbers)`` or ``("raises", (exception, text))``."""


def window_call(function: Callable[..., Any], columns: int = 1, **how: Any) -> UdfCall:
    """Return a call of ``function`` on windows; of any length, also empty, unless ``how`` says so."""
    shape = WindowShape(
        length=how.pop("length", None),
        clipped=how.pop("clipped", True),
        result=DTYPES[how.pop("result", "float64")],
        table=how.pop("table", columns > 1),
        empty=how.pop("empty", True),
        reducible=how.pop("reducible", True),
        mixes=how.pop("mixes", True),
    )
    given = (Column(values=np.zeros(1)),) * columns
    args, kwargs = how.pop("args", ()), how.pop("kwargs", {})
    handling = Handling(**{"error_model": "numpy", **how})
    return bind(function, given, args=args, kwargs=kwargs, window=shape, how=handling)


@cache
def compiled(function: Callable[..., Any], columns: int = 1, **how: Any) -> PtxUdf:
    """Compile ``function`` for windows, by reductions if it asks for nothing else."""
    return compile_to_ptx(window_call(function, columns, **how))


def reductions(udf: PtxUdf) -> set[str]:
    """Return the names of the reductions that a function takes."""
    return {taken.reduction for taken in udf.takes if taken.reduction is not None}


class Remainder:
    """What is left of a function of reductions, as a program of rows: one row is one window."""

    def __init__(self, udf: PtxUdf, arguments: Sequence[float] = ()) -> None:
        assert udf.form == "reduced", udf.path
        self.udf, self._arguments = udf, arguments
        takes = tuple(replace(t, what="value", index=i) for i, t in enumerate(udf.takes))
        columns = tuple(Parameter(dtype=taken.dtype, nullable=False) for taken in takes)
        rows = replace(udf, form="rows", takes=takes)
        call = UdfCall(function=window_call, parameters=columns, key="")
        self._program = cpu.BACKEND.load(cpu.BACKEND.build(rows, call))

    def __call__(self, *windows: Sequence[float]) -> Outcome:
        """Return what it makes of a window; of a table, given column by column."""
        given = [
            np.full(1, self._arguments[taken.index] if taken.what == "argument" else reduction(taken, windows))
            for taken in self.udf.takes
        ]
        columns = (Column(values=v.astype(t.dtype.numpy)) for v, t in zip(given, self.udf.takes, strict=True))
        try:
            results = self._program.run(tuple(columns), rows=1)
        except RowFailure as failure:
            error = exception_at(failure.site, 0)
            return "raises", (type(error), str(error))
        return "value", tuple(float(result.values[0]) for result in results)


def in_memory(function: Callable[..., Any], window: Sequence[float]) -> Outcome:
    """Return what the compiled function makes of a window in memory, which is not the column's first row."""
    column = Column(values=np.array([0.0, *window]))
    stop = len(column)
    bounds = ExplicitBounds(rows=stop, starts=np.array([1]), stops=np.array([stop]), min_periods=0)
    how = Handling(error_model="numpy")
    try:
        made = map_windows(function, (column,), bounds, result=DTYPES["float64"], how=how)
    except Exception as error:  # noqa: BLE001 - whatever it raises is compared
        return "raises", (type(error), str(error))
    return "value", tuple(float(column.values[0]) for column in made.columns)


def reduction(taken: ScalarParameter, windows: Sequence[Sequence[float]]) -> float:
    """Return a reduction of a window, exactly; 99 where there is no such item."""
    window = [float(v) for v in windows[taken.index]]
    name = taken.reduction
    if name == "rest":
        if any(map(math.isnan, window)):
            return math.nan
        return float(sum(map(Fraction, window)) - Fraction(math.fsum(window)))
    if name == "item":
        there = -len(window) <= taken.offset < len(window)
        return window[taken.offset] if there else 99.0
    present = [v for v in window if not math.isnan(v)]
    counts = {"rows": len(window), "nans": len(window) - len(present)}
    if name in counts:
        return counts[name]
    if name.startswith("f"):
        return of_present(name[1:], present)
    return of_present(name, present) if len(present) == len(window) else math.nan


def of_present(name: str, values: list[float]) -> float:
    """Return a reduction of values that are no NaN: the first of equals, and what NumPy starts with for none."""
    if name in ("min", "max"):
        start = math.inf if name == "min" else -math.inf
        return (min if name == "min" else max)(values, default=start)
    if name == "sum":
        return math.fsum(values)
    exact = [Fraction(v) for v in values]
    mean = sum(exact) / max(len(exact), 1)
    return float(sum((v - mean) ** 2 for v in exact))


def in_python(function: Callable[..., Any], *windows: Sequence[float], arguments: Sequence[Any] = ()) -> Outcome:
    """Return what CPython makes of the same window, or of a table's columns."""
    array = np.array(windows[0] if len(windows) == 1 else list(zip(*windows, strict=True)), dtype=np.float64)
    if len(windows) > 1:
        array = array.reshape(-1, len(windows))
    try:
        with warnings.catch_warnings(), np.errstate(all="ignore"):
            warnings.simplefilter("ignore")
            value = function(array, *arguments)
    except Exception as error:  # noqa: BLE001 - whatever it raises is compared
        return "raises", (type(error), str(error))
    single = (value,) * len(windows)  # for a table, every column's
    return "value", tuple(map(float, value if isinstance(value, tuple) else single))


def agrees(found: Outcome, expected: Outcome, *, exact: bool) -> bool:
    """Return whether two outcomes are one; sums may differ in the last digits unless ``exact``.

    An IndexError's text names the window's length in NumPy and not here. A text that is not known in compiled code is
    Python's, which runs the row then; so is what ends with a limit of ours.
    """
    if found[0] == "raises" and found[1][1] in LIMITS:
        return True
    if found[0] != expected[0]:
        return False
    if found[0] == "raises":
        (kind, text), (wanted, wanted_text) = found[1], expected[1]
        is_near = kind is IndexError and wanted_text.startswith(text[:5])
        return kind is wanted and (is_near or text in (wanted_text, NOT_KNOWN))
    return len(found[1]) == len(expected[1]) and all(map(same if exact else close, found[1], expected[1]))


def same(left: float, right: float) -> bool:
    """Return whether two floats are the same, with the sign of zero."""
    return (math.isnan(left) and math.isnan(right)) or struct.pack("<d", left) == struct.pack("<d", right)


def close(left: float, right: float) -> bool:
    """Return whether two floats are the same up to the rounding of a few sums of small numbers."""
    if math.isnan(left) or math.isnan(right) or math.isinf(left) or math.isinf(right):
        return same(left, right)
    return math.isclose(left, right, rel_tol=1e-11, abs_tol=1e-11)
