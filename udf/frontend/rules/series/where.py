"""What a condition chooses of a column, what is one of a list, and another dtype: ``where``, ``isin``, ``astype``.

Source: pandas 3, core/generic.py (where, mask, astype); core/series.py (isin).
"""

from __future__ import annotations

import operator
from functools import partial, reduce
from typing import TYPE_CHECKING, Any

import numpy as np

from udf.frontend.base.declarations import is_number, is_real
from udf.frontend.numba.names import types
from udf.frontend.rules.array.nullable_conditions import refuse_fill, refuse_mask
from udf.frontend.rules.series.series_declarations import composition
from udf.frontend.types.array_kinds import as_array

if TYPE_CHECKING:
    from collections.abc import Callable

    from udf.frontend.rules.array.compositions import Composer, Operand


def _where(*, stays: bool) -> Callable[..., Any]:
    """Return ``where`` (values ``stays`` where the condition is True) or ``mask``, else ``other``."""

    def choose(do: Composer, a: Operand, cond: Operand, other: Any = "unset") -> Operand:
        if not stays:
            refuse_mask(cond[0])
        unset = getattr(other[0], "literal_value", None) == "unset"
        other = do.nan if unset else other
        do.require(not (unset and isinstance(a[0].dtype, types.Boolean)))  # objects: bools and NaN
        if not unset:
            refuse_fill("where" if stays else "mask", a[0], other[0])
        whole = is_real(a[0].dtype) or not is_real(getattr(other[0], "dtype", other[0]))
        do.require(as_array(cond[0]) is not None and isinstance(cond[0].dtype, types.Boolean))
        do.require((is_number(other[0]) or as_array(other[0]) is not None) and (whole or unset))
        return do(np.where, cond, *((a, other) if stays else (other, a)))

    return choose


composition("where")(_where(stays=True))
composition("mask")(_where(stays=False))


def _target(kind: Any) -> Any:
    """Return int or float, which a parameter names; None of any other dtype."""
    name = getattr(kind, "literal_value", None)
    if isinstance(kind, types.NumberClass):
        name = str(kind.dtype)
    if isinstance(kind, types.Function):
        name = getattr(kind.typing_key, "__name__", None)
    return {"int": int, "int64": int, "float": float, "float64": float}.get(str(name))


@composition("astype")
def _astype(do: Composer, a: Operand, dtype: Operand) -> Operand:
    to = _target(dtype[0])
    do.require(to is not None and not (to is int and is_real(a[0].dtype)))  # pandas raises of NaN and infinity
    if to is float and a[0].dtype == types.float32:  # float(x) leaves it one
        return do(operator.mul, a, do.number(1.0))
    return do(to, a)


@composition("isin")
def _isin(do: Composer, a: Operand, values: Operand) -> Operand:
    do.require(isinstance(values[0], types.BaseTuple) and len(values[0]) > 0)
    return reduce(partial(do, operator.or_), [do(operator.eq, a, one) for one in do.items(values)])
