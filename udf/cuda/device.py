"""Which GPU there is, asked of the driver alone: before CuPy or cuda-bindings is loaded.

The few functions of the CUDA driver that loading and launching take, straight from its library.

A launch so costs half of one through ``cuda.bindings``, and nothing has to be imported to load a cubin.
Source: CUDA Driver API, "Library Management", "Stream Management" and "Execution Control".
"""

import ctypes
import importlib.util
import re
from collections.abc import Callable
from ctypes import POINTER, byref, c_char_p, c_int, c_size_t, c_uint, c_uint64, c_void_p
from functools import cache
from typing import Final

from udf.base.versions import version_of
from udf.errors import CudaError

OLDEST = (7, 5)
"""The compute capability that the front end's PTX is written for; every later one runs it."""

# cuDeviceGetAttribute (CUDA Driver API, "Device Management")
_CAPABILITY_MAJOR, _CAPABILITY_MINOR = 75, 76

COMPILERS: Final = ("cuda-bindings",)
RUNTIMES: Final = ("cupy-cuda12x", "cupy-cuda13x")
"""What needs a driver of its own CUDA or a later one (CUDA Compatibility, "Minor Version Compatibility")."""


@cache
def reason_unavailable() -> str | None:
    """Return why functions cannot be compiled and run on a GPU here, in a few words; None if they can.

    Costs a look for the driver's library where there is none; else the driver is initialised. The
    answer is kept for the life of the process.
    """
    needed = (("cuda.bindings", "cu13"), ("jinja2", "cu13"))
    return _no_gpu() or _missing_package(needed) or _newer_than_driver(COMPILERS)


@cache
def reason_it_runs_nothing() -> str | None:
    """Return why not even what is compiled already can run on a GPU here, in a few words; None if it can."""
    return _no_gpu()


def _no_gpu() -> str | None:
    try:
        driver = library()
    except OSError:
        return "no NVIDIA driver is installed (libcuda.so.1 is not found)"
    if status := driver.cuInit(0):
        return f"the NVIDIA driver finds no usable GPU (cuInit gives error {status})"
    count = ctypes.c_int(0)
    if driver.cuDeviceGetCount(ctypes.byref(count)) or count.value == 0:
        return "the NVIDIA driver lists no GPU"
    if (capability := _capability(driver)) < OLDEST:
        return "GPU 0 has compute capability {}.{}, older than {}.{}".format(*capability, *OLDEST)
    return _missing_package((("cupy", "gpu"),)) or _newer_than_driver(RUNTIMES)


def _newer_than_driver(packages: tuple[str, ...]) -> str | None:
    """Return that all of ``packages`` that are here are for a later CUDA than the driver; None if one is not."""
    version = ctypes.c_int(0)
    library().cuDriverGetVersion(ctypes.byref(version))
    there = {name: found for name in packages if (found := _cuda_of(name)) is not None}
    major = version.value // 1000
    if not there or min(there.values()) <= major:
        return None
    name, wanted = min(there.items(), key=lambda one: one[1])
    return (
        f"the NVIDIA driver is for CUDA {major}, and {name} is for CUDA {wanted}: a later driver is needed, "
        f"or pip install 'inlay-udf[gpu{major}]'"
    )


def _cuda_of(package: str) -> int | None:
    """Return the CUDA that a package is for, by its name or its version; None if it is not installed."""
    version, named = version_of(package), re.fullmatch(r"cupy-cuda(\d+)x", package)
    if version is None:
        return None
    return int(named[1]) if named else int(version.partition(".")[0])


def _missing_package(packages: tuple[tuple[str, str], ...]) -> str | None:
    """Return that one of ``packages`` (each with the extra that has it) is not installed; None if all are."""
    for package, extra in packages:
        if not _installed(package):
            return f"{package} is not installed (pip install 'inlay-udf[{extra}]')"
    return None


def _capability(driver: ctypes.CDLL) -> tuple[int, int]:
    major, minor = ctypes.c_int(0), ctypes.c_int(0)
    driver.cuDeviceGetAttribute(ctypes.byref(major), _CAPABILITY_MAJOR, 0)
    driver.cuDeviceGetAttribute(ctypes.byref(minor), _CAPABILITY_MINOR, 0)
    return major.value, minor.value


def _installed(package: str) -> bool:
    try:
        return importlib.util.find_spec(package) is not None
    except ModuleNotFoundError:  # the package's parent is missing
        return False


def current_architecture() -> str:
    """Return the architecture of CuPy's current device: ``sm_90``."""
    return architecture(device_getter()())


def shown_architecture() -> str:
    """Return the architecture that machine code is shown for: that of the device here, or else the oldest."""
    return current_architecture() if reason_unavailable() is None else "sm_{}{}".format(*OLDEST)


@cache
def device_getter() -> Callable[[], int]:
    """Return what tells CuPy's current device; every call asks, and an import costs as much as the answer."""
    import cupy  # noqa: PLC0415 - takes half a second: loaded with the first UDF on a GPU

    return cupy.cuda.runtime.getDevice


@cache
def architecture(device: int) -> str:
    """Return the architecture of the device of that number."""
    import cupy  # noqa: PLC0415 - as above

    return f"sm_{cupy.cuda.Device(device).compute_capability}"


def device_name() -> str:
    """Return the name and architecture of CuPy's current device, as text."""
    import cupy  # noqa: PLC0415 - as above

    device = cupy.cuda.runtime.getDevice()
    return f"{cupy.cuda.runtime.getDeviceProperties(device)['name'].decode()}, {current_architecture()}"


def shared_memory_limit() -> int:
    """Return the most bytes of shared memory that a block of CuPy's current device can ask for.

    48 KiB where there is no GPU: what every one has, for reading what would be compiled.
    """
    if reason_unavailable() is not None:
        return 48 << 10
    return _shared_memory(device_getter()())


@cache
def _shared_memory(device: int) -> int:
    import cupy  # noqa: PLC0415 - as above

    return int(cupy.cuda.Device(device).attributes["MaxSharedMemoryPerBlockOptin"])


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
def function(name: str) -> Callable[..., int]:
    """Return a function of the driver, which returns a status: 0, or what :func:`check` raises."""
    found = getattr(library(), name)
    found.argtypes, found.restype = _SIGNATURES[name], c_uint
    return found


@cache
def holding_gil(name: str) -> Callable[..., int]:
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
