"""From pandas to pandas on a machine with a GPU: the GPU, the processor, and what ``auto`` takes, over numbers of rows.

``sweep`` is the largest call with other numbers of threads and sizes of pieces (udf/cuda/stream.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

import udf
from benchmarks.record import interleaved
from benchmarks.workloads import haversine, smooth
from udf.cuda import pieces, stream

if TYPE_CHECKING:
    from collections.abc import Callable

    from benchmarks.asked import Asked, Bar

BACKENDS = ("cuda", "cpu", "auto")

THREADS = (4, 8, 12, 16)

PIECES = (4, 8, 16)
"""MiB."""


def twice(x: float) -> float:
    """Multiply and add."""
    return x * 2.0 + 1.0


def largest(w: Any) -> float:
    """Return the largest value of a window, by a loop."""
    best = w[0]
    for v in w:
        if v > best:  # noqa: PLR1730 - the loop is what is measured
            best = v
    return best


def calls(rows: int) -> dict[str, Callable[[], Any]]:
    """Return calls over so many rows."""
    random = np.random.default_rng(3)
    plain = pd.Series(random.standard_normal(rows))
    nullable = plain.astype("Float64").mask(random.random(rows) < 0.05)
    places = pd.DataFrame({name: random.random(rows) * 160 - 80 for name in ("lat1", "lon1", "lat2", "lon2")})
    return {
        "x * 2 + 1": lambda: plain.udf.applymap(twice),
        "smooth": lambda: plain.udf.applymap(smooth),
        "smooth, nulls": lambda: nullable.udf.applymap(smooth),
        "haversine": lambda: places.udf.apply(haversine, axis=1),
        "rolling(100), loop": lambda: plain.udf.rolling(100).apply(largest, raw=True),
    }


def run(asked: Asked, bar: Bar) -> dict[str, Any]:
    """Return the median milliseconds of each call on each back end, and the sweep."""
    sizes = [rows for rows in asked.rows if rows <= asked.most_host]
    lines = []
    for number, rows in enumerate(sizes):
        for name, call in calls(rows).items():
            bar.at(number, len(sizes), f"{rows:.0e} {name}")
            lines.append({"rows": rows, "call": name, "ms": timed(call, asked, rows)})
        print(rows, {line["call"]: line["ms"] for line in lines if line["rows"] == rows}, flush=True)
    return {"lines": lines, "sweep": sweep(max(sizes), 3 if asked.quick else 5)}


def timed(call: Callable[[], Any], asked: Asked, rows: int) -> dict[str, float]:
    """Return milliseconds by back end; results are compared first."""

    def on(name: str) -> Callable[[], Any]:
        def work() -> Any:
            with udf.options(backend=name):
                return call()

        return work

    works = {name: on(name) for name in BACKENDS}
    expected = works["cpu"]()
    for work in works.values():
        for _ in range(2):
            found = work()
        np.testing.assert_allclose(found.to_numpy(float, na_value=0.0), expected.to_numpy(float, na_value=0.0), 1e-12)
    repeats = asked.repeats if rows < 10**7 else max(3, asked.repeats // 6)
    return {name: round(t.median * 1e3, 4) for name, t in interleaved(works, repeats=repeats).items()}


def sweep(rows: int, repeats: int) -> dict[str, Any]:
    """Time the largest call with other numbers of threads and sizes of pieces."""
    call, chosen, found = calls(rows)["smooth"], (stream.thread_count, stream.PIECE_BYTES), {}
    try:
        with udf.options(backend="cuda"):
            for threads in THREADS:
                stream.thread_count = pieces.thread_count = lambda _=1, threads=threads: threads
                for size in PIECES:
                    stream.PIECE_BYTES = pieces.PIECE_BYTES = size << 20
                    call()
                    found[f"{threads} x {size} MiB"] = round(
                        interleaved({"": call}, repeats=repeats)[""].median * 1e3, 2
                    )
    finally:
        stream.thread_count = pieces.thread_count = chosen[0]
        stream.PIECE_BYTES = pieces.PIECE_BYTES = chosen[1]
    return {"rows": rows, "ms": dict(sorted(found.items(), key=lambda item: item[1]))}
