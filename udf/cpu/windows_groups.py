"""How a program of windows runs groups: from their reductions, or from their rows brought together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from udf.base.address import address
from udf.base.raising import CODE_BITS
from udf.base.records import dataclass
from udf.base.threads import threads_for
from udf.columns.bitmask import with_nulls
from udf.columns.column import Column, result_column
from udf.cpu.group_loops import SLICE, GatheredColumns, GroupReductions, gather, has_runs, numbers, order_of
from udf.cpu.row_plan import CHUNK
from udf.cpu.row_slices import FIRST
from udf.cpu.windows_plan import COUNTED, STREAM, LoopsPlan
from udf.cpu.windows_values import StagedColumns

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from udf.base.annotations import Array, ArrayOrScalar
    from udf.base.dtypes import DType
    from udf.cpu.code import Code
    from udf.cpu.halt import Halt
    from udf.cpu.row_slices import Loop
    from udf.windows.bounds import GroupedBounds

    Rest = tuple[list[int], int, object]
    Run = Callable[[Loop, list[int], Callable[[int], Rest], int, Array | None, int, Halt, int], int]

BLOCK = 1 << 16
"""Groups whose addresses are listed at a time."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ByReductions:
    """All groups as one part: group j is place j, its reductions are known."""

    arrays: tuple[Array, ...]
    loop: Loop
    stop: int
    first: int = 0

    @property
    def groups(self) -> int:
        """Return how many groups there are."""
        return self.stop

    def inputs(self, first: int, stop: int) -> tuple[list[Array], int]:
        """Return what the loop takes of all groups, and how far columns lie apart."""
        del first, stop
        return list(self.arrays), 0

    def run(self, drive: Run, a: int, b: int, halt: Halt) -> int:
        """Run groups ``a .. b``; return -1 or the first failure."""
        inputs = [address(array) + a * array.itemsize for array in self.arrays]
        failure = drive(
            self.loop, inputs, lambda done: ([at + 8 * done for at in inputs], 0, None), a, None, b - a, halt, 0
        )
        return failure if failure < 0 else failure + (a << CODE_BITS)


@dataclass(frozen=True, slots=True, kw_only=True)
class ByRows:
    """All groups as one part whose places are rows: a group is run where it begins, so that threads share the rows.

    ``takes`` are the arrays that its loop takes, by what they are and their number; ``out`` has a slot a row for each
    column that the function writes, and one behind.
    """

    values: GatheredColumns
    starts: Array
    block: tuple[Array, Array, Array] | None
    takes: Sequence[tuple[str, int]]
    keys: tuple[Array, ...]
    out: Array
    loop: Loop
    stop: int
    first: int = 0

    def run(self, drive: Run, a: int, b: int, halt: Halt) -> int:
        """Run the groups that begin at one of the rows ``a .. b``; return -1 or the first failure."""
        groups = self.groups
        begin, end = (int(np.searchsorted(self.starts[:-1], row)) for row in (a, b))
        end = groups if b >= self.stop else end
        for first in range(begin, end, BLOCK):
            stop = min(first + BLOCK, end)
            failure = self._block(drive, first, stop, halt)
            if halt.left:
                break
            if failure >= 0:
                return failure + (first << CODE_BITS)
        return -1

    @property
    def groups(self) -> int:
        """Return how many groups there are."""
        return int(self.starts.size) - 1

    def inputs(self, first: int, stop: int) -> tuple[list[Array], int]:
        """Return what the loop takes of groups ``first .. stop``, whole chunks, and how far columns lie apart."""
        kept = self.block if stop - first == self.groups else None
        at, rows, into = block_of(self.starts, first, stop) if kept is None else kept
        arrays, values = [], self.values.values
        for what, number in self.takes:
            if what == "rows":
                arrays.append(rows)
            elif what == "window":
                arrays.append(at + address(values))
            elif what == "key":
                arrays.append(_pad(self.keys[number][first:stop]))
            else:
                arrays.append(into + address(self.out[number]))
        return arrays, values.shape[1]

    def _block(self, drive: Run, first: int, stop: int, halt: Halt) -> int:
        arrays, pitch = self.inputs(first, stop)
        inputs = [address(array) for array in arrays]

        def rest(done: int) -> Rest:
            return [place + 8 * done for place in inputs], pitch, arrays

        return drive(self.loop, inputs, rest, first, None, stop - first, halt, pitch)


