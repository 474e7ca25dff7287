"""One piece of columns in host memory through a GPU: copied there, computed, copied back, on a stream of its own."""

from __future__ import annotations

from ctypes import memmove
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from udf.base.raising import RowFailure
from udf.base.records import dataclass
from udf.columns.column import Column, result_column
from udf.cuda.device import PIECE_STREAMS, check, holding_gil
from udf.cuda.failure import raise_queued
from udf.cuda.memory import memory_errors, words_of
from udf.cuda.pinned import address_of, pool, staging
from udf.cuda.text_columns import column_arrays

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import cupy

    from udf.base.annotations import Array
    from udf.cuda.left_rows import PieceList

# ruff: noqa: PLC0415 - CuPy is loaded with the first UDF on a GPU

PIECE_BYTES: Final = 16 << 20
"""Bytes of a piece, each way: a copy of 0.3 ms over the bus, beside which what a piece costs (60 us) does not show."""

ANY_WAY: Final = 4
"""cudaMemcpyDefault: addresses tell which way (CUDA Runtime API)."""

REACHES: Final = 91
"""cudaDevAttrCanUseHostPointerForRegisteredMem: kernels reach page-locked memory by its address (CUDA Runtime API)."""

ALIGNMENT: Final = 256
"""Of each array in a piece's memory, bytes (what CuPy's pool aligns to)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Piece:
    """Results ``first`` to ``end`` (without it), which ``run`` computes from rows ``begin`` to ``stop`` of the columns.

    ``first`` is a multiple of 32 and ``begin`` one of 8, so that bitmasks can be cut there; ``run`` takes the columns'
    rows on the device. ``run_at`` takes the addresses of all arrays, each of which its kernel reads or writes once: it
    can do that in host memory.
    """

    first: int
    end: int
    begin: int
    stop: int
    run: Callable[[tuple[Column, ...]], Sequence[Column]]
    run_at: Callable[[list[int]], None] | None = None


class HostRange(NamedTuple):
    """Bytes in host memory from ``address`` on; ``pinned`` says whether a GPU reads and writes them itself."""

    address: int
    bytes: int
    pinned: bool


class HostArray(NamedTuple):
    """An array in host memory: of ``dtype``, an element for ``rows`` rows, and ``pinned`` or not."""

    address: int
    dtype: np.dtype
    rows: int
    pinned: bool

    def part(self, begin: int, end: int) -> HostRange:
        """Return rows ``begin`` to ``end`` (without it)."""
        first, size = begin // self.rows, self.dtype.itemsize
        return HostRange(self.address + first * size, (-(-end // self.rows) - first) * size, self.pinned)


class Slot:
    """What one thread needs on one device: pinned memory each way, of what a piece takes, and a stream."""

    def __init__(self) -> None:
        import cupy

        self.stream = cupy.cuda.Stream(non_blocking=True)
        PIECE_STREAMS.add(self.stream.ptr)
        runtime = cupy.cuda.runtime
        self._reaches = bool(runtime.deviceGetAttribute(REACHES, runtime.getDevice()))
        self._there, self._back = _StagingBuffer(PIECE_BYTES), _StagingBuffer(0)

    def run(
        self,
        piece: Piece,
        columns: Sequence[Column],
        there: Sequence[HostArray],
        back: Sequence[HostArray],
        left: PieceList | None = None,
    ) -> None:
        """Bring the rows of ``piece`` of ``columns``, whose arrays are ``there``, compute, and put what comes ``back``.

        Of the last result ``left`` is given the list of rows that left, if it is one of those. The slot's stream is the
        current one. All that takes the GIL is as short as can be: other threads want it.

        Raises
        ------
        RowFailure
            At the first result of the piece, counted from the first of all, where the UDF raises.
        DeviceMemoryError
            If the piece does not fit.
        """
        parts = [one.part(piece.begin, piece.stop) for one in there]
        places, total = lay_out([part.bytes for part in parts])
        sources = self._staged(parts, places, total)
        targets, count = [one.part(piece.first, piece.end) for one in back], np.zeros(1, np.uint32)
        targets += [] if left is None else [_host_range(count)]
        arrays: list[cupy.ndarray] = []
        lands, said = self._landing(targets), list[Column]()
        try:
            if piece.run_at is not None and self._reaches and all(part.pinned for part in (*sources, *lands)):
                said = [] if left is None else [left.room(piece.end - piece.first)]
                piece.run_at([*(part.address for part in (*sources, *lands[: len(back)])), *words_of(said)])
            else:
                found = list(piece.run(self._brought(columns, there, sources, places, total)))
                said = [] if left is None else [found.pop()]
                arrays = arrays_of(found)
            tally = None if left is None else left.tally(*said)
            arrays += [] if tally is None else [tally.total]
            for array, land in zip(arrays, lands[len(lands) - len(arrays) :], strict=True):
                self._copy(land.address, array.data.ptr, land.bytes, pinned=land.pinned)
            self._land(targets, lands)
            raise_queued()
        except RowFailure as failure:
            raise failure.behind(piece.first) from None
        if left is not None and tally is not None and count[0]:
            left.add(piece.first, *map(self._fetched, tally.listed(int(count[0]))))

    def _brought(
        self,
        columns: Sequence[Column],
        there: Sequence[HostArray],
        sources: Sequence[HostRange],
        places: Sequence[int],
        total: int,
    ) -> tuple[Column, ...]:
        """Return ``columns`` on the device, whose arrays are copied from ``sources``."""
        import cupy

        with memory_errors(total):
            memory = cupy.cuda.alloc(max(total, 1))
        self._send(sources, places, total, memory.ptr)
        arrays = iter(
            [
                cupy.ndarray((source.bytes // one.dtype.itemsize,), one.dtype, memory + place)
                for one, source, place in zip(there, sources, places, strict=True)
            ]
        )
        return tuple(
            [result_column(next(arrays), None if column.validity is None else next(arrays)) for column in columns]
        )

    def reserve(self, size: int) -> None:
        """See to it that ``size`` bytes of the device can be had without asking it, which may wait for its kernels.

        And pinned memory on the way back, for results that are not.

        Raises
        ------
        DeviceMemoryError
            If there are not so many.
        """
        import cupy

        with self.stream, memory_errors(size):
            cupy.cuda.alloc(size)  # goes back to the stream's part of CuPy's pool
        self._back = self._back.at_least(PIECE_BYTES)

    def copy_there(self, array: np.ndarray, target: cupy.ndarray) -> None:
        """Copy ``array``, in host memory, to ``target``, on the device."""
        parts = [_host_range(array)]
        self._send(self._staged(parts, [0], array.nbytes), [0], array.nbytes, target.data.ptr)
        self.stream.synchronize()

    def _fetched(self, array: cupy.ndarray) -> np.ndarray:
        """Return ``array``, on the device, in host memory."""
        target = np.empty(array.size, array.dtype)
        self.copy_back(array, target)
        return target

    def copy_back(self, array: cupy.ndarray, target: np.ndarray) -> None:
        """Copy ``array``, on the device, to ``target``, in host memory."""
        targets = [_host_range(target)]
        (land,) = lands = self._landing(targets)
        self._copy(land.address, array.data.ptr, land.bytes, pinned=land.pinned)
        self._land(targets, lands)

    def _staged(self, parts: Sequence[HostRange], places: Sequence[int], total: int) -> list[HostRange]:
        """Return where a GPU finds ``parts``: where they are, or copied to their ``places`` in this thread's memory."""
        if all(part.pinned for part in parts):
            return list(parts)
        memory = self._there = self._there.at_least(total)
        sources = []
        for part, place in zip(parts, places, strict=True):
            if not part.pinned:
                memmove(memory.address + place, part.address, part.bytes)  # without the GIL
            sources.append(part if part.pinned else HostRange(memory.address + place, part.bytes, memory.pinned))
        return sources

    def _send(self, sources: Sequence[HostRange], places: Sequence[int], total: int, memory: int) -> None:
        """Copy ``sources`` to their ``places`` in device ``memory``; at once what lies alike."""
        if len({source.address - place for source, place in zip(sources, places, strict=True)}) == 1:
            self._copy(memory, sources[0].address, total, pinned=sources[0].pinned)
            return
        for source, place in zip(sources, places, strict=True):
            self._copy(memory + place, source.address, source.bytes, pinned=source.pinned)

    def _landing(self, targets: Sequence[HostRange]) -> list[HostRange]:
        """Return where a GPU writes what is for ``targets``: there, or in this thread's memory."""
        others = [target.bytes for target in targets if not target.pinned]
        places, total = lay_out(others)
        memory, ahead = self._back.at_least(total), iter(places)
        self._back = memory
        return [t if t.pinned else HostRange(memory.address + next(ahead), t.bytes, memory.pinned) for t in targets]

    def _land(self, targets: Sequence[HostRange], lands: Sequence[HostRange]) -> None:
        """Wait for what is queued, and copy to ``targets`` what has landed elsewhere."""
        self.stream.synchronize()
        for target, land in zip(targets, lands, strict=True):
            if land is not target:
                memmove(target.address, land.address, target.bytes)

    def _copy(self, target: int, source: int, size: int, *, pinned: bool) -> None:
        """Queue a copy from or to host memory; if that is not ``pinned``, the copy may be done at once."""
        import cupy

        if pinned:
            check(holding_gil("cuMemcpyAsync")(target, source, size, self.stream.ptr), "the driver refuses to copy")
        else:
            cupy.cuda.runtime.memcpyAsync(target, source, size, ANY_WAY, self.stream.ptr)


