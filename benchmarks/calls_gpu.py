"""What a call costs on the host: launching what is built, and building what is new."""

from __future__ import annotations

import math
import statistics
import time
from typing import TYPE_CHECKING, Any

import cupy
from cuda.core import Device, LaunchConfig, ObjectCode, launch

import udf
from benchmarks.device_time import host_us
from ptx2cpp import translate
from udf import cuda
from udf.bind import bind
from udf.column import Column
from udf.cuda.device import current_architecture
from udf.cuda.launch import Kernel
from udf.cuda.memory import new_columns
from udf.cuda.nvrtc import compile_unit
from udf.cuda.render import render
from udf.dtypes import dtype_of
from udf.frontend import compile_to_ptx
from udf.stages import ROWS

if TYPE_CHECKING:
    from collections.abc import Callable

    from udf.cuda.program import CudaProgram

ROW_COUNT = 1000


def call_us() -> dict[str, float]:
    """Return the host's microseconds for a call over 1000 rows on the device, and for its parts."""
    column = Column(values=cupy.arange(ROW_COUNT, dtype="float64"))
    call = bind(lambda x: x * 2 + 1, (column,))
    program = cuda.BACKEND.load(cuda.BACKEND.build(compile_to_ptx(call), call, ROWS))
    raising = bind(lambda x: 1.0 / x, (column,))
    checked = cuda.BACKEND.load(cuda.BACKEND.build(compile_to_ptx(raising), raising, ROWS))
    (given,) = program.run((column,))
    kernel = Kernel(cubin(program), program.plan.entry, program.plan.policy)
    words = [column.values.data.ptr, given.values.data.ptr, ROW_COUNT, 0]
    stream = cupy.cuda.get_current_stream().ptr
    positive = Column(values=column.values + 1)
    series = udf.Series(column.values)
    function = lambda x: x * 2 + 1  # noqa: E731 - what a user passes
    with udf.options(backend="cuda"):
        return {
            "empty": round(host_us(lambda: cupy.empty(ROW_COUNT, "float64")), 2),
            "new_columns": round(host_us(lambda: new_columns((dtype_of("float64"),), ROW_COUNT, nullable=(False,))), 2),
            "launch": round(host_us(lambda: kernel.launch(ROW_COUNT, words, stream)), 2),
            "launch_by_cuda_core": round(host_us(by_cuda_core(program, words)), 2),
            "program": round(host_us(lambda: program.run((column,))), 2),
            "program_that_can_raise": round(host_us(lambda: checked.run((positive,))), 2),
            "series_applymap": round(host_us(lambda: series.applymap(function)), 2),
        }


def cubin(program: CudaProgram) -> bytes:
    """Return the machine code of a program for the device here."""
    return program.artefact.code[current_architecture()]


def by_cuda_core(program: CudaProgram, words: list[int]) -> Callable[[], Any]:
    """Return the same launch by cuda.core.launch, the alternative to udf/cuda/launch.py."""
    device = Device()
    device.set_current()
    kernel = ObjectCode.from_cubin(cubin(program)).get_kernel("map_rows")
    config = LaunchConfig(grid=-(-ROW_COUNT // program.plan.policy.tile_rows), block=program.plan.policy.threads)
    stream = device.default_stream
    return lambda: launch(stream, config, kernel, *words)


def stage_ms(repeats: int = 9) -> dict[str, dict[str, float]]:
    """Return the median milliseconds of each stage for a function never seen, in a warm process."""
    column = Column(values=cupy.arange(ROW_COUNT, dtype="float64") / ROW_COUNT)
    texts = {
        "axpb": "lambda x: x * {0} + 1",
        "smooth": "lambda x: math.sqrt(abs(x)) * math.exp(-x * x) + math.log1p(abs(x) + {0})",
        "pow": "lambda x: abs(x) ** {0}",
    }
    figures = {}
    for name, text in texts.items():
        laps = [one_build(eval(text.format(1.25 + i / 64), {"math": math}), column) for i in range(repeats + 1)]  # noqa: S307
        medians = {stage: statistics.median(lap[stage] for lap in laps[1:]) for stage in laps[0]}
        figures[name] = {stage: round(ms, 2) for stage, ms in medians.items()} | {
            "all": round(sum(medians.values()), 2)
        }
    return figures


def one_build(function: Callable[[float], float], column: Column) -> dict[str, float]:
    """Return the milliseconds of each stage for ``function``, down to the first result."""
    marks = [time.perf_counter()]

    def lap(value: Any) -> Any:
        marks.append(time.perf_counter())
        return value

    call = lap(bind(function, (column,)))
    ptx = lap(compile_to_ptx(call))
    cpp = lap(translate(ptx.text, entry=ptx.name))
    unit = lap(render(cpp, ptx, call, ROWS))
    cubin = lap(compile_unit(unit, current_architecture()))
    kernel = lap(Kernel(unit, cubin))
    (given,) = new_columns(ptx.results, len(column), nullable=(False,))
    kernel.launch(len(column), [column.values.data.ptr, given.values.data.ptr, len(column), 0], 0)
    lap(cupy.cuda.Device().synchronize())
    names = ("bind", "numba_nvvm", "ptx2cpp", "render", "nvrtc", "load", "launch_and_wait")
    return {name: (b - a) * 1e3 for name, a, b in zip(names, marks, marks[1:], strict=False)}
