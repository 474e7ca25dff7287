"""Keys on a GPU to codes: columns of numbers, by a radix sort of as few bits as their ranges need.

Whole numbers are sorted as they are, floats by whole numbers in the same order; of several columns each is numbered,
and then the numbers together.

Keys on a GPU that are no plain numbers: text, categories, times, and columns with nulls; a null is in no group.

Text is numbered by a hash of 64 bits: rows are sorted by it, and each row's text is then compared with that of the
first row of its group, so that two texts of one hash are found, which leaves the keys to the host.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field, replace
from math import prod
from typing import Any, Final

import cupy
import numpy as np

from udf.base.records import dataclass
from udf.columns.bitmask import valid_rows
from udf.columns.column import Column, TextBytes
from udf.cuda.group_codes import KeyCodes, number_runs
from udf.cuda.group_kernels import NULL_HASH, elementwise, keys_from_offsets
from udf.cuda.group_rows import count_entries, order_entries, record_ready
from udf.cuda.memory import gpu_of, memory_errors
from udf.cuda.sort import KeyRange, encode_keys, key_range, sort_rows
from udf.errors import GroupError

SPREAD: Final = 1
"""Values of a key a row, between the least and the greatest, up to which each has a place of its own."""

SMALL: Final = 1 << 16
"""Values up to which each has, whatever the rows."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FactorizedKeys:
    """The groups of keys: their codes on the GPU, and their keys in order.

    ``groups`` is how many there are, None where the codes are to be asked; ``kept`` what is known of the rows' order.
    """

    codes: Any
    keys: Callable[[], np.ndarray]
    groups: int | None = None
    kept: dict[str, object] = field(default_factory=dict)

    def __len__(self) -> int:
        return len(self.codes) if self.groups is None else self.groups

    def in_order(self, ranks: object) -> FactorizedKeys:
        """Return the same groups in another order, by the place of each there; their codes are known."""
        with self.codes.device:
            codes = cupy.where(self.codes < 0, np.int32(-1), cupy.asarray(ranks)[self.codes])
        return FactorizedKeys(codes=codes, keys=self.keys, groups=self.groups)

    def of_rows(self) -> cupy.ndarray:
        """Return the number of the group of each row, below 0 of none."""
        return self.codes.of_rows() if self.groups is None else self.codes


def factorize(values: cupy.ndarray) -> FactorizedKeys:
    """Return the groups of equal ``values``, a CuPy array of numbers or bools, (n,), n > 0; NaN is in none.

    Raises
    ------
    GroupError
        If there are 2**32 rows or more.
    """
    require_row_limit(values.size)
    with values.device, memory_errors(24 * values.size):
        if values.dtype.kind == "f":
            made = _factorize_floats(values)
        elif values.dtype.kind == "b":
            found = _factorize_integers(values.view(np.uint8))
            made = replace(found, keys=lambda: found.keys().astype(np.bool_))
        else:
            made = _factorize_integers(values)
        record_ready(made.kept)
    return made


def require_row_limit(rows: int) -> None:
    """Refuse more rows than 32 bits number."""
    if rows >= 2**32:
        raise GroupError(f"{rows:,} rows are too many to group on a GPU", "group fewer than 4,294,967,296 rows")


@dataclass(frozen=True, slots=True, kw_only=True)
class FactorizedColumns:
    """The groups of several columns of keys: each column's, and of all the keys that are there.

    ``found.keys()`` are whole numbers: the last column's number, and times how many it has the one's before.
    """

    columns: tuple[FactorizedKeys, ...]
    found: FactorizedKeys

    def levels(self) -> list[np.ndarray]:
        """Return for each group its number in each of the columns."""
        rest, numbers = self.found.keys(), list[np.ndarray]()
        for column in reversed(self.columns):
            rest, own = np.divmod(rest, max(len(column), 1))
            numbers.append(own)
        return numbers[::-1]


