"""Accumulated values of a Series: ``s.cumsum()``, ``s.cummax()`` and the like.

Of a window whose length is known and small they are kept in the function's memory. Else each is worked out from the one
before, where it is asked for: in order that is one step a value. Asked for an earlier one, it begins anew.

Source: pandas 3, core/array_algos/datetimelike_accumulations.py and core/nanops.py (na_accum_func).
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

from udf.frontend.models import known_by
from udf.frontend.numba.names import cgutils, types
from udf.frontend.semantics.rules import INT64, is_real
from udf.frontend.series.methods import constant_bool, is_default, method
from udf.frontend.windows.access import item_of, length_of
from udf.frontend.windows.extremes import compare, is_nan
from udf.frontend.windows.functions import OF_SERIES, declare
from udf.frontend.windows.kinds import Array, int_members, register_struct
from udf.frontend.windows.local_arrays import MOST, copy_items, local_type
from udf.frontend.windows.reductions import is_only_axis

if TYPE_CHECKING:
    from collections.abc import Callable

    from udf.frontend.windows.insert_point import InsertPoint


class Cumulative(Array):
    """The running ``name`` (a row of STEPS) of the items of ``base``; its state is in the function's memory."""

    local = True

    key = known_by("base", "step")

    def __init__(self, base: Array, name: str, dtype: Any) -> None:
        self.base, self.step, self.dtype, self.capacity = base, name, dtype, base.capacity
        super().__init__(name=f"array of {dtype}")


_NEXT = ("next", types.CPointer(types.int64))
register_struct(
    Cumulative,
    ("base", lambda kind: kind.base),
    _NEXT,
    ("total", lambda kind: types.CPointer(kind.dtype)),
    ("last", lambda kind: types.CPointer(kind.dtype)),
    *int_members("length"),
)


def _beyond(symbol: str) -> Callable[..., Any]:
    def step(at: InsertPoint, dtype: Any, total: Any, item: Any) -> Any:
        return at.builder.select(compare(at, dtype, symbol, item, total), item, total)

    return step


def _combined(of_floats: str, of_integers: str) -> Callable[..., Any]:
    def step(at: InsertPoint, dtype: Any, total: Any, item: Any) -> Any:
        return getattr(at.builder, of_floats if is_real(dtype) else of_integers)(total, item)

    return step


STEPS: Final = {
    "cumsum": (_combined("fadd", "add"), -0.0, 0),
    "cumprod": (_combined("fmul", "mul"), 1.0, 1),
    "cummax": (_beyond(">"), -math.inf, -(2**63)),
    "cummin": (_beyond("<"), math.inf, 2**63 - 1),
}
"""Name -> how a value joins those before it, and what stands before the first: of floats, of int64."""


def _dtype(name: str, dtype: Any) -> Any:
    """Return the dtype of accumulated values; None of bools, and of unsigned numbers."""
    if is_real(dtype):
        return dtype
    if dtype is types.boolean and name in ("cumsum", "cumprod"):
        return types.int64
    if not isinstance(dtype, types.Integer) or not dtype.signed:
        return None
    return types.int64 if name in ("cumsum", "cumprod") else dtype


def _typing(name: str) -> Callable[..., Any]:
    def typing(a: Any, axis: Any = 0, skipna: Any = True) -> Any:  # noqa: FBT002 - pandas' own
        dtype = _dtype(name, a.dtype)
        if constant_bool(skipna) is not True or not is_default(axis) or dtype is None:
            return None
        if a.capacity is not None and a.capacity <= MOST and is_real(dtype):
            return local_type("a Series' accumulated values", a.capacity, dtype)
        return Cumulative(a, name, dtype)

    return typing


def _stepped(at: InsertPoint, name: str, dtype: Any, total: Any, item: Any) -> tuple[Any, Any]:
    """Return the total after an item, and the accumulated value there: NaN stays, and what comes after goes on."""
    after = STEPS[name][0](at, dtype, total, item)
    if not is_real(dtype):
        return after, after
    missing = is_nan(at, item)
    return at.builder.select(missing, total, after), at.builder.select(missing, item, after)


def _accumulated(name: str) -> None:
    """Register a running value."""
    typing = _typing(name)

    def lower(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
        kind, array = kinds["a"], values["a"]
        if isinstance(result, Cumulative):
            return _made(at, result, array)
        total = at.variable(at.context.get_constant(result.dtype, STEPS[name][1]))

        def one(item: Any) -> Any:
            total.value, value = _stepped(at, name, result.dtype, total.value, item)
            return value

        return copy_items(at, kind, array, result, one)

    def numpys(a: Any, axis: Any = None, dtype: Any = None, out: Any = None) -> Any:
        return typing(a, types.none, types.literal(True)) if is_only_axis(axis, dtype, out) else None  # noqa: FBT003 - as above

    method(name, typing=typing)(lower)
    if name in ("cumsum", "cumprod"):
        declare(f"numpy {name}", typing=numpys, labels=lambda series, _: series.labels)(lower)
        OF_SERIES[name] = f"numpy {name}"


for _name in STEPS:
    _accumulated(_name)


# -- worked out in order -------------------------------------------------------------------------------


def _constant(at: InsertPoint, name: str, dtype: Any) -> Any:
    real, whole = STEPS[name][1:]
    return at.context.get_constant(dtype, real if is_real(dtype) else whole >> (64 - dtype.bitwidth))


def _made(at: InsertPoint, kind: Cumulative, array: Any) -> Any:
    builder, item = at.builder, at.context.get_data_type(kind.dtype)
    places = [cgutils.alloca_once(builder, one) for one in (INT64, item, item)]
    start = _constant(at, kind.step, kind.dtype)
    for place, value in zip(places, (INT64(0), start, start), strict=True):
        builder.store(value, place)
    return at.struct(
        kind, base=array, next=places[0], total=places[1], last=places[2], length=length_of(kind.base, at, array)
    )


@length_of.register(Cumulative)
def _length(kind: Cumulative, at: InsertPoint, value: Any) -> Any:
    return at.member(kind, value, "length")


@item_of.register(Cumulative)
def _item(kind: Cumulative, at: InsertPoint, value: Any, index: Any) -> Any:
    """Go on from the last item that was asked for; begin anew for an earlier one."""
    builder, held_ = at.builder, at.members(kind, value)
    before = builder.icmp_signed("<", index, builder.sub(builder.load(held_.next), INT64(1)))
    with builder.if_then(before, likely=False):
        builder.store(INT64(0), held_.next)
        builder.store(_constant(at, kind.step, kind.dtype), held_.total)
    with at.while_loop(lambda: builder.icmp_signed("<=", builder.load(held_.next), index)):
        now = builder.load(held_.next)
        item = at.cast(item_of(kind.base, at, held_.base, now), kind.base.dtype, kind.dtype)
        total, last = _stepped(at, kind.step, kind.dtype, builder.load(held_.total), item)
        builder.store(total, held_.total)
        builder.store(last, held_.last)
        builder.store(builder.add(now, INT64(1)), held_.next)
    return builder.load(held_.last)
