"""NumPy's functions of scalars: as NumPy computes them for Python numbers, with no exception (IEEE 754).

A column's value is a Python number to a UDF, so integers are int64 and their functions float64; float32 stays.
Integers wrap at 64 bits, as NumPy's do.
Where NumPy and Python mean the same, the rule is Python's own. What differs is written out here: division by
zero, NaN in ``maximum`` and ``fmax``, rounding to digits (NumPy multiplies, rounds, divides).

Source: NumPy, numpy/_core/src/umath/loops.c.src and numpy/_core/src/npymath.
"""

from __future__ import annotations

import math
import operator
from typing import Any, Final

import numpy as np
from llvmlite import ir as llvm

from udf.base import operators
from udf.base.operators import in_numpy
from udf.frontend.base.current import compilation
from udf.frontend.base.declarations import (
    BIT,
    INT64,
    RULES,
    alias,
    common_integer,
    common_number,
    common_of_one,
    common_of_two,
    convert_arguments,
    define,
    external,
    is_never_negative,
    is_number,
    is_real,
    is_whole,
    libdevice_name,
    literal,
    raise_if,
    stand_in,
    typing_of,
)
from udf.frontend.base.messages import INTEGER_TO_NEGATIVE, NO_BOOL
from udf.frontend.base.refusals import RefusedCallError, RefusedError
from udf.frontend.numba.names import types
from udf.frontend.rules.scalar.arithmetic import shift_out
from udf.frontend.rules.scalar.division import floor_real, floor_signed
from udf.frontend.rules.scalar.elementary import FACTORS, call_libdevice, scale
from udf.frontend.rules.scalar.overflow import unifying, wrapping
from udf.frontend.rules.scalar.power import float_power
from udf.frontend.rules.scalar.remainder import remainder_real

as_dtype: Final = stand_in("as_dtype")
"""(value, name): stands for a number as a NumPy scalar of the type ``name``."""

# function -> libdevice's name
ONE: Final[dict[Any, str]] = {
    np.sqrt: "sqrt", np.cbrt: "cbrt", np.exp: "exp", np.exp2: "exp2", np.expm1: "expm1", np.log: "log",
    np.log2: "log2", np.log10: "log10", np.log1p: "log1p", np.sin: "sin", np.cos: "cos", np.tan: "tan",
    np.arcsin: "asin", np.arccos: "acos", np.arctan: "atan", np.sinh: "sinh", np.cosh: "cosh", np.tanh: "tanh",
    np.arcsinh: "asinh", np.arccosh: "acosh", np.arctanh: "atanh", np.fabs: "fabs", np.rint: "rint",
}  # fmt: skip
TWO: Final[dict[Any, str]] = {
    np.hypot: "hypot", np.arctan2: "atan2", np.copysign: "copysign", np.nextafter: "nextafter",
    np.float_power: "pow",
}  # fmt: skip
EXTREMES: Final[dict[Any, tuple[str, Any]]] = {
    np.maximum: (">=", max), np.fmax: (">=", max), np.minimum: ("<=", min), np.fmin: ("<=", min),
}  # fmt: skip
IN_HALF: Final = "np.{} of a {} is not supported in a UDF: NumPy computes it in float16; write it of float(x)"
COMPARISONS: Final = {numpy: python for python, numpy in in_numpy(operators.COMPARISONS).items()}
BITWISE: Final = {numpy: python for python, numpy in in_numpy(operators.BITWISE).items()}
_QUESTIONS: Final = {
    np.logical_not: operator.not_, np.isnan: math.isnan, np.isinf: math.isinf, np.isfinite: math.isfinite,
}  # fmt: skip
SAME_AS_PYTHON: Final = COMPARISONS | BITWISE | _QUESTIONS | {
    np.add: operator.add, np.subtract: operator.sub, np.multiply: operator.mul, np.negative: operator.neg,
    np.positive: operator.pos, np.absolute: abs, np.invert: operator.invert, np.gcd: math.gcd,
}  # fmt: skip
OF_BOOLS: Final = COMPARISONS | BITWISE | _QUESTIONS | {
    np.add: operator.or_, np.multiply: operator.and_, np.invert: operator.not_,
}  # fmt: skip
"""NumPy's functions that take bools -> Python's operation of the same meaning for bools."""
WHOLE_NUMBER: Final = {np.floor: "floor", np.ceil: "ceil", np.trunc: "trunc", np.fix: "trunc"}
ROUNDED: Final = (np.round, np.around)


def _typing_of(function: Any) -> Any:
    """Return the typing rule of a function of floats, which NumPy computes in float16 of bools and a group's int8."""
    plain = typing_of(function.nin)

    def typing(*kinds: Any) -> Any:
        known = compilation() if plain(*kinds) else None
        small = known is not None and known.tells and (_has_8_bits if known.has_numpys_bools else _is_bool)
        if small and all(map(small, kinds)):
            raise RefusedError(IN_HALF.format(function.__name__, kinds[0]), None)
        return plain(*kinds)

    return typing


