"""Validity bitmasks: packing, unpacking, counting and shifting.

A bitmask is Arrow's (Arrow Columnar Format, "Validity bitmaps"): uint8, bit i % 8 of byte i // 8,
least significant first, set where row i is valid. Everything here is NumPy by name only: the functions
dispatch, so a CuPy mask is handled on its device and CuPy is imported nowhere.
"""

from __future__ import annotations

from dataclasses import replace
from threading import Event
from typing import TYPE_CHECKING, Final

import numpy as np

from udf.base.threads import BLOCK, in_blocks
from udf.columns.column import Column

if TYPE_CHECKING:
    from collections.abc import Callable

    from numpy.typing import NDArray

    from udf.base.annotations import Array


def bytes_for(rows: int) -> int:
    """Return how many bytes hold the bits of ``rows`` rows."""
    return (rows + 7) // 8


def pack(valid: Array) -> NDArray[np.uint8]:
    """Return the bitmask of a boolean array (n,).

    Examples
    --------
    >>> pack(np.array([True, False, True])).tolist()
    [5]
    """
    return np.packbits(valid, bitorder="little")


def unpack(validity: Array, rows: int) -> Array:
    """Return a bitmask as a boolean array (rows,), on the same device.

    Examples
    --------
    >>> unpack(np.array([5], np.uint8), 3).tolist()
    [True, False, True]
    """
    return np.unpackbits(validity[: bytes_for(rows)], bitorder="little")[:rows].view(np.bool_)


def count_valid(validity: Array, rows: int) -> int:
    """Return how many of the first ``rows`` bits are set.

    Source: Warren, Hacker's Delight, 2nd ed., figure 5-2, on eight bits.
    """
    whole, rest = divmod(rows, 8)
    last = (int(validity[whole]) & ((1 << rest) - 1)).bit_count() if rest else 0
    octets = validity[:whole]
    if isinstance(octets, np.ndarray) and hasattr(np, "bitwise_count"):  # NumPy 2
        ahead = whole % 8
        eights = np.bitwise_count(octets[ahead:].view(np.uint64)).sum(dtype=np.int64)
        return last + int(np.bitwise_count(octets[:ahead]).sum(dtype=np.int64) + eights)
    pairs = octets - ((octets >> 1) & np.uint8(0x55))
    quads = (pairs & np.uint8(0x33)) + ((pairs >> 2) & np.uint8(0x33))
    return last + int(((quads + (quads >> 4)) & np.uint8(0x0F)).sum(dtype=np.int64))


def with_a_null(column: Column) -> Column:
    """Return a host column without nulls with a null behind its rows.

    Examples
    --------
    >>> longer = with_a_null(Column(values=np.array([3, 4])))
    >>> len(longer), null_count(longer)
    (3, 1)
    """
    count = len(column)
    validity = pack(np.arange(count + 1) < count)
    text = column.text
    if text is not None:
        text = replace(text, stops=np.append(text.stops, text.stops[-1:] if count else text.stops.dtype.type(0)))
    last = column.values[-1:] if count else np.zeros(1, column.values.dtype)
    if text is not None:
        last = text.stops[-1:]
    return replace(column, values=np.append(column.values, last), validity=validity, text=text)


def null_count(column: Column) -> int:
    """Return how many rows of ``column`` are null."""
    return 0 if column.validity is None else len(column) - count_valid(column.validity, len(column))


def valid_rows(column: Column) -> Array:
    """Return a boolean array (n,), true where a row is valid, on the column's device."""
    if column.validity is None:
        return np.ones_like(column.values, dtype=np.bool_)
    if type(column.validity) is not np.ndarray:
        return unpack(column.validity, len(column))
    valid = np.empty(len(column), np.bool_)
    in_blocks(lambda begin, end: np.copyto(valid[begin:end], _valid_in(column, begin, end)), valid.size)
    return valid


def null_rows(column: Column, *, nan: bool) -> NDArray[np.bool_]:
    """Return a boolean array (n,), true where a row of a host column is null; with ``nan`` also where it is NaN.

    Examples
    --------
    >>> null_rows(with_nulls(np.array([1.0, np.nan, 2.0]), np.array([True, True, False])), nan=True).tolist()
    [False, True, True]
    """
    nulls = np.empty(len(column), np.bool_)

    def block(begin: int, end: int) -> None:
        part = np.logical_not(_valid_in(column, begin, end), out=nulls[begin:end])
        if nan:
            part |= np.isnan(column.values[begin:end])

    in_blocks(block, nulls.size)
    return nulls


def first_valid(column: Column, *, but_nan: bool = False) -> int | None:
    """Return the first row of a host column that is valid, ``but_nan`` no NaN; None if there is none.

    Examples
    --------
    >>> first_valid(with_nulls(np.array([1, 2, 3]), np.array([False, True, True])))
    1
    """
    for begin in range(0, len(column), BLOCK):
        end = min(begin + BLOCK, len(column))
        valid = _valid_in(column, begin, end)
        if but_nan:
            valid = valid & ~np.isnan(column.values[begin:end])
        if valid.any():
            return begin + int(np.argmax(valid))
    return None


