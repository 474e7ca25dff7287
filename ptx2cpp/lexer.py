"""PTX text to tokens (PTX ISA, "Syntax": source format, comments, identifiers, constants)."""

from __future__ import annotations

import re
from typing import NamedTuple

from ptx2cpp.errors import PtxSyntaxError
from ptx2cpp.source import Source, Span

# the most frequent first; but for float before integer no two begin with one character
_KINDS = (
    ("mark", r"[][{}()<>,;:+\-|!@=]"),
    ("name", r"[A-Za-z_$%][\w$]*"),
    ("dotted", r"\.[A-Za-z_][\w$]*(?:::[\w$]+)*"),
    ("float", r"0[fF][0-9a-fA-F]{8}(?!\w)|0[dD][0-9a-fA-F]{16}(?!\w)|\d+\.\d*(?:[eE][-+]?\d+)?|\d+[eE][-+]?\d+"),
    ("integer", r"0[xX][0-9a-fA-F]+U?|0[bB][01]+U?|\d+U?"),
    ("string", r'"[^"\n]*"'),
    ("end", r"\Z"),
)
_SPACE = r"(?:\s+|//[^\n]*|/\*.*?\*/)*"
_TOKEN = re.compile(_SPACE + "(?:" + "|".join(f"(?P<{kind}>{pattern})" for kind, pattern in _KINDS) + ")", re.DOTALL)


class Token(NamedTuple):
    """A piece of text and its kind: float, integer, dotted, name, string, mark or end."""

    kind: str
    text: str
    start: int
    source: Source

    @property
    def end(self) -> int:
        """Return where the text ends."""
        return self.start + len(self.text)

    @property
    def span(self) -> Span:
        """Return the token's place."""
        return Span(self.start, self.end, self.source)


def tokenize(source: Source) -> tuple[Token, ...]:
    """Split ``source`` into tokens, the last of kind ``end``; comments and space fall away.

    A ``dotted`` token is a directive, type or modifier, dot included (``.visible``, ``.f64``, ``.rn``).

    Raises
    ------
    PtxSyntaxError
        At the first character that no token can start with.

    Examples
    --------
    >>> [t.text for t in tokenize(Source("add.s32 %r1, %r2, -1; // sum"))]
    ['add', '.s32', '%r1', ',', '%r2', ',', '-', '1', ';', '']
    """
    tokens: list[Token] = []
    at = 0
    for match in _TOKEN.finditer(source.text):
        kind = match.lastgroup or ""
        if match.start() != at or kind == "end":
            break
        text, at = match[kind], match.end()
        tokens.append(Token(kind, text, at - len(text), source))
    at = _after_space(source.text, at)
    if at < len(source.text):
        raise PtxSyntaxError(f"unexpected character {source.text[at]!r}", Span(at, at + 1, source))
    return (*tokens, Token("end", "", at, source))


def _after_space(text: str, at: int) -> int:
    space = re.compile(_SPACE, re.DOTALL).match(text, at)
    return space.end() if space else at
