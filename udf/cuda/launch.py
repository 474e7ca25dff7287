"""Load a cubin and launch its kernel on CuPy's current stream."""

from __future__ import annotations

import threading
from ctypes import addressof, c_uint64
from typing import TYPE_CHECKING

from udf.errors import CudaError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from udf.cuda.nvrtc import Cubin
    from udf.cuda.render import TranslationUnit

# ruff: noqa: PLC0415 - cuda-core and CuPy are loaded with the first UDF on a GPU

_ready = threading.local()

MOST_BLOCKS = 2**31 - 1
"""Blocks of a grid (same source as below)."""

STATIC_SHARED_BYTES = 48 * 1024
"""Shared memory that a block may have without asking (CUDA C++ Programming Guide, "Technical Specifications")."""


class Kernel:
    """A loaded kernel. It serves every device of its cubin's architecture (CUDA Driver API, "Library Management")."""

    __slots__ = ("_function", "_launch", "_library", "_policy", "_success")

    def __init__(self, unit: TranslationUnit, cubin: Cubin) -> None:
        from cuda.bindings import driver
        from cuda.core import ObjectCode

        enter_context()
        self._library = ObjectCode.from_cubin(cubin.code)  # the kernel lives as long as its library
        self._function = driver.CUfunction(int(self._library.get_kernel(unit.entry).handle))
        self._policy = unit.policy
        self._launch = driver.cuLaunchKernel
        self._success = driver.CUresult.CUDA_SUCCESS
        if self._policy.shared_bytes > STATIC_SHARED_BYTES:
            self._allow(self._policy.shared_bytes)

    def _allow(self, shared_bytes: int) -> None:
        """Let blocks have ``shared_bytes`` of shared memory, on every device (cuKernelSetAttribute)."""
        from cuda.bindings import driver

        attribute = driver.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
        kernel = driver.CUkernel(int(self._function))
        _, devices = driver.cuDeviceGetCount()
        for device in range(devices):  # those of another architecture refuse, and never run this
            driver.cuKernelSetAttribute(attribute, shared_bytes, kernel, driver.CUdevice(device))

    def launch(
        self,
        rows: int,
        words: Sequence[int],
        stream: int,
        *,
        tile: int | None = None,
        shared_bytes: int | None = None,
        blocks: int = MOST_BLOCKS,
    ) -> None:
        """Launch one block for every ``tile`` of ``rows`` rows; ``words`` are the parameters, 8 bytes each.

        A tile, and a block's dynamic shared memory, are the policy's where none is given. A kernel whose blocks take
        turns can do with fewer ``blocks``.

        Raises
        ------
        CudaError
            If the driver refuses the launch.
        """
        parameters = (c_uint64 * len(words))(*words)
        # CU_LAUNCH_PARAM_BUFFER_POINTER, its address, _BUFFER_SIZE, where the size is, _END
        size = c_uint64(8 * len(words))
        packed = (c_uint64 * 5)(1, addressof(parameters), 2, addressof(size), 0)
        grid = min(-(-rows // (tile or self._policy.tile_rows)), blocks)
        shared = self._policy.shared_bytes if shared_bytes is None else shared_bytes
        (status,) = self._launch(
            self._function, grid, 1, 1, self._policy.threads, 1, 1, shared, stream, 0, addressof(packed)
        )
        if status != self._success:
            raise CudaError("the driver refuses to launch a kernel", status.name)


def enter_context() -> None:
    """Make the context of CuPy's current device this thread's; CuPy does so with its own first call only."""
    import cupy

    device = cupy.cuda.runtime.getDevice()
    if getattr(_ready, "device", None) != device:
        cupy.cuda.runtime.setDevice(device)
        cupy.cuda.runtime.free(0)
        _ready.device = device
