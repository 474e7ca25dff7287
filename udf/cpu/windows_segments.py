"""Bounds as segments: windows in a row that are run alike.

Whole windows of a constant length, one row apart, *slide*. All others are *explicit*, with a start and a stop
each: those that an end of the columns cuts short, those of several rows a step, and those whose lengths vary.
"""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING

import numpy as np

from udf.base.address import address
from udf.base.records import dataclass
from udf.cpu.windows_plan import WINDOWS_LL
from udf.windows.bounds import Bounds, ExplicitBounds, FixedBounds, TimeBounds

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray

    from udf.base.annotations import Array
    from udf.cpu.code import Code


@dataclass(frozen=True, slots=True, kw_only=True)
class SlidingSegment:
    """Windows ``first .. stop`` of the results: window ``first`` has the rows ``start .. start + length``."""

    first: int
    stop: int
    start: int
    length: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ExplicitSegment:
    """Windows ``first .. stop`` of the results.

    ``bounds(a, b)`` gives the starts and stops of the windows ``a .. b`` of these, int64. ``length`` is that of every
    window, None if they vary; ``grows`` says that no start ever moves.
    """

    first: int
    stop: int
    bounds: Callable[[int, int], tuple[Array, Array]]
    length: int | None = None
    grows: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class SkippedSegment:
    """Windows ``first .. stop`` of the results, which have fewer rows than they need numbers."""

    first: int
    stop: int


Segment = SlidingSegment | ExplicitSegment | SkippedSegment


def segments(bounds: Bounds, code: Code) -> tuple[Segment, ...]:
    """Return ``bounds`` in segments, in the order of their windows; no segment is empty.

    Examples
    --------
    >>> from udf.cpu.code import Code
    >>> bounds = FixedBounds(rows=9, length=3, first=-2, min_periods=1)
    >>> [(p.first, p.stop, p.length) for p in segments(bounds, Code({}))]
    [(0, 2, None), (2, 9, 3)]
    """
    if isinstance(bounds, FixedBounds):
        return _fixed(bounds)
    if isinstance(bounds, TimeBounds):
        found = ExplicitSegment(first=0, stop=len(bounds), bounds=partial(_timed, bounds, code))
    else:
        found = _explicit(bounds)
    return (found,) if len(bounds) else ()


@lru_cache(maxsize=64)
def _fixed(bounds: FixedBounds) -> tuple[Segment, ...]:
    """Return the windows cut short by the first row, the whole ones, and those cut short by the last."""
    count, step = len(bounds), bounds.step
    begin = min(max(-(bounds.first // step), 0), count)  # the first window that starts at row 0 or later
    last = bounds.rows - bounds.length - bounds.first  # the last whole one is not beyond last / step
    end = max(min(last // step + 1, count), begin)
    cut = partial(_clipped, bounds)
    whole: Segment
    before: Segment
    behind: Segment
    if step == 1:
        whole = SlidingSegment(first=begin, stop=end, start=bounds.first + begin, length=bounds.length)
    else:
        whole = ExplicitSegment(first=begin, stop=end, bounds=partial(cut, begin), length=bounds.length)
    if bounds.min_periods >= bounds.length:
        before, behind = SkippedSegment(first=0, stop=begin), SkippedSegment(first=end, stop=count)
    else:
        before = ExplicitSegment(first=0, stop=begin, bounds=partial(cut, 0))
        behind = ExplicitSegment(first=end, stop=count, bounds=partial(cut, end))
    return tuple(segment for segment in (before, whole, behind) if segment.first < segment.stop)


def _clipped(bounds: FixedBounds, offset: int, a: int, b: int) -> tuple[Array, Array]:
    starts = bounds.first + np.arange(offset + a, offset + b, dtype=np.int64) * bounds.step
    stops = starts + bounds.length
    return np.clip(starts, 0, bounds.rows, out=starts), np.clip(stops, 0, bounds.rows, out=stops)


def _explicit(bounds: ExplicitBounds) -> ExplicitSegment:
    starts, stops = (np.ascontiguousarray(x, np.int64) for x in (bounds.starts, bounds.stops))
    grows = bool(starts.size) and bool((starts == starts[0]).all())
    return ExplicitSegment(first=0, stop=len(bounds), bounds=lambda a, b: (starts[a:b], stops[a:b]), grows=grows)


def _timed(bounds: TimeBounds, code: Code, a: int, b: int) -> tuple[Array, Array]:
    """Find the windows ``a .. b`` by two rows that only move on, from where the first one's bounds are."""
    times, starts, stops = bounds.times.values, np.empty(b - a, np.int64), np.empty(b - a, np.int64)
    now = times[a * bounds.step]
    low, low_stop = np.searchsorted(times, [now - bounds.span, now])
    where = (bounds.step, int(low), int(low_stop), a, b)
    closed = (bounds.closed_left, bounds.closed_right)
    find = code.function(WINDOWS_LL, "udf_timed")
    find(address(times), bounds.span, *closed, *where, address(starts), address(stops))
    return starts, stops


def bounds_of(segment: SlidingSegment | ExplicitSegment, a: int, b: int) -> tuple[Array | slice, Array | slice]:
    """Return the starts and stops of the windows ``a .. b``: slices where they slide."""
    if isinstance(segment, SlidingSegment):
        start = segment.start + a
        return slice(start, start + b - a), slice(start + segment.length, start + segment.length + b - a)
    return segment.bounds(a, b)


def listed(places: Array | slice) -> Array:
    """Return starts or stops as an array."""
    return np.arange(places.start, places.stop) if isinstance(places, slice) else places


def addresses(base: int, starts: Array | slice, stops: Array | slice, room: int) -> list[Array]:
    """Return the addresses and lengths of windows; behind them, up to ``room``, the last one's again."""
    starts, stops = listed(starts), listed(stops)
    at, rows = np.empty(room, np.int64), np.empty(room, np.int64)
    at[: starts.size], at[starts.size :] = starts, starts[-1]
    rows[: starts.size], rows[starts.size :] = stops, stops[-1]
    rows -= at
    at <<= 3
    at += base
    return [at, rows]


def run_mask(enough: Sequence[Array | bool] | None, count: int) -> NDArray[np.uint8] | None:
    """Return a bitmask of the windows that run; None if all do."""
    if enough is None or any(ok is True for ok in enough):
        return None
    some = np.zeros(count, bool)
    for ok in enough:
        some |= ok
    return np.packbits(some, bitorder="little")
