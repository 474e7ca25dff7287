"""The loops of a function, and what is known of how often they run."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ptx2cpp.flat import Address, Guard, Immediate, Instruction, Label, Register, registers_written

if TYPE_CHECKING:
    from ptx2cpp.flat import FlatFunction, Statement

SHORT: Final = 1 << 16
"""Instructions, all rounds together, of a loop that needs no look."""


@dataclass(frozen=True, slots=True)
class Loop:
    """Steps ``first`` (a Label) to ``last`` (the last way back to it); ``inner`` says that it has no other loop."""

    first: int
    last: int
    inner: bool


def loops_of(statements: tuple[Statement, ...]) -> list[Loop]:
    """Return the loops: from a label to the last branch back to it."""
    places = {statement.name: place for place, statement in enumerate(statements) if isinstance(statement, Label)}
    last: dict[int, int] = {}
    for place, statement in enumerate(statements):
        for name in targets_of(statement):
            if places.get(name, place) < place:
                last[places[name]] = place
    found = sorted(last.items())
    return [
        Loop(first, end, inner=not any(first < other <= end for other, _ in found if other != first))
        for first, end in found
    ]


def long_loops(function: FlatFunction) -> list[Loop]:
    """Return the loops that are not proven to be short."""
    return [loop for loop in loops_of(function.statements) if not _is_short(function, loop)]


def has_long_loops(function: FlatFunction) -> bool:
    """Return whether a call of ``function`` may take long, in a loop that nothing bounds."""
    return bool(long_loops(function))


def targets_of(statement: Statement) -> tuple[str, ...]:
    """Return the labels that ``statement`` may branch to."""
    if not isinstance(statement, Instruction) or statement.opcode not in {"bra", "brx"}:
        return ()
    return tuple(operand.name for operand in statement.operands if isinstance(operand, Label))


# --- what is short ---------------------------------------------------------------------------------


def _is_short(function: FlatFunction, loop: Loop) -> bool:
    """Return whether an innermost loop is proven to run few instructions in all."""
    statements = function.statements
    end = statements[loop.last]
    if not loop.inner or not isinstance(end, Instruction) or end.opcode != "bra" or end.guard is None:
        return False
    body = statements[loop.first : loop.last + 1]
    if sum(statements[loop.first].name in targets_of(statement) for statement in body) != 1:  # type: ignore[union-attr]
        return False
    counted = _rounds(statements, loop, end.guard)
    rounds = _rounds_that_fit(function, body) if counted is None else counted
    return rounds is not None and rounds * len(body) <= SHORT


def _rounds_that_fit(function: FlatFunction, body: tuple[Statement, ...]) -> int | None:
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
            grown = _only_setting(body, base) if isinstance(base, Register) else None
            if grown is not None and grown.opcode == "add" and grown.operands[1] == base:
                step = grown.operands[2]
                return room // abs(step.value) + 1 if isinstance(step, Immediate) and step.value else None
    return None


def _rounds(statements: tuple[Statement, ...], loop: Loop, goes_on: Guard) -> int | None:
    """Return how many rounds a loop runs at most, by the test of its last statement; None if that does not tell."""
    found = _counter(statements, loop, goes_on)
    if found is None:
        return None
    test, base, step = found
    limit, (word, kind) = test.operands[2], test.modifiers
    outside = (*statements[: loop.first], *statements[loop.last :])
    moves = [one for one in _setting(outside, base) if isinstance(one, Instruction) and one.opcode == "mov"]
    if len(moves) < len(_setting(outside, base)):
        return None
    starts = [move.operands[1] for move in moves]
    known = [start.value for start in starts if isinstance(start, Immediate)]
    if not isinstance(limit, Immediate) or limit.is_float or not known or len(known) < len(starts):
        return None
    if kind[0] == "u" and min(limit.value, *known) < 0:
        return None
    word = _INVERSE.get(word, "") if goes_on.negated else word
    bounds = [_rounds_while(word, start, step, limit.value) for start in known]
    return None if None in bounds else max(bound for bound in bounds if bound is not None)


def _counter(statements: tuple[Statement, ...], loop: Loop, goes_on: Guard) -> tuple[Instruction, Register, int] | None:
    """Return the test of a loop that a counter ends, the counter between two rounds, and what it grows by."""
    body = statements[loop.first : loop.last]
    test = _only_setting(body, goes_on.register)
    if test is None or test.opcode != "setp" or test.modifiers[1:] not in _WIDE:
        return None
    counter = test.operands[1]
    grown = _only_setting(body, counter) if isinstance(counter, Register) else None
    if grown is None or grown.opcode != "add":
        return None
    _, base, step = grown.operands
    if not isinstance(base, Register) or not isinstance(step, Immediate):
        return None
    if base != counter:
        moved = _only_setting(body, base)
        if moved is None or moved.opcode != "mov" or moved.operands[1] != counter:
            return None
    return test, base, step.value


def is_counted(statements: tuple[Statement, ...], loop: Loop) -> bool:
    """Return whether a counter alone ends the loop, be it at what number it may: one that is the same in all rounds."""
    end, body = statements[loop.last], statements[loop.first : loop.last]
    if not isinstance(end, Instruction) or end.guard is None or end.opcode != "bra":
        return False
    inside = {statement.name for statement in body if isinstance(statement, Label)}
    if not all(inside.issuperset(targets_of(statement)) for statement in body):
        return False
    found = _counter(statements, loop, end.guard)
    limit = None if found is None else found[0].operands[2]
    return limit is not None and not (isinstance(limit, Register) and _setting(body, limit))


_WIDE: Final = tuple((kind,) for kind in ("s32", "u32", "b32", "s64", "u64", "b64"))
_INVERSE = {"eq": "ne", "ne": "eq", "lt": "ge", "ge": "lt", "gt": "le", "le": "gt"}
_FAR: Final = 1 << 30


def _rounds_while(word: str, start: int, step: int, limit: int) -> int | None:
    """Return how many rounds a counter of at least 32 bits makes while it compares so with ``limit``, at most."""
    if not step or max(abs(start), abs(step), abs(limit)) > _FAR:
        return None
    if word == "ne":
        rounds, left = divmod(limit - start, step)
        return rounds if rounds > 0 and left == 0 else None
    goes_up = word in {"lt", "le"} and step > 0
    goes_down = word in {"gt", "ge"} and step < 0 and limit >= -step
    return max((limit - start) // step, 0) + 2 if goes_up or goes_down else None


def _setting(statements: tuple[Statement, ...], register: Register) -> list[Statement]:
    """Return the statements that set ``register``."""
    return [statement for statement in statements if register in registers_written(statement)]


def _only_setting(statements: tuple[Statement, ...], register: Register) -> Instruction | None:
    """Return the one operation that sets ``register``, always; None if there are several, or none."""
    found = _setting(statements, register)
    one = found[0] if len(found) == 1 else None
    return one if isinstance(one, Instruction) and one.guard is None else None
