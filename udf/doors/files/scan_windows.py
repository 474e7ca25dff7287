"""Windows of scans: the last rows of a batch are kept for the windows of the next one.

What they give is what the same call gives for all rows at once: a window's result depends on its own values. What needs
rows of batches to come, or all of them, is refused by name.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np

from udf.api.frames import CONSTRUCTORS, DataFrame, Series
from udf.api.rolling import FrameWindows, SeriesWindows
from udf.columns.arrow_arrays import from_array, to_arrow
from udf.columns.bitmask import pack, valid_rows
from udf.columns.sources import OneColumn
from udf.columns.tables import Table
from udf.columns.text import pyarrow, slice_column
from udf.columns.transfers import to_host
from udf.errors import WindowSupportError
from udf.windows.bounds import FixedBounds

if TYPE_CHECKING:
    from collections.abc import Hashable

    from udf.columns.column import Column
    from udf.columns.labelled_column import LabelledColumn
    from udf.windows.parameters import Rolling

# ruff: noqa: SLF001 - both classes are our own


def batch_windows(data: Series | DataFrame, before: Any, parameters: Rolling) -> tuple[Any, Any]:
    """Return ``apply`` of the windows of a batch's rows, and the last rows for the next, as a ``pyarrow.Table``.

    ``before`` has the last rows of the batches before; windows reach into them.
    """
    columns: dict[Hashable, LabelledColumn] = {0: data._data} if isinstance(data, Series) else _numbers(data)
    here = {label: to_host(one.column) for label, one in columns.items()}
    ahead = 0 if before is None else before.num_rows
    if before is not None:
        kept = (from_array(chunks.combine_chunks()) for chunks in before.columns)
        here = {label: concat_columns(was, one) for (label, one), was in zip(here.items(), kept, strict=True)}
    rows, index = ahead + len(data), data.index.from_before(ahead)
    every = bounds_of(parameters, rows)
    state = last_rows(here, min(max(-every.first, 0), rows))
    bounds = every
    if ahead >= -every.first:  # no window begins at the first row of all any more: see bounds_of
        bounds = replace(every, first=every.first + ahead, count=rows - ahead)
    read = {label: replace(columns[label], column=column, index=index) for label, column in here.items()}
    if isinstance(data, Series):
        made: Any = SeriesWindows(read[0], parameters, bounds, CONSTRUCTORS)
    else:
        sources: dict[Hashable, Any] = {label: OneColumn(replace(one, index=None)) for label, one in read.items()}
        made = FrameWindows(Table(sources=sources, rows=rows, index=index), parameters, bounds, CONSTRUCTORS)
    return lambda *how, **named: _last(made.apply(*how, **named), len(data), data.index), state


def bounds_of(parameters: Rolling, rows: int) -> FixedBounds:
    """Return the windows of rows of which the first ones may be those of batches before.

    As long as windows begin at the first row of all, their reductions go on from one to the next
    (:mod:`udf.cpu.reduce_slide`): to give the same in the last digit those are found from there once more. Later
    windows depend on their own values alone.

    Raises
    ------
    WindowSupportError
        If they reach into rows that come later.
    """
    bounds = parameters.bounds(rows)
    if not isinstance(bounds, FixedBounds) or bounds.step != 1:
        raise WindowSupportError(f"{parameters} of a scan is not supported", _WINDOWS)
    if bounds.first + bounds.length > 1:
        what = "center=True of a scan is not supported: windows would need rows that come later"
        raise WindowSupportError(what, _WINDOWS)
    return bounds


def _last(made: Series | DataFrame, count: int, index: object) -> Series | DataFrame:
    """Return the last ``count`` results, whose labels are ``index``."""
    if len(made) == count:
        return made
    if isinstance(made, Series):
        return Series._of(replace(made._data, column=_last_of(made.column, count), index=index))
    sources: dict[Hashable, Any] = {
        label: OneColumn(replace(one, column=_last_of(one.column, count))) for label, one in _numbers(made).items()
    }
    return DataFrame._of(replace(made._table, sources=sources, rows=count, index=index))


def _last_of(column: Column, count: int) -> Column:
    return slice_column(to_host(column), len(column) - count, len(column))


_WINDOWS = (
    "windows of a scan are a number of rows that end at each row: rolling(n, min_periods=.., closed=..); "
    "for others load the columns into memory: scan[['x']].to_pandas().udf.rolling(..)"
)


def concat_columns(first: Column, second: Column) -> Column:
    """Return the rows of two columns of numbers, of the second one's type.

    Examples
    --------
    >>> from udf.columns.column import Column
    >>> concat_columns(Column(values=np.array([1.0])), Column(values=np.array([2.0, 3.0]))).values.tolist()
    [1.0, 2.0, 3.0]
    """
    values = np.concatenate([first.values.astype(second.values.dtype, copy=False), second.values])
    if first.validity is None and second.validity is None:
        return replace(second, values=values)
    return replace(second, values=values, validity=pack(np.concatenate([valid_rows(first), valid_rows(second)])))


def last_rows(columns: dict[Hashable, Column], count: int) -> Any:
    """Return a copy of the last ``count`` rows of columns as a ``pyarrow.Table``."""
    last = (_last_of(column, count) for column in columns.values())
    made = [to_arrow(replace(column, values=column.values.copy())) for column in last]
    return pyarrow("scanning files").table(made, names=[str(i) for i in range(len(made))])


def _numbers(data: DataFrame) -> dict[Hashable, LabelledColumn]:
    return {label: data._table.sources[label].read(label) for label in data}
