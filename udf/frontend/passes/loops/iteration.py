"""Iteration in two steps: ask an iterator whether it has an item, and take it. One class for each kind of iterator.

Which iterators are stepped in this way, and what stands in place of Numba's lowering then.

A ``zip`` is stepped only over what is no iterator yet: ``zip(it, it)`` must ask the second after the first has moved.
"""

from typing import Any, Protocol

from llvmlite import ir as llvm

from udf.base.records import dataclass
from udf.frontend.ir.nodes import called_function, constant_value, definition_of, is_expression
from udf.frontend.numba.names import types
from udf.frontend.passes.control.edge_splitting import is_sunk
from udf.frontend.rules.array.access import item_of, length_of, skip_masked, unfiltered
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.types.array_kinds import Array, Grid
from udf.frontend.types.iterators import CountedIterator
from udf.frontend.types.lookup_kinds import Table


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


# -- in place of Numba's lowering --------------------------------------------------------------------


def stepping_for(lowering: Any, iternext: Any) -> Stepping | None:
    """Return how the iterator of an ``iternext`` is stepped; None if Numba does it."""
    if not is_sunk(lowering.blocks, iternext):
        return None
    getiter = definition_of(lowering.func_ir, iternext.value)
    maker = definition_of(lowering.func_ir, getiter.value) if is_expression(getiter, "getiter") else None
    return stepping_of(lowering, lowering.typeof(iternext.value.name), maker)


def has_next(lowering: Any, kind: Any, stepping: Stepping, iternext: Any) -> Any:
    """Return the pair of an ``iternext``: whether there is an item, and none yet."""
    at = InsertPoint(lowering.context, lowering.builder)
    return at.struct(kind, second=stepping.more(at, lowering.loadvar(iternext.value.name)))


def next_item(lowering: Any, stepping: Stepping, iternext: Any) -> Any:
    """Return the item of an ``iternext`` that said that there is one."""
    return stepping.take(InsertPoint(lowering.context, lowering.builder), lowering.loadvar(iternext.value.name))


# -- which of them -----------------------------------------------------------------------------------


def stepping_of(lowering: Any, kind: Any, maker: Any) -> Stepping | None:
    """Return how an iterator of type ``kind`` is stepped; None if Numba does it.

    ``maker`` is the node that made what is iterated over, if there is exactly one.
    """
    if isinstance(kind, CountedIterator) and isinstance(kind.over, Array | Grid | Table):
        return IndexStepping(kind)
    if isinstance(kind, types.RangeIteratorType):
        return RangeStepping(kind, _step(lowering.func_ir, maker) if _calls(lowering.func_ir, maker, range) else None)
    if isinstance(kind, types.EnumerateType) and _calls(lowering.func_ir, maker, enumerate):
        source = _source(lowering, maker.args[0], kind.source_type)
        return None if source is None else EnumerateStepping(kind, source)
    if isinstance(kind, types.ZipType) and _calls(lowering.func_ir, maker, zip) and maker.args:
        if any(isinstance(lowering.typeof(one.name), types.IteratorType) for one in maker.args):
            return None
        iterators = zip(maker.args, kind.source_types, strict=True)
        sources = tuple(_source(lowering, one, source_kind) for one, source_kind in iterators)
        return None if None in sources else ZipStepping(kind, tuple(one for one in sources if one is not None))
    return None


def _source(lowering: Any, variable: Any, kind: Any) -> Stepping | None:
    return stepping_of(lowering, kind, definition_of(lowering.func_ir, variable))


def _calls(func_ir: Any, node: Any, function: Any) -> bool:
    return called_function(func_ir, node) is function and not node.kws


def _step(func_ir: Any, call: Any) -> int | None:
    """Return the step of a call of ``range``, if it is known to be 1 or -1."""
    if len(call.args) < 3:
        return 1
    known = constant_value(func_ir, call.args[2])
    return known if type(known) is int and known in (1, -1) else None
