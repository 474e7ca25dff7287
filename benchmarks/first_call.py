"""A function that was never seen, in a process that has compiled others: what each stage takes, to its first result."""

from __future__ import annotations

import math
import statistics
import time
from typing import TYPE_CHECKING, Any

import numpy as np

from ptx2cpp import translate
from udf import cpu
from udf.bind.bind import bind
from udf.columns.column import Column
from udf.cuda.device import current_architecture, reason_unavailable
from udf.cuda.nvrtc import compile_unit
from udf.cuda.render import render
from udf.frontend import compile_to_ptx

if TYPE_CHECKING:
    from collections.abc import Callable

    from benchmarks.asked import Asked, Bar

# ruff: noqa: PLC0415 - CuPy is imported where there is a GPU

ROW_COUNT = 1000
# {k} makes each function new
TEXTS = {
    "axpb": "lambda x: x * {k} + 1",
    "branch": "lambda x: x * x if x < 0.25 else math.sqrt(x) if x > 0.5 else {k} - x",
    "smooth": "lambda x: math.sqrt(abs(x)) * math.exp(-x * x) + math.log1p(abs(x) + {k})",
    "pow": "lambda x: abs(x) ** {k}",
}


class Laps:
    """Milliseconds of one stage after the other."""

    def __init__(self) -> None:
        self.stages: dict[str, float] = {}
        self._last = time.perf_counter()

    def __call__(self, stage: str, value: Any) -> Any:
        """Count the time since the last lap as ``stage``; return ``value``."""
        now = time.perf_counter()
        self.stages[stage] = (now - self._last) * 1e3
        self._last = now
        return value


def run(asked: Asked, bar: Bar) -> dict[str, Any]:
    """Return the median milliseconds of each stage on each back end; without a GPU the CUDA path ends with NVRTC."""
    results: dict[str, Any] = {}
    paths = {"cuda": on_cuda if reason_unavailable() is None else to_cubin, "cpu": on_cpu}
    for path, build in paths.items():
        results[path] = {}
        for number, (name, text) in enumerate(TEXTS.items()):
            bar.at(number, len(TEXTS), f"{path} {name}")
            results[path][name] = medians(build, text, asked.builds, path)
    return {"rows": ROW_COUNT, "builds": asked.builds, "runs_on_gpu": reason_unavailable() is None, **results}


def medians(build: Callable[[Any], Laps], text: str, builds: int, path: str) -> dict[str, float]:
    """Return the median of each stage over functions that differ in a constant, and of the whole; one goes ahead."""
    laps = []
    for turn in range(builds + 1):
        shift = 0.5 if path == "cpu" else 0.0  # new for either back end
        constant = 1.25 + turn / 64 + shift
        laps.append(build(eval(text.format(k=constant), {"math": math})).stages)  # noqa: S307 - our own text
    figures = {stage: round(statistics.median(lap[stage] for lap in laps[1:]), 3) for stage in laps[0]}
    whole = statistics.median(sum(lap.values()) for lap in laps[1:])
    return {**figures, "whole": round(whole, 2)}


def on_cpu(function: Any) -> Laps:
    """Build and run ``function`` on the processor."""
    column = Column(values=np.linspace(0.0, 1.0, ROW_COUNT))
    lap = Laps()
    call = lap("bind", bind(function, (column,)))
    ptx = lap("compile_to_ptx", compile_to_ptx(call))
    program = lap("LLVM, load", cpu.BACKEND.load(cpu.BACKEND.build(ptx, call)))
    lap("first run", program.run((column,)))
    return lap


def to_cubin(function: Any, column: Column | None = None, arch: str = "sm_90") -> Laps:
    """Build ``function`` up to machine code for ``arch``."""
    lap = Laps()
    _cubin(lap, function, column or Column(values=np.ones(ROW_COUNT)), arch)
    return lap


def _cubin(lap: Laps, function: Any, column: Column, arch: str) -> tuple[Any, Any, Any]:
    call = lap("bind", bind(function, (column,)))
    ptx = lap("compile_to_ptx", compile_to_ptx(call))
    cpp = lap("translate", translate(ptx.text, entry=ptx.name, volatile=False))
    unit = lap("render", render(cpp, ptx, call))
    return ptx, unit, lap("NVRTC", compile_unit(unit, arch))


def on_cuda(function: Any) -> Laps:
    """Build and run ``function`` on the GPU, and wait for its result."""
    import cupy

    from udf.cuda.launch import Kernel
    from udf.cuda.memory import new_columns

    column = Column(values=cupy.linspace(0.0, 1.0, ROW_COUNT))
    cupy.cuda.Device().synchronize()
    lap = Laps()
    ptx, unit, cubin = _cubin(lap, function, column, current_architecture())
    kernel = lap("load", Kernel(cubin.code, unit.entry, unit.policy))
    (given,), failure = new_columns(ptx.results, ROW_COUNT, nullable=(False,)), cupy.full(1, 2**64 - 1, "uint64")
    words = [column.values.data.ptr, given.values.data.ptr, ROW_COUNT, failure.data.ptr]
    kernel.launch(ROW_COUNT, words, cupy.cuda.get_current_stream().ptr)
    lap("first run", cupy.cuda.Device().synchronize())
    return lap
