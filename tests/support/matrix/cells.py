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
    "returned", "try", "str", "condition", "helper", "compared", "loop", "summed", "keyword", "in a try",
)  # fmt: skip
SERIES_USES: Final = ("returned", "sum", "last", "returned", "try", "helper", "count", "in a try")


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


def cases(cell: Cell, rounds: int, *, every_form: bool = False) -> Iterator[Case]:
    """Yield what is run of a cell: first its result as it is, then other uses; tame values and limits in turn.

    Of ``every_form`` come first the results as they are, of tame values and of limits.
    """
    seeded = random.Random(zlib.crc32(cell.name.encode()))
    uses = SCALAR_USES if cell.operation.gives == "1" else SERIES_USES
    nulls = NULLS if cell.dtype in NULLABLE else ("none",)
    start = seeded.randrange(60)
    forms = len(cell.operation.forms) if every_form else 1
    plain = 2 * forms if every_form else 1
    for number in range(max(rounds, plain)):
        at = start + number
        yield Case(
            cell=cell,
            form=cell.operation.forms[at % len(cell.operation.forms)],
            use="returned" if number < plain else uses[(at + number // 2) % len(uses)],
            nulls=nulls[0 if number == 1 else (at + at // 5) % len(nulls)],
            index=INDEXES[(at // 2) % len(INDEXES)],
            size=SIZES[0 if number < plain else (at // 3) % len(SIZES)],
            edges=(number // forms + (start if cell.receiver not in ONE_VALUE else 0)) % 2 == 1,
        )
