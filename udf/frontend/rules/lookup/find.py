"""Where a key is among keys that are known: its position, or -1.

Keys are equal as Python's ``==`` says: 1, 1.0 and True are one key, NaN is none, and a number never equals a string.
"""

from collections.abc import Sequence
from itertools import accumulate
from typing import Any, Final

from llvmlite import ir as llvm

from udf.base.dtypes import UNITS
from udf.base.null_kinds import names_of_nulls, null_of
from udf.bind.containers import member_value
from udf.bind.hash_slots import hashes_of
from udf.bind.structures import structure_of
from udf.bind.times import time_constant
from udf.columns.decimal_units import decimal_constant
from udf.frontend.base.constant_data import load_constant
from udf.frontend.base.declarations import DOUBLE, INT64, is_number, is_uint64, is_whole
from udf.frontend.base.messages import RefusedCallError, RefusedError
from udf.frontend.base.models import structure
from udf.frontend.numba.names import cgutils, types
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.list.items import make_list, push
from udf.frontend.rules.lookup.lookup_slots import hash_of
from udf.frontend.rules.text.text_operators import is_equal
from udf.frontend.types.category_kinds import CODE, Category, is_text, strings_of
from udf.frontend.types.decimal_kinds import Decimal
from udf.frontend.types.list_kinds import RowList
from udf.frontend.types.lookup_kinds import Entry, is_null, value_type
from udf.frontend.types.masked_kinds import BIT, Masked, build, has_own_nulls, is_null_constant, parts
from udf.frontend.types.text_kinds import Text, as_text, data_and_size
from udf.frontend.types.time_kinds import Instant, Time

WIDEST: Final = 4096
"""Whole numbers from the least key to the greatest for which a table has room."""

MOST_PAIRS: Final = 2**16
"""The same for the numbers of tuples, which stand for all combinations of their members."""

CHAIN: Final = 8
"""Keys that are compared one after the other; more are bisected."""

MOST_TEXTS: Final = 64
"""Keys that are text with which a text is compared one by one."""

SAME_HASH: Final = "two of a lookup's texts have one hash; use categories in a UDF, frame['k'].astype('category')"

Positions = dict[Any, int]


def can_be_key(kind: Any) -> bool:
    """Return whether a value of a type can be looked up."""
    if isinstance(kind, Masked):
        return can_be_key(kind.inner)
    if isinstance(kind, types.BaseTuple):
        return all(map(can_be_key, kind))
    return is_null_constant(kind) or is_number(kind) or is_text(kind) or isinstance(kind, (Time, Text))


def find(context: Any, builder: Any, kind: Any, value: Any, keys: Sequence[Any]) -> Any:
    """Return the position of ``value`` among ``keys`` as an INT64, -1 if it is not there; the last of equal keys."""
    return _find(context, builder, kind, value, {member_value(key): i for i, key in enumerate(keys)})


def _find(context: Any, builder: Any, kind: Any, value: Any, keys: Positions) -> Any:
    absent = _absent_place(kind, keys)
    if is_null_constant(kind):
        return INT64(absent)
    if isinstance(kind, Masked):
        inside, valid = parts(context, builder, kind, value)
        return builder.select(valid, _find(context, builder, kind.inner, inside, keys), INT64(absent))
    if isinstance(kind, types.BaseTuple):
        return _find_tuple(context, builder, kind, value, keys)
    if isinstance(kind, types.StringLiteral):
        return INT64(keys.get(kind.literal_value, -1))
    if is_text(kind):
        places = [keys.get(text, -1) for text in strings_of(kind)]
        return load_constant(builder, builder.zext(value, INT64), places, INT64) if places else INT64(-1)
    if isinstance(kind, Text):
        return _find_text(context, builder, value, keys)
    if isinstance(kind, Time):
        return _binary_search(builder, value, _counts(kind, keys), signed=True)
    numbers = {key: place for key, place in keys.items() if isinstance(key, (int, float)) and key == key}  # noqa: PLR0124
    if not is_whole(kind):
        floats = {float(k): place for k, place in numbers.items() if isinstance(k, float) or _is_float(k)}
        return _binary_search(builder, context.cast(builder, value, kind, types.float64), floats, signed=True)
    whole = {int(key): place for key, place in numbers.items() if isinstance(key, int) or key.is_integer()}
    wide = types.uint64 if is_uint64(kind) else types.int64
    least, most = (0, 2**64) if is_uint64(kind) else (-(2**63), 2**63)
    within = {key: place for key, place in whole.items() if least <= key < most}
    return _find_whole(builder, context.cast(builder, value, kind, wide), within, signed=wide == types.int64)


