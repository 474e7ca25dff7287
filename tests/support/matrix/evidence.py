"""What the product reads of the table of outcomes: ``udf/bind/evidence.txt``, by the names that stand in bytecode."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tests.support.matrix.cells import cells
from tests.support.matrix.operations import TABLES, operations
from tests.support.matrix.run import NAMES
from tests.support.matrix.table import BETWEEN, Entry, Key
from tests.support.matrix.values import VALUES
from udf.bind.evidence import FILE, operations_in

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from tests.support.matrix.cells import Cell
    from tests.support.matrix.operations import Operation

RECEIVERS: Final = {
    "value": "value", "item": "item", "row": "row", "window": "window", "array": "window", "group": "group",
    "frame": "frame", "column": "column",
}  # fmt: skip
"""Receiver of the matrix -> what the door says that a function takes."""

ADMITTED: Final = ("equal", "raises", "documented", "refused")
"""Outcomes of what may be compiled: what is refused is refused by the front end itself."""


def names_in(form: str) -> list[str]:
    """Return the operations of a form, as the product sees them.

    Examples
    --------
    >>> names_in("@.fillna(@.mean())")
    ['.fillna', '.mean']
    """
    code = compile(f"lambda x: {form.replace('@', 'x')}", "<form>", "eval").co_consts[0]
    codes = [code, *(one for one in code.co_consts if hasattr(one, "co_code"))]
    found = dict.fromkeys(name for one in codes for name, _ in operations_in(one, NAMES))
    return [name for name in found if name not in (".a", ".b")]  # columns


def blamed(operation: Operation, form: str, is_equal: Callable[[str], bool]) -> list[str]:
    """Return the operations that do not count where a form differs.

    That is the operation of the line; of a line that has several, those that no line of their own shows to be equal,
    else its calls.
    """
    names = names_in(form)
    word = operation.name.partition(" ")[0]
    own = [name for name in names if name in (operation.name, word, f".{word}", f"{word}()")]
    calls = [name for name in names if "." in name or name.endswith("()")]
    return own or [name for name in names if not is_equal(name)] or calls or names


def write_evidence(table: Mapping[Key, Entry]) -> None:
    """Write what is admitted."""
    known = _names()
    for cell in cells():
        entry = table.get(Key(cell.receiver, cell.operation.name, cell.dtype), Entry("untested", ""))
        if entry.outcome not in ADMITTED:
            for name in _unproven(table, cell, entry):
                known[RECEIVERS[cell.receiver]][name].add(cell.dtype)
    for name, dtypes in known["item"].items():
        known["row"].setdefault(name, set()).update(dtypes)
    for name, dtypes in known["group"].items():  # a frame's columns are groups, a whole column is one
        known["frame"].setdefault(name, set()).update(dtypes)
        known["column"].setdefault(name, set()).update(dtypes)
    lines = ["# Written by python -m tests.support.matrix: receiver, operation, dtypes that are not admitted"]
    lines.append("dtypes\t" + ", ".join(VALUES))
    for receiver, of in known.items():
        for name in sorted(of):
            dtypes = [dtype for dtype in VALUES if dtype in of[name]]
            lines.append("\t".join([receiver, name, *([", ".join(dtypes)] if dtypes else [])]))
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")


def _names() -> dict[str, dict[str, set[str]]]:
    """Return the operations that the tables have, by what the door calls a receiver, each with an empty set."""
    known: dict[str, dict[str, set[str]]] = {}
    for receiver in TABLES:
        forms = [form for operation in operations(receiver) for form in operation.forms]
        known.setdefault(RECEIVERS[receiver], {}).update((name, set()) for form in forms for name in names_in(form))
    return known


def _unproven(table: Mapping[Key, Entry], cell: Cell, entry: Entry) -> Iterator[str]:
    """Yield the operations that do not count for the dtype of a cell that differs, or was not run."""
    red = entry.shows.split(BETWEEN)
    shown = [form for form in cell.operation.forms if any(one.startswith(f"{form} (") for one in red)]
    doors = {RECEIVERS[cell.receiver], *({"frame": ("group",), "row": ("item",)}.get(cell.receiver, ()))}
    others = [one for one, door in RECEIVERS.items() if door in doors]

    def is_equal(name: str) -> bool:
        entries = [table.get(Key(one, name.strip(".()"), cell.dtype)) for one in others]
        outcomes = [one.outcome for one in entries if one is not None]
        return bool(outcomes) and set(outcomes) <= set(ADMITTED)

    for form in shown or cell.operation.forms:
        yield from blamed(cell.operation, form, is_equal)
