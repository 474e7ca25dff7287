"""The word that a kernel lowers to its first failure, how the host gets to see it, and how it ends the kernel by it."""

from __future__ import annotations

from contextlib import nullcontext
from functools import cache
from threading import Lock, get_ident, local, main_thread
from time import perf_counter, sleep
from typing import TYPE_CHECKING, Final, Literal

import numpy as np

from udf.base.raising import RowFailure
from udf.cuda.device import check, holding_gil
from udf.cuda.memory import new_words

if TYPE_CHECKING:
    from collections.abc import Callable

    import cupy

    from udf.base.stages import RaiseSite

# ruff: noqa: PLC0415 - CuPy is loaded with the first UDF on a GPU

NO_FAILURE = 2**64 - 1
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

    __slots__ = ("_copy", "_handlers", "_pinned", "_seen", "_side", "_there", "address", "device", "ended")

    def __init__(self, device: int) -> None:
        import cupy

        self._there, self._seen = _words(device)
        self.device, self.address, self._side = device, self._there.data.ptr, _stream(device, "end")
        self._handlers, self.ended = HandlerStream(device), False
        self._pinned = self._seen.ctypes.data
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
        self._copy(self._pinned, self.address, 8, DEVICE_TO_HOST, stream)
        with self._handlers if apart else nullcontext():
            wait_for_stream(stream)
        return self.found

    def before(self, launch: Callable[[int], None], stream: int) -> None:
        """Let ``launch`` queue kernels on ``stream``, one of OURS; what they leave is ``found`` once they are done."""
        launch(self.address)
        check(holding_gil("cuMemcpyAsync")(self._pinned, self.address, 8, stream), "the driver refuses to copy")

    @property
    def found(self) -> int:
        """Return the word as it was copied last."""
        return int(self._seen[0])

    def end(self) -> None:
        """Let the kernels that look at the word leave their loops, some time soon; what they give means nothing."""
        self.ended = True
        self._copy(self.address, self._pinned + 8, 8, HOST_TO_DEVICE, self._side.ptr)

    def stop(self, stream: int) -> None:
        """Let the kernels on ``stream`` that look at the word leave their loops, and wait until all have ended.

        The word becomes 0, by a copy that does not queue behind them. Nothing may be given back before they have ended,
        so no signal is served here.
        """
        from cupy.cuda import runtime

        self.end()
        for one in (self._side.ptr, stream):
            while True:
                try:
                    runtime.streamSynchronize(one)
                except KeyboardInterrupt:
                    continue
                break


WORDS: Final = 256
"""Words that are got together: to get pinned memory while kernels run may wait for them."""

_free: dict[int, list[tuple[cupy.ndarray, cupy.ndarray]]] = {}


def _words(device: int) -> tuple[cupy.ndarray, cupy.ndarray]:
    """Return a word on ``device``, the current one, that is all ones, and two pinned ones, the second 0."""
    import cupy

    free = _free.setdefault(device, [])
    try:
        return free.pop()
    except IndexError:
        there, pinned = new_words(WORDS, 0xFF), cupy.cuda.alloc_pinned_memory(16 * WORDS)
        cupy.cuda.get_current_stream().synchronize()  # the next call may be on another one
        seen = np.frombuffer(pinned, np.uint64, 2 * WORDS).reshape(WORDS, 2)
        seen[:] = 0
        free += [(there[i : i + 1], seen[i]) for i in range(1, WORDS)]
        return there[:1], seen[0]


class Watch:
    """The words of the kernels that the threads of one call wait for, so that another thread can end them."""

    def __init__(self) -> None:
        self._words: set[Failure] = set()
        self._lock = Lock()

    def __enter__(self) -> None:
        _thread.watch = self
        _thread.queued = None if get_ident() == main_thread().ident else []  # whose wait serves signals

    def __exit__(self, *exception: object) -> None:
        _thread.watch = _thread.queued = None

    def begin(self, word: Failure) -> None:
        """Note a word that a kernel of this thread is about to have."""
        with self._lock:
            self._words.add(word)

    def leave(self, word: Failure) -> None:
        """Forget a word: its kernel has ended."""
        with self._lock:
            self._words.discard(word)

    def end(self) -> None:
        """End the kernels that run."""
        with self._lock:
            for word in self._words:
                word.end()


