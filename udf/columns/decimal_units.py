"""``decimal.Decimal`` as a UDF has it: a whole number of units of 10**-scale, where the scale is part of the type."""

from __future__ import annotations

from decimal import ROUND_HALF_EVEN, Decimal, DivisionByZero, InvalidOperation, getcontext
from typing import Final

from udf.errors import ArgumentError

DIGITS: Final = 28
"""The digits to which Python's default context rounds results."""

TRAPS: Final = (InvalidOperation, DivisionByZero)
"""What raises in Python's default context."""

MAX_DIGITS: Final = 38
"""Digits of a decimal128, and of its scale."""


def decimal_constant(value: object) -> tuple[int, int] | None:
    """Return the units and the scale of a Decimal; None for anything else, and for what is no fixed number of digits.

    Examples
    --------
    >>> decimal_constant(Decimal("1.05")), decimal_constant(Decimal("1E+3")), decimal_constant(1.05)
    ((105, 2), None, None)
    """
    if not isinstance(value, Decimal) or not value.is_finite():
        return None
    sign, digits, exponent = value.as_tuple()
    assert isinstance(exponent, int)
    if exponent > 0 or exponent < -MAX_DIGITS or len(digits) > MAX_DIGITS:
        return None
    units = int("".join(map(str, digits)))
    return (-units if sign else units), -exponent


def require_default_context() -> None:
    """Raise ArgumentError if Python would round, or raise, in another way than in its default context."""
    context = getcontext()
    if (context.prec, context.rounding) == (DIGITS, ROUND_HALF_EVEN) and all(context.traps[one] for one in TRAPS):
        return
    what = f"decimals are rounded to {context.prec} digits, {context.rounding}, in this context, or not all raise"
    raise ArgumentError(
        what, f"a UDF has {DIGITS}, half to even: decimal.setcontext(decimal.DefaultContext), prec = {DIGITS}"
    )
