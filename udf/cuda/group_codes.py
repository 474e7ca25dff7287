"""The codes of keys that lie close together on a GPU, worked out as they are needed."""

from __future__ import annotations

from ctypes import c_void_p
from typing import Any

import cupy
import numpy as np

from udf.cuda.group_kernels import HEADS, elementwise, keys_from_offsets, smallest_dtype
from udf.cuda.sort import DigitCounts, encode_keys, sort_rows

SEARCH_ROWS = 64
"""Rows a group from which on its bounds are searched for: some 25 steps a group, each a row out of order."""


class KeyCodes:
    """Whole numbers as codes from the least on, ``span`` of them: rows are sorted by these.

    Which of them there are, and so how many groups, is known when rows were sorted (:meth:`compact`); groups are
    numbered without those that are not there. Nothing waits for the GPU before, but for
    that count.
    """

    __slots__ = ("_counted", "_dense", "_narrow", "_values", "counted", "groups", "least", "span", "there")

    def __init__(self, values: cupy.ndarray, least: int, span: int) -> None:
        self._values, self.least, self.span = values, least, span
        self._narrow: cupy.ndarray | None = None
        self._dense: cupy.ndarray | None = None
        self._counted: Any = None
        self.counted: list[DigitCounts] = []
        self.there: cupy.ndarray = None
        self.groups: int | None = None

    @property
    def device(self) -> cupy.cuda.Device:
        """Return the device that they are on."""
        return self._values.device

    def narrow(self) -> cupy.ndarray:
        """Return the code of each row, from the least key on, in the fewest bits."""
        if self._narrow is None:
            self._narrow, self.counted[:] = encode_keys(self._values, self.least, smallest_dtype(self.span), self.span)
        return self._narrow

    def starts_in_order(self) -> cupy.ndarray:
        """Return where each code begins among the keys, which are in order."""
        return code_starts(self._values, self.span, self.least)

    def count_there(self, starts: cupy.ndarray) -> None:
        """Begin to count the codes that are there, by where each begins among sorted rows; nothing waits for it."""
        count, pinned = cupy.zeros(1, np.int64), cupy.cuda.alloc_pinned_memory(8)
        elementwise("count observed")(starts[:-1], starts[1:], count)
        stream = cupy.cuda.get_current_stream()
        count.data.copy_to_host_async(c_void_p(pinned.ptr), 8, stream)
        self._counted = stream.record(cupy.cuda.Event(disable_timing=True)), pinned, count

    def compact(self, starts: cupy.ndarray) -> cupy.ndarray:
        """Note which codes there are, by where each begins among sorted rows; return where those do."""
        if self._counted is None:
            self.count_there(starts)
        event, pinned, _ = self._counted
        event.synchronize()
        self.groups = int(np.frombuffer(pinned, np.int64, 1)[0])
        if self.groups == self.span:
            return starts
        self.there = cupy.empty(self.groups, np.int64)
        begin, end = starts[:-1], starts[1:]
        elementwise("compact observed")(begin, end, cupy.cumsum(end > begin, dtype=np.int64), self.there)
        return cupy.concatenate((cupy.take(starts, self.there), starts[-1:]))

    def __len__(self) -> int:
        if self.groups is None:
            with self.device:
                self.compact(code_starts(sort_rows(self.narrow(), self.span, counted=self.counted).codes, self.span))
        assert self.groups is not None
        return self.groups

    def dense(self, codes: object) -> cupy.ndarray:
        """Return the number of the group of each of ``codes``."""
        if len(self) == self.span:
            return codes
        numbers = cupy.zeros(self.span, smallest_dtype(len(self)))
        numbers[self.there] = cupy.arange(len(self), dtype=numbers.dtype)
        return numbers[codes]

    def of_rows(self) -> cupy.ndarray:
        """Return the number of the group of each row, the same object in every call."""
        if self._dense is None:
            with self.device:
                self._dense = self.dense(self.narrow())
        return self._dense

    def keys(self) -> np.ndarray:
        """Return the keys of the groups in host memory."""
        codes = np.arange(self.span) if len(self) == self.span else self.there.get()
        return keys_from_offsets(codes, self.least, self._values.dtype)


def number_runs(codes: cupy.ndarray) -> tuple[cupy.ndarray, cupy.ndarray]:
    """Return the number of the run of equal values that each of sorted ``codes`` is in, and where each run begins."""
    differ = codes[1:] != codes[:-1]
    starts = cupy.concatenate((cupy.zeros(1, np.int64), cupy.flatnonzero(differ) + 1))
    numbers = cupy.zeros(codes.size, smallest_dtype(int(starts.size)))
    numbers[1:] = cupy.cumsum(differ, dtype=np.int64)
    return numbers, starts


def code_starts(codes: cupy.ndarray, groups: int, least: int = 0) -> cupy.ndarray:
    """Return where each of ``groups``, from ``least`` on, begins among sorted codes; last, where the last one ends."""
    starts, first = cupy.empty(groups + 1, np.int64), np.uint64(least % 2**64)
    if groups * SEARCH_ROWS <= codes.size:
        elementwise("starts by search")(codes, first, codes.size, 1, starts)
    else:
        step = -(-codes.size // HEADS)
        elementwise("starts by heads")(codes, first, codes.size, groups, step, starts, size=step)
    return starts
