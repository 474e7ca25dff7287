"""NumPy's reductions that leave NaN out: those of the other values."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from udf.frontend.masked.kinds import Masked
from udf.frontend.masked.kinds import parts as masked_parts
from udf.frontend.numba.names import types
from udf.frontend.semantics.messages import message_of
from udf.frontend.semantics.rules import DOUBLE, INT64, external, is_real, is_whole, raise_if
from udf.frontend.text.kinds import Text
from udf.frontend.windows.access import item_of, length_of
from udf.frontend.windows.elementwise import compute, compute_type
from udf.frontend.windows.extremes import extreme_of, is_better, is_nan, primitive_extreme
from udf.frontend.windows.functions import declare
from udf.frontend.windows.kinds import ColumnWindow, Filter, as_array
from udf.frontend.windows.primitives import has_primitives, primitives_of
from udf.frontend.windows.reductions import float_type, fold, is_only_axis, mean_of, variance_of
from udf.frontend.windows.series_kinds import NonNull, Validity

if TYPE_CHECKING:
    from udf.frontend.windows.insert_point import InsertPoint
    from udf.frontend.windows.kinds import Array

EMPTY: Final = {name: message_of(getattr(np, name), np.empty(0)) for name in ("nanmin", "nanmax")}
NONE_THERE: Final = message_of(np.nanargmin, np.array([math.nan]))


@item_of.register(NonNull)
def _of_bare(kind: NonNull, at: InsertPoint, value: Any, index: Any) -> Any:
    item = item_of(kind.base, at, at.member(kind, value, "base"), index)
    return masked_parts(at.context, at.builder, kind.base.dtype, item)[0]


@item_of.register(Validity)
def _of_there(kind: Validity, at: InsertPoint, value: Any, index: Any) -> Any:
    item = item_of(kind.base, at, at.member(kind, value, "base"), index)
    valid = masked_parts(at.context, at.builder, kind.base.dtype, item)[1]
    return at.builder.not_(valid) if kind.absent else valid


def dropna_type(kind: Array) -> Array:
    """Return the type of the texts of an array that are no nulls."""
    if isinstance(kind.dtype, Text):
        return kind
    if isinstance(kind, Filter):
        return Filter(NonNull(kind.base), compute_type(np.logical_and, kind.mask, Validity(kind.base)))
    return Filter(NonNull(kind), Validity(kind))


def _present_texts(at: InsertPoint, kind: Array, array: Any) -> tuple[Array, Any]:
    base, values = (kind.base, at.members(kind, array).base) if isinstance(kind, Filter) else (kind, array)
    where = at.struct(Validity(base), base=values)
    if isinstance(kind, Filter):
        outer = at.members(kind, array).mask
        where = compute(at, np.logical_and, (kind.mask, Validity(base)), (outer, where))[1]
    result = dropna_type(kind)
    return result, at.struct(result, base=at.struct(NonNull(base), base=values), mask=where)


def dropna(at: InsertPoint, kind: Array, array: Any) -> tuple[Array, Any]:
    """Return the values of an array that are no NaN: those that equal themselves; of text those that are no null."""
    if isinstance(kind.dtype, Masked):
        return _present_texts(at, kind, array)
    if not is_real(kind.dtype) or (isinstance(kind, ColumnWindow) and kind.complete):
        return kind, array
    if isinstance(kind, Filter) and has_primitives(kind):
        return kind, array
    base, values = (kind.base, at.members(kind, array).base) if isinstance(kind, Filter) else (kind, array)
    mask, where = compute(at, np.equal, (base, base), (values, values))
    if isinstance(kind, Filter):
        outer = at.members(kind, array).mask
        mask, where = compute(at, np.logical_and, (kind.mask, mask), (outer, where))
    result = Filter(base, mask)
    return result, at.struct(result, base=values, mask=where)


def _like(name: str) -> Any:
    """Return the typing rule of a reduction."""

    def total(a: Any, axis: Any = None, dtype: Any = None, out: Any = None) -> Any:
        own = as_array(a) and as_array(a).dtype
        return (own if is_real(own) else types.int64) if own and is_only_axis(axis, dtype, out) else None

    def mean(a: Any, axis: Any = None, dtype: Any = None, out: Any = None) -> Any:
        return float_type(as_array(a).dtype) if as_array(a) and is_only_axis(axis, dtype, out) else None

    def moment(a: Any, axis: Any = None, dtype: Any = None, out: Any = None, ddof: Any = 0) -> Any:
        return mean(a, axis, dtype, out) if is_whole(ddof) or is_real(ddof) else None

    def item(a: Any, axis: Any = None, out: Any = None) -> Any:
        return as_array(a).dtype if as_array(a) and is_only_axis(axis, out) else None

    rules = {"sum": total, "prod": total, "mean": mean, "var": moment, "std": moment, "min": item, "max": item}
    return rules[name]


def _total(name: str) -> None:
    @declare(f"nan{name}", getattr(np, f"nan{name}"), typing=_like(name))
    def lower(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
        total, to, _ = fold(at, *dropna(at, kinds["a"], values["a"]), name)
        return at.cast(total, to, result)


@declare("nanmean", np.nanmean, typing=_like("mean"))
def _nanmean(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
    return at.cast(mean_of(at, *dropna(at, kinds["a"], values["a"]))[0], types.float64, result)


def _moment(name: str) -> None:
    @declare(f"nan{name}", getattr(np, f"nan{name}"), typing=_like(name))
    def lower(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
        ddof = at.cast(values["ddof"], kinds["ddof"], types.float64)
        kind, array = dropna(at, kinds["a"], values["a"])
        variance = variance_of(at, kind, array, ddof)
        count = at.cast(length_of(kind, at, array), types.int64, types.float64)
        too_few = at.builder.fcmp_ordered("<=", count, ddof)
        variance = at.builder.select(too_few, DOUBLE(math.nan), variance)
        found = external(at.builder, "__nv_sqrt", DOUBLE, variance) if name == "std" else variance
        return at.cast(found, types.float64, result)


def _extreme(name: str) -> None:
    @declare(f"nan{name}", getattr(np, f"nan{name}"), typing=_like(name))
    def lower(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
        whole = primitives_of(at, kinds["a"], values["a"])
        if whole is None or whole.some is not None:
            empty = at.builder.icmp_signed("==", length_of(kinds["a"], at, values["a"]), INT64(0))
            raise_if(at.context, at.builder, empty, ValueError, EMPTY[f"nan{name}"])
        kind, array = dropna(at, kinds["a"], values["a"])
        best, *_, some = primitive_extreme(at, kind, array, name) or extreme_of(at, kind, array, name)
        return at.builder.select(some, best, result_nan(at, result)) if is_real(result) and some is not None else best


def _place(name: str) -> None:
    """Register ``nanargmin`` or ``nanargmax``: a place among all of the values."""

    def typing(a: Any, axis: Any = None) -> Any:
        known = as_array(a) is not None and is_only_axis(axis) and not isinstance(a, Filter)
        return types.int64 if known else None

    @declare(f"nanarg{name}", getattr(np, f"nanarg{name}"), typing=typing)
    def lower(at: InsertPoint, kinds: Any, values: Any, _result: Any) -> Any:
        return place_of(at, kinds["a"], values["a"], name, NONE_THERE)


def place_of(at: InsertPoint, kind: Any, array: Any, name: str, none_there: str) -> Any:
    """Return the place of the least (``name`` "min") or greatest value that is not NaN; ValueError if all are."""
    builder = at.builder
    best, place = at.variable(at.context.get_constant_null(kind.dtype)), at.variable(INT64(-1))
    with at.for_range(length_of(kind, at, array)) as index:
        item = item_of(kind, at, array, index)
        first = builder.icmp_signed("<", place.value, INT64(0))
        better = builder.or_(first, is_better(at, kind.dtype, name, item, best.value, nan=False))
        if is_real(kind.dtype):
            better = builder.and_(better, builder.not_(is_nan(at, item)))
        best.value = builder.select(better, item, best.value)
        place.value = builder.select(better, index, place.value)
    raise_if(at.context, builder, builder.icmp_signed("<", place.value, INT64(0)), ValueError, none_there)
    return place.value


def result_nan(at: InsertPoint, kind: Any) -> Any:
    """Return NaN as a float type."""
    return at.context.get_constant(kind, math.nan)


for _name in ("sum", "prod"):
    _total(_name)
for _name in ("var", "std"):
    _moment(_name)
for _name in ("min", "max"):
    _extreme(_name)
    _place(_name)
