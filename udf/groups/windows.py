"""Windows inside groups: the rows group by group, and bounds that end where a group does.

Times of one group after the other's are made one sorted column, far enough apart that no window of time reaches a
neighbour.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from udf.errors import GroupError, WindowError, WindowSupportError
from udf.groups.rows import sizes_of
from udf.interop.device import to_host
from udf.interop.pandas import pandas
from udf.missing import pack, valid_rows
from udf.windows import making
from udf.windows.bounds import FixedBounds, ListedBounds
from udf.windows.parameters import Rolling
from udf.windows.spans import is_span, nanoseconds
from udf.windows.times import Times, times_of

if TYPE_CHECKING:
    from udf.groups.keys import Keys
    from udf.interop.imported import Imported
    from udf.windows.bounds import Bounds
    from udf.windows.parameters import Expanding


def brought_together(data: Imported, rows: Any) -> Imported:
    """Return some rows of a column, without its labels."""
    host = to_host(data.column)
    bits = None if host.validity is None else pack(valid_rows(host)[rows])
    return replace(data, column=replace(host, values=host.values[rows], validity=bits), index=None)


def labels_of(keys: Keys, index: Any, rows: Any) -> Any:
    """Return the index of ``rows`` of the groups: their keys, then their own labels, as pandas has it."""
    pd = pandas("windows of groups")
    groups = keys.index.take(keys.bounds.codes[rows])
    own = pd.RangeIndex(len(keys.bounds.codes)) if index is None else pd.Index(index)
    every = [one.get_level_values(i) for one in (groups, own.take(rows)) for i in range(one.nlevels)]
    return pd.MultiIndex.from_arrays(every)


def bounds_of_groups(asked: Rolling | Expanding, keys: Keys, rows: Any, labels: Any, name: str) -> Bounds:
    """Return the windows of ``rows``, which are group by group; ``labels`` are the times of all rows.

    Raises
    ------
    WindowError
        For what pandas refuses.
    """
    sizes = sizes_of(keys)
    begins = np.repeat(np.cumsum(sizes) - sizes, sizes)
    ends = begins + np.repeat(sizes, sizes)
    if not isinstance(asked, Rolling):
        periods = 0 if asked.min_periods is None else int(asked.min_periods)
        return ListedBounds(rows=len(rows), starts=begins, stops=np.arange(1, len(rows) + 1), min_periods=periods)
    if asked.step not in (None, 1):
        raise WindowSupportError("step is not supported with groups", "take every n-th row of the result")
    if is_span(asked.window):
        return _timed(asked, begins, rows, labels, name)
    if not isinstance(asked.window, int | np.integer):
        raise WindowSupportError(
            "an indexer is not supported with groups", "give a number of rows, or a length of time"
        )
    shape = making.fixed(
        len(rows), int(asked.window), min_periods=0, center=bool(asked.center), closed=asked.closed or "right", step=1
    )
    periods = int(asked.window if asked.min_periods is None else asked.min_periods)
    if not isinstance(shape, FixedBounds):
        return replace(shape, min_periods=periods)
    first = np.arange(len(rows)) + shape.first
    starts = np.clip(first, begins, ends)
    return ListedBounds(
        rows=len(rows), starts=starts, stops=np.clip(first + shape.length, starts, ends), min_periods=periods
    )


def _timed(asked: Rolling, begins: Any, rows: Any, labels: Any, name: str) -> Bounds:
    times = times_of(labels)
    if times is None:
        hint = "give the data an index of times, or name a column of times: rolling(window, on='time')"
        raise WindowError(f"window {asked.window!r} is a length of time, and {name} has no times", hint)
    if times.missing:
        raise WindowError(f"{name} must not have NaT", "drop those rows first")
    values = np.asarray(times.values)[rows]
    if not len(values):
        return making.nowhere(0, 0, 1)
    later = (values[1:] >= values[:-1]) | (begins[1:] != begins[:-1])
    if not later.all():
        raise WindowError(f"{name} must be sorted by time within each group", "sort the rows by it first")
    span = nanoseconds(asked.window)
    first, last = int(values.min()), int(values.max())
    apart = 2 * (abs(span) // times.nanoseconds + 1) + last - first + 1
    groups = np.cumsum(np.append(False, begins[1:] != begins[:-1]))
    if apart * (int(groups[-1]) + 1) >= 2**62:
        hint = "take times in seconds: .astype('datetime64[s]')"
        raise GroupError(f"{int(groups[-1]) + 1:,} groups over so long a time do not fit 64 bits", hint)
    moved = Times(values=values - first + groups * apart, nanoseconds=times.nanoseconds, is_sorted=True)
    periods = 1 if asked.min_periods is None else int(asked.min_periods)
    return making.timed(moved, span, min_periods=periods, center=bool(asked.center), closed=asked.closed or "right")
