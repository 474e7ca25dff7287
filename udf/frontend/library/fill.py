"""What stands in the place of a value: one of another row, the next one, or the line between its neighbours.

The last two are steps of scans (``udf/frontend/library/steps.py``) that look at the array.

Source: pandas 3, core/missing.py (interpolate_1d), _libs/algos.pyx (backfill).
"""

from __future__ import annotations

import math

from udf.frontend.library.kinds import Floats, Item
from udf.frontend.library.steps import Four


def lagged(a: Floats, i: int, periods: int) -> Item:
    """Return the item ``periods`` rows before, NaN where there is none: ``Series.shift``."""
    place = i - periods
    return a[place] if 0 <= place < len(a) else math.nan


def backfilled(a: Floats, i: int, state: tuple[float, float], given: Four) -> tuple[tuple[float, float], float]:
    """Return item ``i``, or the next one that is there: ``Series.bfill``. Its state is that one, and its place."""
    found, place = state
    if place < i:
        after = i
        found = a[after]
        while found != found and after + 1 < len(a):
            after += 1
            found = a[after]
        place = float(after)
    return (found, place), found


def interpolated(a: Floats, i: int, state: Four, given: Four) -> tuple[Four, float]:
    """Return item ``i``, on the line between its neighbours where it is missing: ``Series.interpolate``.

    Its state is the last item, the slope behind it, and the places of the items before and after. Given are whether
    what is missing before the first item is that one, and behind the last item the last.
    """
    last, slope, before, after = state
    x = a[i]
    if x != x and after <= i:
        place = i + 1
        while place < len(a) and a[place] != a[place]:
            place += 1
        after = float(place)
        if place < len(a):
            there = a[place]
            slope = (there - last) / (after - before) if before >= 0.0 else 0.0
            last = there if before < 0.0 and given[0] > 0.0 else last
        else:
            slope = 0.0
            last = last if given[1] > 0.0 else math.nan
    if x == x:
        last, before = x, float(i)
    else:
        x = slope * (i - before) + last
    return (last, slope, before, after), x
