"""What a lookup table can: an item by its checked index, its length, its methods."""

import operator
from typing import Any, Final

from udf.frontend.base.declarations import LOWERING, attributes, define, is_whole, literal, typed_decorator
from udf.frontend.numba.names import cgutils, types
from udf.frontend.rules.array.array_functions import method_of
from udf.frontend.types.lookup_kinds import Table, checked, length_of

OUT_OF_BOUNDS: Final = "index{} is out of bounds for axis 0 of a lookup table"


def _item(table: Any, index: Any) -> Any:
    return table.dtype if isinstance(table, Table) and is_whole(index) else None


@define(operator.getitem, typing=_item)
def _getitem(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind, index_kind = sig.args
    table = cgutils.create_struct_proxy(kind)(context, builder, value=args[0])
    known = literal(index_kind)
    message = OUT_OF_BOUNDS.format("" if known is None else f" {known}")
    index = checked(context, builder, (index_kind, args[1]), table.length, message)
    return context.unpack_value(builder, kind.dtype, builder.gep(table.data, [index]))


@define(len, typing=lambda table: types.int64 if isinstance(table, Table) else None)
def _len(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return length_of(context, builder, sig.args[0], args[0])


@attributes(Table)
def _attribute_type(value: Table, attr: str) -> Any:
    return types.int64 if attr == "size" else method_of(value, attr)


@typed_decorator(LOWERING.lower_getattr(Table, "size"))
def _size(context: Any, builder: Any, typ: Any, val: Any) -> Any:
    return cgutils.create_struct_proxy(typ)(context, builder, value=val).length
