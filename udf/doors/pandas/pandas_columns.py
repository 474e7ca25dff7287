"""Functions of a whole column, ``frame.udf.apply(f)`` and the like: a column is the only group of its rows."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import partial
from types import FunctionType
from typing import TYPE_CHECKING

import numpy as np
import pandas as pd

from udf.base.annotations import Args, Function, Named
from udf.base.compile_hints import ROWS
from udf.bind.identity import Identity
from udf.doors.pandas.admitted_columns import of_pandas
from udf.doors.pandas.pandas_categories import leaves_missing
from udf.doors.pandas.pandas_fallback import or_in_pandas
from udf.errors import ArgumentError, ColumnNotFoundError, UdfCompileError, UdfError
from udf.options import options
from udf.runtime.calls.interpreted import is_active

if TYPE_CHECKING:
    from udf.columns.pandas_names import SeriesOrFrame
    from udf.doors.pandas.pandas_groups import PandasGroups

Functions = Function | Mapping[Hashable, Function]
"""One for every column, or one by the label of each."""


def aggregate_column(column: pd.Series, function: Function, /, *args: object, **named: object) -> object:
    """Return ``function(column)``, one value, as pandas gives it: a number of NumPy's, but of Arrow's columns Python's.

    Raises
    ------
    ArgumentError
        If there is no row: what a function makes of nothing is left to pandas.
    """
    groups = _as_group(column, function)
    with of_pandas("column", column):
        value = groups._of_the_only(function, *args, **named)  # noqa: SLF001 our own kind
    is_arrows = isinstance(column.dtype, pd.ArrowDtype)
    return value.item() if is_arrows and isinstance(value, np.number | np.bool_) else value


def call_with_columns(given: pd.DataFrame, method: str, function: Functions, args: Args, named: Named) -> SeriesOrFrame:
    """Return ``apply``, ``agg`` or ``transform`` of every column, or what pandas gives where it cannot be compiled."""
    how = {"args": args} if method == "apply" else {}
    ours = partial(apply_to_columns, given, function, *args, **named)
    theirs = partial(getattr(given, method), function, 0, *(() if how else args), **how, **named)
    try:
        return or_in_pandas(function, named, lambda: (method, *given.dtypes), ours, theirs, whole=True)
    except (KeyError, AttributeError, UdfCompileError) as error:  # of a row, which nobody asked for
        said = str(error)
        if ROWS not in said and any(repr(label) in said or f"Series.{label} is" in said for label in given):
            error.add_note(f"Hint: {ROWS}")
        raise


def apply_to_columns(frame: pd.DataFrame, function: Functions, /, *args: object, **named: object) -> SeriesOrFrame:
    """Return ``function(column)`` for every column: a Series of values, or a DataFrame of as many rows.

    A dict has a function for each of some columns, which give one value each.
    """
    if isinstance(function, Mapping):
        return _aggregate_dict(frame, function, *args, **named)
    if _runs_in_pandas():
        return frame.apply(function, args=args, **named)
    columns = [frame.iloc[:, place] for place in range(frame.shape[1])]
    try:
        values = [aggregate_column(column, function, *args, **named) for column in columns]
    except UdfCompileError as refused:
        results = _transform_as_groups(refused, columns, function, *args, **named)
        if any(map(_is_perhaps_one, results)):
            return frame.apply(function, args=args, **named)
        return pd.concat(results, axis=1).set_axis(frame.columns, axis=1)
    if any(isinstance(value, tuple | list | dict) for value in values):  # of NumPy's numbers, of which it may make rows
        return frame.apply(function, args=args, **named)
    return pd.Series(values, index=frame.columns)


def apply_to_column(column: pd.Series, function: Function, /, *args: object, **named: object) -> object:
    """Return ``function(column)``: one value, or a column of as many rows."""
    if _runs_in_pandas():
        return function(column, *args, **named)
    try:
        return aggregate_column(column, function, *args, **named)
    except UdfCompileError as refused:
        made = _transform_as_groups(refused, [column], function, *args, **named)[0]
        return function(column, *args, **named) if _is_perhaps_one(made) else made


def _is_perhaps_one(made: pd.Series) -> bool:
    """Return whether a column may be one value for all rows, which is no column to ``apply`` and no transform."""
    return made.iloc[:2].nunique(dropna=False) < 2 and made.nunique(dropna=False) < 2


def _aggregate_dict(
    frame: pd.DataFrame, functions: Mapping[Hashable, Function], /, *args: object, **named: object
) -> SeriesOrFrame:
    """Return the value of each function of its own column, by the column's label."""
    for label, function in functions.items():
        if label not in frame.columns:
            raise ColumnNotFoundError(label, tuple(frame.columns))
        if not callable(function):
            raise ArgumentError(f"agg of column {label!r} by {function!r}", "give each column one function")
    if _runs_in_pandas():
        return frame.agg(functions, 0, *args, **named)
    values = [aggregate_column(frame[label], function, *args, **named) for label, function in functions.items()]
    return pd.Series(values, index=list(functions))


