"""How a window kernel is laid out: windows of a thread and a block, rows in shared memory, as tables."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from collections.abc import Sequence

    from udf.bounds import Bounds
    from udf.stages import Result, WindowShape

Space = Literal["shared", "global"]

WORD: Final = 32
"""Values whose validity is one word of a bitmask: tiles and capacities are multiples of it."""

THREADS: Final = 256
"""Threads of a block (benchmarks/results/rolling_gpu_sweep.json)."""

FOLDS: Final = ((2000, 5), (12_000, 3))
"""Windows of a thread up to a length (same source); odd, so that a warp's loads meet every bank once. 1 beyond."""

VARIABLE: Final = (5, 2048)
"""Windows of a thread, and rows of a block in shared memory, where windows differ in length (same source)."""

RESULT_BYTES: Final = 9
"""Most bytes of a result in shared memory: a value and its validity."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WindowPolicy:
    """The geometry of one window kernel: ``window_policy`` of kernels/device_windows.cuh.

    A block of ``threads`` takes ``fold`` windows a thread, and ``capacity`` rows into shared memory, of which
    it needs ``shared_bytes``.
    """

    threads: int
    fold: int
    capacity: int
    space: Space
    shared_bytes: int

    @property
    def tile_rows(self) -> int:
        """Return how many windows one block takes at most."""
        return self.threads * self.fold

    def tile(self, length: int | None, step: int) -> int:
        """Return how many windows of ``length`` rows, ``step`` apart, one block takes: a multiple of 32."""
        if length is None or self.space == "global":
            return self.tile_rows
        fits = (self.capacity - length) // step + 1
        tile = min(self.tile_rows, fits) // WORD * WORD
        assert tile, "fit has chosen shared memory, so 32 windows lie in it"
        return tile


def choose_windows(
    length: int | None,
    columns: int,
    result_bytes: int,
    *,
    space: Space,
    fold: int | None = None,
    threads: int = THREADS,
) -> WindowPolicy:
    """Return the policy for windows of ``length`` rows (None: any) of ``columns``; a result takes ``result_bytes``.

    ``fold`` overrules the table.

    Examples
    --------
    >>> policy = choose_windows(10, 1, 8, space="shared")
    >>> policy.capacity, policy.tile_rows, policy.tile(10, 1), policy.tile(10, 4)
    (1312, 1280, 1280, 320)
    """
    listed = 0
    if space == "global":  # neighbouring threads read neighbouring values
        fold, capacity = 1, WORD
    elif length is None:
        fold, capacity = fold or VARIABLE[0], VARIABLE[1]
        listed = 8 * threads * fold + 32
    else:
        fold = fold or next((fold for most, fold in FOLDS if length <= most), 1)
        capacity = -(-(threads * fold + length - 1) // WORD) * WORD
    rows = columns * (capacity * 8 + capacity // WORD * 8)
    return WindowPolicy(
        threads=threads,
        fold=fold,
        capacity=capacity,
        space=space,
        shared_bytes=rows + threads * fold * result_bytes + listed + 64,
    )


def fit_space(shape: WindowShape, columns: int, bounds: Bounds, limit: int) -> Space:
    """Return where a kernel keeps its windows, with ``limit`` bytes of shared memory for a block.

    They are in shared memory if a block's first 32 are. Windows that differ in length are too: a block whose
    windows do not fit reads them from global memory.
    """
    if shape.length is None:
        return "shared"
    results = RESULT_BYTES * (columns if shape.table else 1)
    policy = choose_windows(shape.length, columns, results, space="shared")
    spanned = (WORD - 1) * getattr(bounds, "step", 1) + shape.length
    return "shared" if policy.shared_bytes <= limit and spanned <= policy.capacity else "global"


def result_bytes(returns: Sequence[Result], masked: Sequence[bool]) -> int:
    """Return the bytes that the results of one window take in shared memory."""
    return sum(result.dtype.size + is_masked for result, is_masked in zip(returns, masked, strict=True))
