"""Differences that docs/semantics.md tells: of receiver, operation, dtype and difference the sentence's first words."""

from __future__ import annotations

import re
from typing import Final, NamedTuple


class Sentence(NamedTuple):
    """A sentence of docs/semantics.md, and the patterns of the cells and differences that it tells."""

    starts: str
    receiver: str
    operation: str
    dtype: str
    says: str


SENTENCES: Final = (
    Sentence(
        starts="Where results are objects, a number among them is Python's",
        receiver="item|row",
        operation=r".*",
        dtype=r".*",
        says=r"numbers alike",
    ),
    Sentence(
        starts="`sort_values` keeps rows of equal values in their order",
        receiver="group|frame|column|row",
        operation=r"sort_values of ties|label of a part",
        dtype=r".*",
        says=r"index",
    ),
)
"""What the page says; ``says`` is how the difference begins."""


def documented(receiver: str, operation: str, dtype: str, says: str) -> str:
    """Return how the sentence starts that tells a difference; "" if none does."""
    given = (receiver, operation, dtype, "numbers alike" if _is_alike(says) else says)
    for one in SENTENCES:
        if all(re.match(pattern, text) for pattern, text in zip(one[1:], given, strict=True)):
            return one.starts
    return ""


def _is_alike(says: str) -> bool:
    """Return whether two values differ in nothing but whose numbers they have.

    Examples
    --------
    >>> _is_alike("value at 0: {'a': nan}, pandas: {'a': np.float64(nan)}"), _is_alike("value at 0: 1, pandas: 2")
    (True, False)
    """
    found, _, wanted = re.sub(r"^value at \d+: ", "", says).partition(", pandas: ")
    return found == re.sub(r"np\.(True|False)_", r"\1", re.sub(r"np\.\w+\(([^()]*)\)", r"\1", wanted)) != wanted
