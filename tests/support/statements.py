"""The statements of Python's text, at any depth: a few of the nodes that ``ast.walk`` visits."""

import ast


def statements(text: str) -> list[ast.AST]:
    """Return every statement, and what holds some: handlers and cases.

    Examples
    --------
    >>> [type(one).__name__ for one in statements("if x: import a; y = 1")]
    ['Module', 'If', 'Import', 'Assign']
    """
    found: list[ast.AST] = [ast.parse(text)]
    for node in found:  # which grows
        if not isinstance(node, ast.Expr | ast.Assign | ast.Return):
            for name in ("body", "handlers", "orelse", "finalbody", "cases"):
                found += getattr(node, name, ())
    return found
