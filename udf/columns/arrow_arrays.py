"""Arrow arrays in and out: pyarrow's own, and anything that speaks the Arrow PyCapsule interface.

Source: Arrow Columnar Format, "Fixed-size Primitive Layout"; "The Arrow PyCapsule Interface".

A column in GPU memory that comes by the Arrow C device data interface, as libcudf's does: without a copy.

Source: Arrow, "The Arrow C Device data interface" and "The Arrow PyCapsule Interface".
"""

from __future__ import annotations

import ctypes
import sys
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, TypeGuard, TypeVar

import numpy as np

from udf.base.dtypes import DATE, DTYPES, Encoding, text_type
from udf.base.zones import zone_name, zone_of
from udf.columns.arrays import from_arrow_times
from udf.columns.bitmask import bytes_for, null_count, null_rows, pack, slice_bits, unpack
from udf.columns.column import Column, TextBytes
from udf.columns.decimal_units import from_arrow_decimals
from udf.columns.labelled_column import LabelledColumn, not_arrows, not_one_column, unsupported
from udf.columns.layout import as_column_array
from udf.columns.text import from_arrow_text, from_codes, is_text, pyarrow, require_utf8, to_arrow_text
from udf.columns.transfers import memory_of_gpu, to_host

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import datetime
    from types import ModuleType

    import pyarrow as pa
    from numpy.typing import DTypeLike, NDArray

    from udf.base.annotations import Array

_STORED_AS = {name: name for name in DTYPES if name[0] in "iub"}
_STORED_AS |= {"halffloat": "float16", "float": "float32", "double": "float64", "decimal128": "complex128"}
_STORED_AS |= {"timestamp": "int64", "duration": "int64", "date32": "int32"}
"""Arrow's name of a type, without its parameters -> the NumPy type of its buffer of values; bools are bits."""


def read_arrow(data: object) -> LabelledColumn:
    """Read a pyarrow array, or any object that speaks an Arrow PyCapsule interface: of arrays, streams, device arrays.

    Values are shared with Arrow, also those of a slice, except bools, which Arrow keeps as bits, and
    several chunks, which become one.
    """
    pa = pyarrow(f"reading a {type(data).__name__}")
    if isinstance(data, pa.Array):
        return LabelledColumn(column=from_array(data), storage="arrow")
    if isinstance(data, pa.ChunkedArray):
        return LabelledColumn(column=from_chunks(data), storage="arrow")
    if isinstance(data, pa.Table | pa.RecordBatch):
        raise not_one_column(f"a {type(data).__name__} of {data.num_columns} columns")
    if hasattr(data, "__arrow_c_device_array__"):
        there = from_device_array(data)
        if there is not None:
            return LabelledColumn(column=there, storage="arrow")
    try:
        is_stream = not any(hasattr(data, name) for name in ("__arrow_c_array__", "__arrow_c_device_array__"))
        column = from_chunks(pa.chunked_array(data)) if is_stream else from_array(pa.array(data))
    except (pa.ArrowInvalid, pa.ArrowNotImplementedError) as unknown:  # a type that this pyarrow has not
        raise unsupported(getattr(data, "dtype", type(data).__name__)) from unknown
    name = getattr(data, "name", None)
    return LabelledColumn(column=column, name=name if isinstance(name, str) and name else None, storage="arrow")


def is_arrow(data: object) -> TypeGuard[pa.Array | pa.ChunkedArray]:
    """Return whether ``data`` is pyarrow's own column, without importing pyarrow to ask."""
    pa = sys.modules.get("pyarrow")
    return pa is not None and isinstance(data, pa.Array | pa.ChunkedArray)


def from_chunks(chunks: pa.ChunkedArray) -> Column:
    """Return a ``pyarrow.ChunkedArray`` as one column; a single chunk is shared, several are copied."""
    if chunks.num_chunks != 1 and str(chunks.type) == "string" and chunks.nbytes > LARGE:
        chunks = chunks.cast(pyarrow("reading text").large_string())
    return from_array(chunks.chunk(0) if chunks.num_chunks == 1 else chunks.combine_chunks())


