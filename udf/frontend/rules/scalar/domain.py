"""Where ``math`` raises ValueError or OverflowError: one table.

A domain is tested on the arguments, so that LLVM drops the test where the function has made sure already
(``if x > 0: math.log(x)``). An overflow shows in the result: infinite, from finite arguments. float32 has no such
test: Python computes in float64, where its values do not overflow.

Source: CPython Modules/mathmodule.c (math_1, math_2, math_pow, m_tgamma, m_lgamma).
"""

import math
from collections.abc import Callable
from typing import Any, Final

from llvmlite import ir as llvm

from udf.frontend.base.declarations import DOUBLE, external, magnitude
from udf.frontend.base.messages import COMPUTED, message_of
from udf.frontend.base.python_checks import refuse_if

OPPOSITES: Final = {"<": ">=", "<=": ">", ">": "<=", ">=": "<"}


def _compare(builder: Any, symbol: str, x: Any, limit: float) -> Any:
    """Compare, and the opposite comparison must not hold: after a branch on either one, LLVM drops the test.

    NaN is kept out by its bits: as a comparison of floats LLVM would join the three, and not know the result.
    """
    found = builder.fcmp_ordered(symbol, x, x.type(limit))
    if symbol not in OPPOSITES:
        return found
    outside = builder.not_(builder.fcmp_ordered(OPPOSITES[symbol], x, x.type(limit)))
    return builder.and_(builder.and_(outside, builder.not_(_is_nan(builder, x))), found)


def _is_nan(builder: Any, x: Any) -> Any:
    whole = llvm.IntType(64 if x.type == DOUBLE else 32)
    infinity = (0x7FF << 52) if x.type == DOUBLE else (0xFF << 23)
    size = builder.and_(builder.bitcast(x, whole), whole(2 ** (whole.width - 1) - 1))
    return builder.icmp_unsigned(">", size, whole(infinity))


def _beyond(symbol: str, limit: float) -> Callable[..., Any]:
    return lambda builder, x: _compare(builder, symbol, x, limit)


def _size_beyond(symbol: str, limit: float) -> Callable[..., Any]:
    return lambda builder, x: _compare(builder, symbol, magnitude(builder, x), limit)


def _is_whole(builder: Any, x: Any) -> Any:
    whole = external(builder, "__nv_trunc" if x.type == DOUBLE else "__nv_truncf", x.type, x)
    return builder.fcmp_ordered("==", whole, x)


def _pole(builder: Any, x: Any) -> Any:
    return builder.and_(_beyond("<=", 0.0)(builder, x), _is_whole(builder, x))


def _no_remainder(builder: Any, x: Any, y: Any) -> Any:
    infinite = builder.and_(_size_beyond("==", math.inf)(builder, x), builder.fcmp_ordered("ord", y, y))
    return builder.or_(infinite, builder.and_(_beyond("==", 0.0)(builder, y), builder.fcmp_ordered("ord", x, x)))


def _no_power(builder: Any, x: Any, y: Any) -> Any:
    finite = builder.fcmp_ordered("<", magnitude(builder, y), y.type(math.inf))
    at_zero = builder.and_(_beyond("==", 0.0)(builder, x), _beyond("<", 0.0)(builder, y))
    negative = builder.and_(_beyond("<", 0.0)(builder, x), _beyond("!=", -math.inf)(builder, x))
    fractional = builder.and_(negative, builder.not_(_is_whole(builder, y)))
    return builder.and_(finite, builder.or_(at_zero, fractional))


# function -> where it is not defined, and arguments for which Python says so
DOMAINS: Final[dict[Any, tuple[Callable[..., Any], tuple[float, ...]]]] = {
    math.acos: (_size_beyond(">", 1.0), (2.0,)),
    math.acosh: (_beyond("<", 1.0), (0.0,)),
    math.asin: (_size_beyond(">", 1.0), (2.0,)),
    math.atanh: (_size_beyond(">=", 1.0), (1.0,)),
    math.cos: (_size_beyond("==", math.inf), (math.inf,)),
    math.fmod: (_no_remainder, (1.0, 0.0)),
    math.gamma: (_pole, (0.0,)),
    math.lgamma: (lambda builder, x: builder.and_(_pole(builder, x), _beyond("!=", -math.inf)(builder, x)), (0.0,)),
    math.log: (_beyond("<=", 0.0), (0.0,)),
    math.log10: (_beyond("<=", 0.0), (0.0,)),
    math.log1p: (_beyond("<=", -1.0), (-1.0,)),
    math.log2: (_beyond("<=", 0.0), (0.0,)),
    math.pow: (_no_power, (0.0, -1.0)),
    math.remainder: (_no_remainder, (1.0, 0.0)),
    math.sin: (_size_beyond("==", math.inf), (math.inf,)),
    math.sqrt: (_beyond("<", 0.0), (-1.0,)),
    math.tan: (_size_beyond("==", math.inf), (math.inf,)),
}

# function -> arguments for which its result is too large
OVERFLOWS: Final[dict[Any, tuple[Any, ...]]] = {
    math.cosh: (1000.0,),
    math.exp: (1000.0,),
    math.exp2: (2000.0,),
    math.expm1: (1000.0,),
    math.gamma: (1000.0,),
    math.ldexp: (1.0, 2000),
    math.lgamma: (1e306,),
    math.pow: (10.0, 400.0),
    math.sinh: (1000.0,),
}


def check(context: Any, builder: Any, function: Any, values: list[Any], result: Any) -> Any:
    """Return ``result``; before that, raise what Python's ``function`` raises for ``values``."""
    if function in DOMAINS:
        undefined, sample = DOMAINS[function]
        text = message_of(function, *sample)
        says_value = any(repr(value) in text for value in sample)  # most do from Python 3.14 on
        refuse_if(context, builder, undefined(builder, *values), ValueError, *(COMPUTED if says_value else (text,)))
    if function in OVERFLOWS and result.type == DOUBLE:
        refuse_overflow(context, builder, values, result, (message_of(function, *OVERFLOWS[function]),))
    return result


def refuse_overflow(context: Any, builder: Any, values: list[Any], result: Any, arguments: tuple[Any, ...]) -> None:
    """Raise OverflowError where a result is infinite though the floats among ``values`` are finite."""
    overflow = _size_beyond("==", math.inf)(builder, result)
    for value in values:
        if value.type == DOUBLE:
            overflow = builder.and_(overflow, builder.fcmp_ordered("<", magnitude(builder, value), DOUBLE(math.inf)))
    refuse_if(context, builder, overflow, OverflowError, *arguments)
