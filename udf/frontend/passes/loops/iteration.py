"""Which iterators are stepped in our way, and what stands in place of Numba's lowering then.

A ``zip`` is stepped only over what is no iterator yet: ``zip(it, it)`` must ask the second after the first has moved.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from udf.frontend.ir.nodes import called_function, constant_value, definition_of, is_expression
from udf.frontend.numba.names import types
from udf.frontend.passes.loops.sink import is_sunk
from udf.frontend.passes.loops.stepping import EnumerateStepping, IndexStepping, RangeStepping, ZipStepping
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.types.array_kinds import Array, Grid
from udf.frontend.types.array_tables import Table
from udf.frontend.types.iterators import CountedIterator

if TYPE_CHECKING:
    from udf.frontend.passes.loops.stepping import Stepping

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
