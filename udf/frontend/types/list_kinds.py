"""The type of a list in a row's memory: the address of where its items are, how many, and how many bytes there are.

The address is the list's identity, so ``a = b`` is one list, as in Python. Its items are of one type, which what is
appended decides; an int and a float do not meet, for Python keeps each what it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from udf.frontend.base.declarations import INT64, is_number, is_uint64, is_whole
from udf.frontend.base.models import as_number
from udf.frontend.numba.names import Conversion, OpaqueModel, register_model, types
from udf.frontend.types.iterators import CountedIterable
from udf.frontend.types.masked_kinds import Masked
from udf.frontend.types.text_kinds import Text, concat_type, text_of
from udf.frontend.types.time_kinds import Time

WORD: Final = 8
NO_ORDER: Final = "iterating over a set is not supported in a UDF: its order would differ from Python's; use sorted(..)"


class RowList(CountedIterable):
    """A list whose items have the type ``item``; ``types.undefined`` of a list that is empty yet."""

    what = "list"
    mutable = True
    """Numba asks: ``a += b`` is an operation of its own."""

    def __init__(self, item: Any) -> None:
        self.item = item
        super().__init__(name=f"{self.what} of {item}")

    word = WORD
    """The bytes of a number among its items."""

    @property
    def numbers(self) -> Any:
        """Return the type of the items of a list of numbers, which NumPy takes for an array; None of any other."""
        return self.item if self.what == "list" and is_number(self.item) else None

    def is_precise(self) -> bool:
        """Return whether the items' type is known."""
        return bool(self.item.is_precise())

    def unify(self, _typingctx: Any, other: Any) -> RowList | None:
        """Return the list that one or the other is; None if their items do not meet."""
        other = getattr(other, "listed", other)
        if type(other) is not type(self):
            return None
        item = unify_items(self.item, other.item)
        return None if item is None else type(self)(item)

    def can_convert_from(self, _typingctx: Any, other: Any) -> Any:
        """Return how a text that is split becomes this list; a list is never made another: that is left to unify."""
        return Conversion.safe if getattr(other, "listed", None) == self else None

    @property
    def yielded(self) -> Any:
        """Return the type of an item."""
        return self.item


class RowSet(RowList):
    """A set whose items have the type ``item``, in the order in which they came; nobody relies on Python's."""

    what = "set"


class RowTuple(RowList):
    """A tuple of any length: what a function returns."""

    what = "tuple"


class RowCounter(RowList):
    """A Counter whose pairs, of an item and its count, have the type ``item``."""

    what = "Counter"

    @property
    def yielded(self) -> Any:
        """Return the type of an item, without its count."""
        return self.item[0] if self.is_precise() else self.item


class EmptyList(types.Dummy):  # type: ignore[misc]
    """``return []``: the list that a function returns on another path, without an item."""

    def __init__(self) -> None:
        super().__init__("empty list")

    def unify(self, _typingctx: Any, other: Any) -> RowList | None:
        """Return the list that the function returns elsewhere."""
        found = getattr(other, "listed", other)
        return found if type(found) is RowList else None


register_model(EmptyList)(OpaqueModel)

as_number(INT64, RowList, RowSet, RowTuple, RowCounter)  # the address, as a number


def _is_precise(*classes: type) -> Callable[[Any], bool]:
    """Return the question whether a type is one of these classes, its items' type known."""
    return lambda kind: type(kind) in classes and bool(kind.is_precise())


is_list: Final = _is_precise(RowList)
is_set: Final = _is_precise(RowSet)
is_list_or_set: Final = _is_precise(RowList, RowSet)
is_counter: Final = _is_precise(RowCounter)
is_returnable: Final = _is_precise(RowList, RowSet, RowTuple)


def item_type(kind: Any) -> Any:
    """Return the type that a list has of a value: of an integer int64; None of a value that no list holds."""
    if text_of(kind) is not None:
        return text_of(kind)
    if isinstance(kind, types.Boolean):
        return types.boolean
    if is_whole(kind):
        return types.uint64 if is_uint64(kind) else types.int64
    if is_number(kind) or isinstance(kind, RowList | Masked | Time):
        return kind
    if isinstance(kind, types.BaseTuple):
        members = [item_type(member) for member in kind]
        return None if None in members else types.Tuple(members)
    return None


def unify_items(first: Any, second: Any) -> Any:
    """Return the type of items that are one or the other; None if there is none."""
    if types.undefined in (first, second):
        return second if first == types.undefined else first
    if isinstance(first, Text) and isinstance(second, Text):
        return concat_type(first, second)
    return first if first == second else None


def is_listable(kind: Any) -> bool:
    """Return whether a list can be made of what is iterated over: a set's order is nobody's to rely on."""
    if isinstance(kind, types.StringLiteral):
        return True
    iterated = isinstance(kind, types.IterableType) and not is_set(kind)
    return iterated and item_type(kind.iterator_type.yield_type) is not None
