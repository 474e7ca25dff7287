"""What functions of groups give for every row: a value spread over its group, a column, the rows that stay."""

from __future__ import annotations

import warnings
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import numpy as np

from udf.columns import read
from udf.columns.bitmask import null_as_nan, valid_rows, with_nulls
from udf.columns.column import Column, take_rows
from udf.columns.labelled_column import LabelledColumn
from udf.columns.labels import materialize
from udf.columns.pandas_layouts import pandas
from udf.columns.sources import OneColumn, Source
from udf.columns.tables import Table, read_table, slice_rows, table_to_pandas
from udf.columns.transfers import to_device, to_host
from udf.errors import ArgumentError, GroupError
from udf.runtime.groups.counted_keys import Keys
from udf.runtime.groups.group_results import without_idle_mask
from udf.windows.bounds import GroupedBounds, codes_on_device, groups_to_host

if TYPE_CHECKING:
    from collections.abc import Hashable

    from udf.base.annotations import Array
    from udf.columns.pandas_names import pd
    from udf.runtime.calls.results import ResultColumns
    from udf.runtime.groups.request import GroupRequest

FEW: Final = 1 << 14
"""Rows up to which their one group is kept."""


def rows_of_groups(mapped: ResultColumns, keys: Keys) -> Column:
    """Return the column of one value a row that a function gave: as one, or as a value of each group.

    Raises
    ------
    GroupError
        If it gave several values, or a column that is not as long as its group.
    """
    if mapped.labels is not None:
        raise GroupError("the function returned a tuple, and a row has one value", "return one value, or a column")
    if len(mapped.columns) == 1:
        return broadcast(mapped.columns[0], keys)
    counts, written = mapped.columns
    sizes = group_sizes(keys, counts)
    wrong = np.flatnonzero(counts.values != sizes)
    if wrong.size:
        first = int(wrong[0])
        group, gave, rows = keys.index[first], int(counts.values[first]), int(sizes[first])
        hint = "return one value for each row of the group, or one for all"
        raise GroupError(f"the function returned {gave:,} values for the {rows:,} rows of group {group!r}", hint)
    return written


def require_labels(mapped: ResultColumns) -> None:
    """Refuse an array as what ``apply``'s function gave: of such pandas makes an object a group.

    Raises
    ------
    GroupError
        If it gave one.
    """
    if mapped.form == "array":
        hint = "return a Series of the group's rows, s.where(..), or use transform(f)"
        raise GroupError("apply's function returned an array, which has no labels: pandas holds it as an object", hint)


def group_sizes(keys: Keys, column: Column | None = None) -> Array:
    """Return how many rows each group has, int64 (groups,), where ``column`` lies."""
    if column is not None and column.device == "cuda":
        from udf.cuda.group_rows import group_starts  # noqa: PLC0415 - there is a column on the GPU

        starts = group_starts(keys.bounds)
        return starts[1:] - starts[:-1]
    return groups_to_host(keys.bounds).counts()


def broadcast(column: Column, keys: Keys) -> Column:
    """Return one value a group as one a row; null where a row is in no group."""
    codes = codes_on_device(keys.bounds, column)
    if column.device == "cpu" and column.validity is None and codes.size and codes.min() >= 0:
        return take_rows(column, codes)
    inside = codes >= 0
    if not len(column):
        return with_nulls(np.zeros_like(codes, dtype=column.values.dtype), inside)
    at = np.maximum(codes, 0)
    valid = inside if column.validity is None else inside & valid_rows(column)[at]
    return without_idle_mask(replace(take_rows(column, at), validity=with_nulls(at, valid).validity))


def row_numbers(column: Column, keys: Keys) -> Array:
    """Return the numbers of the rows whose places in their groups a function gave, one a group; in host memory."""
    sizes = group_sizes(keys, column)
    rows = rows_by_group(keys, column)[np.cumsum(sizes) - sizes + column.values]
    return to_host(Column(values=rows)).values


def labels_at(column: Column, keys: Keys, index: object) -> Column:
    """Return the labels of the rows that a function gave, one a group, by place; row numbers without an ``index``."""
    rows, labels = row_numbers(column, keys), materialize(index)
    return Column(values=rows.astype(np.int64)) if labels is None else read(labels.take(rows)).column


def rows_at(column: Column, keys: Keys, table: Table) -> Table:
    """Return the rows that a function gave, one a group, in the dtypes of pandas' rows (Series) put together."""
    rows = row_numbers(column, keys)
    pd = pandas("groupby")
    taken = table_to_pandas(replace(table, index=None)).take(rows)
    columns = pd.Index(list(table.sources)) if table.header is None else table.header
    values = taken.to_numpy()
    if values.dtype == object:  # a narrow number stays one
        values = list(zip(*(list(taken.iloc[:, place].array) for place in range(len(columns))), strict=True))
    made = pd.DataFrame(values, columns=columns)
    labels = pandas_labels(table.index, rows)
    one = columns.name is None and len(labels) and labels[0] == labels[-1]
    if one and (labels == labels[0]).all():  # pandas takes it for a name
        made.columns.name = labels[0]
    return read_table(made)


