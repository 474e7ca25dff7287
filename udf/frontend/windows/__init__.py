"""What a window function sees: an array of float64, and the entries of its PTX.

A window is an address, a length and a stride (``kinds``); a slice is another one. Its items, methods and NumPy's
functions of it are tables of rules beside that.
"""

from __future__ import annotations

from udf.frontend.windows import kinds, views  # noqa: F401 - each registers its rules
