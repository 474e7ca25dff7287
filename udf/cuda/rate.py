"""How fast columns in host memory go to CuPy's current device, and back."""

from __future__ import annotations

from time import perf_counter
from typing import Final

import numpy as np

from udf.columns.column import Column
from udf.cuda.stream import download, upload

ROWS: Final = 1 << 23
"""Of float64: 64 MiB."""

TIMES: Final = 3
"""The first time gets memory."""


def bytes_a_second() -> float:
    """Return the bytes that go through in a second, both ways together; they go both ways at once.

    Raises
    ------
    DeviceMemoryError
        If the device has no room for 64 MiB.
    """
    column, there, back = Column(values=np.ones(ROWS)), [], []
    for _ in range(TIMES):
        began = perf_counter()
        (brought,) = upload([column])
        there.append(perf_counter() - began)
        began = perf_counter()
        download(brought)
        back.append(perf_counter() - began)
    return float(2 * column.values.nbytes / max(min(there), min(back)))
