"""Complex numbers as Python has them: :mod:`udf.frontend.library.complexes`, of the parts of two numbers.

A power is one by a whole number that is written out, by the products that CPython makes.

Source: CPython, Objects/complexobject.c (_Py_c_abs, c_powu).
"""

import math
import operator
import sys
from typing import Any, Final

import udf.frontend.rules.scalar.arithmetic
import udf.frontend.rules.scalar.division
import udf.frontend.rules.scalar.power  # noqa: F401 - before ours: others build on the first rule
from udf.frontend.base.declarations import define, external, is_complex, is_number, literal, magnitude
from udf.frontend.base.messages import RefusedCallError
from udf.frontend.base.models import structure
from udf.frontend.base.python_checks import refuse_if
from udf.frontend.library import complexes
from udf.frontend.numba.names import types
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.scalar.domain import refuse_overflow
from udf.frontend.staged.operands import Value
from udf.frontend.staged.staged_operators import Arithmetic
from udf.frontend.staged.syntax_walk import call

MOST: Final = 100
"""The largest exponent that CPython multiplies out."""

POWER: Final = (
    "a complex number to a power that is not a whole number, written out, of at most 100 is not supported in a UDF"
)
EXACT: Final = "a complex number is compared with an integer in a UDF; make it a float: z == float(k)"


def _is_one_complex(left: Any, right: Any) -> bool:
    return (is_complex(left) or is_complex(right)) and all(is_complex(k) or is_number(k) for k in (left, right))


NEWER: Final = sys.version_info >= (3, 14)
NO_PART: Final = None if NEWER else 0.0
"""The imaginary part of a real number."""

BODIES: Final[dict[Any, Any]] = {
    operator.add: complexes.added,
    operator.sub: complexes.subtracted,
    operator.mul: complexes.multiplied_anew if NEWER else complexes.multiplied,
    operator.truediv: complexes.divided_anew if NEWER else complexes.divided_by,
}


def _parts(at: InsertPoint, kind: Any, value: Any) -> tuple[Any, Any]:
    """Return the real and the imaginary part of a number, as a body gets them."""
    if not is_complex(kind):
        return Value(types.float64, at.cast(value, kind, types.float64)), NO_PART
    found = at.members(types.complex128, at.cast(value, kind, types.complex128))
    return Value(types.float64, found.real), Value(types.float64, found.imag)


def _made(at: InsertPoint, parts: tuple[Any, Any]) -> Any:
    real, imag = (Arithmetic(at).value(one).raw for one in parts)
    return structure(at.context, at.builder, types.complex128, real=real, imag=imag)


def _of_two(operation: Any, in_place: Any, body: Any) -> None:
    @define(operation, in_place, typing=lambda a, b: types.complex128 if _is_one_complex(a, b) else None)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        at = InsertPoint(context, builder)
        left, right = (_parts(at, *one) for one in zip(sig.args, args, strict=True))
        return _made(at, call(at, body, *left, *right))


for _operation, _body in BODIES.items():
    _of_two(_operation, getattr(operator, f"i{_operation.__name__}"), _body)


@define(abs, typing=lambda z: types.float64 if is_complex(z) else None)
def _absolute(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    parts = [one.raw for one in _parts(InsertPoint(context, builder), sig.args[0], args[0])]
    size = external(builder, "__nv_hypot", parts[0].type, *parts)
    refuse_overflow(context, builder, parts, size, ("absolute value too large",))
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
    at, power, mask = InsertPoint(context, builder), abs(literal(sig.args[1]) or 0), 1
    result, value = (1.0, 0.0), _parts(at, sig.args[0], args[0])
    while mask <= power:
        if power & mask:
            result = call(at, BODIES[operator.mul], *result, *value)
        mask <<= 1
        if mask <= power:
            value = call(at, BODIES[operator.mul], *value, *value)
    sizes = [magnitude(builder, Arithmetic(at).value(one).raw) for one in result]
    infinite = [builder.fcmp_ordered("==", one, one.type(math.inf)) for one in sizes]
    refuse_if(context, builder, builder.or_(*infinite), OverflowError, "complex exponentiation")
    return _made(at, result)


def _comparison_type(left: Any, right: Any) -> Any:
    """Return bool; refuse what Numba would compare as floats, an integer that may be none."""
    if not _is_one_complex(left, right):
        return None
    for kind in (left, right):
        known = literal(kind)
        if isinstance(kind, types.Integer) and (known is None or abs(known) >= 2**53):
            raise RefusedCallError(EXACT)
    return types.boolean


def _compare(operation: Any, body: Any) -> None:
    @define(operation, typing=_comparison_type)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        at = InsertPoint(context, builder)
        whole = (at.cast(value, kind, types.complex128) for kind, value in zip(sig.args, args, strict=True))
        left, right = (_parts(at, types.complex128, one) for one in whole)
        return call(at, body, *left, *right).raw


_compare(operator.eq, complexes.equal)
_compare(operator.ne, complexes.unequal)
