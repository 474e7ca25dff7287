"""A length of time times a number, or over one: Python's rounded half to even, pandas' cut off.

A ``timedelta`` beyond 2**53 microseconds, 285 years, times or over a float leaves to Python: below, an exact product
is two floats, which a fused multiply-add gives.

Source: CPython, Lib/_pydatetime.py (timedelta.__mul__, __truediv__, _divide_and_round); pandas 3.1,
_libs/tslibs/timedeltas.pyx; T. Ogita, S. Rump, S. Oishi, "Accurate Sum and Dot Product" (TwoProductFMA).
"""

# Numba compiles the functions in here that have no annotations.
# ruff: noqa: ANN001, ANN202, PLR0124
# mypy: disable-error-code="no-untyped-def,no-untyped-call"
from __future__ import annotations

import datetime as dt
import math
import operator
from typing import Any, Final

from udf.base.raising import TOO_FAR
from udf.frontend.base.declarations import INT64, is_uint64, is_whole, raise_if
from udf.frontend.base.messages import NO_TIME, message_of
from udf.frontend.base.status_marks import COMPUTED
from udf.frontend.numba.names import signature, types
from udf.frontend.rules.scalar.libdevice import fma, rint, trunc
from udf.frontend.rules.time.limits import divides_exactly, pandas_overflow
from udf.frontend.types.time_kinds import Delta

ONE: Final = dt.timedelta(1)
NAN_RATIO: Final = message_of(operator.mul, ONE, math.nan)
INFINITE_RATIO: Final = message_of(operator.mul, ONE, math.inf)
NO_DIVISOR: Final = message_of(operator.truediv, ONE, 0)
EXACT: Final = 2**53
REAL: Final = 9.2e18
"""A float below which an integer has 64 bits."""


def compute(context: Any, builder: Any, function: Any, result: Any, kinds: tuple[Any, ...], values: Any) -> Any:
    """Return what a function written in Python gives for values of numbers' types."""
    return context.compile_internal(builder, function, signature(result, *kinds), values)


def scale(context: Any, builder: Any, operation: Any, sig: Any, args: Any) -> Any:
    """Return the count of a length of time times a number, or over one."""
    place = 0 if sig.args[0] == sig.return_type else 1
    count, (kind, number) = args[place], (sig.args[1 - place], args[1 - place])
    if is_uint64(kind):
        raise_if(context, builder, builder.icmp_signed("<", number, INT64(0)), OverflowError, TOO_FAR)
    to = types.int64 if is_whole(kind) else types.float64
    number = context.cast(builder, number, kind, to)
    is_python = isinstance(sig.return_type, Delta)
    if operation is operator.mul and is_whole(kind):
        result = builder.smul_with_overflow(count, number)
        value = builder.extract_value(result, 0)
        beyond = builder.or_(builder.extract_value(result, 1), builder.icmp_signed("==", value, INT64(-(2**63))))
        # a length of nanoseconds may be one of a float, for which pandas has a coarser unit
        found = None if is_python or sig.return_type.unit == "ns" else pandas_overflow("a length")
        raise_if(context, builder, beyond, *((OverflowError, TOO_FAR) if found is None else (found, *COMPUTED)))
        return value
    table = PYTHON if is_python else PANDAS if divides_exactly() else OLD_PANDAS
    return compute(context, builder, table[operation, to], types.int64, (types.int64, to), [count, number])


# -- Python's: half to even ------------------------------------------------------------------------------


def _delta_times(count, factor):
    if factor != factor:
        raise ValueError(NAN_RATIO)
    if factor - factor != 0:
        raise OverflowError(INFINITE_RATIO)
    value = float(count)
    product = value * factor
    if value > EXACT or value < -EXACT or product >= EXACT or product <= -EXACT:
        raise OverflowError(TOO_FAR)
    rest = fma(value, factor, -product)  # product + rest is exact
    whole = rint(product)
    part = product - whole
    result = int(whole)
    if (part == 0.5 and rest > 0) or (rest == 0.5 and result % 2 != 0):
        result += 1
    elif (part == -0.5 and rest < 0) or (rest == -0.5 and result % 2 != 0):
        result -= 1
    return result


