"""A lookup table: a one-dimensional array of which the function reads items, by checked index.

A captured array has no parameter in Python. In the compiled functions it is a pair of free variables, which
:func:`udf.frontend.base.lifting.lift` makes parameters.
"""

from typing import Any

from udf.frontend.base.declarations import (
    INT64,
    LOWERING,
    is_never_negative,
    is_uint64,
    raise_if,
    typed_decorator,
)
from udf.frontend.base.lifting import free_variables
from udf.frontend.base.models import as_structure
from udf.frontend.numba.names import cgutils, types
from udf.frontend.types.iterators import CountedIterable


class Table(CountedIterable):
    """An array of ``dtype``; the captured array ``number``, or None for an argument."""

    def __init__(self, dtype: Any, number: int | None = None) -> None:
        self.dtype, self.number = dtype, number
        super().__init__(name=f"table of {dtype}" + ("" if number is None else f" (captured {number})"))


def members(kind: Any) -> list[tuple[str, Any]]:
    """Return the members of a table: where the values are, and how many."""
    return [("data", types.CPointer(kind.dtype)), ("length", types.int64)]


as_structure(members, Table)


@typed_decorator(LOWERING.lower_constant(Table))
def captured_table(context: Any, builder: Any, ty: Any, _pyval: Any) -> Any:
    """Return a captured array: its free variables."""
    table = cgutils.create_struct_proxy(ty)(context, builder)
    address, table.length = free_variables(ty.number or 0)
    table.data = builder.bitcast(address, table.data.type)
    return table._getvalue()  # noqa: SLF001 - Numba's name


def checked(context: Any, builder: Any, operand: tuple[Any, Any], length: Any, message: str) -> Any:
    """Return a place in ``length`` values by Python's rule, of an index with its type; raise IndexError outside."""
    kind, value = operand
    index = context.cast(builder, value, kind, types.uint64 if is_uint64(kind) else types.int64)
    if not is_never_negative(kind):
        index = builder.select(builder.icmp_signed("<", index, INT64(0)), builder.add(index, length), index)
    raise_if(context, builder, builder.icmp_unsigned(">=", index, length), IndexError, message)
    return index


def length_of(context: Any, builder: Any, kind: Table, table: Any) -> Any:
    """Return how many values a table has."""
    return cgutils.create_struct_proxy(kind)(context, builder, value=table).length
