"""From a window's parameters to :mod:`udf.windows.bounds`, without a value of the columns.

Source: pandas 3, ``core/indexers/objects.py`` and ``_libs/window/indexers.pyx``;
``tests/meaning/windows/test_rolling_bounds.py`` holds every combination against them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

import numpy as np

from udf.columns.column import Column
from udf.errors import WindowError
from udf.windows.bounds import Bounds, ExplicitBounds, FixedBounds, TimeBounds

if TYPE_CHECKING:
    from udf.windows.spans import Times

Closed = Literal["right", "left", "both", "neither"]

_LEAST: Final = -(2**63)
_LEFT: Final = ("left", "both")
_RIGHT: Final = ("right", "both")


def fixed_bounds(rows: int, length: int, *, min_periods: int, center: bool, closed: Closed, step: int) -> Bounds:
    """Return the windows of ``length`` rows that end at each row, or lie around it with ``center``."""
    shift = (length - 1) // 2 if center or length == 0 else 0
    first = 1 + shift - length - (closed in _LEFT)
    stop = 1 + shift - (closed not in _RIGHT)
    if stop <= first:
        return empty_windows(rows, (rows + step - 1) // step, min_periods)
    return FixedBounds(rows=rows, length=stop - first, first=first, step=step, min_periods=min_periods)


def expanding_bounds(rows: int, min_periods: int) -> ExplicitBounds:
    """Return the windows from the first row up to each row."""
    stops = np.arange(1, rows + 1, dtype=np.int64)
    return ExplicitBounds(rows=rows, starts=np.zeros_like(stops), stops=stops, min_periods=min_periods)


def timed_bounds(times: Times, span: int, *, min_periods: int, center: bool, closed: Closed) -> Bounds:
    """Return the windows of ``span`` nanoseconds that end at each row's time, or lie around it with ``center``.

    The times are sorted, up or down. Down is up with the sign changed.
    """
    values, rows = times.values, len(times.values)
    if rows == 0:
        return empty_windows(0, 0, min_periods)
    first, last = int(values[0]), int(values[-1])
    if last < first:
        values, first, last = -values, -first, -last
    reach = last - first + 1  # what is longer reaches every row too, and could leave int64
    units = span // times.nanoseconds
    if units > 0 and not center:
        units = min(units, reach)
        below = _LEAST + units - first  # how far times - span would leave int64, near the year 1677 in nanoseconds
        return TimeBounds(
            rows=rows,
            times=Column(values=values if below <= 0 else values + below),
            span=units,
            closed_left=closed in _LEFT,
            closed_right=closed in _RIGHT,
            min_periods=min_periods,
        )
    units = max(min(units, 2 * reach), -2 * reach)
    starts, stops = _between(values, units, center=center, closed=closed)
    return clipped_bounds(rows, starts, stops, min_periods)


def _between(values: Any, units: int, *, center: bool, closed: Closed) -> tuple[Any, Any]:
    """Return the windows around each time, or behind it, by binary search; never beginning behind their own row.

    Half a span is not rounded: it is compared with, in whole units, by rounding to the side that decides alike.
    """
    below, above = units // 2 if center else units, units // 2 if center else 0
    odd = units % 2 if center else 0
    if closed in _LEFT:
        starts = np.searchsorted(values, values - below, side="left")
    else:
        starts = np.searchsorted(values, values - (below + odd), side="right")
    if closed in _RIGHT:
        stops = np.searchsorted(values, values + above, side="right")
    else:
        stops = np.searchsorted(values, values + (above + odd), side="left")
    own = np.asarray(np.arange(len(values), dtype=np.int64), like=values)
    return np.minimum(starts, own), stops if center or closed not in _RIGHT else own + 1


def indexer_bounds(indexer: Any, rows: int, **given: Any) -> Bounds:
    """Return the windows that a BaseIndexer of pandas gives.

    Raises
    ------
    WindowError
        If they are not as many as there are rows (over the step), or begin before the first row.
    """
    step = given["step"] or 1
    starts, stops = (_integers(bounds) for bounds in indexer.get_window_bounds(num_values=rows, **given))
    hint = "get_window_bounds returns two int64 arrays with one start and one stop a window"
    if len(starts) != len(stops):
        raise WindowError(f"the indexer gave {len(starts):,} starts and {len(stops):,} stops", hint)
    if len(starts) != (rows + step - 1) // step:
        raise WindowError(f"the indexer gave {len(starts):,} windows for {rows:,} rows by steps of {step}", hint)
    if (starts < 0).any() or (stops < 0).any():
        raise WindowError("the indexer gave a window that begins or ends before the first row", "clip it to 0")
    return clipped_bounds(rows, starts, stops, given["min_periods"])


def _integers(bounds: object) -> Any:
    array = np.asarray(bounds)
    if array.ndim != 1 or array.dtype.kind not in "iu":
        hint = "get_window_bounds returns two int64 arrays, of starts and of stops"
        raise WindowError(f"the indexer gave bounds of dtype {array.dtype} and shape {array.shape}", hint)
    return array.astype(np.int64, copy=False)


def clipped_bounds(rows: int, starts: Any, stops: Any, min_periods: int) -> ExplicitBounds:
    """Return windows as a slice would take them: ends beyond the last row are at it, none goes backwards."""
    starts = np.minimum(starts, rows)
    stops = np.maximum(np.minimum(stops, rows), starts)
    return ExplicitBounds(
        rows=rows, starts=starts.astype(np.int64), stops=stops.astype(np.int64), min_periods=min_periods
    )


def empty_windows(rows: int, windows: int, min_periods: int) -> ExplicitBounds:
    """Return ``windows`` windows without rows."""
    nothing = np.zeros(windows, np.int64)
    return ExplicitBounds(rows=rows, starts=nothing, stops=nothing, min_periods=min_periods)
