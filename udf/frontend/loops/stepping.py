"""Iteration in two steps: ask an iterator whether it has an item, and take it. A table of how each kind does it.

An iterator that a user holds (``it = iter(w)``) has its state where Numba has it, so both ways can be mixed. A
``zip`` is done so only over what is no iterator yet: ``zip(it, it)`` must ask the second after the first has moved.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Protocol

from llvmlite import ir as llvm

from udf.frontend.loops.sink import is_sunk
from udf.frontend.nodes import definition_of, is_constant, is_expression
from udf.frontend.numba_cuda import types
from udf.frontend.tables import TableIterator
from udf.frontend.windows.access import At, item_of, length_of
from udf.frontend.windows.iteration import skip
from udf.frontend.windows.kinds import ArrayIterator, Filtered, MatrixIterator
from udf.frontend.windows.matrix import row_of

if TYPE_CHECKING:
    from collections.abc import Callable


class Stepping(Protocol):
    """How an iterator is asked and moved on."""

    def more(self, at: At, value: Any) -> Any:
        """Return whether there is an item."""
        ...

    def take(self, at: At, value: Any) -> Any:
        """Return the item, which there is, and move on."""
        ...


def _moved(at: At, slot: Any, by: Any, *flags: str) -> Any:
    """Return a counter, and add to it."""
    now = at.builder.load(slot)
    at.builder.store(at.builder.add(now, by, flags=list(flags)), slot)
    return now


@dataclass(frozen=True)
class OfRange:
    """A range; with a ``step`` of 1 or -1 that is known, nothing but its value counts."""

    kind: Any
    step: int | None

    def more(self, at: At, value: Any) -> Any:
        """Compare the value with the stop, or count."""
        members, signed = at.members(self.kind, value), self.kind.yield_type.signed
        if self.step is None:
            return at.builder.icmp_signed(">", at.builder.load(members.count), members.stop.type(0))
        compare = at.builder.icmp_signed if signed else at.builder.icmp_unsigned
        return compare("<" if self.step > 0 else ">", at.builder.load(members.iter), members.stop)

    def take(self, at: At, value: Any) -> Any:
        """Return the value, and add the step."""
        members = at.members(self.kind, value)
        if self.step is None:
            _moved(at, members.count, members.stop.type(-1), "nsw")
            return _moved(at, members.iter, members.step)
        flags = ["nsw"] if self.kind.yield_type.signed else []
        return _moved(at, members.iter, members.stop.type(self.step), *flags)


@dataclass(frozen=True)
class OfArray:
    """An array: a position below its length."""

    kind: ArrayIterator

    def more(self, at: At, value: Any) -> Any:
        """Compare the position, of the next value that a mask keeps."""
        members, kind = at.members(self.kind, value), self.kind.array
        source = members.array
        if isinstance(kind, Filtered):
            skip(at, kind, members)
            kind, source = kind.base, at.members(kind, source).base
        return at.builder.icmp_signed("<", at.builder.load(members.at), length_of(kind, at, source))

    def take(self, at: At, value: Any) -> Any:
        """Return the item at the position."""
        members, kind = at.members(self.kind, value), self.kind.array
        source = members.array
        if isinstance(kind, Filtered):
            kind, source = kind.base, at.members(kind, source).base
        now = _moved(at, members.at, llvm.IntType(64)(1), "nsw")
        return item_of(kind, at, source, now)


@dataclass(frozen=True)
class OfMatrix:
    """The rows of a table's window."""

    kind: MatrixIterator

    def more(self, at: At, value: Any) -> Any:
        """Compare the position."""
        members = at.members(self.kind, value)
        length = at.members(self.kind.array, members.array).length
        return at.builder.icmp_signed("<", at.builder.load(members.at), length)

    def take(self, at: At, value: Any) -> Any:
        """Return the row at the position."""
        members = at.members(self.kind, value)
        now = _moved(at, members.at, llvm.IntType(64)(1), "nsw")
        return row_of(at, self.kind.array, members.array, now)


@dataclass(frozen=True)
class OfTable:
    """A lookup table."""

    kind: TableIterator

    def more(self, at: At, value: Any) -> Any:
        """Compare the position."""
        members = at.members(self.kind, value)
        length = at.members(self.kind.table, members.table).length
        return at.builder.icmp_signed("<", at.builder.load(members.at), length)

    def take(self, at: At, value: Any) -> Any:
        """Return the item at the position."""
        members = at.members(self.kind, value)
        now = _moved(at, members.at, llvm.IntType(64)(1), "nsw")
        data = at.members(self.kind.table, members.table).data
        return at.context.unpack_value(at.builder, self.kind.table.dtype, at.builder.gep(data, [now]))


