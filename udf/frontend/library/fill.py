"""What stands in the place of a value: one of another row, the next one, or the line between its neighbours.

The last two are steps of scans (``udf/frontend/library/steps.py``) that look at the array.

Source: NumPy, numpy/lib/_function_base_impl.py (gradient), numpy/_core/numeric.py (roll); pandas 3,
core/missing.py (interpolate_1d), _libs/algos.pyx (backfill).
"""

import math
from typing import Final

from udf.frontend.library.kinds import Axis, Floats, Item, Mean, Numbers, Values
from udf.frontend.library.steps import Four

TOO_FEW: Final = (
    "Shape of array too small to calculate a numerical gradient, at least (edge_order + 1) elements are required."
)


def lagged(a: Floats, i: int, periods: int) -> Item:
    """Return the item ``periods`` rows before, NaN where there is none: ``Series.shift``."""
    place = i - periods
    return a[place] if 0 <= place < len(a) else math.nan


def rolled(a: Values, shift: int, i: int, axis: Axis = None) -> Item:
    """Return the item that comes to place ``i`` if all move by ``shift``, the last ones to the front: ``np.roll``."""
    return a[(i - shift) % len(a)]


def slope_fits(f: Numbers, dx: float = 1.0, axis: Axis = None) -> bool:
    """Raise for too few values for a gradient."""
    if len(f) < 2:
        raise ValueError(TOO_FEW)
    return True


def slope(f: Numbers, i: int, dx: float = 1.0, axis: Axis = None) -> Mean:
    """Return half the way between the neighbours, at an end the way to the one that is there: ``np.gradient``."""
    before, after = max(i - 1, 0), min(i + 1, len(f) - 1)
    apart = float(f[after]) - float(f[before])
    return apart / (2.0 * dx) if after - before == 2 else apart / dx


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


def on_line(slope: float, place: float, before: float, last: float, after: float, there: float) -> float:
    """Return what is at a place between two, as ``np.interp`` counts it: from the item before, else from that after."""
    found = slope * (place - before) + last
    if found != found:
        found = slope * (place - after) + there
        found = last if found != found and last == there else found
    return found


def between(a: Floats, i: int, given: Four) -> float:
    """Return item ``i`` of ``Series.interpolate`` alone: neighbours are sought, not kept. Given is that of a step."""
    if a[i] == a[i]:
        return a[i]
    before, after = i - 1, i + 1
    while before >= 0 and a[before] != a[before]:
        before -= 1
    while after < len(a) and a[after] != a[after]:
        after += 1
    if before >= 0 and after < len(a):
        slope = (a[after] - a[before]) / float(after - before)
        return on_line(slope, float(i), float(before), a[before], float(after), a[after])
    if before >= 0:
        return a[before] if given[1] > 0.0 else math.nan
    return a[after] if after < len(a) and given[0] > 0.0 else math.nan


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
        there = a[int(after)] if before >= 0.0 and after < float(len(a)) else last
        x = on_line(slope, float(i), before, last, after, there)
    return (last, slope, before, after), x
