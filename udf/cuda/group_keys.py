"""Keys on a GPU to codes: one column of whole numbers, by a radix sort of as few bits as its range needs."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Final

from udf.cuda.group_kernels import counted
from udf.cuda.group_rows import ends_of, narrowest, order_key, sorted_rows
from udf.cuda.memory import memory_errors

# ruff: noqa: PLC0415 - CuPy is loaded with the first column on a GPU

SPREAD: Final = 1
"""Values of a key a row, between the least and the greatest, up to which each has a place of its own."""

SMALL: Final = 1 << 16
"""Values up to which each has, whatever the rows."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Numbered:
    """The groups of keys: the code of each row (on the GPU), how many groups there are, their keys in order.

    ``keys`` gives them; it is None where they follow each other from ``least`` on. ``kept`` is what is known of the
    rows' order.
    """

    codes: Any
    groups: int
    least: int = 0
    keys: Any = None
    kept: dict[str, Any] = field(default_factory=dict)


def numbered(values: Any) -> Numbered:
    """Return the groups of equal ``values``, a CuPy array of integers, (n,), n > 0."""
    import cupy

    with values.device, memory_errors(24 * values.size):
        least, greatest = ends_of(values)
        span = greatest - least + 1
        if span > max(SPREAD * values.size, SMALL):
            keys, codes = cupy.unique(values, return_inverse=True)
            return Numbered(codes=codes, groups=int(keys.size), keys=keys.get)
        codes = cupy.empty(values.size, narrowest(span))
        counted()(values, values.dtype.type(least), codes)
        order = sorted_rows(codes, span)
        if order.smallest:
            return Numbered(codes=codes, groups=span, least=least, kept={order_key(): order})
        there = order.starts[1:] > order.starts[:-1]
        groups = int(there.sum())
        numbers = (cupy.cumsum(there) - 1).astype(narrowest(groups))
        starts = cupy.append(order.starts[:-1][there], order.starts[-1:])
        kept = {order_key(): replace(order, starts=starts, smallest=1)}
        codes = numbers[codes]
        cupy.cuda.get_current_stream().synchronize()  # the next call may be on another one
        return Numbered(codes=codes, groups=groups, keys=lambda: cupy.flatnonzero(there).get() + least, kept=kept)
