"""Small kernels of groups, by CuPy: one value a thread, of any dtype."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

if TYPE_CHECKING:
    import cupy

# ruff: noqa: PLC0415 - CuPy is loaded with the first column on a GPU


HEADS: Final = 8
"""Rows, apart from each other, that a thread of "starts by heads" takes."""

NULL_HASH: Final = 2**64 - 1
"""The hash of a null; no text has it."""


class Elementwise(NamedTuple):
    """A kernel of one value a thread, as ``cupy.ElementwiseKernel`` takes it: inputs, outputs, and what it does."""

    inputs: str
    outputs: str
    body: str


KERNELS: Final = {
    # where each group of `each` codes begins among sorted ones, `least` the first
    "starts by search": Elementwise(
        "raw T codes, uint64 least, int64 rows, int64 each",
        "int64 start",
        """
        long long low = 0, high = rows;
        while (low < high) {
            const long long middle = low + (high - low) / 2;
            if (static_cast<long long>(codes[middle] - least) < i * each) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        start = low;
        """,
    ),
    # a row that begins a group writes the starts of the groups behind the one before; a thread takes HEADS rows,
    # `step` apart: all are read before one is written, and the first thread knows both ends
    "starts by heads": Elementwise(
        "raw T codes, uint64 least, int64 rows, int64 groups, int64 step",
        "raw int64 starts",
        f"""
        T own[{HEADS}], before[{HEADS}];
        #pragma unroll
        for (int k = 0; k < {HEADS}; ++k) {{
            const long long row = i + k * step < rows ? i + k * step : 0;
            own[k] = codes[row];
            before[k] = codes[row > 0 ? row - 1 : 0];
        }}
        #pragma unroll
        for (int k = 0; k < {HEADS}; ++k) {{
            if (own[k] != before[k]) {{
                const long long last = static_cast<long long>(own[k] - least);
                for (long long group = static_cast<long long>(before[k] - least) + 1; group <= last; ++group) {{
                    starts[group] = i + k * step;
                }}
            }}
        }}
        if (i == 0) {{
            for (long long group = static_cast<long long>(codes[0] - least); group >= 0; --group) {{
                starts[group] = 0;
            }}
            for (long long group = static_cast<long long>(codes[rows - 1] - least); ++group <= groups;) {{
                starts[group] = rows;
            }}
        }}
        """,
    ),
    "scatter": Elementwise("T value, R row", "raw T values", "values[row] = value"),
    # the groups that have rows, of where each begins and ends, are added to a count
    "count observed": Elementwise(
        "T start, T stop",
        "raw int64 count",
        "if (stop > start) { atomicAdd(reinterpret_cast<unsigned long long*>(&count[0]), 1ull); }",
    ),
    # the numbers of the groups that have rows, by how many there are up to each
    "compact observed": Elementwise(
        "T start, T stop, int64 place", "raw int64 there", "if (stop > start) { there[place - 1] = i; }"
    ),
    # `bad` is set where a bit of a bitmask of `rows` rows is not
    "flag nulls": Elementwise(
        "int64 rows, uint8 octet",
        "raw int32 bad",
        """
        const long long left = rows - 8 * i;
        const int wanted = left >= 8 ? 0xff : (1 << left) - 1;
        if ((octet & wanted) != wanted) { bad[0] = 1; }
        """,
    ),
    # windows along rows group by group, cut where a group ends
    "clip windows": Elementwise(
        "raw T codes, raw int64 groups, int64 first, int64 length",
        "int64 start, int64 stop",
        """
        const long long own = static_cast<long long>(codes[i]);
        const long long low = groups[own], high = groups[own + 1];
        const long long begin = i + first < low ? low : (i + first > high ? high : i + first);
        const long long end = i + first + length;
        start = begin;
        stop = end < begin ? begin : (end > high ? high : end);
        """,
    ),
    # FNV-1a of 64 bits, its bits mixed by MurmurHash3's fmix64 (G. Fowler, L. Noll, K.-P. Vo; A. Appleby)
    "hash texts": Elementwise(
        "T begin, T stop, bool valid, raw uint8 chars",
        "uint64 hash",
        f"""
        unsigned long long h = 0xcbf29ce484222325ull;
        for (long long at = begin; valid && at < stop; ++at) {{
            h = (h ^ chars[at]) * 0x100000001b3ull;
        }}
        h ^= h >> 33;
        h *= 0xff51afd7ed558ccdull;
        h ^= h >> 33;
        h *= 0xc4ceb9fe1a85ec53ull;
        h ^= h >> 33;
        hash = valid ? (h == {NULL_HASH}ull ? 0ull : h) : {NULL_HASH}ull;
        """,
    ),
    # whether a text is not that of another row
    "compare texts": Elementwise(
        "T begin, T stop, bool valid, int64 other, raw T begins, raw T stops, raw uint8 chars",
        "raw int32 others",
        """
        const long long size = stop - begin, start = begins[other];
        bool same = !valid || stops[other] - start == size;
        for (long long k = 0; valid && same && k < size; ++k) {
            same = chars[begin + k] == chars[start + k];
        }
        if (!same) {
            others[0] = 1;
        }
        """,
    ),
    # texts one behind the other
    "copy texts": Elementwise(
        "int64 begin, int64 stop, int64 to, raw uint8 chars",
        "raw uint8 out",
        "for (long long k = 0; k < stop - begin; ++k) { out[to + k] = chars[begin + k]; }",
    ),
}


@cache
def elementwise(name: str) -> cupy.ElementwiseKernel:
    """Return a kernel of KERNELS."""
    import cupy

    return cupy.ElementwiseKernel(*KERNELS[name], f"udf_{name.replace(' ', '_')}")


CHUNK: Final = 64
"""Steps that one thread takes in order."""


class Recurrence(NamedTuple):
    """Steps ``x`` on a state as C++: what no step is, one after those before (``y``), and what one makes of a state."""

    none: tuple[str, ...]
    joined: tuple[str, ...]
    applied: str


LINEAR: Final = Recurrence(none=("1", "0"), joined=("x0 * y0", "x0 * y1 + x1"), applied="x0 * state + x1")
CLAMPED: Final = Recurrence(
    none=("0", "-infinity<T>()", "infinity<T>()"),
    joined=("y0 + x0", "larger(y1 + x0, x1)", "smaller(larger(y2 + x0, x1), x2)"),
    applied="smaller(larger(state + x0, x1), x2)",
)

EXTREMES: Final = """
template <class T> __device__ T larger(T a, T b) { return b > a ? b : a; }
template <class T> __device__ T smaller(T a, T b) { return b < a ? b : a; }
template <class T> __device__ bool finite(T value) { return value - value == static_cast<T>(0); }
template <class T> __device__ T infinity() { return static_cast<T>(__longlong_as_double(0x7ff0000000000000ll)); }
"""


def _chunk_loop(form: Recurrence, body: str) -> str:
    """Return the loop of a thread along its chunk, with the step at hand as ``x0`` .."""
    loads = "".join(f"const T x{k} = step{k}[j]; " for k in range(len(form.none)))
    return f"for (long long j = i * {CHUNK}; j < (i + 1) * {CHUNK} && j < count; ++j) {{ {loads}{body} }}"


@cache
def reduce_chunks(form: Recurrence) -> cupy.ElementwiseKernel:
    """Return the kernel of what each CHUNK of steps makes of a state: again a step."""
    import cupy

    parts = range(len(form.none))
    begin = "".join(f"y{k} = {value}; " for k, value in enumerate(form.none))
    new = "".join(f"const T z{k} = {value}; " for k, value in enumerate(form.joined))
    kept = "".join(f"y{k} = z{k}; " for k in parts)
    takes = ", ".join(f"raw T step{k}" for k in parts)
    gives = ", ".join(f"T y{k}" for k in parts)
    return cupy.ElementwiseKernel(
        f"{takes}, int64 count", gives, begin + _chunk_loop(form, new + kept), "udf_chunked", preamble=EXTREMES
    )


@cache
def scan_chunks(form: Recurrence) -> cupy.ElementwiseKernel:
    """Return the kernel of the state before each step, by the state before each CHUNK; ``bad`` if one is not finite."""
    import cupy

    takes = ", ".join(f"raw T step{k}" for k in range(len(form.none)))
    note = "if (!finite(state)) { bad[0] = 1; }"
    body = "T state = first; " + _chunk_loop(form, f"states[j] = state; {note} state = {form.applied};")
    return cupy.ElementwiseKernel(
        f"T first, {takes}, int64 count", "raw T states, raw int32 bad", body, "udf_walked", preamble=EXTREMES
    )


BLOCK: Final = 1024
"""Threads of the block that finds the state before each chunk."""


@cache
def scan_block(form: Recurrence, dtype: str) -> cupy.RawKernel:
    """Return the kernel of :func:`scan_block_source`."""
    import cupy

    return cupy.RawKernel(scan_block_source(form, dtype), "udf_before_chunks")


def scan_block_source(form: Recurrence, dtype: str) -> str:
    """Return the kernel of one block that finds the state before each of ``count`` steps, BLOCK at most, as C++.

    The block scans the steps, of which a thread has one.
    ``bad`` if what all steps make of a state is not finite: what is not finite on the way stays so to the end.
    """
    parts, cpp = range(len(form.none)), {"float64": "double", "int64": "long long"}[dtype]
    takes = ", ".join(f"const T* step{k}" for k in parts)
    new = "".join(f"const T z{k} = {value}; " for k, value in enumerate(form.joined))
    kept = "".join(f"y{k} = z{k}; " for k in parts)
    known = parts if form is LINEAR else range(1)
    return f"""
    typedef {cpp} T;
    {EXTREMES}
    extern "C" __global__ void udf_before_chunks({takes}, long long count, T initial, T* states, int* bad) {{
        __shared__ T room[{len(form.none)}][{BLOCK}];
        const int own = threadIdx.x;
        {"".join(f"T y{k} = own < count ? step{k}[own] : {value}; " for k, value in enumerate(form.none))}
        for (int reach = 1; reach < {BLOCK}; reach *= 2) {{
            {"".join(f"room[{k}][own] = y{k}; " for k in parts)}
            __syncthreads();
            if (own >= reach) {{
                const T {", ".join(f"x{k} = y{k}" for k in parts)};
                {"".join(f"y{k} = room[{k}][own - reach]; " for k in parts)}
                {new} {kept}
            }}
            __syncthreads();
        }}
        {"".join(f"room[{k}][own] = y{k}; " for k in parts)}
        __syncthreads();
        if (own == {BLOCK} - 1 && !({" && ".join(f"finite(y{k})" for k in known)})) {{
            *bad = 1;
        }}
        T state = initial;
        if (own > 0) {{
            const T {", ".join(f"x{k} = room[{k}][own - 1]" for k in parts)};
            state = {form.applied};
        }}
        if (own < count) {{
            states[own] = state;
        }}
    }}"""


def scan_states(form: Recurrence, initial: object, steps: Sequence[cupy.ndarray]) -> tuple[cupy.ndarray, cupy.ndarray]:
    """Return the state before each of ``steps``, arrays of one dtype, and a word that is 0 if all of it is finite.

    Nothing waits for the GPU.
    """
    import cupy

    first, count = steps[0], steps[0].size
    dtype = first.dtype
    chunks = [cupy.empty(-(-count // CHUNK), dtype) for _ in form.none]
    begin, states, bad = cupy.empty_like(chunks[0]), cupy.empty_like(first), cupy.zeros(1, "int32")
    reduce_chunks(form)(*steps, count, *chunks)
    if chunks[0].size > BLOCK:
        begin, bad = scan_states(form, initial, chunks)
    else:
        arguments = (*chunks, chunks[0].size, dtype.type(initial), begin, bad)
        scan_block(form, dtype.name)((1,), (BLOCK,), arguments)
    scan_chunks(form)(begin, *steps, count, states, bad)
    return states, bad


def keys_from_offsets(codes: np.ndarray, least: int, dtype: np.dtype) -> np.ndarray:
    """Return keys of their distances from ``least``, in host memory: modulo 2**64, as those were made.

    Examples
    --------
    >>> keys_from_offsets(np.array([0, 2]), -1, np.dtype("int8")).tolist()
    [-1, 1]
    """
    return (codes.astype(np.uint64) + np.uint64(least % 2**64)).view(f"{dtype.kind}8").astype(dtype)


def smallest_dtype(values: int) -> np.dtype:
    """Return the dtype of fewest bits for numbers 0 .. ``values`` (without it).

    Examples
    --------
    >>> smallest_dtype(256).name, smallest_dtype(257).name, smallest_dtype(70_000).name
    ('uint8', 'uint16', 'uint32')
    """
    return np.min_scalar_type(max(values - 1, 0))
