"""The parameters of ``rolling`` and ``expanding``: checked as pandas checks them, then made into bounds.

From a window's parameters to :mod:`udf.windows.bounds`, without a value of the columns.

Source: pandas 3, ``core/indexers/objects.py`` and ``_libs/window/indexers.pyx``;
``tests/meaning/windows/test_rolling_bounds.py`` holds every combination against them.
"""

from __future__ import annotations

import inspect
from dataclasses import field
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, Literal, TypeGuard, get_args

import numpy as np

from udf.base.records import dataclass
from udf.columns.column import Column
from udf.errors import WindowError, WindowSupportError
from udf.windows.bounds import Bounds, ExplicitBounds, FixedBounds, TimeBounds
from udf.windows.spans import Times, is_span, nanoseconds, times_of

if TYPE_CHECKING:
    from udf.base.annotations import Array
    from udf.columns.pandas_names import pd

Method = Literal["single", "table"]

LENGTHS: Final = 16
"""Numbers of rows whose windows are kept with the parameters."""

_BOUNDS: Final = ("num_values", "min_periods", "center", "closed", "step")
"""The parameters of a BaseIndexer's ``get_window_bounds``."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rolling:
    """What ``rolling`` was asked for. ``window`` is a number of rows, a length of time, or a BaseIndexer of pandas.

    Raises
    ------
    WindowError
        For a value that pandas refuses.
    """

    window: Any
    min_periods: int | None = None
    center: bool | None = False
    closed: Closed | None = None
    step: int | None = None
    method: Method = "single"
    _of_rows: dict[int, Bounds] = field(default_factory=dict, init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        if self.center is not None and not isinstance(self.center, bool | np.bool_):
            raise WindowError(f"center cannot be {self.center!r}", "it is True or False")
        _check_min_periods(self.min_periods)
        if _is_integer(self.window) and self.min_periods is not None and self.min_periods > self.window:
            hint = "no window could have so many values; make the window longer"
            raise WindowError(f"min_periods {self.min_periods} must be <= window {self.window}", hint)
        if self.closed is not None and self.closed not in get_args(Closed):
            raise WindowError(f"closed cannot be {self.closed!r}", "it is 'right', 'left', 'both' or 'neither'")
        _check_method(self.method)
        if self.step is not None and (not _is_integer(self.step) or self.step < 1):
            raise WindowError(f"step cannot be {self.step!r}", "it is a whole number of rows from 1")
        if not is_span(self.window):
            _check_window(self.window)

    def bounds(self, rows: int, labels: object = None, name: str = "the index") -> Bounds:
        """Return the windows of ``rows`` rows; ``labels`` is the index, or the column ``name`` that ``on`` named."""
        if (known := self._of_rows.get(rows)) is not None:
            return known
        closed, center = self.closed or "right", bool(self.center)
        if is_span(self.window):
            if self.step is not None:
                raise WindowSupportError(
                    "step is not supported with a window of time", "use every n-th row of the result"
                )
            periods = 1 if self.min_periods is None else int(self.min_periods)
            span = nanoseconds(self.window)
            if rows == 0:
                return empty_windows(0, 0, periods)
            times = _sorted(labels, rows, self.window, name)
            return timed_bounds(times, span, min_periods=periods, center=center, closed=closed)
        if not _is_integer(self.window):
            periods = int(self.window.window_size if self.min_periods is None else self.min_periods)
            if rows == 0:  # pandas does not ask then either
                return empty_windows(0, 0, periods)
            return indexer_bounds(
                self.window, rows, min_periods=periods, center=self.center, closed=self.closed, step=self.step
            )
        length = int(self.window)
        periods = length if self.min_periods is None else int(self.min_periods)
        step = 1 if self.step is None else int(self.step)
        made = fixed_bounds(rows, length, min_periods=periods, center=center, closed=closed, step=step)
        if isinstance(made, FixedBounds) and len(self._of_rows) < LENGTHS:  # they depend on nothing else
            self._of_rows[rows] = made
        return made

    def __str__(self) -> str:
        said = {name: getattr(self, name) for name in ("window", "min_periods", "center", "closed", "step", "method")}
        return "rolling [" + ", ".join(f"{name}={value!r}" for name, value in said.items() if value is not None) + "]"


def rolling(
    window: object,
    min_periods: int | None,
    center: bool | None,  # noqa: FBT001 - pandas' signature
    closed: Closed | None,
    step: int | None,
    method: Method,
) -> Rolling:
    """Return the :class:`Rolling` of these, checked once where ``window`` is a number of rows."""
    if type(window) is int:
        try:
            return _rolling(
                window=window, min_periods=min_periods, center=center, closed=closed, step=step, method=method
            )
        except TypeError:  # what has no hash is no parameter
            pass
    return Rolling(window=window, min_periods=min_periods, center=center, closed=closed, step=step, method=method)


_rolling: Final = lru_cache(maxsize=64, typed=True)(Rolling)


@dataclass(frozen=True, slots=True, kw_only=True)
class Expanding:
    """What ``expanding`` was asked for: all rows up to each one."""

    min_periods: int | None = 1
    method: Method = "single"
    step: None = None

    def __post_init__(self) -> None:
        _check_min_periods(self.min_periods)
        _check_method(self.method)

    def bounds(self, rows: int, labels: object = None, name: str = "the index") -> Bounds:
        """Return the windows of ``rows`` rows."""
        del labels, name
        return expanding_bounds(rows, 0 if self.min_periods is None else int(self.min_periods))

    def __str__(self) -> str:
        return f"expanding [min_periods={self.min_periods!r}, method={self.method!r}]"


def _is_integer(value: object) -> TypeGuard[int]:
    """Return whether ``value`` is a whole number to pandas: no bool, no timedelta64."""
    return isinstance(value, int | np.integer) and not isinstance(value, bool | np.timedelta64)


def _check_min_periods(value: object) -> None:
    if value is not None and (not _is_integer(value) or value < 0):
        raise WindowError(f"min_periods cannot be {value!r}", "it is a whole number of values from 0, or None")


def _check_method(value: str) -> None:
    if value not in get_args(Method):
        raise WindowError(f"method cannot be {value!r}", "it is 'single' or 'table'")


def _check_window(window: object) -> None:
    get_window_bounds = getattr(window, "get_window_bounds", None)
    if get_window_bounds is not None and not isinstance(window, type):
        if tuple(inspect.signature(get_window_bounds).parameters) != _BOUNDS:
            what = f"get_window_bounds of {type(window).__name__} has other parameters than pandas calls it with"
            raise WindowError(what, f"they are {', '.join(_BOUNDS)}")
    elif not _is_integer(window) or window < 0:
        hint = "it is a number of rows from 0, a length of time ('24h', a timedelta), or a BaseIndexer of pandas"
        raise WindowError(f"window cannot be {window!r}", hint)


def times_by(labels: object, rows: int | None, window: object, name: str) -> Times:
    """Return the times of ``labels``, none missing; errors call the labels ``name``, and count ``rows`` if given."""
    times = times_of(labels)
    if times is None:
        hint = "give the data an index of times, or name a column of times: rolling(window, on='time')"
        raise WindowError(f"window {window!r} is a length of time, and {name} has no times", hint)
    if rows is not None and len(times.values) != rows:
        raise WindowError(f"{name} has {len(times.values):,} times for {rows:,} rows", "give one time a row")
    if times.missing:
        raise WindowError(f"{name} must not have NaT", "drop those rows first")
    return times


def _sorted(labels: object, rows: int, window: object, name: str) -> Times:
    """Return the times of ``labels``: sorted, none missing."""
    times = times_by(labels, rows, window, name)
    if not (_is_sorted(times.values) if times.is_sorted is None else times.is_sorted):
        raise WindowError(f"{name} must be sorted by time, up or down", "sort the rows by it first")
    return times


def _is_sorted(values: Array) -> bool:
    later, earlier = values[1:], values[:-1]
    if int(values[-1]) < int(values[0]):
        later, earlier = earlier, later
    return bool((later >= earlier).all())


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


def _between(values: Array, units: int, *, center: bool, closed: Closed) -> tuple[Array, Array]:
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


def indexer_bounds(indexer: pd.api.indexers.BaseIndexer, rows: int, **given: Any) -> Bounds:
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


def _integers(bounds: object) -> Array:
    array = np.asarray(bounds)
    if array.ndim != 1 or array.dtype.kind not in "iu":
        hint = "get_window_bounds returns two int64 arrays, of starts and of stops"
        raise WindowError(f"the indexer gave bounds of dtype {array.dtype} and shape {array.shape}", hint)
    return array.astype(np.int64, copy=False)


def clipped_bounds(rows: int, starts: Array, stops: Array, min_periods: int) -> ExplicitBounds:
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
