"""``**`` and ``pow``.

Python's result type depends on the exponent's value: ``2 ** 3`` is an integer, ``2 ** -1`` a float. A type
must be known before, so: a constant exponent gives what Python gives; with a variable exponent integers stay
integers, and a negative exponent is a limit of ours. A float to the power zero or less, a complex result:
ZeroDivisionError, ValueError. An integer that needs more than 64 bits: OverflowError.

Source: CPython Objects/floatobject.c (float_pow), Objects/longobject.c (long_pow).
"""

import math
import operator
from typing import Any, Final

from llvmlite import ir as llvm

from udf.frontend.base.declarations import (
    DOUBLE,
    common_real,
    define,
    external,
    is_never_negative,
    is_number,
    is_real,
    is_uint64,
    is_whole,
    literal,
    raise_if,
)
from udf.frontend.base.messages import COMPLEX_POWER, FLOAT_POWER, POWER_OVERFLOW, ZERO_TO_NEGATIVE
from udf.frontend.base.python_checks import refuse_if
from udf.frontend.library import integers
from udf.frontend.numba.names import signature, types
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.scalar.domain import refuse_overflow
from udf.frontend.rules.scalar.overflow import checked_arithmetic
from udf.frontend.staged.operands import Value
from udf.frontend.staged.syntax_walk import call

MOST_PRODUCTS: Final = 8
"""Largest constant exponent of a float that becomes multiplications: at most 3.5 ulp, and 20 times faster."""

SMALL: Final = frozenset(
    f"__nv_{name}" for name in ("acos", "asin", "atan", "atan2", "cos", "erf", "erfc", "sin", "tanh")
)
"""Functions of libdevice with results between -4 and 4."""

SQUARE_ROOT: Final = 0.5


def power_type(base: Any, exponent: Any) -> Any:
    """Return the type of ``base ** exponent``; None if they are no numbers."""
    if is_whole(base) and is_whole(exponent):
        if (literal(exponent) or 0) < 0:
            return types.float64
        return types.uint64 if is_uint64(base) else types.int64
    if not (is_number(base) and is_number(exponent)):
        return None
    return types.float32 if base == types.float32 and is_whole(exponent) else common_real(base, exponent)


