"""What goes by the labels of a window: ``w.index``, ``w.loc[label]``, ``w[label]``, ``w.idxmax()`` and the like.

The labels are those of the data's index: numbers or times, as a column beside that of the values. Where the window's
begin, and how many they are, are free variables (:mod:`udf.frontend.base.lifting`).

Source: pandas 3, core/series.py; core/indexing.py (``loc``).
"""

import operator
from typing import Any, ClassVar, Final

from udf.base.numba_settings import TARGET
from udf.frontend.base.current import INDEX, compilation
from udf.frontend.base.declarations import INT64, LOWERING, define, is_number, is_real, is_whole, static_items
from udf.frontend.base.lifting import free_variables
from udf.frontend.base.messages import RefusedError
from udf.frontend.base.tables import each
from udf.frontend.numba.names import AbstractTemplate, signature, types
from udf.frontend.rules.array.access import item_of, length_of
from udf.frontend.rules.array.array_extremes import is_nan, place_of
from udf.frontend.rules.array.array_functions import NO_TEXT
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.array.nullable_conditions import refuse_item
from udf.frontend.rules.array.views import filter_items, kept_type
from udf.frontend.rules.series.row_labels import (
    NOT_A_LABEL,
    extreme_label,
    own_index,
    own_labels,
    require_key,
    row_label,
    series_item,
)
from udf.frontend.rules.series.series_declarations import constant_bool, is_default
from udf.frontend.rules.series.series_reductions import ALL_MISSING
from udf.frontend.rules.series.sorter import Modes
from udf.frontend.types.array_kinds import Array, ColumnWindow, Filter, StridedArray, register_struct
from udf.frontend.types.frame_kinds import RowLabel
from udf.frontend.types.masked_kinds import unmask
from udf.frontend.types.series_kinds import Accessor, Series, is_row
from udf.frontend.types.text_kinds import Text, text_of
from udf.frontend.types.time_kinds import Time, time_type

BY_LABEL: Final = (
    "w[i] of a Series looks a label up in a UDF; use the position, w.iloc[i], or an array: apply(f, raw=True)"
)
NONE: Final = (
    "it uses labels, which a UDF does not have here, only in the windows of rolling and expanding, "
    "where the index has numbers or times and no null; use w.iloc[i], or an array: apply(f, raw=True)"
)
CUT: Final = "a part of a window has no .index in a UDF; use that of the window: w.index"
REPEATED: Final = "its index has a label more than once, which pandas would give as a Series; use w.iloc[i]"
OTHER_KIND: Final = "it looks up {}, and a label of the window is {}"
PERHAPS: Final = "may give None here, which is not a number; use w.dropna().index where that is not empty"


def is_group() -> bool:
    """Return whether what is compiled is a function of groups."""
    shape = compilation().window
    return shape is not None and shape.grouped


class SeriesLoc(Accessor):
    """``series.loc`` and ``series.at``: items by label."""

    text = "Series.loc"


register_struct(SeriesLoc, "owner")


def index_type(series: Series) -> Array:
    """Return the type of ``series.index``, an array; refuse it where there is none."""
    own: Array | None = own_labels(series.base)
    if own is not None:
        return own
    shape = compilation().window
    if shape is None or shape.labels is None:
        raise RefusedError(NONE, None)
    dtype = time_type(shape.labels) if shape.labels.unit else getattr(types, shape.labels.name)
    return _of(series.base, series.labels, dtype)


def _of(base: Array, labels: Any, dtype: Any) -> Array:
    if labels == "window" or isinstance(base, ColumnWindow):
        return StridedArray(None, dtype)
    if isinstance(base, Filter):
        return Filter(_of(base.base, None if labels is None else labels[0], dtype), base.mask)
    raise RefusedError(CUT, None)


def index_of(at: InsertPoint, kind: Array, base_kind: Array, base: Any) -> Any:
    """Return the labels of a Series as the array ``kind``, of which ``base`` has the values."""
    if own_labels(base_kind) is not None:
        return own_index(at, base_kind, base)
    if isinstance(kind, Filter):
        assert isinstance(base_kind, Filter)
        members = at.members(base_kind, base)
        return at.struct(kind, base=index_of(at, kind.base, base_kind.base, members.base), mask=members.mask)
    compilation().window_use.in_memory = True
    address, rows = free_variables(INDEX)
    data = at.builder.bitcast(address, at.context.get_data_type(kind.dtype).as_pointer())
    return at.struct(kind, data=data, length=at.builder.add(rows, INT64(0)), stride=INT64(1))


def labels_of(at: InsertPoint, kind: Series, value: Any) -> tuple[Array, Any]:
    """Return the labels of a Series, and their type."""
    labels = index_type(kind)
    return labels, index_of(at, labels, kind.base, at.member(kind, value, "base"))


# -- items by label ------------------------------------------------------------------------------------


def item_type(series: Series, label: Any) -> Any:
    """Return the type of the value that has a label; refuse what is none of these labels."""
    refuse_item(series)
    dtype = index_type(series).dtype
    shape = compilation().window
    assert shape is not None
    if not shape.distinct and own_labels(series.base) is None:
        raise RefusedError(REPEATED, None)
    if isinstance(dtype, Text):
        fits = text_of(label) is not None
    elif isinstance(dtype, Time):
        fits = isinstance(label, Time) and label.kind == dtype.kind
    else:
        fits = is_number(label) and (is_real(dtype) or is_whole(label))
    if not fits:
        raise RefusedError(OTHER_KIND.format(_named(label), _named(dtype)), None)
    return series.dtype


def _named(kind: Any) -> str:
    return f"a {kind.kind}" if isinstance(kind, Time) else f"a {types.unliteral(kind)}"


