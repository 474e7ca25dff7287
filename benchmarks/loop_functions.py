"""The functions of benchmarks/loops_cpu.py: of values and of rows, and the columns that they run over."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

from benchmarks.workloads import axpb, branch, fused, fused_values, haversine, haversine_values, smooth

if TYPE_CHECKING:
    from collections.abc import Callable


@dataclass(frozen=True, slots=True, kw_only=True)
class Loop:
    """One function over ``columns`` of :func:`table`.

    ``scalars`` is a function of rows as one of values; None for a function of one value. A ``masked`` one is given
    NumPy bool masks after each column by Numba's loop, and returns a mask.
    """

    name: str
    function: Callable[[Any], Any]
    columns: tuple[str, ...]
    scalars: Callable[..., Any] | None = None
    masked: bool = False


def late_cost(x: float) -> float:
    """As in examples/flights.py."""
    if x <= 0.0:
        return 0.0
    return 40.0 * (1.0 - math.exp(-x / 45.0)) + 6.5 * math.log1p(x) + 0.02 * x**1.5


def sigmoid(x: float) -> float:
    """Take the form that does not overflow."""
    if x >= 0:
        return 1.0 / (1.0 + math.exp(-x))
    z = math.exp(x)
    return z / (1.0 + z)


def collatz(n: int) -> int:
    """Count the steps of a loop whose length differs from row to row."""
    steps = 0
    while n > 1 and steps < 50:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        steps += 1
    return steps


def reciprocal(x: float) -> float:
    """Can raise, and never does."""
    if x == 2.0:
        raise ValueError("two")
    return 1.0 / x


def row_branch(row: Any) -> Any:
    """Three ways, over two columns."""
    if row["a"] < -0.5:
        return row["a"] * row["b"]
    if row["b"] > 0.5:
        return math.sqrt(row["b"])
    return row["a"] - row["b"]


def row_branch_values(a: float, b: float) -> float:
    """As :func:`row_branch`."""
    if a < -0.5:
        return a * b
    if b > 0.5:
        return math.sqrt(b)
    return a - b


def masked_sum(m: Any, here_m: Any, n: Any, here_n: Any) -> Any:
    """Return values and mask of a sum, as a person writes it for Numba."""
    out, valid = np.empty_like(m), np.empty_like(here_m)
    for i in range(m.size):
        valid[i] = here_m[i] and here_n[i]
        out[i] = m[i] + n[i]
    return out, valid


LOOPS = (
    Loop(name="axpb", function=axpb, columns=("a",)),
    Loop(name="axpb_f32", function=axpb, columns=("single",)),
    Loop(name="axpb_i64", function=axpb, columns=("whole",)),
    Loop(name="branch", function=branch, columns=("a",)),
    Loop(name="smooth", function=smooth, columns=("a",)),
    Loop(name="pow", function=lambda x: abs(x) ** 1.7, columns=("a",)),
    Loop(name="sin", function=lambda x: math.sin(x) * 2.0, columns=("a",)),
    Loop(name="sigmoid", function=sigmoid, columns=("a",)),
    Loop(name="late_cost", function=late_cost, columns=("minutes",)),
    Loop(name="polynomial", function=lambda x: ((0.25 * x - 1.5) * x + 2.0) * x - 7.0, columns=("a",)),
    Loop(name="clip", function=lambda x: min(max(x, -1.0), 1.0), columns=("a",)),
    Loop(name="between", function=lambda x: -0.5 < x < 0.5, columns=("a",)),
    Loop(name="clock", function=lambda hhmm: hhmm // 100 * 60 + hhmm % 100, columns=("whole",)),
    Loop(name="bits", function=lambda x: (x >> 3 ^ x) & 0xFF, columns=("whole",)),
    Loop(name="collatz", function=collatz, columns=("whole",)),
    Loop(name="reciprocal", function=reciprocal, columns=("a",)),
    Loop(name="row_fused", function=fused, columns=("a", "b", "c"), scalars=fused_values),
    Loop(name="row_branch", function=row_branch, columns=("a", "b"), scalars=row_branch_values),
    Loop(
        name="row_haversine", function=haversine, columns=("lat1", "lon1", "lat2", "lon2"), scalars=haversine_values
    ),
    Loop(
        name="row_masked", function=lambda row: row["m"] + row["n"], columns=("m", "n"), scalars=masked_sum, masked=True
    ),
)  # fmt: skip


def table(rows: int) -> pd.DataFrame:
    """Return the columns that the functions use; a tenth of ``m`` and of ``n`` is null."""
    random = np.random.default_rng(2013)
    plain = {name: random.normal(size=rows) for name in "abc"}
    ranges = {"lat": (20.0, 60.0), "lon": (-160.0, -70.0)}  # as flights: asin is ill-conditioned for antipodes
    places = {f"{name}{i}": random.uniform(*ranges[name], rows) for i in (1, 2) for name in ranges}
    masked = {}
    for name in "mn":
        masked[name] = pd.array(random.normal(size=rows), dtype="Float64")
        masked[name][random.random(rows) < 0.1] = pd.NA
    other = {
        "single": plain["a"].astype(np.float32),
        "minutes": random.normal(6.9, 44.0, size=rows).round(),
        "whole": random.integers(1, 2400, size=rows),
    }
    return pd.DataFrame({**plain, **places, **masked, **other})
