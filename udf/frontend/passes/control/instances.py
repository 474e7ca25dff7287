"""``isinstance(x, (int, np.integer))``, ``type(x) == int``: Python answers for each kind of value, at compilation.

A column's value is a Python number to a function, as ``Series.map`` of pandas hands it out; a window's is NumPy's
float64, a row's what the data flow knows (:class:`udf.frontend.passes.rows.numpy_flow.DtypeFlow`). What the classes say
of each kind becomes one constant in their place; Numba's own idea of them is not asked. So is ``type(x) == int``.
"""

from __future__ import annotations

import operator
import sys
from types import ModuleType, UnionType
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from udf.bind.structures import structure_of
from udf.frontend.base.current import compilation
from udf.frontend.base.messages import RefusedError
from udf.frontend.ir.constant_items import as_constant
from udf.frontend.ir.full_unroll import drop_unread
from udf.frontend.ir.instance_answers import KINDS, answer
from udf.frontend.ir.nodes import (
    assigned_value,
    called_function,
    definition_of,
    is_constant,
    is_expression,
    rebuild_definitions,
    replace_statements,
)
from udf.frontend.ir.short_arrays import function_of
from udf.frontend.numba.names import ir
from udf.frontend.passes.rows.numpy_types import AMBIGUOUS

if TYPE_CHECKING:
    from collections.abc import Callable

    from udf.frontend.passes.rows.numpy_flow import DtypeFlow

STRUCTURES: Final = "isinstance() of a structure's class is not supported in a UDF: what a variable holds is one type"


def samples() -> dict[str, Any]:
    """Return one value of each kind; a time as pandas hands it out, if pandas was imported."""
    pandas = sys.modules.get("pandas")
    if pandas is None:
        return KINDS
    return {
        **KINDS,
        "instant": pandas.Timestamp(2024, 1, 1),
        "span": pandas.Timedelta(days=1),
        "NaT": pandas.NaT,
        "pandas.NA": pandas.NA,
    }


def samples_of(dtype: Any) -> dict[str, Any]:
    """Return one value of each kind, as a variable has them of which that ``dtype`` is known; None if Python's."""
    if dtype is None and compilation().window is not None:
        return {**samples(), "float": np.float64(1.0)}
    return samples() if dtype is None else {**samples(), **dict.fromkeys(("bool", "int", "float"), dtype.type(1))}


def require_one_answer(answered: Callable[[dict[str, Any]], int], loc: Any) -> None:
    """Refuse to ask at pandas' entry points whether a window's single value is Python's number, or NumPy's."""
    if not compilation().scalars:
        return
    python = samples()
    numpys = {**python, "bool": np.bool_(True), "int": np.int64(1), "float": np.float64(1.0)}  # noqa: FBT003 - a value
    if answered(python) != answered(numpys):
        raise RefusedError(AMBIGUOUS, loc)


def fold_instances(func_ir: Any, flow: DtypeFlow | None) -> None:
    """Put ``isinstance`` with Python's answers in the place of every one, and of comparisons of a type.

    ``flow`` knows NumPy's scalars.
    """
    read: list[Any] = []

    def fold(block: Any, statement: Any) -> list[Any] | None:
        node = assigned_value(statement)
        asked = _isinstance_asked(func_ir, node, statement.loc) or _compared_type(func_ir, node)
        if asked is None:
            return None
        value, answered, negated = asked
        read.extend(node.list_vars())
        require_one_answer(answered, statement.loc)
        answers = answered(samples_of(flow and flow.scalar(value, statement.loc)))
        return _statements(block, statement, value, answers_of(func_ir, value, answers), negated=negated)

    if replace_statements(func_ir, fold):
        rebuild_definitions(func_ir)
        drop_unread(func_ir, read, ("call", "build_tuple", "binop", "getattr"))


Asked = tuple[Any, Any, bool]
"""A value, what answers of values of each kind whether they are instances, and whether the opposite is asked."""


def _isinstance_asked(func_ir: Any, call: Any, loc: Any) -> Asked | None:
    """Return what a call of ``isinstance`` asks; None if it is none, or its classes are not known."""
    if called_function(func_ir, call) is not isinstance or len(call.args) != 2 or call.kws or call.vararg:
        return None
    classes = _classes(func_ir, call.args[1])
    return None if classes is None else (call.args[0], lambda values: _answers(classes, values, loc), False)


