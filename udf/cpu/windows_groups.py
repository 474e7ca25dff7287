"""How a program of windows runs groups: from their reductions, or from their rows brought together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from udf.call.raising import CODE_BITS
from udf.cpu.address import address
from udf.cpu.groups import Reduced, gathered, order_of
from udf.cpu.plan import CHUNK
from udf.cpu.windows_values import Values

if TYPE_CHECKING:
    from collections.abc import Callable

    from udf.column import Column
    from udf.cpu.halt import Halt
    from udf.cpu.windows_code import Code
    from udf.cpu.windows_loop import Loop
    from udf.cpu.windows_plan import LoopsPlan
    from udf.windows.bounds import GroupedBounds

    Run = Callable[[Loop, list[int], int, int, int, list[Any], Halt], int]

BLOCK = 1 << 16
"""Groups whose addresses are listed at a time."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ByReductions:
    """All groups as one part: group j is place j, its reductions are known."""

    arrays: tuple[Any, ...]
    loop: Loop
    stop: int
    first: int = 0

    def run(self, drive: Run, a: int, b: int, halt: Halt) -> int:
        """Run groups ``a .. b``; return -1 or the first failure."""
        inputs = [address(array) + a * array.itemsize for array in self.arrays]
        failure = drive(self.loop, inputs, a, b - a, 0, [True], halt)
        return failure if failure < 0 else failure + (a << CODE_BITS)


@dataclass(frozen=True, slots=True, kw_only=True)
class ByRows:
    """All groups as one part whose places are rows: a group is run where it begins, so that threads share the rows."""

    values: Any
    starts: Any
    loop: Loop
    stop: int
    first: int = 0

    def run(self, drive: Run, a: int, b: int, halt: Halt) -> int:
        """Run the groups that begin at one of the rows ``a .. b``; return -1 or the first failure."""
        groups = self.starts.size - 1
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

    def _block(self, drive: Run, first: int, stop: int, halt: Halt) -> int:
        room = -(-(stop - first) // CHUNK) * CHUNK
        at, rows = np.zeros(room, np.int64), np.zeros(room, np.int64)
        here = slice(0, stop - first)
        at[here] = self.starts[first:stop]
        rows[here] = self.starts[first + 1 : stop + 1] - at[here]
        at <<= 3
        at += address(self.values)
        inputs = [address(at), address(rows)]
        return drive(self.loop, inputs, first, stop - first, self.values.shape[1], [True], halt)


GroupedPart = ByReductions | ByRows


def grouped_part(
    plan: LoopsPlan, loop: Loop, columns: tuple[Column, ...], bounds: GroupedBounds, code: Code
) -> GroupedPart:
    """Return the groups of ``columns`` as what they are run from."""
    groups = len(bounds)
    if plan.reduced:
        reduced = Reduced(columns, bounds, -(-max(groups, 1) // CHUNK) * CHUNK, code)
        found = tuple(reduced.find(taken) for taken in plan.takes if taken.what == "reduction")
        return ByReductions(arrays=found, loop=loop, stop=groups)
    order = order_of(bounds, code)
    return ByRows(values=gathered(columns, order), starts=order.starts, loop=loop, stop=int(order.starts[-1]))


def no_values(columns: tuple[Column, ...]) -> Values:
    """Return columns that no window is cut of."""
    return Values(values=np.empty((len(columns), 0)), counts=(None,) * len(columns))
