"""Quotients rounded down, and what they leave, as Python has them."""

from typing import Any

from llvmlite import ir as llvm


def floor_signed(
    builder: Any, left: Any, right: Any, *, may_be_minus_one: bool = False, guard: bool = False
) -> tuple[Any, Any]:
    """Return floor(left / right) and the remainder with the divisor's sign; of a constant 2**n without a division.

    LLVM leaves ``MIN / -1`` undefined, so -1 is replaced by 1 (``guard``), and the quotient negated.
    """
    known = right.constant if isinstance(right, llvm.Constant) else 0
    if known > 0 and known.bit_count() == 1:
        return builder.ashr(left, right.type(known.bit_length() - 1)), builder.and_(left, right.type(known - 1))
    minus_one = builder.icmp_signed("==", right, right.type(-1))
    divisor = builder.select(minus_one, right.type(1), right) if may_be_minus_one or guard else right
    quotient, remainder = builder.sdiv(left, divisor), builder.srem(left, divisor)
    if may_be_minus_one:
        quotient = builder.select(minus_one, builder.neg(left), quotient)
    zero = remainder.type(0)
    apart = builder.icmp_signed("<", builder.xor(remainder, right), zero)
    lower = builder.and_(builder.icmp_signed("!=", remainder, zero), apart)
    quotient = builder.sub(quotient, builder.zext(lower, quotient.type))
    return quotient, builder.add(remainder, builder.select(lower, right, zero))
