"""A window program as data, beside its machine code: how its loops are called, and what goes in and out."""

from __future__ import annotations

from typing import Literal

from udf.base.records import dataclass
from udf.base.stages import Argument, RaiseSite, Result, ScalarParameter
from udf.cpu.row_plan import Stream, Word

LoopName = Literal["whole", "strided", "any"]
"""``whole`` runs whole windows that slide, ``strided`` those of several rows a step, ``any`` those of any length (or,
in a reduced program, all)."""

LONGEST_SLIDING = 2048
"""Windows of more rows are reduced as those of explicit bounds: their tiles would leave the second-level
cache (10,000 rows, ns a window, Zen 4: sum 9 to 18 sliding, 6 so; 1000 rows: 6 and 7, a maximum 2.7
and 4.5; 10 rows: 3 and 7)."""

DRIVER, WINDOWS_LL = "driver", "windows"
"""Names of code that every window program has (``driver.ll``, ``windows.ll``)."""

STREAM = "stream"
"""The name of a function of groups as a loop over rows as they lie (``group_stream.py``)."""

COUNTED = 1 << 32
"""What its first part gives beside the words of a state, where one of its parts reads how many rows a group has."""

GROUPS_LL = "groups"
"""The name of code that every program of groups has (``groups.ll``)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LoopPlan:
    """How a loop is called: its arrays and words in order, whether windows can be marked (``driver.ll``).

    After ``piece`` windows it looks whether the call is to end.
    """

    name: LoopName
    inputs: tuple[Stream, ...]
    outputs: tuple[Stream, ...]
    words: tuple[Word, ...]
    can_mark: int
    piece: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LoopsPlan:
    """The interface of :class:`~udf.base.stages.PtxUdf`, and how it is run.

    ``length`` is that of whole windows, None where they vary. ``table`` says that result k belongs to column k,
    ``nulls`` that a window that raises gives nulls, ``items`` that a group is run row by row.
    """

    takes: tuple[ScalarParameter, ...]
    returns: tuple[Result, ...]
    raises: tuple[RaiseSite, ...]
    arguments: tuple[Argument, ...]
    reduced: bool
    length: int | None
    table: bool
    nulls: bool
    items: bool
    loops: tuple[LoopPlan, ...]

    def interface(self, loop: LoopPlan, names: tuple[str, ...]) -> object:
        """Return all that the code of a loop, its functions ``names``, relies on."""
        about = (self.takes, self.returns, self.arguments, self.reduced, self.length, self.table, self.items)
        return (loop.inputs, loop.outputs, loop.words, loop.can_mark, loop.piece, names, about)
