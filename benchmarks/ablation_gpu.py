"""The same function in the same kernel by five ways (benchmarks/ablation_sources.py): to compile, and to run.

What is compiled is new each time: a constant in it changes. Without a GPU the kernels are built for sm_90 and not run.
"""

from __future__ import annotations

import math
import statistics
from typing import TYPE_CHECKING, Any

import numpy as np

from benchmarks.ablation_sources import VARIANTS, Built, build, front
from udf.columns.column import Column
from udf.cuda.device import reason_unavailable

if TYPE_CHECKING:
    from collections.abc import Callable

    from benchmarks.asked import Asked, Bar

# ruff: noqa: PLC0415 - CuPy is imported where there is a GPU

ROWS = 2**27
# Name -> the function and the same in C++; {k} is the constant that makes it new. None needs a table of constants: with
# one, ptxas 13 fails on relocatable code for sm_90 (internal error C7907).
FUNCTIONS = {
    "axpb": ("lambda x: x * 2 + {k}", "{{0}} * 2 + {k}"),
    "branch": (
        "lambda x: x * x if x < -{k} else math.sqrt(x) if x > {k} else 1.0 - x",
        "{{0}} < -{k} ? {{0}} * {{0}} : {{0}} > {k} ? sqrt({{0}}) : 1.0 - {{0}}",
    ),
    "smooth": (
        "lambda x: math.sqrt(abs(x)) * math.exp(-x * x) + math.log1p(abs(x) + {k})",
        "sqrt(fabs({{0}})) * exp(-{{0}} * {{0}}) + log1p(fabs({{0}}) + {k})",
    ),
}
TOLERANCE = 1e-14


def constant(turn: int) -> float:
    """Return the constant of build number ``turn``: exact in decimal and in binary."""
    return 1.25 + turn / 64


def written(name: str, turn: int) -> tuple[Callable[[float], float], str]:
    """Return a function that was not compiled before, in Python and in C++."""
    python, cpp = (text.format(k=constant(turn)) for text in FUNCTIONS[name])
    return eval(python, {"math": math}), cpp  # noqa: S307 - our own text


def run(asked: Asked, bar: Bar) -> dict[str, Any]:
    """Return for each function and way the stages of compiling it (medians) and, on a GPU, the kernel's time."""
    gpu = reason_unavailable() is None
    functions = {}
    for number, name in enumerate(FUNCTIONS):
        bar.at(number, len(FUNCTIONS), name)
        functions[name] = compile_ms(name, asked.builds)
        if gpu:
            timed = kernels(name, 10**5 if asked.quick else ROWS, asked.repeats)
            for variant, figures in timed.items():
                functions[name].setdefault(variant, {}).update(figures)
    return {"arch": architecture(), "rows": ROWS if gpu else None, "builds": asked.builds, "functions": functions}


def architecture() -> str:
    """Return what is built for: the current GPU, or an H100's and H200's architecture."""
    if reason_unavailable() is not None:
        return "sm_90"
    from udf.cuda.device import current_architecture

    return current_architecture()


def compile_ms(name: str, builds: int) -> dict[str, dict[str, Any]]:
    """Return the median milliseconds of each stage; the first round is not counted: it loads the libraries."""
    column, laps = Column(values=np.ones(1)), {variant: [] for variant in VARIANTS}  # type: ignore[var-annotated]
    results: dict[str, dict[str, Any]] = {}
    for turn in range(builds + 1):
        given = front(*written(name, turn), column, architecture())
        for variant in VARIANTS:
            built = build(variant, given)
            if isinstance(built, str):
                results[variant] = {"skipped": built}
            elif turn:
                laps[variant].append(built.stages)
    for variant, stages in laps.items():
        if stages:
            medians = {stage: round(statistics.median(lap[stage] for lap in stages), 2) for stage in stages[0]}
            whole = sorted(sum(lap.values()) for lap in stages)
            results[variant] = {"compile_ms": medians, "compile_whole_ms": round(statistics.median(whole), 2)}
    return {variant: results[variant] for variant in VARIANTS}


def kernels(name: str, rows: int, repeats: int) -> dict[str, dict[str, Any]]:
    """Return the kernel's milliseconds for each way, checked in every row; and those of a copy of as many bytes."""
    import cupy

    from benchmarks.device_time import device_ms

    x = cupy.random.default_rng(2013).random(rows) * 6 - 3
    y = cupy.empty(rows)
    function, cpp = written(name, 0)
    expected = by_cupy(name, x)
    given = front(function, cpp, Column(values=x), architecture())
    works: dict[str, Callable[[], Any]] = {"memcpy": lambda: y.data.copy_from_device_async(x.data, x.nbytes)}
    figures: dict[str, dict[str, Any]] = {"memcpy": {}}
    for variant in VARIANTS:
        built = build(variant, given)
        if isinstance(built, str):
            continue
        works[variant], figures[variant] = launched(built, x, y)
        y.fill(math.nan)
        works[variant]()
        off = cupy.abs(y - expected) <= TOLERANCE * cupy.maximum(1.0, cupy.abs(expected))
        if wrong := rows - int(off.sum()):
            figures[variant]["wrong_rows"] = wrong
            del works[variant]
    for variant, quartiles in device_ms(works, repeats=repeats).items():
        figures[variant] |= {"kernel_ms": quartiles, "tb_s": round(16 * rows / quartiles[1] / 1e9, 3)}
    return figures


def by_cupy(name: str, x: Any) -> Any:
    """Return what the function gives, by CuPy's own kernels."""
    import cupy as xp

    k = constant(0)
    if name == "axpb":
        return x * 2 + k
    if name == "branch":
        return xp.where(x < -k, x * x, xp.where(x > k, xp.sqrt(xp.abs(x)), 1.0 - x))
    return xp.sqrt(xp.abs(x)) * xp.exp(-x * x) + xp.log1p(xp.abs(x) + k)


def launched(built: Built, x: Any, y: Any) -> tuple[Callable[[], Any], dict[str, Any]]:
    """Return a launch of the kernel, and what one thread of it takes: registers, and bytes of local memory."""
    import cupy
    from cuda.core import ObjectCode

    from udf.cuda.launch import Kernel

    kernel = Kernel(built.code, built.unit.entry, built.unit.policy)
    words, stream = [x.data.ptr, y.data.ptr, x.size, 0], cupy.cuda.get_current_stream().ptr
    loaded = ObjectCode.from_cubin(built.code).get_kernel(built.unit.entry).attributes
    found = {"registers": loaded.num_regs, "local_bytes": loaded.local_size_bytes}
    taken = {
        name: int(value() if callable(value) else value) for name, value in found.items()
    }  # by cuda-core's release
    return lambda: kernel.launch(x.size, words, stream), taken
