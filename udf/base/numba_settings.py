"""How every UDF is compiled: one portable PTX, read by the cache key and by the compiler alike."""

from typing import Final

COMPUTE_CAPABILITY: Final = (7, 5)
"""The oldest GPU that is supported; PTX for it runs on every later one, and on the processor."""

FAST_FUNCTIONS: Final = frozenset(f"__nv_{name}f" for name in ("sin", "cos", "exp", "log", "log2", "log10"))
"""Functions of libdevice of which ``fastmath=True`` takes the ``__nv_fast_`` one. Of ``pow`` and ``tan`` it does not:
the one gives NaN for a negative base, the other's error has no bound."""

NUMBA: Final = ((0, 64), (0, 68))
"""The oldest and the newest release series of Numba whose internals ``udf.frontend.numba.names`` relies on."""

TARGET: Final = "inlay"
"""The name of our target in Numba: what is registered for it holds in UDFs alone."""

ENTRY: Final = "udf_row"
"""The name of the one function of a compiled UDF."""

WINDOW: Final = "udf_window"
CLIPPED: Final = "udf_clipped"
"""The names of the functions of a compiled window function: for whole windows, and for any length up to theirs."""
