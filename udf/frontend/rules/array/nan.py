"""The least and greatest value that is not NaN, and its place: ``np.nanmin``, ``np.nanargmin``."""

from __future__ import annotations

import math
from contextlib import nullcontext
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from udf.frontend.base.declarations import INT64, is_real, raise_if
from udf.frontend.base.messages import message_of
from udf.frontend.numba.names import types
from udf.frontend.rules.array.access import item_of, length_of
from udf.frontend.rules.array.array_extremes import extreme_of, is_better, is_nan, item_type, primitive_extreme
from udf.frontend.rules.array.array_functions import declare
from udf.frontend.rules.array.array_reductions import is_only_axis
from udf.frontend.rules.array.dropna import dropna
from udf.frontend.rules.array.primitives import primitives_of
from udf.frontend.types.array_kinds import Filter, as_array

if TYPE_CHECKING:
    from udf.frontend.rules.array.insert_point import InsertPoint

EMPTY: Final = {name: message_of(getattr(np, name), np.empty(0)) for name in ("nanmin", "nanmax")}
NONE_THERE: Final = message_of(np.nanargmin, np.array([math.nan]))


def _extreme(name: str) -> None:
    @declare(f"nan{name}", getattr(np, f"nan{name}"), typing=item_type)
    def lower(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
        whole = primitives_of(at, kinds["a"], values["a"])
        if whole is None or whole.some is not None:
            empty = at.builder.icmp_signed("==", length_of(kinds["a"], at, values["a"]), INT64(0))
            raise_if(at.context, at.builder, empty, ValueError, EMPTY[f"nan{name}"])
        kind, array = dropna(at, kinds["a"], values["a"])
        best, *_, some = primitive_extreme(at, kind, array, name) or extreme_of(at, kind, array, name)
        if some is None or not is_real(result):
            return best
        return at.builder.select(some, best, at.context.get_constant(result, math.nan))


def _place(name: str) -> None:
    """Register ``nanargmin`` or ``nanargmax``: a place among all of the values."""

    def typing(a: Any, axis: Any = None) -> Any:
        known = as_array(a) is not None and is_only_axis(axis) and not isinstance(a, Filter)
        return types.int64 if known else None

    @declare(f"nanarg{name}", getattr(np, f"nanarg{name}"), typing=typing)
    def lower(at: InsertPoint, kinds: Any, values: Any, _result: Any) -> Any:
        return place_of(at, kinds["a"], values["a"], name, NONE_THERE)


def place_of(
    at: InsertPoint, kind: Any, array: Any, name: str, none_there: str, *, mask: tuple[Any, Any] | None = None
) -> Any:
    """Return the place of the least (``name`` "min") or greatest value that is not NaN; ValueError if all are.

    With a ``mask`` (type, value) only values that the mask keeps are compared.
    """
    builder = at.builder
    best, place = at.variable(at.context.get_constant_null(kind.dtype)), at.variable(INT64(-1))
    rows = length_of(kind, at, array)
    with at.for_range(rows, unroll=mask is None) as index, _under(at, mask, index):
        item = item_of(kind, at, array, index)
        first = builder.icmp_signed("<", place.value, INT64(0))
        better = builder.or_(first, is_better(at, kind.dtype, name, item, best.value, nan=False))
        if is_real(kind.dtype):
            better = builder.and_(better, builder.not_(is_nan(at, item)))
        best.value = builder.select(better, item, best.value)
        place.value = builder.select(better, index, place.value)
    raise_if(at.context, builder, builder.icmp_signed("<", place.value, INT64(0)), ValueError, none_there)
    return place.value


def _under(at: InsertPoint, mask: tuple[Any, Any] | None, index: Any) -> Any:
    return at.builder.if_then(item_of(mask[0], at, mask[1], index)) if mask else nullcontext()


for _name in ("min", "max"):
    _extreme(_name)
    _place(_name)
