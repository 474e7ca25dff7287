"""Functions of ``math`` that Numba lacks or types otherwise.

Their results equal CPython's; what needs more than 64 bits raises OverflowError. With ``overflow="wrap"`` it wraps
where arithmetic modulo 2**64 is exact (``factorial perm prod``), and raises where it is not (``comb lcm``). Not here,
and refused: ``math.fsum`` and ``math.sumprod``, whose exact sums need memory.

Source: CPython Modules/mathmodule.c.

Functions of ``math`` that are one call into libdevice: one table.

float32 stays float32, everything else is computed in float64. Errors in ulp: CUDA C++ Programming Guide,
"Mathematical Functions Appendix". What they raise: ``domain``.
"""

import math
from typing import Any, Final

from udf.base.operators import OF_ONE, OF_TWO
from udf.frontend.base.declarations import (
    DOUBLE,
    INT64,
    LOWERING,
    attributes,
    common_integer,
    common_real,
    convert_arguments,
    define,
    external,
    implement,
    is_never_negative,
    is_number,
    is_whole,
    libdevice_name,
    magnitude,
    method,
    typing_of,
)
from udf.frontend.base.models import cast_tuple
from udf.frontend.base.tables import each
from udf.frontend.library import integers
from udf.frontend.numba.names import cgutils, signature, types
from udf.frontend.rules.scalar.bodies import of_scalars, rule_of, run_body
from udf.frontend.rules.scalar.domain import check
from udf.frontend.rules.scalar.overflow import check_overflow

# function -> libdevice's name, without __nv_ and the f of float32: most often its own
ONE: Final[dict[Any, str]] = {function: function.__name__ for function in OF_ONE} | {math.gamma: "tgamma"}
TWO: Final[dict[Any, str]] = {function: function.__name__ for function in OF_TWO}
THREE: Final[dict[Any, str]] = {math.fma: "fma"} if hasattr(math, "fma") else {}  # Python 3.13
OWN: Final[dict[Any, Any]] = {math.fmod: integers.fmod}
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


@each(*FACTORS.items())
def scale(function: Any, factor: float) -> None:
    """Register a function that multiplies by a constant."""

    @define(function, typing=typing_of(1))
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        (value,) = convert_arguments(context, builder, sig, args)
        return builder.fmul(value, value.type(factor))


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


# -- integers: every argument and the result share one 64-bit type -----------------------------------

FOLDED: Final[dict[Any, tuple[Any, int]]] = {  # function of any number of integers -> (of two, neutral element)
    math.gcd: (integers.gcd, 0),
    math.lcm: (integers.lcm, 1),
}


def _folded_function(function: Any, implementation: Any, neutral: int) -> None:
    def typing(*kinds: Any) -> Any:
        return common_integer(*kinds) if all(is_whole(kind) for kind in kinds) else None

    @define(function, typing=typing)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        kind = sig.return_type
        result = context.get_constant(kind, neutral)
        for value, operand in zip(args, sig.args, strict=True):
            pair = (result, context.cast(builder, value, operand, kind))
            result = run_body(context, builder, implementation, kind, *((kind, one) for one in pair))
        if kind.signed:  # 2**63 looks negative
            check_overflow(context, builder, lambda: builder.icmp_signed("<", result, result.type(0)))
        return result


for _function, _fold in FOLDED.items():
    _folded_function(_function, *_fold)
of_scalars(integers.comb, math.comb)
of_scalars(integers.factorial, math.factorial)
of_scalars(integers.perm, math.perm)
of_scalars(integers.isqrt, math.isqrt)


# -- floats ------------------------------------------------------------------------------------------


@define(math.hypot, typing=lambda *kinds: common_real(*kinds) if kinds and all(map(is_number, kinds)) else None)
def _lower_hypot(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return _norm(builder, sig, convert_arguments(context, builder, sig, args))


def _points(left: Any, right: Any) -> Any:
    if not (isinstance(left, types.BaseTuple) and isinstance(right, types.BaseTuple)) or len(left) != len(right):
        return None
    return types.float64 if all(is_number(kind) for kind in (*left, *right)) else None


@define(math.dist, typing=_points)
def _lower_dist(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    sides = []
    for point, kinds in zip(args, sig.args, strict=True):
        members = cgutils.unpack_tuple(builder, point)
        sides.append([context.cast(builder, m, k, types.float64) for m, k in zip(members, kinds, strict=True)])
    return _norm(builder, sig, [builder.fsub(a, b) for a, b in zip(*sides, strict=True)])


def _norm(builder: Any, sig: Any, values: list[Any]) -> Any:
    """Return the root of the sum of squares; libdevice has it for one to four."""
    names = {1: "fabs", 2: "hypot", 3: "norm3d", 4: "norm4d"}
    if not values:
        return DOUBLE(0.0)
    if len(values) in names:
        return external(builder, *libdevice_name(names[len(values)], sig), *values)
    return _norm(builder, sig, [_norm(builder, sig, values[:4]), *values[4:]])


@implement(math.log)
def _log(x: Any, base: Any) -> Any:
    return (lambda x, base: math.log(x) / math.log(base)) if is_number(x) and is_number(base) else None


@define(math.ldexp, typing=lambda x, i: types.float64 if is_number(x) and is_whole(i) else None)
def _lower_ldexp(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    result = run_body(context, builder, integers.ldexp, types.float64, *zip(sig.args, args, strict=True))
    return check(context, builder, math.ldexp, [context.cast(builder, args[0], sig.args[0], types.float64)], result)


of_scalars(integers.ulp, math.ulp)
of_scalars(integers.isclose, math.isclose)

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


@LOWERING.lower("udf.bit_count", types.Integer)
def bit_count(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    """Return the bits set in the magnitude."""
    return builder.ctpop(_magnitude(context, builder, sig, args))


@LOWERING.lower("udf.bit_length", types.Integer)
def _bit_length(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    size = _magnitude(context, builder, sig, args)
    return builder.sub(INT64(64), builder.ctlz(size, cgutils.false_bit))


@LOWERING.lower("udf.is_integer", types.Integer)
def _whole_is_integer(*_: Any) -> Any:
    return cgutils.true_bit


@LOWERING.lower("udf.is_integer", types.Float)
def _real_is_integer(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    value = context.cast(builder, args[0], sig.args[0], types.float64)
    whole = external(builder, "__nv_trunc", value.type, value)
    finite = builder.fcmp_ordered("<", magnitude(builder, value), value.type(float("inf")))
    return builder.and_(finite, builder.fcmp_ordered("==", whole, value))
