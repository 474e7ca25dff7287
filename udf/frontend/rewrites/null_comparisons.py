"""``x is NA`` and ``x == NA`` with NA as a constant, on Numba's untyped IR.

Numba takes a branch out of the code where both sides of its comparison are constants, and asks Python for the answer:
``NA is None`` is False there and ``NA == 1`` too, where a UDF has one null and its comparisons give it.
"""

from __future__ import annotations

import operator
from typing import Any, Final

from udf.frontend.current import compilation
from udf.frontend.numba.names import ir
from udf.frontend.rewrites.nodes import RefusedError, definition_of, is_constant, is_expression, redefine
from udf.nulls.kinds import is_na

COMPARISONS: Final = (operator.eq, operator.ne, operator.lt, operator.le, operator.gt, operator.ge)
COMPARED: Final = "a value that can be null is compared with None in a UDF; ask 'is None'"
_UNKNOWN: Final = object()


def fold_null_comparisons(func_ir: Any) -> None:
    """Make ``is NA`` the question ``is None``, and each other comparison with NA what it gives: NA."""
    for block in func_ir.blocks.values():
        body: list[Any] = []
        for statement in block.body:
            node: Any = getattr(statement, "value", None)
            if is_expression(node, "binop") and any(is_na(_value(func_ir, side)) for side in (node.lhs, node.rhs)):
                body += _fold_comparison(func_ir, block, statement)
            else:
                body.append(statement)
        block.body = body


def _value(func_ir: Any, variable: Any) -> Any:
    node = definition_of(func_ir, variable)
    return node.value if is_constant(node) else _UNKNOWN


def _fold_comparison(func_ir: Any, block: Any, statement: Any) -> list[Any]:
    node = statement.value
    if node.fn in (operator.is_, operator.is_not):
        both = (_value(func_ir, node.lhs), _value(func_ir, node.rhs))
        apart = compilation().own_nulls or compilation().tells
        if apart and not all(value is None or is_na(value) for value in both):
            return [statement]  # which null it is decides
        none = block.scope.redefine("$none", statement.loc)
        constant = ir.Const(None, statement.loc)
        redefine(func_ir, none, constant)
        sides = [none if is_na(_value(func_ir, side)) else side for side in (node.lhs, node.rhs)]
        asked = ir.Expr.binop(node.fn, *sides, node.loc)
        redefine(func_ir, statement.target, asked)
        return [ir.Assign(constant, none, statement.loc), ir.Assign(asked, statement.target, statement.loc)]
    if node.fn not in COMPARISONS:
        return [statement]
    if any(_value(func_ir, side) is None for side in (node.lhs, node.rhs)):
        raise RefusedError(COMPARED, statement.loc)
    absent = node.lhs if is_na(_value(func_ir, node.lhs)) else node.rhs
    redefine(func_ir, statement.target, absent)
    return [ir.Assign(absent, statement.target, statement.loc)]
