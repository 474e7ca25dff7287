"""Functions of :mod:`math` of integers, and of floats by their bits.

What needs more than 64 bits raises OverflowError, or wraps where the user chose that and arithmetic modulo 2**64 is
exact (``factorial perm prod``).

Source: CPython Modules/mathmodule.c.

Division as Python has it: floored quotients and remainders, and quotients of integers that are rounded once.

Source: CPython Objects/floatobject.c (_float_div_mod), Objects/longobject.c (long_true_divide). The remainder is a
multiple of the smaller unit in the last place, and no larger than the divisor (Muller et al., Handbook of
Floating-Point Arithmetic, section 2.6).
"""

import math
from typing import Final

from udf.frontend.base.messages import DOES_NOT_FIT, message_of
from udf.frontend.library.intrinsics import (
    MASK,
    bits_of,
    checked_product,
    float_of,
    floor,
    fma,
    fmod_of,
    held_by,
    largest_root,
    ldexp_of,
    like,
    magnitude,
    overflow_product,
    ratio,
    trunc,
    unsigned_quotient,
    unsigned_remainder,
)
from udf.frontend.library.kinds import Common, Number, Real, Whole

NEGATIVE_N: Final = message_of(math.comb, -1, 0)
NEGATIVE_K: Final = message_of(math.comb, 1, -1)
NEGATIVE_FACTORIAL: Final = message_of(math.factorial, -1)
NEGATIVE_ROOT: Final = message_of(math.isqrt, -1)
NEGATIVE_TOLERANCE: Final = "tolerances must be non-negative"
INFINITE: Final = bits_of(math.inf)


def gcd(a: Whole, b: Whole) -> Whole:
    """Return the greatest common divisor, by Euclid's algorithm; 2**63 of an int64 looks negative."""
    x, y = abs(a), abs(b)
    while y != 0:
        x, y = y, unsigned_remainder(x, y)
    return x


def lcm(a: Whole, b: Whole) -> Whole:
    """Return the least common multiple, 0 if either is 0."""
    x, y = abs(a), abs(b)
    if x == 0 or y == 0:
        return like(0, x)
    if x < 0 or y < 0:  # one of them is 2**63
        raise OverflowError(DOES_NOT_FIT)
    return checked_product(unsigned_quotient(x, gcd(x, y)), y)


def comb(n: Whole, k: Whole) -> Whole:
    """Return the binomial coefficient; every intermediate value divides the next, so none is larger than the result."""
    if n < 0:
        raise ValueError(NEGATIVE_N)
    if k < 0:
        raise ValueError(NEGATIVE_K)
    result = like(1 if k <= n else 0, n)
    steps = min(k, n - k)
    i = like(1, n)
    while i <= steps:
        factor, divisor = n - steps + i, i
        shared = gcd(result, divisor)
        product = unsigned_quotient(factor, unsigned_quotient(divisor, shared))
        result = checked_product(unsigned_quotient(result, shared), product)
        i += 1
    return result


def perm(n: Whole, k: Whole | None = None) -> Whole:
    """Return the falling factorial, or modulo 2**64; then it reaches 0 after at most 66 factors."""
    if k is None:
        return factorial(n)
    if n < 0:
        raise ValueError(NEGATIVE_N)
    if k < 0:
        raise ValueError(NEGATIVE_K)
    result, i = like(1 if k <= n else 0, n), like(0, n)
    while i < k and result != 0:
        result = overflow_product(result, n - i)
        i += 1
    return result


def factorial(n: Whole) -> Whole:
    """Return the product of 1 to ``n``, or modulo 2**64."""
    if n < 0:
        raise ValueError(NEGATIVE_FACTORIAL)
    result, i = like(1, n), like(2, n)
    while i <= n and result != 0:
        result = overflow_product(result, i)
        i += 1
    return result


def power(base: Whole, exponent: Whole) -> Whole:
    """Return a power by squaring; the exponent is not negative, and is a uint64."""
    result, square, left = like(1, base), base, exponent
    while left != 0:
        result = overflow_product(result, square if left & 1 != 0 else like(1, square))
        left >>= 1
        if left != 0:
            square = overflow_product(square, square)
    return result


def isqrt(n: Whole) -> Whole:
    """Return the floor of the square root: the float root is off by one at most."""
    if n < 0:
        raise ValueError(NEGATIVE_ROOT)
    most = largest_root(n)
    root = like(min(int(math.sqrt(float(n))), most), n)
    more = root < most and (root + 1) * (root + 1) <= n
    return root - 1 if root * root > n else (root + 1 if more else root)


# -- floats ------------------------------------------------------------------------------------------


def ldexp(x: Real, i: int) -> Real:
    """Return ``x * 2**i``; beyond the clamp every float is zero or infinite already."""
    return ldexp_of(x, min(max(i, -5000), 5000))


def ulp(x: float) -> float:
    """Return the distance to the next float of larger magnitude; of the largest, to the one before."""
    size = abs(x)
    low = min(bits_of(size), INFINITE - 2)
    return float_of(low + 1) - float_of(low) if size < math.inf else size


def isclose(a: float, b: float, rel_tol: float = 1e-09, abs_tol: float = 0.0) -> bool:
    """Return whether the difference is within either tolerance."""
    if rel_tol < 0.0 or abs_tol < 0.0:
        raise ValueError(NEGATIVE_TOLERANCE)
    apart, finite = abs(b - a), abs(a) < math.inf and abs(b) < math.inf
    near = apart <= abs(rel_tol * b) or apart <= abs(rel_tol * a) or apart <= abs_tol
    return a == b or (finite and near)


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
