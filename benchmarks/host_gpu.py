"""From pandas to pandas on a machine with a GPU: the GPU, the processor, and what ``auto`` takes, over numbers of rows.

``worst`` is the most that ``auto`` took, as a multiple of the better of both.
``sweep`` is the largest call with other numbers of threads and sizes of pieces (udf/cuda/stream.py).
"""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd
import pyarrow as pa

import udf
from benchmarks.record import interleaved
from benchmarks.text_functions import first, length
from benchmarks.workloads import haversine, smooth
from udf.cuda import pieces, stream

if TYPE_CHECKING:
    from collections.abc import Callable

    from benchmarks.asked import Asked, Bar

BACKENDS = ("cuda", "cpu", "auto")

THREADS = (6, 8, 12, 16)

MOST_TEXT = 10**7
"""Rows of text and of groups, at most: to make them takes longer than to run them."""

PIECES = (8, 16, 32)
"""MiB."""

FEWEST, MOST = 15, 500
"""Times that a call is made on each back end, in turns."""


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


def spread(s: Any) -> float:
    """Return how far the mean of a group is above its least value."""
    return s.mean() - s.min()  # type: ignore[no-any-return]


def decayed(s: Any) -> float:
    """Return a sum of a group that depends on the order of its values."""
    total = 0.0
    for v in s:
        total = total * 0.5 + v
    return total


def calls(rows: int) -> dict[str, Callable[[], Any]]:
    """Return calls over so many rows."""
    random = np.random.default_rng(3)
    plain = pd.Series(random.standard_normal(rows))
    nullable = plain.astype("Float64").mask(random.random(rows) < 0.05)
    places = pd.DataFrame({name: random.random(rows) * 160 - 80 for name in ("lat1", "lon1", "lat2", "lon2")})
    return {
        "x * 2 + 1": lambda: plain.udf.applymap(twice),
        "smooth": lambda: plain.udf.applymap(smooth),
        "smooth, nulls": lambda: nullable.udf.applymap(smooth, na_action="ignore"),
        "haversine": lambda: places.udf.apply(haversine, axis=1),
        "rolling(100), loop": lambda: plain.udf.rolling(100).apply(largest, raw=True),
        **(of_groups_and_text(plain, random) if rows <= MOST_TEXT else {}),
    }


def of_groups_and_text(plain: pd.Series, random: np.random.Generator) -> dict[str, Callable[[], Any]]:
    """Return calls over the groups of a column, of which there are 1000, and over text."""
    rows = len(plain)
    groups = plain.udf.groupby(random.integers(0, 1000, rows))
    words = pa.array([f" Word-{number} " for number in range(1000)])
    text = pd.Series(words.take(pa.array(random.integers(0, 1000, rows))).to_pandas(), dtype="str")
    return {
        "groups, mean - min": lambda: groups.agg(spread),
        "groups, loop": lambda: groups.agg(decayed),
        "text, first field": lambda: text.udf.applymap(first),
        "text, length": lambda: text.udf.applymap(length),
    }


def run(asked: Asked, bar: Bar) -> dict[str, Any]:
    """Return the median milliseconds of each call on each back end, and the sweep."""
    sizes = [rows for rows in asked.rows if rows <= asked.most_host]
    lines = []
    for number, rows in enumerate(sizes):
        for name, call in calls(rows).items():
            bar.at(number, len(sizes), f"{rows:.0e} {name}")
            lines.append({"rows": rows, "call": name, "ms": timed(call, asked)})
        print(rows, {line["call"]: line["ms"] for line in lines if line["rows"] == rows}, flush=True)
    worst = max(lines, key=over_the_better)
    print("worst", worst, over_the_better(worst), flush=True)
    worst = {**worst, "times": over_the_better(worst)}
    return {"lines": lines, "worst": worst, "sweep": sweep(max(sizes), 3 if asked.quick else 5)}


def timed(call: Callable[[], Any], asked: Asked) -> dict[str, float]:
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
        compare(found, expected)
    began = perf_counter()
    for work in works.values():
        work()
    repeats = min(max(int(len(works) * asked.seconds / (perf_counter() - began)), FEWEST), MOST)
    return {name: round(t.median * 1e3, 4) for name, t in interleaved(works, repeats=repeats).items()}


def compare(found: pd.Series, expected: pd.Series) -> None:
    """Require that results are equal, or numbers that are close."""
    if not found.equals(expected):
        np.testing.assert_allclose(found.to_numpy(float, na_value=0.0), expected.to_numpy(float, na_value=0.0), 1e-9)


def over_the_better(line: dict[str, Any]) -> float:
    """Return what ``auto`` took, as a multiple of the better of both."""
    return round(line["ms"]["auto"] / min(line["ms"]["cuda"], line["ms"]["cpu"]), 3)


def sweep(rows: int, repeats: int) -> dict[str, Any]:
    """Time the largest call with other numbers of threads and sizes of pieces."""
    call, chosen, found = calls(rows)["smooth"], (stream.thread_count, stream.PIECE_BYTES), {}
    try:
        with udf.options(backend="cuda"):
            for threads in THREADS:
                stream.thread_count = pieces.thread_count = lambda threads=threads: threads
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