@dataclass(frozen=True)
class OfEnumerate:
    """``enumerate`` of something."""

    kind: Any
    source: Stepping

    def more(self, at: At, value: Any) -> Any:
        """Ask the source."""
        return self.source.more(at, at.members(self.kind, value).iter)

    def take(self, at: At, value: Any) -> Any:
        """Return the number and the source's item."""
        members = at.members(self.kind, value)
        now = _moved(at, members.count, llvm.IntType(64)(1))
        pair = [now, self.source.take(at, members.iter)]
        return at.context.make_tuple(at.builder, self.kind.yield_type, pair)


@dataclass(frozen=True)
class OfZip:
    """``zip`` of several."""

    kind: Any
    sources: tuple[Stepping, ...]

    def more(self, at: At, value: Any) -> Any:
        """Ask all of them."""
        asked = [source.more(at, one) for source, one in zip(self.sources, self._iterators(at, value), strict=True)]
        every = asked[0]
        for answer in asked[1:]:
            every = at.builder.and_(every, answer)
        return every

    def take(self, at: At, value: Any) -> Any:
        """Return an item of each."""
        items = [source.take(at, one) for source, one in zip(self.sources, self._iterators(at, value), strict=True)]
        return at.context.make_tuple(at.builder, self.kind.yield_type, items)

    def _iterators(self, at: At, value: Any) -> list[Any]:
        return list(at.members(self.kind, value))


# -- in place of Numba's lowering --------------------------------------------------------------------


def stepping_for(lowering: Any, iternext: Any) -> Stepping | None:
    """Return how the iterator of an ``iternext`` is stepped; None if Numba does it."""
    if not is_sunk(lowering.blocks, iternext):
        return None
    getiter = definition_of(lowering.func_ir, iternext.value)
    made = definition_of(lowering.func_ir, getiter.value) if is_expression(getiter, "getiter") else None
    return stepping_of(lowering, lowering.typeof(iternext.value.name), made)


def asked(lowering: Any, kind: Any, stepping: Stepping, iternext: Any) -> Any:
    """Return the pair of an ``iternext``: whether there is an item, and none yet."""
    at = At(lowering.context, lowering.builder)
    pair = at.members(kind)
    pair.second = stepping.more(at, lowering.loadvar(iternext.value.name))
    return pair._getvalue()  # noqa: SLF001 - Numba's name


def taken(lowering: Any, stepping: Stepping, iternext: Any) -> Any:
    """Return the item of an ``iternext`` that said that there is one."""
    return stepping.take(At(lowering.context, lowering.builder), lowering.loadvar(iternext.value.name))


# -- which of them -----------------------------------------------------------------------------------


SIMPLE: Final[dict[type, Callable[[Any], Stepping]]] = {
    ArrayIterator: OfArray,
    MatrixIterator: OfMatrix,
    TableIterator: OfTable,
}


def stepping_of(lowering: Any, kind: Any, made: Any) -> Stepping | None:
    """Return how an iterator of type ``kind`` is stepped; None if Numba does it.

    ``made`` is the node that made what is iterated over, if there is exactly one.
    """
    if type(kind) in SIMPLE:
        return SIMPLE[type(kind)](kind)
    if isinstance(kind, types.RangeIteratorType):
        return OfRange(kind, _step(lowering.func_ir, made) if _calls(lowering.func_ir, made, range) else None)
    if isinstance(kind, types.EnumerateType) and _calls(lowering.func_ir, made, enumerate):
        source = _source(lowering, made.args[0], kind.source_type)
        return None if source is None else OfEnumerate(kind, source)
    if isinstance(kind, types.ZipType) and _calls(lowering.func_ir, made, zip) and made.args:
        if any(isinstance(lowering.typeof(one.name), types.IteratorType) for one in made.args):
            return None
        iterators = zip(made.args, kind.source_types, strict=True)
        sources = tuple(_source(lowering, one, source_kind) for one, source_kind in iterators)
        return None if None in sources else OfZip(kind, tuple(one for one in sources if one is not None))
    return None


def _source(lowering: Any, variable: Any, kind: Any) -> Stepping | None:
    return stepping_of(lowering, kind, definition_of(lowering.func_ir, variable))


def _calls(func_ir: Any, node: Any, function: Any) -> bool:
    called = definition_of(func_ir, node.func) if is_expression(node, "call") and not node.kws else None
    return is_constant(called) and getattr(called, "value", None) is function


def _step(func_ir: Any, made: Any) -> int | None:
    """Return the step of a call of ``range``, if it is known to be 1 or -1."""
    if len(made.args) < 3:
        return 1
    node = definition_of(func_ir, made.args[2])
    known = getattr(node, "value", None) if is_constant(node) else None
    return known if type(known) is int and known in (1, -1) else None
