"""Both front ends over the corpus, Numba's core and NVIDIA's numba-cuda-mlir: PTX, registers, time, results.

python -m benchmarks.front_ends        where numba-cuda-mlir is installed: benchmarks/results/front_ends.json

It needs no GPU. Results are those of the processor's back end over each function's own rows; integers wrap, and a
division by zero gives inf or nan, since numba-cuda-mlir raises nothing. What it is not asked to do is named.
"""

from __future__ import annotations

import gc
import re
import statistics
import time
from collections import Counter
from typing import TYPE_CHECKING, Any

import numpy as np

from benchmarks.record import write
from tests.support.corpus import CORPUS
from tests.support.corpus_check import columns, expected
from udf.base.handling import Handling
from udf.bind.bind import bind
from udf.cpu import BACKEND
from udf.cuda.backend import translation_unit
from udf.cuda.nvrtc import compile_unit, register_count
from udf.errors import UdfCompileError
from udf.frontend import compile_to_ptx

if TYPE_CHECKING:
    from udf.base.stages import PtxUdf, UdfCall


def line_of(case: Any) -> dict[str, Any]:
    """Return what both front ends make of one function: pairs are ours, theirs."""
    calls, made, taken = [], [], []
    for front in ("numba", "mlir"):
        how = Handling(overflow="wrap", error_model="numpy", frontend=front)
        call = bind(case.function, columns(case, expected(case.name).rows), how=how)
        gc.collect()
        start = time.perf_counter()
        try:
            made.append(compile_to_ptx(call))
        except UdfCompileError as error:
            if front == "numba":
                raise
            return {"name": case.name, "result": "refused", "why": re.sub(r" \(udf.options.*", "", error.cause)}
        taken.append(round((time.perf_counter() - start) * 1e3, 1))
        calls.append(call)
    first, second = (values(case, *both) for both in zip(made, calls, strict=True))
    same = first.dtype == second.dtype and np.array_equal(first, second, equal_nan=first.dtype.kind == "f")
    return {
        "name": case.name,
        "result": "the same bits" if same else "other bits",
        "ptx_bytes": [len(one.text) for one in made],
        "registers": [registers(*both) for both in zip(made, calls, strict=True)],
        "ms": taken,
    }


def values(case: Any, ptx: PtxUdf, call: UdfCall) -> Any:
    """Return what a function gives for the rows of which Python has a value."""
    program: Any = BACKEND.load(BACKEND.build(ptx, call))
    return np.asarray(program.run(columns(case, expected(case.name).rows))[0].values)


def registers(ptx: PtxUdf, call: UdfCall) -> int:
    """Return the registers of the kernel of rows on an H100."""
    return register_count(compile_unit(translation_unit(ptx, call), "sm_90"))


def main() -> None:
    """Compile, compare, and write the result."""
    lines = [line_of(case) for case in [*CORPUS[:3], *CORPUS]][3:]  # first calls have what only first calls have
    both = [line for line in lines if "ms" in line]
    middle = {
        what: [statistics.median(line[what][i] for line in both) for i in (0, 1)]
        for what in ("ptx_bytes", "registers", "ms")
    }
    counts = Counter(line["result"] for line in lines)
    write("front_ends", {"counts": counts, "medians": middle, "lines": lines})
    print(dict(counts), middle)


if __name__ == "__main__":
    main()
