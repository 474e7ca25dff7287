"""Kernels of one's own on the GPU, with functions of ``udf.compiler`` in them: the values of the processor's form."""

import math
import subprocess
import sys
from pathlib import Path

import cupy
import numpy as np
import pytest

from tests.engine.test_compiler import C_TYPES, native
from udf import compiler

EXAMPLE = Path(__file__).parents[2] / "examples" / "own_kernel.py"
APPLY = """
{{ function.text }}
extern "C" __global__ void apply(const {{ type }}* x, {{ type }}* to, long long count)
{
    for (long long i = threadIdx.x; i < count; i += blockDim.x) to[i] = {{ function.name }}(x[i]);
}
"""


@pytest.mark.parametrize("dtype", C_TYPES)
def test_a_value_of_every_type_comes_and_goes(dtype) -> None:
    """Through a RawKernel around the function, as it went."""
    made = compiler.compile(lambda x: x, dtype, name="same")
    values = np.arange(-50, 50).astype(dtype)
    x, to = cupy.asarray(values), cupy.empty(100, dtype)
    source = made.native(APPLY, type=made.cpp().return_type).source
    cupy.RawKernel(source, "apply")((1,), (32,), (x, to, np.int64(100)))
    assert to.get().tolist() == values.tolist()


def test_both_forms_give_the_same_bits() -> None:
    """C++ on the GPU and LLVM IR on the processor are of one PTX; a row that raises gives its status in both."""

    def f(x):
        if x > 90:
            raise ValueError("too large")
        return math.sin(x) * math.exp(-x * x / 7) + math.log1p(abs(x))

    made = compiler.compile(f, "float64")
    kernel = """{{ function.text }}
    extern "C" __global__ void apply(const double* x, double* to, unsigned int* status)
    { const auto r = {{ function.name }}(x[threadIdx.x]); to[threadIdx.x] = r.r0; status[threadIdx.x] = r.status; }"""
    values = np.linspace(-99, 99, 512)
    x, to, status = cupy.asarray(values), cupy.empty(512), cupy.empty(512, np.uint32)
    cupy.RawKernel(made.native(kernel).source, "apply")((1,), (512,), (x, to, status))
    run = native(made.llvm(), "f", (C_TYPES["float64"],), (C_TYPES["float64"], C_TYPES["uint32"]))
    expected = [run(value) for value in values]
    assert status.get().tolist() == [number for _, number in expected]
    fine = status.get() == 0
    assert 0 < fine.sum() < 512
    assert to.get()[fine].tobytes() == np.array([value for value, number in expected if not number]).tobytes()


def test_the_example_runs_on_this_gpu() -> None:
    """An image filter and a RawKernel, compared with Python."""
    done = subprocess.run([sys.executable, str(EXAMPLE)], capture_output=True, text=True, check=False)  # noqa: S603 - ours
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("ok ") == 2, done.stdout
