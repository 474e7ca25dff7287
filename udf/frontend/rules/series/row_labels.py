"""Labels of a group's rows, each known by its place: ``g.loc[g.x.idxmax(), "y"]``, ``g.y[g.x.idxmax()]``.

The labels themselves are not there: one is what a row of the group is looked up by, and that needs all of them to be
distinct, which the caller says. A part of a group is looked up in by the place that a row has in the group.
"""

import operator
from contextlib import nullcontext
from typing import Any, Final

from udf.frontend.base.current import compilation
from udf.frontend.base.declarations import INT64, LOWERING, define, raise_if, where
from udf.frontend.base.messages import COMPUTED, RefusedCallError, RefusedError, limit
from udf.frontend.numba.names import types
from udf.frontend.rules.array.access import item_of, length_of
from udf.frontend.rules.array.array_extremes import place_of
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.array.library_calls import Lazy
from udf.frontend.rules.frame.column_results import OWN, result_column, store_result
from udf.frontend.rules.frame.group_frames import column_type, masked, values_of
from udf.frontend.rules.series.series_reductions import ALL_MISSING
from udf.frontend.rules.series.sorter import Modes, ValueCounts
from udf.frontend.types.array_kinds import Array, Expression, Filter, Slice
from udf.frontend.types.frame_kinds import ROW_LABEL, Frame, FrameLoc, GroupRow, RowLabel, RowResult, RowSelection
from udf.frontend.types.series_kinds import Series, Take

REPEATED: Final = (
    "the index has a label more than once, which pandas would give as several rows; use the position: "
    'g.iloc[g["x"].argmax()]'
)
CUT: Final = "it looks a row up in a Series whose rows are not those of the group, or some of them; use s.iloc[i]"
NOT_A_LABEL: Final = (
    "loc takes a label of the group's, g.x.idxmax(), or a condition on its columns in a UDF, not {}; use rows by "
    "position, g.iloc[i]"
)


def row_label() -> RowLabel:
    """Return the type of the labels of a group's rows; refuse them where two may be the same."""
    shape = compilation().window
    assert shape is not None
    if not shape.distinct:
        raise RefusedCallError(REPEATED)
    return ROW_LABEL


NOT_ALL: Final = limit("g.loc[a:b] goes by labels, which groups have not in a UDF: use positions, g.iloc[a:b]")

# -- the place of an extreme ---------------------------------------------------------------------------


def extreme_label(at: InsertPoint, kind: Series, value: Any, name: str) -> Any:
    """Return the place in the group of the least or greatest value of a Series that is not NaN."""
    base, array = kind.base, at.member(kind, value, "base")
    if not isinstance(base, Filter):
        place = place_of(at, base, array, name, ALL_MISSING)
        return place if kind.labels in OWN else group_position(at, base, array, place)
    members = at.members(base, array)
    place = place_of(at, base.base, members.base, name, ALL_MISSING, (base.mask, members.mask))
    return group_position(at, base.base, members.base, place)


def group_position(at: InsertPoint, kind: Any, value: Any, index: Any) -> Any:
    """Return the place in the group of item ``index`` of a part's values."""
    if isinstance(kind, Modes):
        raise RefusedError(CUT, None)
    if isinstance(kind, Take):
        place = item_of(kind.places, at, at.member(kind, value, "places"), index)
        return group_position(at, kind.base, at.member(kind, value, "base"), place)
    if isinstance(kind, Slice):
        members = at.members(kind, value)
        place = at.builder.add(members.start, at.builder.mul(index, members.step))
        return group_position(at, kind.base, members.base, place)
    if isinstance(kind, Filter | ValueCounts):
        raise RefusedError(CUT, None)
    if isinstance(kind, Expression):
        place = next(i for i, one in enumerate(kind.operands) if isinstance(one, Array))
        operands = at.member(kind, value, "operands")
        return group_position(at, kind.operands[place], at.builder.extract_value(operands, place), index)
    if isinstance(kind, Lazy):
        place = next(i for i, one in enumerate(kind.held) if isinstance(one, Array))
        held = at.builder.extract_value(at.member(kind, value, "held"), place)
        return group_position(at, kind.held[place], held, index)
    if hasattr(kind, "base"):
        return group_position(at, kind.base, at.member(kind, value, "base"), index)
    return index


# -- rows by their labels ------------------------------------------------------------------------------


