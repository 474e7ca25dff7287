"""What a condition chooses of a column, what is one of a list, and another dtype: ``where``, ``isin``, ``astype``.

Source: pandas 3, core/generic.py (where, mask, astype); core/series.py (isin).
"""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any

import numpy as np

from udf.frontend.numba.names import types
from udf.frontend.semantics.rules import is_number, is_real, not_a_number
from udf.frontend.series.methods import method
from udf.frontend.windows.elementwise import compute, compute_type
from udf.frontend.windows.kinds import as_array

if TYPE_CHECKING:
    from udf.frontend.windows.insert_point import InsertPoint


def _chosen(name: str, *, stays: bool) -> None:
    """Register ``where`` (values ``stays`` where the condition is True) or ``mask``, else ``other``."""

    def typing(a: Any, cond: Any, other: Any = "unset") -> Any:
        other = types.float64 if _is_unset(other) else other
        whole = is_real(a.dtype) or not is_real(getattr(other, "dtype", other))
        fits = as_array(cond) is not None and isinstance(cond.dtype, types.Boolean)
        if not fits or not (is_number(other) or as_array(other)) or not (whole or _is_unset(other)):
            return None
        return compute_type(np.where, cond, *((a, other) if stays else (other, a)))

    @method(name, typing=typing)
    def lower(at: InsertPoint, kinds: Any, values: Any, _result: Any) -> Any:
        own = (kinds["a"], values["a"])
        other = (
            (types.float64, not_a_number(at.builder))
            if _is_unset(kinds["other"])
            else (kinds["other"], values["other"])
        )
        pairs = [(kinds["cond"], values["cond"]), *((own, other) if stays else (other, own))]
        return compute(at, np.where, tuple(k for k, _ in pairs), tuple(v for _, v in pairs))[1]


def _is_unset(kind: Any) -> bool:
    return getattr(kind, "literal_value", None) == "unset"


_chosen("where", stays=True)
_chosen("mask", stays=False)


def _target(kind: Any) -> Any:
    """Return int or float, which a parameter names; None of any other dtype."""
    name = getattr(kind, "literal_value", None)
    if isinstance(kind, types.NumberClass):
        name = str(kind.dtype)
    if isinstance(kind, types.Function):
        name = getattr(kind.typing_key, "__name__", None)
    return {"int": int, "int64": int, "float": float, "float64": float}.get(str(name))


def _astype(a: Any, dtype: Any) -> Any:
    to = _target(dtype)
    if to is None or (to is int and is_real(a.dtype)):  # pandas raises of NaN and infinity
        return None
    return compute_type(to, a)


@method("astype", typing=_astype)
def _lower_astype(at: InsertPoint, kinds: Any, values: Any, _result: Any) -> Any:
    return compute(at, _target(kinds["dtype"]), (kinds["a"],), (values["a"],))[1]


def _isin(a: Any, values: Any) -> Any:
    if not isinstance(values, types.BaseTuple) or not len(values):
        return None
    sides = [compute_type(operator.eq, a, one) for one in values]
    return None if None in sides else _or(sides)


def _or(sides: list[Any]) -> Any:
    whole = sides[0]
    for side in sides[1:]:
        whole = compute_type(operator.or_, whole, side)
    return whole


@method("isin", typing=_isin)
def _lower_isin(at: InsertPoint, kinds: Any, values: Any, _result: Any) -> Any:
    whole = None
    for i, kind in enumerate(kinds["values"]):
        value = at.builder.extract_value(values["values"], i)
        side = compute(at, operator.eq, (kinds["a"], kind), (values["a"], value))
        whole = side if whole is None else compute(at, operator.or_, (whole[0], side[0]), (whole[1], side[1]))
    assert whole is not None
    return whole[1]
