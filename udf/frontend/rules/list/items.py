"""What a list in a row's memory does one item at a time: ``append``, ``len``, items, iteration, truth, ``join``."""

import operator
from collections.abc import Callable
from typing import Any, ClassVar, Final, TypeVar

from udf.base.numba_settings import TARGET
from udf.frontend.base.declarations import (
    INT64,
    LOWERING,
    attributes,
    define,
    implement,
    is_uint64,
    is_whole,
    raise_if,
    stand_in,
    takes,
)
from udf.frontend.base.messages import COMPUTED, DOES_NOT_FIT
from udf.frontend.numba.names import AbstractTemplate, cgutils, signature, types
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.scalar.overflow import CHECKED, is_raising
from udf.frontend.rules.text.text_library import call, check_memory, scratch
from udf.frontend.types.iterators import step
from udf.frontend.types.list_kinds import WORD, RowList, RowSet, is_list, is_list_or_set, item_type, unify_items
from udf.frontend.types.lookup_kinds import checked

T = TypeVar("T", bound="Callable[..., Any]")

new_list: Final = stand_in("new_list")
"""Stands for ``[]`` in a UDF."""

new_set: Final = stand_in("new_set")
"""Stands for ``set()`` in a UDF."""


@define(new_list, typing=lambda: RowList(types.undefined))
@define(new_set, typing=lambda: RowSet(types.undefined))
def _new(context: Any, builder: Any, _sig: Any, _args: Any) -> Any:
    return make_list(context, builder, INT64(0), INT64(0))


def make_list(context: Any, builder: Any, items: Any, count: Any) -> Any:
    """Return a list of items that are in memory already."""
    return check_memory(context, builder, call(builder, "list_new", INT64, items, count, scratch(builder)))


