"""Keys on a GPU to codes: one column of whole numbers, by a radix sort of as few bits as its range needs."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from udf.cuda.group_codes import KeyCodes, moved, narrowest
from udf.cuda.group_kernels import put
from udf.cuda.group_rows import kept_order, note_ready
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
    """The groups of keys: their codes on the GPU, and their keys in order.

    ``groups`` is how many there are, None where the codes are to be asked; ``kept`` what is known of the rows' order.
    """

    codes: Any
    keys: Callable[[], Any]
    groups: int | None = None
    kept: dict[str, Any] = field(default_factory=dict)


def numbered(values: Any) -> Numbered:
    """Return the groups of equal ``values``, a CuPy array of integers, (n,), n > 0.

    Raises
    ------
    GroupError
        If there are 2**32 rows or more.
    """
    if values.size >= 2**32:
        raise GroupError(f"{values.size:,} rows are too many to group on a GPU", "group fewer than 4,294,967,296 rows")
    with values.device, memory_errors(24 * values.size):
        found = looked(values)
        span = found.greatest - found.least + 1
        if span > max(SPREAD * values.size, SMALL):
            made = _far_apart(values, found, span)
        else:
            codes = KeyCodes(values, found.least, span)
            kept = {}
            if found.is_sorted:
                kept = kept_order(None, codes.starts_in_order(), values.size, settled=False)
            else:
                codes.narrow()  # the GPU is at it while the function is looked up
            made = Numbered(codes=codes, keys=codes.keys, kept=kept)
        note_ready(made.kept)
    return made


def _far_apart(values: Any, found: Looked, span: int) -> Numbered:
    """Return groups of keys that are too far apart for a place each: sorted, and numbered where they differ."""
    import cupy

    wide = narrowed(values, found.least, np.dtype(np.uint64))
    order = sorted_by(wide, span, numbers=True)
    differ = order.codes[1:] != order.codes[:-1]
    starts = cupy.concatenate((cupy.zeros(1, np.int64), cupy.flatnonzero(differ) + 1, cupy.full(1, values.size)))
    groups = int(starts.size - 1)
    numbers = cupy.zeros(values.size, narrowest(groups))
    numbers[1:] = cupy.cumsum(differ, dtype=np.int64)
    keys = moved(order.codes[starts[:-1]].get(), found.least, values.dtype)
    if found.is_sorted:
        kept = kept_order(numbers, starts, values.size)
        return Numbered(codes=numbers, groups=groups, keys=lambda: keys, kept=kept)
    codes = cupy.empty_like(numbers)
    put()(numbers, order.numbers, codes)
    kept = kept_order(numbers, starts, values.size, numbers=order.numbers)
    return Numbered(codes=codes, groups=groups, keys=lambda: keys, kept=kept)
