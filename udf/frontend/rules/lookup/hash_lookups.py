"""Lookups in a hash table that is an argument (``udf.bind.hash_tables``): ``d[x]``, ``x in d``, ``d.get(x, default)``.

Of a DataFrame ``frame.loc[x, "column"]``, ``frame["column"][x]`` and ``frame.column.get(x, default)``.
"""

from __future__ import annotations

import operator
from typing import Any, Final

from udf.base.dtypes import TIMES
from udf.base.null_kinds import NONE
from udf.bind.hash_slots import Field, TableTypes
from udf.frontend.base.declarations import DOUBLE, INT64, LOWERING, attributes, define, is_number, method, static_items
from udf.frontend.base.lifting import free_variables
from udf.frontend.base.messages import RefusedError
from udf.frontend.base.models import no_value
from udf.frontend.numba.names import OpaqueModel, register_model, signature, types
from udf.frontend.rules.lookup.lookup_rules import LEVELS, itself, raise_key_error, require_same_bools, type_or_default
from udf.frontend.rules.lookup.lookup_slots import members_of, slot_of, text_at, word_at
from udf.frontend.rules.null.null_rules import MASKED_RULES
from udf.frontend.types.category_kinds import CODE, Category
from udf.frontend.types.masked_kinds import BIT, build, is_null_constant, masked_type, unmask
from udf.frontend.types.text_kinds import build_text, kind_of_encoding, text_of
from udf.frontend.types.time_kinds import Time, time_type

KINDS = {"int": types.int64, "float": types.float64, "bool": types.boolean}


class HashLookup(types.Dummy):  # type: ignore[misc]
    """The captured array ``number``, a hash table of ``types``; of a DataFrame one ``column``, or ``.loc`` of it."""

    def __init__(self, table: TableTypes, number: int, column: int | None = None, *, by_label: bool = False) -> None:
        self.table, self.number, self.column, self.by_label = table, number, column, by_label
        super().__init__(f"hash table {number} of {table}, {column} {by_label}")

    @property
    def fields(self) -> tuple[Field, ...]:
        """Return the values that a key stands for."""
        return self.table.values if self.column is None else (self.table.values[self.column],)

    @property
    def value(self) -> Any:
        """Return the type of a value."""
        if self.table.form == "none":
            raise RefusedError(f"a captured {self.table.kind} has no values to look up in a UDF", None)
        if self.table.form == "columns" and self.column is None:
            raise RefusedError('write frame.loc[key, "column"] in a UDF, the column a constant', None)
        kinds = [_value_kind(field) for field in self.fields]
        return types.Tuple(kinds) if self.table.form == "tuple" else kinds[0]

    @property
    def numbers(self) -> frozenset[str]:
        """Return the names of the types of numbers among the values."""
        others = (type(one).__name__ for one in self.table.otherwise)
        return frozenset(others).union(*(field.numbers for field in self.fields))

    def of_column(self, label: Any) -> HashLookup:
        """Return the lookup of one column of a DataFrame."""
        labels = self.table.labels
        if label not in labels:
            known = ", ".join(map(repr, labels))
            raise RefusedError(f"the captured DataFrame has no column {label!r} in a UDF; it has {known}", None)
        return HashLookup(self.table, self.number, labels.index(label))

    @property
    def is_frame(self) -> bool:
        """Return whether it is a whole DataFrame."""
        return self.table.form == "columns" and self.column is None


register_model(HashLookup)(OpaqueModel)


def _value_kind(field: Field) -> Any:
    if field.name == "text":
        kind: Any = kind_of_encoding("ascii" if field.ascii else "utf8")
    elif field.name == "category":
        kind = Category(field.categories)
    else:
        kind = KINDS.get(field.name) or time_type(TIMES[field.name])
    return masked_type(kind, NONE) if field.nullable else kind


def _can_be_key(kind: HashLookup, key: Any) -> bool:
    members = members_of(key)
    if isinstance(unmask(key), types.BaseNamedTuple):
        raise RefusedError("a lookup of many keys by a structure is not supported in a UDF; look up a tuple", None)
    if kind.table.kind in ("Series", "Index", "DataFrame"):
        if len(members) < len(kind.table.keys):
            raise RefusedError(LEVELS, None)
        for member, field in zip(members, kind.table.keys, strict=False):
            if is_number(unmask(member)) and field.name in KINDS:
                require_same_bools(member, is_bool=field.name == "bool")
    for member in members:
        inner = unmask(member)
        if not (is_null_constant(inner) or is_number(inner) or isinstance(inner, Time) or text_of(inner) is not None):
            raise RefusedError(f"a lookup does not take a {inner} as its key in a UDF", None)
    return True


def _slot(context: Any, builder: Any, kind: HashLookup, key: Any, value: Any) -> tuple[Any, Any]:
    """Return the array, and the place of a key in it, -1 if it is not there."""
    address, _ = free_variables(kind.number)
    words = builder.bitcast(address, INT64.as_pointer())
    return words, slot_of(context, builder, kind.table, words, key, value)


def _value(context: Any, builder: Any, kind: HashLookup, words: Any, place: Any) -> Any:
    """Return the value at a place; anything at -1."""
    safe = builder.select(builder.icmp_signed("<", place, INT64(0)), INT64(0), place)
    offset = kind.table.first + sum(field.width for field in kind.table.values[: kind.column or 0])
    values = []
    for field in kind.fields:
        values.append(_field(context, builder, field, words, safe, offset))
        offset += field.width
    return context.make_tuple(builder, kind.value, values) if kind.table.form == "tuple" else values[0]


