"""Functions of a whole column: ``frame.udf.apply(f)``, ``agg``: a column is the only group of its rows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

from udf.errors import ArgumentError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


def of_column(column: pd.Series, function: Callable[..., Any], args: tuple[Any, ...], named: Mapping[str, Any]) -> Any:
    """Return ``function(column)``, one value, as pandas gives it: a number of NumPy's.

    Raises
    ------
    ArgumentError
        If there is no row: what a function makes of nothing is left to pandas.
    """
    if not len(column):
        raise ArgumentError("a column without rows", "let pandas call the function: there is nothing to compute")
    groups = np.zeros(len(column), np.int8)
    found = column.reset_index(drop=True).udf.groupby(groups).agg(function, *args, **named)
    return found.iloc[0]


def of_columns(
    frame: pd.DataFrame, function: Callable[..., Any], args: tuple[Any, ...], named: Mapping[str, Any]
) -> Any:
    """Return ``function(column)`` for every column, as a Series with the columns' labels."""
    values = [of_column(frame.iloc[:, place], function, args, named) for place in range(frame.shape[1])]
    return pd.Series(values, index=frame.columns)
