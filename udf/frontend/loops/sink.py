"""A pass: what takes an item moves from the header of a ``for`` loop to the top of its body."""

from __future__ import annotations

from typing import Any

from udf.frontend.numba.names import ir
from udf.frontend.rewrites.nodes import is_expression


def sink_items(blocks: dict[int, Any]) -> None:
    """Move what takes items, in every loop of a function. One whose exit still uses the item stays as it is.

    So does one whose body never comes back, since it raises or returns: Numba clears the iterator before such a body.
    """
    entered = [target for block in blocks.values() for target in block.terminator.get_targets()]
    for label, block in blocks.items():
        moved, last = takers(block), block.terminator
        if not moved or not isinstance(last, ir.Branch) or entered.count(last.truebr) != 1:
            continue
        if not _reaches(blocks, last.truebr, label):
            continue
        kept = [statement for statement in block.body if all(statement is not one for one in moved)]
        names = {statement.target.name for statement in moved}
        if not any(_mentions(statement, names) for statement in (*kept, *blocks[last.falsebr].body)):
            block.body = kept
            blocks[last.truebr].body[:0] = moved


def _reaches(blocks: dict[int, Any], start: int, end: int) -> bool:
    """Return whether a path leads from the block ``start`` to the block ``end``."""
    seen, pending = set[int](), [start]
    while pending:
        label = pending.pop()
        if label == end:
            return True
        if label not in seen:
            seen.add(label)
            pending += blocks[label].terminator.get_targets()
    return False


def takers(block: Any) -> list[Any]:
    """Return the statements of a block that take an item out of a pair which it makes, and that copy it."""
    pairs, items, moved = set[str](), set[str](), []
    for statement in block.body:
        if not isinstance(statement, ir.Assign):
            continue
        value = statement.value
        if is_expression(value, "iternext"):
            pairs.add(statement.target.name)
        elif (is_expression(value, "pair_first") and value.value.name in pairs) or (
            isinstance(value, ir.Var) and value.name in items
        ):
            items.add(statement.target.name)
            moved.append(statement)
    return moved


def _mentions(statement: Any, names: set[str]) -> bool:
    return any(variable.name in names for variable in statement.list_vars())


def is_sunk(blocks: dict[int, Any], iternext: Any) -> bool:
    """Return whether the item of an ``iternext`` is taken in another block."""
    for block in blocks.values():
        for statement in block.body:
            if isinstance(statement, ir.Assign) and statement.value is iternext:
                return not takers(block)
    return False
