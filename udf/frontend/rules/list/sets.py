"""Sets in a row's memory: ``set(..)`` and what is asked of one. Python's order of a set is nobody's to rely on.

A value is sought among all that are there: sets of a row are small.
"""

# Numba compiles the functions in here that have no annotations.
# ruff: noqa: ANN001, ANN202, SIM110
# mypy: disable-error-code="no-untyped-def,no-untyped-call"
import operator
from typing import Any, Final

from udf.frontend.base.declarations import LOWERING, define, implement, iterators, stand_in
from udf.frontend.base.messages import RefusedError
from udf.frontend.numba.names import types
from udf.frontend.rules.list.items import Add, implement_method, item_at, new_set, push, when, write_call
from udf.frontend.types.list_kinds import NO_ORDER, RowSet, is_list_or_set, is_listable, is_set, unify_items
from udf.frontend.types.lookup_kinds import Lookup


@iterators
def _iterate(kind: Any) -> Any:
    """Refuse ``for item in a_set``: Python's order is another, for texts in every process."""
    if isinstance(kind, RowSet):
        raise RefusedError(NO_ORDER, None)


NOT_IN_PLACE: Final = "|=, &= and -= of a set are not supported in a UDF; write a = a | b"

append_to_set: Final = stand_in("append_to_set")
"""(values, item): stands for what appends an item of the set's type, whether it is there or not."""


@define(append_to_set, typing=lambda kind, item: types.none if is_set(kind) and item == kind.item else None)
def _append_to_set(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    push(context, builder, sig.args[0], *args)
    return context.get_dummy_value()


add_to_set: Final = stand_in("add_to_set")
"""Stands for ``values.add(item)``."""


@implement(add_to_set)
@when(lambda _values, _item: True)
def _add_to_set(values, item):
    if item not in values:
        append_to_set(values, item)


@LOWERING.lower(Add.key, RowSet, types.Any)
def _add(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return write_call(context, builder, add_to_set, sig, args)


@when(is_listable)
def _set(values):
    made = new_set()
    for value in values:
        made.add(value)
    return made


for _function in (set, frozenset):
    implement(_function, literal=True)(_set)


def _both(left: Any, right: Any) -> bool:
    return is_set(left) and is_list_or_set(right) and unify_items(left.item, right.item) is not None


def _is_captured(kind: Any) -> bool:
    return isinstance(kind, Lookup) and kind.entries.kind == "set"


def _is_searchable(left: Any, right: Any) -> bool:
    """Return whether each item of a set can be sought in what a set or a list has, or a captured set."""
    return _both(left, right) or (is_set(left) and _is_captured(right))


def _filtered(*, inside: bool) -> Any:
    """Return the rule of the items of one set that are in another, or are not."""

    @when(_is_searchable)
    def run(left, right):
        made = new_set()
        for place in range(len(left)):
            if (item_at(left, place) in right) == inside:
                made.add(item_at(left, place))
        return made

    return run


def _quantified(*, inside: bool) -> Any:
    """Return the rule that asks whether all items of one set are in another, or are not."""

    @when(_is_searchable)
    def run(left, right):
        for place in range(len(left)):
            if (item_at(left, place) in right) != inside:
                return False
        return True

    return run


@when(_both)
def _or(left, right):
    made = new_set()
    for place in range(len(left)):
        made.add(item_at(left, place))
    for place in range(len(right)):
        made.add(item_at(right, place))
    return made


OPERATORS: Final = {
    operator.and_: (_filtered(inside=True), "intersection"), operator.sub: (_filtered(inside=False), "difference"),
    operator.or_: (_or, "union"), operator.le: (_quantified(inside=True), "issubset"),
}  # fmt: skip
"""Operators of two sets -> what they are, and the method that takes a list, too."""

for _operator, (_choose, _name) in OPERATORS.items():
    implement(_operator)(
        lambda left, right, choose=_choose: choose(left, right) if is_set(right) or _is_captured(right) else None
    )
    implement_method(RowSet, _name)(_choose)
implement_method(RowSet, "isdisjoint")(_quantified(inside=False))


@implement(operator.and_)
def _captured_and(left: Any, right: Any) -> Any:
    return (lambda left, right: right & left) if _is_captured(left) and is_set(right) else None


@implement(operator.ior)
@implement(operator.iand)
@implement(operator.isub)
def _in_place(left: Any, right: Any) -> Any:
    del right
    if is_set(left):
        raise RefusedError(NOT_IN_PLACE, None)


@implement(operator.eq)
def _equal(left: Any, right: Any) -> Any:
    fits = (is_set(right) or _is_captured(right)) and _is_searchable(left, right)
    return (lambda left, right: len(left) == len(right) and left <= right) if fits else None
