"""Which array an address register points into, so that LLVM sees an indexed array and not a number."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ptx2cpp.flat import Data, Input, Instruction, Local, ParameterLoad, Register, registers_written

if TYPE_CHECKING:
    from ptx2cpp.flat import FlatFunction, Operand, Statement

    _Move = tuple[Register, tuple[Operand | Input, ...]]

CARRIES_ADDRESS = frozenset(("mov", "cvta", "add", "sub", "mad", "selp", "slct", "min", "max", "and", "or"))
Symbol = Data | Local | Input
"""A constant array, an array on the stack, or one whose address the function takes."""


def bases_of(flat: FlatFunction) -> dict[str, Symbol]:
    """Return, by register name, the one array that an address in it can point into.

    A register is left out where it may hold addresses of two arrays, or of memory from outside: then
    its value is used as it is. Follows assignments without regard to their order, until nothing changes.
    """
    if not flat.data and not flat.locals and not any(map(is_pointer, flat.inputs)):
        return {}
    found: dict[str, frozenset[Symbol | None]] = {}
    readers: dict[str, list[_Move]] = {}
    waiting: list[_Move] = []
    loaded: set[str] = set()
    for statement in flat.statements:
        move = _assignment(statement)
        if move is None:  # what it gives is no sum of addresses: a load's
            loaded.update(register.name for register in registers_written(statement))
            continue
        for source in move[1]:
            if isinstance(source, Register):
                readers.setdefault(source.name, []).append(move)
            elif isinstance(source, Data | Local | Input):
                waiting.append(move)
    while waiting:
        target, sources = waiting.pop()
        known = found.get(target.name, frozenset())
        grown = known.union(*(_bases(source, found) for source in sources))
        if grown and target.name in loaded:
            grown |= {None}
        if grown != known:
            found[target.name] = grown
            waiting += readers.get(target.name, ())
    single = {name: next(iter(symbols)) for name, symbols in found.items() if len(symbols) == 1}
    return {name: symbol for name, symbol in single.items() if symbol is not None}


def is_pointer(parameter: Input) -> bool:
    """Return whether the caller declared a parameter a pointer."""
    return parameter.cpp.rstrip().endswith("*")


def _assignment(statement: Statement) -> _Move | None:
    """Return the register that a statement may put an address into, and what that is made of."""
    if isinstance(statement, ParameterLoad):
        return (statement.register, (statement.input,))
    if (
        isinstance(statement, Instruction)
        and statement.opcode in CARRIES_ADDRESS
        and isinstance(statement.operands[0], Register)
    ):
        return (statement.operands[0], statement.operands[1:])
    return None


def _bases(source: Operand | Input, found: dict[str, frozenset[Symbol | None]]) -> frozenset[Symbol | None]:
    if isinstance(source, Data | Local) or (isinstance(source, Input) and is_pointer(source)):
        return frozenset((source,))
    return found.get(source.name, frozenset()) if isinstance(source, Register) else frozenset()
