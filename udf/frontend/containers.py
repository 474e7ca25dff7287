"""Containers that a function captures or writes out, as the constants that they stand for, on Numba's untyped IR.

A list is a tuple there, a set a frozenset; ``config.LIMITS`` and ``Colour.RED.value`` are what they are; ``d.items()``
is a tuple of pairs, so that a loop over it is one over constants.
"""

from __future__ import annotations

import calendar
from enum import Enum
from types import ModuleType
from typing import Any, Final

from udf.call.containers import SEQUENCE, ContainerError, Entries, constant_of, is_container, is_enum, member_value
from udf.call.hashed import is_large
from udf.frontend.loops.known import known
from udf.frontend.loops.written import drop_unread
from udf.frontend.nodes import RefusedError, define_anew, definition_of, is_constant, is_expression, redefine
from udf.frontend.numba.names import ir

_NONE: Final = object()

VIEWS: Final = ("items", "keys", "values")
"""The methods of a dict whose answers are constants."""

MEMBER: Final = "a member of {} equals nothing but itself; use its value in a UDF: {}.value"


def settle_containers(func_ir: Any) -> None:
    """Put constants in the place of containers, of what is read of Enums, and of dicts that are written out."""
    changed = True
    while changed:
        changed = False
        for block in func_ir.blocks.values():
            for statement in block.find_insts(ir.Assign):
                made = _made(func_ir, statement.value)
                if made is not _NONE:
                    read = [] if is_constant(statement.value) else list(statement.value.list_vars())
                    statement.value = ir.Const(made, statement.loc)
                    redefine(func_ir, statement.target, statement.value)
                    drop_unread(func_ir, read, ("getattr", "build_map"))
                    changed = True
                    break
    define_anew(func_ir)


def index_by_table(func_ir: Any) -> None:
    """Make a lookup of each constant tuple of more than numbers that is indexed by what is no constant."""
    for block in func_ir.blocks.values():
        for place, statement in enumerate(block.body):
            node: Any = statement.value if isinstance(statement, ir.Assign) else None
            if not is_expression(node, "getitem") or known(func_ir, node.index) is not None:
                continue
            value = _known(func_ir, node.value)
            if type(value) is not tuple or not value or all(isinstance(one, (bool, int, float)) for one in value):
                continue
            size = len(value)
            entries = Entries(SEQUENCE, tuple(range(-size, size)), value * 2)
            table = block.scope.redefine("$table", statement.loc)
            constant = ir.Const(entries, statement.loc)
            func_ir._definitions[table.name] = [constant]  # noqa: SLF001 - Numba keeps them by hand
            block.body.insert(place, ir.Assign(constant, table, statement.loc))
            read = node.value
            statement.value = ir.Expr.getitem(table, node.index, node.loc)
            drop_unread(func_ir, [read], ("build_tuple", "build_list"))
            return index_by_table(func_ir)
    return None


def _made(func_ir: Any, node: Any) -> Any:
    """Return the constant that a node is; _NONE for one that is left alone."""
    if is_constant(node):
        return _constant(node.value, node.loc)
    if is_expression(node, "getattr"):
        return _attribute(func_ir, node)
    if is_expression(node, "build_map"):
        return _written(func_ir, node)
    if is_expression(node, "call") and not node.args and not node.kws:
        return _view(func_ir, node)
    return _NONE


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


def _value(func_ir: Any, variable: Any) -> Any:
    node = definition_of(func_ir, variable)
    return node.value if is_constant(node) else _NONE


def _attribute(func_ir: Any, node: Any) -> Any:
    owner = _value(func_ir, node.value)
    if isinstance(owner, ModuleType):
        value: Any = getattr(owner, node.attr, _NONE)
        if type(value).__module__ == calendar.__name__ and hasattr(value, "__getitem__"):
            return tuple(value)  # the names of months and days
        return value if is_container(value) or is_enum(value) or is_large(value) else _NONE
    if is_enum(owner):
        member = getattr(owner, node.attr, _NONE)
        return member if isinstance(member, Enum) else _NONE
    if isinstance(owner, Enum) and node.attr in ("value", "name"):
        return getattr(owner, node.attr)
    return _NONE


def _view(func_ir: Any, node: Any) -> Any:
    """Return what ``d.items()``, ``d.keys()`` or ``d.values()`` gives."""
    method = definition_of(func_ir, node.func)
    if not is_expression(method, "getattr") or method.attr not in VIEWS:
        return _NONE
    owner = _value(func_ir, method.value)
    if not isinstance(owner, Entries) or owner.values is None:
        return _NONE
    views = {"items": tuple(zip(owner.keys, owner.values, strict=True)), "keys": owner.keys, "values": owner.values}
    return views[method.attr]


def _written(func_ir: Any, node: Any) -> Any:
    """Return the dict that is written out of constants."""
    keys = [_known(func_ir, key) for key, _ in node.items]
    values = [_known(func_ir, value) for _, value in node.items]
    if any(one is _NONE for one in (*keys, *values)):
        return _NONE
    table = dict(zip(keys, values, strict=True))
    return Entries("dict", tuple(table), tuple(table.values()))


def _known(func_ir: Any, variable: Any) -> Any:
    """Return the constant that a variable is, a tuple or list of such included."""
    node = definition_of(func_ir, variable)
    if is_constant(node):
        return node.value
    if is_expression(node, "build_tuple", "build_list"):
        items = [_known(func_ir, item) for item in node.items]
        return _NONE if any(item is _NONE for item in items) else tuple(items)
    if is_expression(node, "build_map"):
        return _written(func_ir, node)
    return _NONE


def refuse_members(func_ir: Any) -> None:
    """Raise for a member of a plain Enum that is left: no value of a column equals it."""
    for block in func_ir.blocks.values():
        for statement in block.find_insts(ir.Assign):
            value = statement.value.value if is_constant(statement.value) else None
            if isinstance(value, Enum):
                name = f"{type(value).__name__}.{value.name}"
                raise RefusedError(MEMBER.format(type(value).__name__, name), statement.loc)
