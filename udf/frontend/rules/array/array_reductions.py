"""One value of a whole array: sums and moments, as NumPy computes them.

NaN goes through all of them but the ``nan`` functions, which leave it out. Sums are taken in order, whose last bits
differ from those of NumPy's pairwise sums, or as NumPy takes them (:mod:`udf.frontend.rules.array.numpys_sums`).

Source: NumPy, numpy/_core/_methods.py, numpy/lib/_nanfunctions_impl.py.
"""

import builtins
import math
import operator
from collections.abc import Callable
from typing import Any, Final

import numpy as np

from udf.frontend.base.current import compilation
from udf.frontend.base.declarations import DOUBLE, INT64, external, is_real, is_whole
from udf.frontend.numba.names import types
from udf.frontend.rules.array.access import fold_items, for_each, length_of
from udf.frontend.rules.array.array_functions import declare
from udf.frontend.rules.array.dropna import dropna
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.array.numpys_sums import numpys_sum
from udf.frontend.rules.array.primitives import nan_mask_count, primitives_of, sum_of_products
from udf.frontend.rules.scalar.overflow import checked_arithmetic
from udf.frontend.types.array_kinds import Array, Filter, as_array

ARITHMETIC: Final = {"sum": ("fadd", "add", 0), "prod": ("fmul", "mul", 1)}


def is_only_axis(axis: Any, *others: Any) -> bool:
    """Return whether ``axis`` is the one that an array has, or None; what else is ``others`` can only be None."""
    if not all(isinstance(kind, types.NoneType) for kind in others):
        return False
    return isinstance(axis, types.NoneType) or getattr(axis, "literal_value", None) in (0, -1)


def float_type(kind: Any) -> Any:
    """Return the float type in which the mean of ``kind`` is given."""
    return kind if is_real(kind) else types.float64


# -- sums and products -------------------------------------------------------------------------------


def fold(at: InsertPoint, kind: Array, array: Any, name: str) -> tuple[Any, Any, Any]:
    """Return the sum or product of an array, its type (float64 or int64), and how many values went in, if it counted.

    A sum that is a primitive is read; else this goes through the values.
    """
    found = _known_sum(at, kind, array) if name == "sum" else None
    return found or _added_up(at, kind, array, name)


def _known_sum(at: InsertPoint, kind: Array, array: Any) -> tuple[Any, Any, Any] | None:
    """Return what :func:`fold` does, of a window, a mask of NaN, or squares; None of any other array."""
    window = primitives_of(at, kind, array)
    if window is not None:
        return window["sum"], types.float64, None
    mask = nan_mask_count(at, kind, array)
    if mask is not None:
        return mask[0], types.int64, mask[1]
    squares = sum_of_products(at, kind, array)
    return None if squares is None else (squares[0], types.float64, squares[1])


def _added_up(at: InsertPoint, kind: Array, array: Any, name: str) -> tuple[Any, Any, Any]:
    if name == "sum" and kind.dtype == types.float64 and compilation().adds_as_numpy:
        return numpys_sum(at, kind, array), types.float64, None
    of_floats, of_integers, neutral = ARITHMETIC[name]
    to = types.float64 if is_real(kind.dtype) else types.int64
    start = DOUBLE(neutral) if is_real(kind.dtype) else INT64(neutral)  # 0.0: a sum of -0.0 is none
    step = getattr(at.builder, of_floats if is_real(kind.dtype) else of_integers)
    (total,), length = _joined(at, kind, array, [(start, lambda n, item: step(n, at.cast(item, kind.dtype, to)))])
    return total, to, length


def _joined(
    at: InsertPoint, kind: Array, array: Any, parts: list[tuple[Any, Callable[[Any, Any], Any]]]
) -> tuple[list[Any], Any]:
    """Return what each of ``parts`` (start, step) makes of the items, and how many there are."""
    totals, count = [at.variable(start) for start, _ in parts], at.variable(INT64(0))
    with for_each(kind, at, array) as item:
        for total, (_, step) in zip(totals, parts, strict=True):
            total.value = step(total.value, item)
        if isinstance(kind, Filter):
            count.value = at.builder.add(count.value, INT64(1))
    length = count.value if isinstance(kind, Filter) else length_of(kind, at, array)
    return [total.value for total in totals], length


