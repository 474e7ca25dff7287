"""Windows inside groups: the rows group by group, and bounds that end where a group does.

Times of one group after the other's are made one sorted column, far enough apart that no window of time reaches a
neighbour.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from udf.columns.bitmask import pack, valid_rows
from udf.columns.column import Column, take_rows
from udf.columns.labels import LazyIndex, materialize
from udf.columns.pandas_layouts import pandas
from udf.columns.transfers import to_device, to_host
from udf.errors import GroupError, WindowError, WindowSupportError
from udf.runtime.groups.spread_results import group_sizes, rows_by_group, to_pandas_index
from udf.windows.bounds import Bounds, ExplicitBounds, FixedBounds, codes_on_device, groups_to_host
from udf.windows.parameters import Expanding, Rolling, empty_windows, fixed_bounds, timed_bounds, times_by
from udf.windows.spans import Times, is_span, nanoseconds

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from types import ModuleType

    from udf.base.annotations import Array
    from udf.columns.labelled_column import LabelledColumn
    from udf.columns.pandas_names import pd
    from udf.runtime.groups.counted_keys import Keys


def take_labelled(data: LabelledColumn, rows: Array) -> LabelledColumn:
    """Return some rows of a column, without its labels; where the column lies."""
    column = data.column
    if column.device == "cpu":
        rows = to_host(Column(values=rows)).values
    elif isinstance(rows, np.ndarray):
        rows = to_device(Column(values=rows)).values
    bits = None if column.validity is None else pack(valid_rows(column)[rows])
    return replace(data, column=replace(take_rows(column, rows), validity=bits), index=None)


def gather_by_group(keys: Keys, data: Sequence[LabelledColumn]) -> tuple[Array, list[LabelledColumn]]:
    """Return the rows group by group, and columns in that order, without their labels.

    On a GPU columns of 8 bytes a row come with the sort of their rows; others are gathered.
    """
    there = next((one.column for one in data if one.column.device == "cuda"), None)
    if there is None:
        rows = rows_by_group(keys)
        return rows, [take_labelled(one, rows) for one in data]
    from udf.cuda.group_rows import sort_by_group  # noqa: PLC0415 - there is a column on the GPU

    carried = [one.column for one in data if _sorts_along(one.column)]
    found = sort_by_group(keys.bounds, [column.values for column in carried], numbered=True)
    rows, count = rows_by_group(keys, there), found.order.count
    values = {id(c): v.view(c.values.dtype)[:count] for c, v in zip(carried, found.columns, strict=True)}
    return rows, [
        replace(one, column=replace(one.column, values=values[id(one.column)]), index=None)
        if id(one.column) in values
        else take_labelled(one, rows)
        for one in data
    ]


def _sorts_along(column: Column) -> bool:
    return column.device == "cuda" and column.validity is None and column.values.dtype.itemsize == 8


def window_index(keys: Keys, index: pd.Index, rows: Array) -> LazyIndex:
    """Return the index of ``rows`` of the groups: their keys, then their own labels, as pandas has it."""
    return LazyIndex(len(rows), lambda: _window_index(keys, index, rows))


def _window_index(keys: Keys, index: object, rows: Array) -> pd.Index:
    pd = pandas("windows of groups")
    codes, rows = groups_to_host(keys.bounds).codes, to_host(Column(values=rows)).values
    own = pd.RangeIndex(len(codes)) if index is None else to_pandas_index(index)
    parts = *_levels(pd, materialize(keys.index), codes[rows]), *_own_levels(pd, own, rows, alone=len(keys.index) == 1)
    levels, numbers, names = zip(*parts, strict=True)
    return pd.MultiIndex(levels=levels, codes=numbers, names=names, verify_integrity=False)


def _levels(pd: ModuleType, index: pd.Index, at: Array) -> Iterator[tuple[object, object, object]]:
    """Yield the levels of ``index.take(at)``, each with its codes and its name; unique labels are one as they are."""
    if not isinstance(index, pd.MultiIndex):
        if index.is_unique and not index.hasnans:
            yield index, at, index.name
        else:
            codes, level = pd.factorize(index)
            yield level, codes[at], index.name
        return
    for level, codes, name in zip(index.levels, index.codes, index.names, strict=True):
        yield level, np.asarray(codes)[at], name


def _own_levels(pd: ModuleType, index: pd.Index, at: Array, *, alone: bool) -> Iterator[tuple[object, object, object]]:
    """Yield the levels of ``index.take(at)`` as pandas makes them: of the labels that are there, in their order.

    Those of a group that is ``alone`` are in the order of its rows.
    """
    if isinstance(index, pd.MultiIndex):
        yield from _levels(pd, index, at)
    elif alone and index.is_unique:
        yield index.take(at), np.arange(len(at)), index.name
    elif index.hasnans or not (index.is_unique and index.is_monotonic_increasing):
        made = pd.MultiIndex.from_arrays([index.take(at)])
        yield made.levels[0], made.codes[0], index.name
    else:
        there = np.zeros(len(index), np.bool_)
        there[at] = True
        every = bool(there.all())
        yield index if every else index[there], at if every else (np.cumsum(there) - 1)[at], index.name


def bounds_of_groups(parameters: Rolling | Expanding, keys: Keys, rows: Array, labels: object, name: str) -> Bounds:
    """Return the windows of ``rows``, which are group by group; ``labels`` are the times of all rows.

    Raises
    ------
    WindowError
        For what pandas refuses.
    """
    if not isinstance(parameters, Rolling):
        periods = 0 if parameters.min_periods is None else int(parameters.min_periods)
        begins, _ = _group_bounds(keys, rows)
        return ExplicitBounds(rows=len(rows), starts=begins, stops=np.cumsum(np.ones_like(begins)), min_periods=periods)
    if parameters.step not in (None, 1):
        raise WindowSupportError("step is not supported with groups", "use every n-th row of the result")
    if is_span(parameters.window):
        begins, _ = _group_bounds(keys, rows)
        host = to_host(Column(values=rows)).values
        return _time_bounds(parameters, to_host(Column(values=begins)).values, host, labels, name)
    if not isinstance(parameters.window, int | np.integer):
        raise WindowSupportError(
            "an indexer is not supported with groups", "give a number of rows, or a length of time"
        )
    shape = fixed_bounds(
        len(rows),
        int(parameters.window),
        min_periods=0,
        center=bool(parameters.center),
        closed=parameters.closed or "right",
        step=1,
    )
    periods = int(parameters.window if parameters.min_periods is None else parameters.min_periods)
    if not isinstance(shape, FixedBounds):
        return replace(shape, min_periods=periods)
    starts, stops = _clipped_bounds(keys, rows, shape)
    return ExplicitBounds(rows=len(rows), starts=starts, stops=stops, min_periods=periods)


def _clipped_bounds(keys: Keys, rows: Array, shape: FixedBounds) -> tuple[Array, Array]:
    """Return where windows of a fixed length along ``rows`` begin and end, none beyond its group."""
    if type(rows) is not np.ndarray:
        from udf.cuda.group_rows import group_windows  # noqa: PLC0415 - there are rows on the GPU

        return group_windows(keys.bounds, shape.first, shape.length)
    starts, ends = _group_bounds(keys, rows)
    stops = np.arange(shape.first, len(rows) + shape.first)
    np.minimum(np.maximum(stops, starts, out=starts), ends, out=starts)
    stops += shape.length
    return starts, np.minimum(np.maximum(stops, starts, out=stops), ends, out=stops)


def _group_bounds(keys: Keys, rows: Array) -> tuple[Array, Array]:
    """Return where the group of each of ``rows``, which are group by group, begins and ends among them."""
    column = Column(values=rows)
    if column.device == "cpu":
        sizes = group_sizes(keys)
        ends = np.cumsum(sizes)
        return np.repeat(ends - sizes, sizes), np.repeat(ends, sizes)
    starts = np.append(np.zeros_like(rows[:1]), np.cumsum(group_sizes(keys, column)))
    own = codes_on_device(keys.bounds, column)[rows].astype(np.int64)
    return starts[own], starts[own + 1]


def _time_bounds(parameters: Rolling, begins: Array, rows: Array, labels: object, name: str) -> Bounds:
    times = times_by(labels, None, parameters.window, name)
    values = np.asarray(times.values)[rows]
    if not len(values):
        return empty_windows(0, 0, 1)
    later = (values[1:] >= values[:-1]) | (begins[1:] != begins[:-1])
    if not later.all():
        raise WindowError(f"{name} must be sorted by time within each group", "sort the rows by it first")
    span = nanoseconds(parameters.window)
    first, last = int(values.min()), int(values.max())
    apart = 2 * (abs(span) // times.nanoseconds + 1) + last - first + 1
    groups = np.cumsum(np.append(False, begins[1:] != begins[:-1]))
    if apart * (int(groups[-1]) + 1) >= 2**62:
        hint = "use times in seconds: .astype('datetime64[s]')"
        raise GroupError(f"{int(groups[-1]) + 1:,} groups over so long a time do not fit 64 bits", hint)
    moved = Times(values=values - first + groups * apart, nanoseconds=times.nanoseconds, is_sorted=True)
    periods = 1 if parameters.min_periods is None else int(parameters.min_periods)
    return timed_bounds(
        moved, span, min_periods=periods, center=bool(parameters.center), closed=parameters.closed or "right"
    )
