"""Lists and tuples that are written out (``[a, b]``), and ``map`` over one: of a length that is known.

On Numba's untyped IR. A list that is only read (indexed, iterated, given to a builtin that reads it) is a tuple: a GPU
row has no memory to make a list in. ``map(f, [a, b])`` is written out as calls of ``f``: where ``sum``, ``min``,
``max`` or ``tuple`` take it, one after the other, and in a ``for`` loop at the top of its body, since Python calls
``f`` when an item is asked for.
"""

from __future__ import annotations

import builtins
from typing import Any, Final

from udf.frontend.loops.sink import takers
from udf.frontend.numba.names import ir
from udf.frontend.rewrites.nodes import (
    RefusedError,
    definition_of,
    is_constant,
    is_expression,
    rebuild_definitions,
    redefine,
)

READERS: Final = frozenset({min, max, sum, any, all, len, enumerate, zip, tuple})
"""Builtins that read a sequence, and keep nothing of it."""

AT_ONCE: Final = frozenset({min, max, sum, tuple})
"""Builtins that ask for every item, with nothing between that could raise."""

REFUSED_MAP: Final = (
    "map() is supported in a UDF over lists and tuples that are written out, inside sum, min, max and tuple "
    "and as what a 'for' loops over; else write a loop"
)

OF_LABELS: Final = frozenset({"sort_values", "drop_duplicates", "dropna", "nlargest", "nsmallest", "isin"})
"""Methods of a group, and of its columns, that read a list."""

READS: Final = ("getitem", "static_getitem", "getiter", "exhaust_iter")


def lists_as_tuples(func_ir: Any) -> None:
    """Make a tuple of each list that is only read."""
    lists = {
        s.target.name: s for b in func_ir.blocks.values() for s in b.body if is_expression(_value(s), "build_list")
    }
    if not lists:
        return
    copies = _copies(func_ir, lists)
    kept = {
        copies[name] for b in func_ir.blocks.values() for s in b.body for name in _used_otherwise(func_ir, s, copies)
    }
    for name, statement in lists.items():
        if name not in kept:
            made = statement.value
            statement.value = ir.Expr.build_tuple(list(made.items), made.loc)
            redefine(func_ir, statement.target, statement.value)


def _value(statement: Any) -> Any:
    return statement.value if isinstance(statement, ir.Assign) else None


def _copies(func_ir: Any, lists: dict[str, Any]) -> dict[str, str]:
    """Return variable -> list for every variable that can hold one of ``lists``."""
    holds = {name: name for name in lists}
    changed = True
    while changed:
        changed = False
        for block in func_ir.blocks.values():
            for statement in block.find_insts(ir.Assign):
                value = statement.value
                if isinstance(value, ir.Var) and value.name in holds and statement.target.name not in holds:
                    holds[statement.target.name] = holds[value.name]
                    changed = True
    return holds


def _used_otherwise(func_ir: Any, statement: Any, holds: dict[str, str]) -> list[str]:
    """Return the variables with a list that a statement uses for more than reading it."""
    value = _value(statement)
    names = [variable.name for variable in statement.list_vars()]
    if isinstance(statement, ir.Assign):
        names.remove(statement.target.name)
        is_choice = statement.target.name in holds and len(func_ir._definitions[statement.target.name]) > 1  # noqa: SLF001
        if isinstance(value, ir.Var):
            return names if is_choice and value.name in holds else []
    elif isinstance(statement, ir.Del):
        return []
    if is_expression(value, *READS):
        names.remove(value.value.name)
    elif is_expression(value, "call") and (_builtin(func_ir, value.func) in READERS or _joins(func_ir, value.func)):
        read = {argument.name for argument in value.args}
        if _joins(func_ir, value.func):
            read |= {given.name for _, given in value.kws}
        names = [name for name in names if name not in read]
    return [name for name in names if name in holds]


def _joins(func_ir: Any, variable: Any) -> bool:
    """Return whether a function is the method ``join`` of some text, ``get`` of a lookup, or one of OF_LABELS."""
    node = definition_of(func_ir, variable)
    return is_expression(node, "getattr") and (node.attr in ("join", "get") or node.attr in OF_LABELS)


def _builtin(func_ir: Any, variable: Any) -> Any:
    node = definition_of(func_ir, variable)
    found = node.value if is_constant(node) else None
    return found if getattr(builtins, getattr(found, "__name__", ""), None) is found and callable(found) else None


# -- map -----------------------------------------------------------------------------------------------


def unroll_maps(func_ir: Any) -> bool:
    """Write out each ``map`` over sequences of known length; return whether there was one."""
    changed = False
    for block in list(func_ir.blocks.values()):
        for position, statement in enumerate(block.body):
            made = _map(func_ir, statement)
            if made is not None and _is_taken_at_once(func_ir, statement.target.name):
                block.body[position : position + 1] = _called_function(block.scope, statement, made)
                changed = True
                break
            if made is None and is_expression(_value(statement), "getiter") and _iterator_uses(func_ir, statement):
                changed = True
        if changed:
            rebuild_definitions(func_ir)
            return True
    return False


