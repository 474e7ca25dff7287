"""Arguments with names on Numba's untyped IR: ``"{name}: {0}".format(x, name=y)`` and ``int(s, base=16)`` have none."""

from __future__ import annotations

from typing import Any

from udf.frontend.base.refusals import RefusedError
from udf.frontend.base.specs import positional_format
from udf.frontend.ir.constant_items import as_constant
from udf.frontend.ir.nodes import definition_of, is_expression
from udf.frontend.ir.replacement import Replacement, replace_values
from udf.frontend.ir.short_arrays import function_of
from udf.frontend.numba.names import ir


def drop_keywords(func_ir: Any) -> None:
    """Put calls of ``format`` without names in the place of those with some."""
    replace_values(func_ir, _PositionalCall)


class _PositionalCall(Replacement):
    """A call whose arguments have places alone."""

    def of(self, node: Any) -> Any:
        """Return what takes the place of a call; None if it stays."""
        if not is_expression(node, "call") or not node.kws or node.vararg is not None:
            return None
        if [name for name, _ in node.kws] == ["base"] and function_of(self.func_ir, node.func) is int:
            return ir.Expr.call(node.func, [*node.args, node.kws[0][1]], (), self.loc)
        method = definition_of(self.func_ir, node.func)
        if not is_expression(method, "getattr") or method.attr != "format":
            return None
        literal = as_constant(self.func_ir, method.value)
        if literal is None or not isinstance(literal.value, str):
            return None
        names = tuple(name for name, _ in node.kws)
        text = positional_format(literal.value, names, len(node.args))
        if text is None:
            raise RefusedError(f"{literal.value!r} is not supported by format() in a UDF with these names", self.loc)
        function = self.assign(ir.Expr.getattr(self.constant(text), "format", self.loc))
        return ir.Expr.call(function, [*node.args, *(value for _, value in node.kws)], (), self.loc)
