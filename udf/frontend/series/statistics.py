"""Methods of a Series that are written in Python, and compiled with the user's function.

Source: pandas 3, core/nanops.py (nancorr, nancov), _libs/algos.pyx (skew, kurt); core/base.py (nunique).
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

from udf.frontend.masked.kinds import Masked, unmask
from udf.frontend.numba.names import signature, types
from udf.frontend.semantics.rules import INT64, is_real, is_whole, raise_if
from udf.frontend.series.methods import constant_bool, is_default, method
from udf.frontend.text.kinds import Text
from udf.frontend.text.library import call, scratch
from udf.frontend.windows.kinds import StridedArray, as_array
from udf.frontend.windows.nan import dropna
from udf.frontend.windows.primitives import note_memory
from udf.pandas_meaning import meaning
from udf.text.scratch import TOO_MUCH

if TYPE_CHECKING:
    from collections.abc import Callable

    from udf.frontend.windows.insert_point import InsertPoint

# ruff: noqa: FBT002, PLR0124 - pandas' own parameters; NaN is not equal to itself


def _written(name: str, typing: Any, result: Any, *given: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Register a method whose value a Python function computes from the values, and the parameters ``given``."""

    def register(function: Callable[..., Any]) -> Callable[..., Any]:
        @method(name, typing=typing)
        def lower(at: InsertPoint, kinds: Any, values: Any, _found: Any) -> Any:
            wanted = [("a", kinds["a"]), *((one, types.int64) for one in given)]
            arguments = [values["a"], *(at.cast(values[one], kinds[one], types.int64) for one in given)]
            sig = signature(result, *(kind for _, kind in wanted))
            return at.context.compile_internal(at.builder, function, sig, arguments)

        return function

    return register


def _moment(a: Any, axis: Any = 0, skipna: Any = True, numeric_only: Any = False) -> Any:
    known = constant_bool(skipna) is True and is_default(axis, numeric_only)
    return types.float64 if known and _is_counted(a.dtype) else None


def _is_counted(kind: Any) -> bool:
    return is_real(kind) or (is_whole(kind) and not isinstance(kind, types.Boolean))


# of values that are all the same, which have moments of this size at most
FLAT: Final = math.nan if meaning().flat_is_nan else 0.0
LEAST: Final = meaning().least_moment


def _mean(a):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202 - compiled
    """Return the values that are there, and their mean; of equal values it is each of them, bit for bit."""
    count, first, total = 0, 0.0, 0.0
    for v in a:
        if v == v:
            if count == 0:
                first = float(v)
            count += 1
            total += v - first
    return count, first + total / max(count, 1)


@_written("skew", _moment, types.float64)
def _skew(a):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202 - compiled
    count, mean = _mean(a)  # type: ignore[no-untyped-call]
    if count < 3:
        return math.nan
    m2, m3 = 0.0, 0.0
    for v in a:
        if v == v:
            d = v - mean
            m2 += d * d
            m3 += d * d * d
    if m2 <= LEAST:
        return FLAT
    n = float(count)
    return (n * (n - 1.0) ** 0.5 / (n - 2.0)) * (m3 / m2**1.5)


@_written("kurt", _moment, types.float64)
def _kurt(a):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202 - compiled
    count, mean = _mean(a)  # type: ignore[no-untyped-call]
    if count < 4:
        return math.nan
    m2, m4 = 0.0, 0.0
    for v in a:
        if v == v:
            d = v - mean
            m2 += d * d
            m4 += d * d * d * d
    n = float(count)
    adjusted = 3.0 * (n - 1.0) ** 2 / ((n - 2.0) * (n - 3.0))
    divisor = (n - 2.0) * (n - 3.0) * m2 * m2
    if divisor <= LEAST:
        return FLAT
    return n * (n + 1.0) * (n - 1.0) * m4 / divisor - adjusted


def _lag(a: Any, lag: Any = 1) -> Any:
    return types.float64 if is_whole(lag) and _is_counted(a.dtype) else None


