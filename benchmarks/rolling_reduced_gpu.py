"""Rolling mean, std, range and z-score on a GPU: windows as their reductions, against prefix sums and pooling by hand.

    python -m benchmarks.rolling_reduced_gpu [--rows 33554432] [--repeats 30] [--lengths 10,100,1000,10000] [--sweep]

Functions are compiled from Python, through every stage. Each contender's result is compared with NumPy's, window by
window, on 1000 windows spread over the column, on poisoned memory, before anything is timed; one that is wrong there
is timed all the same, and its largest error is in the result. Times are medians of CUDA events around one run (all of
its kernels), contenders taking turns. Peers:

    prefix   CUDA C++ by hand: differences of CuPy's cumulative sums (of values; for std of squares too), which lose
             digits down the column and fail at a NaN
    cupy     the same in CuPy's own operations (mean)
    torch    avg_pool1d (mean), max_pool1d twice (range); not for 10,000 rows, which take seconds

cuDF's figures (DESIGN, section 9) are quoted, not measured. ``null`` lines have a thousandth of the values null;
nanmean runs from one value on, the others where all are there.
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
from ptx2cpp import translate
from udf.base.dtypes import dtype_of
from udf.base.handling import Handling
from udf.base.stages import WindowShape
from udf.bind.bind import bind
from udf.columns.column import Column
from udf.cuda.device import current_architecture
from udf.cuda.reduce_plan import ReducePolicy, reducers_of
from udf.cuda.window_build import render_reduced, units_artefact, units_by_name
from udf.cuda.window_program import ReducedProgram
from udf.frontend import compile_to_ptx
from udf.windows.bounds import FixedBounds

if TYPE_CHECKING:
    from collections.abc import Callable

    Work = Callable[[], Any]

CUDF = {"source": "DESIGN section 9: cuDF 26.10, rolling UDF, 2^25 rows f64, H200", "ms": {10: 3.0, 100: 6.5, 1000: 36}}

FUNCTIONS = {
    "mean": lambda w: w.mean(),
    "std": lambda w: w.std(),
    "range": lambda w: w.max() - w.min(),
    "zscore": lambda w: (w[-1] - w.mean()) / w.std(),
    "nanmean": lambda w: np.nanmean(w),  # noqa: PLW0108 - a UDF is a Python function
}

EXPECTED = {
    "mean": lambda windows: windows.mean(1),
    "std": lambda windows: windows.std(1),
    "range": lambda windows: windows.max(1) - windows.min(1),
    "zscore": lambda windows: (windows[:, -1] - windows.mean(1)) / windows.std(1),
    "nanmean": lambda windows: np.nanmean(windows, 1),
}

GEOMETRIES = tuple(itertools.product((64, 128, 256), (5, 7, 9, 11, 13, 15)))
"""Threads and items of the sweep."""

BY_HAND = cupy.RawModule(
    code=r"""
extern "C" __global__ void difference(const double* s, double* out, long long rows, long long w) {
    const long long i = blockIdx.x * 256ll + threadIdx.x;
    if (i < rows) out[i] = i + 1 < w ? 0.0 / 0.0 : (s[i] - (i >= w ? s[i - w] : 0.0)) / w;
}
extern "C" __global__ void spread(const double* s, const double* q, double* out, long long rows, long long w) {
    const long long i = blockIdx.x * 256ll + threadIdx.x;
    if (i >= rows) return;
    const double sum = s[i] - (i >= w ? s[i - w] : 0.0), squares = q[i] - (i >= w ? q[i - w] : 0.0);
    out[i] = i + 1 < w ? 0.0 / 0.0 : sqrt((squares - sum * sum / w) / w);
}
"""
)
"""The peer `prefix`."""


def column_of(rows: int, missing: float = 0) -> Column:
    """Return values around 10, of which a share is null."""
    random = cupy.random.default_rng(7)
    values = random.standard_normal(rows) + 10
    if not missing:
        return Column(values=values)
    return Column(values=values, validity=cupy.packbits(random.random(rows) >= missing, bitorder="little"))


def ours(
    name: str, length: int, column: Column, min_periods: int, geometry: tuple[int, int] | None = None
) -> tuple[Work, str]:
    """Return a run of the Python function through every stage, and the geometry, which ``geometry`` overrules."""
    shape = WindowShape(
        length=length, result=dtype_of("float64"), clipped=min_periods < length, reducible=True, space="shared"
    )
    call = bind(FUNCTIONS[name], (column,), window=shape, how=Handling(nulls="pass", error_model="numpy"))
    udf = compile_to_ptx(call)
    assert udf.form == "reduced", udf.path
    function = translate(udf.text, entry=udf.name, parameters={}, volatile=False)
    policy = None
    if geometry:
        policy = ReducePolicy(threads=geometry[0], items_per_thread=geometry[1], reducers=reducers_of(udf.takes))
    units, chunks = render_reduced(function, udf, call, policy=policy)
    program = ReducedProgram(units_artefact(udf, call, units_by_name(units, chunks), {}, current_architecture()))
    bounds = FixedBounds(rows=len(column), length=length, first=1 - length, min_periods=min_periods)
    return lambda: program.run((column,), bounds)[0].values, f"{chunks.policy.threads}x{chunks.policy.items_per_thread}"


def peers(name: str, length: int, column: Column) -> dict[str, Work]:
    """Return the work of everyone else who can do it."""
    values, rows = column.values, len(column)
    grid, out = (-(-rows // 256),), cupy.empty(rows)

    def difference() -> Any:
        given = (cupy.cumsum(values), out, np.int64(rows), np.int64(length))
        BY_HAND.get_function("difference")(grid, (256,), given)
        return out

    def array() -> Any:
        sums = cupy.concatenate((cupy.zeros(1), cupy.cumsum(values)))
        return cupy.concatenate((cupy.full(length - 1, cupy.nan), (sums[length:] - sums[:-length]) / length))

    def spreads() -> Any:
        given = (cupy.cumsum(values), cupy.cumsum(values * values), out, np.int64(rows), np.int64(length))
        BY_HAND.get_function("spread")(grid, (256,), given)
        return out

    found = {"mean": {"prefix": difference, "cupy": array}, "std": {"prefix": spreads}}.get(name, {})
    return {**found, **pooling(name, length, values)}


def pooling(name: str, length: int, values: Any) -> dict[str, Work]:
    """Return PyTorch's pooling over windows, whose first full one is result 0."""
    if name not in {"mean", "range"} or length > 1000:
        return {}
    import torch  # noqa: PLC0415 - takes seconds to load

    given = torch.as_tensor(values, device="cuda")[None]
    average, greatest = torch.nn.functional.avg_pool1d, torch.nn.functional.max_pool1d

    def mean() -> Any:
        return average(given, length, 1)[0]

    def spread() -> Any:
        return greatest(given, length, 1)[0] + greatest(-given, length, 1)[0]

    return {"torch": mean if name == "mean" else spread}


