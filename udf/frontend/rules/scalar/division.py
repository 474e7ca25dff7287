"""``/ // % divmod``, for integers and floats: floored as in Python, ZeroDivisionError with Python's text.

Source: CPython Objects/longobject.c (l_divmod) and Objects/floatobject.c (_float_div_mod).
"""

import operator
from typing import Any

from llvmlite import ir as llvm

from udf.base.raising import MAY_RAISE
from udf.frontend.base.current import compilation
from udf.frontend.base.declarations import (
    INT64,
    common_of_two,
    convert_arguments,
    define,
    is_never_negative,
    is_nonzero,
    is_uint64,
    is_whole,
    literal,
    note_if,
    raise_if,
    typing_of,
)
from udf.frontend.base.messages import ZERO_DIVISOR
from udf.frontend.base.python_checks import floor_signed, is_checked, refuse_if
from udf.frontend.library.integers import EXACT, floored, floored_across, true_quotient
from udf.frontend.numba.names import cgutils, types
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.scalar.bodies import run_body
from udf.frontend.rules.scalar.overflow import LEAST, check_overflow
from udf.frontend.staged.operands import Value
from udf.frontend.staged.syntax_walk import call

NARROW = 32
"""Bits up to which integers are divided as 32-bit numbers: without a divider, 64 bits cost four times as much."""


def _both(left: Any, right: Any) -> Any:
    part = common_of_two(left, right)
    return None if part is None else types.UniTuple(part, 2)


def _refuse_zero(context: Any, builder: Any, sig: Any, divisor: Any, operation: Any) -> None:
    """Raise ZeroDivisionError where the (converted) divisor is zero, unless it is known not to be."""
    if is_nonzero(sig.args[1], divisor):
        return
    kind = int if all(is_whole(operand) for operand in sig.args) else float
    message, zero = ZERO_DIVISOR[operation, kind], cgutils.is_scalar_zero(builder, divisor)
    whole = isinstance(divisor.type, llvm.IntType)
    if whole and compilation().scalars and not is_checked(context):  # NumPy's integers give 0
        raise_if(context, builder, zero, ZeroDivisionError, MAY_RAISE)
    elif whole and _is_pythons(context):
        raise_if(context, builder, zero, ZeroDivisionError, message)
    elif not whole:
        written = _is_pythons(context) and all(literal(operand) is not None for operand in sig.args)
        (note_if if written else refuse_if)(context, builder, zero, ZeroDivisionError, message)


def _is_pythons(context: Any) -> bool:
    """Return whether whole numbers are divided as Python's: also beside a window's NumPy floats, as ``len(w) // 0``."""
    return is_checked(context) or compilation().window is not None


