"""Rolling windows of opaque functions on a GPU, against the same loops by hand in CUDA C++, numba.cuda and CuPy.

    python -m benchmarks.rolling_gpu [--rows 33554432] [--repeats 30] [--lengths 5,10,100,1000] [--sweep]

Functions are loops in Python, through every stage. Each contender's result is compared in every row, ours in 300
windows with plain Python, on poisoned memory, before anything is timed. Times are medians of CUDA events around one
run, contenders taking turns. `by_hand` is one thread a window that reads global memory, `tiled` the same from a tile in
shared memory, `numba` a numba.cuda kernel, one thread a window, `cupy` is cupyx.scipy.ndimage. cuDF's figures (DESIGN,
section 9) are quoted, not measured. ``--sweep`` times other geometries (udf/cuda/window_policy.py) instead, and writes
a file of its own.
"""

from __future__ import annotations

import argparse
import itertools
import math
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import cupy
import numpy as np

from benchmarks.device_time import device_ms, gpu
from benchmarks.record import write
from benchmarks.rolling_contenders_gpu import PEERS, largest, mean
from udf.base.dtypes import dtype_of
from udf.base.handling import Handling
from udf.base.stages import WindowShape
from udf.bind.bind import bind
from udf.columns.column import Column
from udf.cuda import BACKEND
from udf.cuda.device import current_architecture
from udf.cuda.window_build import units_artefact
from udf.cuda.window_policy import window_layout
from udf.cuda.window_program import MAIN, WindowProgram
from udf.cuda.window_render import render_windows
from udf.frontend import compile_to_ptx
from udf.windows.bounds import ExplicitBounds, FixedBounds, TimeBounds

if TYPE_CHECKING:
    from collections.abc import Callable

    from udf.cuda.window_policy import WindowPolicy
    from udf.windows.bounds import Bounds

    Work = Callable[[], Any]

FUNCTIONS = {"max": largest, "mean": mean}
CUDF = {
    "source": "DESIGN section 9: cuDF 26.10, rolling UDF, 2^25 rows f64, same GPU; refuses nulls",
    "ms": {"10": 3.0, "100": "5.7-7.2", "1000": "32-41"},
}
SECOND = 10**9


def deviation(w: Any) -> float:
    """Return the standard deviation, in two passes over one column."""
    total = 0.0
    for v in w:
        total += v
    middle, squares = total / len(w), 0.0
    for v in w:
        squares += (v - middle) * (v - middle)
    return math.sqrt(squares / (len(w) - 1))


def follows(w: Any) -> float:
    """Return the correlation of a column with itself one row later: the arithmetic of two columns, one read."""
    n = len(w) - 1
    x = y = xx = yy = xy = 0.0
    for i in range(n):
        x += w[i]
        y += w[i + 1]
    x /= n
    y /= n
    for i in range(n):
        a, b = w[i] - x, w[i + 1] - y
        xx += a * a
        yy += b * b
        xy += a * b
    return xy / math.sqrt(xx * yy)


def correlation(w: Any) -> float:
    """Return the correlation of a table's two columns."""
    n = w.shape[0]
    x = y = xx = yy = xy = 0.0
    for i in range(n):
        x += w[i, 0]
        y += w[i, 1]
    x /= n
    y /= n
    for i in range(n):
        a, b = w[i, 0] - x, w[i, 1] - y
        xx += a * a
        yy += b * b
        xy += a * b
    return xy / math.sqrt(xx * yy)


def behind(rows: int, length: int, least: int | None = None) -> FixedBounds:
    """Return the windows of ``rolling(length)``."""
    return FixedBounds(rows=rows, length=length, first=1 - length, min_periods=length if least is None else least)


def program_of(
    function: Callable[..., Any], columns: tuple[Column, ...], bounds: Bounds, policy: WindowPolicy | None = None
) -> WindowProgram:
    """Return the program that Inlay makes of the Python function."""
    fixed = isinstance(bounds, FixedBounds)
    shape = WindowShape(
        length=bounds.length if isinstance(bounds, FixedBounds) else None,
        result=dtype_of("float64"),
        clipped=bounds.min_periods < bounds.length if isinstance(bounds, FixedBounds) else True,
        table=len(columns) > 1,
    )
    assert fixed or shape.length is None
    shape = replace(
        BACKEND.fit(shape, len(columns), getattr(bounds, "step", 1), bounds.rows, BACKEND.room()), reducible=False
    )
    call = bind(function, columns, window=shape, how=Handling(nulls="pass", error_model="numpy"))
    udf = compile_to_ptx(call)
    if policy is None:
        return BACKEND.load(BACKEND.build(udf, call))  # type: ignore[return-value]
    unit = render_windows(udf, call, policy=policy)
    return WindowProgram(units_artefact(udf, call, {MAIN: unit}, {}, current_architecture()))


