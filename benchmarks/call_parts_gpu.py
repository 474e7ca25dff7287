"""The parts of a cached call on a GPU, each on its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cupy
from cuda.core import Device, LaunchConfig, ObjectCode, launch

from udf import cuda
from udf.base.dtypes import dtype_of
from udf.bind.bind import bind
from udf.columns.column import Column
from udf.cuda.cuda_backend import translation_unit
from udf.cuda.device import current_architecture
from udf.cuda.launch import Kernel
from udf.cuda.memory import new_columns
from udf.cuda.nvrtc import compile_unit
from udf.frontend import compile_to_ptx

if TYPE_CHECKING:
    from collections.abc import Callable


def parts(rows: int) -> dict[str, Callable[[], Any]]:
    """Return what a call over ``rows`` rows consists of, and the same launch by cuda.core."""
    column = Column(values=cupy.arange(rows, dtype="float64"))
    call = bind(lambda x: x * 2 + 1, (column,))
    ptx = compile_to_ptx(call)
    program = cuda.BACKEND.load(cuda.BACKEND.build(ptx, call))
    unit = translation_unit(ptx, call)
    cubin = compile_unit(unit, current_architecture())
    (given,) = new_columns((dtype_of("float64"),), rows, nullable=(False,))
    kernel = Kernel(cubin.code, unit.entry, unit.policy)
    words = [column.values.data.ptr, given.values.data.ptr, rows, 0]
    stream = cupy.cuda.get_current_stream().ptr
    device = Device()
    device.set_current()
    loaded = ObjectCode.from_cubin(cubin.code).get_kernel(unit.entry)
    config = LaunchConfig(grid=-(-rows // unit.policy.tile_rows), block=unit.policy.threads)
    queue = device.default_stream
    return {
        "cupy.empty": lambda: (given, cupy.empty(rows, "float64")),
        "launch": lambda: kernel.launch(rows, words, stream),
        "launch by cuda.core": lambda: launch(queue, config, loaded, *words),
        "program": lambda: program.run((column,)),
    }
