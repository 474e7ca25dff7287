"""A PTX function made whole: the form that both back ends read.

``lower`` turns a verified function into a :class:`Routine`: callees are spliced in, parameters and
results are values, every register has one name and type in one flat scope, module data that the code
reads is attached. ``emit`` prints a routine as C++; ``udf.cpu`` builds LLVM IR from it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ptx2cpp.source import Span


@dataclass(frozen=True, slots=True)
class Register:
    """One register: a name that is unique in the routine and has no ``%``, and its declared type."""

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
class Target:
    """A label, unique in the routine."""

    name: str


@dataclass(frozen=True, slots=True)
class Memory:
    """``[base+offset]``, offset in bytes."""

    base: Register | Data | Local
    offset: int


@dataclass(frozen=True, slots=True)
class Inverse:
    """``!p``."""

    register: Register


@dataclass(frozen=True, slots=True)
class Elements:
    """``{a, b}``; None stands for the sink ``_``."""

    items: tuple[Register | Immediate | None, ...]


@dataclass(frozen=True, slots=True)
class Both:
    """``p|q``; None stands for the sink ``_``."""

    first: Register | None
    second: Register | None


Value = Register | Immediate | Data | Local | Memory | Inverse | Elements | Both | Target


@dataclass(frozen=True, slots=True)
class Predicate:
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
class Read:
    """``register = input``: the register's width is that of the input's type, or wider (extended by its sign)."""

    register: Register
    input: Input


@dataclass(frozen=True, slots=True)
class Operation:
    """One accepted instruction: the opcode and modifiers as in PTX, operands resolved.

    ``brx`` has operands (index register, Target, Target, ...). ``ret`` and ``call`` do not occur.
    """

    opcode: str
    modifiers: tuple[str, ...]
    operands: tuple[Value, ...]
    guard: Predicate | None = None
    span: Span | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class ExternCall:
    """A call to a function that is only declared: C or C++ device code that the user links.

    ``parameters`` and ``results`` are the declared PTX types (scalars only).
    """

    callee: str
    arguments: tuple[Register | Immediate, ...]
    parameters: tuple[str, ...]
    results: tuple[Register, ...]
    result_types: tuple[str, ...]
    guard: Predicate | None = None
    span: Span | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Hint:
    """A ``.pragma`` string at this place."""

    text: str


Step = Read | Operation | ExternCall | Target | Hint


@dataclass(frozen=True, slots=True, kw_only=True)
class Routine:
    """A whole function: straight list of steps; control leaves only by falling off the end.

    ``bra`` to ``exit`` is the former ``ret``. The outputs' registers hold the results there (zero where a path
    set none).
    """

    name: str
    inputs: tuple[Input, ...]
    outputs: tuple[Output, ...]
    registers: tuple[Register, ...]
    locals: tuple[Local, ...]
    data: tuple[Data, ...]
    externs: tuple[str, ...]
    steps: tuple[Step, ...]
    exit: Target

    @property
    def stores(self) -> bool:
        """Return whether it writes memory other than its own ``.local`` arrays."""
        return any(isinstance(s, Operation) and s.opcode == "st" and "local" not in s.modifiers for s in self.steps)


def registers_of(part: Step | Value | Predicate | None) -> tuple[Register, ...]:
    """Return every register that a step, or one of its operands, names, in order."""
    match part:
        case Register():
            return (part,)
        case Operation(_, _, operands, guard):
            return tuple(r for operand in (*operands, guard) for r in registers_of(operand))
        case Read(register, _) | Inverse(register) | Predicate(register, _):
            return (register,)
        case Memory(Register() as base, _):
            return (base,)
        case Elements(items):
            return tuple(item for item in items if isinstance(item, Register))
        case Both(first, second):
            return tuple(r for r in (first, second) if r is not None)
        case ExternCall():
            passed = tuple(a for a in part.arguments if isinstance(a, Register))
            return (*passed, *part.results, *registers_of(part.guard))
    return ()


def registers_set(step: Step) -> tuple[Register, ...]:
    """Return the registers that a step sets."""
    match step:
        case Read(register, _):
            return (register,)
        case Operation(opcode, _, operands) if opcode not in {"st", "bra", "brx"}:
            return registers_of(operands[0])
        case ExternCall():
            return step.results
    return ()


def jumps_to(step: Step, target: Target) -> bool:
    """Return whether ``step`` may branch to ``target``."""
    return isinstance(step, Operation) and step.opcode in {"bra", "brx"} and target in step.operands


def drop_last_jump(steps: list[Step], target: Target) -> None:
    """Remove a last step that only jumps to ``target``, which stands right behind it."""
    last = steps[-1] if steps else None
    if isinstance(last, Operation) and last.guard is None and last.opcode == "bra" and last.operands == (target,):
        steps.pop()
