"""A row: ``row.a``, ``row["a"]``, and a constant key from a closure or a global, as the columns' values.

A row is a structure of those columns that the code mentions; LLVM takes it apart. What typing touches is noted, and
only that becomes parameters of the compiled function.
"""

import operator
from collections.abc import Hashable, Sequence
from typing import Any, Final

from udf.base.pandas_meaning import is_of_pandas
from udf.bind.identity import is_label
from udf.columns.column_use import INDEX, FieldLabel
from udf.frontend.base.current import KEY, compilation
from udf.frontend.base.declarations import LOWERING, attributes, define, method, static_items
from udf.frontend.base.messages import RefusedError
from udf.frontend.base.models import as_structure, cast_tuple
from udf.frontend.ir.nodes import definition_of
from udf.frontend.ir.record_calls import record_class, record_of
from udf.frontend.numba.names import cgutils, ir, signature, types
from udf.frontend.types.text_kinds import text_results

PANDAS_ATTRIBUTES: Final = frozenset(
    {"T", "array", "attrs", "axes", "dtype", "dtypes", "empty", "flags", "hasnans", "index", "name", "nbytes", "ndim"}
    | {"shape", "size", "values"}
)
"""What a pandas row answers itself, so that the column of that name is reached by ``row["..."]`` only."""

_EXTREMES: Final = 'write it of the columns: max(row["a"], row["b"])'
_KEYS: Final = 'loop over a tuple of keys: for key in ("a", "b"): row[key]'
_LABEL: Final = 'name the column: row["a"]'
PANDAS_METHODS: Final[dict[str, str]] = {
    **dict.fromkeys(("idxmin", "idxmax"), _EXTREMES),
    **dict.fromkeys(("keys", "items", "to_dict", "to_list", "tolist"), _KEYS),
    **dict.fromkeys(("iloc", "loc", "at", "iat", "pop", "xs"), _LABEL),
}
"""Attributes of a pandas row that are not supported here, unless a column has that label -> what to write."""


class Row(types.Type):  # type: ignore[misc]
    """The columns of a row, by label."""

    def __init__(self, fields: tuple[tuple[Hashable, Any], ...]) -> None:
        self.fields = dict(fields)
        super().__init__(name="row")

    @property
    def key(self) -> Any:
        """Return what makes one row type another."""
        return tuple((type(label), label, kind) for label, kind in self.fields.items())


def row_of(func_ir: Any, variable: Any, kinds: Sequence[Any]) -> Row | None:
    """Return the row that a variable is, of a function whose arguments have the types ``kinds``; None if it is none."""
    node = definition_of(func_ir, variable)
    kind = kinds[node.index] if isinstance(node, ir.Arg) and node.index < len(kinds) else None
    return kind if isinstance(kind, Row) else None


# One member a column.
as_structure(lambda kind: [(f"c{i}", field) for i, field in enumerate(kind.fields.values())], Row)


def _key(index: Any) -> Any:
    """Return the constant key that a type stands for, None if it is none."""
    if isinstance(index, types.BaseTuple):
        members = tuple(_key(member) for member in index)
        return None if None in members else members
    return index.literal_value if isinstance(index, types.Literal) and is_label(index.literal_value) else None


@attributes(Row)
def _attribute_type(value: Row, attr: str) -> Any:
    """Return the type of a column's value."""
    if attr in PANDAS_ATTRIBUTES or (compilation().tells and attr in value.fields and is_of_pandas("Series", attr)):
        raise RefusedError(f"row.{attr} is not supported in a UDF; for a column of that name use row[{attr!r}]", None)
    if attr not in value.fields and attr == "get":
        return types.BoundFunction(ROW_GET, value)
    if attr not in value.fields and attr in PANDAS_METHODS:
        raise RefusedError(f"row.{attr} is not supported in a UDF; {PANDAS_METHODS[attr]}", None)
    if attr not in compilation().row_use.labels and is_of_pandas("Series", attr):
        raise RefusedError(f"row.{attr} is not supported in a UDF; write it of the columns, row['a']", None)
    return compilation().row_use.field(value.fields, attr)


def _get_type(row: Row, key: Any, default: Any = types.none) -> Any:
    """Return the type of ``row.get("a", default)``: which of the two it is, is known when the function is compiled."""
    label, use = _key(key), compilation().row_use
    if label is None:
        raise RefusedError(KEY, None)
    return use.field(row.fields, label) if use.has(label) else default


ROW_GET: Final = method("udf.row.get", _get_type)


@LOWERING.lower("udf.row.get", Row, types.VarArg(types.Any))
def _get(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    row, label, *absent = sig.args
    if _key(label) in row.fields:
        return _field(context, builder, row, args[0], _key(label))
    return context.cast(builder, args[2], absent[0], sig.return_type) if absent else context.get_dummy_value()


@static_items
def _static_type(row: Any, index: Any) -> Any:
    """Type ``row["a"]``, whose key Numba has found to be constant."""
    if not isinstance(row, Row) or not (is_label(index) or index is INDEX or isinstance(index, FieldLabel)):
        return None
    return signature(compilation().row_use.field(row.fields, index), row, types.Omitted(index))


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


@LOWERING.lower("static_getitem", Row, types.Any)
def _static_getitem(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return _field(context, builder, sig.args[0], args[0], args[1])


@LOWERING.lower_getattr_generic(Row)
def _getattr(context: Any, builder: Any, typ: Any, val: Any, attr: str) -> Any:
    return _field(context, builder, typ, val, attr)


def _field(context: Any, builder: Any, row: Row, value: Any, label: Hashable) -> Any:
    made = cgutils.create_struct_proxy(row)(context, builder, value=value)
    return getattr(made, f"c{list(row.fields).index(label)}")


def _record_type(values: Any, labels: Any, form: Any) -> Any:
    if not isinstance(values, types.BaseTuple) or not isinstance(form, types.StringLiteral):
        return None
    names = tuple(label.literal_value for label in labels)
    kinds = [text_results(kind) or types.unliteral(kind) for kind in values]
    return types.BaseTuple.from_types(kinds, record_class(names, form.literal_value))


@define(record_of, typing=_record_type)
def _record(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return cast_tuple(context, builder, sig.return_type, cgutils.unpack_tuple(builder, args[0]), sig.args[0])


@static_items
def _record_item_type(record: Any, label: Any) -> Any:
    """Type ``p["x"]`` of values with labels that were a dict."""
    is_dict = isinstance(record, types.BaseNamedTuple) and getattr(record.instance_class, "form", "") == "dict"
    if not is_dict or label not in record.fields:
        return None
    return signature(record[record.fields.index(label)], record, types.literal(label))


@LOWERING.lower("static_getitem", types.BaseNamedTuple, types.StringLiteral)
def _record_item(_context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return builder.extract_value(args[0], sig.args[0].fields.index(args[1]))
