"""Loops that can be ended from outside: on the way back to a loop's first instruction, a look at a word in memory.

A routine with loops that are not proven to be short takes one more input, the address of a word. When somebody sets
that to zero, every loop goes to the routine's end, and what it returns means nothing. A look costs a load that is
waited for, so most ways back only count down to one, and a small loop is first written out several times behind
itself: registers are variables, so a copy of a loop's steps is its next round, whatever is in them.

::

    L: body; @p bra L;        L: body; @!p bra after; body'; @!p bra after; ...          as often as fills ROUND
                                 body''; @!p bra after;
                                 count down, at 0: count = BETWEEN; @(word == 0) bra exit
                                 bra L; after:
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from ptx2cpp.rounds import is_counted, is_short, loops_of, targets_of
from ptx2cpp.routine import (
    Immediate,
    Input,
    Memory,
    Operation,
    Predicate,
    Read,
    Register,
    Target,
)

if TYPE_CHECKING:
    from ptx2cpp.rounds import Loop
    from ptx2cpp.routine import Routine, Step

ROUND: Final = 320
"""Instructions between two counts, where a loop is short enough to be written out: counting takes three."""

LONGEST: Final = 80
"""Instructions of a loop that is written out several times."""

FIRST: Final = 8
"""Ways back before a call's first look."""

BETWEEN: Final = 64
"""Ways back between two looks."""

STOP: Final = -1
"""What stands for the parameter of the further input, which is no parameter in PTX: where the word is."""


def with_stops(routine: Routine, instructions: int = ROUND) -> Routine:
    """Return ``routine`` whose loops look at a word; itself if none is long.

    Small loops are written out to about so many ``instructions``.

    Examples
    --------
    >>> from ptx2cpp import routine_of
    >>> text = '''.version 8.0 .target sm_75 .address_size 64
    ... .func (.param .b32 r) f(.param .b32 n) { .reg .u32 %a; .reg .pred %p; ld.param.u32 %a, [n];
    ... L: sub.u32 %a, %a, 3; setp.ne.u32 %p, %a, 9; @%p bra L; st.param.b32 [r], %a; ret; }'''
    >>> [value.name for value in with_stops(routine_of(text)).inputs]
    ['p0', 'stop']
    """
    loops = [loop for loop in loops_of(routine.steps) if not is_short(routine.steps, loop)]
    if not loops:
        return routine
    names = _Named(routine)
    steps = _Writer(routine, names, looks=True).written(loops, instructions)
    begin: tuple[Step, ...] = (
        Read(names.place, names.input),
        Operation("mov", ("u32",), (names.count, Immediate(FIRST))),
    )
    return replace(
        routine,
        inputs=(*routine.inputs, names.input),
        registers=(*routine.registers, *names.registers),
        steps=(*begin, *steps),
    )


def takes_stop(routine: Routine) -> bool:
    """Return whether ``routine`` looks at a word."""
    return any(source.parameter == STOP for source in routine.inputs)


def with_longer_rounds(routine: Routine, instructions: int) -> Routine:
    """Return ``routine`` with its small loops that no counter ends written out several times, to ``instructions``.

    A compiler cannot unroll those by itself, and whatever it does once a round then costs less.

    Examples
    --------
    >>> from ptx2cpp import routine_of
    >>> text = '''.version 8.0 .target sm_75 .address_size 64
    ... .func (.param .b32 r) f(.param .b32 n) { .reg .u32 %a; .reg .pred %p; ld.param.u32 %a, [n];
    ... L: shr.u32 %a, %a, 1; setp.gt.u32 %p, %a, 9; @%p bra L; st.param.b32 [r], %a; ret; }'''
    >>> routine = routine_of(text)
    >>> len(routine.steps), len(with_longer_rounds(routine, 12).steps)
    (6, 21)
    """
    loops = [x for x in loops_of(routine.steps) if x.inner and not is_counted(routine.steps, x)]
    if not loops:
        return routine
    steps = _Writer(routine, _Named(routine), looks=False).written(loops, instructions)
    return replace(routine, steps=tuple(steps))


# --- writing ---------------------------------------------------------------------------------------


class _Named:
    """The input and registers of looks, under names that nothing else in the routine begins with."""

    def __init__(self, routine: Routine) -> None:
        taken = {step.name for step in (*routine.steps, routine.exit) if isinstance(step, Target)}
        for listed in (routine.inputs, routine.outputs, routine.registers, routine.data, routine.locals):
            taken |= {named.name for named in listed}
        prefix = "stop"
        while any(name.startswith(prefix) for name in taken):
            prefix += "_"
        self.prefix = prefix
        self.input = Input(name=prefix, type="u64", cpp="const unsigned long long*", parameter=STOP)
        self.place, self.count = Register(f"{prefix}_place", "u64"), Register(f"{prefix}_count", "u32")
        self.word, self.due = Register(f"{prefix}_word", "u64"), Register(f"{prefix}_due", "pred")
        self.stopped = Register(f"{prefix}_now", "pred")
        self.registers = (self.place, self.count, self.word, self.due, self.stopped)


