"""``w[len(w) - 1]`` is ``w[-1]``: both are the last value, and an IndexError where there is none."""

from __future__ import annotations

from typing import Any

from udf.frontend.nodes import is_expression
from udf.frontend.numba_cuda import ir
from udf.frontend.reduced.outside import Outside
from udf.frontend.reduced.terms import Term, constant


def rewrite_last(func_ir: Any, windows: dict[str, Any]) -> bool:
    """Make such an index a constant; return whether there was one."""
    outside, changed = Outside(func_ir, windows), False
    for block in func_ir.blocks.values():
        body: list[Any] = []
        for statement in block.body:
            value = getattr(statement, "value", None)
            if value is not None and is_expression(value, "getitem") and _is_last(outside, value):
                last = block.scope.redefine("$last", statement.loc)
                func_ir._definitions[last.name] = [ir.Const(-1, statement.loc)]  # noqa: SLF001 - Numba keeps them by hand
                body.append(ir.Assign(func_ir._definitions[last.name][0], last, statement.loc))  # noqa: SLF001 - as above
                value.index, changed = last, True
            body.append(statement)
        block.body = body
    return changed


def _is_last(outside: Outside, value: Any) -> bool:
    owner, index = outside.term(value.value.name), outside.term(value.index.name)
    return owner.head == "window" and index == Term("sub", (Term("rows", owner.parts[:1]), constant(1)))
