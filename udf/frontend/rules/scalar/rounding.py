"""``int round math.floor math.ceil math.trunc``: floats to integers.

Python's answer is an exact integer of any size. Here it is int64; NaN, infinity and what does not fit raise
what Python raises, or what it would need more bits for.
"""

from __future__ import annotations

import math
from typing import Any, Final

from udf.frontend.base.declarations import (
    DOUBLE,
    INT64,
    common_integer,
    define,
    external,
    is_real,
    is_whole,
    magnitude,
    raise_if,
)
from udf.frontend.base.messages import INFINITY_TO_INTEGER, NAN_TO_INTEGER, TOO_LARGE_FOR_INTEGER
from udf.frontend.numba.names import types

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


def _register(operation: Any, conversion: str) -> None:
    @define(operation, typing=_to_integer)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        if is_whole(sig.args[0]):
            return context.cast(builder, args[0], sig.args[0], sig.return_type)
        value = context.cast(builder, args[0], sig.args[0], types.float64)
        _refuse_unfit(context, builder, value)
        return external(builder, conversion, INT64, value)


for _operation, _conversion in CONVERSIONS.items():
    _register(_operation, _conversion)


def _refuse_unfit(context: Any, builder: Any, value: Any) -> None:
    """Raise where a float64 has no 64-bit integer next to it."""
    above = builder.fcmp_ordered(">=", value, DOUBLE(-(2.0**63)))
    fits = builder.and_(above, builder.fcmp_ordered("<", value, DOUBLE(2.0**63)))
    with builder.if_then(builder.not_(fits), likely=False):
        raise_if(context, builder, builder.fcmp_unordered("uno", value, value), ValueError, NAN_TO_INTEGER)
        infinite = builder.fcmp_ordered("==", magnitude(builder, value), DOUBLE(float("inf")))
        raise_if(context, builder, infinite, OverflowError, INFINITY_TO_INTEGER)
        context.call_conv.return_user_exc(builder, OverflowError, (TOO_LARGE_FOR_INTEGER,))
