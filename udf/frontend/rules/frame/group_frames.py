"""A group of a frame: ``g["x"]``, ``g.x``, ``len(g)``, ``g[g.x > 0]``, ``g.iloc[-1]["x"]``.

Its columns are Series of one index, so that they combine with each other. What pandas would look up by a label, or
make a frame of, is refused by name.

``g.name``: the key of a group, a number or a tuple of numbers, one of the group's own in each call of the loop.

It comes as free variables (:mod:`udf.frontend.base.lifting`) of numbers behind those of results: 64 bits a level.
"""

import operator
from collections.abc import Hashable
from typing import Any, Final

from udf.base.pandas_meaning import is_of_pandas
from udf.bind.identity import is_label
from udf.frontend.base.current import KEYS, Primitive, compilation
from udf.frontend.base.declarations import (
    DOUBLE,
    INT64,
    LOWERING,
    attributes,
    define,
    is_whole,
    literal,
    raise_if,
    static_items,
)
from udf.frontend.base.lifting import free_variables
from udf.frontend.base.messages import RefusedError
from udf.frontend.numba.names import signature, types
from udf.frontend.rules.array.access import count_items, item_of, length_of, unwrap
from udf.frontend.rules.array.array_functions import method_of
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.array.series_operators import require_same_rows
from udf.frontend.rules.array.views import WRONG_MASK, bounds_of, checked_index, has_primitive_item, primitive_item
from udf.frontend.types.array_kinds import Array, ColumnWindow, Progression
from udf.frontend.types.frame_kinds import NO_GROUP, Frame, FrameILoc, FrameLoc, GroupRow, RowSelection
from udf.frontend.types.series_kinds import Series

KINDS: Final = {"i": types.int64, "f": types.float64, "b": types.boolean}

NO_NAME: Final = (
    ".name is not supported in a UDF here: it is the key of a group where apply and transform of groups have numbers "
    "as keys"
)


def name_type() -> Any:
    """Return the type of ``g.name``; refuse it where a group has none that is a number."""
    shape = compilation().window
    if shape is None or not shape.keys:
        raise RefusedError(NO_NAME, None)
    kinds = [KINDS[dtype.kind] for dtype in shape.keys]
    return kinds[0] if len(kinds) == 1 else types.Tuple(kinds)


def name_of(at: InsertPoint) -> Any:
    """Return the key of the group at hand."""
    kind = name_type()
    kinds = tuple(kind) if isinstance(kind, types.BaseTuple) else (kind,)
    members = [_level(at, number, one) for number, one in enumerate(kinds)]
    return members[0] if kind is kinds[0] else at.context.make_tuple(at.builder, kind, members)


def _level(at: InsertPoint, number: int, kind: Any) -> Any:
    bits = free_variables(KEYS + number)[1]
    if kind == types.float64:
        return at.builder.bitcast(bits, DOUBLE)
    return at.builder.icmp_signed("!=", bits, INT64(0)) if kind is types.boolean else at.builder.add(bits, INT64(0))


OF_COLUMNS: Final = 'use a column first: g["x"]'
INSTEAD: Final = {
    "corr": 'use two columns: g["x"].corr(g["y"])', "cov": 'use two columns: g["x"].cov(g["y"])',
    "values": 'use a column: g["x"].to_numpy()', "to_numpy": 'use a column: g["x"].to_numpy()',
    "describe": 'use a column: g["x"].describe()["50%"]', "groupby": "group by both keys at once",
    "set_index": "use columns by position, g.iloc[0]",
    **dict.fromkeys(("iterrows", "itertuples"), 'loop over columns: for x, y in zip(g["x"], g["y"])'),
}  # fmt: skip
"""What pandas' DataFrame has and a group here has not -> what to write in its place."""

DATAFRAME_ATTRIBUTES: Final = frozenset(
    {"shape", "size", "ndim", "index", "columns", "name", "T", "dtypes", "axes", "attrs", "items", "keys"}
)
"""What is of pandas' DataFrame itself, so that no column is reached by it."""

KEY: Final = 'the label of a group\'s column must be constant in a UDF: g["x"]'
AT_ROW: Final = 'a row of a group gives its values by label: g.iloc[-1]["x"]'


def _column(frame: Frame, label: Hashable) -> Array:
    """Return the array of a column; refuse a label that the group has not, or whose dtype it cannot have."""
    base = compilation().row_use.field({k: v or False for k, v in frame.fields.items()}, label)
    if base is False:
        raise RefusedError(NO_GROUP.format(f"column {label!r}"), None)
    if not isinstance(base, ColumnWindow):
        compilation().window_use.in_memory = True
    return base


