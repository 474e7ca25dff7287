"""What comes of a run: result columns as what they stand for, or the exception that the function raised."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import replace
from types import FunctionType
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from udf.base.annotations import Args, Function
from udf.base.null_kinds import OURS
from udf.base.raising import LEFT, SMALL_LIMITS, RowFailure, exception_at, to_python
from udf.base.stages import RaiseSite, Result
from udf.bind.bind import locate
from udf.bind.callables import as_function
from udf.bind.folds import is_fold, steps_before
from udf.bind.identity import underlying_function
from udf.columns.bitmask import valid_rows
from udf.columns.column import Column, LeftRows, as_returned
from udf.columns.transfers import to_host
from udf.runtime.calls.replay import group_input, replay, row_inputs, rows_of_group, window_inputs
from udf.windows.bounds import Bounds, GroupedBounds

if TYPE_CHECKING:
    from udf.columns.pandas_names import pd


class ResultColumns(NamedTuple):
    """The result columns, their labels (None for the column of a single value), and those of the columns read.

    ``form`` says what a function returned several values in: "tuple", "list", "dict" or "Series" (a row of
    pandas: "objects" or "numbers"); of one value "row" and "label" that it is the place of a row in its group.
    Rows that left to Python (``Handling.leaves``) are the first column's ``left``.
    """

    columns: tuple[Column, ...]
    labels: tuple[Hashable, ...] | None
    inputs: tuple[Hashable, ...]
    form: str = "tuple"


class CallInputs(NamedTuple):
    """What a function was applied to: columns and further arguments, and the windows if it is one of windows.

    A row's numbers are of the dtype ``scalar``, or Python's.
    """

    columns: tuple[Column, ...] | Mapping[Hashable, Column]
    args: Args
    kwargs: Mapping[str, object]
    bounds: Bounds | GroupedBounds | None = None
    table: tuple[Hashable, ...] = ()
    series: bool = False
    labels: pd.Index | None = None
    scalar: str = ""


SAID_BY_PYTHON: Final = frozenset({"NotImplementedError", "IndexError"})
"""Exceptions whose text compiled code does not know: whether a list or a tuple has no such item, and which."""


def exception_of(
    failure: RowFailure,
    function: Callable[..., object],
    call: CallInputs,
    index: object,
    before: int = 0,
    made: BaseException | None = None,
) -> BaseException:
    """Return what ``function`` raised in ``call``; ``index`` has the label of every row of the results.

    ``before`` rows come before those of ``call``. What Python ``made`` of the row is taken where that is known.
    """
    site = locate(failure.site, as_function(function))
    limited = site.exception in SAID_BY_PYTHON or (site.arguments or ("",))[0] in SMALL_LIMITS
    if made is None and (site.arguments is None or site.own is not None or limited):
        made = _replayed(failure, function, call, site)
    where = _group(call, call.bounds, function, failure.row, index) if isinstance(call.bounds, GroupedBounds) else None
    return exception_at(site, failure.row + before, index, made, where)


def error_of_python(failure: RowFailure, function: Callable[..., object], call: CallInputs) -> BaseException | None:
    """Return what Python raises where compiled code did; None where it does not: at a block, or a limit, of ours."""
    site = locate(failure.site, as_function(function))
    return None if site.own == LEFT else _replayed(failure, function, call, site)


def _replayed(
    failure: RowFailure, function: Callable[..., object], call: CallInputs, site: RaiseSite
) -> BaseException | None:
    """Return what Python raises on the row that failed, or None."""
    arguments = (*_row_inputs(call, failure.row), *call.args)
    return replay(underlying_function(function) or function, arguments, call.kwargs, site)


MAX_COUNTED_ROWS: Final = 1 << 20
"""Rows of a group in which the row that raises is looked for."""


def _group(call: CallInputs, bounds: GroupedBounds, function: Function, number: int, index: pd.Index | None) -> str:
    """Return in words which group raised, by its key, and in a fold which row, by its place among all rows."""
    group = f"in group {number}" if index is None else f"in the group of key {to_python(index[number])!r}"
    rows = rows_of_group(bounds, number)
    if not isinstance(function, FunctionType) or not is_fold(function) or len(rows) > MAX_COUNTED_ROWS:
        return "in its fold" if bounds.whole else group
    taken = steps_before(function, group_input(call.columns, rows), *call.args, **call.kwargs)
    if taken is None or taken >= len(rows):
        return group
    place = f"at row position {rows[taken]}"
    return place if bounds.whole else f"{place}, {group}"


def _row_inputs(call: CallInputs, row: int) -> tuple[object, ...]:
    """Return what the function saw of row, or window, ``row``, before its further arguments."""
    if call.bounds is None:
        return row_inputs(call.columns, row, scalar=call.scalar)
    if isinstance(call.bounds, GroupedBounds):
        return (group_input(call.columns, rows_of_group(call.bounds, row)),)
    assert isinstance(call.columns, tuple)
    return window_inputs(call.columns, call.bounds, row, table=call.table, series=call.series, labels=call.labels)


def to_result_columns(
    outputs: tuple[Column, ...], returns: tuple[Result, ...], inputs: tuple[Hashable, ...]
) -> ResultColumns:
    """Return what a program gave as ``returns`` says: times are int64 in a program."""
    if returns and returns[-1].left:
        *returned, last = returns
        place = len(returned)  # what a function of groups writes for each row comes behind all that it returns
        done = to_result_columns((*outputs[:place], *outputs[place + 1 :]), tuple(returned), inputs)
        first, *others = done.columns
        return done._replace(columns=(replace(first, left=left_rows(outputs[place], last)), *others))
    for result in returns:
        if not _is_plain(result):
            outputs = tuple(map(logical_column, outputs, returns))
            break
    return ResultColumns(outputs, labels_of(returns), inputs, returns[0].form if returns else "tuple")


def plain_form(returns: tuple[Result, ...]) -> str | None:
    """Return the form of the one result whose column is that of a program, as it is; None for all others."""
    is_one = len(returns) == 1 and returns[0].name is None and not returns[0].left
    return returns[0].form if is_one and _is_plain(returns[0]) else None


def left_rows(column: Column, result: Result) -> LeftRows | None:
    """Return the rows that left, which ``column`` numbers by place, or lists; None if none did. A null was not run."""
    if column.left is not None:  # of a GPU
        rows, found = column.left.rows, column.left.places
    else:
        host = to_host(column)
        places = host.values if host.validity is None else np.where(valid_rows(host), host.values, 0)
        rows = np.flatnonzero(places != 0)  # of bools in a fifteenth of the time
        found = places[rows]
    return LeftRows(rows, found - 1, result.left) if len(rows) else None


def _is_plain(result: Result) -> bool:
    """Return whether a program's column is the result as it is."""
    return result.dtype.is_number and result.nulls == OURS and not result.mixes


def labels_of(returns: tuple[Result, ...]) -> tuple[Hashable, ...] | None:
    """Return the labels of a tuple's values: a NamedTuple's fields, else 0, 1, ..; None for a single value."""
    if len(returns) == 1 and returns[0].name is None:
        return None
    return tuple(i if result.name in (None, str(i)) else result.name for i, result in enumerate(returns))


def logical_column(column: Column, result: Result) -> Column:
    """Return what a program gave as ``result`` says: times and categories are integers in a program."""
    logical = column.logical if result.dtype.is_number else result.dtype
    return as_returned(column, logical, result.nulls, result.mixes)
