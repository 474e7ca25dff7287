"""PTX text to tokens, and a place among them: ``expect`` consumes or raises, ``accept`` consumes or does nothing.

Source: PTX ISA, "Syntax" (source format, comments, identifiers, constants).
"""

import re
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple, NoReturn

from ptx2cpp.ptx_errors import PtxSyntaxError, UnsupportedPtxError
from ptx2cpp.ptx_limits import NESTED
from ptx2cpp.source import Source, Span
from ptx2cpp.syntax import Float, Integer, Name

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


class Cursor:
    """Reads the tokens of one source from left to right."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.tokens = tokenize(source)
        self.at = 0
        self.depth = 0
        self.next = self.tokens[0]
        """The token to be read next."""

    @property
    def after_next(self) -> Token:
        """Return the token behind the next one."""
        return self.tokens[min(self.at + 1, len(self.tokens) - 1)]

    def take(self) -> Token:
        """Consume and return the next token; the last one, the end, stays."""
        token = self.next
        if token.kind != "end":
            self.at += 1
            self.next = self.tokens[self.at]
        return token

    def since(self, first: Token) -> Span:
        """Return the span from ``first`` to the last consumed token."""
        last = self.tokens[max(0, self.at - 1)]
        return tuple.__new__(Span, (first.start, last.start + len(last.text), self.source))

    def sees(self, text: str) -> bool:
        """Return whether the next token reads ``text``."""
        return self.next.text == text and self.next.kind != "string"

    def accept(self, text: str) -> Token | None:
        """Consume the next token if it reads ``text``."""
        return self.take() if self.next.text == text and self.next.kind != "string" else None

    def expect(self, text: str) -> Token:
        """Consume the next token, which must read ``text``."""
        if not self.sees(text):
            self.fail(f"expected {text!r}")
        return self.take()

    def expect_kind(self, kind: str, what: str) -> Token:
        """Consume the next token, which must be of ``kind``."""
        if self.next.kind != kind:
            self.fail(f"expected {what}")
        return self.take()

    @contextmanager
    def nested(self) -> Iterator[None]:
        """Count one brace around what is parsed inside, of which there may be NESTED."""
        if self.depth == NESTED:
            raise UnsupportedPtxError(f"more than {NESTED} braces inside each other", self.next.span)
        self.depth += 1
        yield
        self.depth -= 1

    def fail(self, message: str) -> NoReturn:
        """Raise a syntax error at the next token."""
        found = repr(self.next.text) if self.next.kind != "end" else "the end of the text"
        raise PtxSyntaxError(f"{message}, found {found}", self.next.span)

    def name(self, what: str = "a name") -> Name:
        """Consume a name."""
        token = self.expect_kind("name", what)
        return Name(token.text, token.span)

    def dotted(self, what: str) -> str:
        """Consume a dotted token and return it without its dot."""
        return self.expect_kind("dotted", what).text[1:]

    def dotted_run(self) -> tuple[str, ...]:
        """Consume every dotted token that follows and return them without dots."""
        words = []
        while self.next.kind == "dotted":
            words.append(self.take().text[1:])
        return tuple(words)

    def optional_number(self) -> Integer | Float | None:
        """Consume a literal with its sign, if one follows."""
        first = self.next
        negative = first.text == "-" and self.after_next.kind in {"integer", "float"}
        if negative:
            self.take()
        if self.next.kind == "integer":
            value = integer_value(self.take())
            return Integer(-value if negative else value, self.since(first))
        if self.next.kind == "float":
            bits, width = float_bits(self.take().text)
            return Float(bits ^ (1 << (width - 1)) if negative else bits, width, self.since(first))
        return None

    def integer(self, what: str = "an integer") -> int:
        """Consume an integer literal with its sign."""
        number = self.optional_number()
        if not isinstance(number, Integer):
            self.fail(f"expected {what}")
        return number.value


def integer_value(token: Token) -> int:
    """Return the value of an integer constant; a leading 0 means octal (PTX ISA, "Integer Constants").

    Raises
    ------
    PtxSyntaxError
        If it is octal and has a digit 8 or 9, or if it does not fit 64 bits.
    """
    digits = token.text.rstrip("U")
    octal = len(digits) > 1 and digits[0] == "0" and digits.isdigit()
    if octal and not set(digits) <= set("01234567"):
        raise PtxSyntaxError("an integer that begins with 0 is octal and has no digit 8 or 9", token.span)
    value = 1 << 64 if len(digits) > 100 else int(digits, 8 if octal else 0)
    if value >> 64:
        raise PtxSyntaxError("an integer has 64 bits at most", token.span)
    return value


def float_bits(text: str) -> tuple[int, int]:
    """Return the bits and the width of a floating constant (PTX ISA, "Floating-Point Constants")."""
    mark, digits = text[:2].lower(), text[2:]
    if mark in {"0f", "0d"}:
        return int(digits, 16), 32 if mark == "0f" else 64
    return int.from_bytes(struct.pack("<d", float(text)), "little"), 64
