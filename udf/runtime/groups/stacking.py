"""Columns that a function of a frame's groups gave, one of each group: below or beside each other, as pandas has it."""

from __future__ import annotations

import warnings
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from udf.columns.bitmask import null_as_nan
from udf.columns.column import Column
from udf.columns.labelled_column import LabelledColumn
from udf.columns.pandas_layouts import pandas
from udf.columns.sources import OneColumn
from udf.columns.tables import read_table, slice_rows, table_to_pandas
from udf.columns.transfers import to_host
from udf.errors import ArgumentError
from udf.runtime.groups.spread_results import group_sizes, pandas_labels, to_pandas_index
from udf.windows.bounds import groups_to_host

if TYPE_CHECKING:
    from collections.abc import Hashable

    from udf.columns.tables import Table
    from udf.runtime.calls.results import ResultColumns
    from udf.runtime.groups.keys import Keys
    from udf.runtime.groups.request import GroupRequest

WIDEST: Final = 1 << 14
"""Columns of a frame that has the rows of a group side by side, at most."""


def stack_series(mapped: ResultColumns, keys: Keys, *, as_index: bool) -> tuple[Column, Any]:
    """Return the Series that a function gave of each group one below the other, and their labels behind the keys.

    Raises
    ------
    ArgumentError
        If the keys are not to be in the index, or the values are no numbers of one dtype.
    """
    columns, pd = [to_host(column) for column in mapped.columns], pandas("groupby")
    dtypes = {column.dtype for column in columns}
    if not (as_index and keys.group_keys) or len(dtypes) > 1 or not all(one.is_number for one in dtypes):
        what = "a pd.Series of each group of a column is stacked by pandas: here one of numbers, below its key"
        raise ArgumentError(what, "leave as_index and group_keys out; or return a tuple")
    values = np.stack([null_as_nan(column).values for column in columns], axis=1).ravel()
    labels, index = list(mapped.labels or ()), keys.index.repeat(len(columns))
    levels = [index.get_level_values(level) for level in range(index.nlevels)]
    below = pd.MultiIndex.from_arrays([*levels, labels * len(keys.index)], names=[*index.names, None])
    return Column(values=values), below


def common_labels(keys: Keys, index: Any, rows: Any) -> Any:
    """Return the labels that the rows of every group have, if all have the same in one order; None if not.

    ``rows`` are those of the groups, one group after the other.
    """
    sizes = group_sizes(keys)
    if not len(sizes) or not sizes[0] or (sizes != sizes[0]).any():
        return None
    if len(sizes) == 1:
        return pandas_labels(index, rows)
    if index is None:  # numbers of rows are nowhere twice
        return None
    labels = to_pandas_index(index)
    first = labels.take(rows[: sizes[0]])
    same = all(first.equals(labels.take(rows[at : at + sizes[0]])) for at in range(sizes[0], len(rows), sizes[0]))
    return first if same else None


def unstack(column: Column, labels: Any, name: Hashable) -> Table:
    """Return a column group by group as a table: a row for each group, a column for each of ``labels``.

    Raises
    ------
    ArgumentError
        If there are more columns than a frame should have, or a label is there twice.
    """
    if len(labels) > WIDEST or not labels.is_unique:
        what = f"pandas makes a frame of {len(labels):,} columns of this: all groups have the same labels"
        if not labels.is_unique:
            what = f"{what}, some of them twice"
        raise ArgumentError(what, 'use one column: groupby(..)["x"].transform(f), or number the rows: reset_index()')
    pd = pandas("groupby")
    whole = table_to_pandas(single_column_table(column))[0].to_numpy()
    made = pd.DataFrame(whole.reshape(-1, len(labels)), columns=labels)
    made.columns.name = name
    return read_table(made)


def single_column_table(column: Column) -> Table:
    """Return a table of one column, 0."""
    source = OneColumn(LabelledColumn(column=column, storage="numpy"))
    return replace(read_table({}), sources={0: source}, rows=len(column))


def result_name(request: GroupRequest, keys: Keys, table: Table) -> Hashable:
    """Return the name of the Series that a function gives, as pandas finds it: for one row of a group."""
    inside = np.flatnonzero(groups_to_host(keys.bounds).codes[: 1 << 10] >= 0)
    if not inside.size:
        return None
    one = int(inside[0])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            given = request.function(
                table_to_pandas(slice_rows(table, slice(one, one + 1))), *request.args, **request.kwargs
            )
        except Exception:  # noqa: BLE001 - of one row alone it may fail: it has no name then
            return None
    return getattr(given, "name", None)
