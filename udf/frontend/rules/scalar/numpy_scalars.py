"""NumPy's functions of scalars: as NumPy computes them for Python numbers, with no exception (IEEE 754).

A column's value is a Python number to a UDF, so integers are int64 and their functions float64; float32 stays.
Integers wrap at 64 bits, as NumPy's do.
Where NumPy and Python mean the same, the rule is Python's own. What differs is written out here: division by
zero, NaN in ``maximum`` and ``fmax``, rounding to digits (NumPy multiplies, rounds, divides).

Source: NumPy, numpy/_core/src/umath/loops.c.src and numpy/_core/src/npymath.
"""

import math
import operator
from typing import Any, Final

import numpy as np

from udf.base import operators
from udf.base.operators import in_numpy
from udf.frontend.base.current import compilation
from udf.frontend.base.declarations import (
    BIT,
    DOUBLE,
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
    is_half,
    is_never_negative,
    is_number,
    is_real,
    is_uint64,
    is_whole,
    libdevice_name,
    literal,
    raise_if,
    stand_in,
    typing_of,
)
from udf.frontend.base.messages import INTEGER_TO_NEGATIVE, NO_BOOL, RefusedCallError, RefusedError
from udf.frontend.base.models import cast_first
from udf.frontend.base.python_checks import floor_signed
from udf.frontend.base.tables import each
from udf.frontend.library import integers, scalars
from udf.frontend.numba.names import signature, types
from udf.frontend.rules.scalar import mathematics
from udf.frontend.rules.scalar.arithmetic import shift_out
from udf.frontend.rules.scalar.bodies import ScalarRule, of_scalars, rule_of
from udf.frontend.rules.scalar.mathematics import FACTORS, call_libdevice, scale
from udf.frontend.rules.scalar.overflow import unifying, wrapping
from udf.frontend.rules.scalar.power import float_power
from udf.frontend.types.bfloat16 import BFLOAT16, widen

as_dtype: Final = stand_in("as_dtype")
"""(value, name): stands for a number as a NumPy scalar of the type ``name``."""

# function -> libdevice's name: what math has under its name, and acos as arccos before NumPy 2
ONE: Final[dict[Any, str]] = {np.rint: "rint"} | {
    getattr(np, name): known
    for function, known in mathematics.ONE.items()
    for name in (function.__name__, f"arc{function.__name__[1:]}")
    if hasattr(np, name)
}
TWO: Final[dict[Any, str]] = {
    np.hypot: "hypot", np.arctan2: "atan2", np.copysign: "copysign", np.nextafter: "nextafter",
    np.float_power: "pow",
}  # fmt: skip
EXTREMES: Final[dict[Any, Any]] = {np.maximum: max, np.fmax: max, np.minimum: min, np.fmin: min}
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
        narrow = 8 if known is not None and known.has_numpys_bools else 1
        if known is not None and known.tells and all(_bits(kind) <= narrow for kind in kinds):
            raise RefusedError(IN_HALF.format(function.__name__, kinds[0]), None)
        return plain(*kinds)

    return typing


def _bits(kind: Any) -> int:
    return 1 if isinstance(kind, types.Boolean) else int(kind.bitwidth)


for _function, _name in (ONE | TWO).items():
    call_libdevice(_function, _name, _function.nin, _typing_of(_function))
for _function, _known in SAME_AS_PYTHON.items():
    alias(_function, _known, wrapping, OF_BOOLS.get(_function))
for _pair, _factor in (((np.deg2rad, np.radians), math.radians), ((np.rad2deg, np.degrees), math.degrees)):
    for _function in _pair:
        scale(_function, FACTORS[_factor])


def _by_kind(function: Any, whole: tuple[Any, Any], name: str) -> None:
    """Register a function that has the rule ``whole`` for integers, and is libdevice's ``name`` for floats."""

    @define(function, typing=lambda *kinds: (whole[0] if all(map(is_whole, kinds)) else common_number)(*kinds))
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        if is_whole(sig.return_type):
            return whole[1](context, builder, sig, args)
        return external(builder, *libdevice_name(name, sig), *convert_arguments(context, builder, sig, args))


for _function, _name in WHOLE_NUMBER.items():
    _by_kind(_function, (common_of_one, cast_first), _name)


# -- division: no exception ----------------------------------------------------------------------------