def find_row(at: InsertPoint, kind: Any, rows: tuple[Any, Any], place: Any) -> Any:
    """Return where a row of the group is in a frame, or a part of one (``rows``: type, value); KeyError if nowhere."""
    if isinstance(kind, Frame):
        return place
    group, chosen = at.member(kind, rows[1], "group"), at.member(kind, rows[1], "rows")
    inner = find_row(at, kind.group, (kind.group, group), place)
    if not kind.is_masked:
        return _position(at, kind.rows, chosen, inner)
    require_key(at, item_of(kind.rows, at, chosen, inner))
    rows_before = at.variable(INT64(0))
    with at.for_range(inner, unroll=False) as index:
        kept = at.builder.zext(item_of(kind.rows, at, chosen, index), INT64)
        rows_before.value = at.builder.add(rows_before.value, kept)
    return rows_before.value


def _position(at: InsertPoint, kind: Array, places: Any, place: Any) -> Any:
    """Return where a place is among places; KeyError if it is not."""

    def holds(index: Any) -> Any:
        return at.builder.icmp_signed("==", item_of(kind, at, places, index), place)

    found = at.find(length_of(kind, at, places), holds)
    require_key(at, at.builder.icmp_signed(">=", found, INT64(0)))
    return found


def require_key(at: InsertPoint, is_known: Any) -> None:
    """Raise KeyError, which Python makes, where there is no such label."""
    missing = at.builder.not_(is_known)
    with at.builder.if_then(where(at.builder, missing), likely=False):
        at.context.call_conv.return_user_exc(at.builder, KeyError, COMPUTED)


def _label_of(kind: Any) -> Any:
    return (
        getattr(kind, "literal_value", None) if isinstance(kind, types.StringLiteral | types.IntegerLiteral) else None
    )


def _located(rows: Any, index: Any) -> Any:
    if not isinstance(rows, FrameLoc):
        return None
    group = rows.owner
    if isinstance(index, types.BaseTuple) and len(index) == 2:
        row, label = _located(rows, index[0]), _label_of(index[1])
        if label is None:
            raise RefusedError('g.loc[.., "x"] takes one label of a column that is constant in a UDF', None)
        return None if row is None else column_type(row, label)
    if isinstance(index, RowLabel):
        return GroupRow(group, None)
    if isinstance(index, types.SliceType) and index.members == 2:
        return group
    if isinstance(index, Series) and isinstance(index.dtype, types.Boolean) and index.labels == group.labels:
        return RowSelection(group, index.base)
    raise RefusedError(NOT_A_LABEL.format(index), None)


