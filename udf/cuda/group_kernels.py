"""Small kernels of groups, by CuPy: one value a thread, of any dtype."""

from __future__ import annotations

from functools import cache
from typing import Any

# ruff: noqa: PLC0415 - CuPy is loaded with the first column on a GPU


@cache
def search() -> Any:
    """Return the kernel of where each group begins among sorted codes, by binary search."""
    import cupy

    return cupy.ElementwiseKernel(
        "raw T codes, int64 rows",
        "int64 start",
        """
        long long low = 0, high = rows;
        while (low < high) {
            const long long middle = low + (high - low) / 2;
            if (static_cast<long long>(codes[middle]) < i) {
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
        "raw T codes, int64 rows, int64 groups",
        "raw int64 starts",
        """
        const long long own = i < rows ? static_cast<long long>(codes[i]) : groups;
        const long long before = i == 0 ? -1 : static_cast<long long>(codes[i - 1]);
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


@cache
def composed() -> Any:
    """Return the kernel of one round of :func:`compositions`."""
    import cupy

    return cupy.ElementwiseKernel(
        "raw T a, raw T b, int64 reach",
        "T p, T q",
        """
        p = i < reach ? a[i] : a[i] * a[i - reach];
        q = i < reach ? b[i] : a[i] * b[i - reach] + b[i];
        """,
        "udf_composed",
    )


def compositions(a: Any, b: Any) -> tuple[Any, Any]:
    """Return for each step ``a * state + b`` what it and all before make of a state: ``a``, ``b`` of the same shape.

    Source: Hillis & Steele, "Data parallel algorithms", 1986.
    """
    import cupy

    reach = 1
    while reach < a.size:
        after = cupy.empty_like(a), cupy.empty_like(b)
        composed()(a, b, reach, *after)
        a, b = after
        reach *= 2
    return a, b
