"""What a name means where it stands: nested scopes, and fresh names for one flat function."""

from __future__ import annotations

import re
from dataclasses import field

from ptx2cpp.flat import Data, FlatFunction, Label, Local, Register
from ptx2cpp.frozen_classes import dataclass
from ptx2cpp.instructions import FORMS
from ptx2cpp.ptx_errors import PtxTypeError
from ptx2cpp.syntax import BranchTargets, Name, RegisterName, Variable
from ptx2cpp.types import TYPES

DIGITS = 9
"""Of the number of a register in a range; no function has as many."""

KEYWORDS = frozenset({row.opcode for row in FORMS} | set(TYPES) | {"call", "exit", "trap", "bar", "WARP_SZ", "table"})
"""Names that a register or label must not take: instructions, types, and what ``emit`` itself writes."""


@dataclass(slots=True)
class ParameterSlots:
    """A ``.param`` variable as values: one register for each element that is stored or loaded.

    A call's argument, and the parameter of the function it calls, are the same slots. ``parameter``
    is set for a parameter of the function itself, ``result`` for a result of it.
    """

    variable: Variable
    parameter: int | None = None
    result: int | None = None
    elements: dict[int, tuple[Register, str]] = field(default_factory=dict)


Binding = Register | ParameterSlots | Data | Local | Label | BranchTargets


class Names:
    """Hands out names that are unique in one function and free of ``%`` and ``$``."""

    def __init__(self) -> None:
        self._taken: set[str] = set(KEYWORDS)
        self._last: dict[str, int] = {}

    def fresh(self, text: str) -> str:
        """Return ``text`` made a plain identifier, with a number behind it if it is taken."""
        base = text.lstrip("%")
        if not base.isidentifier():
            base = re.sub(r"\W", "", text) or "v"
        base = f"v{base}" if base[0].isdigit() else base
        name, n = base, self._last.get(base, 0)
        while name in self._taken:
            n += 1
            name = f"{base}_{n}"
        self._taken.add(name)
        self._last[base] = n
        return name

    @classmethod
    def of(cls, function: FlatFunction) -> Names:
        """Return names that hand out none of ``function``."""
        names = cls()
        names._taken |= {register.name for register in function.registers} | {source.name for source in function.inputs}
        names._taken |= {local.name for local in function.locals} | {data.name for data in function.data}
        names._taken |= {label.name for label in function.statements if isinstance(label, Label)}
        names._taken |= {function.exit.name, *function.externs}
        return names


class Scope:
    """The names of one block, over those of the blocks around it."""

    def __init__(self, names: Names, outer: Scope | None = None) -> None:
        self._names = names
        self._outer = outer
        self._bound: dict[str, Binding] = {}
        self._ranges: dict[str, tuple[int, str]] = {}

    def bind(self, name: Name | RegisterName, binding: Binding) -> None:
        """Let ``name`` mean ``binding`` from here inwards.

        Raises
        ------
        PtxTypeError
            If the block has declared it already.
        """
        if self._find_here(name.text) is not None:
            raise PtxTypeError(f"{name.text} is declared twice in one block", name.span)
        self._bound[name.text] = binding

    def declare_register(self, name: Name | RegisterName, kind: str) -> None:
        """Declare one register."""
        self.bind(name, Register(self._names.fresh(name.text), kind))

    def declare_registers(self, prefix: RegisterName, count: int, kind: str) -> None:
        """Declare ``prefix0 .. prefix(count - 1)``; each gets its name when it is first used."""
        if count < 1:
            raise PtxTypeError(f"{count} registers cannot be declared", prefix.span)
        if prefix.text in self._ranges:
            raise PtxTypeError(f"{prefix.text}<> is declared twice in one block", prefix.span)
        self._ranges[prefix.text] = (count, kind)

    def find(self, text: str) -> Binding | None:
        """Return what ``text`` means, or None."""
        found = self._find_here(text)
        if found is None and self._outer is not None:
            return self._outer.find(text)
        return found

    def _find_here(self, text: str) -> Binding | None:
        return self._bound.get(text) or self._find_in_ranges(text)

    def _find_in_ranges(self, text: str) -> Binding | None:
        first_digit = len(text.rstrip("0123456789"))
        for at in range(max(first_digit, len(text) - DIGITS), len(text)) if self._ranges else ():
            number, (count, kind) = text[at:], self._ranges.get(text[:at], (0, ""))
            if int(number) < count and (number[0] != "0" or number == "0"):
                self._bound[text] = Register(self._names.fresh(text), kind)
                return self._bound[text]
        return None
