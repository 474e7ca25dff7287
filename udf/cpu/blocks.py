"""A flat PTX function as basic blocks: where control goes, and which blocks lie on a loop."""

from __future__ import annotations

from collections.abc import Iterable

from ptx2cpp.coarsen import registers_read
from ptx2cpp.flat import (
    Call,
    FlatFunction,
    Guard,
    Instruction,
    Label,
    Operand,
    ParameterLoad,
    Pragma,
    Statement,
    closure,
    registers_of,
    registers_written,
)
from udf.base.records import dataclass

MEMORY = frozenset(("ld", "ldu", "st"))


@dataclass(frozen=True, slots=True)
class Jump:
    """Go to the one of ``targets``."""

    targets: tuple[str]


@dataclass(frozen=True, slots=True)
class Branch:
    """Go to the first of ``targets`` where the guard holds, else to the second."""

    guard: Guard
    targets: tuple[str, str]

    @property
    def by_register(self) -> tuple[str, str]:
        """Return where control goes if the guard's register is true, and if it is false."""
        return self.targets[::-1] if self.guard.negated else self.targets


@dataclass(frozen=True, slots=True)
class Switch:
    """Go to the ``index``-th of ``targets``."""

    index: Operand
    targets: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Return:
    """Return the outputs."""

    targets: tuple[str, ...] = ()


Terminator = Jump | Branch | Switch | Return


@dataclass(frozen=True, slots=True)
class Block:
    """Operations in a row, then one decision. ``name`` is a label, or made up between two."""

    name: str
    statements: tuple[ParameterLoad | Instruction | Call, ...]
    end: Terminator


class _Splitter:
    """Cuts a list of statements into blocks; a predicated memory access gets a block of its own."""

    def __init__(self, exit_: str) -> None:
        self.exit = exit_
        self.blocks: list[Block] = []
        self.name: str | None = "entry.0"  # no PTX label has a dot
        self.statements: list[ParameterLoad | Instruction | Call] = []

    def fresh(self, why: str) -> str:
        return f"{why}.{len(self.blocks)}"

    def finish(self, end: Terminator, following: str | None) -> None:
        if self.name is not None:  # else: nothing can get here
            self.blocks.append(Block(self.name, tuple(self.statements), end))
        self.name, self.statements = following, []

    def add(self, statement: Statement) -> None:
        if isinstance(statement, Label):
            self.finish(Jump((statement.name,)), statement.name)
        elif isinstance(statement, ParameterLoad | Call) or (
            isinstance(statement, Instruction) and not self._divides(statement)
        ):
            self.statements.append(statement)
        elif isinstance(statement, Instruction):
            self._divide(statement)
        else:
            assert isinstance(statement, Pragma), statement

    @staticmethod
    def _divides(statement: Instruction) -> bool:
        return statement.opcode in {"bra", "brx"} or (statement.guard is not None and statement.opcode in MEMORY)

    def _divide(self, statement: Instruction) -> None:
        after = self.fresh("next")
        plain = Instruction(statement.opcode, statement.modifiers, statement.operands, None, statement.span)
        if statement.opcode == "bra" and statement.guard:
            (target,) = statement.operands
            assert isinstance(target, Label)
            self.finish(Branch(statement.guard, (target.name, after)), after)
        elif statement.guard:
            then = self.fresh("then")
            self.finish(Branch(statement.guard, (then, after)), then)
            self.add(plain)
            self.finish(Jump((after,)), after)
        elif statement.opcode == "bra":
            (target,) = statement.operands
            assert isinstance(target, Label)
            self.finish(Jump((target.name,)), None)
        else:
            index, *targets = statement.operands
            self.finish(Switch(index, tuple(t.name for t in targets if isinstance(t, Label))), None)


def blocks_of(flat: FlatFunction) -> tuple[Block, ...]:
    """Cut ``flat`` into blocks, entry first; blocks that nothing reaches are left out.

    Examples
    --------
    >>> from ptx2cpp import flat_function
    >>> text = '''.version 8.0 .target sm_75 .address_size 64
    ... .func (.param .b32 r) f(.param .b32 n) { .reg .u32 %a; .reg .pred %p; ld.param.u32 %a, [n];
    ... L: sub.u32 %a, %a, 1; setp.gt.u32 %p, %a, 9; @%p bra L; st.param.b32 [r], %a; ret; }'''
    >>> blocks = blocks_of(flat_function(text))
    >>> len(blocks), sorted(on_loops(blocks)) == [blocks[1].name]
    (4, True)
    """
    splitter = _Splitter(flat.exit.name)
    for statement in flat.statements:
        splitter.add(statement)
    splitter.finish(Jump((flat.exit.name,)), flat.exit.name)
    splitter.finish(Return(), None)
    return reachable(splitter.blocks)


def reachable(blocks: Iterable[Block], without: frozenset[str] = frozenset()) -> tuple[Block, ...]:
    """Return the blocks that control can reach from the first, not passing through ``without``."""
    listed = tuple(blocks)
    by_name = {block.name: block for block in listed}
    first = {listed[0].name} - without  # in a loop itself: then nothing is reached
    seen = closure(first, lambda name: (target for target in by_name[name].end.targets if target not in without))
    return tuple(block for block in listed if block.name in seen)


def reads_and_sets(block: Block) -> tuple[set[str], set[str]]:
    """Return the registers that a block reads before it sets them, and those that it sets in any case.

    One that is set under a guard counts as read: it may keep what it was.
    """
    read, sets = set[str](), set[str]()
    for one in block.statements:
        written = {register.name for register in registers_written(one)}
        guard: Guard | None = getattr(one, "guard", None)
        used = {register.name for register in registers_read(one)} if isinstance(one, Instruction) else set()
        read |= used - sets if guard is None else (used | written | {guard.register.name}) - sets
        sets |= written if guard is None else set()
    asked = block.end.guard.register if isinstance(block.end, Branch) else getattr(block.end, "index", None)
    return read | ({register.name for register in registers_of(asked)} - sets), sets


def on_loops(blocks: tuple[Block, ...]) -> frozenset[str]:
    """Return the names of the blocks that lie on a cycle."""
    after = {block.name: frozenset(block.end.targets) for block in blocks}
    before: dict[str, list[str]] = {name: [] for name in after}
    for name, targets in after.items():
        for target in targets & before.keys():
            before[target].append(name)
    ways = {name: len(targets & after.keys()) for name, targets in after.items()}
    ends = [name for name, count in ways.items() if not count]
    for end in ends:  # which grows: what leads to ends alone lies on no cycle
        for name in before[end]:
            ways[name] -= 1
            if not ways[name]:
                ends.append(name)
    after = {name: targets for name, targets in after.items() if ways[name]}
    return frozenset(name for name in after if name in closure(after[name], lambda at: after.get(at, ())))


def left_out(blocks: tuple[Block, ...]) -> frozenset[str]:
    """Return the blocks on cycles, and those that share arrays with them, of which LLVM makes no vectors.

    Such are the ways past a loop in libdevice's slow paths.
    """
    loops = on_loops(blocks)
    arrays = frozenset(block.name for block in blocks if any(map(_is_local, block.statements)))
    return loops | arrays if loops & arrays else loops


def _is_local(statement: ParameterLoad | Instruction | Call) -> bool:
    return isinstance(statement, Instruction) and statement.opcode in MEMORY and "local" in statement.modifiers
