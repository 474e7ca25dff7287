"""Dicts that are written out with constant keys, ``{"a": x, "b": y}``: what is read of one is the value, on untyped IR.

Only a dict that has one name, and of which nothing changes or keeps a part, is taken; any other is refused elsewhere.
"""

from typing import Any, Final

from udf.bind.containers import Entries
from udf.frontend.ir.constant_items import Constant, as_constant, constant_index, items_of
from udf.frontend.ir.nodes import (
    assigned_value,
    assignments,
    called_function,
    called_method,
    copies_of,
    definition_of,
    is_expression,
    is_reassigned,
    rebuild_definitions,
    replace_statements,
    statements,
)
from udf.frontend.ir.replacement import Replacement, replace_values
from udf.frontend.ir.short_arrays import function_of
from udf.frontend.numba.names import ir

VIEWS: Final = ("items", "keys", "values")
READS: Final = (*VIEWS, "get")
ITERATES: Final = (sorted, list, tuple, max, min, sum, any, all, enumerate, zip, reversed, set)


def fold_dict_calls(func_ir: Any) -> None:
    """Write ``dict(a=x)`` and ``dict(zip(KEYS, values))`` as dicts that are written out."""
    replace_values(func_ir, _DictCall)


class _DictCall(Replacement):
    """The dict that is written out in the place of a call."""

    makes = ("getattr", "call", "build_tuple", "build_list")

    def _on_call(self, node: Any) -> Any:
        if len(node.args) > 1 or function_of(self.func_ir, node.func) is not dict or not (node.args or node.kws):
            return None
        items = items_of(self.func_ir, node.args[0]) if node.args else []
        pairs = [one.value if isinstance(one, Constant) else one for one in items or ()]
        if items is None or not all(isinstance(one, tuple) and len(one) == 2 for one in pairs):
            return None
        entries = [(self._variable(key), self._variable(value)) for key, value in pairs]
        entries += [(self.constant(key), value) for key, value in node.kws]
        return ir.Expr.build_map(entries, len(entries), {}, {}, self.loc)

    def _variable(self, item: Any) -> Any:
        return item if isinstance(item, ir.Var) else self.constant(item.value if isinstance(item, Constant) else item)


def fold_dict_literals(func_ir: Any) -> None:
    """Put values in the place of what is read of dicts that are written out."""
    made = (s.value for s in assignments(func_ir) if is_expression(s.value, "build_map") and s.value.items)
    known = [one for one in made if all(as_constant(func_ir, key) is not None for key, _ in one.items)]
    literals = [literal for literal in known if _is_only_read(func_ir, literal)]
    if not literals:
        return
    for literal in literals:
        _keep_values(func_ir, literal)
    rebuild_definitions(func_ir)
    replace_values(func_ir, _DictRead, literals)


def _is_only_read(func_ir: Any, literal: Any) -> bool:
    """Return whether a dict has one name at most, and is only read by constant keys or iterated over."""
    names = copies_of(func_ir, {s.target.name for s in assignments(func_ir) if s.value is literal})
    if sum(not name.startswith("$") for name in names) > 1:
        return False
    for statement in statements(func_ir):
        value = getattr(statement, "value", None)
        if not any(one.name in names for one in statement.list_vars()):
            continue
        if value is literal or isinstance(value, ir.Var):
            if isinstance(statement, ir.Assign) and is_reassigned(func_ir, statement.target.name):
                return False
        elif not _reads(func_ir, value, names):
            return False
    return True


def _reads(func_ir: Any, value: Any, names: set[str]) -> bool:
    if is_expression(value, "getattr"):
        return value.attr in READS
    if is_expression(value, "getitem", "static_getitem", "getiter"):
        return value.value.name in names
    if is_expression(value, "binop"):
        return value.lhs.name in names and value.fn.__name__ == "contains"
    function = called_function(func_ir, value)
    return any(function is one for one in (*ITERATES, len)) and not any(one.name in names for _, one in value.kws)


