"""The format specification mini-language, and the two older ways to write fields, taken apart at compile time.

Source: Python Library Reference, "Format Specification Mini-Language", "Format String Syntax" and "printf-style String
Formatting".
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from string import Formatter
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

_SPEC: Final = re.compile(
    r"(?:(?P<fill>.)?(?P<align>[<>=^]))?(?P<sign>[-+ ])?(?P<alternative>#)?(?P<zero>0)?(?P<width>\d+)?(?P<group>[,_])?"
    r"(?:\.(?P<precision>\d+))?(?P<type>[a-zA-Z%])?",
    re.DOTALL,
)
_PERCENT: Final = re.compile(r"%(?P<flags>[-+ #0]*)(?P<width>\d+)?(?:\.(?P<precision>\d+))?(?P<type>[a-zA-Z%])")
LARGEST: Final = 1 << 20
"""Code points of a width, and digits of a precision, at most."""

SAMPLES: Final = {"str": "", "int": 1, "float": 1.0}
NOT_TAKEN: Final = frozenset("nc")
"""Types that depend on a locale, or make a code point of a number."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Spec:
    """How one value is formatted; ``width`` and ``precision`` are -1 where they are not given, ``type`` is "" then."""

    fill: str
    align: str
    sign: str
    alternative: bool
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
        return type_ | ord(self.sign or "-") << 8 | self.alternative << 16 | group << 24


def spec_of(text: str, kind: str) -> Spec | None:
    """Return what a spec says for a value of ``kind`` (of ``SAMPLES``); None if Python refuses it, or a UDF does.

    Examples
    --------
    >>> spec_of("08.3f", "float").align, spec_of(">10", "str").width, spec_of("d", "str")
    ('=', 10, None)
    """
    try:
        format(SAMPLES[kind], text)
    except ValueError:
        return None
    match = _SPEC.fullmatch(text)
    if match is None:
        return None
    found = match.groupdict()
    numeric = kind != "str"
    align = found["align"] or ("=" if found["zero"] and numeric else ">" if numeric else "<")
    spec = Spec(
        fill=found["fill"] or ("0" if found["zero"] else " "),
        align=align,
        sign=found["sign"] or "",
        alternative=bool(found["alternative"]),
        width=int(found["width"] or -1),
        group=found["group"] or "",
        precision=int(-1 if found["precision"] is None else found["precision"]),
        type=found["type"] or "",
    )
    fits = max(spec.width, spec.precision) <= LARGEST and spec.type not in NOT_TAKEN
    return spec if fits else None


@dataclass(frozen=True, slots=True)
class Field:
    """A place for argument ``index``, with its spec; ``conversion`` is "s" or "r" where it is made text first."""

    index: int
    spec: str
    conversion: str = ""


def fields_of(text: str) -> list[str | Field] | None:
    """Return the pieces of ``text.format(..)``: literal text, and fields; None for names, attributes and items.

    Also for what Python refuses: fields with numbers beside others without.

    Examples
    --------
    >>> fields_of("{}-{:04d}")
    [Field(index=0, spec='', conversion=''), '-', Field(index=1, spec='04d', conversion='')]
    """
    pieces: list[str | Field] = []
    automatic = 0
    try:
        for literal, name, spec, conversion in Formatter().parse(text):
            pieces += [literal] * bool(literal)
            if name is None:
                continue
            if not (name == "" or name.isdecimal()) or "{" in (spec or "") or conversion == "a":
                return None
            pieces.append(Field(int(name) if name else automatic, spec or "", conversion or ""))
            automatic += not name
    except ValueError:
        return None
    if 0 < automatic < sum(isinstance(piece, Field) for piece in pieces):
        return None
    return pieces


def percent_fields(text: str) -> list[str | Field] | None:
    """Return the pieces of ``text % (..)``; None for what is not there in a UDF.

    Examples
    --------
    >>> percent_fields("%s: %5.2f%%")
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


def _percent_field(found: re.Match[str], index: int) -> Field | None:
    flags, type_ = set(found["flags"]), found["type"]
    width, precision = found["width"] or "", found["precision"]
    align = ("<" if "-" in flags else ">") if width else ""
    if type_ in "sr":
        return Field(index, align + width + (f".{precision}" if precision is not None else ""), type_)
    if type_ not in "diuxXeEfFgG" or (type_ in "diuxX" and precision is not None):
        return None
    sign = "+" if "+" in flags else " " if " " in flags else ""
    zero = "0" if "0" in flags and "-" not in flags else ""
    alternative = "#" if "#" in flags else ""
    digits = "" if precision is None else f".{precision}"
    kind = {"i": "d", "u": "d"}.get(type_, type_)
    return Field(index, f"{'' if zero else align}{sign}{alternative}{zero}{width}{digits}{kind}")


def shown(pieces: list[str | Field]) -> Iterator[Field]:
    """Yield the fields among pieces."""
    yield from (piece for piece in pieces if isinstance(piece, Field))
