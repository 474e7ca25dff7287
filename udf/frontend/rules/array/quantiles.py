"""Medians and percentiles, without memory: the value of a rank is closed in on by counting.

Each pass over the values counts those up to a pivot, and keeps the half that has the rank. The pivot is the middle of
what is left, in turn between its ends as numbers and as bit patterns: the first halves what is spread evenly, the
second what spans many powers of two. So n values take about ``log2(n)`` passes, and never more than 128.

Source: NumPy, numpy/lib/_function_base_impl.py (_quantile, _lerp).
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from udf.frontend.base.declarations import DOUBLE, INT64, external, is_real, is_whole, raise_if
from udf.frontend.numba.names import types
from udf.frontend.rules.array.access import for_each, length_of
from udf.frontend.rules.array.array_extremes import is_nan
from udf.frontend.rules.array.array_functions import declare
from udf.frontend.rules.array.array_reductions import float_type, is_only_axis, register_reduction
from udf.frontend.rules.array.dropna import dropna
from udf.frontend.types.array_kinds import as_array

if TYPE_CHECKING:
    from udf.frontend.rules.array.insert_point import InsertPoint
    from udf.frontend.types.array_kinds import Array

OUTSIDE: Final = {100: "Percentiles must be in the range [0, 100]", 1: "Quantiles must be in the range [0, 1]"}
OF_NOTHING: Final = "index -1 is out of bounds for axis 0 with size 0"  # NumPy's own text
INFINITY: Final = DOUBLE(math.inf)
LEAST: Final = DOUBLE(-math.inf)


class OrderStatistics:
    """The values of an array by rank; NaN is none of them."""

    def __init__(self, at: InsertPoint, kind: Array, array: Any) -> None:
        self._at, self._kind, self._array = at, kind, array
        builder = at.builder
        low, high, count, nan = at.variable(INFINITY), at.variable(LEAST), at.variable(INT64(0)), at.variable(INT64(0))
        with for_each(kind, at, array) as item:
            value = at.cast(item, kind.dtype, types.float64)
            low.value = self._better("<", value, low.value)
            high.value = self._better(">", value, high.value)
            count.value = builder.add(count.value, INT64(1))
            nan.value = builder.or_(nan.value, builder.zext(is_nan(at, value), INT64))
        self.count, self.low, self.high = count.value, low.value, high.value
        self.has_nan = builder.icmp_signed("!=", nan.value, INT64(0))

    def _better(self, symbol: str, value: Any, other: Any) -> Any:
        return self._at.builder.select(self._at.builder.fcmp_ordered(symbol, value, other), value, other)

    def of_rank(self, rank: Any) -> tuple[Any, Any]:
        """Return the value of ``rank`` (0 the least), and the one of the next rank, or itself if it is the last."""
        at, builder = self._at, self._at.builder
        low, high, turn = at.variable(self.low), at.variable(self.high), at.variable(INT64(0))
        # a NaN among the values may leave the rank outside of all others; it is the answer then, so any value will do
        fits = builder.not_(self.has_nan)
        with at.while_loop(lambda: builder.and_(fits, builder.fcmp_ordered("<", low.value, high.value))):
            pivot = self._pivot(low.value, high.value, turn.value)
            up_to, below, above = self._split(pivot)
            left = builder.icmp_signed("<", rank, up_to)
            high.value = builder.select(left, below, high.value)
            low.value = builder.select(left, low.value, above)
            turn.value = builder.xor(turn.value, INT64(1))
        found = low.value
        up_to, _, above = self._split(found)
        next_rank = builder.add(rank, INT64(1))
        same = builder.or_(builder.icmp_signed("<", next_rank, up_to), builder.icmp_signed(">=", next_rank, self.count))
        return found, builder.select(same, found, above)

    def _split(self, pivot: Any) -> tuple[Any, Any, Any]:
        """Return how many values are not above ``pivot``, the greatest of them, and the least above it."""
        at, builder = self._at, self._at.builder
        count, below, above = at.variable(INT64(0)), at.variable(LEAST), at.variable(INFINITY)
        with for_each(self._kind, at, self._array) as item:
            value = at.cast(item, self._kind.dtype, types.float64)
            inside = builder.fcmp_ordered("<=", value, pivot)
            count.value = builder.add(count.value, builder.zext(inside, INT64))
            below.value = builder.select(inside, self._better(">", value, below.value), below.value)
            above.value = builder.select(inside, above.value, self._better("<", value, above.value))
        return count.value, below.value, above.value

    def _pivot(self, low: Any, high: Any, turn: Any) -> Any:
        """Return a value from ``low`` to below ``high``."""
        builder = self._at.builder
        half = DOUBLE(0.5)
        middle = builder.fadd(builder.fmul(low, half), builder.fmul(high, half))
        bits = [_ordered(builder, builder.bitcast(value, INT64)) for value in (low, high)]
        carried = builder.and_(builder.and_(*bits), INT64(1))
        mean = builder.add(builder.add(*(builder.ashr(one, INT64(1)) for one in bits)), carried)
        by_bits = builder.bitcast(_ordered(builder, mean), DOUBLE)
        middle = builder.select(builder.icmp_signed("==", turn, INT64(0)), middle, by_bits)
        fits = builder.and_(builder.fcmp_ordered(">=", middle, low), builder.fcmp_ordered("<", middle, high))
        return builder.select(fits, middle, low)


def _ordered(builder: Any, bits: Any) -> Any:
    """Return a float's bits as an integer that is ordered as the floats are, or such an integer as bits."""
    return builder.xor(bits, builder.lshr(builder.ashr(bits, INT64(63)), INT64(1)))


