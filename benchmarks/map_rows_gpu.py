"""The rows of benchmarks/applymap_gpu.py: each function in Python, and as C++ and CuPy write it."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One line of the table: ``function`` over one column of ``dtype``, the result of the same type.

    ``expression`` is the function in C++, with ``{0}`` for the value. ``ulp`` is how far a peer may be from us: it
    contracts a * b + c to one rounding, we do not.
    """

    name: str
    dtype: str
    function: Callable[[Any], Any]
    expression: str
    nullable: bool = False
    ulp: int = 0

    @property
    def bytes(self) -> float:
        """Return the bytes that a row must move: its value in and out, and its two validity bits."""
        return 2 * np.dtype(self.dtype).itemsize + (0.25 if self.nullable else 0)


def axpb(x: float) -> float:
    """Double and add one."""
    return x * 2 + 1


def axpb_f32(x: np.float32) -> np.float32:
    """Double and add one, all in single precision."""
    return x * np.float32(2) + np.float32(1)


def axpb_i16(x: int) -> np.int16:
    """Double and add one, modulo 2**16."""
    return np.int16(x * 2 + 1)


def axpb_i8(x: int) -> np.int8:
    """Double and add one, modulo 2**8."""
    return np.int8(x * 2 + 1)


def branch(x: float) -> float:
    """Three ways."""
    if x < -0.5:
        return x * x
    if x > 0.5:
        return math.sqrt(x)
    return 1.0 - x


def smooth(x: float) -> float:
    """Take a square root, an exponential and a logarithm."""
    return math.sqrt(abs(x)) * math.exp(-x * x) + math.log1p(abs(x))


def never_raises(x: float) -> float:
    """Can raise, and over these values never does."""
    if x == 1234.5:
        raise ValueError("1234.5")
    return x * 2 + 1


AXPB = "{0} * 2 + 1"
BRANCH = "{0} < -0.5 ? {0} * {0} : {0} > 0.5 ? sqrt({0}) : 1.0 - {0}"
SMOOTH = "sqrt(fabs({0})) * exp(-{0} * {0}) + log1p(fabs({0}))"
ROWS = (
    Row(name="axpb", dtype="float64", function=axpb, expression=AXPB),
    Row(name="branch", dtype="float64", function=branch, expression=BRANCH),
    Row(name="smooth", dtype="float64", function=smooth, expression=SMOOTH, ulp=8),
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
