"""Row functions over several columns on a GPU, plain and masked, against C++ by hand and memcpy.

    python -m benchmarks.apply_rows_gpu [--rows 33554432] [--repeats 50] [--only fused,haversine] [--sweep]

``native`` is our kernel around the function in C++, ``kernel`` a whole kernel by hand (one row a thread), ``memcpy`` a
copy of as many bytes. Checks, times and rates are those of benchmarks/applymap_gpu.py. What an exception check costs
is a row with it over the row without: ``fused_never_raises`` over ``fused``, ``divide`` over ``divide_numpy``.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

import cupy

import udf
from benchmarks.applymap_gpu import measure, show, sweep
from benchmarks.device_time import gpu, host_us
from benchmarks.map_rows_gpu import APPLY_ROWS as TABLE
from benchmarks.record import write

if TYPE_CHECKING:
    from collections.abc import Iterable

PEERS = ("memcpy", "native", "kernel")
CHECKS = {
    "fused_never_raises": "fused",
    "divide": "divide_numpy",
    "divide_masked": "divide_masked_numpy",
    "haversine": "haversine_numpy",
}
"""A row whose function can raise, and the same without."""


def check_cost(lines: Iterable[dict[str, Any]]) -> dict[str, float]:
    """Return the time of each row that can raise over that of its counterpart, less 1."""
    ms = {line["name"]: line["quartiles_ms"]["inlay"][1] for line in lines}
    return {a: round(ms[a] / ms[b] - 1, 4) for a, b in CHECKS.items() if a in ms and b in ms}


def call_us(rows: int = 1000) -> dict[str, float]:
    """Return the host's microseconds of ``DataFrame.apply`` over ``rows`` rows on the device."""
    frame = udf.DataFrame({name: cupy.arange(rows, dtype="float64") for name in "abc"})
    scale = 2.0
    row = lambda row: row["a"] * row["b"] + row["c"]  # noqa: E731 - what a user passes
    scaled = lambda row, by: row["a"] * by  # noqa: E731 - as above
    with udf.options(backend="cuda"):
        return {
            "apply": round(host_us(lambda: frame.apply(row, axis=1)), 2),
            "apply_with_an_argument": round(host_us(lambda: frame.apply(scaled, axis=1, args=(scale,))), 2),
        }


def main() -> None:
    """Check, measure, print the table, write the JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", type=int, default=2**25, help="a multiple of 32")
    parser.add_argument("--repeats", type=int, default=50)
    parser.add_argument("--only", default=",".join(row.name for row in TABLE))
    parser.add_argument("--peers", default=",".join(PEERS))
    parser.add_argument("--sweep", action="store_true")
    asked = parser.parse_args()
    assert asked.rows % 32 == 0, "a bitmask of whole words"
    chosen = [row for row in TABLE if row.name in asked.only.split(",")]
    run = {"device": gpu(), "rows": asked.rows, "repeats": asked.repeats}
    if asked.sweep:
        print(write("apply_rows_gpu_sweep", {**run, "lines": sweep(chosen, asked.rows, asked.repeats)}))
        return
    lines = []
    for row in chosen:
        lines.append(measure(row, asked.rows, asked.repeats, tuple(asked.peers.split(","))))
        show(lines[-1])
        cupy.get_default_memory_pool().free_all_blocks()
    costs, calls = check_cost(lines), call_us()
    print("what a check that never fires costs:", costs)
    print("a call over 1000 rows, us:", calls)
    print(write("apply_rows_gpu", {**run, "lines": lines, "check_cost": costs, "call_us": calls}))


if __name__ == "__main__":
    main()
