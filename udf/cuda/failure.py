"""The word that a kernel lowers to its first failure, and how the host gets to see it."""

from __future__ import annotations

import numpy as np

from udf.cuda.memory import new_failure

# ruff: noqa: PLC0415 - CuPy is loaded with the first UDF on a GPU

NONE = 2**64 - 1
"""What the word is where no row failed: all ones."""


class Failure:
    """A word on the device ``device`` that is all ones between two calls, and a pinned one that it is copied to.

    Raises
    ------
    DeviceMemoryError
        If they do not fit.
    """

    __slots__ = ("_copy", "_pinned", "_seen", "_there", "_wait", "address", "device")

    def __init__(self, device: int) -> None:
        import cupy

        self._there, self._pinned = new_failure(), cupy.cuda.alloc_pinned_memory(8)
        cupy.cuda.get_current_stream().synchronize()  # the next call may be on another one
        self.device, self.address = device, self._there.data.ptr
        self._seen = np.frombuffer(self._pinned, np.uint64, 1)
        self._copy, self._wait = cupy.cuda.runtime.memcpyAsync, cupy.cuda.runtime.streamSynchronize

    def read(self, stream: int) -> int:
        """Return what the kernels on ``stream`` left, once they are done. A word that is not NONE is used up."""
        self._copy(self._pinned.ptr, self.address, 8, 2, stream)  # cudaMemcpyDeviceToHost
        self._wait(stream)
        return int(self._seen[0])
