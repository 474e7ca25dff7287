"""A dict of a million keys looked into by ten million rows: the processor, the GPU, Polars and pandas.

python -m benchmarks.lookups [--rows 10000000] [--keys 1000000] [--repeats 5] [--out FILE]

Results are compared first. Seconds are of whole calls, the look at whether the dict has changed included.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

import udf
from benchmarks.record import RESULTS, interleaved, machine, save

if TYPE_CHECKING:
    from collections.abc import Callable


def works_of(rows: int, keys: int) -> tuple[dict[str, Callable[[], Any]], Any]:
    """Return what is timed, by name, and the values that each must give."""
    generator = np.random.default_rng(5)
    known = generator.choice(10 * keys, keys, replace=False)
    values = generator.normal(size=keys)
    table = dict(zip(known.tolist(), values.tolist(), strict=True))
    asked = generator.choice(known, rows)
    series = pd.Series(asked)
    ours = udf.Series(asked)
    look = lambda x: table[x]  # noqa: E731 - as a person writes it
    works: dict[str, Callable[[], Any]] = {
        "processor": lambda: run(ours, look, "cpu"),
        "pandas door": lambda: series.udf.map(look),
        "pandas map(dict)": lambda: series.map(table),
    }
    _add_polars(works, asked, table)
    _add_gpu(works, ours, look)
    return works, pd.Series(values, index=known).loc[asked].to_numpy()


def run(given: Any, look: Callable[[Any], Any], backend: str) -> Any:
    """Return the result of a call on a back end."""
    with udf.options(backend=backend):
        return given.applymap(look)


def _add_polars(works: dict[str, Callable[[], Any]], asked: Any, table: dict[int, float]) -> None:
    try:
        import polars as pl  # noqa: PLC0415 - where it is installed
    except ImportError:
        return
    column, frame = pl.Series("k", asked), pl.DataFrame({"k": asked})
    there = pl.DataFrame({"k": list(table), "v": list(table.values())})
    works["Polars replace_strict"] = lambda: column.replace_strict(table)
    works["Polars join"] = lambda: frame.join(there, on="k", how="left", maintain_order="left")["v"]


def _add_gpu(works: dict[str, Callable[[], Any]], ours: Any, look: Callable[[Any], Any]) -> None:
    try:
        import cupy  # noqa: PLC0415 - as above

        there = ours.to_device()
    except Exception:  # noqa: BLE001 - no GPU, whatever says so
        return

    def on_gpu() -> Any:
        made = run(there, look, "cuda")
        cupy.cuda.get_current_stream().synchronize()
        return made

    works["GPU, host to host"] = lambda: run(ours, look, "cuda")
    works["GPU"] = on_gpu


def main() -> None:
    """Compare, time, write the JSON and print it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--rows", type=int, default=10**7)
    parser.add_argument("--keys", type=int, default=10**6)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--out", default=str(RESULTS / "lookups.json"))
    parser.add_argument("--commit")
    asked = parser.parse_args()
    works, expected = works_of(asked.rows, asked.keys)
    for name, work in works.items():
        made = work()
        found = np.asarray(made.to_host() if isinstance(made, udf.Series) else made)
        assert (found == expected).all(), name
    timings = interleaved(works, repeats=asked.repeats)
    for name, timing in timings.items():
        print(f"{name:24} {1e3 * timing.median:9.2f} ms")
    taken = {name: {"ms": round(1e3 * timing.median, 3)} for name, timing in timings.items()}
    save(
        Path(asked.out),
        {"machine": machine(commit=asked.commit), "rows": asked.rows, "keys": asked.keys, "calls": taken},
    )


if __name__ == "__main__":
    main()
