"""A UDF beside the function itself, row by row: the same values, or the same exceptions with the same text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pandas as pd

import udf
from udf.errors import UdfError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable


def python_says(function: Callable[..., Any], values: Iterable[Any]) -> list[Any]:
    """Return what ``function`` gives for each value, or the exception that it raises."""
    return [_outcome(lambda value=value: function(value)) for value in values]


def udf_says(function: Callable[..., Any], values: Iterable[Any]) -> list[Any]:
    """Return what the UDF gives for a column of each value alone, or what it raises there."""
    columns = [pd.Series([value]) for value in values]
    return [_outcome(lambda column=column: _only(function, column)) for column in columns]


def _only(function: Callable[..., Any], column: Any) -> Any:
    (value,) = udf.Series(column).applymap(function).to_pandas().tolist()
    return value


def _outcome(run: Callable[[], Any]) -> Any:
    try:
        return run()
    except UdfError:
        raise
    except Exception as error:  # noqa: BLE001 - whatever the function raises is its outcome
        return type(error).__name__, error.args


def assert_is_python(function: Callable[..., Any], *values: Any) -> None:
    """Compare the two."""
    assert udf_says(function, values) == python_says(function, values)
