"""``min`` and ``max`` of scalars: Python keeps the first of equals, and compares NaN as Python does.

``min(nan, 1.0)`` is nan and ``min(1.0, nan)`` is 1.0: an argument replaces the best so far only where it is less.
"""

import operator
from typing import Any, Final

from llvmlite import ir as llvm

from udf.frontend.base.declarations import (
    common_integer,
    common_real,
    define,
    is_number,
    is_real,
    is_uint64,
    is_whole,
    literal,
)
from udf.frontend.base.messages import RefusedCallError
from udf.frontend.base.tables import each
from udf.frontend.numba.names import cgutils, types
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.types.masked_kinds import UNORDERED, may_lack

COMPARE: Final = {min: operator.lt, max: operator.gt}
OPPOSITE: Final = {min: operator.gt, max: operator.lt}


def _members(kinds: tuple[Any, ...]) -> tuple[Any, ...]:
    if len(kinds) == 1 and isinstance(kinds[0], types.BaseTuple):
        return tuple(kinds[0])
    return kinds if len(kinds) > 1 else ()


WHOLE: Final[dict[Any, Any]] = {
    min: lambda members: common_integer(*members),
    max: lambda members: types.uint64 if any(map(is_uint64, members)) else types.int64,
}
"""The type of the least integer, no more than an int64, and of the largest, no less than a uint64 among them."""


def _typing(operation: Any) -> Any:
    def extreme(*kinds: Any) -> Any:
        members = _members(kinds)
        if not members or not all(is_number(kind) for kind in members):
            return None
        if _is_bool(members):
            return types.boolean
        return WHOLE[operation](members) if all(is_whole(kind) for kind in members) else common_real(*members)

    return extreme


def refuse_numbers(func: Any, args: tuple[Any, ...]) -> None:
    """Refuse ``min`` and ``max`` of one number, which has no items, ``range`` and slices of floats: Numba has all."""
    called = getattr(func, "typing_key", None)
    if called in (range, slice) and any(is_real(getattr(kind, "inner", kind)) for kind in args):
        what = f"{called.__name__}() of a float" if called is range else "a slice to or from a float"
        raise RefusedCallError(f"{what} is not supported in a UDF: make it an integer, int(x)")
    if called is range and any(is_uint64(getattr(kind, "inner", kind)) for kind in args):
        raise RefusedCallError("range() of a uint64, which may be beyond 2**63, is not supported in a UDF")
    for operation in COMPARE:
        if called is operation and len(args) == 1 and is_number(getattr(args[0], "inner", args[0])):
            raise RefusedCallError(f"{operation.__name__}() of one number is not supported in a UDF: it has no items")
        if called is operation and any(may_lack(getattr(kind, "yield_type", kind)) for kind in _members(args) or args):
            raise RefusedCallError(UNORDERED)


@each(*COMPARE)
def _register(operation: Any) -> None:
    @define(operation, typing=_typing(operation))
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        values = args if len(args) > 1 else cgutils.unpack_tuple(builder, args[0])
        kinds = _members(sig.args)
        best, best_kind = values[0], kinds[0]
        for value, kind in zip(values[1:], kinds[1:], strict=True):
            both = (best_kind, kind)
            to = WHOLE[operation](both) if is_whole(sig.return_type) and not _is_bool(both) else sig.return_type
            if is_real(kind) and _is_zero(best_kind, best):
                wins = _beyond_zero(builder, context.cast(builder, value, kind, to), COMPARE[operation])
            elif is_real(best_kind) and _is_zero(kind, value):
                wins = _beyond_zero(builder, context.cast(builder, best, best_kind, to), OPPOSITE[operation])
            else:
                plain = map(types.unliteral, (kind, best_kind))
                _, wins = InsertPoint(context, builder).run(COMPARE[operation], [*plain], (value, best))
            best = builder.select(
                wins, context.cast(builder, value, kind, to), context.cast(builder, best, best_kind, to)
            )
            best_kind = to
        return context.cast(builder, best, best_kind, sig.return_type)


def _is_bool(kinds: tuple[Any, ...]) -> bool:
    return all(isinstance(kind, types.Boolean) for kind in kinds)


def _is_zero(kind: Any, value: Any) -> bool:
    return literal(kind) == 0 or (isinstance(value, llvm.Constant) and value.constant == 0)


def _beyond_zero(builder: Any, value: Any, operation: Any) -> Any:
    """Return whether a float is below zero (``<``), or above it (``>``), by its bits.

    Of a comparison of floats NVVM makes its own minimum, which takes -0.0 for less than 0.0: not the first of equals.
    """
    size, infinity = (32, 0x7F800000) if isinstance(value.type, llvm.FloatType) else (64, 0x7FF0000000000000)
    kind = llvm.IntType(size)
    least = 1 if operation is operator.gt else (1 << size - 1) + 1
    return builder.icmp_unsigned("<", builder.sub(builder.bitcast(value, kind), kind(least)), kind(infinity))
