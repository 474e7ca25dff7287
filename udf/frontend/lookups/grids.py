"""A lookup table of two dimensions: ``grid[i, j]``, and ``grid[i]``, which is a table of one row."""

from __future__ import annotations

import operator
from typing import Any, Final

from udf.frontend.lifting import free_variables
from udf.frontend.numba.names import AttributeTemplate, StructModel, cgutils, register_model, types
from udf.frontend.semantics.rules import (
    INT64,
    LOWERING,
    TYPING,
    define,
    is_never_negative,
    is_uint64,
    is_whole,
    raise_if,
    typed,
)
from udf.frontend.tables import Table

OUTSIDE: Final = "index is out of bounds for axis {} of a lookup table"


class GridTable(types.Type):  # type: ignore[misc]
    """An array of ``dtype`` in rows of ``columns``; the captured array ``number``, or None for an argument."""

    def __init__(self, dtype: Any, columns: int, number: int | None = None) -> None:
        self.dtype, self.columns, self.number = dtype, columns, number
        super().__init__(
            name=f"table of {columns} columns of {dtype}" + ("" if number is None else f" (captured {number})")
        )


@register_model(GridTable)
class GridModel(StructModel):  # type: ignore[misc]
    """Where the values are, and how many."""

    def __init__(self, dmm: Any, fe_type: Any) -> None:
        super().__init__(dmm, fe_type, [("data", types.CPointer(fe_type.dtype)), ("length", types.int64)])


@typed(LOWERING.lower_constant(GridTable))
def _captured(context: Any, builder: Any, ty: GridTable, pyval: Any) -> Any:
    del pyval
    made = cgutils.create_struct_proxy(ty)(context, builder)
    address, made.length = free_variables(ty.number or 0)
    made.data = builder.bitcast(address, made.data.type)
    return made._getvalue()  # noqa: SLF001 - Numba's name


def _item(grid: Any, index: Any) -> Any:
    if not isinstance(grid, GridTable):
        return None
    if is_whole(index):
        return Table(grid.dtype)
    pair = isinstance(index, types.BaseTuple) and len(index) == 2 and all(map(is_whole, index))
    return grid.dtype if pair else None


def _checked(context: Any, builder: Any, kind: Any, value: Any, size: Any, axis: int) -> Any:
    index = context.cast(builder, value, kind, types.uint64 if is_uint64(kind) else types.int64)
    if not is_never_negative(kind):
        index = builder.select(builder.icmp_signed("<", index, INT64(0)), builder.add(index, size), index)
    raise_if(context, builder, builder.icmp_unsigned(">=", index, size), IndexError, OUTSIDE.format(axis))
    return index


@define(operator.getitem, typing=_item)
def _getitem(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind, index = sig.args
    made = cgutils.create_struct_proxy(kind)(context, builder, value=args[0])
    width = INT64(kind.columns)
    rows = builder.udiv(made.length, INT64(max(kind.columns, 1)))
    if is_whole(index):
        row = _checked(context, builder, index, args[1], rows, 0)
        found = cgutils.create_struct_proxy(sig.return_type)(context, builder)
        found.data, found.length = builder.gep(made.data, [builder.mul(row, width)]), width
        return found._getvalue()  # noqa: SLF001 - as above
    row = _checked(context, builder, index[0], builder.extract_value(args[1], 0), rows, 0)
    column = _checked(context, builder, index[1], builder.extract_value(args[1], 1), width, 1)
    return context.unpack_value(
        builder, kind.dtype, builder.gep(made.data, [builder.add(builder.mul(row, width), column)])
    )


@define(len, typing=lambda grid: types.int64 if isinstance(grid, GridTable) else None)
def _len(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    made = cgutils.create_struct_proxy(sig.args[0])(context, builder, value=args[0])
    return builder.udiv(made.length, INT64(max(sig.args[0].columns, 1)))


@TYPING.register_attr
class GridAttributes(AttributeTemplate):  # type: ignore[misc]
    """``grid.shape``."""

    key = GridTable

    def resolve_shape(self, value: GridTable) -> Any:
        """Return the type of (rows, columns)."""
        del value
        return types.UniTuple(types.int64, 2)


@typed(LOWERING.lower_getattr(GridTable, "shape"))
def _shape(context: Any, builder: Any, typ: Any, val: Any) -> Any:
    made = cgutils.create_struct_proxy(typ)(context, builder, value=val)
    rows = builder.udiv(made.length, INT64(max(typ.columns, 1)))
    return context.make_tuple(builder, types.UniTuple(types.int64, 2), [rows, INT64(typ.columns)])
