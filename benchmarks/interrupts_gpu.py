"""What it costs on a GPU that Ctrl-C is served: kernels whose loops look at a word against the same that do not.

The functions are those of benchmarks/interrupts_cpu.py. Each is timed as it is built, and with its loops written out to
other lengths, by CUDA events; all give the same before they are timed. ``wait`` is a whole call that asks its stream
until it is done, as calls with such loops do, against one that blocks.
"""

from __future__ import annotations

import statistics
import time
from typing import TYPE_CHECKING, Any

import cupy
import numpy as np

import udf.cuda.failure
from benchmarks.device_time import device_ms
from benchmarks.interrupts_cpu import collatz_on, digits, nested, newton, xorshift
from ptx2cpp import add_stop_checks, emit, flat_function
from ptx2cpp.optimise import optimise
from udf import cuda
from udf.bind.bind import bind
from udf.columns.column import Column
from udf.cuda.cuda_backend import map_artefact
from udf.cuda.device import current_architecture
from udf.cuda.launch import Kernel
from udf.cuda.memory import new_arrays
from udf.cuda.nvrtc import compile_unit
from udf.cuda.render import ROUND, render
from udf.frontend import compile_to_ptx

if TYPE_CHECKING:
    from collections.abc import Callable

    from benchmarks.asked import Asked, Bar

LENGTHS = (None, 1, 64, 128, ROUND, 640)
"""Instructions to which loops are written out; None for loops that do not look."""

FUNCTIONS: tuple[tuple[Callable[..., Any], tuple[Any, ...]], ...] = (
    (collatz_on, ()),
    (digits, ()),
    (newton, ()),
    (nested, (60,)),
    (xorshift, (100,)),
)
"""Functions, and their further arguments."""


def run(asked: Asked, bar: Bar) -> dict[str, Any]:
    """Return for each function the milliseconds of its kernel, and the cost of looking in percent."""
    rows, lines = 2**14 if asked.quick else 2**24, []
    for number, (function, args) in enumerate(FUNCTIONS):
        for few in (False, True):
            bar.at(number, len(FUNCTIONS), function.__name__)
            lines.append(measure(function, args, rows // 64 if few else rows, asked.repeats * 3))
    costs = [line["cost_percent"] for line in lines]
    return {
        "lines": lines,
        "cost_percent": {"median": statistics.median(costs), "greatest": max(costs)},
        "wait": [waited(2**power, asked.repeats * 10) for power in (10, 16, 20, 24)],
    }


def column_of(function: Callable[..., Any], rows: int) -> Column:
    """Return what ``function`` runs over."""
    random = cupy.random.RandomState(7)
    if function is newton:
        return Column(values=random.standard_normal(rows, dtype="float64").__abs__() + 0.5)
    return Column(values=random.randint(1, 2400, rows).astype("int64"))


def measure(function: Callable[..., Any], args: tuple[Any, ...], rows: int, repeats: int) -> dict[str, Any]:
    """Time a function's kernel in all lengths."""
    column = column_of(function, rows)
    call = bind(function, (column,), args=args)
    ptx = compile_to_ptx(call)
    flat = optimise(flat_function(ptx.text, entry=ptx.name))
    given = [int.from_bytes(np.asarray(value).tobytes(), "little") for value in call.values]
    works, first, policies = {}, None, {}
    for length in LENGTHS:
        cpp = emit(flat if length is None else add_stop_checks(flat, length), volatile=False)
        unit = render(cpp, ptx, call)
        kernel = Kernel(compile_unit(unit, current_architecture()).code, unit.entry, unit.policy)
        (values,), _ = new_arrays([result.dtype.numpy for result in ptx.returns], (), rows)
        word = cupy.full(1, 2**64 - 1, "uint64")
        works[str(length)] = launch_of(kernel, rows, [column.values, values], given, word)
        works[str(length)]()
        first = values if first is None else first
        cupy.testing.assert_array_equal(values, first)
        policies[str(length)] = unit.policy.rows_per_thread
    times = device_ms(works, repeats=repeats)
    looks, plain = times[str(ROUND)][1], times["None"][1]
    return {
        "name": function.__name__,
        "rows": rows,
        "ms": times,
        "rows_per_thread": policies,
        "cost_percent": round((looks / plain - 1) * 100, 2),
    }


def launch_of(kernel: Kernel, rows: int, arrays: list[Any], given: list[int], word: Any) -> Callable[[], None]:
    """Return a launch; the arrays live as long as it."""
    words, stream = [*(a.data.ptr for a in arrays), *given, rows, word.data.ptr], cupy.cuda.get_current_stream().ptr

    def launch(_kept: Any = (arrays, word)) -> None:
        kernel.launch(rows, words, stream)

    return launch


def waited(rows: int, repeats: int) -> dict[str, Any]:
    """Time calls of a program with loops, which asks the stream, and with a wait that blocks in its place."""
    column = column_of(collatz_on, rows)
    call = bind(collatz_on, (column,))
    ptx = compile_to_ptx(call)
    unit = cuda.backend.translation_unit(ptx, call)
    program = cuda.BACKEND.load(map_artefact(unit, ptx, call, current_architecture()))
    kept, taken = udf.cuda.failure.wait_for_stream, {"asks": list[float](), "blocks": list[float]()}
    try:
        for turn in range(repeats + 3):
            for name, wait in (("asks", kept), ("blocks", cupy.cuda.runtime.streamSynchronize)):
                udf.cuda.failure.wait_for_stream = wait
                began = time.perf_counter()
                program.run((column,))
                if turn > 2:
                    taken[name].append((time.perf_counter() - began) * 1e6)
    finally:
        udf.cuda.failure.wait_for_stream = kept
    medians = {f"{name}_us": round(statistics.median(times), 1) for name, times in taken.items()}
    return {"rows": rows, **medians}
