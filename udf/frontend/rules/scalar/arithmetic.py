"""``+ - * & | ^ << >> ~ -x +x abs bool float`` of integers, bools and floats.

Python's integers have no width. Here a result is int64; it is uint64 where an operand is uint64 and the
result cannot be negative. ``a - b``, ``-a`` and ``~a`` can be, so they are int64. What does not fit its 64 bits raises
OverflowError, or wraps where the user asked for that (``udf.frontend.rules.scalar.overflow``).
With a float, integers become floats: float64, or float32 where both operands are.
"""

import operator
from typing import Any

from udf.bind.captures import holds
from udf.frontend.base.current import compilation
from udf.frontend.base.declarations import (
    INT64,
    common_integer,
    common_number,
    common_of_one,
    convert_arguments,
    define,
    is_never_negative,
    is_real,
    is_uint64,
    is_whole,
    magnitude,
    raise_if,
    typing_of,
)
from udf.frontend.base.messages import NEGATED, NEGATIVE_SHIFT, SUBTRACTED, RefusedCallError
from udf.frontend.base.models import cast_first
from udf.frontend.numba.names import types
from udf.frontend.rules.scalar.overflow import LEAST, PLAIN, check_overflow, checked_arithmetic, is_beyond


def _of_numpys_bools(*kinds: Any) -> bool:
    """Return whether values are bools of NumPy's, as those of a window are; of Python's, ints are made before."""
    return all(isinstance(kind, types.Boolean) for kind in kinds) and compilation().has_numpys_bools


def _joined(left: Any, right: Any) -> Any:
    return types.boolean if _of_numpys_bools(left, right) else common_number(left, right)


def _difference(left: Any, right: Any) -> Any:
    if _of_numpys_bools(left, right):
        raise RefusedCallError(SUBTRACTED)
    return types.int64 if is_whole(left) and is_whole(right) else common_number(left, right)


def _bits(left: Any, right: Any) -> Any:
    if isinstance(left, types.Boolean) and isinstance(right, types.Boolean):
        return types.boolean
    return common_integer(left, right) if is_whole(left) and is_whole(right) else None


def _masked_bits(left: Any, right: Any) -> Any:
    """Return the type of ``a & b``, which is between 0 and whichever of them is not negative."""
    whole = is_whole(left) and is_whole(right)
    return types.uint64 if whole and (is_uint64(left) or is_uint64(right)) else _bits(left, right)


def _shifted(left: Any, right: Any) -> Any:
    if not (is_whole(left) and is_whole(right)):
        return None
    return types.uint64 if is_uint64(left) else types.int64


def _negated(operand: Any) -> Any:
    if _of_numpys_bools(operand):
        raise RefusedCallError(NEGATED)
    return types.int64 if is_whole(operand) else common_number(operand)


def _inverted(operand: Any) -> Any:
    if _of_numpys_bools(operand):
        return types.boolean
    return types.int64 if is_whole(operand) else None


def _binary(operation: Any, in_place: Any, typing: Any) -> None:
    """Register an operation of numbers that is one LLVM instruction, with ``f`` in front for floats."""

    @define(operation, in_place, typing=typing)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        values = convert_arguments(context, builder, sig, args)
        if is_real(sig.return_type):
            return getattr(builder, f"f{PLAIN[operation]}")(*values)
        if sig.return_type == types.boolean:
            return (builder.or_ if operation is operator.add else builder.and_)(*values)
        return checked_arithmetic(context, builder, operation, sig, values)


_binary(operator.add, operator.iadd, _joined)
_binary(operator.mul, operator.imul, _joined)
_binary(operator.sub, operator.isub, _difference)


def _bitwise(*operations: Any, typing: Any, instruction: str) -> None:
    """Register an operation of bits; ``|`` and ``^`` of a uint64 and a negative number may need a 65th."""

    @define(*operations, typing=typing)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        left, right = convert_arguments(context, builder, sig, args)
        result = getattr(builder, instruction)(left, right)
        if getattr(sig.return_type, "signed", False) and any(is_uint64(kind) for kind in sig.args):
            # bit 63 is not its sign: that of the one operand which can be negative
            signed = next(v for kind, v in zip(sig.args, (left, right), strict=True) if not is_uint64(kind))
            check_overflow(context, builder, lambda: builder.icmp_signed("<", builder.xor(signed, result), INT64(0)))
        return result


_bitwise(operator.and_, operator.iand, typing=_masked_bits, instruction="and_")
_bitwise(operator.or_, operator.ior, typing=_bits, instruction="or_")
_bitwise(operator.xor, operator.ixor, typing=_bits, instruction="xor")


