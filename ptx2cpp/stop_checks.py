"""Loops that can be ended from outside: on the way back to a loop's first instruction, a look at a word in memory.

A function with loops that are not proven to be short takes one more input, the address of a word. When somebody sets
that to zero, every loop goes to the function's end, and what it returns means nothing. A look costs a load that is
waited for, so most ways back only count down to one, and a small loop is first written out several times behind
itself: registers are variables, so a copy of a loop's statements is its next round, whatever is in them.

::

    L: body; @p bra L;        L: body; @!p bra after; body'; @!p bra after; ...          as often as fills ROUND
                                 body''; @!p bra after;
                                 count down, at 0: count = BETWEEN; @(word == 0) bra exit
                                 bra L; after:
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ptx2cpp.flat import (
    Address,
    FlatFunction,
    Guard,
    Immediate,
    Input,
    Instruction,
    Label,
    ParameterLoad,
    Register,
    Statement,
)
from ptx2cpp.linear import Bound
from ptx2cpp.scope import Names
from ptx2cpp.trip_counts import Loop, is_counted, long_loops, targets_of

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


def add_stop_checks(function: FlatFunction, instructions: int = ROUND, bound: Bound | None = None) -> FlatFunction:
    """Return ``function`` whose loops look at a word; itself if none is long, as where ``bound`` says so.

    Small loops are written out to about so many ``instructions``.

    Examples
    --------
    >>> from ptx2cpp import flat_function
    >>> text = '''.version 8.0 .target sm_75 .address_size 64
    ... .func (.param .b32 r) f(.param .b32 n) { .reg .u32 %a; .reg .pred %p; ld.param.u32 %a, [n];
    ... L: sub.u32 %a, %a, 3; setp.ne.u32 %p, %a, 9; @%p bra L; st.param.b32 [r], %a; ret; }'''
    >>> [value.name for value in add_stop_checks(flat_function(text)).inputs]
    ['p0', 'stop']
    """
    loops = long_loops(function, bound)
    if not loops:
        return function
    names = _CheckNames(function)
    statements = _Writer(function, names, looks=True).written(loops, instructions)
    begin: tuple[Statement, ...] = (
        ParameterLoad(names.place, names.input),
        Instruction("mov", ("u32",), (names.count, Immediate(FIRST))),
    )
    return replace(
        function,
        inputs=(*function.inputs, names.input),
        registers=(*function.registers, *names.registers),
        statements=(*begin, *statements),
    )


def unroll_loops(function: FlatFunction, instructions: int) -> FlatFunction:
    """Return ``function`` with its small loops that no counter ends written out several times, to ``instructions``.

    A compiler cannot unroll those by itself, and whatever it does once a round then costs less.

    Examples
    --------
    >>> from ptx2cpp import flat_function
    >>> text = '''.version 8.0 .target sm_75 .address_size 64
    ... .func (.param .b32 r) f(.param .b32 n) { .reg .u32 %a; .reg .pred %p; ld.param.u32 %a, [n];
    ... L: shr.u32 %a, %a, 1; setp.gt.u32 %p, %a, 9; @%p bra L; st.param.b32 [r], %a; ret; }'''
    >>> function = flat_function(text)
    >>> len(function.statements), len(unroll_loops(function, 12).statements)
    (6, 21)
    """
    loops = [loop for loop in long_loops(function) if loop.inner and not is_counted(function.statements, loop)]
    if not loops:
        return function
    statements = _Writer(function, _CheckNames(function), looks=False).written(loops, instructions)
    return replace(function, statements=tuple(statements))


# --- writing ---------------------------------------------------------------------------------------


class _CheckNames:
    """The input, registers and labels of looks."""

    def __init__(self, function: FlatFunction) -> None:
        self._names = Names.of(function)
        name = self._names.fresh("stop")
        self.input = Input(name=name, type="u64", cpp="const unsigned long long*", parameter=STOP)
        self.place, self.count = self._register("place", "u64"), self._register("count", "u32")
        self.word, self.due = self._register("word", "u64"), self._register("due", "pred")
        self.stopped = self._register("now", "pred")
        self.registers = (self.place, self.count, self.word, self.due, self.stopped)

    def _register(self, name: str, kind: str) -> Register:
        return Register(self._names.fresh(f"stop_{name}"), kind)

    def label(self) -> Label:
        """Return a new label."""
        return Label(self._names.fresh("stop"))


class _Writer:
    """Writes a function's statements with small loops written out, and with looks if it ``looks``."""

    def __init__(self, function: FlatFunction, names: _CheckNames, *, looks: bool) -> None:
        self._statements, self._exit, self._names, self._looks = function.statements, function.exit, names, looks

    def written(self, loops: list[Loop], round_: int) -> list[Statement]:
        """Return the function's statements with a look on every way back of ``loops``."""
        begins = {loop.first: loop for loop in loops if loop.inner and self._can_repeat(loop)}
        heads = {statement.name for loop in loops if isinstance(statement := self._statements[loop.first], Label)}
        out: list[Statement] = []
        seen: set[str] = set()
        place = 0
        while place < len(self._statements):
            statement = self._statements[place]
            if place in begins:
                out += self._repeated(begins[place], round_)
                place = begins[place].last + 1
                continue
            if isinstance(statement, Label):
                seen.add(statement.name)
            back = [name for name in targets_of(statement) if name in heads and name in seen]
            out += self._looked(statement) if back and self._looks else [statement]
            place += 1
        return out

    def _can_repeat(self, loop: Loop) -> bool:
        body = self._statements[loop.first : loop.last + 1]
        if len(body) > LONGEST or any(
            isinstance(statement, Instruction) and statement.opcode == "brx" for statement in body
        ):
            return False
        before = {statement.name for statement in self._statements[: loop.first] if isinstance(statement, Label)}
        return not any(before.intersection(targets_of(statement)) for statement in body)  # they go back further

    def _look(self) -> list[Statement]:
        """Return the statements that count down and, at 0, look."""
        if not self._looks:
            return []
        on, names = self._names.label(), self._names
        return [
            Instruction("sub", ("u32",), (names.count, names.count, Immediate(1))),
            Instruction("setp", ("ne", "u32"), (names.due, names.count, Immediate(0))),
            Instruction("bra", (), (on,), Guard(names.due, negated=False)),
            Instruction("mov", ("u32",), (names.count, Immediate(BETWEEN))),
            Instruction("ld", ("volatile", "global", "u64"), (names.word, Address(names.place, 0))),
            Instruction("setp", ("eq", "u64"), (names.stopped, names.word, Immediate(0))),
            Instruction("bra", (), (self._exit,), Guard(names.stopped, negated=False)),
            on,
        ]

    def _looked(self, statement: Statement) -> list[Statement]:
        """Return a branch back, with a look before it is taken."""
        assert isinstance(statement, Instruction)
        if statement.guard is None or statement.opcode == "brx":
            return [*self._look(), statement]
        after = self._names.label()
        stay = replace(statement, operands=(after,), guard=_inverse(statement.guard))
        return [stay, *self._look(), replace(statement, guard=None), after]

    def _repeated(self, loop: Loop, round_: int) -> list[Statement]:
        """Return a loop written out several times, with a look behind the last."""
        head, *body = self._statements[loop.first : loop.last + 1]
        assert isinstance(head, Label)
        inside = {statement.name for statement in body if isinstance(statement, Label)}
        after, copies = self._names.label(), max(round_ // len(body), 1)
        heads = [head, *(self._names.label() for _ in range(copies - 1))]
        out: list[Statement] = []
        for number in range(copies):
            names = {name: self._names.label().name if number else name for name in inside}
            last = number + 1 == copies
            names[head.name] = (look := self._names.label()).name if last else heads[number + 1].name
            out.append(heads[number])
            out += [_with_labels(statement, names) for statement in body[:-1]]
            end = body[-1]
            assert isinstance(end, Instruction)
            if end.guard is not None:
                out.append(replace(end, operands=(after,), guard=_inverse(end.guard)))
        return [*out, look, *self._look(), Instruction("bra", (), (head,)), after]


def _inverse(guard: Guard) -> Guard:
    return replace(guard, negated=not guard.negated)


def _with_labels(statement: Statement, names: dict[str, str]) -> Statement:
    """Return ``statement`` with other labels."""
    if isinstance(statement, Label):
        return Label(names.get(statement.name, statement.name))
    if targets_of(statement):
        assert isinstance(statement, Instruction)
        operands = tuple(Label(names.get(o.name, o.name)) if isinstance(o, Label) else o for o in statement.operands)
        return replace(statement, operands=operands)
    return statement
