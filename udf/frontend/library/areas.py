"""Areas under points.

Source: NumPy, numpy/lib/_function_base_impl.py (trapezoid).
"""

from __future__ import annotations

from udf.frontend.library.kinds import Axis, Mean, Numbers


def trapezoid(y: Numbers, x: Numbers | None = None, dx: float = 1.0, axis: Axis = -1) -> Mean:
    """Return the area under points over ``x``, or ``dx`` apart: ``np.trapezoid``."""
    if x is not None and len(y) != len(x):
        raise ValueError("operands could not be broadcast together")
    total = 0.0
    for i in range(1, len(y)):
        step = dx if x is None else float(x[i] - x[i - 1])
        total += step * (y[i] + y[i - 1]) / 2.0
    return total
