"""A pattern as a nondeterministic automaton, whose choices are in the order in which CPython's ``re`` tries them.

The tree is that of Python's own parser. A repeat is written out; one whose body may match nothing ends with such a
match as CPython's does: each node knows in which repeats nothing was read since the body began.

Source: CPython, Modules/_sre/sre_lib.h, MAX_UNTIL and MIN_UNTIL; Thompson, Regular Expression Search Algorithm, 1968.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import field
from typing import Final

from udf.base.records import dataclass
from udf.text.regex.cpython import Part, parser
from udf.text.regex.cpython import constants as c

MOST_NODES: Final = 20000
REFUSED: Final = {
    "ASSERT": "a lookahead or lookbehind, (?=..) or (?<=..),",
    "ASSERT_NOT": "a negative lookahead or lookbehind, (?!..) or (?<!..),",
    "GROUPREF": "a backreference, \\1 or (?P=name),",
    "GROUPREF_IGNORE": "a backreference, \\1 or (?P=name),",
    "GROUPREF_EXISTS": "a conditional, (?(1)..|..),",
    "ATOMIC_GROUP": "an atomic group, (?>..),",
    "POSSESSIVE_REPEAT": "a possessive repeat, as a*+,",
}
"""What takes more than an automaton -> its name."""

SETS: Final = (c.LITERAL, c.NOT_LITERAL, c.ANY, c.IN)
"""Parts of a tree that read one code point."""


class PatternRefusedError(ValueError):
    """A pattern that a UDF cannot have; says why."""


@dataclass(frozen=True, slots=True)
class CharacterSet:
    """The code points of one part of a pattern: the part of Python's tree, and the flags that hold there."""

    part: Part
    flags: int


@dataclass(frozen=True, slots=True)
class Assertion:
    """A place between two code points: ``^`` and its like, by Python's name of it."""

    name: str
    multiline: bool
    ascii: bool


@dataclass(frozen=True, slots=True)
class Char:
    """Read a code point of set number ``characters``, and go on at ``then``."""

    characters: int
    then: int


@dataclass(frozen=True, slots=True)
class Tag:
    """Note the place as tag number ``tag``: 2g where group g begins, 2g + 1 where it ends."""

    tag: int
    then: int


@dataclass(frozen=True, slots=True)
class Assert:
    """Go on where an assertion holds."""

    what: Assertion
    then: int


@dataclass(frozen=True, slots=True)
class Split:
    """Try one after the other."""

    choices: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Match:
    """The end of the pattern."""


@dataclass(frozen=True, slots=True)
class _RepeatBegin:
    """A repeat whose body may match nothing: into its body, or behind it."""

    repeat: int
    body: int
    behind: int
    greedy: bool


@dataclass(frozen=True, slots=True)
class _RepeatEnd:
    """The end of such a body: once more where something was read, else behind the repeat."""

    repeat: int
    again: int
    behind: int


Node = Char | Tag | Assert | Split | Match
Written = Node | _RepeatBegin | _RepeatEnd


@dataclass(frozen=True, slots=True, kw_only=True)
class Automaton:
    """A pattern as nodes, the first of which it begins at.

    ``sets`` are those that it reads. ``groups`` counts its groups, ``names`` are theirs, ``always`` are those that
    every match has.
    """

    nodes: tuple[Node, ...]
    sets: tuple[CharacterSet, ...]
    groups: int
    names: dict[str, int]
    always: frozenset[int]


def automaton(pattern: str, flags: int = 0) -> Automaton:
    """Return the automaton of a pattern.

    Raises
    ------
    PatternRefusedError
        For what an automaton cannot do, by its name.
    re.error
        As ``re.compile`` raises it.

    Examples
    --------
    >>> automaton("(?P<word>[a-z]+)(,)?").names, automaton("(a)|(b)").always
    ({'word': 1}, frozenset())
    """
    compiled = re.compile(pattern, flags)
    tree = parser.parse(pattern, compiled.flags & ~re.DEBUG)
    written = _Builder()
    whole = _build(written, tree, compiled.flags)
    return Automaton(
        nodes=tuple(_unroll_repeats(written.nodes, whole)),
        sets=tuple(written.sets),
        groups=compiled.groups,
        names=dict(compiled.groupindex),
        always=frozenset(_always(tree)),
    )


def _build(written: _Builder, tree: Iterable[Part], flags: int) -> int:
    end = written.add(Match())
    return written.sequence(tree, flags, end)


