"""Questions that our passes ask of Numba's IR."""

from __future__ import annotations

from typing import Any

from udf.frontend.numba.names import UnsupportedError, build_definitions, get_definition, guard, ir


class RefusedError(UnsupportedError):
    """Our own refusal of a statement, inside Numba's pipeline; becomes a UdfCompileError."""

    def __init__(self, cause: str, loc: Any) -> None:
        super().__init__(cause, loc=loc)
        self.loc = loc  # Numba's own class forgets it


class RefusedCallError(ValueError):
    """Our own refusal of a call, for good: Numba tries others of its rules after an error of its own kind."""


def definition_of(func_ir: Any, variable: Any) -> Any:
    """Return the one node that a variable is assigned, through copies; None if there is not exactly one."""
    return guard(get_definition, func_ir, variable)


def is_constant(node: Any) -> bool:
    """Return whether a node is a literal, a global or a captured variable: its ``value`` is known."""
    return isinstance(node, (ir.Const, ir.Global, ir.FreeVar))


def is_expression(node: Any, *operations: str) -> bool:
    """Return whether a node is an expression of one of Numba's ``operations`` (``call``, ``binop`` ...)."""
    return isinstance(node, ir.Expr) and node.op in operations


def redefine(func_ir: Any, variable: Any, value: Any) -> None:
    """Keep Numba's table of definitions right after ``variable`` was given another ``value``."""
    func_ir._definitions[variable.name] = [value]  # noqa: SLF001 - Numba keeps it by hand, and has no other way


def rebuild_definitions(func_ir: Any) -> None:
    """Make Numba's table of definitions right again after statements were put in, or taken out."""
    func_ir._definitions = build_definitions(func_ir.blocks)  # noqa: SLF001 - as above


def variables_read(statement: Any) -> list[Any]:
    """Return the variables that a statement reads."""
    if isinstance(statement, ir.Del):
        return []
    read = statement.list_vars()
    if isinstance(statement, ir.Assign):
        read.remove(statement.target)
    return list(read)
