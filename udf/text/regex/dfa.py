"""An automaton made deterministic, with registers for the places of groups: one step for each code point.

A state is what a search could be at, best first: nodes, each with the registers that hold its tags. A step on a class
of code points decides the assertions before it, takes the first way to the end that Python would find as a match, and
drops what Python would try after that. So the result is that of CPython's backtracking, in one look at the text.

Source: Laurikari, NFAs with Tagged Transitions, 2000; the order of choices as in Cox, Regular Expression Matching: the
Virtual Machine Approach, 2009.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import field
from typing import Final, TypeAlias

from udf.base.records import dataclass
from udf.text.regex.alphabet import Alphabet
from udf.text.regex.nfa import Assert, Assertion, Automaton, Char, Split, Tag

MOST_STEPS: Final = 8000
"""Transitions, beyond which a pattern is searched without tables (an automaton may have 2**n states)."""

MOST_REGISTERS: Final = 200
DEAD: Final = 0xFFFF
HERE, NOWHERE = -2, -1
"""Places that are no register: the one between the last code point and the next, and that of a group without match."""

BEGIN, LINE, WORD, OTHER, ALONE = range(5)
"""What is before a place: nothing, a line feed, a word's character, another; ALONE is a text without code points."""

EMPTY_HAS_NO_BOUNDARY: Final = re.search(r"\B", "") is None
"""Whether ``\\B`` fails in an empty text, as before Python 3.14."""


Item: TypeAlias = tuple[int, tuple[int, ...]]
Closure: TypeAlias = tuple[list[tuple[Char, tuple[int, ...]]], tuple[int, ...] | None]


class TooLargeError(Exception):
    """The tables of an automaton would be too large."""


@dataclass(frozen=True, slots=True)
class Lookahead:
    """What follows a place, as far as assertions ask: the end, a line feed (the last one), a word's character."""

    end: bool = False
    newline: bool = False
    last: bool = False
    word: bool = False


def holds(what: Assertion, before: int, ahead: Lookahead) -> bool:
    """Return whether an assertion holds at a place.

    Source: CPython, Modules/_sre/sre_lib.h, SRE(at).
    """
    name = what.name.removeprefix("AT_")
    if name == "BEGINNING":
        return before == BEGIN or (what.multiline and before == LINE)
    if name == "BEGINNING_STRING":
        return before == BEGIN
    if name == "END":
        return ahead.end or ahead.last or (what.multiline and ahead.newline)
    if name == "END_STRING":
        return ahead.end
    assert name in ("BOUNDARY", "NON_BOUNDARY"), name
    if before == BEGIN and ahead.end and EMPTY_HAS_NO_BOUNDARY:
        return False
    boundary = (before == WORD) != ahead.word
    return boundary == (name == "BOUNDARY")


@dataclass(frozen=True, slots=True)
class Action:
    """What a step does: the tags of a match that ends here, if one does, and then moves between registers, in order."""

    match: tuple[int, ...] | None
    moves: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class State:
    """Whether a match may begin later, what is before, whether an empty match is unwanted, nodes with registers."""

    searching: bool
    before: int
    advance: bool
    items: tuple[Item, ...]


@dataclass(slots=True)
class Tables:
    """``steps[state][class]`` is (next state, action or None); ``initial[before + 4 * advance]`` is the first state."""

    steps: list[list[tuple[int, Action | None]]] = field(default_factory=list)
    initial: list[int] = field(default_factory=list)
    registers: int = 0


