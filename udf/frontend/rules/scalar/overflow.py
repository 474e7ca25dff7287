"""Integers that need more than 64 bits: where arithmetic finds out, and raises OverflowError.

Operands and results are 64 bits, taken as ``int64`` or ``uint64`` by their types. An operand that is a uint64 while
the result is an int64 counts with its whole value: ``u + s`` is checked as Python's ``u + s``, which ``u`` beyond 2**63
may well leave in range. With ``overflow="wrap"``, and in functions of our own, nothing is checked.
"""

import operator
from collections.abc import Callable
from contextlib import AbstractContextManager
from contextvars import ContextVar
from typing import Any, Final

from llvmlite import ir as llvm

from udf.base.contexts import holding
from udf.frontend.base.current import compilation
from udf.frontend.base.declarations import (
    BIT,
    DOUBLE,
    INT64,
    is_never_negative,
    is_real,
    is_uint64,
    literal,
    magnitude,
    note_if,
    where,
)
from udf.frontend.base.messages import DOES_NOT_FIT, LOSES_DIGITS
from udf.frontend.numba.names import types

LEAST: Final = -(2**63)
MOST: Final = 2**63 - 1

_WRAPPING: Final[ContextVar[Any]] = ContextVar("wrapping", default=None)


def is_raising() -> bool:
    """Return whether what does not fit 64 bits raises in this UDF."""
    return compilation().overflow == "raise"


def wrapping(builder: Any) -> AbstractContextManager[None]:
    """Lower a function of NumPy, whose integers wrap."""
    return holding(_WRAPPING, builder)


_MEETING: Final[ContextVar[str]] = ContextVar("unifying", default="")


def unifying(how: str = "any") -> AbstractContextManager[None]:
    """Lower the assignment of a variable that is one type or another: no value may change by taking the other.

    An integer that becomes a float may be "any", or has to be "small": no more than 2**53. Of a "place" in a sequence
    a uint64 that is no int64 becomes the greatest, which is as far outside.
    """
    return holding(_MEETING, how)


def is_unifying() -> bool:
    """Return whether a value is converted because it meets others in one variable, or in what a function returns."""
    return bool(_MEETING.get())


def is_overflow_checked(context: Any, builder: Any) -> bool:
    """Return whether the operation at hand has to be checked: the user's own, and not known to fit."""
    if not is_raising() or _WRAPPING.get() is builder:
        return False
    lowering = context.call_conv.sites.lowering
    return lowering is not None and lowering.can_overflow()


def refuse_overflow(context: Any, builder: Any, overflow: Any) -> None:
    """Raise OverflowError where ``overflow`` holds; the operation was found to be guarded."""
    context.call_conv.collect_overflow(builder, where(builder, overflow), (DOES_NOT_FIT,))


def check_overflow(context: Any, builder: Any, overflow: Callable[[], Any]) -> None:
    """Raise OverflowError where ``overflow()`` holds, if the operation at hand has to be checked."""
    if is_overflow_checked(context, builder):
        refuse_overflow(context, builder, overflow())


def is_beyond(builder: Any, kinds: Any, values: Any) -> Any:
    """Return whether an odd number of the uint64 among ``values`` is 2**63 or more, and so looks negative."""
    found = BIT(0)
    for kind, value in zip(kinds, values, strict=True):
        if is_uint64(kind):
            found = builder.xor(found, builder.icmp_signed("<", value, INT64(0)))
    return found


def _total(_context: Any, builder: Any, sig: Any, values: Any) -> tuple[Any, Any]:
    left, right = values
    result = builder.add(left, right)
    if not sig.return_type.signed:
        return result, builder.icmp_unsigned("<", result, left)
    for term, value in (values, reversed(values)):
        if isinstance(term, llvm.Constant) and not any(map(is_uint64, sig.args)):
            return result, _leaves(builder, value, term.constant)
    turned = builder.and_(builder.xor(left, result), builder.xor(right, result))
    return result, _signed_overflow(builder, sig, values, turned)


def _difference(_context: Any, builder: Any, sig: Any, values: Any) -> tuple[Any, Any]:
    left, right = values
    result = builder.sub(left, right)
    if isinstance(right, llvm.Constant) and not any(map(is_uint64, sig.args)):
        return result, _leaves(builder, left, -right.constant)
    turned = builder.and_(builder.xor(left, right), builder.xor(left, result))
    return result, _signed_overflow(builder, sig, values, turned)


def _leaves(builder: Any, value: Any, step: int) -> Any:
    """Return whether ``value + step``, a constant, leaves the signed range."""
    if step >= 0:
        return builder.icmp_signed(">", value, INT64(MOST - step))
    return builder.icmp_signed("<", value, INT64(LEAST - step))


