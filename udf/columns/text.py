"""Text in and out: UTF-8 bytes, and where each row begins and ends, as Arrow has them.

An Arrow column is shared; Python's strings are encoded once. Whether all of a column is ASCII is asked here, of all of
its bytes at once: it is part of the column's type.

Source: Arrow Columnar Format, "Variable-size Binary Layout".

Categories in and out: strings as int32 codes in a column, other values as themselves.

A category of numbers or times says nothing that its values do not, so a function gets those.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

import numpy as np

from udf.base.address import address
from udf.base.dtypes import SUPPORTED, category, same_type, text_type
from udf.columns.bitmask import null_count, slice_bits, valid_rows, with_nulls
from udf.columns.column import Column, TextBytes
from udf.columns.layout import as_column_array
from udf.columns.libraries import library
from udf.errors import DTypeError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

    import pyarrow as pa
    from numpy.typing import NDArray

    from udf.base.annotations import Array

pyarrow: Final = partial(library, "pyarrow", "arrow")
"""``pyarrow(needed_by)``: the module, which is imported by the first call."""

LONGEST: Final = 2**31 - 1
"""Bytes of one value, at most."""

FEW_BYTES: Final = 1 << 16
"""Bytes that are copied sooner than their maximum is asked for."""


def is_text(kind: object) -> bool:
    """Return whether an Arrow type is one of text.

    Examples
    --------
    >>> import pyarrow as pa
    >>> is_text(pa.large_string()), is_text(pa.binary())
    (True, False)
    """
    return str(kind) in ("string", "large_string", "string_view")


def _cast_views(views: pa.Array, pa: ModuleType) -> pa.Array:
    """Return string views as a ``large_string``; one by one before pyarrow 18, which cannot cast them."""
    try:
        return views.cast(pa.large_string())
    except pa.ArrowNotImplementedError:
        return pa.array(views.to_pylist(), pa.large_string())


def from_arrow_text(array: pa.Array) -> Column:
    """Return an Arrow array of ``string``, ``large_string`` or ``string_view`` as a column that shares its memory.

    A view array is copied: its bytes lie in several buffers.

    Raises
    ------
    DTypeError
        If a row is no UTF-8 or ends before it begins, or a value has more than ``LONGEST`` bytes.
    """
    pa = pyarrow("reading text")
    kind = array.type.id
    if kind not in (pa.lib.Type_STRING, pa.lib.Type_LARGE_STRING):
        array, kind = _cast_views(array, pa), pa.lib.Type_LARGE_STRING
    width, rows = (8 if kind == pa.lib.Type_LARGE_STRING else 4), len(array)
    bits, places, data = array.buffers()
    validity = None
    if array.null_count:
        validity = slice_bits(np.frombuffer(bits, np.uint8), array.offset, rows)
    if rows == 0 or places is None:
        offsets = np.zeros(1, f"int{8 * width}")
    else:
        offsets = np.frombuffer(places, f"int{8 * width}", count=rows + 1, offset=array.offset * width)
    chars = np.frombuffer(data, np.uint8) if data is not None and data.size else np.zeros(0, np.uint8)
    encoding = "ascii" if is_ascii(chars[offsets[0] : offsets[-1]]) else "utf8"
    if encoding == "utf8" or np.logical_or.reduce(offsets[1:] < offsets[:-1]):
        require_utf8(array)
    if width == 8 and offsets[-1] - offsets[0] > LONGEST and int((offsets[1:] - offsets[:-1]).max()) > LONGEST:
        raise DTypeError(f"text of more than {LONGEST} bytes in one row", supported=SUPPORTED, hint="split it first.")
    text = TextBytes(stops=offsets[1:], chars=chars)
    return Column(values=offsets[:-1], validity=validity, logical=text_type(encoding, width), text=text)


def require_utf8(array: pa.Array) -> None:
    """Look at all rows of an Arrow array of text.

    Raises
    ------
    DTypeError
        If a row is no UTF-8, or its place is none.
    """
    pa = pyarrow("reading text")
    try:
        array.validate(full=True)
    except pa.ArrowInvalid as broken:
        encoded = "UTF8" in str(broken)
        hint = "decode it by its own encoding first: bytes.decode(..)." if encoded else "it was made wrong."
        what = "no UTF-8" if encoded else "no Arrow array of text"
        raise DTypeError(f"text that is {what} ({broken})", supported=SUPPORTED, hint=hint) from broken


def is_ascii(chars: NDArray[np.uint8]) -> bool:
    """Return whether no byte has its highest bit.

    Examples
    --------
    >>> is_ascii(np.frombuffer(b"plain", np.uint8)), is_ascii(np.frombuffer("naïve".encode(), np.uint8))
    (True, False)
    """
    return chars.tobytes().isascii() if chars.size < FEW_BYTES else int(chars.max()) < 0x80


def from_strings(values: list[object]) -> Column | None:
    """Return objects that are all strings or null (None, NaN, pandas' NA) as a column; None if others are among them.

    Raises
    ------
    DTypeError
        For a string with a lone surrogate, which UTF-8 has not.
    """
    pa = pyarrow("reading text")
    try:
        made = pa.array(values, from_pandas=True)  # of a type that it finds: asked for strings, it would take bytes
        if not is_text(made.type):
            return None
        made = made.cast(pa.large_string())  # one type of offsets, whatever the column's size
        return from_arrow_text(made.combine_chunks() if isinstance(made, pa.ChunkedArray) else made)
    except (pa.ArrowInvalid, pa.ArrowTypeError, OverflowError):  # of an integer beyond 64 bits, too
        return None
    except UnicodeEncodeError as lone:
        row = next(i for i, value in enumerate(values) if isinstance(value, str) and any(map(_is_surrogate, value)))
        hint = "replace it first: s.encode('utf-8', 'replace').decode()."
        raise DTypeError(f"text with a lone surrogate in row {row}", supported=SUPPORTED, hint=hint) from lone


def _is_surrogate(character: str) -> bool:
    return "\ud800" <= character <= "\udfff"


def to_arrow_text(column: Column) -> pa.Array:
    """Return a host column of text as an Arrow array; its memory is shared where the rows follow one another."""
    assert column.text is not None
    pa = pyarrow("to_arrow")
    starts, stops, chars = column.values, column.text.stops, column.text.chars
    rows, width = len(starts), starts.dtype.itemsize
    kind = pa.large_string() if width == 8 else pa.string()
    bits = None if column.validity is None else pa.py_buffer(column.validity)
    if rows == 0:
        return pa.array([], kind)
    if address(stops) == address(starts) + width:
        base = starts.base  # mostly what both are views of: to make another one takes 6 us
        own = base is stops.base and type(base) is np.ndarray and (base.size, base.itemsize) == (rows + 1, width)
        offsets = base if own else np.lib.stride_tricks.as_strided(starts, (rows + 1,), (width,), writeable=False)
    elif bool((starts[1:] == stops[:-1]).all()):
        offsets = np.append(starts, stops[-1:])
    else:
        offsets, chars = compact(starts, stops, chars)
        kind = pa.large_string()
    return pa.Array.from_buffers(
        kind, rows, [bits, pa.py_buffer(offsets), pa.py_buffer(chars)], null_count(column) if bits else 0
    )


def compact(starts: Array, stops: Array, chars: Array) -> tuple[Array, Array]:
    """Return the rows ``chars[starts[i]:stops[i]]`` one behind the other: int64 offsets (n + 1,), and the bytes.

    Examples
    --------
    >>> offsets, chars = compact(np.array([2, 0]), np.array([4, 1]), np.frombuffer(b"abcd", np.uint8))
    >>> offsets.tolist(), chars.tobytes()
    ([0, 2, 3], b'cda')
    """
    sizes = (stops - starts).astype(np.int64)
    offsets = np.zeros(len(sizes) + 1, np.int64)
    np.cumsum(sizes, out=offsets[1:])
    at = np.arange(offsets[-1]) + np.repeat(starts - offsets[:-1], sizes)
    return offsets, chars[at]


def as_strings(column: Column) -> Array:
    """Return a host column of text or categories as an array (n,) of strings, None for null.

    Examples
    --------
    >>> import pyarrow as pa
    >>> as_strings(from_arrow_text(pa.array(["a", None, "ß"]))).tolist()
    ['a', None, 'ß']
    >>> from udf.columns.text import from_codes
    >>> as_strings(from_codes(np.array([1, -1]), ["AA", "UA"])).tolist()
    ['UA', None]
    """
    if column.text is None:
        return np.array([*(column.dtype.categories or ()), None], object)[codes_of(column)]
    places = zip(column.values.tolist(), column.text.stops.tolist(), valid_rows(column).tolist(), strict=True)
    chars, found = column.text.chars, np.empty(len(column), object)
    found[:] = [chars[a:b].tobytes().decode() if here else None for a, b, here in places]
    return found


def slice_column(column: Column, start: int, stop: int) -> Column:
    """Return some rows of a column of any type; the memory of values is shared."""
    validity = None if column.validity is None else slice_bits(column.validity, start, stop - start)
    text = None if column.text is None else replace(column.text, stops=column.text.stops[start:stop])
    return replace(column, values=column.values[start:stop], validity=validity, text=text)


def equal_values(mine: Column, theirs: Column) -> bool:
    """Return whether host columns have one type, the same nulls, and equal values else; NaN is NaN."""
    valid = valid_rows(mine)
    if not same_type(mine.dtype, theirs.dtype) or not np.array_equal(valid, valid_rows(theirs)):
        return False
    if mine.dtype.kind == "T":
        return np.array_equal(as_strings(mine), as_strings(theirs))
    return np.array_equal(mine.values[valid], theirs.values[valid], equal_nan=mine.dtype.kind == "f")


def from_codes(codes: Array, categories: Sequence[str], *, ordered: bool = False) -> Column:
    """Return codes (n,) into ``categories`` as a column of strings; a code below 0 is null.

    Examples
    --------
    >>> column = from_codes(np.array([1, 0, -1]), ["AA", "UA"])
    >>> column.values.tolist(), column.validity.tolist(), column.dtype.categories
    ([1, 0, 0], [3], ('AA', 'UA'))
    """
    column = with_nulls(as_column_array(np.maximum(codes, 0).astype(np.int32)), codes >= 0)
    return replace(column, logical=category(tuple(categories), ordered=ordered))


def from_values_by_code(codes: Array, values: Column) -> Column:
    """Return ``values[codes]`` as a column; a code below 0 is null."""
    if len(values) == 0:
        return Column(values=np.zeros(len(codes)), validity=np.zeros((len(codes) + 7) // 8, np.uint8))
    at = np.maximum(codes, 0)
    column = with_nulls(as_column_array(values.values[at]), (codes >= 0) & valid_rows(values)[at])
    return replace(column, logical=values.logical)


def codes_of(column: Column) -> NDArray[np.int32]:
    """Return the codes of a host column of categories as pandas has them: -1 for null."""
    return np.where(valid_rows(column), column.values, np.int32(-1))
