"""Moments of the values that are there, and how two Series go together.

Source: pandas 3, core/nanops.py (nanskew, nankurt, nancorr, nancov), core/series.py (autocorr), core/base.py (nunique).
"""

import math
from typing import Any, Final, Literal

from udf.base.pandas_meaning import meaning
from udf.frontend.library.intrinsics import ratio
from udf.frontend.library.kinds import Default, Numbers, Values

FLAT: Final = math.nan if meaning().flat_is_nan else 0.0
"""The moments of values that are all the same, which come out of this size at most."""
LEAST: Final = meaning().least_moment


def _moments(a: Values) -> tuple[int, float, float, float]:
    """Return how many values are there, and sums of powers of their deviations from the mean, from squares on.

    The mean of equal values is each of them, bit for bit.
    """
    count, first, total = 0, 0.0, 0.0
    for v in a:
        if v == v:
            first = v if count == 0 else first
            count += 1
            total += v - first
    mean, m2, m3, m4 = first + total / max(count, 1), 0.0, 0.0, 0.0
    for v in a:
        if v == v:
            d = v - mean
            m2 += d * d
            m3 += d * d * d
            m4 += d * d * d * d
    return count, m2, m3, m4


def skew(a: Numbers, axis: Default = 0, skipna: Literal[True, False] = True, numeric_only: Default = False) -> float:
    """Return the third moment of the values, without bias: ``Series.skew``; NaN of fewer than three."""
    count, m2, m3, _ = _moments(a)
    n = float(count)
    if count < 3 or (not skipna and count < len(a)):
        return math.nan
    return FLAT if m2 <= LEAST else (n * math.sqrt(n - 1.0) / (n - 2.0)) * (m3 / (m2 * math.sqrt(m2)))


def kurt(a: Numbers, axis: Default = 0, skipna: Literal[True, False] = True, numeric_only: Default = False) -> float:
    """Return the fourth moment of the values, without bias: ``Series.kurt``; NaN of fewer than four."""
    count, m2, _, m4 = _moments(a)
    n = float(count)
    if count < 4 or (not skipna and count < len(a)):
        return math.nan
    adjusted = 3.0 * ((n - 1.0) * (n - 1.0)) / ((n - 2.0) * (n - 3.0))
    divisor = (n - 2.0) * (n - 3.0) * m2 * m2
    return FLAT if divisor <= LEAST else n * (n + 1.0) * (n - 1.0) * m4 / divisor - adjusted


def _products(a: Values, b: Values, first: int, stop: int, lag: int) -> tuple[int, float, float, float]:
    """Return how many pairs ``a[i], b[i - lag]`` are there, and sums of products of their deviations: xx, xy, yy."""
    count, sx, sy = 0, 0.0, 0.0
    for i in range(first, stop):
        x, y = float(a[i]), float(b[i - lag])
        if x == x and y == y:
            count += 1
            sx += x
            sy += y
    pairs, xx, xy, yy = float(max(count, 1)), 0.0, 0.0, 0.0
    mx, my = sx / pairs, sy / pairs
    for i in range(first, stop):
        x, y = float(a[i]), float(b[i - lag])
        dx, dy = x - mx, y - my
        if x == x and y == y:  # of infinity a deviation is NaN, and so is the sum
            xx += dx * dx
            xy += dx * dy
            yy += dy * dy
    return count, xx, xy, yy


def _correlation(a: Values, b: Values, first: int, stop: int, lag: int) -> float:
    count, xx, xy, yy = _products(a, b, first, stop, lag)
    if count < 2 or xx == 0.0 or yy == 0.0:
        return math.nan
    found = xy / math.sqrt(xx) / math.sqrt(yy)
    return found if found != found else min(max(found, -1.0), 1.0)


def autocorr(a: Numbers, lag: int = 1) -> float:
    """Return the correlation of the values with those ``lag`` rows before: ``Series.autocorr``."""
    return _correlation(a, a, max(lag, 0), len(a) + min(lag, 0), lag)


def corr(a: Numbers, other: Numbers, method: Literal["pearson"] = "pearson", min_periods: None = None) -> float:
    """Return Pearson's correlation of the pairs that are there: ``Series.corr``; NaN of fewer than two."""
    return _correlation(a, other, 0, len(a), 0)


def cov(a: Numbers, other: Numbers, min_periods: None = None, ddof: int = 1) -> float:
    """Return the covariance of the pairs that are there: ``Series.cov``; NaN of none, infinite of ``ddof`` or fewer."""
    count, _, xy, _ = _products(a, other, 0, len(a), 0)
    return math.nan if count == 0 else ratio(xy, float(max(count - ddof, 0)))


def _first(a: Any, v: Any) -> int:
    """Return the place of the first item that equals ``v``, -1 of none: of a NaN."""
    for i, w in enumerate(a):
        if w == v:
            return i
    return -1


def distinct(a: Any, dropna: bool) -> int:
    """Return how many different values there are, without NaN or with one: ``Series.nunique``."""
    count, missing = 0, 0
    for i, v in enumerate(a):
        count += 1 if _first(a, v) == i else 0
        missing = missing if v == v else 1
    return count if dropna else count + missing