SECONDS = 86400
"""Seconds of a day: Arrow's dates are days, ours are seconds."""

LARGE = 2**31 - 1
"""Bytes that the offsets of Arrow's ``string`` reach."""


def from_array(array: pa.Array) -> Column:
    """Return a ``pyarrow.Array`` of numbers, times or text as a column.

    Raises
    ------
    DTypeError
        For any other type than bools, numbers, times, and text, and for a time zone that Python does not know.
    """
    name, rows = str(array.type), len(array)
    if name == "null":
        return Column(values=np.zeros(rows), validity=np.zeros((rows + 7) // 8, np.uint8) if rows else None)
    if name.startswith("dictionary<"):
        return _from_dictionary(array)
    if is_text(name):
        return from_arrow_text(array)
    kind = name.partition("[")[0].partition("(")[0]
    if kind not in _STORED_AS:
        raise unsupported(name)
    bits, data = array.buffers()
    validity = slice_bits(_octets(bits), array.offset, rows) if array.null_count else None
    if kind == "bool":
        values = unpack(slice_bits(_octets(data), array.offset, rows), rows)
    else:
        values = _numbers(data, np.dtype(_STORED_AS[kind]), array.offset, rows)
    if kind in ("timestamp", "duration"):
        return from_arrow_times(values, validity, name, _zone(array.type) if ", tz=" in name else None)
    if kind == "decimal128":
        return from_arrow_decimals(values, validity, array.type)
    if kind == "date32":
        return Column(values=values.astype(np.int64) * SECONDS, validity=validity, logical=DATE)
    return Column(values=as_column_array(values), validity=validity)


@lru_cache(maxsize=256)
def _zone(kind: pa.TimestampType) -> str | None:
    """Return the name of the zone of Arrow's times; None of one that Python does not know."""
    pa = pyarrow("times with a zone")
    try:
        time: datetime = pa.scalar(0, pa.timestamp("us", kind.tz)).as_py()
    except (pa.ArrowException, KeyError):
        return None
    return zone_name(time.tzinfo)


def _from_dictionary(array: pa.Array) -> Column:
    """Return a ``pyarrow.DictionaryArray``: its strings as a category, other values as themselves."""
    pa = pyarrow("reading a dictionary")
    kind = array.type.value_type
    if not is_text(kind):
        return from_array(array.dictionary_decode())
    ordered, texts = array.type.ordered, array.dictionary.to_pylist()
    if None in texts or len(set(texts)) < len(texts):  # Arrow allows both
        array = array.cast(pa.string()).dictionary_encode()
        texts = array.dictionary.to_pylist()
    return from_codes(array.indices.cast(pa.int64()).fill_null(-1).to_numpy(), texts, ordered=ordered)


def _octets(buffer: pa.Buffer) -> NDArray[np.uint8]:
    return np.frombuffer(buffer, np.uint8) if buffer else np.empty(0, np.uint8)


def _numbers(buffer: pa.Buffer, dtype: np.dtype, start: int, rows: int) -> Array:
    if rows == 0:
        return np.empty(0, dtype)
    return np.frombuffer(buffer, dtype, count=rows, offset=start * dtype.itemsize)


def to_arrow(column: Column) -> pa.Array:
    """Return a host column as a ``pyarrow.Array`` that shares its memory (bools are packed into bits)."""
    pa = pyarrow("to_arrow")
    if column.dtype.categories is not None:
        codes = pa.array(column.values, mask=null_rows(column, nan=False))
        return pa.DictionaryArray.from_arrays(codes, list(column.dtype.categories), ordered=column.dtype.ordered)
    if column.text is not None:
        return to_arrow_text(column)
    dtype = column.dtype
    if dtype.kind in "cV":
        raise not_arrows(dtype)
    values = pack(column.values) if dtype.kind == "b" else np.ascontiguousarray(column.values)
    bits = None if column.validity is None else pa.py_buffer(column.validity)
    kind = pa.decimal128(dtype.precision, dtype.scale) if dtype.kind == "D" else pa.from_numpy_dtype(dtype.logical)
    kind = kind if dtype.zone is None else pa.timestamp(dtype.unit, zone_of(dtype.zone))
    array = pa.Array.from_buffers(kind, len(column), [bits, pa.py_buffer(values)], null_count(column))
    return array.cast(pa.date32()) if dtype.is_date else array


FEW: Final = 512
"""One value of so many, at most, is put in place between slices; of more all are taken in a new order."""

FEW_TEXTS: Final = 48
"""One text of so many, at most, is put between pieces of bytes."""


def put_values(whole: pa.Array, rows: NDArray[np.int64], given: list[Any]) -> pa.Array:
    """Return an array of Arrow's with the values ``given`` in some ``rows``, in order.

    Examples
    --------
    >>> import pyarrow
    >>> put_values(pyarrow.array([1, 2, 3]), np.array([1]), [9]).to_pylist()
    [1, 9, 3]
    """
    pa = pyarrow("results of Python")
    is_text = whole.type == pa.large_string() and not whole.null_count and None not in given
    if is_text and len(rows) * FEW_TEXTS <= len(whole):
        return _put_texts(whole, rows, [text.encode() for text in given], pa)
    own = pa.array(given, type=whole.type)
    if len(rows) * FEW > len(whole):
        places = np.arange(len(whole))
        places[rows] = len(whole) + np.arange(len(rows))
        return pa.concat_arrays([whole, own]).take(pa.array(places))
    parts, begin = [], 0
    for place, row in enumerate(rows.tolist()):
        parts += [whole.slice(begin, row - begin), own.slice(place, 1)]
        begin = row + 1
    return pa.concat_arrays([*parts, whole.slice(begin)])


def _put_texts(whole: pa.Array, rows: NDArray[np.int64], given: list[bytes], pa: ModuleType) -> pa.Array:
    """Return texts without nulls with ``given`` ones in few ``rows``: all bytes between two of those in one piece."""
    _, places, data = whole.buffers()
    offsets = np.frombuffer(places, np.int64, len(whole) + 1, 8 * whole.offset)
    starts, stops = offsets[rows], offsets[rows + 1]
    kept = zip([offsets[0], *stops.tolist()], [*starts.tolist(), offsets[-1]], strict=True)
    text = memoryview(data or b"")
    pieces: list[bytes | memoryview] = [b""] * (2 * len(rows) + 1)
    pieces[::2], pieces[1::2] = [text[begin:end] for begin, end in kept], given
    longer = np.cumsum(np.append(-offsets[0], np.array([*map(len, given)], np.int64) - (stops - starts)))
    moved = np.repeat(longer, np.diff(rows, prepend=-1, append=len(whole)))
    moved += offsets  # new memory costs more than the sum
    return pa.Array.from_buffers(whole.type, len(whole), [None, pa.py_buffer(moved), pa.py_buffer(b"".join(pieces))])


StructureT = TypeVar("StructureT", bound=ctypes.Structure)

CUDA: Final = 2
"""ARROW_DEVICE_CUDA."""

_WORD, _POINTER, _TEXT = ctypes.c_int64, ctypes.c_void_p, ctypes.c_char_p


class ArrowSchema(ctypes.Structure):
    """The type of an array."""

    _fields_ = (
        *(("format", _TEXT), ("name", _TEXT), ("metadata", _TEXT), ("flags", _WORD), ("n_children", _WORD)),
        *((name, _POINTER) for name in ("children", "dictionary", "release", "private_data")),
    )


class ArrowArray(ctypes.Structure):
    """Buffers and how many rows they have."""

    _fields_ = (
        *((name, _WORD) for name in ("length", "null_count", "offset", "n_buffers", "n_children")),
        ("buffers", ctypes.POINTER(_POINTER)),
        *((name, _POINTER) for name in ("children", "dictionary", "release", "private_data")),
    )


class ArrowDeviceArray(ctypes.Structure):
    """An array, the device that it is on, and the event after which it can be read."""

    _fields_ = (
        ("array", ArrowArray),
        ("device_id", _WORD),
        ("device_type", ctypes.c_int32),
        ("sync_event", ctypes.POINTER(_POINTER)),
        ("reserved", _WORD * 3),
    )


NUMBERS: Final = dict(zip("cCsSiIlLfg", ("i1", "u1", "i2", "u2", "i4", "u4", "i8", "u8", "f4", "f8"), strict=True))
OFFSETS: Final[dict[str, np.dtype]] = {"u": np.dtype("int32"), "U": np.dtype("int64")}
"""Arrow's letters of types -> those of values, and of a text's offsets."""


def from_device_array(data: Any) -> Column | None:
    """Return what ``data`` has on a GPU as a column that shares its memory; None if it is elsewhere.

    Raises
    ------
    DTypeError
        For any other type than numbers and text, and for text that is no UTF-8.
    """
    schema, array = data.__arrow_c_device_array__(None)
    given = _at(array, b"arrow_device_array", ArrowDeviceArray)
    if given.device_type != CUDA:
        return None
    letters = (_at(schema, b"arrow_schema", ArrowSchema).format or b"").decode()
    if letters not in NUMBERS and letters not in OFFSETS:
        raise unsupported(f"{letters!r} (a format of Arrow's) on a GPU")
    memory, one = memory_of_gpu(), given.array
    memory.wait_for_event(int(given.sync_event[0]) if given.sync_event and given.sync_event[0] else 0)

    def view(number: int, count: int, dtype: DTypeLike) -> Array:
        return memory.borrowed(one.buffers[number] or 0, count, np.dtype(dtype), array, int(given.device_id))

    rows, first = int(one.length), int(one.offset)
    validity = None
    if one.null_count and one.buffers[0]:
        validity = slice_bits(view(0, bytes_for(first + rows), np.uint8), first, rows)
    if letters in NUMBERS:
        return Column(values=view(1, first + rows, NUMBERS[letters])[first:], validity=validity)
    offsets = view(1, first + rows + 1, OFFSETS[letters])[first:] if rows else memory.borrowed(0, 1, np.int64, None, 0)
    return text_column(offsets, lambda size: view(2, size, np.uint8), validity)


def text_column(offsets: Array, chars_of: Callable[[int], Array], validity: Array | None) -> Column:
    """Return text whose rows are between ``offsets`` (n + 1,) of ``chars_of(how many bytes)``.

    Raises
    ------
    DTypeError
        If a row is no UTF-8.
    """
    width: int = offsets.dtype.itemsize
    low, high = (int(offsets[0]), int(offsets[-1])) if offsets.size > 1 else (0, 0)
    chars = chars_of(high)
    encoding: Encoding = "ascii" if low == high or int(chars[low:high].max()) < 0x80 else "utf8"
    text = TextBytes(stops=offsets[1:], chars=chars)
    column = Column(values=offsets[:-1], validity=validity, logical=text_type(encoding, width), text=text)
    if encoding == "utf8":
        require_utf8(to_arrow_text(to_host(column)))
    return column


def _at(capsule: object, name: bytes, kind: type[StructureT]) -> StructureT:
    pointer = ctypes.pythonapi.PyCapsule_GetPointer
    pointer.restype, pointer.argtypes = ctypes.c_void_p, (ctypes.py_object, ctypes.c_char_p)
    return kind.from_address(pointer(capsule, name))
