"""The loops of a routine, and what is known of how often they run."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ptx2cpp.routine import Immediate, Operation, Predicate, Register, Target, registers_set

if TYPE_CHECKING:
    from ptx2cpp.routine import Step

SHORT: Final = 1 << 16
"""Instructions, all rounds together, of a loop that needs no look."""


@dataclass(frozen=True, slots=True)
class Loop:
    """Steps ``first`` (a Target) to ``last`` (the last way back to it); ``inner`` says that it has no other loop."""

    first: int
    last: int
    inner: bool


def loops_of(steps: tuple[Step, ...]) -> list[Loop]:
    """Return the loops: from a label to the last branch back to it."""
    places = {step.name: place for place, step in enumerate(steps) if isinstance(step, Target)}
    last: dict[int, int] = {}
    for place, step in enumerate(steps):
        for name in targets_of(step):
            if places.get(name, place) < place:
                last[places[name]] = place
    found = sorted(last.items())
    return [
        Loop(first, end, inner=not any(first < other <= end for other, _ in found if other != first))
        for first, end in found
    ]


def targets_of(step: Step) -> tuple[str, ...]:
    """Return the labels that ``step`` may branch to."""
    if not isinstance(step, Operation) or step.opcode not in {"bra", "brx"}:
        return ()
    return tuple(operand.name for operand in step.operands if isinstance(operand, Target))


# --- what is short ---------------------------------------------------------------------------------


def is_short(steps: tuple[Step, ...], loop: Loop) -> bool:
    """Return whether a counter from a constant to a constant bounds an innermost loop, to few instructions in all."""
    end = steps[loop.last]
    if not loop.inner or not isinstance(end, Operation) or end.opcode != "bra" or end.guard is None:
        return False
    body = steps[loop.first : loop.last + 1]
    if sum(steps[loop.first].name in targets_of(step) for step in body) != 1:  # type: ignore[union-attr]
        return False
    rounds = _rounds(steps, loop, end.guard)
    return rounds is not None and rounds * len(body) <= SHORT


def _rounds(steps: tuple[Step, ...], loop: Loop, goes_on: Predicate) -> int | None:
    """Return how many rounds a loop runs at most, by the test of its last step; None if that does not tell."""
    found = _counter(steps, loop, goes_on)
    if found is None:
        return None
    test, base, step = found
    limit, (word, kind) = test.operands[2], test.modifiers
    outside = (*steps[: loop.first], *steps[loop.last :])
    moves = [one for one in _setting(outside, base) if isinstance(one, Operation) and one.opcode == "mov"]
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


def _counter(steps: tuple[Step, ...], loop: Loop, goes_on: Predicate) -> tuple[Operation, Register, int] | None:
    """Return the test of a loop that a counter ends, the counter between two rounds, and what it grows by."""
    body = steps[loop.first : loop.last]
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


def is_counted(steps: tuple[Step, ...], loop: Loop) -> bool:
    """Return whether a counter ends the loop, be it at what number it may: one that is the same in all rounds."""
    end = steps[loop.last]
    if not isinstance(end, Operation) or end.guard is None or end.opcode != "bra":
        return False
    found = _counter(steps, loop, end.guard)
    limit = None if found is None else found[0].operands[2]
    body = steps[loop.first : loop.last]
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


def _setting(steps: tuple[Step, ...], register: Register) -> list[Step]:
    """Return the steps that set ``register``."""
    return [step for step in steps if register in registers_set(step)]


def _only_setting(steps: tuple[Step, ...], register: Register) -> Operation | None:
    """Return the one operation that sets ``register``, always; None if there are several, or none."""
    found = _setting(steps, register)
    one = found[0] if len(found) == 1 else None
    return one if isinstance(one, Operation) and one.guard is None else None