class _Writer:
    """Writes a routine's steps with small loops written out, and with looks if it ``looks``."""

    def __init__(self, routine: Routine, names: _Named, *, looks: bool) -> None:
        self._steps, self._exit, self._names, self._looks = routine.steps, routine.exit, names, looks
        self._labels = 0

    def _label(self) -> Target:
        self._labels += 1
        return Target(f"{self._names.prefix}_{self._labels}")

    def written(self, loops: list[Loop], round_: int) -> list[Step]:
        """Return the routine's steps with a look on every way back of ``loops``."""
        begins = {loop.first: loop for loop in loops if loop.inner and self._can_repeat(loop)}
        heads = {step.name for loop in loops if isinstance(step := self._steps[loop.first], Target)}
        out: list[Step] = []
        seen: set[str] = set()
        place = 0
        while place < len(self._steps):
            step = self._steps[place]
            if place in begins:
                out += self._repeated(begins[place], round_)
                place = begins[place].last + 1
                continue
            if isinstance(step, Target):
                seen.add(step.name)
            back = [name for name in targets_of(step) if name in heads and name in seen]
            out += self._looked(step) if back and self._looks else [step]
            place += 1
        return out

    def _can_repeat(self, loop: Loop) -> bool:
        body = self._steps[loop.first : loop.last + 1]
        if len(body) > LONGEST or any(isinstance(step, Operation) and step.opcode == "brx" for step in body):
            return False
        before = {step.name for step in self._steps[: loop.first] if isinstance(step, Target)}
        return not any(before.intersection(targets_of(step)) for step in body)  # they go back further

    def _look(self) -> list[Step]:
        """Return the steps that count down and, at 0, look."""
        if not self._looks:
            return []
        on, names = self._label(), self._names
        return [
            Operation("sub", ("u32",), (names.count, names.count, Immediate(1))),
            Operation("setp", ("ne", "u32"), (names.due, names.count, Immediate(0))),
            Operation("bra", (), (on,), Predicate(names.due, negated=False)),
            Operation("mov", ("u32",), (names.count, Immediate(BETWEEN))),
            Operation("ld", ("volatile", "global", "u64"), (names.word, Memory(names.place, 0))),
            Operation("setp", ("eq", "u64"), (names.stopped, names.word, Immediate(0))),
            Operation("bra", (), (self._exit,), Predicate(names.stopped, negated=False)),
            on,
        ]

    def _looked(self, step: Step) -> list[Step]:
        """Return a branch back, with a look before it is taken."""
        assert isinstance(step, Operation)
        if step.guard is None or step.opcode == "brx":
            return [*self._look(), step]
        after = self._label()
        stay = replace(step, operands=(after,), guard=_inverse(step.guard))
        return [stay, *self._look(), replace(step, guard=None), after]

    def _repeated(self, loop: Loop, round_: int) -> list[Step]:
        """Return a loop written out several times, with a look behind the last."""
        head, *body = self._steps[loop.first : loop.last + 1]
        assert isinstance(head, Target)
        inside = {step.name for step in body if isinstance(step, Target)}
        after, copies = self._label(), max(round_ // len(body), 1)
        heads = [head, *(self._label() for _ in range(copies - 1))]
        out: list[Step] = []
        for number in range(copies):
            names = {name: self._label().name if number else name for name in inside}
            last = number + 1 == copies
            names[head.name] = (look := self._label()).name if last else heads[number + 1].name
            out.append(heads[number])
            out += [_renamed(step, names) for step in body[:-1]]
            end = body[-1]
            assert isinstance(end, Operation)
            if end.guard is not None:
                out.append(replace(end, operands=(after,), guard=_inverse(end.guard)))
        return [*out, look, *self._look(), Operation("bra", (), (head,)), after]


def _inverse(guard: Predicate) -> Predicate:
    return replace(guard, negated=not guard.negated)


def _renamed(step: Step, names: dict[str, str]) -> Step:
    """Return ``step`` with other labels."""
    if isinstance(step, Target):
        return Target(names.get(step.name, step.name))
    if targets_of(step):
        assert isinstance(step, Operation)
        operands = tuple(Target(names.get(o.name, o.name)) if isinstance(o, Target) else o for o in step.operands)
        return replace(step, operands=operands)
    return step