def factorize_columns(each: tuple[FactorizedKeys, ...], first: cupy.ndarray) -> FactorizedColumns | None:
    """Return the groups of rows of equal numbers in ``each``; None if they might be too many.

    ``first`` is an array of as many rows, on the device where they are.
    """
    if prod(len(one) for one in each) >= 2**62:
        return None
    with first.device, memory_errors(24 * first.size):
        codes, outside = cupy.zeros(first.size, np.int64), cupy.zeros(first.size, np.bool_)
        for one in each:
            own = one.of_rows().astype(np.int64)
            outside |= own < 0
            codes = codes * len(one) + own
        found = _factorize_integers(cupy.where(outside, LAST, codes))
        if bool(outside.any()):
            found = drop_last_group(found)
        record_ready(found.kept)
    return FactorizedColumns(columns=each, found=found)


LAST: Final = np.int64(2**63 - 1)
"""Stands for rows that are in no group: the greatest key."""

FLIP_MASK: Final = np.int64(2**63 - 1)
"""The bits of a float below 0 that are turned, for whole numbers in the order of floats."""


def _factorize_floats(values: cupy.ndarray) -> FactorizedKeys:
    """Return the groups of floats: both zeros are one, whose key is the first of them, as in pandas."""
    bits = values.astype(np.float64).view(np.int64)
    keys = cupy.where(bits < 0, bits ^ FLIP_MASK, bits)
    missing = cupy.isnan(values)
    found = _factorize_integers(cupy.where(missing, LAST, cupy.where(values == 0, 0, keys)))
    if bool(missing.any()):
        found = drop_last_group(found)

    def labels() -> np.ndarray:
        own = found.keys()
        floats = np.where(own < 0, own ^ FLIP_MASK, own).view(np.float64).astype(values.dtype)
        if (own == 0).any():
            first = int(cupy.argmax(values == 0))
            floats[own == 0] = values[first : first + 1].get()
        return floats

    return replace(found, keys=labels)


def drop_last_group(found: FactorizedKeys) -> FactorizedKeys:
    """Return groups whose last one is none: its rows are in no group."""
    groups, codes = len(found) - 1, found.of_rows().astype(np.int64)
    return FactorizedKeys(codes=cupy.where(codes == groups, -1, codes), keys=lambda: found.keys()[:-1], groups=groups)


def _factorize_integers(values: cupy.ndarray) -> FactorizedKeys:
    found = key_range(values)
    span = found.greatest - found.least + 1
    if span > max(SPREAD * values.size, SMALL):
        return _factorize_sparse(values, found, span)
    codes = KeyCodes(values, found.least, span)
    if found.is_sorted:
        kept = order_entries(None, codes.starts_in_order(), values.size, compact=False)
        return FactorizedKeys(codes=codes, keys=codes.keys, kept=kept)
    codes.narrow()  # the GPU is at it while the function is looked up
    return FactorizedKeys(codes=codes, keys=codes.keys, kept=count_entries(codes.counted))


def _factorize_sparse(values: cupy.ndarray, found: KeyRange, span: int) -> FactorizedKeys:
    """Return groups of keys that are too far apart for a place each: sorted, and numbered where they differ."""
    wide, counted = encode_keys(values, found.least, np.dtype(np.uint64), span)
    order = sort_rows(wide, span, numbers=True, counted=counted)
    numbers, begins = number_runs(order.codes)
    groups, starts = int(begins.size), cupy.concatenate((begins, cupy.full(1, values.size)))
    keys = keys_from_offsets(order.codes[begins].get(), found.least, values.dtype)
    if found.is_sorted:
        kept = order_entries(numbers, starts, values.size)
        return FactorizedKeys(codes=numbers, groups=groups, keys=lambda: keys, kept=kept)
    codes = cupy.empty_like(numbers)
    elementwise("scatter")(numbers, order.numbers, codes)
    kept = order_entries(numbers, starts, values.size, numbers=order.numbers)
    return FactorizedKeys(codes=codes, groups=groups, keys=lambda: keys, kept=kept)


