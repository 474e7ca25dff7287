"""Scans, each value from the state that the last row left: expanding values, exponential averages, ``ffill``.

The state lies in the function's memory. Read in order, each value costs one step; an earlier one starts the scan again.
The steps are :mod:`udf.frontend.library.steps`.

Accumulated values, which are scans: ``s.cumsum()``, ``s.cummax()``, ``np.cumprod(a)``, ``np.maximum.accumulate(a)``.

Source: pandas 3, core/array_algos/datetimelike_accumulations.py and core/nanops.py (na_accum_func).
"""

# ruff: noqa: ARG001, FBT002 - pandas' own parameters
from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any, Final

import numpy as np

from udf.frontend.base.current import compilation
from udf.frontend.base.declarations import DOUBLE, INT64, LOWERING, attributes, is_real, is_whole, stand_in
from udf.frontend.base.messages import RefusedCallError
from udf.frontend.base.models import known_by, no_value
from udf.frontend.base.tables import each
from udf.frontend.library import fill, steps
from udf.frontend.numba.names import cgutils, types
from udf.frontend.rules.array.access import for_each, item_of, length_of
from udf.frontend.rules.array.array_functions import OF_SERIES, declare
from udf.frontend.rules.array.array_reductions import is_only_axis
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.array.library_calls import PLACE, ArrayItems
from udf.frontend.rules.scalar.bodies import as_number, as_result
from udf.frontend.rules.series.series_declarations import constant_bool, is_default, known, method
from udf.frontend.staged.operands import Value
from udf.frontend.staged.syntax_walk import call
from udf.frontend.types.array_kinds import Array, as_array, int_members, register_struct


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


def _from(*start: float) -> Callable[[Any], tuple[float, ...]]:
    return lambda _: (*start, *[0.0] * (GIVEN - len(start)))


STEPS: Final[dict[str, tuple[Callable[..., Any], Callable[[Any], tuple[float, ...]]]]] = {
    "ewm.mean": (steps.averaged, _from(math.nan, 1.0)),
    "ewm.var": (steps.varied, lambda _: (math.nan, 0.0, 1.0, 1.0, 1.0, 0.0)),
    "ewm.std": (steps.deviated, lambda _: (math.nan, 0.0, 1.0, 1.0, 1.0, 0.0)),
    "expanding.sum": (steps.added, _from()),
    "expanding.mean": (steps.meant, _from()),
    "expanding.count": (steps.counted, _from()),
    "expanding.max": (steps.greatest, _from()),
    "expanding.min": (steps.least, _from()),
    "expanding.var": (steps.spread, _from()),
    "expanding.std": (steps.deviation, _from()),
    "ffill": (steps.filled, _from(math.nan)),
    "bfill": (fill.backfilled, lambda _: (math.nan, -1.0)),
    "interpolate": (fill.interpolated, lambda _: (math.nan, 0.0, -1.0, -1.0)),
}
"""Name -> the library's step, and (of a dtype) the state before the first."""

ALONE: Final = {"interpolate": fill.between}
"""Name -> the library's function of an item whose state need not be that after the item before."""


def take_step(at: InsertPoint, name: str, dtype: Any, item: tuple[Any, ...], state: list[Any], given: Any) -> list[Any]:
    """Return the state after an item, which a body sees as ``item``, and the value there."""
    known = tuple(as_number(at, dtype, one) for one in state)
    after, value = call(at, STEPS[name][0], *item, known, given)
    return [as_result(at, one, dtype) for one in (*after, value)]


def packed(at: InsertPoint, numbers: list[Any]) -> Any:
    """Return the numbers of steps."""
    return at.context.make_tuple(at.builder, NUMBERS, [*numbers, *[DOUBLE(0.0)] * (GIVEN - len(numbers))])


def stepped(at: InsertPoint, kind: Scan, base: Any, numbers: Any = None) -> Any:
    """Return the steps of an array's items."""
    builder, size = at.builder, len(STEPS[kind.of][1](kind.dtype)) + 1  # the last is the value
    numbers = numbers or packed(at, [])
    state = cgutils.alloca_once(builder, at.context.get_data_type(kind.dtype), size=size)
    place = cgutils.alloca_once_value(builder, INT64(0))
    array = at.struct(kind, base=base, numbers=numbers, next=place, state=state, length=length_of(kind.base, at, base))
    _begin(at, kind, array)
    return array


def _begin(at: InsertPoint, kind: Scan, value: Any) -> None:
    members, builder = at.members(kind, value), at.builder
    builder.store(INT64(0), members.next)
    starts = STEPS[kind.of][1](kind.dtype)
    for i, start in enumerate(starts if is_real(kind.dtype) else (*starts, *starts)):  # the value is the state
        builder.store(at.context.get_constant(kind.dtype, start), builder.gep(members.state, [INT64(i)]))


