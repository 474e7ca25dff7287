"""Groups by keys of each kind: at pandas' doors, pandas with the function, its methods, Polars and DuckDB, in turn.

python -m benchmarks.group_keys_cpu [--rows 2000000] [--rounds 5] [--out FILE]

Values are spread apart as identifiers are, but for the dense ones. Each does ``mean - min`` of a column by the key,
groups in order. Kept is the best of all rounds, in milliseconds: by the wall, and of the processor (all threads).
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
import udf.pandas
from benchmarks.record import RESULTS, machine, save
from udf.base.threads import processors

if TYPE_CHECKING:
    from collections.abc import Callable

GROUPS = (160, 10_000, 1_000_000)
MOST_CALLED = 10_000
"""Groups up to which pandas calls the function."""


def spread(values: Any) -> Any:
    """Return how far the least of some values lies below their mean."""
    return values.mean() - values.min()


def keys_of(groups: int, rows: int) -> dict[str, dict[str, Any]]:
    """Return columns of keys of each kind."""
    generator = np.random.default_rng(groups)
    place = generator.integers(0, groups, rows)
    far = generator.integers(0, 1 << 62, groups)
    texts = pd.Series(far.astype(str)).astype("str")
    return {
        "dense int64": {"k": place},
        "sparse int64": {"k": far[place]},
        "float64": {"k": (far / 7.0)[place]},
        "text": {"k": texts.take(place).array},
        "category": {"k": pd.Categorical.from_codes(place, [f"c{i}" for i in range(groups)])},
        "int64[pyarrow]": {"k": pd.array(far[place], dtype="int64[pyarrow]")},
        "two of int64": {"k": far[place // 10], "j": place % 10},
    }


def installed(work: Callable[[], Any]) -> Any:
    """Return the result of ``work`` with ``udf.pandas``."""
    with udf.pandas.accelerated(always=True):
        return work()


def works_of(frame: pd.DataFrame, by: list[str], groups: int) -> dict[str, Callable[[], Any]]:
    """Return what is timed."""
    key: Any = by if len(by) > 1 else by[0]
    works: dict[str, Callable[[], Any]] = {
        "df.udf.groupby": lambda: frame.udf.groupby(key, observed=True)["x"].agg(spread),
        "udf.pandas": lambda: installed(lambda: frame.groupby(key, observed=True)["x"].apply(spread)),
        "pandas' methods": lambda: spread(frame.groupby(key, observed=True)["x"]),
    }
    if groups <= MOST_CALLED:
        works["pandas"] = lambda: frame.groupby(key, observed=True)["x"].apply(spread)
    try:
        import polars as pl  # noqa: PLC0415 - where it is installed
    except ImportError:
        pass
    else:
        there, value = pl.from_pandas(frame), pl.col("x").mean() - pl.col("x").min()
        works["Polars"] = lambda: there.group_by(by).agg(value).sort(by)
    try:
        import duckdb  # noqa: PLC0415 - as above
    except ImportError:
        return works
    connection, names = duckdb.connect(), ", ".join(by)
    connection.register("given", frame)
    connection.execute("create table t as select * from given")
    query = f"select {names}, avg(x) - min(x) from t group by {names} order by {names}"  # noqa: S608 - our own names
    works["DuckDB"] = lambda: connection.execute(query).fetchnumpy()
    return works


def timed(works: dict[str, Callable[[], Any]], rounds: int) -> dict[str, dict[str, float]]:
    """Return the best milliseconds of each of ``works``, which take turns."""
    wall, own = dict.fromkeys(works, float("inf")), dict.fromkeys(works, float("inf"))
    for work in works.values():
        work()
    for _ in range(rounds):
        for name, work in works.items():
            began, used = time.perf_counter(), time.process_time()
            work()
            own[name] = min(own[name], time.process_time() - used)
            wall[name] = min(wall[name], time.perf_counter() - began)
    return {name: {"wall_ms": round(wall[name] * 1e3, 1), "processor_ms": round(own[name] * 1e3, 1)} for name in works}


def main() -> None:
    """Measure, and keep what was measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=2_000_000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--out", type=Path, default=RESULTS / "group_keys_cpu.json")
    given = parser.parse_args()
    found: dict[str, Any] = {}
    for groups in GROUPS:
        for kind, columns in keys_of(groups, given.rows).items():
            frame = pd.DataFrame({**columns, "x": np.random.default_rng(7).normal(size=given.rows)})
            with udf.options(backend="cpu"):
                found[f"{kind}, {groups:,} groups"] = timed(works_of(frame, list(columns), groups), given.rounds)
    about = {"command": "python -m benchmarks.group_keys_cpu", "machine": machine(), "load": os.getloadavg()[0]}
    about |= {"threads": processors(), "rows": given.rows, "rounds": given.rounds}
    save(given.out, {**about, "groups": found})


if __name__ == "__main__":
    main()
