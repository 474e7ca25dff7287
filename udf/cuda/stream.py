"""Columns in host memory through the GPU, piece by piece: copying in, computing and copying out overlap.

A few threads each take the next piece, from the first to the last: a thread copies the piece's rows into pinned memory
of its own, has the GPU fetch them, run and send the results back, on a stream of its own, and copies those to where
they belong. While one thread copies, the bus and the GPU work for the others. Pageable memory alone goes over the bus
at a quarter of its rate, and nothing overlaps (CUDA C++ Best Practices Guide, "Pinned Memory").
"""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from functools import cache, partial
from threading import Lock
from typing import Final

from udf.base.annotations import Array
from udf.base.raising import RowFailure
from udf.base.threads import Crew, processors
from udf.columns.column import Column
from udf.cuda.device import architecture
from udf.cuda.failure import Watch
from udf.cuda.launch import enter_context
from udf.cuda.left_rows import LeftList, PieceList
from udf.cuda.memory import memory_errors
from udf.cuda.pinned import host_array
from udf.cuda.slot import PIECE_BYTES, HostArray, Piece, Slot, acquire_slot, host_arrays, lay_out, release_slot
from udf.cuda.text_columns import column_arrays, with_arrays
from udf.errors import DeviceMemoryError
from udf.options import options

# ruff: noqa: PLC0415 - CuPy is loaded with the first UDF on a GPU

THREADS: Final = 12
"""Threads at most, for all devices: together they copy as fast as the bus, or memory; more of them wait for the GIL."""

SPARE: Final = 1 << 20
"""Bytes of the device that a piece takes beside its columns, at most: a word, the ends of arrays."""

POLL: Final = 0.02
"""Seconds after which a wait for threads looks for signals."""


class Job:
    """What several threads do, each taking the next task; one that fails leaves out those behind it.

    A thread whose task does not fit the device leaves it to the others, which then have more room each.
    """

    def __init__(self, tasks: Sequence[Callable[[Slot], None]]) -> None:
        self._tasks = tasks
        self._next, self._end, self._lock = 0, len(tasks), Lock()
        self._left: list[int] = []
        self.failures: dict[int, RowFailure] = {}
        self.errors: list[BaseException] = []
        self._watch = Watch()

    def cancel(self) -> None:
        """Begin no more tasks, and end the kernels of those that have begun."""
        self._end = 0
        self._watch.end()

    def run(self, slots: Sequence[tuple[int, Slot]]) -> None:
        """Do the tasks on a thread for each of ``slots``; if a handler of a signal raises, end what they do first."""
        crew = Crew()
        try:
            for slot in slots:
                crew.submit(_threads(), self.take_all, *slot)
            while wait(crew.futures, POLL).not_done:
                pass  # a signal that another thread got does not wake this one
        except BaseException:
            crew.dismiss(self.cancel)  # again and again: a thread may have been about to launch
            raise

    def take_all(self, device: int, slot: Slot, *, alone: bool = False) -> None:
        """Do tasks on ``device`` until none is left; ``alone``, also those that others have left."""
        import cupy

        try:
            with cupy.cuda.Device(device), slot.stream, self._watch:
                enter_context()
                while (number := self._taken(alone=alone)) is not None and self._take(slot, number, alone=alone):
                    pass
        except BaseException as error:  # noqa: BLE001 - who called raises it
            self.errors.append(error)
            self._end = 0

    def _taken(self, *, alone: bool) -> int | None:
        with self._lock:
            left = alone and bool(self._left)
            number = min(self._left) if left else self._next
            if number >= self._end:
                return None
            if left:
                self._left.remove(number)
            else:
                self._next += 1
            return number

    def _take(self, slot: Slot, number: int, *, alone: bool) -> bool:
        """Do a task; return whether there was room for it."""
        try:
            self._tasks[number](slot)
        except RowFailure as failure:
            self.failures[number] = failure
            with self._lock:
                self._end = min(self._end, number)
        except DeviceMemoryError:
            if alone:
                raise
            self._left.append(number)
            return False
        return True