@define(operator.truediv, operator.itruediv, typing=typing_of(2))
def _true_division(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    left, right = convert_arguments(context, builder, sig, args)
    _refuse_zero(context, builder, sig, right, operator.truediv)
    whole = all(is_whole(kind) for kind in sig.args)
    if whole and not all(_is_exact(context, position, kind) for position, kind in enumerate(sig.args)):
        return run_body(context, builder, true_quotient, types.float64, *zip(sig.args, args, strict=True))
    return builder.fdiv(left, right)


def _is_exact(context: Any, position: int, kind: Any) -> bool:
    """Return whether an operand of the division at hand is known to be exact as float64."""
    value = literal(kind)
    if value is not None:
        return abs(value) <= EXACT
    if isinstance(kind, types.Boolean) or kind.bitwidth < 64:
        return True
    lowering = context.call_conv.sites.lowering
    return lowering is not None and bool(lowering.is_small(position, EXACT))


def _divided(context: Any, builder: Any, sig: Any, args: Any, operation: Any) -> tuple[Any, Any]:
    """Return the floored quotient and the remainder, in the operation's result type.

    With the "numpy" error model both are 0 for the integer divisor 0, as NumPy has it.
    """
    kind = sig.return_type.dtype if isinstance(sig.return_type, types.UniTuple) else sig.return_type
    left, right = convert_arguments(context, builder, sig, args, kind)
    _refuse_zero(context, builder, sig, right, operation)
    if isinstance(kind, types.Float):
        pair = Value(kind, left), Value(kind, right)
        return tuple(one.raw for one in call(InsertPoint(context, builder), floored, *pair, not is_checked(context)))
    if _is_pythons(context) or is_nonzero(sig.args[1], right):
        return _floor_whole(context, builder, sig, (left, right), operation)
    zero = cgutils.is_scalar_zero(builder, right)
    both = _floor_whole(context, builder, sig, (left, builder.select(zero, right.type(1), right)), operation)
    quotient, remainder = (builder.select(zero, right.type(0), part) for part in both)
    return quotient, remainder


def _floor_whole(context: Any, builder: Any, sig: Any, values: tuple[Any, Any], operation: Any) -> tuple[Any, Any]:
    """Divide 64-bit integers, the divisor not zero; OverflowError where a part that is asked for does not fit."""
    left, right = values
    if any(is_uint64(operand) for operand in sig.args):
        if all(is_never_negative(operand) for operand in sig.args):
            return builder.udiv(left, right), builder.urem(left, right)
        pair = (
            Value(types.uint64 if is_uint64(one) else types.int64, two)
            for one, two in zip(sig.args, values, strict=True)
        )
        quotient, remainder, *beyond = (one.raw for one in call(InsertPoint(context, builder), floored_across, *pair))
        if operation is not operator.mod:
            check_overflow(context, builder, lambda: beyond[0])
        if operation is not operator.floordiv:
            check_overflow(context, builder, lambda: beyond[1])
        return quotient, remainder
    if all(_is_narrow(operand) for operand in sig.args):
        return _floor_narrow(builder, sig, left, right)
    if operation is not operator.mod and _may_be_minus_one(sig.args[1]):
        check_overflow(context, builder, lambda: _negates_least(builder, left, right))
    return floor_signed(builder, left, right, may_be_minus_one=_may_be_minus_one(sig.args[1]))


def _negates_least(builder: Any, left: Any, right: Any) -> Any:
    least = builder.icmp_signed("==", left, left.type(LEAST))
    return builder.and_(least, builder.icmp_signed("==", right, right.type(-1)))


@define(operator.floordiv, operator.ifloordiv, typing=common_of_two)
def _floor_division(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return _divided(context, builder, sig, args, operator.floordiv)[0]


@define(operator.mod, operator.imod, typing=common_of_two)
def _modulo(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return _divided(context, builder, sig, args, operator.mod)[1]


@define(divmod, typing=_both)
def _divmod(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return cgutils.pack_array(builder, _divided(context, builder, sig, args, divmod))


def _is_narrow(kind: Any) -> bool:
    """Return whether every value of a type fits a signed 32-bit integer."""
    value = literal(kind)
    if value is not None:
        return -(2**31) <= value < 2**31
    return isinstance(kind, types.Boolean) or kind.bitwidth < NARROW or (kind.signed and kind.bitwidth == NARROW)


def _may_be_minus_one(kind: Any) -> bool:
    value = literal(kind)
    return value == -1 if value is not None else not is_uint64(kind)


def _floor_narrow(builder: Any, sig: Any, left: Any, right: Any) -> tuple[Any, Any]:
    """Divide as 32-bit numbers; ``-2**31 // -1`` is the one quotient that needs more, and gets it."""
    left, right = (builder.trunc(value, llvm.IntType(32)) for value in (left, right))
    quotient, remainder = floor_signed(builder, left, right, guard=True)
    quotient, remainder = builder.sext(quotient, INT64), builder.sext(remainder, INT64)
    if _may_be_minus_one(sig.args[1]):
        negated = builder.neg(builder.sext(left, INT64))
        quotient = builder.select(builder.icmp_signed("==", right, right.type(-1)), negated, quotient)
    return quotient, remainder
