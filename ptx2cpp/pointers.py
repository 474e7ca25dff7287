"""Pointer parameters: Numba's result pointer becomes results, any other must be declared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ptx2cpp.cells import move
from ptx2cpp.errors import PtxTypeError, UnsupportedPtxError
from ptx2cpp.routine import (
    Data,
    Elements,
    Immediate,
    Input,
    Local,
    Memory,
    Operation,
    Read,
    Register,
    Step,
    registers_of,
    registers_set,
)
from ptx2cpp.types import TYPES

if TYPE_CHECKING:
    from ptx2cpp.declared import Declared
    from ptx2cpp.scope import Names
    from ptx2cpp.syntax import Function

Promoted = tuple[tuple[int, Register, str], ...]
ADDRESS_ARITHMETIC = frozenset({"mov", "add", "sub", "mad", "cvta", "selp", "or", "shl", "mul", "cvt"})


def promote_out_pointer(
    inputs: tuple[Input, ...], steps: tuple[Step, ...], names: Names, declared: Declared
) -> tuple[tuple[Input, ...], tuple[Step, ...], Promoted]:
    """Turn parameter 0 into results if it is only ever stored through.

    Returns the remaining inputs and steps, and (offset, register, type) of each new result.
    """
    first = next((i for i in inputs if i.parameter == 0 and i.offset == 0 and TYPES[i.type].bits == 64), None)
    if first is None or TYPES[first.type].is_float or declared.is_pointer(0):
        return inputs, steps, ()
    aliases = _aliases(first, steps)
    stores = [step for step in steps if _stores_through(step, aliases)]
    if not stores or any(_uses(step, aliases) for step in steps):
        return inputs, steps, ()
    cells: dict[int, tuple[Register, str]] = {}
    rest: list[Step] = []
    for step in steps:
        if _stores_through(step, aliases):
            assert isinstance(step, Operation)
            rest.extend(_as_moves(step, aliases, cells, names))
        elif not _defines(step, aliases):
            rest.append(step)
    promoted = tuple((offset, register, kind) for offset, (register, kind) in sorted(cells.items()))
    return tuple(i for i in inputs if i is not first), tuple(rest), promoted


def _aliases(first: Input, steps: tuple[Step, ...]) -> dict[str, int]:
    """Return the registers that always hold the pointer plus a constant, with that constant."""
    found: dict[str, int] = {}
    written: dict[str, int] = {}
    for step in steps:
        for register in registers_set(step):
            written[register.name] = written.get(register.name, 0) + 1
        match step:
            case Read(register, source) if source is first:
                found[register.name] = 0
            case Operation("mov" | "cvta", _, (Register(name), Register(other)), None) if other in found:
                found[name] = found[other]
            case Operation("add", _, (Register(name), Register(other), Immediate(n, None)), None) if other in found:
                found[name] = found[other] + n
    return {name: offset for name, offset in found.items() if written[name] == 1}


def _defines(step: Step, aliases: dict[str, int]) -> bool:
    return any(register.name in aliases for register in registers_set(step))


def _stores_through(step: Step, aliases: dict[str, int]) -> bool:
    if not isinstance(step, Operation) or step.opcode != "st" or not isinstance(step.operands[0], Memory):
        return False
    base, stored = step.operands[0].base, registers_of(step.operands[1])
    return isinstance(base, Register) and base.name in aliases and not any(r.name in aliases for r in stored)


def _uses(step: Step, aliases: dict[str, int]) -> bool:
    """Return whether the pointer is used in any way but to store through or to make an alias."""
    if _defines(step, aliases) or _stores_through(step, aliases):
        return False
    return any(register.name in aliases for register in registers_of(step))


def _as_moves(
    step: Operation, aliases: dict[str, int], cells: dict[int, tuple[Register, str]], names: Names
) -> tuple[Step, ...]:
    address, value = step.operands
    assert isinstance(address, Memory)
    assert isinstance(address.base, Register)
    kind = step.modifiers[-1]
    start = address.offset + aliases[address.base.name]
    size = TYPES[kind].bytes
    moves = []
    for i, item in enumerate(value.items if isinstance(value, Elements) else (value,)):
        offset = start + i * size
        near = range(offset - 7, offset + size)
        if offset < 0 or any(at in cells and _overlap(at, cells[at][1], offset, kind) for at in near):
            assert step.span is not None, "an instruction of the text has its place"
            raise UnsupportedPtxError("results are stored in pieces that overlap, or before the first", step.span)
        if offset not in cells:
            cells[offset] = (Register(names.fresh(f"out{offset}"), kind if TYPES[kind].bits > 8 else "b16"), kind)
        assert isinstance(item, Register | Immediate)
        moves.append(move(cells[offset][0], item, step.guard))
    return tuple(moves)


def _overlap(at: int, kind: str, offset: int, other: str) -> bool:
    """Return whether two stored elements share bytes, and are not the same element."""
    a, b = TYPES[kind].bytes, TYPES[other].bytes
    return at < offset + b and offset < at + a and (at, a) != (offset, b)


def check_pointers(inputs: tuple[Input, ...], steps: tuple[Step, ...], function: Function) -> None:
    """Raise PtxTypeError if an address comes from parameters none of which is declared a pointer."""
    pointers = {i.name for i in inputs if i.cpp.rstrip().endswith("*")}
    if not any(TYPES[i.type].bits == 64 and not TYPES[i.type].is_float for i in inputs):
        return
    origins = _origins(steps)
    for step in steps:
        for address in _addresses(step):
            known = origins.get(address.name, set())
            if known and not known & (pointers | {""}):
                n = next(i.parameter for i in inputs if i.name in known)
                how = f"parameters={{{n}: 'const double*'}} or --pointer {n}='const double*'"
                message = f"parameter {n} is used as an address; declare its type ({how})"
                raise PtxTypeError(message, function.parameters[n].span)


def _addresses(step: Step) -> tuple[Register, ...]:
    if not isinstance(step, Operation) or "local" in step.modifiers:
        return ()
    return tuple(o.base for o in step.operands if isinstance(o, Memory) and isinstance(o.base, Register))


def _origins(steps: tuple[Step, ...]) -> dict[str, set[str]]:
    """Return for each register the inputs that its value is computed from; "" stands for known memory."""
    origins: dict[str, set[str]] = {}
    computed: dict[str, list[str]] = {}
    pending: list[tuple[str, str]] = []
    for step in steps:
        match step:
            case Read(Register(name), source) if TYPES[source.type].bits == 64:
                pending.append((name, source.name))
            case Operation(opcode, _, (Register(name), *sources)) if opcode in ADDRESS_ARITHMETIC:
                if any(isinstance(s, Data | Local) for s in sources):
                    pending.append((name, ""))
                for register in (r for s in sources for r in registers_of(s)):
                    computed.setdefault(register.name, []).append(name)
            case Operation("ld", _, (Register(name), *_)):
                pending.append((name, ""))
    while pending:
        name, origin = pending.pop()
        if origin not in origins.setdefault(name, set()):
            origins[name].add(origin)
            pending.extend((other, origin) for other in computed.get(name, ()))
    return origins
