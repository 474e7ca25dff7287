"""Rows that a kernel left to Python, listed on the GPU: no more than the list comes to the host.

A kernel writes for each row whether it left, and where: a byte of the GPU's memory. kernels/device_left.cuh makes of
those a list in row order, and the host asks how long it is: where no row left, that is all that is copied.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from udf.base.dtypes import DTYPES
from udf.columns.column import Column, LeftRows, result_column, slice_rows
from udf.cuda.builtin_kernels import LEFT, builtin_kernels
from udf.cuda.memory import current_stream, new_arrays, words_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    import cupy

    from udf.base.stages import Artefact
    from udf.cuda.launch import Kernel

COUNT, PLACE, LIST = range(3)
"""The steps of the kernel (``left_step``)."""

NUMBER: Final = np.dtype(np.uint32)

MOST: Final = 1 << 31
"""Rows that are listed at a time: they are numbered in 32 bits."""


class Tally:
    """How many rows of ``column``, (n,) with n > 0, left: ``total``, (1,), once what is queued here has run.

    Raises
    ------
    DeviceMemoryError
        If 4 bytes for each 4,096 rows do not fit.
    """

    __slots__ = ("_starts", "_words", "column", "total")

    def __init__(self, column: Column) -> None:
        self.column, rows = column, len(column)
        ((self._starts,), _), ((self.total,), _) = (
            new_arrays([NUMBER], (), count) for count in (-(-rows // LEFT.tile_rows), 1)
        )
        self._words = [*words_of([column]), *[0] * (column.validity is None), rows]
        self._words += [self._starts.data.ptr, self.total.data.ptr]
        self._launch(COUNT, rows)
        self._launch(PLACE, 1)

    def listed(self, count: int) -> list[cupy.ndarray]:
        """Return the numbers of the ``count`` rows that left, and the place of each, on the device.

        Raises
        ------
        DeviceMemoryError
            If they do not fit.
        """
        found, _ = new_arrays([NUMBER, self.column.values.dtype], (), count)
        self._launch(LIST, self.column.values.size, [one.data.ptr for one in found])
        return found

    def _launch(self, step: int, rows: int, listed: Sequence[int] = (0, 0)) -> None:
        words = [*self._words, *listed, self._starts.size, step]
        _kernel(self.column.values.dtype).launch(rows, words, current_stream())


def _kernel(dtype: np.dtype) -> Kernel:
    return builtin_kernels(("left",), (DTYPES[dtype.name].cpp,)).kernel("left")


class LeftList:
    """The rows that left in one call, put together from what its pieces add, in any order."""

    def __init__(self) -> None:
        self._parts: dict[int, tuple[np.ndarray, np.ndarray]] = {}

    def add(self, first: int, rows: np.ndarray, places: np.ndarray) -> None:
        """Add those of a piece, in host memory, whose first row is ``first``."""
        self._parts[first] = rows.astype(np.intp) + first, places

    def add_of(self, column: Column, first: int = 0) -> None:
        """Add those of a column of the current device, whose first row is ``first``."""
        for begin in range(0, len(column), MOST):
            one = Tally(slice_rows(column, begin, min(begin + MOST, len(column))))
            if count := int(one.total.get()[0]):
                self.add(first + begin, *(array.get() for array in one.listed(count)))

    def column(self) -> Column:
        """Return them all, in order, as a program hands them over."""
        parts = [part for _, part in sorted(self._parts.items())]
        none = np.empty(0, np.intp)
        rows, places = (np.concatenate([one[i] for one in parts]) if parts else none for i in (0, 1))
        return Column(values=places, left=LeftRows(rows, places, ()))


class PieceList(LeftList):
    """That of a call whose pieces run by themselves, in which a place is of ``dtype``, and null if it is ``masked``."""

    def __init__(self, dtype: np.dtype, *, masked: bool) -> None:
        super().__init__()
        self._dtype, self._masks = dtype, (True,) if masked else ()
        _kernel(dtype)  # to load it may wait for kernels that run

    tally = Tally

    def room(self, rows: int) -> Column:
        """Return a column of the current device for what a kernel writes of so many rows."""
        (values,), masks = new_arrays([self._dtype], self._masks, rows)
        return result_column(values, *masks)

    def room_bytes(self, rows: int) -> int:
        """Return how much memory of a device so many rows take, at most."""
        return rows * (2 * int(self._dtype.itemsize) + NUMBER.itemsize + 1)


def left_place(artefact: Artefact) -> int | None:
    """Return which result of a program says what rows left; None if none does."""
    returns = artefact.returns
    return len(returns) - 1 if returns and returns[-1].left else None


def piece_list(left: int | None, dtypes: Sequence[np.dtype], masks: Sequence[bool]) -> PieceList | None:
    """Return the list of a call in pieces of whose results the one at place ``left``, the last, says what rows left."""
    return None if left is None else PieceList(dtypes[left], masked=bool(masks) and masks[left])
