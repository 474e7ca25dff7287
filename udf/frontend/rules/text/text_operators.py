"""What ``str`` does by operators and builtins: comparisons, ``in``, ``len``, truth, items and slices, ``ord``."""

import operator
from collections.abc import Callable, Sequence
from typing import Any, Final

from udf.base.null_kinds import NAN, NONE
from udf.base.operators import SYMBOLS
from udf.frontend.base.declarations import INT64, define, is_number, is_uint64, is_whole, raise_if
from udf.frontend.base.messages import COMPUTED, limit
from udf.frontend.numba.names import cgutils, types
from udf.frontend.rules.text.category_methods import MOST_PAIRS
from udf.frontend.rules.text.text_library import INT32, PAIR, call, check_memory, scratch
from udf.frontend.types.category_kinds import Category
from udf.frontend.types.masked_kinds import Masked, parts, unmask
from udf.frontend.types.text_kinds import (
    ASCII,
    UTF8,
    Text,
    as_text,
    build_text,
    concat_type,
    data_and_size,
    text_of,
    unify,
)


def operand_bytes(context: Any, builder: Any, sig: Any, args: Any) -> list[Any]:
    """Return the addresses and sizes of all operands, in order."""
    texts = [as_text(context, builder, kind, value) for kind, value in zip(sig.args, args, strict=True)]
    return [part for text in texts for part in data_and_size(builder, text)]


def text_of_pair(context: Any, builder: Any, pair: Any) -> Any:
    """Return what the library returns as a text."""
    return build_text(context, builder, builder.extract_value(pair, 0), builder.extract_value(pair, 1))


def make_text(context: Any, builder: Any, name: str, *arguments: Any) -> Any:
    """Return the text that a function of the library makes in scratch memory, which it takes last."""
    pair = call(builder, name, PAIR, *arguments, scratch(builder))
    check_memory(context, builder, builder.extract_value(pair, 0))
    return text_of_pair(context, builder, pair)


def nonzero(builder: Any, value: Any) -> Any:
    """Return whether an integer of the library's is true."""
    return builder.icmp_unsigned("!=", value, value.type(0))


def equal_non_null(left: object, right: object) -> bool:
    """Return whether two texts are there and equal, as pandas compares columns in which None or NaN is missing."""
    return isinstance(left, str) and isinstance(right, str) and left == right


def differ_or_null(left: object, right: object) -> bool:
    """Return whether two texts are not equal, or one of them is a null."""
    return not equal_non_null(left, right)


NULLABLE_OPERATORS: Final = {operator.eq: equal_non_null, operator.ne: differ_or_null}
"""An operator on texts -> what it is on columns of which some may be None or NaN."""


def text_operation(operation: Any, kinds: tuple[Any, ...]) -> tuple[Any, Any]:
    """Return what an operator is on the texts of arrays, and its result's type: None if there is no such operator."""
    if not all(isinstance(unmask(kind), Text) for kind in kinds):
        return operation, None
    nullable = [kind for kind in kinds if isinstance(kind, Masked)]
    if nullable:
        plain = all(set(kind.nulls) <= {*NAN, *NONE} for kind in nullable)
        function = NULLABLE_OPERATORS.get(operation) if plain else None
        return function, None if function is None else types.boolean
    if len(kinds) == 2 and operation is operator.add:
        return operation, concat_type(*kinds)
    return operation, types.boolean if len(kinds) == 2 and operation in SYMBOLS else None


def _equality(operation: Any, *, equal: bool) -> None:
    def typing(left: Any, right: Any) -> Any:
        return types.boolean if all(isinstance(unmask(kind), Text) for kind in (left, right)) else None

    @define(operation, typing=typing)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        opened = [parts(context, builder, kind, value) for kind, value in zip(sig.args, args, strict=True)]
        same = is_equal(builder, [part for text, _ in opened for part in data_and_size(builder, text)])
        same = builder.and_(same, builder.and_(*(there for _, there in opened)))
        return same if equal else builder.not_(same)


_equality(equal_non_null, equal=True)
_equality(differ_or_null, equal=False)


# -- comparisons -------------------------------------------------------------------------------------


def _operands(left: Any, right: Any) -> Text | None:
    """Return the type of text that two texts meet in: one of a column, or both written out."""
    if isinstance(left, types.StringLiteral) and isinstance(right, types.StringLiteral):
        return concat_type(text_of(left), text_of(right))
    return unify(left, right)


def _comparison_type(left: Any, right: Any) -> Any:
    return None if _operands(left, right) is None else types.boolean


def _register(operation: Any, compute: Callable[[Any, list[Any]], Any]) -> None:
    @define(operation, typing=_comparison_type)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return compute(builder, operand_bytes(context, builder, sig, args))


