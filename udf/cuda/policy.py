"""How many rows a thread takes: the one tuning choice of a map kernel, as a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from udf.dtypes import DType

THREADS = 256
"""Threads of a block (DESIGN section 6; benchmarks/applymap_gpu.py --sweep)."""

VECTORS = {1: (4, 1), 2: (4, 1), 4: (4, 1), 8: (2, 1)}
"""Rows of a vector and vectors of a thread, by the size (bytes) of the widest column, without nulls.

One access of 16 bytes for 8- and 4-byte types, of 8 and 4 bytes for 2- and 1-byte types (same sources).
"""

VECTORS_WITH_NULLS = {1: (8, 1), 2: (8, 1), 4: (4, 1), 8: (1, 4)}
"""The same where any input can be null: striped for 8-byte types, a byte of validity a thread for small ones."""

HELD_BYTES = 256
"""Most bytes of loaded values that a thread holds at once: 64 of its 255 registers."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MapPolicy:
    """The geometry of one map kernel: ``block_tile`` of kernels/block_tile.cuh.

    A thread takes ``parts`` vectors of ``width`` rows.
    """

    threads: int
    width: int
    parts: int

    @property
    def rows_per_thread(self) -> int:
        """Return how many rows one thread takes."""
        return self.width * self.parts

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
    MapPolicy(threads=256, width=2, parts=1)
    >>> choose_policy([dtype_of("float64")] * 41, nullable=True)
    MapPolicy(threads=256, width=1, parts=1)
    """
    table = VECTORS_WITH_NULLS if nullable else VECTORS
    width, parts = table[max(column.size for column in columns)]
    row_bytes = sum(max(column.size, 4) for column in columns)
    while parts > 1 and width * parts * row_bytes > HELD_BYTES:
        parts //= 2
    while width > 1 and width * row_bytes > HELD_BYTES:
        width //= 2
    return MapPolicy(threads=THREADS, width=width, parts=parts)
