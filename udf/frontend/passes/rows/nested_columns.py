"""``row.p.x`` of a column of structures, ``row["v"][0]`` of short lists: written out on Numba's untyped IR.

What is read of a part is that column (:class:`udf.columns.column_use.FieldLabel`); a structure that is used as a whole
is a tuple with names, and a list a tuple.
"""

import operator
from collections.abc import Hashable, Sequence
from typing import Any, Final

from udf.columns.column_use import FieldLabel
from udf.frontend.base.current import compilation
from udf.frontend.base.messages import RefusedError
from udf.frontend.ir.constant_items import constant_index
from udf.frontend.ir.nodes import definition_of, is_expression, operands
from udf.frontend.ir.record_calls import build_record, require_names
from udf.frontend.ir.replacement import Replacement, replace_values
from udf.frontend.ir.short_arrays import function_of
from udf.frontend.numba.names import ir
from udf.frontend.rules.row.row_rules import Row, row_of
from udf.frontend.types.masked_kinds import Masked

IDENTITY: Final = (operator.is_, operator.is_not, operator.eq, operator.ne)
NULLABLE: Final = (
    "column {0!r} has nulls, and only its fields are read in a UDF; test one of them: row[{0!r}][..] is udf.NA"
)


def expand_nested_columns(func_ir: Any, kinds: Sequence[Any]) -> None:
    """Write out what a function asks of columns that have parts; ``kinds`` are the types of its arguments."""
    if not compilation().row_use.parts or not any(isinstance(kind, Row) for kind in kinds):
        return
    replace_values(func_ir, _NullTest, kinds)
    replace_values(func_ir, _FieldRead, kinds)
    replace_values(func_ir, _ColumnRead, kinds)


class _NestedColumn(Replacement):
    """A replacement that knows which variables are values of columns with parts."""

    def __init__(self, kinds: Sequence[Any], *place: Any) -> None:
        super().__init__(*place)
        self._kinds = kinds

    def label_of(self, node: Any) -> Hashable:
        """Return the label of the column with parts that a node reads; None for any other."""
        reads = is_expression(node, "getattr", "static_getitem", "getitem")
        if not reads or row_of(self.func_ir, node.value, self._kinds) is None:
            return None
        found = constant_index(self.func_ir, node)
        label = None if found is None else found.value
        return label if _is_hashable(label) and label in compilation().row_use.parts else None

    def part(self, row: Any, label: Hashable, name: Any) -> Any:
        """Return the value of a part."""
        return ir.Expr.static_getitem(row, FieldLabel(label, name), None, self.loc)


class _NullTest(_NestedColumn):
    """What asks of a column's value whether it is there, or of its size: where it can be null its parts do not say."""

    def _on_unary(self, node: Any) -> None:
        self._refuse(operands(node))

    def _on_binop(self, node: Any) -> None:
        self._refuse(operands(node) if node.fn in IDENTITY else ())

    def _on_call(self, node: Any) -> None:
        self._refuse(node.args if function_of(self.func_ir, node.func) in (bool, len) else ())

    def _refuse(self, tested: Sequence[Any]) -> None:
        for value in tested:
            owner = definition_of(self.func_ir, value)
            label = self.label_of(owner)
            if label is not None and self._can_be_null(row_of(self.func_ir, owner.value, self._kinds), label):
                raise RefusedError(NULLABLE.format(label), self.loc)

    def _can_be_null(self, row: Any, label: Hashable) -> bool:
        fields = row.fields
        return any(isinstance(fields[FieldLabel(label, name)], Masked) for name in compilation().row_use.parts[label])


class _FieldRead(_NestedColumn):
    """The column in the place of one part that is read by its name."""

    def _on_getattr(self, node: Any) -> Any:
        owner = definition_of(self.func_ir, node.value)
        label = self.label_of(owner)
        if label is None:
            return None
        names = compilation().row_use.parts[label]
        index = constant_index(self.func_ir, node)
        field = None if index is None else index.value
        if field is None or isinstance(field, slice) or (node.op == "getattr" and isinstance(names[0], int)):
            return None
        if isinstance(names[0], int):
            if not isinstance(field, int) or not -len(names) <= field < len(names):
                return None
            return self.part(owner.value, label, field % len(names))
        if field not in names:
            if node.op == "getattr" and field in ("get", "keys", "items", "values"):
                return None
            shown = ", ".join(map(str, names))
            raise RefusedError(f"column {label!r} has no field {field!r} in a UDF; it has {shown}", self.loc)
        return self.part(owner.value, label, field)

    _on_getitem = _on_static_getitem = _on_getattr


class _ColumnRead(_NestedColumn):
    """The tuple of all parts in the place of a column's value."""

    makes = ("getattr", "build_tuple")

    def _on_getattr(self, node: Any) -> Any:
        label = self.label_of(node)
        if label is None:
            return None
        names = compilation().row_use.parts[label]
        members = [self.assign(self.part(node.value, label, name)) for name in names]
        if isinstance(names[0], int):
            return ir.Expr.build_tuple(members, self.loc)
        require_names(names, self.loc)
        return build_record(self, members, names, "dict")

    _on_getitem = _on_static_getitem = _on_getattr


def _is_hashable(label: Any) -> bool:
    return label is not None and getattr(label, "__hash__", None) is not None and not isinstance(label, slice)
