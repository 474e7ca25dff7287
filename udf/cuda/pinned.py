"""Results in host memory that a GPU writes itself: page-locked, kept for the next call, at most so many bytes.

A GPU writes to page-locked ("pinned") memory at the bus' rate, to other memory through a copy of ours, into pages that
the system has to clear first (CUDA C++ Best Practices Guide, "Pinned Memory"). To lock pages takes as long as to fill
them, so a block outlives the result that it was made for: it is used again once nobody has that any more, and given
back to the system when it was not used for a while, or another size needs its room.
"""

from __future__ import annotations

import mmap
import os
import warnings
from collections import deque
from collections.abc import Callable
from dataclasses import field
from functools import partial
from threading import Lock, Thread
from time import monotonic, sleep
from typing import Final

import numpy as np

from udf.base.annotations import Array
from udf.base.records import dataclass
from udf.base.threads import processors, run_tasks
from udf.base.tracebacks import level_of_user
from udf.errors import PinnedMemoryWarning
from udf.options import options

# ruff: noqa: PLC0415 - CuPy is loaded with the first UDF on a GPU

LEAST: Final = 4 << 20
"""Bytes of an array from which it is worth a block: smaller ones get memory that the process has had before."""

HUGE: Final = 2 << 20
"""Bytes of a huge page, of which a block has a multiple."""

SHARE: Final = 4
"""Blocks have a quarter of the machine's memory at most."""

SLACK: Final = 2
"""A block is used for an array of at least half its size."""

IDLE: Final = 30.0
"""Seconds without a use after which a block is given back."""

PORTABLE: Final = 1
"""cudaHostRegisterPortable: pinned for all devices (CUDA Runtime API)."""


@dataclass(slots=True, eq=False)
class Block:
    """Page-locked memory from ``address`` on, ``size`` bytes of ``memory``; ``used`` is when that was last."""

    memory: object
    address: int
    size: int
    used: float = field(default_factory=monotonic)


class Lease:
    """What an array in a block holds on to; when the last is gone, the block is free."""

    __slots__ = ("__array_interface__", "_block", "_given_back")

    def __init__(self, block: Block, size: int, given_back: deque[Block]) -> None:
        self._block, self._given_back = block, given_back
        self.__array_interface__ = {"shape": (size,), "typestr": "|u1", "data": (block.address, False), "version": 3}

    def __del__(self) -> None:
        self._given_back.append(self._block)  # takes no lock: this may run in the middle of anything


