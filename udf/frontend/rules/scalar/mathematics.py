"""Functions of ``math`` that Numba lacks or types otherwise.

Their results equal CPython's; what needs more than 64 bits raises OverflowError. With ``overflow="wrap"`` it wraps
where arithmetic modulo 2**64 is exact (``factorial perm prod``), and raises where it is not (``comb lcm``). Not here,
and refused: ``math.fsum`` and ``math.sumprod``, whose exact sums need memory.

Source: CPython Modules/mathmodule.c.
"""

from __future__ import annotations

import math
from typing import Any, Final

from udf.frontend.base.declarations import (
    DOUBLE,
    INT64,
    common_integer,
    common_real,
    convert_arguments,
    define,
    external,
    implement,
    is_number,
    is_whole,
    libdevice_name,
)
from udf.frontend.numba.names import cgutils, signature, types
from udf.frontend.rules.scalar import python_math
from udf.frontend.rules.scalar.domain import check
from udf.frontend.rules.scalar.overflow import check_overflow

# -- integers: every argument and the result share one 64-bit type -----------------------------------

# function -> (number of arguments, its implementation for int64, for uint64)
INTEGER_FUNCTIONS: Final[dict[Any, tuple[int, Any, Any]]] = {
    math.comb: (2, python_math.comb, python_math.comb),
    math.isqrt: (1, python_math.isqrt, python_math.isqrt_unsigned),
    math.factorial: (1, python_math.factorial, python_math.factorial),
}
FOLDED: Final[dict[Any, tuple[Any, int]]] = {  # function of any number of integers -> (of two, neutral element)
    math.gcd: (python_math.gcd, 0),
    math.lcm: (python_math.lcm, 1),
}


def integer_function(function: Any, count: int, signed: Any, unsigned: Any) -> None:
    """Register a function of ``count`` 64-bit integers, and its bodies for int64 and for uint64."""

    def typing(*kinds: Any) -> Any:
        whole = len(kinds) == count and all(is_whole(kind) for kind in kinds)
        return common_integer(*kinds) if whole else None

    @define(function, typing=typing)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        kind = sig.return_type
        values = convert_arguments(context, builder, sig, args)
        implementation = signed if kind.signed else unsigned
        return context.compile_internal(builder, implementation, signature(kind, *[kind] * count), values)


def _folded_function(function: Any, implementation: Any, neutral: int) -> None:
    def typing(*kinds: Any) -> Any:
        return common_integer(*kinds) if all(is_whole(kind) for kind in kinds) else None

    @define(function, typing=typing)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        kind = sig.return_type
        result = context.get_constant(kind, neutral)
        for value, operand in zip(args, sig.args, strict=True):
            pair = (result, context.cast(builder, value, operand, kind))
            result = context.compile_internal(builder, implementation, signature(kind, kind, kind), pair)
        if kind.signed:  # 2**63 looks negative
            check_overflow(context, builder, lambda: builder.icmp_signed("<", result, INT64(0)))
        return result


for _function, _row in INTEGER_FUNCTIONS.items():
    integer_function(_function, *_row)
for _function, _fold in FOLDED.items():
    _folded_function(_function, *_fold)


@implement(math.perm)
def _perm(n: Any, k: Any = None) -> Any:
    if not is_whole(n):
        return None
    if k is None or isinstance(k, (types.NoneType, types.Omitted)):
        return python_math.all_permutations
    return python_math.permutations if is_whole(k) else None


# -- floats ------------------------------------------------------------------------------------------


def _reals(*kinds: Any) -> Any:
    return common_real(*kinds) if kinds and all(is_number(kind) for kind in kinds) else None


@define(math.hypot, typing=_reals)
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
    value = context.cast(builder, args[0], sig.args[0], types.float64)
    inner = signature(types.float64, types.float64, sig.args[1])
    result = context.compile_internal(builder, python_math.scale, inner, (value, args[1]))
    return check(context, builder, math.ldexp, [value], result)


@implement(math.ulp)
def _ulp(x: Any) -> Any:
    return python_math.ulp if is_number(x) else None


@implement(math.isclose)
def _isclose(a: Any, b: Any, rel_tol: Any = 1e-09, abs_tol: Any = 0.0) -> Any:
    del rel_tol, abs_tol
    return python_math.isclose if is_number(a) and is_number(b) else None
