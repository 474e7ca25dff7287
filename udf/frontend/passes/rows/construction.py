"""How a structure is made, and what is read of its class, on Numba's untyped IR.

``P(x, y=2)`` becomes a call with a value for each field, in order; ``dataclasses.replace(p, x=1)`` a call of
``replace_fields``; ``P.origin`` what the class has under that name; ``TABLE[i]`` of a captured list of structures one
lookup for each field.
"""

import dataclasses
import inspect
from types import FunctionType
from typing import Any, Final

from udf.bind.structures import plain, structure_of
from udf.frontend.base.current import compilation
from udf.frontend.base.declarations import define, stand_in
from udf.frontend.base.messages import CLASSMETHOD, RefusedCallError, RefusedError
from udf.frontend.ir.constant_items import as_constant, constant_index
from udf.frontend.ir.full_unroll import drop_constants
from udf.frontend.ir.nodes import definition_of, is_constant, is_expression, variables_read
from udf.frontend.ir.record_calls import build_record, require_names
from udf.frontend.ir.replacement import Replacement, replace_values
from udf.frontend.ir.short_arrays import function_of
from udf.frontend.numba.names import cgutils, ir, types

ARRAY: Final = 'an array of records is read by index and field in a UDF: table[i]["x"], table["x"][i], len(table)'

replace_fields: Final = stand_in("replace_fields")
"""(value, given, names): stands for a structure with other values in some of its fields."""


class StructureCall(Replacement):
    """What takes the place of one call that makes a structure, or of what is read of its class."""

    def _on_call(self, node: Any) -> Any:
        found = definition_of(self.func_ir, node.func)
        if is_expression(found, "getattr") and found.attr == "_replace" and not node.args:
            return self._replace_fields(found.value, dict(node.kws))
        called = function_of(self.func_ir, node.func)
        if called is dataclasses.replace and len(node.args) == 1:
            return self._replace_fields(node.args[0], dict(node.kws))
        fields = fields_of(called)
        return None if fields is None else self._called(node, called, fields)

    def _called(self, node: Any, cls: Any, fields: tuple[str, ...]) -> Any:
        """Return the call with a value for each field; None if it has that already."""
        if not node.kws and len(node.args) == len(fields):
            return None
        try:
            bound = inspect.signature(cls).bind(*node.args, **dict(node.kws))
        except TypeError as error:
            raise RefusedError(f"{cls.__name__}(): {error} in a UDF", self.loc) from None
        arguments = dict(bound.arguments)
        bound.apply_defaults()
        values = [arguments[f] if f in arguments else self.constant(plain(v)) for f, v in bound.arguments.items()]
        return ir.Expr.call(node.func, values, (), node.loc)

    def _replace_fields(self, value: Any, named: dict[str, Any]) -> Any:
        return self.call(replace_fields, [value, self.tuple(named.values()), self.constants(named)])

    def _on_getattr(self, node: Any) -> Any:
        """Return what a class has under a name: a function, or a constant."""
        owner = definition_of(self.func_ir, node.value)
        structure = structure_of(owner.value) if is_constant(owner) else None
        found = None if structure is None else structure.member(node.attr)
        if structure is None or found is None:
            return None
        if isinstance(found, classmethod):
            raise RefusedError(CLASSMETHOD.format(structure.cls.__name__, node.attr), self.loc)
        inner = getattr(found, "__func__", found)
        if isinstance(inner, FunctionType):
            return ir.Global(node.attr, inner, self.loc)
        return ir.Const(plain(inner), self.loc)


def fields_of(cls: Any) -> tuple[str, ...] | None:
    """Return the fields of a class of structures, or of NamedTuples; None for anything else."""
    structure = structure_of(cls)
    if structure is not None:
        return structure.fields
    return getattr(cls, "_fields", None) if isinstance(cls, type) and issubclass(cls, tuple) else None


def to_struct_of_arrays(func_ir: Any) -> None:
    """Make ``TABLE[i]``, of a constant tuple of structures of one class, the structure of a lookup in each field.

    So is it of a NumPy array of records, of which ``TABLE["x"]`` is a table, and ``TABLE[i]["x"]`` its value.
    """
    if compilation().records:
        replace_values(func_ir, _FieldLookup)
        replace_values(func_ir, _RecordLookup)
        _refuse_arrays(func_ir)
    replace_values(func_ir, _ItemLookup)
    drop_constants(func_ir, lambda value: structure_class(value) is not None)


