"""Legality of one instruction: its row in the table, its operands' kinds and widths.

PTX checks an operand's size, and that integers and floats are not mixed; a ``.b`` type goes with
everything of its size (PTX ISA, "Type Information for Instructions and Operands").
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from ptx2cpp.errors import PtxTypeError, UnsupportedPtxError
from ptx2cpp.instructions import Form, find_form, forms_of, written
from ptx2cpp.routine import (
    Both,
    Data,
    Elements,
    Immediate,
    Inverse,
    Local,
    Memory,
    Register,
    Target,
    Value,
)
from ptx2cpp.types import TYPES, PtxType

if TYPE_CHECKING:
    from ptx2cpp.syntax import Instruction

KINDS: dict[str, tuple[tuple[type, ...], str]] = {
    "t": ((Register, Immediate), "a register or literal"),
    "d": ((Register, Immediate), "a register or literal"),
    "w": ((Register, Immediate), "a register or literal"),
    "u": ((Register, Immediate), "a 32-bit register or literal"),
    "p": ((Register,), "a predicate register"),
    "q": ((Register, Both), "a predicate register or a pair p|q"),
    "s": ((Register, Inverse, Immediate), "a predicate"),
    "m": ((Memory,), "an address in brackets"),
    "v": ((Register, Immediate, Elements), "a register or vector"),
    "x": ((Register, Immediate, Elements, Data, Local), "a register, literal, vector or variable"),
    "a": ((Register, Data, Local), "a register or variable"),
    "i": ((Immediate,), "an integer literal"),
    "l": ((Target,), "a label"),
}
REASONS: dict[str, str] = {
    "trap": "it ends the whole kernel",
    "exit": "it ends the whole thread",
    "brkpt": "it stops for a debugger",
    "bar": "threads of a row function cannot wait for each other",
    "barrier": "threads of a row function cannot wait for each other",
    "shfl": "a row function cannot see other threads",
    "vote": "a row function cannot see other threads",
    "activemask": "a row function cannot see other threads",
    "atom": "a row function must not write shared state",
    "red": "a row function must not write shared state",
    "alloca": "its size is not known when compiled",
}


def check(instruction: Instruction, values: tuple[Value, ...]) -> Form:
    """Return the row of the table that ``instruction`` with resolved operands ``values`` fits.

    Raises
    ------
    UnsupportedPtxError
        If there is no such row.
    PtxTypeError
        If an operand's number, kind or width does not fit the row.
    """
    row = find_form(instruction.opcode, instruction.modifiers)
    if row is None:
        raise UnsupportedPtxError(_reason(instruction), instruction.span)
    letters = row.signature
    if letters.endswith("l"):
        letters += "l" * (len(values) - len(letters))
    if len(values) != len(letters):
        raise PtxTypeError(f"{_name(instruction)} takes {len(letters)} operands, not {len(values)}", instruction.span)
    types = _types(instruction.modifiers)
    for i, (letter, value) in enumerate(zip(letters, values, strict=True)):
        message = _misfit(letter, value, types, result=i == 0 and letters[0] not in "ml")
        if message:
            span = instruction.operands[min(i, len(instruction.operands) - 1)].span
            raise PtxTypeError(f"{_name(instruction)}: {message}", span)
    return row


def _name(instruction: Instruction) -> str:
    return written(instruction.opcode, instruction.modifiers)


@cache
def _types(modifiers: tuple[str, ...]) -> tuple[PtxType, ...]:
    """Return the types among the words behind an opcode."""
    return tuple(TYPES[word] for word in modifiers if word in TYPES)


def _reason(instruction: Instruction) -> str:
    opcode, name = instruction.opcode, _name(instruction)
    if opcode in REASONS:
        return f"{name} cannot be part of a row function: {REASONS[opcode]}"
    known = "this form of it is not in the table" if forms_of(opcode) else "the instruction is not in the table"
    return f"{name} is not supported: {known} of accepted instructions (ptx2cpp/instructions.py)"


def _misfit(letter: str, value: Value, types: tuple[PtxType, ...], *, result: bool) -> str | None:
    classes, what = KINDS[letter]
    if result and isinstance(value, Immediate):
        return "the result must be a register"
    if not isinstance(value, classes):
        return f"expected {what}"
    if letter in "pqs":
        registers = _registers(value)
        return next((f"{r.name} is .{r.type}, not .pred" for r in registers if r.type != "pred"), None)
    if letter in "ml":
        return None
    if letter == "u":
        return _wrong_width(value, 32)
    if letter == "a":
        return _wrong_width(value, 64)
    typed = types[0] if letter == "d" or (letter == "v" and result) else types[-1]
    if letter == "v":
        return _too_narrow(value, typed)
    bits = typed.bits * 2 if letter == "w" else typed.bits
    if isinstance(value, Register) and value.type == typed.name and letter != "w":
        return None  # by far the most
    return _wrong_width(value, bits) or (_mixed(value, typed) if letter in "td" else None)


def _registers(value: Value) -> tuple[Register, ...]:
    match value:
        case Register():
            return (value,)
        case Inverse(register):
            return (register,)
        case Both(first, second):
            return tuple(r for r in (first, second) if r is not None)
        case Elements(items):
            return tuple(r for r in items if isinstance(r, Register))
    return ()


def _wrong_width(value: Value, bits: int) -> str | None:
    match value:
        case Register(name, kind) if TYPES[kind].bits != bits:
            return f"{name} is .{kind}, needed are {bits} bits"
        case Elements(items):
            known = {TYPES[r.type].bits for r in items if isinstance(r, Register)}
            if known and known != {bits // len(items)}:
                return f"{len(items)} elements of {bits // len(items)} bits are needed"
        case Data() | Local() if bits != 64:
            return f"an address has 64 bits, needed are {bits}"
    return None


def _too_narrow(value: Value, typed: PtxType) -> str | None:
    narrow = (r for r in _registers(value) if TYPES[r.type].bits < typed.bits)
    return next((f"{r.name} is .{r.type}, too narrow for .{typed.name}" for r in narrow), None)


def _mixed(value: Value, typed: PtxType) -> str | None:
    if not isinstance(value, Register) or "b" in {TYPES[value.type].kind, typed.kind}:
        return None
    if TYPES[value.type].is_float != typed.is_float:
        return f"{value.name} is .{value.type}, needed is .{typed.name}"
    return None