@dataclass(slots=True)
class _Builder:
    """The tree written as nodes, from behind: each part knows what follows it."""

    nodes: list[Written] = field(default_factory=list)
    sets: dict[CharacterSet, int] = field(default_factory=dict)
    repeats: int = 0

    def add(self, node: Written) -> int:
        """Return the number of a new node."""
        if len(self.nodes) >= MOST_NODES:
            raise PatternRefusedError("the pattern is too large: a repeat is written out, {m,n} as n of its body")
        self.nodes.append(node)
        return len(self.nodes) - 1

    def sequence(self, parts: Iterable[Part], flags: int, after: int) -> int:
        """Return where parts begin that follow each other."""
        for part in reversed(list(parts)):
            after = self._part(part, flags, after)
        return after

    def _part(self, part: Part, flags: int, after: int) -> int:
        operation, given = part
        if operation in SETS:
            return self.add(Char(self._set(part, flags), after))
        if operation is c.SUBPATTERN:
            group, added, removed, inner = given
            return self._group(group, inner, (flags | added) & ~removed, after)
        if operation is c.BRANCH:
            return self.add(Split(tuple(self.sequence(choice, flags, after) for choice in given[1])))
        if operation in (c.MAX_REPEAT, c.MIN_REPEAT):
            least, most, body = given
            return self._repeat((least, most, operation is c.MAX_REPEAT, body.getwidth()[0] > 0), body, flags, after)
        if operation is c.AT:
            what = Assertion(str(given), bool(flags & re.MULTILINE), bool(flags & re.ASCII))
            return self.add(Assert(what, after))
        if operation is c.FAILURE:
            return self.add(Split(()))
        named = REFUSED.get(str(operation), str(operation))
        raise PatternRefusedError(f"{named} is not supported in a pattern of a UDF")

    def _set(self, part: Part, flags: int) -> int:
        operation, given = part
        plain = tuple(given) if operation is c.IN else given
        kept = flags & (re.IGNORECASE | re.DOTALL | re.ASCII)
        return self.sets.setdefault(CharacterSet((operation, plain), kept), len(self.sets))

    def _group(self, group: int | None, inner: Iterable[Part], flags: int, after: int) -> int:
        if group is None:
            return self.sequence(inner, flags, after)
        end = self.add(Tag(2 * group + 1, after))
        return self.add(Tag(2 * group, self.sequence(inner, flags, end)))

    def _repeat(self, how: tuple[int, int, bool, bool], body: Iterable[Part], flags: int, after: int) -> int:
        least, most, greedy, reads = how
        once: Callable[[int], int] = lambda then: self.sequence(body, flags, then)  # noqa: E731 - a part that is written often
        if most is c.MAXREPEAT:
            begin = self.add(Match())  # there until its body is written
            if reads:
                self.nodes[begin] = Split(_ordered(once(begin), after, greedy))
            else:
                self.nodes[begin] = self._empty(once, begin, after, greedy)
            after = begin
        else:
            behind = after
            for _ in range(most - least):
                if reads:
                    after = self.add(Split(_ordered(once(after), behind, greedy)))
                else:
                    after = self.add(self._empty(once, after, behind, greedy))
        for _ in range(least):
            after = once(after)
        return after

    def _empty(self, once: Callable[[int], int], again: int, behind: int, greedy: bool) -> _RepeatBegin:  # noqa: FBT001
        self.repeats += 1
        number = self.repeats
        return _RepeatBegin(number, once(self.add(_RepeatEnd(number, again, behind))), behind, greedy)


def _ordered(first: int, second: int, greedy: bool) -> tuple[int, int]:  # noqa: FBT001 - as Python's tree has it
    return (first, second) if greedy else (second, first)


def _unroll_repeats(nodes: list[Written], begin: int) -> list[Node]:  # noqa: C901 - one case for each kind of node
    """Return the nodes that are reached, each for every set of repeats in which nothing was read since they began."""
    numbers: dict[tuple[int, frozenset[int]], int] = {}
    made: list[Node] = []
    pending: list[tuple[int, frozenset[int]]] = []

    def number(node: int, empty: frozenset[int]) -> int:
        while isinstance(end := nodes[node], _RepeatEnd):
            node = end.behind if end.repeat in empty else end.again
            empty -= {end.repeat}
        known = numbers.get((node, empty))
        if known is None:
            if len(made) >= MOST_NODES:
                raise PatternRefusedError("the pattern is too large")
            known = numbers[node, empty] = len(made)
            made.append(Match())  # until its turn comes
            pending.append((node, empty))
        return known

    number(begin, frozenset())
    while pending:
        at, empty = pending.pop()
        node, place = nodes[at], numbers[at, empty]
        match node:
            case Char(characters, then):
                made[place] = Char(characters, number(then, frozenset()))
            case Tag(tag, then):
                made[place] = Tag(tag, number(then, empty))
            case Assert(what, then):
                made[place] = Assert(what, number(then, empty))
            case Split(choices):
                made[place] = Split(tuple(number(choice, empty) for choice in choices))
            case _RepeatBegin(repeat, body, behind, greedy):
                inside, outside = number(body, empty | {repeat}), number(behind, empty)
                made[place] = Split(_ordered(inside, outside, greedy))
    return made


def _always(parts: Iterable[Part]) -> Iterable[int]:
    """Yield the groups that are part of every match."""
    for operation, given in parts:
        if operation is c.SUBPATTERN:
            if given[0] is not None:
                yield given[0]
            yield from _always(given[3])
        elif operation in (c.MAX_REPEAT, c.MIN_REPEAT) and given[0] > 0:
            yield from _always(given[2])
