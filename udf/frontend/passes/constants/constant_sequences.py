"""Lists and tuples that are written out (``[a, b]``), and ``map`` over one: of a length that is known.

On Numba's untyped IR. A list that is only read (indexed, iterated, given to a builtin that reads it) is a tuple: a GPU
row has no memory to make a list in. ``map(f, [a, b])`` is written out as calls of ``f`` where ``sum``, ``min``, ``max``
or ``tuple`` take it; any other is a generator (:mod:`udf.frontend.passes.loops.generators`).
"""

import builtins
from typing import Any, Final

from udf.frontend.ir.nodes import (
    assigned_value,
    assignments,
    called_method,
    constant_value,
    copies_of,
    definition_of,
    is_expression,
    is_reassigned,
    readers,
    rebuild_definitions,
    redefine,
    statements,
    variables_read,
)
from udf.frontend.numba.names import ir

READERS: Final = frozenset({min, max, sum, any, all, len, enumerate, zip, tuple})
"""Builtins that read a sequence, and keep nothing of it."""

AT_ONCE: Final = frozenset({min, max, sum, tuple})
"""Builtins that ask for every item, with nothing between that could raise."""

OF_LABELS: Final = frozenset({"sort_values", "drop_duplicates", "dropna", "nlargest", "nsmallest", "isin"})
"""Methods of a group, and of its columns, that read a list."""

READS: Final = ("getitem", "static_getitem", "getiter", "exhaust_iter")


def lists_as_tuples(func_ir: Any) -> None:
    """Make a tuple of each list that is only read."""
    lists = {s.target.name: s for s in assignments(func_ir) if is_expression(s.value, "build_list")}
    if not lists:
        return
    copies = {copy: name for name in reversed(lists) for copy in copies_of(func_ir, [name])}  # variable -> its list
    kept = {copies[name] for statement in statements(func_ir) for name in _used_otherwise(func_ir, statement, copies)}
    for name, statement in lists.items():
        if name not in kept:
            written = statement.value
            statement.value = ir.Expr.build_tuple(list(written.items), written.loc)
            redefine(func_ir, statement.target, statement.value)


def _used_otherwise(func_ir: Any, statement: Any, holds: dict[str, str]) -> list[str]:
    """Return the variables with a list that a statement uses for more than reading it."""
    value = assigned_value(statement)
    names = [variable.name for variable in variables_read(statement)]
    if isinstance(value, ir.Var):
        target = statement.target.name
        is_choice = target in holds and is_reassigned(func_ir, target)
        return names if is_choice and value.name in holds else []
    if is_expression(value, *READS):
        names.remove(value.value.name)
    elif is_expression(value, "call") and (_builtin(func_ir, value.func) in READERS or _joins(func_ir, value)):
        keywords = [argument for _, argument in value.kws] if _joins(func_ir, value) else []
        read = {argument.name for argument in (*value.args, *keywords)}
        names = [name for name in names if name not in read]
    return [name for name in names if name in holds]


def _joins(func_ir: Any, call: Any) -> bool:
    """Return whether a call is of the method ``join`` of some text, ``get`` of a lookup, or one of OF_LABELS."""
    return called_method(func_ir, call, "join", "get", *OF_LABELS) is not None


def _builtin(func_ir: Any, variable: Any) -> Any:
    found = constant_value(func_ir, variable)
    return found if getattr(builtins, getattr(found, "__name__", ""), None) is found and callable(found) else None


# -- map -----------------------------------------------------------------------------------------------


def unroll_maps(func_ir: Any) -> bool:
    """Write out each ``map`` over sequences of known length; return whether there was one."""
    changed = False
    for block in list(func_ir.blocks.values()):
        for position, statement in enumerate(block.body):
            mapped = _map(func_ir, statement)
            if mapped is not None and _is_taken_at_once(func_ir, statement.target.name):
                block.body[position : position + 1] = _called_function(block.scope, statement, mapped)
                changed = True
                break
        if changed:
            rebuild_definitions(func_ir)
            return True
    return False


def item_of(sequence: Any, literal: Any, index: int, loc: Any) -> Any:
    """Return item ``index`` of the variable ``sequence``, written out as ``literal``: named items may be reassigned."""
    item = literal.items[index]
    return item if item.name.startswith("$") else ir.Expr.static_getitem(sequence, index, None, loc)


def _map(func_ir: Any, statement: Any) -> tuple[Any, list[list[Any]]] | None:
    """Return the function and the items of each sequence, if a statement is a call of ``map``."""
    call = assigned_value(statement)
    if not is_expression(call, "call") or call.kws or len(call.args) < 2 or _builtin(func_ir, call.func) is not map:
        return None
    literals = [definition_of(func_ir, argument) for argument in call.args[1:]]
    if not all(is_expression(literal, "build_tuple", "build_list") for literal in literals):
        return None
    loc = statement.loc
    return call.args[0], [
        [item_of(argument, literal, index, loc) for index in range(len(literal.items))]
        for argument, literal in zip(call.args[1:], literals, strict=True)
    ]


def _is_taken_at_once(func_ir: Any, name: str) -> bool:
    """Return whether all that reads a value without a name is one call of a builtin that asks for every item."""
    if not name.startswith("$"):
        return False  # a loop may ask twice, and finds nothing left
    uses = [assigned_value(statement) for statement in readers(func_ir).get(name, [])]
    if len(uses) == 1 and is_expression(uses[0], "exhaust_iter"):  # a, b = map(f, (x, y))
        return True
    return len(uses) == 1 and is_expression(uses[0], "call") and _builtin(func_ir, uses[0].func) in AT_ONCE


def _called_function(scope: Any, statement: Any, mapped: tuple[Any, list[list[Any]]]) -> list[Any]:
    """Return the calls, and the tuple of what they give."""
    function, sequences = mapped
    body, items = [], []
    for row in zip(*sequences, strict=False):
        arguments = []
        for item in row:
            argument = scope.redefine("$item", statement.loc)
            body.append(ir.Assign(item, argument, statement.loc))
            arguments.append(argument)
        target = scope.redefine("$map", statement.loc)
        body.append(ir.Assign(ir.Expr.call(function, arguments, (), statement.loc), target, statement.loc))
        items.append(target)
    return [*body, ir.Assign(ir.Expr.build_tuple(items, statement.loc), statement.target, statement.loc)]
