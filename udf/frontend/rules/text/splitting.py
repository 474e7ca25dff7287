"""Lists that a text is split into: never in memory, each part is found when it is asked for.

``len``, items, ``in``, iteration (hence ``a, b = s.split("-")``) and ``join``; a list is never changed. ``partition``
gives a tuple.
"""

import operator
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Any, Final

from llvmlite import ir as llvm

from udf.frontend.base.declarations import INT64, define, implement, is_whole, raise_if, stand_in
from udf.frontend.base.messages import RefusedError
from udf.frontend.base.models import as_structure, structure
from udf.frontend.numba.names import signature, types
from udf.frontend.rules.array.access import for_each, unwrap
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.list.items import define_truth, make_list, write_call
from udf.frontend.rules.list.items import load_word as word_of
from udf.frontend.rules.text.method_rules import Site, is_text, method
from udf.frontend.rules.text.text_library import INT32, PAIR, call
from udf.frontend.rules.text.text_operators import find_bytes, make_text, nonzero, text_of_pair
from udf.frontend.types.array_kinds import Array
from udf.frontend.types.iterators import CountedIterable, step
from udf.frontend.types.list_kinds import NO_ORDER, RowList, is_list, is_set
from udf.frontend.types.masked_kinds import BIT, Masked
from udf.frontend.types.text_kinds import Text, as_text, build_text, concat_type, constant, data_and_size, text_of

BY_TEXT, BY_SPACE, BY_LINE = "text", "space", "line"
"""What a text is split at, as the library's functions have it in their names."""

TRIPLE: Final = llvm.LiteralStructType([INT64, INT64, INT64])


class SplitText(CountedIterable):
    """The parts of a text; an iterator counts bytes (``at``) and parts."""

    counters = ("at", "number")

    def __init__(self, text: Text | None, how: str) -> None:
        assert text is not None
        self.text, self.how = text, how
        self.listed = RowList(text)
        super().__init__(name=f"list of {text}, split at {how}")

    def asks(self, what: str) -> str:
        """Return the library's function that says ``what`` of the list."""
        return f"split_{what}_{self.how}_{self.text.suffix}"

    @property
    def yielded(self) -> Any:
        """Return the type of a part."""
        return self.text


FIELDS: Final = ("data", "size", "separator", "bytes", "limit", "merged")


# The text, the separator, how often it is split at most, and how many separators the first part keeps.
as_structure(lambda _: [(name, types.int64) for name in FIELDS], SplitText)


def _library_arguments(builder: Any, value: Any) -> list[Any]:
    """Return what functions of the library take of a list."""
    return [builder.extract_value(value, i) for i in range(len(FIELDS))]


def _list(site: Site, kind: SplitText, *fields: Any) -> Any:
    return structure(site.context, site.builder, kind, **dict(zip(FIELDS, fields, strict=True)))


# -- methods that split ------------------------------------------------------------------------------


def _split(subject: Any, sep: Any = types.none, maxsplit: Any = types.none) -> Any:
    none = isinstance(sep, types.NoneType)
    fits = (none or is_text(sep)) and (isinstance(maxsplit, types.NoneType) or is_whole(maxsplit))
    return SplitText(text_of(subject), BY_SPACE if none else BY_TEXT) if fits else None


def _rsplit(subject: Any, sep: Any = types.none, maxsplit: Any = types.none) -> Any:
    """Return the type of ``s.rsplit(..)``: at white space with a limit, a list in memory, made from the right."""
    limited = not isinstance(maxsplit, types.NoneType)
    if limited and isinstance(sep, types.NoneType) and is_whole(maxsplit):
        return RowList(text_of(subject))
    return _split(subject, sep, maxsplit)


def _splits(name: str, typing: Any, *, right: bool) -> None:
    @method(name, typing)
    def lower(site: Site, kinds: Any, values: Any) -> Any:
        kind, builder = typing(*kinds), site.builder
        if isinstance(kind, RowList):
            pair = site.make_text("split_right", *site.text(kinds[0], values[0]), site.whole(kinds[2], values[2]))
            return make_list(site.context, builder, *data_and_size(builder, pair))
        separator = (INT64(8), INT64(0))
        if kind.how == BY_TEXT:
            separator = site.text(kinds[1], values[1])
            empty = builder.icmp_signed("==", separator[1], INT64(0))
            raise_if(site.context, builder, empty, ValueError, "empty separator")
        limited = len(kinds) > 2 and not isinstance(kinds[2], types.NoneType)
        limit = site.whole(kinds[2], values[2]) if limited else INT64(-1)
        found = [*site.text(kinds[0], values[0]), *separator]
        if not (right and limited):
            return _list(site, kind, *found, limit, INT64(0))
        count = call(builder, kind.asks("count"), INT64, *found, INT64(-1), INT64(0))
        more = builder.sub(builder.sub(count, INT64(1)), limit)
        some = builder.and_(builder.icmp_signed(">", more, INT64(0)), builder.icmp_signed(">=", limit, INT64(0)))
        return _list(site, kind, *found, INT64(-1), builder.select(some, more, INT64(0)))


