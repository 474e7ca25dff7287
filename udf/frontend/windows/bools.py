"""The bools of a window function are NumPy's, of which ``+`` is ``or`` and ``~`` is ``not``; but for Python's own.

What compares values of a window gives NumPy's, and a type does not tell the two apart. Where an operator means another
thing of Python's bools, one of those that are known to be such (``len(w) > 1``, ``not a``, ``w.empty``) is made an int.
"""

from __future__ import annotations

import operator
from typing import Any, Final

from udf.frontend.numba.names import ir, types
from udf.frontend.rewrites.nodes import is_expression, rebuild_definitions
from udf.frontend.rows.numpy_flow import DtypeFlow

TOLD_APART: Final = (operator.add, operator.mul, operator.sub, operator.invert, operator.neg)
"""Operators that mean one thing of Python's bools, as ints, and another of NumPy's."""


def keep_pythons_bools(func_ir: Any) -> None:
    """Make an int of each bool of Python's that one of these operators takes, alone or beside another.

    What a helper is given counts as NumPy's.
    """
    flow: DtypeFlow | None = None
    for block in func_ir.blocks.values():
        body: list[Any] = []
        for statement in block.body:
            node = statement.value if isinstance(statement, ir.Assign) else None
            sides = _sides(node)
            if sides:
                flow = flow or DtypeFlow(func_ir, [types.none] * func_ir.arg_count, None, only_halves=False)
                if all(flow.of(getattr(node, side)) is bool for side in sides):
                    body += _made_int(block, node, sides[0])
            body.append(statement)
        block.body = body
    if flow is not None:
        rebuild_definitions(func_ir)


def _sides(node: Any) -> tuple[str, ...]:
    """Return the names of what one of the operators takes; none for another node."""
    if is_expression(node, "unary"):
        return ("value",) if node.fn in TOLD_APART else ()
    if is_expression(node, "binop", "inplace_binop"):
        function = node.fn if node.op == "binop" else node.immutable_fn
        return ("lhs", "rhs") if function in TOLD_APART else ()
    return ()


def _made_int(block: Any, node: Any, side: str) -> list[Any]:
    """Return the statements that make an int of what a node takes, which it takes now."""
    called, made = (block.scope.redefine("$bool", node.loc) for _ in range(2))
    value = getattr(node, side)
    setattr(node, side, made)
    call = ir.Expr.call(called, [value], (), node.loc)
    return [ir.Assign(ir.Global("int", int, node.loc), called, node.loc), ir.Assign(call, made, node.loc)]
