"""``np.cov`` and ``np.corrcoef`` of two arrays: a 2 x 2 matrix, of which functions read an item.

Source: NumPy, numpy/lib/_function_base_impl.py (cov, corrcoef).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from udf.frontend.base.declarations import DOUBLE, INT64, external, is_real, is_whole, raise_if
from udf.frontend.numba.names import cgutils, types
from udf.frontend.rules.array.access import item_of, length_of
from udf.frontend.rules.array.array_functions import declare
from udf.frontend.rules.array.array_reductions import mean_of
from udf.frontend.types.array_kinds import Matrix, as_array

if TYPE_CHECKING:
    from udf.frontend.rules.array.insert_point import InsertPoint

PAIR: Final = Matrix((2, 2), local=True)
UNLIKE: Final = "all the input array dimensions except for the concatenation axis must match exactly"


def _pair(x: Any, y: Any) -> Any:
    return PAIR if as_array(x) and as_array(y) else None


def deviation_products(at: InsertPoint, kinds: dict[str, Any], values: dict[str, Any]) -> tuple[Any, Any, Any, Any]:
    """Return the sums of products of two arrays' deviations from their means (xx, xy, yy), and the length."""
    builder = at.builder
    pairs = [(kinds[name], values[name]) for name in "xy"]
    lengths = [length_of(kind, at, value) for kind, value in pairs]
    raise_if(at.context, builder, builder.icmp_signed("!=", *lengths), ValueError, UNLIKE)
    means = [mean_of(at, kind, value)[0] for kind, value in pairs]
    totals = [at.variable(DOUBLE(0.0)) for _ in range(3)]
    with at.for_range(lengths[0]) as index:
        items = [at.cast(item_of(kind, at, value, index), kind.dtype, types.float64) for kind, value in pairs]
        x, y = (builder.fsub(item, mean) for item, mean in zip(items, means, strict=True))
        for total, (left, right) in zip(totals, ((x, x), (x, y), (y, y)), strict=True):
            total.value = builder.fadd(total.value, builder.fmul(left, right))
    count = at.cast(lengths[0], types.int64, types.float64)
    return totals[0].value, totals[1].value, totals[2].value, count


def _matrix(at: InsertPoint, values: tuple[Any, ...]) -> Any:
    """Return four values, row by row, as a matrix in the function's own memory."""
    data = cgutils.alloca_once(at.builder, DOUBLE, size=4)
    for i, value in enumerate(values):
        at.builder.store(value, at.builder.gep(data, [INT64(i)]))
    return at.struct(PAIR, data=data, length=INT64(2), stride=INT64(2), columns=INT64(2), pitch=INT64(1))


@declare("corrcoef", np.corrcoef, typing=_pair)
def _corrcoef(at: InsertPoint, kinds: Any, values: Any, _result: Any) -> Any:
    builder = at.builder
    xx, xy, yy, count = deviation_products(at, kinds, values)
    by_one = builder.fsub(count, DOUBLE(1.0))
    xx, xy, yy = (builder.fdiv(one, by_one) for one in (xx, xy, yy))
    across = xy
    for square in (xx, yy):
        across = builder.fdiv(across, external(builder, "__nv_sqrt", DOUBLE, square))
    limit = builder.select(builder.fcmp_ordered(">", across, DOUBLE(1.0)), DOUBLE(1.0), across)
    limit = builder.select(builder.fcmp_ordered("<", limit, DOUBLE(-1.0)), DOUBLE(-1.0), limit)
    same = [builder.fdiv(square, square) for square in (xx, yy)]
    return _matrix(at, (same[0], limit, limit, same[1]))


def _covariance(m: Any, y: Any, rowvar: Any = True, bias: Any = False, ddof: Any = None) -> Any:  # noqa: FBT002
    plain = all(getattr(kind, "literal_value", None) is value for kind, value in ((rowvar, True), (bias, False)))
    known = isinstance(ddof, types.NoneType) or is_whole(ddof) or is_real(ddof)
    return _pair(m, y) if plain and known else None


@declare("cov", np.cov, typing=_covariance)
def _cov(at: InsertPoint, kinds: Any, values: Any, _result: Any) -> Any:
    operands = [{"x": one["m"], "y": one["y"]} for one in (kinds, values)]
    xx, xy, yy, count = deviation_products(at, *operands)
    fewer = DOUBLE(1.0)
    if not isinstance(kinds["ddof"], types.NoneType):
        fewer = at.cast(values["ddof"], kinds["ddof"], types.float64)
    divisor = at.builder.fsub(count, fewer)
    low = at.builder.fcmp_ordered("<", divisor, DOUBLE(0.0))
    divisor = at.builder.select(low, DOUBLE(0.0), divisor)
    xx, xy, yy = (at.builder.fdiv(one, divisor) for one in (xx, xy, yy))
    return _matrix(at, (xx, xy, xy, yy))