# -- median ------------------------------------------------------------------------------------------


def _median(a: Any, axis: Any = None) -> Any:
    return float_type(as_array(a).dtype) if as_array(a) and is_only_axis(axis) else None


def median_of(at: InsertPoint, kind: Array, array: Any) -> Any:
    """Return the middle value, or the mean of the two; NaN of none, or where one is NaN."""
    builder, ranked = at.builder, OrderStatistics(at, kind, array)
    last = builder.sub(ranked.count, INT64(1))
    found, after = ranked.of_rank(builder.ashr(last, INT64(1)))
    even = builder.icmp_signed("==", builder.and_(last, INT64(1)), INT64(1))
    mean = builder.fdiv(builder.fadd(found, after), DOUBLE(2.0))
    return _unless_nan(at, ranked, builder.select(even, mean, found))


def _unless_nan(at: InsertPoint, ranked: OrderStatistics, value: Any) -> Any:
    none = at.builder.or_(ranked.has_nan, at.builder.icmp_signed("==", ranked.count, INT64(0)))
    return at.builder.select(none, DOUBLE(math.nan), value)


register_reduction(
    "median", _median, lambda at, kind, array, *_: (median_of(at, kind, array), types.float64), method=False
)


# -- quantiles ---------------------------------------------------------------------------------------


def _quantile(a: Any, q: Any, axis: Any = None) -> Any:
    return float_type(as_array(a).dtype) if as_array(a) and is_only_axis(axis) and (is_whole(q) or is_real(q)) else None


def quantile_of(at: InsertPoint, kind: Array, array: Any, portion: Any, *, exact: bool) -> Any:
    """Return the value below which ``portion`` (0 to 1) of the values lie, between two of them unless ``exact``."""
    builder, ranked = at.builder, OrderStatistics(at, kind, array)
    last = at.cast(builder.sub(ranked.count, INT64(1)), types.int64, types.float64)
    place = builder.fmul(last, portion)
    before = external(builder, "__nv_floor", DOUBLE, place)
    low, high = ranked.of_rank(builder.fptosi(before, INT64))
    if exact:
        return _unless_nan(at, ranked, low)
    return _unless_nan(at, ranked, _between(builder, low, high, builder.fsub(place, before)))


def _between(builder: Any, low: Any, high: Any, portion: Any) -> Any:
    """Return the point between two values, from the nearer one."""
    apart = builder.fsub(high, low)
    upwards = builder.fadd(low, builder.fmul(apart, portion))
    downwards = builder.fsub(high, builder.fmul(apart, builder.fsub(DOUBLE(1.0), portion)))
    return builder.select(builder.fcmp_ordered(">=", portion, DOUBLE(0.5)), downwards, upwards)


def checked_quantile(at: InsertPoint, kinds: Any, values: Any, whole: int, text: str) -> Any:
    """Return parameter ``q`` as a float64; raise ValueError with ``text`` unless it is one of 0 to ``whole``."""
    builder, quantile = at.builder, at.cast(values["q"], kinds["q"], types.float64)
    inside = builder.fcmp_ordered(">=", quantile, DOUBLE(0.0))
    inside = builder.and_(inside, builder.fcmp_ordered("<=", quantile, DOUBLE(whole)))
    raise_if(at.context, builder, builder.not_(inside), ValueError, text)
    return quantile


def _register(name: str, whole: int) -> None:
    """Register a quantile of ``q`` out of ``whole``."""

    def found(at: InsertPoint, kinds: Any, values: Any, kind: Array, array: Any) -> Any:
        quantile = checked_quantile(at, kinds, values, whole, OUTSIDE[whole])
        portion = at.builder.fdiv(quantile, DOUBLE(whole)) if whole > 1 else quantile
        return quantile_of(at, kind, array, portion, exact=whole == 1 and is_whole(kinds["q"]))

    @declare(name, getattr(np, name), typing=_quantile)
    def lower(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
        empty = at.builder.icmp_signed("==", length_of(kinds["a"], at, values["a"]), INT64(0))
        raise_if(at.context, at.builder, empty, IndexError, OF_NOTHING)
        return at.cast(found(at, kinds, values, kinds["a"], values["a"]), types.float64, result)

    @declare(f"nan{name}", getattr(np, f"nan{name}"), typing=_quantile)
    def lower_nan(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
        return at.cast(found(at, kinds, values, *dropna(at, kinds["a"], values["a"])), types.float64, result)


_register("percentile", 100)
_register("quantile", 1)
