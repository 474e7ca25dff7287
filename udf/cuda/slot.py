"""One piece of columns in host memory through a GPU: copied there, computed, copied back, on a stream of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from udf.call.raising import RowFailure
from udf.column import Column, rows_of
from udf.cuda.memory import memory_errors
from udf.cuda.pinned import pool, staging
from udf.cuda.text_columns import parts_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

# ruff: noqa: PLC0415 - CuPy is loaded with the first UDF on a GPU

PIECE_BYTES: Final = 8 << 20
"""Bytes of a piece, each way: a copy of 0.2 ms over the bus, beside which what a piece costs (60 us) does not show."""

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
