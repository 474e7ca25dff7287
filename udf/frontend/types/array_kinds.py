"""The types of arrays: values in memory, and what is computed from them value by value.

Nothing is stored to compute ``(w - w.mean()) ** 2``: item i of an expression is computed from item i of its operands,
where it is read. ``capacity`` is the most values that an array can have, None if that is not
known: what an end of the columns cuts short, and every slice, has no more than the whole window.

Source: expression templates (Veldhuizen, Expression Templates, C++ Report 1995).
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any, ClassVar

from udf.base.stages import COUNTS, REDUCTIONS
from udf.bind.udf_call import UdfCall
from udf.frontend.base.current import Primitive
from udf.frontend.base.models import as_structure, known_by
from udf.frontend.numba.names import Conversion, types
from udf.frontend.types.iterators import CountedIterable
from udf.frontend.types.lookup_kinds import Table
from udf.frontend.types.text_kinds import slot_type


class Array(CountedIterable):
    """A one-dimensional array of ``dtype`` with at most ``capacity`` values.

    ``local`` says that values lie in the function's own memory, gone when it returns.
    """

    dtype: Any
    capacity: int | None
    local: bool = False

    def can_convert_to(self, _typingctx: Any, other: Any) -> Any:
        """Return that an array of a table's row is its values, where those are asked for."""
        return Conversion.safe if isinstance(other, types.UniTuple) and len(other) == self.capacity else None


class StridedArray(Array):
    """Values in memory, one every ``stride``: of a column, of a lookup table, or (``local``) the function's own."""

    def __init__(self, capacity: int | None, dtype: Any = types.float64, *, local: bool = False) -> None:
        self.dtype, self.capacity, self.local = dtype, capacity, local
        name = ("array" if local else "window") + ("" if capacity is None else f" of {capacity}")
        super().__init__(name=name if dtype == types.float64 else f"{name} {dtype}")


class _MemoryConvertible(types.Type):  # type: ignore[misc]
    """What is taken for a ``part`` of its own kind, in memory, where one is asked for."""

    part: Any

    def can_convert_to(self, typingctx: Any, other: Any) -> Any:
        """Return that it is a part, where one is asked for."""
        return Conversion.safe if other == self.part else super().can_convert_to(typingctx, other)

    def unify(self, _typingctx: Any, other: Any) -> Any:
        """Return the type of a variable that is a whole one or a part."""
        return self.part if other == self.part else None


class ColumnWindow(_MemoryConvertible, StridedArray):
    """The window of a column, of which a loop can hand over ``primitives``, found without a look at its values.

    ``length`` is the rows of every window, None where windows differ; one that is not ``empty`` has a row at least, a
    ``complete`` one never has a NaN, a ``finite`` one no infinity, one that ``skips`` has the primitive "fm2" too.
    ``offsets`` are the items that may be asked for as a primitive.
    """

    key = known_by("column", "capacity", "length", "offsets", "empty", "complete", "skips", "finite")

    def __init__(
        self,
        column: int,
        capacity: int | None,
        *,
        length: int | None,
        offsets: tuple[int, ...],
        empty: bool = True,
        complete: bool = False,
        skips: bool = False,
        finite: bool = True,
    ) -> None:
        self.column, self.length, self.offsets = column, length, offsets
        self.empty, self.complete, self.skips, self.finite = empty, complete, skips, finite
        super().__init__(capacity)

    @property
    def part(self) -> StridedArray:
        """Return the type of a part of it."""
        return StridedArray(self.capacity, self.dtype)

    @property
    def primitives(self) -> list[Primitive]:
        """Return what the structure holds beside the place of the values, in order."""
        whole = [Primitive(name, self.column) for name in REDUCTIONS if name not in ("item", "rows")]
        return whole + [Primitive("item", self.column, offset) for offset in self.offsets]

    def member(self, name: str, offset: int = 0) -> str:
        """Return the name of a primitive in the structure."""
        return f"p{self.primitives.index(Primitive(name, self.column, offset))}"


class Expression(Array):
    """``operation`` of the items of ``operands``, which are arrays and scalars."""

    key = known_by("operation", "operands")

    def __init__(self, operation: Any, operands: tuple[Any, ...], dtype: Any) -> None:
        arrays = [kind for kind in operands if isinstance(kind, Array)]
        self.operation, self.operands, self.dtype = operation, operands, dtype
        capacities = [kind.capacity for kind in arrays if kind.capacity is not None]
        self.capacity = max(capacities) if len(capacities) == len(arrays) else None
        self.local = any(kind.local for kind in arrays)
        super().__init__(name=f"array of {dtype}")


