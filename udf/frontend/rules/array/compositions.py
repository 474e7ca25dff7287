"""Functions of operations on whole arrays, one after the other: written once, for their types and their values."""

import inspect
from collections.abc import Callable
from typing import Any

import numpy as np

from udf.frontend.base.declarations import DOUBLE, not_a_number
from udf.frontend.numba.names import types
from udf.frontend.rules.array.array_functions import declare
from udf.frontend.rules.array.elementwise import compute, compute_type
from udf.frontend.rules.array.insert_point import InsertPoint

Operand = tuple[Any, Any]
"""A type and a value, which is None where types are found."""


class NoRuleError(Exception):
    """There is no such operation on such types."""


class Composer:
    """Applies operations to operands: to their types alone, or at an insertion point to their values."""

    def __init__(self, at: InsertPoint | None) -> None:
        self.at = at

    def __call__(self, operation: Any, *operands: Operand) -> Operand:
        """Return ``operation`` on the items of arrays and scalars."""
        kinds, values = zip(*operands, strict=True)
        if self.at is not None:
            return compute(self.at, operation, kinds, values)
        kind = compute_type(operation, *kinds)
        self.require(kind is not None)
        return kind, None

    def require(self, holds: bool) -> None:  # noqa: FBT001 - as an assertion
        """Leave a call to other rules unless a condition on its types holds."""
        if not holds:
            raise NoRuleError

    def struct(self, kind: Any, **members: Any) -> Operand:
        """Return a structure."""
        return kind, self.at and self.at.struct(kind, **members)

    def member(self, operand: Operand, name: str) -> Operand:
        """Return a member of a structure that the type has the type of, under the same name."""
        kind, value = operand
        return getattr(kind, name), self.at and self.at.member(kind, value, name)

    def items(self, operand: Operand) -> list[Operand]:
        """Return the items of a tuple."""
        kind, value = operand
        return [(one, self.at and self.at.builder.extract_value(value, i)) for i, one in enumerate(kind)]

    def number(self, value: float) -> Operand:
        """Return a constant float64."""
        return types.float64, DOUBLE(value)

    @property
    def nan(self) -> Operand:
        """Return NaN."""
        return types.float64, self.at and not_a_number(self.at.builder)


def type_of(function: Callable[..., Any], **kinds: Any) -> Any:
    """Return the type of what a composition gives; None where it has no rule."""
    try:
        found = function(Composer(None), **{name: (kind, None) for name, kind in kinds.items()})
    except NoRuleError:
        return None
    return found and found[0]


def composed(name: str, register: Callable[..., Any], **how: Any) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Register a function of a :class:`Composer` and operands, with the parameters that follow the first."""

    def decorate(function: Callable[..., Any]) -> Callable[..., Any]:
        def typing(**kinds: Any) -> Any:
            return type_of(function, **kinds)

        def lower(at: InsertPoint, kinds: Any, values: Any, _result: Any) -> Any:
            return function(Composer(at), **{one: (kinds[one], values[one]) for one in kinds})[1]

        parameters = list(inspect.signature(function).parameters.values())[1:]
        typing.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
        register(name, typing=typing, **how)(lower)
        return function

    return decorate


# -- methods of arrays -------------------------------------------------------------------------------


@composed("clip", declare, method=True)
def _clip(do: Composer, a: Operand, min: Operand, max: Operand) -> Operand:  # noqa: A002 - NumPy's names
    return do(np.clip, a, min, max)


@composed("round", declare, method=True)
def rounded(do: Composer, a: Operand, decimals: Any = 0) -> Operand:
    """Return items of so many decimals."""
    return do(np.round, a, decimals)
