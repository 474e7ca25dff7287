"""``ml_dtypes.bfloat16(x)``: a float32 rounded to its upper half, to the even one of two that are as near.

A value of a column is widened where it comes in; what is made is stored, returned and made a float again, and nothing
is computed with it: beside other numbers ml_dtypes gives now one type and now another. All of it is done with integers,
since PTX has conversions from sm_80 on.

Source: ml_dtypes 0.5, include/float8.h (ConvertImpl) and Eigen, BFloat16.h (float_to_bfloat16_rtne).
"""

from typing import Any, Final

from llvmlite import ir as llvm

from udf.frontend.base.declarations import DOUBLE, define, is_real, stand_in
from udf.frontend.base.models import as_number
from udf.frontend.numba.names import types

BITS: Final = llvm.IntType(16)
WORD: Final = llvm.IntType(32)
FLOAT: Final = llvm.FloatType()
QUIET: Final = 0x7FC0
"""A NaN's bits, but for the sign."""


class BFloat16(types.Type):  # type: ignore[misc]
    """The upper half of a float32."""

    def __init__(self) -> None:
        super().__init__("bfloat16")


BFLOAT16: Final = BFloat16()

as_number(BITS, BFloat16)  # its bits

to_bfloat16: Final = stand_in("to_bfloat16")
"""Stands for ``ml_dtypes.bfloat16``."""


def as_scalar_class(value: Any) -> Any:
    """Return what stands for a value that a function uses: for ml_dtypes' class our function, else itself."""
    is_class = isinstance(value, type) and value.__name__ == "bfloat16" and value.__module__ == "ml_dtypes"
    return to_bfloat16 if is_class else value


def widen(builder: Any, bits: Any) -> Any:
    """Return the float32 of 16 bits."""
    return builder.bitcast(builder.shl(builder.zext(bits, WORD), WORD(16)), FLOAT)


@define(to_bfloat16, typing=lambda kind: BFLOAT16 if is_real(kind) else None)
def _round(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    single = context.cast(builder, args[0], sig.args[0], types.float32)
    bits = builder.bitcast(single, WORD)
    odd = builder.and_(builder.lshr(bits, WORD(16)), WORD(1))
    near = builder.lshr(builder.add(bits, builder.add(odd, WORD(0x7FFF))), WORD(16))
    given = builder.bitcast(args[0], llvm.IntType((args[0].type == DOUBLE and 64) or 32))
    sign = builder.lshr(given, given.type(given.type.width - 16))
    nan = builder.or_(builder.and_(builder.trunc(sign, BITS), BITS(0x8000)), BITS(QUIET))
    return builder.select(builder.fcmp_unordered("uno", single, single), nan, builder.trunc(near, BITS))
