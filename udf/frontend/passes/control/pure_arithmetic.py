"""Whether a function computes with numbers and does nothing else: most rewrites have nothing to look for in it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from udf.frontend.ir.nodes import called_function, is_constant, is_expression, statements
from udf.frontend.numba.names import ir, types

_COMPUTES: Final = ("binop", "inplace_binop", "unary", "cast")


def is_pure_arithmetic(func_ir: Any, kinds: Iterable[Any]) -> bool:
    """Return whether arguments of types ``kinds`` and constants are numbers, and all else operators and branches."""
    numbers = all(isinstance(kind, (types.Number, types.Boolean)) for kind in kinds)
    return numbers and all(_computes(func_ir, statement) for statement in statements(func_ir))


def _computes(func_ir: Any, statement: Any) -> bool:
    if not isinstance(statement, ir.Assign):
        return isinstance(statement, (ir.Branch, ir.Jump, ir.Return, ir.Del))
    value = statement.value
    if is_constant(value):
        return value.value is bool or isinstance(value.value, (int, float))
    if is_expression(value, "call"):  # a condition: Numba's interpreter asks bool of it
        return called_function(func_ir, value) is bool
    return isinstance(value, (ir.Arg, ir.Var)) or is_expression(value, *_COMPUTES)
