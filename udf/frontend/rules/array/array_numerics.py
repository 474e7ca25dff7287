"""Polynomials: ``np.polyval`` at a number, ``np.polyfit`` of a line.

Source: NumPy, numpy/lib/_polynomial_impl.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from udf.frontend.base.declarations import INT64, is_number, is_real, is_whole, literal
from udf.frontend.base.refusals import RefusedCallError
from udf.frontend.library.lines import slope
from udf.frontend.numba.names import types
from udf.frontend.rules.array.access import fold_items
from udf.frontend.rules.array.array_functions import declare
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
