"""The operands of a call, with the members of those tuples that the operation looks into in their place."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from udf.base.records import dataclass
from udf.frontend.numba.names import cgutils, types
from udf.frontend.types.masked_kinds import has_own_nulls

OF_TUPLES: Final = frozenset({min, max, sum, math.prod, math.dist, math.hypot})
"""Functions that look into tuples; in every other place a tuple of masked values is a tuple."""


@dataclass(frozen=True, slots=True)
class Leaves:
    """How operands are taken apart: how many members each has in the flat list, None for one that stays whole."""

    counts: tuple[int | None, ...]

    def flat(self, operands: Sequence[Any], members: Callable[[Any], Iterable[Any]] = tuple) -> list[Any]:
        """Return operands, types or values, one after the other; ``members`` takes one apart."""
        found: list[Any] = []
        for count, operand in zip(self.counts, operands, strict=True):
            found += [operand] if count is None else members(operand)
        return found

    def packed(self, leaves: Iterable[Any], pack: Callable[[list[Any]], Any] = tuple) -> tuple[Any, ...]:
        """Return the operands again; ``pack`` makes one of its members."""
        rest = iter(leaves)
        return tuple(next(rest) if count is None else pack([next(rest) for _ in range(count)]) for count in self.counts)

    def values(self, builder: Any, args: Sequence[Any]) -> list[Any]:
        """Return the values of operands in compiled code, one after the other."""
        return self.flat(args, lambda value: cgutils.unpack_tuple(builder, value))


def leaves_of(operation: Any, kinds: Sequence[Any]) -> Leaves:
    """Return how the operands of an operation, of types ``kinds``, are taken apart.

    Examples
    --------
    >>> leaves_of(len, (types.int64,)).counts, leaves_of(sum, (types.UniTuple(types.int64, 3),)).counts
    ((None,), (3,))
    """
    inside = getattr(operation, "__hash__", None) is not None and operation in OF_TUPLES
    return Leaves(tuple(len(kind) if inside and isinstance(kind, types.BaseTuple) else None for kind in kinds))


def any_own_nulls(operation: Any, kinds: Sequence[Any]) -> bool:
    """Return whether an operand, or a member of one that is looked into, may be None, NaN, NaT or ``pandas.NA``."""
    if any(map(has_own_nulls, kinds)):
        return True
    tuples = any(isinstance(kind, types.BaseTuple) for kind in kinds)
    return tuples and any(map(has_own_nulls, leaves_of(operation, kinds).flat(kinds)))
