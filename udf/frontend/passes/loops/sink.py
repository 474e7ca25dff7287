"""A pass: what takes an item moves from the header of a ``for`` loop to the top of its body."""

from typing import Any

from udf.frontend.ir.nodes import is_expression
from udf.frontend.numba.names import ir


def sink_items(blocks: dict[int, Any]) -> None:
    """Move what takes items, in every loop of a function. One whose exit still uses the item stays as it is.

    So does one whose body never comes back, since it raises or returns: Numba clears the iterator before such a body.
    """
    for label, block in blocks.items():
        moved = sinkable(blocks, block) if takers(block) else None
        if moved and _reaches(blocks, block.terminator.truebr, label):
            block.body = _without(block, moved)
            blocks[block.terminator.truebr].body[:0] = moved


def sinkable(blocks: dict[int, Any], block: Any) -> list[Any] | None:
    """Return what takes the item of a loop from the header ``block``, if all of it can go to the top of the body."""
    moved, last = takers(block), block.terminator
    entered = [target for one in blocks.values() for target in one.terminator.get_targets()]
    if not isinstance(last, ir.Branch) or entered.count(last.truebr) != 1:
        return None
    names = {statement.target.name for statement in moved}
    others = (*_without(block, moved), *blocks[last.falsebr].body)
    return None if any(variable.name in names for s in others for variable in s.list_vars()) else moved


def _without(block: Any, moved: list[Any]) -> list[Any]:
    return [statement for statement in block.body if all(statement is not one for one in moved)]


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


def is_sunk(blocks: dict[int, Any], iternext: Any) -> bool:
    """Return whether the item of an ``iternext`` is taken in another block."""
    for block in blocks.values():
        for statement in block.body:
            if isinstance(statement, ir.Assign) and statement.value is iternext:
                return not takers(block)
    return False
