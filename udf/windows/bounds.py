"""Which rows each window has: what ``rolling`` and ``expanding`` make of their parameters, and kernels work from.

Window j has the rows ``start_j .. stop_j`` (without ``stop_j``) of n, and runs where at least ``min_periods`` of its
values are finite. A table's window runs where any of its columns has so many; the result of a column that has not
is NaN (null where it is no float). Results have one value a window.

``labels`` are those of the rows, 8 bytes each, shape (n,), in host memory, for a function that asks for them.
"""

from __future__ import annotations

from collections.abc import Callable
from ctypes import c_char
from dataclasses import field, replace
from typing import Any, Final, NamedTuple

import numpy as np

from udf.base.annotations import Array
from udf.base.records import dataclass
from udf.base.threads import in_shares, threads_for
from udf.columns.column import Column
from udf.columns.transfers import to_device, to_host

FEW: Final = 1 << 14
"""Codes that are copied sooner than looked at where they stand: to make an array of their address takes 4 us."""

SHARE: Final = 4
"""Rows that a share has for each group, at least."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FixedBounds:
    """Windows of one length: ``start_j = first + j * step``, ``stop_j = start_j + length``, both clipped to 0 .. n.

    ``length`` is at least 1. There is a window for every ``step`` rows, or as many as ``count`` says.
    """

    rows: int
    length: int
    first: int
    step: int = 1
    min_periods: int
    count: int | None = None
    labels: Array | None = field(default=None, compare=False, repr=False)

    def __len__(self) -> int:
        return (self.rows + self.step - 1) // self.step if self.count is None else self.count

    def part(self, first: int, end: int, multiple: int) -> tuple[FixedBounds, int, int]:
        """Return windows ``first`` to ``end`` (without it) over the fewest rows, and where those begin and end.

        They begin at a ``multiple``.

        Examples
        --------
        >>> FixedBounds(rows=100, length=5, first=-4, min_periods=5).part(32, 64, 8)
        (FixedBounds(rows=40, length=5, first=4, step=1, min_periods=5, count=32), 24, 64)
        """
        start = self.first + first * self.step
        begin = min(max(0, start), self.rows) // multiple * multiple
        stop = max(begin, min(self.rows, start + (end - 1 - first) * self.step + self.length))
        labels = None if self.labels is None else self.labels[begin:stop]
        inside = replace(self, rows=stop - begin, first=start - begin, count=end - first, labels=labels)
        return inside, begin, stop


@dataclass(frozen=True, slots=True, kw_only=True)
class ExplicitBounds:
    """Windows given one by one: ``starts`` and ``stops``, int64, shape (windows,), each 0 <= start <= stop <= n.

    Both lie in host memory, or both on the GPU.
    """

    rows: int
    starts: Array
    stops: Array
    min_periods: int
    labels: Array | None = field(default=None, compare=False, repr=False)

    def __len__(self) -> int:
        return int(self.starts.size)


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeBounds:
    """Windows behind each row in time: rows whose time is later than ``times[j * step] - span``, up to row j * step.

    ``times`` is int64 without nulls, (n,), never decreasing, and so are its units those of ``span``.
    ``closed_left`` takes rows at exactly that time in; without ``closed_right`` the rows at row j's own time are
    left out. ``span`` is positive, and small enough that ``times - span`` is an int64.
    """

    rows: int
    times: Column
    span: int
    closed_left: bool
    closed_right: bool
    step: int = 1
    min_periods: int
    labels: Array | None = field(default=None, compare=False, repr=False)

    def __len__(self) -> int:
        return (self.rows + self.step - 1) // self.step


class Placed(NamedTuple):
    """Groups as places in a table: the place of each row, of so many. ``present`` are those with rows, None for all.

    ``counts()`` gives how many rows each place has, and ``marks()`` which have any.
    """

    places: Array
    room: int
    present: Array | None
    counts: Callable[[], Array]
    marks: Callable[[], Array]

    @property
    def groups(self) -> int:
        """Return how many groups there are."""
        return self.room if self.present is None else len(self.present)

    def of_groups(self, table: Array) -> Array:
        """Return what the groups have of ``table``, which has something for each place."""
        return table if self.present is None else table[self.present]


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupedBounds:
    """Groups, windows of the rows that have one code: window j has the rows i with ``codes[i] == j``, in their order.

    ``codes`` is int64, shape (n,), each below ``windows``, or on the GPU of any integers; a row below 0 is in no
    window. Codes that are worked out later (udf/cuda/group_codes.py) say how many ``windows`` there are. ``empty`` says
    that some window has no row, ``whole`` that there is one group, of all rows. ``kept`` has what a back end works out
    of the codes, for the next function of the same groups; ``keys`` the groups' keys, where a function asks for them:
    for each level int64, shape (windows,). With ``starts``, int64 (windows + 1,) in host memory, groups are
    neighbouring rows from there on, and ``codes`` has nothing.
    """

    rows: int
    codes: Any
    windows: int | None
    empty: bool = False
    whole: bool = False
    min_periods: int = 0
    keys: tuple[Array, ...] = ()
    starts: Array | None = None
    kept: dict[str, Any] = field(default_factory=dict, init=False, compare=False, repr=False)

    def __len__(self) -> int:
        return len(self.codes) if self.windows is None else self.windows

    @property
    def on_host(self) -> bool:
        """Return whether the codes lie in host memory, or will."""
        return type(self.codes) is np.ndarray

    @property
    def most(self) -> int:
        """Return how many groups there are at most."""
        return len(self)

    def placed(self) -> Placed:
        """Return the groups as places in a table, on the host: what keeps something for each needs no ranks."""
        return Placed(self.codes, len(self), None, self.counts, lambda: self.counts() != 0)

    def first_places(self, rows: int) -> Array:
        """Return numbers of the first rows that are equal where these are of one group, on the host."""
        return self.placed().places[:rows]

    def mark(self) -> None:
        """Find which groups have rows for somebody who does not ask how many."""

    def uncounted(self) -> GroupedBounds:
        """Return the groups for a function that gives something for rows only: what it gives for groups is not read."""
        return self

    def rows_inside(self) -> int:
        """Return how many rows are in a group."""
        return int(self.counts().sum())

    def counts(self) -> Array:
        """Return how many rows each group has, int64 (groups,), of codes in host memory; counted once."""
        if "counts" not in self.kept:
            self.kept["counts"] = self.tallies().sum(axis=0)
        return self.kept["counts"]

    def tallies(self) -> Array:
        """Return how many rows each share of the rows has in each group, int64 (shares, groups); counted once."""
        if "tallies" not in self.kept:
            self.kept["tallies"] = count_codes(lambda begin, end: self.codes[begin:end], self.rows, len(self))
        return self.kept["tallies"]

    def with_keys(self, make: Callable[[], tuple[object, ...]]) -> GroupedBounds:
        """Return the same groups with ``made()`` as their keys, which is kept, as all that is worked out of them."""
        if "keys" not in self.kept:
            self.kept["keys"] = make()
        named = replace(self, keys=self.kept["keys"])
        object.__setattr__(named, "kept", self.kept)
        return named


def count_codes(codes: Callable[[int, int], Array], rows: int, groups: int) -> Array:
    """Return how often each of ``0 .. groups`` is among the ``codes`` of each share of the rows; others are below 0."""

    def share(begin: int, end: int) -> Array:
        some = codes(begin, end)
        if some.size > FEW and not some.flags.writeable:  # which bincount would copy
            some = np.frombuffer(memoryview((c_char * some.nbytes).from_address(some.ctypes.data)), some.dtype)
        try:
            return np.bincount(some, minlength=groups)
        except ValueError:  # there are some below 0
            return np.bincount(some[some >= 0], minlength=groups)

    return tallies_of(share, rows, groups)


def tallies_of(count: Callable[[int, int], Array], rows: int, groups: int) -> Array:
    """Return ``count(begin, end)`` of each share of the rows, one for each thread; fewer of many groups.

    All counts are a quarter of the rows at most, or of one share: they are added up, and take memory of their own.
    """
    shares = min(threads_for(rows), rows // max(SHARE * groups, 1))
    return count(0, rows)[None] if shares <= 1 else np.array(in_shares(count, rows, shares))


Bounds = FixedBounds | ExplicitBounds | TimeBounds


def bounds_to_host(bounds: Bounds | GroupedBounds) -> Any:
    """Return the bounds of windows or groups with their arrays in host memory; itself if they are there."""
    if isinstance(bounds, GroupedBounds):
        return groups_to_host(bounds)
    if isinstance(bounds, ExplicitBounds):
        starts, stops = (to_host(Column(values=places)).values for places in (bounds.starts, bounds.stops))
        return replace(bounds, starts=starts, stops=stops)
    return replace(bounds, times=to_host(bounds.times)) if isinstance(bounds, TimeBounds) else bounds


def groups_to_host(bounds: GroupedBounds) -> GroupedBounds:
    """Return groups with their codes in host memory, the same object in every call; itself if they are there."""
    if bounds.on_host:
        return bounds
    if "host" not in bounds.kept:
        codes = to_host(Column(values=_device_codes(bounds.codes))).values.astype(np.int64, copy=False)
        bounds.kept["host"] = replace(bounds, codes=codes, windows=len(bounds))
    return bounds.kept["host"]


def codes_on_device(bounds: GroupedBounds, column: Column) -> Array:
    """Return the codes of groups where ``column`` lies, the same object in every call."""
    if column.device == "cpu":
        return groups_to_host(bounds).codes
    if not bounds.on_host:
        return _device_codes(bounds.codes)
    if "device" not in bounds.kept:
        bounds.kept["device"] = to_device(Column(values=bounds.codes)).values
    return bounds.kept["device"]


def _device_codes(codes: Any) -> Array:
    """Return codes on the GPU as an array: those that are worked out later (udf/cuda/group_codes.py) now."""
    return codes.of_rows() if hasattr(codes, "of_rows") else codes
