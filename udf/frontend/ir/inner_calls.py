"""Calls of functions of ours that are inlined: how they are built, and one whose body others share."""

# ruff: noqa: ANN001, ANN201, PERF401
# mypy: disable-error-code="no-untyped-def"

from __future__ import annotations

from typing import Any

from udf.frontend.numba.names import ir


def map_values(function, values):
    """Return what a function gives of each value."""
    made = []
    for value in values:
        made.append(function(value))
    return made


def build_call(scope: Any, statement: Any, function: Any, operands: list[Any]) -> list[Any]:
    """Return the call of a function of this module; what is given are variables, or what they are to hold."""
    loc, body, arguments = statement.loc, list[Any](), list[Any]()
    for one in operands:
        argument = one
        if not isinstance(one, ir.Var):
            argument = scope.redefine("$given", loc)
            body.append(ir.Assign(one, argument, loc))
        arguments.append(argument)
    made = scope.redefine("$function", loc)
    maker = ir.Expr.make_function(function.__name__, function.__code__, None, None, loc)
    call = ir.Expr.call(made, arguments, (), loc)
    return [*body, ir.Assign(maker, made, loc), ir.Assign(call, statement.target, loc)]
