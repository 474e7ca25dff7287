"""Which columns of a row an index is about: one, those of a list that is written out, those of a slice."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from udf.bind.identity import is_label
from udf.frontend.ir.constant_items import Constant, as_constant
from udf.frontend.ir.nodes import definition_of, is_expression


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
