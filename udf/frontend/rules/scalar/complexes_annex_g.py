"""Sums, products and quotients of complex numbers, as Python computes them from 3.14 on.

A real operand has no imaginary part, not one of 0; infinities and zeros that would be ``nan+nanj`` come out.

Source: C11, Annex G.5.1; CPython 3.14, Objects/complexobject.c (_Py_c_prod, _Py_c_quot, _Py_cr_sum to _Py_rc_quot).
"""

from __future__ import annotations

import math
import operator
from typing import Any, Final


def sum_of_reals(a: Any, b: Any) -> Any:
    """Add a real number to a complex one."""
    z, x = complex(a), float(b)
    return complex(z.real + x, z.imag)


def sum_from_real(a: Any, b: Any) -> Any:
    """Add a complex number to a real one."""
    x, z = float(a), complex(b)
    return complex(x + z.real, z.imag)


def difference_of_real(a: Any, b: Any) -> Any:
    """Subtract a real number."""
    z, x = complex(a), float(b)
    return complex(z.real - x, z.imag)


def difference_from_real(a: Any, b: Any) -> Any:
    """Subtract from a real number."""
    x, z = float(a), complex(b)
    return complex(x - z.real, -z.imag)


def product_by_real(a: Any, b: Any) -> Any:
    """Multiply by a real number."""
    z, x = complex(a), float(b)
    return complex(z.real * x, z.imag * x)


def product_of_real(a: Any, b: Any) -> Any:
    """Multiply a real number."""
    x, z = float(a), complex(b)
    return complex(x * z.real, x * z.imag)


def quotient_by_real(a: Any, b: Any) -> Any:
    """Divide by a real number."""
    z, x = complex(a), float(b)
    if x == 0:
        raise ZeroDivisionError("division by zero")
    return complex(z.real / x, z.imag / x)


def quotient_of_real(a: Any, b: Any) -> Any:
    """Divide a real number, by the larger part of the divisor."""
    x, w = float(a), complex(b)
    real, imag = abs(w.real), abs(w.imag)
    if w.real == 0 and w.imag == 0:
        raise ZeroDivisionError("division by zero")
    if real >= imag:
        ratio = w.imag / w.real
        below = w.real + w.imag * ratio
        return complex(x / below, (-x * ratio) / below)
    if imag >= real:
        ratio = w.real / w.imag
        below = w.real * ratio + w.imag
        return complex((x * ratio) / below, -x / below)
    return complex(math.nan, math.nan)


def product(z: Any, w: Any) -> Any:
    """Multiply two complex numbers."""
    a, b, c, d = z.real, z.imag, w.real, w.imag
    ac, bd, ad, bc = a * c, b * d, a * d, b * c
    if not (math.isnan(ac - bd) and math.isnan(ad + bc)):
        return complex(ac - bd, ad + bc)
    recovers = False
    if math.isinf(a) or math.isinf(b):
        a, b = math.copysign(float(math.isinf(a)), a), math.copysign(float(math.isinf(b)), b)
        c, d = (math.copysign(0.0, c) if math.isnan(c) else c), (math.copysign(0.0, d) if math.isnan(d) else d)
        recovers = True
    if math.isinf(c) or math.isinf(d):
        c, d = math.copysign(float(math.isinf(c)), c), math.copysign(float(math.isinf(d)), d)
        a, b = (math.copysign(0.0, a) if math.isnan(a) else a), (math.copysign(0.0, b) if math.isnan(b) else b)
        recovers = True
    if not recovers and (math.isinf(ac) or math.isinf(bd) or math.isinf(ad) or math.isinf(bc)):
        a, b = (math.copysign(0.0, a) if math.isnan(a) else a), (math.copysign(0.0, b) if math.isnan(b) else b)
        c, d = (math.copysign(0.0, c) if math.isnan(c) else c), (math.copysign(0.0, d) if math.isnan(d) else d)
        recovers = True
    if recovers:
        return complex(math.inf * (a * c - b * d), math.inf * (a * d + b * c))
    return complex(ac - bd, ad + bc)


def recover_quotient(quotient: Any, z: Any, w: Any) -> Any:
    """Return the quotient ``quotient`` of two complex numbers, infinities and zeros that came out as NaN put right."""
    if not (math.isnan(quotient.real) and math.isnan(quotient.imag)):
        return quotient
    if (math.isinf(z.real) or math.isinf(z.imag)) and math.isfinite(w.real) and math.isfinite(w.imag):
        x, y = math.copysign(float(math.isinf(z.real)), z.real), math.copysign(float(math.isinf(z.imag)), z.imag)
        return complex(math.inf * (x * w.real + y * w.imag), math.inf * (y * w.real - x * w.imag))
    if (math.isinf(w.real) or math.isinf(w.imag)) and math.isfinite(z.real) and math.isfinite(z.imag):
        x, y = math.copysign(float(math.isinf(w.real)), w.real), math.copysign(float(math.isinf(w.imag)), w.imag)
        return complex(0.0 * (z.real * x + z.imag * y), 0.0 * (z.imag * x - z.real * y))
    return quotient


WITH_REAL: Final = {
    operator.add: (sum_of_reals, sum_from_real),
    operator.sub: (difference_of_real, difference_from_real),
    operator.mul: (product_by_real, product_of_real),
    operator.truediv: (quotient_by_real, quotient_of_real),
}
"""Operator -> with a real number on its right, and on its left."""