@define(operator.neg, typing=_negated)
def _negate(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    value = context.cast(builder, args[0], sig.args[0], sig.return_type)
    if is_real(sig.return_type):
        return builder.fsub(value.type(-0.0), value)  # IR of NVVM's age has no fneg
    limit = INT64(LEAST)
    beyond = builder.icmp_unsigned if is_uint64(sig.args[0]) else builder.icmp_signed
    check_overflow(context, builder, lambda: beyond(">" if is_uint64(sig.args[0]) else "==", value, limit))
    return builder.neg(value)


@define(operator.invert, typing=_inverted)
def _invert(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    value = context.cast(builder, args[0], sig.args[0], types.int64)
    if sig.return_type == types.boolean:
        return builder.not_(_bool(context, builder, sig, args))
    if is_uint64(sig.args[0]):
        check_overflow(context, builder, lambda: is_beyond(builder, sig.args, [value]))
    return builder.not_(value)


define(operator.pos, typing=common_of_one)(cast_first)


@define(abs, typing=common_of_one)
def _absolute(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    value = context.cast(builder, args[0], sig.args[0], sig.return_type)
    if is_real(sig.return_type):
        return magnitude(builder, value)
    if is_never_negative(sig.args[0]):
        return value
    check_overflow(context, builder, lambda: builder.icmp_signed("==", value, INT64(LEAST)))
    return builder.select(builder.icmp_signed("<", value, INT64(0)), builder.neg(value), value)


def _checked_amount(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    """Return the shift's amount as 64 bits; raise if it is negative."""
    amount = context.cast(builder, args[1], sig.args[1], types.int64)
    if not is_never_negative(sig.args[1]):
        negative = builder.icmp_signed("<", amount, INT64(0))
        raise_if(context, builder, negative, ValueError, NEGATIVE_SHIFT)
    return amount


def shift_out(builder: Any, instruction: str, value: Any, amount: Any) -> Any:
    """Return a value shifted by ``amount`` bits, "shl" or "lshr": by 64 and more, or a negative number, it is 0.

    The amount is masked for LLVM 20 to 22, whose NVPTX back end makes of a selected shift one instruction that takes
    the low 32 bits of the amount: ``x << 2**32`` would be ``x`` (performSELECTShiftCombine).
    """
    moved = getattr(builder, instruction)(value, builder.and_(amount, INT64(63)))
    return builder.select(builder.icmp_unsigned("<", amount, INT64(64)), moved, INT64(0))


@define(operator.lshift, operator.ilshift, typing=_shifted)
def _shift_left(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    value = context.cast(builder, args[0], sig.args[0], sig.return_type)
    amount = _checked_amount(context, builder, sig, args)
    shifted = shift_out(builder, "shl", value, amount)
    back = builder.ashr if sig.return_type.signed else builder.lshr
    check_overflow(
        context, builder, lambda: builder.icmp_signed("!=", back(shifted, builder.and_(amount, INT64(63))), value)
    )
    return shifted


@define(operator.rshift, operator.irshift, typing=_shifted)
def _shift_right(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    value = context.cast(builder, args[0], sig.args[0], sig.return_type)
    amount = _checked_amount(context, builder, sig, args)
    if not sig.return_type.signed:
        return shift_out(builder, "lshr", value, amount)
    return builder.ashr(value, builder.select(builder.icmp_unsigned("<", amount, INT64(64)), amount, INT64(63)))


def _to_float(operand: Any) -> Any:
    if is_real(operand):
        return operand
    if isinstance(operand, types.StringLiteral):
        return types.float64 if _read(operand) is not None else None
    return types.float64 if is_whole(operand) else None


def _read(text: Any) -> float | None:
    """Return the number that a text written out stands for; None if it is none."""
    try:
        return float(text.literal_value)
    except ValueError:
        return None


@define(float, typing=_to_float)
def _float(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    if isinstance(sig.args[0], types.StringLiteral):
        return context.get_constant_generic(builder, types.float64, _read(sig.args[0]))
    return context.cast(builder, args[0], sig.args[0], sig.return_type)


@define(bool, operator.truth, holds, typing=typing_of(1, types.boolean), opposite=(operator.not_,))
def _bool(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    (kind,), (value,) = sig.args, args
    if isinstance(kind, types.Boolean):
        return context.cast(builder, value, kind, types.boolean)
    if is_real(kind):
        return builder.fcmp_unordered("!=", value, value.type(0.0))  # NaN is true
    return builder.icmp_unsigned("!=", context.cast(builder, value, kind, common_integer(kind)), INT64(0))
