"""How windows are reduced: which state each reduction has, the kernel's geometry, and a launch's numbers."""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from udf.base.records import dataclass
from udf.base.stages import ScalarParameter, WindowShape
from udf.windows.bounds import FixedBounds

WARP: Final = 32

MOST: Final = 2**30
"""More rows than a launch has: every number of it fits into 32 bits."""

GEOMETRIES: Final = ((40, 128, 5), (600, 128, 7), (3584, 256, 7), (None, 128, 7))
"""For windows shorter than a length, threads of a block and windows of a thread.

From benchmarks/results/rolling_reduced_gpu_sweep.json; an odd number of windows, so that a warp's loads meet every
bank once. With 256 threads, windows of up to 3583 rows fit into shared memory.
"""

SHARED_BYTES: Final = 64 * 1024
"""Most shared memory of a block: what the oldest GPU has (CUDA C++ Programming Guide, "Technical Specifications")."""

STATE_WORDS: Final = {
    "sum<false>": 2,
    "sum<true>": 2,
    "exact_sum": 2,
    "least": 1,
    "greatest": 1,
    "extremes": 2,
    "moments<false>": 3,
    "moments<true>": 3,
}
"""The reducers of kernels/base_reduction.cuh, and how many words a state has that is sent to another warp."""

LOST: Final = "lost"
"""The second result of ``exact_sum``, which no reducer gives alone."""

PAIRED: Final = {
    "exact_sum": ("sum<false>", LOST),
    "moments<true>": ("moments<false>", "sum<false>"),
    "extremes": ("least", "greatest"),
}
"""Those of two results, and the reducers that would give one each, in order."""

REDUCERS: Final = {
    "sum": "sum<false>",
    "rest": LOST,
    "fsum": "sum<true>",
    "m2": "moments<false>",
    "min": "least",
    "max": "greatest",
    "fmin": "least",
    "fmax": "greatest",
}
"""The reducer of each of ``udf.base.stages.REDUCTIONS`` that takes steps."""

READ: Final = {"min": "unless_nan", "max": "unless_nan", "m2": "or_infinite"}
"""How a reduction is read that is not as its reducer gives it: one that skips NaN, one that can overflow."""

DIRECT: Final = {"rows": "window.rows()", "nans": "window.nans()"}
"""For those that do not, what the window gives; "item" takes its offset."""


def reducers_of(takes: Sequence[ScalarParameter]) -> tuple[str, ...]:
    """Return the reducers that a function of ``takes`` needs, each once.

    Two that go together are one, which reads the values once. A sum from moments is exact to the digits of the
    spread about the mean, which is what it is compared with.
    """
    found = {REDUCERS[parameter.reduction] for parameter in takes if parameter.reduction in REDUCERS}
    found |= {"sum<false>"} if LOST in found else set()
    for both, parts in PAIRED.items():
        if found.issuperset(parts):
            found = found.difference(parts) | {both}
    return tuple(sorted(found))


def slots_of(reducers: Sequence[str]) -> tuple[str, ...]:
    """Return the reducer of each result that a window has in shared memory."""
    return tuple(part for reducer in reducers for part in PAIRED.get(reducer, (reducer,)))


def reduction(parameter: ScalarParameter, policy: ReducePolicy, shape: WindowShape) -> str:
    """Return one reduction of a window of ``shape``, as C++."""
    assert parameter.reduction is not None
    assert parameter.index == 0, "a reduced window has one column"
    name = parameter.reduction
    if name == "item":
        assert shape.length is not None
        all_have = not (policy.clipped or shape.clipped) and -shape.length <= parameter.offset < shape.length
        return f"window.template item<{_boolean(all_have)}>({parameter.offset})"
    if name in DIRECT:
        return DIRECT[name]
    place = slots_of(policy.reducers).index(REDUCERS[name])
    return f"window.template {READ.get(name, 'reduced')}<{place}>()"


