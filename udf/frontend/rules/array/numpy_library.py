"""Functions of NumPy that the library has the bodies of: a row each, its typing rule is the body's annotations.

``np.cov`` and ``np.corrcoef`` of two arrays give a 2 x 2 matrix, of which functions read an item; polynomials are
``np.polyval`` at a number and ``np.polyfit`` of a line.

Source: NumPy, numpy/lib/_function_base_impl.py (cov, corrcoef), _polynomial_impl.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from udf.frontend.base.declarations import DOUBLE, INT64, is_number, is_real, is_whole, literal
from udf.frontend.base.refusals import RefusedCallError
from udf.frontend.library import equality, fill, lines, search
from udf.frontend.library.lines import corrcoef, cov, slope
from udf.frontend.numba.names import cgutils, types
from udf.frontend.rules.array.access import fold_items
from udf.frontend.rules.array.array_functions import declare
from udf.frontend.rules.array.library_calls import compute, items_of_library, of_library
from udf.frontend.rules.array.local_arrays import alloc_local, local_type, store_item
from udf.frontend.types.array_kinds import Matrix, as_array

if TYPE_CHECKING:
    from collections.abc import Callable

    from udf.frontend.rules.array.insert_point import InsertPoint

BODIES: Final[dict[str, Callable[..., Any]]] = {
    "allclose": equality.allclose,
    "array_equal": equality.array_equal,
    "digitize": search.digitize,
    "interp": search.interp,
    "trapezoid": lines.trapezoid,
    "trapz": lines.trapezoid,  # before NumPy 2
}
"""Function of NumPy that gives a value -> its body."""

ITEMS: Final[dict[str, tuple[Callable[..., Any], Callable[..., Any] | None]]] = {
    "digitize": (search.digitize_each, None),
    "gradient": (fill.slope, fill.slope_fits),
    "interp": (search.interp_each, None),
    "roll": (fill.rolled, None),
}
"""Function of NumPy that gives an array -> the body of an item, and what raises before there is one."""

of_library("norm", lines.norm, np.linalg.norm)
of_library("searchsorted", search.searchsorted, np.searchsorted, method=True)
for _name, _function in BODIES.items():
    if hasattr(np, _name):
        of_library(_name, _function, getattr(np, _name))
for _name, (_function, _check) in ITEMS.items():
    items_of_library(f"{_name} of arrays", _function, getattr(np, _name), check=_check)


PAIR: Final = Matrix((2, 2), local=True)
FOUR: Final = types.UniTuple(types.float64, 4)


def _pair(x: Any, y: Any) -> Any:
    return PAIR if as_array(x) and as_array(y) else None


def _matrix(at: InsertPoint, values: list[Any]) -> Any:
    """Return four values, row by row, as a matrix in the function's own memory."""
    data = cgutils.alloca_once(at.builder, DOUBLE, size=4)
    for i, value in enumerate(values):
        at.builder.store(value, at.builder.gep(data, [INT64(i)]))
    return at.struct(PAIR, data=data, length=INT64(2), stride=INT64(2), columns=INT64(2), pitch=INT64(1))


@declare("corrcoef", np.corrcoef, typing=_pair)
def _corrcoef(at: InsertPoint, kinds: Any, values: Any, _result: Any) -> Any:
    return _matrix(at, compute(at, corrcoef, FOUR, *((kinds[name], values[name]) for name in "xy")))


def _covariance(m: Any, y: Any, rowvar: Any = True, bias: Any = False, ddof: Any = None) -> Any:  # noqa: FBT002
    plain = all(getattr(kind, "literal_value", None) is value for kind, value in ((rowvar, True), (bias, False)))
    known = isinstance(ddof, types.NoneType) or is_whole(ddof) or is_real(ddof)
    return _pair(m, y) if plain and known else None


@declare("cov", np.cov, typing=_covariance)
def _cov(at: InsertPoint, kinds: Any, values: Any, _result: Any) -> Any:
    known = isinstance(kinds["ddof"], types.NoneType)
    fewer = 1.0 if known else (types.float64, at.cast(values["ddof"], kinds["ddof"], types.float64))
    return _matrix(at, compute(at, cov, FOUR, (kinds["m"], values["m"]), (kinds["y"], values["y"]), fewer))


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
