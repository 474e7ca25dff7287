"""Which GPU there is, asked of the driver alone: before CuPy or cuda-core is loaded."""

from __future__ import annotations

import ctypes
import importlib.util
import sys
from functools import cache

OLDEST = (7, 5)
"""The compute capability that the front end's PTX is written for; every later one runs it."""

# cuDeviceGetAttribute (CUDA Driver API, "Device Management")
_CAPABILITY_MAJOR, _CAPABILITY_MINOR = 75, 76


@cache
def reason_unavailable() -> str | None:
    """Return why the CUDA back end cannot run here, in a few words; None if it can.

    Costs a look for the driver's library where there is none; else the driver is initialised. The
    answer is kept for the life of the process.
    """
    try:
        driver = ctypes.CDLL("nvcuda.dll" if sys.platform == "win32" else "libcuda.so.1")
    except OSError:
        return "no NVIDIA driver is installed (libcuda.so.1 is not found)"
    if status := driver.cuInit(0):
        return f"the NVIDIA driver finds no usable GPU (cuInit gives error {status})"
    count = ctypes.c_int(0)
    if driver.cuDeviceGetCount(ctypes.byref(count)) or count.value == 0:
        return "the NVIDIA driver lists no GPU"
    if (capability := _capability(driver)) < OLDEST:
        return "GPU 0 has compute capability {}.{}, older than {}.{}".format(*capability, *OLDEST)
    for package, extra in (("cupy", "gpu"), ("cuda.core", "cu13"), ("jinja2", "cu13")):
        if not _installed(package):
            return f"{package} is not installed (pip install 'inlay[{extra}]')"
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
    import cupy  # noqa: PLC0415 - takes half a second: loaded with the first UDF on a GPU

    return f"sm_{cupy.cuda.Device().compute_capability}"


def shared_memory_limit() -> int:
    """Return the most bytes of shared memory that a block of CuPy's current device can ask for.

    48 KiB where there is no GPU: what every one has, for reading what would be compiled.
    """
    if reason_unavailable() is not None:
        return 48 << 10
    import cupy  # noqa: PLC0415 - as above

    return int(cupy.cuda.Device().attributes["MaxSharedMemoryPerBlockOptin"])
