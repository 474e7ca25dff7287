"""The types: a window of one column, and of all columns of a table.

``capacity`` is the most values that an array of the type can have, None if that is not known: what an end of the
columns cuts short, and every slice, has no more than the whole window.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from udf.frontend.numba_cuda import StructModel, register_model, types

if TYPE_CHECKING:
    from udf.stages import UdfCall


class Array(types.IterableType):  # type: ignore[misc]
    """A one-dimensional array of ``dtype`` with at most ``capacity`` values."""

    dtype: Any
    capacity: int | None

    @property
    def iterator_type(self) -> Any:
        """Return what ``iter(array)`` gives."""
        return ArrayIterator(self)


class ArrayIterator(types.SimpleIteratorType):  # type: ignore[misc]
    """A position in an array."""

    def __init__(self, array: Array) -> None:
        self.array = array
        super().__init__(f"iterator over {array}", yield_type=array.dtype)


class Window(Array):
    """Values of a column, in memory."""

    def __init__(self, capacity: int | None) -> None:
        self.dtype, self.capacity = types.float64, capacity
        super().__init__(name="window" if capacity is None else f"window of {capacity}")


class Table2D(types.Type):  # type: ignore[misc]
    """A window of several columns, ``(rows, columns)``."""

    def __init__(self, capacity: int | None, columns: int) -> None:
        self.dtype, self.capacity, self.columns = types.float64, capacity, columns
        rows = "rows" if capacity is None else capacity
        super().__init__(name=f"window of ({rows}, {columns})")


@register_model(Window)
class WindowModel(StructModel):  # type: ignore[misc]
    """The first value's address, how many values, and how many values lie between one and the next."""

    def __init__(self, dmm: Any, fe_type: Any) -> None:
        members = [("data", types.CPointer(types.float64)), ("length", types.int64), ("stride", types.int64)]
        super().__init__(dmm, fe_type, members)


@register_model(Table2D)
class Table2DModel(StructModel):  # type: ignore[misc]
    """As a window, and how many values lie between a column and the next."""

    def __init__(self, dmm: Any, fe_type: Any) -> None:
        counts = [(name, types.int64) for name in ("length", "stride", "pitch")]
        super().__init__(dmm, fe_type, [("data", types.CPointer(types.float64)), *counts])


@register_model(ArrayIterator)
class ArrayIteratorModel(StructModel):  # type: ignore[misc]
    """The array, and a counter in the function's own memory."""

    def __init__(self, dmm: Any, fe_type: Any) -> None:
        super().__init__(dmm, fe_type, [("array", fe_type.array), ("at", types.EphemeralPointer(types.int64))])


def window_type(call: UdfCall) -> Any:
    """Return the type of what ``call``'s function sees."""
    assert call.window is not None
    capacity = call.window.length
    return Table2D(capacity, len(call.parameters)) if call.window.table else Window(capacity)
