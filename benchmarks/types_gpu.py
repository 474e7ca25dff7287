"""Structures, halves, random numbers and C++ functions on a GPU, beside what is written by hand in CUDA C++.

    python -m benchmarks.types_gpu [--rows 134217728] [--repeats 9]

Columns lie on the GPU. Times are wall times, until the GPU is done, of a call by itself, and of one among many in a
row; results are compared first. What is written by hand is compiled by NVRTC, of the same text or with cuRAND's header.
"""

from __future__ import annotations

import argparse
import functools
from decimal import Decimal
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple

import cupy
import numpy as np
import pyarrow as pa

import udf
from benchmarks.groups_gpu import milliseconds
from benchmarks.record import write

if TYPE_CHECKING:
    from collections.abc import Callable

    Timed = Callable[[Callable[[], Any]], float]

CURAND = r"""
#include <curand_kernel.h>
extern "C" __global__ void drawn(const long long* position, double* out, long long n) {
    const long long i = blockIdx.x * (long long)blockDim.x + threadIdx.x;
    if (i >= n) return;
    curandStatePhilox4_32_10_t state;
    curand_init(1ull, (unsigned long long)position[i], 0ull, &state);
    out[i] = curand_DISTRIBUTION_double(&state);
}
"""

SMOOTH = r"""
double smooth(double x) {
    double total = 0.0;
    for (int i = 1; i <= 5; ++i) total += sin(x / i) / (1.0 + x * x * i);
    return total;
}
"""

NATIVE = (
    "__device__ "
    + SMOOTH.strip()
    + r"""
extern "C" __global__ void smooth_rows(const double* x, double* out, long long n) {
    const long long i = (blockIdx.x * (long long)blockDim.x + threadIdx.x) * 2;
    if (i + 1 < n) {
        const double2 two = *reinterpret_cast<const double2*>(x + i);
        *reinterpret_cast<double2*>(out + i) = make_double2(smooth(two.x), smooth(two.y));
    } else if (i < n) out[i] = smooth(x[i]);
}
"""
)


RATE = Decimal("1.05")


@udf.struct
class Vector(NamedTuple):
    """A point of the plane."""

    x: float
    y: float

    def __add__(self, other: Vector) -> Vector:
        return Vector(self.x + other.x, self.y + other.y)

    def __mul__(self, k: float) -> Vector:  # type: ignore[override]
        return Vector(self.x * k, self.y * k)


ONE = Vector(1.0, 2.0)


def moved(row: Any) -> Vector:
    """Compute with structures: two columns in, two out."""
    return Vector(row.x, row.y) * 0.5 + ONE


def halved(v: float) -> Any:
    """Compute with halves."""
    return np.float16(v) * np.float16(1.5) + np.float16(1)


