"""How many rows a thread takes: the one tuning choice of a map kernel, as a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from udf.dtypes import DType

THREADS = 256
"""Threads of a block. benchmarks/applymap_gpu.py --sweep: 128 and 512 are within 1 %."""

VECTOR_ROWS = {1: 4, 2: 4, 4: 4, 8: 2}
"""Rows of a thread by the size (bytes) of the widest column, without nulls.

One access of 16 bytes for 8- and 4-byte types, of 8 and 4 bytes for 2- and 1-byte types
(benchmarks/applymap_gpu.py --sweep; DESIGN section 6).
"""

STRIPED_ROWS = 4
"""Rows of a thread with nulls: enough loads in flight (same benchmark)."""

HELD_BYTES = 256
"""Most bytes of loaded values that a thread holds at once: 64 of its 255 registers."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MapPolicy:
    """The geometry of one map kernel: ``map_policy`` of kernels/device_map.cuh."""

    threads: int
    rows_per_thread: int

    @property
    def tile_rows(self) -> int:
        """Return how many rows one block takes."""
        return self.threads * self.rows_per_thread


def choose_policy(columns: Sequence[DType], *, nullable: bool) -> MapPolicy:
    """Choose for a kernel over ``columns``, inputs and outputs; ``nullable`` if any input can be null.

    Examples
    --------
    >>> from udf.dtypes import dtype_of
    >>> choose_policy([dtype_of("float64")] * 2, nullable=False)
    MapPolicy(threads=256, rows_per_thread=2)
    >>> choose_policy([dtype_of("float64")] * 41, nullable=True)
    MapPolicy(threads=256, rows_per_thread=1)
    """
    rows = STRIPED_ROWS if nullable else VECTOR_ROWS[max(column.size for column in columns)]
    row_bytes = sum(max(column.size, 4) for column in columns)
    while rows > 1 and rows * row_bytes > HELD_BYTES:
        rows //= 2
    return MapPolicy(threads=THREADS, rows_per_thread=rows)
