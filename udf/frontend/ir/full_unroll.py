"""A loop of known items, written out: its blocks once for each item, on Numba's untyped IR.

What the loop repeats is every block that the top of its body dominates: also those that leave it, which may use the
item (``return row[name]``). Variables that live in one step only get names of their own in each.
"""

from collections.abc import Callable, Iterable
from copy import copy
from itertools import count
from typing import Any, Final

from udf.frontend.ir.constant_items import FUNCTIONS, Constant, called_builtin
from udf.frontend.ir.nodes import (
    assignments,
    is_constant,
    is_expression,
    new_block,
    readers,
    rebuild_definitions,
    remove_statements,
)
from udf.frontend.numba.names import (
    compute_cfg_from_blocks,
    compute_live_map,
    compute_use_defs,
    find_max_label,
    ir,
    replace_vars,
)

PURE: Final = ("getiter", "build_tuple", "build_list", "getitem", "static_getitem")
"""Expressions that only make what a loop goes over, or read an item of it."""


class FullUnroll:
    """The loop with the given header, which asks ``step`` for one of ``items`` at a time."""

    def __init__(self, func_ir: Any, header: int, step: Any, items: list[Any]) -> None:
        self._func_ir, self._label, self._step, self._items = func_ir, header, step, items
        self._header = func_ir.blocks[header]
        self._scope, self._top = self._header.scope, self._header.terminator.truebr
        self._labels = count(find_max_label(func_ir.blocks) + 1)
        cfg = compute_cfg_from_blocks(func_ir.blocks)
        dominators = cfg.dominators()
        self._body = [label for label in func_ir.blocks if self._top in dominators.get(label, ())]
        self._own = self._names_of_one_step(cfg)

    def write(self) -> None:
        """Put the copies in the place of the loop."""
        blocks = self._func_ir.blocks
        original = {label: blocks.pop(label) for label in self._body}
        here = self._label
        for item in self._items:
            following = next(self._labels)
            labels = {label: next(self._labels) for label in original}
            copies = {here: self.taking(item, labels[self._top])}
            labels[self._label] = following
            copies |= {labels[label]: _copy_block(block, labels) for label, block in original.items()}
            replace_vars(copies, {name: self._scope.redefine(name, self._header.loc) for name in sorted(self._own)})
            blocks |= copies
            here = following
        blocks[here] = self.leaving()
        for label in compute_cfg_from_blocks(blocks).dead_nodes():  # after a step that always leaves the loop
            del blocks[label]
        drop_unread(self._func_ir, [self._step.value])

    def _names_of_one_step(self, cfg: Any) -> set[str]:
        """Return the variables that a step sets, and that neither the next step nor what follows the loop reads."""
        blocks = self._func_ir.blocks
        uses = compute_use_defs(blocks)
        live = compute_live_map(cfg, blocks, uses.usemap, uses.defmap)
        inside = {self._label, *self._body}
        left = {target for label in inside for target, _ in cfg.successors(label)} - inside
        shared = set().union(*(live[label] for label in (self._label, *left)))
        return {name for label in inside for name in uses.defmap[label]} - shared

    def taking(self, item: Any, top: int) -> Any:
        """Return the header of one unrolled step, which assigns the item."""
        body: list[Any] = []
        for statement in self._header.body[:-1]:
            if is_expression(statement.value, "pair_first"):
                body += self._given(item, statement.target, statement.loc)
            elif not self._asks(statement):
                body.append(_copy_statement(statement))
        return new_block(self._header, [*body, ir.Jump(top, self._header.loc)])

    def leaving(self) -> Any:
        """Return the header after the last item, without what takes one."""
        items, body = set[str](), []
        for statement in self._header.body[:-1]:
            value = statement.value
            if is_expression(value, "pair_first") or (isinstance(value, ir.Var) and value.name in items):
                items.add(statement.target.name)
            elif not self._asks(statement):
                body.append(statement)
        return new_block(self._header, [*body, ir.Jump(self._header.terminator.falsebr, self._header.loc)])

    def _asks(self, statement: Any) -> bool:
        return statement.value is self._step or is_expression(statement.value, "pair_second")

    def _given(self, item: Any, target: Any, loc: Any) -> list[Any]:
        """Return what assigns an item: a constant, a variable, a tuple of them."""
        if isinstance(item, Constant) and isinstance(item.value, tuple):
            item = tuple(map(Constant, item.value))
        if isinstance(item, Constant):
            return [ir.Assign(ir.Const(item.value, loc), target, loc)]
        if not isinstance(item, tuple):
            return [ir.Assign(item, target, loc)]
        members = [self._scope.redefine("$item", loc) for _ in item]
        assigned = [s for one, member in zip(item, members, strict=True) for s in self._given(one, member, loc)]
        return [*assigned, ir.Assign(ir.Expr.build_tuple(members, loc), target, loc)]


def _copy_block(block: Any, labels: dict[int, int]) -> Any:
    """Return a block of which nothing is shared that renaming changes, with other ``labels``."""
    copied = new_block(block, [_copy_statement(statement) for statement in block.body])
    retarget(copied.body[-1], labels)
    return copied


def retarget(last: Any, labels: dict[int, int]) -> None:
    """Have the end of a block go on with other ``labels``."""
    if isinstance(last, ir.Jump):
        last.target = labels.get(last.target, last.target)
    elif isinstance(last, ir.Branch):
        last.truebr, last.falsebr = (labels.get(one, one) for one in (last.truebr, last.falsebr))


def _copy_statement(statement: Any) -> Any:
    copied = copy(statement)
    if isinstance(copied, ir.Assign) and isinstance(copied.value, ir.Expr):
        copied.value = copy(copied.value)
        copied.value._kws = dict(copied.value._kws)  # noqa: SLF001 - an expression's operands, which renaming replaces
    return copied


def drop_unread(func_ir: Any, variables: Iterable[Any], also: tuple[str, ...] = ()) -> None:
    """Remove what made ``variables``, and what that was made of, where nothing reads it any more.

    ``also`` are further operations that only make something here. The table of definitions is right afterwards.
    """
    pending, mentions = [variable.name for variable in variables], readers(func_ir, or_assign=True)
    dropped = list[Any]()
    while pending:
        name = pending.pop()
        found = mentions.get(name, [])
        if len(found) != 1 or not _only_makes(func_ir, found[0], name, also):
            continue
        dropped += found
        for other in {variable.name for variable in found[0].list_vars()}:
            mentions[other] = [statement for statement in mentions[other] if statement is not found[0]]
            pending += [other] * (other != name)
    remove_statements(func_ir, dropped)
    rebuild_definitions(func_ir)


def drop_constants(func_ir: Any, is_one: Callable[[Any], bool]) -> None:
    """Remove constants that nothing reads any more, of those that are ``is_one``."""
    constants = [one for one in assignments(func_ir) if is_constant(one.value)]
    drop_unread(func_ir, [one.target for one in constants if is_one(one.value.value)])


def _only_makes(func_ir: Any, statement: Any, name: str, also: tuple[str, ...]) -> bool:
    """Return whether a statement assigns ``name``, and does nothing else."""
    if not isinstance(statement, ir.Assign) or statement.target.name != name:
        return False
    value = statement.value
    if is_expression(value, "call") and "call" not in also:
        return called_builtin(func_ir, value) in FUNCTIONS
    return isinstance(value, ir.Var) or is_constant(value) or is_expression(value, *PURE, *also)
