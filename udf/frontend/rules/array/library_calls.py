"""Calls of functions of the library (``udf/frontend/library``): arrays and numbers as a body sees them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from udf.base.records import dataclass
from udf.frontend.base.declarations import is_real, is_uint64
from udf.frontend.library.primitives import present
from udf.frontend.numba.names import types
from udf.frontend.rules.array.access import for_each, item_of, length_of
from udf.frontend.rules.array.dropna import dropna
from udf.frontend.staged.arithmetic import Arithmetic
from udf.frontend.staged.body import call
from udf.frontend.staged.expressions import primitive
from udf.frontend.staged.operands import Value
from udf.frontend.types.array_kinds import Array

if TYPE_CHECKING:
    from udf.frontend.rules.array.insert_point import InsertPoint


# -- what a body sees ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ArrayItems:
    """An array as a body of the library sees it: its items are Python's numbers."""

    at: InsertPoint
    kind: Array
    array: Any

    def length(self) -> Value:
        """Return how many items there are."""
        return Value(types.int64, length_of(self.kind, self.at, self.array))

    def item(self, index: Value) -> Value:
        """Return the one at an ``index`` that is inside."""
        return as_number(self.at, self.kind.dtype, item_of(self.kind, self.at, self.array, index.raw))

    @contextmanager
    def each(self) -> Iterator[Value]:
        """Write a loop over all of them; give the item."""
        with for_each(self.kind, self.at, self.array) as item:
            yield as_number(self.at, self.kind.dtype, item)


def as_number(at: InsertPoint, kind: Any, value: Any) -> Value:
    """Return a scalar as Python has it: whole numbers of 64 bits, floats of 64 bits; others as they are."""
    plain = types.unliteral(kind)
    if isinstance(plain, types.Integer) and not is_uint64(plain):
        return Value(types.int64, at.cast(value, plain, types.int64))
    return Value(types.float64, at.cast(value, plain, types.float64)) if is_real(plain) else Value(plain, value)


def operand(at: InsertPoint, kind: Any, value: Any) -> Any:
    """Return what a body sees of an argument."""
    if isinstance(kind, types.NoneType):
        return None
    return ArrayItems(at, kind, value) if isinstance(kind, Array) else as_number(at, kind, value)


def compute(at: InsertPoint, function: Callable[..., Any], to: Any, *arguments: Any) -> Any:
    """Return what a library function gives for (type, value) pairs and constants, as a number of type ``to``."""
    given = [operand(at, *one) if _is_operand(one) else one for one in arguments]
    found = Arithmetic(at).value(call(at, function, *given))
    return at.cast(found.raw, found.kind, to)


def _is_operand(argument: Any) -> bool:
    return isinstance(argument, tuple) and bool(argument) and isinstance(argument[0], types.Type)


@primitive(present)
def _present(at: InsertPoint, items: ArrayItems) -> ArrayItems:
    return ArrayItems(at, *dropna(at, items.kind, items.array))
