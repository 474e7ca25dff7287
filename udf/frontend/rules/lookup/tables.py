"""Lookup tables: items by checked index, lengths, methods; ``grid[i, j]``, and ``grid[i]``, a table of one row."""

import operator
from typing import Any, Final

from udf.frontend.base.declarations import INT64, LOWERING, attributes, define, is_whole, literal
from udf.frontend.base.models import as_structure, structure
from udf.frontend.numba.names import cgutils, types
from udf.frontend.rules.array.array_functions import method_of
from udf.frontend.types.lookup_kinds import Table, captured_table, checked, length_of, members

OUTSIDE: Final = "index is out of bounds for axis {} of a lookup table"


class GridTable(types.Type):  # type: ignore[misc]
    """An array of ``dtype`` in rows of ``columns``; the captured array ``number``, or None for an argument."""

    def __init__(self, dtype: Any, columns: int, number: int | None = None) -> None:
        self.dtype, self.columns, self.number = dtype, columns, number
        super().__init__(
            name=f"table of {columns} columns of {dtype}" + ("" if number is None else f" (captured {number})")
        )


as_structure(members, GridTable)
LOWERING.lower_constant(GridTable)(captured_table)


def _item(grid: Any, index: Any) -> Any:
    if not isinstance(grid, GridTable):
        return None
    if is_whole(index):
        return Table(grid.dtype)
    pair = isinstance(index, types.BaseTuple) and len(index) == 2 and all(map(is_whole, index))
    return grid.dtype if pair else None


def _rows(context: Any, builder: Any, kind: GridTable, grid: Any) -> Any:
    table = cgutils.create_struct_proxy(kind)(context, builder, value=grid)
    return builder.udiv(table.length, INT64(max(kind.columns, 1)))


@define(operator.getitem, typing=_item)
def _getitem(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind, index = sig.args
    table = cgutils.create_struct_proxy(kind)(context, builder, value=args[0])
    width = INT64(kind.columns)
    rows = _rows(context, builder, kind, args[0])
    if is_whole(index):
        row = checked(context, builder, (index, args[1]), rows, OUTSIDE.format(0))
        data = builder.gep(table.data, [builder.mul(row, width)])
        return structure(context, builder, sig.return_type, data=data, length=width)
    row = checked(context, builder, (index[0], builder.extract_value(args[1], 0)), rows, OUTSIDE.format(0))
    column = checked(context, builder, (index[1], builder.extract_value(args[1], 1)), width, OUTSIDE.format(1))
    return context.unpack_value(
        builder, kind.dtype, builder.gep(table.data, [builder.add(builder.mul(row, width), column)])
    )


@define(len, typing=lambda grid: types.int64 if isinstance(grid, GridTable) else None)
def _len(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return _rows(context, builder, sig.args[0], args[0])


@attributes(GridTable)
def _attribute_type(_value: GridTable, attr: str) -> Any:
    return types.UniTuple(types.int64, 2) if attr == "shape" else None


@LOWERING.lower_getattr(GridTable, "shape")
def _shape(context: Any, builder: Any, typ: Any, val: Any) -> Any:
    sizes = [_rows(context, builder, typ, val), INT64(typ.columns)]
    return context.make_tuple(builder, types.UniTuple(types.int64, 2), sizes)


# -- one row ------------------------------------------------------------------------------------------

ONE_OUTSIDE: Final = "index{} is out of bounds for axis 0 of a lookup table"


def _table_item(table: Any, index: Any) -> Any:
    return table.dtype if isinstance(table, Table) and is_whole(index) else None


@define(operator.getitem, typing=_table_item)
def _table_lower_item(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind, index_kind = sig.args
    table = cgutils.create_struct_proxy(kind)(context, builder, value=args[0])
    known = literal(index_kind)
    message = ONE_OUTSIDE.format("" if known is None else f" {known}")
    index = checked(context, builder, (index_kind, args[1]), table.length, message)
    return context.unpack_value(builder, kind.dtype, builder.gep(table.data, [index]))


@define(len, typing=lambda table: types.int64 if isinstance(table, Table) else None)
def _table_len(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return length_of(context, builder, sig.args[0], args[0])


@attributes(Table)
def _table_attribute(value: Table, attr: str) -> Any:
    return types.int64 if attr == "size" else method_of(value, attr)


@LOWERING.lower_getattr(Table, "size")
def _table_size(context: Any, builder: Any, typ: Any, val: Any) -> Any:
    return cgutils.create_struct_proxy(typ)(context, builder, value=val).length
