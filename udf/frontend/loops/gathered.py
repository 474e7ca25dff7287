"""``[row[c] for c in ("a", "b")]``: a list that a loop of known items fills, once the loop is written out.

What is left of the loop is one straight run of ``append``; the list is then what it appends, written out. A list that
grows in another way is refused: a row has no memory to make one in.
"""

from __future__ import annotations

from typing import Any, Final

from udf.frontend.nodes import RefusedError, definition_of, is_expression
from udf.frontend.numba_cuda import build_definitions, compute_cfg_from_blocks, ir

REFUSED: Final = "a list is not supported in a UDF, but for one of a loop over known items; write a running value"


def gathers(func_ir: Any, top: int) -> bool:
    """Return whether the block at the top of a loop's body appends to a list."""
    return any(_appended(func_ir, statement) is not None for statement in func_ir.blocks[top].body)


def _appended(func_ir: Any, statement: Any) -> tuple[Any, Any] | None:
    """Return the list and the value of a call of ``append``; None for another statement."""
    call = statement.value if isinstance(statement, ir.assign_types) else None
    if not is_expression(call, "call") or len(call.args) != 1:
        return None
    method = definition_of(func_ir, call.func)
    if not is_expression(method, "getattr") or method.attr != "append":
        return None
    made = definition_of(func_ir, method.value)
    return (made, call.args[0]) if is_expression(made, "build_list") else None


def gather_lists(func_ir: Any) -> None:
    """Write out the lists that straight runs of ``append`` fill; refuse others."""
    while (found := _first(func_ir)) is not None:
        _gather(func_ir, *found)
        func_ir._definitions = build_definitions(func_ir.blocks)  # noqa: SLF001 - Numba keeps them by hand


def _first(func_ir: Any) -> tuple[int, int, Any] | None:
    """Return where the first list that is appended to is made, and the expression that makes it."""
    appended = [
        found[0] for block in func_ir.blocks.values() for s in block.body if (found := _appended(func_ir, s)) is not None
    ]
    for label, block in func_ir.blocks.items():
        for place, statement in enumerate(block.body):
            if isinstance(statement, ir.assign_types) and any(statement.value is made for made in appended):
                return label, place, statement.value
    return None


def _gather(func_ir: Any, label: int, place: int, made: Any) -> None:
    blocks = func_ir.blocks
    cfg = compute_cfg_from_blocks(blocks)
    total = sum(_is_append(func_ir, s, made) for block in blocks.values() for s in block.body)
    items, seen, target = list(made.items), set[int](), None
    maker, start = blocks[label].body[place], place + 1
    while True:
        block, kept = blocks[label], []
        seen.add(label)
        for statement in block.body[start:]:
            found = _appended(func_ir, statement) if _is_append(func_ir, statement, made) else None
            if found is None:
                kept.append(statement)
                continue
            items.append(found[1])
            kept.append(ir.Assign(ir.Const(None, statement.loc), statement.target, statement.loc))
            if len(items) - len(made.items) == total:
                target = len(kept)
        block.body = [*block.body[:start], *kept]
        if target is not None:
            break
        following = block.terminator
        if not isinstance(following, ir.jump_types) or following.target in seen:
            raise RefusedError(REFUSED, maker.loc)
        if len(list(cfg.predecessors(following.target))) != 1:
            raise RefusedError(REFUSED, maker.loc)
        label, start = following.target, 0
    holders = _drop_methods(func_ir, made)
    whole = ir.Assign(ir.Expr.build_list(items, maker.loc), maker.target, maker.loc)
    copies = [s for s in holders if s is not maker]
    for one in blocks.values():
        one.body = [s for s in one.body if s is not maker and all(s is not copy for copy in copies)]
    place = next((i for i, s in enumerate(block.body) if items and _reads(s, maker.target, copies)), None)
    last = max((i for i, s in enumerate(block.body) if _defines(s, items)), default=-1) + 1
    del place
    block.body[last:last] = [whole, *copies]


def _is_append(func_ir: Any, statement: Any, made: Any) -> bool:
    found = _appended(func_ir, statement)
    return found is not None and found[0] is made


def _drop_methods(func_ir: Any, made: Any) -> list[Any]:
    """Take out the reads of ``append``; return the statements that hold the list: what makes it, and copies."""
    holders = []
    for block in func_ir.blocks.values():
        kept = []
        for statement in block.body:
            value = statement.value if isinstance(statement, ir.assign_types) else None
            if is_expression(value, "getattr") and value.attr == "append" and definition_of(func_ir, value.value) is made:
                continue
            if value is made or (isinstance(value, ir.var_types) and definition_of(func_ir, value) is made):
                holders.append(statement)
            kept.append(statement)
        block.body = kept
    return holders


def _reads(statement: Any, target: Any, copies: list[Any]) -> bool:
    names = {target.name, *(copy.target.name for copy in copies)}
    return any(variable.name in names for variable in statement.list_vars())


def _defines(statement: Any, items: list[Any]) -> bool:
    return isinstance(statement, ir.assign_types) and any(statement.target.name == item.name for item in items)