class Filter(Array):
    """The items of ``base`` where ``mask`` is True."""

    key = known_by("base", "mask")

    def __init__(self, base: Array, mask: Array) -> None:
        self.base, self.mask, self.dtype, self.capacity = base, mask, base.dtype, base.capacity
        self.local = base.local or mask.local
        super().__init__(name=f"array of {base.dtype}")


class Skipped(Filter):
    """The items of ``base`` that are no NaN, for a rule that skips NaN: pandas and NumPy add 0 in their place."""


def is_filtered(kind: Any) -> bool:
    """Return whether an array is of values that a filter leaves: LLVM cannot know how many there are."""
    made_of = (getattr(kind, "base", None), *getattr(kind, "operands", ()))
    return isinstance(kind, Filter) or any(is_filtered(one) for one in made_of if isinstance(one, Array))


class DerivedArray(Array):
    """An array with an item for each of ``base``, of a dtype of its own or that of ``base``.

    ``fields`` are the names of what else tells one such array from another.
    """

    fields: ClassVar[tuple[str, ...]] = ()

    def __init__(self, base: Array, *values: Any, dtype: Any = None) -> None:
        self.base, self.capacity, self.local = base, base.capacity, base.local
        self.dtype = dtype or getattr(type(self), "dtype", base.dtype)
        for name, value in zip(self.fields, values, strict=True):
            setattr(self, name, value)
        super().__init__(name=f"array of {self.dtype}")

    @property
    def key(self) -> Any:
        """Return what makes one such array's type another's."""
        return self.base, *(getattr(self, name) for name in self.fields)


class Slice(DerivedArray):
    """A slice of an array that is not in memory."""


class Progression(Array):
    """``start + i * step``: ``np.arange``."""

    dtype = types.int64
    key = known_by("capacity")

    def __init__(self, capacity: int | None) -> None:
        self.capacity = capacity
        super().__init__(name="array of int64")


class Grid(CountedIterable):
    """A two-dimensional array of ``dtype`` with at most ``capacity`` rows and columns; ``local`` as for an array."""

    dtype: Any
    capacity: tuple[int | None, int | None]
    local: bool = False

    def can_convert_to(self, _typingctx: Any, other: Any) -> Any:
        """Return that a grid of one row is its values, where those are asked for."""
        return Conversion.safe if isinstance(other, types.UniTuple) and self.capacity[0] == 1 else None

    @property
    def yielded(self) -> Any:
        """Return the type of a row."""
        return self.cut(1)

    def cut(self, axis: int) -> Array:
        """Return the type of a column (axis 0), or of a row (1)."""
        return Line(self, axis)


class Matrix(Grid):
    """A window of several columns, ``(rows, columns)``, or a part of one; or the function's own memory.

    A whole window has the ``names`` of columns by which the function asks for them, "" for others.
    """

    def __init__(
        self, capacity: tuple[int | None, int | None], *, local: bool = False, names: tuple[str, ...] = ()
    ) -> None:
        self.dtype, self.capacity, self.local, self.names = types.float64, capacity, local, names
        super().__init__(name=f"{'array' if local else 'window'} of {capacity[0]} x {capacity[1]}{names or ''}")

    @property
    def part(self) -> Matrix:
        """Return the type of a part of it."""
        return Matrix(self.capacity, local=self.local)

    def column(self, name: str) -> int | None:
        """Return which column has the name."""
        return self.names.index(name) if name and name in self.names else None

    def cut(self, axis: int) -> Array:
        """Return the type of a column (axis 0), or of a row (1)."""
        return StridedArray(self.capacity[axis], local=self.local)


class TableWindow(_MemoryConvertible, Matrix):
    """The window of several columns, each of which is a :class:`ColumnWindow` too."""

    def __init__(self, columns: tuple[ColumnWindow, ...], names: tuple[str, ...] = ()) -> None:
        self.wholes = columns
        super().__init__((columns[0].capacity, len(columns)), names=names)

    @property
    def key(self) -> Any:
        """Return what makes one whole table's type another's."""
        return self.names, *(column.key for column in self.wholes)


class GridExpression(Grid):
    """``operation`` of the items of ``operands``: grids, arrays (one value a column) and scalars."""

    key = known_by("operation", "operands")

    def __init__(self, operation: Any, operands: tuple[Any, ...], dtype: Any) -> None:
        self.operation, self.operands, self.dtype = operation, operands, dtype
        self.capacity = (_max_size(operands, 0), _max_size(operands, 1))
        self.local = any(getattr(kind, "local", False) for kind in operands)
        super().__init__(name=f"array of {dtype} in rows")


