"""Columns in host memory through the GPU, piece by piece: copying in, computing and copying out overlap.

A few threads each take the next piece, from the first to the last: a thread copies the piece's rows into pinned memory
of its own, has the GPU fetch them, run and send the results back, on a stream of its own, and copies those to where
they belong. While one thread copies, the bus and the GPU work for the others. Pageable memory alone goes over the bus
at a quarter of its rate, and nothing overlaps (CUDA C++ Best Practices Guide, "Pinned Memory").
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import dataclass
from functools import cache, partial
from threading import Lock
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from udf.call.raising import RowFailure
from udf.column import Column, rows_of
from udf.cuda.device import architecture
from udf.cuda.failure import Watch
from udf.cuda.memory import memory_errors
from udf.cuda.pinned import new_array, pool, staging
from udf.cuda.text_columns import parts_of, rebuilt
from udf.options import options

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from concurrent.futures import Future

# ruff: noqa: PLC0415 - CuPy is loaded with the first UDF on a GPU

PIECE_BYTES: Final = 8 << 20
"""Bytes of a piece, each way: a copy of 0.2 ms over the bus, beside which what a piece costs (60 us) does not show."""

THREADS: Final = 16
"""Threads at most for a device: together they copy as fast as the bus."""

STOPPABLE: Final = 6
"""Threads at most whose kernels may be endless: the copy that ends them must not share one of the device's 8 queues
with them (CUDA C++ Programming Guide, CUDA_DEVICE_MAX_CONNECTIONS)."""

SPARE: Final = 1 << 20
"""Bytes of the device that a piece takes beside its columns, at most: a word, the ends of arrays."""

POLL: Final = 0.02
"""Seconds after which a wait for threads looks for signals."""

ALIGNMENT: Final = 256
"""Of each array in a piece's memory, bytes (what CuPy's pool aligns to)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Piece:
    """Results ``first`` to ``end`` (without it), which ``run`` computes from rows ``begin`` to ``stop`` of the columns.

    ``first`` is a multiple of 32 and ``begin`` one of 8, so that bitmasks can be cut there; ``run`` takes the columns'
    rows on the device.
    """

    first: int
    end: int
    begin: int
    stop: int
    run: Callable[[tuple[Column, ...]], Sequence[Column]]


class Slot:
    """What one thread needs on one device: pinned memory each way, grown to what a piece takes, and a stream."""

    def __init__(self) -> None:
        import cupy

        self.stream = cupy.cuda.Stream(non_blocking=True)
        self._there, self._back = staging(PIECE_BYTES), staging(PIECE_BYTES)

    def run(self, piece: Piece, columns: Sequence[Column], results: Sequence[Column]) -> None:
        """Bring the rows of ``piece``, compute, and put what comes into ``results``.

        Raises
        ------
        RowFailure
            At the first result of the piece, counted from the first of all, where the UDF raises.
        DeviceMemoryError
            If the piece does not fit.
        """
        import cupy

        parts = [rows_of(column, piece.begin, piece.stop) for column in columns]
        arrays = arrays_of(parts)
        places, total = laid_out(arrays)
        with self.stream:
            with memory_errors(total):
                memory = cupy.cuda.alloc(max(total, 1))
            there = [cupy.ndarray(a.shape, a.dtype, memory + place) for a, place in zip(arrays, places, strict=True)]
            self._send(arrays, places, total, memory)
            values = iter(there)
            brought = [
                Column(values=next(values), validity=None if p.validity is None else next(values)) for p in parts
            ]
            try:
                found = piece.run(tuple(brought))
            except RowFailure as failure:
                raise failure.behind(piece.first) from None
            self._fetch(arrays_of(found), arrays_of([rows_of(result, piece.first, piece.end) for result in results]))

    def reserve(self, size: int) -> None:
        """See to it that ``size`` bytes of the device can be had without asking it, which may wait for its kernels.

        Raises
        ------
        DeviceMemoryError
            If there are not so many.
        """
        import cupy

        with self.stream, memory_errors(size):
            cupy.cuda.alloc(size)  # goes back to the stream's part of CuPy's pool

    def copy_there(self, array: Any, target: Any) -> None:
        """Copy ``array``, in host memory, to ``target``, on the device."""
        self._send([array], [0], array.nbytes, target.data)
        self.stream.synchronize()

    def copy_back(self, array: Any, target: Any) -> None:
        """Copy ``array``, on the device, to ``target``, in host memory."""
        self._fetch([array], [target])

    def _send(self, arrays: Sequence[Any], places: Sequence[int], total: int, memory: Any) -> None:
        """Copy ``arrays`` to their ``places`` in device ``memory``: all at once, or each that is pinned from there."""
        pinned = list(map(pool().holds, arrays))
        if self._there.size < total and not all(pinned):
            self._there = staging(total)
        for array, place, is_pinned in zip(arrays, places, pinned, strict=True):
            if is_pinned:
                (memory + place).copy_from_host_async(array.ctypes.data, array.nbytes, self.stream)
                continue
            np.copyto(self._there[place : place + array.nbytes].view(array.dtype), array)
            if any(pinned):
                (memory + place).copy_from_host_async(self._there.ctypes.data + place, array.nbytes, self.stream)
        if not any(pinned):
            memory.copy_from_host_async(self._there.ctypes.data, total, self.stream)

    def _fetch(self, arrays: Sequence[Any], targets: Sequence[Any]) -> None:
        """Copy ``arrays``, on the device, to ``targets`` in host memory; to those that are pinned at once."""
        pinned = list(map(pool().holds, targets))
        others = [target for target, is_pinned in zip(targets, pinned, strict=True) if not is_pinned]
        places, total = laid_out(others)
        if self._back.size < total:
            self._back = staging(total)
        staged = [self._back[place : place + o.nbytes].view(o.dtype) for place, o in zip(places, others, strict=True)]
        ahead = iter(staged)
        for array, target, is_pinned in zip(arrays, targets, pinned, strict=True):
            copy = target if is_pinned else next(ahead)
            array.data.copy_to_host_async(copy.ctypes.data, copy.nbytes, self.stream)
        self.stream.synchronize()
        for target, copy in zip(others, staged, strict=True):
            np.copyto(target, copy)


