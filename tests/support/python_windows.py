"""A double of ``udf.pipeline.map_windows`` in plain Python: what the windows are, without what runs them."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from udf.base.dtypes import DType
from udf.columns.bitmask import valid_rows, with_nulls
from udf.columns.column import Column
from udf.runtime.calls.results import ResultColumns
from udf.windows.bounds import Bounds, FixedBounds, TimeBounds


def spelled_out(bounds: Bounds) -> list[tuple[int, int]]:
    """Return start and stop of each window, by the words of ``udf/windows/bounds.py``."""
    if isinstance(bounds, FixedBounds):
        starts = [bounds.first + j * bounds.step for j in range(len(bounds))]
        return [tuple(np.clip((s, s + bounds.length), 0, bounds.rows).tolist()) for s in starts]
    if isinstance(bounds, TimeBounds):
        times: list[int] = bounds.times.values.tolist()
        return [_timed(bounds, times, j * bounds.step) for j in range(len(bounds))]
    return list(zip(bounds.starts.tolist(), bounds.stops.tolist(), strict=True))


def _timed(bounds: TimeBounds, times: list[int], row: int) -> tuple[int, int]:
    oldest = times[row] - bounds.span
    before = [i for i in range(row) if times[i] < oldest or (times[i] == oldest and not bounds.closed_left)]
    stop = row + 1 if bounds.closed_right else times.index(times[row])
    return len(before), stop


def values_of(column: Column) -> NDArray[np.float64]:
    """Return what windows see of a column: float64, NaN for nulls and for infinities."""
    values = column.values.astype(np.float64)
    return np.where(valid_rows(column) & np.isfinite(values), values, np.nan)


def map_windows(
    function: Callable[..., Any],
    columns: tuple[Column, ...],
    bounds: Bounds,
    args: tuple[Any, ...],
    kwargs: dict[str, Any],
    *,
    result: DType,
    table: bool = False,
    **_: Any,
) -> ResultColumns:
    """Call ``function`` for every window that has enough values."""
    data = np.column_stack([values_of(column) for column in columns])
    results = np.full((len(bounds), data.shape[1]), np.nan)
    for j, (start, stop) in enumerate(spelled_out(bounds)):
        assert 0 <= start <= stop <= bounds.rows
        window = data[start:stop]
        enough = np.isfinite(window).sum(axis=0) >= bounds.min_periods
        if enough.any():
            value = function(window if table else window[:, 0], *args, **kwargs)
            results[j] = np.where(enough, value, np.nan)
    made = tuple(_typed(results[:, i], result) for i in range(data.shape[1]))
    return ResultColumns(columns=made, labels=tuple(range(len(made))) if table else None, inputs=())


def _typed(values: NDArray[np.float64], result: DType) -> Column:
    if result.kind == "f":
        return Column(values=values.astype(result.numpy))
    there = ~np.isnan(values)
    return with_nulls(np.where(there, values, 0).astype(result.numpy), there)
