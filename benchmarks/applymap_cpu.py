"""``applymap`` on the processor against Numba's njit (one thread) and pandas' ``Series.map`` (all threads).

    python -m benchmarks.applymap_cpu [--rows 1000000] [--repeats 31] [--only axpb,pow]

Every result is compared with the peer's before anything is timed. Both allocate their result in the call.
"""

from __future__ import annotations

import argparse
import math
import statistics
import time
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

import numba
import numpy as np
import pandas as pd

import udf
from benchmarks.record import interleaved, write
from udf import cpu
from udf.bind import bind
from udf.column import Column
from udf.cuda.backend import translation_unit
from udf.cuda.nvrtc import compile_unit
from udf.frontend import compile_to_ptx
from udf.pipeline import build
from udf.stages import ROWS

if TYPE_CHECKING:
    from collections.abc import Callable


def branch(x: float) -> float:
    """Three ways."""
    if x < -0.5:
        return x * x
    if x > 0.5:
        return math.sqrt(x)
    return 1.0 - x


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


# The function and the column that it runs over, by name.
FUNCTIONS: dict[str, tuple[Callable[[Any], Any], str]] = {
    "axpb": (lambda x: x * 2 + 1, "normal"),
    "axpb_f32": (lambda x: x * 2 + 1, "normal_f32"),
    "axpb_i64": (lambda x: x * 2 + 1, "whole"),
    "branch": (branch, "normal"),
    "smooth": (lambda x: math.sqrt(abs(x)) * math.exp(-x * x) + math.log1p(abs(x)), "normal"),
    "pow": (lambda x: abs(x) ** 1.7, "normal"),
    "sin": (lambda x: math.sin(x) * 2.0, "normal"),
    "sigmoid": (sigmoid, "normal"),
    "late_cost": (late_cost, "minutes"),
    "polynomial": (lambda x: ((0.25 * x - 1.5) * x + 2.0) * x - 7.0, "normal"),
    "clip": (lambda x: min(max(x, -1.0), 1.0), "normal"),
    "between": (lambda x: -0.5 < x < 0.5, "normal"),
    "clock": (lambda hhmm: hhmm // 100 * 60 + hhmm % 100, "whole"),
    "bits": (lambda x: (x >> 3 ^ x) & 0xFF, "whole"),
    "collatz": (collatz, "whole"),
    "reciprocal": (reciprocal, "normal"),
}


def columns(rows: int) -> dict[str, np.ndarray]:
    """Return the columns that the functions run over, each (rows,)."""
    random = np.random.default_rng(2013)
    normal = random.normal(size=rows)
    return {
        "normal": normal,
        "normal_f32": normal.astype(np.float32),
        "minutes": random.normal(6.9, 44.0, size=rows).round(),
        "whole": random.integers(1, 2400, size=rows),
    }


def njit_map(function: Callable[[Any], Any]) -> Callable[[np.ndarray], np.ndarray]:
    """Return Numba's loop over one array, its result allocated inside, as ours is."""
    inner = numba.njit(function)

    @numba.njit
    def result_like(values: np.ndarray) -> np.ndarray:
        first = inner(values[0])
        out = np.empty(values.size, np.asarray(first).dtype)
        for i in range(values.size):
            out[i] = inner(values[i])
        return out

    return result_like


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """One function: milliseconds of each contender, the ratios that the issue asks for, and a first call's stages.

    One thread compares loops over arrays: our compiled program and Numba's. All threads compares what a user
    calls: ``udf.Series.applymap`` and ``pandas.Series.map``.
    """

    name: str
    inlay_one_ms: float
    njit_one_ms: float
    against_njit: float
    inlay_all_ms: float
    pandas_ms: float
    against_pandas: float
    first_call_ms: dict[str, float]


def check(ours: np.ndarray, theirs: np.ndarray, name: str) -> None:
    """Fail unless every row agrees: exactly, or to 8 ulp where the two use different math libraries."""
    theirs = theirs.astype(ours.dtype)
    if ours.dtype.kind == "f":
        np.testing.assert_array_max_ulp(ours, theirs, 8)
    else:
        np.testing.assert_array_equal(ours, theirs, err_msg=name)


def first_call(function: Callable[[Any], Any], column: Column) -> dict[str, float]:
    """Return the milliseconds of each stage of a new UDF in a warm process, and of the whole on either back end."""
    call, bind_ms = timed(lambda: bind(function, (column,)))
    ptx, front_ms = timed(lambda: compile_to_ptx(call))
    _, cpu_ms = timed(lambda: cpu.BACKEND.build(ptx, call, ROWS))
    unit, render_ms = timed(lambda: translation_unit(ptx, call, ROWS))
    _, nvrtc_ms = timed(lambda: compile_unit(unit, "sm_90"))
    taken = {"bind": bind_ms, "numba_nvvm": front_ms, "llvm": cpu_ms, "ptx2cpp_render": render_ms, "nvrtc": nvrtc_ms}
    taken["cpu"] = bind_ms + front_ms + cpu_ms
    taken["cuda"] = bind_ms + front_ms + render_ms + nvrtc_ms
    return {stage: round(ms, 2) for stage, ms in taken.items()}


def timed(work: Callable[[], Any]) -> tuple[Any, float]:
    """Return what ``work()`` gives, and its milliseconds."""
    start = time.perf_counter()
    value = work()
    return value, (time.perf_counter() - start) * 1e3


def measure(name: str, data: dict[str, np.ndarray], repeats: int) -> Figure:
    """Check one function against both peers, then time it."""
    function, source = FUNCTIONS[name]
    values = data[source]
    stages = first_call(function, Column(values=values[:1000]))
    series, frame = udf.Series(values), pd.Series(values)
    program = build(bind(function, (series.column,)), ROWS, cpu.BACKEND).program
    njit = njit_map(function)
    check(series.applymap(function).to_numpy(), njit(values), name)
    check(series.applymap(function).to_numpy(), frame.map(function).to_numpy(), name)
    loops = {"inlay": lambda: program.run((series.column,)), "njit": lambda: njit(values)}
    with udf.options(threads=1):
        one = interleaved(loops, repeats=repeats)
    every = interleaved({"inlay": lambda: series.applymap(function)}, repeats=repeats)["inlay"]
    pandas = interleaved({"pandas": lambda: frame.map(function)}, repeats=3)["pandas"]
    return Figure(
        name=name,
        inlay_one_ms=one["inlay"].median * 1e3,
        njit_one_ms=one["njit"].median * 1e3,
        against_njit=one["njit"].median / one["inlay"].median,
        inlay_all_ms=every.median * 1e3,
        pandas_ms=pandas.median * 1e3,
        against_pandas=pandas.median / every.median,
        first_call_ms=stages,
    )


def call_overhead(repeats: int) -> float:
    """Return the microseconds of a cached call over one row."""
    series = udf.Series(np.array([1.0]))
    function = FUNCTIONS["axpb"][0]
    return interleaved({"one": lambda: series.applymap(function)}, repeats=20 * repeats)["one"].median * 1e6


HEAD = "function      1 thread      njit   ratio       all    pandas   ratio   first call, ms"


def main() -> None:
    """Measure, print the table, write the JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--repeats", type=int, default=31)
    parser.add_argument("--only", default=",".join(FUNCTIONS))
    asked = parser.parse_args()
    data = columns(asked.rows)
    figures = []
    print(HEAD)
    with udf.options(backend="cpu"):
        first_call(lambda x: x - 1.5, Column(values=data["normal"][:10]))  # loads Numba, LLVM and NVRTC
        for name in asked.only.split(","):
            figure = measure(name, data, asked.repeats)
            figures.append(figure)
            print(
                f"{name:<12}{figure.inlay_one_ms:>10.3f}{figure.njit_one_ms:>10.3f}{figure.against_njit:>7.2f}x"
                f"{figure.inlay_all_ms:>10.3f}{figure.pandas_ms:>10.1f}{figure.against_pandas:>7.0f}x   "
                + " ".join(f"{stage} {ms}" for stage, ms in figure.first_call_ms.items())
            )
    median = statistics.median(f.against_njit for f in figures)
    least = min(figure.against_njit for figure in figures)
    overhead = call_overhead(asked.repeats)
    print(f"against njit: median {median:.2f}x, least {least:.2f}x; a cached call over one row: {overhead:.0f} us")
    rows = [asdict(figure) for figure in figures]
    result = {"rows": asked.rows, "repeats": asked.repeats, "call_overhead_us": overhead, "figures": rows}
    print(write("applymap_cpu", result))


if __name__ == "__main__":
    main()
