"""Containers that a function captures or writes out, as the constants that they stand for, on Numba's untyped IR.

A list is a tuple there, a set a frozenset; ``config.LIMITS`` and ``Colour.RED.value`` are what they are; ``d.items()``
is a tuple of pairs, so that a loop over it is one over constants.
"""

import operator
from enum import Enum
from types import ModuleType
from typing import Any, Final

import numpy as np

from udf.bind.containers import (
    ENUM,
    SEQUENCE,
    ContainerError,
    Entries,
    constant_of,
    is_container,
    is_enum,
    member_value,
)
from udf.bind.hash_tables import is_large
from udf.bind.summaries import REDUCTIONS, is_frame, summary_of
from udf.frontend.base.current import compilation
from udf.frontend.base.messages import RefusedError
from udf.frontend.ir.constant_items import Constant, as_constant
from udf.frontend.ir.full_unroll import drop_unread
from udf.frontend.ir.nodes import (
    assigned_value,
    assignments,
    called_function,
    called_method,
    constant_value,
    definition_of,
    is_constant,
    is_expression,
    rebuild_definitions,
)
from udf.frontend.ir.replacement import Replacement, replace_values
from udf.frontend.numba.names import ir

_NONE: Final = object()

VIEWS: Final = ("items", "keys", "values")
"""The methods of a dict whose answers are constants."""

ITERATES: Final = frozenset(
    {sorted, list, tuple, set, frozenset, enumerate, zip, max, min, sum, any, all, reversed, map, filter}
)
"""Builtins that go through what they are given."""

FOLDED: Final = (sorted, min, max)
"""Those whose value is known where all that they go through is."""

FEW: Final = 256
"""Captured texts that a call is given one by one."""

MEMBER: Final = "a member of {} equals nothing but itself; use its value in a UDF: {}.value"


class Summary(Replacement):
    """The number that a captured Series or DataFrame is asked for as a whole, ``frame.x.mean()``, in its place."""

    makes = ("getattr", "static_getitem")

    def _on_call(self, node: Any) -> Any:
        if node.kws:
            return None
        if called_function(self.func_ir, node) is len and len(node.args) == 1:
            owner = value_of(self.func_ir, node.args[0])
            return ir.Const(len(owner), self.loc) if is_frame(owner) else None
        method = called_method(self.func_ir, node, *REDUCTIONS)
        if node.args or method is None:
            return None
        column, owner = None, value_of(self.func_ir, method.value)
        read: Any = definition_of(self.func_ir, method.value)
        if is_expression(read, "getattr"):
            column, owner = read.attr, value_of(self.func_ir, read.value)
        elif is_expression(read, "static_getitem", "getitem"):
            found = Constant(read.index) if read.op == "static_getitem" else as_constant(self.func_ir, read.index)
            if found is None:
                return None
            column, owner = found.value, value_of(self.func_ir, read.value)
        if not is_frame(owner) or (column is None) is not (owner.ndim == 1):
            return None
        if is_large(owner) and id(owner) in compilation().tables:  # of others the answers are in the function's key
            return None
        return ir.Const(summary_of(owner, (column, method.attr)), self.loc)


class _Member(Replacement):
    """The lookup in the place of ``Colour(x).name``, ``Colour[x].value``, and of ``Grade(x)`` of numbers or texts."""

    makes = ("getattr", "call", "getitem")

    def _on_getattr(self, node: Any) -> Any:
        asks = node.attr in ("name", "value")
        return self._looked_up(definition_of(self.func_ir, node.value), node.attr) if asks else None

    def _looked_up(self, lookup: Any, asks: str) -> Any:
        """Return the lookup of what is asked of a member, which ``lookup`` finds; "" if that is its value."""
        is_call = is_expression(lookup, "call") and len(lookup.args) == 1 and not lookup.kws
        if not is_call and not (asks and is_expression(lookup, "getitem")):
            return None
        cls = value_of(self.func_ir, lookup.func if is_call else lookup.value)
        if not is_enum(cls) or not (asks or isinstance(member_value(next(iter(cls))), (int, float, str))):
            return None
        members = {member.value if is_call else name: member for name, member in cls.__members__.items()}
        values = tuple(getattr(member, asks) if asks else member_value(member) for member in members.values())
        table = self.constant(Entries(ENUM if is_call else "dict", tuple(members), values))
        return ir.Expr.getitem(table, lookup.args[0] if is_call else lookup.index, self.loc)


class _Number(_Member):
    _on_getattr = None  # type: ignore[assignment]

    def _on_call(self, node: Any) -> Any:
        return self._looked_up(node, "")


def fold_containers(func_ir: Any) -> None:
    """Put constants in the place of containers, of what is read of Enums, and of dicts that are written out."""
    for replacement in (_Member, _Number):
        replace_values(func_ir, replacement)
    folded = True
    while _iterate_entries(func_ir) or folded:
        folded = replace_values(func_ir, _BuiltinResult)
    rebuild_definitions(func_ir)


