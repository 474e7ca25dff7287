"""Captured arrays as free variables of LLVM functions, and lambda lifting, which makes them parameters.

A captured array has no parameter in Python. Code that reads one is written with a pair of :class:`FreeVariable`, its
address and its length; once all functions of a UDF are written, :func:`lift` gives each that uses a pair, or calls a
function that does, two more parameters, last.

Source: lambda lifting (Johnsson, Lambda Lifting, 1985).
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from llvmlite import ir as llvm

SCRATCH: Final = -1
"""The number of what is no captured array: the memory of made text and, as its length, the address of the tables."""

ADDRESS: Final = llvm.IntType(8).as_pointer()
LENGTH: Final = llvm.IntType(64)


class FreeVariable(llvm.Value):  # type: ignore[misc]
    """The address or the length of captured array ``number``, in a function that has no parameter for it yet."""

    def __init__(self, number: int, kind: Any) -> None:
        self.number, self.type = number, kind
        self.name = f"udf.{'length' if kind == LENGTH else 'table'}.{number}"

    def get_reference(self) -> str:
        """Return how an instruction names it."""
        return f'%"{self.name}"'

    def __str__(self) -> str:
        return f"{self.type} {self.get_reference()}"


def free_variables(number: int) -> tuple[FreeVariable, FreeVariable]:
    """Return the address and the length of captured array ``number``."""
    return FreeVariable(number, ADDRESS), FreeVariable(number, LENGTH)


def lift(modules: Iterable[Any], name: str) -> tuple[int, ...]:
    """Make the free variables of LLVM modules parameters; return which arrays the function ``name`` then takes.

    The modules are Numba's, not printed yet: functions, and what calls them, are changed in place.
    """
    functions = [function for module in {id(m): m for m in modules}.values() for function in module.functions]
    bodies = {f.name: [i for block in f.blocks for i in block.instructions] for f in functions if f.blocks}
    needs = _needs(bodies)
    given = {id(f): _with_parameters(f, needs[f.name]) for f in functions if needs.get(f.name)}
    for function in functions:
        own = given.get(id(function), {})
        for instruction in bodies[function.name] if own and function.blocks else ():
            for variable in _free_in(instruction):
                instruction.replace_usage(variable, own[variable.name])
            callee = callee_of(instruction)
            if callee is not None and needs.get(callee):
                passed = [own[v.name] for number in needs[callee] for v in free_variables(number)]
                instruction.operands = [*instruction.operands, *passed]
    return needs[name]


def is_lifted(modules: Iterable[Any], name: str) -> bool:
    """Return whether the function ``name`` has parameters for captured arrays, so that no other UDF can call it."""
    found = next((f for module in modules for f in module.functions if f.name == name and f.blocks), None)
    return found is not None and bool(found.args) and found.args[-1].name.startswith("udf.length.")


def _needs(bodies: dict[str, list[Any]]) -> dict[str, tuple[int, ...]]:
    """Return the captured arrays that each function uses, by itself or through the functions that it calls."""
    needs = {name: {v.number for i in body for v in _free_in(i)} for name, body in bodies.items()}
    if not any(needs.values()):
        return dict.fromkeys(needs, ())
    calls = {name: {callee for i in body if (callee := callee_of(i)) in bodies} for name, body in bodies.items()}
    changed = True
    while changed:
        changed = False
        for name, callees in calls.items():
            more = set().union(*(needs[callee] for callee in callees)) - needs[name]
            needs[name] |= more
            changed = changed or bool(more)
    return {name: tuple(sorted(numbers)) for name, numbers in needs.items()}


def callee_of(instruction: Any) -> str | None:
    """Return the function that an instruction calls; None if it calls none (or inline assembly)."""
    callee = instruction.callee if isinstance(instruction, llvm.CallInstr) else None
    return callee.name if isinstance(callee, llvm.Function) else None


def _free_in(instruction: Any) -> Iterator[FreeVariable]:
    """Yield the free variables among the operands of an instruction."""
    operands = instruction.operands
    if isinstance(instruction, llvm.PhiInstr):
        operands = [value for value, _ in instruction.incomings]
    yield from (operand for operand in operands if isinstance(operand, FreeVariable))


def _with_parameters(function: Any, numbers: tuple[int, ...]) -> dict[str, Any]:
    """Give a function two parameters for each captured array, last; return them by name."""
    free = [variable for number in numbers for variable in free_variables(number)]
    kinds = (*function.ftype.args, *(variable.type for variable in free))
    function.ftype = llvm.FunctionType(function.ftype.return_type, kinds)
    function.type = function.ftype.as_pointer()
    new = {variable.name: llvm.Argument(function, variable.type, variable.name) for variable in free}
    function.args = (*function.args, *new.values())
    return new
