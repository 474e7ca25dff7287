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
from udf.frontend.masked.kinds import bare
from udf.frontend.numba.names import ir, types
from udf.frontend.rewrites.nodes import define_anew, is_constant, is_expression
from udf.frontend.rows.numpy_flow import FUNCTIONS, HALF, Flow, sample
from udf.frontend.rows.rules import Row
from udf.frontend.semantics.rules import define, is_half, is_number, is_real, is_whole

if TYPE_CHECKING:
    from collections.abc import Sequence

PLAIN: Final = ("int64", "float64")
"""The types in which NumPy's functions of scalars compute here."""

NAMES: Final = ("float16", "half")
"""What NumPy calls the type of halves."""

COMPARISONS: Final = (operator.lt, operator.le, operator.gt, operator.ge, operator.eq, operator.ne)


def as_dtype(value: Any, name: Any) -> Any:
    """Stand for a number as a NumPy scalar of the type ``name``, in the code of a user's function."""
    del value, name
    return NotImplemented


def mean_as_numpy(func_ir: Any, kinds: Sequence[Any], values: str) -> None:
    """Give the operators of a function of a row NumPy's meaning; ``values`` is the type of the row's scalars.

    So are those of any function that have a half: one that is made, or is an argument.
    """
    has_row = values not in ("python", "object") and any(isinstance(kind, Row) for kind in kinds)
    if not has_row and not _has_halves(func_ir, kinds):
        return
    flow = Flow(func_ir, kinds, np.dtype(values) if has_row else None)
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


def _has_halves(func_ir: Any, kinds: Sequence[Any]) -> bool:
    """Return whether a function takes a half, or names the type."""
    if any(bare(kind) == types.float16 for kind in kinds):
        return True
    for block in func_ir.blocks.values():
        for statement in block.find_insts(ir.Assign):
            node = statement.value
            if is_expression(node, "getattr") and node.attr in NAMES:
                return True
            if is_constant(node) and (node.value is np.float16 or isinstance(node.value, np.float16)):
                return True
    return False


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
        half = self._flow.half_of(node)
        if half is not None:
            given = self._constant(float(half.value)) if is_constant(half) else half
            return self._as(given, HALF)
        operation = self._flow.operation_of(node)
        if operation is not None:
            return self._operation(*operation)
        return self._called(node)

    def _called(self, node: Any) -> Any:
        """Return what stands for a call, or an operator of one value: its result has NumPy's type."""
        rounded = self._flow.rounded(node)
        if rounded is not None and not self._flow.is_half(rounded[0]):
            node = self._call(np.round, "round", rounded)
        if not is_expression(node, "call", "unary"):
            return None
        made = self._flow.made(self._statement.value)
        is_dtype = isinstance(made, np.dtype)
        node = self._without_halves(node, "float32" if is_dtype and made == HALF else "float64") or node
        if not is_dtype or made.name in PLAIN or (self._flow.only_halves and made != HALF):
            return None if node is self._statement.value else node
        return self._call(as_dtype, "as_dtype", [self._assign(node), self._constant(made.name)])

    def _without_halves(self, node: Any, name: str) -> Any:
        """Return a call or operator with floats in the place of halves; None if it has none, or takes none."""
        if is_expression(node, "unary"):
            half = self._flow.is_half(node.value) and node.fn in (operator.neg, operator.pos)
            return ir.Expr.unary(node.fn, self._as_float(node.value, name), node.loc) if half else None
        if not any(map(self._flow.is_half, node.args)) or not self._flow.takes_halves(node):
            return None
        return ir.Expr.call(node.func, [self._as_float(one, name) for one in node.args], node.kws, node.loc)

    def _as(self, value: Any, dtype: Any) -> Any:
        return self._call(as_dtype, "as_dtype", [value, self._constant(dtype.name)])

    def _as_float(self, value: Any, name: str) -> Any:
        """Return a half as a float, which has its value; anything else as it is."""
        if not self._flow.is_half(value):
            return value
        return self._assign(self._call(as_dtype, "as_dtype", [value, self._constant(name)]))

    def _operation(self, function: Any, sides: list[Any]) -> Any:
        """Return NumPy's function of two values, in the type in which it computes."""
        known = [self._flow.of(side) for side in sides]
        if not any(isinstance(one, np.dtype) for one in known) or any(one is None for one in known):
            return None
        has_half = any(map(self._flow.is_half, sides))
        if self._flow.only_halves and not has_half:
            return None
        computed = _computed(operator.add if has_half and function in COMPARISONS else function, known)
        if computed is None:
            return None
        if computed == HALF:
            return self._of_halves(function, sides)
        sides = [self._as_float(side, "float64") for side in sides]
        if computed.name not in PLAIN and function not in COMPARISONS:
            sides = [self._assign(self._as(side, computed)) for side in sides]
        call = self._call(FUNCTIONS[function], FUNCTIONS[function].__name__, sides)
        return call if computed.name in PLAIN or function in COMPARISONS else self._as(self._assign(call), computed)

    def _of_halves(self, function: Any, sides: list[Any]) -> Any:
        """Return NumPy's function of two halves: of two floats, rounded."""
        halves = [s if self._flow.is_half(s) else self._assign(self._as(s, HALF)) for s in sides]
        given = [self._assign(self._as(half, np.dtype("float32"))) for half in halves]
        call = self._call(FUNCTIONS[function], FUNCTIONS[function].__name__, given)
        return call if function in COMPARISONS else self._as(self._assign(call), HALF)

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
    if not (is_number(value) or is_half(value)) or not isinstance(name, types.StringLiteral):
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
