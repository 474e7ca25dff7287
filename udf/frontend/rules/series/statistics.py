"""Methods of a Series that are written in Python, and compiled with the user's function.

Source: pandas 3, core/nanops.py (nancorr, nancov), _libs/algos.pyx (skew, kurt); core/base.py (nunique).
"""

# Numba compiles the functions in here that have no annotations.
# ruff: noqa: ANN001, ANN202, FBT002, PLR0124
# mypy: disable-error-code="no-untyped-def,no-untyped-call"
from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

from udf.base.pandas_meaning import meaning
from udf.frontend.base.declarations import INT64, is_real, is_whole, raise_if
from udf.frontend.numba.names import types
from udf.frontend.rules.array.dropna import dropna
from udf.frontend.rules.array.primitives import note_memory
from udf.frontend.rules.series.series_methods import compiled_method, constant_bool, is_default, method
from udf.frontend.rules.text.text_library import call, scratch
from udf.frontend.types.array_kinds import StridedArray, as_array
from udf.frontend.types.masked_kinds import Masked, unmask
from udf.frontend.types.text_kinds import Text
from udf.text.scratch import TOO_MUCH

if TYPE_CHECKING:
    from udf.frontend.rules.array.insert_point import InsertPoint


def _moment(a: Any, axis: Any = 0, skipna: Any = True, numeric_only: Any = False) -> Any:
    known = constant_bool(skipna) is True and is_default(axis, numeric_only)
    return types.float64 if known and _is_counted(a.dtype) else None


def _is_counted(kind: Any) -> bool:
    return is_real(kind) or (is_whole(kind) and not isinstance(kind, types.Boolean))


# of values that are all the same, which have moments of this size at most
FLAT: Final = math.nan if meaning().flat_is_nan else 0.0
LEAST: Final = meaning().least_moment


def _moments(a):
    """Return how many values are there, and sums of powers of their deviations from the mean, from squares on.

    The mean of equal values is each of them, bit for bit.
    """
    count, first, total = 0, 0.0, 0.0
    for v in a:
        if v == v:
            if count == 0:
                first = float(v)
            count += 1
            total += v - first
    mean, m2, m3, m4 = first + total / max(count, 1), 0.0, 0.0, 0.0
    for v in a:
        if v == v:
            d = v - mean
            m2 += d * d
            m3 += d * d * d
            m4 += d * d * d * d
    return count, m2, m3, m4


@compiled_method("skew", _moment)
def _skew(a):
    count, m2, m3, _ = _moments(a)
    if count < 3:
        return math.nan
    if m2 <= LEAST:
        return FLAT
    n = float(count)
    return (n * (n - 1.0) ** 0.5 / (n - 2.0)) * (m3 / m2**1.5)


@compiled_method("kurtosis", _moment)
@compiled_method("kurt", _moment)
def _kurt(a):
    count, m2, _, m4 = _moments(a)
    if count < 4:
        return math.nan
    n = float(count)
    adjusted = 3.0 * (n - 1.0) ** 2 / ((n - 2.0) * (n - 3.0))
    divisor = (n - 2.0) * (n - 3.0) * m2 * m2
    if divisor <= LEAST:
        return FLAT
    return n * (n + 1.0) * (n - 1.0) * m4 / divisor - adjusted


def _lag(a: Any, lag: Any = 1) -> Any:
    return types.float64 if is_whole(lag) and _is_counted(a.dtype) else None


def _products(a, b, first, stop, lag):
    """Return how many pairs ``a[i], b[i - lag]`` are there, and sums of products of their deviations: xx, xy, yy."""
    count, sx, sy = 0, 0.0, 0.0
    for i in range(first, stop):
        x, y = float(a[i]), float(b[i - lag])
        if x == x and y == y:
            count += 1
            sx += x
            sy += y
    pairs = max(count, 1)
    mx, my, xx, xy, yy = sx / pairs, sy / pairs, 0.0, 0.0, 0.0
    for i in range(first, stop):
        x, y = float(a[i]), float(b[i - lag])
        if x == x and y == y:
            xx += (x - mx) * (x - mx)
            xy += (x - mx) * (y - my)
            yy += (y - my) * (y - my)
    return count, xx, xy, yy


def _correlation(a, b, first, stop, lag):
    count, xx, xy, yy = _products(a, b, first, stop, lag)
    if count < 2 or xx == 0.0 or yy == 0.0:
        return math.nan
    found = xy / xx**0.5 / yy**0.5
    return found if found != found else min(max(found, -1.0), 1.0)


@compiled_method("autocorr", _lag, "lag")
def _autocorr(a, lag):
    return _correlation(a, a, max(lag, 0), len(a) + min(lag, 0), lag)


@method("nunique", typing=lambda a, dropna=True: types.int64 if constant_bool(dropna) is True and as_array(a) else None)
def _lower_nunique(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
    kind, array = kinds["a"], values["a"]
    if isinstance(kind, StridedArray) and isinstance(unmask(kind.dtype), Text):
        return _distinct_texts(at, kind, array)
    if isinstance(kind.dtype, Masked):
        kind, array = dropna(at, kind, array)
    return at.call_python(_nunique, result, (kind, array))


def _distinct_texts(at: InsertPoint, kind: StridedArray, array: Any) -> Any:
    """Return how many different texts there are in memory, by a hash table in scratch memory."""
    note_memory(kind)
    builder, members = at.builder, at.members(kind, array)
    slots = builder.ptrtoint(members.data, INT64)
    count = call(builder, "distinct", INT64, slots, members.stride, members.length, scratch(builder))
    raise_if(at.context, builder, builder.icmp_signed("<", count, INT64(0)), MemoryError, TOO_MUCH)
    return count


def _nunique(a):
    count = 0
    for i, v in enumerate(a):
        new = v == v
        for j, w in enumerate(a):
            if j == i:
                break
            if w == v:
                new = False
                break
        if new:
            count += 1
    return count


# -- of two Series -------------------------------------------------------------------------------------


def _pair(a: Any, other: Any, method: Any = "pearson", min_periods: Any = None) -> Any:
    plain = getattr(method, "literal_value", None) == "pearson" and isinstance(min_periods, types.NoneType)
    return types.float64 if plain and _are_numbers(a, other) else None


def _pair_ddof(a: Any, other: Any, min_periods: Any = None, ddof: Any = 1) -> Any:
    known = isinstance(min_periods, types.NoneType) and is_whole(ddof)
    return types.float64 if known and _are_numbers(a, other) else None


def _are_numbers(*arrays: Any) -> bool:
    return all(as_array(one) is not None and not isinstance(one.dtype, types.Boolean) for one in arrays)


@compiled_method("corr", _pair, "other")
def _corr(a, b):
    return _correlation(a, b, 0, len(a), 0)


@compiled_method("cov", _pair_ddof, "other", "ddof")
def _cov(a, b, ddof):
    count, _, xy, _ = _products(a, b, 0, len(a), 0)
    return math.nan if count == 0 or count <= ddof else xy / (count - ddof)
