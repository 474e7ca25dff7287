"""Which single values in a function of windows or groups are surely NumPy's, whose arithmetic raises nothing.

Numba has one type for NumPy's scalars and Python's numbers. pandas' reductions, items of arrays and what NumPy's
functions give are NumPy's, and so is what an operator makes of one. ``len(w)``, ``sum(w)``, what a loop over a Series
hands out, and parameters of helpers are Python's, or not known: where Python raises, the window or group leaves.
"""

import operator
from typing import Any, Final

import numpy as np

from udf.base.catalogue import functions, having
from udf.base.operators import SYMBOLS, keeps_bits
from udf.base.raising import MAY_RAISE
from udf.frontend.base.declarations import note_if
from udf.frontend.base.messages import RefusedError
from udf.frontend.ir.nodes import assignments, definition_of, is_constant, is_expression, operands, operator_of
from udf.frontend.ir.short_arrays import function_of, is_numpy
from udf.frontend.numba.names import ir, types
from udf.frontend.passes.control.bools import TOLD_APART
from udf.frontend.passes.rows.numpy_types import AMBIGUOUS
from udf.frontend.types.array_kinds import Array

PYTHONS: Final = having("python")
"""Methods of arrays and Series that give Python's numbers."""

OF_NOTHING: Final = having("nothing")
"""Methods that give NumPy's number of no values too, where others give Python's NaN."""

COUNTS: Final = functions("python")
"""NumPy's functions that give Python's integers."""

NUMBERS: Final = (int, float, bool)
"""Python's numbers."""

BUILTINS: Final = ("builtins", "math")

WIDTH: Final = 64
"""Bits of an integer that Numba does not widen."""


class NumpysScalars:
    """What is surely NumPy's of a function's single values, by its typed IR."""

    def __init__(self, func_ir: Any, typemap: Any, *, hands_out: bool) -> None:
        """Look at a function; ``hands_out`` says that pandas' reductions and items are NumPy's scalars there."""
        self._func_ir, self._typemap, self._hands_out = func_ir, typemap, hands_out
        self._values: dict[str, list[Any]] = {}
        for statement in assignments(func_ir):
            self._values.setdefault(statement.target.name, []).append(statement.value)

    def raises_nothing(self, node: Any) -> bool:
        """Return whether what a node computes is NumPy's: of arrays, or of a scalar of NumPy's."""
        if is_expression(node, "call"):
            function = function_of(self._func_ir, node.func)
            if function is round:
                return self.surely(node.args[0])
            if function is not divmod:
                return getattr(function, "__module__", "") not in BUILTINS
        sides = self._divided(node) or operands(node)
        if not sides or not all(isinstance(self._typemap[one.name], types.Number | types.Boolean) for one in sides):
            return True
        left, right = sides[0], sides[-1]
        divides = operator_of(node) not in (operator.pow, operator.ipow)
        return self.surely(right) or self.surely(left, of_nothing=divides)

    def is_pythons(self, node: Any) -> bool:
        """Return whether what a node computes is surely Python's, which its own handlers catch."""
        sides = self._divided(node) or operands(node)
        return bool(sides and all(map(self._is_count, sides))) or (is_expression(node, "call") and not sides)

    def _divided(self, node: Any) -> tuple[Any, ...]:
        """Return what ``divmod`` is called with; nothing of any other node."""
        is_divmod = is_expression(node, "call") and function_of(self._func_ir, node.func) is divmod
        return tuple(node.args) if is_divmod else ()

    def _is_count(self, variable: Any) -> bool:
        """Return whether a variable is a constant of Python's, ``len(w)``, ``int(x)`` or ``float(x)``."""
        node = definition_of(self._func_ir, variable)
        if is_constant(node):
            return type(node.value) in NUMBERS
        return is_expression(node, "call") and function_of(self._func_ir, node.func) in (len, *NUMBERS)

    def surely(self, variable: Any, *, of_nothing: bool = False, seen: frozenset[str] = frozenset()) -> bool:
        """Return whether a variable is NumPy's on every path, ``of_nothing`` says: also where an array is empty."""
        if variable.name in seen:
            return True
        values = self._values.get(variable.name, [])
        seen = seen | {variable.name}
        return bool(values) and all(self._makes(value, of_nothing, seen) for value in values)

    def _makes(self, value: Any, of_nothing: bool, seen: frozenset[str]) -> bool:  # noqa: FBT001 - as above
        """Return whether a node gives NumPy's number."""
        if isinstance(value, ir.Var):
            return self.surely(value, of_nothing=of_nothing, seen=seen)
        if is_constant(value):
            return isinstance(value.value, np.generic)
        if is_expression(value, "cast", "unary"):
            return self.surely(value.value, of_nothing=of_nothing, seen=seen)
        if is_expression(value, "phi"):
            ways = [one for one in value.incoming_values if one is not ir.UNDEFINED]
            return all(self.surely(one, of_nothing=of_nothing, seen=seen) for one in ways)
        if is_expression(value, "binop", "inplace_binop"):
            return any(self.surely(side, of_nothing=of_nothing, seen=seen) for side in operands(value))
        if is_expression(value, "getitem", "static_getitem"):
            return self._hands_out and self._is_array(value.value)
        return is_expression(value, "call") and self._gives(value, of_nothing)

    def _gives(self, call: Any, of_nothing: bool) -> bool:  # noqa: FBT001 - as above
        """Return whether a call gives NumPy's number: NumPy's function, or a method of an array or Series."""
        function = function_of(self._func_ir, call.func)
        if isinstance(function, np.ufunc):
            return True
        method = self._values.get(call.func.name, [None])[0]
        if is_expression(method, "getattr") and self._is_array(method.value):
            known = method.attr in OF_NOTHING if of_nothing else method.attr not in PYTHONS
            return self._hands_out and known
        return self._hands_out and is_numpy(function) and function not in COUNTS and not of_nothing

    def narrow(self, variable: Any, seen: frozenset[str] = frozenset()) -> frozenset[Any]:
        """Return the integers of few bits that a variable may be of in NumPy, where Numba's type has 64."""
        kind = types.unliteral(self._typemap.get(variable.name))
        if not isinstance(kind, types.Integer) or variable.name in seen:
            return frozenset()
        if kind.bitwidth < WIDTH:
            return frozenset({kind})
        seen = seen | {variable.name}
        return frozenset().union(*(self._narrow(value, seen) for value in self._values.get(variable.name, ())))

    def _narrow(self, value: Any, seen: frozenset[str]) -> frozenset[Any]:
        """Return those of what a node gives."""
        if isinstance(value, ir.Var):
            return self.narrow(value, seen)
        given = list(operands(value))
        if is_expression(value, "phi"):
            given = [one for one in value.incoming_values if one is not ir.UNDEFINED]
        elif is_expression(value, "call") and keeps_bits(function_of(self._func_ir, value.func)):
            given = value.args
        return frozenset().union(*(self.narrow(one, seen) for one in given))

    def _is_array(self, variable: Any) -> bool:
        """Return whether a variable is an array, a Series, or its positions."""
        kind = self._typemap.get(variable.name)
        return isinstance(getattr(kind, "owner", kind), Array)