@dataclass(frozen=True, slots=True, kw_only=True)
class ByItems:
    """Rows as they lie, each by itself: it reads its own place of ``values``, and writes that of ``out``.

    ``looked`` are the arrays that it looks its group up in, by its code.
    """

    values: GatheredColumns
    codes: Array
    looked: tuple[Array, ...]
    out: Array
    loop: Loop
    stop: int
    first: int = 0

    def run(self, drive: Run, a: int, b: int, halt: Halt) -> int:
        """Run rows ``a .. b``, of which none raises."""
        values = self.values.values

        def rest(done: int) -> Rest:
            here, count = slice(a + done, b), b - a - done
            own, codes = np.zeros((len(values), CHUNK)), np.zeros(CHUNK, np.int64)
            own[:, :count], codes[:count] = values[:, here], self.codes[here]
            outs = [address(out) + 8 * (a + done) for out in self.out]
            return [address(own), address(codes), *outs], CHUNK, (own, codes)

        inputs = [address(array) + 8 * a for array in (values, self.codes, *self.out)]
        return drive(self.loop, inputs, rest, 0, None, b - a, halt, values.shape[1])


def block_of(starts: Array, first: int, stop: int) -> tuple[Array, Array, Array]:
    """Return where groups ``first .. stop`` begin, their rows, and where they write: whole chunks, places in bytes."""
    room = -(-(stop - first) // CHUNK) * CHUNK
    at, rows = np.zeros(room, np.int64), np.zeros(room, np.int64)
    here, behind = slice(0, stop - first), slice(stop - first, None)
    at[here] = starts[first:stop]
    rows[here] = starts[first + 1 : stop + 1] - at[here]
    rows[behind] = min(int(starts[-1]), 1)  # run too, where a whole chunk is: the first row alone
    at <<= 3
    into = at.copy()
    into[behind] = 8 * int(starts[-1])  # it writes behind all rows
    return at, rows, into


GroupedPart = ByReductions | ByRows | ByItems


class InOrder(NamedTuple):
    """Rows as they lie, whose groups' states are kept: what they wrote."""

    out: tuple[Array, ...]


IN_ORDER: Final = 1 << 18
"""Rows that a function has been run over, from which on its loop runs over them as they lie: that takes 10 ms to
compile."""

FEWEST: Final = 1 << 14
"""Rows of such a call, at least."""

IN_ORDER_THREADS: Final = 3
"""Threads up to which it does: of 2 million rows one takes 5 to 14 ms, 100 to 10^5 groups; to bring rows together first
takes 13 to 40, which threads share."""


class RowsInOrder:
    """A function of groups whose loop runs over rows as they lie (:mod:`udf.cpu.group_stream`), where that is one."""

    def __init__(self, plan: LoopsPlan, code: Code) -> None:
        self._plan, self._code, self._is_such, self._rows = plan, code, STREAM in code, 0

    def run(
        self, columns: tuple[Column, ...], bounds: GroupedBounds, given: Sequence[ArrayOrScalar]
    ) -> tuple[Column, ...] | None:
        """Return the results, and what was written; None where rows are to be brought together first.

        So they are where each group's rows lie together already, and from a call on in which a group ends the loop
        early, or raises.
        """
        if not self._is_such or bounds.rows < FEWEST or bounds.starts is not None or bounds.empty or bounds.whole:
            return None
        self._rows += bounds.rows
        if self._rows < IN_ORDER or threads_for(bounds.rows) > IN_ORDER_THREADS or has_runs(bounds):
            return None
        if any(column.dtype.kind in "OT" or column.text is not None for column in columns):
            return None
        found = _run_in_order(self._plan, self._code, columns, bounds, given)
        self._is_such = found is not None
        writes = self._plan.returns[0].writes
        if found is None or writes is None:
            return None if found is None else found[0]
        return (*found[0], *scatter(found[1], writes, bounds, self._code))


def _run_in_order(
    plan: LoopsPlan, code: Code, columns: tuple[Column, ...], bounds: GroupedBounds, given: Sequence[ArrayOrScalar]
) -> tuple[tuple[Column, ...], InOrder] | None:
    """Return the results, and what was written; None where a group ends the loop early, or raises.

    One thread goes over all rows: of two, each would look at all codes, and guess wrongly which ones are its own.
    """
    begin, run, end = (code.function(STREAM, f"udf_{one}") for one in ("begin_stream", "stream_rows", "end_stream"))
    says = begin(None, None, None, None, None, 0)
    if not says & COUNTED:
        bounds.mark()
    rows, placed = bounds.rows, bounds.placed()
    groups, room, marks = placed.groups, placed.room, placed.marks()
    if len(columns) == 1:
        values = np.ascontiguousarray(columns[0].values if columns[0].validity is None else numbers(columns[0]))
    else:
        values = gather(columns, bounds, code, moved=False).values
    words, states = np.zeros(len(given) + 1, np.int64), np.empty((room, says % COUNTED), np.int64)
    counts = placed.counts() if says & COUNTED else words  # or not read
    words[0] = rows  # columns lie so far apart
    for k, one in enumerate(given, start=1):
        words[k : k + 1].view(one.dtype)[:1] = one
    if begin(address(marks), address(counts), address(states), address(words), None, room) < 0:
        return None
    made = np.empty if bounds.rows_inside() == rows else np.zeros
    out = tuple([made(rows) for _ in plan.returns[0].writes or ()])
    outs = np.array([*map(address, out), 0], np.int64)
    at, here = (
        (address(values), values.itemsize, address(placed.places)),
        [*map(address, (counts, states, words, outs))],
    )
    if any(run(*at, first, min(first + SLICE, rows), *here) >= 0 for first in range(0, rows, SLICE)):
        return None
    results = [np.empty(groups, one.dtype.numpy) for one in plan.returns]
    valid = [np.ones(groups, bool) for _ in plan.returns]
    status = np.zeros(groups, np.uint32)
    arrays = [
        array for one, *both in zip(plan.returns, results, valid, strict=True) for array in both[: 1 + one.nullable]
    ]
    places = np.array([address(array) for array in (*arrays, status)], np.int64)
    if end(address(marks), address(counts), address(states), address(words), address(places), room) < 0 or status.any():
        return None
    found = [
        result_column(one, None if says.dtype.kind == "f" and not says.nullable else np.packbits(ok, bitorder="little"))
        for one, ok, says in zip(results, valid, plan.returns, strict=True)
    ]
    return tuple(found), InOrder(out)


def grouped_part(
    plan: LoopsPlan, loop: Loop, columns: tuple[Column, ...], bounds: GroupedBounds, code: Code
) -> GroupedPart:
    """Return the groups of ``columns`` as what they are run from."""
    groups = len(bounds)
    if plan.reduced:
        reduced = GroupReductions(columns, bounds, -(-max(groups, 1) // CHUNK) * CHUNK, code)
        found = tuple(
            [
                reduced.find(parameter) if parameter.what == "reduction" else _pad(bounds.keys[parameter.index])
                for parameter in plan.takes
                if parameter.what in {"reduction", "key"}
            ]
        )
        return ByReductions(arrays=found, loop=loop, stop=groups)
    if plan.items:
        return _by_items(plan, loop, columns, bounds, code)
    order, kept = order_of(bounds, code), bounds.kept
    takes = [(one.what, one.index) for one in plan.takes if one.what in {"window", "out", "rows", "key"}]
    if groups <= FIRST and "block" not in kept:
        kept["block"] = block_of(order.starts, 0, groups)
    return ByRows(
        values=gather(columns, bounds, code),
        starts=order.starts,
        block=kept.get("block"),
        takes=takes,
        keys=bounds.keys,
        out=np.empty((len(plan.returns[0].writes or ()), int(order.starts[-1]) + 1)),
        loop=loop,
        stop=max(int(order.starts[-1]), min(groups, 1)),  # groups without a row are run too
    )


def _by_items(plan: LoopsPlan, loop: Loop, columns: tuple[Column, ...], bounds: GroupedBounds, code: Code) -> ByItems:
    """Return the rows of ``columns`` as they lie, and what each looks up of its group."""
    reduced = GroupReductions(columns, bounds, len(bounds), code)
    looked = dict.fromkeys(one for one in plan.takes if one.what in {"rows", "reduction", "key"})
    return ByItems(
        values=gather(columns, bounds, code, moved=False),
        codes=bounds.codes,
        looked=tuple(bounds.keys[one.index] if one.what == "key" else reduced.find(one) for one in looked),
        out=np.empty((len(plan.returns[0].writes or ()), -(-bounds.rows // CHUNK) * CHUNK)),
        loop=loop,
        stop=bounds.rows if len(bounds) else 0,
    )


def _pad(array: Array) -> Array:
    """Return an array with room behind it for a whole chunk."""
    room = np.zeros(-(-max(array.size, 1) // CHUNK) * CHUNK, np.int64)
    room[: array.size] = array
    return room


def no_values(columns: tuple[Column, ...]) -> StagedColumns:
    """Return columns that no window is cut of."""
    return StagedColumns(values=np.empty((len(columns), 0)), counts=(None,) * len(columns), no_nan=True)


def scatter(
    part: GroupedPart | InOrder, dtypes: tuple[DType, ...], bounds: GroupedBounds, code: Code
) -> tuple[Column, ...]:
    """Return the columns that a function has written, row by row; null where a row is in no group."""
    assert not isinstance(part, ByReductions)
    order = order_of(bounds, code) if isinstance(part, ByRows) else None
    inside, found = bounds.rows_inside() if order is None else int(order.starts[-1]), []
    for slots, dtype in zip(part.out, dtypes, strict=True):
        if order is not None and order.passes:
            into = (np.empty if inside == bounds.rows else np.zeros)(bounds.rows)
            slots = order.moves(slots, code, into, back=True)  # noqa: PLW2901 - the same column
        values = np.ascontiguousarray(slots[: bounds.rows].view(dtype.numpy)[:: 8 // dtype.size])
        found.append(Column(values=values) if inside == bounds.rows else with_nulls(values, bounds.codes >= 0))
    return tuple(found)