@define(operator.getitem, typing=_located)
def _getlocated(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    at, (kind, index) = InsertPoint(context, builder), sig.args
    group = (kind.owner, at.member(kind, args[0], "owner"))
    if not isinstance(index, types.BaseTuple):
        return _row(at, group, (index, args[1]), sig.return_type)
    result, label = _located(kind, index[0]), _label_of(index[1])
    row = _row(at, group, (index[0], builder.extract_value(args[1], 0)), result)
    if not isinstance(result, GroupRow):
        return at.struct(sig.return_type, base=values_of(at, result, row, label))
    values = values_of(at, group[0], group[1], label)
    array = column_type(group[0], label).base
    return item_of(array, at, values, at.member(result, row, "place"))


def _row(at: InsertPoint, group: tuple[Any, Any], index: tuple[Any, Any], result: Any) -> Any:
    if result is group[0]:
        bounds = at.context.make_helper(at.builder, *index)
        part = at.builder.icmp_signed("!=", bounds.start, INT64(0))
        part = at.builder.or_(part, at.builder.icmp_signed("!=", bounds.stop, INT64(2**63 - 1)))
        raise_if(at.context, at.builder, part, ValueError, NOT_ALL)
        return group[1]
    if isinstance(result, RowSelection):
        return masked(at, group, index, result)
    return at.struct(result, group=group[1], place=find_row(at, group[0], group, index[1]))


def _of_series(series: Any, label: Any) -> Any:
    return series.dtype if isinstance(series, Series) and isinstance(label, RowLabel) else None


def series_item(at: InsertPoint, kind: Series, value: Any, place: Any) -> Any:
    """Return the value of a Series whose row has a place in the group; KeyError if it has none of it."""
    base, array = kind.base, at.member(kind, value, "base")
    if kind.labels in OWN:
        return item_of(base, at, array, place)
    if isinstance(base, Filter):
        members = at.members(base, array)
        if isinstance(base.base, Filter | Take):
            raise RefusedError(CUT, None)
        require_key(at, item_of(base.mask, at, members.mask, place))
        return item_of(base.base, at, members.base, place)
    if not isinstance(base, Take) or isinstance(base, Modes) or isinstance(base.base, Filter | Take):
        raise RefusedError(CUT, None)
    return item_of(base, at, array, _position(at, base.places, at.member(base, array, "places"), place))


@define(operator.getitem, typing=_of_series)
def _getitem(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return series_item(InsertPoint(context, builder), sig.args[0], args[0], args[1])


# -- rows that are returned ----------------------------------------------------------------------------


LOWERING.lower_cast(RowLabel, RowResult)(lambda *asked: asked[-1])  # a label is a place


@LOWERING.lower_cast(GroupRow, RowResult)
def _row_returned(context: Any, builder: Any, fromty: GroupRow, _toty: Any, val: Any) -> Any:
    at = InsertPoint(context, builder)
    return _in_group(at, fromty.group, at.member(fromty, val, "group"), at.member(fromty, val, "place"))


@LOWERING.lower_cast(RowSelection, RowResult)
def _rows_returned(context: Any, builder: Any, fromty: RowSelection, _toty: Any, val: Any) -> Any:
    """Write the places of a part's rows, of which there are no more than the group has; return how many they are."""
    at, count = InsertPoint(context, builder), InsertPoint(context, builder).variable(INT64(0))
    compilation().window_use.returns_rows = compilation().window_use.in_memory = True
    data, _ = result_column(at, 0, types.int64)
    rows, group = at.member(fromty, val, "rows"), at.member(fromty, val, "group")
    with at.for_range(length_of(fromty.rows, at, rows), unroll=False) as index:
        item = item_of(fromty.rows, at, rows, index)
        with builder.if_then(item) if fromty.is_masked else nullcontext():
            inner = index if fromty.is_masked else item
            store_result(at, types.int64, data, count.value, _in_group(at, fromty.group, group, inner))
            count.value = builder.add(count.value, INT64(1))
    return count.value


def _in_group(at: InsertPoint, kind: Frame | RowSelection, value: Any, place: Any) -> Any:
    """Return the place in the group of a row of a part."""
    if isinstance(kind, Frame):
        return place
    rows = at.member(kind, value, "rows")
    if not kind.is_masked:
        found = item_of(kind.rows, at, rows, place)
    else:
        builder, seen = at.builder, at.variable(INT64(0))

        def holds(index: Any) -> Any:
            kept = item_of(kind.rows, at, rows, index)
            here = builder.and_(kept, builder.icmp_signed("==", seen.value, place))
            seen.value = builder.add(seen.value, builder.zext(kept, INT64))
            return here

        found = at.find(length_of(kind.rows, at, rows), holds)
    return _in_group(at, kind.group, at.member(kind, value, "group"), found)


# -- labels that values have of their own ----------------------------------------------------------------


def own_labels(kind: Any) -> Any:
    """Return the type of the labels of counted values, an array; None where values have none of their own."""
    if isinstance(kind, ValueCounts):
        return kind.index
    if isinstance(kind, Slice | Filter | Take) and not isinstance(kind, Modes):
        inner = own_labels(kind.base)
        if inner is None or isinstance(kind, Slice):
            return inner and Slice(inner)
        return Filter(inner, kind.mask) if isinstance(kind, Filter) else Take(inner, kind.places)
    if isinstance(kind, Expression):
        return next(filter(None, (own_labels(one) for one in kind.operands)), None)
    return None


def own_index(at: InsertPoint, kind: Any, value: Any) -> Any:
    """Return the labels of counted values."""
    if isinstance(kind, ValueCounts):
        return at.member(kind, value, "index")
    if isinstance(kind, Expression):
        place = next(i for i, one in enumerate(kind.operands) if own_labels(one) is not None)
        operands = at.member(kind, value, "operands")
        return own_index(at, kind.operands[place], at.builder.extract_value(operands, place))
    members = at.members(kind, value)
    inner = own_index(at, kind.base, members.base)
    if isinstance(kind, Slice):
        return at.struct(own_labels(kind), base=inner, start=members.start, step=members.step, length=members.length)
    further = {"mask": members.mask} if isinstance(kind, Filter) else {"places": members.places}
    return at.struct(own_labels(kind), base=inner, **further)


def _numbered(series: Any, index: Any) -> Any:
    whole = isinstance(series, Series) and isinstance(series.base, Modes) and isinstance(index, types.Integer)
    return series.dtype if whole else None


@define(operator.getitem, typing=_numbered)
def _getnumbered(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    """Return ``s.mode()[i]``, whose labels are 0, 1, ..."""
    at, kind = InsertPoint(context, builder), sig.args[0].base
    array, index = at.member(sig.args[0], args[0], "base"), at.cast(args[1], sig.args[1], types.int64)
    require_key(at, builder.icmp_unsigned("<", index, length_of(kind, at, array)))
    return item_of(kind, at, array, index)
