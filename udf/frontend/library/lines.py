"""Products of two arrays, their covariances, the line through points, and areas under them.

Source: NumPy, numpy/lib/_polynomial_impl.py (polyfit), _function_base_impl.py (cov, corrcoef, trapezoid),
numpy/linalg/_linalg.py (norm); pandas 3, core/series.py (dot).
"""

import math
from typing import Literal

from udf.frontend.library.intrinsics import mean, ratio
from udf.frontend.library.kinds import Axis, Floats, Mean, Numbers, Values


def norm(x: Values, ord: Literal[1, 2] | None = None) -> float:
    """Return the length of a vector, or with 1 the sum of its absolute values: ``np.linalg.norm``."""
    total = 0.0
    for v in x:
        total += abs(float(v)) if ord == 1 else float(v) * float(v)
    return total if ord == 1 else math.sqrt(total)


def dot(a: Floats, other: Floats) -> float:
    """Return the sum of the products of two Series' values: ``Series.dot``."""
    total = 0.0
    for i in range(len(a)):
        total += a[i] * other[i]
    return total


def _deviations(x: Values, y: Values) -> tuple[float, float, float]:
    """Return the sums of products of two arrays' deviations from their means: xx, xy, yy."""
    if len(x) != len(y):
        raise ValueError("all the input array dimensions except for the concatenation axis must match exactly")
    mx, my, xx, xy, yy = mean(x), mean(y), 0.0, 0.0, 0.0
    for i in range(len(x)):
        dx, dy = x[i] - mx, y[i] - my
        xx += dx * dx
        xy += dx * dy
        yy += dy * dy
    return xx, xy, yy


def corrcoef(x: Values, y: Values) -> tuple[float, float, float, float]:
    """Return the correlations of two arrays, row by row: ``np.corrcoef``."""
    xx, xy, yy = _deviations(x, y)
    fewer = float(len(x)) - 1.0
    xx, xy, yy = ratio(xx, fewer), ratio(xy, fewer), ratio(yy, fewer)
    across = ratio(ratio(xy, math.sqrt(xx)), math.sqrt(yy))
    limited = 1.0 if across > 1.0 else max(across, -1.0)
    return ratio(xx, xx), limited, limited, ratio(yy, yy)


def cov(x: Values, y: Values, ddof: float) -> tuple[float, float, float, float]:
    """Return the covariances of two arrays, row by row: ``np.cov``."""
    xx, xy, yy = _deviations(x, y)
    divisor = max(float(len(x)) - ddof, 0.0)
    across = ratio(xy, divisor)
    return ratio(xx, divisor), across, across, ratio(yy, divisor)


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


def trapezoid(y: Numbers, x: Numbers | None = None, dx: float = 1.0, axis: Axis = -1) -> Mean:
    """Return the area under points over ``x``, or ``dx`` apart: ``np.trapezoid``."""
    if x is not None and len(y) != len(x):
        raise ValueError("operands could not be broadcast together")
    total = 0.0
    for i in range(1, len(y)):
        step = dx if x is None else float(x[i] - x[i - 1])
        total += step * (y[i] + y[i - 1]) / 2.0
    return total