def _absent_place(kind: Any, keys: Positions) -> int:
    """Return the position of the key that a null is, -1 if there is none; a null of our own is each of them."""
    if not has_own_nulls(kind):
        return next((place for key, place in keys.items() if is_null(key)), -1)
    places = {null: next((place for key, place in keys.items() if null_of(key) == null), -1) for null in kind.nulls}
    if places.get("nan", -1) >= 0:
        raise RefusedCallError("NaN among the keys of a lookup is compared by identity; test pd.isna(x) first")
    if len(set(places.values())) > 1:
        raise RefusedCallError(
            f"a lookup tells {names_of_nulls(kind.nulls)} apart, and a column says only that a value is missing"
        )
    return next(iter(places.values()))


def _find_text(context: Any, builder: Any, value: Any, keys: Positions) -> Any:
    """Return the position of text of a column: compared with each key of as many bytes."""
    texts = {key: place for key, place in keys.items() if isinstance(key, str)}
    data, size = data_and_size(builder, value)
    if len(texts) > MOST_TEXTS:
        return _find_by_hash(context, builder, data, size, texts)
    found = cgutils.alloca_once_value(builder, INT64(-1))
    for key, place in texts.items():
        literal = types.StringLiteral(key)
        own, bytes_of_key = data_and_size(builder, as_text(context, builder, literal, None))
        with builder.if_then(builder.icmp_signed("==", size, INT64(len(key.encode("utf-8", "surrogatepass"))))):
            equal = is_equal(builder, [data, size, own, bytes_of_key])
            builder.store(builder.select(equal, INT64(place), builder.load(found)), found)
    return builder.load(found)


def _find_by_hash(context: Any, builder: Any, data: Any, size: Any, keys: Positions) -> Any:
    """Return the position of text among many keys: bisected by its hash, and compared with the key that has it."""
    order = Category(tuple(keys))
    hashes = hashes_of(list(keys)).tolist()
    if len(set(hashes)) < len(hashes):
        raise RefusedError(SAME_HASH, None)
    place = _binary_search(
        builder, hash_of(builder, [(data, size)]), dict(zip(hashes, range(len(keys)), strict=True)), signed=True
    )
    there = builder.icmp_signed(">=", place, INT64(0))
    code = builder.trunc(builder.select(there, place, INT64(0)), CODE)
    own, bytes_of_key = data_and_size(builder, as_text(context, builder, order, code))
    equal = builder.and_(there, is_equal(builder, [data, size, own, bytes_of_key]))
    places = load_constant(builder, builder.select(there, place, INT64(0)), list(keys.values()), INT64)
    return builder.select(equal, places, INT64(-1))


def _is_float(key: int) -> bool:
    """Return whether an integer is exactly a float."""
    try:
        return int(float(key)) == key
    except OverflowError:
        return False


def _counts(kind: Any, keys: Positions) -> Positions:
    """Return keys that are times of a kind as counts of its unit; others never equal one of its values."""
    found: Positions = {}
    for key, place in keys.items():
        known = time_constant(key)
        if known is None or (known[0].kind == "M") is not isinstance(kind, Instant) or known[0].unit is None:
            continue
        count, rest = divmod(known[1] * UNITS[kind.unit], UNITS[known[0].unit])
        if not rest and abs(count) < 2**63:
            found[count] = place
    return found


def _find_whole(builder: Any, value: Any, keys: Positions, *, signed: bool, widest: int = WIDEST) -> Any:
    if not keys:
        return INT64(-1)
    least, most = min(keys), max(keys)
    if len(keys) <= 2 or most - least >= widest:
        return _binary_search(builder, value, keys, signed=signed)
    offset = builder.sub(value, INT64(least))
    inside = builder.icmp_unsigned("<=", offset, INT64(most - least))
    places = [keys.get(key, -1) for key in range(least, most + 1)]
    place = load_constant(builder, builder.select(inside, offset, INT64(0)), places, INT64)
    return builder.select(inside, place, INT64(-1))


def _binary_search(builder: Any, value: Any, keys: Positions, *, signed: bool) -> Any:
    """Return the position of a number, compared with each key, or with those that bisect them."""
    real = value.type == DOUBLE

    def compared(symbol: str, left: Any, right: Any) -> Any:
        if real:
            return builder.fcmp_ordered(symbol, left, right)
        return (builder.icmp_signed if signed else builder.icmp_unsigned)(symbol, left, right)

    if len(keys) <= CHAIN:
        found = INT64(-1)
        for key, place in keys.items():
            found = builder.select(compared("==", value, value.type(key)), INT64(place), found)
        return found
    order = sorted(keys)
    size, at = len(order), INT64(0)
    while size > 1:
        half = size // 2
        middle = builder.add(at, INT64(half))
        at = builder.select(compared("<=", load_constant(builder, middle, order, value.type), value), middle, at)
        size -= half
    equal = compared("==", load_constant(builder, at, order, value.type), value)
    return builder.select(equal, load_constant(builder, at, [keys[key] for key in order], INT64), INT64(-1))


