"""What Python cannot say in a few instructions: the body under CPython, and what writes it, beside each other.

Those of whole windows, which a loop over windows may hand over without a look at the values, are in
``udf/frontend/rules/array/library_calls.py``: there are the rules that know them.
"""

import math
import struct
import sys
from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Final, TypeVar

import numpy as np
from llvmlite import ir as llvm

from udf.frontend.base.current import compilation
from udf.frontend.base.declarations import DOUBLE, INT64, external, is_real, raise_if
from udf.frontend.base.messages import DOES_NOT_FIT
from udf.frontend.base.tables import each
from udf.frontend.numba.names import types
from udf.frontend.staged.operands import Value, primitive
from udf.frontend.staged.staged_operators import Arithmetic

Known = TypeVar("Known")
MASK: Final = 2**64 - 1
"""The bits of a uint64: arithmetic of integers under CPython needs it where the machine's wraps."""


def bits_of(x: float) -> int:
    """Return the bits of a float as an integer with a sign."""
    return int(struct.unpack("<q", struct.pack("<d", x))[0])


def float_of(bits: int) -> float:
    """Return the float that has these bits."""
    return float(struct.unpack("<d", struct.pack("<q", bits))[0])


def ratio(x: float, y: float) -> float:
    """Return ``x / y`` as the machine divides: infinity or NaN where Python raises ZeroDivisionError."""
    if y:
        return x / y
    return math.nan if x == 0.0 or math.isnan(x) else math.copysign(math.inf, x) * math.copysign(1.0, y)


def fma(x: float, y: float, z: float) -> float:
    """Return ``x * y + z``, rounded once."""
    return float(Fraction(x) * Fraction(y) + Fraction(z))


def rint(x: float) -> float:
    """Return the nearest whole number, of two the even one."""
    return math.copysign(float(round(x)), x) if math.isfinite(x) else x


def trunc(x: float) -> float:
    """Return a float without its fraction."""
    return math.copysign(float(math.trunc(x)), x) if math.isfinite(x) else x


def divided(x: float, y: float) -> float:
    """Return ``x / y``, rounded as IEEE 754 says, also where fast arithmetic is chosen; ``y`` is not 0."""
    return x / y


# -- numbers whose type counts ---------------------------------------------------------------------------


def floor(x: float) -> float:
    """Return the greatest whole number that is not above a float."""
    return math.copysign(float(math.floor(x)), x) if math.isfinite(x) else x


def fmod_of(x: float, y: float) -> float:
    """Return C's ``fmod``, NaN where Python raises."""
    return math.fmod(x, y) if y != 0.0 and not math.isinf(x) else math.nan


def held_by(_x: float) -> float:
    """Return the number up to which a float of this type holds every whole one."""
    return 2.0**53


def largest(_x: float) -> float:
    """Return the largest finite float of the type."""
    return sys.float_info.max


def largest_root(_x: int) -> int:
    """Return the greatest integer whose square the type holds."""
    return math.isqrt(2**63 - 1)


def is_whole(x: float) -> bool:
    """Return whether the type is one of integers."""
    return isinstance(x, int)


def like(known: Known, _x: Any) -> Known:
    """Return a number in the type of ``x``."""
    return known


def magnitude(x: float) -> int:
    """Return an integer without its sign, a uint64."""
    return int(abs(x))


def unsigned_quotient(a: int, b: int) -> int:
    """Return the quotient of two integers that are not negative, ``b`` not zero."""
    return a // b


def unsigned_remainder(a: int, b: int) -> int:
    """Return what is left of it."""
    return a % b


def checked_product(a: int, b: int) -> int:
    """Return the product of two integers of one type; OverflowError if it needs more bits."""
    if a * b >= 2**63:
        raise OverflowError(DOES_NOT_FIT)
    return a * b


def overflow_product(a: int, b: int) -> int:
    """Return the product of two integers of one type: OverflowError, or modulo 2**64, as the user has chosen."""
    return a * b


def ldexp_of(x: float, i: int) -> float:
    """Return ``x * 2**i``, infinite where Python raises."""
    try:
        return math.ldexp(x, i)
    except OverflowError:
        return math.copysign(math.inf, x)


# -- arrays ----------------------------------------------------------------------------------------------


def present(a: Sequence[Any]) -> Sequence[Any]:
    """Return the values that are not NaN."""
    return [x for x in a if x == x]