def run_tasks(
    tasks: Sequence[Callable[[Slot], None]], on: Sequence[int], *, endless: bool = False, room: int = 0
) -> None:
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
    most = -(-thread_count() // len(on))
    slots: list[tuple[int, Slot]] = []
    try:
        for number in range(min(len(tasks), most * len(on))):
            device = on[number % len(on)]
            with cupy.cuda.Device(device):
                slots.append((device, acquire_slot(device)))
                if endless and not _has_room(slots, room):
                    break
        if len(tasks) > 1:
            job.run(slots)
        if tasks:
            job.take_all(*slots[0], alone=True)
    finally:
        for device, slot in slots:
            release_slot(device, slot)
    if job.errors:
        raise job.errors[0]
    if job.failures:
        raise job.failures[min(job.failures)]


def _has_room(slots: Sequence[tuple[int, Slot]], room: int) -> bool:
    """Reserve ``room`` bytes for the last of ``slots``; return whether there were so many.

    Raises
    ------
    DeviceMemoryError
        If there are not, and it is the first.
    """
    try:
        slots[-1][1].reserve(room)
    except DeviceMemoryError:
        if len(slots) == 1:
            raise
        return False
    return True


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


def run_pieces(
    pieces: Sequence[Piece],
    columns: Sequence[Column],
    results: Sequence[Column],
    *,
    endless: bool,
    left: PieceList | None = None,
) -> None:
    """Run all ``pieces`` over ``columns`` into ``results``, both in host memory; their kernels may be ``endless``.

    One more result, of which the rows that ``left`` are wanted, stays on the device.

    Raises
    ------
    RowFailure
        At the first result where the UDF raises.
    DeviceMemoryError
        If a few pieces do not fit the device; nothing is kept.
    """
    there, back = host_arrays(columns), host_arrays(results)
    tasks = [partial(Slot.run, piece=piece, columns=columns, there=there, back=back, left=left) for piece in pieces]
    room = 0
    if endless:
        room = max((piece_bytes(piece, there, back) for piece in pieces), default=0)
        room += 0 if left is None else max((left.room_bytes(one.end - one.first) for one in pieces), default=0)
    run_tasks(tasks, devices(), endless=endless, room=SPARE + room)


def piece_bytes(piece: Piece, there: Sequence[HostArray], back: Sequence[HostArray]) -> int:
    """Return the bytes of the device that a piece takes."""
    sides = (there, piece.begin, piece.stop), (back, piece.first, piece.end)
    return sum(lay_out([one.part(begin, end).bytes for one in side])[1] for side, begin, end in sides)


def upload(columns: Sequence[Column]) -> list[Column]:
    """Return columns in host memory on CuPy's current device.

    Raises
    ------
    DeviceMemoryError
        If they do not fit; nothing is kept.
    """
    import cupy

    each = [column_arrays(column) for column in columns]
    arrays = [array for parts in each for array in parts]
    with memory_errors(sum(array.nbytes for array in arrays)):
        there = [cupy.empty(array.shape, array.dtype) for array in arrays]
    cupy.cuda.get_current_stream().synchronize()  # what had that memory before is done with it
    run_tasks(
        [
            partial(Slot.copy_there, array=a[s], target=t[s])
            for a, t in zip(arrays, there, strict=True)
            for s in slices(a)
        ],
        [cupy.cuda.runtime.getDevice()],
    )
    found = iter(there)
    return [with_arrays(c, [next(found) for _ in parts]) for c, parts in zip(columns, each, strict=True)]


def download(column: Column) -> Column:
    """Return a copy of a column on CuPy's current device in host memory, once what is queued on its stream is done."""
    import cupy

    arrays = column_arrays(column)
    back = [host_array(array.size, array.dtype) for array in arrays]
    cupy.cuda.get_current_stream().synchronize()
    pairs = [(a[s], b[s]) for a, b in zip(arrays, back, strict=True) for s in slices(b)]
    run_tasks([partial(Slot.copy_back, array=a, target=b) for a, b in pairs], [cupy.cuda.runtime.getDevice()])
    return with_arrays(column, back)


def downloaded(made: Sequence[Column], left: int | None) -> tuple[Column, ...]:
    """Return results of the current device in host memory; of the one at place ``left`` the list of rows that left."""
    if left is None:
        return tuple(map(download, made))
    found = LeftList()
    found.add_of(made[left])
    return (*map(download, made[:left]), found.column(), *map(download, made[left + 1 :]))


def slices(array: Array) -> list[slice]:
    """Return the pieces of an array.

    Examples
    --------
    >>> import numpy as np
    >>> slices(np.empty(3 << 20))
    [slice(0, 2097152, None), slice(2097152, 3145728, None)]
    """
    rows = PIECE_BYTES // array.itemsize
    return [slice(begin, min(begin + rows, array.size)) for begin in range(0, array.size, rows)]


def thread_count() -> int:
    """Return how many threads copy."""
    return max(1, min(THREADS, processors()))


@cache
def _threads() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(8 * THREADS, thread_name_prefix="udf-stream")  # those of several calls
