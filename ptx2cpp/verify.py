"""Legality of one instruction: its row in the table, its operands' kinds and widths.

PTX checks an operand's size, and that integers and floats are not mixed; a ``.b`` type goes with
everything of its size (PTX ISA, "Type Information for Instructions and Operands").
"""

import math
import struct
from functools import lru_cache

from ptx2cpp.flat import Address, Data, Immediate, Label, Local, Not, Operand, Pair, Register, Vector, registers_of
from ptx2cpp.instructions import SETS, Form, find_form, forms_of, mnemonic
from ptx2cpp.ptx_errors import PtxTypeError, UnsupportedPtxError
from ptx2cpp.syntax import Instruction
from ptx2cpp.types import TYPES, PtxType

VECTORS = {"v2": 2, "v4": 4}
SPACES = frozenset(SETS["SPACE"].split("/"))
FIXED = {"u": TYPES["u32"], "i": TYPES["u32"], "a": TYPES["u64"]}
"""Types of operands that do not depend on the instruction's."""
_WHOLE = "a whole number"
LARGEST = (2 - 2**-23) * 2.0**127
"""The largest number of type .f32."""

KINDS: dict[str, tuple[tuple[type, ...], str]] = {
    "t": ((Register, Immediate), "a register or literal"),
    "d": ((Register, Immediate), "a register or literal"),
    "w": ((Register, Immediate), "a register or literal"),
    "u": ((Register, Immediate), "a 32-bit register or literal"),
    "p": ((Register,), "a predicate register"),
    "q": ((Register, Pair), "a predicate register or a pair p|q"),
    "s": ((Register, Not, Immediate), "a predicate"),
    "m": ((Address,), "an address in brackets"),
    "v": ((Register, Immediate, Vector), "a register or vector"),
    "x": ((Register, Immediate, Vector, Data, Local), "a register, literal, vector or variable"),
    "a": ((Register, Data, Local), "a register or variable"),
    "i": ((Immediate,), "an integer literal"),
    "l": ((Label,), "a label"),
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


def check(instruction: Instruction, values: tuple[Operand, ...]) -> Form:
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
    if _fit(values, _fitting(instruction.opcode, instruction.modifiers)):
        return row  # by far the most
    letters = row.signature
    if instruction.opcode == "brx":
        letters += "l" * (len(values) - len(letters))
    if len(values) != len(letters):
        raise PtxTypeError(f"{_name(instruction)} takes {len(letters)} operands, not {len(values)}", instruction.span)
    types = _types(instruction.modifiers)
    for i, (letter, value) in enumerate(zip(letters, values, strict=True)):
        result = i == 0 and letters[0] not in "ml"
        message = _misfit(letter, value, types, result=result) or _misplaced(instruction, value, result=result)
        if message:
            span = instruction.operands[min(i, len(instruction.operands) - 1)].span
            raise PtxTypeError(f"{_name(instruction)}: {message}", span)
    return row


def _fit(values: tuple[Operand, ...], fitting: tuple[frozenset[str], ...]) -> bool:
    """Return whether operands are registers and whole numbers that fit whatever the others are."""
    if len(values) != len(fitting):
        return False
    for value, kinds in zip(values, fitting, strict=True):
        if isinstance(value, Register):
            if value.type not in kinds:
                return False
        elif not isinstance(value, Immediate) or value.width is not None or _WHOLE not in kinds:
            return False
    return True


@lru_cache(maxsize=4096)
def _fitting(opcode: str, modifiers: tuple[str, ...]) -> tuple[frozenset[str], ...]:
    """Return for each operand of an instruction of the table the types of registers that fit, and whether a literal."""
    row = find_form(opcode, modifiers)
    letters = "" if row is None or not VECTORS.keys().isdisjoint(modifiers) else row.signature
    probes: dict[str, Operand] = {_WHOLE: Immediate(0), **{kind: Register("", kind) for kind in TYPES}}
    types, found = _types(modifiers), list[frozenset[str]]()
    for i, letter in enumerate(letters):
        result = i == 0 and letters[0] not in "ml"
        fits = (kind for kind, probe in probes.items() if not _misfit(letter, probe, types, result=result))
        found.append(frozenset(fits))
    return tuple(found)


def _name(instruction: Instruction) -> str:
    return mnemonic(instruction.opcode, instruction.modifiers)


@lru_cache(maxsize=1024)
def _types(modifiers: tuple[str, ...]) -> tuple[PtxType, ...]:
    """Return the types among the words behind an opcode."""
    return tuple(TYPES[word] for word in modifiers if word in TYPES)


def _reason(instruction: Instruction) -> str:
    opcode, name = instruction.opcode, _name(instruction)
    if opcode in REASONS:
        return f"{name} cannot be part of a row function: {REASONS[opcode]}"
    known = "this form of it is not in the table" if forms_of(opcode) else "the instruction is not in the table"
    return f"{name} is not supported: {known} of accepted instructions (ptx2cpp/instructions.py)"


def _misfit(letter: str, value: Operand, types: tuple[PtxType, ...], *, result: bool) -> str | None:
    """Return what is wrong with an operand: its class, its width, or integer for float."""
    classes, what = KINDS[letter]
    if result and isinstance(value, Immediate):
        return "the result must be a register"
    if not isinstance(value, classes):
        return f"expected {what}"
    if letter in "pqs":
        return _no_predicate(value)
    if letter in "ml":
        return None
    typed = FIXED.get(letter) or types[0 if letter == "d" or (letter == "v" and result) else -1]
    if isinstance(value, Immediate):
        return _wrong_literal(value, typed)
    if letter == "v":
        return _too_narrow(value, typed)
    if isinstance(value, Register) and value.type == typed.name and letter != "w":
        return None
    bits = typed.bits * 2 if letter == "w" else typed.bits
    return _wrong_width(value, bits) or (_mixed(value, typed) if letter in "tdx" else None)


def _no_predicate(value: Operand) -> str | None:
    if isinstance(value, Pair) and value.first is value.second is None:
        return "one of two predicates is a register"
    if isinstance(value, Immediate) and value.is_float:
        return "expected a predicate"
    return next((f"{r.name} is .{r.type}, not .pred" for r in registers_of(value) if r.type != "pred"), None)


def _wrong_literal(value: Immediate, typed: PtxType) -> str | None:
    """Return what is wrong with a literal: an integer for a float, or a float for what does not hold its bits."""
    if value.width is None:
        return f"expected a floating literal for .{typed.name}" if typed.is_float else None
    if typed.kind == "b" and typed.bits == value.width:
        return None
    if typed.name not in {"f32", "f64"}:
        return f"a floating literal of {value.width} bits does not fit .{typed.name}"
    number = struct.unpack("<d", value.value.to_bytes(8, "little"))[0] if value.width > typed.bits else 0.0
    return "the literal is too large for .f32" if LARGEST < abs(number) < math.inf else None


def _misplaced(instruction: Instruction, value: Operand, *, result: bool) -> str | None:
    """Return what is wrong with a vector for this instruction, or with the state space of an address."""
    match value:
        case Vector(elements):
            return _wrong_vector(instruction, elements, result=result)
        case Address(Register(name, kind)) if TYPES[kind].bits != 64 or TYPES[kind].is_float:
            return f"{name} is .{kind}, an address has 64 bits"
        case Address(Data() | Local() as symbol):
            space = symbol.space if isinstance(symbol, Data) else "local"
            named = next((word for word in instruction.modifiers if word in SPACES), "global")
            return None if named in {space, "param"} else f"{symbol.name} is in .{space}"
        case Register() | Immediate() if not VECTORS.keys().isdisjoint(instruction.modifiers):
            return "expected a vector"
    return None


def _wrong_vector(
    instruction: Instruction, elements: tuple[Register | Immediate | None, ...], *, result: bool
) -> str | None:
    width = next((VECTORS[word] for word in instruction.modifiers if word in VECTORS), 1)
    if instruction.opcode == "mov":
        width = len(elements) if len(elements) in {2, 4} else 2
    if len(elements) != width:
        return f"expected {width} elements, not {len(elements)}"
    if result and (
        any(isinstance(element, Immediate) for element in elements) or elements.count(None) == len(elements)
    ):
        return "the elements of a result are registers or _"
    return "the elements of a source are registers or literals" if not result and None in elements else None


def _wrong_width(value: Operand, bits: int) -> str | None:
    match value:
        case Register(name, kind) if TYPES[kind].bits != bits:
            return f"{name} is .{kind}, needed are {bits} bits"
        case Vector(elements):
            known = {TYPES[r.type].bits for r in elements if isinstance(r, Register)}
            floats = {element.width for element in elements if isinstance(element, Immediate) and element.is_float}
            if known | floats not in ({bits // len(elements)}, set()):
                return f"{len(elements)} elements of {bits // len(elements)} bits are needed"
        case Data() | Local() if bits != 64:
            return f"an address has 64 bits, needed are {bits}"
    return None


def _too_narrow(value: Operand, typed: PtxType) -> str | None:
    if isinstance(value, Vector):
        literals = (_wrong_literal(item, typed) for item in value.elements if isinstance(item, Immediate))
        wrong = next((message for message in literals if message), None)
        if wrong:
            return wrong
    narrow = (r for r in registers_of(value) if TYPES[r.type].bits < typed.bits)
    return next((f"{r.name} is .{r.type}, too narrow for .{typed.name}" for r in narrow), None)


def _mixed(value: Operand, typed: PtxType) -> str | None:
    if not isinstance(value, Register) or "b" in {TYPES[value.type].kind, typed.kind}:
        return None
    if TYPES[value.type].is_float != typed.is_float:
        return f"{value.name} is .{value.type}, needed is .{typed.name}"
    return None
