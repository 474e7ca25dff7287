"""Operators on values and constants: each the instruction that its type has; of other types our rules for scalars."""

import ast
import math
import operator
from typing import Any, Final

from udf.frontend.base.declarations import BIT, DOUBLE, INT64, external, is_real, magnitude
from udf.frontend.numba.names import types
from udf.frontend.staged.operands import Value
from udf.frontend.types.text_kinds import Text

OPERATORS: Final[dict[type, Any]] = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv, ast.Mod: operator.mod, ast.Pow: operator.pow, ast.LShift: operator.lshift,
    ast.RShift: operator.rshift, ast.BitAnd: operator.and_, ast.BitOr: operator.or_, ast.BitXor: operator.xor,
    ast.Lt: operator.lt, ast.LtE: operator.le, ast.Gt: operator.gt, ast.GtE: operator.ge, ast.Eq: operator.eq,
    ast.NotEq: operator.ne, ast.Is: operator.is_, ast.IsNot: operator.is_not, ast.In: lambda x, of: x in of,
}  # fmt: skip
OF_FLOATS: Final = {operator.add: "fadd", operator.sub: "fsub", operator.mul: "fmul", operator.truediv: "fdiv"}
OF_WORDS: Final = {
    operator.add: "add", operator.sub: "sub", operator.mul: "mul", operator.and_: "and_", operator.or_: "or_",
    operator.xor: "xor", operator.lshift: "shl", operator.rshift: "ashr",
}  # fmt: skip
OF_BITS: Final = (operator.and_, operator.or_, operator.xor)
SYMBOLS: Final = {
    operator.lt: "<", operator.le: "<=", operator.gt: ">", operator.ge: ">=", operator.eq: "==", operator.ne: "!=",
}  # fmt: skip
OF_UNSIGNED: Final = OF_WORDS | {operator.rshift: "lshr", operator.floordiv: "udiv", operator.mod: "urem"}
FUNCTIONS: Final = frozenset(
    getattr(math, name) for name in ("copysign", "exp", "exp2", "fabs", "fmod", "log1p", "nextafter", "sqrt")
)
"""Functions of :mod:`math` that are libdevice's, without an error where there is none to give."""
NUMBERS: Final = (types.boolean, types.int64, types.uint64, types.float32, types.float64)

WHOLE: Final = (types.boolean, types.int64, types.uint64)


def floor_quotient(builder: Any, count: Any, divisor: int) -> Any:
    """Return an integer over a positive constant, rounded down."""
    if divisor.bit_count() == 1:
        return builder.ashr(count, INT64(divisor.bit_length() - 1))
    is_below = builder.icmp_signed("<", builder.srem(count, INT64(divisor)), INT64(0))
    return builder.sub(builder.sdiv(count, INT64(divisor)), builder.zext(is_below, INT64))


def floor_remainder(builder: Any, count: Any, divisor: int) -> Any:
    """Return what is left of an integer over a positive constant, from 0 on."""
    rest = builder.srem(count, INT64(divisor))
    is_below = builder.icmp_signed("<", rest, INT64(0))
    return builder.add(rest, builder.select(is_below, INT64(divisor), INT64(0)))


