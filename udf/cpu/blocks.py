"""A routine as basic blocks: where control goes, and which blocks lie on a loop."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ptx2cpp.routine import Hint, Operation, Predicate, Read, Target

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ptx2cpp.routine import Routine, Step, Value

MEMORY = frozenset(("ld", "ldu", "st"))


@dataclass(frozen=True, slots=True)
class Jump:
    """Go to ``target``."""

    target: str

    @property
    def targets(self) -> tuple[str, ...]:
        """Return where control may go."""
        return (self.target,)


@dataclass(frozen=True, slots=True)
class Branch:
    """Go to ``target`` where the predicate holds, else to ``otherwise``."""

    predicate: Predicate
    target: str
    otherwise: str

    @property
    def targets(self) -> tuple[str, ...]:
        """Return where control may go."""
        return (self.target, self.otherwise)


@dataclass(frozen=True, slots=True)
class Switch:
    """Go to the ``index``-th of ``targets``."""

    index: Value
    targets: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Leave:
    """Return the outputs."""

    targets: tuple[str, ...] = ()


End = Jump | Branch | Switch | Leave


@dataclass(frozen=True, slots=True)
class Block:
    """Operations in a row, then one decision. ``name`` is a label, or made up between two."""

    name: str
    steps: tuple[Read | Operation, ...]
    end: End


class _Splitter:
    """Cuts a list of steps into blocks; a predicated memory access gets a block of its own."""

    def __init__(self, exit_: str) -> None:
        self.exit = exit_
        self.blocks: list[Block] = []
        self.name: str | None = "entry.0"  # no PTX label has a dot
        self.steps: list[Read | Operation] = []

    def fresh(self, why: str) -> str:
        return f"{why}.{len(self.blocks)}"

    def finish(self, end: End, following: str | None) -> None:
        if self.name is not None:  # else: nothing can get here
            self.blocks.append(Block(self.name, tuple(self.steps), end))
        self.name, self.steps = following, []

    def add(self, step: Step) -> None:
        if isinstance(step, Target):
            self.finish(Jump(step.name), step.name)
        elif isinstance(step, Read) or (isinstance(step, Operation) and not self._divides(step)):
            self.steps.append(step)
        elif isinstance(step, Operation):
            self._divide(step)
        else:
            assert isinstance(step, Hint), step

    @staticmethod
    def _divides(step: Operation) -> bool:
        return step.opcode in {"bra", "brx"} or (step.guard is not None and step.opcode in MEMORY)

    def _divide(self, step: Operation) -> None:
        after = self.fresh("next")
        plain = Operation(step.opcode, step.modifiers, step.operands, None, step.span)
        if step.opcode == "bra" and step.guard:
            (target,) = step.operands
            assert isinstance(target, Target)
            self.finish(Branch(step.guard, target.name, after), after)
        elif step.guard:
            then = self.fresh("then")
            self.finish(Branch(step.guard, then, after), then)
            self.add(plain)
            self.finish(Jump(after), after)
        elif step.opcode == "bra":
            (target,) = step.operands
            assert isinstance(target, Target)
            self.finish(Jump(target.name), None)
        else:
            index, *targets = step.operands
            self.finish(Switch(index, tuple(t.name for t in targets if isinstance(t, Target))), None)


def blocks_of(routine: Routine) -> tuple[Block, ...]:
    """Cut ``routine`` into blocks, entry first; blocks that nothing reaches are left out.

    Examples
    --------
    >>> from ptx2cpp import routine_of
    >>> text = '''.version 8.0 .target sm_75 .address_size 64
    ... .func (.param .b32 r) f(.param .b32 n) { .reg .u32 %a; .reg .pred %p; ld.param.u32 %a, [n];
    ... L: sub.u32 %a, %a, 1; setp.gt.u32 %p, %a, 9; @%p bra L; st.param.b32 [r], %a; ret; }'''
    >>> blocks = blocks_of(routine_of(text))
    >>> len(blocks), sorted(on_loops(blocks)) == [blocks[1].name]
    (4, True)
    """
    splitter = _Splitter(routine.exit.name)
    for step in routine.steps:
        splitter.add(step)
    splitter.finish(Jump(routine.exit.name), routine.exit.name)
    splitter.finish(Leave(), None)
    return reachable(splitter.blocks)


def reachable(blocks: Iterable[Block], without: frozenset[str] = frozenset()) -> tuple[Block, ...]:
    """Return the blocks that control can reach from the first, not passing through ``without``."""
    listed = tuple(blocks)
    by_name = {block.name: block for block in listed}
    seen: set[str] = set()
    waiting = [listed[0].name]  # in a loop itself: then nothing is reached
    while waiting:
        name = waiting.pop()
        if name not in seen and name not in without:
            seen.add(name)
            waiting.extend(by_name[name].end.targets)
    return tuple(block for block in listed if block.name in seen)


def on_loops(blocks: tuple[Block, ...]) -> frozenset[str]:
    """Return the names of the blocks that lie on a cycle."""
    after = {block.name: frozenset(block.end.targets) for block in blocks}
    while ends := {name for name, targets in after.items() if not targets & after.keys()}:
        after = {name: targets for name, targets in after.items() if name not in ends}
    return frozenset(name for name in after if _returns(name, after))


def _returns(name: str, after: dict[str, frozenset[str]]) -> bool:
    """Return whether control can come back to ``name``."""
    waiting, seen = list(after[name]), set[str]()
    while waiting and name not in seen:
        at = waiting.pop()
        if at in after and at not in seen:
            seen.add(at)
            waiting.extend(after[at])
    return name in seen