def item_at(at: InsertPoint, kind: Series, value: Any, label_kind: Any, label: Any) -> Any:
    """Return the value that has a label; raise KeyError, which Python makes, where there is none."""
    builder = at.builder
    labels, array = labels_of(at, kind, value)
    label_kind = types.unliteral(label_kind)

    def holds(index: Any) -> Any:
        known = item_of(labels, at, array, index)
        return at.call(operator.eq, (labels.dtype, label_kind), [known, label], types.boolean)

    place = at.find(length_of(labels, at, array), holds)
    require_key(at, builder.icmp_signed(">=", place, INT64(0)))
    return item_of(kind, at, value, place)


def _located(labels: Any, label: Any) -> Any:
    if not isinstance(labels, SeriesLoc):
        return None
    if isinstance(label, RowLabel):
        return labels.owner.dtype
    if isinstance(label, Series):
        return kept_type(labels.owner, label)
    if is_group() and own_labels(labels.owner.base) is None:
        raise RefusedError(NOT_A_LABEL.format(label), None)
    return item_type(labels.owner, label)


def _looked_up(series: Any, label: Any) -> Any:
    if not isinstance(series, Series) or isinstance(series.base, Modes):
        return None
    if own_labels(series.base) is not None:
        return item_type(series, label)
    if not (is_number(label) or isinstance(label, Time)):
        return None
    if compilation().window is None or compilation().window.labels is None:  # type: ignore[union-attr]
        raise RefusedError(BY_LABEL, None)
    return item_type(series, label)


@static_items
def _of_row(series: Any, label: Any) -> Any:
    """Type ``row.isna()["a"]``: the labels of a row are known."""
    there = is_row(series) and type(label) is str and label in series.labels[1:]
    return signature(series.dtype, series, types.Omitted(label)) if there else None


@LOWERING.lower("static_getitem", Series, types.Any)
def _lower_of_row(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind = sig.args[0]
    if type(args[1]) is not str or not is_row(kind):
        raise NotImplementedError  # Numba then takes the rule of an index that is not constant
    return item_of(kind, InsertPoint(context, builder), args[0], INT64(kind.labels.index(args[1], 1) - 1))


@define(operator.getitem, typing=_looked_up)
def _getitem(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return item_at(InsertPoint(context, builder), sig.args[0], args[0], sig.args[1], args[1])


@define(operator.getitem, typing=_located)
def _getlocated(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    at, kind = InsertPoint(context, builder), sig.args[0].owner
    series = at.member(sig.args[0], args[0], "owner")
    if isinstance(sig.args[1], RowLabel):
        return series_item(at, kind, series, args[1])
    if isinstance(sig.args[1], Series):
        return filter_items(at, (kind, series), (sig.args[1], args[1]), sig.return_type)
    return item_at(at, kind, series, sig.args[1], args[1])


# -- labels of places ----------------------------------------------------------------------------------


def _extreme(name: str) -> Any:
    return lambda at, kind, base: place_of(at, kind, base, name, ALL_MISSING)


def _valid(*, first: bool) -> Any:
    def place(at: InsertPoint, kind: Array, base: Any) -> Any:
        def holds(index: Any) -> Any:
            return at.builder.not_(is_nan(at, item_of(kind, at, base, index)))

        return at.find(length_of(kind, at, base), holds, first=first)

    return place


PLACES: Final = {
    "idxmax": _extreme("max"),
    "idxmin": _extreme("min"),
    "first_valid_index": _valid(first=True),
    "last_valid_index": _valid(first=False),
}
"""Method -> the position whose label it gives."""


class LabelTemplate(AbstractTemplate):  # type: ignore[misc]
    """The rule of a method of :data:`PLACES`."""

    prefer_literal = True
    metadata: ClassVar = {"target": TARGET, "ours": True}
    series: Any
    name: str

    def generic(self, args: Any, kws: Any) -> Any:
        """Return the signature; the one parameter is whether NaN is skipped, as it is."""
        series, arguments = type(self).series, [*args, *dict(kws).values()]
        if isinstance(series.base, Modes):
            return None if arguments else signature(types.int64, recvr=series)
        if is_group() and own_labels(series.base) is None:
            plain = type(self).name.startswith("idx") and not arguments
            return signature(row_label(), recvr=series) if plain else None
        extreme = type(self).name.startswith("idx")
        if arguments and not (extreme and (is_default(arguments[0]) or constant_bool(arguments[-1]) is True)):
            return None
        if not extreme and (not isinstance(series.base, ColumnWindow | StridedArray) or compilation().window.empty):  # type: ignore[union-attr]
            raise RefusedError(f"Series.{type(self).name} {PERHAPS}", None)
        return signature(index_type(series).dtype, *args, *dict(kws).values(), recvr=series)


def method_type(series: Series, name: str) -> Any:
    """Return the type of a method of :data:`PLACES`.

    Raises
    ------
    RefusedError
        If the greatest or least of texts is asked for.
    """
    if name.startswith("idx") and isinstance(unmask(series.dtype), Text):
        raise RefusedError(NO_TEXT.format(name), None)
    body = {"key": ("udf.label_of_place", name), "series": series, "name": name}
    return types.BoundFunction(type(f"Series_{name}", (LabelTemplate,), body), series)


@each(*PLACES.items())
def _register(name: str, place: Any) -> None:
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        at, kind = InsertPoint(context, builder), sig.args[0]
        base = at.member(kind, args[0], "base")
        if isinstance(sig.return_type, RowLabel):
            return extreme_label(at, kind, args[0], name.removeprefix("idx"))
        found = place(at, kind.base, base)
        if isinstance(kind.base, Modes):
            return found
        labels, array = labels_of(at, kind, args[0])
        return item_of(labels, at, array, found)

    LOWERING.lower(("udf.label_of_place", name), types.VarArg(types.Any))(lower)
