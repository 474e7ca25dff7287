"""Rows in the order of codes of few bits, with the columns that belong to them: kernels/device_sort.cuh.

Reductions of groups in place of the last pass of the sort that would bring their rows together.

kernels/device_fold_tiles.cuh: of few groups a tile of rows has several of each, and what those come to is far less to
write and to read than the rows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

import cupy
import numpy as np

from udf.base.dtypes import DTYPES
from udf.base.records import dataclass
from udf.cuda.builtin_kernels import FOLD, SORT, builtin_kernels, widths
from udf.cuda.memory import current_stream, memory_errors

if TYPE_CHECKING:
    from udf.cuda.group_plan import GroupPolicy


MAX_COLUMNS: Final = 6
"""Columns that one sort carries (``most_carried``)."""

RANGE_BLOCKS: Final = 528
"""Blocks that look at keys: four for each multiprocessor of an H200."""


@dataclass(frozen=True, slots=True, kw_only=True)
class KeyRange:
    """What one look at whole numbers shows: the least, the greatest, and whether they never decrease."""

    least: int
    greatest: int
    is_sorted: bool


def key_range(values: cupy.ndarray) -> KeyRange:
    """Return what is known of ``values``, whole numbers on the current device, (n,), n > 0."""
    stream, there = cupy.cuda.get_current_stream(), cupy.cuda.alloc_pinned_memory(24 * RANGE_BLOCKS)
    kernel = builtin_kernels(("look",), (DTYPES[values.dtype.name].cpp,)).kernel("look")
    kernel.launch(RANGE_BLOCKS, [values.data.ptr, values.size, there.ptr], stream.ptr, tile=1)
    stream.synchronize()  # the kernel has written to host memory
    found = np.frombuffer(there, f"{values.dtype.kind}8", 3 * RANGE_BLOCKS).reshape(RANGE_BLOCKS, 3)
    return KeyRange(least=int(found[:, 0].min()), greatest=int(found[:, 1].max()), is_sorted=not found[:, 2].any())


@dataclass(frozen=True, slots=True, kw_only=True)
class SortedRows:
    """Codes in order, the numbers of their rows (uint32; None if not asked for), and columns in their order.

    ``passes`` are where rows went in each, uint32 (n,): kept where columns go back.
    """

    codes: cupy.ndarray
    numbers: cupy.ndarray
    columns: list[cupy.ndarray]
    passes: tuple[cupy.ndarray, ...] = ()


def sort_rows(
    codes: cupy.ndarray,
    values: int,
    columns: Sequence[object] = (),
    *,
    numbers: bool = False,
    returns: bool = False,
    counted: list[DigitCounts] | None = None,
    passes: int | None = None,
    first: int = 0,
) -> SortedRows:
    """Return rows in the order of their ``codes``, which are 0 .. ``values`` (without it); equal ones as they were.

    ``codes`` are unsigned, (n,); ``columns`` have 8 bytes a row. With ``returns`` others can be brought back
    (:func:`unsort`). ``counted`` are the counts of passes over these codes so far, and grows: they depend on nothing
    else. After so many ``passes`` rows are in the order of the lowest bits alone; with ``first`` in that of the bits
    from there on. The work is queued on CuPy's current stream.

    Raises
    ------
    DeviceMemoryError
        If it does not fit; nothing is kept.
    """
    rows = codes.size
    assert rows < 2**32, "rows are numbered in 32 bits"
    bits = widths(((values - 1) >> first) + 1)[:passes]
    carried, left = list(columns[:MAX_COLUMNS]), list(columns[MAX_COLUMNS:])
    move = builtin_kernels(SORTING[2:], (DTYPES[codes.dtype.name].cpp,)).kernel("move")
    known, stream, shift = [] if counted is None else counted, current_stream(), first
    here, rooms = SortedRows(codes=codes, numbers=None, columns=carried), list[SortedRows]()
    done: list[cupy.ndarray] = []
    each = codes.itemsize + 4 * numbers + 8 * len(carried)
    with memory_errors(rows * (min(len(bits), 2) * each + 4 * len(bits) * returns)):
        for i, width in enumerate(bits):
            if i == len(known):
                known.append(count_digit(here.codes, shift, width))
            if i < 2:
                rooms.append(_allocate(rows, codes.dtype, len(carried), numbers=numbers))
            there, (counts, totals) = rooms[i % 2], known[i]
            done += [cupy.empty(rows, np.uint32)] if returns else []
            words = [
                *_addresses(here.codes, there.codes, counts, totals),
                rows,
                *_addresses(here.numbers, there.numbers),
            ]
            words += [*_addresses(done[-1] if returns else None), *_digit(rows, shift, width)]
            move.launch(rows, [*words, *_column_words(here.columns, there.columns)], stream)
            here, shift = there, shift + width
    if left:
        here.columns.extend(sort_rows(codes, values, left, counted=known, first=first).columns)
    return replace(here, passes=tuple(done))


SORTING: Final = ("count", "place", "move")

DigitCounts: TypeAlias = "tuple[cupy.ndarray, cupy.ndarray]"
"""Where the rows of each digit go, tile by tile, and how many each digit has."""


def _digit(rows: int, shift: int, width: int) -> list[int]:
    """Return a ``digit_of`` as words."""
    return [-(-rows // SORT.tile_rows), shift | ((1 << width) - 1) << 32]


def count_digit(
    keys: cupy.ndarray, shift: int, width: int, least: int = 0, codes: cupy.ndarray | None = None
) -> DigitCounts:
    """Count the ``width`` bits from ``shift`` on of ``keys - least``, (n,), for one pass; write that to ``codes``.

    Raises
    ------
    DeviceMemoryError
        If the counts do not fit.
    """
    rows, digit, stream = keys.size, _digit(keys.size, shift, width), current_stream()
    types = tuple(DTYPES[one.dtype.name].cpp for one in (keys, keys if codes is None else codes))
    count, place = (builtin_kernels(SORTING[:2], types).kernel(name) for name in SORTING[:2])
    with memory_errors(4 * (digit[0] + 1) << width):
        counts, totals = cupy.empty(digit[0] << width, np.uint32), cupy.empty(1 << width, np.uint32)
    count.launch(rows, [keys.data.ptr, least % 2**64, rows, *digit, *_addresses(codes, counts)], stream)
    place.launch(1 << width, [counts.data.ptr, totals.data.ptr, digit[0]], stream, tile=1)
    return counts, totals


def encode_keys(keys: cupy.ndarray, least: int, dtype: np.dtype, values: int) -> tuple[cupy.ndarray, list[DigitCounts]]:
    """Return ``keys - least``, 0 .. ``values`` (without it), in ``dtype``, and the counts of the first pass."""
    codes = cupy.empty(keys.size, dtype)
    return codes, [count_digit(keys, 0, widths(values)[0], least, codes)]


def unsort(passes: Sequence[cupy.ndarray], columns: Sequence[object]) -> list[cupy.ndarray]:
    """Return columns of 8 bytes a row, in the order that ``passes`` brought rows to, as the rows were before.

    ``columns`` are used for what is on the way.
    """
    found: list[cupy.ndarray] = []
    rows, back = passes[0].size, builtin_kernels(("back",), ()).kernel("back")
    for first in range(0, len(columns), MAX_COLUMNS):
        here = list(columns[first : first + MAX_COLUMNS])
        with memory_errors(8 * rows * len(here)):
            there = list(cupy.empty((len(here), rows), np.float64))
        for places in reversed(passes):
            back.launch(rows, [*_addresses(places), rows, *_column_words(here, there)], current_stream())
            here, there = there, here
        found += here
    return found


def _column_words(here: Sequence[object], there: Sequence[object]) -> list[int]:
    """Return how many columns go, where they are, and where they go, as words."""
    none = [None] * (MAX_COLUMNS - len(here))
    return [len(here), *_addresses(*here, *none), *_addresses(*there, *none)]


def _addresses(*arrays: cupy.ndarray | None) -> list[int]:
    return [0 if array is None else array.data.ptr for array in arrays]


def _allocate(rows: int, codes: object, columns: int, *, numbers: bool) -> SortedRows:
    """Return memory for sorted rows: the columns are those of one matrix."""
    own = cupy.empty(rows, np.uint32) if numbers else None
    values = list(cupy.empty((columns, rows), np.float64)) if columns else []
    return SortedRows(codes=cupy.empty(rows, codes), numbers=own, columns=values)


class TileReductions(NamedTuple):
    """Where the rows of each code would begin, int64 (codes + 1,), and the results of each column, (results, codes)."""

    starts: cupy.ndarray
    results: list[cupy.ndarray]


def reduce_tiles(
    codes: cupy.ndarray,
    values: int,
    columns: Sequence[cupy.ndarray],
    policies: Sequence[GroupPolicy],
    counted: list[DigitCounts],
) -> TileReductions | None:
    """Return the reductions ``policies`` of float64 ``columns`` by their ``codes``, which are 0 .. ``values``.

    ``counted`` is as for :func:`udf.cuda.sort.sort_rows`. None where parts would outweigh rows, or would not be
    joined by one pass.
    """
    rows, bits = codes.size, widths(values)
    lower, digits = (1 << bits[0], 1 << bits[-1]) if len(bits) == 2 else (1, 1 << bits[0])
    tiles, words = -(-rows // FOLD.tile_rows) + lower, sum(one.words for one in policies)
    if not 0 < len(columns) <= MAX_COLUMNS or len(bits) > 2 or tiles * digits * words > rows * len(columns):
        return None
    joints = ", ".join(f"joint<{', '.join(one.reducers)}>" for one in policies)
    kernels = builtin_kernels(("fold", "join"), (DTYPES[codes.dtype.name].cpp, joints))
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
