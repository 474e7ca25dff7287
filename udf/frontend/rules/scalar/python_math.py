"""Bodies of ``math`` functions, in Python: Numba compiles them, and they run as Python too.

They use no operation that Python could fail on for these arguments, so that only what is raised here is raised.
"""

# ruff: noqa: ANN001, ANN201 - Numba infers the types
# mypy: disable-error-code="no-untyped-def,no-untyped-call"
from __future__ import annotations

import math
import struct
from typing import Any, Final

from udf.frontend.base.declarations import DOUBLE, INT64, convert_arguments, define, is_whole, raise_if
from udf.frontend.base.messages import DOES_NOT_FIT, message_of
from udf.frontend.numba.names import types
from udf.frontend.rules.scalar import libdevice
from udf.frontend.rules.scalar.overflow import is_raising

NEGATIVE_N: Final = message_of(math.comb, -1, 0)
NEGATIVE_K: Final = message_of(math.comb, 1, -1)
NEGATIVE_FACTORIAL: Final = message_of(math.factorial, -1)
NEGATIVE_ROOT: Final = message_of(math.isqrt, -1)
NEGATIVE_TOLERANCE: Final = "tolerances must be non-negative"
LARGEST_ROOT: Final = math.isqrt(2**63 - 1)
LARGEST_UNSIGNED_ROOT: Final = math.isqrt(2**64 - 1)


def unsigned_remainder(a: int, b: int) -> int:
    """Return the remainder of two integers that are not negative, ``b`` not zero (unchecked in compiled code)."""
    return a % b


def unsigned_quotient(a: int, b: int) -> int:
    """Return the quotient of two integers that are not negative, ``b`` not zero (unchecked in compiled code)."""
    return a // b


def checked_product(a: int, b: int) -> int:
    """Return the product of two integers that are not negative; OverflowError if it needs more than 63 bits."""
    if a * b >= 2**63:
        raise OverflowError(DOES_NOT_FIT)
    return a * b


def overflow_product(a: int, b: int) -> int:
    """Return the product of two integers of one type: OverflowError, or modulo 2**64, as the user has chosen."""
    return a * b


def _same(a: Any, b: Any) -> Any:
    return a if is_whole(a) and types.unliteral(a) == types.unliteral(b) else types.int64


def _register(function: Any, compute: Any) -> None:
    """Register ``compute(context, builder, signed, a, b)`` as a function of two integers of one type."""

    @define(function, typing=lambda a, b: types.unliteral(_same(a, b)))
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return compute(context, builder, sig.return_type.signed, *convert_arguments(context, builder, sig, args))


def _product(context: Any, builder: Any, signed: Any, a: Any, b: Any) -> Any:
    product = (builder.smul_with_overflow if signed else builder.umul_with_overflow)(a, b)
    raise_if(context, builder, builder.extract_value(product, 1), OverflowError, DOES_NOT_FIT)
    return builder.extract_value(product, 0)


_register(unsigned_remainder, lambda _, builder, __, a, b: builder.urem(a, b))
_register(unsigned_quotient, lambda _, builder, __, a, b: builder.udiv(a, b))
_register(checked_product, _product)
_register(overflow_product, lambda *given: _product(*given) if is_raising() else given[1].mul(*given[3:]))


def gcd(a, b):
    """Euclid's algorithm."""
    a, b = abs(a), abs(b)
    while b != 0:
        a, b = b, unsigned_remainder(a, b)
    return a


def lcm(a, b):
    """Least common multiple, 0 if either is 0."""
    a, b = abs(a), abs(b)
    if a == 0 or b == 0:
        return a * b
    if a < 0 or b < 0:
        raise OverflowError(DOES_NOT_FIT)  # one of them is 2**63
    return checked_product(unsigned_quotient(a, gcd(a, b)), b)