def null_of(a: Sequence[Any]) -> Any:
    """Return a value of the type that items have, for a variable that gets one of them later."""
    return a[0] if len(a) > 0 else 0.0


def mean(a: Sequence[Any]) -> float:
    """Return the mean of all values, NaN of none; of a whole window it is there already."""
    total = 0.0
    for x in a:
        total += x
    return ratio(total, float(len(a)))


@primitive(bits_of, harmless=True)
def _bits(at: Any, x: Any) -> Value:
    return Value(types.int64, at.builder.bitcast(Arithmetic(at).cast(x, types.float64).raw, INT64))


@primitive(float_of, harmless=True)
def _float(at: Any, bits: Any) -> Value:
    return Value(types.float64, at.builder.bitcast(Arithmetic(at).cast(bits, types.int64).raw, DOUBLE))


@primitive(ratio, harmless=True)
def _ratio(at: Any, x: Any, y: Any) -> Value:
    pair = Arithmetic(at).meet(x, y) or (x, y)
    left, right = pair if is_real(pair[0].kind) else (Arithmetic(at).cast(one, types.float64) for one in pair)
    return Value(left.kind, at.builder.fdiv(left.raw, right.raw))


@each((fma, "fma"), (rint, "rint"), (trunc, "trunc"), (floor, "floor"), (fmod_of, "fmod"))
def _of_libdevice(function: Any, name: str) -> None:
    primitive(function, harmless=True)(lambda at, *given: Arithmetic(at).libdevice(name, *given))


primitive(held_by)(lambda _, x: 2.0**24 if x.kind == types.float32 else 2.0**53)
primitive(largest)(lambda _, x: float(np.finfo(str(x.kind)).max))
primitive(largest_root)(lambda _, x: math.isqrt(2 ** (63 if x.kind == types.int64 else 64) - 1))
primitive(is_whole)(lambda _, x: not is_real(x.kind))
primitive(like, harmless=True)(lambda at, known, x: Arithmetic(at).cast(known, x.kind))


@primitive(divided, harmless=True)
def _divided(at: Any, *given: Any) -> Value:
    values = (Arithmetic(at).cast(one, types.float64).raw for one in given)
    return Value(types.float64, external(at.builder, "__nv_ddiv_rn", DOUBLE, *values))


@primitive(magnitude, harmless=True)
def _magnitude(at: Any, x: Value) -> Value:
    return Arithmetic(at).cast(x if x.kind == types.boolean else Arithmetic(at).absolute(x), types.uint64)


def _of_integers(function: Any, write: Any) -> None:
    """Register what writes a function of two integers of one type: (at, its type, both) -> value."""

    @primitive(function)
    def of_two(at: Any, a: Any, b: Any) -> Value:
        pair = Arithmetic(at).meet(a, b)
        assert pair is not None
        return Value(pair[0].kind, write(at, pair[0].kind, *(one.raw for one in pair)))


def _checked(at: Any, kind: Any, a: Any, b: Any) -> Any:
    product = (at.builder.smul_with_overflow if kind == types.int64 else at.builder.umul_with_overflow)(a, b)
    raise_if(at.context, at.builder, at.builder.extract_value(product, 1), OverflowError, DOES_NOT_FIT)
    return at.builder.extract_value(product, 0)


_of_integers(unsigned_quotient, lambda at, _, a, b: at.builder.udiv(a, b))
_of_integers(unsigned_remainder, lambda at, _, a, b: at.builder.urem(a, b))
_of_integers(checked_product, _checked)
_of_integers(
    overflow_product,
    lambda at, *given: _checked(at, *given) if compilation().overflow == "raise" else at.builder.mul(*given[1:]),
)


@primitive(ldexp_of)
def _ldexp(at: Any, x: Any, i: Any) -> Value:
    power = at.builder.trunc(Arithmetic(at).cast(i, types.int64).raw, llvm.IntType(32))
    return Value(
        types.float64, external(at.builder, "__nv_ldexp", DOUBLE, Arithmetic(at).cast(x, types.float64).raw, power)
    )


@primitive(math.frexp)
def _frexp(at: Any, x: Any) -> tuple[Value, Value]:
    parts = types.Tuple((types.float64, types.int64))
    found = at.call(math.frexp, (types.float64,), [Arithmetic(at).cast(x, types.float64).raw], parts)
    mantissa, exponent = (Value(kind, at.builder.extract_value(found, i)) for i, kind in enumerate(parts))
    return mantissa, exponent
