"""What ``query`` and ``eval`` say in a text, as a function of the group: columns for names, ``&`` for ``and``."""

import ast
from collections.abc import Callable, Iterable
from typing import Any


def query_function(text: str, labels: Iterable[Any]) -> Callable[[Any], Any]:
    """Return the function of a group that a text says.

    Raises
    ------
    SyntaxError, KeyError
        If it is no expression of columns, constants, operators and comparisons.

    Examples
    --------
    >>> query_function("x > 2 and not y", ("x", "y"))({"x": 3, "y": False})
    1
    """
    made = _ColumnTransformer(set(labels)).visit(ast.parse(text.strip(), mode="eval"))
    module: Any = ast.parse("def condition(g):\n    return 0")
    module.body[0].body[0].value = made.body
    scope: dict[str, Any] = {}
    exec(compile(ast.fix_missing_locations(module), "<query>", "exec"), scope)  # noqa: S102 - of what was checked
    return scope["condition"]


class _ColumnTransformer(ast.NodeTransformer):
    """A condition in text as one on columns: names are columns, ``and`` is ``&``. Anything else is a KeyError."""

    def __init__(self, labels: set[Any]) -> None:
        self._labels = labels

    def generic_visit(self, node: ast.AST) -> ast.AST:
        """Take operators, numbers and text."""
        known = ast.Expression | ast.BinOp | ast.UnaryOp | ast.Constant | ast.operator | ast.unaryop | ast.cmpop
        if not isinstance(node, known | ast.expr_context):
            raise KeyError(type(node))
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            node.op = ast.Invert()
        return super().generic_visit(node)

    def visit_Name(self, node: ast.Name) -> ast.AST:
        """Take a column."""
        if node.id not in self._labels:
            raise KeyError(node.id)
        return ast.Subscript(ast.Name("g", ast.Load()), ast.Constant(node.id), ast.Load())

    def visit_BoolOp(self, node: ast.BoolOp) -> Any:
        """Join conditions."""
        return self._joined(
            [self.visit(one) for one in node.values], ast.BitAnd if isinstance(node.op, ast.And) else ast.BitOr
        )

    def visit_Compare(self, node: ast.Compare) -> Any:
        """Take comparisons, and chains of them."""
        if any(isinstance(one, ast.In | ast.NotIn | ast.Is | ast.IsNot) for one in node.ops):
            raise KeyError("in")
        sides = [self.visit(one) for one in (node.left, *node.comparators)]
        pairs = zip(sides, node.ops, sides[1:], strict=False)
        return self._joined([ast.Compare(left, [one], [right]) for left, one, right in pairs], ast.BitAnd)

    def _joined(self, conditions: list[Any], by: Any) -> Any:
        whole = conditions[0]
        for one in conditions[1:]:
            whole = ast.BinOp(whole, by(), one)
        return whole
