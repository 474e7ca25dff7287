"""Which pieces a call over columns in host memory is cut into (udf/cuda/stream.py runs them)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np

from udf.columns.column import Column
from udf.cuda.kernel_plan import WindowPlan
from udf.cuda.left_rows import piece_list
from udf.cuda.pinned import host_array
from udf.cuda.slot import PIECE_BYTES, Piece
from udf.cuda.stream import downloaded, run_pieces, thread_count, upload
from udf.windows.bounds import Bounds, FixedBounds

MULTIPLE: Final = 1024
"""Rows of which a piece has a multiple: its bitmasks are whole words, and its arrays whole lines of memory."""

LEAST_BYTES: Final = 8 << 20
"""Bytes of a piece where there are several: a smaller call is one piece, which the calling thread runs."""

FEW: Final = 8
"""Pieces of a call, at most, that are smaller than they could be: each takes the GIL from the others."""

BYTE_BITS: Final = 8

MIN_WINDOWS: Final = 4
"""A piece has so many times the rows of a window at least, so that few rows go over the bus twice."""

LARGEST: Final = 8 * PIECE_BYTES
"""Bytes of a piece, at most; windows that need more read columns that are on the device as a whole."""


def host_results(dtypes: Sequence[np.dtype], masks: Sequence[bool], rows: int) -> tuple[Column, ...]:
    """Return uninitialised columns of ``rows`` values in host memory; each that ``masks`` says has a bitmask."""
    masks = masks or [False] * len(dtypes)
    mask_bytes = -(-rows // 8)
    return tuple(
        Column(values=host_array(rows, dtype), validity=host_array(mask_bytes, np.uint8) if masked else None)
        for dtype, masked in zip(dtypes, masks, strict=True)
    )


def run_in_pieces(
    columns: tuple[Column, ...],
    bounds: Bounds,
    plan: WindowPlan,
    arguments: Callable[[], Sequence[object]],
    run: Callable[[tuple[Column, ...], Bounds, Sequence[object]], tuple[Column, ...]],
    left: int | None = None,
) -> tuple[Column, ...]:
    """Run over the windows of columns in host memory, where the results will be too.

    ``run`` takes columns on a device, bounds, and what ``arguments`` gives there. The result at place ``left``, the
    last, says what windows left.
    """
    dtypes = [np.dtype(name) for name in plan.results]
    results = host_results(dtypes[:left], plan.masked[:left], len(bounds))
    pieces = window_pieces(columns, results, bounds, lambda there, part: run(there, part, arguments()))
    if pieces is not None:
        listed = piece_list(left, dtypes, plan.masked)
        run_pieces(pieces, columns, results, endless=plan.stops, left=listed)
        return results if listed is None else (*results, listed.column())
    return downloaded(run(tuple(upload(columns)), bounds, arguments()), left)


def row_pieces(
    columns: Sequence[Column],
    results: Sequence[Column],
    run: Callable[[tuple[Column, ...], int], Sequence[Column]],
    run_at: Callable[[list[int], int], None] | None = None,
) -> list[Piece]:
    """Return the pieces of a call row by row; ``run`` takes the columns' rows on the device, and their number.

    ``run_at`` takes the addresses of the columns' and the results' arrays, and the number of rows.
    """
    (rows,) = {len(result) for result in results}
    each = rows_of_a_piece(columns, results, rows)
    return [
        Piece(
            first=i,
            end=end,
            begin=i,
            stop=end,
            run=lambda there, n=end - i: run(there, n),  # type: ignore[misc]
            run_at=run_at and (lambda words, n=end - i: run_at(words, n)),
        )
        for i in range(0, rows, each)
        for end in [min(i + each, rows)]
    ]


def window_pieces(
    columns: Sequence[Column],
    results: Sequence[Column],
    bounds: Bounds,
    run: Callable[[tuple[Column, ...], Bounds], Sequence[Column]],
) -> list[Piece] | None:
    """Return the pieces of a call over windows; None if they share so many rows that these are brought once."""
    if not isinstance(bounds, FixedBounds):
        return None
    windows = len(bounds)
    each = -(-rows_of_a_piece(columns, results, bounds.rows) // bounds.step // MULTIPLE) * MULTIPLE
    least = -(-MIN_WINDOWS * bounds.length // bounds.step // MULTIPLE) * MULTIPLE
    if least * bounds.step * bytes_of_a_row(columns, results) > LARGEST:
        return None
    pieces = []
    for i in range(0, windows, max(each, least)):
        end = min(i + max(each, least), windows)
        inside, begin, stop = bounds.part(i, end, BYTE_BITS)
        pieces.append(
            Piece(first=i, end=end, begin=begin, stop=stop, run=lambda there, b=inside: run(there, b))  # type: ignore[misc]
        )
    return pieces


def rows_of_a_piece(columns: Sequence[Column], results: Sequence[Column], rows: int) -> int:
    """Return how many rows a piece has: FEW of LEAST_BYTES or more, or as many for each thread of up to PIECE_BYTES."""
    bytes_, threads = rows * bytes_of_a_row(columns, results), thread_count()
    count = max(-(-bytes_ // PIECE_BYTES), min(FEW, bytes_ // LEAST_BYTES), 1)
    if count > threads:
        count = -(-count // threads) * threads
    return max(-(-rows // (count * MULTIPLE)), 1) * MULTIPLE


def bytes_of_a_row(columns: Sequence[Column], results: Sequence[Column]) -> int:
    """Return the bytes of a row, on the way there or back, whichever are more; a bit counts as a byte."""
    there, back = (sum(c.values.itemsize + (c.validity is not None) for c in some) for some in (columns, results))
    return max(int(there), int(back), 1)