@item_of.register(Scan)
def _of_steps(kind: Scan, at: InsertPoint, value: Any, index: Any) -> Any:
    """Go on from the last item that was asked for; begin anew for an earlier one."""
    builder, members = at.builder, at.members(kind, value)
    if kind.of in ALONE:
        return as_result(
            at, call(at, ALONE[kind.of], *_around(at, kind, members, index), _given(at, members)), kind.dtype
        )
    before = builder.icmp_signed("<", index, builder.sub(builder.load(members.next), INT64(1)))
    with builder.if_then(before, likely=False):
        _begin(at, kind, value)
    size = len(STEPS[kind.of][1](kind.dtype)) + 1
    places = [builder.gep(members.state, [INT64(i)]) for i in range(size)]
    with at.while_loop(lambda: builder.icmp_signed("<=", builder.load(members.next), index)):
        now = builder.load(members.next)
        item = None if looks_around(kind) else item_of(kind.base, at, members.base, now)
        state = [builder.load(place) for place in places[:-1]]
        for place, number in zip(places, _after(at, kind, members, (now, item), state), strict=True):
            builder.store(number, place)
        builder.store(builder.add(now, INT64(1)), members.next)
    return builder.load(places[-1])


@for_each.register(Scan)
@contextmanager
def _in_order(kind: Scan, at: InsertPoint, value: Any, *, unroll: bool = True) -> Iterator[Any]:
    """Take a step for each row; the state is in variables."""
    members = at.members(kind, value)
    state = [at.variable(at.context.get_constant(kind.dtype, one)) for one in STEPS[kind.of][1](kind.dtype)]
    if looks_around(kind):
        rows = at.for_range(length_of(kind.base, at, members.base), unroll=unroll)
    else:
        rows = for_each(kind.base, at, members.base, unroll=unroll)
    with rows as row:
        *after, made = _after(at, kind, members, (row, row), [one.value for one in state])
        for variable, number in zip(state, after, strict=True):
            variable.value = number
        yield made


def looks_around(kind: Scan) -> bool:
    """Return whether the step takes the array and a place, and not an item."""
    return PLACE in STEPS[kind.of][0].__code__.co_varnames


def _after(at: InsertPoint, kind: Scan, members: Any, row: tuple[Any, Any], state: list[Any]) -> list[Any]:
    """Return the state after a ``row`` (its place, its item), and the value there."""
    seen: tuple[Any, ...] = _around(at, kind, members, row[0])
    if not looks_around(kind):
        seen = (as_number(at, kind.dtype, at.cast(row[1], kind.base.dtype, kind.dtype)),)
    return take_step(at, kind.of, kind.dtype, seen, state, _given(at, members))


def _around(at: InsertPoint, kind: Scan, members: Any, place: Any) -> tuple[Any, Any]:
    return ArrayItems(at, kind.base, members.base), Value(types.int64, place)


def _given(at: InsertPoint, members: Any) -> tuple[Any, ...]:
    return tuple(as_number(at, types.float64, one) for one in cgutils.unpack_tuple(at.builder, members.numbers))


# -- what is missing -----------------------------------------------------------------------------------