class Job:
    """What several threads do, each taking the next task; one that fails leaves out those behind it."""

    def __init__(self, tasks: Sequence[Callable[[Slot], None]]) -> None:
        self._tasks = tasks
        self._next, self._end, self._lock = 0, len(tasks), Lock()
        self.failures: dict[int, RowFailure] = {}
        self.errors: list[BaseException] = []
        self._watch = Watch()

    def cancel(self) -> None:
        """Begin no more tasks, and end the kernels of those that have begun."""
        self._end = 0
        self._watch.end()

    def wait(self, threads: Sequence[Future[None]]) -> None:
        """Wait for the threads; if a handler of a signal raises, end what they do first."""
        try:
            while wait(threads, POLL).not_done:
                pass  # a signal that another thread got does not wake this one
        except BaseException:
            self.cancel()
            while wait(threads, POLL).not_done:
                self.cancel()  # a thread may have been about to launch
            raise

    def take_all(self, device: int, slot: Slot) -> None:
        """Do tasks on ``device`` until none is left."""
        import cupy

        try:
            with cupy.cuda.Device(device), self._watch:
                while (number := self._taken()) is not None:
                    self._take(slot, number)
        except BaseException as error:  # noqa: BLE001 - who called raises it
            self.errors.append(error)
            self._end = 0

    def _taken(self) -> int | None:
        with self._lock:
            number = self._next
            if number >= self._end:
                return None
            self._next += 1
            return number

    def _take(self, slot: Slot, number: int) -> None:
        try:
            self._tasks[number](slot)
        except RowFailure as failure:
            self.failures[number] = failure
            with self._lock:
                self._end = min(self._end, number)


