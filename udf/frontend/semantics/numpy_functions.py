"""NumPy's universal functions of scalars: one table. They raise nothing, and give nan and inf as NumPy does.

float32 stays float32, integers are computed in float64, as NumPy computes int64. Names and errors: ``elementary``.
"""

from __future__ import annotations

import operator
from typing import Any, Final

import numpy as np

from udf.frontend.semantics.rules import (
    common_integer,
    common_real,
    converted,
    define,
    external,
    is_number,
    is_real,
    is_whole,
    libdevice_name,
)

ONE: Final[dict[Any, str]] = {
    np.arccos: "acos",
    np.arccosh: "acosh",
    np.arcsin: "asin",
    np.arcsinh: "asinh",
    np.arctan: "atan",
    np.arctanh: "atanh",
    np.cbrt: "cbrt",
    np.cos: "cos",
    np.cosh: "cosh",
    np.exp: "exp",
    np.exp2: "exp2",
    np.expm1: "expm1",
    np.fabs: "fabs",
    np.log: "log",
    np.log10: "log10",
    np.log1p: "log1p",
    np.log2: "log2",
    np.rint: "rint",
    np.sin: "sin",
    np.sinh: "sinh",
    np.sqrt: "sqrt",
    np.tan: "tan",
    np.tanh: "tanh",
}
TWO: Final[dict[Any, str]] = {
    np.arctan2: "atan2",
    np.copysign: "copysign",
    np.hypot: "hypot",
    np.nextafter: "nextafter",
}
WHOLE: Final[dict[Any, str]] = {np.floor: "floor", np.ceil: "ceil", np.trunc: "trunc"}
STAYS_WHOLE: Final = np.floor(np.int64(1)).dtype.kind == "i"
"""Whether this NumPy leaves integers as they are (since 2.1)."""


def _real(*kinds: Any) -> Any:
    return common_real(*kinds) if kinds and all(is_number(kind) for kind in kinds) else None


def _one(kind: Any) -> Any:
    return _real(kind)


def _two(left: Any, right: Any) -> Any:
    return _real(left, right)


def _rounded(kind: Any) -> Any:
    return common_integer(kind) if is_whole(kind) and STAYS_WHOLE else _real(kind)


def _register(function: Any, name: str, typing: Any) -> None:
    @define(function, typing=typing)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        values = converted(context, builder, sig, args)
        return external(builder, *libdevice_name(name, sig), *values) if is_real(sig.return_type) else values[0]


for _typing, _table in ((_one, ONE), (_two, TWO), (_rounded, WHOLE)):
    for _function, _name in _table.items():
        _register(_function, _name, _typing)


# -- functions that are an operator of numbers -------------------------------------------------------

OPERATORS: Final[dict[Any, Any]] = {
    np.absolute: abs,
    np.add: operator.add,
    np.multiply: operator.mul,
    np.negative: operator.neg,
    np.subtract: operator.sub,
}


def _same_as(function: Any, operation: Any, count: int) -> None:
    def inner(context: Any, kinds: Any) -> Any:
        callee = context.resolve_value_type(operation)
        return callee, callee.get_call_type(context, kinds, {})

    def typing(*kinds: Any) -> Any:
        from udf.frontend.contexts import typing_context  # noqa: PLC0415 - the rules are loaded by the contexts

        fits = len(kinds) == count and all(is_number(kind) for kind in kinds)
        return inner(typing_context(), kinds)[1].return_type if fits else None

    @define(function, typing=typing)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        callee, signature = inner(context.typing_context, sig.args)
        casts = [context.cast(builder, a, k, to) for a, k, to in zip(args, sig.args, signature.args, strict=True)]
        return context.get_function(callee, signature)(builder, casts)


for _function, _operation in OPERATORS.items():
    _same_as(_function, _operation, _function.nin)


@define(np.square, typing=lambda kind: common_integer(kind) if is_whole(kind) else _real(kind))
def _square(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    (value,) = converted(context, builder, sig, args)
    return builder.fmul(value, value) if is_real(sig.return_type) else builder.mul(value, value)


@define(np.sign, typing=lambda kind: common_integer(kind) if is_whole(kind) else _real(kind))
def _sign(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    (value,) = converted(context, builder, sig, args)
    zero, one = value.type(0), value.type(1)
    if is_real(sig.return_type):
        below = builder.select(builder.fcmp_ordered("<", value, zero), value.type(-1.0), value)  # NaN, 0 as they are
        return builder.select(builder.fcmp_ordered(">", value, zero), one, below)
    below = value.type(-1) if sig.return_type.signed else one
    signed = builder.select(builder.icmp_signed("<", value, zero), below, one)
    return builder.select(builder.icmp_signed("==", value, zero), zero, signed)


def _power(base: Any, exponent: Any) -> Any:
    return _real(base, exponent) if is_real(base) or is_real(exponent) else None


@define(np.power, np.float_power, typing=_power)
def _lower_power(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return external(builder, *libdevice_name("pow", sig), *converted(context, builder, sig, args))
