"""The few functions of the CUDA driver that loading and launching take, straight from its library.

A launch so costs half of one through ``cuda.bindings``, and nothing has to be imported to load a cubin.
Source: CUDA Driver API, "Library Management", "Stream Management" and "Execution Control".
"""

from __future__ import annotations

import ctypes
from ctypes import POINTER, byref, c_char_p, c_int, c_size_t, c_uint, c_uint64, c_void_p
from functools import cache
from typing import Any, Final

from udf.errors import CudaError

_SIGNATURES: Final = {
    "cuLibraryLoadData": (POINTER(c_void_p), c_char_p, *(c_void_p, c_void_p, c_uint) * 2),
    "cuLibraryGetKernel": (POINTER(c_void_p), c_void_p, c_char_p),
    "cuKernelGetFunction": (POINTER(c_void_p), c_void_p),
    "cuFuncGetAttribute": (POINTER(c_int), c_int, c_void_p),
    "cuLibraryUnload": (c_void_p,),
    "cuCtxSynchronize": (),
    "cuDeviceGetCount": (POINTER(c_int),),
    "cuKernelSetAttribute": (c_int, c_int, c_void_p, c_int),
    "cuLaunchKernelEx": None,  # its four arguments are pointers already: checking them costs as much as the call
    "cuStreamIsCapturing": (c_void_p, POINTER(c_int)),
    "cuGetErrorName": (c_uint, POINTER(c_char_p)),
    "cuMemcpyAsync": (c_uint64, c_uint64, c_size_t, c_void_p),
}

_NUM_REGS: Final = 4
"""CU_FUNC_ATTRIBUTE_NUM_REGS (CUDA Driver API, CUfunction_attribute)."""

_MAX_DYNAMIC_SHARED_SIZE_BYTES: Final = 8
"""CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES (CUDA Driver API, CUfunction_attribute)."""


LIBRARY: Final = "libcuda.so.1"


def library() -> ctypes.CDLL:
    """Return the driver's library.

    Raises
    ------
    OSError
        If none is installed.
    """
    return ctypes.CDLL(LIBRARY)


@cache
def function(name: str) -> Any:
    """Return a function of the driver, which returns a status: 0, or what :func:`check` raises."""
    found = getattr(library(), name)
    found.argtypes, found.restype = _SIGNATURES[name], c_uint
    return found


@cache
def holding_gil(name: str) -> Any:
    """Return a function of the driver that is called without letting go of the GIL: one that never waits for a GPU.

    To get it back takes 50 us where a dozen threads want it, ten times as long as such a call.
    """
    found = getattr(ctypes.PyDLL(LIBRARY), name)
    found.argtypes, found.restype = _SIGNATURES[name], c_uint
    return found


PIECE_STREAMS: Final[set[int]] = set()
"""Streams on which a call never waits: no more than one piece is queued there (udf/cuda/slot.py)."""


def check(status: int, what: str) -> None:
    """Raise CudaError with ``status``'s name, if it is one of failure."""
    if status:
        name = c_char_p()
        function("cuGetErrorName")(status, byref(name))
        raise CudaError(what, (name.value or str(status).encode()).decode())


def load(cubin: bytes, entry: str) -> tuple[c_void_p, c_void_p]:
    """Load ``cubin`` and return it and its kernel ``entry``.

    The current device gets its code now: CUDA would put that off to the first launch, which then waits for every kernel
    that runs (CUDA C++ Programming Guide, "Lazy Loading"; to ask for an attribute loads).

    Raises
    ------
    CudaError
        If the driver refuses it.
    """
    loaded, kernel, here, registers = c_void_p(), c_void_p(), c_void_p(), c_int()
    check(
        function("cuLibraryLoadData")(byref(loaded), cubin, None, None, 0, None, None, 0),
        f"the driver refuses to load {entry}",
    )
    check(function("cuLibraryGetKernel")(byref(kernel), loaded, entry.encode()), f"the driver finds no {entry}")
    check(function("cuKernelGetFunction")(byref(here), kernel), f"the driver cannot load {entry}")
    check(function("cuFuncGetAttribute")(byref(registers), _NUM_REGS, here), f"the driver cannot load {entry}")
    return loaded, kernel


def is_capturing(stream: int) -> bool:
    """Return whether launches on ``stream`` become part of a graph, or those of another one that forbids to ask."""
    captures = c_int(0)
    return bool(function("cuStreamIsCapturing")(stream, byref(captures))) or bool(captures.value)


def unload(loaded: list[c_void_p]) -> None:
    """Unload what :func:`load` loaded on the current device, when all that runs there has ended."""
    function("cuCtxSynchronize")()
    for one in loaded:
        function("cuLibraryUnload")(one)


def allow_shared(kernel: c_void_p, shared_bytes: int) -> None:
    """Let blocks of ``kernel`` have ``shared_bytes`` of shared memory, on every device."""
    devices = c_int(0)
    check(function("cuDeviceGetCount")(byref(devices)), "the driver does not count its devices")
    for device in range(devices.value):  # those of another architecture refuse, and never run this
        function("cuKernelSetAttribute")(_MAX_DYNAMIC_SHARED_SIZE_BYTES, shared_bytes, kernel, device)
