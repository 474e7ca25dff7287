"""Keys on a GPU that are no plain numbers: text, categories, times, and columns with nulls; a null is in no group.

Text is numbered by a hash of 64 bits: rows are sorted by it, and each row's text is then compared with that of the
first row of its group, so that two texts of one hash are found, which leaves the keys to the host.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import numpy as np

from udf.columns.bitmask import valid_rows
from udf.columns.column import Column, TextBytes
from udf.cuda.group_codes import number_runs
from udf.cuda.group_kernels import NULL_HASH, elementwise
from udf.cuda.group_keys import FactorizedKeys, drop_last_group, factorize, require_row_limit
from udf.cuda.memory import memory_errors
from udf.cuda.sort import key_range, sort_rows

# ruff: noqa: PLC0415 - CuPy is loaded with the first column on a GPU

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
    with column.values.device, memory_errors(32 * len(column)):
        if column.text is not None:
            return _factorize_texts(column, column.text)
        found = _factorize_values(column)
    if found is None:
        return None
    plain = replace(column, validity=None)
    return found, lambda: replace(plain, values=np.asarray(found.keys()).astype(column.values.dtype))


def _factorize_values(column: Column) -> FactorizedKeys | None:
    import cupy

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
    import cupy

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


def _gather_texts(column: Column, text: TextBytes, rows: Any) -> Column:
    """Return the texts of some rows in host memory."""
    import cupy

    begins, stops = column.values[rows].astype(np.int64), text.stops[rows].astype(np.int64)
    offsets = cupy.zeros(rows.size + 1, np.int64)
    offsets[1:] = cupy.cumsum(stops - begins)
    chars = cupy.empty(int(offsets[-1]), np.uint8)
    elementwise("copy texts")(begins, stops, offsets[:-1], text.chars, chars)
    there = offsets.get().astype(column.values.dtype)
    return replace(column, values=there[:-1], validity=None, text=TextBytes(stops=there[1:], chars=chars.get()))
