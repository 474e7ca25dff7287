"""``for name in ("a", "b"): total += row[name]``: loops over the keys of a row are written out, step by step.

Columns have types of their own, so that each step is typed on its own: on Numba's untyped IR, the loop's blocks are
copied once for each item. So is a loop whose items have strings in them, of which nothing else can be made. What reads
a constant item of a tuple (``row[KEYS[0]]``) becomes that constant.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from udf.frontend.loops.gathered import gathers
from udf.frontend.loops.known import Known, items_of, known
from udf.frontend.loops.written import WrittenOut, drop_unread
from udf.frontend.nodes import define_anew, definition_of, is_expression
from udf.frontend.numba.names import ir
from udf.frontend.rows import Row

if TYPE_CHECKING:
    from collections.abc import Sequence


def write_out_keys(func_ir: Any, kinds: Sequence[Any]) -> None:
    """Write out every loop over keys of a function whose arguments have the types ``kinds``."""
    while (found := _find(func_ir, kinds)) is not None:
        WrittenOut(func_ir, *found).write()
    _fold_items(func_ir)


def _find(func_ir: Any, kinds: Sequence[Any]) -> tuple[int, Any, list[Any]] | None:
    """Return a loop over keys: the label of its header, the ``iternext`` there, and the items."""
    for label, block in func_ir.blocks.items():
        steps = [s.value for s in block.find_insts(ir.Assign) if is_expression(s.value, "iternext")]
        if len(steps) != 1 or not isinstance(block.terminator, ir.Branch):
            continue
        items = items_of(func_ir, steps[0].value)
        if items is None:
            continue
        needed = any(_has_text(func_ir, item) for item in items) or _indexes_row(func_ir, steps[0], kinds)
        if needed or gathers(func_ir, block.terminator.truebr):
            return label, steps[0], items
    return None


def _has_text(func_ir: Any, item: Any) -> bool:
    """Return whether an item is a string, or has one in it."""
    if isinstance(item, ir.Var):
        item = items_of(func_ir, item)
    elif isinstance(item, Known):
        item = item.value
    return isinstance(item, str) or (isinstance(item, (tuple, list)) and any(_has_text(func_ir, one) for one in item))


def _indexes_row(func_ir: Any, step: Any, kinds: Sequence[Any]) -> bool:
    """Return whether a row is indexed with what a loop takes, or both are handed to a function."""
    derived = {s.target.name for s in _assignments(func_ir) if s.value is step}
    before = -1
    while len(derived) != before:
        before = len(derived)
        derived |= {s.target.name for s in _assignments(func_ir) if _passes_on(func_ir, s.value, derived)}
    for statement in _assignments(func_ir):
        together = _together(statement.value)
        if any(one.name in derived for one in together) and any(_is_row(func_ir, one, kinds) for one in together):
            return True
    return False


def _together(value: Any) -> list[Any]:
    """Return what is indexed and its index, or what is handed to a function."""
    if is_expression(value, "getitem"):
        return [value.value, value.index]
    return list(value.args) if is_expression(value, "call") else []


def _assignments(func_ir: Any) -> list[Any]:
    return [s for block in func_ir.blocks.values() for s in block.find_insts(ir.Assign)]


def _passes_on(func_ir: Any, value: Any, derived: set[str]) -> bool:
    """Return whether a node is one of ``derived``, taken apart or used to index a constant."""
    if isinstance(value, ir.Var):
        return value.name in derived
    if is_expression(value, "pair_first", "exhaust_iter", "static_getitem"):
        return value.value.name in derived
    return is_expression(value, "getitem") and value.index.name in derived and known(func_ir, value.value) is not None


def _is_row(func_ir: Any, variable: Any, kinds: Sequence[Any]) -> bool:
    node = definition_of(func_ir, variable)
    return isinstance(node, ir.Arg) and isinstance(kinds[node.index], Row)


def _fold_items(func_ir: Any) -> None:
    """Make strings that are read from constant tuples constants."""
    folded = []
    for statement in _assignments(func_ir):
        value = statement.value
        if is_expression(value, "getitem", "static_getitem"):
            constant = known(func_ir, statement.target)
            if constant is not None and isinstance(constant.value, str):
                statement.value = ir.Const(constant.value, value.loc)
                folded += value.list_vars()
    if folded:
        drop_unread(func_ir, folded)
        define_anew(func_ir)
