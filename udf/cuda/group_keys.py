"""Keys on a GPU to codes: one column of whole numbers, by a radix sort of as few bits as its range needs."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from udf.cuda.group_kernels import put
from udf.cuda.group_rows import kept_order, narrowest, note_ready
from udf.cuda.memory import memory_errors
from udf.cuda.sort import looked, narrowed, sorted_by
from udf.errors import GroupError

if TYPE_CHECKING:
    from collections.abc import Callable

    from udf.cuda.sort import Looked

# ruff: noqa: PLC0415 - CuPy is loaded with the first column on a GPU

SPREAD: Final = 1
"""Values of a key a row, between the least and the greatest, up to which each has a place of its own."""

SMALL: Final = 1 << 16
"""Values up to which each has, whatever the rows."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Numbered:
    """The groups of keys: the code of each row (on the GPU), how many groups there are, their keys in order.

    ``keys`` gives them; where they follow each other, ``least`` is the first. ``kept`` is what is known of the rows'
    order.
    """

    codes: Any
    groups: int
    keys: Callable[[], Any]
    least: int | None = None
    kept: dict[str, Any] = field(default_factory=dict)


def numbered(values: Any) -> Numbered:
    """Return the groups of equal ``values``, a CuPy array of integers, (n,), n > 0.

    Raises
    ------
    GroupError
        If there are 2**32 rows or more.
    """
    import cupy

    if values.size >= 2**32:
        raise GroupError(f"{values.size:,} rows are too many to group on a GPU", "group fewer than 4,294,967,296 rows")
    with values.device, memory_errors(24 * values.size):
        found = looked(values)
        span = found.greatest - found.least + 1
        if span > max(SPREAD * values.size, SMALL):
            made = _far_apart(values, found, span)
        else:
            is_there = cupy.zeros(span, np.uint8)
            codes = narrowed(values, found.least, narrowest(span), is_there)
            groups = int(cupy.count_nonzero(is_there))
            if groups < span:
                codes = (cupy.cumsum(is_there, dtype=np.int64) - 1).astype(narrowest(groups))[codes]
            keys = partial(_those_there, is_there, found.least, values.dtype)
            kept = kept_order(codes, groups) if found.is_sorted else {}
            least = found.least if groups == span else None
            made = Numbered(codes=codes, groups=groups, least=least, keys=keys, kept=kept)
        note_ready(made.kept)
    return made


def _those_there(is_there: Any, least: int, dtype: Any) -> Any:
    """Return the keys that there are, of a byte for each from ``least`` on."""
    import cupy

    return _moved(cupy.flatnonzero(is_there).get(), least, dtype)


def _moved(codes: Any, least: int, dtype: Any) -> Any:
    """Return keys of their distances from ``least``, in host memory: modulo 2**64, as they were made."""
    return (codes.astype(np.uint64) + np.uint64(least % 2**64)).view(f"{dtype.kind}8").astype(dtype)


def _far_apart(values: Any, found: Looked, span: int) -> Numbered:
    """Return groups of keys that are too far apart for a place each: sorted, and numbered where they differ."""
    import cupy

    wide = narrowed(values, found.least, np.dtype(np.uint64), None)
    order = sorted_by(wide, span, numbers=True)
    differ = order.codes[1:] != order.codes[:-1]
    starts = cupy.concatenate((cupy.zeros(1, np.int64), cupy.flatnonzero(differ) + 1, cupy.full(1, values.size)))
    groups = int(starts.size - 1)
    numbers = cupy.zeros(values.size, narrowest(groups))
    numbers[1:] = cupy.cumsum(differ, dtype=np.int64)
    keys = _moved(order.codes[starts[:-1]].get(), found.least, values.dtype)
    if found.is_sorted:
        return Numbered(codes=numbers, groups=groups, keys=lambda: keys, kept=kept_order(numbers, groups, starts))
    codes = cupy.empty_like(numbers)
    put()(numbers, order.numbers, codes)
    return Numbered(
        codes=codes, groups=groups, keys=lambda: keys, kept=kept_order(numbers, groups, starts, order.numbers)
    )
