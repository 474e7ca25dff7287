"""Lengths of time of numbers: ``timedelta(hours=x)``, ``pd.Timedelta(hours=x)``, ``pd.Timedelta(x, unit="h")``.

Python sums microseconds and rounds what is left half to even; pandas sums nanoseconds of floats and cuts off. What
pandas counts by the value at hand (lengths of more than 292 years in seconds) leaves to Python.

Source: CPython, Modules/_datetimemodule.c (accum, delta_new); pandas 3, _libs/tslibs/timedeltas.pyx
(Timedelta.__new__), conversion.pyx (cast_from_unit).
"""

from __future__ import annotations

import math
import operator
import sys
from typing import Any, Final

from udf.base.dtypes import UNITS
from udf.base.python_names import TIME_UNITS
from udf.base.raising import TOO_FAR
from udf.frontend.base.current import compilation
from udf.frontend.base.declarations import INT64, define, is_number, is_real, is_uint64, is_whole, raise_if, stand_in
from udf.frontend.base.refusals import RefusedCallError
from udf.frontend.library.length_arithmetic import add_real, add_whole, in_nanoseconds, in_units, real_count, rounded
from udf.frontend.numba.names import types
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.scalar.bodies import run_body
from udf.frontend.rules.time.time_rules import checked
from udf.frontend.staged.operands import Value
from udf.frontend.staged.syntax_walk import call
from udf.frontend.types.time_kinds import Delta, Span

LENGTHS: Final = {unit.keyword: unit.nanoseconds // 1000 for unit in TIME_UNITS if unit.nanoseconds >= 1000}
"""Keywords of a length of time -> microseconds of one."""


span_of: Final = stand_in("span_of")
"""Stands for a ``pd.Timedelta`` of keywords, a number for each of LENGTHS."""


delta_of: Final = stand_in("delta_of")
"""Stands for a ``timedelta``, as ``span_of``."""


unit_span: Final = stand_in("unit_span")
"""(value, size): stands for ``pd.Timedelta(value, unit=..)``, of a unit of ``size`` microseconds."""


DOUBLE: Final = types.float64


def pandas_unit(kind: str) -> Any:
    """Return the unit of a time that this pandas makes; microseconds, as Python's, without pandas."""
    pandas = sys.modules.get("pandas")
    if pandas is None:
        return "us"
    return getattr(pandas.Timestamp(2024, 1, 1) if kind == "M" else pandas.Timedelta(days=1), "unit", "us")


def _span_type(kind: str, *kinds: Any) -> Any:
    """Return the type of a length of parts; pandas counts nanoseconds of a float that is no whole number."""
    if not all(is_number(one) or isinstance(one, types.NoneType) for one in kinds):
        return None
    if kind == "python":
        return Delta()
    if any(map(is_real, kinds)) and compilation().tells and pandas_unit("m") != "ns":
        raise RefusedCallError("pd.Timedelta() of a float has a unit that depends on its value; take whole numbers")
    return Span("ns" if any(map(is_real, kinds)) else pandas_unit("m"))


def _parts(context: Any, builder: Any, kinds: Any, values: Any) -> list[tuple[Any, Any, int]]:
    """Return (type, value, microseconds of one) of the parts that are given, as int64 or float64."""
    found = []
    for kind, value, size in zip(kinds, values, LENGTHS.values(), strict=True):
        if not is_number(kind):
            continue
        if is_uint64(kind):
            raise_if(context, builder, builder.icmp_signed("<", value, INT64(0)), OverflowError, TOO_FAR)
        to = types.int64 if is_whole(kind) else DOUBLE
        found.append((to, context.cast(builder, value, kind, to), size))
    return found


# -- sums ---------------------------------------------------------------------------------------------


def _sum(context: Any, builder: Any, parts: list[tuple[Any, Any, int]]) -> list[Any]:
    """Return the state after all parts, from the smallest on."""
    at = InsertPoint(context, builder)
    state: Any = (0, 0.0, 0.0, False)
    for kind, value, size in reversed(parts):
        state = call(at, add_whole if kind is types.int64 else add_real, *state, Value(kind, value), size)
    return list(state)


def _ended(context: Any, builder: Any, function: Any, parts: Any, *given: Any) -> Any:
    """Return the count that a library function makes of the state after all parts."""
    return run_body(context, builder, function, types.int64, *_sum(context, builder, parts), *given)


@define(delta_of, typing=lambda *kinds: _span_type("python", *kinds))
def _delta(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return _ended(context, builder, rounded, _parts(context, builder, sig.args, args))


# -- pandas' --------------------------------------------------------------------------------------------


@define(span_of, typing=lambda *kinds: _span_type("pandas", *kinds))
def _span(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    parts = _parts(context, builder, sig.args, args)
    if any(kind is DOUBLE for kind, _, _ in parts):
        return _span_of_reals(context, builder, parts)
    return _ended(context, builder, in_units, parts, max(UNITS[sig.return_type.unit] // 10**6, 1))


def _span_of_reals(context: Any, builder: Any, parts: list[tuple[Any, Any, int]]) -> Any:
    given = {size: (kind, value) for kind, value, size in parts}
    is_exact = not any(kind is DOUBLE and size >= 10**6 for kind, _, size in parts)
    each = (given.get(size, 0.0) for size in LENGTHS.values())
    return run_body(context, builder, in_nanoseconds, types.int64, is_exact, *each)


def _unit_span_type(value: Any, _size: Any) -> Any:
    if not is_number(value) or isinstance(value, types.Boolean):
        return None
    return _span_type("pandas", value)


def count_real(context: Any, builder: Any, value: Any, size: int, unit: int) -> Any:
    """Return the count of a float of lengths of ``size`` nanoseconds, ``unit`` a second."""
    return run_body(context, builder, real_count, types.int64, (DOUBLE, value), size, int(math.log10(size)), unit)


@define(unit_span, typing=_unit_span_type)
def _unit_span(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    size, unit = int(sig.args[1].literal_value), UNITS[sig.return_type.unit]
    ((kind, value, _),) = _parts(context, builder, (sig.args[0], *(types.none,) * 6), (args[0], *(None,) * 6))
    if kind is DOUBLE:
        return count_real(context, builder, value, size * 1000, unit)
    return checked(context, builder, operator.mul, (value, INT64(size * unit // 10**6)))
