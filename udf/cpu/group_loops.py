"""Groups on the processor: the rows of each code, and what is reduced of them without moving a row.

A recognised reduction is folded by code, in one pass over codes and values; rows are cut between threads. For all else
columns are brought together by a counting sort.
"""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING, Final

import numpy as np

from udf.base.address import address
from udf.base.records import dataclass
from udf.base.stages import COUNTS, ScalarParameter
from udf.base.threads import run_tasks, threads_for
from udf.columns.bitmask import valid_rows
from udf.cpu.group_fold import state_width
from udf.cpu.reduce_monoids import MONOIDS
from udf.cpu.row_plan import SLOT
from udf.cpu.text_results import ITEM, write_places
from udf.cpu.windows_plan import GROUPS_LL
from udf.windows.bounds import GroupedBounds, count_codes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from udf.base.annotations import Array
    from udf.columns.column import Column
    from udf.cpu.code import Code

SLICE: Final = 1 << 20
"""Rows between two looks at signals, in loops that do not look themselves: some 5 ms."""

ONE_PASS: Final = 1 << 14
"""Groups up to which rows go to their groups in one pass: more places to write to than a processor's own cache holds
lines. Of 10^6 groups, 2^22 rows, a column took 108 ms."""

DIGIT_BITS: Final = 10
"""Bits of a code by which the first of two passes goes."""

SAMPLE: Final = 1 << 16
"""Rows whose codes say how long stretches are."""

LONG_RUN: Final = 8
"""Rows of a stretch with one code, on average, from which on its reduction is kept in registers: else a row waits for
what the one before has written (a sum, 2^23 rows of one group: 110 ms, in registers 30)."""

