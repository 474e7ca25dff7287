"""The flat tree: one PTX function with its callees inlined, which both back ends read.

A node has the name of the node of :mod:`ptx2cpp.syntax` that it stands for; here names are resolved. ``lower``
inlines callees, turns parameters and results into values, gives every register one name and type in one scope, and
attaches the module data that the instructions read. ``emit`` prints a flat function as C++; ``udf.cpu`` builds LLVM IR
from it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import field
from typing import Any, Final, TypeVar

from ptx2cpp.frozen_classes import dataclass
from ptx2cpp.source import Span


@dataclass(frozen=True, slots=True)
class Register:
    """One register: a name that is unique in the function and has no ``%``, and its declared type."""

    name: str
    type: str


@dataclass(frozen=True, slots=True)
class Immediate:
    """A literal: ``value`` for an integer; for a float its exact ``bits`` with ``width`` 32 or 64."""

    value: int
    width: int | None = None

    @property
    def is_float(self) -> bool:
        """Return whether it was written as ``0f`` or ``0d`` bits."""
        return self.width is not None


@dataclass(frozen=True, slots=True)
class Data:
    """A constant array from module scope. ``image`` are its bytes, little-endian.

    ``space`` is ``const`` or ``global``; an operand that names it stands for its address in that space.
    """

    name: str
    space: str
    align: int
    image: bytes


@dataclass(frozen=True, slots=True)
class Local:
    """A ``.local`` array of ``size`` bytes; an operand that names it is an address in ``.local``."""

    name: str
    align: int
    size: int


@dataclass(frozen=True, slots=True)
class Label:
    """``name:``, unique in the function."""

    name: str


@dataclass(frozen=True, slots=True)
class Address:
    """``[base+offset]``, offset in bytes."""

    base: Register | Data | Local
    offset: int


@dataclass(frozen=True, slots=True)
class Not:
    """``!p``."""

    register: Register


@dataclass(frozen=True, slots=True)
class Vector:
    """``{a, b}``; None stands for the sink ``_``."""

    elements: tuple[Register | Immediate | None, ...]


@dataclass(frozen=True, slots=True)
class Pair:
    """``p|q``; None stands for the sink ``_``."""

    first: Register | None
    second: Register | None


Operand = Register | Immediate | Data | Local | Address | Not | Vector | Pair | Label


@dataclass(frozen=True, slots=True)
class Guard:
    """``@p`` or ``@!p``."""

    register: Register
    negated: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Input:
    """One by-value parameter element, in calling order.

    ``type`` is the PTX type it is loaded with (``u8``, ``s32``, ``f64``, ``b64`` ...); ``cpp`` the C++
    type of the emitted parameter (a pointer type where the caller declared one). ``parameter`` and
    ``offset`` say which element of which original parameter it is.
    """

    name: str
    type: str
    cpp: str
    parameter: int
    offset: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Output:
    """One result element, in the order of its offset; ``register`` holds it at the exit."""

    name: str
    type: str
    cpp: str
    register: Register
    offset: int = 0


@dataclass(frozen=True, slots=True)
class ParameterLoad:
    """Load of a parameter, ``register = input``; a register wider than the input's type is extended by its sign."""

    register: Register
    input: Input


@dataclass(frozen=True, slots=True)
class Instruction:
    """``@guard opcode.modifier a, b, c;``: a row of the table of instructions, with its operands resolved.

    ``brx`` has operands (index register, Label, Label, ...). ``ret`` and ``call`` do not occur.
    """

    opcode: str
    modifiers: tuple[str, ...]
    operands: tuple[Operand, ...]
    guard: Guard | None = None
    span: Span | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Call:
    """A call to an external function: C or C++ device code that the user links.

    ``parameters`` and ``result_types`` are the declared PTX types; there are several results only of a structure.
    """

    callee: str
    arguments: tuple[Register, ...]
    parameters: tuple[str, ...]
    results: tuple[Register, ...]
    result_types: tuple[str, ...]
    guard: Guard | None = None
    span: Span | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Pragma:
    """``.pragma "text";``."""

    text: str


