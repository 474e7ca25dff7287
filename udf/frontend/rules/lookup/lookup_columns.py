"""Columns of captured DataFrames, and captured Series, as arrays: item i is read where it is asked for."""

from dataclasses import replace
from typing import Any, Final

from udf.frontend.base.declarations import INT64, attributes, define, is_number, stand_in, static_items
from udf.frontend.base.messages import RefusedError
from udf.frontend.base.models import known_by
from udf.frontend.rules.array.access import item_of
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.lookup.find import load_value
from udf.frontend.rules.lookup.hash_lookups import HashLookup, row_value, rows_in
from udf.frontend.types.array_kinds import Array, int_members, register_struct
from udf.frontend.types.lookup_kinds import FrameLookup, Lookup, value_type
from udf.frontend.types.masked_kinds import Masked, masked_type, unmask
from udf.frontend.types.series_kinds import Series
from udf.frontend.types.text_kinds import text_of

as_column: Final = stand_in("as_column")
"""(captured Series): stands for its values, a Series that is worked with as a whole."""

UNKNOWN: Final = (
    "{} of a captured DataFrame is not supported in a UDF; write frame.loc[key, 'a'], the column a constant, "
    "frame['a'][key], or frame[frame['a'] == x]['b'].iloc[0]; it has the columns {}"
)

NUMBERS: Final = (
    "a captured column of {} cannot be used as a whole in a UDF; convert it with .astype('int64') or .astype('float64')"
)


class CapturedColumn(Array):
    """The values of a captured Series, in its order."""

    key = known_by("lookup")
    capacity = None

    def __init__(self, lookup: Any) -> None:
        self.lookup = lookup
        self.found = lookup.value if isinstance(lookup, HashLookup) else value_type(lookup.entries.values)
        self.dtype = text_of(unmask(self.found)) or unmask(self.found)
        number = unmask(self.found)
        if (isinstance(self.found, Masked) and is_number(number)) or not getattr(number, "signed", True):
            raise RefusedError(NUMBERS.format(self.found), None)
        if isinstance(self.found, Masked):
            self.dtype = masked_type(self.dtype, self.found.nulls)
        super().__init__(name=f"array of {self.dtype}")


register_struct(CapturedColumn, *int_members("length"))


def _typing(lookup: Any) -> Any:
    if isinstance(lookup, HashLookup) and lookup.table.in_order:
        return Series(CapturedColumn(lookup), f"captured {lookup.number}")
    if not isinstance(lookup, Lookup) or lookup.entries.kind != "Series":
        return None
    return Series(CapturedColumn(lookup), Lookup(replace(lookup.entries, values=None, kind="Index")).name)


@define(as_column, typing=_typing)
def _as_column(context: Any, builder: Any, sig: Any, _args: Any) -> Any:
    at, result = InsertPoint(context, builder), sig.return_type
    kind = sig.args[0]
    length = rows_in(at, kind) if isinstance(kind, HashLookup) else INT64(len(kind.entries.keys))
    return at.struct(result, base=at.struct(result.base, length=length))


@item_of.register(CapturedColumn)
def _item(kind: CapturedColumn, at: InsertPoint, _value: Any, index: Any) -> Any:
    if isinstance(kind.lookup, HashLookup):
        value = row_value(at, kind.lookup, index)
    else:
        value = load_value(at.context, at.builder, kind.found, index, kind.lookup.entries.values)
    return at.cast(value, kind.found, kind.dtype)


@attributes(FrameLookup)
def _refused(value: FrameLookup, attr: str) -> Any:
    names = ", ".join(repr(name) for name, _ in value.columns.columns)
    raise RefusedError(UNKNOWN.format(attr, names), None)


@static_items
def _no_column(kind: Any, label: Any) -> Any:
    return _refused(kind, repr(label)) if isinstance(kind, FrameLookup) else None
