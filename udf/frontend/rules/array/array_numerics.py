"""Functions of NumPy of an array and a number: ``np.interp``, ``np.polyval``, ``np.searchsorted``; lines and norms.

Source: NumPy, numpy/lib/_polynomial_impl.py, numpy/linalg/_linalg.py (norm).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from udf.frontend.base.declarations import DOUBLE, INT64, external, is_number, is_real, is_whole, literal
from udf.frontend.base.refusals import RefusedCallError
from udf.frontend.library.lines import slope
from udf.frontend.library.search import place
from udf.frontend.numba.names import types
from udf.frontend.rules.array.access import fold_items
from udf.frontend.rules.array.array_functions import declare
from udf.frontend.rules.array.array_reductions import square_root
from udf.frontend.rules.array.library_calls import compute
from udf.frontend.rules.array.local_arrays import alloc_local, local_type, store_item
from udf.frontend.types.array_kinds import as_array

if TYPE_CHECKING:
    from udf.frontend.rules.array.insert_point import InsertPoint


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
def _searchsorted(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
    array, value = ((kinds[name], values[name]) for name in "av")
    return compute(at, place, result, array, value, kinds["side"].literal_value == "right")


def _digitized_type(x: Any, bins: Any, right: Any = False) -> Any:  # noqa: FBT002 - NumPy's own
    known = getattr(right, "literal_value", None)
    return types.int64 if as_array(bins) and is_number(x) and known in (False, True) else None


@declare("digitize", np.digitize, typing=_digitized_type)
def _digitize(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
    bins, value = ((kinds[name], values[name]) for name in ("bins", "x"))
    return compute(at, place, result, bins, value, not kinds["right"].literal_value)


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


@declare("polyfit", np.polyfit, typing=_fitted_type)
def _polyfit(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
    arrays = ((kinds[name], values[name]) for name in ("x", "y"))
    array = alloc_local(at, result, INT64(2))
    for number, value in enumerate(compute(at, slope, types.UniTuple(types.float64, 2), *arrays)):
        store_item(at, result, array, INT64(number), value)
    return array
