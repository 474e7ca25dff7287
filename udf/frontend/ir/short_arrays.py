"""Lists and tuples of numbers that are handed to NumPy, as arrays, on Numba's untyped IR.

``np.mean([a, b])`` is ``np.mean(np.array((a, b)))`` there, and so is ``[a, b] - centre`` with an array. What NumPy does
with a list of conditions or of members has a shorter meaning for one row: ``np.select`` is ``np.where`` of each
condition, ``np.isin(x, [..])`` is ``x in (..)``.
"""

import operator
from typing import Any, Final

import numpy as np

from udf.frontend.base.messages import RefusedError
from udf.frontend.ir.constant_items import as_constant
from udf.frontend.ir.nodes import constant_value, definition_of, is_constant, is_expression
from udf.frontend.ir.replacement import Replacement, replace_values
from udf.frontend.numba.names import ir

LEFT: Final[frozenset[Any]] = frozenset({np.array, np.asarray, np.zeros, np.ones, np.empty, np.full, np.reshape})
"""Functions of NumPy that take tuples as they are: values, or a shape."""

PAIRWISE: Final = frozenset(
    {operator.add, operator.sub, operator.mul, operator.truediv, operator.pow, operator.lt, operator.le, operator.gt}
    | {operator.ge, operator.matmul}
)
"""Operators that a list has with an array only, but for ``+`` and ``*``, which it has with others too."""

CASTS: Final[dict[Any, Any]] = {"float": float, "float64": float, "int": np.int64, "int64": np.int64}
"""Names of a ``dtype`` -> functions that make an item one."""

OF_LISTS: Final = frozenset({operator.add, operator.mul})


def make_arrays(func_ir: Any) -> None:
    """Put arrays in the place of lists and tuples that NumPy takes."""
    replace_values(func_ir, _Array)


class _Array(Replacement):
    """The array in the place of a list, or the shorter meaning of a call."""

    def _on_binop(self, node: Any) -> Any:
        left, right = (node.fn in PAIRWISE and self._is_list(side) for side in (node.lhs, node.rhs))
        if left == right or (node.fn in OF_LISTS and not self._is_array(node.rhs if left else node.lhs)):
            return None
        sides = [self._array(side) if is_list else side for side, is_list in ((node.lhs, left), (node.rhs, right))]
        return ir.Expr.binop(node.fn, *sides, node.loc)

    def _on_call(self, node: Any) -> Any:
        function = function_of(self.func_ir, node.func)
        if not is_numpy(function):
            return None
        if function is np.select:
            return self._selected(node)
        if function is np.isin and len(node.args) == 2 and not node.kws:
            items = self._items(node.args[1])
            if items is None:
                return None
            members = self.assign(ir.Expr.build_tuple(items, self.loc))
            return ir.Expr.binop(operator.contains, members, node.args[0], self.loc)
        if function in (np.array, np.asarray) and node.args and self._is_list(node.args[0]):
            return self._made(node)
        if function in LEFT or not any(self._is_list(argument) for argument in node.args):
            return None
        arguments = [self._array(argument) if self._is_list(argument) else argument for argument in node.args]
        return ir.Expr.call(node.func, arguments, node.kws, node.loc)

    def _made(self, node: Any) -> Any:
        """Return ``np.array`` of a list as that of a tuple, its items cast to the ``dtype`` that is asked for."""
        arguments = dict(zip(("object", "dtype"), node.args, strict=False)) | dict(node.kws)
        to = None if "dtype" not in arguments else function_of(self.func_ir, arguments.pop("dtype"))
        cast = CASTS.get(to.__name__ if isinstance(to, type) else to)
        as_it_is = is_expression(definition_of(self.func_ir, arguments["object"]), "build_tuple") and to is None
        if len(arguments) > 1 or as_it_is or (cast is None and to is not None):
            return None
        items = self._items(arguments["object"])
        assert items is not None
        if cast is not None:
            items = [self.assign(self.call(cast, [item])) for item in items]
        return self.call(np.array, [self.assign(ir.Expr.build_tuple(items, self.loc))])

    def _selected(self, node: Any) -> Any:
        """Return ``np.select`` as the choice of the first condition that holds."""
        arguments = dict(zip(("condlist", "choicelist", "default"), node.args, strict=False)) | dict(node.kws)
        conditions, choices = (self._items(arguments[name]) for name in ("condlist", "choicelist"))
        if conditions is None or choices is None:
            raise RefusedError("np.select() takes lists that are written out in a UDF", self.loc)
        if len(conditions) != len(choices):
            raise RefusedError("list of cases must be same length as list of conditions in a UDF", self.loc)
        answer = arguments.get("default") or self.constant(0)
        for condition, choice in zip(reversed(conditions), reversed(choices), strict=True):
            answer = self.assign(self.call(np.where, [condition, choice, answer]))
        return answer

    def _is_list(self, variable: Any) -> bool:
        node = definition_of(self.func_ir, variable)
        if is_expression(node, "build_list", "build_tuple"):
            return bool(node.items)
        items = node.value if is_constant(node) else ()
        return type(items) is tuple and bool(items) and all(isinstance(one, bool | int | float) for one in items)

    def _is_array(self, variable: Any) -> bool:
        """Return whether a variable is an array, as far as is known before it is typed."""
        node = definition_of(self.func_ir, variable)
        if is_expression(node, "call"):
            return is_numpy(function_of(self.func_ir, node.func))
        return isinstance(constant_value(self.func_ir, variable), np.ndarray)

    def _items(self, variable: Any) -> list[Any] | None:
        node = definition_of(self.func_ir, variable)
        if is_expression(node, "build_list", "build_tuple"):
            return list(node.items)
        if is_constant(node) and type(node.value) is tuple:
            return [self.constant(item) for item in node.value]
        return None

    def _array(self, variable: Any) -> Any:
        items = self._items(variable)
        assert items is not None
        members = self.assign(ir.Expr.build_tuple(items, self.loc))
        return self.assign(self.call(np.array, [members]))


def function_of(func_ir: Any, variable: Any) -> Any:
    """Return the function that is called, where it is known: a builtin, a captured one, or one of a module."""
    known = as_constant(func_ir, variable)
    return None if known is None else known.value


def is_numpy(function: Any) -> bool:
    """Return whether a function is one of NumPy's."""
    module = getattr(function, "__module__", None) or type(function).__module__
    return callable(function) and isinstance(module, str) and module.partition(".")[0] == "numpy"
