"""``[]`` and ``[a, b]`` as a list in the row's memory, where the function appends to it or hands it on.

On Numba's untyped IR: an empty list, and an ``append`` for each item, so that one rule types and lowers all lists.
"""

from __future__ import annotations

import operator
from typing import Any, Final

from udf.frontend.base.current import compilation
from udf.frontend.base.refusals import RefusedError
from udf.frontend.ir.nodes import assigned_value, is_expression, rebuild_definitions, replace_statements, variables_read
from udf.frontend.numba.names import ir
from udf.frontend.passes.loops.appends import MUTABLE_LIST
from udf.frontend.rules.list.items import new_list, new_set

REFUSED: Final = "a list that grows is not supported in a function of windows; write a running value"


def make_lists(func_ir: Any) -> None:
    """Make every list that is left in memory; a function of windows, or of groups of a GPU, has none for it."""
    window, told = compilation().window, _read_elsewhere(func_ir)

    def build(block: Any, statement: Any) -> list[Any] | None:
        value = assigned_value(statement)
        is_asked = is_expression(value, "build_set") and statement.target.name not in told
        if is_asked or not is_expression(value, "build_list", "build_set", MUTABLE_LIST):
            return None
        if window is not None and not window.texts:
            raise RefusedError(REFUSED, statement.loc)
        return _built(block.scope, statement)

    if replace_statements(func_ir, build):
        rebuild_definitions(func_ir)


def _read_elsewhere(func_ir: Any) -> set[str]:
    """Return the variables that are read for more than to ask what is ``in`` them: those are comparisons."""
    return {
        variable.name
        for block in func_ir.blocks.values()
        for statement in block.body
        for variable in variables_read(statement)
        if not (
            is_expression(getattr(statement, "value", None), "binop")
            and statement.value.fn is operator.contains
            and statement.value.lhs.name == variable.name
        )
    }


def _built(scope: Any, statement: Any) -> list[Any]:
    """Return what makes a list with the items that are written out."""
    target, items, loc = statement.target, statement.value.items, statement.loc
    function = scope.redefine("$list", loc)
    new, method = (new_set, "add") if statement.value.op == "build_set" else (new_list, "append")
    body = [
        ir.Assign(ir.Global(new.__name__, new, loc), function, loc),
        ir.Assign(ir.Expr.call(function, (), (), loc), target, loc),
    ]
    for item in items:
        append, none = scope.redefine("$append", loc), scope.redefine("$none", loc)
        body.append(ir.Assign(ir.Expr.getattr(target, method, loc), append, loc))
        body.append(ir.Assign(ir.Expr.call(append, [item], (), loc), none, loc))
    return body
