"""Row labels: kept as the object they are, or none at all for 0 to n - 1."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence, Sized
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from udf.columns.pandas_names import pd

Labels: TypeAlias = "pd.Index | LazyIndex | Sequence[Hashable] | None"
"""Those of rows; None is 0 to n - 1."""


class LazyIndex:
    """Labels that are materialized at first use, other than ``len``: ``make`` gives a pandas Index.

    Their number is ``rows``, or its length.

    Examples
    --------
    >>> labels = LazyIndex(2, lambda: ["a", "b"])
    >>> len(labels), labels[1], materialize(labels)
    (2, 'b', ['a', 'b'])
    """

    __slots__ = ("_made", "_make", "_rows")

    def __init__(self, rows: int | Sized, make: Callable[[], pd.Index]) -> None:
        self._rows, self._make = rows, make
        self._made: pd.Index | None = None

    @property
    def made(self) -> pd.Index:
        """Return the labels, the same object in every call."""
        if self._made is None:
            self._made = self._make()
        return self._made

    def __reduce__(self) -> tuple[object, ...]:
        return materialize, (self.made,)  # a copy, or what another process gets, is the labels themselves

    def __len__(self) -> int:
        return self._rows if isinstance(self._rows, int) else len(self._rows)

    def __getitem__(self, key: object) -> Any:
        return self.made[key]

    def __iter__(self) -> Iterator[Hashable]:
        return iter(self.made)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):  # a protocol's, which this is not
            raise AttributeError(name)
        return getattr(self.made, name)


def materialize(index: object) -> Any:
    """Return labels that are made, themselves if they are."""
    return index.made if isinstance(index, LazyIndex) else index


def freeze_labels(index: Iterable[Hashable]) -> pd.Index | tuple[Hashable, ...]:
    """Return labels that nobody changes later: a pandas Index as it is, anything else as a tuple."""
    return index if hasattr(index, "get_indexer") else tuple(index)


def same_labels(mine: object, theirs: object) -> bool:
    """Return whether two indexes have equal labels in the same order; None is 0 to n - 1 of any length.

    Examples
    --------
    >>> same_labels(("a", "b"), ["a", "b"]), same_labels(range(2), [1, 0])
    (True, False)
    """
    if mine is theirs:
        return True
    own, other = materialize(mine), materialize(theirs)
    if isinstance(own, range) and isinstance(other, range):
        return own == other
    if hasattr(own, "equals"):  # a pandas Index
        return bool(own.equals(other)) if hasattr(other, "equals") else own.tolist() == list(other)
    return list(own) == list(other)
