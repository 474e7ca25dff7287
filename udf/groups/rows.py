"""What functions of groups give for every row: a value spread over its group, a column, the rows that stay."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from udf.column import Column
from udf.errors import GroupError
from udf.groups.keys import Keys
from udf.groups.results import settled
from udf.interop.tables import read_table
from udf.interop.tables_out import table_to_pandas
from udf.missing import valid_rows, with_nulls
from udf.windows.bounds import GroupedBounds

if TYPE_CHECKING:
    from udf.call.outcome import Mapped
    from udf.interop.tables import Table


def rows_of_groups(mapped: Mapped, keys: Keys) -> Column:
    """Return the column of one value a row that a function gave: as one, or as a value of each group.

    Raises
    ------
    GroupError
        If it gave several values, or a column that is not as long as its group.
    """
    if mapped.labels is not None:
        raise GroupError("the function returned a tuple, and a row has one value", "return one value, or a column")
    if len(mapped.columns) == 1:
        return spread(mapped.columns[0], keys)
    counts, written = mapped.columns
    sizes = sizes_of(keys)
    wrong = np.flatnonzero(counts.values != sizes)
    if wrong.size:
        group, gave, rows = keys.index[wrong[0]], counts.values[wrong[0]], sizes[wrong[0]]
        hint = "return one value for each row of the group, or one for all"
        raise GroupError(f"the function returned {gave:,} values for the {rows:,} rows of group {group!r}", hint)
    return written


def sizes_of(keys: Keys) -> Any:
    """Return how many rows each group has, int64 (groups,)."""
    codes = keys.bounds.codes
    return np.bincount(codes[codes >= 0], minlength=len(keys.bounds))


def spread(column: Column, keys: Keys) -> Column:
    """Return one value a group as one a row; null where a row is in no group."""
    codes = keys.bounds.codes
    inside = codes >= 0
    if not len(column):
        return with_nulls(np.zeros(len(codes), column.values.dtype), inside)
    at = np.maximum(codes, 0)
    valid = inside if column.validity is None else inside & valid_rows(column)[at]
    return settled(Column(values=column.values[at], validity=with_nulls(at, valid).validity, logical=column.logical))


def kept_rows(mapped: Mapped, keys: Keys) -> Any:
    """Return for each row whether ``filter``'s function is True of its group; a null is not.

    Raises
    ------
    GroupError
        If the function gave no bools.
    """
    (column, *rest) = mapped.columns
    if rest or mapped.labels is not None or column.dtype.kind != "b":
        raise GroupError("filter's function returned no bool", "return a condition: lambda g: len(g) > 2")
    stays = spread(column, keys)
    return stays.values & valid_rows(stays)


def filtered(table: Table, stays: Any, *, dropna: bool) -> Table:
    """Return the rows that stay, by pandas; without ``dropna`` all rows, the others null."""
    given = table_to_pandas(table)
    return read_table(given[stays] if dropna else given.where(np.broadcast_to(stays[:, None], given.shape)))


def by_group(keys: Keys) -> Any:
    """Return the rows group by group, in their order: int64. Rows of no group are left out.

    A stable sort of 16 bits at a time, which NumPy does by counting.
    """
    codes = keys.bounds.codes
    rows = np.flatnonzero(codes >= 0) if codes.size and int(codes.min()) < 0 else np.arange(codes.size)
    shift = 0
    while (len(keys.bounds) - 1) >> shift > 0:
        part = (codes[rows] >> shift).astype(np.uint16)
        rows, shift = rows[np.argsort(part, kind="stable")], shift + 16
    return rows


def all_rows(rows: int) -> Keys:
    """Return the one group that has all rows."""
    bounds = GroupedBounds(rows=rows, codes=np.zeros(rows, np.int64), windows=1, empty=rows == 0, whole=True)
    return Keys(bounds=bounds, index=range(1))
