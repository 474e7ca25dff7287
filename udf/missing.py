"""Validity bitmasks: packing, unpacking, counting and shifting.

A bitmask is Arrow's (Arrow Columnar Format, "Validity bitmaps"): uint8, bit i % 8 of byte i // 8,
least significant first, set where row i is valid. Everything here is NumPy by name only: the functions
dispatch, so a CuPy mask is handled on its device and CuPy is imported nowhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from udf.column import Column

if TYPE_CHECKING:
    from numpy.typing import NDArray


def bytes_for(rows: int) -> int:
    """Return how many bytes hold the bits of ``rows`` rows."""
    return (rows + 7) // 8


def pack(valid: Any) -> Any:
    """Return the bitmask of a boolean array (n,).

    Examples
    --------
    >>> pack(np.array([True, False, True])).tolist()
    [5]
    """
    return np.packbits(valid, bitorder="little")


def unpack(validity: Any, rows: int) -> Any:
    """Return a bitmask as a boolean array (rows,), on the same device.

    Examples
    --------
    >>> unpack(np.array([5], np.uint8), 3).tolist()
    [True, False, True]
    """
    return np.unpackbits(validity[: bytes_for(rows)], bitorder="little")[:rows].view(np.bool_)


def count_valid(validity: Any, rows: int) -> int:
    """Return how many of the first ``rows`` bits are set.

    Source: Warren, Hacker's Delight, 2nd ed., figure 5-2, on eight bits.
    """
    whole, rest = divmod(rows, 8)
    octets = validity[:whole]
    pairs = octets - ((octets >> 1) & np.uint8(0x55))
    quads = (pairs & np.uint8(0x33)) + ((pairs >> 2) & np.uint8(0x33))
    total = int(((quads + (quads >> 4)) & np.uint8(0x0F)).sum(dtype=np.int64))
    return total + ((int(validity[whole]) & ((1 << rest) - 1)).bit_count() if rest else 0)


def null_count(column: Column) -> int:
    """Return how many rows of ``column`` are null."""
    return 0 if column.validity is None else len(column) - count_valid(column.validity, len(column))


def valid_rows(column: Column) -> Any:
    """Return a boolean array (n,), true where a row is valid, on the column's device."""
    if column.validity is None:
        return np.ones_like(column.values, dtype=np.bool_)
    return unpack(column.validity, len(column))


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


def with_nulls(values: Any, valid: Any) -> Column:
    """Return a column that is null where the boolean array ``valid`` is false."""
    return Column(values=values, validity=None if bool(valid.all()) else pack(valid))


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
    if column.validity is None or kind not in "iuf" or not null_count(column):
        return column
    valid = valid_rows(column)
    if kind in "iu" and not (np.abs(column.values[valid].astype(np.float64)) <= EXACT).all():
        return column
    nan = column.values.dtype.type(np.nan) if kind == "f" else np.nan
    return Column(values=np.where(valid, column.values, nan))


def nan_as_null(column: Column) -> Column:
    """Return ``column`` with its NaN values marked null (pandas' reading of NaN)."""
    if column.dtype.kind != "f":
        return column
    return with_nulls(column.values, valid_rows(column) & ~np.isnan(column.values))
