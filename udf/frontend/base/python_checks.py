"""What arithmetic of Python's raises and the machine's does not: by the error model, and at pandas' entry points."""

from typing import Any

from llvmlite import ir as llvm

from udf.base.raising import MAY_RAISE
from udf.frontend.base.current import compilation
from udf.frontend.base.declarations import note_if


def is_checked(context: Any) -> bool:
    """Return whether arithmetic raises as Python's does; with the "numpy" error model it gives inf and nan."""
    return bool(context.error_model.raise_on_fp_zero_division)


def refuse_if(context: Any, builder: Any, condition: Any, exception: type[Exception], *arguments: Any) -> None:
    """Raise where Python's arithmetic of floats does, as :func:`note_if`; nothing with the "numpy" error model.

    At pandas' entry points that model is of windows and groups, where a number may be Python's: then it leaves.
    """
    if is_checked(context):
        note_if(context, builder, condition, exception, *arguments)
    elif may_be_pythons(context):
        own = context.call_conv.sites.lowering.is_pythons()
        note_if(context, builder, condition, exception, *(arguments if own else (MAY_RAISE,)))


def may_be_pythons(context: Any) -> bool:
    """Return whether what is computed may be of Python's numbers, where pandas hands out NumPy's too."""
    lowering = context.call_conv.sites.lowering if compilation().scalars and not is_checked(context) else None
    return lowering is not None and bool(lowering.may_be_pythons())


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
