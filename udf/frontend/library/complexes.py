"""Complex numbers ``a + bj`` and ``c + dj`` as Python computes with them.

Of a real number ``b`` or ``d`` is None from Python 3.14 on, which has no imaginary part then; before, it is 0.0.

Source: CPython, Objects/complexobject.c (_Py_c_prod, _Py_c_quot, _Py_cr_sum to _Py_rc_quot); C11, Annex G.5.1.
"""

import math
import operator
from typing import Any, Final

from udf.frontend.base.messages import message_of
from udf.frontend.library.intrinsics import ratio

BY_ZERO: Final = message_of(operator.truediv, 1j, 0j)

Part = Any
"""A float or None."""


def added(a: float, b: Part, c: float, d: Part) -> tuple[float, Part]:
    """Return the sum."""
    return a + c, d if b is None else b if d is None else b + d


def subtracted(a: float, b: Part, c: float, d: Part) -> tuple[float, Part]:
    """Return the difference."""
    imag = d if d is None else -d
    return a - c, imag if b is None else b if d is None else b - d


def multiplied(a: float, b: Part, c: float, d: Part) -> tuple[float, float]:
    """Return the product."""
    if b is None or d is None:
        return a * c, a * d if b is None else b * c
    return a * c - b * d, a * d + b * c


def multiplied_anew(a: float, b: Part, c: float, d: Part) -> tuple[float, float]:
    """Return the product; infinities that would be NaN come out, from Python 3.14 on."""
    x, y = multiplied(a, b, c, d)
    if b is None or d is None or not (x != x and y != y):
        return x, y
    left, right = _is_infinite(a, b), _is_infinite(c, d)
    if not (left or right or _is_infinite(a * c, b * d) or _is_infinite(a * d, b * c)):
        return x, y
    p, q, r, s = _unit(a, left), _unit(b, left), _unit(c, right), _unit(d, right)
    return math.inf * (p * r - q * s), math.inf * (p * s + q * r)


def divided_by(a: float, b: Part, c: float, d: Part) -> tuple[float, float]:
    """Return the quotient, by the larger part of the divisor."""
    if c == 0.0 and (d is None or d == 0.0):
        raise ZeroDivisionError(BY_ZERO)
    if d is None:
        return ratio(a, c), ratio(b, c)
    by_real = abs(c) >= abs(d)
    large, small = (c, d) if by_real else (d, c)
    share = ratio(small, large)
    below = large + small * share
    if b is None:
        return ratio(a if by_real else a * share, below), ratio(-a * share if by_real else -a, below)
    real, imag = (a + b * share, b - a * share) if by_real else (a * share + b, b * share - a)
    return ratio(real, below), ratio(imag, below)


def divided_anew(a: float, b: Part, c: float, d: Part) -> tuple[float, float]:
    """Return the quotient; infinities and zeros that would be NaN come out, from Python 3.14 on."""
    x, y = divided_by(a, b, c, d)
    if b is None or d is None or not (x != x and y != y):
        return x, y
    if _is_infinite(a, b) and abs(c) < math.inf and abs(d) < math.inf:
        p, q = _unit(a, of_infinite=True), _unit(b, of_infinite=True)
        return math.inf * (p * c + q * d), math.inf * (q * c - p * d)
    if _is_infinite(c, d) and abs(a) < math.inf and abs(b) < math.inf:
        r, s = _unit(c, of_infinite=True), _unit(d, of_infinite=True)
        return 0.0 * (a * r + b * s), 0.0 * (b * r - a * s)
    return x, y


def equal(a: float, b: float, c: float, d: float) -> bool:
    """Return whether both parts are equal."""
    return a == c and b == d


def unequal(a: float, b: float, c: float, d: float) -> bool:
    """Return whether one is not."""
    return a != c or b != d


def _is_infinite(x: float, y: float) -> bool:
    return abs(x) == math.inf or abs(y) == math.inf


def _unit(x: float, of_infinite: bool) -> float:
    """Return a part of a number, which is 1 for infinity and else 0 in an infinite one; 0 for NaN, with its sign."""
    return math.copysign(1.0 if abs(x) == math.inf else 0.0, x) if of_infinite or x != x else x