_thread = local()


class HandlerStream:
    """CuPy's current stream for handlers of signals that run while a kernel does, which may make calls themselves.

    What they queue comes after what was queued before the kernel, and is done when the wait for the kernel ends.
    """

    __slots__ = ("_before", "_stream")

    def __init__(self, device: int) -> None:
        import cupy

        self._stream, self._before = _stream(device, "handlers"), cupy.cuda.Event(disable_timing=True)

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
def _stream(device: int, use: Literal["end", "handlers"]) -> cupy.cuda.Stream:
    """Return the stream of ``device``, the current one, that waits for no other: what ends kernels, or handlers'."""
    import cupy

    del device, use
    return cupy.cuda.Stream(non_blocking=True)


def raise_queued() -> None:
    """Look at the word of this thread's piece, which has ended: of its kernels that end by themselves nobody did.

    Raises
    ------
    RowFailure
        If a row failed.
    """
    queued = getattr(_thread, "queued", None)
    while queued:
        failures, word = queued.pop()
        failures.settle(word)


class Failures:
    """The words of one program, each of one call at a time; its kernels may be ``endless`` if they look at theirs."""

    def __init__(self, raises: tuple[RaiseSite, ...], *, endless: bool) -> None:
        self._free: dict[int, list[Failure]] = {}
        self._raises, self._endless = raises, endless

    def run(self, launch: Callable[[int], None], stream: int) -> None:
        """Let ``launch`` queue kernels on ``stream``, given the word's address; 0 where they need none.

        Raises
        ------
        RowFailure
            Their first failure; of a piece it is raised when the piece is done.
        """
        if not self._raises and not self._endless:
            launch(0)
            return
        from cupy.cuda import runtime

        device, queued = runtime.getDevice(), getattr(_thread, "queued", None)
        if queued is not None and not self._endless:
            word = self._word(device)
            word.before(launch, stream)
            queued.append((self, word))
        elif (first := self.first(launch, device, stream)) != NO_FAILURE:
            raise RowFailure(self._raises, first)

    def settle(self, word: Failure) -> None:
        """Take a word back, or raise what its kernels left in it."""
        if word.found != NO_FAILURE:
            raise RowFailure(self._raises, word.found)
        self._free[word.device].append(word)

    def _word(self, device: int) -> Failure:
        try:
            return self._free.setdefault(device, []).pop()  # no other thread's until it is put back
        except IndexError:
            return Failure(device)

    def first(self, launch: Callable[[int], None], device: int, stream: int) -> int:
        """Return the first failure of the kernels that ``launch`` (given the word's address) queues on ``stream``.

        If an exception is raised meanwhile (Ctrl-C), they are ended.
        """
        failure = self._word(device)
        watch: Watch | None = getattr(_thread, "watch", None)
        if watch is not None:
            watch.begin(failure)
        try:
            found = failure.after(launch, stream, endless=self._endless)
        except BaseException:
            failure.stop(stream)
            raise
        finally:
            if watch is not None:
                watch.leave(failure)
        if found == NO_FAILURE and not failure.ended:
            self._free[device].append(failure)
        return found


NOT_READY: Final = 600
"""cudaErrorNotReady (CUDA Runtime API, cudaError_t)."""

SPIN: Final = 0.002
"""Seconds for which a stream is asked without a pause: a sleep takes 60 us, and so is under 3 % of what is waited."""

SHARE: Final = 0.01
"""A pause, as a share of the time waited so far."""

LONGEST: Final = 0.02
"""Seconds of a pause, at most."""


def wait_for_stream(stream: int) -> None:
    """Return when all work on ``stream`` is done; other threads than the main one, which serve no signals, block."""
    from cupy.cuda import runtime

    if get_ident() == main_thread().ident:
        began, query = perf_counter(), runtime.streamQuery
        while query(stream) == NOT_READY:
            waited = perf_counter() - began
            if waited > SPIN:
                sleep(min(waited * SHARE, LONGEST))
    runtime.streamSynchronize(stream)  # raises what went wrong
