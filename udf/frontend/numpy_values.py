"""NumPy's meaning of a row's numbers: pandas hands out a row of numbers as NumPy's scalars, all of one type.

On Numba's untyped IR it is known of each variable whether it is such a scalar, and of which type (:class:`Flow`). An
operator that has one is the call of NumPy's function there: ``a / b`` is ``np.divide(a, b)``, which gives inf where
Python raises, and ``round(a, 2)`` is ``np.round``. Types narrower than 64 bits are kept, as NumPy keeps them: a Python
number takes the scalar's type, and integers wrap. What is none (``int(a)``, ``len(row)``, ``math.sqrt(a)``) means what
Python means.

Source: NEP 50 (Promotion rules for Python scalars); pandas core/apply.py (FrameColumnApply.series_generator).
"""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from udf.call.whole import INDEX
from udf.frontend.nodes import define_anew, is_expression
from udf.frontend.numba.names import ir, types
from udf.frontend.numpy_flow import FUNCTIONS, Flow, sample
from udf.frontend.rows import Row
from udf.frontend.semantics.rules import define, is_number, is_real, is_whole

if TYPE_CHECKING:
    from collections.abc import Sequence

PLAIN: Final = ("int64", "float64")
"""The types in which NumPy's functions of scalars compute here."""

COMPARISONS: Final = (operator.lt, operator.le, operator.gt, operator.ge, operator.eq, operator.ne)


def as_dtype(value: Any, name: Any) -> Any:
    """Stand for a number as a NumPy scalar of the type ``name``, in the code of a user's function."""
    del value, name
    return NotImplemented


def mean_as_numpy(func_ir: Any, kinds: Sequence[Any], values: str) -> None:
    """Give the operators of a function of a row NumPy's meaning; ``values`` is the type of the row's scalars."""
    if values == "python" or not any(isinstance(kind, Row) for kind in kinds):
        return
    flow = Flow(func_ir, kinds, np.dtype(values))
    for block in func_ir.blocks.values():
        body: list[Any] = []
        for statement in block.body:
            made = _Made(block, statement, flow)
            value = made.of(values) if isinstance(statement, ir.Assign) else None
            body += [
                *made.statements,
                statement if value is None else ir.Assign(value, statement.target, statement.loc),
            ]
        block.body = body
    define_anew(func_ir)


class _Made:
    """What stands for one statement, with what goes before it."""

    def __init__(self, block: Any, statement: Any, flow: Flow) -> None:
        self._block, self._statement, self._flow, self._loc = block, statement, flow, statement.loc
        self.statements: list[Any] = []

    def of(self, values: str) -> Any:
        """Return what stands for the statement; None for one that is left alone."""
        node = self._statement.value
        label = self._flow.label_of(node)
        if label is not None and label is not INDEX:
            return self._call(as_dtype, "as_dtype", [self._assign(node), self._constant(values)])
        operation = self._flow.operation_of(node)
        if operation is not None:
            return self._operation(*operation)
        rounded = self._flow.rounded(node)
        if rounded is not None:
            node = self._call(np.round, "round", rounded)
        if not is_expression(node, "call", "unary"):
            return None
        made = self._flow.made(self._statement.value)
        if not isinstance(made, np.dtype) or made.name in PLAIN:
            return None if rounded is None else node
        return self._call(as_dtype, "as_dtype", [self._assign(node), self._constant(made.name)])

    def _operation(self, function: Any, sides: list[Any]) -> Any:
        """Return NumPy's function of two values, in the type in which it computes."""
        known = [self._flow.of(side) for side in sides]
        if not any(isinstance(one, np.dtype) for one in known) or any(one is None for one in known):
            return None
        computed = _computed(function, known)
        if computed is None:
            return None
        if computed.name not in PLAIN and function not in COMPARISONS:
            sides = [self._assign(self._call(as_dtype, "as_dtype", [s, self._constant(computed.name)])) for s in sides]
        call = self._call(FUNCTIONS[function], FUNCTIONS[function].__name__, sides)
        if computed.name in PLAIN or function in COMPARISONS:
            return call
        return self._call(as_dtype, "as_dtype", [self._assign(call), self._constant(computed.name)])

    def _constant(self, value: Any) -> Any:
        return self._assign(ir.Const(value, self._loc))

    def _call(self, function: Any, name: str, arguments: list[Any]) -> Any:
        taken = self._assign(ir.Global(name, function, self._loc))
        return ir.Expr.call(taken, arguments, (), self._loc)

    def _assign(self, value: Any) -> Any:
        target = self._block.scope.redefine("$numpy", self._loc)
        self.statements.append(ir.Assign(value, target, self._loc))
        return target


def _computed(function: Any, known: list[Any]) -> Any:
    """Return the type of what NumPy's function gives; None where it has no such function."""
    try:
        with np.errstate(all="ignore"):
            return np.asarray(FUNCTIONS[function](*map(sample, known))).dtype
    except TypeError:
        return None


# -- typed and lowered ---------------------------------------------------------------------------------


def _dtype_of(value: Any, name: Any) -> Any:
    if not is_number(value) or not isinstance(name, types.StringLiteral):
        return None
    return types.boolean if name.literal_value == "bool" else getattr(types, name.literal_value)


@define(as_dtype, typing=_dtype_of)
def _as_dtype(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    """Return the number: an integer wraps to fewer bits, a float rounds to them."""
    given, to = sig.args[0], sig.return_type
    if is_whole(given) and is_whole(to) and not isinstance(to, types.Boolean):
        wide = context.cast(builder, args[0], given, types.int64)
        return builder.trunc(wide, context.get_data_type(to)) if to.bitwidth < 64 else wide
    if is_real(given) and is_whole(to):
        raise NotImplementedError(f"a float as {to}")
    return context.cast(builder, args[0], given, to)
