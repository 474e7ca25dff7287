"""A row: ``row.a``, ``row["a"]``, and a constant key from a closure or a global, as the columns' values.

A row is a structure of those columns that the code mentions; LLVM takes it apart. What typing touches is noted, and
only that becomes parameters of the compiled function.
"""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any, Final

from udf.frontend.current import compilation
from udf.frontend.nodes import RefusedError
from udf.frontend.numba_cuda import (
    AbstractTemplate,
    AttributeTemplate,
    StructModel,
    cgutils,
    register_model,
    signature,
    types,
)
from udf.frontend.semantics.rules import LOWERING, TYPING, define, typed

if TYPE_CHECKING:
    from collections.abc import Hashable

PANDAS_ATTRIBUTES: Final = frozenset(
    {"T", "array", "attrs", "axes", "dtype", "dtypes", "empty", "flags", "hasnans", "index", "name", "nbytes", "ndim"}
    | {"shape", "size", "values"}
)
"""What a pandas row answers itself, so that the column of that name is reached by ``row["..."]`` only."""

KEY: Final = (
    "the key of a row must be constant in a UDF: write it out, capture it, or loop over a tuple of keys right there, "
    'for key in ("a", "b"): row[key]; a condition chooses between values, row["a"] if .. else row["b"]'
)


class Row(types.Type):  # type: ignore[misc]
    """The columns of a row, by label."""

    def __init__(self, fields: tuple[tuple[Hashable, Any], ...]) -> None:
        self.fields = dict(fields)
        super().__init__(name="row")

    @property
    def key(self) -> Any:
        """Return what makes one row type another."""
        return tuple((type(label), label, kind) for label, kind in self.fields.items())


@register_model(Row)
class RowModel(StructModel):  # type: ignore[misc]
    """One member a column."""

    def __init__(self, dmm: Any, fe_type: Any) -> None:
        super().__init__(dmm, fe_type, [(f"c{i}", kind) for i, kind in enumerate(fe_type.fields.values())])


def _key(index: Any) -> Any:
    """Return the constant key that a type stands for, None if it is none."""
    return index.literal_value if isinstance(index, (types.StringLiteral, types.IntegerLiteral)) else None


@TYPING.register_attr
class RowAttributes(AttributeTemplate):  # type: ignore[misc]
    """``row.a``."""

    key = Row

    def generic_resolve(self, value: Row, attr: str) -> Any:
        """Return the type of a column's value."""
        if attr in PANDAS_ATTRIBUTES:
            raise RefusedError(
                f"row.{attr} is not supported in a UDF; for a column of that name use row[{attr!r}]", None
            )
        return compilation().row_use.field(value.fields, attr)


@TYPING.register
class RowStaticItem(AbstractTemplate):  # type: ignore[misc]
    """``row["a"]``, whose key Numba has found to be constant."""

    key = "static_getitem"

    def generic(self, args: Any, kws: Any) -> Any:
        """Return the signature for a row."""
        del kws
        row, index = args
        if not isinstance(row, Row) or type(index) not in (str, int):
            return None
        return signature(compilation().row_use.field(row.fields, index), row, types.literal(index))


def _item(row: Any, index: Any) -> Any:
    if not isinstance(row, Row):
        return None
    label = _key(index)
    if label is None:
        raise RefusedError(KEY, None)
    return compilation().row_use.field(row.fields, label)


@define(operator.getitem, typing=_item)
def _getitem(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    row, index = sig.args
    return _field(context, builder, row, args[0], _key(index))


@typed(LOWERING.lower("static_getitem", Row, types.Any))
def _static_getitem(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return _field(context, builder, sig.args[0], args[0], args[1])


@typed(LOWERING.lower_getattr_generic(Row))
def _getattr(context: Any, builder: Any, typ: Any, val: Any, attr: str) -> Any:
    return _field(context, builder, typ, val, attr)


def _field(context: Any, builder: Any, row: Row, value: Any, label: Hashable) -> Any:
    made = cgutils.create_struct_proxy(row)(context, builder, value=value)
    return getattr(made, f"c{list(row.fields).index(label)}")
