"""PTX text to tokens (PTX ISA, "Syntax": source format, comments, identifiers, constants)."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ptx2cpp.errors import PtxSyntaxError
from ptx2cpp.source import Source, Span

_KINDS = (
    ("skip", r"\s+|//[^\n]*|/\*.*?\*/"),
    ("float", r"0[fF][0-9a-fA-F]{8}(?!\w)|0[dD][0-9a-fA-F]{16}(?!\w)|\d+\.\d*(?:[eE][-+]?\d+)?|\d+[eE][-+]?\d+"),
    ("integer", r"0[xX][0-9a-fA-F]+U?|0[bB][01]+U?|\d+U?"),
    ("dotted", r"\.[A-Za-z_][\w$]*(?:::[\w$]+)*"),
    ("name", r"[A-Za-z_$%][\w$]*"),
    ("string", r'"[^"\n]*"'),
    ("mark", r"[][{}()<>,;:+\-|!@=]"),
)
_TOKEN = re.compile("|".join(f"(?P<{kind}>{pattern})" for kind, pattern in _KINDS), re.DOTALL)


@dataclass(frozen=True, slots=True)
class Token:
    """A piece of text and its kind: float, integer, dotted, name, string, mark or end."""

    kind: str
    text: str
    span: Span


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
    tokens, at, text = [], 0, source.text
    while at < len(text):
        match = _TOKEN.match(text, at)
        if match is None:
            raise PtxSyntaxError(f"unexpected character {text[at]!r}", Span(at, at + 1, source))
        kind = match.lastgroup or ""
        if kind != "skip":
            tokens.append(Token(kind, match.group(), Span(at, match.end(), source)))
        at = match.end()
    end = len(text.rstrip())
    return (*tokens, Token("end", "", Span(end, end, source)))
