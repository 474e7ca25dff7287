"""Arrow arrays that say of themselves that they are on a GPU, as libcudf's do."""

import ctypes
from contextlib import contextmanager
from typing import Any, ClassVar

import numpy as np

from udf.columns.arrow_arrays import CUDA, ArrowArray, ArrowDeviceArray, ArrowSchema


class HostMemory:
    """What :mod:`udf.cuda.memory` does, on addresses in host memory; ``streams`` are those that were made current."""

    streams: ClassVar[list[bool]] = []

    @staticmethod
    def borrowed(address, count, dtype, owner, device):
        assert device == 0
        if not address or not count:
            return np.zeros(count, dtype)
        held = (ctypes.c_uint8 * (count * np.dtype(dtype).itemsize)).from_address(address)
        held.owner = owner
        return np.frombuffer(held, dtype)

    @staticmethod
    def device_of(address):
        return 0

    @staticmethod
    def to_device(column):
        return column

    @staticmethod
    def wait_for_event(event):
        assert event == 0

    @classmethod
    @contextmanager
    def on_default_stream(cls, *, of_thread):
        cls.streams.append(of_thread)
        yield


class OnDevice:
    """The buffers of a pyarrow array as ``copied`` gives them (an array with an address), by the device interface."""

    def __init__(self, array: Any, letters: str, copied: Any, address: Any) -> None:
        self._held = [None if b is None else copied(np.frombuffer(b, np.uint8)) for b in array.buffers()]
        places = [None if one is None else address(one) for one in self._held]
        self._buffers = (ctypes.c_void_p * len(places))(*places)
        self._schema = ArrowSchema(format=letters.encode())
        self._given = ArrowDeviceArray(
            array=ArrowArray(
                length=len(array),
                null_count=array.null_count,
                offset=array.offset,
                n_buffers=len(places),
                buffers=ctypes.cast(self._buffers, ctypes.POINTER(ctypes.c_void_p)),
            ),
            device_id=0,
            device_type=CUDA,
        )

    def __arrow_c_device_array__(self, requested_schema: object = None, **_: object) -> tuple[object, object]:
        """Return capsules of the type and of the array; this object outlives them."""
        del requested_schema
        return self._capsule(self._schema, b"arrow_schema"), self._capsule(self._given, b"arrow_device_array")

    def _capsule(self, structure: ctypes.Structure, name: bytes) -> object:
        new = ctypes.pythonapi.PyCapsule_New
        new.restype, new.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
        return new(ctypes.addressof(structure), name, None)


class OnHost:
    """A pyarrow array by the same interface, in host memory."""

    def __init__(self, array: Any) -> None:
        self._array = array

    def __arrow_c_device_array__(self, requested_schema: object = None, **_: object) -> tuple[object, object]:
        """Return pyarrow's own capsules."""
        return self._array.__arrow_c_device_array__(requested_schema)  # type: ignore[no-any-return]