Statement = ParameterLoad | Instruction | Call | Label | Pragma


@dataclass(frozen=True, slots=True, kw_only=True)
class FlatFunction:
    """A function without blocks and without calls to functions of its module; control leaves it at its end only.

    ``ret`` is a branch to ``exit``, where the outputs' registers hold the results (zero on a path that sets none).
    """

    name: str
    inputs: tuple[Input, ...]
    outputs: tuple[Output, ...]
    registers: tuple[Register, ...]
    locals: tuple[Local, ...]
    data: tuple[Data, ...]
    externs: tuple[str, ...]
    statements: tuple[Statement, ...]
    exit: Label

    @property
    def stores(self) -> bool:
        """Return whether the function writes memory other than its own ``.local`` arrays."""
        instructions = (s for s in self.statements if isinstance(s, Instruction))
        return any(i.opcode == "st" and "local" not in i.modifiers for i in instructions)


def registers_of(node: Statement | Operand | Guard | None) -> tuple[Register, ...]:
    """Return every register that a statement or an operand names, in order."""
    named = _REGISTERS.get(type(node))
    return () if named is None else named(node)


def _of_instruction(node: Instruction) -> tuple[Register, ...]:
    found = list[Register]()
    for operand in node.operands:
        if type(operand) is Register:  # by far the most
            found.append(operand)
        else:
            found += registers_of(operand)
    if node.guard is not None:
        found.append(node.guard.register)
    return tuple(found)


_REGISTERS: Final[dict[type, Callable[[Any], tuple[Register, ...]]]] = {
    Register: lambda node: (node,),
    Instruction: _of_instruction,
    ParameterLoad: lambda node: (node.register,),
    Not: lambda node: (node.register,),
    Guard: lambda node: (node.register,),
    Address: lambda node: registers_of(node.base),
    Vector: lambda node: tuple(element for element in node.elements if isinstance(element, Register)),
    Pair: lambda node: tuple(one for one in (node.first, node.second) if one is not None),
    Call: lambda node: (*node.arguments, *node.results, *registers_of(node.guard)),
}
"""By class, not by ``match``, which asks one class after the other: every stage asks this of every operand."""


def registers_written(statement: Statement) -> tuple[Register, ...]:
    """Return the registers that a statement writes."""
    if isinstance(statement, Instruction):
        return () if statement.opcode in _WITHOUT_RESULT else registers_of(statement.operands[0])
    if isinstance(statement, ParameterLoad):
        return (statement.register,)
    return statement.results if isinstance(statement, Call) else ()


_WITHOUT_RESULT: Final = frozenset({"st", "bra", "brx"})


def jumps_to(statement: Statement, target: Label) -> bool:
    """Return whether ``statement`` may branch to ``target``."""
    return isinstance(statement, Instruction) and statement.opcode in {"bra", "brx"} and target in statement.operands


def drop_last_jump(statements: list[Statement], target: Label) -> None:
    """Remove the last statement if it only branches to ``target``, the label that follows."""
    last = statements[-1] if statements else None
    if isinstance(last, Instruction) and last.guard is None and last.opcode == "bra" and last.operands == (target,):
        statements.pop()


Node = TypeVar("Node")


def closure(starts: Iterable[Node], successors: Callable[[Node], Iterable[Node]]) -> set[Node]:
    """Return ``starts`` and all nodes that their successors lead to.

    Examples
    --------
    >>> sorted(closure([2], {1: [2], 2: [3], 3: [2]}.__getitem__))
    [2, 3]
    """
    seen, waiting = set[Node](), list(starts)
    while waiting:
        node = waiting.pop()
        if node not in seen:
            seen.add(node)
            waiting.extend(successors(node))
    return seen
