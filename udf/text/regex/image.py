"""A pattern, and what to put in its place, as images that device functions read: layout in kernels/text_regex.cuh.

An image is made once for each pattern, way to search and encoding.
"""

from __future__ import annotations

import re
from array import array
from functools import cache
from typing import Final

from udf.text.regex.alphabet import Alphabet, alphabet
from udf.text.regex.cpython import parser
from udf.text.regex.dfa import DEAD, Action, SubsetConstruction, Tables, TooLargeError, tags_of
from udf.text.regex.nfa import PatternRefusedError
from udf.text.regex.pattern import Pattern

TOO_LARGE: Final = "the tables of the pattern are too large in a UDF; use shorter repeats, {m,n}, or search twice"
HEADER: Final = 12
LINE, WORD, OTHER = 1, 2, 3


@cache
def image(pattern: Pattern, *, anchored: bool, full: bool, tags: int, ascii_only: bool) -> bytes:
    """Return what a device function searches with.

    ``anchored`` matches at the first place only, ``full`` to the end; ``tags`` places of a match are found (none for
    whether there is one).

    Raises
    ------
    PatternRefusedError
        If the tables are too large.
    """
    whole = pattern.automaton
    try:
        words = bool(pattern.flags & re.ASCII)
        known = alphabet(whole.sets, ascii_only=ascii_only, ascii_words=words)
        tables = SubsetConstruction(whole, known, anchored=anchored, full=full, tags=tags).tables
        return _encode(known, tables, tags)
    except (TooLargeError, OverflowError):
        raise PatternRefusedError(TOO_LARGE) from None


def _encode(known: Alphabet, tables: Tables, tags: int) -> bytes:
    actions = array("H", [0])
    places: dict[Action | None, int] = {None: 0}
    steps = array("I")
    for row in tables.steps:
        for following, action in row:
            if action is not None and action not in places:
                places[action] = len(actions)
                match = () if action.match is None else tuple(tags_of(action.match))
                actions.extend((action.match is not None, *match, len(action.moves)))
                actions.extend(number for to, source in action.moves for number in (to, source + 2))
            steps.append(following | places[action] << 16)
    if len(actions) > DEAD or len(tables.steps) >= DEAD:
        raise TooLargeError
    facts = bytes(LINE if n == known.newline else WORD if n in known.word else OTHER for n in range(known.count))
    parts = (
        known.ascii,
        array("I", known.bounds).tobytes(),
        known.intervals,
        facts,
        array("H", tables.initial).tobytes(),
        steps.tobytes(),
        actions.tobytes(),
    )
    numbers = (tags, tables.registers + 1, known.count + 2, known.newline, len(known.bounds))
    return _layout(numbers, parts)


def _layout(numbers: tuple[int, ...], parts: tuple[bytes, ...]) -> bytes:
    """Return a header of numbers and of where the parts begin, and the parts, each at a multiple of eight bytes."""
    body, header = b"", list(numbers)
    assert len(numbers) + len(parts) == HEADER
    for part in parts:
        header.append(4 * HEADER + len(body))
        body += part + bytes(-len(part) % 8)
    return array("I", header).tobytes() + body


def template(pattern: Pattern, replacement: str) -> tuple[bytes, bool]:
    """Return what a replacement is made of, as an image, and whether its own text is ASCII.

    Raises
    ------
    re.error
        As ``re.sub`` raises it.
    """
    pieces = _pieces(parser.parse_template(replacement, re.compile(pattern.text, pattern.flags)))
    words, literals = [len(pieces) + 1], b""
    for piece in pieces:
        if isinstance(piece, int):
            words += [piece, 0, 0]
        else:
            encoded = piece.encode()
            words += [0xFFFFFFFF, 4 * (1 + 3 * len(pieces)) + len(literals), len(encoded)]
            literals += encoded
    return array("I", words).tobytes() + literals, all(isinstance(p, int) or p.isascii() for p in pieces)


def _pieces(parsed: list[int | str] | tuple[list[tuple[int, int]], list[str]]) -> list[int | str]:
    """Return literal text and numbers of groups, in order; Python 3.11 has them in two lists."""
    if isinstance(parsed, tuple):
        groups, literals = parsed
        numbers = dict(groups)
        parsed = [numbers.get(place, piece) for place, piece in enumerate(literals)]
    return [piece for piece in parsed if piece != ""]


__all__ = ("Pattern", "PatternRefusedError", "image", "template")
