"""Who runs a loop over rolling windows in benchmarks/rolling_gpu.py beside us: kernels by hand, numba.cuda, CuPy.

Every contender reads one float64 column and writes one prepared array; NaN where a window is cut short.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cupy
import numpy as np
from cupyx.scipy import ndimage
from numba import cuda as numba_cuda

if TYPE_CHECKING:
    from collections.abc import Callable

    Work = Callable[[], Any]


def largest(w: Any) -> float:
    """Return the largest value of a window."""
    best = w[0]
    for v in w:
        if v > best:  # noqa: PLR1730 - the loop is what is measured
            best = v
    return best


def mean(w: Any) -> float:
    """Return the mean of a window."""
    total = 0.0
    for v in w:
        total += v
    return total / len(w)


BODIES = {
    "max": "double r = w[0]; for (int k = 1; k < W; ++k) r = w[k] > r ? w[k] : r; return r;",
    "mean": "double r = 0; for (int k = 0; k < W; ++k) r += w[k]; return r / W;",
}

THREADS = 256


def by_hand(name: str, length: int, values: Any, out: Any) -> Work:
    """Run one thread a window, over global memory."""
    text = f"""constexpr int W = {length};
static __device__ double f(const double* __restrict__ w) {{ {BODIES[name]} }}
extern "C" __global__ void by_hand(const double* __restrict__ x, double* __restrict__ y, long long rows) {{
    const long long i = blockIdx.x * {THREADS}ll + threadIdx.x;
    if (i < rows) y[i] = i < W - 1 ? __longlong_as_double(0x7ff8000000000000ll) : f(x + i - W + 1);
}}"""
    kernel, rows = cupy.RawKernel(text, "by_hand"), len(values)
    return lambda: kernel((-(-rows // THREADS),), (THREADS,), (values, out, np.int64(rows)))


def tiled(name: str, length: int, values: Any, out: Any) -> Work:
    """Run one thread a window, over a tile in shared memory."""
    text = f"""constexpr int W = {length};
static __device__ double f(const double* w) {{ {BODIES[name]} }}
extern "C" __global__ void tiled(const double* __restrict__ x, double* __restrict__ y, long long rows) {{
    __shared__ double tile[{THREADS} + W - 1];
    const long long first = blockIdx.x * {THREADS}ll, i = first + threadIdx.x;
    for (int k = threadIdx.x; k < {THREADS} + W - 1; k += {THREADS}) {{
        const long long row = first + k - W + 1;
        tile[k] = row >= 0 && row < rows ? x[row] : 0;
    }}
    __syncthreads();
    if (i < rows) y[i] = i < W - 1 ? __longlong_as_double(0x7ff8000000000000ll) : f(tile + threadIdx.x);
}}"""
    kernel, rows = cupy.RawKernel(text, "tiled"), len(values)
    return lambda: kernel((-(-rows // THREADS),), (THREADS,), (values, out, np.int64(rows)))


def with_numba(name: str, length: int, values: Any, out: Any) -> Work:
    """Run a numba.cuda kernel of the Python function, one thread a window."""
    function = numba_cuda.jit(device=True)({"max": largest, "mean": mean}[name])

    @numba_cuda.jit
    def kernel(x: Any, y: Any) -> None:
        i = numba_cuda.grid(1)
        if i < x.size:
            y[i] = function(x[i - length + 1 : i + 1]) if i >= length - 1 else np.nan

    x, y = numba_cuda.as_cuda_array(values), numba_cuda.as_cuda_array(out)
    blocks = -(-len(values) // THREADS)
    return lambda: kernel[blocks, THREADS](x, y)


def with_cupy(name: str, length: int, values: Any, out: Any) -> Work:
    """Run CuPy's filter; its windows are centred."""
    make = {"max": ndimage.maximum_filter1d, "mean": ndimage.uniform_filter1d}[name]
    return lambda: make(values, length, output=out, mode="nearest")


PEERS: dict[str, Callable[[str, int, Any, Any], Work]] = {
    "by_hand": by_hand,
    "tiled": tiled,
    "numba": with_numba,
    "cupy": with_cupy,
}
