"""NumPy's functions of one number or two. None of them raises; beyond 64 bits integers wrap, as NumPy's do.

Source: NumPy, numpy/_core/src/npymath/npy_math_internal.h.src, numpy/_core/src/umath/loops.c.src and
numpy/_core/numeric.py; scipy's and libdevice's functions are not here.
"""

import math
from typing import Final

from udf.frontend.library.integers import floored, gcd
from udf.frontend.library.intrinsics import (
    bits_of,
    is_whole,
    largest,
    like,
    ratio,
    rint,
    trunc,
    unsigned_quotient,
    unsigned_remainder,
)
from udf.frontend.library.kinds import Common, Float, Real, Whole

LOG_2: Final = math.log(2.0)


# -- floats ------------------------------------------------------------------------------------------


def heaviside(x1: Float, x2: Float) -> Float:
    """Return 0 below zero, 1 above it, ``x2`` there; NaN for NaN: ``np.heaviside``."""
    return x2 if x1 == 0.0 else (0.0 if x1 < 0.0 else (1.0 if x1 > 0.0 else x1))


def angle(z: Float) -> Float:
    """Return the phase of a real number, 0 where its sign is plus, pi where it is minus: ``np.angle``."""
    return z if z != z else (math.pi if math.copysign(1.0, z) < 0.0 else 0.0)


def sinc(x: Float) -> Float:
    """Return ``sin(pi x) / (pi x)``, 1 at zero: ``np.sinc``."""
    y = like(math.pi, x) * x
    if y == 0.0:
        return 1.0
    return math.sin(y) / y if abs(y) < math.inf else math.nan


def logaddexp(x1: Real, x2: Real) -> Real:
    """Return ``log(exp(x1) + exp(x2))`` without overflow: ``np.logaddexp``."""
    if x1 == x2:
        return x1 + LOG_2
    apart = x1 - x2
    if apart > 0.0:
        return x1 + math.log1p(math.exp(-apart))
    return x2 + math.log1p(math.exp(apart)) if apart <= 0.0 else apart


def spacing(x: Float) -> Float:
    """Return the distance to the next float away from zero, with the sign of ``x``: ``np.spacing``."""
    if not abs(x) < math.inf:
        return like(math.nan, x)
    return math.nextafter(x, math.inf if x == 0.0 else math.copysign(math.inf, x)) - x


def isneginf(x: float) -> bool:
    """Return whether ``x`` is ``-inf``: ``np.isneginf``."""
    return x == -math.inf


def isposinf(x: float) -> bool:
    """Return whether ``x`` is ``inf``: ``np.isposinf``."""
    return x == math.inf


def isreal(x: float) -> bool:
    """Return whether a number is real, as all are here: ``np.isreal``."""
    return True


def signbit(x: float) -> bool:
    """Return whether the sign of a number is minus, that of -0.0 too: ``np.signbit``."""
    return bits_of(x) < 0


def isclose(a: float, b: float, rtol: float = 1e-05, atol: float = 1e-08, equal_nan: bool = False) -> bool:
    """Return whether ``a`` is within ``atol + rtol * abs(b)`` of ``b``: ``np.isclose``, ``np.allclose``."""
    near = a == b or (abs(a - b) <= atol + rtol * abs(b) and abs(b) < math.inf)
    return near or (equal_nan and a != a and b != b)


def frexp(x: Real) -> tuple[Real, int]:
    """Return a mantissa in [0.5, 1) and an exponent; what has none is itself, and 0: ``np.frexp``."""
    if x == 0.0 or not abs(x) < math.inf:
        return x, 0
    return math.frexp(x)


def modf(x: Float) -> tuple[Float, Float]:
    """Return fraction and whole part, both with the sign of ``x``: ``np.modf``."""
    whole = trunc(x)
    return math.copysign(0.0 if abs(x) == math.inf else x - whole, x), whole


# -- floats and integers -------------------------------------------------------------------------------


def sign(x: Common) -> Common:
    """Return -1, 0 or 1, NaN of NaN: ``np.sign``."""
    return 1 if x > 0 else (-1 if x < 0 else (0 if x == 0 else x))


def square(x: Common) -> Common:
    """Return ``x * x``: ``np.square``."""
    return x * x


def reciprocal(x: Common) -> Common:
    """Return ``1 / x``: ``np.reciprocal``."""
    return ratio(1.0, x)


def maximum(x1: Common, x2: Common) -> Common:
    """Return the greater number, the first NaN if there is one: ``np.maximum``."""
    return x1 if x1 >= x2 or x1 != x1 else x2


def minimum(x1: Common, x2: Common) -> Common:
    """Return the smaller number, the first NaN if there is one: ``np.minimum``."""
    return x1 if x1 <= x2 or x1 != x1 else x2


def around(a: Common, decimals: int = 0) -> Common:
    """Return a number of so many digits behind the point, as NumPy rounds: ``np.round``."""
    power = 10.0 ** abs(decimals)
    if is_whole(a) or decimals == 0:
        return a if is_whole(a) else rint(a)
    return rint(a * power) / power if decimals > 0 else rint(a / power) * power


def clip(
    a: Common,
    a_min: Common | None = None,
    a_max: Common | None = None,
    out: None = None,
    min: Common | None = None,
    max: Common | None = None,
) -> Common:
    """Return ``a`` between two ends, of which one may be None: ``np.clip``."""
    low, high = min if a_min is None else a_min, max if a_max is None else a_max
    above = a if low is None else maximum(a, low)
    return above if high is None else minimum(above, high)


def nan_to_num(
    x: Common, copy: bool = True, nan: float = 0.0, posinf: float | None = None, neginf: float | None = None
) -> Common:
    """Return ``x``, with numbers in place of NaN, inf and -inf: ``np.nan_to_num``."""
    if is_whole(x):
        return x
    above, below = largest(x) if posinf is None else posinf, -largest(x) if neginf is None else neginf
    number = above if x == math.inf else (below if x == -math.inf else x)
    return like(nan if x != x else number, x)


def floor_divide(x1: Common, x2: Common) -> Common:
    """Return the floored quotient of two floats: ``np.floor_divide``."""
    return floored(x1, x2, by_zero=True)[0]


def remainder(x1: Common, x2: Common) -> Common:
    """Return what is left of it, NaN by zero: ``np.remainder``."""
    return floored(x1, x2, by_zero=True)[1]


# -- integers ----------------------------------------------------------------------------------------


def lcm(x1: Whole, x2: Whole) -> Whole:
    """Return the least common multiple, 0 if either is 0: ``np.lcm``."""
    shared = gcd(x1, x2)
    if shared == 0:
        return shared
    return unsigned_quotient(abs(x1), shared) * abs(x2)


def fmod(x1: Whole, x2: Whole) -> Whole:
    """Return the remainder with the sign of ``x1``, 0 for ``x2`` zero: ``np.fmod`` of integers."""
    if x2 == 0:
        return x2
    left = unsigned_remainder(abs(x1), abs(x2))
    return -left if x1 < 0 else left
