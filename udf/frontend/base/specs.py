"""The format specification mini-language, and the two older ways to write fields, taken apart at compile time.

Source: Python Library Reference, "Format Specification Mini-Language", "Format String Syntax" and "printf-style String
Formatting".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from string import Formatter
from typing import Final

from udf.base.records import dataclass

_SPEC: Final = re.compile(
    r"(?:(?P<fill>.)?(?P<align>[<>=^]))?(?P<sign>[-+ ])?(?P<no_minus>z)?(?P<alternative>#)?(?P<zero>0)?"
    r"(?P<width>\d+)?(?P<group>[,_])?"
    r"(?:\.(?P<precision>\d+))?(?P<type>[a-zA-Z%])?",
    re.DOTALL,
)
_PERCENT: Final = re.compile(r"%(?P<flags>[-+ #0]*)(?P<width>\d+)?(?:\.(?P<precision>\d*))?(?P<type>[a-zA-Z%])")
LARGEST: Final = 1 << 20
"""Code points of a width, and digits of a precision, at most."""

LONGEST: Final = 64
"""Characters of a spec: what has more has a width or a precision beyond that."""

SAMPLES: Final = {"str": "", "int": 1, "float": 1.0}
LOCALES: Final = "n"
"""The type that depends on a locale."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Spec:
    """How one value is formatted; ``width`` and ``precision`` are -1 where they are not given, ``type`` is "" then."""

    fill: str
    align: str
    sign: str
    alternative: bool
    no_minus: bool
    width: int
    group: str
    precision: int
    type: str

    @property
    def shape(self) -> int:
        """Return the fill and the alignment as one number (kernels/text_format.cuh, layout)."""
        return ord(self.fill) | ord(self.align) << 24

    @property
    def style(self) -> int:
        """Return the rest of a number's spec as one number."""
        type_ = ord(self.type) if self.type else 0
        group = ord(self.group) if self.group else 0
        return type_ | ord(self.sign or "-") << 8 | self.alternative << 16 | self.no_minus << 17 | group << 24


def parse_spec(text: str, kind: str) -> Spec | None:
    """Return what a spec says for a value of ``kind`` (of ``SAMPLES``); None if Python refuses it, or a UDF does.

    Examples
    --------
    >>> parse_spec("08.3f", "float").align, parse_spec(">10", "str").width, parse_spec("d", "str")
    ('=', 10, None)
    """
    match = _SPEC.fullmatch(text)
    if match is None or len(text) > LONGEST:
        return None
    found = match.groupdict()
    numeric = kind != "str"
    align = found["align"] or ("=" if found["zero"] and numeric else ">" if numeric else "<")
    spec = Spec(
        fill=found["fill"] or ("0" if found["zero"] else " "),
        align=align,
        sign=found["sign"] or "",
        alternative=bool(found["alternative"]),
        no_minus=bool(found["no_minus"]),
        width=int(found["width"] or -1),
        group=found["group"] or "",
        precision=int(-1 if found["precision"] is None else found["precision"]),
        type=found["type"] or "",
    )
    if max(spec.width, spec.precision) > LARGEST or spec.type == LOCALES:
        return None
    try:
        format(SAMPLES[kind], text)
    except ValueError:
        return None
    return spec


@dataclass(frozen=True, slots=True)
class Field:
    """A place for argument ``index``, with its spec, which other arguments may be part of.

    ``conversion`` is "s", "r" or "a" where it is made text first, "d" where a float is cut to an integer.
    """

    index: int
    spec: str | tuple[str | Field, ...]
    conversion: str = ""


def parse_format(text: str, names: tuple[str, ...] = (), count: int = 0) -> list[str | Field] | None:
    """Return the pieces of ``text.format(..)``: literal text, and fields; None for attributes and items.

    Also for what Python refuses: fields with numbers beside others without. The arguments that have ``names`` come
    behind ``count`` others.

    Examples
    --------
    >>> parse_format("{}-{:04d}")
    [Field(index=0, spec='', conversion=''), '-', Field(index=1, spec='04d', conversion='')]
    """
    found = _FormatParser(names, count)
    try:
        pieces = found.of(text)
    except ValueError:
        return None
    return None if pieces is None or (found.counted and found.numbered) else pieces


