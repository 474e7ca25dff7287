"""Row labels: kept as the object they are, or none at all for 0 to n - 1."""

from __future__ import annotations

from typing import Any


def kept_labels(index: Any) -> Any:
    """Return labels that nobody changes later: a pandas Index as it is, anything else as a tuple."""
    return index if hasattr(index, "get_indexer") else tuple(index)


def same_labels(mine: Any, theirs: Any) -> bool:
    """Return whether two indexes have equal labels in the same order; None is 0 to n - 1 of any length.

    Examples
    --------
    >>> same_labels(("a", "b"), ["a", "b"]), same_labels(range(2), [1, 0])
    (True, False)
    """
    if mine is theirs:
        return True
    if isinstance(mine, range) and isinstance(theirs, range):
        return mine == theirs
    if hasattr(mine, "equals"):  # a pandas Index
        return bool(mine.equals(theirs)) if hasattr(theirs, "equals") else mine.tolist() == list(theirs)
    return list(mine) == list(theirs)
