"""The text of a library function: its syntax tree, what its names are, and what it may not have."""

from __future__ import annotations

import ast
import builtins
import inspect
import math
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from types import BuiltinFunctionType, FunctionType
from typing import Any, Final

from udf.base.records import dataclass
from udf.frontend.staged.operands import StagedError

STATEMENTS: Final = (
    ast.Assign, ast.AnnAssign, ast.AugAssign, ast.If, ast.For, ast.While, ast.Return, ast.Break, ast.Continue,
    ast.Raise, ast.Expr, ast.Pass,
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
    ast.Slice: "write a loop over range(first, stop)",
    ast.JoinedStr: "texts are constants here",
}
FREE: Final = (ast.Div, ast.Pow)
"""Operators without effect that cost more than a branch."""
CHEAP: Final = (ast.Add, ast.Sub, ast.Mult, ast.BitAnd, ast.BitOr, ast.BitXor, ast.LShift, ast.RShift)
OPERATORS: Final = (ast.MatMult, ast.NotIn, ast.UAdd)
"""Operators that there are not."""
BUILTINS: Final = frozenset({abs, bool, enumerate, float, int, len, max, min, range, round})
"""Functions of Python's own that a body may call, beside exceptions."""
HARMLESS: Final[set[Any]] = {abs, float, min, max, bool, math.sqrt, math.fabs, math.copysign}
"""Functions whose calls may be computed though their value is not asked for."""


@dataclass(frozen=True, slots=True)
class Source:
    """A function's tree, the file that it is in, and which of its variables are set more than once."""

    tree: ast.FunctionDef
    file: str
    variables: frozenset[str]

    def error(self, node: ast.AST, cause: str) -> StagedError:
        """Return the error of a node."""
        return StagedError(f"{self.file}:{getattr(node, 'lineno', self.tree.lineno)}", cause)


@cache
def _functions_of(module: str) -> dict[str, ast.FunctionDef]:
    tree = ast.parse(inspect.getsource(sys.modules[module]))
    return {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}


@cache
def source_of(function: FunctionType) -> Source:
    """Return the text of a function at the top of its module."""
    file = "/".join(function.__code__.co_filename.split("/")[-3:])
    tree = _functions_of(function.__module__).get(function.__name__)
    if tree is None or function.__closure__:
        raise StagedError(f"{file}:{function.__code__.co_firstlineno}", "write it as a function of the module")
    loops = Counter(name for node in ast.walk(tree) if isinstance(node, ast.For) for name in _stored(node.target))
    stores = Counter(_stored(tree)) + Counter(one.arg for one in tree.args.args)
    stores.update(
        n.target.id for n in ast.walk(tree) if isinstance(n, ast.AugAssign) and isinstance(n.target, ast.Name)
    )
    anew = {name for name, count in loops.items() if count == stores[name]}  # each loop has its own
    return Source(tree=tree, file=file, variables=frozenset(name for name, n in stores.items() if n > 1) - anew)


def _stored(tree: ast.AST) -> list[str]:
    return [node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]


def known_name(function: FunctionType, name: str) -> Any:
    """Return what a name stands for outside of a function; NameError if for nothing."""
    if name in function.__globals__:
        return function.__globals__[name]
    if hasattr(builtins, name):
        return getattr(builtins, name)
    raise NameError(name)


# -- what may be computed though nobody asks for it --------------------------------------------------------


def is_free(node: ast.expr, known: Callable[[ast.expr], Any], *, cheap: bool = False) -> bool:
    """Return whether a value may be computed though it is not asked for: it has no effect, and asks no array.

    ``known`` gives the function that an expression names. One that is ``cheap`` costs less than a branch.
    """
    rest = [one for one in ast.iter_child_nodes(node) if isinstance(one, ast.expr)]
    match node:
        case ast.Constant() | ast.Name() | ast.Attribute():
            return True
        case ast.BinOp(op=op):
            fits = isinstance(op, CHEAP) or (isinstance(op, FREE) and not cheap) or _is_halved(node)
        case ast.Call(func=function):
            fits, rest = known(function) in HARMLESS, node.args
        case _:
            fits = isinstance(node, ast.UnaryOp | ast.Compare | ast.BoolOp | ast.IfExp | ast.Tuple)
    return fits and all(is_free(one, known, cheap=cheap) for one in rest)


def _is_halved(node: ast.BinOp) -> bool:
    by_known = isinstance(node.right, ast.Constant) and bool(node.right.value)
    return by_known and isinstance(node.op, ast.Div | ast.Mod | ast.FloorDiv)


# -- what a body may have ----------------------------------------------------------------------------------


def check(function: FunctionType, callers: tuple[FunctionType, ...] = ()) -> None:
    """Raise StagedError for what the compiler does not take, in a function or in those that it calls."""
    source = source_of(function)
    own = {*_stored(source.tree), *(one.arg for one in source.tree.args.args)}
    if function in callers:
        raise source.error(source.tree, f"{function.__name__} calls itself: write a loop")
    for node in _inside(source.tree.body):
        _check_node(source, node)
        if not isinstance(node, ast.Name) or node.id in own:
            continue
        try:
            found = known_name(function, node.id)
        except NameError:
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
