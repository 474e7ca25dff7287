"""Columns as windows see them: float64, NaN for a null or an infinity; how many numbers lie before each row."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from udf.cpu.address import address
from udf.cpu.windows_plan import WINDOWS_LL

if TYPE_CHECKING:
    from typing import Any

    from udf.column import Column
    from udf.cpu.code import Code

HAS_INF = 2
"""The bit of what ``udf_scan`` finds that says that a value is infinite."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Values:
    """The columns of a call, staged.

    ``values`` has shape (columns, n), each column's values in a row. ``counts`` has for each column None if it has
    no NaN, else int64, shape (n + 1,): how many of its first i values are numbers.
    """

    values: Any
    counts: tuple[Any, ...]

    def enough(self, column: int, starts: Any, stops: Any, needed: int, code: Code) -> Any:
        """Return whether windows have as many numbers as they need: a bool if all or none have, else one for each.

        ``starts`` and ``stops`` are arrays, or slices of neighbouring windows of one length.
        """
        counts = self.counts[column]
        if counts is None and isinstance(starts, slice):
            return stops.start - starts.start >= needed
        if counts is None:
            first, last = starts, stops
        else:
            first, last = counts[starts], counts[stops]
        enough = np.empty(first.size, bool)
        count = code.function(WINDOWS_LL, "udf_enough")
        found = count(address(first), address(last), first.size, needed, address(enough))
        return enough if 0 < found < first.size else found > 0


def staged(columns: tuple[Column, ...], code: Code) -> Values:
    """Return ``columns`` as windows see them; a single float64 column without nulls and infinities is not copied."""
    first, rows = columns[0].values, len(columns[0])
    if len(columns) == 1 and first.dtype == np.float64 and columns[0].validity is None and address(first) % 8 == 0:
        values = first.reshape(1, rows)
        fresh = False
    else:
        values, fresh = np.empty((len(columns), rows)), True
        for into, column in zip(values, columns, strict=True):
            _copy(into, column)
    scan = code.function(WINDOWS_LL, "udf_scan")
    found = [scan(address(row), rows) if rows else 0 for row in values]
    if any(flags & HAS_INF for flags in found):
        values = values if fresh else values.copy()
        values[np.isinf(values)] = np.nan
    return Values(
        values=values, counts=tuple(_counts(row, flags, code) for row, flags in zip(values, found, strict=True))
    )


def _copy(into: Any, column: Column) -> None:
    """Write a column's values as float64, NaN where they are null."""
    into[:] = column.values
    if column.validity is not None:
        bits = column.validity[: -(-into.size // 8)]
        into[np.unpackbits(np.bitwise_not(bits), count=into.size, bitorder="little").view(bool)] = np.nan


def _counts(row: Any, flags: int, code: Code) -> Any:
    """Return how many numbers lie before each row of a column; None if there is no NaN."""
    if not flags:
        return None
    counts = np.empty(row.size + 1, np.int64)
    code.function(WINDOWS_LL, "udf_count")(address(row), address(counts), row.size)
    return counts
