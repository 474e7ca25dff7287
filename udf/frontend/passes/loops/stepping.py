"""Iteration in two steps: ask an iterator whether it has an item, and take it. One class for each kind of iterator.

An iterator that a user holds (``it = iter(w)``) has its state where Numba has it, so both ways can be mixed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

from llvmlite import ir as llvm

from udf.base.records import dataclass
from udf.frontend.rules.array.access import item_of, length_of, skip_masked, unfiltered

if TYPE_CHECKING:
    from udf.frontend.rules.array.insert_point import InsertPoint
    from udf.frontend.types.iterators import CountedIterator


class Stepping(Protocol):
    """How an iterator is asked and moved on."""

    def more(self, at: InsertPoint, value: Any) -> Any:
        """Return whether there is an item."""
        ...

    def take(self, at: InsertPoint, value: Any) -> Any:
        """Return the item, which there is, and move on."""
        ...


def _advance(at: InsertPoint, slot: Any, by: Any, *flags: str) -> Any:
    """Return a counter, and add to it."""
    now = at.builder.load(slot)
    at.builder.store(at.builder.add(now, by, flags=list(flags)), slot)
    return now


@dataclass(frozen=True)
class RangeStepping:
    """A range; with a ``step`` of 1 or -1 that is known, nothing but its value counts."""

    kind: Any
    step: int | None

    def more(self, at: InsertPoint, value: Any) -> Any:
        """Compare the value with the stop, or count."""
        members, signed = at.members(self.kind, value), self.kind.yield_type.signed
        if self.step is None:
            return at.builder.icmp_signed(">", at.builder.load(members.count), members.stop.type(0))
        compare = at.builder.icmp_signed if signed else at.builder.icmp_unsigned
        return compare("<" if self.step > 0 else ">", at.builder.load(members.iter), members.stop)

    def take(self, at: InsertPoint, value: Any) -> Any:
        """Return the value, and add the step."""
        members = at.members(self.kind, value)
        if self.step is None:
            _advance(at, members.count, members.stop.type(-1), "nsw")
            return _advance(at, members.iter, members.step)
        flags = ["nsw"] if self.kind.yield_type.signed else []
        return _advance(at, members.iter, members.stop.type(self.step), *flags)


@dataclass(frozen=True)
class IndexStepping:
    """An array, the rows of a table's window, a lookup table: a position below its length."""

    kind: CountedIterator

    def more(self, at: InsertPoint, value: Any) -> Any:
        """Compare the position, of the next value that a mask keeps."""
        members = at.members(self.kind, value)
        skip_masked(at, self.kind.over, members)
        kind, source = unfiltered(at, self.kind.over, members.over)
        return at.builder.icmp_signed("<", at.builder.load(members.at), length_of(kind, at, source))

    def take(self, at: InsertPoint, value: Any) -> Any:
        """Return the item at the position."""
        members = at.members(self.kind, value)
        kind, source = unfiltered(at, self.kind.over, members.over)
        return item_of(kind, at, source, _advance(at, members.at, llvm.IntType(64)(1), "nsw"))


@dataclass(frozen=True)
class EnumerateStepping:
    """``enumerate`` of something."""

    kind: Any
    source: Stepping

    def more(self, at: InsertPoint, value: Any) -> Any:
        """Ask the source."""
        return self.source.more(at, at.members(self.kind, value).iter)

    def take(self, at: InsertPoint, value: Any) -> Any:
        """Return the number and the source's item."""
        members = at.members(self.kind, value)
        now = _advance(at, members.count, llvm.IntType(64)(1))
        pair = [now, self.source.take(at, members.iter)]
        return at.context.make_tuple(at.builder, self.kind.yield_type, pair)


@dataclass(frozen=True)
class ZipStepping:
    """``zip`` of several."""

    kind: Any
    sources: tuple[Stepping, ...]

    def more(self, at: InsertPoint, value: Any) -> Any:
        """Ask all of them."""
        asked = [source.more(at, one) for source, one in zip(self.sources, self._iterators(at, value), strict=True)]
        every = asked[0]
        for answer in asked[1:]:
            every = at.builder.and_(every, answer)
        return every

    def take(self, at: InsertPoint, value: Any) -> Any:
        """Return an item of each."""
        items = [source.take(at, one) for source, one in zip(self.sources, self._iterators(at, value), strict=True)]
        return at.context.make_tuple(at.builder, self.kind.yield_type, items)

    def _iterators(self, at: InsertPoint, value: Any) -> list[Any]:
        return list(at.members(self.kind, value))
