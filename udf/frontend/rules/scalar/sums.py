"""``sum`` and ``math.prod`` of a tuple, in Python's order and with its rounding.

Since 3.12 CPython sums floats with compensation (Neumaier); so it is done here, under that Python.

Source: CPython Python/bltinmodule.c (builtin_sum_impl), Modules/mathmodule.c (math_prod_impl).
"""

from __future__ import annotations

import math
import operator
import sys
from typing import Any

from udf.frontend.base.declarations import DOUBLE, common_integer, define, is_number, is_whole, magnitude
from udf.frontend.numba.names import cgutils, types

COMPENSATED = sys.version_info >= (3, 12)


def _total(members: Any, *start: Any) -> Any:
    if not isinstance(members, types.BaseTuple) or len(start) > 1 or not all(is_number(k) for k in (*members, *start)):
        return None
    kinds = (*start, *members)
    return common_integer(*kinds) if all(is_whole(kind) for kind in kinds) else types.float64


def _members(builder: Any, sig: Any, args: Any) -> list[tuple[Any, Any]]:
    """Return (value, type) of the start, if one was given, and of each member."""
    values = cgutils.unpack_tuple(builder, args[0])
    return [*zip(args[1:], sig.args[1:], strict=True), *zip(values, sig.args[0], strict=True)]


@define(math.prod, typing=lambda members: _total(members))  # noqa: PLW0108 - of one
def _product(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return _fold(context, builder, sig.return_type, (operator.mul, 1), _members(builder, sig, args))


@define(sum, typing=_total)
def _sum(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    members = _members(builder, sig, args)
    if sig.return_type != types.float64:
        return _fold(context, builder, sig.return_type, (operator.add, 0), members)
    whole = next(position for position, (_, kind) in enumerate(members) if not is_whole(kind))
    integers, (first, first_kind), rest = members[:whole], members[whole], members[whole + 1 :]
    kind = common_integer(*(kind for _, kind in integers))
    before = _fold(context, builder, kind, (operator.add, 0), integers)
    before = context.cast(builder, before, kind, types.float64)
    first = context.cast(builder, first, first_kind, types.float64)
    return _float_sum(context, builder, builder.fadd(before, first), rest)


def _float_sum(context: Any, builder: Any, total: Any, rest: list[tuple[Any, Any]]) -> Any:
    lost = DOUBLE(0.0)
    for value, kind in rest:
        term = context.cast(builder, value, kind, types.float64)
        new = builder.fadd(total, term)
        if COMPENSATED and not is_whole(kind):
            larger = builder.fcmp_ordered(">=", magnitude(builder, total), magnitude(builder, term))
            big, small = builder.select(larger, total, term), builder.select(larger, term, total)
            lost = builder.fadd(lost, builder.fadd(builder.fsub(big, new), small))
        total = new
    if not COMPENSATED:
        return total
    nonzero = builder.fcmp_ordered("!=", lost, DOUBLE(0.0))
    usable = builder.and_(nonzero, builder.fcmp_ordered("<", magnitude(builder, lost), DOUBLE(math.inf)))
    return builder.select(usable, builder.fadd(total, lost), total)


def _fold(context: Any, builder: Any, kind: Any, rule: tuple[Any, int], members: list[tuple[Any, Any]]) -> Any:
    operation, neutral = rule
    function = context.typing_context.resolve_value_type(operation)
    combine = context.get_function(function, function.get_call_type(context.typing_context, (kind, kind), {}))
    result = context.get_constant(kind, neutral)
    for value, member in members:
        result = combine(builder, (result, context.cast(builder, value, member, kind)))
    return result
