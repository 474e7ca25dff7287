"""How kernels over groups are laid out: what is reduced by which reducer, and how rows are cut between warps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from udf.base.records import dataclass
from udf.base.stages import ScalarParameter
from udf.cuda.unit import BlockPolicy

MAIN: Final = "groups"
"""The name of the kernel that has the function; that of the reductions of column i is ``reduce`` and its number."""

THREADS: Final = {"groups": 32, "rows": 256}
"""Threads of a block: 10^4 groups are some for each multiprocessor."""

STAGED_BYTES: Final = 48 << 10
"""Shared memory of a warp that has the rows of its groups there: what every block can have."""

REDUCE_THREADS: Final = 256

BUCKET: Final = BlockPolicy(threads=256, items=12, blocks=4)
"""A block has a bucket of groups, of so many rows at most (kernels/device_buckets.cuh); the H200 runs four at once."""

BUCKETS: Final = "buckets"
"""The name of the kernel that runs the function so."""

PIECES: Final = 1 << 14
"""Pieces that rows are cut into, about: two waves of the warps that an H200 holds at once."""

SHORTEST: Final = 256
"""Rows of a piece, at least: a search for its groups is little beside them."""

REDUCERS: Final = {
    "sum": "total<false>",
    "rest": "total<false>",
    "fsum": "total<true>",
    "m2": "squares<false>",
    "fm2": "squares<true>",
    "min": "extreme_of<false, false>",
    "max": "extreme_of<true, false>",
    "fmin": "extreme_of<false, true>",
    "fmax": "extreme_of<true, true>",
    "nans": "missing",
}
"""The reducer (kernels/base_group_states.cuh) of each of ``udf.base.stages.REDUCTIONS`` that takes steps."""

RESULTS: Final = {"total<false>": 2, "total<true>": 2}
"""How many results a reducer has that has not one, and the words of each state."""

WORDS: Final = {"total<false>": 2, "total<true>": 2, "squares<false>": 4, "squares<true>": 4}
"""The doubles of a reducer's state that has not one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupPolicy:
    """The geometry of a kernel over groups, or of one that reduces them (``reducers``).

    The function has ``columns`` in memory, and writes ``writes`` others.
    """

    threads: int
    reducers: tuple[str, ...] = ()
    columns: int = 0
    writes: int = 0

    @property
    def tile_rows(self) -> int:
        """Return the threads of a block: a thread takes one unit."""
        return self.threads

    @property
    def shared_bytes(self) -> int:
        """Return 0: no dynamic shared memory."""
        return 0

    def staged(self, rows: int, groups: int, *, even: bool = False) -> int:
        """Return how many rows a warp's room has, for groups of so many rows on average; 0 if it has none.

        With ``even`` no group has more than that average, rounded up: room for more would keep other warps out.

        Examples
        --------
        >>> policy = GroupPolicy(threads=32, columns=1, writes=1)
        >>> policy.staged(3300, 100), policy.staged(3300, 100, even=True), policy.staged(10**6, 10)
        (1384, 1056, 0)
        """
        wanted = 32 * -(-rows // max(groups, 1)) if even else 32 * rows // max(groups, 1) * 5 // 4 + 64
        return wanted if 8 * wanted * (self.columns + self.writes) <= STAGED_BYTES and self.columns else 0

    @property
    def words(self) -> int:
        """Return how many doubles the state of some rows has."""
        return sum(WORDS.get(name, 1) for name in self.reducers)

    def place(self, reduction: str) -> int:
        """Return the number of a reduction among the results.

        Examples
        --------
        >>> GroupPolicy(threads=32, reducers=("missing", "total<false>")).place("rest")
        2
        """
        reducer = REDUCERS[reduction]
        before = self.reducers[: self.reducers.index(reducer)]
        return sum(RESULTS.get(name, 1) for name in before) + (reduction == "rest")

    @property
    def results(self) -> int:
        """Return how many results a group has."""
        return sum(RESULTS.get(name, 1) for name in self.reducers)


def reducers_of(takes: Sequence[ScalarParameter], column: int) -> tuple[str, ...]:
    """Return the reducers of a column that a function of ``takes`` needs, each once."""
    found = {REDUCERS[t.reduction] for t in takes if t.reduction in REDUCERS and t.index == column}
    return tuple(sorted(found))


def is_reduced(takes: Sequence[ScalarParameter], column: int) -> bool:
    """Return whether a function of ``takes`` has reductions of a column, or single items, in place of its values."""
    return any(t.index == column and (t.reduction in REDUCERS or t.reduction == "item") for t in takes)


def rows_per_warp(rows: int) -> int:
    """Return how many rows a warp takes, a multiple of 32.

    Examples
    --------
    >>> rows_per_warp(1000), rows_per_warp(1 << 25)
    (256, 2048)
    """
    return max(SHORTEST, -(-rows // (32 * PIECES)) * 32)


ARRAY_TYPES: Final = {"reduction": "const double*", "key": "const long long*"}
"""What a function takes of arrays that a group, or a row, has its own place of -> their C++ type."""


def array_parameters(takes: Sequence[ScalarParameter]) -> list[tuple[str, str]]:
    """Return name and type of each such array: reductions, levels of the key."""
    named = {
        array_name(one): ARRAY_TYPES[one.what] for one in takes if one.what in ARRAY_TYPES and one.reduction != "rows"
    }
    return list(named.items())


def array_name(parameter: ScalarParameter) -> str:
    """Return the name of an array of :func:`array_parameters`."""
    if parameter.what != "reduction":
        return f"{parameter.what}_of_{parameter.index}"
    sign = "m" if parameter.offset < 0 else ""
    return f"{parameter.reduction}_of_{parameter.index}" + f"_at_{sign}{abs(parameter.offset)}" * (
        parameter.reduction == "item"
    )