def row_value(at: Any, kind: HashLookup, index: Any) -> Any:
    """Return the value of a row, counted from the first."""
    address, length = free_variables(kind.number)
    words = at.builder.bitcast(address, INT64.as_pointer())
    first = at.builder.sub(length, word_at(at.builder, words, INT64(2)))
    return _value(at.context, at.builder, kind, words, word_at(at.builder, words, at.builder.add(first, index)))


def rows_in(at: Any, kind: HashLookup) -> Any:
    """Return how many rows a table has."""
    return word_at(at.builder, at.builder.bitcast(free_variables(kind.number)[0], INT64.as_pointer()), INT64(2))


def _field(context: Any, builder: Any, field: Field, words: Any, place: Any, offset: int) -> Any:
    if field.name == "text":
        value = build_text(context, builder, *text_at(builder, words, place, offset))
    else:
        value = word_at(builder, words, place, offset)
        if field.name == "float":
            value = builder.bitcast(value, DOUBLE)
        elif field.name in ("bool", "category"):
            value = builder.trunc(value, BIT if field.name == "bool" else CODE)
    if not field.nullable:
        return value
    valid = builder.trunc(word_at(builder, words, place, offset + field.width - 1), BIT)
    return build(context, builder, _value_kind(field), value, valid)


# -- d[x], x in d, len(d) ------------------------------------------------------------------------------


def _item(kind: Any, key: Any) -> Any:
    if not isinstance(kind, HashLookup):
        return None
    column, label = _of_frame(kind, key)
    if not _can_be_key(column, label):
        return None
    others = column.table.otherwise
    return types.float64 if others and isinstance(others[0], float) else column.value


def _of_frame(kind: HashLookup, key: Any) -> tuple[HashLookup, Any]:
    """Return the column that ``frame.loc[key]`` reads, and the type of the label; of another lookup what it is."""
    if not kind.is_frame:
        return kind, key
    if not kind.by_label or not isinstance(key, types.BaseTuple) or not isinstance(key[-1], types.Literal):
        raise RefusedError('write frame.loc[key, "column"] in a UDF, the column a constant', None)
    return kind.of_column(key[-1].literal_value), key[0]


@define(operator.getitem, typing=_item)
def _getitem(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind, key = _of_frame(*sig.args)
    value = builder.extract_value(args[1], 0) if kind is not sig.args[0] else args[1]
    words, place = _slot(context, builder, kind, key, value)
    absent = builder.icmp_signed("<", place, INT64(0))
    if not kind.table.otherwise:
        raise_key_error(context, builder, absent)
    found = context.cast(builder, _value(context, builder, kind, words, place), kind.value, sig.return_type)
    if not kind.table.otherwise:
        return found
    other = context.get_constant(sig.return_type, kind.table.otherwise[0])
    return builder.select(absent, other, found)


@static_items
def _static_type(kind: Any, label: Any) -> Any:
    """Type ``frame["column"]``."""
    is_whole = isinstance(kind, HashLookup) and kind.is_frame and not kind.by_label
    return signature(kind.of_column(label), kind, types.Omitted(label)) if is_whole else None


@LOWERING.lower("static_getitem", HashLookup, types.Any)
def _static(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    if sig.args[0].is_frame:
        return context.get_dummy_value()
    key = sig.args[1] if isinstance(sig.args[1], types.Literal) else types.literal(args[1])
    plain = types.unliteral(key)
    value = context.get_constant_generic(builder, plain, args[1]) if is_number(plain) else None
    return _getitem(context, builder, signature(sig.return_type, sig.args[0], key), (args[0], value))


def _contains(kind: Any, key: Any) -> Any:
    return types.boolean if isinstance(kind, HashLookup) and _can_be_key(kind, key) else None


@define(operator.contains, typing=_contains)
def _lower_contains(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return builder.icmp_signed(">=", _slot(context, builder, sig.args[0], sig.args[1], args[1])[1], INT64(0))


def _either(operation: Any, own: Any) -> None:
    """Let a rule for masked values hold beside the one that there is."""
    other = MASKED_RULES[operation]
    MASKED_RULES[operation] = lambda kind, key: own(kind, key) if isinstance(kind, HashLookup) else other(kind, key)


_either(operator.getitem, _item)
_either(operator.contains, _contains)


# -- d.get(x, default) ---------------------------------------------------------------------------------


def _get_type(kind: HashLookup, key: Any, default: Any = types.none, /) -> Any:
    """Return the type of ``d.get(x, default)``: the value and the default in the type in which they meet."""
    return type_or_default(kind.value, default) if _can_be_key(kind, key) else None


GET: Final = method("udf.hash.get", _get_type)


@LOWERING.lower("udf.hash.get", HashLookup, types.VarArg(types.Any))
def _get(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind, key, *default = sig.args
    words, place = _slot(context, builder, kind, key, args[1])
    found = context.cast(builder, _value(context, builder, kind, words, place), kind.value, sig.return_type)
    default_value = args[2] if default else context.get_dummy_value()
    otherwise = context.cast(builder, default_value, (*default, types.none)[0], sig.return_type)
    return builder.select(builder.icmp_signed(">=", place, INT64(0)), found, otherwise)


@attributes(HashLookup)
def _attribute_type(value: HashLookup, attr: str) -> Any:
    if value.is_frame and attr not in ("loc", "at"):
        return value.of_column(attr)
    if value.is_frame and not value.by_label:
        return HashLookup(value.table, value.number, by_label=True)
    if attr == "get" and value.table.form != "none":
        return types.BoundFunction(GET, value)
    if attr in ("loc", "at") and value.table.kind in ("Series", "DataFrame"):
        return value
    raise RefusedError(f"{attr} of a captured {value.table.kind} of many values is not supported in a UDF", None)


LOWERING.lower_getattr_generic(HashLookup)(itself)
LOWERING.lower_constant(HashLookup)(no_value)
