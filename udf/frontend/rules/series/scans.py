"""Scans, each value from the state that the last row left: expanding values, exponential averages, ``ffill``.

The state lies in the function's memory. Read in order, each value costs one step; an earlier one starts the scan again.
The steps are :mod:`udf.frontend.library.steps`.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

from udf.frontend.base.declarations import DOUBLE, INT64, is_whole
from udf.frontend.base.models import known_by
from udf.frontend.library import steps
from udf.frontend.numba.names import cgutils, types
from udf.frontend.rules.array.access import item_of, length_of
from udf.frontend.rules.scalar.bodies import as_number, as_result
from udf.frontend.rules.series.series_methods import method
from udf.frontend.staged.body import call
from udf.frontend.types.array_kinds import Array, int_members, register_struct

if TYPE_CHECKING:
    from collections.abc import Callable

    from udf.frontend.rules.array.insert_point import InsertPoint


class Scan(Array):
    """The steps ``of`` the items of ``base``, each from the state that the one before has left."""

    local = True

    key = known_by("base", "of")

    def __init__(self, base: Array, name: str, dtype: Any = types.float64) -> None:
        self.base, self.of, self.dtype, self.capacity = base, name, dtype, base.capacity
        super().__init__(name=f"array of {dtype}")


GIVEN: Final = 4
"""The numbers of a step: parameters, and those of its state."""

NUMBERS: Final = types.UniTuple(types.float64, GIVEN)
_PLACES = (("next", types.CPointer(types.int64)), ("state", lambda kind: types.CPointer(kind.dtype)))
register_struct(Scan, "base", ("numbers", NUMBERS), *_PLACES, *int_members("length"))


ALPHAS: Final = {
    "com": steps.alpha_of_com, "span": steps.alpha_of_span, "halflife": steps.alpha_of_halflife,
    "alpha": steps.alpha_of_itself,
}  # fmt: skip


def compiled_step(step: Callable[..., Any]) -> Callable[..., Any]:
    """Return how a step of the library is lowered: (at, dtype, item, state, numbers) -> state, value."""

    def advance(at: InsertPoint, dtype: Any, item: Any, state: list[Any], numbers: list[Any]) -> list[Any]:
        known, given = (tuple(as_number(at, dtype, one) for one in some) for some in (state[:-1], numbers))
        after, value = call(at, step, as_number(at, dtype, item), known, given)
        return [as_result(at, one, dtype) for one in (*after, value)]

    return advance


def _from(*start: float) -> Callable[[Any], tuple[float, ...]]:
    return lambda _: (*start, *[0.0] * (GIVEN - len(start)), math.nan)


STEPS: Final[dict[str, tuple[Callable[..., Any], Callable[[Any], tuple[float, ...]]]]] = {
    "ewm.mean": (compiled_step(steps.averaged), _from(math.nan, 1.0)),
    "expanding.sum": (compiled_step(steps.added), _from()),
    "expanding.mean": (compiled_step(steps.meant), _from()),
    "expanding.count": (compiled_step(steps.counted), _from()),
    "expanding.max": (compiled_step(steps.greatest), _from()),
    "expanding.min": (compiled_step(steps.least), _from()),
    "expanding.var": (compiled_step(steps.spread), _from()),
    "expanding.std": (compiled_step(steps.deviation), _from()),
    "ffill": (compiled_step(steps.filled), _from(math.nan)),
}
"""Name -> how a step is lowered, and (of a dtype) the state before the first: its last number is the value given."""


def stepped(at: InsertPoint, kind: Scan, base: Any, numbers: Any = None) -> Any:
    """Return the steps of an array's items."""
    builder, size = at.builder, len(STEPS[kind.of][1](kind.dtype))
    numbers = numbers or at.context.make_tuple(builder, NUMBERS, [DOUBLE(0.0)] * GIVEN)
    state = cgutils.alloca_once(builder, at.context.get_data_type(kind.dtype), size=size)
    place = cgutils.alloca_once_value(builder, INT64(0))
    array = at.struct(kind, base=base, numbers=numbers, next=place, state=state, length=length_of(kind.base, at, base))
    _begin(at, kind, array)
    return array


def _begin(at: InsertPoint, kind: Scan, value: Any) -> None:
    members, builder = at.members(kind, value), at.builder
    builder.store(INT64(0), members.next)
    for i, start in enumerate(STEPS[kind.of][1](kind.dtype)):
        builder.store(at.context.get_constant(kind.dtype, start), builder.gep(members.state, [INT64(i)]))


@item_of.register(Scan)
def _of_steps(kind: Scan, at: InsertPoint, value: Any, index: Any) -> Any:
    """Go on from the last item that was asked for; begin anew for an earlier one."""
    builder, members = at.builder, at.members(kind, value)
    advance, start = STEPS[kind.of]
    before = builder.icmp_signed("<", index, builder.sub(builder.load(members.next), INT64(1)))
    with builder.if_then(before, likely=False):
        _begin(at, kind, value)
    places = [builder.gep(members.state, [INT64(i)]) for i in range(len(start(kind.dtype)))]
    numbers = cgutils.unpack_tuple(builder, members.numbers)
    with at.while_loop(lambda: builder.icmp_signed("<=", builder.load(members.next), index)):
        now = builder.load(members.next)
        item = at.cast(item_of(kind.base, at, members.base, now), kind.base.dtype, kind.dtype)
        after = advance(at, kind.dtype, item, [builder.load(place) for place in places], numbers)
        for place, number in zip(places, after, strict=True):
            builder.store(number, place)
        builder.store(builder.add(now, INT64(1)), members.next)
    return builder.load(places[-1])


def _ffill(a: Any) -> Any:
    if a.dtype == types.float64:
        return Scan(a, "ffill")
    return a if is_whole(a.dtype) else None  # there is no NaN


@method("ffill", typing=_ffill)
def _lower_ffill(at: InsertPoint, _kinds: Any, values: Any, result: Any) -> Any:
    return stepped(at, result, values["a"]) if isinstance(result, Scan) else values["a"]
