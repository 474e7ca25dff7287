"""The passes over joins of edges: a value changes its type on the edge on which it enters a variable, and on no other.

``y = a`` and ``if c: y = 0.5`` make Numba copy ``a`` into the variable of both before it looks at ``c``. As an integer
that becomes a float there may raise (``udf.frontend.passes.control.mixing``), such an edge gets a block of its own.
"""

from typing import Any

from udf.frontend.ir.nodes import assignments, is_expression, new_block
from udf.frontend.numba.names import LiteralPropagationSubPipelinePass, find_max_label, ir, types
from udf.frontend.types.masked_kinds import unmask


def split_converting_edges(state: Any) -> None:
    """Split the edges on which a value is converted, after typing and before phis are lowered to copies."""
    blocks = state.func_ir.blocks
    edges = {edge for label, block in blocks.items() for edge in _converting_edges(label, block, state.typemap)}
    for start, end in sorted(edges):
        if len(blocks[start].terminator.get_targets()) > 1:
            _split(blocks, start, end)


def _phis(block: Any) -> list[Any]:
    return [statement for statement in block.find_insts(ir.Assign) if is_expression(statement.value, "phi")]


def _converting_edges(label: int, block: Any, typemap: dict[str, Any]) -> list[tuple[int, int]]:
    """Return the edges to a block on which an integer becomes a float, or an unsigned one signed."""
    found = []
    for statement in _phis(block):
        to = unmask(typemap.get(statement.target.name))
        for start, value in zip(statement.value.incoming_blocks, statement.value.incoming_values, strict=True):
            kind = unmask(typemap.get(getattr(value, "name", "")))
            if isinstance(kind, types.Integer) and (
                isinstance(to, types.Float) or (isinstance(to, types.Integer) and to.signed > kind.signed)
            ):
                found.append((start, label))
    return found


def _split(blocks: dict[int, Any], start: int, end: int) -> None:
    """Put an empty block between two."""
    old, new = blocks[start].terminator, find_max_label(blocks) + 1
    blocks[new] = new_block(blocks[start], [ir.Jump(end, old.loc)])
    true, false = (new if target == end else target for target in (old.truebr, old.falsebr))
    blocks[start].body[-1] = ir.Branch(old.cond, true, false, old.loc)
    for statement in _phis(blocks[end]):
        froms = statement.value.incoming_blocks
        statement.value.incoming_blocks[:] = [new if label == start else label for label in froms]


def propagate_literals(state: Any) -> None:
    """Put literals in the place of variables that always hold them, where ``isinstance`` is asked."""
    phis = [s.value for s in assignments(state.func_ir) if is_expression(s.value, "phi")]
    standing: list[Any] = []
    for phi in phis:
        known = next((value for value in phi.incoming_values if value is not ir.UNDEFINED), None)
        for place, value in enumerate(phi.incoming_values):
            if value is ir.UNDEFINED and known is not None:
                phi.incoming_values[place] = other = ir.Var(known.scope, known.name, known.loc)
                standing.append(other)
    try:
        LiteralPropagationSubPipelinePass().run_pass(state)
    finally:
        for phi in phis:  # of which the pass may have taken paths away
            values = [ir.UNDEFINED if any(value is one for one in standing) else value for value in phi.incoming_values]
            phi.incoming_values[:] = values


# -- what takes an item moves from the header of a ``for`` loop to the top of its body ----------------


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
