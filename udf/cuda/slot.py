"""One piece of columns in host memory through a GPU: copied there, computed, copied back, on a stream of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from udf.call.raising import RowFailure
from udf.column import Column, rows_of
from udf.cuda.driver import check, quick
from udf.cuda.memory import memory_errors
from udf.cuda.pinned import address_of, pool, staging
from udf.cuda.text_columns import parts_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

# ruff: noqa: PLC0415 - CuPy is loaded with the first UDF on a GPU

PIECE_BYTES: Final = 16 << 20
"""Bytes of a piece, each way: a copy of 0.3 ms over the bus, beside which what a piece costs (60 us) does not show."""

ANY_WAY: Final = 4
"""cudaMemcpyDefault: addresses tell which way (CUDA Runtime API)."""

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
    """What one thread needs on one device: pinned memory each way, of what a piece takes, and a stream."""

    def __init__(self) -> None:
        import cupy

        self.stream = cupy.cuda.Stream(non_blocking=True)
        self._there, self._back = staging(PIECE_BYTES), staging(0)

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

        And pinned memory on the way back, for results that are not.

        Raises
        ------
        DeviceMemoryError
            If there are not so many.
        """
        import cupy

        with self.stream, memory_errors(size):
            cupy.cuda.alloc(size)  # goes back to the stream's part of CuPy's pool
        self._back = _at_least(self._back, PIECE_BYTES)

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
        if not all(pinned):
            self._there = _at_least(self._there, total)
        through, apart = pool().holds(self._there), any(pinned)
        for array, place, is_pinned in zip(arrays, places, pinned, strict=True):
            source = array
            if not is_pinned:
                source = self._there[place : place + array.nbytes].view(array.dtype)
                np.copyto(source, array)
            if apart:
                self._copy(memory.ptr + place, address_of(source), array.nbytes, pinned=is_pinned or through)
        if not apart:
            self._copy(memory.ptr, address_of(self._there), total, pinned=through)

    def _fetch(self, arrays: Sequence[Any], targets: Sequence[Any]) -> None:
        """Copy ``arrays``, on the device, to ``targets`` in host memory; to those that are pinned at once."""
        pinned = list(map(pool().holds, targets))
        others = [target for target, is_pinned in zip(targets, pinned, strict=True) if not is_pinned]
        places, total = laid_out(others)
        self._back = _at_least(self._back, total)
        staged = [self._back[place : place + o.nbytes].view(o.dtype) for place, o in zip(places, others, strict=True)]
        ahead, through = iter(staged), bool(staged) and pool().holds(self._back)
        for array, target, is_pinned in zip(arrays, targets, pinned, strict=True):
            copy = target if is_pinned else next(ahead)
            self._copy(address_of(copy), array.data.ptr, copy.nbytes, pinned=is_pinned or through)
        self.stream.synchronize()
        for target, copy in zip(others, staged, strict=True):
            np.copyto(target, copy)

    def _copy(self, target: int, source: int, size: int, *, pinned: bool) -> None:
        """Queue a copy from or to host memory; if that is not ``pinned``, the copy may be done at once."""
        import cupy

        if pinned:
            check(quick("cuMemcpyAsync")(target, source, size, self.stream.ptr), "the driver refuses to copy")
        else:
            cupy.cuda.runtime.memcpyAsync(target, source, size, ANY_WAY, self.stream.ptr)


def _at_least(memory: Any, size: int) -> Any:
    """Return pinned ``memory``, or another one if it has less than ``size`` bytes."""
    return memory if memory.size >= size else staging(size)


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
