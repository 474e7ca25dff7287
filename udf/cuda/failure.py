"""The word that a kernel lowers to its first failure, how the host gets to see it, and how it ends the kernel by it."""

from __future__ import annotations

from contextlib import nullcontext
from functools import cache
from threading import get_ident, main_thread
from typing import TYPE_CHECKING, Any

import numpy as np

from udf.cuda.memory import new_failure
from udf.cuda.waiting import wait

if TYPE_CHECKING:
    from collections.abc import Callable

# ruff: noqa: PLC0415 - CuPy is loaded with the first UDF on a GPU

NONE = 2**64 - 1
"""What the word is where no row failed: all ones."""

HOST_TO_DEVICE, DEVICE_TO_HOST = 1, 2
"""cudaMemcpyKind (CUDA Runtime API)."""


class Failure:
    """A word on the device ``device`` that is all ones between two calls, and pinned ones for copies of it.

    Raises
    ------
    DeviceMemoryError
        If they do not fit.
    """

    __slots__ = ("_copy", "_handlers", "_pinned", "_seen", "_side", "_there", "address", "device")

    def __init__(self, device: int) -> None:
        import cupy

        self._there, self._pinned = new_failure(), cupy.cuda.alloc_pinned_memory(16)
        cupy.cuda.get_current_stream().synchronize()  # the next call may be on another one
        self.device, self.address, self._side = device, self._there.data.ptr, _side_stream(device)
        self._handlers = Handlers(device)
        self._seen = np.frombuffer(self._pinned, np.uint64, 2)
        self._seen[1] = 0
        self._copy = cupy.cuda.runtime.memcpyAsync

    def after(self, launch: Callable[[int], None], stream: int, *, endless: bool) -> int:
        """Return what the kernels that ``launch`` queues on ``stream`` leave, once they are done.

        A word that is not NONE is used up. Where a kernel may be ``endless``, handlers of signals have a stream of
        their own while it runs.
        """
        apart = endless and get_ident() == main_thread().ident
        if apart:
            self._handlers.begin(stream)
        launch(self.address)
        self._copy(self._pinned.ptr, self.address, 8, DEVICE_TO_HOST, stream)
        with self._handlers if apart else nullcontext():
            wait(stream)
        return int(self._seen[0])

    def stop(self, stream: int) -> None:
        """Let the kernels on ``stream`` that look at the word leave their loops, and wait until all have ended.

        The word becomes 0, by a copy that does not queue behind them. Nothing may be given back before they have ended,
        so no signal is served here.
        """
        from cupy.cuda import runtime

        self._copy(self.address, self._pinned.ptr + 8, 8, HOST_TO_DEVICE, self._side.ptr)
        for one in (self._side.ptr, stream):
            while True:
                try:
                    runtime.streamSynchronize(one)
                except KeyboardInterrupt:
                    continue
                break


class Handlers:
    """CuPy's current stream for handlers of signals that run while a kernel does, which may make calls themselves.

    What they queue comes after what was queued before the kernel, and is done when the wait for the kernel ends.
    """

    __slots__ = ("_before", "_stream")

    def __init__(self, device: int) -> None:
        import cupy

        self._stream, self._before = _handlers_stream(device), cupy.cuda.Event(disable_timing=True)

    def begin(self, stream: int) -> None:
        """Note what is queued on ``stream`` by now."""
        from cupy.cuda import runtime

        runtime.eventRecord(self._before.ptr, stream)
        runtime.streamWaitEvent(self._stream.ptr, self._before.ptr)

    def __enter__(self) -> None:
        self._stream.__enter__()

    def __exit__(self, *exception: object) -> None:
        self._stream.__exit__(*exception)
        self._stream.synchronize()


@cache
def _handlers_stream(device: int) -> Any:
    """Return the stream of ``device``, the current one, for handlers of signals."""
    import cupy

    del device
    return cupy.cuda.Stream(non_blocking=True)


@cache
def _side_stream(device: int) -> Any:
    """Return a stream of ``device``, the current one, that waits for no other."""
    import cupy

    del device
    return cupy.cuda.Stream(non_blocking=True)


class Failures:
    """The words of one program, each of one call at a time; its kernels may be ``endless`` if they look at theirs."""

    def __init__(self, *, endless: bool) -> None:
        self._free: list[Failure] = []
        self._endless = endless

    def first(self, launch: Callable[[int], None], device: int, stream: int) -> int:
        """Return the first failure of the kernels that ``launch`` (given the word's address) queues on ``stream``.

        If an exception is raised meanwhile (Ctrl-C), they are ended.
        """
        try:
            failure = self._free.pop()  # no other thread's until it is put back
        except IndexError:
            failure = Failure(device)
        if failure.device != device:
            failure = Failure(device)
        try:
            found = failure.after(launch, stream, endless=self._endless)
        except BaseException:
            failure.stop(stream)
            raise
        if found == NONE:
            self._free.append(failure)
        return found