def by_hand(kernel: Any, given: Any, each: int) -> Any:
    """Return what a kernel of one column gives, ``each`` rows a thread."""
    out = cupy.empty(len(given))
    threads = -(-len(given) // each)
    kernel((-(-threads // 256),), (256,), (given, out, np.int64(len(given))))
    return out


def structures(rows: int, timed: Timed) -> dict[str, float]:
    """Time two columns in and out, beside a copy of two columns."""
    x, y = cupy.random.default_rng(0).random(rows), cupy.random.default_rng(1).random(rows)
    frame, out = udf.DataFrame({"x": x, "y": y}), cupy.empty_like(x)
    made = frame.apply(moved)
    assert bool((made["x"].to_cupy() == x * 0.5 + 1.0).all())
    assert bool((made["y"].to_cupy() == y * 0.5 + 2.0).all())
    del made
    return {"ours": timed(lambda: frame.apply(moved)), "copy": 2 * timed(lambda: cupy.copyto(out, x))}


def halves(rows: int, timed: Timed) -> dict[str, float]:
    """Time two bytes in and out, beside a copy."""
    x = cupy.random.default_rng(0).random(rows).astype(np.float16)
    series, out = udf.Series(x), cupy.empty_like(x)
    found = series.applymap(halved).to_cupy()
    assert found.dtype == np.float16
    assert bool((found == x * np.float16(1.5) + np.float16(1)).all())
    return {"ours": timed(lambda: series.applymap(halved)), "copy": timed(lambda: cupy.copyto(out, x))}


def complexes(rows: int, timed: Timed) -> dict[str, float]:
    """Time sixteen bytes in and out, beside a copy."""
    z = cupy.random.default_rng(0).random(rows) * (1 - 0.5j)
    series, out = udf.Series(z), cupy.empty_like(z)
    assert bool((series.applymap(lambda v: v * 2 - 1j).to_cupy() == z * 2 - 1j).all())
    return {"ours": timed(lambda: series.applymap(lambda v: v * 2 - 1j)), "copy": timed(lambda: cupy.copyto(out, z))}


def decimals(rows: int, timed: Timed) -> dict[str, float]:
    """Time products of decimal128 by a constant, with the check for 28 digits, beside a copy."""
    units = np.arange(2 * rows, dtype=np.int64)
    units[1::2] = 0
    given = pa.Array.from_buffers(pa.decimal128(20, 2), rows, [None, pa.py_buffer(units)])
    series, of_16 = udf.Series(given).to_device(), cupy.zeros(rows, complex)
    made = series.applymap(lambda x: x * RATE)
    assert made.to_host().to_arrow()[-3:].to_pylist() == [one * RATE for one in given[-3:].to_pylist()]
    out = cupy.empty_like(of_16)
    copy = timed(lambda: cupy.copyto(out, of_16))
    return {"ours": timed(lambda: series.applymap(lambda x: x * RATE)), "copy": copy}


def foreign(rows: int, timed: Timed) -> dict[str, float]:
    """Time a C++ function in a UDF, beside the same text in a kernel: the same bits."""
    x = cupy.random.default_rng(0).random(rows)
    smooth, column = udf.cpp(SMOOTH, "smooth"), udf.Series(x)
    native = cupy.RawModule(code=NATIVE, options=("-fmad=false",)).get_function("smooth_rows")

    def called() -> Any:
        return column.applymap(lambda v: smooth(v))  # noqa: PLW0108 - a call in a function

    assert bool((called().to_cupy().view(np.uint64) == by_hand(native, x, 2).view(np.uint64)).all())
    return {"ours": timed(called), "by hand": timed(lambda: by_hand(native, x, 2))}


def drawn(name: str, rows: int, timed: Timed) -> dict[str, float]:
    """Draw a number of cuRAND's generator a row, by its position."""
    position = cupy.arange(rows)
    column, draw = udf.Series(position), getattr(udf.random, name)
    kernel = cupy.RawModule(code=CURAND.replace("DISTRIBUTION", name)).get_function("drawn")
    assert column.applymap(lambda i: draw(i, 1)).to_cupy()[:3].get().tolist() == [draw(i, 1) for i in range(3)]
    ours = timed(lambda: column.applymap(lambda i: draw(i, 1)))
    return {"ours": ours, "by hand (cuRAND)": timed(lambda: by_hand(kernel, position, 1))}


def in_a_row(work: Callable[[], Any], repeats: int) -> float:
    """Return what one of ten times as many calls takes of which each is queued while the last one runs."""
    made = work()
    cupy.cuda.get_current_stream().synchronize()
    begun = perf_counter()
    for _ in range(10 * repeats):
        made = work()
    cupy.cuda.get_current_stream().synchronize()
    del made
    return round(100 * (perf_counter() - begun) / repeats, 4)


CASES: dict[str, Callable[[int, Timed], dict[str, float]]] = {
    "structures": structures,
    "halves": halves,
    "complex": complexes,
    "decimals": decimals,
    "C++ function": foreign,
    "random, uniform": functools.partial(drawn, "uniform"),
    "random, normal": functools.partial(drawn, "normal"),
}


def main() -> None:
    """Measure, print, and write what was measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=1 << 27)
    parser.add_argument("--repeats", type=int, default=9)
    asked = parser.parse_args()
    results = {}
    for name, case in CASES.items():
        with udf.options(backend="cuda"):
            ways = {"": milliseconds, ", in a row": in_a_row}
            timed = {
                said: case(asked.rows, functools.partial(way, repeats=asked.repeats)) for said, way in ways.items()
            }
        results[name] = {what + said: ms for said, found in timed.items() for what, ms in found.items()}
        print(f"{name:20}", "  ".join(f"{what} {ms:8.4f} ms" for what, ms in results[name].items()), flush=True)
    print(write("types_gpu", {"rows": asked.rows, "repeats": asked.repeats, "milliseconds": results}))


if __name__ == "__main__":
    main()