def float_sum(at: InsertPoint, kind: Array, array: Any) -> tuple[Any, Any]:
    """Return the sum of an array as a float64, and how many values went in (int64; None if that was not counted).

    NumPy and pandas add 64-bit integers as floats, where their sum may leave 64 bits. The halves of such integers have
    sums that never do (of fewer than 2**31 values), in any order; below 2**53 this sum is exact.
    """
    dtype, builder = kind.dtype, at.builder
    if not isinstance(dtype, types.Integer) or dtype.bitwidth < 64:
        total, to, count = fold(at, kind, array, "sum")
        return at.cast(total, to, types.float64), count
    upper = builder.ashr if dtype.signed else builder.lshr
    (high, low), count = _joined(
        at,
        kind,
        array,
        [
            (INT64(0), lambda total, item: builder.add(total, upper(item, INT64(32)))),
            (INT64(0), lambda total, item: builder.add(total, builder.and_(item, INT64(2**32 - 1)))),
        ],
    )
    # what is above 2**32 of the lower halves goes to the upper ones, so that one rounding is left
    high = builder.add(high, builder.lshr(low, INT64(32)))
    low = builder.and_(low, INT64(2**32 - 1))
    terms = builder.sitofp(high, DOUBLE), DOUBLE(2.0**32), builder.sitofp(low, DOUBLE)
    return external(builder, "__nv_fma", DOUBLE, *terms), count


def _builtin_sum(a: Any, start: Any = 0) -> Any:
    if not as_array(a) or not (is_whole(start) or is_real(start)):
        return None
    return types.int64 if is_whole(as_array(a).dtype) and is_whole(start) else types.float64


