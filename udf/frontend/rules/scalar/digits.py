"""``round(x, n)``: correctly rounded to ``n`` decimal digits, ties to even, as CPython does with its own dtoa.

``x * 10**n`` is known exactly as a rounded product and its error (one fused multiply-add, for powers of ten up to
10**22). So the nearest integer is decided exactly, and one division gives the float nearest to that decimal.

Source: CPython Objects/floatobject.c (double_round) for what it must equal; the error term is Dekker's, by FMA.
"""

# Numba compiles the functions in here: they have no annotations, and call what it knows.
# ruff: noqa: ANN001, ANN202, ARG001, ARG005
# mypy: disable-error-code="no-untyped-def,no-untyped-call"
from __future__ import annotations

from typing import Any, Final

from udf.frontend.base.declarations import implement, is_real, is_whole
from udf.frontend.numba.names import TypingError, types
from udf.frontend.rules.scalar import libdevice
from udf.frontend.rules.scalar.python_math import overflow_product

LARGEST_EXACT_POWER: Final = 22
"""10.0 ** 22 is the largest power of ten that a float64 holds exactly."""

LARGEST_BEFORE_POINT: Final = 15
"""10.0 ** 15 is the largest power of ten below 2**53: remainders by it are exact."""

LARGEST_WHOLE: Final = 2.0**53

CONSTANT_DIGITS: Final = (
    f"round() takes a constant number of digits from {-LARGEST_BEFORE_POINT} to {LARGEST_EXACT_POWER} in a UDF"
)
BEYOND_WHOLE: Final = 10**19
"""The least power of ten that no int64 holds."""


@implement(round)
def _choose(number: Any, ndigits: Any) -> Any:
    if not (is_real(number) or is_whole(number)):
        return None
    if isinstance(ndigits, types.NoneType):
        return lambda number, ndigits: round(number)
    if not isinstance(ndigits, types.IntegerLiteral):
        raise TypingError(CONSTANT_DIGITS)
    digits = ndigits.literal_value
    if is_whole(number):
        return _integer(10 ** max(-digits, 0))
    if not -LARGEST_BEFORE_POINT <= digits <= LARGEST_EXACT_POWER:
        raise TypingError(CONSTANT_DIGITS)
    scale = 10.0 ** abs(digits)
    rounded = _after_point if digits >= 0 else _before_point
    result = number

    def finish(number, ndigits):
        return result(rounded(float(number), scale))

    return finish


def _after_point(x, scale):
    """Round to a multiple of ``1 / scale``."""
    scaled = x * scale
    if not abs(scaled) < LARGEST_WHOLE:  # x is on the grid already, or NaN
        return x
    error = libdevice.fma(x, scale, -scaled)
    nearest = libdevice.rint(scaled)
    rest = scaled - nearest
    if (rest == 0.5 and error > 0.0) or (rest == -0.5 and error < 0.0):
        nearest += 2.0 * rest
    elif rest == 0.0 and abs(error) == 0.5 and _is_odd(nearest):
        nearest += 2.0 * error
    return libdevice.ddiv_rn(nearest, scale)


def _before_point(x, scale):
    """Round to a multiple of ``scale``."""
    parts = libdevice.ddiv_rn(x, scale)  # scale is not zero: no test for it
    if not abs(parts) < LARGEST_WHOLE:  # a step of x is larger than scale, or NaN
        return x
    nearest = libdevice.rint(parts)
    rest = libdevice.fma(-nearest, scale, x)
    half = scale * 0.5
    if rest > half or (rest == half and _is_odd(nearest)):
        nearest += 1.0
    elif rest < -half or (rest == -half and _is_odd(nearest)):
        nearest -= 1.0
    return nearest * scale


def _is_odd(whole):
    """Return whether a float that is an integer below 2**53 is odd."""
    half = whole * 0.5
    return libdevice.rint(half) != half


def _integer(scale: int) -> Any:
    """Return the implementation for integers: to a multiple of ``scale``, ties to even."""
    if scale == 1:
        return lambda number, ndigits: +number
    if scale > BEYOND_WHOLE:
        return lambda number, ndigits: 0
    if scale == BEYOND_WHOLE:
        return _to_beyond

    def to_multiple(number, ndigits):
        quotient, rest = divmod(number, scale)
        if rest * 2 > scale or (rest * 2 == scale and quotient % 2 == 1):
            quotient += 1
        return overflow_product(quotient, scale)

    return to_multiple


def _to_beyond(number, ndigits):
    """Round to a multiple of 10**19."""
    half = BEYOND_WHOLE // 2
    if number > half:
        return overflow_product(half, 2)
    return overflow_product(-half, 2) if number < -half else 0
