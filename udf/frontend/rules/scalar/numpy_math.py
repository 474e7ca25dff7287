"""Bodies of NumPy's functions of scalars, in Python: Numba compiles them, and they run as Python too.

None of them raises. Floats come as float64, integers as int64 or uint64; beyond 64 bits they wrap, as NumPy's do.

Source: NumPy, numpy/_core/src/npymath/npy_math_internal.h.src and numpy/_core/numeric.py.
"""

# ruff: noqa: ANN001, ANN201 - Numba infers the types
# mypy: disable-error-code="no-untyped-def,no-untyped-call"
from __future__ import annotations

import math
from typing import Final

from udf.frontend.numba.names import types
from udf.frontend.rules.scalar import libdevice
from udf.frontend.rules.scalar.python_math import gcd, unsigned_quotient, unsigned_remainder

LOG_2: Final = math.log(2.0)
LOG2_E: Final = 1.4426950408889634
SMALLEST: Final = 5e-324
SMALLEST_SINGLE: Final = 2.0**-149
MARGIN: Final = 1e-08
SHARE: Final = 1e-05


# -- floats ------------------------------------------------------------------------------------------


def heaviside(x, at_zero):
    """0 below zero, 1 above it, ``at_zero`` there; NaN for NaN."""
    if x == 0.0:
        return at_zero
    if x < 0.0:
        return 0.0
    return 1.0 if x > 0.0 else x


def angle(x):
    """Phase of a real number: 0 where its sign is plus, pi where it is minus; NaN for NaN."""
    if math.isnan(x):
        return x
    return math.pi if math.copysign(1.0, x) < 0.0 else 0.0


def logaddexp(x, y):
    """``log(exp(x) + exp(y))`` without overflow."""
    if x == y:
        return x + LOG_2
    apart = x - y
    if apart > 0.0:
        return x + libdevice.log1p(libdevice.exp(-apart))
    return y + libdevice.log1p(libdevice.exp(apart)) if apart <= 0.0 else apart


def logaddexp2(x, y):
    """``log2(2**x + 2**y)`` without overflow."""
    if x == y:
        return x + 1.0
    apart = x - y
    if apart > 0.0:
        return x + LOG2_E * libdevice.log1p(libdevice.exp2(-apart))
    return y + LOG2_E * libdevice.log1p(libdevice.exp2(apart)) if apart <= 0.0 else apart


def spacing(x):
    """Distance to the next float away from zero, with the sign of ``x``."""
    if not abs(x) < math.inf:
        return math.nan
    if x == 0.0:
        return SMALLEST
    return libdevice.nextafter(x, libdevice.copysign(math.inf, x)) - x


def spacing_of_single(x):
    """Distance to the next float32 away from zero, with the sign of ``x``."""
    if not abs(x) < math.inf:
        return types.float32(math.nan)
    if x == 0.0:
        return types.float32(SMALLEST_SINGLE)
    return libdevice.nextafterf(x, libdevice.copysignf(types.float32(math.inf), x)) - x


def is_negative_infinity(x):
    """Whether ``x`` is ``-inf``."""
    return x == -math.inf


def is_positive_infinity(x):
    """Whether ``x`` is ``inf``."""
    return x == math.inf


def isclose(a, b, rtol, atol, equal_nan):
    """Whether ``a`` is within ``atol + rtol * abs(b)`` of ``b``."""
    if equal_nan and math.isnan(a) and math.isnan(b):
        return True
    return a == b or (abs(a - b) <= atol + rtol * abs(b) and abs(b) < math.inf)


def isclose_by_default(a, b):
    """Whether ``a`` is near ``b`` by NumPy's own tolerances."""
    return isclose(a, b, SHARE, MARGIN, False)  # noqa: FBT003 - Numba passes by position


def nan_to_num(x, nan, above, below):
    """``x``, with numbers in place of NaN, inf and -inf."""
    if math.isnan(x):
        return nan
    if x == math.inf:
        return above
    return below if x == -math.inf else x


def frexp(x):
    """Mantissa in [0.5, 1) and exponent; what has none is itself, and 0."""
    if x == 0.0 or not abs(x) < math.inf:
        return x, 0
    mantissa, exponent = math.frexp(types.float64(x))
    return mantissa, types.int64(exponent)


def modf(x):
    """Fraction and whole part, both with the sign of ``x``."""
    whole = libdevice.trunc(x)
    if abs(x) == math.inf:
        return libdevice.copysign(0.0, x), x
    return libdevice.copysign(x - whole, x), whole


# -- integers ----------------------------------------------------------------------------------------


def lcm(a, b):
    """Least common multiple, 0 if either is 0."""
    shared = gcd(a, b)
    if shared == 0:
        return shared
    return unsigned_quotient(abs(a), shared) * abs(b)


def remainder(a, b):
    """Remainder with the sign of ``a``, 0 for ``b`` zero."""
    if b == 0:
        return b
    left = unsigned_remainder(abs(a), abs(b))
    return -left if a < 0 else left


def bit_count(x):
    """Bits set in the absolute value."""
    return types.int64(libdevice.popcll(types.int64(abs(x))))