RANGES: Final = 8
"""Threads that each take a range of the codes, at most: each of them reads all codes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CountingPass:
    """Rows to where those of equal codes, shifted by ``shift`` bits, lie together: one pass over them as they lie.

    Share k of the rows begins at ``cuts[k]``, its first row of each such code goes to ``heads[k]``, and the next ones
    behind it; with one array of these for all shares no code is in two.
    """

    codes: Array
    shift: int
    heads: Array
    cuts: Sequence[int]

    def moves(self, values: Array, code: Code, into: Array, *, back: bool = False) -> Array:
        """Write ``values``, each in a slot of 8 bytes, to ``into``, or from there ``back``; return that."""
        heads, move, cuts = self.heads.copy(), code.function(GROUPS_LL, "udf_move"), self.cuts

        def share(k: int) -> None:
            for first in range(cuts[k], cuts[k + 1], SLICE):
                stop = min(first + SLICE, cuts[k + 1])
                wide = values if values.itemsize == SLOT else widen_to_slots(values[first:stop], np.zeros(stop - first))
                at = address(wide) - (0 if wide is values else SLOT * first)
                move(
                    address(self.codes),
                    first,
                    stop,
                    self.shift,
                    address(heads[k % len(heads)]),
                    at,
                    address(into),
                    back,
                )

        run_tasks([partial(share, k) for k in range(len(cuts) - 1)], len(cuts) - 1)
        return into


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupOrder:
    """Where the rows of each group lie together: group j begins at ``starts[j]``.

    The passes bring them there; none where they lie so.
    """

    starts: Array
    passes: tuple[CountingPass, ...] = ()

    def moves(self, values: Array, code: Code, into: Array, *, back: bool = False) -> Array:
        """Write ``values`` to the slots of ``into`` group by group, or ``back`` to the rows; return that.

        A row at a time, with no list of rows: those of each group are written, or read, one by one.
        """
        passes = self.passes[::-1] if back else self.passes
        for one in passes:
            values = one.moves(values, code, into if one is passes[-1] else np.empty(values.size), back=back)
        return into if passes else widen_to_slots(values, into)


def widen_to_slots(values: Array, into: Array) -> Array:
    """Write ``values`` to ``into``, zeros of 8 bytes each; return that."""
    into.view(values.dtype)[:: SLOT // values.itemsize] = values
    return into


def order_of(bounds: GroupedBounds, code: Code) -> GroupOrder:
    """Return where the rows of each group go, by counting; once for all functions of the same groups."""
    order: GroupOrder | None = bounds.kept.get("order")
    if order is None:
        order = bounds.kept["order"] = _order_of(bounds, code)
    return order


def _order_of(bounds: GroupedBounds, code: Code) -> GroupOrder:
    if bounds.starts is not None:
        return GroupOrder(starts=bounds.starts)
    if bounds.whole:
        return GroupOrder(starts=np.array([0, bounds.rows]))
    groups, rows, codes = len(bounds), bounds.rows, bounds.codes
    starts = np.zeros(groups + 1, np.int64)
    np.cumsum(bounds.counts(), out=starts[1:])
    if _is_sorted(codes):
        return GroupOrder(starts=starts)
    shift = 0 if groups <= ONE_PASS else groups.bit_length() - DIGIT_BITS
    begin = starts[:-1][:: 1 << shift]
    counts = count_codes(lambda a, b: codes[a:b] >> shift, rows, begin.size) if shift else bounds.tallies()
    cuts = [rows * k // len(counts) for k in range(len(counts) + 1)]
    first = CountingPass(codes=codes, shift=shift, heads=np.cumsum(counts, axis=0) - counts + begin, cuts=cuts)
    if not shift:
        return GroupOrder(starts=starts, passes=(first,))
    there = first.moves(codes, code, np.empty(starts[-1], np.int64))
    ends = np.append(begin, starts[-1])
    cuts = [int(ends[np.searchsorted(ends, starts[-1] * k // len(counts))]) for k in range(len(counts) + 1)]
    return GroupOrder(
        starts=starts, passes=(first, CountingPass(codes=there, shift=0, heads=starts[None, :-1], cuts=cuts))
    )


def _is_sorted(codes: Array) -> bool:
    """Return whether no row has a code below 0, or below that of the row before."""
    pieces = (codes[a : a + SLICE] for a in range(0, codes.size, SLICE - 1))
    return not codes.size or bool(codes[0] >= 0 and all((one[1:] >= one[:-1]).all() for one in pieces))


def rows_of(bounds: GroupedBounds, code: Code) -> Array | None:
    """Return the numbers of the rows group by group, once for all functions of the same groups; None if in order."""
    order = order_of(bounds, code)
    if order.passes and "rows" not in bounds.kept:
        bounds.kept["rows"] = order.moves(np.arange(bounds.rows), code, np.empty(order.starts[-1], np.int64))
    return bounds.kept.get("rows")


# -- columns -------------------------------------------------------------------------------------------


def numbers(column: Column) -> Array:
    """Return a column as float64, a null as NaN: itself if it is that."""
    values = np.asarray(column.values, np.float64)
    if column.validity is not None:
        values = np.where(valid_rows(column), values, np.nan)
    return values if address(values) % 8 == 0 else values.copy()


@dataclass(frozen=True, slots=True, kw_only=True)
class GatheredColumns:
    """Columns group by group: ``values`` (columns, rows), each in a slot of 8 bytes; of text where its place is.

    The slots of text are addresses in ``places``, one array (rows, 2) a column.
    """

    values: Array
    places: tuple[Array, ...] = ()


def gather(columns: tuple[Column, ...], bounds: GroupedBounds, code: Code, *, moved: bool = True) -> GatheredColumns:
    """Return the columns group by group; if they are not to be ``moved``, row by row."""
    order = order_of(bounds, code) if moved else GroupOrder(starts=np.array([0, bounds.rows]))
    rows = int(order.starts[-1])
    if len(columns) == 1 and not order.passes and columns[0].values.dtype == np.float64:
        return GatheredColumns(values=numbers(columns[0]).reshape(1, rows))
    slots, places = np.zeros((len(columns), rows), np.float64), []
    for into, column in zip(slots, columns, strict=True):
        if column.text is not None:
            places.append(_places(column, rows_of(bounds, code) if moved else None, rows))
            into.view(np.int64)[:] = address(places[-1]) + ITEM * np.arange(rows)
            continue
        if column.dtype.kind in "OT":
            continue  # a label that the code mentions for another reason: its use is refused
        values = column.values if column.validity is None else numbers(column)
        order.moves(np.ascontiguousarray(values), code, into)
    return GatheredColumns(values=slots, places=tuple(places))


def _places(column: Column, numbers: Array | None, rows: int) -> NDArray[np.int64]:
    """Return where each text of a column is, and how long, group by group: int64 (rows, 2)."""
    places = np.empty((rows, 2), np.int64)

    def take(first: int) -> None:
        part = slice(first, min(first + SLICE, rows))
        write_places(places, column, part, part if numbers is None else numbers[part])

    run_tasks([partial(take, first) for first in range(0, rows, SLICE)], threads_for(rows))
    return places


# -- reductions ----------------------------------------------------------------------------------------


class GroupReductions:
    """The reductions ``takes`` of all groups, found once a call, with room behind them for a whole chunk."""

    def __init__(self, columns: tuple[Column, ...], bounds: GroupedBounds, room: int, code: Code) -> None:
        self._columns, self._bounds, self._room, self._code = columns, bounds, room, code
        self._groups = len(bounds)
        self._numbers: dict[int, Array] = {}
        self._parts: dict[tuple[str, int], Array] = {}
        self._found: dict[tuple[str, int, int], Array] = {}

    def find(self, parameter: ScalarParameter) -> Array:
        """Return a reduction of each group; behind them, up to the room, zeros."""
        name = parameter.reduction or parameter.what
        column = 0 if name == "rows" else parameter.index
        found = self._found.get((name, column, parameter.offset))
        if found is None:
            found = np.zeros(self._room, np.int64 if name in COUNTS else np.float64)
            if self._groups:
                self._fill(name, column, parameter.offset, found[: self._groups])
            self._found[name, column, parameter.offset] = found
        return found

    def _fill(self, name: str, column: int, offset: int, out: Array) -> None:
        bounds, code = self._bounds, self._code
        if name == "rows":
            out[:] = bounds.counts()
            return
        values = self._of(column)
        if name == "nans":
            count_nans(values, bounds, out)
        elif name == "item":
            self._items(out, values, offset)
        else:
            parts = self._parts_of(name, column, values)
            code.function(f"fold.{name}", f"udf_finish_{name}")(address(parts), address(out), out.size)

    def _parts_of(self, name: str, column: int, values: object) -> Array:
        """Return the parts of a reduction; what a sum lost has its own."""
        key = ("sum" if name == "rest" else name, column)
        parts = self._parts.get(key)
        if parts is None:
            parts = self._parts[key] = fold_by_code(name, values, self._bounds, self._code)
        return parts

    def _of(self, column: int) -> Array:
        found = self._numbers.get(column)
        if found is None:
            found = self._numbers[column] = numbers(self._columns[column])
        return found

    def _items(self, out: Array, values: Array, offset: int) -> None:
        """Take one value of each group; any other where the group has no such."""
        order, rows = order_of(self._bounds, self._code), rows_of(self._bounds, self._code)
        if not values.size or not order.starts[-1]:
            return
        at = (order.starts[:-1] if offset >= 0 else order.starts[1:]) + offset
        if rows is not None:
            at = np.take(rows, at, mode="clip")
        np.take(values, at, mode="clip", out=out)


def fold_by_code(name: str, values: object, bounds: GroupedBounds, code: Code) -> Array:
    """Return the parts of each group's reduction ``name`` of ``values``: one pass over codes and values.

    Each thread takes a share of the rows, and reductions of its own; where those would be more than the rows, a range
    of the codes instead.
    """
    monoid, rows, placed = MONOIDS[name], bounds.rows, bounds.placed()
    fold = code.function(f"fold.{name}", f"udf_{'run' if has_runs(bounds) else 'fold'}_{name}")
    threads, room, at = threads_for(rows), placed.room, (address(values), address(placed.places))
    by_rows = threads > 1 and len(bounds) * state_width(monoid) * threads <= rows
    shares = threads if by_rows else min(threads, RANGES)
    every = [identities(name, room) for _ in range(shares if by_rows else 1)]

    def share(k: int) -> None:
        here = (rows * k // shares, rows * (k + 1) // shares) if by_rows else (0, rows)
        low, high = (0, room) if by_rows else (room * k // shares, room * (k + 1) // shares)
        parts = address(every[k if by_rows else 0])
        for first in range(*here, SLICE):
            fold(*at, first, min(first + SLICE, here[1]), low, high, parts)

    run_tasks([partial(share, k) for k in range(shares)], threads)
    for later in every[1:]:
        code.function(f"fold.{name}", f"udf_merge_{name}")(address(every[0]), address(later), room)
    return placed.of_groups(every[0])


def count_nans(values: Array, bounds: GroupedBounds, out: Array) -> None:
    """Write how many of each group's ``values`` are NaN to ``out``, zeros."""
    least = np.minimum.reduce(values) if values.size else 0.0
    if least != least:  # noqa: PLR0124 - NaN; np.isnan of one number takes 1 us
        placed = bounds.placed()
        missing = placed.places[np.isnan(values)]
        out[:] = placed.of_groups(np.bincount(missing[missing >= 0], minlength=placed.room))


def has_runs(bounds: GroupedBounds) -> bool:
    """Return whether long stretches of rows have one code."""
    found: bool | None = bounds.kept.get("runs")
    if found is None:
        some = bounds.first_places(SAMPLE)
        found = bounds.whole or bool(np.count_nonzero(some[1:] != some[:-1]) * LONG_RUN < some.size)
        bounds.kept["runs"] = found
    return found


def identities(name: str, groups: int) -> NDArray[np.float64]:
    """Return the parts of groups without a row."""
    width, numbers = nothing_of(name)
    parts = np.zeros((groups, width))
    for k, value in numbers:
        parts[:, k] = value
    return parts


@cache
def nothing_of(name: str) -> tuple[int, list[tuple[int, float]]]:
    """Return how many numbers the reduction of one code has, and which are not 0 before its first row."""
    monoid = MONOIDS[name]
    numbers = enumerate(map(_number, monoid.nothing))
    return state_width(monoid), [(k, value) for k, value in numbers if value]


def _number(text: str) -> float:
    """Return the number that LLVM IR writes as ``text``."""
    return float(np.uint64(int(text, 16)).view(np.float64)) if text.startswith("0x") else float(text)
