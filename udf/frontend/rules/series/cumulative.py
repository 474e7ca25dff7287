"""Accumulated values of a Series: ``s.cumsum()``, ``s.cummax()`` and the like.

Of a window whose length is known and small they are kept in the function's memory; of any other they are a scan.

Source: pandas 3, core/array_algos/datetimelike_accumulations.py and core/nanops.py (na_accum_func).
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from udf.frontend.base.current import compilation
from udf.frontend.base.declarations import LOWERING, attributes, is_real, stand_in, typed_decorator
from udf.frontend.base.refusals import RefusedCallError
from udf.frontend.library import steps
from udf.frontend.numba.names import types
from udf.frontend.rules.array.array_extremes import compare, is_nan
from udf.frontend.rules.array.array_functions import OF_SERIES, declare
from udf.frontend.rules.array.array_reductions import is_only_axis
from udf.frontend.rules.array.local_arrays import MOST, copy_items, local_type
from udf.frontend.rules.series.scans import STEPS, Scan, compiled_step, stepped
from udf.frontend.rules.series.series_methods import constant_bool, is_default, method
from udf.frontend.types.array_kinds import as_array

if TYPE_CHECKING:
    from collections.abc import Callable

    from udf.frontend.rules.array.insert_point import InsertPoint


def _beyond(symbol: str) -> Callable[..., Any]:
    def step(at: InsertPoint, dtype: Any, total: Any, item: Any) -> Any:
        return at.builder.select(compare(at, dtype, symbol, item, total), item, total)

    return step


def _combined(of_floats: str, of_integers: str) -> Callable[..., Any]:
    def step(at: InsertPoint, dtype: Any, total: Any, item: Any) -> Any:
        return getattr(at.builder, of_floats if is_real(dtype) else of_integers)(total, item)

    return step


RUNNING: Final = {
    "cumsum": (_combined("fadd", "add"), -0.0, 0),
    "cumprod": (_combined("fmul", "mul"), 1.0, 1),
    "cummax": (_beyond(">"), -math.inf, -(2**63)),
    "cummin": (_beyond("<"), math.inf, 2**63 - 1),
}
"""Name -> how a value joins those before it, and what stands before the first: of floats, of int64."""


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


def _typing(name: str) -> Callable[..., Any]:
    def typing(a: Any, axis: Any = 0, skipna: Any = True) -> Any:  # noqa: FBT002 - pandas' own
        dtype = _dtype(name, a.dtype)
        if constant_bool(skipna) is not True or not is_default(axis) or dtype is None:
            return None
        if a.capacity is not None and a.capacity <= MOST and is_real(dtype):
            return local_type("a Series' accumulated values", a.capacity, dtype)
        return Scan(a, name, dtype)

    return typing


def _stepped(at: InsertPoint, name: str, dtype: Any, total: Any, item: Any) -> tuple[Any, Any]:
    """Return the total after an item, and the accumulated value there: NaN stays, and what comes after goes on."""
    after = RUNNING[name][0](at, dtype, total, item)
    if not is_real(dtype):
        return after, after
    missing = is_nan(at, item)
    return at.builder.select(missing, total, after), at.builder.select(missing, item, after)


def _accumulated(name: str) -> None:
    """Register a running value."""
    typing = _typing(name)

    def advance(at: InsertPoint, dtype: Any, item: Any, state: list[Any], _numbers: Any) -> tuple[Any, Any]:
        return _stepped(at, name, dtype, state[0], item)

    STEPS[name] = (advance, lambda dtype: (_start(name, dtype),) * 2)

    def lower(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
        kind, array = kinds["a"], values["a"]
        if isinstance(result, Scan):
            return stepped(at, result, array)
        total = at.variable(at.context.get_constant(result.dtype, _start(name, result.dtype)))

        def step(item: Any) -> Any:
            total.value, value = _stepped(at, name, result.dtype, total.value, item)
            return value

        return copy_items(at, kind, array, result, step)

    def numpys(a: Any, axis: Any = None, dtype: Any = None, out: Any = None) -> Any:
        return typing(a, types.none, types.literal(True)) if is_only_axis(axis, dtype, out) else None  # noqa: FBT003 - as above

    method(name, typing=typing)(lower)
    if name in ("cumsum", "cumprod"):
        declare(f"numpy {name}", typing=numpys, labels=lambda series, _: series.labels)(lower)
        OF_SERIES[name] = f"numpy {name}"


for _name in RUNNING:
    _accumulated(_name)


# -- NumPy's own, in which a NaN stays -------------------------------------------------------------------

ACCUMULATED: Final = {np.maximum: stand_in("maximum.accumulate"), np.minimum: stand_in("minimum.accumulate")}
"""A ufunc -> what stands for its method ``accumulate``."""


@attributes(types.Function)
def _ufunc_method(function: Any, attr: str) -> Any:
    found = ACCUMULATED.get(function.typing_key) if attr == "accumulate" else None
    return None if found is None else compilation().typing.resolve_value_type(found)


@typed_decorator(LOWERING.lower_getattr(types.Function, "accumulate"))
def _lower_ufunc_method(context: Any, _builder: Any, _typ: Any, _val: Any) -> Any:
    return context.get_dummy_value()


NARROW: Final = (types.int8, types.int16, types.int32)


def _beyond_all(ufunc: Any, running: str, step: Callable[..., Any]) -> None:
    """Register ``np.maximum.accumulate`` or the like, which starts as the ``running`` value of a Series does."""
    name = ACCUMULATED[ufunc].__name__
    STEPS[name] = (compiled_step(step), lambda dtype: (_start(running, dtype),) * 2)

    def typing(array: Any, axis: Any = 0, dtype: Any = None, out: Any = None) -> Any:
        values = as_array(array)
        if values is None or not is_only_axis(axis, dtype, out):
            return None
        if _dtype(running, values.dtype) is None or values.dtype in NARROW:  # the step is one of 64 bits
            raise RefusedCallError(f"np.{name}() of {values.dtype} is not supported in a UDF: w.astype('int64')")
        return Scan(values, name, values.dtype)

    def lower(at: InsertPoint, _kinds: Any, values: Any, result: Any) -> Any:
        return stepped(at, result, values["array"])

    declare(name, ACCUMULATED[ufunc], typing=typing)(lower)
    declare(f"numpy {name}", typing=typing, labels=lambda series, _: series.labels)(lower)
    OF_SERIES[name] = f"numpy {name}"


_beyond_all(np.maximum, "cummax", steps.highest)
_beyond_all(np.minimum, "cummin", steps.lowest)
