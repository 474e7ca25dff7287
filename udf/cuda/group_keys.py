"""Keys on a GPU to codes: columns of numbers, by a radix sort of as few bits as their ranges need.

Whole numbers are sorted as they are, floats by whole numbers in the same order; of several columns each is numbered,
and then the numbers together.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from math import prod
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from udf.cuda.group_codes import KeyCodes, moved, narrowest
from udf.cuda.group_kernels import put
from udf.cuda.group_rows import kept_counts, kept_order, note_ready
from udf.cuda.memory import memory_errors
from udf.cuda.sort import coded, looked, sorted_by
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

    def __len__(self) -> int:
        return len(self.codes) if self.groups is None else self.groups

    def in_order(self, ranks: Any) -> Numbered:
        """Return the same groups in another order, by the place of each there; their codes are known."""
        import cupy

        with self.codes.device:
            codes = cupy.where(self.codes < 0, np.int32(-1), cupy.asarray(ranks)[self.codes])
        return Numbered(codes=codes, keys=self.keys, groups=self.groups)

    def of_rows(self) -> Any:
        """Return the number of the group of each row, below 0 of none."""
        return self.codes.of_rows() if self.groups is None else self.codes


def numbered(values: Any) -> Numbered:
    """Return the groups of equal ``values``, a CuPy array of numbers or bools, (n,), n > 0; NaN is in none.

    Raises
    ------
    GroupError
        If there are 2**32 rows or more.
    """
    require_few(values.size)
    with values.device, memory_errors(24 * values.size):
        if values.dtype.kind == "f":
            made = _numbered_floats(values)
        elif values.dtype.kind == "b":
            found = _numbered_integers(values.view(np.uint8))
            made = replace(found, keys=lambda: found.keys().astype(np.bool_))
        else:
            made = _numbered_integers(values)
        note_ready(made.kept)
    return made


def require_few(rows: int) -> None:
    """Refuse more rows than 32 bits number."""
    if rows >= 2**32:
        raise GroupError(f"{rows:,} rows are too many to group on a GPU", "group fewer than 4,294,967,296 rows")


@dataclass(frozen=True, slots=True, kw_only=True)
class Together:
    """The groups of several columns of keys: each column's, and of all the keys that are there.

    ``found.keys()`` are whole numbers: the last column's number, and times how many it has the one's before.
    """

    columns: tuple[Numbered, ...]
    found: Numbered

    def levels(self) -> list[Any]:
        """Return for each group its number in each of the columns."""
        rest, numbers = self.found.keys(), list[Any]()
        for column in reversed(self.columns):
            rest, own = np.divmod(rest, max(len(column), 1))
            numbers.append(own)
        return numbers[::-1]


def numbered_together(each: tuple[Numbered, ...], first: Any) -> Together | None:
    """Return the groups of rows of equal numbers in ``each``; None if they might be too many.

    ``first`` is an array of as many rows, on the device where they are.
    """
    import cupy

    if prod(len(one) for one in each) >= 2**62:
        return None
    with first.device, memory_errors(24 * first.size):
        codes, outside = cupy.zeros(first.size, np.int64), cupy.zeros(first.size, np.bool_)
        for one in each:
            own = one.of_rows().astype(np.int64)
            outside |= own < 0
            codes = codes * len(one) + own
        found = _numbered_integers(cupy.where(outside, LAST, codes))
        if bool(outside.any()):
            found = without_last(found)
        note_ready(found.kept)
    return Together(columns=each, found=found)


LAST: Final = np.int64(2**63 - 1)
"""Stands for rows that are in no group: the greatest key."""

FLIPPED: Final = np.int64(2**63 - 1)
"""The bits of a float below 0 that are turned, for whole numbers in the order of floats."""


def _numbered_floats(values: Any) -> Numbered:
    """Return the groups of floats: both zeros are one, whose key is the first of them, as in pandas."""
    import cupy

    bits = values.astype(np.float64).view(np.int64)
    keys = cupy.where(bits < 0, bits ^ FLIPPED, bits)
    missing = cupy.isnan(values)
    found = _numbered_integers(cupy.where(missing, LAST, cupy.where(values == 0, 0, keys)))
    if bool(missing.any()):
        found = without_last(found)

    def labels() -> Any:
        own = found.keys()
        floats = np.where(own < 0, own ^ FLIPPED, own).view(np.float64).astype(values.dtype)
        if (own == 0).any():
            first = int(cupy.argmax(values == 0))
            floats[own == 0] = values[first : first + 1].get()
        return floats

    return replace(found, keys=labels)


def without_last(found: Numbered) -> Numbered:
    """Return groups whose last one is none: its rows are in no group."""
    import cupy

    groups, codes = len(found) - 1, found.of_rows().astype(np.int64)
    return Numbered(codes=cupy.where(codes == groups, -1, codes), keys=lambda: found.keys()[:-1], groups=groups)


def _numbered_integers(values: Any) -> Numbered:
    found = looked(values)
    span = found.greatest - found.least + 1
    if span > max(SPREAD * values.size, SMALL):
        return _far_apart(values, found, span)
    codes = KeyCodes(values, found.least, span)
    if found.is_sorted:
        kept = kept_order(None, codes.starts_in_order(), values.size, settled=False)
        return Numbered(codes=codes, keys=codes.keys, kept=kept)
    codes.narrow()  # the GPU is at it while the function is looked up
    return Numbered(codes=codes, keys=codes.keys, kept=kept_counts(codes.counted))


def _far_apart(values: Any, found: Looked, span: int) -> Numbered:
    """Return groups of keys that are too far apart for a place each: sorted, and numbered where they differ."""
    import cupy

    wide, counted = coded(values, found.least, np.dtype(np.uint64), span)
    order = sorted_by(wide, span, numbers=True, counted=counted)
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
