"""Groups on the processor: the rows of each code, and what is reduced of them without moving a row.

A recognised reduction is folded by code, in one pass over codes and values; rows are cut between threads. For all else
rows are brought together by a counting sort, and columns gathered by it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from udf.cpu.address import address
from udf.cpu.group_fold import counts_rows
from udf.cpu.reduce_monoids import MONOIDS
from udf.cpu.windows_plan import GROUPS_LL
from udf.cpu.windows_texts import ITEM, write_places
from udf.nulls.bitmask import valid_rows
from udf.options import options
from udf.process.threads import processors, together

if TYPE_CHECKING:
    from udf.column import Column
    from udf.cpu.code import Code
    from udf.stages import Taken
    from udf.windows.bounds import GroupedBounds

SLICE: Final = 1 << 20
"""Rows between two looks at signals, in loops that do not look themselves: some 5 ms."""

SMALL: Final = 1 << 16
"""Rows below which a second thread costs more than it saves."""

LONG_RUN: Final = 8
"""Rows of a stretch with one code, on average, from which on its reduction is kept in registers: else a row waits for
what the one before has written (a sum, 2^23 rows of one group: 110 ms, in registers 30)."""

RANGES: Final = 8
"""Threads that each take a range of the codes, at most: each of them reads all codes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tally:
    """How many rows each group has, int64 (groups,); whether the codes never decrease, and none is below 0.

    ``runs`` is how many stretches of neighbours have one code.
    """

    rows: Any
    runs: int
    is_sorted: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Order:
    """The rows group by group: ``rows`` their numbers, None if they are in order; group j begins at ``starts[j]``."""

    rows: Any
    starts: Any


def tally_of(bounds: GroupedBounds, code: Code) -> Tally:
    """Return how many rows each group has; once for all functions of the same groups."""
    if bounds.whole:
        return Tally(rows=np.array([bounds.rows]), runs=1, is_sorted=True)
    if "tally" not in bounds.kept:
        counts = np.zeros(len(bounds), np.int64)
        found = code.function(GROUPS_LL, "udf_tally")(address(bounds.codes), bounds.rows, address(counts))
        bounds.kept["tally"] = Tally(rows=counts, runs=(found >> 1) + 1, is_sorted=bool(found & 1))
    tally: Tally = bounds.kept["tally"]
    return tally


def order_of(bounds: GroupedBounds, code: Code) -> Order:
    """Return the rows group by group, by a counting sort; once for all functions of the same groups."""
    if bounds.starts is not None:
        return Order(rows=None, starts=bounds.starts)
    if "order" not in bounds.kept:
        tally = tally_of(bounds, code)
        starts = np.zeros(len(bounds) + 1, np.int64)
        np.cumsum(tally.rows, out=starts[1:])
        rows = None
        if not tally.is_sorted:
            rows, ahead = np.empty(int(starts[-1]), np.int64), starts[:-1].copy()
            place = code.function(GROUPS_LL, "udf_order")
            for first in range(0, bounds.rows, SLICE):
                stop = min(first + SLICE, bounds.rows)
                place(address(bounds.codes), first, stop, address(ahead), address(rows))
        bounds.kept["order"] = Order(rows=rows, starts=starts)
    order: Order = bounds.kept["order"]
    return order


# -- columns -------------------------------------------------------------------------------------------


def numbers(column: Column) -> Any:
    """Return a column as float64, a null as NaN: itself if it is that."""
    values = np.asarray(column.values, np.float64)
    if column.validity is not None:
        values = np.where(valid_rows(column), values, np.nan)
    return values if address(values) % 8 == 0 else values.copy()


@dataclass(frozen=True, slots=True, kw_only=True)
class Gathered:
    """Columns group by group: ``values`` (columns, rows), each in a slot of 8 bytes; of text where its place is.

    The slots of text are addresses in ``places``, one array (rows, 2) a column.
    """

    values: Any
    places: tuple[Any, ...] = ()