def _constant(index: Any) -> Any:
    """Return the constant label that a type stands for; refuse what is none."""
    label = index.literal_value if isinstance(index, types.Literal) else None
    if not is_label(label) or type(label) is bool:
        raise RefusedError(KEY, None)
    return label


# -- columns -------------------------------------------------------------------------------------------


def column_type(group: Any, label: Hashable) -> Any:
    """Return the type of the column ``label`` of a frame, of a part of one, or of one row."""
    base = _column(group.frame, label)
    return base.dtype if isinstance(group, GroupRow) else Series(group.array(base), group.labels)


METHODS: Final[dict[str, Any]] = {}
"""Method of a group or a part of one -> what makes its typing rule (:mod:`udf.frontend.rules.array.frame_methods`)."""


def group_attribute(group: Frame | RowSelection, attr: str) -> Any:
    """Return the type of what a group and a part of one have; None of anything else."""
    if attr in METHODS:
        return method_of(group, attr, METHODS)
    known = {"iloc": FrameILoc(group), "loc": FrameLoc(group), "at": FrameLoc(group), "empty": types.boolean}
    return types.UniTuple(types.int64, 2) if attr == "shape" else known.get(attr)


@attributes(Frame)
def _frame_attribute(value: Frame, attr: str) -> Any:
    """Return the type of a column, or of an attribute of pandas' DataFrame; refuse what there is not."""
    if attr == "name":
        return name_type()
    known = group_attribute(value, attr)
    if known is not None:
        return known
    if attr in value.fields and attr not in DATAFRAME_ATTRIBUTES and not is_of_pandas("DataFrame", attr):
        return column_type(value, attr)
    missing = not compilation().row_use.has(attr)
    if attr in INSTEAD or (missing and is_of_pandas("DataFrame", attr)):
        instead = INSTEAD.get(attr, OF_COLUMNS)
        raise RefusedError(f"DataFrame.{attr} is not supported in a UDF; {instead}", None)
    if attr in DATAFRAME_ATTRIBUTES or is_of_pandas("DataFrame", attr):
        raise RefusedError(f"DataFrame.{attr} is not supported in a UDF; for a column write g[{attr!r}]", None)
    return column_type(value, attr)


@attributes(RowSelection, GroupRow)
def _part_attribute(value: RowSelection | GroupRow, attr: str) -> Any:
    """Return the type of a column, or of one row's value in it; refuse all else."""
    known = group_attribute(value, attr) if isinstance(value, RowSelection) else None
    if known is not None:
        return known
    kind = "DataFrame" if isinstance(value, RowSelection) else "Series"
    own = attr in INSTEAD or attr in DATAFRAME_ATTRIBUTES or is_of_pandas(kind, attr)
    if attr in value.frame.fields and not own:
        return column_type(value, attr)
    if isinstance(value, RowSelection):
        raise RefusedError(f"DataFrame.{attr} of a part of a group is not supported in a UDF; {OF_COLUMNS}", None)
    raise RefusedError(f"Series.{attr} of a row is not supported in a UDF; {AT_ROW}", None)


@static_items
def _static_type(group: Any, index: Any) -> Any:
    """Type ``g["x"]``, whose label Numba has found to be constant."""
    if not isinstance(group, Frame | RowSelection | GroupRow) or not is_label(index) or type(index) is bool:
        return None
    return signature(column_type(group, index), group, types.Omitted(index))


def _labelled(group: Any, index: Any) -> Any:
    if not isinstance(group, Frame | RowSelection | GroupRow) or isinstance(index, Series | types.SliceType):
        return None
    return column_type(group, _constant(index))


