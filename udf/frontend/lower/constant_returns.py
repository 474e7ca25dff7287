"""Constant returns of a UDF's PTX: a status that is always 0, a validity that is always 1, is not returned at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ptx2cpp.syntax import Address, Instruction, Integer, Name, Pair, Vector
from ptx2cpp.types import TYPES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ptx2cpp.syntax import Function, Module, Operand

Moves = dict[str, list["Operand | Instruction"]]
"""By register, what its instructions write: an operand that a mov copies, else the instruction itself."""


def constant_returns(module: Module, sizes: Sequence[int]) -> list[int | None]:
    """Return the constant that each returned scalar is in every function of ``module``, or None; ``sizes`` in bytes."""
    constants = [constants_of(function) for function in module.entries]
    values = [{known.get(at) for known in constants} for at in offsets(sizes)]
    return [next(iter(found)) if len(found) == 1 else None for found in values]


def offsets(sizes: Sequence[int]) -> list[int]:
    """Return where each scalar of a returned structure lies, in bytes: aligned to its own size."""
    found, end = [], 0
    for size in sizes:
        found.append(-(-end // size) * size)
        end = found[-1] + size
    return found


def constants_of(function: Function) -> dict[int, int]:
    r"""Return offset -> constant for the scalars that ``function`` returns with one value on every path.

    A value is constant if only moves of that constant lead to it; a selection moves both of its values, or the one that
    a constant predicate selects.

    Examples
    --------
    >>> from ptx2cpp import parse
    >>> ptx = '''.version 8.0 .target sm_75 .address_size 64
    ... .func (.param .align 8 .b8 r[16]) f() { .reg .b32 %r<2>; .reg .f64 %fd<2>;
    ...   mov.u32 %r1, 0; st.param.b32 [r+8], %r1; st.param.f64 [r], %fd1; ret; }'''
    >>> constants_of(parse(ptx).functions[0])
    {8: 0}
    """
    moves: Moves = {}
    stored: dict[int, set[int | None]] = {}
    instructions = [s for s in function.statements if isinstance(s, Instruction)]
    for instruction in instructions:
        for register in _stored_operand(instruction):
            source = instruction.operands[1] if instruction.opcode == "mov" else instruction
            moves.setdefault(register, []).append(source)
    results = {result.name.text for result in function.results}
    for instruction in instructions:
        match instruction.operands:
            case (Address(Name(base), start), value) if instruction.opcode == "st" and base in results:
                elements = value.elements if isinstance(value, Vector) else (value,)
                for i, element in enumerate(elements):
                    at = start + i * TYPES[instruction.modifiers[-1]].bytes
                    stored.setdefault(at, set()).update(_constants(element, moves))
    return {at: value for at, values in stored.items() for value in values if value is not None and len(values) == 1}


def _stored_operand(instruction: Instruction) -> Iterator[str]:
    """Yield the registers that an instruction may write: those of its first operand."""
    match instruction.operands[:1]:
        case (Name(text),):
            yield text
        case (Vector(elements),):
            yield from (element.text for element in elements if isinstance(element, Name))
        case (Pair(first, second),):
            yield from (first.text, second.text)


def _constants(operand: Operand, moves: Moves) -> set[int | None]:
    """Return every value that ``operand`` may have; None stands for one that is not constant."""
    found: set[int | None] = set()
    seen: set[str] = set()
    pending: list[Operand | Instruction] = [operand]
    while pending:
        match pending.pop():
            case Integer(value):
                found.add(value)
            case Name(text) if text in moves:
                pending += moves[text] if text not in seen else ()
                seen.add(text)
            case Instruction("selp", _, (_, first, second, Name(predicate))):
                pending += _selected_constant(first, second, moves.get(predicate, []))
            case _:
                found.add(None)
    return found


def _selected_constant(first: Operand, second: Operand, predicate: list[Operand | Instruction]) -> tuple[Operand, ...]:
    """Return which operands ``selp`` may select, by what is moved to its predicate."""
    values = {move.value if isinstance(move, Integer) else None for move in predicate}
    if len(values) != 1 or None in values:
        return first, second
    return (second,) if values == {0} else (first,)
