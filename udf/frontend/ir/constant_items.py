"""What is known of a value, or of the items of an iterable, before anything is typed: constants, and variables.

An item is a constant (``Constant``), a variable that is assigned once, or a tuple of items.
"""

import math
import operator
from collections.abc import Hashable
from types import ModuleType
from typing import Any, Final, NamedTuple

from udf.bind.bind import MAX_RANGE
from udf.bind.containers import Entries, is_enum
from udf.bind.identity import is_label
from udf.frontend.ir.nodes import called_function, constant_value, definition_of, is_constant, is_expression

FUNCTIONS: Final = (len, range, slice, reversed, enumerate, zip)
"""What is called where its arguments are known."""


class Constant(NamedTuple):
    """A value that is a constant."""

    value: Any


def as_constant(func_ir: Any, variable: Any) -> Constant | None:
    """Return the constant that ``variable`` is, also a member of a module or an Enum; None if it is none."""
    return constant_of_node(func_ir, definition_of(func_ir, variable))


def constant_of_node(func_ir: Any, node: Any) -> Constant | None:
    """Return the constant that a node is; None if it is none."""
    if is_constant(node):
        return Constant(node.value)
    if is_expression(node, "build_tuple"):
        return _fold(tuple, [as_constant(func_ir, item) for item in node.items])
    if is_expression(node, "exhaust_iter"):  # key, words = item
        return as_constant(func_ir, node.value)
    if is_expression(node, "static_getitem"):
        literal: Any = definition_of(func_ir, node.value)
        literal = definition_of(func_ir, literal.value) if is_expression(literal, "exhaust_iter") else literal
        if (
            is_expression(literal, "build_tuple")
            and type(node.index) is int
            and -len(literal.items) <= node.index < len(literal.items)
        ):
            return as_constant(func_ir, literal.items[node.index])
        return _item(as_constant(func_ir, node.value), Constant(node.index))
    if is_expression(node, "getattr"):
        owner = as_constant(func_ir, node.value)
        value = None if owner is None else owner.value
        is_named = isinstance(value, ModuleType) or is_enum(value)
        return Constant(getattr(value, node.attr)) if is_named and hasattr(value, node.attr) else None
    if is_expression(node, "binop") and node.fn in (operator.add, operator.or_):
        sides = [as_constant(func_ir, side) for side in (node.lhs, node.rhs)]
        are_plain = any(all(one and isinstance(one.value, kind) for one in sides) for kind in (str, int))
        return _fold(lambda values: node.fn(*values), sides) if are_plain else None  # re.I | re.M
    if is_expression(node, "getitem"):
        return _item(as_constant(func_ir, node.value), as_constant(func_ir, node.index))
    function = called_builtin(func_ir, node, (len, range, slice, str)) if is_expression(node, "call") else None
    if function is not None:
        given = [as_constant(func_ir, argument) for argument in node.args]
        is_text = function is not str or all(one and type(one.value) in (int, str) for one in given)
        return _fold(lambda values: function(*values), given) if is_text else None
    return None


def called_builtin(func_ir: Any, call: Any, functions: tuple[Any, ...] = FUNCTIONS) -> Any:
    """Return which of ``functions`` a call is of, with positional arguments only; None if of another."""
    function = definition_of(func_ir, call.func)
    if not is_constant(function) or call.kws or call.vararg is not None:
        return None
    return next((one for one in functions if function.value is one), None)


def _item(container: Constant | None, index: Constant | None) -> Constant | None:
    if container is None or index is None or not isinstance(container.value, (tuple, range, Entries)):
        return None
    items = container.value
    try:
        if isinstance(items, Entries):
            table = dict(zip(items.keys, items.values or (), strict=True))
            return Constant(table.get(index.value, *items.otherwise) if items.otherwise else table[index.value])
        return Constant(items[index.value])
    except (IndexError, KeyError, TypeError, ValueError):  # raised where it runs
        return None


def _fold(function: Any, values: list[Constant | None]) -> Constant | None:
    """Return what ``function`` makes of values that are all known."""
    constants = [one.value for one in values if one is not None]
    try:
        return Constant(function(constants)) if len(constants) == len(values) else None
    except (OverflowError, TypeError, ValueError):  # as above
        return None