class _ItemLookup(Replacement):
    """The structure in the place of an item of a table of structures."""

    def _on_getitem(self, node: Any) -> Any:
        if as_constant(self.func_ir, node.index) is not None:
            return None
        found = definition_of(self.func_ir, node.value)
        rows = found.value if is_constant(found) else ()
        cls = structure_class(rows)
        if cls is None:
            return None
        values = []
        for column in zip(*rows, strict=True):
            table = self.constant(tuple(column))
            values.append(self.assign(ir.Expr.getitem(table, node.index, self.loc)))
        return self.call(cls, values)


class _FieldLookup(Replacement):
    """The table in the place of ``TABLE["x"]`` or ``TABLE.x``, its value in that of ``TABLE[i]["x"]``."""

    def _on_call(self, node: Any) -> Any:
        is_length = function_of(self.func_ir, node.func) is len and len(node.args) == 1
        fields = fields_of_array(self.func_ir, node.args[0]) if is_length else {}
        return ir.Expr.call(node.func, [self.constant(next(iter(fields.values())))], (), self.loc) if fields else None

    def _on_getattr(self, node: Any) -> Any:
        name = self._name(node)
        if name is None:
            return None
        fields = fields_of_array(self.func_ir, node.value)
        if name in fields:
            return ir.Const(fields[name], self.loc)
        item = definition_of(self.func_ir, node.value)
        if not is_expression(item, "getitem", "static_getitem") or self._name(item) is not None:
            return None
        fields = fields_of_array(self.func_ir, item.value)
        return _item(item, self.constant(fields[name])) if name in fields else None

    _on_getitem = _on_static_getitem = _on_getattr

    def _name(self, node: Any) -> str | None:
        """Return the name by which a node reads; None if it does not read by a name."""
        found = constant_index(self.func_ir, node)
        return found.value if found is not None and isinstance(found.value, str) else None


class _RecordLookup(Replacement):
    """The values of all fields in the place of ``TABLE[i]``."""

    def _on_getitem(self, node: Any) -> Any:
        fields = fields_of_array(self.func_ir, node.value)
        index = constant_index(self.func_ir, node)
        if not fields or (index is not None and not isinstance(index.value, int)):
            return None
        values = [self.assign(_item(node, self.constant(column))) for column in fields.values()]
        require_names(fields, self.loc)
        return build_record(self, values, fields, "dict")

    _on_static_getitem = _on_getitem


def _item(node: Any, column: Any) -> Any:
    """Return the item of a field's table that ``node`` is of the whole."""
    if node.op == "getitem":
        return ir.Expr.getitem(column, node.index, node.loc)
    return ir.Expr.static_getitem(column, node.index, node.index_var, node.loc)


def fields_of_array(func_ir: Any, variable: Any) -> dict[str, Any]:
    """Return the fields of a captured array of records by name; none of anything else."""
    found = definition_of(func_ir, variable)
    return dict(compilation().records.get(id(found.value), {})) if is_constant(found) else {}


def _refuse_arrays(func_ir: Any) -> None:
    for block in func_ir.blocks.values():
        for statement in block.body:
            for variable in variables_read(statement):
                if fields_of_array(func_ir, variable) and not isinstance(getattr(statement, "value", None), ir.Var):
                    raise RefusedError(ARRAY, statement.loc)


def structure_class(value: Any) -> Any:
    """Return the class of which all members of a tuple are, if it is one of NamedTuples; else None."""
    if type(value) is not tuple or not value:
        return None
    cls = type(value[0])
    return cls if fields_of(cls) and all(type(one) is cls for one in value) else None


# -- typed and lowered ---------------------------------------------------------------------------------


def _replaced_type(value: Any, changes: Any, names: Any) -> Any:
    if not isinstance(value, types.BaseNamedTuple) or not isinstance(changes, types.BaseTuple):
        return None
    labels = [getattr(name, "literal_value", None) for name in names]
    if None in labels:
        return None
    odd = next((label for label in labels if label not in value.fields), None)
    if odd is not None:
        raise RefusedCallError(f"{value.instance_class.__name__} has no field {odd!r} in a UDF")
    kinds = dict(zip(value.fields, value, strict=True)) | dict(zip(labels, map(types.unliteral, changes), strict=True))
    return types.BaseTuple.from_types(tuple(kinds.values()), value.instance_class)


@define(replace_fields, typing=_replaced_type)
def _replace_fields(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind, given, names = sig.args
    labels = [name.literal_value for name in names]
    members = dict(zip(kind.fields, zip(cgutils.unpack_tuple(builder, args[0]), kind, strict=True), strict=True))
    members |= dict(zip(labels, zip(cgutils.unpack_tuple(builder, args[1]), given, strict=True), strict=True))
    values = [
        context.cast(builder, value, has, to)
        for (value, has), to in zip(members.values(), sig.return_type, strict=True)
    ]
    return context.make_tuple(builder, sig.return_type, values)