class _BuiltinResult(Replacement):
    """The constant in the place of what makes one."""

    makes = ("getattr", "build_map")

    def _folded(self, node: Any) -> Any:
        result = _builtin_result(self.func_ir, node)
        return None if result is _NONE else ir.Const(result, self.loc)

    _on_constant = _on_getattr = _on_build_map = _on_call = _on_binop = _folded


def _iterate_entries(func_ir: Any) -> bool:
    """Go through the keys where a dict is gone through, and through the values of a Series; return whether one was."""
    for block in func_ir.blocks.values():
        for place, statement in enumerate(block.body):
            node = assigned_value(statement)
            for variable in _iterated_items(func_ir, node):
                entries = _items(value_of(func_ir, variable), keeps=_keeps(func_ir, node))
                if entries is None:
                    continue
                assigned, items = _tuple_literal(block.scope, entries, statement.loc, one_by_one=_keeps(func_ir, node))
                if node.op == "getiter":
                    statement.value = ir.Expr.getiter(items, node.loc)
                elif _keep(func_ir, node) is not None:
                    statement.value = ir.Expr(_keep(func_ir, node), node.loc, items=assigned.pop().value.items)
                else:
                    arguments = [items if one is variable else one for one in node.args]
                    statement.value = ir.Expr.call(node.func, arguments, node.kws, node.loc)
                block.body[place:place] = assigned
                if variable.is_temp and is_constant(func_ir._definitions[variable.name][0]):  # noqa: SLF001 - inner functions read names
                    drop_unread(func_ir, [variable])
                rebuild_definitions(func_ir)
                return True
    return False


def _items(value: Any, *, keeps: bool) -> tuple[Any, ...] | None:
    """Return what is gone through of a dict, a Series or, to be kept, a few texts; None of anything else."""
    if isinstance(value, Entries):
        items = value.values if value.kind == "Series" else value.keys
        return items and tuple(one.item() if isinstance(one, np.generic) else one for one in items)
    texts = keeps and type(value) is tuple and len(value) <= FEW
    return value if texts and any(isinstance(one, str) for one in value) else None


def _keeps(func_ir: Any, node: Any) -> bool:
    """Return whether an expression makes a text, a list or a set of what it goes through."""
    return called_method(func_ir, node) is not None or _keep(func_ir, node) is not None


def _keep(func_ir: Any, node: Any) -> str | None:
    """Return which operation makes a list or a set as a call of ``list`` or ``set`` does; None of another call."""
    function = called_function(func_ir, node) if node.op == "call" and len(node.args) == 1 else None
    return "build_list" if function is list else "build_set" if function is set or function is frozenset else None


def _tuple_literal(scope: Any, items: tuple[Any, ...], loc: Any, *, one_by_one: bool) -> tuple[list[Any], Any]:
    """Return the statements that make a tuple of constants, ``one_by_one`` if a call takes it, and its variable."""
    whole = scope.redefine("$items", loc)
    if not one_by_one:
        return [ir.Assign(ir.Const(items, loc), whole, loc)], whole
    members = [scope.redefine("$item", loc) for _ in items]
    assigned = [ir.Assign(ir.Const(item, loc), member, loc) for item, member in zip(items, members, strict=True)]
    return [*assigned, ir.Assign(ir.Expr.build_tuple(members, loc), whole, loc)], whole


def _iterated_items(func_ir: Any, node: Any) -> list[Any]:
    """Return the variables that an expression goes through."""
    if is_expression(node, "getiter"):
        return [node.value]
    if not is_expression(node, "call"):
        return []
    method = called_method(func_ir, node)
    if method is not None:
        return list(node.args) if method.attr in ("join", "extend") else []
    found = called_function(func_ir, node)
    folded = _fold_call(func_ir, node) is not _NONE
    return list(node.args) if not folded and any(found is one for one in ITERATES) else []


class TableItem(Replacement):
    """The lookup in the place of an item of a constant tuple of more than numbers, at an index that is no constant."""

    makes = ("build_tuple", "build_list")

    def _on_getitem(self, node: Any) -> Any:
        if as_constant(self.func_ir, node.index) is not None:
            return None
        items = _constant_members(self.func_ir, node.value)
        if type(items) is not tuple or not items or _is_array(items):
            return None
        entries = Entries(SEQUENCE, tuple(range(-len(items), len(items))), items * 2)
        return ir.Expr.getitem(self.constant(entries), node.index, node.loc)


def _is_array(value: tuple[Any, ...]) -> bool:
    """Return whether all items are numbers of one type."""
    return all(isinstance(one, (bool, int, float)) and type(one) is type(value[0]) for one in value)


def _builtin_result(func_ir: Any, node: Any) -> Any:
    """Return the constant that a node is; _NONE for one that is left alone."""
    if is_constant(node):
        return _constant(node.value, node.loc)
    if is_expression(node, "getattr"):
        return _attribute(func_ir, node)
    if is_expression(node, "build_map"):
        return _write(func_ir, node)
    if is_expression(node, "call") and not node.kws:
        return _fold_call(func_ir, node) if node.args else _view(func_ir, node)
    if is_expression(node, "binop") and node.fn is operator.add:
        return _sum(func_ir, node)
    return _NONE