@define(operator.pow, operator.ipow, pow, typing=power_type)
def _lower_power(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    base, exponent = sig.args
    if isinstance(sig.return_type, types.Integer):
        return _integer_power(context, builder, sig, args)
    value = context.cast(builder, args[0], base, sig.return_type)
    constant = _known_exponent(exponent, args[1])
    count = _products_of(base, constant)
    if count is not None:
        return _product(context, builder, value, count)
    return _real_power(context, builder, value, _converted(context, builder, sig, args), constant)


def float_power(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    """Return a float to a power, as NumPy does: nothing raises."""
    value = context.cast(builder, args[0], sig.args[0], sig.return_type)
    constant = _known_exponent(sig.args[1], args[1])
    count = _products_of(sig.args[0], constant)
    if count is not None:
        return _products(builder, value, count)
    return _call_pow(builder, value, _converted(context, builder, sig, args), constant)


def _products_of(base: Any, exponent: float | None) -> int | None:
    """Return the exponent if a power is made by products."""
    if exponent is None or not is_real(base) or abs(exponent) > MOST_PRODUCTS or exponent != int(exponent):
        return None
    return int(exponent)


def _converted(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    """Return the exponent in the type of the result."""
    exponent = sig.args[1]
    if literal(exponent) is not None:  # its LLVM value may be a Python integer
        return context.get_constant(sig.return_type, literal(exponent))
    return context.cast(builder, args[1], exponent, sig.return_type)


def _known_exponent(kind: Any, value: Any) -> float | None:
    """Return the exponent if it is a finite constant."""
    constant = literal(kind)
    if constant is None and is_real(kind) and isinstance(value, llvm.Constant):
        constant = value.constant
    return constant if isinstance(constant, (int, float)) and math.isfinite(constant) else None


def _product(context: Any, builder: Any, value: Any, count: int) -> Any:
    """Multiply ``value`` (its reciprocal, if ``count`` is negative) ``abs(count)`` times."""
    if count < 0:
        zero = builder.fcmp_ordered("==", value, value.type(0.0))
        refuse_if(context, builder, zero, ZeroDivisionError, ZERO_TO_NEGATIVE)
    result = _products(builder, value, count)
    if count not in (0, 1) and value.type == DOUBLE and not (count > 0 and _is_small(value)):
        refuse_overflow(context, builder, [value], result, POWER_OVERFLOW)
    return result


def _products(builder: Any, value: Any, count: int) -> Any:
    factor = builder.fdiv(value.type(1.0), value) if count < 0 else value
    return _power_by_squaring(builder.fmul, factor, value.type(1.0), abs(count))


def _is_small(value: Any) -> bool:
    """Return whether a value comes right from a function whose results are small, so that its powers are."""
    return isinstance(value, llvm.CallInstr) and getattr(value.callee, "name", None) in SMALL


def _power_by_squaring(multiply: Any, value: Any, one: Any, count: int) -> Any:
    """Return ``value`` to the power ``count`` by squaring."""
    result = one
    while count:
        if count & 1:
            result = value if result is one else multiply(result, value)
        count >>= 1
        value = multiply(value, value) if count else value
    return result


def _integer_power(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind = sig.return_type
    base = context.cast(builder, args[0], sig.args[0], kind)
    count = literal(sig.args[1])
    if count is not None:
        inner = signature(kind, kind, kind)
        times = lambda *values: checked_arithmetic(context, builder, operator.mul, inner, values)  # noqa: E731
        return _power_by_squaring(times, base, base.type(1), count)
    exponent = context.cast(builder, args[1], sig.args[1], types.uint64)
    if not is_never_negative(sig.args[1]):
        negative = builder.icmp_signed("<", exponent, exponent.type(0))
        raise_if(context, builder, negative, ValueError, FLOAT_POWER)
    at = InsertPoint(context, builder)
    return call(at, integers.power, Value(kind, base), Value(types.uint64, exponent)).raw


def _real_power(context: Any, builder: Any, base: Any, exponent: Any, constant: float | None) -> Any:
    """Return a power, after the two cases in which Python gives no float."""
    kind = base.type
    zero, lowest = kind(0.0), kind(float("-inf"))
    single = "" if kind == DOUBLE else "f"
    if constant is None or constant < 0:
        zero_base = builder.fcmp_ordered("==", base, zero)
        negative = builder.fcmp_ordered("<", exponent, zero)
        finite = builder.fcmp_ordered("!=", exponent, lowest)  # 0.0 ** -inf is inf in Python
        to_infinity = builder.and_(zero_base, builder.and_(negative, finite))
        refuse_if(context, builder, to_infinity, ZeroDivisionError, ZERO_TO_NEGATIVE)
    if constant is None or constant != int(constant):
        below = builder.fcmp_ordered("<", base, zero)
        negative_base = builder.and_(below, builder.fcmp_ordered("!=", base, lowest))
        whole = external(builder, f"__nv_trunc{single}", kind, exponent)
        fractional = builder.fcmp_ordered("!=", whole, exponent)  # an infinite exponent is whole
        refuse_if(context, builder, builder.and_(negative_base, fractional), ValueError, COMPLEX_POWER)
    result = _call_pow(builder, base, exponent, constant)
    if kind == DOUBLE and constant != SQUARE_ROOT:
        refuse_overflow(context, builder, [base, exponent], result, POWER_OVERFLOW)
    return result


def _call_pow(builder: Any, base: Any, exponent: Any, constant: float | None) -> Any:
    """Return a power by libdevice: a square root for 0.5."""
    kind, single = base.type, "" if base.type == DOUBLE else "f"
    if constant == SQUARE_ROOT:  # of -inf it is inf, of -0.0 it is 0.0
        root = external(builder, f"__nv_sqrt{single}", kind, builder.fadd(base, kind(0.0)))
        return builder.select(builder.fcmp_ordered("==", base, kind(float("-inf"))), kind(float("inf")), root)
    return external(builder, f"__nv_pow{single}", kind, base, exponent)
