"""Operators on values and constants: each the instruction that its type has; of other types our rules for scalars."""

import ast
import math
import operator
from functools import reduce
from typing import Any, Final

from udf.base.operators import SYMBOLS
from udf.frontend.base.declarations import BIT, DOUBLE, INT64, external, is_real, magnitude
from udf.frontend.base.python_checks import floor_signed
from udf.frontend.numba.names import types
from udf.frontend.staged.operands import Value
from udf.frontend.types.text_kinds import Text

OPERATORS: Final[dict[type, Any]] = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv, ast.Mod: operator.mod, ast.Pow: operator.pow, ast.LShift: operator.lshift,
    ast.RShift: operator.rshift, ast.BitAnd: operator.and_, ast.BitOr: operator.or_, ast.BitXor: operator.xor,
    ast.Lt: operator.lt, ast.LtE: operator.le, ast.Gt: operator.gt, ast.GtE: operator.ge, ast.Eq: operator.eq,
    ast.NotEq: operator.ne, ast.Is: operator.is_, ast.IsNot: operator.is_not, ast.In: lambda x, of: x in of,
    ast.Not: operator.not_, ast.Invert: operator.invert, ast.USub: operator.neg,
}  # fmt: skip
OF_FLOATS: Final = {operator.add: "fadd", operator.sub: "fsub", operator.mul: "fmul", operator.truediv: "fdiv"}
OF_WORDS: Final = {
    operator.add: "add", operator.sub: "sub", operator.mul: "mul", operator.and_: "and_", operator.or_: "or_",
    operator.xor: "xor", operator.lshift: "shl", operator.rshift: "ashr",
}  # fmt: skip
OF_UNSIGNED: Final = OF_WORDS | {operator.rshift: "lshr", operator.floordiv: "udiv", operator.mod: "urem"}
CONSTANTS: Final = {bool: (types.boolean, BIT), int: (types.int64, INT64), float: (types.float64, DOUBLE)}
WHOLE: Final = {types.boolean, types.int64, types.uint64}
NUMBERS: Final = WHOLE | {types.float32, types.float64}
FLOORED: Final = (operator.floordiv, operator.mod)
OF_LIBDEVICE: Final = ("copysign", "exp", "exp2", "fabs", "fmod", "log1p", "nextafter", "sqrt")
"""Functions of :mod:`math` that are libdevice's, without an error where there is none to give."""


class TypeMixError(TypeError):
    """Two types do not meet in one operation, or in one variable."""


