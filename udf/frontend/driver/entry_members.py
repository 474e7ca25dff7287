"""The members of a window's structure where the function is entered, and primitives that are computed from its values.

A primitive that the loop over windows does not hand over is computed here, once a window, by the loops of any array.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

from udf.frontend.base.declarations import DOUBLE, INT64
from udf.frontend.base.uses import COUNTS, Primitive
from udf.frontend.rules.array.access import count_items, fold_items, for_each, length_of
from udf.frontend.rules.array.array_extremes import extreme_of, is_nan
from udf.frontend.rules.array.array_reductions import deviations_of, fold
from udf.frontend.types.array_kinds import ColumnWindow, Matrix, StridedArray, TableWindow
from udf.frontend.types.frame_kinds import Frame, slot_stride
from udf.frontend.types.text_kinds import slot_type

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from udf.frontend.rules.array.insert_point import InsertPoint
    from udf.frontend.types.array_kinds import Array


def members_of(
    at: InsertPoint,
    kind: StridedArray | Matrix | Frame,
    place: tuple[Any, Any, Any],
    handed: Mapping[Primitive, Any],
    flags: int,
) -> list[Any]:
    """Return the members of the structure of a window at ``place`` (address, rows, pitch), in Numba's order.

    ``handed`` has the primitives that the entry takes; no other one is read. ``flags`` as in ``primitives``.
    """
    data, rows, pitch = place
    if isinstance(kind, Frame):
        members = [rows]
        for i, base in enumerate(kind.bases):
            first_value = at.builder.gep(data, [at.builder.mul(pitch, INT64(i))])
            members += members_of(at, base, (first_value, rows, pitch), handed, flags)
        return members
    if not isinstance(kind, Matrix):
        item = at.context.get_data_type(slot_type(kind.dtype))
        own = [at.builder.bitcast(data, item.as_pointer()), rows, INT64(slot_stride(kind.dtype))]
        return [*own, *_primitives(kind, handed, flags)] if isinstance(kind, ColumnWindow) else own
    members = [data, rows, INT64(1), INT64(kind.capacity[1]), pitch]
    for column in kind.wholes if isinstance(kind, TableWindow) else ():
        first = at.builder.gep(data, [at.builder.mul(pitch, INT64(column.column))])
        members += members_of(at, column, (first, rows, pitch), handed, flags)
    return members


def _primitives(kind: ColumnWindow, handed: Mapping[Primitive, Any], flags: int) -> list[Any]:
    unread = {one: INT64(0) if one.name in COUNTS else DOUBLE(0.0) for one in kind.primitives}
    return [INT64(flags), *(handed.get(one, unread[one]) for one in kind.primitives)]


# -- computed from the values ------------------------------------------------------------------------


def compute_primitives(
    at: InsertPoint, primitives: tuple[Primitive, ...], kind: Any, place: tuple[Any, Any, Any]
) -> dict[Primitive, Any]:
    """Return primitives of the window at ``place`` (address, rows, pitch), from its values."""
    found = {}
    for one in primitives:
        data = at.builder.gep(place[0], [at.builder.mul(place[2], INT64(one.column))])
        capacity = kind.capacity[0] if isinstance(kind, Matrix) else getattr(kind, "capacity", None)
        window = StridedArray(capacity)
        found[one] = COMPUTED[one.name](at, window, at.struct(window, data=data, length=place[1], stride=INT64(1)))
    return found


def _present_sum(at: InsertPoint, kind: Array, array: Any) -> Any:
    def step(total: Any, item: Any) -> Any:
        return at.builder.fadd(total, at.builder.select(is_nan(at, item), DOUBLE(0.0), item))

    return fold_items(kind, at, array, DOUBLE(0.0), step)


def _present_squares(at: InsertPoint, kind: Array, array: Any) -> Any:
    builder = at.builder
    count = builder.sub(length_of(kind, at, array), COMPUTED["nans"](at, kind, array))
    mean = builder.fdiv(_present_sum(at, kind, array), builder.sitofp(count, DOUBLE))

    def step(total: Any, item: Any) -> Any:
        apart = builder.select(is_nan(at, item), DOUBLE(0.0), builder.fsub(item, mean))
        return builder.fadd(total, builder.fmul(apart, apart))

    return fold_items(kind, at, array, DOUBLE(0.0), step)


def _rest(at: InsertPoint, kind: Array, array: Any) -> Any:
    """Return the sum of the rounding errors of a sum in order (Knuth's TwoSum)."""
    builder, total, rest = at.builder, at.variable(DOUBLE(0.0)), at.variable(DOUBLE(0.0))
    with for_each(kind, at, array) as item:
        before = total.value
        after = builder.fadd(before, item)
        taken = builder.fsub(after, before)
        lost = builder.fadd(builder.fsub(before, builder.fsub(after, taken)), builder.fsub(item, taken))
        total.value, rest.value = after, builder.fadd(rest.value, lost)
    return rest.value


def _present_extreme(symbol: str, nothing: float) -> Callable[[InsertPoint, Array, Any], Any]:
    def lower(at: InsertPoint, kind: Array, array: Any) -> Any:
        def step(best: Any, item: Any) -> Any:
            return at.builder.select(at.builder.fcmp_ordered(symbol, item, best), item, best)  # false of NaN

        return fold_items(kind, at, array, DOUBLE(nothing), step)

    return lower


COMPUTED: Final[dict[str, Callable[[InsertPoint, Array, Any], Any]]] = {
    "nans": lambda at, kind, array: count_items(kind, at, array, lambda item: is_nan(at, item)),
    "sum": lambda at, kind, array: fold(at, kind, array, "sum")[0],
    "rest": _rest,
    "m2": lambda at, kind, array: deviations_of(at, kind, array)[0],
    "min": lambda at, kind, array: extreme_of(at, kind, array, "min")[0],
    "max": lambda at, kind, array: extreme_of(at, kind, array, "max")[0],
    "fsum": _present_sum,
    "fm2": _present_squares,
    "fmin": _present_extreme("<", math.inf),
    "fmax": _present_extreme(">", -math.inf),
}
