"""``np.sort``: a copy in the function's own memory, in order; NaN comes last.

Of a window that may have any length, one with more values than fit raises: to find each by its rank without memory, as
a median is, took 89 s for all of 1,500 expanding windows where pandas takes 0.07.

Source: D. L. Shell, A High-Speed Sorting Procedure, CACM 2(7), 1959; gaps of M. Ciura, 2001.
"""

# ruff: noqa: FBT002 - NumPy's own parameters

from typing import Any, Final

import numpy as np

from udf.frontend.base.declarations import INT64, is_real, is_whole, raise_if
from udf.frontend.base.messages import limit
from udf.frontend.library.order import median, quantile
from udf.frontend.numba.names import types
from udf.frontend.rules.array.access import item_of, length_of
from udf.frontend.rules.array.array_extremes import is_nan
from udf.frontend.rules.array.array_functions import declare
from udf.frontend.rules.array.array_reductions import float_type, is_only_axis, register_reduction
from udf.frontend.rules.array.dropna import dropna
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.array.library_calls import compute
from udf.frontend.rules.array.local_arrays import MOST, copy_items, local_type, store_item
from udf.frontend.types.array_kinds import StridedArray, as_array

TOO_LONG: Final = limit(f"np.sort of more than {MOST} values in a UDF; np.quantile(w, q) and np.median take any number")
GAPS: Final = (301, 132, 57, 23, 10, 4, 1)


def _type(a: Any) -> Any:
    """Return the type of the copy: of windows of any length as many values as fit."""
    return as_array(a) and local_type("np.sort", as_array(a).capacity or MOST, as_array(a).dtype)


@declare("sort", np.sort, typing=_type)
def _sort(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
    if kinds["a"].capacity is None:
        too_many = at.builder.icmp_signed(">", length_of(kinds["a"], at, values["a"]), INT64(MOST))
        raise_if(at.context, at.builder, too_many, MemoryError, TOO_LONG)
    copy = copy_items(at, kinds["a"], values["a"], result)
    length = length_of(result, at, copy)
    for gap in GAPS:
        if gap < (result.capacity or 0):
            _pass(at, result, copy, (length, INT64(gap)))
    return copy


def _pass(at: InsertPoint, kind: StridedArray, array: Any, how: tuple[Any, Any]) -> None:
    """Sort the values that lie ``gap`` apart, each run by insertion; NaN goes to the end."""
    builder, (length, gap) = at.builder, how
    with at.for_range(length, gap, unroll=False) as index:
        item, place = item_of(kind, at, array, index), at.variable(index)

        def is_before() -> Any:
            now = place.value
            before = at.variable(builder.icmp_signed(">=", now, gap))
            with builder.if_then(before.value):
                before.value = _less(at, kind, item, item_of(kind, at, array, builder.sub(now, gap)))
            return before.value

        with at.while_loop(is_before):
            now = place.value
            store_item(at, kind, array, now, item_of(kind, at, array, builder.sub(now, gap)))
            place.value = builder.sub(now, gap)
        store_item(at, kind, array, place.value, item)


def _less(at: InsertPoint, kind: StridedArray, left: Any, right: Any) -> Any:
    if not is_real(kind.dtype):
        return at.builder.icmp_signed("<", left, right)
    last = at.builder.and_(is_nan(at, right), at.builder.not_(is_nan(at, left)))
    return at.builder.or_(at.builder.fcmp_ordered("<", left, right), last)


OUTSIDE: Final = {100: "Percentiles must be in the range [0, 100]", 1: "Quantiles must be in the range [0, 1]"}
AT: Final = "index {} is out of bounds for axis 0 with size 0"
OF_NOTHING: Final = {True: (AT.format(-1), AT.format(-1)), False: (AT.format(-1), AT.format(0))}
"""NumPy's own texts, of floats and of others: of the least value, and of any other portion."""


def _median(a: Any, axis: Any = None) -> Any:
    return float_type(as_array(a).dtype) if as_array(a) and is_only_axis(axis) else None


METHODS: Final = ("linear", "lower", "higher", "midpoint", "nearest")


def method_of_quantile(a: Any, method: Any) -> str | None:
    """Return how a quantile between two values is found; None if that is not known, or whole numbers stay whole.

    NumPy subtracts no bools.
    """
    known = None if isinstance(a.dtype, types.Boolean) else getattr(method, "literal_value", None)
    return known if known == "linear" or (known in METHODS and is_real(a.dtype)) else None


def _quantile(
    a: Any, q: Any, axis: Any = None, out: Any = None, overwrite_input: Any = False, method: Any = "linear"
) -> Any:
    del overwrite_input
    fits = (is_whole(q) or is_real(q)) and is_only_axis(axis, out)
    return _median(a, axis) if fits and as_array(a) and method_of_quantile(as_array(a), method) else None


register_reduction(
    "median",
    _median,
    lambda at, kind, array, *_: (compute(at, median, types.float64, (kind, array)), types.float64),
    method=False,
)


def _register(name: str, whole: int) -> None:
    """Register a quantile of ``q`` out of ``whole``."""

    def found(at: InsertPoint, kinds: Any, values: Any, array: Any, empty: Any, result: Any) -> Any:
        method = "lower" if whole == 1 and is_whole(kinds["q"]) else kinds["method"].literal_value
        given = array, (kinds["q"], values["q"]), float(whole), method
        return compute(at, quantile, result, *given, OUTSIDE[whole], empty)

    @declare(name, getattr(np, name), typing=_quantile)
    def lower(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
        return found(at, kinds, values, (kinds["a"], values["a"]), OF_NOTHING[is_real(kinds["a"].dtype)], result)

    @declare(f"nan{name}", getattr(np, f"nan{name}"), typing=_quantile)
    def lower_nan(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
        return found(at, kinds, values, dropna(at, kinds["a"], values["a"]), None, result)


_register("percentile", 100)
_register("quantile", 1)
