"""Ranges of integers, what operators make of them (tables), and of which only the low bits are asked."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any, Final

from udf.base.operators import IN_PLACE
from udf.base.records import dataclass
from udf.frontend.numba.names import types
from udf.frontend.types.masked_kinds import unmask


@dataclass(frozen=True, slots=True)
class Range:
    """The integers from ``low`` to ``high``."""

    low: int
    high: int

    def joined(self, other: Range) -> Range:
        """Return the least range that holds both."""
        return Range(min(self.low, other.low), max(self.high, other.high))

    def within(self, other: Range) -> bool:
        """Return whether ``other`` holds all of this one."""
        return other.low <= self.low and self.high <= other.high


MASKS: Final = frozenset({operator.and_, operator.iand})
MODULI: Final = frozenset({operator.mod, operator.imod})
UNSIGNED: Final = Range(0, 2**64 - 1)


def of_type(kind: Any) -> Range | None:
    """Return the range of an integer type; None for what is no integer."""
    kind = unmask(kind)
    if isinstance(kind, types.IntegerLiteral):
        return Range(kind.literal_value, kind.literal_value)
    if isinstance(kind, types.Boolean):
        return Range(0, 1)
    if not isinstance(kind, types.Integer):
        return None
    half = 2 ** (kind.bitwidth - 1)
    return Range(-half, half - 1) if kind.signed else Range(0, 2 * half - 1)


def _corners(operation: Callable[[int, int], int]) -> Callable[[Range, Range], Range]:
    def combined(a: Range, b: Range) -> Range:
        ends = [operation(x, y) for x in (a.low, a.high) for y in (b.low, b.high)]
        return Range(min(ends), max(ends))

    return combined


def _remainder(a: Range, b: Range) -> Range:
    if b.low <= 0:
        return Range(min(b.low + 1, 0), max(b.high - 1, 0))
    return Range(0, min(b.high - 1, a.high)) if a.low >= 0 else Range(0, b.high - 1)


def _quotient(a: Range, b: Range) -> Range:
    if b.low > 0:
        return _corners(operator.floordiv)(a, b)
    size = max(abs(a.low), abs(a.high), 1)
    return Range(-size, size)


def _bits_of_both(a: Range, b: Range) -> Range | None:
    tops = [side.high for side in (a, b) if side.low >= 0]
    return Range(0, min(tops)) if tops else None


def _bits_of_either(a: Range, b: Range) -> Range:
    width = max(max(abs(side.low), abs(side.high)).bit_length() for side in (a, b))
    return Range(0 if min(a.low, b.low) >= 0 else -(2**width), 2**width - 1)


def _left(a: Range, b: Range) -> Range | None:
    return _corners(operator.lshift)(a, b) if b.low >= 0 and b.high <= 64 else None


def _right(a: Range, b: Range) -> Range:
    if b.low >= 0 and b.high <= 64:
        return _corners(operator.rshift)(a, b)
    return Range(min(a.low, 0), max(a.high, 0))


def _power(a: Range, b: Range) -> Range | None:
    if b.low != b.high or not 0 <= b.low <= 64:
        return None
    ends = [a.low**b.low, a.high**b.low, *[0] * (a.low <= 0 <= a.high)]
    return Range(min(ends), max(ends))


_PLAIN: Final[dict[Any, Callable[[Range, Range], Range | None]]] = {
    operator.add: _corners(operator.add),
    operator.sub: _corners(operator.sub),
    operator.mul: _corners(operator.mul),
    operator.floordiv: _quotient,
    operator.mod: _remainder,
    operator.and_: _bits_of_both,
    operator.or_: _bits_of_either,
    operator.xor: _bits_of_either,
    operator.lshift: _left,
    operator.rshift: _right,
    operator.pow: _power,
}
BINARY: Final = _PLAIN | {other: _PLAIN[plain] for other, plain in IN_PLACE.items() if plain in _PLAIN}
UNARY: Final[dict[Any, Callable[[Range], Range]]] = {
    operator.neg: lambda a: Range(-a.high, -a.low),
    operator.pos: lambda a: a,
    operator.invert: lambda a: Range(~a.high, ~a.low),
}
