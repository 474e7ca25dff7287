"""Copies between the host's memory and the GPU's, pageable and pinned, and to Inlay's columns and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cupy
import cupyx
import numpy as np

import udf
from benchmarks.record import interleaved

if TYPE_CHECKING:
    from benchmarks.asked import Asked, Bar


def run(asked: Asked, bar: Bar) -> dict[str, Any]:
    """Return the quartiles in milliseconds and the median GB/s of each copy, by rows of float64."""
    sizes = [n for n in asked.rows if 10**4 <= n <= min(10**8, asked.most_host)]
    lines = []
    for number, rows in enumerate(sizes):
        bar.at(number, len(sizes), f"{rows:.0e}")
        lines.append({"rows": rows, "copies": copies(rows, 3 if asked.quick else 9)})
        cupy.get_default_memory_pool().free_all_blocks()
    return {"lines": lines}


def copies(rows: int, repeats: int) -> dict[str, Any]:
    """Time each copy of ``rows`` float64 values, waiting for it."""
    pageable, pinned = np.ones(rows), cupyx.empty_pinned(rows)
    device = cupy.ones(rows)
    pinned[:] = 1.0
    series = udf.Series(device)

    def waited(work: Any) -> Any:
        def call() -> None:
            work()
            cupy.cuda.Device().synchronize()

        return call

    works = {
        "pageable to GPU": waited(lambda: device.set(pageable)),
        "GPU to pageable": waited(lambda: device.get(out=pageable)),
        "pinned to GPU": waited(lambda: device.set(pinned)),
        "GPU to pinned": waited(lambda: device.get(out=pinned)),
        "Series.to_numpy": waited(series.to_numpy),
        "Series.to_pandas": waited(series.to_pandas),
    }
    timings = interleaved(works, repeats=repeats)
    return {
        name: {
            "quartiles_ms": [round(s * 1e3, 4) for s in (t.low, t.median, t.high)],
            "gb_s": round(8 * rows / t.median / 1e9, 2),
        }
        for name, t in timings.items()
    }