def refuse_unknown_bools(lower: Any, node: Any) -> None:
    """Refuse what is one thing of NumPy's bools and another of Python's, of a bool that may be either."""
    sides = operands(node) if operator_of(node) in TOLD_APART else ()
    if not sides or not all(isinstance(lower.typeof(side.name), types.Boolean) for side in sides):
        return
    if not any(map(lower.numpys.surely, sides)):
        raise RefusedError(AMBIGUOUS, node.loc)


def leave_where_wraps(lower: Any, kind: Any, node: Any, value: Any) -> None:
    """Leave where a single integer that NumPy has in few bits, or one beside it, does not fit these."""
    sides = list(operands(node)) if is_expression(node, "binop", "inplace_binop", "unary") else []
    if is_expression(node, "call") and keeps_bits(function_of(lower.func_ir, node.func)):
        sides = list(node.args)
    kinds = [lower.typeof(one.name) for one in sides]
    if not sides or operator_of(node) in SYMBOLS or not all(isinstance(one, types.Integer) for one in kinds):
        return
    narrow = frozenset[Any]().union(*map(lower.numpys.narrow, sides))
    given = [(lower.loadvar(one.name), one_kind) for one, one_kind in zip(sides, kinds, strict=True)]
    made = [(value, kind)] if isinstance(kind, types.Integer) else []
    for one in narrow:
        limits = np.iinfo(str(one))
        for number, of in (*given, *made):
            wide = lower.context.cast(lower.builder, number, of, types.int64)
            below = lower.builder.icmp_signed("<", wide, wide.type(int(limits.min)))
            above = lower.builder.icmp_signed(">", wide, wide.type(int(limits.max)))
            outside = lower.builder.or_(below, above)
            note_if(lower.context, lower.builder, outside, OverflowError, MAY_RAISE)
