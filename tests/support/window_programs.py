"""Window functions, programs of them on the GPU, and what plain Python gives for the same windows."""

import math
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from tests.support.native_programs import on_host, packed, unpacked
from udf.base.dtypes import dtype_of
from udf.base.handling import Handling
from udf.base.stages import WindowShape
from udf.bind.bind import bind
from udf.columns.column import Column
from udf.cuda import BACKEND
from udf.frontend import compile_to_ptx
from udf.windows.bounds import Bounds, ExplicitBounds, FixedBounds, TimeBounds


def run(
    function: Callable[..., Any],
    columns: tuple[Column, ...],
    bounds: Bounds,
    *args: Any,
    result: str = "float64",
    table: bool = False,
    errors: str = "raise",
) -> tuple[Column, ...]:
    """Run ``function`` over the windows on the GPU, through every stage."""
    program, values = program_of(function, columns, bounds, *args, result=result, table=table, errors=errors)
    return program.run(columns, bounds, values)


def program_of(
    function: Callable[..., Any],
    columns: tuple[Column, ...],
    bounds: Bounds,
    *args: Any,
    result: str = "float64",
    table: bool = False,
    errors: str = "raise",
) -> tuple[Any, tuple[Any, ...]]:
    """Return the program, and the values of its arguments."""
    fixed = isinstance(bounds, FixedBounds)
    shape = WindowShape(
        length=bounds.length if fixed else None,
        result=dtype_of(result),
        clipped=bounds.min_periods < bounds.length if fixed else True,
        empty=bounds.min_periods == 0,
        table=table,
    )
    shape = replace(
        BACKEND.fit(shape, len(columns), getattr(bounds, "step", 1), bounds.rows, BACKEND.room()), reducible=False
    )
    how = Handling(errors=errors, error_model="numpy")
    call = bind(function, columns, args=args, window=shape, how=how)
    return BACKEND.load(BACKEND.build(compile_to_ptx(call), call)), call.values


def windows_of(bounds: Bounds) -> list[tuple[int, int]]:
    """Return the rows of each window, as udf/windows/bounds.py says it."""
    n = bounds.rows
    if isinstance(bounds, FixedBounds):
        starts = [bounds.first + j * bounds.step for j in range(len(bounds))]
        return [(min(max(s, 0), n), min(max(s + bounds.length, 0), n)) for s in starts]
    if isinstance(bounds, ExplicitBounds):
        return list(zip(np.asarray(bounds.starts).tolist(), np.asarray(bounds.stops).tolist(), strict=True))
    assert isinstance(bounds, TimeBounds)
    times = np.asarray(bounds.times.values)
    rows = np.arange(0, n, bounds.step)
    starts = np.searchsorted(times, times[rows] - bounds.span, "left" if bounds.closed_left else "right")
    stops = rows + 1 if bounds.closed_right else np.searchsorted(times, times[rows], "left")
    return list(zip(np.minimum(starts, stops).tolist(), stops.tolist(), strict=True))


def seen(columns: tuple[Column, ...]) -> np.ndarray:
    """Return the columns as windows have them, shape (n, columns): float64, NaN for nulls and infinities."""
    arrays = []
    for column in columns:
        values = np.asarray(column.values).astype("float64")
        if column.validity is not None:
            values = np.where(unpacked_mask(column.validity, values.size), values, np.nan)
        arrays.append(np.where(np.isfinite(values), values, np.nan))
    return np.stack(arrays, axis=1)


def unpacked_mask(bits: np.ndarray, rows: int) -> np.ndarray:
    """Return a bitmask as booleans."""
    return np.unpackbits(bits, bitorder="little")[:rows].astype(bool)


def expected(
    function: Callable[..., Any], columns: tuple[Column, ...], bounds: Bounds, *args: Any, table: bool = False
) -> np.ndarray:
    """Return what plain Python gives, one value a window (and column of a table): NaN where it does not run."""
    values = seen(columns)
    width = values.shape[1] if table else 1
    results = np.full((len(bounds), width), np.nan)
    with np.errstate(all="ignore"):
        for j, (start, stop) in enumerate(windows_of(bounds)):
            window = values[start:stop]
            enough = (~np.isnan(window)).sum(axis=0) >= bounds.min_periods
            if enough.any():
                results[j] = np.where(
                    enough, in_python(function, window if table else window[:, 0].tolist(), args), np.nan
                )
    return results


def in_python(function: Callable[..., Any], window: Any, args: tuple[Any, ...]) -> float:
    """Return what ``function`` gives for one window; 0 / 0 is NaN, as in NumPy."""
    try:
        return function(window, *args)
    except ZeroDivisionError:
        return math.nan


def check(
    function: Callable[..., Any], columns: tuple[Column, ...], bounds: Bounds, *args: Any, table: bool = False
) -> None:
    """Fail unless the GPU gives for every window what plain Python does, bit for bit."""
    results = run(function, columns, bounds, *args, table=table)
    wanted = expected(function, columns, bounds, *args, table=table)
    for k, result in enumerate(results):
        assert result.validity is None
        np.testing.assert_array_equal(on_host(result.values), wanted[:, k])


def column_of(values: Any, mask: np.ndarray | None = None) -> Column:
    """Return a column on the host; rows where ``mask`` is false are null."""
    return Column(values=np.ascontiguousarray(values), validity=None if mask is None else packed(mask))


__all__ = ["check", "column_of", "expected", "program_of", "run", "unpacked"]
