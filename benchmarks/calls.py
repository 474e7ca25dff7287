"""What a cached call costs: 1,000 rows on either back end, and on a GPU the parts of such a call."""

from __future__ import annotations

import statistics
import time
from typing import TYPE_CHECKING, Any

import numpy as np

import udf
from udf.cuda.device import reason_unavailable

if TYPE_CHECKING:
    from collections.abc import Callable

    from benchmarks.asked import Asked, Bar

# ruff: noqa: PLC0415 - CuPy is imported where there is a GPU

ROW_COUNT = 1000


def run(asked: Asked, bar: Bar) -> dict[str, Any]:
    """Return the median microseconds of each call; on a GPU the host's, with work queued and not waited for."""
    repeats = 200 if asked.quick else 2000
    bar.at(0, 2, "cpu")
    results: dict[str, Any] = {"rows": ROW_COUNT, "repeats": repeats}
    with udf.options(backend="cpu"):
        results["cpu_us"] = timed(user_calls(np), lambda work: median_us(work, repeats))
    if reason_unavailable() is None:
        import cupy

        from benchmarks.call_parts_gpu import parts
        from benchmarks.device_time import host_us

        bar.at(1, 2, "cuda")
        with udf.options(backend="cuda"):
            works = {**parts(ROW_COUNT), **user_calls(cupy)}
            results["cuda_us"] = timed(works, lambda work: host_us(work, repeats=repeats))
    return results


def user_calls(xp: Any) -> dict[str, Callable[[], Any]]:
    """Return what a user calls, over arrays of ``xp``."""
    columns = {f"c{i}": xp.arange(ROW_COUNT, dtype="float64") + i for i in range(10)}
    series, frame = udf.Series(columns["c1"]), udf.DataFrame(columns)
    value = lambda x: x * 2 + 1  # noqa: E731 - what a user passes
    raising = lambda x: 1.0 / x  # noqa: E731 - as above
    row = lambda row: row["c0"] * row["c1"] + row["c2"]  # noqa: E731 - as above
    scaled = lambda row, by: row["c0"] * by  # noqa: E731 - as above
    ten = lambda r: r.c0 + r.c1 + r.c2 + r.c3 + r.c4 + r.c5 + r.c6 + r.c7 + r.c8 + r.c9  # noqa: E731 - as above
    return {
        "Series.applymap": lambda: series.applymap(value),
        "Series.applymap, new lambda each time": lambda: series.applymap(lambda x: x * 2 + 1),
        "Series.applymap, can raise": lambda: series.applymap(raising),
        "DataFrame.apply, 3 columns": lambda: frame.apply(row, axis=1),
        "DataFrame.apply, an argument": lambda: frame.apply(scaled, axis=1, args=(2.0,)),
        "DataFrame.apply, 10 columns": lambda: frame.apply(ten, axis=1),
        "Series.rolling(10).apply, a mean": lambda: series.rolling(10).apply(lambda w: w.mean()),
        "Series.rolling(10).apply, a loop over an array": lambda: series.rolling(10).apply(changes, raw=True),
    }


def changes(window: Any) -> float:
    """Return how far the values of a window went up and down, in all."""
    total = 0.0
    for i in range(1, len(window)):
        total += abs(window[i] - window[i - 1])
    return total


def timed(works: dict[str, Callable[[], Any]], clock: Callable[[Callable[[], Any]], float]) -> dict[str, float]:
    """Return the microseconds of each of ``works``."""
    return {name: round(clock(work), 2) for name, work in works.items()}


def median_us(work: Callable[[], Any], repeats: int) -> float:
    """Return the median microseconds of a call, after one that is not counted."""
    work()
    taken = []
    for _ in range(repeats):
        start = time.perf_counter_ns()
        work()
        taken.append(time.perf_counter_ns() - start)
    return statistics.median(taken) / 1e3