def _delta_over(count, divisor):
    if divisor != divisor:
        raise ValueError(NAN_RATIO)
    if divisor - divisor != 0:
        raise OverflowError(INFINITE_RATIO)
    if divisor == 0:
        raise ZeroDivisionError(NO_DIVISOR)
    value = float(count)
    quotient = value / divisor
    if value > EXACT or value < -EXACT or quotient >= EXACT or quotient <= -EXACT:
        raise OverflowError(TOO_FAR)
    whole = rint(quotient)
    rest = fma(-whole, divisor, value)  # exact: a multiple of the last digit of divisor, and not larger than it
    result = int(whole)
    twice, size = abs(rest) * 2.0, abs(divisor)
    if twice > size or (twice == size and result % 2 != 0):
        result += 1 if (rest > 0) == (divisor > 0) else -1
    return result


def _delta_over_whole(count, divisor):
    if divisor == 0:
        raise ZeroDivisionError(NO_DIVISOR)
    if divisor == -(2**63):
        raise OverflowError(TOO_FAR)
    if divisor < 0:
        count, divisor = -count, -divisor
    result = count // divisor
    rest = count - result * divisor
    if rest > divisor - rest or (rest == divisor - rest and result % 2 != 0):
        result += 1
    return result


# -- pandas': cut off ------------------------------------------------------------------------------------


def _span_times(count, factor):
    if factor != factor:
        raise OverflowError(NO_TIME)
    product = float(count) * factor
    if not (-REAL < product < REAL):
        raise OverflowError(TOO_FAR)
    if factor == trunc(factor) and -REAL < factor < REAL:
        return count * int(factor)
    return int(product)


def _span_over(count, divisor):
    if divisor != divisor:
        raise OverflowError(NO_TIME)
    if divisor == 0:
        raise ZeroDivisionError("float division by zero")
    quotient = float(count) / divisor
    if not (-REAL < quotient < REAL):
        raise OverflowError(TOO_FAR)
    if divisor == trunc(divisor) and -REAL < divisor < REAL:
        return _cut_quotient(count, int(divisor))
    return int(quotient)


def _cut_quotient(count, divisor):
    result = count // divisor
    return result + 1 if result < 0 and result * divisor != count else result


def _span_over_whole(count, divisor):
    if divisor == 0:
        raise ZeroDivisionError(NO_DIVISOR)
    return _cut_quotient(count, divisor)


def _old_span_times(count, factor):
    product = float(count) * factor
    if factor != factor:
        raise OverflowError(NO_TIME)
    if not (-REAL < product < REAL):
        raise OverflowError(TOO_FAR)
    return int(product)


def _old_span_over(count, divisor):
    quotient = float(count) / divisor
    if divisor != divisor:
        raise OverflowError(NO_TIME)
    if not (-REAL < quotient < REAL):
        raise OverflowError(TOO_FAR)
    return int(quotient)


FLOAT, WHOLE = types.float64, types.int64
PYTHON: Final = {
    (operator.mul, FLOAT): _delta_times, (operator.truediv, FLOAT): _delta_over,
    (operator.truediv, WHOLE): _delta_over_whole,
}  # fmt: skip
PANDAS: Final = {
    (operator.mul, FLOAT): _span_times, (operator.truediv, FLOAT): _span_over,
    (operator.truediv, WHOLE): _span_over_whole,
}  # fmt: skip
OLD_PANDAS: Final = {
    (operator.mul, FLOAT): _old_span_times, (operator.truediv, FLOAT): _old_span_over,
    (operator.truediv, WHOLE): lambda count, divisor: _old_span_over(count, float(divisor)),
}  # fmt: skip
"""How pandas before 3.1 does, for which whole numbers are floats."""
