"""``isinstance(x, (int, np.integer))``: Python answers, when the function is compiled, for each kind of value.

A column's value is a Python number to a function, as ``Series.map`` of pandas hands it out; a window's is NumPy's
float64, a row's what the data flow knows (:class:`udf.frontend.passes.rows.numpy_flow.DtypeFlow`). What the classes say
of each kind becomes one constant in their place; Numba's own idea of them is not asked.
"""

from __future__ import annotations

import operator
import sys
from types import ModuleType, UnionType
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from udf.bind.structures import structure_of
from udf.frontend.base.current import compilation
from udf.frontend.base.refusals import RefusedError
from udf.frontend.ir.instance_answers import KINDS, answer
from udf.frontend.ir.nodes import (
    assigned_value,
    assignments,
    called_function,
    definition_of,
    is_constant,
    is_expression,
    names_read,
    redefine,
    remove_statements,
    replace_statements,
    variables_read,
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


def fold_isinstance(func_ir: Any, flow: DtypeFlow | None) -> None:
    """Put Python's answers in the place of the classes of every ``isinstance``; ``flow`` knows NumPy's scalars."""
    replaced: set[str] = set()

    def fold(block: Any, statement: Any) -> list[Any] | None:
        call = assigned_value(statement)
        classes = _classes_asked(func_ir, call)
        if classes is None:
            return None
        value, old = call.args
        require_one_answer(lambda values: _answers(classes, values, statement.loc), statement.loc)
        known = _answers(classes, samples_of(flow and flow.scalar(value, statement.loc)), statement.loc)
        answers = ir.Const(answers_of(func_ir, value, known), statement.loc)
        new = block.scope.redefine("$classes", statement.loc)
        redefine(func_ir, new, answers)
        replaced.add(old.name)
        call.args = [value, new]
        return [ir.Assign(answers, new, statement.loc), statement]

    replace_statements(func_ir, fold)
    while replaced:
        replaced = _drop_unused(func_ir, replaced)


def _drop_unused(func_ir: Any, names: set[str]) -> set[str]:
    """Remove the assignments to those of ``names`` that nothing reads; return what those read."""
    unread = names - names_read(func_ir)
    dead = [s for s in assignments(func_ir) if s.target.name in unread]
    remove_statements(func_ir, dead)
    return {one.name for statement in dead for one in variables_read(statement)}


def _classes_asked(func_ir: Any, call: Any) -> Any:
    """Return the classes of a call of ``isinstance``; None if it is none, or they are not known."""
    if called_function(func_ir, call) is not isinstance or len(call.args) != 2 or call.kws or call.vararg:
        return None
    return _classes(func_ir, call.args[1])


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