def error_of(name: str, length: int, column: Column, given: Any, min_periods: int) -> float:
    """Return the largest error of 1000 windows spread over the column, over the largest value; all are there."""
    ends = np.unique(np.linspace(length - 1, len(column) - 1, 1000).astype(np.int64))
    given = cupy.asarray(given)
    got = given[cupy.asarray(ends - (len(column) - len(given)))].get()
    values = column.values.get()
    if column.validity is not None:
        valid = np.unpackbits(column.validity.get(), bitorder="little", count=len(values)).astype(bool)
        values[~valid] = np.nan
    windows = np.stack([values[end - length + 1 : end + 1] for end in ends])
    want = EXPECTED[name](windows)
    want[np.count_nonzero(~np.isnan(windows), axis=1) < min_periods] = np.nan
    assert (np.isnan(got) == np.isnan(want)).all(), f"{name} {length}"
    return float(np.nanmax(np.abs(got - want), initial=0) / np.nanmax(np.abs(want), initial=1))


def measure(name: str, length: int, column: Column, repeats: int) -> dict[str, Any]:
    """Return one line of the table, checked and timed."""
    nulls = column.validity is not None
    min_periods = 1 if nulls and name.startswith("nan") else length
    work, geometry = ours(name, length, column, min_periods)
    works = {"inlay": work, **({} if nulls else peers(name, length, column))}
    errors = {}
    for who, run in works.items():
        cupy.cuda.runtime.memset(cupy.empty(len(column)).data.ptr, 0x5B, 8 * len(column))  # what the pool gives next
        errors[who] = error_of(name, length, column, run(), min_periods)
    assert errors["inlay"] < 1e-12, (name, length, errors)
    quartiles = device_ms(works, repeats=repeats)
    ms = {who: q[1] for who, q in quartiles.items()}
    over = {who: round(t / ms["inlay"], 3) for who, t in ms.items() if who != "inlay"}
    line = {"name": name, "length": length, "nulls": nulls, "geometry": geometry, "quartiles_ms": quartiles}
    return {**line, "largest_error": errors, "times_of_inlay": over}


def sweep(rows: int, repeats: int, lengths: list[int], names: list[str]) -> list[dict[str, Any]]:
    """Time every function in many geometries."""
    column, lines = column_of(rows), []
    for name, length in itertools.product(names, lengths):
        works = {}
        for geometry in GEOMETRIES:
            work, shown = ours(name, length, column, length, geometry)
            assert error_of(name, length, column, work(), length) < 1e-12
            works[shown] = work
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
    lines = []
    for missing in (0, 0.001):
        column = column_of(asked.rows, missing)
        for name, length in itertools.product(names, lengths):
            line = measure(name, length, column, asked.repeats)
            lines.append(line)
            over = "  ".join(f"{who} {times:.2f}" for who, times in line["times_of_inlay"].items())
            ms = line["quartiles_ms"]["inlay"][1]
            label = f"{name}{' null' * line['nulls']}"
            print(f"{label:<13}{length:>6} {line['geometry']:>6} {ms:8.4f} ms   times ours: {over}", flush=True)
            cupy.get_default_memory_pool().free_all_blocks()
    print(write("rolling_reduced_gpu", {**run, "cudf_quoted": CUDF, "lines": lines}))


if __name__ == "__main__":
    main()
