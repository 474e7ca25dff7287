"""What lookups do: ``d[x]``, ``x in d``, ``d.get(x, default)``, ``len(d)``; and the same of a dict in a dict."""

import operator
from typing import Any, Final

from udf.bind.containers import ENUM, SEQUENCE, Entries
from udf.frontend.base.current import compilation
from udf.frontend.base.declarations import (
    BIT,
    INT64,
    LOWERING,
    attributes,
    define,
    is_number,
    is_whole,
    method,
    raise_if,
    static_items,
)
from udf.frontend.base.messages import COMPUTED, RefusedError
from udf.frontend.library.search import in_range
from udf.frontend.numba.names import cgutils, signature, types
from udf.frontend.rules.list.items import list_of_values
from udf.frontend.rules.lookup.find import can_be_key, find, load_value
from udf.frontend.rules.lookup.lookup_slots import exact_integer
from udf.frontend.rules.null.null_rules import MASKED_RULES
from udf.frontend.rules.scalar.bodies import run_body
from udf.frontend.types.list_kinds import RowList, is_list, item_type, unify_items
from udf.frontend.types.lookup_kinds import Entry, Lookup, RangeLookup, constant_type, is_null, value_type
from udf.frontend.types.masked_kinds import is_null_constant, unmask

ABSENT: Any = object()
"""What a dict does not have, among the values of a key of several dicts."""

RAISED: Final = {SEQUENCE: IndexError, ENUM: ValueError}
"""Kinds of entries -> what they raise of a key that is not there, but for KeyError."""


def raise_key_error(context: Any, builder: Any, condition: Any, kind: Any = None) -> None:
    """Raise KeyError of the key, which Python makes, where ``condition`` holds; of a list or an Enum their own."""
    error = RAISED.get(kind.entries.kind, KeyError) if isinstance(kind, Lookup) else KeyError
    raise_if(context, builder, condition, error, *COMPUTED)


def is_lookup(kind: Any) -> bool:
    """Return whether a type is that of keys with values."""
    return isinstance(kind, (Lookup, Entry))


LEVELS: Final = (
    "a Series whose index has several levels takes the whole key in a UDF, ser[a, b]; or make it a dict of dicts first"
)

BOOL_LABEL: Final = (
    "pandas finds no label that is a number by a bool, nor a bool by a number, which a UDF does not tell apart; "
    "convert the key: int(x)"
)


def require_same_bools(key: Any, *, is_bool: bool) -> None:
    """Raise for a bool beside labels of pandas' that are numbers, or a number beside bools: no label is equal to it."""
    if isinstance(unmask(key), types.Boolean) is not is_bool:
        raise RefusedError(BOOL_LABEL, None)


def check_key(kind: Any, key: Any) -> None:
    """Raise for the type of what cannot be looked up, as one level of an index that has several."""
    if not can_be_key(key):
        cause = "unhashable type: 'list'" if is_list(key) else f"a lookup does not take a {key} as its key"
        raise RefusedError(f"{cause} in a UDF", None)
    keys = kind.entries.keys if isinstance(kind, Lookup) and kind.entries.kind in ("Series", "Index") else ()
    if keys and isinstance(keys[0], int) and is_number(unmask(key)):
        require_same_bools(key, is_bool=isinstance(keys[0], bool))
    if not keys or not isinstance(keys[0], tuple):
        return
    inner = unmask(key)
    if not isinstance(inner, types.BaseTuple) or len(inner) != len(keys[0]):
        raise RefusedError(LEVELS, None)


def values_at(kind: Any, key: Any) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """Return the keys that there are for ``key`` (a type), and their values.

    Of one of several dicts these are pairs: a value for each dict and each key that any of them has, in that order.
    """
    check_key(kind, key)
    if isinstance(kind, Lookup):
        if kind.entries.values is None:
            raise RefusedError(f"a captured {kind.entries.kind} has no values to look up in a UDF", None)
        return kind.entries.keys, (*kind.entries.values, *kind.entries.otherwise)
    keys = tuple(dict.fromkeys(key for one in kind.lookups for key in one.keys))
    tables = [dict(zip(one.keys, one.values or (), strict=True)) for one in kind.lookups]
    return keys, tuple(table.get(key, ABSENT) for table in tables for key in keys)


