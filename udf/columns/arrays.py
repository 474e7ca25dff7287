"""NumPy arrays, masked arrays, and whatever speaks an array protocol, as columns."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import replace
from datetime import UTC, date, datetime
from math import isnan
from typing import TYPE_CHECKING, Any, TypeGuard

import numpy as np

from udf.base.dtypes import BFLOAT16, DATE, DTYPES, SUPPORTED, TIMES, zoned_type
from udf.base.null_kinds import NA
from udf.base.zones import zone_name
from udf.columns.bitmask import valid_rows, with_mask, with_nulls
from udf.columns.column import Column, result_column
from udf.columns.labelled_column import LabelledColumn, labelled_column, unsupported
from udf.columns.layout import NATIVE, as_column_array
from udf.columns.text import from_strings
from udf.columns.transfers import read_device
from udf.errors import DTypeError

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from udf.base.annotations import Array


NAT = np.iinfo(np.int64).min
"""The int64 that NumPy reads as NaT."""


def from_times(array: Array, valid: NDArray[np.bool_] | None = None) -> Column:
    """Return an array (n,) of dtype ``datetime64`` or ``timedelta64`` as a column; NaT is null.

    The memory is shared. ``valid`` is false where a row is null for another reason.

    Raises
    ------
    DTypeError
        If its unit is none of s, ms, us and ns.

    Examples
    --------
    >>> column = from_times(np.array(["2013-01-01", "NaT"], "datetime64[s]"))
    >>> column.dtype.name, column.validity.tolist()
    ('datetime64[s]', [1])
    """
    if array.dtype.name not in TIMES:
        name = array.dtype.name.split("[")[0]
        raise DTypeError(array.dtype.name, supported=tuple(TIMES), hint=f'convert it first: .astype("{name}[s]").')
    values = as_column_array(array.astype(array.dtype.newbyteorder("="), copy=False).view(np.int64))
    column = with_nulls(values, values != NAT if valid is None else (values != NAT) & valid)
    return Column(values=values, validity=column.validity, logical=TIMES[array.dtype.name])


def from_arrow_times(
    values: NDArray[np.int64], validity: Array | None, type_name: str, zone: str | None = None
) -> Column:
    """Return the values of an Arrow ``timestamp[unit]`` or ``duration[unit]`` array as a column.

    Raises
    ------
    DTypeError
        If it has a time zone, and ``zone`` is not its name.
    """
    name, zoned, _ = type_name.removesuffix("]").partition(", tz=")
    known = name.replace("timestamp", "datetime64").replace("duration", "timedelta64") + "]"
    column = Column(values=as_column_array(values), validity=validity, logical=TIMES[known])
    return with_zone(column, zone, type_name) if zoned else column


def with_zone(column: Column, zone: str | None, what: object) -> Column:
    """Return times in UTC as those of a zone.

    Raises
    ------
    DTypeError
        If it has no name: None.
    """
    if zone is None or column.dtype.unit is None:
        raise unsupported(what)
    return replace(column, logical=zoned_type(column.dtype.unit, zone))


def as_times(column: Column) -> Array:
    """Return a host column of times as NumPy has them; shares the memory if nothing is null.

    Examples
    --------
    >>> as_times(from_times(np.array(["2013-01-01", "NaT"], "datetime64[s]"))).tolist()[1] is None
    True
    """
    values = column.values
    if column.validity is not None:
        values = np.where(valid_rows(column), values, NAT)
    return values.view(column.dtype.logical)


_HOST_DLPACK = (1, 3)
"""DLDeviceType kDLCPU and kDLCUDAHost (dlpack.h): memory that the processor reads."""


def from_numpy(array: Array) -> Column:
    """Return a NumPy array (n,) as a column; in a masked array masked rows are null, in one of objects ``None`` is."""
    masked = array if is_masked(array) else None
    if array.dtype not in NATIVE and array.ndim == 1:
        if array.dtype.kind in "OUT":
            return from_values(list(array))
        if array.dtype.name == BFLOAT16.name:
            return replace(from_numpy(array.view(np.uint16)), logical=BFLOAT16)
        if array.dtype.kind in "Mm":
            return from_times(np.asarray(array), None if masked is None else ~np.ma.getmaskarray(masked))
    if masked is None or masked.mask is np.ma.nomask:
        return Column(values=as_column_array(array if masked is None else masked.data))
    return with_mask(as_column_array(masked.data), np.ma.getmaskarray(masked))


def read_numpy(array: Array) -> LabelledColumn:
    """Read a NumPy array (n,)."""
    if array.dtype in NATIVE and not is_masked(array):
        return labelled_column(result_column(as_column_array(array)), None, None, "numpy")
    return LabelledColumn(column=from_numpy(array))


def is_masked(array: object) -> TypeGuard[np.ma.MaskedArray]:
    """Return whether ``array`` is one of ``numpy.ma``: a tenth of a start, which is not imported for the answer."""
    masked = sys.modules.get("numpy.ma")
    return masked is not None and isinstance(array, masked.MaskedArray)


def read_array_protocol(data: object) -> LabelledColumn:
    """Read an object with ``__array__`` or a buffer (``array.array``, ``memoryview``)."""
    return read_numpy(np.asarray(data))


def read_dlpack(data: Any) -> LabelledColumn:
    """Read a DLPack tensor (n,), where its memory is."""
    device, _ = data.__dlpack_device__()
    if device not in _HOST_DLPACK:
        return read_device(data)
    try:
        array = np.from_dlpack(data)
    except (BufferError, RuntimeError) as refused:  # a dtype that NumPy has not (bfloat16), or a lazy tensor
        if getattr(data, "dtype", None) == BFLOAT16.name and hasattr(data, "__array__"):  # JAX's is that of ml_dtypes
            return read_array_protocol(data)
        raise unsupported(getattr(data, "dtype", type(data).__name__)) from refused
    return read_numpy(array)


_NOT_SEQUENCES = (str, bytes, bytearray, Mapping, AbstractSet)
"""Iterable, but text or without an order of its own."""


def read_iterable(data: Iterable[object]) -> LabelledColumn:
    """Read an iterable of numbers, once.

    Types follow NumPy: bools are ``bool``, ints ``int64`` (``uint64`` if one needs it), a float among
    them makes ``float64``; strings are text. ``None``, ``udf.NA`` and ``pandas.NA`` are null, NaN is a value, except
    among strings. Nothing but nulls is ``float64``.
    """
    if isinstance(data, _NOT_SEQUENCES):
        raise unsupported(type(data).__name__)
    if isinstance(data, range):
        return LabelledColumn(column=_range(data))
    return LabelledColumn(column=from_values(list(data)))


def from_values(values: list[object]) -> Column:
    """Return a list of numbers, or of strings, and nulls as a column (n,)."""
    if _has_text(values):
        return _strings(values)
    array = _infer(values)
    if array.dtype.kind in "Mm":
        return from_times(array)
    nulls = _nulls()
    if array.dtype.kind in "OUS":
        _refuse_strings_among(values, nulls)
    if array.dtype != np.object_:
        return Column(values=as_column_array(array))
    present = [value for value in values if id(value) not in nulls]
    known = _infer(present)
    if known.dtype.kind in "Mm":
        return from_times(np.array([None if id(value) in nulls else value for value in values], known.dtype))
    if present and all(type(value) is date for value in present):
        midnights = np.array([None if id(value) in nulls else value for value in values], "datetime64[s]")
        return replace(from_times(midnights), logical=DATE)
    if known.dtype == np.object_:
        if present and all(isinstance(value, datetime) for value in present):
            return _from_zoned(values, nulls)
        if any(hasattr(value, "as_py") for value in present):  # pyarrow scalars
            return from_values([value.as_py() if hasattr(value, "as_py") else value for value in values])
        raise _refusal(present)
    valid = np.fromiter((id(value) not in nulls for value in values), np.bool_, len(values))
    filled = np.zeros(len(values), as_column_array(known).dtype)
    filled[valid] = known
    return with_nulls(filled, valid)


def _from_zoned(values: list[Any], nulls: frozenset[int]) -> Column:
    """Return pandas' or Python's times with a zone, which is one of all."""
    zone, *others = {zone_name(value.tzinfo) for value in values if id(value) not in nulls}  # pytz has several of one
    if others or zone is None:
        raise unsupported("times of several zones, or of one without a name")
    times: list[object] = [None if id(value) in nulls else _in_utc(value) for value in values]
    return with_zone(from_values(times), zone, zone)


def _in_utc(time: Any) -> object:
    exact: object = getattr(time, "asm8", None)  # pandas' time in its own unit
    return np.datetime64(time.astimezone(UTC).replace(tzinfo=None)) if exact is None else exact


def _has_text(values: list[object]) -> bool:
    """Return whether the first value that is there is a string; NaN may stand before."""
    nulls = _nulls()
    first = next((value for value in values if id(value) not in nulls), None)
    missing = isinstance(first, float) and isnan(first)
    return isinstance(first, str) or (missing and any(isinstance(value, str) for value in values))


def _strings(values: list[object]) -> Column:
    nulls = _nulls()
    column = from_strings([None if id(value) in nulls else value for value in values])
    if column is None:
        row, odd = next(
            (row, value)
            for row, value in enumerate(values)
            if not (isinstance(value, str) or id(value) in nulls or (isinstance(value, float) and isnan(value)))
        )
        raise _mixed("str", odd, row)
    return column


def _refuse_strings_among(values: list[object], nulls: frozenset[int]) -> None:
    """Raise DTypeError for values of another type of which one is a string."""
    row = next((row for row, value in enumerate(values) if isinstance(value, str | bytes)), None)
    first = next((value for value in values if id(value) not in nulls), None)
    if row is not None and type(first) is not type(values[row]):
        raise _mixed(type(first).__name__, values[row], row)


def _mixed(kind: str, odd: object, row: int) -> DTypeError:
    hint = "make all of them strings (.astype(str)), or split the column."
    return DTypeError(f"a column of {kind} that has {_named(odd)} in row {row}", supported=SUPPORTED, hint=hint)


def _named(value: object) -> str:
    name = type(value).__name__
    return f"{'an' if name[0] in 'aeiou' else 'a'} {name}"


def _infer(values: list[object]) -> Array:
    """Return NumPy's array of ``values``: of dtype object where they are not of one kind."""
    try:
        array = np.array(values)
    except ValueError as ragged:  # lists of different lengths
        raise unsupported("list") from ragged
    if array.ndim != 1:
        raise unsupported(type(values[0]).__name__)
    if array.dtype == np.float64 and all(isinstance(value, int | np.integer) for value in values) and values:
        return _integers(values)  # NumPy makes float64 of those beyond int64, with others that fit it
    return array


def _integers(values: list[object]) -> Array:
    """Return integers of which some are beyond int64; raise DTypeError if uint64 does not hold them either."""
    if (np.array(values, object) < 0).any():
        raise _too_wide("integers below 0 and above int64 in one column")
    return np.array(values, np.uint64)


def _nulls() -> frozenset[int]:
    """Return the identities of the objects that stand for null."""
    loaded = (("numpy.ma", "masked"), ("pandas", "NA"))  # who has not loaded them has none of theirs
    return frozenset(map(id, (None, NA, *(getattr(sys.modules[m], n) for m, n in loaded if sys.modules.get(m)))))


def _range(values: range) -> Column:
    try:
        return Column(values=np.arange(values.start, values.stop, values.step, dtype=np.int64))
    except OverflowError as beyond:
        raise _too_wide(repr(values)) from beyond


def _refusal(values: list[object]) -> DTypeError:
    odd = next(value for value in values if np.array(value).dtype.name not in DTYPES)
    return _too_wide(f"the integer {odd}") if isinstance(odd, int) else unsupported(type(odd).__name__)


def _too_wide(what: str) -> DTypeError:
    return DTypeError(what, supported=SUPPORTED, hint="integers have 64 bits at most; use floats.")