class Arithmetic:
    """Writes operations on values, which may be constants, at one place."""

    def __init__(self, at: Any) -> None:
        self._at, self._builder = at, at.builder

    def value(self, known: Any) -> Value:
        """Return a value, or a constant as one."""
        if isinstance(known, Value):
            return known
        if type(known) not in CONSTANTS:
            raise TypeMixError(f"{type(known).__name__} is no number: give the variable a name of its own")
        kind, constant = CONSTANTS[type(known)]
        return Value(kind, constant(known))

    def cast(self, known: Any, kind: Any) -> Value:
        """Return a value or constant as another type."""
        if is_real(kind) and not isinstance(known, Value):
            return Value(kind, self._at.context.get_data_type(kind)(float(known)))
        value = self.value(known)
        return value if value.kind == kind else Value(kind, self._at.cast(value.raw, value.kind, kind))

    def fitted(self, known: Any, kind: Any) -> Value:
        """Return a value as the type that a variable or a result has: whole numbers fit a float, else it is that."""
        value = self.value(known)
        if is_real(kind) and (value.kind in (types.int64, types.uint64) or isinstance(known, float)):
            return self.cast(known, kind)
        if value.kind != kind:
            raise TypeMixError(f"it was {kind} and is {value.kind} now: write 0.0, float(x) or int(x)")
        return value

    def meet(self, a: Any, b: Any) -> tuple[Value, Value] | None:
        """Return two numbers in one type, a constant in that of the other; None of what our rules compare."""
        kinds = {self.value(one).kind for one in (a, b)}
        if not kinds <= NUMBERS:
            return None
        if any(map(is_real, kinds)):
            kind = types.float32 if self._is_single(a, b) else types.float64
        elif len(kinds) == 1 or types.uint64 not in kinds:
            kind = kinds.pop() if len(kinds) == 1 else types.int64
        elif any(one.kind == types.int64 if isinstance(one, Value) else one < 0 for one in (a, b)):
            return None
        else:
            kind = types.uint64
        return self.cast(a, kind), self.cast(b, kind)

    def _is_single(self, *given: Any) -> bool:
        return {one.kind for one in given if isinstance(one, Value)} == {types.float32}

    def binary(self, operation: Any, a: Any, b: Any) -> Any:
        """Return ``a + b`` and the like; of integers what the machine gives."""
        if not isinstance(a, Value) and not isinstance(b, Value):
            return operation(a, b)
        pair = self.meet(a, b)
        if pair is None or (operation is operator.truediv and not is_real(pair[0].kind)):
            return self._by_rule(operation, a, b)
        if pair[0].kind == types.boolean and operation not in (operator.and_, operator.or_, operator.xor):
            pair = self.cast(a, types.int64), self.cast(b, types.int64)
        kind, (left, right) = pair[0].kind, (one.raw for one in pair)
        if kind == types.int64 and type(b) is int and b > 0 and operation in FLOORED:
            return Value(kind, floor_signed(self._builder, left, right)[FLOORED.index(operation)])
        names = OF_FLOATS if is_real(kind) else OF_UNSIGNED if kind == types.uint64 else OF_WORDS
        if operation not in names:
            return self._by_rule(operation, a, b)
        return Value(kind, getattr(self._builder, names[operation])(left, right))

    def _by_rule(self, operation: Any, *operands: Any) -> Value:
        """Return what our rule for scalars of these types gives."""
        values = [self.value(one) for one in operands]
        return Value(*self._at.run(operation, [one.kind for one in values], [one.raw for one in values]))

    def compare(self, operation: Any, a: Any, b: Any) -> Any:
        """Return ``a < b`` and the like; what is asked of a number itself is known, unless it may be NaN."""
        if not isinstance(a, Value) and not isinstance(b, Value):
            return operation(a, b)
        if operation in (operator.is_, operator.is_not):
            return operation is operator.is_not
        if a == b and (a.kind in WHOLE or isinstance(a.kind, Text)):
            return operation in (operator.eq, operator.le, operator.ge)
        if operation is operator.lt and type(b) is int and b == 0 and a.kind == types.uint64:
            return False
        pair = self.meet(a, b)
        if pair is None:
            return self._by_rule(operation, a, b)
        left, right = pair
        write = "fcmp_unordered" if operation is operator.ne else "fcmp_ordered"
        if not is_real(left.kind):
            write = "icmp_signed" if left.kind == types.int64 else "icmp_unsigned"
        return Value(types.boolean, getattr(self._builder, write)(SYMBOLS[operation], left.raw, right.raw))

    def truth(self, value: Value) -> Any:
        """Return whether a value is true."""
        return value if value.kind == types.boolean else self.compare(operator.ne, value, 0)

    def unary(self, operation: Any, value: Any) -> Any:
        """Return ``-x``, ``not x``, and ``~x`` of a whole number."""
        if not isinstance(value, Value):
            return operation(value)
        if operation is not operator.neg:
            value = self.truth(value) if operation is operator.not_ else value
            return Value(value.kind, self._builder.not_(value.raw))
        if is_real(value.kind):
            return Value(value.kind, self._builder.fsub(value.raw.type(-0.0), value.raw))
        return self.binary(operator.sub, 0, self.cast(value, types.int64))

    def chosen(self, test: Any, yes: Any, no: Any) -> Any:
        """Return ``yes if test else no``, both of which are computed."""
        if yes is no or not isinstance(test, Value):
            return yes if test else no
        if yes is True or no is False:  # test or no, test and yes
            joined = (operator.or_, no) if yes is True else (operator.and_, yes)
            return self.binary(joined[0], test, self.truth(self.value(joined[1])))
        if isinstance(yes, tuple):
            return tuple(self.chosen(test, *pair) for pair in zip(yes, no, strict=True))
        pair = self.meet(yes, no)
        if pair is None:
            pair = self.value(yes), self.fitted(no, self.value(yes).kind)
        return Value(pair[0].kind, self._builder.select(test.raw, pair[0].raw, pair[1].raw))

    def extreme(self, better: Any, *given: Any) -> Any:
        """Return the first of several that none of the others is better than."""
        return reduce(lambda best, one: self.chosen(self.compare(better, one, best), one, best), given)

    def absolute(self, value: Value) -> Value:
        """Return ``abs(x)``."""
        if is_real(value.kind):
            return Value(value.kind, magnitude(self._builder, value.raw))
        return self.chosen(self.compare(operator.lt, value, 0), self.unary(operator.neg, value), value)

    def whole(self, value: Value) -> Value:
        """Return the whole number of a float, cut off."""
        if not is_real(value.kind):
            return self.cast(value, types.int64)
        return Value(types.int64, self._builder.fptosi(self.cast(value, types.float64).raw, INT64))

    def function(self, operation: Any, *given: Any) -> Any:
        """Return a function of numbers: of our table, of libdevice, or what our rule gives for floats."""
        if operation in FUNCTIONS:
            return FUNCTIONS[operation](self, *given)
        if operation.__name__ in OF_LIBDEVICE:
            return self.libdevice(operation.__name__, *given)
        return self._by_rule(operation, *(self.cast(one, types.float64) for one in given))

    def libdevice(self, name: str, *given: Any) -> Value:
        """Return a function of libdevice, in float32 if all values that it gets are."""
        kind = types.float32 if self._is_single(*given) else types.float64
        values = [self.cast(one, kind).raw for one in given]
        single = "f" if kind == types.float32 else ""
        return Value(kind, external(self._builder, f"__nv_{name}{single}", values[0].type, *values))


FUNCTIONS: Final[dict[Any, Any]] = {
    float: lambda do, x: do.cast(x, types.float64),
    bool: Arithmetic.truth,
    abs: Arithmetic.absolute,
    min: lambda do, *given: do.extreme(operator.lt, *given),
    max: lambda do, *given: do.extreme(operator.gt, *given),
    int: Arithmetic.whole,
    math.trunc: Arithmetic.whole,
}
"""Function of numbers -> what writes it."""