def item_bytes(context: Any, item: Any) -> int:
    """Return how many bytes an item takes: whole words."""
    size: int = context.get_abi_sizeof(context.get_data_type(item))
    return -(-size // WORD) * WORD


def load_word(builder: Any, values: Any, number: int) -> Any:
    """Return a word of a list: 0 where its items are, 1 how many."""
    return builder.load(builder.gep(builder.inttoptr(values, INT64.as_pointer()), [INT64(number)]))


def count_of(builder: Any, values: Any) -> Any:
    """Return how many items a list has."""
    return load_word(builder, values, 1)


def _pointer(context: Any, builder: Any, item: Any, address: Any) -> Any:
    return builder.inttoptr(address, context.get_data_type(item).as_pointer())


def load_item(context: Any, builder: Any, kind: RowList, values: Any, index: Any) -> Any:
    """Return an item that is there."""
    place = builder.add(load_word(builder, values, 0), builder.mul(index, INT64(item_bytes(context, kind.item))))
    loaded = builder.load(_pointer(context, builder, kind.item, place), align=WORD)
    return context.data_model_manager[kind.item].from_data(builder, loaded)


def push(context: Any, builder: Any, kind: RowList, values: Any, item: Any) -> None:
    """Append an item of the list's type."""
    size = INT64(item_bytes(context, kind.item))
    place = check_memory(context, builder, call(builder, "list_push", INT64, values, size, scratch(builder)))
    item_at = context.data_model_manager[kind.item].as_data(builder, item)
    builder.store(item_at, _pointer(context, builder, kind.item, place), align=WORD)


def list_of_values(context: Any, builder: Any, kind: RowList, items: Any) -> Any:
    """Return a list of ``items``, each a value with its type."""
    values = make_list(context, builder, INT64(0), INT64(0))
    for item, of in items:
        push(context, builder, kind, values, context.cast(builder, item, of, kind.item))
    return values


# -- append ------------------------------------------------------------------------------------------


class Append(AbstractTemplate):  # type: ignore[misc]
    """``values.append(x)``, which tells of what the list is."""

    key = "udf.list.append"
    metadata: ClassVar = {"target": TARGET}
    prefer_literal = True

    def generic(self, args: Any, kws: Any) -> Any:
        """Return the signature; None for what the list does not hold."""
        item = item_type(args[0]) if len(args) == 1 and not kws else None
        whole = None if item is None else unify_items(self.this.item, item)
        return None if whole is None else signature(types.none, whole, recvr=type(self.this)(whole))


class Add(Append):
    """``values.add(x)``, of a set."""

    key = "udf.set.add"


class Extend(AbstractTemplate):  # type: ignore[misc]
    """``values.extend(others)``, as ``append`` of each."""

    key = "udf.list.extend"
    metadata: ClassVar = {"target": TARGET}

    def generic(self, args: Any, kws: Any) -> Any:
        """Return the signature; None for what the list does not hold."""
        fits = len(args) == 1 and not kws and isinstance(args[0], types.IterableType)
        item = item_type(args[0].iterator_type.yield_type) if fits else None
        whole = None if item is None else unify_items(self.this.item, item)
        return None if whole is None else signature(types.none, args[0], recvr=type(self.this)(whole))


METHODS: Final[dict[type[RowList], dict[str, Any]]] = {
    RowList: {"append": Append, "extend": Extend},
    RowSet: {"add": Add, "update": Extend},
}
"""The methods of lists and of sets; further ones are written in Python."""


@attributes(*METHODS)
def _attribute_type(value: Any, attr: str) -> Any:
    template = METHODS[type(value)].get(attr)
    return None if template is None else types.BoundFunction(template, value)


def write_call(context: Any, builder: Any, function: Any, sig: Any, args: Any) -> Any:
    """Write a call of a function that is written in Python; return what it returns."""
    return InsertPoint(context, builder).run(function, sig.args, args)[1]


def when(fits: Callable[..., Any]) -> Callable[[Any], Callable[..., Any]]:
    """Return what makes a function written in Python a rule: compiled for arguments whose types ``fits`` takes."""

    def register(function: Any) -> Callable[..., Any]:
        return lambda *kinds: function if takes(fits, len(kinds)) and fits(*kinds) else None

    return register


def implement_method(kind: type[RowList], name: str) -> Callable[[T], T]:
    """Register a method of lists or sets: the decorated function chooses what is written in Python."""

    def register(choose: T) -> T:
        stub = stand_in(name)
        implement(stub)(choose)

        def generic(self: Any, args: Any, kws: Any) -> Any:
            if kws or not self.this.is_precise():
                return None
            found = self.context.resolve_value_type(stub).get_call_type(self.context, (self.this, *args), {})
            return None if found is None else signature(found.return_type, *found.args[1:], recvr=self.this)

        key = f"udf.{kind.what}.{name}"
        METHODS[kind][name] = type(f"{kind.__name__}_{name}", (AbstractTemplate,), {"key": key, "generic": generic})

        @LOWERING.lower(key, types.VarArg(types.Any))
        def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
            return write_call(context, builder, stub, sig, args)

        return choose

    return register


@LOWERING.lower(Append.key, RowList, types.Any)
def _append(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    push(context, builder, sig.args[0], args[0], context.cast(builder, args[1], sig.args[1], sig.args[0].item))
    return context.get_dummy_value()


item_at: Final = stand_in("item_at")
"""(values, place): stands for the item at a place that is known to be there, of a list or a set."""

drop_last: Final = stand_in("drop_last")
"""Stands for what takes the last item out of a list that has one."""

raise_value_error: Final = stand_in("raise_value_error")
"""Stands for ``raise ValueError``, whose text Python says."""


@define(raise_value_error, typing=lambda: types.none)
def _raise_value_error(context: Any, builder: Any, _sig: Any, _args: Any) -> Any:
    raise_if(context, builder, cgutils.true_bit, ValueError, *COMPUTED)
    return context.get_dummy_value()


add_whole: Final = stand_in("add_whole")
"""Stands for ``+`` of two integers, which raises where the sum needs more than 64 bits."""


@define(add_whole, typing=lambda *terms: types.int64 if all(map(is_whole, terms)) else None)
def _add_whole(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kinds = [kind if is_uint64(kind) else types.int64 for kind in map(types.unliteral, sig.args)]
    terms = [context.cast(builder, *one) for one in zip(args, sig.args, kinds, strict=True)]
    total, overflow = CHECKED[operator.add](context, builder, types.int64(*kinds), terms)
    if is_raising():
        raise_if(context, builder, overflow, OverflowError, DOES_NOT_FIT)
    return total


@define(item_at, typing=lambda kind, place: kind.item if is_list_or_set(kind) and is_whole(place) else None)
def _item_at(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return load_item(context, builder, sig.args[0], args[0], context.cast(builder, args[1], sig.args[1], types.int64))


@define(drop_last, typing=lambda kind: types.none if is_list_or_set(kind) else None)
def _drop_last(context: Any, builder: Any, _sig: Any, args: Any) -> Any:
    place = builder.gep(builder.inttoptr(args[0], INT64.as_pointer()), [INT64(1)])
    builder.store(builder.sub(builder.load(place), INT64(1)), place)
    return context.get_dummy_value()


# -- length, items, iteration --------------------------------------------------------------------------


@define(len, typing=lambda kind: types.int64 if is_list_or_set(kind) else None)
def _len(_context: Any, builder: Any, _sig: Any, args: Any) -> Any:
    return count_of(builder, args[0])


def define_truth(is_one: Any, length: Any) -> None:
    """Register the truth of lists that ``is_one`` knows: one of no item, by the lowering of its length, is false."""

    @define(
        bool, operator.truth, typing=lambda kind: types.boolean if is_one(kind) else None, opposite=(operator.not_,)
    )
    def truth(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return builder.icmp_signed(">", length(context, builder, sig, args), INT64(0))


define_truth(is_list_or_set, _len)


@define(operator.getitem, typing=lambda kind, index: kind.item if is_list(kind) and is_whole(index) else None)
def _item(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind, index_kind = sig.args
    length = count_of(builder, args[0])
    index = checked(context, builder, (index_kind, args[1]), length, "list index out of range")
    return load_item(context, builder, kind, args[0], index)


@step.register(RowList)
def next_item(
    kind: RowList, context: Any, builder: Any, iterator: Any, result: Any, shown: Any = lambda _, item: item
) -> None:
    """Give the next item, of which ``shown`` (builder, item) is the part that a loop sees."""
    number = builder.load(iterator.at)
    more = builder.icmp_signed("<", number, count_of(builder, iterator.over))
    result.set_valid(more)
    with builder.if_then(more):
        result.yield_(shown(builder, load_item(context, builder, kind, iterator.over, number)))
        builder.store(builder.add(number, INT64(1)), iterator.at)


# types of lists that meet differ in the encoding of their texts only
LOWERING.lower_cast(RowList, RowList)(lambda *asked: asked[-1])
