"""Differences that docs/semantics.md tells: of receiver, operation, dtype and difference the sentence's first words."""

from __future__ import annotations

import re
from typing import Final, NamedTuple


class Sentence(NamedTuple):
    """A sentence of docs/semantics.md, the patterns of the cells and differences that it tells, at ``limits`` alone."""

    starts: str
    receiver: str
    operation: str
    dtype: str
    says: str
    limits: bool = False


SENTENCES: Final = (
    Sentence(
        starts="Where results are objects, a number among them is Python's",
        receiver="item|row|frame",
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
    Sentence(
        starts="Correlations of floats whose squares overflow or vanish",
        receiver="window|array",
        operation=r"autocorr|pd\.Series of a window|two columns",
        dtype=r"float64",
        says=r"value",
        limits=True,
    ),
    Sentence(
        starts="Averages, quantiles, and differences of 64-bit integers beyond 2**53 are rounded once",
        receiver=r".*",
        operation=r"mean|np\.mean|quantile|np\.percentile|diff|of columns|reduce|.*\.mean\(\)",
        dtype=r"u?int64|U?Int64",
        says=r"value",
        limits=True,
    ),
    Sentence(
        starts="Sums whose parts overflow depend on the order of addition",
        receiver=r"group|frame|column|row|window|array",
        operation=r".*(sum|mean|std|var|sem|dot|prod|diff|trapezoid|average)",
        dtype=r".*",
        says=r"value( at \d+)?: (np\.float\d+\()?(-?inf|nan)\)?, pandas: (np\.float\d+\()?(-?inf|nan)\)?$",
        limits=True,
    ),
    Sentence(
        starts="`np.polyfit` of floats near their limits differs",
        receiver=r"window|array",
        operation=r".*np\.polyfit",
        dtype=r"float64",
        says=r"value",
        limits=True,
    ),
)
"""What the page says; ``says`` is how the difference begins."""


def documented(receiver: str, operation: str, dtype: str, says: str, *, limits: bool, form: str = "") -> str:
    """Return how the sentence starts that tells a difference of values, tame ones or at ``limits``; "" if none does."""
    given = (receiver, f"{operation}: {form}", dtype, "numbers alike" if _is_alike(says) else says)
    for one in SENTENCES:
        fits = all(re.match(pattern, text) for pattern, text in zip(one[1:5], given, strict=True))
        if fits and (limits or not one.limits):
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
