"""What a list in a row's memory does with all of its items, written in Python and compiled with the UDF."""

# Numba compiles the functions in here that have no annotations.
# ruff: noqa: ANN001, ANN202, FBT002, PERF402, SIM110
# mypy: disable-error-code="no-untyped-def,no-untyped-call"
import math
import operator
from typing import Any, Final

from udf.frontend.base.current import compilation
from udf.frontend.base.declarations import INT64, LOWERING, define, implement, is_number, is_whole, stand_in
from udf.frontend.base.messages import RefusedCallError, RefusedError
from udf.frontend.base.models import first_argument
from udf.frontend.numba.names import signature, types
from udf.frontend.rules.list.items import (
    Extend,
    add_whole,
    drop_last,
    implement_method,
    item_at,
    item_bytes,
    new_list,
    raise_value_error,
    when,
    write_call,
)
from udf.frontend.rules.scalar.number_sequences import COMPENSATED
from udf.frontend.rules.text.splitting import SplitText
from udf.frontend.rules.text.text_library import INT32, call, check_memory, scratch
from udf.frontend.types.array_kinds import Array
from udf.frontend.types.list_kinds import (
    RowList,
    RowTuple,
    is_list,
    is_list_or_set,
    is_listable,
    is_set,
    item_type,
    unify_items,
)
from udf.frontend.types.masked_kinds import UNORDERED, may_lack
from udf.frontend.types.text_kinds import Text

WHOLE, REAL, TEXT = range(3)
"""How keys are compared (kernels/text_lists.cuh, key_kind)."""

OF_WINDOWS: Final = "sorted() is not supported of a window or a group in a UDF; np.sort(w) is its values in order"

ORDERS: Final[dict[Any, int]] = {types.int64: WHOLE, types.float64: REAL}


def _order(kind: Any) -> int | None:
    return TEXT if isinstance(kind, Text) else ORDERS.get(kind)


sort_by: Final = stand_in("sort_by")
"""(keys, values, reverse): stands for the list of ``values`` in the order of ``keys``, as many."""


def _sort_by_type(keys: Any, values: Any, reverse: Any) -> Any:
    fits = is_list(keys) and is_list(values) and isinstance(reverse, types.Boolean | types.Integer)
    return values if fits and _order(keys.item) is not None else None