FLOORED: Final = {operator.floordiv: floor_quotient, operator.mod: floor_remainder}


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
        if isinstance(known, bool):
            return Value(types.boolean, BIT(known))
        if isinstance(known, int):
            return Value(types.int64, INT64(known))
        if isinstance(known, float):
            return Value(types.float64, DOUBLE(known))
        raise TypeMixError(f"{type(known).__name__} is no number: give the variable a name of its own")

    def cast(self, known: Any, kind: Any) -> Value:
        """Return a value or constant as another type."""
        if kind == types.float64 and isinstance(known, int) and not isinstance(known, bool):
            return self.value(float(known))
        if kind == types.float32 and not isinstance(known, Value):
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
        left, right = self.value(a), self.value(b)
        kinds = {left.kind, right.kind}
        if not kinds <= set(NUMBERS):
            return None
        if any(map(is_real, kinds)):
            real = types.float32 if _kinds(a, b) == {types.float32} else types.float64
            return self.cast(a, real), self.cast(b, real)
        if len(kinds) == 1:
            return left, right
        if types.uint64 not in kinds:
            return self.cast(a, types.int64), self.cast(b, types.int64)
        if all(isinstance(one, Value) or one >= 0 for one in (a, b)) and types.int64 not in _kinds(a, b):
            return self.cast(a, types.uint64), self.cast(b, types.uint64)
        return None

    def binary(self, operation: Any, a: Any, b: Any) -> Any:
        """Return ``a + b`` and the like; of integers what the machine gives."""
        if not isinstance(a, Value) and not isinstance(b, Value):
            return operation(a, b)
        pair = self.meet(a, b)
        if pair is None or (operation is operator.truediv and not is_real(pair[0].kind)):
            return self._by_rule(operation, a, b)
        if pair[0].kind == types.boolean and operation not in OF_BITS:
            pair = self.cast(a, types.int64), self.cast(b, types.int64)
        kind = pair[0].kind
        if kind == types.int64 and type(b) is int and b > 0 and operation in FLOORED:
            return Value(kind, FLOORED[operation](self._builder, pair[0].raw, b))
        names = OF_FLOATS if is_real(kind) else OF_UNSIGNED if kind == types.uint64 else OF_WORDS
        return self._write(names[operation], *pair) if operation in names else self._by_rule(operation, a, b)

    def _write(self, name: str, a: Value, b: Value) -> Value:
        return Value(a.kind, getattr(self._builder, name)(a.raw, b.raw))

    def _by_rule(self, operation: Any, *operands: Any) -> Value:
        """Return what our rule for scalars of these types gives."""
        values = [self.value(one) for one in operands]
        return Value(*self._at.run(operation, [one.kind for one in values], [one.raw for one in values]))

    def compare(self, operation: Any, a: Any, b: Any) -> Any:
        """Return ``a < b`` and the like; what is asked of a number itself is known, unless it may be NaN."""
        if operation in (operator.is_, operator.is_not) and (isinstance(a, Value) or isinstance(b, Value)):
            return operation is operator.is_not
        if operation not in SYMBOLS or not (isinstance(a, Value) or isinstance(b, Value)):
            return operation(a, b)
        if a == b and (a.kind in WHOLE or isinstance(a.kind, Text)):
            return operation in (operator.eq, operator.le, operator.ge)
        if operation is operator.lt and type(b) is int and b == 0 and a.kind == types.uint64:
            return False
        pair = self.meet(a, b)
        if pair is None:
            return self._by_rule(operation, a, b)
        symbol, (left, right) = SYMBOLS[operation], pair
        if is_real(left.kind):
            unordered = operation is operator.ne
            write = self._builder.fcmp_unordered if unordered else self._builder.fcmp_ordered
        else:
            write = self._builder.icmp_signed if left.kind == types.int64 else self._builder.icmp_unsigned
        return Value(types.boolean, write(symbol, left.raw, right.raw))

    def truth(self, value: Value) -> Value:
        """Return whether a value is true."""
        if value.kind == types.boolean:
            return value
        found = self.compare(operator.ne, value, 0)
        assert isinstance(found, Value)
        return found

    def negated(self, value: Value) -> Value:
        """Return ``-x``."""
        if is_real(value.kind):
            return Value(value.kind, self._builder.fsub(value.raw.type(-0.0), value.raw))
        return self._write("sub", Value(types.int64, INT64(0)), self.cast(value, types.int64))

    def inverted(self, value: Value) -> Value:
        """Return ``not x`` of a truth, ``~x`` of a whole number."""
        return Value(value.kind, self._builder.not_(value.raw))

    def chosen(self, test: Any, yes: Any, no: Any) -> Any:
        """Return ``yes if test else no``, both of which are computed."""
        if not isinstance(test, Value):
            return yes if test else no
        if isinstance(yes, tuple):
            return tuple(self.chosen(test, *pair) for pair in zip(yes, no, strict=True))
        pair = self.meet(yes, no)
        if pair is None:
            pair = self.value(yes), self.fitted(no, self.value(yes).kind)
        return Value(pair[0].kind, self._builder.select(test.raw, pair[0].raw, pair[1].raw))

    def absolute(self, value: Value) -> Value:
        """Return ``abs(x)``."""
        if is_real(value.kind):
            return Value(value.kind, magnitude(self._builder, value.raw))
        return (
            value
            if value.kind == types.uint64
            else self.chosen(self.compare(operator.lt, value, 0), self.negated(value), value)
        )

    def whole(self, value: Value, rounding: str | None = None) -> Value:
        """Return the whole number of a float, cut off, or first rounded by a function of libdevice."""
        if not is_real(value.kind):
            return self.cast(value, types.int64)
        raw = self.cast(value, types.float64).raw
        raw = raw if rounding is None else external(self._builder, rounding, DOUBLE, raw)
        return Value(types.int64, self._builder.fptosi(raw, INT64))

    def function(self, operation: Any, *given: Any) -> Value:
        """Return a function of :mod:`math` of floats."""
        if operation in FUNCTIONS:
            return self.libdevice(operation.__name__, *given)
        return self._by_rule(operation, *(self.cast(one, types.float64) for one in given))

    def libdevice(self, name: str, *given: Any) -> Value:
        """Return a function of libdevice, in float32 if all values that it gets are."""
        kind = types.float32 if _kinds(*given) == {types.float32} else types.float64
        values = [self.cast(one, kind).raw for one in given]
        single = "f" if kind == types.float32 else ""
        return Value(kind, external(self._builder, f"__nv_{name}{single}", values[0].type, *values))


def _kinds(*operands: Any) -> set[Any]:
    return {one.kind for one in operands if isinstance(one, Value)}
