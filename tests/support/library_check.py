"""What a body of the library may have: what the staged compiler does not take is an error of a test, not of a call."""

import ast
import builtins
from collections.abc import Iterator
from types import BuiltinFunctionType, FunctionType
from typing import Final

from udf.frontend.staged.library_source import Source, known_name, source_of, stored
from udf.frontend.staged.operands import HARMLESS

STATEMENTS: Final = (
    ast.Assign, ast.AnnAssign, ast.AugAssign, ast.If, ast.For, ast.While, ast.Return, ast.Raise, ast.Expr, ast.Pass,
)  # fmt: skip
EXPRESSIONS: Final = (
    ast.Constant, ast.Name, ast.Attribute, ast.Tuple, ast.BinOp, ast.UnaryOp, ast.Compare, ast.BoolOp, ast.IfExp,
    ast.Subscript, ast.Call,
)  # fmt: skip
INSTEAD: Final[dict[type, str]] = {
    ast.ListComp: "an array has items where they are read: write the function of one item",
    ast.List: "write a tuple",
    ast.Lambda: "write a function of the module",
    ast.Try: "test before: there are no exceptions to catch here",
    ast.Break: "return from a function of its own",
    ast.Slice: "write a loop over range(first, stop)",
    ast.JoinedStr: "texts are constants here",
}
OPERATORS: Final = (ast.MatMult, ast.NotIn, ast.UAdd)
"""Operators that there are not."""
BUILTINS: Final = frozenset({abs, bool, enumerate, float, int, len, max, min, range, round})
"""Functions of Python's own that a body may call, beside exceptions."""


def check(function: FunctionType, callers: tuple[FunctionType, ...] = ()) -> None:
    """Raise StagedError for what the compiler does not take, in a function or in those that it calls."""
    source = source_of(function)
    own = {*stored(source.tree), *(one.arg for one in source.tree.args.args)}
    if function in callers:
        raise source.error(source.tree, f"{function.__name__} calls itself: write a loop")
    for node in _inside(source.tree.body):
        _check_node(source, node)
        if not isinstance(node, ast.Name) or node.id in own:
            continue
        try:
            found = known_name(function, node.id)
        except KeyError:
            raise source.error(node, f"there is no {node.id!r}: import it from the library") from None
        if type(found) is BuiltinFunctionType and found not in BUILTINS and found in vars(builtins).values():
            raise source.error(node, f"no {node.id}() here: write a loop, or a function of the library")
        if isinstance(found, FunctionType) and found not in HARMLESS and found.__module__ == function.__module__:
            check(found, (*callers, function))


def _inside(body: list[ast.stmt]) -> Iterator[ast.AST]:
    for statement in body:
        for node in ast.walk(statement):
            if isinstance(node, ast.stmt | ast.expr):
                yield node


def _check_node(source: Source, node: ast.AST) -> None:
    if not isinstance(node, STATEMENTS + EXPRESSIONS):
        hint = INSTEAD.get(type(node), "numbers, tuples, loops and calls are what there is")
        raise source.error(node, f"no {type(node).__name__} here: {hint}")
    op = next((one for one in ast.iter_child_nodes(node) if isinstance(one, OPERATORS)), None)
    if op is not None:
        raise source.error(node, f"no {type(op).__name__} here: write it with the operators that there are")
    if not all(_is_named(target) for target in _targets(node)):
        raise source.error(node, "set one name, or a tuple of names: nothing is stored in arrays")
    if isinstance(node, ast.Return) and (node.value is None or getattr(node.value, "value", ...) is None):
        raise source.error(node, "return a value")
    if isinstance(node, ast.If) and _raises(node) and (len(node.body) > 1 or node.orelse):
        raise source.error(node, "raise stands alone under an if")
    if isinstance(node, ast.For | ast.While) and node.orelse:
        raise source.error(node, "no else of a loop here: set a variable")


def _targets(node: ast.AST) -> list[ast.expr]:
    """Return what a statement sets; of several at once what is none."""
    if isinstance(node, ast.Assign):
        return node.targets if len(node.targets) == 1 else [ast.List(elts=node.targets)]
    if isinstance(node, ast.AugAssign | ast.AnnAssign):
        return [node.target if isinstance(node.target, ast.Name) else ast.List(elts=[node.target])]
    return [node.target] if isinstance(node, ast.For) else []


def _is_named(target: ast.expr) -> bool:
    return isinstance(target, ast.Name) or (isinstance(target, ast.Tuple) and all(map(_is_named, target.elts)))


def _raises(node: ast.If) -> bool:
    return any(isinstance(one, ast.Raise) for one in node.body)
