"""NumPy's bools, of which ``+`` is ``or`` and ``~`` is ``not``, told from Python's, which are ints to an operator.

A comparison of a window's values gives NumPy's bool, ``len(w) > 1``, ``not a`` and ``w.empty`` give Python's, and both
have one type here. So a bool that is known to be Python's is cast to an int where an operator takes it.
"""

import operator
from functools import cache
from typing import Any, Final

from udf.frontend.base.current import compilation
from udf.frontend.base.messages import RefusedError
from udf.frontend.ir.nodes import (
    assigned_value,
    assignments,
    definition_of,
    is_constant,
    is_expression,
    operands,
    rebuild_definitions,
    replace_statements,
)
from udf.frontend.numba.names import ir, types
from udf.frontend.passes.rows.numpy_flow import DtypeFlow
from udf.frontend.passes.rows.numpy_types import AMBIGUOUS, IDENTITIES

TOLD_APART: Final = (operator.add, operator.mul, operator.sub, operator.invert, operator.neg)
"""Operators that mean one thing of Python's bools, as ints, and another of NumPy's."""


def keep_pythons_bools(func_ir: Any) -> None:
    """Cast the bools that an operator of ``TOLD_APART`` takes to ints, if all its operands are Python's bools.

    The parameters of a helper count as NumPy's.
    """
    flow = cache(lambda: DtypeFlow(func_ir, [types.none] * func_ir.arg_count, None, only_halves=False))
    unsure = cache(lambda: _unsure(func_ir, flow()))

    def are_pythons(variables: list[Any]) -> bool:
        return all(flow().of(one) is bool and one.name not in unsure() for one in variables)

    def keep(block: Any, statement: Any) -> list[Any] | None:
        node = assigned_value(statement)
        if compilation().scalars and is_expression(node, "binop") and node.fn in IDENTITIES:
            defined = [definition_of(func_ir, side) for side in (node.lhs, node.rhs)]
            told = any(is_constant(side) and type(side.value) is bool for side in defined)
            if told and not are_pythons([node.lhs, node.rhs]):
                raise RefusedError(AMBIGUOUS, node.loc)
        sides = _sides(node)
        if not sides or not are_pythons([getattr(node, side) for side in sides]):
            return None
        return [*_made_int(block, node, sides[0]), statement]

    if replace_statements(func_ir, keep):
        rebuild_definitions(func_ir)


def _unsure(func_ir: Any, flow: DtypeFlow) -> set[str]:
    """Return the variables of which nothing is known on some path, and what is computed from them."""
    found: set[str] = set()
    while True:
        more = {one.target.name for one in assignments(func_ir) if _is_unsure(one.value, flow, found)}
        if more == found:
            return found
        found = more


def _is_unsure(node: Any, flow: DtypeFlow, unsure: set[str]) -> bool:
    if flow.made(node) is None:
        return True
    if is_expression(node, "unary") and node.fn is operator.not_:
        return False
    operation = flow.operation_of(node)
    sources = operation[1] if operation else [node] if isinstance(node, ir.Var) else operands(node)
    return any(one.name in unsure for one in sources)


def _sides(node: Any) -> tuple[str, ...]:
    """Return the names of an operator's operands; none for a node that is none of ``TOLD_APART``."""
    if is_expression(node, "unary"):
        return ("value",) if node.fn in TOLD_APART else ()
    if is_expression(node, "binop", "inplace_binop"):
        function = node.fn if node.op == "binop" else node.immutable_fn
        return ("lhs", "rhs") if function in TOLD_APART else ()
    return ()


def _made_int(block: Any, node: Any, side: str) -> list[Any]:
    """Return the statements that cast an operand of a node to an int, which is its operand then."""
    called, target = (block.scope.redefine("$bool", node.loc) for _ in range(2))
    value = getattr(node, side)
    setattr(node, side, target)
    call = ir.Expr.call(called, [value], (), node.loc)
    return [ir.Assign(ir.Global("int", int, node.loc), called, node.loc), ir.Assign(call, target, node.loc)]
