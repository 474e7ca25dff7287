"""Cached calls over 1,000 rows at pandas' door and at our own, beside what a user would write in their place.

python -m benchmarks.short_calls_cpu [--rounds 25] [--out FILE]

Each work is run in turn with its peers, some calls at a time; kept is the best of all rounds, in microseconds a call:
by the wall, and of the processor, which other processes do not disturb. ``python_calls`` counts the functions of Python
that a call calls, once all is cached.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pandas as pd

import udf
from benchmarks.record import RESULTS, machine, save

if TYPE_CHECKING:
    from collections.abc import Callable

    Works = dict[str, Callable[[], Any]]

ROWS: Final = 1000
WIDTHS: Final = (3, 10, 100, 1000, 10_000)
CALLS: Final = 20
"""Calls of a work in a round."""


def branch(r: Any) -> Any:
    """Return one of two sums of three columns."""
    return r.a * 2 + r.b if r.c > 0 else r.b


def average(state: float, x: float) -> tuple[float, float]:
    """Return the moving average, twice."""
    state = state * 0.5 + x
    return state, state


def spread(values: Any) -> float:
    """Return how far the values of a group lie apart."""
    return values.max() - values.min()


def frames() -> dict[str, Works]:
    """Return three columns used of frames of several widths."""
    found: dict[str, Works] = {}
    for width in WIDTHS:
        values = np.random.default_rng(width).normal(size=(width, ROWS))
        names = ["a", "b", "c", *(f"x{i}" for i in range(width - 3))]
        frame = pd.DataFrame(dict(zip(names, values, strict=True)))
        ours = udf.DataFrame(frame)
        found[f"rows, 3 of {width:,} columns"] = {
            "df.udf.apply": lambda frame=frame: frame.udf.apply(branch, axis=1),
            "udf.DataFrame.apply": lambda ours=ours: ours.apply(branch),
            "pandas' columns": lambda f=frame: pd.Series(np.where(f.c > 0, f.a * 2 + f.b, f.b), index=f.index),
        }
    return found


def values() -> dict[str, Works]:
    """Return functions of values: numbers, and text."""
    generator = np.random.default_rng(0)
    numbers = pd.Series(generator.normal(size=ROWS))
    text = pd.Series(generator.choice(["abc", "De", "FGH", ""], ROWS))
    ours = udf.Series(numbers)
    return {
        "values": {
            "s.udf.map": lambda: numbers.udf.map(lambda x: x * 2 + 1),
            "udf.Series.applymap": lambda: ours.applymap(lambda x: x * 2 + 1),
            "pandas' columns": lambda: numbers * 2 + 1,
            "pandas' map": lambda: numbers.map(lambda x: x * 2 + 1),
        },
        "text": {
            "s.udf.map": lambda: text.udf.map(lambda x: x.upper() + "!"),
            "pandas' str": lambda: text.str.upper() + "!",
            "pandas' map": lambda: text.map(lambda x: x.upper() + "!"),
        },
        "text to number": {
            "s.udf.map": lambda: text.udf.map(lambda x: len(x) + 0),
            "pandas' str": lambda: text.str.len() + 0,
            "pandas' map": lambda: text.map(lambda x: len(x) + 0),
        },
        "scan": {
            "udf.Series.scan": lambda: ours.scan(average, 0.0),
            "udf.Series.scan, a new lambda": lambda: ours.scan(lambda s, x: (s * 0.5 + x, s), 0.0),
            "s.udf.scan": lambda: numbers.udf.scan(average, 0.0),
        },
    }


def groups() -> dict[str, Works]:
    """Return a function of the groups of 1,000 rows."""
    generator = np.random.default_rng(1)
    frame = pd.DataFrame({"k": generator.integers(0, 20, ROWS), "v": generator.normal(size=ROWS)})
    ours = udf.DataFrame(frame)
    works: Works = {
        "df.udf.groupby": lambda: frame.udf.groupby("k")["v"].agg(spread),
        "udf.DataFrame.groupby": lambda: ours.groupby("k")["v"].agg(spread),
        "pandas' methods": lambda: spread(frame.groupby("k")["v"]),
    }
    try:
        import polars as pl  # noqa: PLC0415 - where it is installed
    except ImportError:
        return {"groups": works}
    there = pl.from_pandas(frame)
    difference = pl.col("v").max() - pl.col("v").min()
    works["Polars' expressions"] = lambda: there.group_by("k").agg(difference).sort("k")
    return {"groups": works}


def python_calls(work: Callable[[], Any]) -> int:
    """Return how many functions of Python a call calls."""
    count = 0

    def note(_: Any, event: str, __: Any) -> None:
        nonlocal count
        count += event == "call"

    work()
    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count


def timed(works: Works, rounds: int) -> dict[str, dict[str, float]]:
    """Return the best microseconds of a call of each of ``works``, which take turns."""
    wall, own = dict.fromkeys(works, float("inf")), dict.fromkeys(works, float("inf"))
    for work in works.values():
        for _ in range(3):
            work()
    for _ in range(rounds):
        for name, work in works.items():
            began, used = time.perf_counter(), time.process_time()
            for _ in range(CALLS):
                work()
            own[name] = min(own[name], (time.process_time() - used) / CALLS)
            wall[name] = min(wall[name], (time.perf_counter() - began) / CALLS)
    return {
        name: {
            "wall_us": round(wall[name] * 1e6, 1),
            "processor_us": round(own[name] * 1e6, 1),
            "python_calls": python_calls(work),
        }
        for name, work in works.items()
    }


def main() -> None:
    """Measure, and keep what was measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=25)
    parser.add_argument("--out", type=Path, default=RESULTS / "short_calls_cpu.json")
    given = parser.parse_args()
    with udf.options(backend="cpu"):
        found = {name: timed(works, given.rounds) for name, works in {**frames(), **values(), **groups()}.items()}
    about = {"command": "python -m benchmarks.short_calls_cpu", "machine": machine(), "load": os.getloadavg()[0]}
    save(given.out, {**about, "rows": ROWS, "rounds": given.rounds, "calls": found})


if __name__ == "__main__":
    main()