def comb(n, k):
    """Binomial coefficient; every intermediate value divides the next, so none is larger than the result."""
    if n < 0:
        raise ValueError(NEGATIVE_N)
    if k < 0:
        raise ValueError(NEGATIVE_K)
    result = n - n + (1 if k <= n else 0)
    steps = min(k, n - k)
    i = n - n + 1
    while i <= steps:
        factor, divisor = n - steps + i, i
        shared = gcd(result, divisor)
        result, divisor = unsigned_quotient(result, shared), unsigned_quotient(divisor, shared)
        result = checked_product(result, unsigned_quotient(factor, divisor))
        i += 1
    return result


def permutations(n, k=None):
    """Falling factorial, or modulo 2**64; then it reaches 0 after at most 66 factors."""
    if n < 0:
        raise ValueError(NEGATIVE_N)
    if k < 0:
        raise ValueError(NEGATIVE_K)
    result = n - n + (1 if k <= n else 0)
    i = n - n
    while i < k and result != 0:
        result = overflow_product(result, n - i)
        i += 1
    return result


def all_permutations(n, k=None):  # noqa: ARG001 - the signature of math.perm
    """Permutations of all ``n``."""
    return factorial(n)


def factorial(n):
    """Product of 1 to ``n``, or modulo 2**64."""
    if n < 0:
        raise ValueError(NEGATIVE_FACTORIAL)
    result = n - n + 1
    i = n - n + 2
    while i <= n and result != 0:
        result = overflow_product(result, i)
        i += 1
    return result


def isqrt(n):
    """Floor of the square root: the float root is off by one at most."""
    if n < 0:
        raise ValueError(NEGATIVE_ROOT)
    root = min(libdevice.double2ll_rz(math.sqrt(float(n))), LARGEST_ROOT)
    if root * root > n:
        root -= 1
    elif root < LARGEST_ROOT and (root + 1) * (root + 1) <= n:
        root += 1
    return root


def isqrt_unsigned(n):
    """Floor of the square root of a uint64."""
    root = types.uint64(min(libdevice.double2ll_rz(math.sqrt(float(n))), LARGEST_UNSIGNED_ROOT))
    if root * root > n:
        root -= types.uint64(1)
    elif root < LARGEST_UNSIGNED_ROOT and (root + 1) * (root + 1) <= n:
        root += 1
    return types.uint64(root)


def scale(x, i):
    """``x * 2**i``; beyond the clamp every float is zero or infinite already."""
    return libdevice.ldexp(float(x), types.int32(min(max(i, -5000), 5000)))


def bits_of(x: float) -> int:
    """Return the bits of a float that is not negative: the next larger float's are one more."""
    return int.from_bytes(struct.pack("<d", x), "little")


def float_of(bits: int) -> float:
    """Return the float that has these bits."""
    return float(struct.unpack("<d", bits.to_bytes(8, "little"))[0])


INFINITE: Final = bits_of(math.inf)


@define(bits_of, typing=lambda _: types.int64)
def _lower_bits(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return builder.bitcast(context.cast(builder, args[0], sig.args[0], types.float64), INT64)


@define(float_of, typing=lambda _: types.float64)
def _lower_float(_context: Any, builder: Any, _sig: Any, args: Any) -> Any:
    return builder.bitcast(args[0], DOUBLE)


def ulp(x):
    """Distance to the next float of larger magnitude; of the largest, to the one before."""
    size = abs(float(x))
    bits = bits_of(size)
    if bits >= INFINITE:
        return size
    low = min(bits, INFINITE - 2)
    return float_of(low + 1) - float_of(low)


def isclose(a, b, rel_tol=1e-09, abs_tol=0.0):
    """Whether the difference is within either tolerance."""
    if rel_tol < 0.0 or abs_tol < 0.0:
        raise ValueError(NEGATIVE_TOLERANCE)
    if a == b:
        return True
    if math.isinf(a) or math.isinf(b):
        return False
    apart = math.fabs(float(b) - float(a))
    return apart <= math.fabs(rel_tol * b) or apart <= math.fabs(rel_tol * a) or apart <= abs_tol
