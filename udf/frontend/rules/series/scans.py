"""Scans, each value from the state that the last row left: expanding values, exponential averages, ``ffill``.

The state lies in the function's memory. Read in order, each value costs one step; an earlier one starts the scan again.

Source: pandas 3, _libs/window/aggregations.pyx (ewm, roll_mean, roll_var).
"""

# Numba compiles the functions in here that have no annotations.
# ruff: noqa: ANN001, ANN202, ARG001, PLR0124
# mypy: disable-error-code="no-untyped-def,no-untyped-call"
from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

from udf.frontend.base.declarations import DOUBLE, INT64, is_whole
from udf.frontend.base.models import known_by
from udf.frontend.numba.names import cgutils, types
from udf.frontend.rules.array.access import item_of, length_of
from udf.frontend.rules.series.series_methods import method
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
STATE: Final = types.UniTuple(types.float64, GIVEN + 1)
_PLACES = (("next", types.CPointer(types.int64)), ("state", lambda kind: types.CPointer(kind.dtype)))
register_struct(Scan, "base", ("numbers", NUMBERS), *_PLACES, *int_members("length"))


def _alpha_of_com(x):
    if x < 0:
        raise ValueError("comass must satisfy: comass >= 0")
    return 1.0 / (1.0 + x)


def _alpha_of_span(x):
    if x < 1:
        raise ValueError("span must satisfy: span >= 1")
    return 1.0 / (1.0 + (x - 1.0) / 2.0)


def _alpha_of_halflife(x):
    if x <= 0:
        raise ValueError("halflife must satisfy: halflife > 0")
    return 1.0 / (1.0 + 1.0 / (1.0 - math.exp(math.log(0.5) / x)) - 1.0)


def _alpha(x):
    if x <= 0 or x > 1:
        raise ValueError("alpha must satisfy: 0 < alpha <= 1")
    return 1.0 / (1.0 + (1.0 - x) / x)


ALPHAS: Final = {"com": _alpha_of_com, "span": _alpha_of_span, "halflife": _alpha_of_halflife, "alpha": _alpha}


def _step_ewm(x, mean, weight, count, rest, factor, new, ignores, least):
    known = x == x
    if known:
        count += 1.0
    if mean == mean:
        if known or ignores == 0.0:
            weight *= factor
            if known:
                if mean != x:
                    if new != 1.0 and factor == 0.5:  # pandas' own case, of com=1 without adjust
                        new = 1.0 - weight
                    mean = (weight * mean + new * x) / (weight + new)
                weight = weight + new if new == 1.0 else 1.0
    elif known:
        mean = x
    return mean, weight, count, rest, mean if count >= max(least, 1.0) else math.nan


def _step_sum(x, total, lost, count, rest, least, q, r, s):
    if x == x:
        count += 1.0
        y = x - lost
        after = total + y
        lost = after - total - y
        total = after
    return total, lost, count, rest, total if count >= least else math.nan


def _step_mean(x, total, lost, count, rest, least, q, r, s):
    total, lost, count, rest, _ = _step_sum(x, total, lost, count, rest, least, q, r, s)
    return total, lost, count, rest, total / count if count >= least and count > 0.0 else math.nan


def _step_count(x, total, lost, rows, rest, least, q, r, s):
    rows += 1.0
    if x == x:
        total += 1.0
    return total, lost, rows, rest, total if rows >= least else math.nan


def _step_max(x, best, lost, count, rest, least, q, r, s):
    if x == x:
        best = x if count == 0.0 else max(best, x)
        count += 1.0
    return best, lost, count, rest, best if count >= max(least, 1.0) else math.nan


def _step_min(x, best, lost, count, rest, least, q, r, s):
    if x == x:
        best = x if count == 0.0 else min(best, x)
        count += 1.0
    return best, lost, count, rest, best if count >= max(least, 1.0) else math.nan


def _step_var(x, mean, m2, count, rest, least, ddof, r, s):
    if x == x:
        count += 1.0
        apart = x - mean
        mean += apart / count
        m2 += apart * (x - mean)
    enough = count >= max(least, 1.0) and count > ddof
    return mean, m2, count, rest, m2 / (count - ddof) if enough else math.nan


def _step_std(x, mean, m2, count, rest, least, ddof, r, s):
    mean, m2, count, rest, variance = _step_var(x, mean, m2, count, rest, least, ddof, r, s)
    return mean, m2, count, rest, math.sqrt(variance) if variance == variance else math.nan


def _step_ffill(x, last, b, c, d, p, q, r, s):
    last = x if x == x else last
    return last, b, c, d, last


def _compiled(step: Callable[..., Any]) -> Callable[..., Any]:
    """Return how a step that is written in Python is lowered: (at, dtype, item, state, numbers) -> the state after."""

    def advance(at: InsertPoint, dtype: Any, item: Any, state: list[Any], numbers: list[Any]) -> list[Any]:
        operands = [(dtype, value) for value in (item, *state[:GIVEN], *numbers)]
        return list(cgutils.unpack_tuple(at.builder, at.call_python(step, STATE, *operands)))

    return advance


def _from(*start: float) -> Callable[[Any], tuple[float, ...]]:
    return lambda _: (*start, *[0.0] * (GIVEN - len(start)), math.nan)


STEPS: Final[dict[str, tuple[Callable[..., Any], Callable[[Any], tuple[float, ...]]]]] = {
    "ewm.mean": (_compiled(_step_ewm), _from(math.nan, 1.0)),
    "expanding.sum": (_compiled(_step_sum), _from()),
    "expanding.mean": (_compiled(_step_mean), _from()),
    "expanding.count": (_compiled(_step_count), _from()),
    "expanding.max": (_compiled(_step_max), _from()),
    "expanding.min": (_compiled(_step_min), _from()),
    "expanding.var": (_compiled(_step_var), _from()),
    "expanding.std": (_compiled(_step_std), _from()),
    "ffill": (_compiled(_step_ffill), _from(math.nan)),
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
def _lower_ffill(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
    return stepped(at, result, values["a"]) if isinstance(result, Scan) else values["a"]
