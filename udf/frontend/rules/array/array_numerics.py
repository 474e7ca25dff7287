"""Functions of NumPy of an array and a number: ``np.interp``, ``np.polyval``, ``np.searchsorted``; lines and norms.

Source: NumPy, numpy/_core/src/multiarray/compiled_base.c (arr_interp), numpy/lib/_polynomial_impl.py,
numpy/linalg/_linalg.py (norm).
"""

# Numba compiles the functions in here that have no annotations.
# ruff: noqa: ANN001, ANN202, PLR0124
# mypy: disable-error-code="no-untyped-def,no-untyped-call"
from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from udf.frontend.base.declarations import DOUBLE, INT64, external, is_number, is_real, is_whole, literal
from udf.frontend.base.refusals import RefusedCallError
from udf.frontend.numba.names import cgutils, types
from udf.frontend.rules.array.access import fold_items
from udf.frontend.rules.array.array_functions import declare
from udf.frontend.rules.array.array_reductions import square_root
from udf.frontend.rules.array.local_arrays import alloc_local, local_type, store_item
from udf.frontend.types.array_kinds import as_array

if TYPE_CHECKING:
    from udf.frontend.rules.array.insert_point import InsertPoint


def _number(at: InsertPoint, kinds: Any, values: Any, name: str) -> tuple[Any, Any]:
    return types.float64, at.cast(values[name], kinds[name], types.float64)


# -- np.interp -----------------------------------------------------------------------------------------


def _interp_type(x: Any, xp: Any, fp: Any) -> Any:
    return types.float64 if is_number(x) and as_array(xp) and as_array(fp) else None


def _search(a, v, right):
    """Return how many items of a sorted array come before ``v``, with ``right`` those that equal it; NaN is last."""
    low, high = 0, len(a)
    while low < high:
        middle = (low + high) // 2
        item = a[middle]
        if not (v < item or (item != item and v == v)) if right else item < v or (v != v and item == item):
            low = middle + 1
        else:
            high = middle
    return low


def _searched(at: InsertPoint, array: tuple[Any, Any], value: tuple[Any, Any], *, right: bool) -> Any:
    flag = types.boolean, cgutils.true_bit if right else cgutils.false_bit
    return at.call_python(_search, types.int64, array, value, flag)


def _interp(x, xp, fp, after):
    """Return the value at ``x`` of a line through points, of which ``after`` is the first beyond it."""
    count = len(xp)
    if count == 0:
        raise ValueError("array of sample points is empty")
    if len(fp) != count:
        raise ValueError("fp and xp are not of the same length.")
    if x != x:
        return x
    if x > xp[count - 1]:
        return float(fp[count - 1])
    if x < xp[0]:
        return float(fp[0])
    at = after - 1
    if at == count - 1 or xp[at] == x:
        return float(fp[at])
    slope = (fp[at + 1] - fp[at]) / (xp[at + 1] - xp[at])
    y = slope * (x - xp[at]) + fp[at]
    if y != y:
        y = slope * (x - xp[at + 1]) + fp[at + 1]
        if y != y and fp[at] == fp[at + 1]:
            y = float(fp[at])
    return y


