"""Steps that keep something for the next batch: the last rows for windows, the states of folds.

What they give is what the same call gives for all rows at once: a window's result depends on its own values, and the
state goes on where it was. What needs rows of batches to come, or all of them, is refused by name.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from udf.api.frames import WRAP, DataFrame, Series
from udf.api.rolling import FrameWindows, SeriesWindows
from udf.column import Column, rows_of
from udf.errors import ArgumentError, WindowSupportError
from udf.groups.asked import GroupColumns, numbers_of
from udf.groups.folds import carried
from udf.groups.rows import all_rows
from udf.interop.arrow import from_array, to_arrow
from udf.interop.device import to_host
from udf.interop.sources import OneColumn
from udf.interop.tables import Table
from udf.interop.text import pyarrow
from udf.missing import pack, valid_rows
from udf.windows.bounds import FixedBounds

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping, Sequence

    from udf.groups.keys import Keys
    from udf.interop.imported import Imported
    from udf.windows.parameters import Rolling


@dataclass(frozen=True, slots=True, kw_only=True)
class Fold:
    """What ``scan`` was asked for."""

    function: Callable[..., Any]
    initial: Any
    args: tuple[Any, ...] = ()
    named: Mapping[str, Any] = field(default_factory=dict)
    names: Sequence[Hashable] | None = None


# ruff: noqa: SLF001 - both classes are our own


def windows(data: Series | DataFrame, before: Any, asked: Rolling) -> tuple[Any, Any]:
    """Return ``apply`` of the windows of a batch's rows, and the last rows for the next, as a ``pyarrow.Table``.

    ``before`` has the last rows of the batches before; windows reach into them.
    """
    columns: dict[Hashable, Imported] = {0: data._data} if isinstance(data, Series) else _numbers(data)
    here = {label: to_host(one.column) for label, one in columns.items()}
    ahead = 0 if before is None else before.num_rows
    if before is not None:
        kept = (from_array(chunks.combine_chunks()) for chunks in before.columns)
        here = {label: joined(was, one) for (label, one), was in zip(here.items(), kept, strict=True)}
    rows, index = ahead + len(data), data.index
    every = bounds_of(asked, rows)
    state = last_rows(here, min(max(-every.first, 0), rows))
    if ahead < -every.first:  # windows still begin at the first row of all: see bounds_of
        bounds, index = every, index.from_before(ahead)
    else:
        bounds = replace(every, first=every.first + ahead, count=rows - ahead)
    read = {label: replace(columns[label], column=column, index=index) for label, column in here.items()}
    if isinstance(data, Series):
        made: Any = SeriesWindows(read[0], asked, bounds, WRAP)
    else:
        sources: dict[Hashable, Any] = {label: OneColumn(replace(one, index=None)) for label, one in read.items()}
        made = FrameWindows(Table(sources=sources, rows=rows, index=index), asked, bounds, WRAP)
    return lambda *how, **named: _last(made.apply(*how, **named), len(data), data.index), state


def bounds_of(asked: Rolling, rows: int) -> FixedBounds:
    """Return the windows of rows of which the first ones may be those of batches before.

    As long as windows begin at the first row of all, their reductions go on from one to the next
    (:mod:`udf.cpu.reduce_list`): to give the same in the last digit those are found from there once more. Later
    windows depend on their own values alone.

    Raises
    ------
    WindowSupportError
        If they reach into rows that come later.
    """
    bounds = asked.bounds(rows)
    if not isinstance(bounds, FixedBounds) or bounds.step != 1:
        raise WindowSupportError(f"{asked} of a scan is not supported", _WINDOWS)
    if bounds.first + bounds.length > 1:
        what = "center=True of a scan is not supported: windows would need rows that come later"
        raise WindowSupportError(what, _WINDOWS)
    return bounds


def _last(made: Series | DataFrame, count: int, index: Any) -> Series | DataFrame:
    """Return the last ``count`` results, whose labels are ``index``."""
    if len(made) == count:
        return made
    if isinstance(made, Series):
        return Series._of(replace(made._data, column=_last_of(made.column, count), index=index))
    read = {label: made._table.sources[label].read(label) for label in made}
    sources: dict[Hashable, Any] = {
        label: OneColumn(replace(one, column=_last_of(one.column, count))) for label, one in read.items()
    }
    return DataFrame._of(replace(made._table, sources=sources, rows=count, index=index))


def _last_of(column: Column, count: int) -> Column:
    host = to_host(column)
    bits = None if host.validity is None else pack(valid_rows(host)[len(host) - count :])
    return replace(host, values=host.values[len(host) - count :], validity=bits)


_WINDOWS = (
    "windows of a scan are a number of rows that end at each row: rolling(n, min_periods=.., closed=..); "
    "for others take the columns into memory: scan[['x']].to_pandas().udf.rolling(..)"
)


def fold(data: Series | DataFrame, before: Any, asked: Fold) -> tuple[Any, Any]:
    """Return ``out`` for each row of a batch, in order, and the last state as a ``pyarrow.Table`` of one row."""
    initial = asked.initial if before is None else as_state(asked.initial, [values(c) for c in before.columns])
    keys = replace(_rows(len(data)), index=data.index.span)
    if isinstance(data, Series):
        columns: Any = (numbers_of(data._data),)
        index, name, flavour = data._data.index, data.name, data._data.flavour
    else:
        columns, index, name, flavour = GroupColumns(data._table.sources), data._table.index, None, "arrow"
    mapped, state = carried(asked.function, initial, columns, keys, asked.args, asked.named, asked.names)
    result = WRAP.results(mapped, names=None, flavour=flavour, index=index, name=name)
    return result, last_rows(dict(enumerate(rows_of(one, 0, 1) for one in state)), 1) if len(data) else before


def settled_state(data: Series | DataFrame, asked: Fold) -> Fold:
    """Return a fold whose initial state has the types of those that follow it, so that one program runs from there on.

    ``data`` is an empty batch.

    Raises
    ------
    ArgumentError
        If a state has other types than the one before it, however often.
    """
    if isinstance(data, Series):
        columns: Any = (numbers_of(data._data),)
    else:
        columns = GroupColumns(data._table.sources)
    for _ in range(3):
        _, state = carried(asked.function, asked.initial, columns, _rows(0), asked.args, asked.named, asked.names)
        given = asked.initial if isinstance(asked.initial, tuple) else (asked.initial,)
        typed = as_state(
            asked.initial, [np.array([v]).astype(c.values.dtype) for v, c in zip(given, state, strict=True)]
        )
        if list(map(type, _leaves(typed))) == list(map(type, _leaves(asked.initial))):
            return asked
        asked = replace(asked, initial=typed)
    raise ArgumentError("the state changes its type from row to row", "begin with a state of the type that it gets")


def _rows(count: int) -> Keys:
    """Return the one group of all rows; of none, no group: the same program runs over both."""
    keys = all_rows(count)
    return keys if count else replace(keys, bounds=replace(keys.bounds, windows=0, empty=False, whole=False))


def as_state(like: Any, columns: list[Any]) -> Any:
    """Return the first values of arrays as a state in the form of ``like``: a number, a tuple or a NamedTuple.

    Examples
    --------
    >>> as_state((0, 0.0), [np.array([3]), np.array([1.5])])
    (3, 1.5)
    """
    found = [one[0].item() if one.dtype.name in ("int64", "float64", "bool") else one[0] for one in columns]
    if not isinstance(like, tuple):
        return found[0]
    return type(like)(*found) if hasattr(like, "_fields") else tuple(found)


def values(chunks: Any) -> Any:
    """Return an Arrow column of numbers without nulls as an array."""
    return from_array(chunks.combine_chunks()).values


def _leaves(state: Any) -> tuple[Any, ...]:
    return state if isinstance(state, tuple) else (state,)


def joined(first: Column, second: Column) -> Column:
    """Return the rows of two columns of numbers, of the second one's type.

    Examples
    --------
    >>> joined(Column(values=np.array([1.0])), Column(values=np.array([2.0, 3.0]))).values.tolist()
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


def _numbers(data: DataFrame) -> dict[Hashable, Imported]:
    return {label: data._table.sources[label].read(label) for label in data}
