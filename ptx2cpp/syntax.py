"""The syntax tree of a PTX module; every node knows its span.

Names follow the PTX ISA: "Directives", "Statements", "Operands". Nodes are frozen; equality ignores
spans, so that ``parse(print(tree)) == tree`` is a plain comparison.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field

from ptx2cpp.frozen_classes import dataclass
from ptx2cpp.source import Span

_SPAN: Span = field(compare=False, repr=False)
"""Every node's last field: where it stands. Not part of its value."""


# --- operands -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Name:
    """A register, label, variable or function, as written (``%rd1``, ``$L__BB0_2``, ``table``)."""

    text: str
    span: Span = _SPAN


@dataclass(frozen=True, slots=True)
class Integer:
    """An integer literal; ``-1`` and ``!0`` are folded."""

    value: int
    span: Span = _SPAN


@dataclass(frozen=True, slots=True)
class Float:
    """A floating literal by its exact bits: ``width`` 32 for ``0f3F800000``, 64 for ``0d...``."""

    bits: int
    width: int
    span: Span = _SPAN


@dataclass(frozen=True, slots=True)
class Not:
    """A negated predicate operand, ``!p``."""

    name: Name
    span: Span = _SPAN


@dataclass(frozen=True, slots=True)
class Vector:
    """``{a, b}``: elements of a vector load, store or pack."""

    elements: tuple[Name | Integer | Float, ...]
    span: Span = _SPAN


@dataclass(frozen=True, slots=True)
class Pair:
    """``p|q``: the two predicate results of setp."""

    first: Name
    second: Name
    span: Span = _SPAN


@dataclass(frozen=True, slots=True)
class Address:
    """``[base+offset]``, offset in bytes; ``base`` None for an absolute address."""

    base: Name | None
    offset: int
    span: Span = _SPAN


@dataclass(frozen=True, slots=True)
class Offset:
    """``symbol+8`` as a plain operand (the address of a variable's interior)."""

    base: Name
    offset: int
    span: Span = _SPAN


Operand = Name | Integer | Float | Not | Vector | Pair | Address | Offset


# --- statements ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Guard:
    """``@p`` or ``@!p`` before an instruction."""

    name: Name
    negated: bool
    span: Span = _SPAN


@dataclass(frozen=True, slots=True)
class Instruction:
    """``@p opcode.modifier.modifier a, b, c;`` - every instruction but call."""

    opcode: str
    modifiers: tuple[str, ...]
    operands: tuple[Operand, ...]
    guard: Guard | None
    span: Span = _SPAN


@dataclass(frozen=True, slots=True)
class Call:
    """``call.uni (results), callee, (arguments);`` (``prototype`` for an indirect call)."""

    modifiers: tuple[str, ...]
    results: tuple[Operand, ...]
    callee: Name
    arguments: tuple[Operand, ...]
    prototype: Name | None
    guard: Guard | None
    span: Span = _SPAN


@dataclass(frozen=True, slots=True)
class Label:
    """``name:``."""

    name: Name
    span: Span = _SPAN


@dataclass(frozen=True, slots=True)
class RegisterName:
    """One declared name; ``count`` n for ``%r<n>``, which declares ``%r0 .. %r(n-1)``."""

    text: str
    count: int | None
    span: Span = _SPAN


@dataclass(frozen=True, slots=True)
class Registers:
    """``.reg .type names;`` (``vector`` is ``v2`` or ``v4`` where given)."""

    type: str
    vector: str | None
    names: tuple[RegisterName, ...]
    span: Span = _SPAN


@dataclass(frozen=True, slots=True)
class Variable:
    """A variable in a state space, or one parameter of a function.

    ``.visible .const .align 8 .b8 table[40] = {0, 1, ...};`` - ``array`` holds the dimensions (None
    for ``[]``), ``initializer`` the flat elements.
    """

    linkage: tuple[str, ...]
    space: str
    align: int | None
    vector: str | None
    type: str
    name: Name
    array: tuple[int | None, ...]
    initializer: tuple[Name | Integer | Float | Offset, ...] | None
    attributes: tuple[str, ...]
    span: Span = _SPAN


@dataclass(frozen=True, slots=True)
class Pragma:
    """``.pragma "nounroll";``."""

    strings: tuple[str, ...]
    span: Span = _SPAN


@dataclass(frozen=True, slots=True)
class BranchTargets:
    """``name: .branchtargets L0, L1;`` - the table of a brx.idx."""

    name: Name
    targets: tuple[Name, ...]
    span: Span = _SPAN


@dataclass(frozen=True, slots=True)
class Location:
    """``.loc`` or ``.file``: debug information, kept only for printing."""

    text: str
    span: Span = _SPAN


@dataclass(frozen=True, slots=True)
class Block:
    """``{ ... }``: a scope of registers, labels and variables."""

    statements: tuple[Statement, ...]
    span: Span = _SPAN


Statement = Instruction | Call | Label | Registers | Variable | Pragma | BranchTargets | Location | Block


# --- module -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Function:
    """``.func`` or ``.entry``; ``body`` None for a declaration."""

    linkage: tuple[str, ...]
    kind: str
    results: tuple[Variable, ...]
    name: Name
    parameters: tuple[Variable, ...]
    directives: tuple[str, ...]
    body: Block | None
    span: Span = _SPAN

    @property
    def statements(self) -> Iterator[Statement]:
        """Yield the statements of the body in order, those of a block after the block."""
        pending: list[Statement] = [self.body] if self.body is not None else []
        while pending:
            statement = pending.pop()
            yield statement
            if isinstance(statement, Block):
                pending += reversed(statement.statements)


@dataclass(frozen=True, slots=True)
class Module:
    """One PTX text: header and items in order."""

    version: str
    target: tuple[str, ...]
    address_size: int
    items: tuple[Function | Variable | Location, ...]
    span: Span = _SPAN

    @property
    def functions(self) -> tuple[Function, ...]:
        """Return the functions, defined or only declared."""
        return tuple(item for item in self.items if isinstance(item, Function))

    @property
    def entries(self) -> tuple[Function, ...]:
        """Return the device functions that other modules can call."""
        return tuple(f for f in self.functions if f.kind == "func" and f.body is not None and "visible" in f.linkage)

    @property
    def variables(self) -> tuple[Variable, ...]:
        """Return the module-scope variables."""
        return tuple(item for item in self.items if isinstance(item, Variable))
