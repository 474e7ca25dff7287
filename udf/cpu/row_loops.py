"""The loop of a group function that takes one row after the other, cut at its head: what a round takes, and gives."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import reduce
from typing import Final, NamedTuple

from ptx2cpp.flat import (
    Address,
    FlatFunction,
    Immediate,
    Instruction,
    Operand,
    ParameterLoad,
    Register,
    Statement,
    closure,
    registers_of,
    registers_written,
)
from ptx2cpp.types import TYPES
from udf.cpu.blocks import MEMORY, Block, Branch, Return, blocks_of, on_loops, reads_and_sets
from udf.cpu.row_plan import SLOT

WORD: Final = 64
"""Bits of a register that is kept, at most."""


class RowLoop(NamedTuple):
    """A function with one loop: its blocks before the loop, in it and behind it, and what a round needs of the last.

    ``latch`` goes back to ``head``; where the loop is ``tested``, there or here, control goes on to ``after`` at last.
    A round takes the registers ``state``; in the end ``settled`` holds, whatever the rounds did.
    """

    before: tuple[Block, ...]
    inside: tuple[Block, ...]
    behind: tuple[Block, ...]
    head: str
    latch: str
    tested: str
    after: str
    state: tuple[Register, ...] = ()
    settled: tuple[Instruction, ...] = ()


def loop_over_rows(flat: FlatFunction, takes: Sequence[str]) -> RowLoop | None:
    """Return the one loop of ``flat``, if a round takes the group's next value, and writes that of its row.

    ``takes`` says what the function's inputs are (:class:`~udf.base.stages.ScalarParameter`).
    """
    blocks = {block.name: block for block in blocks_of(flat)}
    names = on_loops(tuple(blocks.values()))
    heads = {target for one in blocks.values() if one.name not in names for target in one.end.targets} & names
    latches = [one.name for one in blocks.values() if one.name in names and heads & {*one.end.targets}]
    inner = tuple(block for name, block in blocks.items() if name not in heads)
    if len(heads) != 1 or len(latches) != 1 or on_loops(inner):
        return None
    (head,), (latch,) = heads, latches
    for tested in (latch, head):
        beyond = {*blocks[tested].end.targets} - names
        if len(beyond) != 1 or not isinstance(blocks[tested].end, Branch):
            continue
        loop = _cut(blocks, names, head, latch, tested, *beyond)
        steps = None if loop is None else _steps_of(loop, flat, takes)
        if loop is not None and steps is not None:
            loop = _with_state(loop, steps, flat)
            return None if any(TYPES[one.type].bits > WORD for one in loop.state) else loop
    return None


def _cut(
    blocks: dict[str, Block], names: frozenset[str], head: str, latch: str, tested: str, after: str
) -> RowLoop | None:
    """Return a function, cut at its loop; None where memory is used outside, or before the head says that it ends."""
    ways = closure([next(iter(blocks))], lambda name: (t for t in blocks[name].end.targets if t not in names))
    before = {name for name in ways if head in closure([name], lambda one: blocks[one].end.targets)} - names
    behind = closure([after], lambda name: blocks[name].end.targets)
    still = before | behind | ({head} if tested == head != latch else set())
    if any(one.opcode in MEMORY for name in still for one in _instructions(blocks[name])):
        return None
    return RowLoop(
        before=tuple(block for name, block in blocks.items() if name in before),
        inside=tuple(block for name, block in blocks.items() if name in names),
        behind=tuple(block for name, block in blocks.items() if name in behind),
        head=head,
        latch=latch,
        tested=tested,
        after=after,
    )


def _instructions(block: Block) -> list[Instruction]:
    return [one for one in block.statements if isinstance(one, Instruction)]


def _writes_of(blocks: Iterable[Block], name: str) -> list[Statement]:
    return [s for block in blocks for s in block.statements if any(one.name == name for one in registers_written(s))]


def _only(statements: list[Statement]) -> Instruction | None:
    """Return the only one of some statements, if it is an instruction."""
    return statements[0] if len(statements) == 1 and isinstance(statements[0], Instruction) else None


def _steps_of(loop: RowLoop, flat: FlatFunction, takes: Sequence[str]) -> set[str] | None:
    """Return the registers that go on from row to row: addresses, and what counts the rounds.

    None if memory is read or written elsewhere than at the round's own row, or the rounds are not as many as rows.
    """
    given = {one.name: what for one, what in zip(flat.inputs, takes, strict=True)}
    latch = next(block for block in loop.inside if block.name == loop.latch)
    found = [_address(loop, latch, block, one, given) for block, one in _memory(loop)]
    addresses = [one for one in found if one is not None]
    if not addresses or None in found:
        return None
    steps, uses = {step for step, _, _ in addresses}, [one for _, _, used in addresses for one in used]
    bases = steps | {base for _, base, _ in addresses}
    stored = [one.operands[1] for one in uses if one.opcode == "st"]
    if any(isinstance(one, Register) and one.name in bases for one in stored):
        return None
    if any(_is_read(loop, name, uses) for name in bases):
        return None
    if loop.tested != loop.latch:  # it counts as the function does, so that each round, and the end, is told by that
        return steps
    test = _test_of_rows(loop, latch, given)
    if test is None:
        return None
    counter = next(iter(registers_of(test.operands[1]))).name
    return steps if _is_read(loop, counter, [test]) else {*steps, counter}


def _memory(loop: RowLoop) -> list[tuple[Block, Instruction]]:
    return [(block, one) for block in loop.inside for one in _instructions(block) if one.opcode in MEMORY]


def _address(
    loop: RowLoop, latch: Block, block: Block, one: Instruction, given: dict[str, str]
) -> tuple[str, str, list[Instruction]] | None:
    """Return the registers that go on, and have the address, of the row's slot of which one value is read or written.

    And the instructions that read them. None if it is another address.
    """
    is_write = one.opcode == "st"
    at, value = one.operands[not is_write], one.operands[is_write]
    if not isinstance(at, Address) or at.offset or not isinstance(at.base, Register):
        return None
    name, place, uses = at.base.name, block.statements.index(one), [one]
    made = _only(_writes_of(loop.inside, name))
    if made is not None and not _is_step(made):  # that of another column
        step = _other_column(loop, made, given)
        if step is None or made not in block.statements[:place]:
            return None
        name, place, uses = step, block.statements.index(made), [made, one]
    step_place = _step(loop, latch, name, SLOT)
    is_late = step_place is None or (block is latch and step_place < place)
    is_one = isinstance(value, Register | Immediate)
    is_own = _points_into(loop, name, given) == ("out" if is_write else "window")
    return (name, at.base.name, uses) if is_one and is_own and not is_late else None


def _other_column(loop: RowLoop, made: Instruction, given: dict[str, str]) -> str | None:
    """Return the address to which an instruction adds a multiple of the pitch; None of others."""
    if made.opcode != "add" or made.guard is not None or len(made.operands) != 3:
        return None
    for base, by in (made.operands[1:], made.operands[:0:-1]):
        if isinstance(by, Register) and not _writes_of(loop.inside, by.name) and _needs(loop, by, given) == {"pitch"}:
            return base.name if isinstance(base, Register) else None
    return None


def _points_into(loop: RowLoop, name: str, given: dict[str, str]) -> str:
    """Return which array an address begins in when the loop does: an input, or that and a multiple of the pitch."""
    one = _only(_writes_of(loop.before, name))
    if one is None or one.guard is not None or one.opcode not in ("add", "mad"):
        return given.get(_comes_from(loop, name), "")
    *parts, last = one.operands[1:]
    ways = [(last, parts)] if one.opcode == "mad" else [(last, parts), (parts[0], [last])]
    for base, others in ways:
        whose = _points_into(loop, base.name, given) if isinstance(base, Register) else ""
        if whose in ("window", "out") and set().union(*(_needs(loop, one, given) for one in others)) == {"pitch"}:
            return whose
    return ""


def _needs(loop: RowLoop, operand: Operand, given: dict[str, str]) -> set[str]:
    """Return what a value is made of before the loop, by what the function takes."""
    found, seen, waiting = set[str](), set[str](), [one.name for one in registers_of(operand)]
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        writes = _writes_of(loop.before, name)
        found |= set() if writes else {"nothing"}
        for one in writes:
            found |= {given[one.input.name]} if isinstance(one, ParameterLoad) else set()
            waiting += [register.name for register in registers_of(one)]
    return found


def _is_read(loop: RowLoop, name: str, by: Sequence[Instruction]) -> bool:
    """Return whether anything in the loop reads a register but what steps it, and the instructions ``by``."""
    every = [one for block in loop.inside for one in _instructions(block)]
    others = [one for one in every if one not in by and not _is_step(one)]
    return any(register.name == name for one in others for register in registers_of(one))


def _is_step(one: Instruction) -> bool:
    """Return whether an instruction adds a constant to a register."""
    target, *given = one.operands
    return one.opcode == "add" and one.guard is None and given[:1] == [target] and isinstance(given[1], Immediate)


def _step(loop: RowLoop, latch: Block, name: str, by: int) -> int | None:
    """Return where the last block of a round adds ``by`` to a register, which nothing else in the loop sets."""
    writes = _writes_of(loop.inside, name)
    places = [place for place, one in enumerate(latch.statements) if one in writes]
    if len(writes) != 1 or len(places) != 1:
        return None
    (one,) = writes
    is_step = isinstance(one, Instruction) and _is_step(one) and one.operands[2] == Immediate(by)
    return places[0] if is_step else None


def _comes_from(loop: RowLoop, name: str) -> str:
    """Return the input that a register holds when the loop begins; "" of others."""
    writes = _writes_of(loop.before, name)
    if len(writes) != 1:
        return ""
    (one,) = writes
    if isinstance(one, ParameterLoad):
        return one.input.name
    source = one.operands[1] if isinstance(one, Instruction) and len(one.operands) > 1 else None
    return _comes_from(loop, source.name) if isinstance(source, Register) and _is_copy(one, source) else ""


def _is_copy(one: Statement, source: Operand) -> bool:
    """Return whether a statement sets a register to ``source``."""
    return isinstance(one, Instruction) and one.opcode == "mov" and one.guard is None and one.operands[1:] == (source,)


def _test_of_rows(loop: RowLoop, latch: Block, given: dict[str, str]) -> Instruction | None:
    """Return what tells that a loop has made as many rounds as there are rows: counted down to 0, or up to them."""
    assert isinstance(latch.end, Branch)
    test = _only(_writes_of(loop.inside, latch.end.guard.register.name))
    goes_on = "ne" if latch.end.by_register[0] == loop.head else "eq"
    if test is None or test not in latch.statements or test.guard is not None:
        return None
    if test.opcode != "setp" or goes_on not in test.modifiers or len(test.operands) != 3:
        return None
    counter, limit = test.operands[1:]
    if not isinstance(counter, Register):
        return None
    begins, of_rows = counter.name, limit == Immediate(0)
    step = _step(loop, latch, counter.name, -1)
    if isinstance(limit, Register):
        from_zero = [_is_copy(one, Immediate(0)) for one in _writes_of(loop.before, counter.name)] == [True]
        of_rows = from_zero and not _writes_of(loop.inside, limit.name)
        begins, step = limit.name, _step(loop, latch, counter.name, 1)
    is_such = of_rows and given.get(_comes_from(loop, begins)) == "rows"
    return test if is_such and step is not None and step < latch.statements.index(test) else None


def _with_state(loop: RowLoop, steps: set[str], flat: FlatFunction) -> RowLoop:
    """Return a loop with the registers that a round takes from the one before it, or that are read behind the loop.

    What the loop does not set is found anew from the arguments; addresses are those of the row, which is counted.
    """
    blocks = (*loop.inside, *loop.behind)
    names = {block.name for block in blocks}
    reads, kills = {}, {}
    for block in blocks:
        read, kills[block.name] = reads_and_sets(block)
        given = {one.register.name for one in flat.outputs} if isinstance(block.end, Return) else set()
        reads[block.name] = read | (given - kills[block.name])
    live = _live(blocks, names, reads, kills)
    ends = live[loop.after] if loop.tested == loop.latch else set()
    written = {one.name: one for block in loop.inside for s in block.statements for one in registers_written(s)}
    kept = live[loop.head] - steps
    last = [written[name] for name in sorted((ends - kept) & written.keys())]
    settled = {one.name: found for one in last if (found := _settled(loop, one)) is not None}
    kept |= {one.name for one in last} - settled.keys()
    state = tuple(register for name, register in sorted(written.items()) if name in kept)
    return loop._replace(state=state, settled=tuple(settled.values()))


def _settled(loop: RowLoop, register: Register) -> Instruction | None:
    """Return what a register is set to whenever a round ends: what the loop does not set, or the 0 of no failure."""
    blocks = {block.name: block for block in loop.inside}
    latch = blocks[loop.latch]
    own = _writes_of((latch,), register.name)
    if own:
        one = own[-1]
        if not isinstance(one, Instruction) or one.opcode != "mov" or one.guard is not None:
            return None
        source = one.operands[1]
        is_fixed = isinstance(source, Register) and not _writes_of(loop.inside, source.name)
        return one if is_fixed or isinstance(source, Immediate) else None
    (before, *others) = (block for block in loop.inside if loop.latch in block.end.targets)
    if others or not isinstance(before.end, Branch):
        return None
    test = _only(_writes_of(loop.inside, before.end.guard.register.name))
    if test is None or test not in before.statements or len({*before.end.targets}) != 2:
        return None
    later = replace(before, statements=before.statements[before.statements.index(test) :])
    goes_on = "ne" if before.end.by_register[1] == loop.latch else "eq"
    is_test = test.opcode == "setp" and test.guard is None and goes_on in test.modifiers
    if not is_test or test.operands[1:] != (register, Immediate(0)) or _writes_of((later,), register.name):
        return None
    return Instruction("mov", (f"b{TYPES[register.type].bits}",), (register, Immediate(0)))


def _live(
    blocks: tuple[Block, ...], names: set[str], reads: dict[str, set[str]], kills: dict[str, set[str]]
) -> dict[str, set[str]]:
    """Return what registers are read behind the beginning of each block, before they are set."""
    live: dict[str, set[str]] = {name: set(reads[name]) for name in names}
    changed = True
    while changed:
        changed = False
        for block in blocks:
            after = reduce(set.union, (live[one] for one in block.end.targets if one in names), set[str]())
            grown = reads[block.name] | (after - kills[block.name])
            changed |= grown != live[block.name]
            live[block.name] = grown
    return live
