"""What comes of a run: result columns as what they stand for, or the exception that the function raised."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from udf.call.bind import locate
from udf.call.callables import as_function
from udf.call.identity import plain_function
from udf.call.raising import exception_at
from udf.call.replay import Seen, replayed, seen_group, seen_row, seen_window
from udf.nulls import OURS
from udf.windows.bounds import GroupedBounds

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Mapping
    from typing import Any

    from udf.call.raising import RowFailure
    from udf.column import Column
    from udf.stages import Result
    from udf.windows.bounds import Bounds


class Mapped(NamedTuple):
    """The result columns, their labels (None for the column of a single value), and those of the columns read.

    ``form`` says what a function returned several values in: "tuple", "list", "dict" or "Series".
    """

    columns: tuple[Column, ...]
    labels: tuple[Hashable, ...] | None
    inputs: tuple[Hashable, ...]
    form: str = "tuple"


class Call(NamedTuple):
    """What a function was applied to: columns and further arguments, and the windows if it is one of windows."""

    columns: tuple[Column, ...] | Mapping[Hashable, Column]
    args: tuple[Any, ...]
    kwargs: Mapping[str, Any]
    bounds: Bounds | GroupedBounds | None = None
    table: bool = False
    series: bool = False
    labels: Any = None


def raised(failure: RowFailure, function: Callable[..., Any], call: Call, index: Any, before: int = 0) -> BaseException:
    """Return what ``function`` raised in ``call``; ``index`` has the label of every row of the results.

    ``before`` rows come before those of ``call``.
    """
    site, made = locate(failure.site, as_function(function)), None
    if site.arguments is None or site.own is not None:
        made = replayed(plain_function(function) or function, _seen(call, failure.row), site)
    return exception_at(site, failure.row + before, index, made)


def _seen(call: Call, row: int) -> Seen:
    """Return what the function saw of row, or window, ``row``."""
    if call.bounds is None:
        values = seen_row(call.columns, row)
    elif isinstance(call.bounds, GroupedBounds):
        values = seen_group(call.columns, call.bounds, row)
    else:
        assert isinstance(call.columns, tuple)
        values = seen_window(call.columns, call.bounds, row, table=call.table, series=call.series, labels=call.labels)
    return Seen(values, tuple(call.args), call.kwargs)


def finished(outputs: tuple[Column, ...], returns: tuple[Result, ...], inputs: tuple[Hashable, ...]) -> Mapped:
    """Return what a program gave as ``returns`` says: times are int64 in a program."""
    if len(returns) == 1 and returns[0].name is None and returns[0].dtype.is_number and returns[0].nulls == OURS:
        return Mapped(outputs, None, inputs)
    for result in returns:
        if not result.dtype.is_number or result.nulls != OURS:
            outputs = tuple(map(typed, outputs, returns))
            break
    return Mapped(outputs, labels_of(returns), inputs, returns[0].form if returns else "tuple")


def labels_of(returns: tuple[Result, ...]) -> tuple[Hashable, ...] | None:
    """Return the labels of a tuple's values: a NamedTuple's fields, else 0, 1, ..; None for a single value."""
    if len(returns) == 1 and returns[0].name is None:
        return None
    return tuple(i if result.name in (None, str(i)) else result.name for i, result in enumerate(returns))


def typed(column: Column, result: Result) -> Column:
    """Return what a program gave as ``result`` says: times and categories are integers in a program."""
    return replace(column, logical=column.logical if result.dtype.is_number else result.dtype, returned=result.nulls)
