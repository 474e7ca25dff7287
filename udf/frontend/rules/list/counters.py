"""``collections.Counter`` of what a row has: pairs of an item and its count, in the order in which items came."""

# Numba compiles the functions in here that have no annotations.
# ruff: noqa: ANN001, ANN202, ARG001, ARG005, FBT003, SIM110
# mypy: disable-error-code="no-untyped-def,no-untyped-call"
import operator
from collections import Counter
from typing import Any, Final

from udf.frontend.base.declarations import define, implement, is_whole, stand_in
from udf.frontend.base.messages import RefusedError
from udf.frontend.base.models import first_argument
from udf.frontend.numba.names import types
from udf.frontend.rules.list.items import METHODS, implement_method, new_list, next_item, when
from udf.frontend.rules.list.list_overloads import sort_by
from udf.frontend.types.iterators import step
from udf.frontend.types.list_kinds import RowCounter, RowList, is_counter, is_listable

METHODS[RowCounter] = {}

EVERY: Final = "most_common() needs a count in a UDF: c.most_common(len(c))"
REFUSED: Final = "a Counter's arithmetic is not supported in a UDF: there are c[x], len, in, ==, items, values"

counter_items: Final = stand_in("counter_items")
"""Stands for the list of a Counter's pairs."""

as_counter: Final = stand_in("as_counter")
"""Stands for the Counter that has a list of pairs."""


define(counter_items, typing=lambda kind: RowList(kind.item) if is_counter(kind) else None)(first_argument)
define(as_counter, typing=lambda kind: RowCounter(kind.item) if type(kind) is RowList else None)(first_argument)


@implement(Counter, literal=True)
@when(is_listable)
def _counter(values):
    items, seen, made = list(values), new_list(), new_list()
    for item in items:
        if item not in seen:
            seen.append(item)
            made.append((item, items.count(item)))
    return as_counter(made)


def _of_counter(choose: Any) -> Any:
    """Return a rule of a Counter, and of whatever else a function takes."""
    return lambda counter, *given: choose(*given) if is_counter(counter) else None


def _count(counter, sought):
    for item, count in counter_items(counter):
        if item == sought:
            return count
    return 0


@step.register(RowCounter)
def _next(kind: RowCounter, context: Any, builder: Any, iterator: Any, result: Any) -> None:
    next_item(kind, context, builder, iterator, result, lambda builder, pair: builder.extract_value(pair, 0))


implement(len)(_of_counter(lambda: lambda counter: len(counter_items(counter))))
implement(bool)(_of_counter(lambda: lambda counter: len(counter) > 0))
implement(operator.getitem)(_of_counter(lambda sought: _count))
implement(operator.contains)(_of_counter(lambda sought: lambda counter, sought: counter[sought] > 0))


def _count_or_default(counter, sought, default):
    for item, count in counter_items(counter):
        if item == sought:
            return count
    return default


implement_method(RowCounter, "get")(lambda counter, sought, default: _count_or_default if is_whole(default) else None)
implement_method(RowCounter, "items")(lambda counter: lambda counter: counter_items(counter))  # noqa: PLW0108 - compiled

implement_method(RowCounter, "keys")(lambda counter: lambda counter: list(counter))  # noqa: PLW0108 - compiled


@implement_method(RowCounter, "values")
@when(is_counter)
def _values(counter):
    counts = new_list()
    for _, count in counter_items(counter):
        counts.append(count)
    return counts


@implement_method(RowCounter, "most_common")
def _most_common(counter: Any, most: Any = None) -> Any:
    def ordered(counter):
        counts, items = new_list(), new_list()
        for item, count in counter_items(counter):
            counts.append(count)
            items.append((item, count))
        return sort_by(counts, items, True)

    if most is None or isinstance(most, types.NoneType | types.Omitted):
        raise RefusedError(EVERY, None)
    return (lambda counter, most=None: ordered(counter)[: max(most, 0)]) if is_whole(most) else None


def _are_counters(left: Any, right: Any) -> bool:
    return is_counter(left) and is_counter(right)


@implement(operator.eq)
@when(_are_counters)
def _equal(left, right):
    if len(left) != len(right):
        return False
    for item, count in counter_items(left):
        if right[item] != count:
            return False
    return True


@implement(operator.ne)
@when(_are_counters)
def _unequal(left, right):
    return not operator.eq(left, right)


@implement(operator.add)
@implement(operator.sub)
@implement(operator.and_)
@implement(operator.or_)
def _refused(left: Any, right: Any) -> Any:
    if is_counter(left) or is_counter(right):
        raise RefusedError(REFUSED, None)