def filling(name: str, typing: Callable[..., Any], given: Callable[[dict[str, Any]], tuple[float, ...]]) -> None:
    """Register a method that gives values in the place of missing floats; whole numbers have none."""

    @wraps(typing)
    def filled(a: Any, **asked: Any) -> Any:
        if not typing(a, **asked):
            return None
        return Scan(a, name) if a.dtype == types.float64 else a if is_whole(a.dtype) else None

    @method(name, typing=filled)
    def lower(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
        if not isinstance(result, Scan):
            return values["a"]
        return stepped(at, result, values["a"], packed(at, [DOUBLE(one) for one in given(kinds)]))


def _bfill(a: Any, axis: Any = None, inplace: Any = False, limit: Any = None, limit_area: Any = None) -> bool:
    return is_default(axis, inplace, limit, limit_area)


def _interpolate(
    a: Any,
    method: Any = "linear",
    axis: Any = 0,
    limit: Any = None,
    inplace: Any = False,
    limit_direction: Any = None,
    limit_area: Any = None,
) -> bool:
    inside = known(limit_area, None, "inside") and known(limit_direction, None, *ENDS_FILLED)
    return known(method, "linear") and is_default(axis, limit, inplace) and inside


ENDS_FILLED: Final = {"forward": (0.0, 1.0), "backward": (1.0, 0.0), "both": (1.0, 1.0)}
"""Direction of ``interpolate`` -> whether it fills before the first value, and behind the last."""


def _ends_filled(kinds: dict[str, Any]) -> tuple[float, float]:
    if not isinstance(kinds["limit_area"], types.NoneType):
        return 0.0, 0.0
    return ENDS_FILLED[getattr(kinds["limit_direction"], "literal_value", "forward")]


filling("ffill", _bfill, lambda _: ())
filling("bfill", _bfill, lambda _: ())
filling("interpolate", _interpolate, _ends_filled)

RUNNING: Final = {
    "cumsum": (steps.summed, -0.0, 0),
    "cumprod": (steps.multiplied, 1.0, 1),
    "cummax": (steps.risen, -math.inf, -(2**63)),
    "cummin": (steps.fallen, math.inf, 2**63 - 1),
}
"""Name -> the library's step, and what stands before the first: of floats, of int64."""

OF_ARRAYS: Final = {"cumsum": (steps.added_up, 0), "cumprod": (steps.multiplied_up, 1)}
"""Function of NumPy -> the library's step, and what stands before the first."""


def _start(name: str, dtype: Any) -> Any:
    real, whole = RUNNING[name][1:]
    return real if is_real(dtype) else whole >> (64 - dtype.bitwidth)


def _dtype(name: str, dtype: Any) -> Any:
    """Return the dtype of accumulated values; None of bools, and of unsigned numbers."""
    if is_real(dtype):
        return dtype
    if dtype is types.boolean and name in ("cumsum", "cumprod"):
        return types.int64
    if not isinstance(dtype, types.Integer) or not dtype.signed:
        return None
    return types.int64 if name in ("cumsum", "cumprod") else dtype


def _lower(at: InsertPoint, _kinds: Any, values: Any, result: Any) -> Any:
    return stepped(at, result, next(iter(values.values())))


def _of_series(name: str, typing: Callable[..., Any]) -> None:
    """Register what NumPy's function gives of a Series."""
    declare(f"numpy {name}", typing=typing, labels=lambda series, _: series.labels)(_lower)
    OF_SERIES[name] = f"numpy {name}"


@each(*RUNNING)
def _accumulated(name: str) -> None:
    """Register a running value of a Series."""
    STEPS[name] = (RUNNING[name][0], lambda dtype: (_start(name, dtype),))

    def typing(a: Any, axis: Any = 0, skipna: Any = True) -> Any:
        dtype = _dtype(name, a.dtype)
        plain = constant_bool(skipna) is True and is_default(axis) and dtype is not None
        return Scan(a, name, dtype) if plain else None

    def numpys(a: Any, axis: Any = None, dtype: Any = None, out: Any = None) -> Any:
        return typing(a, types.none, types.literal(True)) if is_only_axis(axis, dtype, out) else None  # noqa: FBT003 - as above

    method(name, typing=typing)(_lower)
    if name in OF_ARRAYS:
        _of_series(name, numpys)


@each(*OF_ARRAYS)
def _array_accumulated(name: str) -> None:
    """Register a running value of an array; whole numbers are of 64 bits."""
    step, neutral = OF_ARRAYS[name]
    STEPS[f"np.{name}"] = (step, lambda dtype: ((neutral or -0.0) if is_real(dtype) else neutral,))

    def typing(a: Any, axis: Any = None) -> Any:
        array = as_array(a)
        if array is None or not is_only_axis(axis):
            return None
        whole = types.uint64 if isinstance(array.dtype, types.Integer) and not array.dtype.signed else types.int64
        return Scan(array, f"np.{name}", array.dtype if is_real(array.dtype) else whole)

    declare(name, getattr(np, name), method=True, typing=typing)(_lower)


# -- NumPy's own, in which a NaN stays -------------------------------------------------------------------

ACCUMULATED: Final = {np.maximum: stand_in("maximum.accumulate"), np.minimum: stand_in("minimum.accumulate")}
"""A ufunc -> what stands for its method ``accumulate``."""


@attributes(types.Function)
def _ufunc_method(function: Any, attr: str) -> Any:
    found = ACCUMULATED.get(function.typing_key) if attr == "accumulate" else None
    return None if found is None else compilation().typing.resolve_value_type(found)


LOWERING.lower_getattr(types.Function, "accumulate")(no_value)

NARROW: Final = (types.int8, types.int16, types.int32)


def _beyond_all(ufunc: Any, running: str, step: Callable[..., Any]) -> None:
    """Register ``np.maximum.accumulate`` or the like, which starts as the ``running`` value of a Series does."""
    name = ACCUMULATED[ufunc].__name__
    STEPS[name] = (step, lambda dtype: (_start(running, dtype),))

    def typing(array: Any, axis: Any = 0, dtype: Any = None, out: Any = None) -> Any:
        values = as_array(array)
        if values is None or not is_only_axis(axis, dtype, out):
            return None
        if _dtype(running, values.dtype) is None or values.dtype in NARROW:  # the step is one of 64 bits
            raise RefusedCallError(f"np.{name}() of {values.dtype} is not supported in a UDF: w.astype('int64')")
        return Scan(values, name, values.dtype)

    declare(name, ACCUMULATED[ufunc], typing=typing)(_lower)
    _of_series(name, typing)


_beyond_all(np.maximum, "cummax", steps.highest)
_beyond_all(np.minimum, "cummin", steps.lowest)