def item_of(sequence: Any, made: Any, index: int, loc: Any) -> Any:
    """Return item ``index`` of what ``made`` the variable ``sequence``; a variable in it may have been set since."""
    item = made.items[index]
    return item if item.name.startswith("$") else ir.Expr.static_getitem(sequence, index, None, loc)


def _map(func_ir: Any, statement: Any) -> tuple[Any, list[list[Any]]] | None:
    """Return the function and the items of each sequence, if a statement is a call of ``map``."""
    call = _value(statement)
    if not is_expression(call, "call") or call.kws or len(call.args) < 2 or _builtin(func_ir, call.func) is not map:
        return None
    made = [definition_of(func_ir, argument) for argument in call.args[1:]]
    if not all(is_expression(one, "build_tuple", "build_list") for one in made):
        return None
    loc = statement.loc
    return call.args[0], [
        [item_of(argument, one, index, loc) for index in range(len(one.items))]
        for argument, one in zip(call.args[1:], made, strict=True)
    ]


def _is_taken_at_once(func_ir: Any, name: str) -> bool:
    """Return whether all that reads a variable is one call of a builtin that asks for every item."""
    uses = [_value(statement) for statement in _reads_of(func_ir, name)]
    if len(uses) == 1 and is_expression(uses[0], "exhaust_iter"):  # a, b = map(f, (x, y))
        return True
    return len(uses) == 1 and is_expression(uses[0], "call") and _builtin(func_ir, uses[0].func) in AT_ONCE


def _reads_of(func_ir: Any, name: str) -> list[Any]:
    """Return the statements that read a variable."""
    mentioned = [
        s for b in func_ir.blocks.values() for s in b.body
        if not isinstance(s, ir.Del) and name in {v.name for v in s.list_vars()}
    ]  # fmt: skip
    return [s for s in mentioned if not (isinstance(s, ir.Assign) and s.target.name == name)]


def _drop(func_ir: Any, call: Any) -> None:
    for block in func_ir.blocks.values():
        block.body = [statement for statement in block.body if _value(statement) is not call]


def refuse_maps(func_ir: Any) -> None:
    """Raise for the first ``map`` that is left."""
    for block in func_ir.blocks.values():
        for statement in block.find_insts(ir.Assign):
            if is_expression(statement.value, "call") and _builtin(func_ir, statement.value.func) is map:
                raise RefusedError(REFUSED_MAP, statement.loc)


def _called_function(scope: Any, statement: Any, made: tuple[Any, list[list[Any]]]) -> list[Any]:
    """Return the calls, and the tuple of what they give."""
    function, sequences = made
    body, items = [], []
    for row in zip(*sequences, strict=False):
        arguments = []
        for given in row:
            argument = scope.redefine("$item", statement.loc)
            body.append(ir.Assign(given, argument, statement.loc))
            arguments.append(argument)
        target = scope.redefine("$map", statement.loc)
        body.append(ir.Assign(ir.Expr.call(function, arguments, (), statement.loc), target, statement.loc))
        items.append(target)
    return [*body, ir.Assign(ir.Expr.build_tuple(items, statement.loc), statement.target, statement.loc)]


def _iterator_uses(func_ir: Any, getiter: Any) -> bool:
    """Iterate over the sequence of a ``map``, and call its function in the loop's body; return whether it is one."""
    call = definition_of(func_ir, getiter.value.value)
    if not is_expression(call, "call") or call.kws or len(call.args) != 2 or _builtin(func_ir, call.func) is not map:
        return False
    if len(_reads_of(func_ir, getiter.value.value.name)) != 1:
        return False  # the second loop over one map has nothing left
    for block in func_ir.blocks.values():
        for position, statement in enumerate(block.body):
            taken = _value(statement)
            if is_expression(taken, "pair_first") and _steps(func_ir, taken.value, getiter.target):
                return _move(func_ir, block, position, call, getiter)
    return False


def _steps(func_ir: Any, pair: Any, iterator: Any) -> bool:
    made = definition_of(func_ir, pair)
    if not is_expression(made, "iternext"):
        return False
    return made.value.name == iterator.name or definition_of(func_ir, made.value) is definition_of(func_ir, iterator)


def _move(func_ir: Any, block: Any, position: int, call: Any, getiter: Any) -> bool:
    """Take the item at the top of the body, and give it to the function there."""
    moved, last, taker = takers(block), block.terminator, block.body[position]
    entered = [target for one in func_ir.blocks.values() for target in one.terminator.get_targets()]
    if not isinstance(last, ir.Branch) or entered.count(last.truebr) != 1:
        return False
    names = {statement.target.name for statement in moved}
    kept = [statement for statement in block.body if all(statement is not one for one in moved)]
    if any(v.name in names for s in (*kept, *func_ir.blocks[last.falsebr].body) for v in s.list_vars()):
        return False
    item = block.scope.redefine("$item", taker.loc)
    applied = ir.Assign(ir.Expr.call(call.args[0], [item], (), taker.loc), taker.target, taker.loc)
    block.body[position] = ir.Assign(taker.value, item, taker.loc)
    block.body = [statement for statement in block.body if all(statement is not one for one in moved)]
    _drop(func_ir, call)
    func_ir.blocks[last.truebr].body[:0] = [applied, *(one for one in moved if one is not taker)]
    getiter.value = ir.Expr.getiter(call.args[1], getiter.loc)
    return True