@define(np.divide, typing=typing_of(2))
def _divide(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return builder.fdiv(*convert_arguments(context, builder, sig, args))


of_scalars(integers.fmod, np.fmod, whole=rule_of(scalars.fmod))


def _floor(body: Any, part: int, function: Any) -> None:
    """Register the quotient (0) or remainder (1) of a floored division: by an integer zero it is 0."""

    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        left, right = convert_arguments(context, builder, sig, args)
        zero = builder.icmp_signed("==", right, INT64(0))
        divisor = builder.select(zero, INT64(1), right)
        if sig.return_type.signed:
            results = floor_signed(builder, left, divisor, may_be_minus_one=True)
        else:
            results = builder.udiv(left, divisor), builder.urem(left, divisor)
        return builder.select(zero, INT64(0), results[part])

    of_scalars(body, function, whole=(common_of_two, lower))


_floor(scalars.floor_divide, 0, np.floor_divide)
_floor(scalars.remainder, 1, np.remainder)


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
        if instruction == "shl" or is_uint64(sig.return_type):
            return shift_out(builder, "shl" if instruction == "shl" else "lshr", value, amount)
        return builder.ashr(value, builder.select(builder.icmp_unsigned("<", amount, INT64(64)), amount, INT64(63)))


_shift(np.left_shift, "shl")
_shift(np.right_shift, "ashr")


# -- choice --------------------------------------------------------------------------------------------


for _body, _function in ((scalars.maximum, np.maximum), (scalars.minimum, np.minimum)):
    of_scalars(_body, _function, whole=RULES[EXTREMES[_function]])

for _function in (np.fmax, np.fmin):  # NaN if both operands are
    _by_kind(_function, RULES[EXTREMES[_function]], _function.__name__)


def _chosen(condition: Any, left: Any, right: Any) -> Any:
    if not is_number(condition):
        return None
    return types.boolean if left == right == types.boolean else common_number(left, right)


@define(np.where, typing=_chosen)
def _lower_where(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    condition = context.cast(builder, args[0], sig.args[0], types.boolean)
    with unifying():
        both = (context.cast(builder, *one, sig.return_type) for one in zip(args[1:], sig.args[1:], strict=True))
        return builder.select(condition, *both)


@each((np.logical_and, "and_"), (np.logical_or, "or_"), (np.logical_xor, "xor"))
def _logical(function: Any, instruction: str) -> None:
    @define(function, typing=typing_of(2, types.boolean))
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        left, right = convert_arguments(context, builder, sig, args)
        return getattr(builder, instruction)(left, right)


# -- one number ----------------------------------------------------------------------------------------


of_scalars(scalars.square, np.square)
of_scalars(scalars.signbit, np.signbit)


def _signed(kind: Any) -> Any:
    if isinstance(kind, types.Boolean):
        raise RefusedCallError(NO_BOOL.format("np.sign"))
    return common_number(kind)


of_scalars(scalars.sign, np.sign, typing=_signed)


def _inverse(kind: Any) -> Any:
    if is_whole(kind):
        raise RefusedCallError("np.reciprocal() of an integer, 0 for most, is not supported in a UDF; write 1 / x")
    return kind if is_real(kind) else None


of_scalars(scalars.reciprocal, np.reciprocal, typing=_inverse)


def _digits(value: Any, decimals: Any = None) -> Any:
    known = 0 if decimals is None else literal(decimals)
    if known is None and is_number(value) and is_whole(decimals):
        raise RefusedCallError("np.round() takes a constant number of digits in a UDF")
    return common_number(value) if known is not None and (is_real(value) or known >= 0) else None


of_scalars(scalars.around, *ROUNDED, typing=_digits)


# -- bodies of the library ---------------------------------------------------------------------------

BODIES: Final[dict[Any, Any]] = {
    np.heaviside: scalars.heaviside, np.angle: scalars.angle, np.sinc: scalars.sinc, np.logaddexp: scalars.logaddexp,
    np.spacing: scalars.spacing, np.isneginf: scalars.isneginf, np.isreal: scalars.isreal,
    np.isposinf: scalars.isposinf, np.isclose: scalars.isclose, np.nan_to_num: scalars.nan_to_num,
    np.ldexp: integers.ldexp, np.lcm: scalars.lcm,
}  # fmt: skip
"""Function that gives one number, of arrays an array -> its body."""

for _function, _body in BODIES.items():
    of_scalars(_body, _function)
of_scalars(scalars.isclose, np.allclose)
of_scalars(scalars.frexp, np.frexp)
of_scalars(scalars.modf, np.modf)


def _clipped(*asked: Any) -> Any:
    """Return the type; None where an end is given by NumPy's old name and its new one, or neither is."""
    low, high, out, *new = (*(not isinstance(one, types.NoneType) for one in asked[1:]), *[False] * 4)[:5]
    fits = not out and not (low and new[0]) and not (high and new[1]) and (low or high or any(new))
    return ScalarRule(scalars.clip).typing(*asked) if fits else None


of_scalars(scalars.clip, np.clip, typing=_clipped)


def _both(left: Any, right: Any) -> Any:
    kind = RULES[np.floor_divide][0](left, right)
    return None if kind is None else types.Tuple((kind, kind))


@define(np.divmod, typing=_both)
def _divmod(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    inner = signature(sig.return_type[0], *sig.args)
    parts = [RULES[part][1](context, builder, inner, args) for part in (np.floor_divide, np.remainder)]
    return context.make_tuple(builder, sig.return_type, parts)


# -- numbers of NumPy's that Python has not ------------------------------------------------------------
# A half's type does not say whether a number beside it is Python's or NumPy's, on which the result depends (NEP 50).

UNKNOWN_HALF: Final = (
    "a float16 meets another number, or is passed to what does not take one, in a UDF: make it one, np.float16(x), or "
    "a float, float(np.float16(x))"
)

NUMPYS_COMPLEX: Final = (
    "a complex number of NumPy's is computed with in a UDF, whose division and types are not Python's; compute with "
    "complex(z), and make it np.complex64(z) at the end"
)


def refuse_numpys(function: Any, args: Any) -> None:
    """Raise for a half that Numba would make a wider float of, and for complex numbers that divide as NumPy's."""
    kinds = [getattr(kind, "inner", kind) for kind in args]
    cls = function.instance_type if isinstance(function, types.NumberClass) else None
    operation = function.typing_key if isinstance(function, types.Function) else function
    taken = any(operation is one for one in (as_dtype, bool, isinstance))
    if any(map(is_half, kinds)) and not (taken or isinstance(operation, types.Type | str)):
        raise RefusedCallError(UNKNOWN_HALF)
    computes = cls is None and types.complex64 in kinds and not taken and operation is not complex
    if computes or (cls == types.complex128 and getattr(function, "key", None) is not complex):
        raise RefusedCallError(NUMPYS_COMPLEX)


@define(float, typing=lambda kind: types.float64 if kind == BFLOAT16 else None)
def _as_float(_context: Any, builder: Any, _sig: Any, args: Any) -> Any:
    return builder.fpext(widen(builder, args[0]), DOUBLE)
