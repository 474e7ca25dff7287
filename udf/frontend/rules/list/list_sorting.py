"""``sorted`` of what is iterated over, also by keys: a list in the row's memory."""

# Numba compiles the functions in here that have no annotations.
# ruff: noqa: ANN001, ANN202, FBT002
# mypy: disable-error-code="no-untyped-def,no-untyped-call"
from __future__ import annotations

from typing import Any, Final

from udf.frontend.base.current import compilation
from udf.frontend.base.declarations import INT64, define, implement, stand_in
from udf.frontend.base.refusals import RefusedError
from udf.frontend.numba.names import types
from udf.frontend.rules.list.items import item_bytes
from udf.frontend.rules.list.list_overloads import as_list
from udf.frontend.rules.text.text_library import INT32, call, check_memory, scratch
from udf.frontend.types.array_kinds import Array
from udf.frontend.types.list_kinds import is_list, is_list_or_set, is_listable
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
