"""One routine for several addresses at once: its steps in lockstep, its loads shared.

A function of a window, run for the windows at ``address``, ``address + stride``, ... of one length, takes the same
branches for all of them unless a branch depends on a value that it loaded. Where none does, ``widen`` copies each step
that works on values, one copy a window, next to each other, and leaves counters, addresses and branches as they are.
(Unroll and jam: Allen and Kennedy, "Optimizing Compilers for Modern Architectures", section 8.4.) A copy costs its
arithmetic; of its loads, which its neighbours need too, all but one a step fall away.

Since neither a branch nor an address depends on a value, a wide routine may also run where a window's values are not
fit for the function: it ends, and it reads nothing else.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, Literal

from ptx2cpp.routine import (
    Both,
    Elements,
    ExternCall,
    Hint,
    Immediate,
    Inverse,
    Memory,
    Operation,
    Read,
    Register,
    Target,
    Value,
    registers_of,
    registers_set,
)
from ptx2cpp.scope import Names

if TYPE_CHECKING:
    from ptx2cpp.routine import Output, Routine, Step

Kind = Literal["same", "moves", "differs"]
"""What a register is to the copies: one value for all, an address ``stride`` bytes apart, or one value each."""

CARRY: Final = frozenset({"addc", "subc", "madc"})
NEVER: Final = frozenset({"st", "brx"})


class _NotUniformError(Exception):
    """The routine cannot be widened: control or an address depends on a value, or it keeps state in memory."""


def widen(routine: Routine, copies: int, *, stride: int, parameter: int = 0) -> Routine | None:
    """Return ``routine`` for ``copies`` addresses, ``stride`` bytes apart; None if it is not the same for all.

    ``parameter`` is the one that holds the first address. The outputs are those of the first copy, then those of
    the second, and so on, named ``r0``, ``r1``, ...

    Examples
    --------
    >>> from ptx2cpp import emit, routine_of
    >>> ptx = '''.version 8.0 .target sm_75 .address_size 64
    ... .func (.param .f64 r) last(.param .u64 w) {
    ...   .reg .u64 %a; .reg .f64 %x, %y; ld.param.u64 %a, [w]; ld.shared.f64 %x, [%a]; ld.shared.f64 %y, [%a+8];
    ...   sub.rn.f64 %x, %y, %x; st.param.f64 [r], %x; ret; }'''
    >>> one = routine_of(ptx, parameters={0: "const double*"})
    >>> wide = widen(one, 4, stride=8)
    >>> len(wide.outputs), emit(wide).text.count("ld.shared")
    (4, 5)
    """
    try:
        return _Widening(spell_out_constants(routine), copies, stride, parameter).result()
    except _NotUniformError:
        return None


def spell_out_constants(routine: Routine) -> Routine:
    """Return ``routine`` with a literal in place of each copied register that was set to it in the same block.

    NVVM shares one register among all that start at 0: a counter and a sum are then one at first, as it seems.
    """
    steps: list[Step] = []
    known: dict[str, tuple[tuple[str, ...], Immediate]] = {}
    for step in routine.steps:
        if isinstance(step, Target) or (isinstance(step, Operation) and step.opcode in {"bra", "brx"}):
            known.clear()
        if isinstance(step, Operation) and step.opcode == "mov" and step.guard is None:
            target, source = step.operands
            if isinstance(source, Register) and known.get(source.name, ((), None))[0] == step.modifiers:
                step = replace(step, operands=(target, known[source.name][1]))  # noqa: PLW2901 - the step as it is now
        for register in registers_set(step):
            known.pop(register.name, None)
        match step:
            case Operation("mov", modifiers, (Register(name), Immediate() as value), None):
                known[name] = modifiers, value
        steps.append(step)
    return replace(routine, steps=tuple(steps))


# --- what each register is ----------------------------------------------------------------------


def kinds_of(routine: Routine, parameter: int, differing: frozenset[str] = frozenset()) -> dict[str, Kind]:
    """Return the kind of every register that is written; the weakest that all that write it agree on.

    ``parameter`` is the one that holds the addresses; ``differing`` names registers that differ for other reasons.
    """
    kinds: dict[str, Kind] = dict.fromkeys(differing, "differs")
    changed = True
    while changed:
        changed = False
        for step in routine.steps:
            found = _kind_of(step, kinds, parameter)
            if found is None:
                continue
            for register in registers_set(step):
                joined: Kind = found if kinds.get(register.name, found) == found else "differs"
                changed |= kinds.get(register.name) != joined
                kinds[register.name] = joined
    return kinds


def _kind_of(step: Step, kinds: dict[str, Kind], parameter: int) -> Kind | None:
    """Return what ``step`` makes of its operands; None if one of them is not known yet."""
    if isinstance(step, Read):
        return "moves" if step.input.parameter == parameter else "same"
    if not isinstance(step, Operation):
        return None
    taken = [kinds.get(r.name) for r in (*sources(step), *registers_of(step.guard))]
    if None in taken:
        return None
    guards = [kinds[r.name] for r in registers_of(step.guard)]
    if "differs" in taken or "moves" in guards:
        return "differs"
    if step.opcode == "ld":
        return "differs" if "moves" in taken else "same"
    return _of_addresses(step, kinds) if "moves" in taken else "same"


def _of_addresses(step: Operation, kinds: dict[str, Kind]) -> Kind:
    """Return what comes of an operation on addresses."""
    moves = [isinstance(o, Register) and kinds[o.name] == "moves" for o in step.operands[1:]]
    match step.opcode:
        case "sub" if moves[1]:
            return "same" if moves[0] else "differs"
        case "setp":
            return "same" if all(moves[:2]) else "differs"
        case "selp":
            return "moves" if all(moves[:2]) else "differs"
        case "mad":
            return "moves" if moves == [False, False, True] else "differs"
        case "mov" | "cvta" | "add" | "sub":
            return "moves" if sum(moves) == 1 else "differs"
    return "differs"


def sources(step: Operation) -> tuple[Register, ...]:
    """Return the registers that an operation reads, but for its guard."""
    operands = step.operands if step.opcode in {"st", "bra", "brx"} else step.operands[1:]
    return tuple(r for operand in operands for r in registers_of(operand))


# --- the copies ---------------------------------------------------------------------------------


class _Widening:
    """Writes the steps of a wide routine, in order."""

    def __init__(self, routine: Routine, copies: int, stride: int, parameter: int) -> None:
        self._routine, self._copies, self._stride, self._parameter = routine, copies, stride, parameter
        if routine.locals or routine.externs:
            raise _NotUniformError
        self._kinds = kinds_of(routine, parameter)
        self._names = Names.of(routine)
        self._copies_of: dict[tuple[str, int], Register] = {}
        self._registers = {r.name: r for r in routine.registers if self._kinds.get(r.name) != "differs"}
        self._steps: list[Step] = []
        self._loaded: dict[tuple[tuple[str, ...], str, int], Register] = {}

    def result(self) -> Routine:
        for step in self._routine.steps:
            self._step(step)
        outputs = tuple(self._output(o, k) for k in range(self._copies) for o in self._routine.outputs)
        return replace(
            self._routine,
            outputs=tuple(replace(output, name=f"r{i}") for i, output in enumerate(outputs)),
            registers=tuple(self._registers.values()),
            steps=tuple(self._steps),
        )

    def _output(self, output: Output, k: int) -> Output:
        if self._kinds.get(output.register.name) == "moves":
            raise _NotUniformError
        return replace(output, register=self._copy(output.register, k))

    def _step(self, step: Step) -> None:
        if isinstance(step, ExternCall):
            raise _NotUniformError
        if isinstance(step, Target | Hint):
            self._loaded.clear()
            self._steps.append(step)
        elif all(self._kinds.get(r.name) != "differs" for r in registers_of(step)):
            self._once(step)
        elif isinstance(step, Read):
            if (
                any(self._kinds.get(r.name) == "moves" for r in registers_of(step))
                or step.input.parameter == self._parameter
            ):
                raise _NotUniformError
            self._steps += [replace(step, register=self._copy(step.register, k)) for k in range(self._copies)]
        else:
            self._each(step)

    def _once(self, step: Read | Operation) -> None:
        """Keep a step that is the same for all; a branch ends what is known of loaded values."""
        if isinstance(step, Operation) and step.opcode in NEVER | CARRY | {"bra"}:
            if step.opcode in NEVER:
                raise _NotUniformError
            self._loaded.clear()
        self._forget(registers_set(step))
        self._steps.append(step)

    def _each(self, step: Operation) -> None:
        """Copy a step that works on values."""
        addresses = [operand for operand in step.operands if isinstance(operand, Memory)]
        bases = [r for operand in addresses for r in registers_of(operand)]
        values = [r for r in registers_of(step) if r not in bases]
        if (
            step.opcode in NEVER | CARRY | {"bra"}
            or {"cc", "volatile"} & set(step.modifiers)
            or any(self._kinds.get(r.name) == "differs" for r in bases)
            or any(self._kinds.get(r.name) == "moves" for r in values)
            or (bases and {"v2", "v4"} & set(step.modifiers))
        ):
            raise _NotUniformError
        for k in range(self._copies):
            if step.opcode == "ld" and step.guard is None:
                self._load(step, k)
            else:
                self._steps.append(self._of_copy(step, k))

    def _load(self, step: Operation, k: int) -> None:
        """Load for copy ``k``, or take what another copy has loaded from the same place since the last branch."""
        target, address = step.operands
        assert isinstance(target, Register)
        assert isinstance(address, Memory)
        moved = self._address(address, k)
        key = (step.modifiers, moved.base.name, moved.offset)
        if key not in self._loaded:
            self._loaded[key] = self._new(f"{target.name}_at{moved.offset}", target.type)
            self._steps.append(replace(step, operands=(self._loaded[key], moved)))
        kind = target.type if target.type.startswith("f") else f"b{target.type[1:]}"
        self._steps.append(Operation("mov", (kind,), (self._copy(target, k), self._loaded[key]), None, step.span))

    def _address(self, address: Memory, k: int) -> Memory:
        moves = isinstance(address.base, Register) and self._kinds.get(address.base.name) == "moves"
        return replace(address, offset=address.offset + k * self._stride) if moves else address

    def _of_copy(self, step: Operation, k: int) -> Operation:
        operands = tuple(self._operand(operand, k) for operand in step.operands)
        guard = None if step.guard is None else replace(step.guard, register=self._copy(step.guard.register, k))
        return replace(step, operands=operands, guard=guard)

    def _operand(self, value: Value, k: int) -> Value:
        match value:
            case Register():
                return self._copy(value, k)
            case Memory():
                return self._address(value, k)
            case Inverse(register):
                return Inverse(self._copy(register, k))
            case Elements(items):
                return Elements(tuple(self._copy(i, k) if isinstance(i, Register) else i for i in items))
            case Both(first, second):
                return Both(first and self._copy(first, k), second and self._copy(second, k))
        return value

    def _copy(self, register: Register, k: int) -> Register:
        if self._kinds.get(register.name) != "differs":
            return register
        if (register.name, k) not in self._copies_of:
            self._copies_of[register.name, k] = self._new(f"{register.name}_{k}", register.type)
        return self._copies_of[register.name, k]

    def _new(self, name: str, kind: str) -> Register:
        fresh = self._names.fresh(name.replace("-", "m"))
        return self._registers.setdefault(fresh, Register(fresh, kind))

    def _forget(self, written: tuple[Register, ...]) -> None:
        """Drop what was loaded from an address that changes."""
        names = {register.name for register in written}
        self._loaded = {key: held for key, held in self._loaded.items() if key[1] not in names}