class _FormatParser:
    """The fields of a text, and of their specs, one after the other."""

    def __init__(self, names: tuple[str, ...], count: int) -> None:
        self._names, self._count = names, count
        self.counted, self.numbered = 0, False

    def of(self, text: str) -> list[str | Field] | None:
        """Return the pieces of a text; None if one is not taken."""
        pieces: list[str | Field] = []
        for literal, name, spec, conversion in Formatter().parse(text):
            pieces += [literal] * bool(literal)
            if name is None:
                continue
            index = self._index(name)
            inner = self.of(spec or "")
            if index is None or inner is None:
                return None
            made = any(isinstance(piece, Field) for piece in inner)
            pieces.append(Field(index, tuple(inner) if made else "".join(map(str, inner)), conversion or ""))
        return pieces

    def _index(self, name: str) -> int | None:
        if not name:
            self.counted += 1
        self.numbered |= name.isdecimal()
        if not name or name.isdecimal():
            index = int(name) if name else self.counted - 1
            return index if not self._names or index < self._count else None  # what has a name has no number
        return self._count + self._names.index(name) if name in self._names else None


def positional_format(text: str, names: tuple[str, ...], count: int) -> str | None:
    """Return a text for ``format(..)`` whose fields have the numbers of the arguments; None if it is not taken.

    Examples
    --------
    >>> positional_format("{} {a:>{w}} {{}}", ("a", "w"), 1)
    '{0:} {1:>{2:}} {{}}'
    """
    pieces = parse_format(text, names, count)
    return None if pieces is None else _numbered(pieces)


def _numbered(pieces: Sequence[str | Field]) -> str:
    parts = []
    for piece in pieces:
        if isinstance(piece, str):
            parts.append(piece.replace("{", "{{").replace("}", "}}"))
        else:
            spec = piece.spec if isinstance(piece.spec, str) else _numbered(piece.spec)
            parts.append(f"{{{piece.index}{'!' * bool(piece.conversion)}{piece.conversion}:{spec}}}")
    return "".join(parts)


def parse_percent(text: str) -> list[str | Field] | None:
    """Return the pieces of ``text % (..)``; None for what is not there in a UDF.

    Examples
    --------
    >>> parse_percent("%s: %5.2f%%")
    [Field(index=0, spec='', conversion='s'), ': ', Field(index=1, spec='>5.2f', conversion=''), '%']
    """
    pieces: list[str | Field] = []
    end = index = 0
    for match in re.finditer("%", text):
        if match.start() < end:
            continue
        found = _PERCENT.match(text, match.start())
        if found is None:
            return None
        pieces += [text[end : found.start()]] * (found.start() > end)
        end = found.end()
        if found["type"] == "%":
            pieces.append("%")
            continue
        field = _percent_field(found, index)
        if field is None:
            return None
        pieces.append(field)
        index += 1
    return [*pieces, *[text[end:]] * (end < len(text))]


def _percent_field(match: re.Match[str], index: int) -> Field | None:
    flags, type_ = set(match["flags"]), match["type"]
    width, precision = match["width"] or "", match["precision"]
    align = ("<" if "-" in flags else ">") if width else ""
    digits = "" if precision is None else f".{precision or 0}"
    if type_ in "sra":
        return Field(index, align + width + digits, type_)
    if type_ == "c":
        return Field(index, f"{align}{width}c")
    if type_ not in "diuoxXeEfFgG" or (type_ in "diuoxX" and precision is not None):
        return None
    sign = "+" if "+" in flags else " " if " " in flags else ""
    zero = "0" if "0" in flags and "-" not in flags else ""
    alternative = "#" if "#" in flags else ""
    kind = {"i": "d", "u": "d"}.get(type_, type_)
    return Field(index, f"{'' if zero else align}{sign}{alternative}{zero}{width}{digits}{kind}", "d" * (kind == "d"))


def fields_in(pieces: list[str | Field]) -> Iterator[Field]:
    """Yield the fields among pieces."""
    yield from (piece for piece in pieces if isinstance(piece, Field))
