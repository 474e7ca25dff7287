"""Recognised reducers: a window function that is made of reductions of its window, and scalar work on them.

Such a function never sees the window. Its first parameter is typed as a window without memory (``kinds``); what it
asks of it (``items``, ``totals``, ``products``), and loops that are proven to be a reduction (``loops``), become scalar
parameters that the loop over windows computes in O(1) per row. A function that does anything else with its window is
refused here, and compiled with the window in memory.
"""

from __future__ import annotations

from udf.frontend.reduced import items, kinds, products, totals  # noqa: F401 - each registers its rules
