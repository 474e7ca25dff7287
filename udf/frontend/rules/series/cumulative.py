"""Accumulated values, which are scans: ``s.cumsum()``, ``s.cummax()``, ``np.cumprod(a)``, ``np.maximum.accumulate(a)``.

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
from udf.frontend.rules.array.array_functions import OF_SERIES, declare
from udf.frontend.rules.array.array_reductions import is_only_axis
from udf.frontend.rules.series.scans import STEPS, Scan, stepped
from udf.frontend.rules.series.series_declarations import constant_bool, is_default, method
from udf.frontend.types.array_kinds import as_array

if TYPE_CHECKING:
    from collections.abc import Callable

    from udf.frontend.rules.array.insert_point import InsertPoint


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


def _accumulated(name: str) -> None:
    """Register a running value of a Series."""
    STEPS[name] = (RUNNING[name][0], lambda dtype: (_start(name, dtype),))

    def typing(a: Any, axis: Any = 0, skipna: Any = True) -> Any:  # noqa: FBT002 - pandas' own
        dtype = _dtype(name, a.dtype)
        plain = constant_bool(skipna) is True and is_default(axis) and dtype is not None
        return Scan(a, name, dtype) if plain else None

    def numpys(a: Any, axis: Any = None, dtype: Any = None, out: Any = None) -> Any:
        return typing(a, types.none, types.literal(True)) if is_only_axis(axis, dtype, out) else None  # noqa: FBT003 - as above

    method(name, typing=typing)(_lower)
    if name in OF_ARRAYS:
        _of_series(name, numpys)


for _name in RUNNING:
    _accumulated(_name)


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


for _name in OF_ARRAYS:
    _array_accumulated(_name)


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
