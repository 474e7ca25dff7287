"""Arrow arrays that say of themselves that they are on a GPU, as libcudf's do."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

from udf.interop.arrow_device import CUDA, ArrowArray, ArrowDeviceArray, ArrowSchema


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