def _valid_in(column: Column, begin: int, end: int) -> NDArray[np.bool_]:
    """Return where rows ``begin``, a multiple of 8, to ``end`` of a host column are valid."""
    if column.validity is None:
        return np.ones(end - begin, np.bool_)
    return unpack(column.validity[begin // 8 :], end - begin)


def slice_bits(validity: NDArray[np.uint8], start: int, rows: int) -> NDArray[np.uint8]:
    """Return the bits ``start`` to ``start + rows`` as a bitmask that begins at bit 0.

    A view where ``start`` is a multiple of 8, else shifted into a new array.
    """
    first, shift = divmod(start, 8)
    source = validity[first : bytes_for(start + rows)]
    if shift == 0:
        return source
    low = source >> np.uint8(shift)
    low[:-1] |= source[1:] << np.uint8(8 - shift)
    return low[: bytes_for(rows)]


def with_nulls(values: Array, valid: Array) -> Column:
    """Return a column that is null where the boolean array ``valid`` is false."""
    if type(valid) is np.ndarray:
        return _packed(values, lambda begin, end: valid[begin:end])
    return Column(values=values, validity=None if bool(valid.all()) else pack(valid))


def with_mask(values: Array, mask: NDArray[np.bool_]) -> Column:
    """Return a host column that is null where ``mask`` is true.

    Examples
    --------
    >>> with_mask(np.array([1, 2, 3]), np.array([False, True, False])).validity.tolist()
    [5]
    """
    return _packed(values, lambda begin, end: ~mask[begin:end])


def _packed(values: Array, valid: Callable[[int, int], NDArray[np.bool_]]) -> Column:
    """Return a host column of which ``valid`` gives what rows of a block are."""
    rows, nulls = values.size, Event()
    validity = np.empty(bytes_for(rows), np.uint8)

    def block(begin: int, end: int) -> None:
        here = valid(begin, end)
        validity[begin // 8 : bytes_for(end)] = pack(here)
        if not nulls.is_set() and not here.all():
            nulls.set()

    in_blocks(block, rows)
    return Column(values=values, validity=validity if nulls.is_set() else None)


EXACT: Final = 2**53
"""float64 holds every integer up to here."""


def null_as_nan(column: Column) -> Column:
    """Return a host column of numbers with NaN for null: what pandas makes of None among numbers.

    Integers become float64, unless one of them would lose its value; those, bools, times and categories stay as
    they are.

    Examples
    --------
    >>> null_as_nan(with_nulls(np.array([1, 2]), np.array([True, False]))).values.tolist()
    [1.0, nan]
    """
    kind = column.dtype.kind
    if column.validity is None or kind not in "iufc" or not null_count(column):
        return column
    values, inexact = column.values, Event()
    filled = np.empty(values.shape, values.dtype if kind in "fc" else np.float64)

    def block(begin: int, end: int) -> None:
        valid, given, part = _valid_in(column, begin, end), values[begin:end], filled[begin:end]
        np.copyto(part, given)
        if kind not in "fc" and not (~valid | ((given >= -EXACT) & (given <= EXACT))).all():
            inexact.set()
        np.copyto(part, np.nan, where=~valid)  # without the GIL, which an index by bools keeps

    in_blocks(block, values.size)
    return column if inexact.is_set() else Column(values=filled)


def fill_nan_under_nulls(column: Column) -> Array:
    """Return the values of a host column of floats that nobody else has: where one is null, NaN is written.

    Examples
    --------
    >>> fill_nan_under_nulls(with_nulls(np.array([1.0, 2.0]), np.array([True, False]))).tolist()
    [1.0, nan]
    """
    values: Array = column.values

    def block(begin: int, end: int) -> None:
        np.copyto(values[begin:end], np.nan, where=~_valid_in(column, begin, end))

    if column.validity is not None:
        in_blocks(block, values.size)
    return values


def has_nan(column: Column) -> bool:
    """Return whether a valid row of a host column is NaN.

    Examples
    --------
    >>> has_nan(with_nulls(np.array([1.0, np.nan]), np.array([True, False])))
    False
    """
    values, found = column.values, Event()

    def block(begin: int, end: int) -> None:
        if found.is_set():
            return
        nan = np.isnan(values[begin:end])
        if nan.any() and (column.validity is None or (nan & _valid_in(column, begin, end)).any()):
            found.set()

    if column.dtype.kind in "fc":
        in_blocks(block, values.size)
    return found.is_set()


def nan_as_null(column: Column) -> Column:
    """Return ``column`` with its NaN values marked null (pandas' reading of NaN)."""
    values, kind = column.values, column.dtype.kind
    if kind not in "fcV":
        return column

    def there(part: Array) -> Array:
        return (part & 0x7FFF) <= 0x7F80 if kind == "V" else np.equal(part, part)  # of a bfloat16 above infinity

    if column.device == "cuda":
        return replace(column, validity=with_nulls(values, valid_rows(column) & there(values)).validity)
    if column.validity is None:
        made = _packed(values, lambda begin, end: there(values[begin:end]))
    else:
        made = _packed(values, lambda begin, end: _valid_in(column, begin, end) & there(values[begin:end]))
    return replace(made, logical=column.logical)