@define(sort_by, typing=_sort_by_type)
def _sort_by(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    keys, values, reverse = sig.args
    falls = builder.zext(context.cast(builder, args[2], reverse, types.boolean), INT32)
    order, size = INT32(_order(keys.item)), INT64(item_bytes(context, values.item))
    made = call(builder, "list_sorted", INT64, args[0], order, args[1], size, falls, scratch(builder))
    return check_memory(context, builder, made)


@implement(sorted, literal=True)
def _sorted(values: Any, reverse: Any = False) -> Any:
    del reverse
    shape = compilation().window
    if isinstance(values, Array) and (shape is None or not shape.texts):
        raise RefusedError(OF_WINDOWS, None)
    if not is_listable(values) and not is_list_or_set(values):
        return None

    def run(values, reverse=False):
        made = as_list(values)
        return sort_by(made, made, reverse)

    return run


as_list: Final = stand_in("as_list")
"""Stands for ``list(values)``, also of a set, where no order is asked for."""


@implement(list, literal=True)
@when(is_listable)
def _list(values):
    made = new_list()
    for value in values:
        made.append(value)
    return made


@implement(as_list, literal=True)
def _list_of_any(values: Any) -> Any:
    if not is_set(values):
        return _list(values)

    def run(values):
        made = new_list()
        for place in range(len(values)):
            made.append(item_at(values, place))
        return made

    return run


extend_list: Final = stand_in("extend_list")
"""Stands for ``values.extend(others)``."""


@implement(extend_list)
@when(lambda _values, _others: True)
def _extend_list(values, others):
    for value in list(others):
        values.append(value)


@LOWERING.lower(Extend.key, RowList, types.Any)
def _extend(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return write_call(context, builder, extend_list, sig, args)


@implement(operator.contains)
@when(lambda values, sought: is_list_or_set(values) and item_type(sought) is not None)
def _contains(values, sought):
    for place in range(len(values)):
        if item_at(values, place) == sought:
            return True
    return False


@implement(operator.getitem)
def _slice(values: Any, index: Any) -> Any:
    if not isinstance(index, types.SliceType) or not (is_list(values) or isinstance(values, SplitText)):
        return None

    def run(values, index):
        made = new_list()
        start, stop, step = index.indices(len(values))
        for place in range(start, stop, step):
            made.append(item_at(values, place))
        return made

    return run if is_list(values) else lambda values, index: list(values)[index]


def _has_split_text(left: Any, right: Any) -> bool:
    """Return whether two lists are there, of which one is a text that is split."""
    kinds = (left, right)
    return any(isinstance(kind, SplitText) for kind in kinds) and all(
        isinstance(k, SplitText) or is_list(k) for k in kinds
    )


@implement(operator.eq)
def _equal(left: Any, right: Any) -> Any:
    if _has_split_text(left, right):
        return lambda left, right: list(left) == list(right)
    if not is_list(left) or not is_list(right):
        return None

    def run(left, right):
        if len(left) != len(right):
            return False
        for place in range(len(left)):
            if item_at(left, place) != item_at(right, place):
                return False
        return True

    return run


@implement(operator.ne)
def _unequal(left: Any, right: Any) -> Any:
    fits = (is_list(left) and is_list(right)) or _has_split_text(left, right)
    return (lambda left, right: not operator.eq(left, right)) if fits else None


as_tuple: Final = stand_in("as_tuple")
"""Stands for the tuple of the items of a list that nobody else has."""


define(as_tuple, typing=lambda kind: RowTuple(kind.item) if is_list(kind) else None)(first_argument)


@implement(tuple, literal=True)
def _tuple(values: Any) -> Any:
    """Return a tuple of any length, which a function returns; what else it is for a list is."""
    return (lambda values: as_tuple(list(values))) if is_list(values) or isinstance(values, SplitText) else None


@implement(operator.add)
@when(_has_split_text)
def _add_split(left, right):
    return list(left) + list(right)


@implement(operator.add)
@when(lambda left, right: is_list(left) and is_list(right) and unify_items(left.item, right.item) is not None)
def _add(left, right):
    made = list(left)
    for value in right:
        made.append(value)
    return made


def _extends(left: Any, right: Any) -> bool:
    fits = is_list(left) and is_listable(right)
    return fits and unify_items(left.item, item_type(right.iterator_type.yield_type)) is not None


@implement(operator.iadd)
@when(_extends)
def _add_in_place(left, right):
    left.extend(right)
    return left


@implement_method(RowList, "count")
@when(lambda _values, sought: item_type(sought) is not None)
def _count(values, sought):
    count = 0
    for value in values:
        if value == sought:
            count += 1
    return count


@implement_method(RowList, "index")
@when(lambda _values, sought: item_type(sought) is not None)
def _index(values, sought):
    for place in range(len(values)):
        if item_at(values, place) == sought:
            return place
    raise_value_error()
    return -1


@implement_method(RowList, "pop")
@when(lambda _values: True)
def _pop(values):
    if not values:
        raise IndexError("pop from empty list")
    last = item_at(values, len(values) - 1)
    drop_last(values)
    return last


# -- least, greatest, sum, any, all ----------------------------------------------------------------------


def _extreme(*, greatest: bool) -> Any:
    def choose(values: Any) -> Any:
        if isinstance(values, SplitText):
            return (lambda values: max(list(values))) if greatest else lambda values: min(list(values))
        if not is_list_or_set(values):
            return None
        if may_lack(values.item):
            raise RefusedCallError(UNORDERED)

        def run(values):
            if not values:
                raise_value_error()
            best = item_at(values, 0)
            for place in range(1, len(values)):
                value = item_at(values, place)
                if value > best if greatest else value < best:
                    best = value
            return best

        return run

    return choose


implement(min)(_extreme(greatest=False))
implement(max)(_extreme(greatest=True))


def _whole_sum(values):
    total = 0
    for place in range(len(values)):
        total = add_whole(total, item_at(values, place))
    return total


def _plain_sum(values):
    total = 0
    for place in range(len(values)):
        total += item_at(values, place)
    return total


def _compensated_sum(values):
    total, lost = 0.0, 0.0
    for place in range(len(values)):
        value = item_at(values, place)
        new = total + value
        if abs(total) >= abs(value):
            lost += (total - new) + value
        else:
            lost += (value - new) + total
        total = new
    return total + lost if lost != 0.0 and math.isfinite(lost) else total


@implement(sum)
def _sum(values: Any) -> Any:
    if not is_list_or_set(values) or not is_number(values.item) or (is_set(values) and not is_whole(values.item)):
        return None  # floats have another sum in another order
    if is_whole(values.item):
        return _whole_sum
    return _compensated_sum if COMPENSATED else _plain_sum


def _short_circuit(*, decisive: bool) -> Any:
    """Return the rule of ``any``, which ends at an item that is true, or of ``all``, at one that is not."""

    @when(is_list_or_set)
    def run(values):
        for place in range(len(values)):
            if bool(item_at(values, place)) == decisive:
                return decisive
        return not decisive

    return run


implement(any)(_short_circuit(decisive=True))
implement(all)(_short_circuit(decisive=False))


@LOWERING.lower_cast(SplitText, RowList)
def _as_list(context: Any, builder: Any, fromty: Any, toty: Any, val: Any) -> Any:
    """Return a text that is split as the list that it is on another path."""
    return write_call(context, builder, list, signature(toty, fromty), (val,))
