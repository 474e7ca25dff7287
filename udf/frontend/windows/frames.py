"""A group of a frame: ``g["x"]``, ``g.x``, ``len(g)``, ``g[g.x > 0]``, ``g.iloc[-1]["x"]``.

Its columns are Series of one index, so that they combine with each other. What pandas would look up by a label, or
make a frame of, is refused by name.
"""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any, Final

from udf.call.identity import is_label
from udf.frontend.current import compilation
from udf.frontend.nodes import RefusedError
from udf.frontend.numba.names import signature, types
from udf.frontend.semantics.rules import (
    INT64,
    LOWERING,
    attributes,
    define,
    is_whole,
    literal,
    raise_if,
    static_items,
    typed,
)
from udf.frontend.uses import Primitive
from udf.frontend.windows.access import item_of, length_of, opened
from udf.frontend.windows.at import At
from udf.frontend.windows.frame_kinds import LABELS, Frame, Part, Place, Places
from udf.frontend.windows.group_names import name_of, name_type
from udf.frontend.windows.kinds import Whole
from udf.frontend.windows.series_kinds import Series
from udf.frontend.windows.views import OUT_OF_BOUNDS, WRONG_MASK, checked_index, has_item, known_item

if TYPE_CHECKING:
    from collections.abc import Hashable

    from udf.frontend.windows.kinds import Array

OF_COLUMNS: Final = 'take a column first: g["x"].{}'
INSTEAD: Final = {
    **dict.fromkeys(("sum", "mean", "std", "var", "min", "max", "median", "count", "prod", "quantile"), OF_COLUMNS),
    **dict.fromkeys(("rank", "cumsum", "diff", "shift", "fillna", "dropna", "abs", "round", "clip"), OF_COLUMNS),
    "corr": 'take two columns: g["x"].corr(g["y"])', "cov": 'take two columns: g["x"].cov(g["y"])',
    "loc": "take rows by position, g.iloc[i], or by a condition, g[g.x > 0]", "at": "take g.iloc[i]",
    "query": "write the condition: g[g.x > 0]", "head": 'take a part of a column: g["x"].iloc[:n]',
    "tail": 'take a part of a column: g["x"].iloc[-n:]', "values": 'take a column: g["x"].to_numpy()',
    "to_numpy": 'take a column: g["x"].to_numpy()', "apply": "write it of the columns",
    "sort_values": "loop over the rows", "groupby": "group by both keys at once",
    "iterrows": 'loop over columns: for x, y in zip(g["x"], g["y"])',
    "itertuples": 'loop over columns: for x, y in zip(g["x"], g["y"])',
}  # fmt: skip
"""What pandas' DataFrame has and a group here has not -> what to write in its place."""

KEY: Final = 'the label of a group\'s column must be constant in a UDF: g["x"]'
NO_DTYPE: Final = (
    "column {!r} of a group cannot be used in a UDF: groups have columns of numbers without nulls in bools, and on the "
    "processor of text"
)
AT_ROW: Final = 'a row of a group gives its values by label: g.iloc[-1]["x"]'


def _column(frame: Frame, label: Hashable) -> Array:
    """Return the array of a column; refuse a label that the group has not, or whose dtype it cannot have."""
    base = compilation().row_use.field({k: v or False for k, v in frame.fields.items()}, label)
    if base is False:
        raise RefusedError(NO_DTYPE.format(label), None)
    if not isinstance(base, Whole):
        compilation().window_use.in_memory = True
    array: Array = base
    return array


def _constant(index: Any) -> Any:
    """Return the constant label that a type stands for; refuse what is none."""
    label = index.literal_value if isinstance(index, types.Literal) else None
    if not is_label(label) or type(label) is bool:
        raise RefusedError(KEY, None)
    return label


# -- columns -------------------------------------------------------------------------------------------


