"""The text of a library function: its syntax tree, what its names are, and what may be computed needlessly."""

import ast
import builtins
import inspect
import sys
from collections import ChainMap, Counter
from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Any, Final

from udf.base.records import dataclass
from udf.frontend.staged.operands import HARMLESS, StagedError

FREE: Final = (ast.Div, ast.Pow)
"""Operators without effect that cost more than a branch; of constants also those that divide cost less."""
DIVIDES: Final = (ast.Div, ast.Mod, ast.FloorDiv)
CHEAP: Final = (ast.Add, ast.Sub, ast.Mult, ast.BitAnd, ast.BitOr, ast.BitXor, ast.LShift, ast.RShift)


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
    stores = Counter([*stored(tree), *(one.arg for one in tree.args.args)])
    return Source(tree=tree, file=file, variables=frozenset(name for name, count in stores.items() if count > 1))


def stored(tree: ast.AST) -> list[str]:
    """Return the names that a tree sets, each as often as it does."""
    return [node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]


def known_name(function: FunctionType, name: str) -> Any:
    """Return what a name stands for outside of a function; KeyError if for nothing."""
    return ChainMap(function.__globals__, vars(builtins))[name]


def assigned(node: Any) -> tuple[Any, Any]:
    """Return what an assignment sets, and to what: ``x += y`` sets ``x`` to ``x + y``."""
    if isinstance(node, ast.AugAssign):
        return node.target, ast.BinOp(left=node.target, op=node.op, right=node.value)
    return node.targets[0] if isinstance(node, ast.Assign) else node.target, node.value


# -- what may be computed though nobody asks for it --------------------------------------------------------


def is_free(node: ast.expr, known: Callable[[ast.expr], Any], *, cheap: bool = False) -> bool:
    """Return whether a value may be computed though it is not asked for: it has no effect, and asks no array.

    ``known`` gives the function that an expression names. One that is ``cheap`` costs less than a branch.
    """
    rest = [one for one in ast.iter_child_nodes(node) if isinstance(one, ast.expr)]
    match node:
        case ast.Constant() | ast.Name() | ast.Attribute():
            return True
        case ast.BinOp(op=op, right=right):
            by_known = isinstance(right, ast.Constant) and bool(right.value)
            fits = isinstance(op, CHEAP + DIVIDES if by_known else CHEAP if cheap else CHEAP + FREE)
        case ast.Call(func=function):
            fits, rest = known(function) in HARMLESS, node.args
        case _:
            fits = isinstance(node, ast.UnaryOp | ast.Compare | ast.BoolOp | ast.IfExp | ast.Tuple)
    return fits and all(is_free(one, known, cheap=cheap) for one in rest)
