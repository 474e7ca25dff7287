"""The least and greatest value that is not NaN, and its place: ``np.nanmin``, ``np.nanargmin``."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from udf.frontend.base.declarations import INT64, is_real, raise_if
from udf.frontend.base.messages import message_of
from udf.frontend.library.order import place_of_extreme
from udf.frontend.numba.names import types
from udf.frontend.rules.array.access import length_of
from udf.frontend.rules.array.array_extremes import extreme_of, item_type, primitive_extreme
from udf.frontend.rules.array.array_functions import declare
from udf.frontend.rules.array.array_reductions import is_only_axis
from udf.frontend.rules.array.dropna import dropna
from udf.frontend.rules.array.library_calls import compute
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


def place_of(at: InsertPoint, kind: Any, array: Any, name: str, none_there: str, *mask: tuple[Any, Any]) -> Any:
    """Return the place of the least (``name`` "min") or greatest value that is not NaN; ValueError if all are.

    With a ``mask`` (type, value) only values that the mask keeps are compared.
    """
    given = (kind, array), name.endswith("min"), none_there, *(mask or (None,))
    return compute(at, place_of_extreme, types.int64, *given)


for _name in ("min", "max"):
    _extreme(_name)
    _place(_name)