class SubsetConstruction:
    """The tables of an automaton, for a way to search: ``anchored`` at the first place, ``full`` to the end."""

    def __init__(self, of: Automaton, known: Alphabet, *, anchored: bool, full: bool, tags: int) -> None:
        self._nodes, self._known, self._tags = of.nodes, known, tags
        self._anchored, self._full = anchored, full
        self._fresh = ((HERE,) + (NOWHERE,) * (tags - 1))[:tags]
        self._asks = {node.what.name.removeprefix("AT_") for node in of.nodes if isinstance(node, Assert)}
        self._ahead = [self._after(number) for number in range(known.count)]
        self._ahead += [Lookahead(newline=True, last=True), Lookahead(end=True)]
        self._classes = [*range(known.count), known.newline, None]
        self._begun = any(self._restarts(before) for before in (LINE, WORD, OTHER)) and not anchored
        self._numbers: dict[State, int] = {}
        self._states: list[State] = []
        self._count = 0
        self.tables = Tables()
        self._fill()

    def _after(self, number: int) -> Lookahead:
        return Lookahead(newline=number == self._known.newline, word=number in self._known.word)

    def _restarts(self, before: int) -> bool:
        """Return whether a match may begin at a place that is not the text's begin."""
        return any(
            self._closure([(0, self._fresh)], before, ahead, advance=False) != ([], None) for ahead in {*self._ahead}
        )

    def _fill(self) -> None:
        for advance in (False, True):
            for before in (BEGIN, LINE, WORD, OTHER):
                searching = not self._anchored and (before == BEGIN or self._begun)
                items = ((0, self._fresh),) if self._anchored else ()
                self.tables.initial.append(self._number(State(searching, self._kept(before), advance, items)))
        for state in self._states:
            self.tables.steps.append(self._row(state))

    def _kept(self, before: int) -> int:
        """Return what is before a place, where no assertion asks the same as elsewhere."""
        if before == BEGIN and self._asks & {"BEGINNING", "BEGINNING_STRING", "BOUNDARY", "NON_BOUNDARY"}:
            return BEGIN
        if before == LINE and "BEGINNING" in self._asks:
            return LINE
        return WORD if before == WORD and self._asks & {"BOUNDARY", "NON_BOUNDARY"} else OTHER

    def _number(self, state: State) -> int:
        if not state.items and not state.searching:
            return DEAD
        if state not in self._numbers:
            self._numbers[state] = len(self._states)
            self._states.append(state)
        return self._numbers[state]

    def _row(self, state: State) -> list[tuple[int, Action | None]]:
        closures: dict[Lookahead, Closure] = {}
        row = []
        for number, ahead in zip(self._classes, self._ahead, strict=True):
            self._count += 1
            if self._count > MOST_STEPS:
                raise TooLargeError
            shown = ahead if self._asks or ahead.end else Lookahead()
            if shown not in closures:
                items = list(state.items)
                if state.searching:
                    items.append((0, self._fresh))
                closures[shown] = self._closure(items, state.before, ahead, advance=state.advance)
            row.append(self._step(state, number, closures[shown]))
        return row

    def _closure(self, items: Iterable[Item], before: int, ahead: Lookahead, *, advance: bool) -> Closure:
        """Return what reads a code point next, best first, up to the first end of a match; and that match's tags."""
        seen: set[int] = set()
        reading: list[tuple[Char, tuple[int, ...]]] = []
        for item in items:
            stack = [item]
            while stack:
                at, tags = stack.pop()
                if at in seen:
                    continue
                seen.add(at)
                node = self._nodes[at]
                if isinstance(node, Char):
                    reading.append((node, tags))
                elif isinstance(node, Split):
                    stack += [(choice, tags) for choice in reversed(node.choices)]
                elif isinstance(node, Tag):
                    kept = node.tag < len(tags)
                    stack.append((node.then, (*tags[: node.tag], HERE, *tags[node.tag + 1 :]) if kept else tags))
                elif isinstance(node, Assert):
                    if holds(node.what, before, ahead):
                        stack.append((node.then, tags))
                elif not advance and (ahead.end or not self._full):
                    return reading, tags
        return reading, None

    def _step(self, state: State, number: int | None, closure: Closure) -> tuple[int, Action | None]:
        reading, match = closure
        items: dict[int, tuple[int, ...]] = {}
        for node, tags in reading:
            if number is not None and number in self._known.sets[node.characters]:
                items.setdefault(node.then, tags)
        renamed: dict[int, int] = {NOWHERE: NOWHERE}
        for tags in items.values():
            for tag in tags:
                renamed.setdefault(tag, len(renamed) - 1)
        self.tables.registers = max(self.tables.registers, len(renamed))
        if len(renamed) > MOST_REGISTERS:
            raise TooLargeError
        moves = sequential_moves(
            {to: source for source, to in renamed.items() if to not in (source, NOWHERE)}, len(renamed)
        )
        held = tuple((node, tuple(renamed[tag] for tag in tags)) for node, tags in items.items())
        before = OTHER
        if number is not None:
            before = LINE if number == self._known.newline else WORD if number in self._known.word else OTHER
        searching = state.searching and match is None and self._begun and number is not None
        following = self._number(State(searching, self._kept(before), advance=False, items=held))
        return following, Action(match, moves) if match is not None or moves else None


def sequential_moves(moves: dict[int, int], spare: int) -> tuple[tuple[int, int], ...]:
    """Return moves that happen at once (to -> from) in an order that one after the other does the same.

    Examples
    --------
    >>> sequential_moves({0: 1, 1: 0, 2: HERE}, 3)
    ((2, -2), (3, 0), (0, 1), (1, 3))
    """
    left, made = dict(moves), []
    while left:
        free = [to for to in left if to not in left.values()]
        if not free:
            to = next(iter(left))
            made.append((spare, to))
            left = {one: spare if source == to else source for one, source in left.items()}
            continue
        made += [(to, left.pop(to)) for to in free]
    return tuple(made)


def tags_of(match: tuple[int, ...]) -> Iterable[int]:
    """Return the tags of a match as numbers of the image: 0 is here, 1 is nowhere, then registers."""
    return (source + 2 for source in match)
