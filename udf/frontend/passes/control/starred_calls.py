"""Calls with a star whose items are known, on Numba's untyped IR: ``max(x, *(0,))`` is ``max(x, 0)``.

All that reads a call looks at its arguments; what stands behind a star they do not see.
"""

from __future__ import annotations

import operator
from typing import Any

from udf.frontend.ir.constant_items import Constant, items_of
from udf.frontend.ir.nodes import called_function, definition_of, is_constant, is_expression
from udf.frontend.ir.replacement import Replacement, replace_values
from udf.frontend.numba.names import ir


def write_stars(func_ir: Any) -> None:
    """Put arguments in the place of tuples with a star whose items are known."""
    replace_values(func_ir, _Starred, ("build_tuple", "binop", "call"))


class _Starred(Replacement):
    """A call whose arguments are all written."""

    def of(self, node: Any) -> Any:
        """Return what takes the place of a call; None if it stays."""
        if not is_expression(node, "call") or node.vararg is None:
            return None
        items = self._items(node.vararg)
        if items is None:
            return None
        values = [self.constant(one.value) if isinstance(one, Constant) else one for one in items]
        return ir.Expr.call(node.func, [*node.args, *values], node.kws, self.loc)

    def _items(self, variable: Any) -> list[Any] | None:
        """Return the items of a tuple; of arguments before a star Numba makes ``(x,) + tuple((0,))``."""
        node = definition_of(self.func_ir, variable)
        if called_function(self.func_ir, node) is tuple and len(node.args) == 1 and not node.kws:
            return self._items(node.args[0])
        if is_expression(node, "binop") and node.fn is operator.add:
            first, second = self._items(node.lhs), self._items(node.rhs)
            return None if first is None or second is None else first + second
        if not is_expression(node, "build_tuple") and not (is_constant(node) and type(node.value) is tuple):
            return None
        items = items_of(self.func_ir, variable)
        return None if items is None or any(type(one) is tuple for one in items) else items
