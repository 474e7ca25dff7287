"""Small kernels of groups, by CuPy: one value a thread, of any dtype."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

# ruff: noqa: PLC0415 - CuPy is loaded with the first column on a GPU


@cache
def search() -> Any:
    """Return the kernel of where each group begins among sorted codes, ``least`` the first, by binary search."""
    import cupy

    return cupy.ElementwiseKernel(
        "raw T codes, uint64 least, int64 rows",
        "int64 start",
        """
        long long low = 0, high = rows;
        while (low < high) {
            const long long middle = low + (high - low) / 2;
            if (static_cast<long long>(codes[middle] - least) < i) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        start = low;
        """,
        "udf_group_bounds_by_search",
    )


@cache
def heads() -> Any:
    """Return the kernel by which a row writes the starts of the groups behind the one before, up to its own."""
    import cupy

    return cupy.ElementwiseKernel(
        "raw T codes, uint64 least, int64 rows, int64 groups",
        "raw int64 starts",
        """
        const long long own = i < rows ? static_cast<long long>(codes[i] - least) : groups;
        const long long before = i == 0 ? -1 : static_cast<long long>(codes[i - 1] - least);
        for (long long group = before + 1; group <= own && group <= groups; ++group) {
            starts[group] = i;
        }
        """,
        "udf_group_bounds_by_heads",
    )


@cache
def put() -> Any:
    """Return the kernel of values written to rows."""
    import cupy

    return cupy.ElementwiseKernel("T value, R row", "raw T values", "values[row] = value", "udf_put")


@cache
def cut() -> Any:
    """Return the kernel of windows along rows group by group, cut where a group ends."""
    import cupy

    return cupy.ElementwiseKernel(
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
        "udf_windows_of_groups",
    )


CHUNK: Final = 64
"""Steps that one thread takes in order."""


class Recurrence(NamedTuple):
    """Steps ``x`` on a state as C++: what no step is, one after those before (``y``), and what one makes of a state."""

    none: tuple[str, ...]
    joined: tuple[str, ...]
    applied: str


LINEAR: Final = Recurrence(none=("1", "0"), joined=("x0 * y0", "x0 * y1 + x1"), applied="x0 * state + x1")
LIMITED: Final = Recurrence(
    none=("0", "-infinity<T>()", "infinity<T>()"),
    joined=("y0 + x0", "larger(y1 + x0, x1)", "smaller(larger(y2 + x0, x1), x2)"),
    applied="smaller(larger(state + x0, x1), x2)",
)

EXTREMES: Final = """
template <class T> __device__ T larger(T a, T b) { return b > a ? b : a; }
template <class T> __device__ T smaller(T a, T b) { return b < a ? b : a; }
template <class T> __device__ T infinity() { return static_cast<T>(__longlong_as_double(0x7ff0000000000000ll)); }
"""


def _along(form: Recurrence, body: str) -> str:
    """Return the loop of a thread along its chunk, with the step at hand as ``x0`` .."""
    loads = "".join(f"const T x{k} = step{k}[j]; " for k in range(len(form.none)))
    return f"for (long long j = i * {CHUNK}; j < (i + 1) * {CHUNK} && j < count; ++j) {{ {loads}{body} }}"


@cache
def chunked(form: Recurrence) -> Any:
    """Return the kernel of what each CHUNK of steps makes of a state: again a step."""
    import cupy

    parts = range(len(form.none))
    begin = "".join(f"y{k} = {value}; " for k, value in enumerate(form.none))
    new = "".join(f"const T z{k} = {value}; " for k, value in enumerate(form.joined))
    kept = "".join(f"y{k} = z{k}; " for k in parts)
    takes = ", ".join(f"raw T step{k}" for k in parts)
    gives = ", ".join(f"T y{k}" for k in parts)
    return cupy.ElementwiseKernel(
        f"{takes}, int64 count", gives, begin + _along(form, new + kept), "udf_chunked", preamble=EXTREMES
    )


@cache
def walked(form: Recurrence) -> Any:
    """Return the kernel of the state before each step, by the state before each CHUNK of them."""
    import cupy

    takes = ", ".join(f"raw T step{k}" for k in range(len(form.none)))
    body = "T state = first; " + _along(form, f"states[j] = state; state = {form.applied};")
    return cupy.ElementwiseKernel(
        f"T first, {takes}, int64 count", "raw T states", body, "udf_walked", preamble=EXTREMES
    )


def states_before(form: Recurrence, initial: Any, steps: Sequence[Any]) -> Any:
    """Return the state before each of ``steps``, arrays of one dtype; None if one of these is not finite.

    A state that is not finite, or what is added up or multiplied on the way, is found at its end: it stays so.
    """
    import cupy

    states, seen = _states(form, initial, steps)
    return states if bool(cupy.isfinite(cupy.concatenate(seen)).all()) else None


def _states(form: Recurrence, initial: Any, steps: Sequence[Any]) -> tuple[Any, list[Any]]:
    """Return the states, and all arrays that have to be finite for them to hold."""
    import cupy

    first, count = steps[0], steps[0].size
    chunks = [cupy.empty(-(-count // CHUNK), first.dtype) for _ in form.none]
    chunked(form)(*steps, count, *chunks)
    begin, seen = cupy.full(1, initial, first.dtype), list[Any]()
    if chunks[0].size > 1:
        begin, seen = _states(form, initial, chunks)
    states = cupy.empty_like(first)
    walked(form)(begin, *steps, count, states)
    return states, [*seen, first, states, *chunks[: 1 if form is LIMITED else None]]
