"""What comes of a run: result columns as what they stand for, or the exception that the function raised."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from udf.call.bind import locate
from udf.call.identity import plain_function
from udf.call.raising import exception_at

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable
    from typing import Any

    from udf.call.raising import RowFailure
    from udf.column import Column
    from udf.stages import Result


class Mapped(NamedTuple):
    """The result columns, their labels (None for the column of a single value), and those of the columns read."""

    columns: tuple[Column, ...]
    labels: tuple[Hashable, ...] | None
    inputs: tuple[Hashable, ...]


def raised(failure: RowFailure, function: Callable[..., Any], index: Any) -> BaseException:
    """Return what ``function`` raised; ``index`` has the label of every row of the results."""
    plain = plain_function(function)
    assert plain is not None, "it was bound"
    return exception_at(locate(failure.site, plain), failure.row, index)


def finished(outputs: tuple[Column, ...], returns: tuple[Result, ...], inputs: tuple[Hashable, ...]) -> Mapped:
    """Return what a program gave as ``returns`` says: times are int64 in a program."""
    if len(returns) == 1 and returns[0].name is None and returns[0].dtype.is_number:
        return Mapped(outputs, None, inputs)
    for result in returns:
        if not result.dtype.is_number:
            outputs = tuple(map(typed, outputs, returns))
            break
    return Mapped(outputs, labels_of(returns), inputs)


def labels_of(returns: tuple[Result, ...]) -> tuple[Hashable, ...] | None:
    """Return the labels of a tuple's values: a NamedTuple's fields, else 0, 1, ..; None for a single value."""
    if len(returns) == 1 and returns[0].name is None:
        return None
    return tuple(i if result.name in (None, str(i)) else result.name for i, result in enumerate(returns))


def typed(column: Column, result: Result) -> Column:
    """Return what a program gave as ``result`` says: times and categories are integers in a program."""
    return column if result.dtype.is_number else replace(column, logical=result.dtype)
