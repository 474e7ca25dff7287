"""A length of time times a number, or over one: :mod:`udf.frontend.library.length_arithmetic`."""

import datetime as dt
import operator
import sys
from functools import cache
from typing import Any, Final

from udf.base.raising import TOO_FAR
from udf.frontend.base.declarations import INT64, is_uint64, is_whole, raise_if
from udf.frontend.base.messages import message_of
from udf.frontend.library import length_arithmetic
from udf.frontend.numba.names import types
from udf.frontend.rules.scalar.bodies import run_body

OUT_OF_RANGE: Final = message_of(operator.add, dt.date(9999, 12, 31), dt.timedelta(1))
MOST_DAYS: Final = 999999999
"""Days that a ``timedelta`` holds at most."""


CHECKED: Final = {
    operator.add: "sadd_with_overflow",
    operator.sub: "ssub_with_overflow",
    operator.mul: "smul_with_overflow",
}


def checked(context: Any, builder: Any, operation: Any, values: Any, text: str = TOO_FAR) -> Any:
    """Run an operation of two counts; raise where its result has no 64 bits, or is the count that says NaT."""
    result = getattr(builder, CHECKED[operation])(*values)
    count = builder.extract_value(result, 0)
    beyond = builder.or_(builder.extract_value(result, 1), builder.icmp_signed("==", count, INT64(-(2**63))))
    raise_if(context, builder, beyond, OverflowError, text)
    return count


def whole_or_real(context: Any, builder: Any, kind: Any, value: Any) -> tuple[Any, Any]:
    """Return a number as an int64 or a float64, its type first; raise where 64 bits with a sign do not hold it."""
    if is_uint64(kind):
        raise_if(context, builder, builder.icmp_signed("<", value, INT64(0)), OverflowError, TOO_FAR)
    to = types.int64 if is_whole(kind) else types.float64
    return to, context.cast(builder, value, kind, to)


@cache
def divides_exactly() -> bool:
    """Return whether the installed pandas takes whole numbers exactly where a length of time is scaled (from 3.1)."""
    pandas = sys.modules.get("pandas")
    if pandas is None:
        return True
    length = pandas.Timedelta(2505240269804728661, "ns")
    return bool((length / 94).value == 2505240269804728661 // 94)


def scale(context: Any, builder: Any, operation: Any, sig: Any, args: Any) -> Any:
    """Return the count of a length of time times a number, or over one."""
    place = 0 if sig.args[0] == sig.return_type else 1
    count, (to, number) = args[place], whole_or_real(context, builder, sig.args[1 - place], args[1 - place])
    if (operation, to) == (operator.mul, types.int64):
        return checked(context, builder, operation, (count, number))
    table = PANDAS if divides_exactly() else OLD_PANDAS
    return run_body(context, builder, table[operation, to], types.int64, (types.int64, count), (to, number))


FLOAT, WHOLE = types.float64, types.int64
PANDAS: Final = {
    (operator.mul, FLOAT): length_arithmetic.span_times, (operator.truediv, FLOAT): length_arithmetic.span_over,
    (operator.truediv, WHOLE): length_arithmetic.span_over_whole,
}  # fmt: skip
OLD_PANDAS: Final = {
    (operator.mul, FLOAT): length_arithmetic.old_span_times, (operator.truediv, FLOAT): length_arithmetic.old_span_over,
    (operator.truediv, WHOLE): length_arithmetic.old_span_over,
}  # fmt: skip
"""How pandas before 3.1 does, for which whole numbers are floats."""
