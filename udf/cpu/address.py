"""Where an array's values lie, in a fraction of the time that ``array.ctypes.data`` takes: it counts in a call of 5 us.

Through the buffer protocol where the array may be written, else through NumPy's "The array interface protocol",
C-struct access.
"""

from __future__ import annotations

import ctypes
from typing import Any


class _ArrayInterface(ctypes.Structure):
    _fields_ = (
        ("two", ctypes.c_int),
        ("dimensions", ctypes.c_int),
        ("typekind", ctypes.c_char),
        ("itemsize", ctypes.c_int),
        ("flags", ctypes.c_int),
        ("shape", ctypes.c_void_p),
        ("strides", ctypes.c_void_p),
        ("data", ctypes.c_void_p),
    )


_struct = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", ctypes.pythonapi)
)


def address(array: Any) -> int:
    """Return the address of the first value of ``array``, which must outlive its use.

    Examples
    --------
    >>> import numpy as np
    >>> values = np.arange(3.0)
    >>> address(values) == values.ctypes.data
    True
    >>> values.flags.writeable = False
    >>> address(values) == values.ctypes.data
    True
    """
    if array.flags.writeable and array.size:
        return ctypes.addressof(ctypes.c_char.from_buffer(array))
    capsule = array.__array_struct__
    place: int = _ArrayInterface.from_address(_struct(capsule, None)).data
    return place
