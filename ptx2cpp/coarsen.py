"""Thread coarsening by unroll-and-jam: one function for the windows at several addresses, with their loads shared.

A function of a window, run for the windows at ``address``, ``address + stride``, ... of one length, takes the same
branches for all of them unless a branch depends on a loaded value. Where no branch does, ``coarsen`` unrolls each
instruction on divergent registers, one instance a window, next to each other, and keeps instructions on uniform and
affine registers (counters, addresses, branches) once. (Unroll-and-jam: Allen and Kennedy, "Optimizing Compilers for
Modern Architectures", section 8.4; the three classes of register: LLVM's UniformityAnalysis.) A window costs its
arithmetic; neighbouring windows share their loads, so that one load remains for each iteration of a loop.

Since neither a branch nor an address depends on a loaded value, a coarsened function may also run where a window's
values are not valid: the function ends, and reads only what it would read anyway.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Literal

from ptx2cpp.flat import (
    Address,
    Call,
    FlatFunction,
    Immediate,
    Instruction,
    Label,
    Not,
    Operand,
    Output,
    Pair,
    ParameterLoad,
    Pragma,
    Register,
    Statement,
    Vector,
    registers_of,
    registers_written,
)
from ptx2cpp.scope import Names

Uniformity = Literal["uniform", "affine", "divergent"]
"""Of a register: one value for all windows, an address ``stride`` bytes apart from window to window, or any values."""

CARRY: Final = frozenset({"addc", "subc", "madc"})
NEVER: Final = frozenset({"st", "brx"})


class _DivergentError(Exception):
    """The function cannot be coarsened: a branch or an address is divergent, or it keeps state in memory."""


def coarsen(function: FlatFunction, factor: int, *, stride: int, parameter: int = 0) -> FlatFunction | None:
    """Return ``function`` for ``factor`` addresses, ``stride`` bytes apart; None if its control is divergent.

    ``parameter`` holds the first address. The outputs are those of the first window, then those of the second, and
    so on, named ``r0``, ``r1``, ...

    Examples
    --------
    >>> from ptx2cpp import emit, flat_function
    >>> ptx = '''.version 8.0 .target sm_75 .address_size 64
    ... .func (.param .f64 r) last(.param .u64 w) {
    ...   .reg .u64 %a; .reg .f64 %x, %y; ld.param.u64 %a, [w]; ld.shared.f64 %x, [%a]; ld.shared.f64 %y, [%a+8];
    ...   sub.rn.f64 %x, %y, %x; st.param.f64 [r], %x; ret; }'''
    >>> one = flat_function(ptx, parameters={0: "const double*"})
    >>> four = coarsen(one, 4, stride=8)
    >>> len(four.outputs), emit(four).text.count("ld.shared")
    (4, 5)
    """
    try:
        return _Coarsening(spell_out_constants(function), factor, stride, parameter).result()
    except _DivergentError:
        return None


def spell_out_constants(function: FlatFunction) -> FlatFunction:
    """Return ``function`` with a literal in place of a copy of a register that holds that literal in the same block.

    NVVM initialises a counter and a sum from one register that holds 0; both would seem to have one uniformity.
    """
    statements: list[Statement] = []
    known: dict[str, tuple[tuple[str, ...], Immediate]] = {}
    for statement in function.statements:
        if isinstance(statement, Label) or (isinstance(statement, Instruction) and statement.opcode in {"bra", "brx"}):
            known.clear()
        if isinstance(statement, Instruction) and statement.opcode == "mov" and statement.guard is None:
            target, source = statement.operands
            if isinstance(source, Register) and known.get(source.name, ((), None))[0] == statement.modifiers:
                statement = replace(statement, operands=(target, known[source.name][1]))  # noqa: PLW2901 - its new form
        for register in registers_written(statement):
            known.pop(register.name, None)
        match statement:
            case Instruction("mov", modifiers, (Register(name), Immediate() as value), None):
                known[name] = modifiers, value
        statements.append(statement)
    return replace(function, statements=tuple(statements))


# --- uniformity ---------------------------------------------------------------------------------


def uniformity_of(
    function: FlatFunction, parameter: int, divergent: frozenset[str] = frozenset()
) -> dict[str, Uniformity]:
    """Return the uniformity of every register that is written; divergent if two statements disagree about it.

    ``parameter`` holds the windows' addresses; ``divergent`` names registers that are divergent for other reasons.
    """
    uniformity: dict[str, Uniformity] = dict.fromkeys(divergent, "divergent")
    changed = True
    while changed:
        changed = False
        for statement in function.statements:
            found = _uniformity_of(statement, uniformity, parameter)
            if found is None:
                continue
            for register in registers_written(statement):
                joined: Uniformity = found if uniformity.get(register.name, found) == found else "divergent"
                changed |= uniformity.get(register.name) != joined
                uniformity[register.name] = joined
    return uniformity


def _uniformity_of(statement: Statement, uniformity: dict[str, Uniformity], parameter: int) -> Uniformity | None:
    """Return the uniformity of what ``statement`` writes; None while that of an operand is not known."""
    if isinstance(statement, ParameterLoad):
        return "affine" if statement.input.parameter == parameter else "uniform"
    if not isinstance(statement, Instruction):
        return None
    operands = [uniformity.get(r.name) for r in (*registers_read(statement), *registers_of(statement.guard))]
    if None in operands:
        return None
    guards = [uniformity[r.name] for r in registers_of(statement.guard)]
    if "divergent" in operands or "affine" in guards:
        return "divergent"
    if statement.opcode == "ld":
        return "divergent" if "affine" in operands else "uniform"
    return _of_affine(statement, uniformity) if "affine" in operands else "uniform"


def _of_affine(statement: Instruction, uniformity: dict[str, Uniformity]) -> Uniformity:
    """Return the uniformity of what an instruction with affine operands writes."""
    affine = [isinstance(o, Register) and uniformity[o.name] == "affine" for o in statement.operands[1:]]
    match statement.opcode:
        case "sub" if affine[1]:
            return "uniform" if affine[0] else "divergent"
        case "setp":
            return "uniform" if all(affine[:2]) else "divergent"
        case "selp":
            return "affine" if all(affine[:2]) else "divergent"
        case "mad":
            return "affine" if affine == [False, False, True] else "divergent"
        case "mov" | "cvta" | "add" | "sub":
            return "affine" if sum(affine) == 1 else "divergent"
    return "divergent"


def registers_read(statement: Instruction) -> tuple[Register, ...]:
    """Return the registers that an instruction reads, except its guard."""
    operands = statement.operands if statement.opcode in {"st", "bra", "brx"} else statement.operands[1:]
    return tuple(r for operand in operands for r in registers_of(operand))


# --- unroll-and-jam -----------------------------------------------------------------------------


class _Coarsening:
    """Writes the statements of a coarsened function, in order."""

    def __init__(self, function: FlatFunction, factor: int, stride: int, parameter: int) -> None:
        self._function, self._factor, self._stride, self._parameter = function, factor, stride, parameter
        if function.locals or function.externs:
            raise _DivergentError
        self._uniformity = uniformity_of(function, parameter)
        self._names = Names.of(function)
        self._instances: dict[tuple[str, int], Register] = {}
        self._registers = {r.name: r for r in function.registers if self._uniformity.get(r.name) != "divergent"}
        self._statements: list[Statement] = []
        self._loaded: dict[tuple[tuple[str, ...], str, int], Register] = {}

    def result(self) -> FlatFunction:
        for statement in self._function.statements:
            self._statement(statement)
        outputs = tuple(self._output(o, k) for k in range(self._factor) for o in self._function.outputs)
        return replace(
            self._function,
            outputs=tuple(replace(output, name=f"r{i}") for i, output in enumerate(outputs)),
            registers=tuple(self._registers.values()),
            statements=tuple(self._statements),
        )

    def _output(self, output: Output, k: int) -> Output:
        if self._uniformity.get(output.register.name) == "affine":
            raise _DivergentError
        return replace(output, register=self._instance(output.register, k))

    def _statement(self, statement: Statement) -> None:
        if isinstance(statement, Call):
            raise _DivergentError
        if isinstance(statement, Label | Pragma):
            self._loaded.clear()
            self._statements.append(statement)
        elif all(self._uniformity.get(r.name) != "divergent" for r in registers_of(statement)):
            self._once(statement)
        elif isinstance(statement, ParameterLoad):
            if (
                any(self._uniformity.get(r.name) == "affine" for r in registers_of(statement))
                or statement.input.parameter == self._parameter
            ):
                raise _DivergentError
            registers = (self._instance(statement.register, k) for k in range(self._factor))
            self._statements += [replace(statement, register=register) for register in registers]
        else:
            self._unroll(statement)

    def _once(self, statement: ParameterLoad | Instruction) -> None:
        """Keep a uniform or affine statement; at a branch, forget the loaded values."""
        if isinstance(statement, Instruction) and statement.opcode in NEVER | CARRY | {"bra"}:
            if statement.opcode in NEVER:
                raise _DivergentError
            self._loaded.clear()
        self._forget(registers_written(statement))
        self._statements.append(statement)

    def _unroll(self, statement: Instruction) -> None:
        """Write one instance of a divergent instruction for each window."""
        addresses = [operand for operand in statement.operands if isinstance(operand, Address)]
        bases = [r for operand in addresses for r in registers_of(operand)]
        values = [r for r in registers_of(statement) if r not in bases]
        if (
            statement.opcode in NEVER | CARRY | {"bra"}
            or {"cc", "volatile"} & set(statement.modifiers)
            or any(self._uniformity.get(r.name) == "divergent" for r in bases)
            or any(self._uniformity.get(r.name) == "affine" for r in values)
            or (bases and {"v2", "v4"} & set(statement.modifiers))
        ):
            raise _DivergentError
        for k in range(self._factor):
            if statement.opcode == "ld" and statement.guard is None:
                self._load(statement, k)
            else:
                self._statements.append(self._for_window(statement, k))

    def _load(self, statement: Instruction, k: int) -> None:
        """Load for window ``k``, or reuse the load of another window from this address since the last branch."""
        target, address = statement.operands
        assert isinstance(target, Register)
        assert isinstance(address, Address)
        moved = self._address(address, k)
        key = (statement.modifiers, moved.base.name, moved.offset)
        if key not in self._loaded:
            self._loaded[key] = self._new(f"{target.name}_at{moved.offset}", target.type)
            self._statements.append(replace(statement, operands=(self._loaded[key], moved)))
        kind = target.type if target.type.startswith("f") else f"b{target.type[1:]}"
        operands = self._instance(target, k), self._loaded[key]
        self._statements.append(Instruction("mov", (kind,), operands, None, statement.span))

    def _address(self, address: Address, k: int) -> Address:
        affine = isinstance(address.base, Register) and self._uniformity.get(address.base.name) == "affine"
        return replace(address, offset=address.offset + k * self._stride) if affine else address

    def _for_window(self, statement: Instruction, k: int) -> Instruction:
        operands = tuple(self._operand(operand, k) for operand in statement.operands)
        guard = statement.guard and replace(statement.guard, register=self._instance(statement.guard.register, k))
        return replace(statement, operands=operands, guard=guard)

    def _operand(self, value: Operand, k: int) -> Operand:
        match value:
            case Register():
                return self._instance(value, k)
            case Address():
                return self._address(value, k)
            case Not(register):
                return Not(self._instance(register, k))
            case Vector(elements):
                return Vector(tuple(self._instance(e, k) if isinstance(e, Register) else e for e in elements))
            case Pair(first, second):
                return Pair(first and self._instance(first, k), second and self._instance(second, k))
        return value

    def _instance(self, register: Register, k: int) -> Register:
        if self._uniformity.get(register.name) != "divergent":
            return register
        if (register.name, k) not in self._instances:
            self._instances[register.name, k] = self._new(f"{register.name}_{k}", register.type)
        return self._instances[register.name, k]

    def _new(self, name: str, kind: str) -> Register:
        fresh = self._names.fresh(name.replace("-", "m"))
        return self._registers.setdefault(fresh, Register(fresh, kind))

    def _forget(self, written: tuple[Register, ...]) -> None:
        """Forget the loaded values whose address register is written."""
        names = {register.name for register in written}
        self._loaded = {key: loaded for key, loaded in self._loaded.items() if key[1] not in names}
