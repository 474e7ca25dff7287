"""How every UDF is compiled: one portable PTX, read by the cache key and by the compiler alike."""

from __future__ import annotations

from typing import Final

COMPUTE_CAPABILITY: Final = (7, 5)
"""The oldest GPU that is supported; PTX for it runs on every later one, and on the processor."""

NVVM_OPTIONS: Final[dict[str, int | str | None]] = {"opt": 3, "fma": 0, "arch": "compute_75"}
"""``fma=0`` keeps ``a*b+c`` two roundings, so that every back end gives Python's result bit for bit."""

NUMBA: Final = ((0, 64), (0, 68))
"""The oldest and the newest release series of Numba whose internals ``udf.frontend.numba.names`` relies on."""

TARGET: Final = "inlay"
"""The name of our target in Numba: what is registered for it holds in UDFs alone."""

ENTRY: Final = "udf_row"
"""The name of the one function of a compiled UDF."""

WINDOW: Final = "udf_window"
CLIPPED: Final = "udf_clipped"
"""The names of the functions of a compiled window function: for whole windows, and for any length up to theirs."""
