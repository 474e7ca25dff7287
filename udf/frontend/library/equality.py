"""Whether two arrays are equal, or nearly.

Source: NumPy, numpy/_core/numeric.py (array_equal, allclose, isclose); pandas 3, core/generic.py (equals).
"""

import math
from typing import Literal

from udf.frontend.library.kinds import Alike, Values


def array_equal(a1: Values, a2: Values, equal_nan: Literal[True, False] = False) -> bool:
    """Return whether two arrays are as long as each other, and equal item by item: ``np.array_equal``."""
    if len(a1) != len(a2):
        return False
    same = True
    for i in range(len(a1)):
        x, y = a1[i], a2[i]
        same = same and (x == y or (equal_nan and x != x and y != y))
    return same


def equals(a: Values, other: Alike) -> bool:
    """Return whether two Series have the same values, where NaN is equal to NaN: ``Series.equals``."""
    return array_equal(a, other, True)


def allclose(
    a: Values, b: Values, rtol: float = 1e-05, atol: float = 1e-08, equal_nan: Literal[True, False] = False
) -> bool:
    """Return whether all items of two arrays are near each other: ``np.allclose``; arrays of one item are broadcast."""
    if len(a) != len(b) and len(a) != 1 and len(b) != 1:
        raise ValueError("operands could not be broadcast together")
    near = True
    for i in range(0 if len(a) == 0 or len(b) == 0 else max(len(a), len(b))):
        x = float(a[0 if len(a) == 1 else i])
        y = float(b[0 if len(b) == 1 else i])
        close = x == y or (abs(x - y) <= atol + rtol * abs(y) and abs(y) < math.inf)
        near = near and (close or (equal_nan and x != x and y != y))
    return near
