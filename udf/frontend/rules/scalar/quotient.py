"""``/`` of two integers, correctly rounded as CPython's: not the quotient of two integers that were rounded before.

Up to 2**53 both are exact as float64, and so is their quotient rounded once. Beyond, it is found bit by bit.

Source: CPython Objects/longobject.c (long_true_divide).
"""

# Numba compiles the function in here: it has no annotations.
# ruff: noqa: ANN001, ANN202
# mypy: disable-error-code="no-untyped-def,no-untyped-call"
from __future__ import annotations

from typing import Any, Final

from udf.frontend.base.declarations import BIT, DOUBLE, INT64, is_never_negative, is_uint64, literal
from udf.frontend.numba.names import signature, types
from udf.frontend.rules.scalar import libdevice
from udf.frontend.rules.scalar.python_math import unsigned_quotient, unsigned_remainder

EXACT: Final = 2**53
"""Integers up to this are exact as float64."""

ENOUGH: Final = 2**54
"""A whole part from which on one more bit, whether anything is left, decides the rounding."""


def is_exact(context: Any, position: int, kind: Any) -> bool:
    """Return whether an operand of the division at hand is known to be exact as float64."""
    value = literal(kind)
    if value is not None:
        return abs(value) <= EXACT
    if isinstance(kind, types.Boolean) or kind.bitwidth < 64:
        return True
    lowering = context.call_conv.sites.lowering
    return lowering is not None and bool(lowering.is_small(position, EXACT))


def whole_quotient(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    """Divide two integers, the second not zero (else by IEEE 754)."""
    sizes, negative, large = [], BIT(0), BIT(0)
    for value, kind in zip(args, sig.args, strict=True):
        whole = context.cast(builder, value, kind, types.uint64 if is_uint64(kind) else types.int64)
        below = _is_below(builder, kind, whole)
        sizes.append(builder.select(below, builder.neg(whole), whole))
        negative = builder.xor(negative, below)
        large = builder.or_(large, builder.icmp_unsigned(">", sizes[-1], INT64(EXACT)))
    left, right = (context.cast(builder, v, k, types.float64) for v, k in zip(args, sig.args, strict=True))
    near, before = builder.fdiv(left, right), builder.block
    slow = builder.and_(large, builder.icmp_unsigned("!=", sizes[1], INT64(0)))
    with builder.if_then(slow, likely=False):
        inner = signature(types.float64, types.uint64, types.uint64)
        exact = context.compile_internal(builder, _rounded, inner, sizes)
        exact = builder.select(negative, builder.fsub(DOUBLE(-0.0), exact), exact)
        after = builder.block
    either = builder.phi(DOUBLE)
    either.add_incoming(near, before)
    either.add_incoming(exact, after)
    return either


def _is_below(builder: Any, kind: Any, whole: Any) -> Any:
    if is_never_negative(kind):
        return BIT(0)
    return builder.icmp_signed("<", whole, INT64(0))


def _rounded(left, right):
    """Return the quotient of two uint64, the second not zero."""
    whole, left_over, scale = unsigned_quotient(left, right), unsigned_remainder(left, right), 1.0
    if left == left - left:
        return 0.0
    while whole < ENOUGH:
        beyond = left_over >> 63
        left_over = left_over << 1
        whole = whole << 1
        if beyond != 0 or left_over >= right:
            left_over = types.uint64(left_over - right)
            whole = whole | types.uint64(1)
        scale = scale * 0.5
    if left_over != 0:
        whole = whole | types.uint64(1)
    return libdevice.ull2double_rn(whole) * scale
