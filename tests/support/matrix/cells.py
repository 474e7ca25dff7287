"""The cells of the matrix, and for each what is run: a form, a use of the result, nulls, an index, a size.

Every operation meets every dtype in its domain. The rest is chosen by the number of the cell and of the round, so that
any two values meet somewhere, and all runs of the matrix are the same.
"""

from __future__ import annotations

import random
import zlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tests.support.matrix.operations import TABLES, Operation, operations
from tests.support.matrix.values import INDEXES, NULLABLE, NULLS, SIZES, VALUES

if TYPE_CHECKING:
    from collections.abc import Iterator


@dataclass(frozen=True, slots=True)
class Cell:
    """One operation of one receiver with one dtype."""

    receiver: str
    operation: Operation
    dtype: str

    @property
    def name(self) -> str:
        """Return what a failing test shows."""
        return f"{self.receiver} | {self.operation.name} | {self.dtype}"


@dataclass(frozen=True, slots=True)
class Case:
    """What is run of a cell."""

    cell: Cell
    form: str
    use: str
    nulls: str
    index: str
    size: int
    edges: bool


ONLY_FLOATS: Final = ("window", "array")
"""Receivers that have float64 values whatever the column has."""

AS_GROUPS: Final = ("column",)
"""Receivers that are one group of the same code: each operation meets a third of the dtypes, and groups' count too."""

ONE_VALUE: Final = ("value", "item")
"""Receivers of which one value that raises hides all others: their first case has tame values."""

SCALAR_USES: Final = (
    "returned", "try", "str", "condition", "helper", "compared", "loop", "summed", "keyword", "in a try", "except",
)  # fmt: skip
SERIES_USES: Final = ("returned", "sum", "last", "returned", "try", "helper", "count", "in a try", "except")
VALUE_USES: Final = ("sum", "last", "count")


def cells(receivers: tuple[str, ...] = tuple(TABLES)) -> Iterator[Cell]:
    """Yield every cell, in the order of the tables."""
    for receiver in receivers:
        for line, operation in enumerate(operations(receiver)):
            for number, (dtype, of) in enumerate(VALUES.items()):
                if receiver in ONLY_FLOATS and dtype != "float64":
                    continue
                if receiver in AS_GROUPS and (line + number) % 3:
                    continue
                if "any" in operation.domain or of.kind in operation.domain:
                    yield Cell(receiver, operation, dtype)


def cases(cell: Cell, rounds: int, *, every_form: bool = True) -> Iterator[Case]:
    """Yield what is run of a cell, for each form ``rounds`` cases: first its result as it is, then other uses.

    Tame values and limits come in turn. Without ``every_form`` one form is run, which the cell's name chooses.
    """
    start = random.Random(zlib.crc32(cell.name.encode())).randrange(60)
    forms = cell.operation.forms if every_form else (cell.operation.forms[start % len(cell.operation.forms)],)
    uses = SCALAR_USES if cell.operation.gives == "1" else SERIES_USES
    if cell.receiver in ONLY_FLOATS and cell.operation.gives != "1":
        uses = VALUE_USES  # a window gives one value
    nulls = NULLS if cell.dtype in NULLABLE else ("none",)
    is_value = cell.receiver in ONE_VALUE
    for number, form in enumerate(forms):
        for turn in range(rounds):
            at = start + 2 * number + turn
            yield Case(
                cell=cell,
                form=form,
                use=uses[(at + at // len(uses)) % len(uses)] if turn else uses[0],
                nulls=nulls[0 if turn and is_value else (at + at // 5) % len(nulls)],
                index=INDEXES[(at // 2) % len(INDEXES)],
                size=SIZES[(at // 3) % len(SIZES) if turn else 0],
                edges=(turn + (0 if is_value else start)) % 2 == 1,
            )


def plain(cell: Cell, form: str) -> Case:
    """Return the case that is refused last: tame values without nulls, and the result as it is."""
    (use, *_) = (case.use for case in cases(cell, 1, every_form=False))
    return Case(cell, form, use, "none", INDEXES[0], SIZES[0], edges=False)