_splits("split", _split, right=False)
_splits("rsplit", _rsplit, right=True)


def _lines(subject: Any, keepends: Any = types.none) -> Any:
    return SplitText(text_of(subject), BY_LINE) if isinstance(keepends, types.NoneType) or is_whole(keepends) else None


@method("splitlines", _lines)
def _splitlines(site: Site, kinds: Any, values: Any) -> Any:
    keeps = INT64(0)
    if len(kinds) > 1 and not isinstance(kinds[1], types.NoneType):
        asked = site.builder.icmp_signed("!=", site.whole(kinds[1], values[1]), INT64(0))
        keeps = site.builder.zext(asked, INT64)
    fields = (*site.text(kinds[0], values[0]), INT64(8), INT64(0), INT64(-1), keeps)
    return _list(site, SplitText(text_of(kinds[0]), BY_LINE), *fields)


def _three(subject: Any, separator: Any) -> Any:
    return types.UniTuple(concat_type(text_of(subject), text_of(separator)), 3) if is_text(separator) else None


def _partitions(name: str, *, right: bool) -> None:
    @method(name, _three)
    def lower(site: Site, kinds: Any, values: Any) -> Any:
        builder, context = site.builder, site.context
        (data, size), sep = site.text(kinds[0], values[0]), site.text(kinds[1], values[1])
        empty = builder.icmp_signed("==", sep[1], INT64(0))
        raise_if(context, builder, empty, ValueError, "empty separator")
        sought = [data, size, *sep]
        ends = (INT64(0), INT64(2**63 - 1))  # by bytes, whatever the encoding
        place = call(builder, "rfind_ascii", INT64, *sought, *ends) if right else find_bytes(builder, sought)
        missing = builder.icmp_signed("<", place, INT64(0))
        whole, none = build_text(context, builder, data, size), build_text(context, builder, data, INT64(0))
        after = builder.add(place, sep[1])
        found = (
            build_text(context, builder, data, place),
            build_text(context, builder, builder.add(data, place), sep[1]),
            build_text(context, builder, builder.add(data, after), builder.sub(size, after)),
        )
        without = (none, none, whole) if right else (whole, none, none)
        members = [builder.select(missing, one, other) for one, other in zip(without, found, strict=True)]
        return context.make_tuple(builder, _three(*kinds), members)


_partitions("partition", right=False)
_partitions("rpartition", right=True)


# -- what a list does --------------------------------------------------------------------------------


def _is_split(kind: Any) -> bool:
    return isinstance(kind, SplitText)


@define(len, typing=lambda kind: types.int64 if _is_split(kind) else None)
def _len(_context: Any, builder: Any, sig: Any, args: Any) -> Any:
    (kind,) = sig.args
    return call(builder, kind.asks("count"), INT64, *_library_arguments(builder, args[0]))


define_truth(_is_split, _len)


