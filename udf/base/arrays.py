"""The arrays that columns, windows and groups are made of."""

import numpy as np

Array = np.ndarray
"""An array of whatever shape and dtype: NumPy's, or of a column on a GPU CuPy's, which has the same methods."""
