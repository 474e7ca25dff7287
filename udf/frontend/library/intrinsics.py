"""What Python cannot say in a few instructions: the body under CPython, and what writes it, beside each other.

Those of whole windows, which a loop over windows may hand over without a look at the values, are in
``udf/frontend/rules/array/library_calls.py``: there are the rules that know them.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from udf.frontend.base.declarations import DOUBLE, INT64, external
from udf.frontend.numba.names import types
from udf.frontend.staged.expressions import primitive
from udf.frontend.staged.operands import Value
from udf.frontend.staged.staged_operators import Arithmetic


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


def present(a: Sequence[Any]) -> Sequence[Any]:
    """Return the values that are not NaN."""
    return [x for x in a if x == x]


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
    left, right = (Arithmetic(at).cast(one, types.float64) for one in (x, y))
    return Value(types.float64, at.builder.fdiv(left.raw, right.raw))


def _of_libdevice(function: Any, name: str) -> None:
    @primitive(function, harmless=True)
    def write(at: Any, *given: Any) -> Value:
        values = (Arithmetic(at).cast(one, types.float64).raw for one in given)
        return Value(types.float64, external(at.builder, f"__nv_{name}", DOUBLE, *values))


for _function, _name in ((fma, "fma"), (rint, "rint"), (trunc, "trunc"), (divided, "ddiv_rn")):
    _of_libdevice(_function, _name)