def ours(function: Callable[..., Any], columns: tuple[Column, ...], bounds: Bounds, **how: Any) -> Work:
    """Return a run of the Python function, compiled and checked."""
    program = program_of(function, columns, bounds, **how)
    if isinstance(bounds, FixedBounds):
        check(function, columns, bounds, program)
    return lambda: program.run(columns, bounds)[0].values


def check(function: Callable[..., Any], columns: tuple[Column, ...], bounds: FixedBounds, program: Any) -> None:
    """Fail unless 300 windows, the first and the last among them, are plain Python's."""
    given = program.run(columns, bounds)[0].values
    ends = np.unique(np.concatenate([np.linspace(0, bounds.rows - 1, 280), np.arange(20)]).astype(np.int64))
    ours = given[cupy.asarray(ends)].get()
    for end, value in zip(ends.tolist(), ours.tolist(), strict=True):
        start = max(0, end - bounds.length + 1)
        window = np.stack([values_of(column, start, end + 1) for column in columns], axis=1)
        there = (~np.isnan(window)).sum(axis=0).max()
        wanted = function(window if len(columns) > 1 else window[:, 0]) if there >= bounds.min_periods else math.nan
        np.testing.assert_allclose(value, wanted, rtol=1e-13, err_msg=f"{function.__name__} {bounds.length} at {end}")


