"""``round(x, n)``: correctly rounded to ``n`` decimal digits, ties to even, as CPython does with its own dtoa.

``x * 10**n`` is known exactly as a rounded product and its error (one fused multiply-add, for powers of ten up to
10**22). So the nearest integer is decided exactly, and one division gives the float nearest to that decimal.

Source: CPython Objects/floatobject.c (double_round) for what it must equal; the error term is Dekker's, by FMA.
"""

from typing import Final

from udf.frontend.library.intrinsics import divided, fma, like, overflow_product, rint

LARGEST_WHOLE: Final = 2.0**53


def after_point(x: float, scale: float) -> float:
    """Return ``x``, rounded to a multiple of ``1 / scale``."""
    scaled = x * scale
    if not abs(scaled) < LARGEST_WHOLE:  # x is on the grid already, or NaN
        return x
    error = fma(x, scale, -scaled)
    nearest = rint(scaled)
    rest = scaled - nearest
    if (rest == 0.5 and error > 0.0) or (rest == -0.5 and error < 0.0):
        nearest += 2.0 * rest
    if rest == 0.0 and abs(error) == 0.5 and _is_odd(nearest):
        nearest += 2.0 * error
    return divided(nearest, scale)


def before_point(x: float, scale: float) -> float:
    """Return ``x``, rounded to a multiple of ``scale``."""
    parts = divided(x, scale)
    if not abs(parts) < LARGEST_WHOLE:  # a step of x is larger than scale, or NaN
        return x
    nearest = rint(parts)
    rest = fma(-nearest, scale, x)
    half = scale * 0.5
    if rest > half or (rest == half and _is_odd(nearest)):
        nearest += 1.0
    elif rest < -half or (rest == -half and _is_odd(nearest)):
        nearest -= 1.0
    return nearest * scale


def _is_odd(whole: float) -> bool:
    """Return whether a float that is an integer below 2**53 is odd."""
    half = whole * 0.5
    return rint(half) != half


def multiple(x: int, scale: int) -> int:
    """Return an integer rounded to a multiple of ``scale``, which may be beyond 64 bits."""
    quotient = x // scale
    rest = (x - quotient * scale) * 2
    up = rest > scale or (rest == scale and quotient % 2 == 1)
    return overflow_product(quotient + 1 if up else quotient, scale)


def half_of_all(x: int, scale: int) -> int:
    """Return an integer rounded to a multiple of 10**19, which is ``scale`` times 5 * 10**18."""
    half = 5 * 10**18
    return overflow_product(like(half if x > half else -half if x < -half else 0, x), scale)
