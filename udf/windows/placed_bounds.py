"""Groups whose keys are places in a table: what keeps something for each place needs to know neither ranks nor counts.

A column of keys in 0 .. room numbers its groups already, but for the places that no row has. To leave those out takes a
pass over the rows, and to know them another one.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import numpy as np

from udf.windows.bounds import GroupedBounds, Placed

if TYPE_CHECKING:
    from collections.abc import Callable

    from udf.base.annotations import Array

    Counts = Callable[[], Array]
    Ranks = Callable[[Array, int], tuple[Array, Array, Array]]

SPARSE: Final = 2
"""Places for each that has rows, up to which tables have all of them; rows of sparser ones are ranked."""

SMALL: Final = 1 << 12
"""Places of which tables have all, whichever have rows: they lie in a processor's own cache."""

MARKED: Final = 1 << 17
"""Places from which on those with rows are marked, in a byte each, where nobody asks how many there are: 2 million rows
of 10^6 places took 7 ms to count, and 3 to mark."""

UNCOUNTED: Final = 4
"""Rows for each place, from which on places are not counted for a function that gives something for rows only."""


class PlacedBounds(GroupedBounds):
    """Groups by the places ``keys - least``, each in 0 .. ``room``: counted, and ranked, when somebody asks.

    ``keys`` is int64, shape (n,). ``count()`` gives how many rows each share of them has at each place, int64 (shares,
    room), and ``mark()`` which places have any, bool (room,). Of counts and how many are not 0 ``rank`` gives the keys
    that there are, their counts, and each row's code.

    Examples
    --------
    >>> keys = np.array([3, 0, 3])
    >>> ranked = np.array([0, 3]), np.array([1, 2]), np.array([1, 0, 1])
    >>> count, mark = lambda: np.bincount(keys)[None], lambda: np.array([True, False, False, True])
    >>> bounds = PlacedBounds(keys, 0, 4, count, mark, lambda *_: ranked)
    >>> len(bounds), bounds.counts(), bounds.placed().present, bounds.codes
    (2, array([1, 2]), array([0, 3]), array([1, 0, 1]))
    """

    __slots__ = ("_count", "_for_rows", "_keys", "_least", "_mark", "_rank", "_room")

    _count: Counts
    _for_rows: bool
    _keys: Array
    _least: int
    _mark: Counts
    _rank: Ranks
    _room: int

    def __init__(
        self, keys: Array, least: int, room: int, count: Counts, mark: Counts, rank: Ranks, *, for_rows: bool = False
    ) -> None:
        super().__init__(rows=len(keys), codes=None, windows=None)
        for name, value in zip(self.__slots__, (count, for_rows, keys, least, mark, rank, room), strict=True):
            object.__setattr__(self, name, value)

    def __len__(self) -> int:
        found = self._found()
        return self._room if found is None else len(found)

    @property
    def on_host(self) -> bool:
        """Return that the codes lie in host memory."""
        return True

    @property
    def most(self) -> int:
        """Return how many groups there are at most."""
        return len(self) if "found" in self.kept else self._room

    def found(self) -> Array:
        """Return the keys that there are, in order."""
        found = self._found()
        return np.arange(self._room) + self._least if found is None else found

    def counts(self) -> Array:
        """Return how many rows each group has."""
        if "counts" not in self.kept:
            table, found = self._table(), self._found()
            if "counts" not in self.kept:
                self.kept["counts"] = table if found is None else table[found]
        return self.kept["counts"]

    def tallies(self) -> Array:
        """Return how many rows each share of them has in each group."""
        counts, found, tallies = self.counts(), self._found(), self.kept["tallies"]
        if tallies is None:
            return counts[None]
        return tallies if found is None else tallies[:, found - self._least]

    def _found(self, *, counts: bool = True) -> Array | None:
        """Return the keys that there are; None of all, one after the other."""
        kept = self.kept
        if "found" not in kept:
            is_marked, found = not counts and self._room >= MARKED and "table" not in kept, None
            kept["marks"] = marks = self._mark() if is_marked else self._table() != 0
            groups = int(np.count_nonzero(marks))
            if groups < self._room and self._fits(groups):
                (found,) = marks.nonzero()  # of bools it is found in half the time
            elif groups < self._room:
                found, kept["counts"], kept["codes"] = self._rank(self._table(), groups)
                kept["table"] = None  # it was overwritten
            kept["found"] = found  # last: another thread looks for that
        return kept["found"]

    def _table(self) -> Array:
        """Return how many rows there are at each place."""
        if "table" not in self.kept:
            tallies = self._count()
            self.kept["tallies"] = None if len(tallies) == 1 else tallies
            self.kept["table"] = tallies[0] if len(tallies) == 1 else tallies.sum(axis=0)
        return self.kept["table"]

    def _fits(self, groups: int) -> bool:
        """Return whether a table of all places is not much larger than one of so many groups."""
        return not self._least and self._room <= max(SMALL, SPARSE * groups)

    if not TYPE_CHECKING:

        @property
        def codes(self) -> Array:
            """Return the groups of the rows, by number."""
            found = self._found()  # which may find the codes, too
            if "codes" not in self.kept:
                if found is not None:
                    codes = self._rank(self._table().copy(), len(self))[2]
                else:
                    codes = self._keys - self._least if self._least else self._keys
                self.kept["codes"] = codes
            return self.kept["codes"]

    def placed(self) -> Placed:
        """Return the keys themselves as places, unless those without a row are many, or ranks are known."""
        if self._for_rows and "found" not in self.kept:
            ones = partial(np.ones, self._room)
            return Placed(self._keys, self._room, None, partial(ones, np.int64), partial(ones, np.bool_))
        found = self._found()
        if found is None or "codes" in self.kept:
            return super().placed()._replace(marks=lambda: np.ones(len(self), np.bool_))
        return Placed(self._keys, self._room, found, self._table, lambda: self.kept["marks"])

    def first_places(self, rows: int) -> Array:
        """Return the keys of the first rows, which are equal where places are."""
        return self._keys[:rows]

    def mark(self) -> None:
        """Find the places with rows without counting these, where that takes less."""
        if not self._for_rows:
            self._found(counts=False)

    def uncounted(self) -> GroupedBounds:
        """Return the groups for a function that gives something for rows only: without a row a group has one, too."""
        if self._least or "found" in self.kept or self.rows < UNCOUNTED * self._room:
            return self
        made = PlacedBounds(self._keys, self._least, self._room, self._count, self._mark, self._rank, for_rows=True)
        object.__setattr__(made, "kept", self.kept)
        return made

    def rows_inside(self) -> int:
        """Return that all rows are in a group."""
        return self.rows

    def with_keys(self, make: Callable[[], tuple[object, ...]]) -> GroupedBounds:
        """Return the same groups with ``make()`` as their keys."""
        ranked: GroupedBounds | None = self.kept.get("ranked")
        if ranked is None:
            ranked = self.kept["ranked"] = GroupedBounds(rows=self.rows, codes=self.codes, windows=len(self))
            ranked.kept.update(counts=self.counts(), tallies=self.tallies())
        return ranked.with_keys(make)