def _classes(func_ir: Any, variable: Any) -> Any:
    """Return the class, the union of classes or the tuple of such that a variable is; None if it is not known."""
    found = definition_of(func_ir, variable)
    if is_constant(found):
        return found.value if isinstance(found.value, type | tuple | UnionType | ModuleType | int) else None
    if is_expression(found, "getattr"):
        return function_of(func_ir, variable)
    members: list[Any] = []
    if is_expression(found, "build_tuple"):
        members = [_classes(func_ir, item) for item in found.items]
    elif is_expression(found, "binop") and found.fn is operator.or_:
        members = [_classes(func_ir, found.lhs), _classes(func_ir, found.rhs)]
    return tuple(members) if members and None not in members else None


def _answers(classes: Any, values: dict[str, Any], loc: Any) -> int:
    """Return a bit for each of ``values`` that is an instance."""
    if isinstance(classes, tuple) and not all(isinstance(one, type | tuple | UnionType) for one in classes):
        raise RefusedError("isinstance() arg 2 must be a type, a tuple of types, or a union in a UDF", loc)
    listed = classes if isinstance(classes, tuple) else (classes,)
    if any(structure_of(one) or (isinstance(one, type) and hasattr(one, "_fields")) for one in listed):
        raise RefusedError(STRUCTURES, loc)
    try:
        return sum(isinstance(value, classes) << place for place, value in enumerate(values.values()))
    except TypeError as error:
        raise RefusedError(f"{error} in a UDF", loc) from error


def answers_of(func_ir: Any, variable: Any, known: int) -> int:
    """Return answers with a bit further up for a value that is no column's: it may be an int or a float by the row.

    Of a parameter itself it is noted that its type is asked: a helper's caller may give either.
    """
    node = definition_of(func_ir, variable)
    if isinstance(node, ir.Arg) and len({answer(known, kind) for kind in ("bool", "int", "float")}) > 1:
        compilation().asked.add((func_ir.func_id.code, node.name))
    of_row = is_expression(node, "getattr", "getitem", "static_getitem")
    given = definition_of(func_ir, node.value) if of_row else node
    return known | (0 if isinstance(given, ir.Arg) or is_constant(node) else 1 << len(KINDS))


# -- type(x) == int ---------------------------------------------------------------------------------

EQUAL: Final = (operator.eq, operator.is_)
UNEQUAL: Final = (operator.ne, operator.is_not)


def _compared_type(func_ir: Any, node: Any) -> Asked | None:
    """Return what a comparison of ``type(value)`` asks; None for any other node."""
    if not is_expression(node, "binop"):
        return None
    if node.fn is operator.contains:
        value, other = _type_call_operand(func_ir, node.rhs), as_constant(func_ir, node.lhs)
    elif node.fn in (*EQUAL, *UNEQUAL):
        value, other = _type_call_operand(func_ir, node.lhs), as_constant(func_ir, node.rhs)
        if value is None:
            value, other = _type_call_operand(func_ir, node.rhs), as_constant(func_ir, node.lhs)
    else:
        return None
    if value is None or other is None:
        return None
    classes = tuple(other.value) if isinstance(other.value, (tuple, frozenset)) else (other.value,)
    if not all(isinstance(one, type) for one in classes):
        return None

    def answered(values: dict[str, Any]) -> int:
        return sum((type(one) in classes) << place for place, one in enumerate(values.values()))

    return value, answered, node.fn in UNEQUAL


def _type_call_operand(func_ir: Any, variable: Any) -> Any:
    """Return x, if a variable is ``type(x)``."""
    call = definition_of(func_ir, variable)
    is_type = called_function(func_ir, call) is type and len(call.args) == 1 and not call.kws
    return call.args[0] if is_type else None


def _statements(block: Any, statement: Any, value: Any, answers: int, *, negated: bool) -> list[Any]:
    loc, assignments = statement.loc, []

    def assigned(node: Any) -> Any:
        target = block.scope.redefine("$type", loc)
        assignments.append(ir.Assign(node, target, loc))
        return target

    function = assigned(ir.Global("isinstance", isinstance, loc))
    call = ir.Expr.call(function, [value, assigned(ir.Const(answers, loc))], (), loc)
    if negated:
        call = ir.Expr.unary(operator.not_, assigned(call), loc)
    return [*assignments, ir.Assign(call, statement.target, loc)]
