"""``for name in ("a", "b"): total += row[name]``: loops over the keys of a row are written out, step by step.

Columns have types of their own, so that each step is typed on its own: on Numba's untyped IR, the loop's blocks are
copied once for each item. So is a loop whose items have strings in them, of which nothing else can be made. What reads
a constant item of a tuple (``row[KEYS[0]]``) becomes that constant.
"""

from collections.abc import Sequence
from typing import Any, Final

from udf.frontend.ir.constant_items import Constant, as_constant, items_of
from udf.frontend.ir.full_unroll import FullUnroll, drop_unread
from udf.frontend.ir.nodes import assigned_value, assignments, definition_of, is_expression, replace_statements
from udf.frontend.numba.names import ir, replace_vars
from udf.frontend.passes.loops.appends import appends
from udf.frontend.rules.row.row_rules import Row, row_of

LONGEST: Final = 32
"""Texts of a loop that is written out; what is made of each costs some ms to compile."""


def unroll_keys(func_ir: Any, kinds: Sequence[Any]) -> None:
    """Write out every loop over keys of a function whose arguments have the types ``kinds``."""
    while (found := _find(func_ir, kinds)) is not None:
        FullUnroll(func_ir, *found).write()
    _fold_items(func_ir)


def _count_through(func_ir: Any, label: int, step: Any, items: list[Any]) -> None:
    """Turn a loop over many texts into one over their positions, which index a table."""
    header = func_ir.blocks[label]
    scope, loc, top = header.scope, header.loc, header.terminator.truebr
    texts, item = scope.redefine("$texts", loc), scope.redefine("$text", loc)
    getiter = definition_of(func_ir, step.value)

    def positions(_block: Any, statement: Any) -> list[Any] | None:
        if assigned_value(statement) is not getiter:
            return None
        function, count, places = (scope.redefine(f"$texts.{name}", loc) for name in ("range", "count", "places"))
        return [
            ir.Assign(ir.Global("range", range, loc), function, loc),
            ir.Assign(ir.Const(len(items), loc), count, loc),
            ir.Assign(ir.Expr.call(function, [count], (), loc), places, loc),
            ir.Assign(ir.Const(tuple(item.value for item in items), loc), texts, loc),
            ir.Assign(ir.Expr.getiter(places, loc), statement.target, loc),
        ]

    replace_statements(func_ir, positions)
    items_taken: list[Any] = []
    for statement in header.find_insts(ir.Assign):
        value = statement.value
        if is_expression(value, "pair_first") or value in items_taken:
            items_taken.append(statement.target)
    others = {number: block for number, block in func_ir.blocks.items() if number != label}
    replace_vars(others, {variable.name: item for variable in items_taken})
    entry, as_text = scope.redefine("$texts.entry", loc), scope.redefine("$texts.str", loc)
    func_ir.blocks[top].body[:0] = [
        ir.Assign(ir.Expr.getitem(texts, items_taken[-1], loc), entry, loc),
        ir.Assign(ir.Global("str", str, loc), as_text, loc),
        ir.Assign(ir.Expr.call(as_text, [entry], (), loc), item, loc),
    ]
    drop_unread(func_ir, [getiter.value])


def _find(func_ir: Any, kinds: Sequence[Any]) -> tuple[int, Any, list[Any]] | None:
    """Return a loop over keys: the label of its header, the ``iternext`` there, and the items."""
    for label, block in func_ir.blocks.items():
        steps = [s.value for s in block.find_insts(ir.Assign) if is_expression(s.value, "iternext")]
        if len(steps) != 1 or not isinstance(block.terminator, ir.Branch):
            continue
        items = items_of(func_ir, steps[0].value)
        if items is None:
            continue
        texts = any(_has_text(func_ir, item) for item in items)
        needed = _indexes_row(func_ir, steps[0], kinds) or appends(func_ir, block.terminator.truebr)
        needed = needed or _differ(func_ir, items, kinds)
        if not needed and _is_text(func_ir, steps[0].value):
            continue  # its characters
        plain = all(isinstance(item, Constant) and isinstance(item.value, str) for item in items)
        if texts and not needed and plain and len(items) > LONGEST:
            _count_through(func_ir, label, steps[0], items)
        elif needed or texts:
            return label, steps[0], items
    return None


def _is_text(func_ir: Any, iterator: Any) -> bool:
    node = definition_of(func_ir, iterator)
    given = as_constant(func_ir, node.value) if is_expression(node, "getiter") else None
    return given is not None and isinstance(given.value, str)


def _has_text(func_ir: Any, item: Any) -> bool:
    """Return whether an item is a string, or has one in it."""
    if isinstance(item, ir.Var):
        item = items_of(func_ir, item)
    elif isinstance(item, Constant):
        item = item.value
    return isinstance(item, str) or (isinstance(item, (tuple, list)) and any(_has_text(func_ir, one) for one in item))


def _differ(func_ir: Any, items: list[Any], kinds: Sequence[Any]) -> bool:
    """Return whether items are values of a row's columns, of several types."""
    nodes = [definition_of(func_ir, item) for item in items if isinstance(item, ir.Var)]
    labels = [n.index for n in nodes if is_expression(n, "static_getitem") and row_of(func_ir, n.value, kinds)]
    fields = next((kind.fields for kind in kinds if isinstance(kind, Row)), {})
    return len({str(fields[label]) for label in labels if label in fields}) > 1


def _indexes_row(func_ir: Any, step: Any, kinds: Sequence[Any]) -> bool:
    """Return whether a row is indexed with what a loop takes, or both are handed to a function."""
    derived = {s.target.name for s in assignments(func_ir) if s.value is step}
    before = -1
    while len(derived) != before:
        before = len(derived)
        derived |= {s.target.name for s in assignments(func_ir) if _passes_on(func_ir, s.value, derived)}
    for statement in assignments(func_ir):
        together = _operands(statement.value)
        if any(one.name in derived for one in together) and any(row_of(func_ir, one, kinds) for one in together):
            return True
    return False


def _operands(value: Any) -> list[Any]:
    """Return what is indexed and its index, or what is handed to a function."""
    if is_expression(value, "getitem"):
        return [value.value, value.index]
    return list(value.args) if is_expression(value, "call") else []


def _passes_on(func_ir: Any, value: Any, derived: set[str]) -> bool:
    """Return whether a node is one of ``derived``, taken apart or used to index a constant."""
    if isinstance(value, ir.Var):
        return value.name in derived
    if is_expression(value, "pair_first", "exhaust_iter", "static_getitem"):
        return value.value.name in derived
    indexes = is_expression(value, "getitem") and value.index.name in derived
    return indexes and as_constant(func_ir, value.value) is not None


def _fold_items(func_ir: Any) -> None:
    """Make strings that are read from constant tuples constants."""
    folded = []
    for statement in assignments(func_ir):
        value = statement.value
        if is_expression(value, "getitem", "static_getitem"):
            constant = as_constant(func_ir, statement.target)
            if constant is not None and isinstance(constant.value, str):
                statement.value = ir.Const(constant.value, value.loc)
                folded += value.list_vars()
    if folded:
        drop_unread(func_ir, folded)