MAX_KEY: Final = 2**63 - 2


def factorize_column(column: Column) -> tuple[FactorizedKeys, Callable[[], Column]] | None:
    """Return the groups of equal values of a column, and what gives these in host memory, in the groups' order.

    Numbers, times and categories (by their place) are in order, text is not. None where the host has to group them.

    Raises
    ------
    GroupError
        If there are 2**32 rows or more.
    DeviceMemoryError
        If it does not fit.
    """
    require_row_limit(len(column))
    with gpu_of(column), memory_errors(32 * len(column)):
        if column.text is not None:
            return _factorize_texts(column, column.text)
        found = _factorize_values(column)
    if found is None:
        return None
    plain = replace(column, validity=None)
    return found, lambda: replace(plain, values=np.asarray(found.keys()).astype(column.values.dtype))


def _factorize_values(column: Column) -> FactorizedKeys | None:
    values = column.values
    if column.validity is None:
        return factorize(values)
    valid = valid_rows(column)
    if values.dtype.kind == "f":
        return factorize(cupy.where(valid, values, np.nan))
    whole = values.astype(np.int64) if values.dtype.kind != "u" or values.dtype.itemsize < 8 else values
    if not bool(valid.any()):
        codes = cupy.full(values.size, -1, np.int32)
        return FactorizedKeys(codes=codes, keys=lambda: np.empty(0, values.dtype), groups=0)
    known = cupy.where(valid, whole, whole[cupy.argmax(valid)])
    greatest = key_range(known).greatest
    if greatest > MAX_KEY:
        return None
    found = factorize(cupy.where(valid, known, known.dtype.type(greatest + 1)))
    return found if bool(valid.all()) else drop_last_group(found)


def _factorize_texts(column: Column, text: TextBytes) -> tuple[FactorizedKeys, Callable[[], Column]] | None:
    rows = len(column)
    valid = valid_rows(column) if column.validity is not None else cupy.ones(rows, np.bool_)
    hashes = cupy.empty(rows, np.uint64)
    elementwise("hash texts")(column.values, text.stops, valid, text.chars, hashes)
    order = sort_rows(hashes, 2**64, numbers=True)
    numbers, starts = number_runs(order.codes)
    groups, has_nulls = int(starts.size), bool(order.codes[-1] == np.uint64(NULL_HASH))
    codes = cupy.empty_like(numbers)
    elementwise("scatter")(numbers, order.numbers, codes)
    first = order.numbers[starts].astype(np.int64)
    others = cupy.zeros(1, np.int32)
    begins, stops = column.values, text.stops
    elementwise("compare texts")(begins, stops, valid, first[codes], begins, stops, text.chars, others)
    if bool(others[0]):
        return None
    if has_nulls:
        groups, first = groups - 1, first[:-1]
        codes = cupy.where(valid, codes.astype(np.int32), np.int32(-1))
    found = FactorizedKeys(codes=codes, keys=lambda: np.arange(groups), groups=groups)
    return found, lambda: _gather_texts(column, text, first)


def _gather_texts(column: Column, text: TextBytes, rows: cupy.ndarray) -> Column:
    """Return the texts of some rows in host memory."""
    begins, stops = column.values[rows].astype(np.int64), text.stops[rows].astype(np.int64)
    offsets = cupy.zeros(rows.size + 1, np.int64)
    offsets[1:] = cupy.cumsum(stops - begins)
    chars = cupy.empty(int(offsets[-1]), np.uint8)
    elementwise("copy texts")(begins, stops, offsets[:-1], text.chars, chars)
    there = offsets.get().astype(column.values.dtype)
    return replace(column, values=there[:-1], validity=None, text=TextBytes(stops=there[1:], chars=chars.get()))
