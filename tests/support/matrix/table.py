"""The table of outcomes: ``outcomes.txt`` beside this file, one entry for each operation of each receiver.

An entry lists the dtypes by outcome; of each difference it gives one case that shows it.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from tests.support.matrix.cells import cells
from tests.support.matrix.run import OUTCOMES

if TYPE_CHECKING:
    from collections.abc import Mapping

FILE: Final = Path(__file__).with_name("outcomes.txt")
SHOWN: Final = ("fault", "differs", "documented")
"""Outcomes of which a case is shown."""

ORDER: Final = (*OUTCOMES, "documented")


class Key(NamedTuple):
    """A cell: receiver, operation, dtype."""

    receiver: str
    operation: str
    dtype: str


class Entry(NamedTuple):
    """What became of a cell, and the case that shows it."""

    outcome: str
    shows: str


Table = dict[Key, Entry]


def keys() -> list[Key]:
    """Return every cell that there is."""
    return [Key(cell.receiver, cell.operation.name, cell.dtype) for cell in cells()]


def write(table: Mapping[Key, Entry], file: Path = FILE) -> None:
    """Write the table; cells that no run reached are untested."""
    rows: dict[tuple[str, str], dict[str, list[str]]] = {}
    for key in keys():
        entry = table.get(key, Entry("untested", ""))
        lists = rows.setdefault(key[:2], {})
        lists.setdefault(entry.outcome, []).append(
            f"{key.dtype}: {entry.shows}" if entry.outcome in SHOWN else key.dtype
        )
    lines = []
    for (receiver, operation), lists in rows.items():
        lines.append(f"{receiver} | {operation}")
        for outcome in (*ORDER, "untested"):
            of = lists.get(outcome, [])
            lines += (
                [f"    {outcome}  {one}" for one in of]
                if outcome in SHOWN
                else [f"    {outcome}  {', '.join(of)}"] * bool(of)
            )
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def read(file: Path = FILE) -> Table:
    """Return the table as it was written."""
    table: Table = {}
    receiver = operation = ""
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
        if not line.startswith("    "):
            receiver, operation = line.split(" | ", 1)
            continue
        outcome, of = line.strip().split("  ", 1)
        if outcome in SHOWN:
            dtype, shows = of.split(": ", 1)
            table[Key(receiver, operation, dtype)] = Entry(outcome, shows)
        elif outcome != "untested":
            table |= {Key(receiver, operation, dtype): Entry(outcome, "") for dtype in of.split(", ")}
    return table