def _typed(group: Any, label: Hashable) -> Any:
    """Return the type of the column ``label`` of a frame, of a part of one, or of one row."""
    frame = group if isinstance(group, Frame) else group.frame
    base = _column(frame, label)
    if isinstance(group, Place):
        return base.dtype
    return Series(base, LABELS) if isinstance(group, Frame) else group.column(base)


@attributes(Frame)
def _frame_attribute(value: Frame, attr: str) -> Any:
    """Return the type of a column, or of an attribute of pandas' DataFrame; refuse what there is not."""
    known = {"iloc": Places(value), "empty": types.boolean}
    if attr == "name":
        return name_type()
    if attr in known:
        return known[attr]
    if attr in value.fields and attr not in ("shape", "size", "ndim", "index", "columns", "name", "T"):
        return _typed(value, attr)
    if attr in INSTEAD:
        raise RefusedError(f"DataFrame.{attr} is not supported in a UDF; {INSTEAD[attr].format(attr)}", None)
    if hasattr_of_pandas(attr):
        raise RefusedError(f"DataFrame.{attr} is not supported in a UDF; for a column write g[{attr!r}]", None)
    return _typed(value, attr)


def hasattr_of_pandas(attr: str) -> bool:
    """Return whether ``attr`` is of pandas' DataFrame itself, so that no column is reached by it."""
    return attr in (
        "shape",
        "size",
        "ndim",
        "index",
        "columns",
        "name",
        "T",
        "dtypes",
        "axes",
        "attrs",
        "items",
        "keys",
    )


@attributes(Part)
def _part_attribute(value: Part, attr: str) -> Any:
    """Return the type of a column; refuse all else."""
    if attr not in value.frame.fields or attr in INSTEAD or hasattr_of_pandas(attr):
        raise RefusedError(
            f"DataFrame.{attr} of a part of a group is not supported in a UDF; {OF_COLUMNS.format(attr)}", None
        )
    return _typed(value, attr)


@attributes(Place)
def _row_attribute(value: Place, attr: str) -> Any:
    """Return the type of a column's value; refuse all else."""
    if attr not in value.frame.fields or attr in INSTEAD or hasattr_of_pandas(attr):
        raise RefusedError(f"Series.{attr} of a row is not supported in a UDF; {AT_ROW}", None)
    return _typed(value, attr)


@static_items
def _static_type(group: Any, index: Any) -> Any:
    """Type ``g["x"]``, whose label Numba has found to be constant."""
    if isinstance(group, Places) and type(index) is int:
        return signature(Place(group.frame, index), group, types.Omitted(index))
    if not isinstance(group, Frame | Part | Place) or not is_label(index) or type(index) is bool:
        return None
    return signature(_typed(group, index), group, types.Omitted(index))


def _labelled(group: Any, index: Any) -> Any:
    if not isinstance(group, Frame | Part | Place) or isinstance(index, Series | types.SliceType):
        return None
    return _typed(group, _constant(index))