class _StagingBuffer:
    """Memory that copies go through, ``pinned`` if that can be had."""

    def __init__(self, size: int) -> None:
        self._array = staging(size)
        self._size, self.address, self.pinned = size, address_of(self._array), pool().holds(self._array)

    def at_least(self, size: int) -> _StagingBuffer:
        """Return it, or another one if it has less than ``size`` bytes."""
        return self if self._size >= size else _StagingBuffer(size)


# --- memory ----------------------------------------------------------------------------------------


def host_arrays(columns: Sequence[Column]) -> list[HostArray]:
    """Return the arrays of columns in host memory: values, and a bitmask if there is one."""
    holds, found = pool().holds, []
    for column in columns:
        for array, rows in ((column.values, 1), (column.validity, 8)):
            if array is not None:
                found.append(HostArray(address_of(array), array.dtype, rows, holds(array)))
    return found


def _host_range(array: np.ndarray) -> HostRange:
    return HostRange(address_of(array), array.nbytes, pool().holds(array))


def arrays_of(columns: Sequence[Column]) -> list[Array]:
    """Return the arrays that columns are made of."""
    return [array for column in columns for array in column_arrays(column)]


def lay_out(sizes: Sequence[int]) -> tuple[list[int], int]:
    """Return where arrays of so many bytes begin in memory that has all of them, and how many bytes that has.

    Examples
    --------
    >>> lay_out([24, 2])
    ([0, 256], 258)
    """
    places, at = [], 0
    for size in sizes:
        at = -(-at // ALIGNMENT) * ALIGNMENT
        places.append(at)
        at += size
    return places, at


_slots: dict[int, list[Slot]] = {}


def acquire_slot(device: int) -> Slot:
    """Return a slot of ``device``, the current one, that no other thread has."""
    try:
        return _slots.setdefault(device, []).pop()
    except IndexError:
        return Slot()


def release_slot(device: int, slot: Slot) -> None:
    """Give a slot back."""
    _slots[device].append(slot)