def _fold_call(func_ir: Any, node: Any) -> Any:
    """Return what ``sorted(KINDS)`` is."""
    function = called_function(func_ir, node)
    value = value_of(func_ir, node.args[0]) if len(node.args) == 1 and not node.kws else _NONE
    items = value.keys if isinstance(value, Entries) and value.kind != "Series" else value
    if not any(function is one for one in FOLDED) or type(items) is not tuple or not items:
        return _NONE
    if not all(type(one) is type(items[0]) for one in items) or not isinstance(items[0], (str, int)):
        return _NONE
    result = function(items)
    return tuple(result) if function is sorted else result


def _sum(func_ir: Any, node: Any) -> Any:
    """Return a captured list and another behind it."""
    left, right = _constant_members(func_ir, node.lhs), _constant_members(func_ir, node.rhs)
    captured = any(not is_expression(definition_of(func_ir, side), "build_list") for side in (node.lhs, node.rhs))
    return left + right if captured and type(left) is tuple and type(right) is tuple else _NONE


def _constant(value: Any, loc: Any) -> Any:
    if isinstance(value, Enum):
        plain = member_value(value)
        return _NONE if isinstance(plain, Enum) else plain
    if not is_container(value) or is_large(value):
        return _NONE
    try:
        return constant_of(value)
    except ContainerError as refused:
        raise RefusedError(f"a {type(value).__name__} cannot be used in a UDF: {refused}", loc) from None


def value_of(func_ir: Any, variable: Any) -> Any:
    """Return the constant that a variable is; _NONE if it is none."""
    return constant_value(func_ir, variable, _NONE)


def _attribute(func_ir: Any, node: Any) -> Any:
    owner = value_of(func_ir, node.value)
    if isinstance(owner, ModuleType):
        value: Any = getattr(owner, node.attr, _NONE)
        is_plain = isinstance(value, (str, int, float))
        return value if is_plain or is_container(value) or is_enum(value) or is_large(value) else _NONE
    if is_enum(owner):
        if node.attr in ("__members__", "_value2member_map_"):
            return tuple(getattr(owner, node.attr))
        member = getattr(owner, node.attr, _NONE)
        return member if isinstance(member, Enum) else _NONE
    if isinstance(owner, Enum) and node.attr in ("value", "name"):
        return getattr(owner, node.attr)
    return _NONE


def _view(func_ir: Any, node: Any) -> Any:
    """Return what ``d.items()``, ``d.keys()`` or ``d.values()`` gives."""
    method = called_method(func_ir, node, *VIEWS)
    owner = _NONE if method is None else value_of(func_ir, method.value)
    if not isinstance(owner, Entries) or owner.values is None:
        return _NONE
    views = {"items": tuple(zip(owner.keys, owner.values, strict=True)), "keys": owner.keys, "values": owner.values}
    return views[method.attr]


def _write(func_ir: Any, node: Any) -> Any:
    """Return the dict that is written out of constants."""
    keys = [_constant_members(func_ir, key) for key, _ in node.items]
    values = [_constant_members(func_ir, value) for _, value in node.items]
    if any(one is _NONE for one in (*keys, *values)):
        return _NONE
    listed = next((one for one, _ in node.items if _is_list(func_ir, one)), None)
    if listed is not None:
        raise RefusedError("unhashable type: 'list' in a UDF", node.loc)
    table = dict(zip(keys, values, strict=True))
    return Entries("dict", tuple(table), tuple(table.values()))


def _is_list(func_ir: Any, variable: Any) -> bool:
    """Return whether a variable is a list, or a tuple with one in it."""
    node: Any = definition_of(func_ir, variable)
    if is_expression(node, "build_tuple"):
        return any(_is_list(func_ir, item) for item in node.items)
    return is_expression(node, "build_list")


def _constant_members(func_ir: Any, variable: Any) -> Any:
    """Return the constant that a variable is, also a tuple or list built of constants; else _NONE."""
    node = definition_of(func_ir, variable)
    if is_constant(node):
        return node.value
    if is_expression(node, "build_tuple", "build_list"):
        items = [_constant_members(func_ir, item) for item in node.items]
        return _NONE if any(item is _NONE for item in items) else tuple(items)
    if is_expression(node, "build_map"):
        return _write(func_ir, node)
    found = as_constant(func_ir, variable)  # LABELS[::-1]
    return _NONE if found is None else found.value


def refuse_members(func_ir: Any) -> None:
    """Raise for a member of a plain Enum that is left: no value of a column equals it."""
    for statement in assignments(func_ir):
        value = statement.value.value if is_constant(statement.value) else None
        if isinstance(value, Enum):
            name = f"{type(value).__name__}.{value.name}"
            raise RefusedError(MEMBER.format(type(value).__name__, name), statement.loc)
