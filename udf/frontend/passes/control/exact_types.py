"""``type(x) == int``, ``type(x) in (int, float)``: asked of each kind of value, as ``isinstance`` is."""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any, Final

from udf.frontend.ir.constant_items import as_constant
from udf.frontend.ir.full_unroll import drop_unread
from udf.frontend.ir.nodes import (
    assigned_value,
    called_function,
    definition_of,
    is_expression,
    rebuild_definitions,
    replace_statements,
)
from udf.frontend.numba.names import ir
from udf.frontend.passes.control.instances import answers_of, require_one_answer, samples_of

if TYPE_CHECKING:
    from udf.frontend.passes.rows.numpy_flow import DtypeFlow

EQUAL: Final = (operator.eq, operator.is_)
UNEQUAL: Final = (operator.ne, operator.is_not)


def fold_type_comparisons(func_ir: Any, flow: DtypeFlow | None) -> None:
    """Put ``isinstance`` with Python's answers in the place of every comparison of a type."""
    read: list[Any] = []

    def fold(block: Any, statement: Any) -> list[Any] | None:
        node = assigned_value(statement)
        compared = _compared_type(func_ir, node)
        if compared is None:
            return None
        value, classes, negated = compared
        read.extend(node.list_vars())

        def answered(values: dict[str, Any]) -> int:
            return sum((type(one) in classes) << place for place, one in enumerate(values.values()))

        require_one_answer(answered, statement.loc)
        answers = answered(samples_of(flow and flow.scalar(value, statement.loc)))
        return _statements(block, statement, value, answers_of(func_ir, value, answers), negated=negated)

    if replace_statements(func_ir, fold):
        rebuild_definitions(func_ir)
        drop_unread(func_ir, read, ("call", "build_tuple"))
        rebuild_definitions(func_ir)


def _compared_type(func_ir: Any, node: Any) -> tuple[Any, tuple[type, ...], bool] | None:
    """Return (value, classes, whether negated) of a comparison of ``type(value)``; None for any other node."""
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
    is_type = called_function(func_ir, call) is type and len(call.args) == 1 and not call.kws
    return call.args[0] if is_type else None


def _statements(block: Any, statement: Any, value: Any, answers: int, *, negated: bool) -> list[Any]:
    loc, assignments = statement.loc, []

    def assigned(node: Any) -> Any:
        target = block.scope.redefine("$type", loc)
        assignments.append(ir.Assign(node, target, loc))
        return target

    function = assigned(ir.Global("isinstance", isinstance, loc))
    call = ir.Expr.call(function, [value, assigned(ir.Const(answers, loc))], (), loc)
    if negated:
        call = ir.Expr.unary(operator.not_, assigned(call), loc)
    return [*assignments, ir.Assign(call, statement.target, loc)]
