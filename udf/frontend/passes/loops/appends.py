"""``[row[c] for c in ("a", "b")]``: a list that a loop of known items fills, once the loop is written out.

What is left of the loop is one straight run of ``append``; the list is then what it appends, written out. A list that
grows in another way is one in the row's memory (:mod:`udf.frontend.rules.list`). A dict comprehension is filled
likewise.

A list that is only read (indexed, iterated, given to a builtin that reads it) is a tuple: a GPU row has no memory to
make a list in.
"""

import operator
from collections.abc import Iterator
from types import FunctionType
from typing import Any, Final

from udf.base.python_names import changing
from udf.frontend.base.current import compilation
from udf.frontend.base.messages import RefusedError
from udf.frontend.ir.full_unroll import drop_unread
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
    redefine,
    remove_statements,
    replace_statements,
    statements,
    variables_read,
)
from udf.frontend.numba.names import compute_cfg_from_blocks, ir
from udf.frontend.rules.list.items import new_list, new_set

MUTABLE_LIST: Final = "grown_list"
"""The operation of an expression that makes a list which a method changes: what is written is not all of its items."""

MUTABLE_MAP: Final = "grown_map"
"""The same of a dict, which a comprehension fills."""

CHANGING: Final = changing(list) | {"__setitem__"}

ADDS: Final = {"append": 1, "__setitem__": 2}
"""The methods that fill a list, and the dict of a comprehension -> their arguments."""


def mark_mutable(func_ir: Any) -> None:
    """Mark the lists and dicts that a method mutates."""
    changed = [
        definition_of(func_ir, statement.value.value)
        for statement in assignments(func_ir)
        if is_expression(statement.value, "getattr") and statement.value.attr in CHANGING
    ]
    changed += [definition_of(func_ir, argument) for argument in _helper_arguments(func_ir)]
    for literal in changed:
        if is_expression(literal, "build_list", "build_map"):
            literal.op = MUTABLE_LIST if literal.op == "build_list" else MUTABLE_MAP


def _helper_arguments(func_ir: Any) -> Iterator[Any]:
    """Yield the variables that helpers are given, which may change a list."""
    for statement in assignments(func_ir):
        if isinstance(called_function(func_ir, statement.value), FunctionType):
            yield from (*statement.value.args, *(given for _, given in statement.value.kws))


def appends(func_ir: Any, top: int) -> bool:
    """Return whether the block at the top of a loop's body appends to a list."""
    return any(_append_of(func_ir, statement) is not None for statement in func_ir.blocks[top].body)


def _append_of(func_ir: Any, statement: Any) -> tuple[Any, Any] | None:
    """Return the list and the value of a call of ``append``; None for another statement."""
    call = assigned_value(statement)
    method = called_method(func_ir, call, *ADDS)
    if method is None or len(call.args) != ADDS[method.attr]:
        return None
    grown = definition_of(func_ir, method.value)
    item = call.args[0] if len(call.args) == 1 else call.args
    return (grown, item) if is_expression(grown, MUTABLE_LIST, MUTABLE_MAP) else None


def fold_appends(func_ir: Any) -> None:
    """Write out the lists that straight runs of ``append`` fill."""
    for label, place, grown in list(_appended_lists(func_ir)):
        run = _append_run(func_ir, label, place, grown)
        if run is not None:
            _fold_run(func_ir, label, place, run)
            rebuild_definitions(func_ir)


def _appended_lists(func_ir: Any) -> Iterator[tuple[int, int, Any]]:
    """Yield where each list that is appended to is made, and what makes it; the last of a block first."""
    appended = [found[0] for s in assignments(func_ir) if (found := _append_of(func_ir, s)) is not None]
    for label, block in func_ir.blocks.items():
        for place, statement in reversed(list(enumerate(block.body))):
            if isinstance(statement, ir.Assign) and any(statement.value is grown for grown in appended):
                yield label, place, statement.value


def _append_run(func_ir: Any, label: int, place: int, grown: Any) -> list[tuple[Any, int, Any]] | None:
    """Return the calls of ``append`` as (block, place, item), if they are one straight run from a list's making."""
    cfg = compute_cfg_from_blocks(func_ir.blocks)
    appends_left = sum(_is_append(func_ir, s, grown) for s in assignments(func_ir))
    found, seen, start = list[tuple[Any, int, Any]](), {label}, place + 1
    while True:
        block = func_ir.blocks[label]
        for at, statement in enumerate(block.body[start:], start):
            if _is_append(func_ir, statement, grown):
                found.append((block, at, _append_of(func_ir, statement)[1]))  # type: ignore[index]
            elif len(found) < appends_left and _reads(func_ir, statement, grown):
                return None
        if len(found) == appends_left:
            return found
        following = block.terminator
        straight = isinstance(following, ir.Jump) and following.target not in seen
        if not straight or len(list(cfg.predecessors(following.target))) != 1:
            return None
        label, start = following.target, 0
        seen.add(label)


