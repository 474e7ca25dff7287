"""``x is NA``, ``x == NA``, and ``return np.nan``, with a null that is written out, on Numba's untyped IR.

Numba takes a branch out of the code where both sides of its comparison are constants, and asks Python for the answer:
``NA is None`` is False there and ``NA == 1`` too, where a UDF has one null and its comparisons give it.

``return np.nan`` beside text, bools or times is no float, but a missing value. Beside numbers it is one of them. A NaN
that is written out, and goes nowhere but out of the function, gets a type of its own
(``udf.frontend.types.masked_kinds``), which becomes whichever the other results ask for.
"""

import operator
from functools import partial
from typing import Any, Final

from udf.base.null_kinds import NOT_A_NUMBER, is_na
from udf.base.operators import SYMBOLS
from udf.bind.captures import STAND_INS, asks_null
from udf.frontend.base.current import compilation
from udf.frontend.base.messages import COMPARED, RefusedError
from udf.frontend.ir.constant_items import is_nan
from udf.frontend.ir.nodes import (
    assigned_value,
    assignments,
    constant_value,
    copied_variable,
    is_expression,
    redefine,
    replace_statements,
    statements,
    variables_read,
)
from udf.frontend.numba.names import ir

_UNKNOWN: Final = object()


def fold_null_comparisons(func_ir: Any) -> None:
    """Make ``is NA`` the question ``is None``, and each other comparison with NA what it gives: NA."""
    replace_statements(func_ir, partial(_fold_comparison, func_ir))


def _fold_comparison(func_ir: Any, block: Any, statement: Any) -> list[Any] | None:
    """Return what takes the place of a comparison with NA; None for another statement."""
    node = assigned_value(statement)
    if not is_expression(node, "binop"):
        return None
    values = [constant_value(func_ir, side, _UNKNOWN) for side in (node.lhs, node.rhs)]
    if not any(map(is_na, values)):
        return None
    if node.fn in (operator.is_, operator.is_not):
        apart = compilation().own_nulls or compilation().tells
        if (apart or compilation().window is not None) and func_ir.func_id.func in STAND_INS.values():
            named = block.scope.redefine("$asks_null", statement.loc)
            asked = ir.Global(asks_null.__name__, asks_null, statement.loc)
            redefine(func_ir, named, asked)
            question = ir.Expr.call(named, (node.lhs, node.rhs), (), node.loc)
            redefine(func_ir, statement.target, question)
            return [ir.Assign(asked, named, statement.loc), ir.Assign(question, statement.target, statement.loc)]
        if apart and not all(value is None or is_na(value) for value in values):
            return None  # which null it is decides
        none = block.scope.redefine("$none", statement.loc)
        constant = ir.Const(None, statement.loc)
        redefine(func_ir, none, constant)
        sides = [none if is_na(v) else side for side, v in zip((node.lhs, node.rhs), values, strict=True)]
        question = ir.Expr.binop(node.fn, *sides, node.loc)
        redefine(func_ir, statement.target, question)
        return [ir.Assign(constant, none, statement.loc), ir.Assign(question, statement.target, statement.loc)]
    if node.fn not in SYMBOLS:
        return None
    if any(value is None for value in values):
        raise RefusedError(COMPARED, statement.loc)
    null = node.lhs if is_na(values[0]) else node.rhs
    redefine(func_ir, statement.target, null)
    return [ir.Assign(null, statement.target, statement.loc)]


# -- return np.nan ----------------------------------------------------------------------------------


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
