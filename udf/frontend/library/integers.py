"""Functions of :mod:`math` of integers, and of floats by their bits.

What needs more than 64 bits raises OverflowError, or wraps where the user chose that and arithmetic modulo 2**64 is
exact (``factorial perm prod``).

Source: CPython Modules/mathmodule.c.
"""

from __future__ import annotations

import math
from typing import Final

from udf.frontend.base.messages import DOES_NOT_FIT, message_of
from udf.frontend.library.intrinsics import (
    bits_of,
    checked_product,
    float_of,
    largest_root,
    ldexp_of,
    like,
    overflow_product,
    unsigned_quotient,
    unsigned_remainder,
)
from udf.frontend.library.kinds import Real, Whole

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
