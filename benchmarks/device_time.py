"""Time on the GPU and on its host: contenders taking turns, the host running ahead of the GPU."""

from __future__ import annotations

import statistics
import time
from typing import TYPE_CHECKING, Any

import cupy

from benchmarks.record import gpu

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["device_ms", "gpu", "host_us"]

AHEAD_NS = 1_000_000
"""How long the GPU is kept busy before each turn: work is then queued before it is due, and launches cost nothing."""

SPIN = cupy.RawKernel(
    r"""
extern "C" __global__ void spin(long long ns) {
    long long start, now;
    asm volatile("mov.u64 %0, %globaltimer;" : "=l"(start));
    do {
        asm volatile("mov.u64 %0, %globaltimer;" : "=l"(now));
    } while (now - start < ns);
}
""",
    "spin",
)


def device_ms(works: dict[str, Callable[[], Any]], *, repeats: int) -> dict[str, list[float]]:
    """Return the milliseconds of each of ``works`` on the GPU: quartile, median, quartile, by CUDA events."""
    for work in works.values():
        work()
        work()
    cupy.cuda.Device().synchronize()
    taken: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(repeats):
        SPIN((1,), (1,), (AHEAD_NS,))
        marks = {}
        for name, work in works.items():
            marks[name] = (cupy.cuda.Event(), cupy.cuda.Event())
            marks[name][0].record()
            work()
            marks[name][1].record()
        cupy.cuda.Device().synchronize()
        for name, (start, end) in marks.items():
            taken[name].append(cupy.cuda.get_elapsed_time(start, end))
    return {name: [round(q, 5) for q in statistics.quantiles(times, n=4)] for name, times in taken.items()}


def host_us(work: Callable[[], Any], *, repeats: int = 2000) -> float:
    """Return the median microseconds of a call on the host; the GPU's queue is kept short."""
    work()
    taken = []
    for i in range(repeats):
        if i % 50 == 0:
            cupy.cuda.Device().synchronize()
        start = time.perf_counter_ns()
        work()
        taken.append(time.perf_counter_ns() - start)
    return statistics.median(taken) / 1e3
