"""``return np.nan`` beside text, bools or times, on Numba's untyped IR: there it is no float, but a missing value.

Beside numbers it is one of them. A NaN that is written out, and goes nowhere but out of the function, gets a type of
its own (``udf.frontend.masked.kinds``), which becomes whichever the other results ask for.
"""

from __future__ import annotations

import math
from types import ModuleType
from typing import Any

from udf.frontend.numba.names import ir
from udf.frontend.rewrites.nodes import definition_of, is_constant, is_expression, redefine
from udf.nulls.kinds import NOT_A_NUMBER


def mark_returned_nan(func_ir: Any) -> None:
    """Put ``NOT_A_NUMBER`` in the place of each NaN that is only returned, if the function returns anything else."""
    returned = _returned_variables(func_ir)
    found, others = [], False
    for block in func_ir.blocks.values():
        for statement in block.find_insts(ir.Assign):
            if statement.target.name not in returned or _copied_variables(statement.value) is not None:
                others = others or (statement.target.name in returned and not _comes_from(statement.value, returned))
            elif is_nan(func_ir, statement.value):
                found.append(statement)
            else:
                others = True
    for statement in found if others else ():
        statement.value = ir.Global("nan", NOT_A_NUMBER, statement.loc)
        redefine(func_ir, statement.target, statement.value)


def _comes_from(value: Any, names: set[str]) -> bool:
    variable = _copied_variables(value)
    return variable is not None and variable.name in names


def _returned_variables(func_ir: Any) -> set[str]:
    """Return the variables whose values go nowhere but out of the function."""
    goes: dict[str, set[str | None]] = {}
    for block in func_ir.blocks.values():
        for statement in block.body:
            if isinstance(statement, ir.Return):
                goes.setdefault(statement.value.name, set())
            elif isinstance(statement, ir.Assign):
                to = _copied_variables(statement.value)
                read = [to] if to is not None else _read(statement.value)
                for variable in read:
                    goes.setdefault(variable.name, set()).add(None if to is None else statement.target.name)
            elif not isinstance(statement, ir.Del):
                for variable in statement.list_vars():
                    goes.setdefault(variable.name, set()).add(None)
    names = set(goes)
    while True:
        kept = {name for name in names if goes[name] <= names}
        if kept == names:
            return names
        names = kept


def _copied_variables(value: Any) -> Any:
    """Return the variable whose value an assignment hands on as it is; None of any other."""
    if isinstance(value, ir.Var):
        return value
    return value.value if is_expression(value, "cast") else None


def _read(value: Any) -> list[Any]:
    return list(value.list_vars()) if isinstance(value, ir.Expr) else []


def is_nan(func_ir: Any, node: Any) -> bool:
    """Return whether a node is NaN, written out: ``np.nan``, ``math.nan``, ``float("nan")``, or a variable outside."""
    if is_constant(node):
        return isinstance(node.value, float) and math.isnan(node.value)
    if is_expression(node, "getattr"):
        owner = definition_of(func_ir, node.value)
        value = getattr(owner.value, node.attr, None) if is_constant(owner) else None
        return isinstance(value, float) and math.isnan(value) and isinstance(owner.value, ModuleType)
    if not is_expression(node, "call") or len(node.args) != 1 or node.kws:
        return False
    function, argument = definition_of(func_ir, node.func), definition_of(func_ir, node.args[0])
    if not (is_constant(function) and function.value is float and is_constant(argument)):
        return False
    return isinstance(argument.value, str) and argument.value.strip().lower() == "nan"
