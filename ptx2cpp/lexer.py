"""PTX text to tokens (PTX ISA, "Syntax": source format, comments, identifiers, constants)."""

import re
from typing import NamedTuple

from ptx2cpp.ptx_errors import PtxSyntaxError
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
    ("other", r"."),
)
# possessive, and with a kind for any other character: no text is tried in two ways, so tokens take linear time
_SPACE = r"(?:\s++|//[^\n]*+|/\*(?>.*?\*/))*+"
_FLAGS = re.DOTALL | re.ASCII
_TOKEN = re.compile(_SPACE + "(?:" + "|".join(f"(?P<{kind}>{pattern})" for kind, pattern in _KINDS) + ")", _FLAGS)


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
        return tuple.__new__(Span, (self.start, self.start + len(self.text), self.source))


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
    made = tuple.__new__  # Token's own takes twice as long: there are thousands
    for match in _TOKEN.finditer(source.text):
        kind = match.lastgroup or ""
        text, end = match[match.lastindex or 0], match.end()
        if kind == "other":
            raise PtxSyntaxError(f"unexpected character {text!r}", Span(end - 1, end, source))
        tokens.append(made(Token, (kind, text, end - len(text), source)))
        if kind == "end":
            break
    return tuple(tokens)
