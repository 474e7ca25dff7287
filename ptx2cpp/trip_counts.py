"""The loops of a function, and what is known of how often they run."""

from __future__ import annotations

import itertools
from typing import Final

from ptx2cpp.flat import (
    Address,
    FlatFunction,
    Guard,
    Immediate,
    Instruction,
    Label,
    Register,
    Statement,
    closure,
    registers_written,
)
from ptx2cpp.frozen_classes import dataclass
from ptx2cpp.linear import Bound, Linear, LinearValues

_BRANCHES: Final = frozenset(("bra", "brx"))

SHORT: Final = 1 << 16
"""Instructions, all rounds together, of a loop that needs no look."""


@dataclass(frozen=True, slots=True)
class Loop:
    """Steps ``first`` (a Label) to ``last`` (the last way back to it); ``inner`` says that it has no other loop."""

    first: int
    last: int
    inner: bool


def loops_of(statements: tuple[Statement, ...]) -> list[Loop]:
    """Return the loops: from a label to the last branch back to it from where the label leads.

    A branch back to a label that does not lead to the branch makes no loop, only blocks in another order; every cycle
    has a branch back that does.

    Examples
    --------
    >>> from ptx2cpp import flat_function
    >>> text = '''.version 8.0 .target sm_75 .address_size 64
    ... .func f() { bra.uni B; A: bra.uni C; B: bra.uni %s; C: ret; }'''
    >>> [len(loops_of(flat_function(text % there).statements)) for there in "AB"]
    [0, 1]
    """
    places = {statement.name: place for place, statement in enumerate(statements) if isinstance(statement, Label)}
    back: dict[int, list[int]] = {}
    for place, statement in enumerate(statements):
        for name in targets_of(statement):
            if places.get(name, place) < place:
                back.setdefault(places[name], []).append(place)
    blocks = _blocks(statements, places) if back else {}
    last = {}
    for first, ways in back.items():
        begins = closure([first], lambda begin: blocks[begin][1])
        on_cycle = [place for place in ways if any(begin <= place < blocks[begin][0] for begin in begins)]
        if on_cycle:
            last[first] = max(on_cycle)
    found = sorted(last.items())
    return [
        Loop(first, end, inner=not any(first < other <= end for other, _ in found if other != first))
        for first, end in found
    ]


def long_loops(function: FlatFunction, bound: Bound | None = None) -> list[Loop]:
    """Return the loops that are not proven to be short, if need be by the ``bound`` of an input.

    Examples
    --------
    >>> from ptx2cpp import flat_function
    >>> from ptx2cpp.linear import Bound
    >>> text = '''.version 8.0 .target sm_75 .address_size 64
    ... .func (.param .b64 r) f(.param .b64 n) { .reg .u64 %n, %k; .reg .pred %p; ld.param.u64 %n, [n];
    ... mov.u64 %k, 0; L: add.u64 %k, %k, 1; setp.lt.u64 %p, %k, %n; @%p bra L; st.param.b64 [r], %k; ret; }'''
    >>> len(long_loops(flat_function(text))), len(long_loops(flat_function(text), Bound(0, 1000)))
    (1, 0)
    """
    loops = loops_of(function.statements)
    if not loops:
        return []
    numbers = LinearValues(function, bound)
    return [loop for loop in loops if not _is_short(function, loop, numbers, bound.most if bound else 0)]


def has_long_loops(function: FlatFunction) -> bool:
    """Return whether a call of ``function`` may take long, in a loop that nothing bounds."""
    return bool(long_loops(function))


def _blocks(statements: tuple[Statement, ...], places: dict[str, int]) -> dict[int, tuple[int, list[int]]]:
    """Return for each place where a block begins where it ends, and where the blocks begin that may follow it."""
    begins = [0, *(place for place in places.values() if place), len(statements)]
    found = {}
    for begin, end in itertools.pairwise(begins):
        body = statements[begin:end]
        after = [places[name] for statement in body for name in targets_of(statement) if name in places]
        ends = any(isinstance(one, Instruction) and one.opcode in _BRANCHES and one.guard is None for one in body)
        found[begin] = (end, after if ends or end == len(statements) else [*after, end])
    return found


