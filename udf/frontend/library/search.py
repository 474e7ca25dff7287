"""Where a number is among sorted ones, what lies between them, and whether values are sorted.

Source: NumPy, numpy/_core/src/multiarray/compiled_base.c (arr_interp), numpy/_core/src/npysort/binsearch.cpp;
pandas 3, _libs/algos.pyx (is_monotonic).
"""

from typing import Any, Literal

from udf.frontend.library.intrinsics import unsigned_remainder
from udf.frontend.library.kinds import Item, Number, Values


def place(a: Values, v: Number, right: bool) -> int:
    """Return how many items of a sorted array come before ``v``, with ``right`` those that equal it; NaN is last."""
    low, high = 0, len(a)
    while low < high:
        middle = (low + high) // 2
        item = a[middle]
        if not (v < item or (item != item and v == v)) if right else item < v or (v != v and item == item):
            low = middle + 1
        else:
            high = middle
    return low


def searchsorted(a: Values, v: Number, side: Literal["left", "right"] = "left") -> int:
    """Return where a number goes among sorted ones: ``np.searchsorted``."""
    return place(a, v, side == "right")


def digitize(x: Number, bins: Values, right: Literal[False, True] = False) -> int:
    """Return which of the bins between sorted numbers a number is in: ``np.digitize``."""
    return place(bins, x, not right)


def digitize_each(x: Values, bins: Values, i: int, right: Literal[False, True] = False) -> int:
    """Return which of the bins each number is in: ``np.digitize`` of an array."""
    return place(bins, x[i], not right)


def searched(a: Values, value: Number, side: Literal["left", "right"] = "left", sorter: None = None) -> int:
    """Return where a value goes among sorted ones: ``Series.searchsorted``."""
    return place(a, value, side == "right")


def interp(x: float, xp: Values, fp: Values) -> float:
    """Return the value at ``x`` of the line through points: ``np.interp``."""
    count = len(xp)
    if count == 0:
        raise ValueError("array of sample points is empty")
    if len(fp) != count:
        raise ValueError("fp and xp are not of the same length.")
    at = place(xp, x, True) - 1
    if x != x and count > 1:
        return x
    if at == -1 or at == count - 1:
        return float(fp[max(at, 0)])
    left, start = float(xp[at]), float(fp[at])
    if left == x:
        return start
    right, end = float(xp[at + 1]), float(fp[at + 1])
    slope = (end - start) / (right - left)
    y = slope * (x - left) + start
    if y != y:
        y = slope * (x - right) + end
        y = start if y != y and start == end else y
    return y


def interp_each(x: Values, xp: Values, fp: Values, i: int) -> float:
    """Return the value at each place of ``x``: ``np.interp`` of an array."""
    return interp(float(x[i]), xp, fp)


def is_ordered(a: Any, falls: bool) -> bool:
    """Return whether values never fall, or with ``falls`` never rise: ``Series.is_monotonic_increasing``."""
    for i in range(len(a)):
        before, x = a[max(i - 1, 0)], a[i]
        if not (x <= before if falls else x >= before):
            return False
    return True


def is_other(a: Any, kept: Values, i: int) -> bool:
    """Return whether a place is none of those in order that are ``kept``: ``Series.duplicated``."""
    low, high = 0, len(kept)
    while low < high:
        middle = (low + high) >> 1
        below = kept[middle] < i
        low, high = middle + 1 if below else low, high if below else middle
    return low == len(kept) or kept[low] != i


def item(a: Values) -> Item:
    """Return the one value that there is: ``Series.item``."""
    if len(a) != 1:
        raise ValueError("can only convert an array of size 1 to a Python scalar")
    return a[0]


def in_range(x: int, start: int, stop: int, step: int) -> bool:
    """Return whether a whole number is one of ``start``, ``start + step`` .. before ``stop``: ``x in range(..)``."""
    low, high = (start, x) if step > 0 else (x, start)
    before = x < stop if step > 0 else stop < x
    return low <= high and before and unsigned_remainder(high - low, max(abs(step), 1)) == 0
