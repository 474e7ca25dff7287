"""Whole numbers of a function that follow from one of its inputs, n: what is known of the rounds of a loop over n rows.

Compilers take such loops several rounds at once, so that ``n & 3`` and ``n - (n & 3)`` are among the numbers.
"""

from __future__ import annotations

from typing import Final

from ptx2cpp.flat import (
    FlatFunction,
    Immediate,
    Instruction,
    Operand,
    ParameterLoad,
    Register,
    Statement,
    registers_written,
)
from ptx2cpp.frozen_classes import dataclass

WIDE: Final = frozenset({"s64", "u64", "b64"})
"""Types in which n and what follows from it are written: nothing wraps, as n is a number of rows."""

DEEPEST: Final = 16
"""Steps from a number back to n, at most."""


@dataclass(frozen=True, slots=True)
class Bound:
    """The input at place ``parameter`` is a whole number n of 64 bits, 1 <= n <= ``most``: no window is empty."""

    parameter: int
    most: int


@dataclass(frozen=True, slots=True)
class Linear:
    """The number ``times * n + part * (n & mask) + constant``; ``mask`` is one less than a power of two.

    Examples
    --------
    >>> fours = Linear(times=1, part=-1, mask=3)
    >>> fours.most(10), fours.is_multiple(4), fours.is_multiple(8)
    (13, True, False)
    """

    times: int = 0
    part: int = 0
    mask: int = 0
    constant: int = 0

    def __add__(self, other: Linear) -> Linear | None:
        if self.mask and other.mask and self.mask != other.mask:
            return None
        total = (self.times + other.times, self.part + other.part, self.mask or other.mask)
        return Linear(*total, self.constant + other.constant)

    def scaled(self, factor: int) -> Linear:
        """Return ``factor`` times the number."""
        return Linear(self.times * factor, self.part * factor, self.mask, self.constant * factor)

    def most(self, n: int) -> int:
        """Return what its absolute value does not exceed where n does not exceed ``n``."""
        return abs(self.times) * n + abs(self.part) * self.mask + abs(self.constant)

    def is_multiple(self, step: int) -> bool:
        """Return whether ``step`` divides it, whatever n is: n is ``(mask + 1) * q + (n & mask)``."""
        parts = (self.times * (self.mask + 1), self.times + self.part, self.constant)
        return not any(part % step for part in parts)

    @property
    def is_positive(self) -> bool:
        """Return whether it is at least 1, whatever n is that is at least 1."""
        return self.constant > 0 or min(self.times, self.times + self.part) > 0

    @property
    def is_never_negative(self) -> bool:
        """Return whether it is at least 0, whatever n is."""
        return min(self.times, self.times + self.part, self.constant) >= 0


class LinearValues:
    """What registers of ``function`` hold that are set once, as numbers that follow from the input of ``bound``."""

    def __init__(self, function: FlatFunction, bound: Bound | None) -> None:
        self._bound = bound
        self._set: dict[Register, list[Statement]] = {}
        for statement in function.statements:
            for register in registers_written(statement):
                self._set.setdefault(register, []).append(statement)

    def of(self, operand: Operand, depth: int = 0) -> Linear | None:
        """Return what ``operand`` is; None if that is not known."""
        if isinstance(operand, Immediate):
            return None if operand.is_float else Linear(constant=operand.value)
        setting = self._set.get(operand, []) if isinstance(operand, Register) else []
        return self.set_by(setting[0], depth + 1) if len(setting) == 1 and depth < DEEPEST else None

    def set_by(self, statement: Statement, depth: int = 0) -> Linear | None:
        """Return what ``statement`` sets its register to; None if that is not known."""
        if isinstance(statement, ParameterLoad):
            known = self._bound is not None and statement.input.parameter == self._bound.parameter
            return Linear(times=1) if known and statement.input.type in WIDE else None
        if not isinstance(statement, Instruction) or statement.guard is not None or len(statement.modifiers) != 1:
            return None
        if statement.opcode == "mov" and isinstance(statement.operands[1], Immediate):
            return self.of(statement.operands[1])
        if statement.modifiers[0] not in WIDE:
            return None
        operands = [self.of(operand, depth) for operand in statement.operands[1:]]
        if not operands or operands[0] is None or (len(operands) > 1 and operands[1] is None):
            return None
        return _computed(statement.opcode, operands[0], operands[1] if len(operands) > 1 else None)


def _computed(opcode: str, first: Linear, second: Linear | None) -> Linear | None:
    if second is None:
        return {"mov": first, "neg": first.scaled(-1)}.get(opcode)
    if opcode in {"add", "sub"}:
        return first + second.scaled(1 if opcode == "add" else -1)
    if opcode == "and" and first == Linear(times=1) and not second.times | second.part:
        low = second.constant & -second.constant  # the lowest bit that stays
        if second.constant >= 0 and not second.constant & (second.constant + 1):
            return Linear(part=1, mask=second.constant)
        if low and second.constant in {-low, (1 << 63) - low}:
            return Linear(times=1, part=-1, mask=low - 1)
    return None
