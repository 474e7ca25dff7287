"""How a window kernel is laid out: windows of a thread and a block, rows in shared memory, as tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final, Literal

from udf.base.records import dataclass
from udf.base.stages import Result, WindowShape

Space = Literal["shared", "global"]

WORD: Final = 32
"""Values whose validity is one word of a bitmask: tiles and capacities are multiples of it."""

LAYOUTS: Final = ((20, 128, 5), (2000, 128, 9), (100_000, 256, 5))
"""Windows up to a length -> threads of a block, and windows of a thread: odd, so that a warp's loads meet every bank
once (benchmarks/results/rolling_gpu_sweep.json)."""

FALLBACK_LAYOUTS: Final = ((128, 5), (128, 3), (128, 1), (64, 1), (32, 1))
"""Threads and windows of a thread where that takes too much shared memory, as with many columns."""

VARIABLE: Final = ((128, 7, 1152), (128, 3, 1024), (128, 1, 512), (64, 1, 256), (32, 1, 64))
"""Threads, windows of a thread and rows of a block where windows differ in length (same source), from the best on."""

GLOBAL_THREADS: Final = (256, 128, 64, 32)
"""Threads where windows are read from global memory, one a thread: neighbours read neighbouring values."""

SHARED_LIMIT: Final = 227 * 1024
"""Shared memory that a block can have on a GPU of compute capability 9.0, bytes."""

COMFORT: Final = SHARED_LIMIT // 2
"""Bytes up to which a smaller layout is not sought: two blocks share a multiprocessor."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WindowPolicy:
    """The geometry of one window kernel: ``window_policy`` of kernels/device_windows.cuh.

    A block of ``threads`` takes ``items_per_thread`` windows each, and ``capacity`` rows into shared memory, of which
    it needs ``shared_bytes``. ``variable`` windows differ in length. An ``uncapped`` kernel has the registers
    that it wants; else the compiler may put a few of them on the stack to keep more threads under way.
    """

    threads: int
    items_per_thread: int
    capacity: int
    space: Space
    shared_bytes: int
    variable: bool
    uncapped: bool = False

    @property
    def bounds(self) -> str:
        """Return the arguments of __launch_bounds__: with one block at least, no register is given up for a second."""
        return f"{self.threads}, 1" if self.uncapped else f"{self.threads}"

    @property
    def tile_rows(self) -> int:
        """Return how many windows one block takes at most."""
        return self.threads * self.items_per_thread

    def tile(self, length: int, step: int) -> int:
        """Return how many windows of ``length`` rows, ``step`` apart, one block takes: a multiple of 32."""
        if self.variable or self.space == "global":
            return self.tile_rows
        fits = (self.capacity - 1 - length) // step + 1  # a tile begins at an even row
        tile = min(self.tile_rows, fits) // WORD * WORD
        assert tile, "fit has chosen shared memory, so 32 windows lie in it"
        return tile


def choose_windows(
    length: int | None, columns: int, result_bytes: int, *, space: Space = "shared", limit: int = SHARED_LIMIT
) -> WindowPolicy:
    """Return the policy for windows of ``length`` rows (None: any) of ``columns``; a result takes ``result_bytes``.

    It is for windows in global memory if ``space`` says so, or if a block cannot have so much shared memory that its
    windows fit: ``limit``, in bytes.

    Examples
    --------
    >>> policy = choose_windows(10, 1, 8)
    >>> policy.capacity, policy.tile_rows, policy.tile(10, 1), policy.tile(10, 4)
    (672, 640, 640, 160)
    >>> choose_windows(100_000, 1, 8).space
    'global'
    """
    if space == "shared":
        fitting = [policy for policy in _layouts(length, columns, result_bytes) if policy.shared_bytes <= limit]
        comfortable = [policy for policy in fitting if policy.shared_bytes <= COMFORT]
        for policy in comfortable or fitting:
            return policy
    in_global = [
        window_layout(length, columns, result_bytes, threads=threads, items=1, capacity=WORD, space="global")
        for threads in GLOBAL_THREADS
    ]
    return next((policy for policy in in_global if policy.shared_bytes <= limit), in_global[-1])


def _layouts(length: int | None, columns: int, result_bytes: int) -> Iterator[WindowPolicy]:
    """Yield layouts for windows in shared memory, the best first."""
    if length is None:
        for threads, items, capacity in VARIABLE:
            yield window_layout(None, columns, result_bytes, threads=threads, items=items, capacity=capacity)
        return
    best = next(((threads, items) for most, threads, items in LAYOUTS if length <= most), FALLBACK_LAYOUTS[0])
    for threads, items in (best, *FALLBACK_LAYOUTS):
        yield window_layout(length, columns, result_bytes, threads=threads, items=items)


def window_layout(
    length: int | None,
    columns: int,
    result_bytes: int,
    *,
    threads: int,
    items: int,
    capacity: int | None = None,
    space: Space = "shared",
) -> WindowPolicy:
    """Return a policy of ``threads`` and ``items``, with the capacity and shared memory that they need."""
    if capacity is None:
        assert length is not None
        capacity = -(-(threads * items + length) // WORD) * WORD
    rows = columns * (capacity * 8 + capacity // WORD * 8)
    bounds = 0 if length is not None else 8 * threads * items + 32
    shared = rows + threads * items * result_bytes + bounds + 64
    return WindowPolicy(
        threads=threads,
        items_per_thread=items,
        capacity=capacity,
        space=space,
        shared_bytes=shared,
        variable=length is None,
        uncapped=length is None,
    )


def with_more_registers(
    policy: WindowPolicy, length: int | None, columns: int, result_bytes: int
) -> Iterator[WindowPolicy]:
    """Yield ``policy``, then others in which a kernel has more registers for a window: for as long as it spills."""
    yield policy
    if not policy.uncapped:
        yield replace(policy, uncapped=True)
    for items in (5, 3, 1):
        if items < policy.items_per_thread:
            capacity = policy.capacity if policy.variable else None
            fewer = window_layout(
                length,
                columns,
                result_bytes,
                threads=policy.threads,
                items=items,
                capacity=capacity,
                space=policy.space,
            )
            yield replace(fewer, uncapped=True)


def fit_space(shape: WindowShape, columns: int, step: int, limit: int) -> Space:
    """Return where a kernel keeps its windows, with ``limit`` bytes of shared memory for a block.

    They are in shared memory if a block's first 32 are. Windows that differ in length are too: a block whose
    windows do not fit reads them from global memory.
    """
    if shape.length is None:
        return "shared"
    results = RESULT_BYTES * (columns if shape.table else 1)
    policy = choose_windows(shape.length, columns, results, limit=limit)
    spanned = (WORD - 1) * step + shape.length
    return policy.space if spanned < policy.capacity else "global"


RESULT_BYTES: Final = 9
"""Most bytes of a result in shared memory: a value and its validity."""


def result_bytes(returns: Sequence[Result], masked: Sequence[bool]) -> int:
    """Return the bytes that the results of one window take in shared memory."""
    return sum(result.dtype.size + is_masked for result, is_masked in zip(returns, masked, strict=True))