@define(operator.getitem, typing=_labelled)
def _getcolumn(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return _value(InsertPoint(context, builder), sig.args[0], args[0], _constant(sig.args[1]))


@LOWERING.lower("static_getitem", Frame, types.Any)
@LOWERING.lower("static_getitem", RowSelection, types.Any)
@LOWERING.lower("static_getitem", GroupRow, types.Any)
def _static_column(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return _value(InsertPoint(context, builder), sig.args[0], args[0], args[1])


@LOWERING.lower_getattr_generic(GroupRow)
def _attribute_of_row(context: Any, builder: Any, typ: Any, val: Any, attr: str) -> Any:
    return _value(InsertPoint(context, builder), typ, val, attr)


@LOWERING.lower_getattr_generic(RowSelection)
@LOWERING.lower_getattr_generic(Frame)
def _attribute(context: Any, builder: Any, typ: Frame | RowSelection, val: Any, attr: str) -> Any:
    at = InsertPoint(context, builder)
    if attr in ("iloc", "loc", "at"):
        return at.struct(FrameILoc(typ) if attr == "iloc" else FrameLoc(typ), owner=val)
    if attr == "name" and isinstance(typ, Frame):
        return name_of(at)
    if attr == "empty":
        return builder.icmp_signed("==", rows_of(at, typ, val), INT64(0))
    if attr == "shape":
        window = compilation().window
        assert window is not None
        shape = [rows_of(at, typ, val), INT64(window.width)]
        return context.make_tuple(builder, types.UniTuple(types.int64, 2), shape)
    return _value(at, typ, val, attr)


def _value(at: InsertPoint, group: Any, value: Any, label: Hashable) -> Any:
    """Return the column ``label`` of a frame, of a part of one, or of one row."""
    if not isinstance(group, GroupRow):
        return at.struct(column_type(group, label), base=values_of(at, group, value, label))
    kind = group.group.array(_column(group.frame, label))
    array = values_of(at, group.group, at.member(group, value, "group"), label)
    if group.position is not None and has_primitive_item(kind, group.position):
        return primitive_item(at, kind, array, group.position)
    return item_of(kind, at, array, at.member(group, value, "place"))


def values_of(at: InsertPoint, group: Frame | RowSelection, value: Any, label: Hashable) -> Any:
    """Return the values of the column ``label`` of a frame or a part of one."""
    if isinstance(group, Frame):
        return at.member(group, value, f"c{list(group.fields).index(label)}")
    base = values_of(at, group.group, at.member(group, value, "group"), label)
    kind = group.array(_column(group.frame, label))
    chosen = at.member(group, value, "rows")
    return at.struct(kind, base=base, **{"mask" if group.is_masked else "places": chosen})


# -- rows ----------------------------------------------------------------------------------------------


def rows_of(at: InsertPoint, kind: Frame | RowSelection, value: Any) -> Any:
    """Return how many rows a frame, or a part of one, has (int64)."""
    if isinstance(kind, Frame):
        compilation().window_use.primitives.add(Primitive("rows", 0))
        return at.member(kind, value, "rows")
    rows = at.member(kind, value, "rows")
    if not kind.is_masked:
        return length_of(kind.rows, at, rows)
    return count_items(kind.rows, at, rows)


@define(len, typing=lambda group: types.int64 if isinstance(group, Frame | RowSelection) else None)
def _len(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return rows_of(InsertPoint(context, builder), sig.args[0], args[0])


def _masked(group: Any, mask: Any) -> Any:
    if not isinstance(group, Frame | RowSelection) or not isinstance(mask, Series):
        return None
    if mask.labels != group.labels or not isinstance(mask.dtype, types.Boolean):
        raise RefusedError("rows of a group are selected by a condition on its own columns in a UDF: g[g.x > 0]", None)
    return RowSelection(group, mask.base)


@define(operator.getitem, typing=_masked)
def _getmasked(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    group, mask = zip(sig.args, args, strict=True)
    return masked(InsertPoint(context, builder), group, mask, sig.return_type)


def masked(at: InsertPoint, group: tuple[Any, Any], mask: tuple[Any, Any], result: RowSelection) -> Any:
    """Return the rows of a (type, value) that a mask keeps."""
    kind, where = unwrap(mask[0], at, mask[1])
    if isinstance(group[0], RowSelection):
        require_same_rows(at, at.member(group[0], group[1], "rows"), mask)
    differ = at.builder.icmp_signed("!=", length_of(kind, at, where), rows_of(at, *group))
    raise_if(at.context, at.builder, differ, IndexError, WRONG_MASK)
    return at.struct(result, group=group[1], rows=where)


def _row(places: Any, index: Any) -> Any:
    if not isinstance(places, FrameILoc):
        return None
    if isinstance(index, types.SliceType):
        return RowSelection(places.owner, Progression(None))
    if not is_whole(index):
        raise RefusedError("g.iloc takes a position or a slice in a UDF: g.iloc[-1], g.iloc[:3]", None)
    return GroupRow(places.owner, literal(index))


@define(operator.getitem, typing=_row)
def _getrow(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    at, kind = InsertPoint(context, builder), sig.args[0].owner
    group = at.member(sig.args[0], args[0], "owner")
    if isinstance(sig.return_type, RowSelection):
        start, step, length = bounds_of(at, sig.args[1], args[1], rows_of(at, kind, group))
        places = at.struct(sig.return_type.rows, start=start, step=step, length=length)
        return at.struct(sig.return_type, group=group, rows=places)
    place = checked_index(at, sig.args[1], args[1], rows_of(at, kind, group))
    return at.struct(sig.return_type, group=group, place=place)