def targets_of(statement: Statement) -> tuple[str, ...]:
    """Return the labels that ``statement`` may branch to."""
    if not isinstance(statement, Instruction) or statement.opcode not in _BRANCHES:
        return ()
    return tuple(operand.name for operand in statement.operands if isinstance(operand, Label))


# --- what is short ---------------------------------------------------------------------------------


def _is_short(function: FlatFunction, loop: Loop, numbers: LinearValues, most: int) -> bool:
    """Return whether an innermost loop is proven to run few instructions in all; an input is ``most`` at most."""
    statements = function.statements
    end = statements[loop.last]
    if not loop.inner or not isinstance(end, Instruction) or end.opcode != "bra" or end.guard is None:
        return False
    body = statements[loop.first : loop.last + 1]
    if sum(statements[loop.first].name in targets_of(statement) for statement in body) != 1:  # type: ignore[union-attr]
        return False
    counted = _trip_count(statements, loop, end.guard, numbers, most)
    rounds = _trip_count_of_array(function, body) if counted is None else counted
    return rounds is not None and rounds * len(body) <= SHORT


def _trip_count_of_array(function: FlatFunction, body: tuple[Statement, ...]) -> int | None:
    """Return how many rounds a loop can make that fills an array of the function's own (a large sine's argument)."""
    if any(isinstance(statement, Label) or targets_of(statement) for statement in body[1:-1]):
        return None
    room = max((array.size for array in function.locals), default=0)
    for store in body:
        if (
            isinstance(store, Instruction)
            and (store.opcode, store.guard) == ("st", None)
            and "local" in store.modifiers
        ):
            base = store.operands[0].base if isinstance(store.operands[0], Address) else None
            step = _growth(body, base) if isinstance(base, Register) else 0
            return room // abs(step) + 1 if step else None
    return None


def _growth(body: tuple[Statement, ...], register: Register) -> int:
    """Return by how much a register grows each round: by itself, or as an address behind a counter; 0 if unknown."""
    grown = _only_definition(body, register)
    match grown:
        case Instruction("add", _, (_, Register() as base, Immediate(step))) if base == register:
            return step
        case Instruction("add", _, (_, Register() as base, Register() as place)) if not _definitions(body, base):
            return _growth(body, place)
        case Instruction("mul", ("wide", "s32" | "u32"), (_, Register() as counter, Immediate(size))):
            return _growth(body, counter) * size
    return 0


def _trip_count(
    statements: tuple[Statement, ...], loop: Loop, goes_on: Guard, numbers: LinearValues, most: int
) -> int | None:
    """Return how many rounds a loop runs at most, by the test of its last statement; None if that does not tell."""
    found = _counter(statements, loop, goes_on)
    if found is None:
        return None
    outside = (*statements[: loop.first], *statements[loop.last :])
    starts = [numbers.set_by(one) for one in _definitions(outside, found.base)]
    limit, ahead = numbers.of(found.test.operands[2]), numbers.of(found.ahead)
    if limit is None or ahead is None or not starts:
        return None
    word, kind = found.test.modifiers
    word = _INVERSE.get(word, "") if goes_on.negated else word
    passed_by = _has_bypass(statements, loop)
    bounds = []
    for start in starts:
        begin = None if start is None else start + ahead
        left = None if begin is None else limit + begin.scaled(-1)
        if begin is None or left is None or max(one.most(most) for one in (limit, begin)) > _FAR:
            return None
        if kind[0] == "u" and not (limit.is_never_negative and begin.is_never_negative):
            return None
        if kind[0] == "u" and found.step < 0 and limit.constant < -found.step:
            return None  # it may go round below 0
        bounds.append(_trip_count_while(word, left, found.step, most, can_be_none=passed_by))
    return None if None in bounds else max(bound for bound in bounds if bound is not None)


@dataclass(frozen=True, slots=True)
class Counter:
    """What ends a loop: ``test`` compares ``ahead + base``, and ``base`` grows by ``step`` in each round."""

    test: Instruction
    base: Register
    step: int
    ahead: Register | Immediate


