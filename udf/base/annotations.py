"""Short names for annotations: arrays, and what is passed on to functions of users and of other libraries."""

from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np

Array: TypeAlias = np.ndarray
"""An array of whatever shape and dtype: NumPy's, or of a column on a GPU CuPy's, which has the same methods."""

ArrayOrScalar: TypeAlias = np.ndarray | np.generic
"""What a program takes beside columns."""

Function: TypeAlias = Callable[..., object]
Args: TypeAlias = tuple[Any, ...]
Named: TypeAlias = dict[str, Any]
"""A function, and what it is called with: by position, and by name."""
