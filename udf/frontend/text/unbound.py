"""``str.lower(s)``: a method of the class, called with the text as its first argument, is the text's own method."""

from __future__ import annotations

from typing import Any

from udf.frontend.loops.full_unroll import drop_unread
from udf.frontend.numba.names import ir
from udf.frontend.rewrites.nodes import definition_of, is_constant, is_expression, rebuild_definitions


def bind_methods(func_ir: Any) -> None:
    """Write each such call as one of the text's method."""
    read = []
    for block in func_ir.blocks.values():
        body = []
        for statement in block.body:
            call: Any = statement.value if isinstance(statement, ir.Assign) else None
            method: Any = definition_of(func_ir, call.func) if is_expression(call, "call") and call.args else None
            if is_expression(method, "getattr") and _is_str(func_ir, method.value) and method.attr != "maketrans":
                bound = block.scope.redefine("$method", statement.loc)
                body.append(ir.Assign(ir.Expr.getattr(call.args[0], method.attr, call.loc), bound, statement.loc))
                statement.value = ir.Expr.call(bound, call.args[1:], call.kws, call.loc)
                read.append(call.func)
            body.append(statement)
        block.body = body
    if read:
        drop_unread(func_ir, read, ("getattr",))
        rebuild_definitions(func_ir)


def _is_str(func_ir: Any, variable: Any) -> bool:
    node = definition_of(func_ir, variable)
    return is_constant(node) and node.value is str
