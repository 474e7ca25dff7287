"""The parameters of ``rolling`` and ``expanding``: checked as pandas checks them, then made into bounds."""

from __future__ import annotations

import inspect
from dataclasses import field
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, Literal, get_args

import numpy as np

from udf.base.records import dataclass
from udf.errors import WindowError, WindowSupportError
from udf.windows import indexers
from udf.windows.bounds import FixedBounds
from udf.windows.indexers import Closed
from udf.windows.spans import is_span, nanoseconds, times_of

if TYPE_CHECKING:
    from udf.windows.bounds import Bounds
    from udf.windows.spans import Times

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
                return indexers.empty_windows(0, 0, periods)
            times = _sorted(labels, rows, self.window, name)
            return indexers.timed_bounds(times, span, min_periods=periods, center=center, closed=closed)
        if not _is_integer(self.window):
            periods = int(self.window.window_size if self.min_periods is None else self.min_periods)
            if rows == 0:  # pandas does not ask then either
                return indexers.empty_windows(0, 0, periods)
            return indexers.indexer_bounds(
                self.window, rows, min_periods=periods, center=self.center, closed=self.closed, step=self.step
            )
        length = int(self.window)
        periods = length if self.min_periods is None else int(self.min_periods)
        step = 1 if self.step is None else int(self.step)
        made = indexers.fixed_bounds(rows, length, min_periods=periods, center=center, closed=closed, step=step)
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
            return _rolling(window, min_periods, center, closed, step, method)
        except TypeError:  # what has no hash is no parameter
            pass
    return Rolling(window=window, min_periods=min_periods, center=center, closed=closed, step=step, method=method)


@lru_cache(maxsize=64, typed=True)
def _rolling(window: int, *others: Any) -> Rolling:
    names = ("min_periods", "center", "closed", "step", "method")
    return Rolling(window=window, **dict(zip(names, others, strict=True)))


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
        return indexers.expanding_bounds(rows, 0 if self.min_periods is None else int(self.min_periods))

    def __str__(self) -> str:
        return f"expanding [min_periods={self.min_periods!r}, method={self.method!r}]"


def _is_integer(value: object) -> bool:
    """Return whether ``value`` is a whole number to pandas: no bool, no timedelta64."""
    return isinstance(value, int | np.integer) and not isinstance(value, bool | np.timedelta64)


def _check_min_periods(value: Any) -> None:
    if value is not None and (not _is_integer(value) or value < 0):
        raise WindowError(f"min_periods cannot be {value!r}", "it is a whole number of values from 0, or None")


def _check_method(value: str) -> None:
    if value not in get_args(Method):
        raise WindowError(f"method cannot be {value!r}", "it is 'single' or 'table'")


def _check_window(window: Any) -> None:
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


def _is_sorted(values: Any) -> bool:
    later, earlier = values[1:], values[:-1]
    if int(values[-1]) < int(values[0]):
        later, earlier = earlier, later
    return bool((later >= earlier).all())
