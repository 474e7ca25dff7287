"""A column in GPU memory that comes by the Arrow C device data interface, as libcudf's does: without a copy.

Source: Arrow, "The Arrow C Device data interface" and "The Arrow PyCapsule Interface".
"""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from udf.base.dtypes import text_type
from udf.columns.bitmask import bytes_for, slice_bits
from udf.columns.column import Column, TextBytes
from udf.columns.labelled_column import unsupported
from udf.columns.text import require_utf8, to_arrow_text
from udf.columns.transfers import memory_of_gpu, to_host

if TYPE_CHECKING:
    from collections.abc import Callable

    from udf.base.dtypes import Encoding

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
OFFSETS: Final = {"u": np.dtype("int32"), "U": np.dtype("int64")}
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

    def view(number: int, count: int, dtype: Any) -> Any:
        return memory.borrowed(one.buffers[number] or 0, count, np.dtype(dtype), array, int(given.device_id))

    rows, first = int(one.length), int(one.offset)
    validity = None
    if one.null_count and one.buffers[0]:
        validity = slice_bits(view(0, bytes_for(first + rows), np.uint8), first, rows)
    if letters in NUMBERS:
        return Column(values=view(1, first + rows, NUMBERS[letters])[first:], validity=validity)
    offsets = view(1, first + rows + 1, OFFSETS[letters])[first:] if rows else memory.borrowed(0, 1, np.int64, None, 0)
    return text_column(offsets, lambda size: view(2, size, np.uint8), validity)


def text_column(offsets: Any, chars_of: Callable[[int], Any], validity: Any) -> Column:
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


def _at(capsule: Any, name: bytes, kind: Any) -> Any:
    pointer = ctypes.pythonapi.PyCapsule_GetPointer
    pointer.restype, pointer.argtypes = ctypes.c_void_p, (ctypes.py_object, ctypes.c_char_p)
    return kind.from_address(pointer(capsule, name))
