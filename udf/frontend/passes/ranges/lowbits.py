"""Integers of which only the low bits are used: masked ones, ``(h * 31 + c) & 0xFFFFFFFF``."""

from __future__ import annotations

import operator
from functools import cached_property
from typing import Any, Final

from udf.frontend.ir.nodes import constant_value, operator_of, readers
from udf.frontend.numba.names import ir
from udf.frontend.passes.ranges.intervals import MASKS, MODULI, UNSIGNED, of_type

LOW_BITS: Final = frozenset(
    {operator.add, operator.iadd, operator.sub, operator.isub, operator.mul, operator.imul, operator.neg}
    | {operator.invert, operator.xor, operator.ixor, operator.or_, operator.ior, operator.and_, operator.iand}
)
"""Operations whose low bits are made of their operands' low bits."""

SHIFTS: Final = frozenset({operator.lshift, operator.ilshift})


class LowBits:
    """What reads each integer of one typed function."""

    def __init__(self, func_ir: Any, typemap: dict[str, Any]) -> None:
        self._ir, self._types = func_ir, typemap

    def asked(self, name: str) -> bool:
        """Return whether every use of an integer asks for its low bits only."""
        return self._only(name, frozenset())

    @cached_property
    def readers(self) -> dict[str, list[Any]]:
        """Return the statements that read each variable."""
        return readers(self._ir)

    def _only(self, name: str, seen: frozenset[str]) -> bool:
        """Return whether every use of an integer asks for its low bits only."""
        uses = self.readers.get(name, [])
        return bool(uses) and all(self._takes_low_bits(name, use, seen | {name}) for use in uses)

    def _takes_low_bits(self, name: str, use: Any, seen: frozenset[str]) -> bool:
        value: Any = getattr(use, "value", None)
        if value is None or not isinstance(use, ir.Assign) or of_type(self._types.get(use.target.name)) is None:
            return False
        function = operator_of(value)
        if function in MASKS | MODULI and self._is_mask(value, name):
            return True
        copied = isinstance(value, ir.Var)
        ring = function in LOW_BITS or (function in SHIFTS and value.rhs.name != name)
        return (copied or ring) and use.target.name not in seen and self._only(use.target.name, seen)

    def _is_mask(self, value: Any, name: str) -> bool:
        """Return whether ``name & constant`` or ``name % 2**k`` cuts the other bits off."""
        sides = [value.rhs] if value.fn in MODULI else [value.lhs, value.rhs]
        for side in sides:
            constant = constant_value(self._ir, side)
            if side.name == name or type(constant) is not int or not 0 < constant <= UNSIGNED.high:
                continue
            if value.fn in MASKS or constant & (constant - 1) == 0:
                return True
        return False
