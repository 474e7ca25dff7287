"""Complex numbers as Python has them: what Numba leaves to a C library, or compares in another way.

Sums and products are Numba's, which are CPython's before 3.14 (:mod:`udf.frontend.rules.scalar.complexes_annex_g` has
the newer ones). A power is one by a whole number that is written out, by the products that CPython makes.

Source: CPython, Objects/complexobject.c (_Py_c_quot, _Py_c_abs, c_powu).
"""

from __future__ import annotations

import math
import operator
import sys
from typing import Any, Final

import udf.frontend.rules.scalar.power  # noqa: F401 - before ours: others build on the first rule
from udf.frontend.base.declarations import (
    convert_arguments,
    define,
    external,
    implement,
    is_complex,
    is_number,
    literal,
    magnitude,
)
from udf.frontend.base.messages import message_of
from udf.frontend.base.models import structure
from udf.frontend.base.python_checks import refuse_if
from udf.frontend.base.refusals import RefusedCallError
from udf.frontend.numba.names import cgutils, signature, types
from udf.frontend.rules.scalar.complexes_annex_g import WITH_REAL, product, recover_quotient

MOST: Final = 100
"""The largest exponent that CPython multiplies out."""

POWER: Final = (
    "a complex number to a power that is not a whole number, written out, of at most 100 is not supported in a UDF"
)
BY_ZERO: Final = message_of(operator.truediv, 1j, 0j)
EXACT: Final = "a complex number is compared with an integer in a UDF; make it a float: z == float(k)"


NUMPYS: Final = (
    "a complex number of NumPy's is computed with in a UDF, whose division and types are not Python's; compute with "
    "complex(z), and make it np.complex64(z) at the end"
)


def refuse_numpys(function: Any, args: Any, accepted: tuple[Any, ...]) -> None:
    """Raise for what NumPy's complex numbers do in another way than Python's; but in the functions ``accepted``."""
    cls = function.instance_type if isinstance(function, types.NumberClass) else None
    if cls == types.complex128 and getattr(function, "key", None) is not complex:
        raise RefusedCallError(NUMPYS)
    if cls is None and any(getattr(kind, "inner", kind) == types.complex64 for kind in args):
        operation = function.typing_key if isinstance(function, types.Function) else function
        if not any(operation is one for one in (*accepted, complex)):
            raise RefusedCallError(NUMPYS)


def _is_one_complex(left: Any, right: Any) -> bool:
    return (is_complex(left) or is_complex(right)) and all(is_complex(k) or is_number(k) for k in (left, right))


def quotient(a: Any, b: Any) -> Any:
    """Divide as CPython does, by the larger part of the divisor."""
    z, w = complex(a), complex(b)
    real, imag = abs(w.real), abs(w.imag)
    if w.real == 0 and w.imag == 0:
        raise ZeroDivisionError(BY_ZERO)
    if real >= imag:
        ratio = w.imag / w.real
        below = w.real + w.imag * ratio
        return complex((z.real + z.imag * ratio) / below, (z.imag - z.real * ratio) / below)
    if imag >= real:
        ratio = w.real / w.imag
        below = w.real * ratio + w.imag
        return complex((z.real * ratio + z.imag) / below, (z.imag * ratio - z.real) / below)
    return complex(math.nan, math.nan)


def _sum(z: Any, w: Any) -> Any:
    return complex(z.real + w.real, z.imag + w.imag)


def _difference(z: Any, w: Any) -> Any:
    return complex(z.real - w.real, z.imag - w.imag)


def _newer_quotient(a: Any, b: Any) -> Any:
    return recover_quotient(quotient(a, b), a, b)


def _choose(operation: Any) -> None:
    @implement(operation)
    def chosen(a: Any, b: Any) -> Any:
        if not _is_one_complex(a, b):
            return None
        if NEWER and not (is_complex(a) and is_complex(b)):
            return WITH_REAL[operation][is_complex(b)]
        return BOTH[operation]