def _unlike_type(left: Any, right: Any) -> Any:
    """Return the type of a comparison of a text with a number, which are never equal."""
    unlike = (_is_text(left) and is_number(right)) or (is_number(left) and _is_text(right))
    return types.boolean if unlike else None


@define(operator.ne, typing=_unlike_type, opposite=(operator.eq,))
def _never_equal(context: Any, *_: Any) -> Any:
    return context.get_constant(types.boolean, True)  # noqa: FBT003 - Numba's signature


def is_equal(builder: Any, texts: list[Any]) -> Any:
    """Return whether two texts are equal: ``texts`` are the address and the size of each."""
    return nonzero(builder, call(builder, "equal", INT32, *texts))


AT_ONCE: Final = 16
"""Bytes of a text that is written out which are compared as two numbers."""


def matches_at(builder: Any, where: str, texts: Sequence[Any], written: Any) -> Any:
    """Return whether the second text of ``texts`` is at the start or the end of the first, or equal to it.

    ``where`` is the library's function that asks, and ``written`` the second's type: the bytes of a short literal are
    compared as numbers.
    """
    image = written.literal_value.encode() if isinstance(written, types.StringLiteral) else b""
    if not 0 < len(image) <= AT_ONCE:
        return nonzero(builder, call(builder, where, INT32, *texts))
    (data, size), length = texts[:2], INT64(len(image))
    place = {"starts": INT64(0), "ends": builder.sub(size, length)}.get(where)
    if place is None:
        place = builder.select(builder.icmp_signed("==", size, length), INT64(0), INT64(-1))
    words = [INT64(int.from_bytes(part, "little")) for part in (image[:8], image[-8:])]
    return nonzero(builder, call(builder, "words_at", INT32, data, size, place, length, *words))