@define(operator.getitem, typing=lambda kind, index: kind.text if _is_split(kind) and is_whole(index) else None)
def _item(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind, index_kind = sig.args
    index = context.cast(builder, args[1], index_kind, types.int64)
    pair = call(builder, kind.asks("item"), PAIR, *_library_arguments(builder, args[0]), index)
    outside = builder.icmp_signed("==", builder.extract_value(pair, 0), INT64(0))
    raise_if(context, builder, outside, IndexError, "list index out of range")
    return text_of_pair(context, builder, pair)


@define(operator.contains, typing=lambda kind, text: types.boolean if _is_split(kind) and is_text(text) else None)
def _contains(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind, text = sig.args
    sought = data_and_size(builder, as_text(context, builder, text, args[1]))
    arguments = _library_arguments(builder, args[0])
    return nonzero(builder, call(builder, kind.asks("has"), INT32, *arguments, *sought))


@step.register(SplitText)
def _next(kind: SplitText, context: Any, builder: Any, iterator: Any, result: Any) -> None:
    at, number = builder.load(iterator.at), builder.load(iterator.number)
    found = call(builder, kind.asks("next"), TRIPLE, *_library_arguments(builder, iterator.over), at, number)
    data, size, following = (builder.extract_value(found, i) for i in range(3))
    more = builder.icmp_signed("!=", data, INT64(0))
    result.set_valid(more)
    with builder.if_then(more):
        result.yield_(build_text(context, builder, data, size))
        builder.store(following, iterator.at)
        builder.store(builder.add(number, INT64(1)), iterator.number)


# -- join --------------------------------------------------------------------------------------------


def _joins(separator: Any, members: Any) -> Any:
    if isinstance(members, SplitText):
        return concat_type(text_of(separator), members.text)
    if isinstance(members, Array) and isinstance(members.dtype, Masked):
        raise RefusedError("join() needs texts without nulls: leave them out, ','.join(s.dropna())", None)
    if is_set(members):
        raise RefusedError(NO_ORDER, None)
    if is_list(members):
        return concat_type(text_of(separator), members.item) if isinstance(members.item, Text) else None
    if isinstance(members, Array) and isinstance(members.dtype, Text):
        return concat_type(text_of(separator), members.dtype)
    if text_of(members) is not None:
        return concat_type(text_of(separator), text_of(members))
    if not isinstance(members, types.BaseTuple) or any(isinstance(kind, Masked) for kind in members):
        return None
    kinds = [text_of(kind) for kind in members]
    return None if None in kinds else concat_type(text_of(separator), *kinds)


join_points: Final = stand_in("join_points")
"""(separator, text): stands for ``separator.join(text)`` of the code points of a text."""


@implement(join_points)
def _join_points(separator: Any, text: Any) -> Any:
    del separator, text
    return lambda separator, text: separator.join(list(text))


@contextmanager
def _each_part(at: InsertPoint, kind: SplitText, value: Any) -> Iterator[Any]:
    """Write a loop over the parts of a text; give the part."""
    builder, place, number = at.builder, at.variable(INT64(0)), at.variable(INT64(0))
    part = at.variable(llvm.Constant(TRIPLE, None))

    def more() -> Any:
        arguments = (*_library_arguments(builder, value), place.value, number.value)
        part.value = call(builder, kind.asks("next"), TRIPLE, *arguments)
        return builder.icmp_signed("!=", builder.extract_value(part.value, 0), INT64(0))

    with at.while_loop(more):
        yield text_of_pair(at.context, builder, part.value)
        place.value = builder.extract_value(part.value, 2)
        number.value = builder.add(number.value, INT64(1))


def _join_items(at: InsertPoint, separator: tuple[Any, Any], items: AbstractContextManager[Any]) -> Any:
    """Return the texts that a loop gives, the separator between them."""
    whole, more = at.variable(constant(at.context, at.builder, "")), at.variable(BIT(0))

    def append(data: Any, size: Any) -> None:
        whole.value = make_text(at.context, at.builder, "join", *data_and_size(at.builder, whole.value), data, size)

    with items as text:
        with at.builder.if_then(more.value):
            append(*separator)
        append(*data_and_size(at.builder, text))
        more.value = BIT(1)
    return whole.value


@method("join", _joins)
def _join(site: Site, kinds: Any, values: Any) -> Any:
    context, builder = site.context, site.builder
    separator, at = site.text(kinds[0], values[0]), InsertPoint(context, builder)
    if text_of(kinds[1]) is not None:
        texts = [as_text(context, builder, kind, value) for kind, value in zip(kinds, values, strict=True)]
        known = [text_of(kind) for kind in kinds]
        return write_call(context, builder, join_points, signature(concat_type(*known), *known), texts)
    if isinstance(kinds[1], SplitText):
        return _join_items(at, separator, _each_part(at, kinds[1], values[1]))
    if isinstance(kinds[1], Array):
        kind, array = unwrap(kinds[1], at, values[1])
        return _join_items(at, separator, for_each(kind, at, array))
    if isinstance(kinds[1], RowList):
        return make_text(context, builder, "list_join", *separator, *(word_of(builder, values[1], i) for i in range(2)))
    texts = [as_text(context, builder, kind, builder.extract_value(values[1], i)) for i, kind in enumerate(kinds[1])]
    if not texts:
        return constant(context, builder, "")
    whole, *others = texts
    for text in others:
        whole = make_text(context, builder, "join", *data_and_size(builder, whole), *separator)
        whole = make_text(context, builder, "join", *data_and_size(builder, whole), *data_and_size(builder, text))
    return whole
