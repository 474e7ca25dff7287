"""The slot of a key in a hash table, in compiled code: the words of :mod:`udf.bind.hash_slots`, and where they are."""

from typing import Any, Final

from llvmlite import ir as llvm

from udf.base.dtypes import TIMES, UNITS
from udf.bind.hash_slots import HASHED_EMPTY, HEADER, MULTIPLIER, Field, TableTypes
from udf.frontend.base.declarations import DOUBLE, INT64, is_number, is_uint64, is_whole
from udf.frontend.numba.names import cgutils, types
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.text.text_operators import is_equal
from udf.frontend.types.masked_kinds import Masked, is_null_constant, parts, unmask
from udf.frontend.types.text_kinds import as_text, data_and_size, text_of
from udf.frontend.types.time_kinds import Day, Instant, Time, time_type

BYTE: Final = llvm.IntType(8)


def members_of(kind: Any) -> tuple[Any, ...]:
    """Return the types of the members of a key."""
    inner = unmask(kind)
    return tuple(inner) if isinstance(inner, types.BaseTuple) else (kind,)


def slot_of(context: Any, builder: Any, table: TableTypes, words: Any, key: Any, value: Any) -> Any:
    """Return the place of a key in a table, -1 if it is not there."""
    kinds = members_of(key)
    if len(kinds) != len(table.keys) or any(map(is_null_constant, kinds)):
        return INT64(-1)
    values = cgutils.unpack_tuple(builder, value) if isinstance(unmask(key), types.BaseTuple) else [value]
    known, words_of_members = cgutils.true_bit, []
    for field, kind, member in zip(table.keys, kinds, values, strict=True):
        inside, valid = parts(context, builder, kind, member)
        word = _member(context, builder, field, kind.inner if isinstance(kind, Masked) else kind, inside)
        if word is None:
            return INT64(-1)
        words_of_members.append(word[0])
        known = builder.and_(known, builder.and_(word[1], valid))
    place = cgutils.alloca_once_value(builder, INT64(-1))
    with builder.if_then(known):
        first = words_of_members[0][0] if table.is_exact else hash_of(builder, words_of_members)
        builder.store(_probe(InsertPoint(context, builder), table, words, first, words_of_members), place)
    return builder.load(place)


def _member(context: Any, builder: Any, field: Field, key: Any, value: Any) -> Any:
    """Return the words of a member of a key, of text its address and size, and whether it can be there."""
    if field.name == "text":
        if text_of(key) is None:
            return None
        return data_and_size(builder, as_text(context, builder, key, value)), cgutils.true_bit
    found = _word(context, builder, field.name, key, value)
    return None if found is None else ((found[0],), found[1])


def _word(context: Any, builder: Any, name: str, key: Any, value: Any) -> tuple[Any, Any] | None:
    """Return a key as the table has it, and whether it can be there; None if no key of its type is."""
    if name in TIMES:
        return _time_word(builder, name, key, value)
    if not is_number(key):
        return None
    if name == "int":
        if is_whole(key):
            word = context.cast(builder, value, key, types.uint64 if is_uint64(key) else types.int64)
            return word, builder.icmp_signed(">=", word, INT64(0)) if is_uint64(key) else cgutils.true_bit
        return exact_integer(builder, context.cast(builder, value, key, types.float64))
    real = context.cast(builder, value, key, types.float64)
    known = builder.fcmp_ordered("ord", real, real)
    if is_whole(key):
        signed = not is_uint64(key)
        whole = context.cast(builder, value, key, types.int64 if signed else types.uint64)
        high = DOUBLE(2.0**63 if signed else 2.0**64)
        inside = builder.fcmp_ordered("<", real, high)
        safe = builder.select(inside, real, DOUBLE(0.0))
        back = builder.fptosi(safe, INT64) if signed else builder.fptoui(safe, INT64)
        known = builder.and_(inside, builder.icmp_signed("==", back, whole))
    return builder.bitcast(builder.fadd(real, DOUBLE(0.0)), INT64), known


def exact_integer(builder: Any, real: Any) -> tuple[Any, Any]:
    """Return the integer of 64 bits that a float is, and whether it is one."""
    low, high = DOUBLE(-(2.0**63)), DOUBLE(2.0**63)
    fits = builder.and_(builder.fcmp_ordered(">=", real, low), builder.fcmp_ordered("<", real, high))
    whole = builder.fptosi(builder.select(fits, real, DOUBLE(0.0)), INT64)
    return whole, builder.and_(fits, builder.fcmp_ordered("==", builder.sitofp(whole, DOUBLE), real))


