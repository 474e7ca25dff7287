"""The rows of benchmarks/kernels_gpu.py: each function in Python, and as C++ writes it."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

import numpy as np

from benchmarks.workloads import axpb, branch, smooth

if TYPE_CHECKING:
    from collections.abc import Callable


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One line of the table: ``function`` over ``columns`` of ``dtype``, the result of the same type.

    ``expression`` is the function in C++, with ``{0}``, ``{1}`` ... for the values; it may call ``helpers``. ``ulp`` is
    how far a peer may be from us: it contracts a * b + c to one rounding, we do not. ``spread`` is the width of the
    values' range around 0. With ``nulls`` "pass" the columns arrive as masked values. A nullable column is null in one
    of four rows.
    """

    name: str
    dtype: str
    function: Callable[[Any], Any]
    expression: str
    columns: int = 1
    nullable: bool = False
    nulls: Literal["skip", "pass"] = "skip"
    error_model: Literal["python", "numpy"] = "python"
    ulp: int = 0
    spread: float = 6.0
    helpers: str = ""

    @property
    def bytes(self) -> float:
        """Return the bytes that a row must move: values in and out, and their validity bits."""
        return (self.columns + 1) * (np.dtype(self.dtype).itemsize + (0.125 if self.nullable else 0))


def axpb_f32(x: np.float32) -> np.float32:
    """Double and add one, all in single precision."""
    return x * np.float32(2) + np.float32(1)


def axpb_i16(x: int) -> np.int16:
    """Double and add one, modulo 2**16."""
    return np.int16(x) * np.int16(2) + np.int16(1)


def axpb_i8(x: int) -> np.int8:
    """Double and add one, modulo 2**8."""
    return np.int8(x) * np.int8(2) + np.int8(1)


def never_raises(x: float) -> float:
    """Can raise, and over these values never does."""
    if x == 1234.5:
        raise ValueError("1234.5")
    return x * 2 + 1


def fused(a: float, b: float, c: float) -> float:
    """Multiply and add, rounded twice."""
    return a * b + c


def haversine(lat1: float, lon1: float, lat2: float, lon2: float) -> float:
    """Return the great-circle distance in miles of two places in degrees."""
    phi1, phi2 = math.radians(lat1), math.radians(lat2)
    across = math.sin((phi2 - phi1) / 2)
    along = math.sin(math.radians(lon2 - lon1) / 2)
    return 7917.6 * math.asin(math.sqrt(across * across + math.cos(phi1) * math.cos(phi2) * along * along))


def divide(a: float, b: float) -> float:
    """Divide; Python raises where b is 0."""
    return a / b


def fused_never_raises(a: float, b: float, c: float) -> float:
    """Can raise, and over these values never does."""
    if a == 1234.5:
        raise ValueError("1234.5")
    return a * b + c


AXPB = "{0} * 2 + 1"
FUSED = "__dadd_rn(__dmul_rn({0}, {1}), {2})"
HAVERSINE = """
static __device__ __forceinline__ double distance(double lat1, double lon1, double lat2, double lon2) {
    const double radian = 0.017453292519943295;
    const double phi1 = lat1 * radian, phi2 = lat2 * radian;
    const double across = sin((phi2 - phi1) / 2), along = sin((lon2 - lon1) * radian / 2);
    return 7917.6 * asin(sqrt(across * across + cos(phi1) * cos(phi2) * along * along));
}
"""
BRANCH = "{0} < -0.5 ? {0} * {0} : {0} > 0.5 ? sqrt({0}) : 1.0 - {0}"
SMOOTH = "sqrt(fabs({0})) * exp(-{0} * {0}) + log1p(fabs({0}))"
ROWS = (
    Row(name="axpb", dtype="float64", function=axpb, expression=AXPB),
    Row(name="branch", dtype="float64", function=branch, expression=BRANCH),
    Row(name="smooth", dtype="float64", function=smooth, expression=SMOOTH, ulp=8),
    Row(name="smooth_numpy", dtype="float64", function=smooth, expression=SMOOTH, error_model="numpy", ulp=8),
    Row(name="never_raises", dtype="float64", function=never_raises, expression=AXPB),
    Row(name="axpb_null", dtype="float64", function=axpb, expression=AXPB, nullable=True),
    Row(name="branch_null", dtype="float64", function=branch, expression=BRANCH, nullable=True),
    Row(name="smooth_null", dtype="float64", function=smooth, expression=SMOOTH, nullable=True, ulp=8),
    Row(name="axpb_i64", dtype="int64", function=axpb, expression=AXPB),
    Row(name="axpb_f32", dtype="float32", function=axpb_f32, expression=AXPB),
    Row(name="axpb_f32_null", dtype="float32", function=axpb_f32, expression=AXPB, nullable=True),
    Row(name="axpb_i16", dtype="int16", function=axpb_i16, expression=AXPB),
    Row(name="axpb_i8", dtype="int8", function=axpb_i8, expression=AXPB),
    Row(name="axpb_i8_null", dtype="int8", function=axpb_i8, expression=AXPB, nullable=True),
)


def _fused(name: str, **how: Any) -> Row:
    return Row(name=name, dtype="float64", columns=3, **{"function": fused, "expression": FUSED, **how})


def _divide(name: str, **how: Any) -> Row:
    return Row(name=name, dtype="float64", columns=2, function=divide, expression="{0} / {1}", **how)


def _haversine(name: str, **how: Any) -> Row:
    # near the antipode asin loses digits: 2**14 ulp are 4e-12 of the distance
    call = "distance({0}, {1}, {2}, {3})"
    return Row(
        name=name, dtype="float64", columns=4, function=haversine, expression=call, helpers=HAVERSINE, spread=180.0,
        ulp=2**14, **how,
    )  # fmt: skip


APPLY_ROWS = (
    _fused("fused"),
    _fused("fused_masked", nullable=True, nulls="pass"),
    _fused("fused_skip", nullable=True),
    _fused("fused_never_raises", function=fused_never_raises),
    _divide("divide"),
    _divide("divide_numpy", error_model="numpy"),
    _divide("divide_masked", nullable=True, nulls="pass"),
    _divide("divide_masked_numpy", nullable=True, nulls="pass", error_model="numpy"),
    _haversine("haversine"),
    _haversine("haversine_masked", nullable=True, nulls="pass"),
    _haversine("haversine_numpy", error_model="numpy"),
)