def rows_returned(counts: Column, written: Column, keys: Keys, table: Table) -> tuple[Table, Array]:
    """Return the rows whose places a function wrote, group by group, ``counts`` of each; and their numbers.

    Without ``group_keys`` they come in the order of the rows, if each group gave all of its rows as they were.

    Raises
    ------
    ArgumentError
        If that order is one of labels that are there twice.
    """
    rows, sizes = to_host(Column(values=rows_by_group(keys, written))).values, group_sizes(keys)
    places, many = to_host(written).values[rows], to_host(counts).values
    starts = np.repeat(np.cumsum(sizes) - sizes, many)
    own = np.arange(len(starts)) - np.repeat(np.cumsum(many) - many, many)
    found = rows[starts + places[starts + own]]
    if not keys.group_keys and np.array_equal(many, sizes):
        labels = materialize(table.index)
        if labels is not None and not labels.is_unique:
            what = "pandas puts all rows of groups in the order of their labels, and some labels are there twice"
            raise ArgumentError(what, "leave group_keys out, or number the rows: reset_index()")
        if np.array_equal(found, rows):
            found = np.sort(found)
    taken = table_to_pandas(replace(table, index=None)).take(found)
    return read_table(taken.reset_index(drop=True)), found


def filter_mask(mapped: ResultColumns, keys: Keys) -> Array:
    """Return for each row whether ``filter``'s function is True of its group; a null is not.

    Raises
    ------
    GroupError
        If the function gave no bools.
    """
    (column, *rest) = mapped.columns
    if rest or mapped.labels is not None or column.dtype.kind != "b":
        raise GroupError("filter's function returned no bool", "return a condition: lambda g: len(g) > 2")
    stays = broadcast(column, keys)
    return stays.values & valid_rows(stays)


def filter_rows(table: Table, stays: Array, *, dropna: bool) -> Table:
    """Return the rows that stay; without ``dropna`` all rows, the others null.

    They lie where ``stays`` does; in host memory they are pandas' own answer.
    """
    if type(stays) is np.ndarray:
        given = table_to_pandas(table)
        return read_table(given[stays] if dropna else given.where(np.broadcast_to(stays[:, None], given.shape)))
    sources: dict[Hashable, Source] = {}
    for label, source in table.sources.items():
        data = source.read(label)
        one = to_device(data.column)
        valid = valid_rows(one)
        kept = with_nulls(one.values[stays], valid[stays]) if dropna else with_nulls(one.values, valid & stays)
        column = replace(kept, logical=one.logical)
        sources[label] = OneColumn(LabelledColumn(column=column, name=data.name, storage=data.storage))
    if not dropna:
        return replace(table, sources=sources)
    rows = to_host(Column(values=np.flatnonzero(stays))).values
    return Table(sources=sources, rows=len(rows), index=pandas_labels(table.index, rows))


def rows_by_group(keys: Keys, column: Column | None = None) -> Array:
    """Return the rows group by group, in their order: integers, where ``column`` lies. Rows of no group are left out.

    A stable sort of 16 bits at a time, which NumPy does by counting.
    """
    if column is not None and column.device == "cuda":
        from udf.cuda.group_rows import sort_by_group  # noqa: PLC0415 - there is a column on the GPU

        rows = sort_by_group(keys.bounds, numbered=True).numbers
        return np.cumsum(np.ones_like(column.values, dtype=np.int64)) - 1 if rows is None else rows
    codes, shift = groups_to_host(keys.bounds).codes, 0
    rows = np.flatnonzero(codes >= 0) if codes.size and int(codes.min()) < 0 else None
    while (len(keys.bounds) - 1) >> shift > 0:
        order = np.argsort(((codes if rows is None else codes[rows]) >> shift).astype(np.uint16), kind="stable")
        rows, shift = order if rows is None else rows[order], shift + 16
    return np.arange(codes.size) if rows is None else rows


def pandas_labels(index: object, rows: object) -> pd.Index:
    """Return the labels of ``rows``: of their numbers where there are none."""
    pd = pandas("groups")
    return pd.Index(rows) if index is None else to_pandas_index(index).take(rows)


def to_pandas_index(index: object) -> pd.Index:
    """Return labels as a pandas Index; one of several levels is itself."""
    pd, labels = pandas("groups"), materialize(index)
    return labels if isinstance(labels, pd.Index) else pd.Index(labels)


def single_group(rows: int) -> Keys:
    """Return the one group that has all rows: of few rows the same object each time, with what is kept of it."""
    return _single_group(rows) if rows > FEW else _few_rows(rows)


def _single_group(rows: int) -> Keys:
    bounds = GroupedBounds(rows=rows, codes=np.zeros(rows, np.int64), windows=1, empty=rows == 0, whole=True)
    return Keys(bounds=bounds, index=range(1))


_few_rows: Final = lru_cache(maxsize=16)(_single_group)


@lru_cache(maxsize=8)
def piece_groups(rows: int, piece: int) -> GroupedBounds:
    """Return pieces of so many rows each as groups: the same object for the next call, with what is kept of them."""
    starts = np.append(np.arange(0, rows, piece), rows)
    return GroupedBounds(rows=rows, codes=starts[:0], windows=len(starts) - 1, starts=starts)


WIDEST: Final = 1 << 14
"""Columns of a frame that has the rows of a group side by side, at most."""


def stack_series(mapped: ResultColumns, keys: Keys, *, as_index: bool) -> tuple[Column, object]:
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


def common_labels(keys: Keys, index: object, rows: Array) -> pd.Index | None:
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


def unstack(column: Column, labels: pd.Index, name: Hashable) -> Table:
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
    made.columns.name = name if labels.name is None else labels.name  # that of the index
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