class Pool:
    """Blocks, at most :func:`limit` bytes; ``lock`` locks pages (address, size), ``unlock`` (address) undoes it.

    Where ``lock`` raises an ``error``, there is a warning once, and no more blocks are made.
    """

    def __init__(
        self, lock: Callable[[int, int], None], unlock: Callable[[int], None], error: type[Exception] = OSError
    ) -> None:
        self._pin, self._unpin, self._error = lock, unlock, error
        self._lock = Lock()
        self._given_back: deque[Block] = deque()
        self._free: list[Block] = []
        self._blocks: dict[int, Block] = {}  # all, by address: what is locked must not go back to the system
        self._refused, self._keeper, self._process = False, False, os.getpid()

    @property
    def bytes(self) -> int:
        """Return how many bytes of memory are locked."""
        return sum(block.size for block in list(self._blocks.values()))

    def new(self, rows: int, dtype: np.dtype | str | type, *, bounded: bool = True) -> Array:
        """Return an uninitialised array (rows,), in a block if there is room for one, or it is not ``bounded``."""
        size = rows * np.dtype(dtype).itemsize
        block = self._taken(size, bounded=bounded)
        if block is None:
            return np.empty(rows, dtype)
        return np.asarray(Lease(block, size, self._given_back)).view(dtype)

    def holds(self, array: Array) -> bool:
        """Return whether all of a host array is in page-locked memory of this pool."""
        if not self._blocks:
            return False
        first, size = address_of(array), array.nbytes
        return any(b.address <= first and first + size <= b.address + b.size for b in list(self._blocks.values()))

    def _taken(self, size: int, *, bounded: bool) -> Block | None:
        """Return a block for an array of ``size`` bytes; None if it cannot have one."""
        if self._refused or self._process != os.getpid():  # pages are not locked in a forked child
            return None
        with self._lock:
            self._tidy(0.0)
            fits = [block for block in self._free if size <= block.size <= SLACK * size]
            if fits:
                block = min(fits, key=lambda block: block.size)
                self._free.remove(block)
                return block
            size = -(-size // HUGE) * HUGE
            room = limit()
            while self._free and self.bytes + size > room:
                self._drop(min(self._free, key=lambda block: block.used))
            return self._made(size) if self.bytes + size <= room or not bounded else None

    def _made(self, size: int) -> Block | None:
        try:
            block = _allocate_pages(size)
            self._lock_pages(block)
        except (OSError, MemoryError, self._error) as error:
            self._refused = True
            warn(error)
            return None
        if not self._keeper:
            self._keeper = True
            Thread(target=self._keep, name="udf-pinned", daemon=True).start()
        return block

    def _lock_pages(self, block: Block) -> None:
        self._blocks[block.address] = block
        try:
            self._pin(block.address, block.size)
        except self._error:
            del self._blocks[block.address]
            raise

    def _drop(self, block: Block) -> None:
        self._free.remove(block)
        try:
            self._unpin(block.address)
        except self._error:  # of a GPU that is lost: the block stays locked, and is not used again
            return
        del self._blocks[block.address]

    def _tidy(self, before: float) -> None:
        """Take back what nobody has any more, and drop what was last used ``before``, or is over the limit."""
        while self._given_back:
            block = self._given_back.popleft()
            block.used = monotonic()
            self._free.append(block)
        room = limit()
        for block in sorted(self._free, key=lambda block: block.used):
            if block.used < before or self.bytes > room:
                self._drop(block)

    def _keep(self) -> None:
        """Give back what is not used, until there is nothing."""
        while True:
            sleep(IDLE / 2)
            with self._lock:
                self._tidy(monotonic() - IDLE)
                if not self._blocks:
                    self._keeper = False
                    return


def limit() -> int:
    """Return how many bytes of memory may be locked."""
    return min(options.pinned_bytes, os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") // SHARE)


def _allocate_pages(size: int) -> Block:
    """Return a block of huge pages, if the system has them, which are there: all threads ask for some of them."""
    memory = mmap.mmap(-1, size + HUGE, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    if hasattr(mmap, "MADV_HUGEPAGE"):
        memory.madvise(mmap.MADV_HUGEPAGE)
    octets = np.frombuffer(memory, np.uint8)
    first = -address_of(octets) % HUGE
    pages = octets[first : first + size : mmap.PAGESIZE]
    each = max(len(pages) // (4 * processors()), HUGE // mmap.PAGESIZE)
    run_tasks([partial(pages[i : i + each].fill, 0) for i in range(0, len(pages), each)], processors())
    return Block(octets, address_of(octets) + first, size)


def staging(size: int) -> Array:
    """Return ``size`` bytes of memory through which others are copied, as an array: pinned, if it can be had."""
    return pool().new(size, np.uint8, bounded=False) if size else np.empty(0, np.uint8)


def address_of(array: Array) -> int:
    """Return where a host array begins."""
    return array.__array_interface__["data"][0]


def warn(error: Exception) -> None:
    """Say, once a process, that there is no page-locked memory."""
    if not _said:
        _said.append(error)
        what = f"the system gives no page-locked memory ({error}): what goes through the GPU is right, and slower"
        warnings.warn(what, PinnedMemoryWarning, stacklevel=level_of_user())


_said: list[Exception] = []


def host_array(rows: int, dtype: np.dtype | str | type) -> Array:
    """Return an uninitialised array (rows,) in host memory, which a GPU can write itself where that is worth it."""
    return pool().new(rows, dtype) if rows * np.dtype(dtype).itemsize >= LEAST else np.empty(rows, dtype)


_pools: list[Pool] = []


def pool() -> Pool:
    """Return the process's pool."""
    if not _pools:
        from cupy.cuda import runtime

        _pools.append(
            Pool(
                lambda address, size: runtime.hostRegister(address, size, PORTABLE),
                runtime.hostUnregister,
                runtime.CUDARuntimeError,
            )
        )
    return _pools[0]
