"""What stands in the place of a value: one of another row, the next one, or the line between its neighbours.

Source: pandas 3, core/missing.py (interpolate_1d), _libs/algos.pyx (backfill).
"""

from __future__ import annotations

import math

from udf.frontend.library.kinds import Floats, Item


def lagged(a: Floats, i: int, periods: int) -> Item:
    """Return the item ``periods`` rows before, NaN where there is none: ``Series.shift``."""
    place = i - periods
    return a[place] if 0 <= place < len(a) else math.nan


def backfilled(a: Floats, i: int) -> float:
    """Return item ``i``, or the next one that is there: ``Series.bfill``."""
    found, after = a[i], i + 1
    while found != found and after < len(a):
        found = a[after]
        after += 1
    return found


def interpolated(a: Floats, i: int) -> float:
    """Return item ``i``, on the line between its neighbours where it is missing, or the last one: ``interpolate``."""
    x, before, after = a[i], i, i
    while before >= 0 and a[before] != a[before]:
        before -= 1
    if x == x:
        return x
    if before < 0:
        return math.nan
    while after < len(a) and a[after] != a[after]:
        after += 1
    last = a[before]
    slope = (a[after] - last) / (after - before) if after < len(a) else 0.0
    return slope * (i - before) + last
