"""Columns of text in host memory that a GPU cannot hold as a whole: pieces of rows, one after the other.

A piece is as many rows as its columns, and what a call gives and makes beside them, fit into the memory that is free.
Rows whose bytes lie apart (taken rows, views) cannot be cut: their columns go as a whole.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import Any, Final

import numpy as np

from udf.columns.column import Column, TextBytes
from udf.cuda.text_columns import shared_offsets

ROWS: Final = 32
"""A piece begins at a multiple of so many rows: bitmasks are cut there, and written in such words."""

SHARE: Final = 6
"""A piece's columns take one part in so many of the memory that is free: results take as much, or twice that while they
grow."""

ROW_BYTES: Final = 64
"""What a row takes beside the bytes of its texts, at most, for each column: offsets, sizes, values."""


def piece_budget() -> int:
    """Return how many bytes the columns of a piece may have, on CuPy's current device."""
    import cupy  # noqa: PLC0415 - loaded with the first column on a GPU

    free, _total = cupy.cuda.runtime.memGetInfo()
    pool = cupy.get_default_memory_pool()
    return (free + pool.total_bytes() - pool.used_bytes()) // SHARE  # type: ignore[no-any-return]


def text_pieces(columns: Sequence[Column], rows: int, most: int) -> Iterator[tuple[int, int]]:
    """Yield where pieces of no more than ``most`` bytes begin and end; one of all rows, if its columns are not cut.

    Examples
    --------
    >>> offsets = np.arange(101) * 1000
    >>> text = TextBytes(stops=offsets[1:], chars=np.zeros(100_000, np.uint8))
    >>> list(text_pieces([Column(values=offsets[:-1], text=text)], 100, 40_000))
    [(0, 32), (32, 64), (64, 100)]
    """
    texts = [column for column in columns if column.text is not None]
    if not rows or any(shared_offsets(column) is None for column in texts):
        yield 0, rows
        return

    def weight(row: int) -> int:
        return ROW_BYTES * len(columns) * row + sum(_bytes_before(column, row) for column in texts)

    begin = 0
    while begin < rows:
        fits = bisect_right(range(rows + 1), weight(begin) + most, key=weight) - 1
        end = rows if fits >= rows else max(fits // ROWS * ROWS, begin + ROWS)
        yield begin, min(end, rows)
        begin = end


def _bytes_before(column: Column, row: int) -> int:
    assert column.text is not None
    return int(column.text.stops[row - 1] - column.values[0]) if row else 0


def concatenate(parts: Sequence[Column]) -> Column:
    """Return the results of pieces, in host memory, as one column."""
    if len(parts) == 1:
        return parts[0]
    bits = None
    if parts[0].validity is not None:
        masks = [(np.asarray(part.validity), len(part)) for part in parts]
        bits = np.concatenate([mask[: -(-rows // 8)] for mask, rows in masks])
    if parts[0].text is None:
        return Column(values=np.concatenate([part.values for part in parts]), validity=bits)
    offsets, base = np.zeros(sum(map(len, parts)) + 1, np.int64), 0
    row, chars = 1, list[Any]()
    for part in parts:
        assert part.text is not None
        np.add(part.text.stops, base, out=offsets[row : row + len(part)])
        chars.append(part.text.chars)
        row, base = row + len(part), base + part.text.chars.size
    return Column(values=offsets[:-1], validity=bits, text=TextBytes(stops=offsets[1:], chars=np.concatenate(chars)))