def transform_column(column: pd.Series, function: Function, /, *args: object, **named: object) -> pd.Series:
    """Return what pandas' ``transform`` gives: ``function`` of every value, or if one raises, of the column."""
    if _runs_in_pandas() or leaves_missing(column) or not len(column):
        return column.transform(function, 0, *args, **named)
    try:
        return column.udf.map(function, args=args, **named)
    except UdfCompileError as refused:
        made = _transform_as_groups(refused, [column], function, *args, **named)[0]
        if _takes_a_value(column, function, *args, **named):
            raise
        if _is_perhaps_one(made):
            return column.transform(function, 0, *args, **named)
        return made
    except UdfError:
        raise
    except Exception:  # noqa: BLE001 - whatever a value raises, of categories and objects too, pandas asks the column
        return column.transform(function, 0, *args, **named)


def _takes_a_value(column: pd.Series, function: Function, /, *args: object, **named: object) -> bool:
    """Return whether a function, which was compiled for a column, takes its first value too: ``np.mean``."""
    try:
        function(next(iter(column)), *args, **named)
    except Exception:  # noqa: BLE001 - whatever it is, pandas goes on with the column
        return False
    return True


def _runs_in_pandas() -> bool:
    """Return whether functions run in plain Python, each column once: a debugger stops in them."""
    return is_active() and options.debug != "compare"


def _transform_as_groups(
    refused: UdfCompileError, columns: list[pd.Series], function: Function, /, *args: object, **named: object
) -> list[pd.Series]:
    """Return ``function`` of each column, or raise ``refused`` if that is not compiled either."""
    results = []
    for column in columns:
        try:
            groups = _as_group(column, function)
            with of_pandas("column", column):
                result = groups.transform(function, *args, **named)
        except UdfCompileError:
            raise refused from None
        if column.dtype.kind in "iu" and result.dtype == np.float64 and (result == np.floor(result)).all():
            results.append(function(column, *args, **named))  # clip, where: floats only where a value became one
        else:
            results.append(result.set_axis(column.index).rename(column.name))
    return results


def _as_group(column: pd.Series, function: Function) -> PandasGroups:
    """Return a column as one group, whose name is the column's."""
    if not len(column):
        raise ArgumentError("a column without rows", "let pandas call the function: there is nothing to compute")
    keys, name = np.zeros(len(column), np.int8), column.name
    codes = Identity(function).codes if isinstance(function, FunctionType) else ()
    if any("name" in code.co_names for code in codes):
        if isinstance(name, bool) or not isinstance(name, int | np.integer):
            hint = "call a function for each: {name: df[name].udf.agg(f) for name in df}, with the name as an argument"
            raise ArgumentError(f"the name of a column inside a function, here {name!r}", hint)
        keys = np.full(len(column), name)
    return column.udf.groupby(keys)


def as_applied(result: SeriesOrFrame) -> SeriesOrFrame:
    """Return what ``map`` gave as ``apply`` of a Series does: a frame where the first result is a Series.

    Examples
    --------
    >>> as_applied(pd.Series([pd.Series({"a": 1}), pd.Series({"a": 2})]))["a"].tolist()
    [1, 2]
    """
    of_objects = isinstance(result, pd.Series) and result.dtype.type is np.object_
    if of_objects and isinstance(next(iter(result.array), None), pd.Series):
        return pd.DataFrame(list(result), index=result.index)
    return result