@_written("autocorr", _lag, types.float64, "lag")
def _autocorr(a, lag):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202 - compiled
    count, sx, sy = 0, 0.0, 0.0
    rows = len(a)
    first, stop = max(lag, 0), rows + min(lag, 0)
    for i in range(first, stop):
        x, y = a[i], a[i - lag]
        if x == x and y == y:
            count += 1
            sx += x
            sy += y
    if count == 0:
        return math.nan
    mx, my, xx, xy, yy = sx / count, sy / count, 0.0, 0.0, 0.0
    for i in range(first, stop):
        x, y = a[i] - mx, a[i - lag] - my
        if x == x and y == y:
            xx += x * x
            xy += x * y
            yy += y * y
    if count < 2 or xx == 0.0 or yy == 0.0:
        return math.nan
    return min(max(xy / xx**0.5 / yy**0.5, -1.0), 1.0)


@method("nunique", typing=lambda a, dropna=True: types.int64 if constant_bool(dropna) is True and as_array(a) else None)
def _lower_nunique(at: InsertPoint, kinds: Any, values: Any, found: Any) -> Any:
    kind, array = kinds["a"], values["a"]
    if isinstance(kind, StridedArray) and isinstance(unmask(kind.dtype), Text):
        return _distinct_texts(at, kind, array)
    if isinstance(kind.dtype, Masked):
        kind, array = dropna(at, kind, array)
    return at.context.compile_internal(at.builder, _nunique, signature(found, kind), [array])


def _distinct_texts(at: InsertPoint, kind: StridedArray, array: Any) -> Any:
    """Return how many different texts there are in memory, by a hash table in scratch memory."""
    note_memory(kind)
    builder, members = at.builder, at.members(kind, array)
    slots = builder.ptrtoint(members.data, INT64)
    count = call(builder, "distinct", INT64, slots, members.stride, members.length, scratch(builder))
    raise_if(at.context, builder, builder.icmp_signed("<", count, INT64(0)), MemoryError, TOO_MUCH)
    return count


def _nunique(a):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202 - compiled
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


@method("corr", typing=_pair)
def _lower_corr(at: InsertPoint, kinds: Any, values: Any, _found: Any) -> Any:
    sig = signature(types.float64, kinds["a"], kinds["other"])
    return at.context.compile_internal(at.builder, _corr, sig, [values["a"], values["other"]])


@method("cov", typing=_pair_ddof)
def _lower_cov(at: InsertPoint, kinds: Any, values: Any, _found: Any) -> Any:
    ddof = at.cast(values["ddof"], kinds["ddof"], types.int64)
    sig = signature(types.float64, kinds["a"], kinds["other"], types.int64)
    return at.context.compile_internal(at.builder, _cov, sig, [values["a"], values["other"], ddof])


def _corr(a, b):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202 - compiled
    count, sx, sy = 0, 0.0, 0.0
    for i in range(len(a)):
        x, y = float(a[i]), float(b[i])
        if x == x and y == y:
            count += 1
            sx += x
            sy += y
    if count < 2:
        return math.nan
    mx, my, xx, xy, yy = sx / count, sy / count, 0.0, 0.0, 0.0
    for i in range(len(a)):
        x, y = a[i] - mx, b[i] - my
        if x == x and y == y:
            xx += x * x
            xy += x * y
            yy += y * y
    if xx == 0.0 or yy == 0.0:
        return math.nan
    found = xy / xx**0.5 / yy**0.5
    return found if found != found else min(max(found, -1.0), 1.0)


def _cov(a, b, ddof):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202 - compiled
    count, sx, sy = 0, 0.0, 0.0
    for i in range(len(a)):
        x, y = float(a[i]), float(b[i])
        if x == x and y == y:
            count += 1
            sx += x
            sy += y
    if count == 0 or count <= ddof:
        return math.nan
    mx, my, total = sx / count, sy / count, 0.0
    for i in range(len(a)):
        x, y = a[i] - mx, b[i] - my
        if x == x and y == y:
            total += x * y
    return total / (count - ddof)
