"""Of what kind a form's result is, and which operation makes it: what a function asks next is asked of that kind."""

import ast
import warnings
from collections.abc import Callable, Iterator
from typing import Any, Final

import numpy as np
import pandas as pd

from tests.support.matrix.cells import ONE_VALUE, Case, Cell
from tests.support.matrix.run import NAMES, call, function, given
from tests.support.matrix.values import VALUES, column
from udf.bind.evidence import operations_in

KINDS: Final = {"i": "int", "u": "int", "f": "float", "b": "bool", "M": "moment", "m": "span", "c": "complex"}
"""NumPy's letter of a dtype -> the kind of its values."""

_OF_VALUES: Final[tuple[tuple[Any, str], ...]] = (
    ((bool, np.bool_), "bool"), ((int, np.integer), "int"), ((float, np.floating), "float"), (str, "text"),
    (pd.Timestamp, "moment"), (pd.Timedelta, "span"), ((complex, np.complexfloating), "complex"),
)  # fmt: skip


def kinds_of(result: Any) -> frozenset[str]:
    """Return the kinds of a result's values; of what is no value of a column's, nothing.

    Examples
    --------
    >>> sorted(kinds_of(pd.Series([1, "a", None], dtype=object))), sorted(kinds_of(2.5))
    (['int', 'text'], ['float'])
    """
    if isinstance(result, pd.DataFrame):
        return frozenset().union(*(kinds_of(result[label]) for label in result))
    if not isinstance(result, pd.Series):
        found = next((kind for types, kind in _OF_VALUES if isinstance(result, types)), "")
        found = "zoned" if getattr(result, "tz", None) is not None else found
        return frozenset({found} - {""})
    if isinstance(result.dtype, pd.DatetimeTZDtype):
        return frozenset({"zoned"})
    if result.dtype.kind != "O":
        return frozenset({KINDS.get(result.dtype.kind, "text")})
    return frozenset().union(*(kinds_of(value) for value in result if value is not None and value is not pd.NaT))


def outermost(form: str) -> str:
    """Return the operation that makes the result of a form, as the product calls it; "" if none does.

    Examples
    --------
    >>> outermost("(@ == 2).sum()"), outermost("len(@.split(','))"), outermost("@.split()[0]"), outermost("@ >= 1")
    ('.sum', 'len()', '.split', '<')
    """
    node: ast.AST = ast.parse(form.replace("@", "x"), mode="eval").body
    while isinstance(node, ast.Subscript):
        node = node.value
    if isinstance(node, ast.Call):
        node = node.func
    elif not isinstance(node, (ast.BinOp, ast.Compare, ast.UnaryOp, ast.Attribute, ast.JoinedStr)):
        return ""
    return next(reversed(list(_names(node))), "")


def _names(node: ast.AST) -> Iterator[str]:
    """Yield the operations of an expression, the outermost last."""
    code = compile(f"lambda x: {ast.unparse(node)}", "<form>", "eval").co_consts[0]
    yield from (name for name, _ in operations_in(code, NAMES))


def makes(cell: Cell, form: str) -> Iterator[str]:
    """Yield ``operation kind`` for each kind but the receiver's own of which pandas' results of tame values are."""
    maker = outermost(form)
    if maker:
        for kind in sorted(_kinds(cell, form) - {VALUES[cell.dtype].kind}):
            yield f"{maker} {kind}"


def _kinds(cell: Cell, form: str) -> frozenset[str]:
    """Return the kinds of what pandas' results are; a value that raises is left out."""
    case = Case(cell, form, "returned", "none", "range", 50, edges=False)
    made = function(case)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        if cell.receiver not in ONE_VALUE:
            return _or_none(lambda: call(case, given(case), made, ours=False))
        values = column(cell.dtype, "none", "range", 8, edges=False)
        rows = [{"a": value} if cell.receiver == "item" else value for value in values]
        return frozenset().union(*(_or_none(lambda row=row: made(row)) for row in rows))


def _or_none(run: Callable[[], Any]) -> frozenset[str]:
    try:
        return kinds_of(run())
    except Exception:  # noqa: BLE001 - a form that raises makes nothing
        return frozenset()
