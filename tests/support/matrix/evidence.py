"""What the product reads of the table of outcomes: ``udf/bind/evidence.txt``, by the names that stand in bytecode."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tests.support.matrix.cells import cells
from tests.support.matrix.operations import TABLES, operations
from tests.support.matrix.run import NAMES
from tests.support.matrix.table import Entry, Key
from tests.support.matrix.values import VALUES
from udf.bind.evidence import FILE, operations_in

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tests.support.matrix.operations import Operation

RECEIVERS: Final = {
    "value": "value", "item": "row", "row": "row", "window": "window", "array": "window", "group": "group",
    "frame": "group", "column": "column",
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
    return list(dict.fromkeys(name for one in codes for name, _ in operations_in(one, NAMES)))


def blamed(operation: Operation, form: str) -> list[str]:
    """Return the operations that do not count where a form differs: that of the line, or all methods of the form."""
    names = names_in(form)
    word = operation.name.partition(" ")[0]
    own = [name for name in names if name in (word, f".{word}", f"{word}()")]
    if operation.name.startswith("builtin"):
        own = [name for name in names if name.endswith("()")]
    return own or [name for name in names if "." in name or name.endswith("()")] or names


def write_evidence(table: Mapping[Key, Entry]) -> None:
    """Write what is admitted."""
    known: dict[str, dict[str, set[str]]] = {}
    for receiver in TABLES:
        of = known.setdefault(RECEIVERS[receiver], {})
        for operation in operations(receiver):
            for form in operation.forms:
                of.update((name, set()) for name in names_in(form) if name not in of)
    for cell in cells():
        entry = table.get(Key(cell.receiver, cell.operation.name, cell.dtype), Entry("untested", ""))
        if entry.outcome in ADMITTED:
            continue
        form = entry.shows.partition(" (")[0]
        form = next((one for one in cell.operation.forms if entry.shows.startswith(f"{one} (")), form)
        for one in (form,) if form in cell.operation.forms else cell.operation.forms:
            for name in blamed(cell.operation, one):
                known[RECEIVERS[cell.receiver]][name].add(cell.dtype)
    lines = ["# Written by python -m tests.support.matrix: receiver, operation, dtypes that are not admitted"]
    lines.append("dtypes\t" + ", ".join(VALUES))
    for receiver, of in known.items():
        for name in sorted(of):
            dtypes = [dtype for dtype in VALUES if dtype in of[name]]
            lines.append("\t".join([receiver, name, *([", ".join(dtypes)] if dtypes else [])]))
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")