def _max_size(operands: tuple[Any, ...], axis: int) -> int | None:
    known = [kind.capacity[axis] for kind in operands if isinstance(kind, Grid)]
    known += [kind.capacity if axis else 1 for kind in operands if isinstance(kind, Array)]
    return None if None in known else max(size for size in known if size is not None)


class Line(Array):
    """A column (axis 0) or a row (1) of a grid that is not in memory."""

    key = known_by("grid", "axis")

    def __init__(self, grid: Grid, axis: int) -> None:
        self.grid, self.axis, self.dtype, self.local = grid, axis, grid.dtype, grid.local
        self.capacity = grid.capacity[axis]
        super().__init__(name=f"array of {grid.dtype}")


class Ravel(Array):
    """All values of a table's window, row by row."""

    key = known_by("matrix")

    def __init__(self, matrix: Grid) -> None:
        rows, columns = matrix.capacity
        self.matrix, self.dtype, self.local = matrix, matrix.dtype, matrix.local
        self.capacity = None if rows is None or columns is None else rows * columns
        super().__init__(name=f"array of {matrix.dtype}")


class AxisReduction(Array):
    """Function ``name`` of each column (axis 0) or row (axis 1) of a table's window; ``others`` are its arguments."""

    key = known_by("function", "matrix", "axis", "others", "dtype")

    def __init__(self, name: str, matrix: Grid, axis: int, others: tuple[Any, ...], dtype: Any) -> None:
        self.function, self.matrix, self.axis, self.others, self.dtype = name, matrix, axis, others, dtype
        self.capacity, self.local = matrix.capacity[1 - axis], matrix.local
        super().__init__(name=f"array of {dtype}")


# -- how they are held -------------------------------------------------------------------------------


def register_struct(kinds: Any, *members: Any) -> None:
    """Register the model of a type, or of several: a structure of ``members``.

    Each is the name of an attribute that is its type, or (name, type or function of the type).
    """
    pairs = [(one, attrgetter(one)) if isinstance(one, str) else one for one in members]
    as_structure(
        lambda kind: [(name, of if isinstance(of, types.Type) else of(kind)) for name, of in pairs],
        *(kinds if isinstance(kinds, tuple) else (kinds,)),
    )


def int_members(*names: str) -> tuple[Any, ...]:
    """Return members that are integers."""
    return tuple((name, types.int64) for name in names)


register_struct(
    StridedArray, ("data", lambda kind: types.CPointer(slot_type(kind.dtype))), *int_members("length", "stride")
)
register_struct(
    Matrix, ("data", lambda kind: types.CPointer(kind.dtype)), *int_members("length", "stride", "columns", "pitch")
)


def _primitives(kind: ColumnWindow) -> list[tuple[str, Any]]:
    return [(f"p{i}", types.int64 if one.name in COUNTS else types.float64) for i, one in enumerate(kind.primitives)]


# Where the values lie, flags (``primitives``; a constant of the entry), and the primitives.
as_structure(
    lambda kind: [("data", types.CPointer(kind.dtype)), *int_members("length", "stride", "flags"), *_primitives(kind)],
    ColumnWindow,
)


# A matrix, and each of its columns.
as_structure(
    lambda kind: [
        ("data", types.CPointer(kind.dtype)),
        *int_members("length", "stride", "columns", "pitch"),
        *((f"c{i}", whole) for i, whole in enumerate(kind.wholes)),
    ],
    TableWindow,
)

register_struct(
    GridExpression, *int_members("length", "columns"), ("operands", lambda kind: types.Tuple(kind.operands))
)
register_struct(Line, "grid", *int_members("index"))
register_struct(Expression, *int_members("length"), ("operands", lambda kind: types.Tuple(kind.operands)))
register_struct((Filter, Skipped), "base", "mask")
register_struct(Slice, "base", *int_members("start", "step", "length"))
register_struct(Progression, *int_members("start", "step", "length"))
register_struct(Ravel, "matrix")
register_struct(AxisReduction, "matrix", ("others", lambda kind: types.Tuple(kind.others)))


# -- what typing rules ask ---------------------------------------------------------------------------


def as_array(kind: Any) -> Any:
    """Return the array (:class:`Array`) that a type is, or that a lookup table is taken for; None if it is none."""
    if isinstance(kind, Table):
        return StridedArray(None, kind.dtype)
    return kind if isinstance(kind, Array) else None


def row_results(call: UdfCall, kind: Any) -> Any:
    """Return the type of the values that a function of a table gives as an array, one a column; None if it does not."""
    if call.window is None or not call.window.table or not isinstance(kind, Array | Grid):
        return None
    columns = len(call.parameters)
    fits = kind.capacity[0] == 1 if isinstance(kind, Grid) else kind.capacity == columns
    return types.UniTuple(kind.dtype, columns) if fits else None