def _time_word(builder: Any, name: str, key: Any, value: Any) -> tuple[Any, Any] | None:
    held = time_type(TIMES[name])
    alike = isinstance(key, Day) is isinstance(held, Day) and isinstance(key, Instant) is isinstance(held, Instant)
    if not isinstance(key, Time) or not alike:
        return None
    own, others = UNITS[held.unit], UNITS[key.unit]
    if own >= others:
        scaled = builder.smul_with_overflow(value, INT64(own // others))
        return builder.extract_value(scaled, 0), builder.not_(builder.extract_value(scaled, 1))
    factor = INT64(others // own)
    word = builder.sdiv(value, factor)
    return word, builder.icmp_signed("==", builder.mul(word, factor), value)


# -- hashes --------------------------------------------------------------------------------------------


def _mix(builder: Any, state: Any, word: Any) -> Any:
    state = builder.mul(builder.xor(state, word), INT64(MULTIPLIER))
    return builder.xor(state, builder.lshr(state, INT64(32)))


def hash_of(builder: Any, members: list[Any]) -> Any:
    """Return the hash of a key, as :func:`udf.bind.hash_slots.build_table` has it."""
    state = INT64(0)
    for words in members:
        state = _mix(builder, state, words[-1])
        if len(words) == 2:
            state = _hash_text(builder, state, *words)
    empty = builder.icmp_signed("==", state, INT64(HASHED_EMPTY))
    return builder.select(empty, INT64(HASHED_EMPTY + 1), state)


def _hash_text(builder: Any, state: Any, data: Any, size: Any) -> Any:
    """Return a hash with the bytes of a text in it."""
    result = cgutils.alloca_once_value(builder, state)
    with cgutils.for_range(builder, size) as loop:
        place = builder.inttoptr(builder.add(data, loop.index), BYTE.as_pointer())
        builder.store(_mix(builder, builder.load(result), builder.zext(builder.load(place), INT64)), result)
    return builder.load(result)


# -- probing -------------------------------------------------------------------------------------------


def word_at(builder: Any, words: Any, place: Any, offset: int = 0) -> Any:
    """Return a word of a table."""
    return builder.load(builder.gep(words, [builder.add(place, INT64(offset))]))


def text_at(builder: Any, words: Any, place: Any, offset: int) -> tuple[Any, Any]:
    """Return the address and the size of a text whose words begin at an offset of a slot."""
    begin = builder.ptrtoint(words, INT64)
    return builder.add(begin, word_at(builder, words, place, offset)), word_at(builder, words, place, offset + 1)


def _probe(at: InsertPoint, table: TableTypes, words: Any, word: Any, members: list[Any]) -> Any:
    """Return the slot of ``word``, a key or the hash of one, -1 if an empty slot comes first."""
    builder = at.builder
    empty, shift = (word_at(builder, words, INT64(i)) for i in range(2))
    first = builder.lshr(builder.mul(word, INT64(MULTIPLIER)), shift)
    slot = at.variable(builder.add(builder.mul(first, INT64(table.width)), INT64(HEADER)))
    hit = at.variable(cgutils.false_bit)

    def goes_on() -> Any:
        here = word_at(builder, words, slot.value)
        used = builder.icmp_signed("!=", here, empty)
        hit.value = builder.and_(used, builder.icmp_signed("==", here, word))
        if not table.is_exact:
            with builder.if_then(hit.value):
                hit.value = _is_key(builder, table, words, slot.value, members)
        return builder.and_(used, builder.not_(hit.value))

    with at.while_loop(goes_on):
        slot.value = builder.add(slot.value, INT64(table.width))
    return builder.select(hit.value, slot.value, INT64(-1))


def _is_key(builder: Any, table: TableTypes, words: Any, at: Any, members: list[Any]) -> Any:
    """Return whether a slot whose hash is that of a key has the key."""
    answer, offset = cgutils.true_bit, 1
    for field, member in zip(table.keys, members, strict=True):
        if field.name == "text":
            equal = is_equal(builder, [*member, *text_at(builder, words, at, offset)])
        else:
            equal = builder.icmp_signed("==", word_at(builder, words, at, offset), member[0])
        answer = builder.and_(answer, equal)
        offset += field.width
    return answer