def _present(values: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(value for value in values if value is not ABSENT)


def result_type(kind: Any, key: Any) -> Any:
    """Return the type of ``kind[key]``."""
    _, values = values_at(kind, key)
    return value_type(_present(values)) if _present(values) else types.float64


def position_of(context: Any, builder: Any, kind: Any, lookup: Any, key: Any, value: Any) -> Any:
    """Return where the value of a key is among ``values_at``, -1 if it is not there."""
    keys, values = values_at(kind, key)
    place = find(context, builder, key, value, keys)
    if isinstance(kind, Lookup):
        return place
    known = builder.icmp_signed(">=", place, INT64(0))
    at = builder.add(builder.mul(lookup, INT64(len(keys))), place)
    there = [-1 if value is ABSENT else i for i, value in enumerate(values)]
    return builder.select(known, load_value(context, builder, types.int64, at, there), INT64(-1))


def load_found(context: Any, builder: Any, kind: Any, key: Any, position: Any, result: Any) -> Any:
    """Return the value at a position."""
    _, values = values_at(kind, key)
    there = _present(values)
    if not there:
        return context.get_constant_null(result)
    return load_value(context, builder, result, position, [there[0] if v is ABSENT else v for v in values])


# -- d[x] ----------------------------------------------------------------------------------------------


def _item(kind: Any, key: Any) -> Any:
    return result_type(kind, key) if is_lookup(kind) and not isinstance(key, types.SliceType) else None


@define(operator.getitem, typing=_item)
def _getitem(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind, key = sig.args
    position = position_of(context, builder, kind, args[0], key, args[1])
    absent = builder.icmp_signed("<", position, INT64(0))
    if isinstance(kind, Lookup) and kind.entries.otherwise:
        position = builder.select(absent, INT64(len(kind.entries.keys)), position)
    else:
        raise_key_error(context, builder, absent, kind)
    return load_found(context, builder, kind, key, position, sig.return_type)


MASKED_RULES[operator.getitem] = _item


def _constant(entries: Entries, key: Any) -> Any:
    """Return the value of a key that is known; ABSENT if there is none."""
    try:
        table = dict(zip(entries.keys, entries.values or (), strict=True))
        return table.get(key, next(iter(entries.otherwise), ABSENT))
    except TypeError:
        raise RefusedError(f"unhashable type: {type(key).__name__!r} in a UDF", None) from None


@static_items
def _static_type(kind: Any, key: Any) -> Any:
    """Type ``d["a"]``, the key a constant: the value is one, too."""
    if not isinstance(kind, Lookup) or kind.entries.values is None or isinstance(key, slice):
        return None
    value = _constant(kind.entries, key)
    result = types.float64 if value is ABSENT else constant_type(value)
    return signature(result, kind, types.Omitted(key))


@LOWERING.lower("static_getitem", Lookup, types.Any)
def _static(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    value = _constant(sig.args[0].entries, args[1])
    if value is ABSENT:
        raise_key_error(context, builder, cgutils.true_bit)
        return context.get_constant_null(sig.return_type)
    if is_null(value) or isinstance(sig.return_type, types.Dummy):
        return context.get_dummy_value()
    return context.get_constant_generic(builder, sig.return_type, value)


# -- x in d --------------------------------------------------------------------------------------------


def _contains(kind: Any, key: Any) -> Any:
    if not is_lookup(kind):
        return None
    check_key(kind, key)
    return types.boolean


@define(operator.contains, typing=_contains)
def _lower_contains(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind, key = sig.args
    if isinstance(kind, Lookup):
        place = find(context, builder, key, args[1], kind.entries.keys)
    else:
        place = position_of(context, builder, kind, args[0], key, args[1])
    return builder.icmp_signed(">=", place, INT64(0))


MASKED_RULES[operator.contains] = _contains


@define(len, typing=lambda kind: types.int64 if isinstance(kind, Lookup) else None)
def _len(_context: Any, _builder: Any, sig: Any, _args: Any) -> Any:
    return INT64(len(sig.args[0].entries.keys))


# -- d.get(x, default) ---------------------------------------------------------------------------------


def _get_type(kind: Any, key: Any, default: Any = types.none, /) -> Any:
    """Return the type of ``d.get(x, default)``: the value and the default in the type in which they meet."""
    known = _known_entries(kind, key)
    if known is not None:
        return constant_type(known)
    _, values = values_at(kind, key)
    if not _present(values):
        return types.unliteral(default)
    value = result_type(kind, key)
    if isinstance(value, Entry) and isinstance(default, Lookup) and default.entries.kind == "dict":
        return Entry((*value.lookups, default.entries))
    if isinstance(value, RowList) and isinstance(default, types.BaseTuple):
        items = [item_type(types.unliteral(member)) for member in default]
        return value if all(value.item == unify_items(value.item, item) for item in items) else None
    return type_or_default(value, default)


def type_or_default(value: Any, default: Any) -> Any:
    """Return the type in which the values of a container and the default of its ``get`` meet."""
    is_known = is_null_constant(default) or isinstance(default, types.StringLiteral)
    result = compilation().typing.unify_pairs(value, default if is_known else types.unliteral(default))
    if result is None:
        raise RefusedError(f"get() gives a {value} or, as its default, a {default} in a UDF", None)
    return result


GET: Final = method("udf.lookup.get", _get_type)


def _known_entries(kind: Any, key: Any) -> Entries | None:
    """Return the dict that a key, which is known, has in a dict of dicts; None for anything else."""
    if not isinstance(kind, Lookup) or not isinstance(key, types.Literal) or kind.entries.values is None:
        return None
    value = _constant(kind.entries, key.literal_value) if key.literal_value in kind.entries.keys else None
    return value if isinstance(value, Entries) else None


@LOWERING.lower("udf.lookup.get", types.Any, types.VarArg(types.Any))
def _get(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind, key, *default = sig.args
    if _known_entries(kind, key) is not None:
        return context.get_dummy_value()
    _, values = values_at(kind, key)
    result = sig.return_type
    if isinstance(result, Entry):
        otherwise = INT64(len(result.lookups) - 1) if default else INT64(0)
        position = position_of(context, builder, kind, args[0], key, args[1])
        return builder.select(builder.icmp_signed(">=", position, INT64(0)), position, otherwise)
    if isinstance(result, RowList) and default and isinstance(default[0], types.BaseTuple):
        otherwise = list_of_values(
            context, builder, result, zip(cgutils.unpack_tuple(builder, args[2]), default[0], strict=True)
        )
    else:
        absent = args[2] if default else context.get_dummy_value()
        otherwise = context.cast(builder, absent, (*default, types.none)[0], result)
    if not _present(values):
        return otherwise
    position = position_of(context, builder, kind, args[0], key, args[1])
    inner = result_type(kind, key)
    value = context.cast(builder, load_found(context, builder, kind, key, position, inner), inner, result)
    return builder.select(builder.icmp_signed(">=", position, INT64(0)), value, otherwise)


@attributes(Lookup, Entry)
def _attribute_type(value: Any, attr: str) -> Any:
    if attr == "get" and (isinstance(value, Entry) or value.entries.values is not None):
        return types.BoundFunction(GET, value)
    if attr in ("loc", "at") and isinstance(value, Lookup) and value.entries.kind == "Series":
        return value
    kind = value.entries.kind if isinstance(value, Lookup) else "dict"
    raise RefusedError(f"{kind}.{attr} of a captured {kind} is not supported in a UDF", None)


@LOWERING.lower_getattr_generic(Lookup)
def itself(_context: Any, _builder: Any, _typ: Any, val: Any, _attr: str) -> Any:
    """Lower an attribute that is another way to write the lookup, ``loc``."""
    return val


def _in_range(kind: Any, value: Any) -> Any:
    return types.boolean if isinstance(kind, (types.RangeType, RangeLookup)) and is_number(value) else None


@define(operator.contains, typing=_in_range)
def _lower_in_range(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind, value_kind = sig.args
    if isinstance(kind, RangeLookup):
        ends: list[Any] = [kind.bounds.start, kind.bounds.stop, kind.bounds.step]
    else:
        ends = [(kind.dtype, builder.extract_value(args[0], i)) for i in range(3)]
    if is_whole(value_kind):
        number, exact = context.cast(builder, args[1], value_kind, types.int64), BIT(1)
    else:
        number, exact = exact_integer(builder, context.cast(builder, args[1], value_kind, types.float64))
    return builder.and_(exact, run_body(context, builder, in_range, types.boolean, (types.int64, number), *ends))