@define(operator.eq, typing=_comparison_type, opposite=(operator.ne,))
def _equals(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    texts = operand_bytes(context, builder, sig, args)
    if isinstance(sig.args[0], types.StringLiteral):
        return matches_at(builder, "equal", [*texts[2:], *texts[:2]], sig.args[0])
    return matches_at(builder, "equal", texts, sig.args[1])


def find_bytes(builder: Any, texts: Sequence[Any]) -> Any:
    """Return the byte at which the second text of ``texts`` begins in the first; -1 if it does nowhere."""
    return call(builder, "first_place", INT64, *texts, INT64(0))


def code_point_index(builder: Any, data: Any, place: Any) -> Any:
    """Return a place of a text in UTF-8, a byte, as Python counts it: in code points; -1 is no place."""
    missing = builder.icmp_signed("<", place, INT64(0))
    counted = call(builder, "length_utf8", INT64, data, builder.select(missing, INT64(0), place))
    return builder.select(missing, place, counted)


_register(operator.contains, lambda builder, texts: builder.icmp_signed(">=", find_bytes(builder, texts), INT64(0)))


def _ordered(symbol: str) -> Callable[[Any, list[Any]], Any]:
    return lambda builder, texts: builder.icmp_signed(symbol, call(builder, "order", INT32, *texts), INT32(0))


for _operation, _symbol in SYMBOLS.items():
    if _operation not in (operator.eq, operator.ne):
        _register(_operation, _ordered(_symbol))


def _extreme(operation: Any, symbol: str) -> None:
    @define(operation, typing=unify)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        texts = operand_bytes(context, builder, sig, args)
        wins = builder.icmp_signed(symbol, call(builder, "order", INT32, *texts[2:], *texts[:2]), INT32(0))
        best = [builder.select(wins, new, old) for old, new in zip(texts[:2], texts[2:], strict=True)]
        return build_text(context, builder, *best)


_extreme(min, "<")
_extreme(max, ">")


# -- length and truth --------------------------------------------------------------------------------


def _is_text(kind: Any) -> Any:
    return isinstance(kind, (Text, types.StringLiteral))


@define(len, typing=lambda kind: types.int64 if _is_text(kind) else None)
def _len(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    data, size = operand_bytes(context, builder, sig, args)
    return size if text_of(sig.args[0]) is ASCII else call(builder, "length_utf8", INT64, data, size)


@define(bool, operator.truth, typing=lambda kind: types.boolean if _is_text(kind) else None, opposite=(operator.not_,))
def _truth(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return nonzero(builder, operand_bytes(context, builder, sig, args)[1])


# -- items and slices --------------------------------------------------------------------------------


@define(operator.getitem, typing=lambda kind, index: text_of(kind) if is_whole(index) else None)
def _item(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind, index_kind = sig.args
    data, size = data_and_size(builder, as_text(context, builder, kind, args[0]))
    index = context.cast(builder, args[1], index_kind, types.int64)
    pair = call(builder, f"item_{sig.return_type.suffix}", PAIR, data, size, index)
    outside = builder.icmp_signed("==", builder.extract_value(pair, 1), INT64(0))
    raise_if(context, builder, outside, IndexError, "string index out of range")
    return text_of_pair(context, builder, pair)


NO_END: Final = 2**63 - 1


@define(operator.getitem, typing=lambda kind, index: text_of(kind) if isinstance(index, types.SliceType) else None)
def _slice(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind, index_kind = sig.args
    data, size = data_and_size(builder, as_text(context, builder, kind, args[0]))
    constant, suffix = getattr(index_kind, "literal_value", None), sig.return_type.suffix
    if constant is None:
        bounds = cgutils.create_struct_proxy(index_kind)(context, builder, value=args[1])
        first, last, step = bounds.start, bounds.stop, bounds.step if index_kind.has_step else INT64(1)
    else:
        back = constant.step is not None and constant.step < 0
        open_ends = (NO_END, -NO_END - 1) if back else (0, NO_END)
        ends = zip((constant.start, constant.stop), open_ends, strict=True)
        first, last = (INT64(open_end if end is None else end) for end, open_end in ends)
        step = INT64(1 if constant.step is None else constant.step)
    if step != INT64(1):
        raise_if(context, builder, builder.icmp_signed("==", step, INT64(0)), ValueError, "slice step cannot be zero")
        return make_text(context, builder, f"step_{suffix}", data, size, first, last, step)
    return text_of_pair(context, builder, call(builder, f"slice_{suffix}", PAIR, data, size, first, last))


# -- code points -------------------------------------------------------------------------------------


@define(ord, typing=lambda kind: types.int64 if _is_text(kind) else None)
def _ord(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    data, size = operand_bytes(context, builder, sig, args)
    suffix = concat_type(text_of(sig.args[0])).suffix
    point = call(builder, f"ord_{suffix}", INT64, data, size)
    wrong = builder.icmp_signed("<", point, INT64(0))
    raise_if(context, builder, wrong, TypeError, *COMPUTED)
    return point


def _refused(number: int) -> tuple[type[Exception], str]:
    """Return how this Python refuses a number that is no code point."""
    try:
        chr(number)
    except (OverflowError, ValueError) as error:
        return type(error), str(error)
    raise AssertionError(number)


NO_POINT: Final = _refused(0x110000)
NO_INT: Final = _refused(2**53)
"""How ``chr`` refuses what is no int of C: an OverflowError before Python 3.13."""


@define(chr, typing=lambda number: UTF8 if is_whole(number) else None)
def _chr(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    (kind,), (number,) = sig.args, args
    if NO_INT != NO_POINT and getattr(kind, "bitwidth", 0) > 31:
        point = context.cast(builder, number, kind, types.uint64 if is_uint64(kind) else types.int64)
        shifted = point if is_uint64(kind) else builder.add(point, INT64(2**31))
        most = INT64(2**31 if is_uint64(kind) else 2**32)
        raise_if(context, builder, builder.icmp_unsigned(">=", shifted, most), *NO_INT)
    return character(context, builder, kind, number, *NO_POINT)


SURROGATE: Final = limit("a surrogate alone is not text in a UDF")


def character(context: Any, builder: Any, kind: Any, value: Any, error: type[Exception], message: str) -> Any:
    """Return the text of one code point; raise ``error`` for a number that is none."""
    point = context.cast(builder, value, kind, types.int64)
    outside = builder.icmp_unsigned(">=", point, INT64(0x110000))
    raise_if(context, builder, outside, error, message)
    lone = builder.icmp_unsigned("<", builder.sub(point, INT64(0xD800)), INT64(0x800))
    raise_if(context, builder, lone, ValueError, SURROGATE)
    return make_text(context, builder, "chr", point)


# -- sums and multiples ------------------------------------------------------------------------------


def _sum(left: Any, right: Any) -> Text | None:
    """Return the type of a sum: also of categories with more sums than one has, as in a loop."""
    if isinstance(left, Category) and isinstance(right, Category):
        many = len(left.categories) * len(right.categories) > MOST_PAIRS
        return concat_type(text_of(left), text_of(right)) if many else None
    return _operands(left, right)


@define(operator.add, operator.iadd, typing=_sum)
def _add(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return make_text(context, builder, "join", *operand_bytes(context, builder, sig, args))


def _multiple(left: Any, right: Any) -> Any:
    text, times = (left, right) if _is_text(left) else (right, left)
    return text_of(text) if _is_text(text) and is_whole(times) else None


@define(operator.mul, operator.imul, typing=_multiple)
def _mul(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    at = 0 if _is_text(sig.args[0]) else 1
    times = context.cast(builder, args[1 - at], sig.args[1 - at], types.int64)
    text = as_text(context, builder, sig.args[at], args[at])
    return make_text(context, builder, "repeat", *data_and_size(builder, text), times)
