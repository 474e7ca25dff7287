"""Calls of builtins and of ``math`` with arguments that Python refuses, on Numba's untyped IR: ``any()``, ``int(x=1)``.

Rules of a builtin see types, by place: what was given by a name that the builtin does not have looks like any other.
"""

# ruff: noqa: ARG005, A006 - the parameters of builtins, of functions that nobody calls
from __future__ import annotations

import inspect
import math
from functools import cache
from types import BuiltinFunctionType
from typing import Any, Final

from udf.frontend.base.refusals import RefusedError
from udf.frontend.ir.nodes import is_expression, redefine, statements
from udf.frontend.ir.short_arrays import function_of
from udf.frontend.numba.names import ir

# fmt: off
OF_CLASSES: Final[dict[Any, Any]] = {
    int: lambda x=0, /, base=10: ..., float: lambda x=0.0, /: ..., bool: lambda x=False, /: ...,
    str: lambda object="", encoding="", errors="": ..., list: lambda x=(), /: ..., tuple: lambda x=(), /: ...,
    set: lambda x=(), /: ..., frozenset: lambda x=(), /: ..., enumerate: lambda iterable, start=0: ...,
    reversed: lambda x, /: ..., range: lambda start, stop=None, step=None, /: ..., zip: lambda *x, strict=False: ...,
    min: lambda x, /, *more, key=None, default=None: ..., max: lambda x, /, *more, key=None, default=None: ...,
    iter: lambda x, sentinel=None, /: ..., next: lambda x, default=None, /: ..., type: lambda x, /: ...,
    map: lambda function, x, /, *more: ..., filter: lambda function, x, /: ...,
    math.log: lambda x, base=math.e, /: ..., math.hypot: lambda *x: ...,
}
"""Functions whose parameters ``inspect`` does not know -> a function that has them."""
# fmt: on

EMPTY: Final = (int, float, bool, str)
"""Classes that make a constant of nothing."""


@cache
def signature_of(function: Any) -> inspect.Signature | None:
    """Return the parameters of a builtin or a function of ``math``; None of anything else."""
    if function in OF_CLASSES:
        return inspect.signature(OF_CLASSES[function])
    known = isinstance(function, BuiltinFunctionType) and function.__module__ in ("builtins", "math")
    return inspect.signature(function) if known and getattr(function, "__text_signature__", None) else None


def check_builtin_calls(func_ir: Any) -> None:
    """Refuse calls that Python refuses; a number, a text or a list of nothing is a constant.

    Raises
    ------
    RefusedError
        If a builtin does not take the arguments that a call has.
    """
    for statement in statements(func_ir):
        node: Any = getattr(statement, "value", None)
        if not is_expression(node, "call") or node.vararg is not None:
            continue
        function = function_of(func_ir, node.func)
        known = signature_of(function) if isinstance(function, type | BuiltinFunctionType) else None
        if known is None:
            continue
        _require_taken(function, known, node)
        if node.args or node.kws:
            continue
        if function is set:
            raise RefusedError("an empty set() is not supported in a UDF; write its items, {a, b}", node.loc)
        if function in EMPTY or function is list:
            made = ir.Expr.build_list([], node.loc) if function is list else ir.Const(function(), node.loc)
            statement.value = made
            redefine(func_ir, statement.target, made)


def _require_taken(function: Any, known: inspect.Signature, node: Any) -> None:
    try:
        known.bind(*node.args, **dict(node.kws))
    except TypeError as error:
        text = f"{function.__name__}() does not take these arguments in Python (TypeError): {error}"
        raise RefusedError(text, node.loc) from error