def _counter(statements: tuple[Statement, ...], loop: Loop, goes_on: Guard) -> Counter | None:
    """Return what ends a loop, if that is a counter."""
    body = statements[loop.first : loop.last]
    test = _only_definition(body, goes_on.register)
    if test is None or test.opcode != "setp" or test.modifiers[1:] not in _WIDE:
        return None
    tested = test.operands[1]
    ahead: Register | Immediate = Immediate(0)
    grown = _only_definition(body, tested) if isinstance(tested, Register) else None
    if grown is not None and grown.opcode == "add" and isinstance(grown.operands[2], Register):
        here, there = grown.operands[1:]
        if isinstance(here, Register) and _definitions(body, here):
            here, there = there, here
        if not isinstance(here, Register) or _definitions(body, here) or not isinstance(there, Register):
            return None
        ahead, tested = here, there
        grown = _only_definition(body, tested)
    if grown is None or grown.opcode != "add":
        return None
    _, base, step = grown.operands
    if not isinstance(base, Register) or not isinstance(step, Immediate):
        return None
    if base != tested:
        moved = _only_definition(body, base)
        if moved is None or moved.opcode != "mov" or moved.operands[1] != tested:
            return None
    return Counter(test, base, step.value, ahead)


def _has_bypass(statements: tuple[Statement, ...], loop: Loop) -> bool:
    """Return whether a branch leads past the loop, as where a compiler tests before it whether there is any round."""
    behind = {one.name for one in statements[loop.last :] if isinstance(one, Label)}
    before = (one for one in statements[: loop.first] if isinstance(one, Instruction) and one.guard is not None)
    return any(behind.intersection(targets_of(one)) for one in before)


def is_counted(statements: tuple[Statement, ...], loop: Loop) -> bool:
    """Return whether a counter alone ends the loop, be it at what number it may: one that is the same in all rounds."""
    end, body = statements[loop.last], statements[loop.first : loop.last]
    if not isinstance(end, Instruction) or end.guard is None or end.opcode != "bra":
        return False
    inside = {statement.name for statement in body if isinstance(statement, Label)}
    if not all(inside.issuperset(targets_of(statement)) for statement in body):
        return False
    found = _counter(statements, loop, end.guard)
    limit = None if found is None or found.ahead != Immediate(0) else found.test.operands[2]
    return limit is not None and not (isinstance(limit, Register) and _definitions(body, limit))


_WIDE: Final = tuple((kind,) for kind in ("s32", "u32", "b32", "s64", "u64", "b64"))
_INVERSE = {"eq": "ne", "ne": "eq", "lt": "ge", "ge": "lt", "gt": "le", "le": "gt"}
_FAR: Final = 1 << 30


def _trip_count_while(word: str, left: Linear, step: int, most: int, *, can_be_none: bool) -> int | None:
    """Return how many rounds a loop makes, at most, whose counter has ``left`` to go in ``step``s while it is so.

    With ``ne`` a counter that has nothing left to go would go round all numbers, unless such loops ``can_be_none``.
    """
    if not step:
        return None
    rounds, there = left.most(most) // abs(step), left.scaled(1 if step > 0 else -1)
    if word == "ne":
        goes = there.is_positive or (can_be_none and there != Linear())
        fits = goes and there.is_never_negative and there.is_multiple(abs(step))
        return rounds if fits else None
    goes = (word in {"lt", "le"} and step > 0) or (word in {"gt", "ge"} and step < 0)
    return rounds + 2 if goes else None


def _definitions(statements: tuple[Statement, ...], register: Register) -> list[Statement]:
    """Return the statements that set ``register``."""
    return [statement for statement in statements if register in registers_written(statement)]


def _only_definition(statements: tuple[Statement, ...], register: Register) -> Instruction | None:
    """Return the one operation that sets ``register``, always; None if there are several, or none."""
    found = _definitions(statements, register)
    one = found[0] if len(found) == 1 else None
    return one if isinstance(one, Instruction) and one.guard is None else None
