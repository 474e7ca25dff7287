"""A row: ``row.a``, ``row["a"]``, and a constant key from a closure or a global, as the columns' values.

A row is a structure of those columns that the code mentions; LLVM takes it apart. What typing touches is noted, and
only that becomes parameters of the compiled function.
"""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any, Final

from udf.call.identity import is_label
from udf.errors import ColumnNotFoundError
from udf.frontend.masked.kinds import MISSING
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

    from udf.stages import UdfCall

PANDAS_ATTRIBUTES: Final = frozenset(
    {"T", "array", "attrs", "axes", "dtype", "dtypes", "empty", "flags", "hasnans", "index", "name", "nbytes", "ndim"}
    | {"shape", "size", "values"}
)
"""What a pandas row answers itself, so that the column of that name is reached by ``row["..."]`` only."""

_NUMBERS: Final = (
    'write it of the columns: row["a"] + row["b"], or over a tuple of keys, sum(row[k] for k in ("a", "b"))'
)
_EXTREMES: Final = 'write it of the columns: max(row["a"], row["b"])'
_KEYS: Final = 'loop over a tuple of keys: for key in ("a", "b"): row[key]'
_ONE: Final = 'ask for one value: row["a"] is udf.NA, or math.isnan(row["a"])'
_LABEL: Final = 'name the column: row["a"]'
PANDAS_METHODS: Final[dict[str, str]] = {
    **dict.fromkeys(("sum", "mean", "prod", "std", "var", "median", "any", "all", "count", "dot"), _NUMBERS),
    **dict.fromkeys(("min", "max", "idxmin", "idxmax", "argmin", "argmax"), _EXTREMES),
    **dict.fromkeys(("keys", "items", "to_dict", "to_list", "tolist", "to_numpy"), _KEYS),
    **dict.fromkeys(("isna", "isnull", "notna", "notnull", "fillna", "dropna"), _ONE),
    **dict.fromkeys(("iloc", "loc", "at", "iat", "pop", "xs"), _LABEL),
}
"""What a pandas row has and ours has not, unless it is the label of a column -> what to write in its place."""

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


class RowUse:
    """What one UDF does with its row: the labels that it touched, and the error of one that it cannot have."""

    def __init__(self, call: UdfCall) -> None:
        self._labels, self._refused = call.labels, dict(call.refused)
        self.touched: set[Hashable] = set()
        self.error: Exception | None = None

    def has(self, label: Hashable) -> bool:
        """Return whether the frame has a column of that label, or columns under it (of a MultiIndex)."""
        return label in self._labels or any(isinstance(one, tuple) and one[:1] == (label,) for one in self._labels)

    def field(self, row: Row, label: Hashable) -> Any:
        """Return the type of a column's value; refuse a label that there is not."""
        kind = row.fields.get(label)
        if kind is None:
            if label in self._labels and label not in self._refused:  # put together of parts
                raise RefusedError(KEY, None)
            self.error = self._refused.get(label) or ColumnNotFoundError(label, self._labels)
            raise RefusedError(f"the row has no value {label!r} in a UDF", None)
        self.touched.add(label)
        return kind


def _key(index: Any) -> Any:
    """Return the constant key that a type stands for, None if it is none."""
    if isinstance(index, types.BaseTuple):
        members = tuple(_key(member) for member in index)
        return None if None in members else members
    return index.literal_value if isinstance(index, types.Literal) and is_label(index.literal_value) else None


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
        if attr not in value.fields and attr == "get":
            return types.BoundFunction(RowGet, value)
        if attr not in value.fields and attr in PANDAS_METHODS:
            raise RefusedError(f"row.{attr} is not supported in a UDF; {PANDAS_METHODS[attr]}", None)
        return self.context.row_use.field(value, attr)


class RowGet(AbstractTemplate):  # type: ignore[misc]
    """``row.get("a", default)``: which of the two it is, is known when the function is compiled."""

    key = "udf.row.get"
    prefer_literal = True

    def generic(self, args: Any, kws: Any) -> Any:
        """Return the signature: of the column's value, else of the default, else of NA."""
        if kws or len(args) not in (1, 2):
            return None
        label = _key(args[0])
        if label is None:
            raise RefusedError(KEY, None)
        use = self.context.row_use
        absent = args[1] if len(args) == 2 else MISSING
        return signature(use.field(self.this, label) if use.has(label) else absent, *args, recvr=self.this)


@typed(LOWERING.lower("udf.row.get", Row, types.VarArg(types.Any)))
def _get(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    row, label, *absent = sig.args
    if _key(label) in row.fields:
        return _field(context, builder, row, args[0], _key(label))
    return context.cast(builder, args[2], absent[0], sig.return_type) if absent else context.get_dummy_value()


@TYPING.register
class RowStaticItem(AbstractTemplate):  # type: ignore[misc]
    """``row["a"]``, whose key Numba has found to be constant."""

    key = "static_getitem"

    def generic(self, args: Any, kws: Any) -> Any:
        """Return the signature for a row."""
        del kws
        row, index = args
        if not isinstance(row, Row) or not is_label(index):
            return None
        return signature(self.context.row_use.field(row, index), row, types.Omitted(index))


def _item(row: Any, index: Any) -> Any:
    if not isinstance(row, Row):
        return None
    label = _key(index)
    if label is None:
        raise RefusedError(KEY, None)
    from udf.frontend.contexts import typing_context  # noqa: PLC0415 - the rules are loaded by the contexts

    return typing_context().row_use.field(row, label)


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
