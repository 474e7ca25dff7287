"""Columns as windows see them: float64, NaN for a null or an infinity; how many numbers lie before each row."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from udf.base.address import address
from udf.base.annotations import Array
from udf.columns.column import Column
from udf.cpu.code import Code
from udf.cpu.windows_plan import WINDOWS_LL
from udf.cpu.windows_segments import listed

FLOAT64 = np.dtype("float64")

HAS_INF = 2
"""The bit of what ``udf_scan`` finds that says that a value is infinite."""


class StagedColumns(NamedTuple):
    """The columns of a call, staged.

    ``values`` has shape (columns, n), each column's values in a row. ``counts`` has for each column None if it has
    no NaN, else int64, shape (n + 1,): how many of its first i values are numbers. ``no_nan`` says that none has.
    """

    values: Array
    counts: tuple[Array | None, ...]
    no_nan: bool

    def enough(self, column: int, starts: Array | slice, stops: Array | slice, needed: int, code: Code) -> Array | bool:
        """Return whether windows have as many numbers as they need: a bool if all or none have, else one for each.

        ``starts`` and ``stops`` are arrays, or slices of neighbouring windows of one length.
        """
        counts = self.counts[column]
        if counts is None and isinstance(starts, slice) and isinstance(stops, slice):
            return bool(stops.start - starts.start >= needed)
        if counts is None:
            first, last = listed(starts), listed(stops)
        else:
            first, last = counts[starts], counts[stops]
        enough = np.empty(first.size, bool)
        count = code.function(WINDOWS_LL, "udf_enough")
        found = count(address(first), address(last), first.size, needed, address(enough))
        return enough if 0 < found < first.size else found > 0


def stage(columns: tuple[Column, ...], code: Code) -> StagedColumns:
    """Return ``columns`` as windows see them; a single float64 column without nulls and infinities is not copied."""
    (column, *others), scan = columns, code.function(WINDOWS_LL, "udf_scan")
    values, rows = column.values, column.values.size
    if not others and values.dtype == FLOAT64 and column.validity is None and (at := address(values)) % 8 == 0:
        flags = [scan(at, rows) if rows else 0]
        values = values[None]
        if flags[0] & HAS_INF:
            values = values.copy()
    else:
        values = np.empty((len(columns), rows))
        for into, one in zip(values, columns, strict=True):
            _copy(into, one)
        flags = [scan(address(row), rows) if rows else 0 for row in values]
    if not any(flags):
        return StagedColumns(values, (None,) * len(columns), True)  # noqa: FBT003 - a field
    if any(flag & HAS_INF for flag in flags):
        values[np.isinf(values)] = np.nan
    counts = tuple(_counts(row, flag, code) for row, flag in zip(values, flags, strict=True))
    return StagedColumns(values, counts, False)  # noqa: FBT003 - a field


def _copy(into: Array, column: Column) -> None:
    """Write a column's values as float64, NaN where they are null."""
    into[:] = column.values
    if column.validity is not None:
        bits = column.validity[: -(-into.size // 8)]
        into[np.unpackbits(np.bitwise_not(bits), count=into.size, bitorder="little").view(bool)] = np.nan


def _counts(row: Array, flags: int, code: Code) -> Array | None:
    """Return how many numbers lie before each row of a column; None if there is no NaN."""
    if not flags:
        return None
    counts = np.empty(row.size + 1, np.int64)
    code.function(WINDOWS_LL, "udf_count")(address(row), address(counts), row.size)
    return counts
