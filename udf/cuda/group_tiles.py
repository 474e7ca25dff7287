"""Reductions of groups in place of the last pass of the sort that would bring their rows together.

kernels/device_fold_tiles.cuh: of few groups a tile of rows has several of each, and what those come to is far less to
write and to read than the rows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from udf.cuda.builtin_kernels import FOLD, builtin_kernels
from udf.cuda.memory import current_stream, memory_errors
from udf.cuda.sort import CPP, MAX_COLUMNS, sort_rows, widths

if TYPE_CHECKING:
    from collections.abc import Sequence

    from udf.cuda.group_plan import GroupPolicy
    from udf.cuda.sort import DigitCounts

# ruff: noqa: PLC0415 - CuPy is loaded with the first column on a GPU


class TileReductions(NamedTuple):
    """Where the rows of each code would begin, int64 (codes + 1,), and the results of each column, (results, codes)."""

    starts: Any
    results: list[Any]


def reduce_tiles(
    codes: Any, values: int, columns: Sequence[Any], policies: Sequence[GroupPolicy], counted: list[DigitCounts]
) -> TileReductions | None:
    """Return the reductions ``policies`` of float64 ``columns`` by their ``codes``, which are 0 .. ``values``.

    ``counted`` is as for :func:`udf.cuda.sort.sort_rows`. None where parts would outweigh rows, or would not be
    joined by one pass.
    """
    import cupy

    rows, bits = codes.size, widths(values)
    lower, digits = (1 << bits[0], 1 << bits[-1]) if len(bits) == 2 else (1, 1 << bits[0])
    tiles, words = -(-rows // FOLD.tile_rows) + lower, sum(one.words for one in policies)
    if not 0 < len(columns) <= MAX_COLUMNS or len(bits) > 2 or tiles * digits * words > rows * len(columns):
        return None
    joints = ", ".join(f"joint<{', '.join(one.reducers)}>" for one in policies)
    kernels = builtin_kernels(("fold", "join"), (CPP[codes.dtype.name], joints))
    fold, join = kernels.kernel("fold"), kernels.kernel("join")
    if len(bits) == 2:
        found = sort_rows(codes, values, columns, counted=counted, passes=1)
        here, columns, totals, shift = found.codes, found.columns, counted[0][1], bits[0]
    else:
        here, totals, shift = codes, cupy.full(1, rows, np.uint32), 0
    with memory_errors(8 * (tiles * digits * (words + 1) + values * (1 + sum(one.results for one in policies)))):
        parts, counts = cupy.empty(tiles * digits * words, np.float64), cupy.empty(tiles * digits, np.uint32)
        sizes = cupy.zeros(values + 1, np.int64)
        out = cupy.empty((sum(one.results for one in policies), values), np.float64)
    given = [here.data.ptr, totals.data.ptr, lower, tiles, shift | (digits - 1) << 32, parts.data.ptr]
    given += [counts.data.ptr, values, sizes[1:].data.ptr, out.data.ptr]
    given += [*(one.data.ptr for one in columns), *[0] * (MAX_COLUMNS - len(columns))]
    fold.launch(tiles, given, current_stream(), tile=1)
    join.launch(values, given, current_stream(), tile=8)
    each = np.split(np.arange(len(out)), np.cumsum([one.results for one in policies[:-1]]))
    return TileReductions(starts=cupy.cumsum(sizes), results=[out[rows[0] : rows[-1] + 1] for rows in each])
