"""Lists of texts in the row's memory, as ``re.findall`` and ``re.split`` make them: ``len``, items, ``in``, ``join``.

An item is a text, or a tuple of ``width`` texts. A list is never changed.
"""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any

from udf.frontend.numba.names import RefType, StructModel, cgutils, iternext_impl, register_model, types
from udf.frontend.semantics.rules import INT64, LOWERING, define, is_whole, raise_if, typed
from udf.frontend.text.kinds import Text, as_text, build, parts
from udf.frontend.text.library import INT32, call
from udf.frontend.text.method_rules import is_text
from udf.frontend.text.operators import nonzero

if TYPE_CHECKING:
    from collections.abc import Callable

ITEM_BYTES = 16


class TextList(types.IterableType):  # type: ignore[misc]
    """A list of texts, or of tuples of them."""

    def __init__(self, text: Text | None, width: int) -> None:
        assert text is not None
        self.text, self.width = text, width
        super().__init__(name=f"list of {text}" + (f" by {width}" if width > 1 else ""))

    @property
    def item(self) -> Any:
        """Return the type of an item."""
        return self.text if self.width == 1 else types.UniTuple(self.text, self.width)

    @property
    def iterator_type(self) -> Any:
        """Return what ``iter(texts)`` gives."""
        return TextListIterator(self)


class TextListIterator(types.SimpleIteratorType):  # type: ignore[misc]
    """A place in such a list."""

    def __init__(self, texts: TextList) -> None:
        self.texts = texts
        super().__init__(f"iterator over a {texts}", yield_type=texts.item)


@register_model(TextList)
class TextListModel(StructModel):  # type: ignore[misc]
    """Where the items are, address and bytes of one text behind the other, and how many."""

    def __init__(self, dmm: Any, fe_type: Any) -> None:
        super().__init__(dmm, fe_type, [("data", types.uint64), ("count", types.int64)])


@register_model(TextListIterator)
class TextListIteratorModel(StructModel):  # type: ignore[misc]
    """The list, and the number of the next item."""

    def __init__(self, dmm: Any, fe_type: Any) -> None:
        super().__init__(dmm, fe_type, [("texts", fe_type.texts), ("at", types.EphemeralPointer(types.int64))])


def is_list(kind: Any) -> bool:
    """Return whether a type is that of a list in memory."""
    return isinstance(kind, TextList)


def _at(context: Any, builder: Any, kind: TextList, value: Any, index: Any) -> Any:
    """Return an item that is there."""
    first = builder.mul(index, INT64(ITEM_BYTES * kind.width))
    pointer = builder.inttoptr(builder.add(builder.extract_value(value, 0), first), INT64.as_pointer())
    words = [builder.load(builder.gep(pointer, [INT64(i)])) for i in range(2 * kind.width)]
    texts = [build(context, builder, *words[i : i + 2]) for i in range(0, len(words), 2)]
    return texts[0] if kind.width == 1 else context.make_tuple(builder, kind.item, texts)


@define(len, typing=lambda kind: types.int64 if is_list(kind) else None)
def _len(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    del context, sig
    return builder.extract_value(args[0], 1)


def define_truth(is_one: Callable[[Any], bool], length: Callable[..., Any]) -> None:
    """Register the truth of lists that ``is_one`` knows: one of no item, by the lowering of its length, is false."""

    @define(bool, operator.truth, typing=lambda kind: types.boolean if is_one(kind) else None)
    def truth(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return builder.icmp_signed(">", length(context, builder, sig, args), INT64(0))

    @define(operator.not_, typing=lambda kind: types.boolean if is_one(kind) else None)
    def without(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return builder.not_(truth(context, builder, sig, args))


define_truth(is_list, _len)


@define(operator.getitem, typing=lambda kind, index: kind.item if is_list(kind) and is_whole(index) else None)
def _item(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind, index_kind = sig.args
    index, count = context.cast(builder, args[1], index_kind, types.int64), builder.extract_value(args[0], 1)
    index = builder.select(builder.icmp_signed("<", index, INT64(0)), builder.add(index, count), index)
    outside = builder.icmp_unsigned(">=", index, count)
    raise_if(context, builder, outside, IndexError, "list index out of range")
    return _at(context, builder, kind, args[0], index)


def _sliced(kind: Any, index: Any) -> Any:
    return kind if is_list(kind) and isinstance(index, types.SliceType) and not index.has_step else None


@define(operator.getitem, typing=_sliced)
def _slice(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind, index_kind = sig.args
    count = builder.extract_value(args[0], 1)
    known = getattr(index_kind, "literal_value", None)
    if known is None:
        given = cgutils.create_struct_proxy(index_kind)(context, builder, value=args[1])
        ends = [given.start, given.stop]
    else:
        ends = [
            INT64(known.start or 0),
            INT64(2**63 - 1 if known.stop is None else known.stop),
        ]
    low, high = (_clipped(builder, end, count) for end in ends)
    size = builder.sub(high, low)
    size = builder.select(builder.icmp_signed("<", size, INT64(0)), INT64(0), size)
    data = builder.add(builder.extract_value(args[0], 0), builder.mul(low, INT64(ITEM_BYTES * kind.width)))
    return build(context, builder, data, size)


def _clipped(builder: Any, end: Any, count: Any) -> Any:
    moved = builder.select(builder.icmp_signed("<", end, INT64(0)), builder.add(end, count), end)
    moved = builder.select(builder.icmp_signed("<", moved, INT64(0)), INT64(0), moved)
    return builder.select(builder.icmp_signed(">", moved, count), count, moved)


def _contained(kind: Any, text: Any) -> Any:
    return types.boolean if is_list(kind) and kind.width == 1 and is_text(text) else None


@define(operator.contains, typing=_contained)
def _contains(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    sought = parts(builder, as_text(context, builder, sig.args[1], args[1]))
    items = builder.extract_value(args[0], 0), builder.extract_value(args[0], 1)
    return nonzero(builder, call(builder, "list_has", INT32, *items, *sought))


@typed(LOWERING.lower("getiter", TextList))
def _iterate(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    iterator = cgutils.create_struct_proxy(sig.return_type)(context, builder)
    iterator.texts, iterator.at = args[0], cgutils.alloca_once_value(builder, INT64(0))
    return iterator._getvalue()  # noqa: SLF001 - Numba's name


@typed(LOWERING.lower("iternext", TextListIterator))
@typed(iternext_impl(RefType.BORROWED))
def _next(context: Any, builder: Any, sig: Any, args: Any, result: Any) -> None:
    kind = sig.args[0].texts
    iterator = cgutils.create_struct_proxy(sig.args[0])(context, builder, value=args[0])
    at = builder.load(iterator.at)
    more = builder.icmp_signed("<", at, builder.extract_value(iterator.texts, 1))
    result.set_valid(more)
    with builder.if_then(more):
        result.yield_(_at(context, builder, kind, iterator.texts, at))
        builder.store(builder.add(at, INT64(1)), iterator.at)