def _fold_run(func_ir: Any, label: int, place: int, run: list[tuple[Any, int, Any]]) -> None:
    """Build the whole list at once, where the last appended item is known."""
    maker = func_ir.blocks[label].body[place]
    grown, items = maker.value, [*maker.value.items, *(item for _, _, item in run)]
    for block, at, _ in run:
        statement = block.body[at]
        block.body[at] = ir.Assign(ir.Const(None, statement.loc), statement.target, statement.loc)
    copies = _remove_list(func_ir, grown)
    block = run[-1][0]
    filled = ir.Expr.build_list(items, maker.loc)
    if grown.op == MUTABLE_MAP:
        filled = ir.Expr.build_map(items, len(items), {}, {}, maker.loc)
    whole = ir.Assign(filled, maker.target, maker.loc)
    last = max((i for i, s in enumerate(block.body) if _defines(s, items)), default=-1) + 1
    block.body[last:last] = [whole, *copies]
    drop_unread(func_ir, [copy.target for copy in copies])


def _reads(func_ir: Any, statement: Any, grown: Any) -> bool:
    """Return whether a statement reads a list for more than a copy of it, or its ``append``."""
    value = assigned_value(statement)
    if value is None or isinstance(value, ir.Var) or (is_expression(value, "getattr") and value.attr in ADDS):
        return False
    return any(definition_of(func_ir, one) is grown for one in variables_read(statement))


def _is_append(func_ir: Any, statement: Any, grown: Any) -> bool:
    found = _append_of(func_ir, statement)
    return found is not None and found[0] is grown


def _remove_list(func_ir: Any, grown: Any) -> list[Any]:
    """Take out what makes a list, what reads its ``append``, and copies of it; return the copies."""
    copies, others = [], []
    for statement in assignments(func_ir):
        value = statement.value
        if isinstance(value, ir.Var) and definition_of(func_ir, value) is grown:
            copies.append(statement)
        method = is_expression(value, "getattr") and value.attr in ADDS
        if value is grown or (method and definition_of(func_ir, value.value) is grown):
            others.append(statement)
    remove_statements(func_ir, [*copies, *others])
    return copies


def _defines(statement: Any, items: list[Any]) -> bool:
    names = {one.name for item in items for one in (item if isinstance(item, (tuple, list)) else (item,))}
    return isinstance(statement, ir.Assign) and statement.target.name in names


# -- those that are only read --------------------------------------------------------------------------

READERS: Final = frozenset({min, max, sum, any, all, len, enumerate, zip, tuple})
"""Builtins that read a sequence, and keep nothing of it."""

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
    elif is_expression(value, "call") and (_reads_all(func_ir, value) or _joins(func_ir, value)):
        keywords = [argument for _, argument in value.kws] if _joins(func_ir, value) else []
        read = {argument.name for argument in (*value.args, *keywords)}
        names = [name for name in names if name not in read]
    return [name for name in names if name in holds]


def _reads_all(func_ir: Any, call: Any) -> bool:
    return any(called_function(func_ir, call) is one for one in READERS)


def _joins(func_ir: Any, call: Any) -> bool:
    """Return whether a call is of the method ``join`` of some text, ``get`` of a lookup, or one of OF_LABELS."""
    return called_method(func_ir, call, "join", "get", *OF_LABELS) is not None


# -- what is left, in memory ---------------------------------------------------------------------------

NO_MEMORY: Final = "a list that grows is not supported in a function of windows; write a running value"


def make_lists(func_ir: Any) -> None:
    """Make every list that is left in memory; a function of windows, or of groups of a GPU, has none for it."""
    window, told = compilation().window, _read_elsewhere(func_ir)

    def build(block: Any, statement: Any) -> list[Any] | None:
        value = assigned_value(statement)
        is_asked = is_expression(value, "build_set") and statement.target.name not in told
        if is_asked or not is_expression(value, "build_list", "build_set", MUTABLE_LIST):
            return None
        if window is not None and not window.texts:
            raise RefusedError(NO_MEMORY, statement.loc)
        return _built(block.scope, statement)

    if replace_statements(func_ir, build):
        rebuild_definitions(func_ir)


def _read_elsewhere(func_ir: Any) -> set[str]:
    """Return the variables that are read for more than to ask what is ``in`` them: those are comparisons."""
    return {
        variable.name
        for block in func_ir.blocks.values()
        for statement in block.body
        for variable in variables_read(statement)
        if not (
            is_expression(getattr(statement, "value", None), "binop")
            and statement.value.fn is operator.contains
            and statement.value.lhs.name == variable.name
        )
    }


def _built(scope: Any, statement: Any) -> list[Any]:
    """Return what makes a list with the items that are written out."""
    target, items, loc = statement.target, statement.value.items, statement.loc
    function = scope.redefine("$list", loc)
    new, method = (new_set, "add") if statement.value.op == "build_set" else (new_list, "append")
    body = [
        ir.Assign(ir.Global(new.__name__, new, loc), function, loc),
        ir.Assign(ir.Expr.call(function, (), (), loc), target, loc),
    ]
    for item in items:
        append, none = scope.redefine("$append", loc), scope.redefine("$none", loc)
        body.append(ir.Assign(ir.Expr.getattr(target, method, loc), append, loc))
        body.append(ir.Assign(ir.Expr.call(append, [item], (), loc), none, loc))
    return body