def _signed_overflow(builder: Any, sig: Any, values: Any, turned: Any) -> Any:
    """Return whether a sum or difference overflows, ``turned`` being negative where it does for signed operands.

    A uint64 that looks negative moves the exact result by 2**64, which one overflow makes good (Warren, Hacker's
    Delight, section 2-13).
    """
    overflow = builder.icmp_signed("<", turned, INT64(0))
    return builder.xor(overflow, is_beyond(builder, sig.args, values)) if any(map(is_uint64, sig.args)) else overflow


def _product(context: Any, builder: Any, sig: Any, values: Any) -> tuple[Any, Any]:
    signed = sig.return_type.signed
    if signed and any(is_uint64(kind) for kind in sig.args):
        return builder.mul(*values), _mixed_product_overflows(builder, sig.args, values)
    for factor, value in (values, reversed(values)):
        if isinstance(factor, llvm.Constant):
            return builder.mul(*values), _is_outside(builder, value, factor.constant, signed=signed)
    if signed and not context.call_conv.sites.lowering.may_repeat:
        result = builder.mul(*values)
        return result, _is_far(builder, values, result)
    both = (builder.smul_with_overflow if signed else builder.umul_with_overflow)(*values)
    return builder.extract_value(both, 0), builder.extract_value(both, 1)


def _is_outside(builder: Any, value: Any, factor: int, *, signed: bool) -> Any:
    """Return whether a product with a constant overflows: whether the other factor is outside of a range."""
    factor = factor if signed else factor % 2**64
    if factor == 0:
        return BIT(0)
    if not signed:
        return builder.icmp_unsigned(">", value, INT64((2**64 - 1) // factor))
    least, most = (LEAST, MOST) if factor > 0 else (MOST, LEAST)
    low, high = -(-least // factor), min(most // factor, MOST)
    return builder.icmp_unsigned(">", builder.sub(value, INT64(low)), INT64(high - low))


def _is_far(builder: Any, values: Any, result: Any) -> Any:
    """Return whether a signed product modulo 2**64 is not the exact one, by the product in float64.

    That is off by less than 2**12 where the exact product fits, and by 2**63 and more where it does not. Unlike the
    upper half of a product, a processor computes it in vectors.
    """
    left, right, rest = (builder.sitofp(value, DOUBLE) for value in (*values, result))
    away = builder.fsub(builder.fmul(left, right), rest)
    return builder.fcmp_ordered(">", magnitude(builder, away), DOUBLE(2.0**62))


def _mixed_product_overflows(builder: Any, kinds: Any, values: Any) -> Any:
    """Multiply the magnitudes, one of them a uint64's."""
    zero, negative, sizes = INT64(0), BIT(0), []
    for kind, value in zip(kinds, values, strict=True):
        below = BIT(0) if is_never_negative(kind) else builder.icmp_signed("<", value, zero)
        sizes.append(builder.select(below, builder.neg(value), value))
        negative = builder.xor(negative, below)
    both = builder.umul_with_overflow(*sizes)
    most = builder.select(negative, INT64(LEAST), INT64(MOST))
    return builder.or_(builder.extract_value(both, 1), builder.icmp_unsigned(">", builder.extract_value(both, 0), most))


# operation -> (context, builder, signature, 64-bit operands) to (result modulo 2**64, whether it does not fit)
CHECKED: Final[dict[Any, Callable[..., tuple[Any, Any]]]] = {
    operator.add: _total,
    operator.sub: _difference,
    operator.mul: _product,
}
PLAIN: Final = {operator.add: "add", operator.sub: "sub", operator.mul: "mul"}


def unchanged(context: Any, builder: Any, value: Any, kind: Any, to: Any) -> Any:
    """Return a value; raise where it is not the same in the type ``to``, in which it meets others."""
    if not isinstance(kind, types.Integer) or literal(kind) is not None or kind.bitwidth < 64:
        return value
    if _MEETING.get() == "place":
        outside = is_beyond(builder, [kind], [value])
        return builder.select(outside, value.type(2**63 - 1), value) if is_uint64(kind) else value
    if not is_raising():
        return value
    if is_uint64(kind) and to == types.int64:
        refuse_overflow(context, builder, is_beyond(builder, [kind], [value]))
    if is_real(to) and _MEETING.get() == "small":
        note_if(context, builder, _is_large(builder, kind, value), OverflowError, LOSES_DIGITS)
    return value


def _is_large(builder: Any, kind: Any, value: Any) -> Any:
    """Return whether the magnitude of a 64-bit integer is above 2**53."""
    if is_uint64(kind):
        return builder.icmp_unsigned(">", value, INT64(2**53))
    return builder.icmp_unsigned(">", builder.add(value, INT64(2**53)), INT64(2**54))


def checked_arithmetic(context: Any, builder: Any, operation: Any, sig: Any, values: Any) -> Any:
    """Return ``operation`` of two 64-bit integers whose types are those of ``sig``; checked where it has to be."""
    if not is_overflow_checked(context, builder):
        return getattr(builder, PLAIN[operation])(*values)
    result, overflow = CHECKED[operation](context, builder, sig, values)
    refuse_overflow(context, builder, overflow)
    return result
