"""The table of outcomes: ``outcomes.txt`` beside this file, one entry for each operation of each receiver.

An entry lists the dtypes by outcome; of each difference it gives one case that shows it, and of a line with several
forms those that are refused where others are not. ``makes`` tells results of another kind than the receiver's.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from tests.support.matrix.cells import cells
from tests.support.matrix.run import OUTCOMES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

FILE: Final = Path(__file__).with_name("outcomes.txt")
SHOWN: Final = ("fault", "differs", "documented")
"""Outcomes of which a case is shown."""

ORDER: Final = (*OUTCOMES, "documented")
BETWEEN: Final = " ;; "
"""What stands between forms."""


class Key(NamedTuple):
    """A cell: receiver, operation, dtype."""

    receiver: str
    operation: str
    dtype: str


class Entry(NamedTuple):
    """What became of a cell, the case that shows it, the forms that are refused, and ``operation: kind`` of results."""

    outcome: str
    shows: str
    refused: tuple[str, ...] = ()
    makes: tuple[str, ...] = ()


Table = dict[Key, Entry]
UNTESTED: Final = Entry("untested", "")


def keys() -> list[Key]:
    """Return every cell that there is."""
    return [Key(cell.receiver, cell.operation.name, cell.dtype) for cell in cells()]


def write(table: Mapping[Key, Entry], file: Path = FILE) -> None:
    """Write the table; cells that no run reached are untested."""
    rows: dict[tuple[str, str], dict[str, Entry]] = {}
    for key in keys():
        rows.setdefault(key[:2], {})[key.dtype] = table.get(key, UNTESTED)
    lines = []
    for (receiver, operation), entries in rows.items():
        lines.append(f"{receiver} | {operation}")
        lines += [f"    {line}" for line in _lines(entries)]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _lines(entries: Mapping[str, Entry]) -> Iterator[str]:
    """Yield the lines of an operation, by outcome."""
    for outcome in (*ORDER, "untested"):
        of = {dtype: entry for dtype, entry in entries.items() if entry.outcome == outcome}
        if outcome in SHOWN:
            yield from (f"{outcome}  {dtype}: {entry.shows}" for dtype, entry in of.items())
        elif of:
            yield f"{outcome}  {', '.join(of)}"
    for name, what in (("but not", "refused"), ("makes", "makes")):
        alike: dict[tuple[str, ...], list[str]] = {}
        for dtype, entry in entries.items():
            alike.setdefault(getattr(entry, what), []).append(dtype)
        yield from (f"{name}  {', '.join(of)}: {BETWEEN.join(told)}" for told, of in alike.items() if told)


def read(file: Path = FILE) -> Table:
    """Return the table as it was written."""
    table: Table = {}
    receiver = operation = ""
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
        if not line.startswith("    "):
            receiver, operation = line.split(" | ", 1)
            continue
        outcome, of = line.strip().split("  ", 1)
        names, _, told = of.partition(": ")
        places = [Key(receiver, operation, dtype) for dtype in names.split(", ")]
        for key in places:
            if outcome == "but not":
                table[key] = table[key]._replace(refused=tuple(told.split(BETWEEN)))
            elif outcome == "makes":
                table[key] = table[key]._replace(makes=tuple(told.split(BETWEEN)))
            elif outcome != "untested":
                table[key] = Entry(outcome, told)
    return table