def items_of(func_ir: Any, variable: Any) -> list[Any] | None:
    """Return the items of the iterable or iterator ``variable``; None if they are not known."""
    constant, node = as_constant(func_ir, variable), definition_of(func_ir, variable)
    if constant is not None:
        return _constant_items(constant.value)
    if is_expression(node, "getiter"):
        return items_of(func_ir, node.value)
    if is_expression(node, "build_tuple", "build_list"):
        items = [_member(func_ir, item) for item in node.items]
        return None if None in items else items
    return _of_iterator(func_ir, node) if is_expression(node, "call") else None


def _constant_items(value: Any) -> list[Any] | None:
    """Return the items of a constant; None for a ``range`` that no row has as many columns as."""
    if isinstance(value, range) and len(value[: MAX_RANGE + 1]) > MAX_RANGE:
        return None
    return [Constant(one) for one in value] if isinstance(value, (tuple, range, str)) or is_enum(value) else None


def _member(func_ir: Any, variable: Any) -> Any:
    """Return a member of a tuple that is built; None for a variable that may have another value later."""
    constant = as_constant(func_ir, variable)
    if constant is not None:
        return constant
    return variable if variable.is_temp or definition_of(func_ir, variable) is not None else None


def _of_iterator(func_ir: Any, call: Any) -> list[Any] | None:
    function, parts = called_builtin(func_ir, call), [items_of(func_ir, argument) for argument in call.args]
    lists = [part for part in parts if part is not None]
    if function is enumerate and lists:
        start = as_constant(func_ir, call.args[1]) if len(call.args) == 2 else Constant(0)
        whole = start is not None and type(start.value) is int
        return [(Constant(i), item) for i, item in enumerate(lists[0], start.value)] if start and whole else None
    if len(lists) < len(parts) or not parts:
        return None
    if function is zip:
        return list(zip(*lists, strict=False))
    return lists[0][::-1] if function is reversed and len(lists) == 1 else None


def is_nan(func_ir: Any, node: Any) -> bool:
    """Return whether a node is NaN, written out: ``np.nan``, ``math.nan``, ``float("nan")``, or a variable outside."""
    if called_function(func_ir, node) is float and len(node.args) == 1 and not node.kws:
        text = constant_value(func_ir, node.args[0])
        return isinstance(text, str) and text.strip().lower() == "nan"
    known = constant_of_node(func_ir, node)
    return known is not None and isinstance(known.value, float) and math.isnan(known.value)


def constant_index(func_ir: Any, node: Any) -> Constant | None:
    """Return the constant by which a node reads an attribute or an item; None if it is none."""
    if node.op == "getitem":
        return as_constant(func_ir, node.index)
    return Constant(node.attr if node.op == "getattr" else node.index)


def constant_list(func_ir: Any, variable: Any) -> Constant | None:
    """Return the tuple of a list of constants that is written out; None of anything else."""
    made = definition_of(func_ir, variable)
    items = [as_constant(func_ir, item) for item in made.items] if is_expression(made, "build_list") else [None]
    return None if None in items else Constant(tuple(item.value for item in items if item is not None))


def index_or_list(func_ir: Any, node: Any) -> Constant | None:
    """Return the constant index of an item, or the tuple of a list that is written out; None if it is none."""
    return constant_index(func_ir, node) or constant_list(func_ir, node.index)


def selected_labels(labels: tuple[Hashable, ...], index: Any) -> tuple[Hashable, ...] | None:
    """Return the labels that a list of them, or a slice, chooses; None for a single label."""
    if isinstance(index, slice):
        ends = [index.start, index.stop]
        if all(end is None or type(end) is int for end in ends):
            return labels[index]
        first = 0 if index.start is None else labels.index(index.start)
        stop = len(labels) if index.stop is None else labels.index(index.stop) + 1
        return labels[first : stop : index.step]
    if isinstance(index, tuple) and index not in labels and index and all(one in labels for one in index):
        return index
    return None


def chosen_value(func_ir: Any, chosen: Any, index: Constant | None, *, by_label: bool) -> Any:
    """Return the value of one of the columns that ``series_of`` was called with, as the row has it; None of several."""
    values, names = (definition_of(func_ir, one).items for one in chosen.args)
    if index is None or not (is_label(index.value) if by_label else type(index.value) is int):
        return None
    if not by_label:
        return values[index.value] if -len(values) <= index.value < len(values) else None
    labels = [as_constant(func_ir, name) for name in names]
    places = [place for place, label in enumerate(labels) if label is not None and label.value == index.value]
    return values[places[0]] if places else None
