"""What stands for an operator of NumPy's scalars where an operand is a Series, or an array: ``//`` by 0, ``** 0.5``."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from udf.frontend.base.declarations import DOUBLE, RULES, define, raise_if, stand_in
from udf.frontend.base.messages import limit
from udf.frontend.numba.names import signature, types
from udf.frontend.rules.scalar import numpy_scalars  # noqa: F401 - the rules of items

BY_ZERO: Final = limit(
    "pandas makes floats of integers that a Series divides by 0: write s.astype('float64') // t, or s[t != 0] first"
)


def refuse_zero(context: Any, builder: Any, divisor: Any) -> None:
    """Raise where a divisor is 0."""
    zero = builder.icmp_signed("==", divisor, divisor.type(0))
    raise_if(context, builder, zero, ZeroDivisionError, BY_ZERO)


def _guarded(operation: Any) -> Any:
    """Return a stand-in of NumPy's ``//`` or ``%`` of integers that refuses a divisor of 0."""
    guarded, (typing, lowering) = stand_in(operation.__name__), RULES[operation]

    @define(guarded, typing=typing)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        refuse_zero(context, builder, args[1])
        return lowering(context, builder, sig, args)

    return guarded


GUARDED: Final = {operation: _guarded(operation) for operation in (np.floor_divide, np.remainder)}
"""NumPy's operation -> what stands for it where a Series of integers is divided."""


def _rooted() -> Any:
    """Return a stand-in of NumPy's power of floats to an exponent, where ``** 0.5`` is a root, as of NumPy's arrays.

    Of -inf and -0.0 that is another value (numpy/_core/src/multiarray/number.c, fast_scalar_power).
    """
    rooted, (typing, lowering) = stand_in("power"), RULES[np.power]

    @define(rooted, typing=typing)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        power = lowering(context, builder, sig, args)
        if sig.return_type != types.float64 or sig.args[1] != types.float64:
            return power
        base = context.cast(builder, args[0], sig.args[0], types.float64)
        root = RULES[np.sqrt][1](context, builder, signature(types.float64, types.float64), (base,))
        return builder.select(builder.fcmp_ordered("==", args[1], DOUBLE(0.5)), root, power)

    return rooted


ROOTED: Final = _rooted()
