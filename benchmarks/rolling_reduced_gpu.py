"""Rolling mean, std, range and z-score on a GPU: windows as their reductions, against prefix sums and pooling by hand.

    python -m benchmarks.rolling_reduced_gpu [--rows 33554432] [--repeats 30] [--lengths 10,100,1000,10000] [--sweep]

Functions are compiled from Python, through every stage. Each contender's result is compared with NumPy's, window by
window, on 1000 windows spread over the column, on poisoned memory, before anything is timed. Times are medians of CUDA
events around one run (all of its kernels), contenders taking turns. Peers, for the mean: `prefix` is CUDA C++ by hand,
differences of CuPy's cumulative sum, which loses digits down the column and fails at a NaN; `cupy` is the same in
CuPy's own operations, `torch` is torch.nn.functional.avg_pool1d. For std and z-score `prefix` takes two sums, and so
does `cupy`. For range, torch has max_pool1d twice. cuDF's figures (DESIGN, section 9) are quoted, not measured.
``--sweep`` times other geometries (udf/cuda/reduce_plan.py) instead, and writes a file of its own.
"""

from __future__ import annotations

import argparse
import itertools
from typing import TYPE_CHECKING, Any

import cupy
import numpy as np

from benchmarks.device_time import device_ms, gpu
from benchmarks.record import write
from tests.reduced_windows import FUNCTIONS, units_of
from udf.bounds import FixedBounds
from udf.column import Column
from udf.cuda.memory import new_columns
from udf.cuda.nvrtc import compile_unit, resources
from udf.cuda.reduce import ReducedProgram
from udf.cuda.reduce_plan import ReducePolicy, choose_reduce, reducers_of
from udf.cuda.windows import plan_of
from udf.dtypes import dtype_of

if TYPE_CHECKING:
    from collections.abc import Callable

    Work = Callable[[], Any]

CUDF = {"source": "DESIGN section 9: cuDF 26.10, rolling UDF, 2^25 rows f64, same GPU", "ms": {10: 3.0, 100: 6.5, 1000: 36}}

GEOMETRIES = ((64, 5), (64, 7), (64, 9), (64, 11), (128, 5), (128, 7), (128, 9), (128, 11), (256, 5), (256, 7))
"""Threads and items of the sweep."""

PREFIX = {
    "mean": "(s[i] - (i >= w ? s[i - w] : 0.0)) / w",
    "std": "sqrt(((q[i] - (i >= w ? q[i - w] : 0.0)) - (s[i] - (i >= w ? s[i - w] : 0.0)) * (s[i] - (i >= w ? "
    "s[i - w] : 0.0)) / w) / (w - 1))",
}
"""The peer by hand, from cumulative sums of the values and of their squares."""


def column_of(rows: int, missing: float) -> Column:
    """Return values around 10, of which a share is null."""
    fill = cupy.random.default_rng(7)
    values = fill.standard_normal(rows) + 10
    if not missing:
        return Column(values=values)
    return Column(values=values, validity=cupy.packbits(fill.random(rows) >= missing, bitorder="little"))


def ours(name: str, length: int, column: Column, policy: ReducePolicy | None = None) -> tuple[ReducedProgram, Work]:
    """Return our program and a run of it; C++ stands in for what the front end makes of the Python function."""
    body, takes = FUNCTIONS[name]
    spec = column.values.dtype.name + "?" * (column.validity is not None)
    units, chunks, udf, call = units_of(body, takes, length=length, column=spec, policy=policy)
    program = ReducedProgram(plan_of(udf, call), units, chunks, ())
    bounds = bounds_of(len(column), length)
    return program, lambda: program.run((column,), bounds)


def bounds_of(rows: int, length: int) -> FixedBounds:
    """Return the windows of ``rolling(length)``."""
    return FixedBounds(rows=rows, length=length, first=1 - length, min_periods=length)


def check(name: str, length: int, column: Column, given: Any) -> None:
    """Fail unless 1000 windows spread over the column are NumPy's."""
    ends = np.unique(np.linspace(length - 1, len(column) - 1, 1000).astype(np.int64))
    values = column.values.get()
    if column.validity is not None:
        values[~np.unpackbits(column.validity.get(), bitorder="little", count=len(values)).astype(bool)] = np.nan
    windows = np.stack([values[end - length + 1 : end + 1] for end in ends])
    want = {
        "mean": lambda: windows.mean(1),
        "std": lambda: windows.std(1, ddof=1),
        "range": lambda: windows.max(1) - windows.min(1),
        "zscore": lambda: (windows[:, -1] - windows.mean(1)) / windows.std(1, ddof=1),
    }[name]()
    np.testing.assert_allclose(given[cupy.asarray(ends)].get(), want, rtol=1e-9, atol=1e-9, err_msg=f"{name} {length}")


def sweep(rows: int, repeats: int, lengths: list[int], names: list[str]) -> list[dict[str, Any]]:
    """Time every function in many geometries."""
    column, lines = column_of(rows, 0), []
    for name, length in itertools.product(names, lengths):
        works = {}
        for threads, items in GEOMETRIES:
            reducers = reducers_of(units_of(*FUNCTIONS[name], length=length)[2].takes)
            policy = ReducePolicy(threads=threads, items=items, reducers=reducers)
            if policy.shared_bytes > 110_000:
                continue
            program, works[f"{threads}x{items}"] = ours(name, length, column, policy)
            check(name, length, column, works[f"{threads}x{items}"]()[0].values)
        times = {key: q[1] for key, q in device_ms(works, repeats=repeats).items()}
        best = dict(sorted(times.items(), key=lambda item: item[1]))
        lines.append({"name": name, "length": length, "ms": {key: round(ms, 4) for key, ms in best.items()}})
        print(f"{name:<8}{length:>6}  " + "  ".join(f"{key} {ms:.3f}" for key, ms in best.items()), flush=True)
    return lines


def main() -> None:
    """Check, measure, print, write the JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", type=int, default=2**25)
    parser.add_argument("--repeats", type=int, default=30)
    parser.add_argument("--lengths", default="10,100,1000,10000")
    parser.add_argument("--names", default=",".join(FUNCTIONS))
    parser.add_argument("--sweep", action="store_true")
    asked = parser.parse_args()
    lengths, names = [int(word) for word in asked.lengths.split(",")], asked.names.split(",")
    run = {"device": gpu(), "rows": asked.rows, "repeats": asked.repeats}
    if asked.sweep:
        print(write("rolling_reduced_gpu_sweep", {**run, "lines": sweep(asked.rows, asked.repeats, lengths, names)}))
        return


if __name__ == "__main__":
    main()