def _find_tuple(context: Any, builder: Any, kind: Any, value: Any, keys: Positions) -> Any:
    """Return the position of a tuple: each member among those that keys have there, and the number of all of them."""
    made = ((_members_of(key, kind), place) for key, place in keys.items())
    alike = {key: place for key, place in made if key is not None and len(key) == len(kind)}
    members = [list(dict.fromkeys(column)) for column in zip(*alike, strict=True)]
    if not alike or not len(kind):
        return INT64(alike.get((), -1))
    at, known = INT64(0), cgutils.true_bit
    for one, inner, among in zip(cgutils.unpack_tuple(builder, value), kind, members, strict=True):
        place = find(context, builder, inner, one, among)
        known = builder.and_(known, builder.icmp_signed(">=", place, INT64(0)))
        at = builder.add(builder.mul(at, INT64(len(among))), place)
    order = [{one: number for number, one in enumerate(column)} for column in members]
    numbers: Positions = {}
    for key, position in alike.items():
        number = 0
        for one, places in zip(key, order, strict=True):
            number = number * len(places) + places[one]
        numbers[number] = position
    return builder.select(known, _find_whole(builder, at, numbers, signed=True, widest=MOST_PAIRS), INT64(-1))


def _members_of(key: Any, kind: Any) -> tuple[Any, ...] | None:
    """Return the members of a key that a tuple of type ``kind`` can equal: of a structure, if it is of that class."""
    own, wanted = structure_of(type(key)), structure_of(getattr(kind, "instance_class", None))
    for one in (own, wanted):
        if one is not None and (one.member("__eq__") or one.member("__hash__")):
            raise RefusedCallError(f"a lookup by {one.cls.__name__}, which has its own __eq__ or __hash__, in a UDF")
    if (own is None or own.is_tuple) and (wanted is None or wanted.is_tuple):
        return tuple(key) if isinstance(key, tuple) else None
    return tuple(own.as_plain(key)) if own is wanted and own is not None else None


WORD: Final = 2**64 - 1
BYTE: Final = llvm.IntType(8)


def load_value(context: Any, builder: Any, kind: Any, position: Any, values: Sequence[Any]) -> Any:
    """Return ``values[position]`` as type ``kind``, of which all are; anything for a position that is none."""
    inside = builder.icmp_unsigned("<", position, INT64(max(len(values), 1)))
    return _load_value(context, builder, kind, builder.select(inside, position, INT64(0)), values)


def _load_value(context: Any, builder: Any, kind: Any, at: Any, values: Sequence[Any]) -> Any:
    if is_null_constant(kind):
        return context.get_dummy_value()
    if isinstance(kind, Masked):
        there = [int(not is_null(value)) for value in values]
        some = next((value for value in values if not is_null(value)), None)
        filled = [some if is_null(value) else value for value in values]
        valid = builder.trunc(load_constant(builder, at, there, BYTE), BIT)
        return build(context, builder, kind, _load_value(context, builder, kind.inner, at, filled), valid)
    if isinstance(kind, RowList):
        return _listed(context, builder, kind, at, [tuple(value) for value in values])
    if isinstance(kind, types.BaseTuple):
        members = [_load_value(context, builder, one, at, [v[i] for v in values]) for i, one in enumerate(kind)]
        return context.make_tuple(builder, kind, members)
    if isinstance(kind, Decimal):
        units = [(decimal_constant(value) or (0, 0))[0] for value in values]
        low = load_constant(builder, at, [one & WORD for one in units], INT64)
        return structure(
            context, builder, kind, low=low, high=load_constant(builder, at, [one >> 64 for one in units], INT64)
        )
    plain = [member_value(value) for value in values]
    if isinstance(kind, Entry):
        return at
    if isinstance(kind, Category):
        return load_constant(builder, at, [kind.categories.index(value) for value in plain], CODE)
    if isinstance(kind, Time):
        return load_constant(builder, at, [_count(value, kind) for value in plain], INT64)
    if kind == types.boolean:
        return builder.trunc(load_constant(builder, at, [int(value) for value in plain], BYTE), BIT)
    number = float if isinstance(kind, types.Float) else int
    return load_constant(builder, at, [number(value) for value in plain], context.get_value_type(kind))


def _listed(context: Any, builder: Any, kind: RowList, at: Any, values: list[tuple[Any, ...]]) -> Any:
    """Return a list in the row's memory with the items of one of several."""
    flat, ends = sum(values, ()), list(accumulate(map(len, values), initial=0))
    made, inner = make_list(context, builder, INT64(0), INT64(0)), value_type(flat)
    stop = load_constant(builder, builder.add(at, INT64(1)), ends, INT64)
    with InsertPoint(context, builder).for_range(stop, load_constant(builder, at, ends, INT64), unroll=False) as place:
        item = load_value(context, builder, inner, place, flat)
        push(context, builder, kind, made, context.cast(builder, item, inner, kind.item))
    return made


def _count(value: Any, kind: Any) -> int:
    known = time_constant(value)
    assert known is not None
    assert known[0].unit is not None
    return known[1] * (UNITS[kind.unit] // UNITS[known[0].unit])
