"""Who runs a row of benchmarks/kernels_gpu.py: our kernel, the same around C++, and peers.

Every contender reads the same columns and writes one prepared column, so that its kernel alone is timed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cupy
import numpy as np
from numba import cuda as numba_cuda

from ptx2cpp import CppFunction, CppValue
from udf.base.dtypes import dtype_of
from udf.base.handling import Handling
from udf.base.stages import Parameter, Result, ScalarParameter
from udf.bind.bind import bind
from udf.bind.udf_call import PtxUdf, UdfCall
from udf.columns.column import Column
from udf.cuda.cuda_backend import translation_unit
from udf.cuda.device import current_architecture
from udf.cuda.launch import Kernel
from udf.cuda.nvrtc import compile_unit
from udf.cuda.render import render
from udf.frontend import compile_to_ptx

if TYPE_CHECKING:
    from collections.abc import Callable

    from benchmarks.map_rows_gpu import Row
    from udf.cuda.policy import MapPolicy
    from udf.cuda.render import TranslationUnit

    Work = Callable[[], Any]
    Columns = tuple[Column, ...]

NAMES = "abcdefgh"


def contenders(row: Row, taken: Columns, given: Column, names: tuple[str, ...]) -> dict[str, Work]:
    """Return the work of each contender in ``names``: ``given[i] = row.function(taken[0][i], ...)``."""
    makers: dict[str, Callable[[Row, Columns, Column], Work]] = {
        "inlay": inlay,
        "native": native,
        "kernel": kernel_by_hand,
        "memcpy": memcpy,
        "cupy": elementwise,
        "numba": numba_kernel,
    }
    return {name: makers[name](row, taken, given) for name in names}


def inlay(row: Row, taken: Columns, given: Column) -> Work:
    """Run the Python function, through every stage."""
    return launched(our_unit(row, taken), taken, given)


def our_unit(row: Row, taken: Columns, policy: MapPolicy | None = None) -> TranslationUnit:
    """Return the kernel that Inlay makes of the Python function."""
    call = bind(row.function, taken, how=Handling(nulls=row.nulls, error_model=row.error_model))
    return translation_unit(compile_to_ptx(call), call, policy=policy)


def native(row: Row, taken: Columns, given: Column) -> Work:
    """Run the same kernel, in the same geometry, around a function written in C++."""
    return launched(native_unit(row, our_unit(row, taken).policy), taken, given)


def native_unit(row: Row, policy: MapPolicy | None = None) -> TranslationUnit:
    """Return our kernel around the row's C++ expression, as NVRTC optimises it (it contracts to fma).

    A masked row's function takes each value and validity, and is valid where all are.
    """
    dtype, names = dtype_of(row.dtype), NAMES[: row.columns]
    masked = row.nullable and row.nulls == "pass"
    kinds = ("value", "valid") if masked else ("value",)
    taken = [(kind, i, f"{'v_' * (kind == 'valid')}{name}") for i, name in enumerate(names) for kind in kinds]
    parameters = tuple(CppValue(name, "bool" if kind == "valid" else dtype.cpp) for kind, _, name in taken)
    results = (CppValue("r0", dtype.cpp), CppValue("r1", "bool"))[: 1 + masked]
    valid = " && ".join(f"v_{name}" for name in names)
    value = row.expression.format(*names)
    returned = f"{{{valid} ? {value} : 0, {valid}}}" if masked else value
    type_ = "native_result" if masked else dtype.cpp
    struct = f"struct native_result {{ {dtype.cpp} r0; bool r1; }};\n" if masked else ""
    listed = ", ".join(f"{p.type} {p.name}" for p in parameters)
    text = f"{row.helpers}{struct}static __device__ __forceinline__ {type_} native({listed}) {{ return {returned}; }}\n"
    function = CppFunction(
        name="native", text=text, parameters=parameters, results=results, return_type=type_, instructions=1
    )
    udf = PtxUdf(
        text="",
        name="native",
        takes=tuple(
            ScalarParameter(what=w, index=i, dtype=dtype_of("uint8") if w == "valid" else dtype) for w, i, _ in taken
        ),
        returns=(Result(dtype=dtype, nullable=masked),),
        raises=(),
    )
    columns = (Parameter(dtype=dtype, nullable=row.nullable),) * row.columns
    call = UdfCall(function=native_unit, parameters=columns, key="", how=Handling(nulls=row.nulls))
    return render(function, udf, call, policy=policy)


def launched(unit: TranslationUnit, taken: Columns, given: Column) -> Work:
    """Return a launch of ``unit`` on prepared columns."""
    kernel = Kernel(compile_unit(unit, current_architecture()).code, unit.entry, unit.policy)
    failure, rows = cupy.full(1, 2**64 - 1, "uint64"), len(given)
    words = [*pointers(*taken, given), rows, failure.data.ptr]
    stream = cupy.cuda.get_current_stream().ptr

    def launch() -> None:
        assert failure.size == 1  # the word lives as long as the launches that may write it
        kernel.launch(rows, words, stream)

    return launch


def pointers(*columns: Column) -> list[int]:
    """Return the addresses of values and, where there is one, bitmask of each column: a kernel's first words."""
    return [a.data.ptr for c in columns for a in (c.values, c.validity) if a is not None]


