"""What the product reads of the table of outcomes: ``udf/bind/evidence.txt``, by the names that stand in bytecode."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Final

from tests.support.matrix.cells import cells
from tests.support.matrix.operations import TABLES
from tests.support.matrix.run import NAMES
from tests.support.matrix.table import BETWEEN, UNTESTED, Entry, Key
from tests.support.matrix.values import VALUES
from udf.bind.evidence import operations_in

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Mapping

    from tests.support.matrix.cells import Cell
    from tests.support.matrix.operations import Operation

RECEIVERS: Final = {
    "value": "value", "item": "item", "row": "row", "window": "window", "array": "window", "group": "group",
    "frame": "frame", "column": "column",
}  # fmt: skip
"""Receiver of the matrix -> what the door says that a function takes."""

RED: Final = ("differs", "fault")
"""Outcomes of what is not admitted, whatever else a function reads."""


@cache
def names_in(form: str) -> tuple[str, ...]:
    """Return the operations of a form, as the product sees them.

    Examples
    --------
    >>> names_in("@.fillna(@.mean())")
    ('.fillna', '.mean')
    """
    code = compile(f"lambda x: {form.replace('@', 'x')}", "<form>", "eval").co_consts[0]
    codes = [code, *(one for one in code.co_consts if hasattr(one, "co_code"))]
    found = dict.fromkeys(name for one in codes for name, _ in operations_in(one, NAMES))
    return tuple(name for name in found if name not in (".a", ".b"))  # columns


def blamed(operation: Operation, form: str, is_equal: Callable[[str], bool]) -> list[str]:
    """Return the operations that do not count where a form differs.

    That is the operation of the line; of a line that has several, those that no form shows to be equal, or all:
    of them the functions, else the methods.
    """
    names = names_in(form)
    word = operation.name.partition(" ")[0]
    own = [name for name in names if name in (operation.name, word, f".{word}", f"{word}()")]
    missing = [name for name in names if not is_equal(name)]
    functions = [name for name in missing or names if "." in name[1:] or name.endswith("()")]
    methods = [name for name in names if name.startswith(".")]
    return own or functions or missing or methods or list(names)


def evidence_of(table: Mapping[Key, Entry]) -> str:
    """Return the text of what is admitted, ``udf/bind/evidence.txt``."""
    known = _shown(table)
    for receiver, others in (("row", ("item",)), ("frame", ("group",)), ("column", ("group",))):
        for name, one in ((name, one) for other in others for name, one in known[other].items()):
            known[receiver].setdefault(name, Found()).add(one)  # a frame's columns are groups, a whole column is one
    lines = ["# Written by python -m tests.support.matrix: receiver, operation, dtypes shown equal, that differ, made"]
    lines += ["\t".join(["dtypes", *VALUES]), "\t".join(["kinds", *(of.kind for of in VALUES.values())])]
    for receiver, of in known.items():
        for name, one in sorted(of.items()):
            lines.append("\t".join([receiver, name, _bits(one.equal), _bits(one.differs), *sorted(one.makes)]))
    return "\n".join(lines) + "\n"


def _bits(dtypes: Collection[str]) -> str:
    """Return dtypes as a number in base 16: bit ``i`` is the ``i``th dtype."""
    return f"{sum(1 << i for i, dtype in enumerate(VALUES) if dtype in dtypes):x}"


@dataclass(slots=True)
class Found:
    """What is found of one operation: dtypes that are equal, that differ, ``kind>kind`` of what it makes."""

    equal: set[str] = field(default_factory=set)
    differs: set[str] = field(default_factory=set)
    makes: set[str] = field(default_factory=set)

    def add(self, other: Found) -> None:
        """Take what is found of another receiver too."""
        self.equal |= other.equal
        self.differs |= other.differs
        self.makes |= other.makes


def _shown(table: Mapping[Key, Entry]) -> dict[str, dict[str, Found]]:
    """Return what the table shows of each operation, by what the door calls a receiver."""
    known: dict[str, dict[str, Found]] = {RECEIVERS[receiver]: {} for receiver in TABLES}
    for cell in cells():
        of = known[RECEIVERS[cell.receiver]]
        entry = table.get(Key(cell.receiver, cell.operation.name, cell.dtype), UNTESTED)
        equal = _equal_forms(cell, entry)
        for form in cell.operation.forms:
            for name in names_in(form):
                of.setdefault(name, Found()).equal.update([cell.dtype] if form in equal else [])
        for one in entry.makes:
            name, _, kind = one.rpartition(" ")
            of.setdefault(name, Found()).makes.add(f"{VALUES[cell.dtype].kind}>{kind}")
    for cell in cells():
        entry = table.get(Key(cell.receiver, cell.operation.name, cell.dtype), UNTESTED)
        if entry.outcome in RED:
            for name in _blamed(known, cell, entry):
                known[RECEIVERS[cell.receiver]].setdefault(name, Found()).differs.add(cell.dtype)
    return known


def _red_forms(cell: Cell, entry: Entry) -> list[str]:
    """Return the forms of a cell that differ."""
    red = entry.shows.split(BETWEEN)
    return [form for form in cell.operation.forms if any(one.startswith(f"{form} (") for one in red)]


def _equal_forms(cell: Cell, entry: Entry) -> list[str]:
    """Return the forms of a cell that are shown equal."""
    if entry.outcome in ("refused", "untested"):
        return []
    red = (
        [*entry.refused, *(_red_forms(cell, entry) or cell.operation.forms)] if entry.outcome in RED else entry.refused
    )
    return [form for form in cell.operation.forms if form not in red]


def _blamed(known: Mapping[str, Mapping[str, Found]], cell: Cell, entry: Entry) -> Iterator[str]:
    """Yield the operations that do not count for the dtype of a cell that differs."""
    doors = {RECEIVERS[cell.receiver], *({"frame": ("group",), "row": ("item",)}.get(cell.receiver, ()))}

    def is_equal(name: str) -> bool:
        return any(name in known[door] and cell.dtype in known[door][name].equal for door in doors)

    for form in _red_forms(cell, entry) or cell.operation.forms:
        yield from blamed(cell.operation, form, is_equal)