def _is_bool(kind: Any) -> bool:
    return isinstance(kind, types.Boolean)


def _has_8_bits(kind: Any) -> bool:
    return isinstance(kind, types.Boolean) or (isinstance(kind, types.Integer) and kind.bitwidth == 8)


for _function, _name in (ONE | TWO).items():
    call_libdevice(_function, _name, _function.nin, _typing_of(_function))
for _function, _known in SAME_AS_PYTHON.items():
    alias(_function, _known, wrapping, OF_BOOLS.get(_function))
for _pair, _factor in (((np.deg2rad, np.radians), math.radians), ((np.rad2deg, np.degrees), math.degrees)):
    for _function in _pair:
        scale(_function, FACTORS[_factor])


def _whole_number(function: Any, name: str) -> None:
    """Register a rounding to a whole number; integers stay as they are."""

    @define(function, typing=common_of_one)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        (value,) = convert_arguments(context, builder, sig, args)
        return value if is_whole(sig.return_type) else external(builder, *libdevice_name(name, sig), value)


for _function, _name in WHOLE_NUMBER.items():
    _whole_number(_function, _name)


# -- division: no exception ----------------------------------------------------------------------------


@define(np.divide, typing=typing_of(2))
def _divide(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return builder.fdiv(*convert_arguments(context, builder, sig, args))


@define(np.fmod, typing=lambda a, b: None if is_whole(a) and is_whole(b) else common_number(a, b))
def _fmod(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return remainder_real(builder, *convert_arguments(context, builder, sig, args))


def _floor(part: int, function: Any) -> None:
    """Register the quotient (0) or remainder (1) of a floored division: by an integer zero it is 0."""

    @define(function, typing=common_of_two)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        left, right = convert_arguments(context, builder, sig, args)
        if is_whole(sig.return_type):
            zero = builder.icmp_signed("==", right, INT64(0))
            divisor = builder.select(zero, INT64(1), right)
            if sig.return_type.signed:
                results = floor_signed(builder, left, divisor, may_be_minus_one=True)
            else:
                results = builder.udiv(left, divisor), builder.urem(left, divisor)
            return builder.select(zero, INT64(0), results[part])
        by_zero = (builder.fdiv(left, right), builder.fsub(builder.fdiv(left, right), builder.fdiv(left, right)))
        is_zero = builder.fcmp_ordered("==", right, right.type(0.0))
        return builder.select(is_zero, by_zero[part], floor_real(context, builder, left, right)[part])


_floor(0, np.floor_divide)
_floor(1, np.remainder)


def _power(base: Any, exponent: Any) -> Any:
    if is_whole(base) and is_whole(exponent):
        return common_integer(base, exponent)
    return RULES[operator.pow][0](base, exponent)


@define(np.power, typing=_power)
def _lower_power(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    if is_whole(sig.return_type):
        if (literal(sig.args[1]) or 0) < 0:
            raise_if(context, builder, BIT(1), ValueError, INTEGER_TO_NEGATIVE)
            return INT64(0)
        if not is_never_negative(sig.args[1]):
            negative = builder.icmp_signed("<", args[1], args[1].type(0))
            raise_if(context, builder, negative, ValueError, INTEGER_TO_NEGATIVE)
        with wrapping(builder):
            return RULES[operator.pow][1](context, builder, sig, args)
    return float_power(context, builder, sig, args)


def _shift(function: Any, instruction: str) -> None:
    """Register a shift: one of 64 bits or more (or by a negative number) leaves nothing but the sign."""

    @define(function, typing=lambda a, b: common_integer(a) if is_whole(a) and is_whole(b) else None)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        value, amount = convert_arguments(context, builder, sig, args)
        if instruction == "shl":
            return shift_out(builder, instruction, value, amount)
        return builder.ashr(value, builder.select(builder.icmp_unsigned("<", amount, INT64(64)), amount, INT64(63)))


_shift(np.left_shift, "shl")
_shift(np.right_shift, "ashr")


# -- choice --------------------------------------------------------------------------------------------


def _extreme(function: Any, symbol: str, python: Any) -> None:
    """Register ``maximum`` or the like: of integers ``python``'s; NaN if either operand is, of ``fmax`` if both are."""

    def typing(left: Any, right: Any) -> Any:
        return RULES[python][0](left, right) if is_whole(left) and is_whole(right) else common_number(left, right)

    @define(function, typing=typing)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        if is_whole(sig.return_type):
            return RULES[python][1](context, builder, sig, args)
        left, right = convert_arguments(context, builder, sig, args)
        if function in (np.fmax, np.fmin):
            return external(builder, *libdevice_name(function.__name__, sig), left, right)
        return _choose(builder, sig.return_type, symbol, left, right)


def _choose(builder: Any, kind: Any, symbol: str, left: Any, right: Any) -> Any:
    if is_real(kind):
        wins = builder.or_(builder.fcmp_ordered(symbol, left, right), builder.fcmp_unordered("uno", left, left))
    else:
        wins = (builder.icmp_signed if kind.signed else builder.icmp_unsigned)(symbol, left, right)
    return builder.select(wins, left, right)


for _function, (_symbol, _python) in EXTREMES.items():
    _extreme(_function, _symbol, _python)


@define(np.clip, typing=lambda value, low, high: common_number(value, low, high))  # noqa: PLW0108 - of three
def _lower_clip(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    value, low, high = _cast_arguments(context, builder, sig.return_type, sig.args, args)
    return _choose(builder, sig.return_type, "<=", _choose(builder, sig.return_type, ">=", value, low), high)


def _chosen(condition: Any, left: Any, right: Any) -> Any:
    if not is_number(condition):
        return None
    return types.boolean if left == right == types.boolean else common_number(left, right)


@define(np.where, typing=_chosen)
def _lower_where(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    condition = context.cast(builder, args[0], sig.args[0], types.boolean)
    left, right = _cast_arguments(context, builder, sig.return_type, sig.args[1:], args[1:])
    return builder.select(condition, left, right)


def _cast_arguments(context: Any, builder: Any, to: Any, kinds: Any, args: Any) -> list[Any]:
    """Return the values as the type in which they meet."""
    with unifying():
        return [context.cast(builder, value, kind, to) for value, kind in zip(args, kinds, strict=True)]


def _logical(function: Any, instruction: str) -> None:
    @define(function, typing=typing_of(2, types.boolean))
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        left, right = convert_arguments(context, builder, sig, args)
        return getattr(builder, instruction)(left, right)


for _function, _name in ((np.logical_and, "and_"), (np.logical_or, "or_"), (np.logical_xor, "xor")):
    _logical(_function, _name)


# -- one number ----------------------------------------------------------------------------------------


@define(np.square, typing=common_of_one)
def _square(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    (value,) = convert_arguments(context, builder, sig, args)
    return (builder.fmul if is_real(sig.return_type) else builder.mul)(value, value)


def _signed(kind: Any) -> Any:
    if isinstance(kind, types.Boolean):
        raise RefusedCallError(NO_BOOL.format("np.sign"))
    return common_number(kind)


@define(np.sign, typing=_signed)
def _sign(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    (value,) = convert_arguments(context, builder, sig, args)
    if is_whole(sig.return_type):
        compare, zero = (builder.icmp_signed if sig.return_type.signed else builder.icmp_unsigned), INT64(0)
        above, below = compare(">", value, zero), compare("<", value, zero)
        return builder.select(above, INT64(1), builder.select(below, INT64(-1), zero))
    zero, one = value.type(0.0), value.type(1.0)
    above, below = builder.fcmp_ordered(">", value, zero), builder.fcmp_ordered("<", value, zero)
    nothing = builder.select(builder.fcmp_ordered("==", value, zero), zero, value)  # NaN stays
    return builder.select(above, one, builder.select(below, value.type(-1.0), nothing))


def _inverse(kind: Any) -> Any:
    if is_whole(kind):
        raise RefusedCallError("np.reciprocal() of an integer, 0 for most, is not supported in a UDF; write 1 / x")
    return kind if is_real(kind) else None


@define(np.reciprocal, typing=_inverse)
def _reciprocal(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    (value,) = convert_arguments(context, builder, sig, args)
    return builder.fdiv(value.type(1.0), value)


@define(np.signbit, typing=typing_of(1, types.boolean))
def _signbit(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    value = context.cast(builder, args[0], sig.args[0], types.float64)
    return builder.icmp_signed("<", builder.bitcast(value, INT64), INT64(0))


def _digits(value: Any, decimals: Any = None) -> Any:
    known = 0 if decimals is None else literal(decimals)
    if known is None and is_number(value) and is_whole(decimals):
        raise RefusedCallError("np.round() takes a constant number of digits in a UDF")
    return common_number(value) if known is not None and (is_real(value) or known >= 0) else None


def _round_digits(function: Any) -> None:
    @define(function, typing=lambda *kinds: _digits(*kinds) if 1 <= len(kinds) <= 2 else None)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        value = context.cast(builder, args[0], sig.args[0], sig.return_type)
        if is_whole(sig.return_type):
            return value
        decimals = literal(sig.args[1]) if len(args) > 1 else 0
        power = llvm.Constant(value.type, 10.0 ** abs(decimals or 0))
        up, down = (builder.fmul, builder.fdiv) if decimals and decimals > 0 else (builder.fdiv, builder.fmul)
        scaled = up(value, power) if decimals else value
        whole = external(builder, *libdevice_name("rint", sig), scaled)
        return down(whole, power) if decimals else whole


for _function in ROUNDED:
    _round_digits(_function)
