"""The alphabet of a pattern: code points that none of its sets tells apart are one class.

ASCII has a table. Beyond it, a class is that of an interval between the code points that sets name, and of a kind
(word, digit, space) that a device function looks up. CPython's own matcher is asked what a set has in ASCII, and where
case is ignored.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from sys import maxunicode
from typing import Final

from udf.base.records import dataclass
from udf.text.regex.cpython import Part, compiler, iscased, parser
from udf.text.regex.cpython import constants as c
from udf.text.regex.nfa import CharacterSet

KINDS: Final = ("other", "word", "digit", "space")
"""What a code point beyond ASCII is, in the order of their numbers (kernels/text_regex.cuh)."""

_OF: Final = {"DIGIT": frozenset({2}), "SPACE": frozenset({3}), "WORD": frozenset({1, 2})}
LAST_CASED: Final = 0x1FFFF
MOST_CLASSES: Final = 250


@dataclass(frozen=True, slots=True, kw_only=True)
class Alphabet:
    """Classes: of each code point of ASCII, and from each of ``bounds`` on of each kind; ``sets`` has each set's.

    ``word`` and ``newline`` are the classes of word characters and of the line feed; ``kinds`` says whether a kind
    matters.
    """

    ascii: bytes
    bounds: tuple[int, ...]
    intervals: bytes
    sets: tuple[frozenset[int], ...]
    word: frozenset[int]
    newline: int
    count: int
    kinds: bool


def alphabet(sets: Iterable[CharacterSet], *, ascii_only: bool, ascii_words: bool) -> Alphabet:
    r"""Return the classes of a pattern's sets; ``ascii_words`` says what a word is to ``\b``."""
    asked = [_Set(one.part, one.flags) for one in sets]
    asked.append(_Set((c.IN, ((c.CATEGORY, c.CATEGORY_WORD),)), re.ASCII if ascii_words else 0))
    asked.append(_Set((c.LITERAL, 10), 0))
    numbers: dict[tuple[bool, ...], int] = {}
    table = bytes(numbers.setdefault(tuple(one.has(point) for one in asked), len(numbers)) for point in range(128))
    bounds: list[int] = []
    intervals = bytearray()
    if not ascii_only:
        starts = sorted({128, *(bound for one in asked for bound in one.bounds())})
        for start in starts:
            held = bytes(
                numbers.setdefault(tuple(one.of_kind(start, kind) for one in asked), len(numbers))
                for kind in range(len(KINDS))
            )
            if not bounds or held != intervals[-len(KINDS) :]:
                bounds.append(start)
                intervals += held
            if len(numbers) > MOST_CLASSES:
                raise OverflowError
    of = [frozenset(number for held, number in numbers.items() if held[i]) for i in range(len(asked))]
    kinds = any(len(set(intervals[i : i + len(KINDS)])) > 1 for i in range(0, len(intervals), len(KINDS)))
    return Alphabet(
        ascii=table,
        bounds=tuple(bounds),
        intervals=bytes(intervals),
        sets=tuple(of[:-2]),
        word=of[-2],
        newline=table[10],
        count=len(numbers),
        kinds=kinds,
    )


class _Set:
    """A set of code points, asked one by one."""

    def __init__(self, part: Part, flags: int) -> None:
        operation, given = part
        self._flags = flags
        self._matcher = _compiled(part, flags)
        self._negated = operation in (c.NOT_LITERAL, c.ANY)
        items: list[Part] = list(given) if operation is c.IN else [(c.LITERAL, 10 if operation is c.ANY else given)]
        if operation is c.ANY and flags & re.DOTALL:
            items = []
        if items and items[0][0] is c.NEGATE:
            self._negated, items = True, items[1:]
        self._ranges = [(n, n) if op is c.LITERAL else n for op, n in items if op in (c.LITERAL, c.RANGE)]
        self._kinds = [str(n).removeprefix("CATEGORY_") for op, n in items if op is c.CATEGORY]
        self._exceptions: dict[int, bool] | None = None if flags & re.IGNORECASE else {}

    def has(self, point: int) -> bool:
        """Return whether CPython matches a code point."""
        return self._matcher.fullmatch(chr(point)) is not None

    def of_kind(self, point: int, kind: int) -> bool:
        """Return whether the set has code points from ``point`` on, beyond ASCII, that are of a kind."""
        known = self._cased().get(point)
        return self._plain(point, kind) if known is None else known

    def bounds(self) -> Iterable[int]:
        """Yield the code points beyond ASCII from which on the answer may be another."""
        for low, high in self._ranges:
            yield from (bound for bound in (low, high + 1) if 128 <= bound <= maxunicode)
        for point in self._cased():
            yield from (point, point + 1)

    def _plain(self, point: int, kind: int) -> bool:
        found = any(low <= point <= high for low, high in self._ranges)
        for name in self._kinds:
            bare = name.removeprefix("NOT_")
            held = kind in _OF[bare] and not self._flags & re.ASCII
            found |= held == (name == bare)
        return found != self._negated

    def _cased(self) -> dict[int, bool]:
        """Return the code points whose case makes a difference."""
        if self._exceptions is None:
            asked = ((point, self.has(point)) for point in cased())
            self._exceptions = {point: has for point, has in asked if has != self._plain(point, kind_of(point))}
        return self._exceptions


def _compiled(part: Part, flags: int) -> re.Pattern[str]:
    operation, given = part
    tree = parser.parse("", flags)
    tree.append((operation, list(given) if operation is c.IN else given))
    return compiler.compile(tree, flags)


def kind_of(point: int) -> int:
    r"""Return the number of what a code point is.

    Examples
    --------
    >>> [KINDS[kind_of(ord(one))] for one in "é٣\u2003€"]
    ['word', 'digit', 'space', 'other']
    """
    one = chr(point)
    return 2 if one.isdecimal() else 1 if one.isalnum() or one == "_" else 3 if one.isspace() else 0


@cache
def cased() -> tuple[int, ...]:
    """Return the code points beyond ASCII that have case; there is none beyond the supplementary plane."""
    return tuple(filter(iscased, range(128, LAST_CASED)))
