"""``int round math.floor math.ceil math.trunc``: floats to integers; ``round(x, n)``.

Python's answer is an exact integer of any size. Here it is int64; NaN, infinity and what does not fit raise
what Python raises, or what it would need more bits for.
"""

import math
from typing import Any, Final

import numpy as np

from udf.base.raising import MAY_RAISE
from udf.frontend.base.current import compilation
from udf.frontend.base.declarations import (
    DOUBLE,
    INT64,
    common_integer,
    define,
    external,
    is_real,
    is_whole,
    magnitude,
    note_if,
    raise_if,
)
from udf.frontend.base.messages import INFINITY_TO_INTEGER, NAN_TO_INTEGER, TOO_LARGE_FOR_INTEGER
from udf.frontend.base.python_checks import is_checked, may_be_pythons
from udf.frontend.base.tables import each
from udf.frontend.library import decimal_rounding
from udf.frontend.numba.names import TypingError, types
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.scalar.bodies import run_body
from udf.frontend.staged.operands import primitive
from udf.frontend.staged.staged_operators import Arithmetic
from udf.frontend.staged.syntax_walk import call

# operation -> libdevice's conversion with the same rounding
CONVERSIONS: Final = {
    int: "__nv_double2ll_rz",
    math.trunc: "__nv_double2ll_rz",
    math.floor: "__nv_double2ll_rd",
    math.ceil: "__nv_double2ll_ru",
    round: "__nv_double2ll_rn",
}


def _to_integer(operand: Any) -> Any:
    if is_real(operand):
        return types.int64
    return common_integer(operand) if is_whole(operand) else None


@each(*CONVERSIONS.items())
def _register(operation: Any, conversion: str) -> None:
    @define(operation, typing=_to_integer)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        if is_whole(sig.args[0]):
            return context.cast(builder, args[0], sig.args[0], sig.return_type)
        value = context.cast(builder, args[0], sig.args[0], types.float64)
        _refuse_unfit(context, builder, value)
        return external(builder, conversion, INT64, value)


def _refuse_unfit(context: Any, builder: Any, value: Any) -> None:
    """Raise where a float64 has no 64-bit integer next to it."""
    above = builder.fcmp_ordered(">=", value, DOUBLE(-(2.0**63)))
    fits = builder.and_(above, builder.fcmp_ordered("<", value, DOUBLE(2.0**63)))
    with builder.if_then(builder.not_(fits), likely=False):
        raise_if(context, builder, builder.fcmp_unordered("uno", value, value), ValueError, NAN_TO_INTEGER)
        infinite = builder.fcmp_ordered("==", magnitude(builder, value), DOUBLE(float("inf")))
        raise_if(context, builder, infinite, OverflowError, INFINITY_TO_INTEGER)
        context.call_conv.return_user_exc(builder, OverflowError, (TOO_LARGE_FOR_INTEGER,))


LARGEST_EXACT_POWER: Final = 22
"""10.0 ** 22 is the largest power of ten that a float64 holds exactly."""

LARGEST_BEFORE_POINT: Final = 15
"""10.0 ** 15 is the largest power of ten below 2**53: remainders by it are exact."""

CONSTANT_DIGITS: Final = (
    f"round() takes a constant number of digits from {-LARGEST_BEFORE_POINT} to {LARGEST_EXACT_POWER} in a UDF"
)
BEYOND_WHOLE: Final = 10**19
"""The least power of ten that no int64 holds."""


def _rounded(number: Any, ndigits: Any) -> Any:
    if not (is_real(number) or is_whole(number)):
        return None
    if isinstance(ndigits, types.NoneType):
        return types.int64 if is_real(number) else common_integer(number)
    if not isinstance(ndigits, types.IntegerLiteral):
        raise TypingError(CONSTANT_DIGITS)
    if is_whole(number):
        return common_integer(number)
    if not -LARGEST_BEFORE_POINT <= ndigits.literal_value <= LARGEST_EXACT_POWER:
        raise TypingError(CONSTANT_DIGITS)
    return types.unliteral(number)


@define(round, typing=_rounded)
def _round(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    number, to, at = sig.args[0], sig.return_type, InsertPoint(context, builder)
    if isinstance(sig.args[1], types.NoneType):
        return at.call(round, (number,), [args[0]], to)
    digits = sig.args[1].literal_value
    if is_whole(number):
        return _of_whole(at, at.cast(args[0], number, to), to, 10 ** max(-digits, 0))
    body = decimal_rounding.after_point if digits >= 0 else decimal_rounding.before_point
    if not compilation().scalars or is_checked(context):
        return run_body(context, builder, body, to, (number, args[0]), 10.0 ** abs(digits))
    numpys = at.call(np.round, sig.args, args, to)
    if may_be_pythons(context):
        pythons = run_body(context, builder, body, to, (number, args[0]), 10.0 ** abs(digits))
        note_if(context, builder, builder.fcmp_ordered("!=", pythons, numpys), ValueError, MAY_RAISE)
    return numpys


def _of_whole(at: InsertPoint, value: Any, kind: Any, scale: int) -> Any:
    """Return an integer rounded to a multiple of ``scale``, ties to even; it may be beyond 64 bits."""
    if scale == 1:
        return value
    if scale > BEYOND_WHOLE:
        return at.context.get_constant(kind, 0)
    body, scale = (decimal_rounding.half_of_all, 2) if scale == BEYOND_WHOLE else (decimal_rounding.multiple, scale)
    return run_body(at.context, at.builder, body, kind, (kind, value), scale)


@primitive(round)
def _in_a_body(at: InsertPoint, x: Any, digits: int | None = None) -> Any:
    """Write Python's own function, of a float: to a whole number, or to digits that are known."""
    if digits is None:
        return Arithmetic(at).whole(Arithmetic(at).libdevice("rint", x))
    return call(at, decimal_rounding.after_point, x, 10.0**digits)