def _keep_values(func_ir: Any, literal: Any) -> None:
    """Give each value a name of its own, which nothing else sets."""

    def copy_values(block: Any, statement: Any) -> list[Any] | None:
        if assigned_value(statement) is not literal:
            return None
        loc = statement.loc
        copies = [ir.Assign(value, block.scope.redefine("$value", loc), loc) for _, value in literal.items]
        literal.items = [(key, copy.target) for (key, _), copy in zip(literal.items, copies, strict=True)]
        return [*copies, statement]

    replace_statements(func_ir, copy_values)


class _DictRead(Replacement):
    """The value in the place of what is read of one of the dicts ``literals``."""

    makes = ("getattr", "build_map")

    def __init__(self, literals: list[Any], *place: Any) -> None:
        super().__init__(*place)
        self._literals = literals

    def _on_getitem(self, node: Any) -> Any:
        table, key = self._table(node.value), constant_index(self.func_ir, node)
        if table is not None and key is None:
            place = self.assign(ir.Expr.getitem(self._places(table), node.index, self.loc))
            return self._at(place, [*table.values()])
        return None if table is None or key is None else table.get(key.value)

    _on_static_getitem = _on_getitem

    def _on_getiter(self, node: Any) -> Any:
        keys = self._keys(node.value)
        return None if keys is None else ir.Expr.getiter(self.assign(keys), node.loc)

    def _on_binop(self, node: Any) -> Any:
        table, key = self._table(node.lhs), as_constant(self.func_ir, node.rhs)
        if table is None or node.fn.__name__ != "contains":
            return None
        if key is None:
            return ir.Expr.binop(node.fn, self._places(table), node.rhs, node.loc)
        return ir.Const(key.value in table, node.loc)

    def _at(self, place: Any, values: list[Any]) -> Any:
        return ir.Expr.getitem(self.assign(ir.Expr.build_tuple(values, self.loc)), place, self.loc)

    def _places(self, table: dict[Any, Any]) -> Any:
        """Return the constant dict of where the value of each key is."""
        return self.constant(Entries("dict", tuple(table), tuple(range(len(table)))))

    def _on_call(self, node: Any) -> Any:
        method = called_method(self.func_ir, node)
        if method is not None:
            table = self._table(method.value)
            return None if table is None else self._method(method.attr, table, node)
        if any(self._table(one) is not None for one in node.args):
            if called_function(self.func_ir, node) is len:
                return ir.Const(len(self._table(node.args[0]) or ()), node.loc)
            keys = [self._keys(one) for one in node.args]
            given = [one if made is None else self.assign(made) for one, made in zip(node.args, keys, strict=True)]
            return ir.Expr.call(node.func, given, node.kws, node.loc)
        return None

    def _method(self, name: str, table: dict[Any, Any], node: Any) -> Any:
        if name == "get":
            key = as_constant(self.func_ir, node.args[0]) if node.args else None
            absent = node.args[1] if len(node.args) == 2 else ir.Const(None, node.loc)
            if key is None and len(node.args) == 2:
                get = self.assign(ir.Expr.getattr(self._places(table), "get", self.loc))
                place = ir.Expr.call(get, [node.args[0], self.constant(len(table))], (), self.loc)
                return self._at(self.assign(place), [*table.values(), absent])
            if key is None:
                return None
            return table.get(key.value, absent)
        keys = [self.constant(key) for key in table]
        if name == "items":
            pairs = zip(keys, table.values(), strict=True)
            variables = [self.assign(ir.Expr.build_tuple(list(pair), node.loc)) for pair in pairs]
        else:
            variables = keys if name == "keys" else list(table.values())
        return ir.Expr.build_tuple(variables, node.loc)

    def _table(self, variable: Any) -> dict[Any, Any] | None:
        literal = definition_of(self.func_ir, variable)
        if not any(literal is one for one in self._literals):
            return None
        keys = [as_constant(self.func_ir, key) for key, _ in literal.items]
        return {key.value: value for key, (_, value) in zip(keys, literal.items, strict=True) if key is not None}

    def _keys(self, variable: Any) -> Any:
        table = self._table(variable)
        return None if table is None else ir.Expr.build_tuple([self.constant(key) for key in table], self.loc)
