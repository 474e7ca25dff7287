"""What a window function sees: an array of float64, and the entries of its PTX.

A window is an address, a length and a stride; what is computed from one needs no memory (``kinds``, ``access``). What
arrays can is a table of rules in each of the other modules.
"""

from __future__ import annotations

from udf.frontend.windows import (  # noqa: F401 - each registers its rules
    attributes,
    cells,
    column_results,
    compositions,
    covariance,
    elementwise,
    extremes,
    folds,
    frames,
    iteration,
    local_arrays,
    local_grids,
    matrix,
    nan,
    numerics,
    pairs,
    quantiles,
    reductions,
    sorting,
    views,
)
