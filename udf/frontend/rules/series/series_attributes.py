"""``w.size``, ``w.values``, ``w.iloc[-1]``; an attribute that a Series has not here says what there is instead."""

import operator
from typing import Any, Final

from udf.base.catalogue import having
from udf.frontend.base.declarations import INT64, LOWERING, attributes, define, is_real, is_whole, literal, static_items
from udf.frontend.base.messages import RefusedError
from udf.frontend.numba.names import cgutils, signature, types
from udf.frontend.rules.array.access import fold_items, item_of, length_of
from udf.frontend.rules.array.array_extremes import is_nan, quantified
from udf.frontend.rules.array.array_functions import method_of
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.array.nullable_conditions import refuse_item
from udf.frontend.rules.array.primitives import Primitives
from udf.frontend.rules.array.views import (
    bounds_of,
    checked_index,
    has_primitive_item,
    part,
    primitive_item,
    shape_attributes,
    sliced_type,
)
from udf.frontend.rules.frame.group_frames import name_of, name_type
from udf.frontend.rules.series.series_declarations import METHODS
from udf.frontend.rules.series.series_labels import PLACES, SeriesLoc, index_of, index_type, is_group, method_type
from udf.frontend.rules.series.series_rolling import Windows, windows_method
from udf.frontend.rules.series.sort_methods import order_of
from udf.frontend.rules.series.str_accessor import StrAccessor, str_accessor
from udf.frontend.rules.series.time_differences import diff_method
from udf.frontend.types.array_kinds import ColumnWindow
from udf.frontend.types.masked_kinds import Masked
from udf.frontend.types.series_kinds import Series, SeriesILoc, Validity

INSTEAD: Final = {
    "apply": "a loop over w", "map": "a loop over w",
    "agg": "the methods themselves",     "first": "w.iloc[0]", "last": "w.iloc[-1]",
    "nonzero": "np.count_nonzero(w)", "ptp": "np.ptp(w)",
}  # fmt: skip
"""An attribute of a pandas Series that has no meaning here -> what to write."""

LOOKED: Final = having("asks") - {"empty"}
"""Attributes for which all values are looked at."""

FACES: Final = {"iloc": SeriesILoc, "iat": SeriesILoc, "index": index_type, "str": str_accessor}
"""Attributes that are another face of the Series -> their types."""


@attributes(Series)
def _attribute_type(value: Series, attr: str) -> Any:
    """Return the type of an attribute or a method; refuse what there is not."""
    if isinstance(value.base, Windows):
        return windows_method(value, attr)
    if attr == "values":
        return value.base
    if attr in FACES:
        return FACES[attr](value)
    if attr in ("loc", "at", *PLACES):
        if not is_group():
            index_type(value)
        return method_type(value, attr) if attr in PLACES else SeriesLoc(value)
    if attr in ("empty", *LOOKED) and not (attr.startswith("is_monotonic") and isinstance(value.dtype, Masked)):
        return types.boolean
    if attr == "name":
        return name_type()
    if attr in shape_attributes(1):
        return shape_attributes(1)[attr]
    return diff_method(value, attr) or method_of(value, attr, METHODS) or _refuse(attr)


def _refuse(attr: str) -> Any:
    if attr in INSTEAD:
        raise RefusedError(f"Series.{attr} is not supported in a UDF; use {INSTEAD[attr]}", None)
    raise RefusedError(f"Series.{attr} is not supported in a UDF; to_numpy() gives its values as an array", None)


@LOWERING.lower_getattr_generic(Series)
def _attribute(context: Any, builder: Any, typ: Series, val: Any, attr: str) -> Any:
    at = InsertPoint(context, builder)
    base = at.member(typ, val, "base")
    if attr == "values":
        return base
    if attr in ("iloc", "iat"):
        return at.struct(SeriesILoc(typ), owner=val)
    if attr in ("loc", "at"):
        return at.struct(SeriesLoc(typ), owner=val)
    if attr == "str":
        return at.struct(StrAccessor(typ), owner=val)
    if attr == "index":
        return index_of(at, index_type(typ), typ.base, base)
    if attr == "name":
        return name_of(at)
    if attr in LOOKED:
        return _has_nan(at, typ, base) if attr == "hasnans" else order_of(at, attr, typ.base, base)
    assert attr == "empty"  # size, shape and ndim are any array's
    return builder.icmp_signed("==", length_of(typ.base, at, base), INT64(0))


def _has_nan(at: InsertPoint, kind: Series, base: Any) -> Any:
    if isinstance(kind.base, ColumnWindow):
        return at.builder.icmp_signed("!=", Primitives(at, kind.base, base).nans, INT64(0))
    if isinstance(kind.dtype, Masked):
        absent = Validity(kind.base, absent=True)
        return quantified(at, absent, at.struct(absent, base=base), "any")
    if not is_real(kind.dtype):
        return cgutils.false_bit
    return fold_items(
        kind.base, at, base, cgutils.false_bit, lambda found, item: at.builder.or_(found, is_nan(at, item))
    )


# -- by position ---------------------------------------------------------------------------------------


def _position(positions: Any, index: Any) -> Any:
    if not isinstance(positions, SeriesILoc):
        return None
    if isinstance(index, types.SliceType):
        return Series(sliced_type(positions.owner.base, labelled=True), None)
    refuse_item(positions.owner)
    return positions.owner.dtype if is_whole(index) else None


@static_items
def _static_type(positions: Any, index: Any) -> Any:
    """Type ``w.iloc[-1]``, whose index Numba has found to be constant."""
    if isinstance(positions, SeriesILoc):
        refuse_item(positions.owner)
    known = isinstance(positions, SeriesILoc) and type(index) is int and has_primitive_item(positions.owner.base, index)
    return signature(types.float64, positions, types.int64) if known else None


@LOWERING.lower("static_getitem", SeriesILoc, types.Any)
def _static_position(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind = sig.args[0].owner.base
    if type(args[1]) is not int or not has_primitive_item(kind, args[1]):
        raise NotImplementedError  # Numba then takes the rule of an index that is not constant
    at = InsertPoint(context, builder)
    return primitive_item(at, kind, _base(at, sig.args[0], args[0]), args[1])


@define(operator.getitem, typing=_position)
def _getposition(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    at, kind = InsertPoint(context, builder), sig.args[0].owner.base
    base, known = _base(at, sig.args[0], args[0]), literal(sig.args[1])
    if known is not None and has_primitive_item(kind, known):
        return primitive_item(at, kind, base, known)
    length = length_of(kind, at, base)
    if isinstance(sig.return_type, Series):
        bounds = bounds_of(at, sig.args[1], args[1], length)
        return at.struct(sig.return_type, base=part(at, kind, base, bounds, labelled=True))
    return item_of(kind, at, base, checked_index(at, sig.args[1], args[1], length))


def _base(at: InsertPoint, kind: SeriesILoc, value: Any) -> Any:
    return at.member(kind.owner, at.member(kind, value, "owner"), "base")
