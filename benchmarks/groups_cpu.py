"""Groups on the processor, against pandas and Polars, and folds against a loop of Numba's by hand.

    python -m benchmarks.groups_cpu [--rows 8388608] [--repeats 3] [--threads 2]

Each contender begins with the columns, so keys are grouped anew every time. pandas' ``apply`` and ``transform`` of a
lambda run once, over some of the groups where there are many, scaled by their number. Results are compared first.
"""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd
import polars as pl

import udf
from benchmarks.groups_functions import FEW, KEYS, decayed, loop, reduced, score, session
from benchmarks.record import interleaved, write

if TYPE_CHECKING:
    from collections.abc import Callable


def scaled(work: Callable[[pd.DataFrame], Any], frame: pd.DataFrame) -> float:
    """Return the seconds that pandas would take for all groups, from some of them."""
    keys = frame["k"].unique()
    some = frame[frame["k"].isin(keys[:FEW])]
    seconds = interleaved({"pandas": lambda: work(some)}, repeats=1)["pandas"].median
    return seconds * len(keys) / min(len(keys), FEW)


def of_keys(name: str, rows: int, repeats: int) -> dict[str, Any]:
    """Time functions of groups for one kind of keys; return milliseconds by contender."""
    random = np.random.default_rng(0)
    columns = {"k": KEYS[name](random, rows), "x": random.normal(size=rows), "y": random.normal(size=rows)}
    frame, table = pd.DataFrame(columns), pl.DataFrame(columns)
    expression = pl.col("x").mean() - pl.col("y").min()
    spread = (pl.col("x") - pl.col("x").mean().over("k")) / pl.col("x").std().over("k")
    works: dict[str, Callable[[], Any]] = {
        "udf, mean - min": lambda: frame.udf.groupby("k").apply(reduced),
        "polars, mean - min": lambda: table.group_by("k").agg(expression).sort("k"),
        "udf, loop": lambda: frame.udf.groupby("k")["x"].apply(loop),
        "udf, z-score": lambda: frame.udf.groupby("k")["x"].transform(score),
        "polars, z-score": lambda: table.select(spread),
        "udf, rolling(10) loop": lambda: frame.udf.groupby("k")["x"].rolling(10).apply(loop),
    }
    np.testing.assert_allclose(works["udf, mean - min"](), works["polars, mean - min"]()["x"], rtol=1e-9, atol=1e-9)
    if name != "10^7 groups":  # a single row has no deviation
        np.testing.assert_allclose(works["udf, z-score"](), works["polars, z-score"]()["x"], rtol=1e-9, atol=1e-9)
    found = {name: 1e3 * timing.median for name, timing in interleaved(works, repeats=repeats).items()}
    peers: dict[str, Callable[[pd.DataFrame], Any]] = {
        "pandas, mean - min": lambda some: some.groupby("k").apply(reduced),
        "pandas, loop": lambda some: some.groupby("k")["x"].apply(loop),
        "pandas, z-score": lambda some: some.groupby("k")["x"].transform(score),
    }
    calls = peers if name != "one group" else {}
    return found | {peer: 1e3 * scaled(work, frame) for peer, work in calls.items()}


def of_folds(rows: int, repeats: int) -> dict[str, Any]:
    """Time folds: one long series, and sessions of 10^6 users, against Numba over rows in order."""
    import numba  # noqa: PLC0415 - only here

    random = np.random.default_rng(0)
    values = pd.Series(random.normal(size=rows))
    users, minutes = random.integers(0, 10**6, rows), np.sort(random.integers(0, 10**6, rows))
    frame = pd.DataFrame({"user": users, "minute": minutes})
    order = np.argsort(users, kind="stable")

    @numba.njit  # type: ignore[untyped-decorator]
    def by_hand(x: Any) -> Any:
        out, state = np.empty_like(x), 0.0
        for i in range(x.size):
            state = 0.9 * state + x[i]
            out[i] = state
        return out

    @numba.njit  # type: ignore[untyped-decorator]
    def sessions(user: Any, minute: Any) -> Any:
        out, number, last = np.empty_like(minute), 0, -(10**9)
        for i in range(user.size):
            if i == 0 or user[i] != user[i - 1]:
                number, last = 0, -(10**9)
            if minute[i] - last > 30:
                number += 1
            last = minute[i]
            out[i] = number
        return out

    sorted_users, sorted_minutes = users[order], minutes[order]
    works: dict[str, Callable[[], Any]] = {
        "udf, s = 0.9 * s + x": lambda: values.udf.scan(decayed, 0.0),
        "numba, s = 0.9 * s + x": lambda: by_hand(values.to_numpy()),
        "udf, sessions": lambda: frame.udf.groupby("user")["minute"].scan(session, (-(10**9), 0)),
        "numba, sessions of sorted rows": lambda: sessions(sorted_users, sorted_minutes),
        "numpy, stable sort of the users": lambda: np.argsort(users, kind="stable"),
    }
    np.testing.assert_allclose(works["udf, s = 0.9 * s + x"](), works["numba, s = 0.9 * s + x"](), rtol=1e-12)
    np.testing.assert_array_equal(works["udf, sessions"]().to_numpy()[order], works["numba, sessions of sorted rows"]())
    return {name: 1e3 * timing.median for name, timing in interleaved(works, repeats=repeats).items()}


def main() -> None:
    """Measure, show, and write benchmarks/results/groups_cpu.json."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=1 << 23)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--threads", type=int, default=2)
    asked = parser.parse_args()
    figures = {}
    with udf.options(backend="cpu", threads=asked.threads):
        for name in KEYS:
            figures[name] = of_keys(name, asked.rows, asked.repeats)
            print(name, {what: round(taken, 1) for what, taken in figures[name].items()}, flush=True)
        figures["folds"] = of_folds(asked.rows, asked.repeats)
        print("folds", {what: round(taken, 1) for what, taken in figures["folds"].items()})
    about = {"rows": asked.rows, "repeats": asked.repeats, "threads": asked.threads, "unit": "ms"}
    print(write("groups_cpu", {**about, "figures": figures}))


if __name__ == "__main__":
    main()