NEWER: Final = sys.version_info >= (3, 14)
BOTH: Final[dict[Any, Any]] = {operator.truediv: _newer_quotient if NEWER else quotient}
if NEWER:  # before that, Numba's rules are Python's
    BOTH.update({operator.mul: product, operator.add: _sum, operator.sub: _difference})
for _operation in BOTH:
    _choose(_operation)


@define(abs, typing=lambda z: types.float64 if is_complex(z) else None)
def _absolute(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    value = context.cast(builder, args[0], sig.args[0], types.complex128)
    parts = cgutils.create_struct_proxy(types.complex128)(context, builder, value=value)
    size = external(builder, "__nv_hypot", parts.real.type, parts.real, parts.imag)
    infinite = size.type(math.inf)
    finite = builder.and_(
        *(builder.fcmp_ordered("<", magnitude(builder, one), infinite) for one in (parts.real, parts.imag))
    )
    too_large = builder.and_(finite, builder.fcmp_ordered("==", size, infinite))
    refuse_if(context, builder, too_large, OverflowError, "absolute value too large")
    return size


def _power_type(z: Any, k: Any) -> Any:
    if not (is_complex(z) or is_complex(k)):
        return None
    known = literal(k)
    if known is None or not 0 <= known <= MOST:
        raise RefusedCallError(POWER)
    return types.complex128


@define(operator.pow, typing=_power_type)
def _power(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    known = literal(sig.args[1]) or 0
    power, one = abs(known), _constant(context, builder, 1.0)
    value = context.cast(builder, args[0], sig.args[0], types.complex128)
    result, mask = one, 1
    while mask <= power:
        if power & mask:
            result = _product(context, builder, result, value)
        mask <<= 1
        if mask <= power:
            value = _product(context, builder, value, value)
    parts = cgutils.create_struct_proxy(types.complex128)(context, builder, value=result)
    infinite = [
        builder.fcmp_ordered("==", magnitude(builder, one), one.type(math.inf)) for one in (parts.real, parts.imag)
    ]
    refuse_if(context, builder, builder.or_(*infinite), OverflowError, "complex exponentiation")
    return result


def _constant(context: Any, builder: Any, value: complex) -> Any:
    return context.get_constant_generic(builder, types.complex128, complex(value))


def _product(context: Any, builder: Any, left: Any, right: Any) -> Any:
    if NEWER:
        sig = signature(types.complex128, types.complex128, types.complex128)
        return context.compile_internal(builder, product, sig, [left, right])
    proxy = cgutils.create_struct_proxy(types.complex128)
    a, b = (proxy(context, builder, value=one) for one in (left, right))
    real = builder.fsub(builder.fmul(a.real, b.real), builder.fmul(a.imag, b.imag))
    imag = builder.fadd(builder.fmul(a.real, b.imag), builder.fmul(a.imag, b.real))
    return structure(context, builder, types.complex128, real=real, imag=imag)


def _comparison_type(left: Any, right: Any) -> Any:
    """Return bool; refuse what Numba would compare as floats, an integer that may be none."""
    if not _is_one_complex(left, right):
        return None
    for kind in (left, right):
        known = literal(kind)
        if isinstance(kind, types.Integer) and (known is None or abs(known) >= 2**53):
            raise RefusedCallError(EXACT)
    return types.boolean


def _compare(operation: Any, symbol: str, together: str) -> None:
    @define(operation, typing=_comparison_type)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        proxy = cgutils.create_struct_proxy(types.complex128)
        values = convert_arguments(context, builder, sig, args, types.complex128)
        a, b = (proxy(context, builder, value=value) for value in values)
        compare = builder.fcmp_ordered if symbol == "==" else builder.fcmp_unordered
        return getattr(builder, together)(compare(symbol, a.real, b.real), compare(symbol, a.imag, b.imag))


_compare(operator.eq, "==", "and_")
_compare(operator.ne, "!=", "or_")
