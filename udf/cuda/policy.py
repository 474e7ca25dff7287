"""How many rows a thread takes: the one tuning choice of a map kernel, as a table."""

from __future__ import annotations

from collections.abc import Sequence

from udf.base.dtypes import DType
from udf.base.records import dataclass

THREADS = 128
"""Threads of a block (benchmarks/results/applymap_gpu_sweep.json: 128 is best or within 0.2 % in every row)."""

VECTORS = {1: (4, 4), 2: (4, 2), 4: (2, 2), 8: (1, 2), 16: (1, 2)}
"""Rows of a vector and vectors of a thread, by the size (bytes) of the widest column, without nulls (same source)."""

VECTORS_WITH_NULLS = {1: (8, 4), 2: (4, 4), 4: (2, 2), 8: (1, 4), 16: (1, 2)}
"""The same where any input can be null: striped for 8-byte types, a byte of validity a vector for 1-byte ones."""

VECTOR_BYTES = 16
"""Most bytes that a thread loads or stores at once (kernels/block_tile.cuh)."""

HELD_BYTES = 256
"""Most bytes of loaded values that a thread holds at once: 64 of its 255 registers."""

BODY_STEPS = 512
"""Most instructions of the function, over all rows of a thread: each row is another copy for the compiler.

With one row a thread the function is compiled once, in half the time (20 to 40 ms less), and runs slower: smooth, 189
instructions, at 1.94 TB/s against 2.01 with two rows, with nulls at 1.74 against 1.95 (the sweep's result file).
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class MapPolicy:
    """The geometry of one map kernel: ``block_tile`` of kernels/block_tile.cuh.

    A thread takes ``vectors`` vectors of ``width`` rows.
    """

    threads: int
    width: int
    vectors: int

    @property
    def shared_bytes(self) -> int:
        """Return the dynamic shared memory of a block: none."""
        return 0

    @property
    def rows_per_thread(self) -> int:
        """Return how many rows one thread takes."""
        return self.width * self.vectors

    @property
    def tile_rows(self) -> int:
        """Return how many rows one block takes."""
        return self.threads * self.rows_per_thread

    def blocks(self, rows: int) -> int:
        """Return how many blocks take ``rows`` rows."""
        return -(-rows // self.tile_rows)


ONE_ROW = MapPolicy(threads=THREADS, width=1, vectors=1)
"""Of a function of text, whose threads have memory of their own for the one row that each takes."""


def choose_policy(columns: Sequence[DType], *, nullable: bool, steps: int = 1) -> MapPolicy:
    """Choose for a kernel over ``columns``, inputs and outputs; ``nullable`` if any input can be null.

    ``steps`` is the number of instructions of the row function.

    Examples
    --------
    >>> from udf.base.dtypes import dtype_of
    >>> choose_policy([dtype_of("float64")] * 2, nullable=False)
    MapPolicy(threads=128, width=1, vectors=2)
    >>> choose_policy([dtype_of("float64")] * 41, nullable=True)
    MapPolicy(threads=128, width=1, vectors=1)
    """
    table = VECTORS_WITH_NULLS if nullable else VECTORS
    width, vectors = table[max(column.size for column in columns)]
    row_bytes = sum(max(column.size, 4) for column in columns)
    most = max(1, min(HELD_BYTES // row_bytes, BODY_STEPS // max(1, steps)))
    while vectors > 1 and width * vectors > most:
        vectors //= 2
    while width > most:
        width //= 2
    return MapPolicy(threads=THREADS, width=width, vectors=vectors)
