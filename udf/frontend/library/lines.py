"""Products of two arrays, and the line through points.

Source: NumPy, numpy/lib/_polynomial_impl.py (polyfit); pandas 3, core/series.py (dot).
"""

from __future__ import annotations

from udf.frontend.library.kinds import Floats, Values


def dot(a: Floats, other: Floats) -> float:
    """Return the sum of the products of two Series' values: ``Series.dot``."""
    total = 0.0
    for i in range(len(a)):
        total += a[i] * other[i]
    return total


def slope(x: Values, y: Values) -> tuple[float, float]:
    """Return the line through points by least squares, its slope and its value at 0: ``np.polyfit(x, y, 1)``."""
    count = len(x)
    if count == 0:
        raise TypeError("expected non-empty vector for x")
    if len(y) != count:
        raise TypeError("expected x and y to have same length")
    mx, my = 0.0, 0.0
    for i in range(count):
        mx += x[i]
        my += y[i]
    mx /= count
    my /= count
    xx, xy = 0.0, 0.0
    for i in range(count):
        xx += (x[i] - mx) * (x[i] - mx)
        xy += (x[i] - mx) * (y[i] - my)
    if xx == 0.0 and mx == 0.0:
        raise ValueError("SVD did not converge in Linear Least Squares")
    if xx == 0.0:  # every line through one point: NumPy takes the one of least coefficients, as scaled
        return my / (2.0 * mx), my / 2.0
    return xy / xx, my - xy / xx * mx