@define(operator.getitem, typing=_labelled)
def _getcolumn(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return _value(At(context, builder), sig.args[0], args[0], _constant(sig.args[1]))


@typed(LOWERING.lower("static_getitem", Frame, types.Any))
@typed(LOWERING.lower("static_getitem", Part, types.Any))
@typed(LOWERING.lower("static_getitem", Place, types.Any))
def _static_column(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return _value(At(context, builder), sig.args[0], args[0], args[1])


@typed(LOWERING.lower_getattr_generic(Part))
@typed(LOWERING.lower_getattr_generic(Place))
def _attribute_of_part(context: Any, builder: Any, typ: Any, val: Any, attr: str) -> Any:
    return _value(At(context, builder), typ, val, attr)


@typed(LOWERING.lower_getattr_generic(Frame))
def _attribute(context: Any, builder: Any, typ: Frame, val: Any, attr: str) -> Any:
    at = At(context, builder)
    if attr == "iloc":
        return at.made(Places(typ), frame=val)
    if attr == "name":
        return name_of(at)
    if attr == "empty":
        return builder.icmp_signed("==", rows_of(at, typ, val), INT64(0))
    return _value(at, typ, val, attr)


def _value(at: At, group: Any, value: Any, label: Hashable) -> Any:
    """Return the column ``label`` of a frame, of a part of one, or of one row."""
    frame = group if isinstance(group, Frame) else group.frame
    held = value if isinstance(group, Frame) else at.member(group, value, "frame")
    kind = _column(frame, label)
    array = at.member(frame, held, f"c{list(frame.fields).index(label)}")
    if isinstance(group, Frame):
        return at.made(Series(kind, LABELS), base=array)
    if isinstance(group, Part):
        made = group.column(kind)
        return at.made(made, base=at.made(made.base, base=array, mask=at.member(group, value, "mask")))
    if group.known is not None and has_item(kind, group.known):
        return known_item(at, kind, array, group.known)
    return item_of(kind, at, array, at.member(group, value, "place"))


# -- rows ----------------------------------------------------------------------------------------------


def rows_of(at: At, kind: Frame, value: Any) -> Any:
    """Return how many rows a frame has (int64)."""
    compilation().window_use.primitives.add(Primitive("rows", 0))
    return at.member(kind, value, "rows")


@define(len, typing=lambda group: types.int64 if isinstance(group, Frame | Part) else None)
def _len(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    at, kind = At(context, builder), sig.args[0]
    if isinstance(kind, Frame):
        return rows_of(at, kind, args[0])
    count = at.cell(INT64(0))
    with at.counted(length_of(kind.mask, at, at.member(kind, args[0], "mask")), unroll=False) as index:
        kept = item_of(kind.mask, at, at.member(kind, args[0], "mask"), index)
        count.value = builder.add(count.value, builder.zext(kept, INT64))
    return count.value


def _masked(group: Any, mask: Any) -> Any:
    if not isinstance(group, Frame) or not isinstance(mask, Series):
        return None
    if mask.labels != LABELS or not isinstance(mask.dtype, types.Boolean):
        raise RefusedError("a group's rows are taken by a condition on its own columns in a UDF: g[g.x > 0]", None)
    return Part(group, mask.base)


@define(operator.getitem, typing=_masked)
def _getmasked(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    at = At(context, builder)
    mask, where = opened(sig.args[1], at, args[1])
    differ = builder.icmp_signed("!=", length_of(mask, at, where), rows_of(at, sig.args[0], args[0]))
    raise_if(context, builder, differ, IndexError, WRONG_MASK)
    return at.made(sig.return_type, frame=args[0], mask=where)


def _row(places: Any, index: Any) -> Any:
    if not isinstance(places, Places):
        return None
    if not is_whole(index):
        raise RefusedError("g.iloc takes one position in a UDF: g.iloc[-1]; for a part take a column's", None)
    return Place(places.frame, literal(index))


@define(operator.getitem, typing=_row)
def _getrow(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    at, kind = At(context, builder), sig.args[0]
    frame = at.member(kind, args[0], "frame")
    place = checked_index(at, sig.args[1], args[1], rows_of(at, kind.frame, frame))
    return at.made(sig.return_type, frame=frame, place=place)


@typed(LOWERING.lower("static_getitem", Places, types.Any))
def _static_row(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    at, kind, index = At(context, builder), sig.args[0], args[1]
    frame = at.member(kind, args[0], "frame")
    rows = rows_of(at, kind.frame, frame)
    needed = index + 1 if index >= 0 else -index
    short = builder.icmp_signed("<", rows, INT64(needed))
    raise_if(context, builder, short, IndexError, OUT_OF_BOUNDS.format(f" {index}", 0))
    place = INT64(index) if index >= 0 else builder.add(rows, INT64(index))
    return at.made(sig.return_type, frame=frame, place=place)
