"""Functions of NumPy that the library has the bodies of: a row each, its typing rule is the body's annotations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from udf.frontend.library import areas, equality, fill, lines, search
from udf.frontend.rules.array.lazy import items_of_library
from udf.frontend.rules.array.library_calls import of_library

BODIES: Final[dict[str, Callable[..., Any]]] = {
    "allclose": equality.allclose,
    "array_equal": equality.array_equal,
    "digitize": search.digitize,
    "interp": search.interp,
    "trapezoid": areas.trapezoid,
    "trapz": areas.trapezoid,  # before NumPy 2
}
"""Function of NumPy that gives a value -> its body."""

ITEMS: Final[dict[str, tuple[Callable[..., Any], Callable[..., Any] | None]]] = {
    "digitize": (search.digitize_each, None),
    "gradient": (fill.slope, fill.slope_fits),
    "interp": (search.interp_each, None),
    "roll": (fill.rolled, None),
}
"""Function of NumPy that gives an array -> the body of an item, and what raises before there is one."""

of_library("norm", lines.norm, np.linalg.norm)
of_library("searchsorted", search.searchsorted, np.searchsorted, method=True)
for _name, _function in BODIES.items():
    if hasattr(np, _name):
        of_library(_name, _function, getattr(np, _name))
for _name, (_function, _check) in ITEMS.items():
    items_of_library(f"{_name} of arrays", _function, getattr(np, _name), check=_check)
