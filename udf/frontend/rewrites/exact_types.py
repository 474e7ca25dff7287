"""``type(x) == int``, ``type(x) in (int, float)``: asked of each kind of value, as ``isinstance`` is."""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any, Final

from udf.frontend.loops.constant_items import as_constant
from udf.frontend.loops.full_unroll import drop_unread
from udf.frontend.numba.names import ir
from udf.frontend.rewrites.instances import computed_bit, samples_of
from udf.frontend.rewrites.nodes import definition_of, is_constant, is_expression, rebuild_definitions

if TYPE_CHECKING:
    from udf.frontend.rows.numpy_flow import DtypeFlow

EQUAL: Final = (operator.eq, operator.is_)
UNEQUAL: Final = (operator.ne, operator.is_not)


def fold_type_comparisons(func_ir: Any, flow: DtypeFlow | None) -> None:
    """Put ``isinstance`` with Python's answers in the place of every comparison of a type."""
    for block in func_ir.blocks.values():
        body: list[Any] = []
        read: list[Any] = []
        for statement in block.body:
            found = _compared_type(func_ir, statement)
            if found is None:
                body.append(statement)
                continue
            value, classes, negated = found
            read += statement.value.list_vars()
            values = samples_of(flow and flow.scalar(value, statement.loc)).values()
            answers = sum((type(one) in classes) << place for place, one in enumerate(values))
            answers |= computed_bit(func_ir, value)
            body += _statements(block, statement, value, answers, negated=negated)
        if len(body) != len(block.body):
            block.body = body
            rebuild_definitions(func_ir)
            drop_unread(func_ir, read, ("call", "build_tuple"))
            rebuild_definitions(func_ir)


def _compared_type(func_ir: Any, statement: Any) -> tuple[Any, tuple[type, ...], bool] | None:
    """Return whose type is compared, with which, and whether it is to be another; None for another statement."""
    node: Any = statement.value if isinstance(statement, ir.Assign) else None
    if not is_expression(node, "binop"):
        return None
    if node.fn is operator.contains:
        value, other = _type_call_operand(func_ir, node.rhs), as_constant(func_ir, node.lhs)
    elif node.fn in (*EQUAL, *UNEQUAL):
        value, other = _type_call_operand(func_ir, node.lhs), as_constant(func_ir, node.rhs)
        if value is None:
            value, other = _type_call_operand(func_ir, node.rhs), as_constant(func_ir, node.lhs)
    else:
        return None
    if value is None or other is None:
        return None
    classes = tuple(other.value) if isinstance(other.value, (tuple, frozenset)) else (other.value,)
    return (value, classes, node.fn in UNEQUAL) if all(isinstance(one, type) for one in classes) else None


def _type_call_operand(func_ir: Any, variable: Any) -> Any:
    """Return x, if a variable is ``type(x)``."""
    call = definition_of(func_ir, variable)
    if not is_expression(call, "call") or len(call.args) != 1 or call.kws:
        return None
    function = definition_of(func_ir, call.func)
    return call.args[0] if is_constant(function) and function.value is type else None


def _statements(block: Any, statement: Any, value: Any, answers: int, *, negated: bool) -> list[Any]:
    loc, made = statement.loc, []

    def assigned(node: Any) -> Any:
        target = block.scope.redefine("$type", loc)
        made.append(ir.Assign(node, target, loc))
        return target

    function = assigned(ir.Global("isinstance", isinstance, loc))
    call = ir.Expr.call(function, [value, assigned(ir.Const(answers, loc))], (), loc)
    if negated:
        call = ir.Expr.unary(operator.not_, assigned(call), loc)
    return [*made, ir.Assign(call, statement.target, loc)]