def kernel_by_hand(row: Row, taken: Columns, given: Column) -> Work:
    """Run a whole kernel in CUDA C++ as one writes it by hand: one row a thread, a ballot for 32 rows of validity."""
    names, cpp = NAMES[: row.columns], dtype_of(row.dtype).cpp
    columns = ", ".join(f"const {cpp}* __restrict__ {name}" for name in names)
    value = row.expression.format(*(f"{name}[i]" for name in names))
    if row.nullable:
        columns = ", ".join(f"{c}, const unsigned char* __restrict__ {c[-1]}_mask" for c in columns.split(", "))
        valid = " && ".join(["i < rows", *(f"({name}_mask[i / 8] >> (i % 8) & 1)" for name in names)])
        body = f"""const bool valid = {valid};
    if (i < rows) y[i] = valid ? {value} : 0;
    const unsigned word = __ballot_sync(0xffffffffu, valid);
    if (i < rows && i % 32 == 0) reinterpret_cast<unsigned*>(y_mask)[i / 32] = word;"""
    else:
        body = f"if (i < rows) y[i] = {value};"
    out = f"{cpp}* __restrict__ y" + ", unsigned char* __restrict__ y_mask" * row.nullable
    text = f"""{row.helpers}
extern "C" __global__ void by_hand({columns}, {out}, long long rows) {{
    const long long i = blockIdx.x * 256ll + threadIdx.x;
    {body}
}}"""
    kernel = cupy.RawKernel(text, "by_hand")
    arrays = [a for c in (*taken, given) for a in (c.values, c.validity) if a is not None]
    return lambda: kernel((-(-len(given) // 256),), (256,), (*arrays, np.int64(len(given))))


def memcpy(row: Row, _taken: Columns, given: Column) -> Work:
    """Copy as many bytes as the row moves, device to device: half are read, half are written."""
    half = int(len(given) * row.bytes) // 2
    source, target = cupy.zeros(half, "uint8"), cupy.empty(half, "uint8")
    return lambda: target.data.copy_from_device_async(source.data, half)


def elementwise(row: Row, taken: Columns, given: Column) -> Work:
    """Run CuPy's ElementwiseKernel over one column; with nulls the bitmask is read there, and copied by a memcpy."""
    (column,), value = taken, row.expression.format("x")
    if not row.nullable:
        kernel = cupy.ElementwiseKernel("T x", "T y", f"y = {value}", f"peer_{row.name}")
        return lambda: kernel(column.values, given.values)
    body = f"if (mask[i >> 3] >> (i & 7) & 1) {{ y = {value}; }} else {{ y = 0; }}"
    kernel = cupy.ElementwiseKernel("T x, raw uint8 mask", "T y", body, f"peer_{row.name}")

    def both() -> None:
        kernel(column.values, column.validity, given.values)
        given.validity.data.copy_from_device_async(column.validity.data, column.validity.nbytes)

    return both


def numba_kernel(row: Row, taken: Columns, given: Column) -> Work:
    """Run a numba.cuda kernel over one column, one row a thread; with nulls as :func:`elementwise`."""
    (column,), function = taken, numba_cuda.jit(device=True)(row.function)

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

    blocks = -(-len(given) // 256)
    x, y = numba_cuda.as_cuda_array(column.values), numba_cuda.as_cuda_array(given.values)
    if not row.nullable:
        return lambda: plain[blocks, 256](x, y)
    mask = numba_cuda.as_cuda_array(column.validity)

    def both() -> None:
        masked[blocks, 256](x, mask, y)
        given.validity.data.copy_from_device_async(column.validity.data, column.validity.nbytes)

    return both


def random_columns(row: Row, rows: int) -> Columns:
    """Return values around 0 (integers: millions, or any bits where small); three of four rows valid."""
    fill = cupy.ElementwiseKernel(
        "float64 scale, int64 seed",
        "T y",
        """unsigned long long h = (i + 1 + seed) * 0x9E3779B97F4A7C15ull;
           h ^= h >> 29; h *= 0xBF58476D1CE4E5B9ull; h ^= h >> 32;
           y = sizeof(T) < 4 ? (T)(h >> 40) : (T)(((h >> 11) / 9007199254740992.0 - 0.5) * scale);""",
        "fill_random",
    )
    columns = []
    for number in range(row.columns):
        values, seed = cupy.empty(rows, row.dtype), number << 40
        fill(row.spread if np.dtype(row.dtype).kind == "f" else 6e6, seed, values)
        bits = None
        if row.nullable:
            fill(0.0, seed + 7, bits := cupy.empty(rows // 8, "uint8"))
            bits |= cupy.roll(bits, 12345)
        columns.append(Column(values=values, validity=bits))
    return tuple(columns)