def do(tasks: Sequence[Callable[[Slot], None]], on: Sequence[int], *, endless: bool = False, room: int = 0) -> None:
    """Do all ``tasks`` for the devices ``on``, in order as far as they begin; their kernels may be ``endless``.

    Each takes ``room`` bytes of its device.

    Raises
    ------
    RowFailure
        What the first task raises that does, if it is of a row.
    """
    import cupy

    job = Job(tasks)
    # pinned memory is got before a kernel runs: to get it may wait for all of them
    each = -(-thread_count(len(on)) // len(on))
    most = min(each, STOPPABLE) if endless else each
    slots: list[tuple[int, Slot]] = []
    try:
        for number in range(min(len(tasks), most * len(on))):
            device = on[number % len(on)]
            with cupy.cuda.Device(device):
                slots.append((device, take_slot(device)))
                if endless:
                    slots[-1][1].reserve(room)
        if len(tasks) == 1:
            job.take_all(*slots[0])
        elif tasks:
            job.wait([_threads().submit(job.take_all, *slot) for slot in slots])
    finally:
        for device, slot in slots:
            give_slot(device, slot)
    if job.errors:
        raise job.errors[0]
    if job.failures:
        raise job.failures[min(job.failures)]


def devices() -> tuple[int, ...]:
    """Return the devices that pieces go to: CuPy's current one, and where all are asked for those like it.

    One is like it that has its architecture, which windows are laid out for.
    """
    import cupy

    here: int = cupy.cuda.runtime.getDevice()
    if options.devices == "one":
        return (here,)
    count = cupy.cuda.runtime.getDeviceCount()
    return (here, *(i for i in range(count) if i != here and architecture(i) == architecture(here)))


def run_pieces(pieces: Sequence[Piece], columns: Sequence[Column], results: Sequence[Column], *, endless: bool) -> None:
    """Run all ``pieces`` over ``columns`` into ``results``, both in host memory; their kernels may be ``endless``.

    Raises
    ------
    RowFailure
        At the first result where the UDF raises.
    DeviceMemoryError
        If a few pieces do not fit the device; nothing is kept.
    """
    tasks = [partial(Slot.run, piece=piece, columns=columns, results=results) for piece in pieces]
    do(
        tasks,
        devices(),
        endless=endless,
        room=SPARE + max((bytes_of(piece, columns, results) for piece in pieces), default=0),
    )


def bytes_of(piece: Piece, columns: Sequence[Column], results: Sequence[Column]) -> int:
    """Return the bytes of the device that a piece takes."""
    there = laid_out(arrays_of([rows_of(column, piece.begin, piece.stop) for column in columns]))[1]
    return there + laid_out(arrays_of([rows_of(result, piece.first, piece.end) for result in results]))[1]


def bring(columns: Sequence[Column]) -> list[Column]:
    """Return columns in host memory on CuPy's current device.

    Raises
    ------
    DeviceMemoryError
        If they do not fit; nothing is kept.
    """
    import cupy

    each = [parts_of(column) for column in columns]
    arrays = [array for parts in each for array in parts]
    with memory_errors(sum(array.nbytes for array in arrays)):
        there = [cupy.empty(array.shape, array.dtype) for array in arrays]
    cupy.cuda.get_current_stream().synchronize()  # what had that memory before is done with it
    do(
        [
            partial(Slot.copy_there, array=a[s], target=t[s])
            for a, t in zip(arrays, there, strict=True)
            for s in slices(a)
        ],
        [cupy.cuda.runtime.getDevice()],
    )
    found = iter(there)
    return [rebuilt(c, [next(found) for _ in parts]) for c, parts in zip(columns, each, strict=True)]


def fetched(column: Column) -> Column:
    """Return a copy of a column on CuPy's current device in host memory, once what is queued on its stream is done."""
    import cupy

    arrays = parts_of(column)
    back = [new_array(array.size, array.dtype) for array in arrays]
    cupy.cuda.get_current_stream().synchronize()
    pairs = [(a[s], b[s]) for a, b in zip(arrays, back, strict=True) for s in slices(b)]
    do([partial(Slot.copy_back, array=a, target=b) for a, b in pairs], [cupy.cuda.runtime.getDevice()])
    return rebuilt(column, back)


def slices(array: Any) -> list[slice]:
    """Return the pieces of an array.

    Examples
    --------
    >>> slices(np.empty(3 << 20))
    [slice(0, 1048576, None), slice(1048576, 2097152, None), slice(2097152, 3145728, None)]
    """
    rows = PIECE_BYTES // array.itemsize
    return [slice(begin, min(begin + rows, array.size)) for begin in range(0, array.size, rows)]


# --- memory ----------------------------------------------------------------------------------------


def arrays_of(columns: Sequence[Column]) -> list[Any]:
    """Return the arrays that columns are made of."""
    return [array for column in columns for array in parts_of(column)]


def laid_out(arrays: Sequence[Any]) -> tuple[list[int], int]:
    """Return where each array begins in memory that has all of them, and how many bytes that has.

    Examples
    --------
    >>> laid_out([np.zeros(3), np.zeros(2, "uint8")])
    ([0, 256], 258)
    """
    places, at = [], 0
    for array in arrays:
        at = -(-at // ALIGNMENT) * ALIGNMENT
        places.append(at)
        at += array.nbytes
    return places, at


_slots: dict[int, list[Slot]] = {}


def take_slot(device: int) -> Slot:
    """Return a slot of ``device``, the current one, that no other thread has."""
    try:
        return _slots.setdefault(device, []).pop()
    except IndexError:
        return Slot()


def give_slot(device: int, slot: Slot) -> None:
    """Give a slot back."""
    _slots[device].append(slot)


def thread_count(devices: int = 1) -> int:
    """Return how many threads copy, for so many devices."""
    return max(1, min(THREADS * devices, len(os.sched_getaffinity(0))))


@cache
def _threads() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(8 * THREADS, thread_name_prefix="udf-stream")  # those of several calls
