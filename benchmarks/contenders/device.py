"""Contenders on the GPU. A library is imported by the contender that needs it."""

# ruff: noqa: PLC0415 - absent libraries must not hinder the others

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from benchmarks.contenders.contender import Contender, columns_of
from benchmarks.contenders.inlay import frame, from_pandas, inlay, series_or_frame

if TYPE_CHECKING:
    from benchmarks.contenders.contender import Call, Columns
    from benchmarks.workloads import Workload

THREADS = 256


def to_cupy(result: Any) -> Any:
    """Return a column on the device as CuPy's array, without a copy."""
    import cupy

    return cupy.asarray(result)


def numba_map(workload: Workload) -> Call:
    """Return a numba.cuda kernel, one row a thread, with its result allocated."""
    import cupy
    from numba import cuda

    function = cuda.jit(device=True)(workload.values)
    places = ", ".join(f"x{i}" for i in range(len(workload.columns)))
    items = ", ".join(f"x{i}[i]" for i in range(len(workload.columns)))
    text = f"def kernel({places}, y):\n    i = grid(1)\n    if i < y.size:\n        y[i] = f({items})\n"
    space: dict[str, Any] = {"grid": cuda.grid, "f": function}
    exec(text, space)  # noqa: S102 - our own text: one kernel for each number of columns
    kernel = cuda.jit(space["kernel"])

    def call(columns: Any) -> Any:
        y = cupy.empty(columns[0].size)
        kernel[-(-y.size // THREADS), THREADS](*columns, y)
        return y

    return call


def numba_rolling(workload: Workload) -> Call:
    """Return a numba.cuda kernel, one window a thread."""
    import cupy
    from numba import cuda

    function, length = cuda.jit(device=True)(workload.values), workload.window

    @cuda.jit
    def kernel(x: Any, y: Any) -> None:
        i = cuda.grid(1)
        if i < y.size:
            y[i] = function(x[i - length + 1 : i + 1]) if i >= length - 1 else float("nan")

    def call(columns: Any) -> Any:
        y = cupy.empty(columns[0].size)
        kernel[-(-y.size // THREADS), THREADS](columns[0], y)
        return y

    return call


def cupy_map(workload: Workload) -> Call:
    """Return CuPy's ElementwiseKernel around the function in C++."""
    import cupy

    names = [f"x{i}" for i in range(len(workload.columns))]
    taken = ", ".join(f"float64 {name}" for name in names)
    kernel = cupy.ElementwiseKernel(taken, "float64 y", f"y = {workload.cpp.format(*names)}", f"peer_{workload.name}")
    return lambda columns: kernel(*columns)


def cupy_rolling(workload: Workload) -> Call:
    """Return CuPy's ElementwiseKernel around a loop in C++, one window a thread."""
    import cupy

    body = f"""constexpr int W = {workload.window};
if (i < W - 1) {{
    y = __longlong_as_double(0x7ff8000000000000ll);
}} else {{
    const double* w = &x[i - (W - 1)];
    {workload.cpp.format("w")}
}}"""
    kernel = cupy.ElementwiseKernel("raw float64 x", "float64 y", body, f"peer_{workload.name}")
    return lambda columns: kernel(columns[0], cupy.empty(columns[0].size))


def torch_map(workload: Workload) -> Call:
    """Return the array expressions, compiled by TorchInductor."""
    import torch

    compiled = torch.compile(lambda *columns: workload.array(torch, *columns), dynamic=True)
    return lambda columns: compiled(*columns)


def torch_rolling(workload: Workload) -> Call:
    """Return the array expressions over shifted views, compiled; NaN in front."""
    import torch

    def padded(x: Any) -> Any:
        return torch.nn.functional.pad(workload.array(torch, x), (workload.window - 1, 0), value=float("nan"))

    compiled = torch.compile(padded, dynamic=True)
    return lambda columns: compiled(*columns)


def tensors(columns: Columns) -> Any:
    """Return the columns as PyTorch's tensors; no copy."""
    import torch

    return tuple(torch.as_tensor(column, device="cuda") for column in columns.values())


def unary_transform(workload: Workload) -> Call:
    """Return cuda.compute's transform of one column, its result allocated."""
    import cupy
    from cuda.compute import unary_transform as transform

    def call(columns: Any) -> Any:
        y = cupy.empty(columns[0].size)
        transform(d_in=columns[0], d_out=y, op=workload.values, num_items=y.size)
        return y

    return call


def cudf_frame(columns: Columns) -> Any:
    """Return a cuDF Series, or a DataFrame of several columns."""
    import cudf

    return cudf.Series(next(iter(columns.values()))) if len(columns) == 1 else cudf.DataFrame(dict(columns))


DEVICE = (
    Contender(
        name="inlay cuda", space="device", gpu=True, options={"backend": "cuda"}, make=inlay, take=frame,
        array=to_cupy, note="columns on the GPU before and after",
    ),
    Contender(
        name="inlay cuda from pandas", space="host", gpu=True, options={"backend": "cuda"}, make=from_pandas,
        take=series_or_frame, array=lambda result: result.to_numpy(), needs=("pandas",),
        note="from a pandas object to one: the copies to the GPU and back are part of the call",
    ),
    Contender(
        name="numba.cuda", space="device", gpu=True, needs=("cupy", "numba.cuda"), take=columns_of, array=to_cupy,
        make={"applymap": numba_map, "apply_rows": numba_map, "rolling": numba_rolling},
        note="a kernel of one row (or window) a thread",
    ),
    Contender(
        name="cupy elementwise", space="device", gpu=True, needs=("cupy",), take=columns_of, array=to_cupy,
        make={"applymap": cupy_map, "apply_rows": cupy_map, "rolling": cupy_rolling},
        note="rewritten in C++: not the person's function",
    ),
    Contender(
        name="torch.compile", space="device", gpu=True, needs=("cupy", "torch"), take=tensors, array=to_cupy,
        make={"applymap": torch_map, "apply_rows": torch_map, "rolling": torch_rolling},
        note="rewritten as array expressions: not the person's function",
    ),
    Contender(
        name="cuda.compute", space="device", gpu=True, needs=("cupy", "cuda.compute"), take=columns_of, array=to_cupy,
        make={"applymap": unary_transform}, note="unary_transform; it has no rows of several columns, and no windows",
    ),
    Contender(
        name="cudf", space="device", gpu=True, needs=("cupy", "cudf"), take=cudf_frame, array=to_cupy,
        make={
            "applymap": lambda w: lambda series: series.apply(w.function),
            "apply_rows": lambda w: lambda frame: frame.apply(w.function, axis=1),
            "rolling": lambda w: lambda series: series.rolling(w.window).apply(w.function),
        },
    ),
)  # fmt: skip