@declare("builtin sum", builtins.sum, typing=_builtin_sum)
def _lower_builtin_sum(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
    """Add as Python does: of integers what leaves 64 bits raises, where NumPy's own sum wraps."""
    known = _known_sum(at, kinds["a"], values["a"])
    both = types.int64(types.int64, types.int64)

    def plus(*terms: Any) -> Any:
        if is_real(result):
            return at.builder.fadd(*terms)
        return checked_arithmetic(at.context, at.builder, operator.add, both, terms)

    start, dtype = at.cast(values["start"], kinds["start"], result), kinds["a"].dtype
    if known is not None:
        return plus(start, at.cast(known[0], known[1], result))
    return fold_items(kinds["a"], at, values["a"], start, lambda total, item: plus(total, at.cast(item, dtype, result)))


# -- moments -----------------------------------------------------------------------------------------


def mean_of(at: InsertPoint, kind: Array, array: Any) -> tuple[Any, Any]:
    """Return the mean of an array as a float64, NaN of none, and how many values went in, as a float64 too."""
    total, length = float_sum(at, kind, array)
    count = at.cast(length_of(kind, at, array) if length is None else length, types.int64, types.float64)
    return at.builder.fdiv(total, count), count


def variance_of(at: InsertPoint, kind: Array, array: Any, ddof: Any, *, nan_of_few: bool) -> tuple[Any, Any]:
    """Return the mean square of the deviations from the mean, and how many values went in (float64).

    There are ``ddof`` (float64) fewer values to divide by. If those are none it is NaN, or what dividing by 0 gives.
    """
    builder = at.builder
    total, count = deviations_of(at, kind, array)
    divisor = builder.fsub(count, ddof)
    few = builder.fcmp_ordered("<=" if nan_of_few else "<", divisor, DOUBLE(0.0))
    if nan_of_few:
        return builder.select(few, DOUBLE(math.nan), builder.fdiv(total, divisor)), count
    return builder.fdiv(total, builder.select(few, DOUBLE(0.0), divisor)), count


def deviations_of(at: InsertPoint, kind: Array, array: Any) -> tuple[Any, Any]:
    """Return the sum of the squares of the deviations from the mean, and how many values went in, as float64."""
    builder, window = at.builder, primitives_of(at, kind, array)
    if window is not None and window.has("m2"):
        return window["m2"], at.cast(window.rows, types.int64, types.float64)
    middle, count = mean_of(at, kind, array)
    if compilation().adds_as_numpy:
        return numpys_sum(at, kind, array, lambda item: _squared(at, item, kind.dtype, middle)), count

    def step(total: Any, item: Any) -> Any:
        return builder.fadd(total, _squared(at, item, kind.dtype, middle))

    total = fold_items(kind, at, array, DOUBLE(-0.0), step)
    none = builder.fcmp_ordered("==", count, DOUBLE(0.0))
    return builder.select(none, DOUBLE(0.0), total), count


def _squared(at: InsertPoint, item: Any, dtype: Any, middle: Any) -> Any:
    deviation = at.builder.fsub(at.cast(item, dtype, types.float64), middle)
    return at.builder.fmul(deviation, deviation)


def square_root(at: InsertPoint, value: Any) -> Any:
    """Return the square root of a float64."""
    return external(at.builder, "__nv_sqrt", DOUBLE, value)


# -- NumPy's functions, of all values and of those that are not NaN ------------------------------------


def _total_type(a: Any, axis: Any = None, dtype: Any = None, out: Any = None) -> Any:
    known = as_array(a) and is_only_axis(axis, dtype, out)
    return (as_array(a).dtype if is_real(as_array(a).dtype) else types.int64) if known else None


def mean_type(a: Any, axis: Any = None, dtype: Any = None, out: Any = None) -> Any:
    """Return the type of a mean; None if there is none."""
    return float_type(as_array(a).dtype) if as_array(a) and is_only_axis(axis, dtype, out) else None


def _moment_type(a: Any, axis: Any = None, dtype: Any = None, out: Any = None, ddof: Any = 0) -> Any:
    return mean_type(a, axis, dtype, out) if is_whole(ddof) or is_real(ddof) else None


Reduction = Callable[["InsertPoint", "Array", Any, Any, bool], tuple[Any, Any]]
"""(at, kind, array, ddof, nan_of_few) -> value, its type."""

REDUCTIONS: Final[dict[str, Reduction]] = {}


def register_reduction(name: str, typing: Any, lowered: Reduction, *, method: bool = True) -> None:
    """Register NumPy's function ``name``, and the one that leaves NaN out."""
    REDUCTIONS[name] = lowered

    @declare(name, getattr(np, name), method=method, typing=typing)
    def lower(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
        return reduce(at, name, (kinds["a"], values["a"]), (kinds, values, result), nan_of_few=False)

    @declare(f"nan{name}", getattr(np, f"nan{name}"), typing=typing)
    def lower_nan(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
        return reduce(at, name, dropna(at, kinds["a"], values["a"]), (kinds, values, result), nan_of_few=True)


def reduce(at: InsertPoint, name: str, array: tuple[Any, Any], call: tuple[Any, Any, Any], *, nan_of_few: bool) -> Any:
    """Return reduction ``name`` of an array (type, value), for a ``call`` (kinds, values, result)."""
    kinds, values, result = call
    ddof = at.cast(values["ddof"], kinds["ddof"], types.float64) if "ddof" in kinds else None
    return at.cast(*REDUCTIONS[name](at, *array, ddof, nan_of_few), result)


def _variance(at: InsertPoint, kind: Array, array: Any, ddof: Any, nan_of_few: bool) -> tuple[Any, Any]:  # noqa: FBT001
    return variance_of(at, kind, array, ddof, nan_of_few=nan_of_few)[0], types.float64


for _name in ARITHMETIC:
    register_reduction(_name, _total_type, lambda at, kind, array, *_, name=_name: fold(at, kind, array, name)[:2])
register_reduction("mean", mean_type, lambda at, kind, array, *_: (mean_of(at, kind, array)[0], types.float64))
register_reduction("var", _moment_type, _variance)
register_reduction("std", _moment_type, lambda at, *call: (square_root(at, _variance(at, *call)[0]), types.float64))
