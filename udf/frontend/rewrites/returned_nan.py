"""``return np.nan`` beside text, bools or times, on Numba's untyped IR: there it is no float, but a missing value.

Beside numbers it is one of them. A NaN that is written out, and goes nowhere but out of the function, gets a type of
its own (``udf.frontend.masked.kinds``), which becomes whichever the other results ask for.
"""

from __future__ import annotations

import math
from types import ModuleType
from typing import Any

from udf.base.null_kinds import NOT_A_NUMBER
from udf.frontend.numba.names import ir
from udf.frontend.rewrites.nodes import (
    assigned_value,
    assignments,
    called_function,
    constant_value,
    copied_variable,
    is_constant,
    is_expression,
    redefine,
    statements,
    variables_read,
)


def mark_returned_nan(func_ir: Any) -> None:
    """Put ``NOT_A_NUMBER`` in the place of each NaN that is only returned, if the function returns anything else."""
    returned = _returned_variables(func_ir)
    found, others = [], False
    for statement in assignments(func_ir):
        if statement.target.name in returned:
            source = copied_variable(statement.value)
            if source is None and is_nan(func_ir, statement.value):
                found.append(statement)
            else:
                others |= source is None or source.name not in returned
    for statement in found if others else ():
        statement.value = ir.Global("nan", NOT_A_NUMBER, statement.loc)
        redefine(func_ir, statement.target, statement.value)


def _returned_variables(func_ir: Any) -> set[str]:
    """Return the variables whose values go nowhere but out of the function."""
    goes: dict[str, set[str | None]] = {}
    for statement in statements(func_ir):
        target = statement.target.name if copied_variable(assigned_value(statement)) is not None else None
        for variable in variables_read(statement):
            goes.setdefault(variable.name, set()).update(() if isinstance(statement, ir.Return) else (target,))
    names = set(goes)
    while True:
        kept = {name for name in names if goes[name] <= names}
        if kept == names:
            return names
        names = kept


def is_nan(func_ir: Any, node: Any) -> bool:
    """Return whether a node is NaN, written out: ``np.nan``, ``math.nan``, ``float("nan")``, or a variable outside."""
    if called_function(func_ir, node) is float and len(node.args) == 1 and not node.kws:
        text = constant_value(func_ir, node.args[0])
        return isinstance(text, str) and text.strip().lower() == "nan"
    value = node.value if is_constant(node) else None
    if is_expression(node, "getattr"):
        owner = constant_value(func_ir, node.value)
        value = getattr(owner, node.attr, None) if isinstance(owner, ModuleType) else None
    return isinstance(value, float) and math.isnan(value)
