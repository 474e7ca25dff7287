"""The table of benchmarks. Each is a module with ``run(asked, bar)``, imported when it is run."""

from __future__ import annotations

import time
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any

from benchmarks.asked import Bar
from udf.cuda.device import reason_unavailable

if TYPE_CHECKING:
    from collections.abc import Callable

    from benchmarks.asked import Asked

    Run = Callable[[Asked, Bar], dict[str, Any]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Benchmark:
    """One benchmark: what it measures, what it cannot do without, and whether only ``--only`` runs it."""

    name: str
    title: str
    run: Run
    gpu: bool = False
    on_request: bool = False
    lacking: Callable[[], str | None] = lambda: None

    def reason_skipped(self) -> str | None:
        """Return why it cannot run here; None if it can."""
        reason = reason_unavailable() if self.gpu else None
        return self.lacking() if reason is None else f"no GPU: {reason}"


def _in(module: str) -> Run:
    """Return ``run`` of ``module``, which is imported when it is called."""
    return lambda asked, bar: import_module(f"benchmarks.{module}").run(asked, bar)


def _scaling(kind: str) -> Run:
    return lambda asked, bar: import_module("benchmarks.scaling").run(kind, asked, bar)


BENCHMARKS = (
    Benchmark(name="applymap", title="Series.applymap over 10^3 .. 10^9 rows", run=_scaling("applymap")),
    Benchmark(name="apply_rows", title="DataFrame.apply(axis=1), the same", run=_scaling("apply_rows")),
    Benchmark(name="rolling", title="Series.rolling(n).apply, the same", run=_scaling("rolling")),
    Benchmark(name="first_call", title="a new function, stage by stage, on each back end", run=_in("first_call")),
    Benchmark(name="fresh", title="import to result in a fresh process: new function, then again", run=_in("fresh")),
    Benchmark(name="calls", title="a cached call over 1,000 rows, and its parts", run=_in("calls")),
    Benchmark(name="host", title="from pandas to pandas: GPU, processor, auto", run=_in("host_gpu"), gpu=True),
    Benchmark(name="transfer", title="copies between host and GPU", run=_in("transfer_gpu"), gpu=True),
    Benchmark(name="loops", title="one thread's loop against Numba's njit, 20 functions", run=_in("loops_cpu")),
    Benchmark(name="kernels", title="kernel time against memcpy and C++ by hand", run=_in("kernels_gpu"), gpu=True),
    Benchmark(
        name="interrupts",
        title="what serving Ctrl-C costs loops on the processor",
        run=_in("interrupts_cpu"),
        on_request=True,
    ),
    Benchmark(
        name="stops",
        title="what serving Ctrl-C costs kernels with loops",
        run=_in("interrupts_gpu"),
        gpu=True,
        on_request=True,
    ),
    Benchmark(name="ablation", title="five ways to get a function into a kernel", run=_in("ablation_gpu")),
    Benchmark(
        name="geometry", title="our kernel in other geometries", run=_in("geometry_gpu"), gpu=True, on_request=True
    ),
)


def chosen(names: list[str]) -> list[Benchmark]:
    """Return the benchmarks of these names; with none, all that are not on request."""
    if not names:
        return [b for b in BENCHMARKS if not b.on_request]
    known = {b.name: b for b in BENCHMARKS}
    unknown = [name for name in names if name not in known]
    if unknown:
        raise SystemExit(f"no benchmark {', '.join(unknown)}; there are {', '.join(known)}")
    return [known[name] for name in names]


def run(benchmarks: list[Benchmark], asked: Asked, save: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """Run ``benchmarks`` in order; what is measured is saved after each, so that an interrupted run keeps it."""
    results: dict[str, Any] = {}
    for benchmark in benchmarks:
        reason, start = benchmark.reason_skipped(), time.perf_counter()
        bar = Bar(benchmark.name)
        bar.at(0, 1, benchmark.title)
        results[benchmark.name] = {"skipped": reason} if reason else benchmark.run(asked, bar)
        results[benchmark.name]["took_s"] = round(time.perf_counter() - start, 2)
        bar.end(time.perf_counter() - start)
        save(results)
    return results
