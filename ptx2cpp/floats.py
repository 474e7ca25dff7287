"""Registers of bits that only hold floats become float registers: LLVM 21 and later declare ``.b64`` for every value.

A register is a float if some instruction takes or gives it as one and none as an integer; what a copy or a selection
joins is of one kind. The meaning is the same: an instruction of bits takes registers of any type of its size
(PTX ISA 9.0, "Type Information for Instructions and Operands").
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

from ptx2cpp.flat import (
    Address,
    Call,
    Immediate,
    Instruction,
    Not,
    Operand,
    Output,
    Pair,
    ParameterLoad,
    Register,
    Statement,
    Vector,
    registers_of,
)
from ptx2cpp.instructions import find_form
from ptx2cpp.types import TYPES

FLOAT_OF: Final = {"b32": "f32", "b64": "f64"}
COPIES: Final = frozenset({"mov", "selp", "ld", "st", "ldu"})
"""What moves bits as they are: where these say ``.b64``, they tell nothing of the kind."""


def with_float_registers(
    statements: tuple[Statement, ...], outputs: tuple[Output, ...]
) -> tuple[tuple[Statement, ...], tuple[Output, ...]]:
    """Return statements and outputs with the registers that hold floats alone declared so."""
    kinds = _Kinds()
    for statement in statements:
        kinds.see(statement)
    for output in outputs:
        kinds.note(output.register, output.type)
    floats = kinds.floats()
    if not floats:
        return statements, outputs
    return (
        tuple(_with_types(statement, floats) for statement in statements),
        tuple(replace(o, register=floats.get(o.register.name, o.register)) for o in outputs),
    )


class _Kinds:
    """What is known of registers of bits: which are of one kind, which are floats, which are integers."""

    def __init__(self) -> None:
        self._registers: dict[str, Register] = {}
        self._over: dict[str, str] = {}
        self._float: set[str] = set()
        self._integer: set[str] = set()

    def floats(self) -> dict[str, Register]:
        """Return, by name, the registers that hold floats alone, as float registers."""
        known = {self._root(name) for name in self._float} - {self._root(name) for name in self._integer}
        found = (one for one in self._registers.values() if one.type in FLOAT_OF and self._root(one.name) in known)
        return {one.name: Register(one.name, FLOAT_OF[one.type]) for one in found}

    def see(self, statement: Statement) -> None:
        """Learn from one statement."""
        match statement:
            case ParameterLoad(register, source):
                self.note(register, source.type)
            case Call():
                for register, kind in zip(
                    (*statement.arguments, *statement.results),
                    (*statement.parameters, *statement.result_types),
                    strict=True,
                ):
                    self.note(register, kind)
            case Instruction():
                self._see(statement)

    def note(self, register: Register, kind: str) -> None:
        """Note that ``register`` is taken or given as PTX type ``kind``."""
        self._registers[register.name] = register
        known = _shown_by(kind, register.type)
        if known == "float":
            self._float.add(register.name)
        elif known == "integer":
            self._integer.add(register.name)

    def _see(self, instruction: Instruction) -> None:
        copied, kinds = _taken(instruction.opcode, instruction.modifiers)
        if copied:
            self._join(instruction.operands, copied)
            return
        for place, operand in enumerate(instruction.operands):
            if isinstance(operand, Register):
                self.note(operand, kinds[place] if place < len(kinds) else "u64")
            else:
                for register in registers_of(operand):
                    self.note(register, "pred")

    def _join(self, operands: tuple[Operand, ...], kind: str) -> None:
        """Note that the registers of a copy are of one kind; the parts of a pair or an address are integers."""
        whole = [one for one in operands if isinstance(one, Register) and one.type == kind]
        typed = [one for one in operands if isinstance(one, Register) and one.type in FLOAT_OF.values()]
        for one in whole:
            self._registers[one.name] = one
            self._over[self._root(one.name)] = self._root(whole[0].name)
        if typed and whole:
            self._float.add(whole[0].name)
        for operand in operands:
            elements = registers_of(operand) if isinstance(operand, Vector | Address | Not | Pair) else ()
            for register in elements:
                self.note(register, kind if isinstance(operand, Vector) and register.type == kind else "pred")

    def _root(self, name: str) -> str:
        while (over := self._over.get(name, name)) != name:
            name = self._over[name] = self._over.get(over, over)
        return name


@lru_cache(maxsize=1024)
def _shown_by(kind: str, register: str) -> str:
    """Return what it shows of a register of type ``register`` that it is taken or given as PTX type ``kind``."""
    typed, same = TYPES[kind], TYPES[kind].bits == TYPES[register].bits
    if typed.kind == "f" and same and kind != "f16x2":
        return "float"
    return "" if typed.kind == "b" and same else "integer"


@lru_cache(maxsize=4096)
def _taken(opcode: str, modifiers: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """Return the type of bits that an instruction copies, if it does; the type of each operand that is a register."""
    form = find_form(opcode, modifiers)
    types = [word for word in modifiers if word in TYPES]
    if opcode in COPIES and types and types[-1] in FLOAT_OF:
        return types[-1], ()
    kinds = []
    for i, letter in enumerate("" if form is None else form.signature):
        first = letter == "d" or (letter == "v" and i == 0)
        kind = types[0 if first else -1] if types and letter in "tdvx" else "u64"
        kinds.append("pred" if TYPES[kind].kind == "b" else kind)
    return "", tuple(kinds)


def _with_types(statement: Statement, floats: dict[str, Register]) -> Statement:
    match statement:
        case ParameterLoad(register, source):
            return ParameterLoad(floats.get(register.name, register), source)
        case Call():
            return replace(
                statement,
                arguments=tuple(floats.get(one.name, one) for one in statement.arguments),
                results=tuple(floats.get(one.name, one) for one in statement.results),
            )
        case Instruction(opcode, modifiers, operands, guard):
            if not any(one.name in floats for one in registers_of(statement)):
                return statement
            given = tuple(_operand(one, floats) for one in operands)
            if opcode in COPIES and modifiers[-1] in FLOAT_OF and _holds_floats(given, FLOAT_OF[modifiers[-1]]):
                given = tuple(_bits(one, TYPES[modifiers[-1]].bits) for one in given)
                modifiers = (*modifiers[:-1], FLOAT_OF[modifiers[-1]])
            return Instruction(opcode, modifiers, given, guard, statement.span)
    return statement


def _holds_floats(operands: tuple[Operand, ...], kind: str) -> bool:
    """Return whether all that is copied are floats of one type."""
    values = [one for operand in operands for one in (operand.elements if isinstance(operand, Vector) else (operand,))]
    return all(
        (isinstance(one, Register) and one.type in {kind, "pred"}) or isinstance(one, Immediate | Address)
        for one in values
    )


def _bits(operand: Operand, width: int) -> Operand:
    """Return a literal that was copied as bits as the float of those bits."""
    match operand:
        case Immediate(value, None):
            return Immediate(value % (1 << width), width)
        case Vector(elements):
            return Vector(tuple(_bits(one, width) for one in elements))  # type: ignore[arg-type, misc]
    return operand


def _operand(operand: Operand, floats: dict[str, Register]) -> Operand:
    if isinstance(operand, Register):
        return floats.get(operand.name, operand)
    if isinstance(operand, Vector):
        return Vector(tuple(_operand(one, floats) for one in operand.elements))  # type: ignore[arg-type, misc]
    return operand
