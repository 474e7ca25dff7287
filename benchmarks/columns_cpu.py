"""Functions of a whole column, ``df.udf.apply(f)``, beside pandas' ``df.apply(f)``: 30 that public code has.

python -m benchmarks.columns_cpu [--rows 100000] [--rounds 7] [--out FILE]

Each takes turns with pandas; kept is the best of all rounds, in milliseconds of the processor, which other processes
disturb less than the wall. Results are compared first. ``ratio`` is pandas' time over ours.
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

import udf
from benchmarks.record import RESULTS, machine, save

if TYPE_CHECKING:
    from collections.abc import Callable

NUMBERS: dict[str, Callable[[Any], Any]] = {
    "sum": lambda c: c.sum(),
    "mean": lambda c: c.mean(),
    "std": lambda c: c.std(),
    "max - min": lambda c: c.max() - c.min(),
    "median": lambda c: c.median(),
    "quantile": lambda c: c.quantile(0.9),
    "nunique": lambda c: c.nunique(),
    "count of missing": lambda c: c.isna().sum(),
    "share above": lambda c: (c > 1.0).mean(),
    "skew": lambda c: c.skew(),
    "iqr": lambda c: c.quantile(0.75) - c.quantile(0.25),
    "np.sqrt of mean square": lambda c: np.sqrt((c**2).mean()),
    "mode": lambda c: c.mode().iloc[0],
    "z-score": lambda c: (c - c.mean()) / c.std(),
    "min-max scaling": lambda c: (c - c.min()) / (c.max() - c.min()),
    "fillna of mean": lambda c: c.fillna(c.mean()),
    "clip at quantiles": lambda c: c.clip(c.quantile(0.01), c.quantile(0.99)),
    "cumsum": lambda c: c.cumsum(),
    "diff": lambda c: c.diff(),
    "pct_change": lambda c: c.pct_change(),
    "rank": lambda c: c.rank(),
    "np.log1p": lambda c: np.log1p(c.abs()),
    "rolling mean": lambda c: c.rolling(10).mean(),
    "shift": lambda c: c - c.shift(1),
    "value_counts": lambda c: c.round().value_counts().iloc[0],
    "ewm": lambda c: c.ewm(alpha=0.5).mean(),
    "sort_values": lambda c: c.sort_values().iloc[0],
}
TEXTS: dict[str, Callable[[Any], Any]] = {
    "str.len": lambda c: c.str.len(),
    "str.upper": lambda c: c.str.upper(),
    "str.strip, lower": lambda c: c.str.strip().str.lower(),
    "str.contains": lambda c: c.str.contains("b"),
    "text nunique": lambda c: c.nunique(),
    "text value_counts": lambda c: c.value_counts().iloc[0],
}


def frames(rows: int) -> tuple[pd.DataFrame, pd.DataFrame]:
    """Return three columns of numbers, some missing, and two of text."""
    generator = np.random.default_rng(3)
    numbers = pd.DataFrame({name: generator.normal(size=rows) for name in "abc"})
    numbers.loc[generator.random(rows) < 0.05, "b"] = np.nan
    words = [f" Ab{i} " for i in range(1000)]
    return numbers, pd.DataFrame({name: pd.Series(generator.choice(words, rows)) for name in "st"})


def timed(frame: pd.DataFrame, function: Callable[[Any], Any], rounds: int) -> dict[str, float]:
    """Return the best processor milliseconds of both, which take turns."""
    works: dict[str, Callable[[], Any]] = {
        "df.udf.apply": lambda: frame.udf.apply(function),
        "pandas": lambda: frame.apply(function),
    }
    ours, theirs = (work() for work in works.values())
    equal = pd.testing.assert_frame_equal if isinstance(theirs, pd.DataFrame) else pd.testing.assert_series_equal
    equal(ours, theirs)
    best = dict.fromkeys(works, float("inf"))
    for _ in range(rounds):
        for name, work in works.items():
            used = time.process_time()
            work()
            best[name] = min(best[name], time.process_time() - used)
    ratio = best["pandas"] / best["df.udf.apply"]
    return {name: round(taken * 1e3, 3) for name, taken in best.items()} | {"ratio": round(ratio, 2)}


def main() -> None:
    """Measure, and keep what was measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=100_000)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--out", type=Path, default=RESULTS / "columns_cpu.json")
    given = parser.parse_args()
    numbers, texts = frames(given.rows)
    found = {}
    with udf.options(backend="cpu"):
        for frame, functions in ((numbers, NUMBERS), (texts, TEXTS)):
            for name, function in functions.items():
                found[name] = timed(frame, function, given.rounds)
                print(f"{name:24} {found[name]}", flush=True)
    about = {"command": "python -m benchmarks.columns_cpu", "machine": machine(), "load": os.getloadavg()[0]}
    save(given.out, {**about, "rows": given.rows, "rounds": given.rounds, "unit": "processor ms", "functions": found})


if __name__ == "__main__":
    main()
