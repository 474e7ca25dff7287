"""Division as Python has it: floored quotients and remainders, and quotients of integers that are rounded once.

Source: CPython Objects/floatobject.c (_float_div_mod), Objects/longobject.c (long_true_divide). The remainder is a
multiple of the smaller unit in the last place, and no larger than the divisor (Muller et al., Handbook of
Floating-Point Arithmetic, section 2.6).
"""

from __future__ import annotations

import math
from typing import Final

from udf.frontend.library.intrinsics import MASK, floor, fma, fmod_of, held_by, magnitude, ratio, trunc
from udf.frontend.library.kinds import Common, Number

EXACT: Final = 2**53
"""Integers up to this are exact as float64."""

ENOUGH: Final = 2**54
"""A whole part from which on one more bit, whether anything is left, decides the rounding."""

HALF: Final = 2**63


# -- of floats -----------------------------------------------------------------------------------------


def fmod(x: Common, y: Common) -> Common:
    """Return C's ``fmod``: libdevice subtracts bit by bit; here it is one fma wherever that is exact.

    It is where the quotient is a whole number that a float holds: rounding can make ``trunc(q)`` one too large, and
    then ``x - trunc(q) * y`` has the other sign.
    """
    whole = trunc(ratio(x, y))
    if abs(whole) < held_by(x) and abs(y) < math.inf:
        rest = fma(-whole, y, x)
        near = rest + math.copysign(y, x) if math.copysign(1.0, x) * rest < 0.0 else rest
        return math.copysign(near, x)
    return fmod_of(x, y)


def floored(x: Common, y: Common, by_zero: bool) -> tuple[Common, Common]:
    """Return ``x // y`` and ``x % y``, signs of zero included; ``by_zero`` says whether ``x // 0`` is ``x / 0``."""
    rest, exact = fmod(x, y), ratio(x, y)
    lower = rest != 0.0 and (y < 0.0) != (rest < 0.0)
    quotient = ratio(x - rest, y)
    quotient = quotient - 1.0 if lower else quotient
    below = floor(quotient)
    near = below + 1.0 if quotient - below > 0.5 else below
    whole = math.copysign(0.0, exact) if quotient == 0.0 else near
    left = rest + y if lower else rest
    return exact if by_zero and y == 0.0 else whole, left if rest != 0.0 else math.copysign(0.0, y)


# -- of integers ---------------------------------------------------------------------------------------


def floored_across(x: Number, y: Number) -> tuple[int, int, bool, bool]:
    """Return ``x // y`` and ``x % y`` of a uint64 and an int64, and of each whether it needs more than an int64."""
    whole, size = magnitude(x), magnitude(y)
    quotient, rest = whole // size, whole % size
    apart = (x < 0) != (y < 0)
    lower = apart and rest != 0
    quotient = quotient + 1 if lower else quotient
    rest = size - rest if lower else rest
    beyond = quotient > HALF if apart else quotient >= HALF
    whole_quotient, left = int(quotient), int(rest)
    return (
        -whole_quotient if apart else whole_quotient, -left if y < 0 else left, beyond, rest >= HALF and not y < 0,
    )  # fmt: skip


def true_quotient(x: Number, y: Number) -> float:
    """Return ``x / y`` of integers, rounded once: up to 2**53 that of floats is; beyond, it is found bit by bit."""
    a, b, near = magnitude(x), magnitude(y), ratio(float(x), float(y))
    if b == 0 or (a <= EXACT and b <= EXACT):
        return near
    exact = _rounded(a, b)
    return -exact if (x < 0) != (y < 0) else exact


def _rounded(a: int, b: int) -> float:
    """Return the quotient of two uint64, the second not zero."""
    whole, left, scale = a // b, a % b, 1.0
    if a == 0:
        return 0.0
    while whole < ENOUGH:
        beyond, left = left >> 63, (left << 1) & MASK
        more = beyond != 0 or left >= b
        left = (left - b) & MASK if more else left
        whole = (whole << 1) | 1 if more else whole << 1
        scale *= 0.5
    return float(whole | 1 if left != 0 else whole) * scale
