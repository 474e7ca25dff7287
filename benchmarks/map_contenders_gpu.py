"""Who runs a row of benchmarks/applymap_gpu.py: our kernel, the same kernel around C++ by hand, and three peers.

Every contender reads one column and writes one prepared column, so that its kernel alone is timed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cupy
import numpy as np
from numba import cuda as numba_cuda

from ptx2cpp import CppFunction, CppValue
from udf.bind import bind
from udf.column import Column
from udf.cuda.backend import translation_unit
from udf.cuda.device import current_architecture
from udf.cuda.launch import Kernel
from udf.cuda.memory import new_failure
from udf.cuda.nvrtc import compile_unit
from udf.cuda.render import render
from udf.dtypes import dtype_of
from udf.frontend import compile_to_ptx
from udf.stages import ROWS, Parameter

if TYPE_CHECKING:
    from collections.abc import Callable

    from benchmarks.map_rows_gpu import Row
    from udf.cuda.policy import MapPolicy
    from udf.cuda.render import TranslationUnit

    Work = Callable[[], Any]


def contenders(row: Row, taken: Column, given: Column, names: tuple[str, ...]) -> dict[str, Work]:
    """Return the work of each contender in ``names``: ``given[i] = row.function(taken[i])``."""
    makers: dict[str, Callable[[Row, Column, Column], Work]] = {
        "inlay": inlay,
        "native": native,
        "memcpy": memcpy,
        "cupy": elementwise,
        "numba": numba_kernel,
    }
    return {name: makers[name](row, taken, given) for name in names}


def inlay(row: Row, taken: Column, given: Column) -> Work:
    """Run the Python function, through every stage."""
    return launched(our_unit(row, taken), taken, given)


def our_unit(row: Row, taken: Column) -> TranslationUnit:
    """Return the kernel that Inlay makes of the Python function."""
    call = bind(row.function, (taken,))
    return translation_unit(compile_to_ptx(call), call, ROWS)


def native(row: Row, taken: Column, given: Column) -> Work:
    """Run the same kernel, in the same geometry, around a function written in C++."""
    return launched(native_unit(row, our_unit(row, taken).policy), taken, given)


def native_unit(row: Row, policy: MapPolicy | None = None) -> TranslationUnit:
    """Return our kernel around the row's C++ expression, as NVRTC optimises it (it contracts to fma)."""
    dtype = dtype_of(row.dtype)
    body = f"return {row.expression.format('a')};"
    text = f"static __device__ __forceinline__ {dtype.cpp} native({dtype.cpp} a) {{ {body} }}"
    value = CppValue("a", dtype.cpp)
    function = CppFunction(
        name="native", text=text, parameters=(value,), results=(value,), return_type=dtype.cpp, steps=1
    )
    parameters = (Parameter(dtype=dtype, nullable=row.nullable),)
    return render(function, ROWS, parameters=parameters, results=(dtype,), policy=policy)


def launched(unit: TranslationUnit, taken: Column, given: Column) -> Work:
    """Return a launch of ``unit`` on prepared columns."""
    kernel = Kernel(unit, compile_unit(unit, current_architecture()))
    failure = new_failure()
    words = [taken.values.data.ptr]
    words += [] if taken.validity is None else [taken.validity.data.ptr]
    words += [given.values.data.ptr, 0 if given.validity is None else given.validity.data.ptr]
    words += [len(taken), failure.data.ptr]
    stream = cupy.cuda.get_current_stream().ptr

    def launch() -> None:
        assert failure.size == 1  # the word lives as long as the launches that may write it
        kernel.launch(len(taken), words, stream)

    return launch


def memcpy(_row: Row, taken: Column, given: Column) -> Work:
    """Copy the values, device to device: no function, no bitmask. It sets the TB/s to reach."""
    return lambda: given.values.data.copy_from_device_async(taken.values.data, taken.values.nbytes)


def elementwise(row: Row, taken: Column, given: Column) -> Work:
    """Run CuPy's ElementwiseKernel; with nulls the bitmask is read there, and copied by a memcpy."""
    value = row.expression.format("x")
    if not row.nullable:
        kernel = cupy.ElementwiseKernel("T x", "T y", f"y = {value}", f"peer_{row.name}")
        return lambda: kernel(taken.values, given.values)
    body = f"if (mask[i >> 3] >> (i & 7) & 1) {{ y = {value}; }} else {{ y = 0; }}"
    kernel = cupy.ElementwiseKernel("T x, raw uint8 mask", "T y", body, f"peer_{row.name}")

    def both() -> None:
        kernel(taken.values, taken.validity, given.values)
        given.validity.data.copy_from_device_async(taken.validity.data, taken.validity.nbytes)

    return both


def numba_kernel(row: Row, taken: Column, given: Column) -> Work:
    """Run a numba.cuda kernel, one row a thread; with nulls as :func:`elementwise`."""
    function = numba_cuda.jit(device=True)(row.function)

    @numba_cuda.jit
    def plain(x: Any, y: Any) -> None:
        i = numba_cuda.grid(1)
        if i < x.size:
            y[i] = function(x[i])

    @numba_cuda.jit
    def masked(x: Any, mask: Any, y: Any) -> None:
        i = numba_cuda.grid(1)
        if i < x.size:
            y[i] = function(x[i]) if mask[i >> 3] >> (i & 7) & 1 else 0

    blocks = -(-len(taken) // 256)
    x, y = numba_cuda.as_cuda_array(taken.values), numba_cuda.as_cuda_array(given.values)
    if not row.nullable:
        return lambda: plain[blocks, 256](x, y)
    mask = numba_cuda.as_cuda_array(taken.validity)

    def both() -> None:
        masked[blocks, 256](x, mask, y)
        given.validity.data.copy_from_device_async(taken.validity.data, taken.validity.nbytes)

    return both


def random_column(row: Row, rows: int) -> Column:
    """Return values in -3 ... 3 (integers: millions, or any bits where small); three of four rows valid."""
    fill = cupy.ElementwiseKernel(
        "float64 scale",
        "T y",
        """unsigned long long h = (i + 1) * 0x9E3779B97F4A7C15ull;
           h ^= h >> 29; h *= 0xBF58476D1CE4E5B9ull; h ^= h >> 32;
           y = sizeof(T) < 4 ? (T)(h >> 40) : (T)(((h >> 11) / 9007199254740992.0 - 0.5) * scale);""",
        "fill_random",
    )
    values = cupy.empty(rows, row.dtype)
    fill(6.0 if np.dtype(row.dtype).kind == "f" else 6e6, values)
    if not row.nullable:
        return Column(values=values)
    bits = cupy.empty(rows // 8, "uint8")
    fill(0.0, bits)
    return Column(values=values, validity=bits | cupy.roll(bits, 12345))
