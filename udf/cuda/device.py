"""Which GPU there is, asked of the driver alone: before CuPy or cuda-bindings is loaded."""

from __future__ import annotations

import ctypes
import importlib.util
import re
from collections.abc import Callable
from functools import cache
from typing import Final

from udf.base.versions import version_of
from udf.cuda.driver import library

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

    getter: Callable[[], int] = cupy.cuda.runtime.getDevice
    return getter


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
