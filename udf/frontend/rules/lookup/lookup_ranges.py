"""``x in range(..)``: of a range that is captured or made, for whole numbers and for floats that are whole."""

from __future__ import annotations

import operator
from typing import Any

from udf.frontend.base.declarations import BIT, define, is_number, is_whole
from udf.frontend.library.search import in_range
from udf.frontend.numba.names import types
from udf.frontend.rules.lookup.lookup_slots import exact_integer
from udf.frontend.rules.null.null_rules import MASKED_RULES
from udf.frontend.rules.scalar.bodies import run_body
from udf.frontend.types.lookup_kinds import RangeLookup


def _in_range(kind: Any, value: Any) -> Any:
    return types.boolean if isinstance(kind, (types.RangeType, RangeLookup)) and is_number(value) else None


@define(operator.contains, typing=_in_range)
def _contains(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind, value_kind = sig.args
    if isinstance(kind, RangeLookup):
        ends: list[Any] = [kind.bounds.start, kind.bounds.stop, kind.bounds.step]
    else:
        ends = [(kind.dtype, builder.extract_value(args[0], i)) for i in range(3)]
    if is_whole(value_kind):
        number, exact = context.cast(builder, args[1], value_kind, types.int64), BIT(1)
    else:
        number, exact = exact_integer(builder, context.cast(builder, args[1], value_kind, types.float64))
    return builder.and_(exact, run_body(context, builder, in_range, types.boolean, (types.int64, number), *ends))


_of_lookups = MASKED_RULES[operator.contains]
MASKED_RULES[operator.contains] = lambda kind, value: (
    None if isinstance(kind, RangeLookup) else _of_lookups(kind, value)
)