def gathered(columns: tuple[Column, ...], order: Order) -> Gathered:
    """Return the columns group by group."""
    rows = int(order.starts[-1])
    if len(columns) == 1 and order.rows is None and columns[0].values.dtype == np.float64:
        return Gathered(values=numbers(columns[0]).reshape(1, rows))
    slots, places = np.zeros((len(columns), rows), np.float64), []
    for into, column in zip(slots, columns, strict=True):
        if column.text is not None:
            places.append(_places(column, order, rows))
            into.view(np.int64)[:] = address(places[-1]) + ITEM * np.arange(rows)
            continue
        if column.dtype.kind in "OT":
            continue  # a label that the code mentions for another reason: its use is refused
        values = column.values if column.validity is None else numbers(column)
        own = into.view(values.dtype)[:: 8 // values.dtype.itemsize]

        def take(first: int, own: Any = own, values: Any = values) -> None:
            part = slice(first, min(first + SLICE, rows))
            own[part] = values[part] if order.rows is None else values[order.rows[part]]

        together([partial(take, first) for first in range(0, rows, SLICE)], _threads(rows))
    return Gathered(values=slots, places=tuple(places))


def _places(column: Column, order: Order, rows: int) -> Any:
    """Return where each text of a column is, and how long, group by group: int64 (rows, 2)."""
    places = np.empty((rows, 2), np.int64)

    def take(first: int) -> None:
        part = slice(first, min(first + SLICE, rows))
        write_places(places, column, part, part if order.rows is None else order.rows[part])

    together([partial(take, first) for first in range(0, rows, SLICE)], _threads(rows))
    return places


# -- reductions ----------------------------------------------------------------------------------------


class Reduced:
    """The reductions ``takes`` of all groups, found once a call, with room behind them for a whole chunk."""

    def __init__(self, columns: tuple[Column, ...], bounds: GroupedBounds, room: int, code: Code) -> None:
        self._columns, self._bounds, self._room, self._code = columns, bounds, room, code
        self._numbers: dict[int, Any] = {}
        self._found: dict[tuple[str, int, int], Any] = {}

    def find(self, taken: Taken) -> Any:
        """Return a reduction of each group; behind them, up to the room, zeros."""
        key = (str(taken.reduction), 0 if taken.reduction == "rows" else taken.index, taken.offset)
        if key not in self._found:
            name, column, offset = key
            out = np.zeros(self._room, np.int64 if name in {"rows", "nans"} else np.float64)
            if len(self._bounds):
                self._fill(name, column, offset, out[: len(self._bounds)])
            self._found[key] = out
        return self._found[key]

    def _fill(self, name: str, column: int, offset: int, out: Any) -> None:
        bounds, code = self._bounds, self._code
        if name == "rows":
            out[:] = tally_of(bounds, code).rows
            return
        values = self._of(column)
        if name == "nans":
            missing = bounds.codes[np.isnan(values)]
            out[:] = np.bincount(missing[missing >= 0], minlength=out.size)
        elif name == "item":
            self._items(out, values, offset)
        else:
            folded(name, values, bounds, out, code)

    def _of(self, column: int) -> Any:
        if column not in self._numbers:
            self._numbers[column] = numbers(self._columns[column])
        return self._numbers[column]

    def _items(self, out: Any, values: Any, offset: int) -> None:
        """Take one value of each group; any other where the group has no such."""
        order = order_of(self._bounds, self._code)
        if not values.size or not order.starts[-1]:
            return
        at = (order.starts[:-1] if offset >= 0 else order.starts[1:]) + offset
        if order.rows is not None:
            at = np.take(order.rows, at, mode="clip")
        np.take(values, at, mode="clip", out=out)


def folded(name: str, values: Any, bounds: GroupedBounds, out: Any, code: Code) -> None:
    """Write each group's reduction ``name`` of ``values`` to ``out``: one pass over codes and values.

    Each thread takes a share of the rows, and reductions of its own; where those would be more than the rows, a range
    of the codes instead.
    """
    monoid, groups, rows = MONOIDS[name], len(bounds), bounds.rows
    runs = tally_of(bounds, code).runs * LONG_RUN <= rows
    fold = code.function(f"fold.{name}", f"udf_{'run' if runs else 'fold'}_{name}")
    threads = _threads(rows)
    by_rows = threads == 1 or groups * (len(monoid.parts) + 1) * threads <= rows
    shares = threads if by_rows else min(threads, RANGES)
    every = [_nothing(name, groups) for _ in range(shares if by_rows else 1)]

    def share(k: int) -> None:
        here = (rows * k // shares, rows * (k + 1) // shares) if by_rows else (0, rows)
        low, high = (0, groups) if by_rows else (groups * k // shares, groups * (k + 1) // shares)
        parts = every[k if by_rows else 0]
        for first in range(*here, SLICE):
            stop = min(first + SLICE, here[1])
            fold(address(values), address(bounds.codes), first, stop, low, high, address(parts), groups)

    together([partial(share, k) for k in range(shares)], threads)
    for later in every[1:]:
        merge = code.function(f"fold.{name}", f"udf_merge_{name}")
        merge(address(every[0]), address(later), groups, groups)
    code.function(f"fold.{name}", f"udf_finish_{name}")(address(every[0]), address(out), groups, groups)


def _nothing(name: str, groups: int) -> Any:
    """Return the parts of groups without a row."""
    monoid = MONOIDS[name]
    parts = np.empty((len(monoid.parts) + counts_rows(monoid), groups))
    for part, value in zip(parts, [*map(_number, monoid.nothing), 0.0], strict=False):
        part[:] = value
    return parts


def _number(text: str) -> float:
    """Return the number that LLVM IR writes as ``text``."""
    return float(np.uint64(int(text, 16)).view(np.float64)) if text.startswith("0x") else float(text)


def _threads(rows: int) -> int:
    """Return how many threads go over ``rows`` rows."""
    return min(options.threads or processors(), max(rows // SMALL, 1))
