"""``str.lower(s)``: a method of the class, called with the text as its first argument, is the text's own method."""

from __future__ import annotations

from typing import Any

from udf.frontend.ir.nodes import definition_of, is_constant, is_expression
from udf.frontend.ir.replacement import Replacement, replace_values
from udf.frontend.numba.names import ir


def bind_methods(func_ir: Any) -> None:
    """Write each such call as one of the text's method."""
    replace_values(func_ir, _BoundCall)


class _BoundCall(Replacement):
    """A call of a text's own method."""

    def of(self, node: Any) -> Any:
        """Return what takes the place of a call; None if it stays."""
        method: Any = definition_of(self.func_ir, node.func) if is_expression(node, "call") and node.args else None
        if not is_expression(method, "getattr") or method.attr == "maketrans":
            return None
        owner: Any = definition_of(self.func_ir, method.value)
        if not (is_constant(owner) and owner.value is str):
            return None
        bound = self.assign(ir.Expr.getattr(node.args[0], method.attr, self.loc))
        return ir.Expr.call(bound, node.args[1:], node.kws, self.loc)