@declare("interp", np.interp, typing=_interp_type)
def _lower_interp(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
    x, (xp, fp) = _number(at, kinds, values, "x"), ((kinds[name], values[name]) for name in ("xp", "fp"))
    after = types.int64, _searched(at, xp, x, right=True)
    return at.call_python(_interp, result, x, xp, fp, after)


# -- np.polyval ----------------------------------------------------------------------------------------


def _polyval_type(p: Any, x: Any) -> Any:
    if not (as_array(p) and is_number(x)):
        return None
    return types.int64 if is_whole(as_array(p).dtype) and is_whole(x) else types.float64


@declare("polyval", np.polyval, typing=_polyval_type)
def _polyval(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
    x, dtype = at.cast(values["x"], kinds["x"], result), kinds["p"].dtype
    times, plus = (at.builder.fmul, at.builder.fadd) if is_real(result) else (at.builder.mul, at.builder.add)
    start = at.context.get_constant(result, 0)
    return fold_items(
        kinds["p"], at, values["p"], start, lambda total, item: plus(times(total, x), at.cast(item, dtype, result))
    )


# -- np.searchsorted -----------------------------------------------------------------------------------


def _searched_type(a: Any, v: Any, side: Any = "left") -> Any:
    known = getattr(side, "literal_value", None)
    return types.int64 if as_array(a) and is_number(v) and known in ("left", "right") else None


@declare("searchsorted", np.searchsorted, method=True, typing=_searched_type)
def _searchsorted(at: InsertPoint, kinds: Any, values: Any, _result: Any) -> Any:
    array, value = ((kinds[name], values[name]) for name in "av")
    return _searched(at, array, value, right=kinds["side"].literal_value == "right")


def _digitized_type(x: Any, bins: Any, right: Any = False) -> Any:  # noqa: FBT002 - NumPy's own
    known = getattr(right, "literal_value", None)
    return types.int64 if as_array(bins) and is_number(x) and known in (False, True) else None


@declare("digitize", np.digitize, typing=_digitized_type)
def _digitize(at: InsertPoint, kinds: Any, values: Any, _result: Any) -> Any:
    bins, value = ((kinds[name], values[name]) for name in ("bins", "x"))
    return _searched(at, bins, value, right=not kinds["right"].literal_value)


# -- np.linalg.norm ------------------------------------------------------------------------------------


def _norm_type(x: Any, ord: Any = None) -> Any:  # noqa: A002 - NumPy's own
    known = isinstance(ord, types.NoneType) or literal(ord) in (1, 2)
    return types.float64 if as_array(x) and known else None


@declare("norm", np.linalg.norm, typing=_norm_type)
def _norm(at: InsertPoint, kinds: Any, values: Any, _result: Any) -> Any:
    builder, absolute = at.builder, literal(kinds["ord"]) == 1

    def step(total: Any, item: Any) -> Any:
        value = at.cast(item, kinds["x"].dtype, types.float64)
        term = external(builder, "__nv_fabs", DOUBLE, value) if absolute else builder.fmul(value, value)
        return builder.fadd(total, term)

    total = fold_items(kinds["x"], at, values["x"], DOUBLE(0.0), step)
    return total if absolute else square_root(at, total)


# -- np.polyfit ----------------------------------------------------------------------------------------


def _fitted_type(x: Any, y: Any, deg: Any) -> Any:
    if not (as_array(x) and as_array(y)):
        return None
    if literal(deg) != 1:
        raise RefusedCallError("np.polyfit() fits lines in a UDF: its third argument is 1")
    return local_type("np.polyfit", 2, types.float64)


def _slope(x, y):
    count = len(x)
    if count == 0:
        raise TypeError("expected non-empty vector for x")
    if len(y) != count:
        raise TypeError("expected x and y to have same length")
    mx = 0.0
    my = 0.0
    for i in range(count):
        mx += x[i]
        my += y[i]
    mx /= count
    my /= count
    xx = 0.0
    xy = 0.0
    for i in range(count):
        xx += (x[i] - mx) * (x[i] - mx)
        xy += (x[i] - mx) * (y[i] - my)
    if xx == 0.0:  # every line through one point: NumPy takes the one of least coefficients, as scaled
        if mx == 0.0:
            raise ValueError("SVD did not converge in Linear Least Squares")
        return my / (2.0 * mx), my / 2.0
    slope = xy / xx
    return slope, my - slope * mx


@declare("polyfit", np.polyfit, typing=_fitted_type)
def _polyfit(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
    arrays = ((kinds[name], values[name]) for name in ("x", "y"))
    pair = at.call_python(_slope, types.UniTuple(types.float64, 2), *arrays)
    array = alloc_local(at, result, INT64(2))
    for place in range(2):
        store_item(at, result, array, INT64(place), at.builder.extract_value(pair, place))
    return array
