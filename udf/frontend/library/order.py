"""Values by rank, ranks of values: medians and quantiles, without memory.

The value of a rank is closed in on by counting. Each pass over the values counts those up to a pivot, and keeps the
half that has the rank. The pivot is the middle of what is left, in turn between its ends as numbers and as bit
patterns: the first halves what is spread evenly, the second what spans many powers of two. So n values take about
``log2(n)`` passes, and never more than 128.

Source: NumPy, numpy/lib/_function_base_impl.py (_median, _quantile, _lerp); pandas 3, core/array_algos/quantile.py,
_libs/algos.pyx (rank_1d).
"""

import math
from typing import Literal

from udf.frontend.library.intrinsics import bits_of, float_of, null_of, ratio
from udf.frontend.library.kinds import Default, Values


def _ends(a: Values) -> tuple[int, float, float, bool]:
    """Return how many values there are, the least and the greatest that is no NaN, and whether one is NaN."""
    count, low, high, has_nan = 0, math.inf, -math.inf, False
    for x in a:
        value = float(x)
        low = min(low, value)
        high = max(high, value)
        count += 1
        has_nan = has_nan or value != value
    return count, low, high, has_nan


def _split(a: Values, pivot: float) -> tuple[int, float, float]:
    """Return how many values are not above ``pivot``, the greatest of them, and the least above it."""
    count, below, above = 0, -math.inf, math.inf
    for x in a:
        value = float(x)
        inside = value <= pivot
        count += 1 if inside else 0
        below = value if inside and value > below else below
        above = value if not inside and value < above else above
    return count, below, above


def _in_order(bits: int) -> int:
    """Return a float's bits as an integer that is ordered as the floats are, or such an integer as bits."""
    return bits ^ ((bits >> 63) & 0x7FFFFFFFFFFFFFFF)


def _pivot(low: float, high: float, by_bits: bool) -> float:
    """Return a value from ``low`` to below ``high``."""
    x, y = _in_order(bits_of(low)), _in_order(bits_of(high))
    halved = float_of(_in_order((x >> 1) + (y >> 1) + (x & y & 1)))
    middle = halved if by_bits else low * 0.5 + high * 0.5
    return middle if low <= middle < high else low


def _of_rank(a: Values, rank: int, ends: tuple[int, float, float, bool]) -> tuple[float, float]:
    """Return the value of ``rank`` (0 the least), and the one of the next rank, or itself if it is the last."""
    count, first, last, has_nan = ends
    low, high, by_bits = first, last, False
    while not has_nan and low < high:  # with a NaN the rank may be none of the others'
        up_to, below, above = _split(a, _pivot(low, high, by_bits))
        left = rank < up_to
        low, high = low if left else above, below if left else high
        by_bits = not by_bits
    up_to, below, above = _split(a, low)
    return low, low if rank + 1 < up_to or rank + 1 >= count else above


def median(a: Values) -> float:
    """Return the middle value, or the mean of the two: ``np.median``, ``Series.median``; NaN of none, or of a NaN."""
    ends = _ends(a)
    count, has_nan = ends[0], ends[3]
    found, after = _of_rank(a, (count - 1) >> 1, ends)
    middle = (found if count & 1 else (found + after) / 2.0) + 0.0  # a mean, of which no zero has a sign
    return math.nan if has_nan or count == 0 else middle


def _between(low: float, high: float, before: int, part: float, method: str) -> float:
    """Return the point between two values, from the nearer one, or as another ``method`` says."""
    if method == "lower":
        return low
    if method == "higher":
        return high if part > 0.0 else low
    if method == "nearest":
        return low if part < 0.5 or (part == 0.5 and before & 1 == 0) else high
    part = part if method == "linear" else 0.5 if part > 0.0 else 0.0
    apart = high - low
    return high - apart * (1.0 - part) if part >= 0.5 else low + apart * part


def quantile(a: Values, q: float, whole: float, method: str, outside: str, empty: tuple[str, str] | None) -> float:
    """Return the value below which ``q`` of ``whole`` of the values lie, between two of them as ``method`` says.

    ``np.quantile``, ``np.percentile``, ``Series.quantile``; NaN of none, or where one is NaN. ``outside`` and ``empty``
    are the errors of another ``q``, and of no values (for 0, and for more).
    """
    if not 0.0 <= q <= whole:
        raise ValueError(outside)
    if empty is not None and len(a) == 0 and q == 0.0:
        raise IndexError(empty[0])
    if empty is not None and len(a) == 0:
        raise IndexError(empty[1])
    ends = _ends(a)
    count, has_nan = ends[0], ends[3]
    place = float(count - 1) * (q / whole)
    before = int(place)
    low, high = _of_rank(a, before, ends)
    found = _between(low, high, before, place - float(before), method)
    return math.nan if has_nan or count == 0 else found


def rank(
    a: Values,
    i: int,
    axis: Default = 0,
    method: Literal["average", "min", "max", "first"] = "average",
    numeric_only: Default = False,
    na_option: Literal["keep"] = "keep",
    ascending: Literal[True, False] = True,
    pct: Literal[True, False] = False,
) -> float:
    """Return the rank of item ``i`` among all: ``Series.rank``; the values that come before it and its equals count."""
    item = a[i]
    before, equal, earlier, there = 0, 0, 0, 0
    for j, x in enumerate(a):
        before += 1 if (x < item if ascending else x > item) else 0
        equal += 1 if x == item else 0
        earlier += 1 if x == item and j < i else 0
        there += 1 if x == x else 0
    first = float(before)
    if method == "average":
        found = first + (float(equal) + 1.0) * 0.5
    elif method == "min":
        found = first + 1.0
    else:
        found = first + float(equal) if method == "max" else first + float(earlier) + 1.0
    share = ratio(found, float(there)) if pct else found
    return share if item == item else math.nan


# -- places of extremes ----------------------------------------------------------------------------------


def place_of_extreme(a: Values, least: bool, none_there: str, kept: Values | None = None) -> int:
    """Return the first place of the least or the greatest value that is not NaN, of those that a mask keeps."""
    best, place = null_of(a), -1
    for i in range(len(a)):
        if kept is None or kept[i]:
            x = a[i]
            beyond = x < best if least else x > best
            if x == x and (place < 0 or beyond):
                place = i
                best = x
    if place < 0:
        raise ValueError(none_there)
    return place
