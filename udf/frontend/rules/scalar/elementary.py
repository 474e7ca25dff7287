"""Functions of ``math`` that are one call into libdevice: one table.

float32 stays float32, everything else is computed in float64. Errors in ulp: CUDA C++ Programming Guide,
"Mathematical Functions Appendix". What they raise: ``domain``.
"""

from __future__ import annotations

import math
from typing import Any, Final

from udf.frontend.base.declarations import (
    common_real,
    convert_arguments,
    define,
    external,
    is_number,
    is_whole,
    libdevice_name,
    magnitude,
    typing_of,
)
from udf.frontend.base.models import cast_tuple
from udf.frontend.library import division
from udf.frontend.numba.names import cgutils, signature, types
from udf.frontend.rules.scalar.bodies import rule_of
from udf.frontend.rules.scalar.domain import check

# function -> libdevice's name, without __nv_ and the f of float32: most often its own
_NAMED: Final = (
    *(math.acos, math.acosh, math.asin, math.asinh, math.atan, math.atanh, math.cbrt, math.cos, math.cosh, math.erf),
    *(math.erfc, math.exp, math.exp2, math.expm1, math.fabs, math.lgamma, math.log, math.log10, math.log1p, math.log2),
    *(math.sin, math.sinh, math.sqrt, math.tan, math.tanh),
)
ONE: Final[dict[Any, str]] = {function: function.__name__ for function in _NAMED} | {math.gamma: "tgamma"}
_OF_TWO: Final = (math.atan2, math.copysign, math.fmod, math.nextafter, math.pow, math.remainder)
TWO: Final[dict[Any, str]] = {function: function.__name__ for function in _OF_TWO}
THREE: Final[dict[Any, str]] = {math.fma: "fma"} if hasattr(math, "fma") else {}  # Python 3.13
OWN: Final[dict[Any, Any]] = {math.fmod: division.fmod}
"""Functions that are computed in another way than libdevice's."""

FACTORS: Final = {math.degrees: 180.0 / math.pi, math.radians: math.pi / 180.0}


def call_libdevice(function: Any, name: str, count: int, typing: Any = None) -> None:
    """Register a function of ``count`` floats as libdevice's function ``name``."""

    @define(function, typing=typing or typing_of(count))
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        values = convert_arguments(context, builder, sig, args)
        if function in OWN:
            result = rule_of(OWN[function])[1](context, builder, sig, args)
        else:
            result = external(builder, *libdevice_name(name, sig), *values)
        return check(context, builder, function, values, result)


for _count, _table in enumerate((ONE, TWO, THREE), start=1):
    for _function, _name in _table.items():
        call_libdevice(_function, _name, _count)


def _pair(function: Any, whole: Any) -> None:
    """Register a function of libdevice that has a second result through a pointer: ``whole``, or as the first."""

    def typing(kind: Any) -> Any:
        real = common_real(kind)
        return types.Tuple((real, whole or real)) if is_number(kind) else None

    @define(function, typing=typing)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        real, second = sig.return_type
        value = context.cast(builder, args[0], sig.args[0], real)
        held = types.int32 if whole else second  # C's int
        place = cgutils.alloca_once(builder, context.get_value_type(held))
        name, _ = libdevice_name(function.__name__, signature(real))
        first = external(builder, name, value.type, value, place)
        return cast_tuple(context, builder, sig.return_type, [first, builder.load(place)], (real, held))


_pair(math.frexp, types.int64)
_pair(math.modf, None)


def scale(function: Any, factor: float) -> None:
    """Register a function that multiplies by a constant."""

    @define(function, typing=typing_of(1))
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        (value,) = convert_arguments(context, builder, sig, args)
        return builder.fmul(value, value.type(factor))


for _function, _factor in FACTORS.items():
    scale(_function, _factor)


def _question(function: Any, of_whole: bool, of_real: Any) -> None:  # noqa: FBT001 - the answer for integers
    @define(function, typing=typing_of(1, types.boolean))
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        (kind,) = sig.args
        if is_whole(kind):
            return context.get_constant(types.boolean, of_whole)
        value = context.cast(builder, args[0], kind, types.float64)
        return of_real(builder, magnitude(builder, value))


_question(math.isnan, False, lambda b, size: b.fcmp_unordered("uno", size, size))  # noqa: FBT003 - as above
_question(math.isinf, False, lambda b, size: b.fcmp_ordered("==", size, size.type(math.inf)))  # noqa: FBT003
_question(math.isfinite, True, lambda b, size: b.fcmp_ordered("<", size, size.type(math.inf)))  # noqa: FBT003
