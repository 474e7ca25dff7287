"""What ranges ask of Numba's IR."""

from __future__ import annotations

import operator
from typing import Any, Final

from udf.frontend.rewrites.nodes import definition_of, is_constant, is_expression

MASKS: Final = frozenset({operator.and_, operator.iand})
MODULI: Final = frozenset({operator.mod, operator.imod})


def operator_of(value: Any) -> Any:
    """Return the operator of an expression; None if it has none."""
    return value.fn if is_expression(value, "binop", "inplace_binop", "unary") else None


def operands(value: Any) -> tuple[Any, ...]:
    """Return the variables of an operator's expression."""
    if is_expression(value, "binop", "inplace_binop"):
        return value.lhs, value.rhs
    return (value.value,) if is_expression(value, "unary", "cast") else ()


def constant_of(func_ir: Any, variable: Any) -> Any:
    """Return the object that a variable always is; None if it is not known."""
    found = definition_of(func_ir, variable)
    return found.value if is_constant(found) else None