@dataclass(frozen=True, slots=True, kw_only=True)
class ReducePolicy:
    """The geometry of one kernel of kernels/device_reduce_windows.cuh.

    A block of ``threads`` takes ``items_per_thread`` windows each, of at most ``longest`` rows. ``clipped``: the ends
    of the column may cut windows short. ``chunked``: windows are longer than shared memory holds, and runs of rows are
    reduced before.
    """

    threads: int
    items_per_thread: int
    reducers: tuple[str, ...]
    longest: int = MOST
    clipped: bool = False
    chunked: bool = False

    @property
    def tile_rows(self) -> int:
        """Return how many windows of step 1 one block takes."""
        return self.threads * self.items_per_thread

    @property
    def span(self) -> int:
        """Return how many of them one warp takes."""
        return WARP * self.items_per_thread

    def gap(self, length: int) -> int:
        """Return how many rows in front of a tile a block takes, of windows of ``length`` rows."""
        return self.tile_rows + self.span if is_chunked(length, self) else -(-length // WARP) * WARP

    @property
    def shared_bytes(self) -> int:
        """Return the most shared memory of a block."""
        return self.bytes_with(self.gap(min(self.longest, 2 * self.tile_rows - 1)))

    def bytes_with(self, gap: int) -> int:
        """Return the shared memory of a block that takes ``gap`` rows in front of its tile: ``reduce_memory``."""
        staged, warps = gap + self.tile_rows, self.threads // WARP
        slots = len(slots_of(self.reducers)) * (8 * self.tile_rows + 8 * 2 * 2 * warps)
        return 8 * staged + slots + 4 * 2 * (staged // WARP + 1) + 4 * 2 * warps

    @property
    def loop(self) -> tuple[str, ...]:
        """Return the arguments of the kernel's template."""
        sizes = (str(self.threads), str(self.items_per_thread))
        return (*sizes, _boolean(self.clipped), _boolean(self.chunked), *self.reducers)

    @property
    def chunk_loop(self) -> tuple[str, ...]:
        """Return those of the kernel that reduces runs of rows before."""
        return (str(self.threads), str(self.items_per_thread), *self.reducers)


def _boolean(value: bool) -> str:  # noqa: FBT001 - it is what is shown
    return str(value).lower()


def choose_reduce(length: int, reducers: tuple[str, ...]) -> ReducePolicy:
    """Choose the geometry for windows of ``length`` rows.

    Examples
    --------
    >>> choose_reduce(10, ("sum<false>",)).tile_rows, choose_reduce(1000, ("sum<false>",)).tile_rows
    (640, 1792)
    """
    threads, items = next((threads, items) for below, threads, items in GEOMETRIES if below is None or length < below)
    policy = ReducePolicy(threads=threads, items_per_thread=items, reducers=reducers, longest=length)
    while policy.shared_bytes > SHARED_BYTES:
        policy = replace(policy, threads=policy.threads // 2)
    return policy


LAYOUT: Final = (
    *((name, "i") for name in ("rows", "length", "last", "places", "step", "min_periods", "tile", "lanes")),
    *((name, "i") for name in ("gap", "ragged", "chunks", "headroom", "chunk_origin", "column_chunks")),
    *(("share", "d"), ("records", "Q"), ("first_failure", "Q")),
)
"""The fields of ``reduce_launch`` (kernels/base_reduce_launch.cuh) and their types as :mod:`struct` has them."""

_FIELDS = struct.Struct("<" + "".join(kind for _, kind in LAYOUT))
_WORDS = struct.Struct(f"<{_FIELDS.size // 8}Q")


@dataclass(frozen=True, slots=True, kw_only=True)
class ReduceLaunch:
    """What a launch is told: the fields of ``reduce_launch`` that its blocks share."""

    rows: int
    length: int
    last: int
    places: int
    step: int
    min_periods: int
    lanes: int
    gap: int
    ragged: int
    chunks: int
    headroom: int
    chunk_origin: int
    column_chunks: int

    @property
    def chunked(self) -> bool:
        """Return whether windows reach farther back than a block takes rows."""
        return self.gap < self.length

    def words(self, tile: int) -> list[int]:
        """Return it as the kernel's words, 8 bytes each, from number ``tile`` on; the last two are each call's own."""
        own = {"tile": tile, "share": 1 / self.length, "records": 0, "first_failure": 0}
        values = (own[name] if name in own else getattr(self, name) for name, _ in LAYOUT)
        return list(_WORDS.unpack(_FIELDS.pack(*values)))[:-2]


def launch_of(bounds: FixedBounds, policy: ReducePolicy) -> ReduceLaunch:
    """Return the numbers for ``bounds``, whose windows may all be cut short, in ``policy``'s geometry."""
    length, first = clip_to_column(bounds)
    chunked = is_chunked(length, policy)
    lanes = 1
    while lanes < policy.threads and 2 * lanes * policy.items_per_thread <= length:
        lanes *= 2
    middle = max(0, length - lanes * policy.items_per_thread)
    last = first + length - 1
    origin = last % policy.span - policy.span
    return ReduceLaunch(
        rows=bounds.rows,
        length=length,
        last=last,
        places=(len(bounds) - 1) * bounds.step + 1,
        step=min(bounds.step, MOST),
        min_periods=min(bounds.min_periods, MOST),
        lanes=lanes,
        gap=policy.gap(length),
        ragged=middle % policy.span if chunked else middle,
        chunks=middle // policy.span if chunked else 0,
        headroom=length.bit_length() + 3,
        chunk_origin=origin,
        column_chunks=max(0, -(-(bounds.rows - origin) // policy.span)) if chunked else 0,
    )


def is_chunked(length: int, policy: ReducePolicy) -> bool:
    """Return whether windows of ``length`` rows are too long for shared memory."""
    return length >= 2 * policy.tile_rows


def clip_to_column(bounds: FixedBounds) -> tuple[int, int]:
    """Return length and first of windows with the same rows that are as short as they can be.

    Examples
    --------
    >>> from udf.windows.bounds import FixedBounds
    >>> clip_to_column(FixedBounds(rows=10, length=10**9, first=1 - 10**9, min_periods=1))
    (10, -9)
    """
    length, first = bounds.length, bounds.first
    furthest = (len(bounds) - 1) * bounds.step
    in_front = max(0, -(first + furthest))  # rows that no window has: the column begins later
    first, length = first + in_front, length - in_front
    behind = max(0, first + length - bounds.rows)
    length -= behind
    return (length, first) if length > 0 else (1, bounds.rows)


def tiles_of(launch: ReduceLaunch, policy: ReducePolicy) -> Iterator[tuple[bool, int, int]]:
    """Yield whether windows may be cut short, first and end of runs of tiles, in order.

    A tile is whole if all of its windows are, or if those that are not do not run.
    """
    rows = policy.tile_rows
    tiles = -(-launch.places // rows)
    if launch.min_periods >= launch.length:
        yield False, 0, tiles
        return
    begin = min(tiles, max(0, -(-(launch.length - 1 - launch.last) // rows)))
    whole = launch.places if launch.last + launch.places <= launch.rows else launch.rows - launch.last
    end = tiles if whole == launch.places else max(0, whole) // rows
    end = max(begin, end)
    for clipped, first, last in ((True, 0, begin), (False, begin, end), (True, end, tiles)):
        if first < last:
            yield clipped, first, last
