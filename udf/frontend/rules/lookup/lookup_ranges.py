"""``x in range(..)``: of a range that is captured or made, for whole numbers and for floats that are whole."""

from __future__ import annotations

import operator
from typing import Any

from udf.frontend.base.declarations import INT64, define, is_number, is_whole
from udf.frontend.numba.names import types
from udf.frontend.rules.lookup.lookup_slots import exact_integer
from udf.frontend.rules.null.null_rules import MASKED_RULES
from udf.frontend.types.lookup_kinds import RangeLookup


def _in_range(kind: Any, value: Any) -> Any:
    return types.boolean if isinstance(kind, (types.RangeType, RangeLookup)) and is_number(value) else None


@define(operator.contains, typing=_in_range)
def _contains(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind, value_kind = sig.args
    if isinstance(kind, RangeLookup):
        ends = [INT64(one) for one in (kind.bounds.start, kind.bounds.stop, kind.bounds.step)]
    else:
        ends = [context.cast(builder, builder.extract_value(args[0], i), kind.dtype, types.int64) for i in range(3)]
    if is_whole(value_kind):
        return _among(builder, ends, context.cast(builder, args[1], value_kind, types.int64))
    real = context.cast(builder, args[1], value_kind, types.float64)
    whole, exact = exact_integer(builder, real)
    return builder.and_(exact, _among(builder, ends, whole))


def _among(builder: Any, ends: list[Any], number: Any) -> Any:
    """Return whether a whole number is one of ``start``, ``start + step`` .. before ``stop``."""
    start, stop, step = ends
    up = builder.icmp_signed(">", step, INT64(0))
    low, high = builder.select(up, start, number), builder.select(up, number, start)
    before = builder.icmp_signed("<", builder.select(up, number, stop), builder.select(up, stop, number))
    size = builder.select(up, step, builder.neg(step))
    divisor = builder.select(builder.icmp_signed("==", size, INT64(0)), INT64(1), size)
    hits = builder.icmp_signed("==", builder.urem(builder.sub(high, low), divisor), INT64(0))
    return builder.and_(builder.and_(builder.icmp_signed("<=", low, high), before), hits)


_of_lookups = MASKED_RULES[operator.contains]
MASKED_RULES[operator.contains] = lambda kind, value: (
    None if isinstance(kind, RangeLookup) else _of_lookups(kind, value)
)
