"""``x is NA`` and ``x == NA`` with NA as a constant, on Numba's untyped IR.

Numba takes a branch out of the code where both sides of its comparison are constants, and asks Python for the answer:
``NA is None`` is False there and ``NA == 1`` too, where a UDF has one null and its comparisons give it.
"""

from __future__ import annotations

import operator
from functools import partial
from typing import Any, Final

from udf.base.null_kinds import is_na
from udf.frontend.current import compilation
from udf.frontend.numba.names import ir
from udf.frontend.rewrites.nodes import (
    RefusedError,
    assigned_value,
    constant_value,
    is_expression,
    redefine,
    replace_statements,
)

COMPARISONS: Final = (operator.eq, operator.ne, operator.lt, operator.le, operator.gt, operator.ge)
COMPARED: Final = "a value that can be null is compared with None in a UDF; ask 'is None'"
_UNKNOWN: Final = object()


def fold_null_comparisons(func_ir: Any) -> None:
    """Make ``is NA`` the question ``is None``, and each other comparison with NA what it gives: NA."""
    replace_statements(func_ir, partial(_fold_comparison, func_ir))


def _fold_comparison(func_ir: Any, block: Any, statement: Any) -> list[Any] | None:
    """Return what takes the place of a comparison with NA; None for another statement."""
    node = assigned_value(statement)
    if not is_expression(node, "binop"):
        return None
    values = [constant_value(func_ir, side, _UNKNOWN) for side in (node.lhs, node.rhs)]
    if not any(map(is_na, values)):
        return None
    if node.fn in (operator.is_, operator.is_not):
        apart = compilation().own_nulls or compilation().tells
        if apart and not all(value is None or is_na(value) for value in values):
            return None  # which null it is decides
        none = block.scope.redefine("$none", statement.loc)
        constant = ir.Const(None, statement.loc)
        redefine(func_ir, none, constant)
        sides = [none if is_na(v) else side for side, v in zip((node.lhs, node.rhs), values, strict=True)]
        question = ir.Expr.binop(node.fn, *sides, node.loc)
        redefine(func_ir, statement.target, question)
        return [ir.Assign(constant, none, statement.loc), ir.Assign(question, statement.target, statement.loc)]
    if node.fn not in COMPARISONS:
        return None
    if any(value is None for value in values):
        raise RefusedError(COMPARED, statement.loc)
    null = node.lhs if is_na(values[0]) else node.rhs
    redefine(func_ir, statement.target, null)
    return [ir.Assign(null, statement.target, statement.loc)]
