"""Medians and percentiles of arrays: :mod:`udf.frontend.library.order`, by NumPy's names and errors."""

# ruff: noqa: FBT002 - NumPy's own parameters
from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from udf.frontend.base.declarations import is_real, is_whole
from udf.frontend.library.order import median, quantile
from udf.frontend.numba.names import types
from udf.frontend.rules.array.array_functions import declare
from udf.frontend.rules.array.array_reductions import float_type, is_only_axis, register_reduction
from udf.frontend.rules.array.dropna import dropna
from udf.frontend.rules.array.library_calls import compute
from udf.frontend.types.array_kinds import as_array

if TYPE_CHECKING:
    from udf.frontend.rules.array.insert_point import InsertPoint

OUTSIDE: Final = {100: "Percentiles must be in the range [0, 100]", 1: "Quantiles must be in the range [0, 1]"}
AT: Final = "index {} is out of bounds for axis 0 with size 0"
OF_NOTHING: Final = {True: (AT.format(-1), AT.format(-1)), False: (AT.format(-1), AT.format(0))}
"""NumPy's own texts, of floats and of others: of the least value, and of any other portion."""


def _median(a: Any, axis: Any = None) -> Any:
    return float_type(as_array(a).dtype) if as_array(a) and is_only_axis(axis) else None


METHODS: Final = ("linear", "lower", "higher", "midpoint", "nearest")


def method_of_quantile(a: Any, method: Any) -> str | None:
    """Return how a quantile between two values is found; None if that is not known, or whole numbers stay whole."""
    known = getattr(method, "literal_value", None)
    return known if known == "linear" or (known in METHODS and is_real(a.dtype)) else None


def _quantile(
    a: Any, q: Any, axis: Any = None, out: Any = None, overwrite_input: Any = False, method: Any = "linear"
) -> Any:
    del overwrite_input
    fits = (is_whole(q) or is_real(q)) and is_only_axis(axis, out)
    return _median(a, axis) if fits and as_array(a) and method_of_quantile(as_array(a), method) else None


register_reduction(
    "median",
    _median,
    lambda at, kind, array, *_: (compute(at, median, types.float64, (kind, array)), types.float64),
    method=False,
)


def _register(name: str, whole: int) -> None:
    """Register a quantile of ``q`` out of ``whole``."""

    def found(at: InsertPoint, kinds: Any, values: Any, array: Any, empty: Any, result: Any) -> Any:
        method = "lower" if whole == 1 and is_whole(kinds["q"]) else kinds["method"].literal_value
        given = array, (kinds["q"], values["q"]), float(whole), method
        return compute(at, quantile, result, *given, OUTSIDE[whole], empty)

    @declare(name, getattr(np, name), typing=_quantile)
    def lower(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
        return found(at, kinds, values, (kinds["a"], values["a"]), OF_NOTHING[is_real(kinds["a"].dtype)], result)

    @declare(f"nan{name}", getattr(np, f"nan{name}"), typing=_quantile)
    def lower_nan(at: InsertPoint, kinds: Any, values: Any, result: Any) -> Any:
        return found(at, kinds, values, dropna(at, kinds["a"], values["a"]), None, result)


_register("percentile", 100)
_register("quantile", 1)
