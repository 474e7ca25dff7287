"""``np.cov`` and ``np.corrcoef`` of two arrays: a 2 x 2 matrix, of which functions read an item.

Source: NumPy, numpy/lib/_function_base_impl.py (cov, corrcoef).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from udf.frontend.base.declarations import DOUBLE, INT64, is_real, is_whole
from udf.frontend.library.lines import corrcoef, cov
from udf.frontend.numba.names import cgutils, types
from udf.frontend.rules.array.array_functions import declare
from udf.frontend.rules.array.library_calls import compute
from udf.frontend.types.array_kinds import Matrix, as_array

if TYPE_CHECKING:
    from udf.frontend.rules.array.insert_point import InsertPoint

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
