"""Methods of numbers: ``float.is_integer``, ``int.bit_count``, ``int.bit_length``, as CPython's.

Numba's ``bit_count`` counts the bits of a negative number's two's complement; Python's those of its magnitude.
"""

from typing import Any, Final

from udf.frontend.base.declarations import (
    INT64,
    LOWERING,
    attributes,
    external,
    is_never_negative,
    magnitude,
    method,
    typed_decorator,
)
from udf.frontend.numba.names import cgutils, types

METHODS: Final = {
    "bit_count": method("udf.bit_count", lambda _: types.int64),
    "bit_length": method("udf.bit_length", lambda _: types.int64),
    "is_integer": method("udf.is_integer", lambda _: types.boolean),
}
"""What an integer has beside Numba's ``real``, ``imag`` and ``conjugate``; a float has the last."""


@attributes(types.Integer, types.Float)
def _attribute_type(value: Any, attr: str) -> Any:
    has = attr in METHODS and (isinstance(value, types.Integer) or attr == "is_integer")
    return types.BoundFunction(METHODS[attr], value) if has else None


def _magnitude(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    (kind,) = sig.args
    value = context.cast(builder, args[0], kind, types.int64)
    if is_never_negative(kind):
        return value
    return builder.select(builder.icmp_signed("<", value, INT64(0)), builder.neg(value), value)


@typed_decorator(LOWERING.lower("udf.bit_count", types.Integer))
def bit_count(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    """Return the bits set in the magnitude."""
    return builder.ctpop(_magnitude(context, builder, sig, args))


@typed_decorator(LOWERING.lower("udf.bit_length", types.Integer))
def _bit_length(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    size = _magnitude(context, builder, sig, args)
    return builder.sub(INT64(64), builder.ctlz(size, cgutils.false_bit))


@typed_decorator(LOWERING.lower("udf.is_integer", types.Integer))
def _whole_is_integer(*_: Any) -> Any:
    return cgutils.true_bit


@typed_decorator(LOWERING.lower("udf.is_integer", types.Float))
def _real_is_integer(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    value = context.cast(builder, args[0], sig.args[0], types.float64)
    whole = external(builder, "__nv_trunc", value.type, value)
    finite = builder.fcmp_ordered("<", magnitude(builder, value), value.type(float("inf")))
    return builder.and_(finite, builder.fcmp_ordered("==", whole, value))