def values_of(column: Column, start: int, stop: int) -> np.ndarray:
    """Return some rows of a column as windows have them."""
    values = column.values[start:stop].get()
    if column.validity is None:
        return values
    bits = np.unpackbits(column.validity[start // 8 : -(-stop // 8)].get(), bitorder="little").astype(bool)
    return np.where(bits[start % 8 :][: stop - start], values, np.nan)


def contenders(name: str, length: int, values: Any) -> dict[str, Work]:
    """Return our work and the peers', each of which agrees with ours."""
    column = (Column(values=values),)
    bounds = behind(len(values), length)
    works = {"inlay": ours(FUNCTIONS[name], column, bounds)}
    wanted = works["inlay"]()
    for peer, make in PEERS.items():
        out = cupy.full(len(values), 12345.678)
        work = make(name, length, values, out)
        work()
        ahead = (length - 1) // 2 if peer == "cupy" else 0  # its windows are centred: row i's end `ahead` rows later
        inside = slice(2 * length, len(values) - 2 * length)
        off = cupy.abs(out[inside] - cupy.roll(wanted, -ahead)[inside])
        close = 1e-9 if peer == "cupy" else 0.0
        assert float(off.max()) <= close, f"{name} {length}: {peer} is off by {float(off.max())}"
        works[peer] = work
    return works


def fixed_lines(values: Any, lengths: list[int], repeats: int) -> list[dict[str, Any]]:
    """Time loops over windows of one length, with and without missing values."""
    lines = []
    rows = len(values)
    random = cupy.random.default_rng(11)
    bits = cupy.packbits(random.random(rows) < 0.75, bitorder="little")
    holes = cupy.where(random.random(rows) < 0.25, cupy.nan, values)
    for name, length in itertools.product(FUNCTIONS, lengths):
        works = contenders(name, length, values)
        masked, nan = (Column(values=values, validity=bits),), (Column(values=holes),)
        for least in (length, 1):
            bounds = behind(rows, length, least)
            works[f"null_min_{least}"] = ours(FUNCTIONS[name], masked, bounds)
            works[f"nan_min_{least}"] = ours(FUNCTIONS[name], nan, bounds)
        quartiles = device_ms(works, repeats=repeats if length < 1000 else max(5, repeats // 4))
        ms = {key: q[1] for key, q in quartiles.items()}
        lines.append(
            {"name": name, "length": length, "quartiles_ms": quartiles, "cudf_ms": CUDF["ms"].get(str(length))}
        )
        print(f"{name:<6}{length:>6}  " + "  ".join(f"{key} {value:.4f}" for key, value in ms.items()), flush=True)
    return lines


def variable_lines(values: Any, repeats: int) -> list[dict[str, Any]]:
    """Time rolling("60s") over one row a second, and over uneven times, against rolling(60)."""
    rows, lines = len(values), []
    column = (Column(values=values),)
    even = cupy.arange(rows, dtype="int64") * SECOND
    gaps = cupy.random.default_rng(5).integers(0, 2 * SECOND, rows)
    uneven = cupy.cumsum(gaps, dtype="int64")
    stops = cupy.arange(1, rows + 1, dtype="int64")
    for name, function in FUNCTIONS.items():
        works = {"rolling(60)": ours(function, column, behind(rows, 60))}
        for kind, times in (("even", even), ("uneven", uneven)):
            bounds: Bounds = TimeBounds(
                rows=rows,
                times=Column(values=times),
                span=60 * SECOND,
                closed_left=False,
                closed_right=True,
                min_periods=1,
            )
            works[f"60s_{kind}"] = ours(function, column, bounds)
        listed = ExplicitBounds(rows=rows, starts=cupy.maximum(stops - 60, 0), stops=stops, min_periods=1)
        works["listed"] = ours(function, column, listed)
        wanted = works["rolling(60)"]()[59:]
        for key in ("60s_even", "listed"):
            assert bool((works[key]()[59:] == wanted).all()), f"{key} is not rolling(60)"
        quartiles = device_ms(works, repeats=repeats)
        over = {key: round(q[1] / quartiles["rolling(60)"][1], 3) for key, q in quartiles.items()}
        lines.append({"name": name, "quartiles_ms": quartiles, "over_rolling_60": over})
        print(f"{name:<6} 60 s  " + "  ".join(f"{k} {q[1]:.4f} ({over[k]}x)" for k, q in quartiles.items()), flush=True)
    return lines


def table_line(values: Any, repeats: int) -> dict[str, Any]:
    """Time the correlation of two columns over 100 rows, against functions of one column."""
    rows = len(values)
    columns = tuple(Column(values=v) for v in (values, cupy.roll(values, 7) + values))
    bounds = behind(rows, 100)
    works = {name: ours(FUNCTIONS[name], columns[:1], bounds) for name in FUNCTIONS}
    works |= {f.__name__: ours(f, columns[:1], bounds) for f in (deviation, follows)}
    works["correlation"] = ours(correlation, columns, bounds)
    quartiles = device_ms(works, repeats=repeats)
    over = {key: round(quartiles["correlation"][1] / q[1], 3) for key, q in quartiles.items()}
    print("table  100  " + "  ".join(f"{k} {q[1]:.4f} (1/{over[k]})" for k, q in quartiles.items()), flush=True)
    return {"length": 100, "quartiles_ms": quartiles, "correlation_over": over}


def sweep(values: Any, repeats: int) -> list[dict[str, Any]]:
    """Time each function and length in many geometries; the longest over an eighth of the rows."""
    lines = []
    geometries = list(itertools.product((128, 256, 512), (1, 3, 5, 7, 9, 11)))
    for length, name in itertools.product((5, 10, 20, 50, 100, 1000, 10_000), FUNCTIONS):
        part = values if length < 10_000 else values[: len(values) // 8]
        column, works = (Column(values=part),), {}
        for threads, items in geometries:
            policy = window_layout(length, 1, 8, threads=threads, items=items)
            if policy.shared_bytes <= 227 * 1024:
                works[f"{threads}x{items}"] = ours(FUNCTIONS[name], column, behind(len(part), length), policy=policy)
        times = {key: q[1] for key, q in device_ms(works, repeats=repeats if length < 1000 else 4).items()}
        best = dict(sorted(times.items(), key=lambda item: item[1]))
        lines.append({"name": name, "length": length, "rows": len(part), "ms": best})
        print(f"{name:<6}{length:>6}  " + "  ".join(f"{k} {ms:.4f}" for k, ms in itertools.islice(best.items(), 8)))
    return lines


def main() -> None:
    """Check, measure, print, write the JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", type=int, default=2**25, help="a multiple of 8")
    parser.add_argument("--repeats", type=int, default=30)
    parser.add_argument("--lengths", default="5,10,100,1000")
    parser.add_argument("--sweep", action="store_true")
    asked = parser.parse_args()
    values = cupy.random.default_rng(3).standard_normal(asked.rows)
    run = {"device": gpu(), "rows": asked.rows, "repeats": asked.repeats}
    if asked.sweep:
        print(write("rolling_gpu_sweep", {**run, "lines": sweep(values, asked.repeats)}))
        return
    copied = cupy.empty_like(values)
    copy = device_ms({"copy": lambda: copied.data.copy_from_device_async(values.data, values.nbytes)}, repeats=20)
    lengths = [int(word) for word in asked.lengths.split(",")]
    result = {
        "memcpy_ms": copy["copy"],
        "fixed": fixed_lines(values, lengths, asked.repeats),
        "variable": variable_lines(values, asked.repeats),
        "table": table_line(values, asked.repeats),
        "cudf": CUDF,
    }
    print(write("rolling_gpu", {**run, **result}))


if __name__ == "__main__":
    main()
