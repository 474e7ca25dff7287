"""Groups and folds on a GPU, of columns that lie there, beside CuPy by hand, a copy, and pandas on the host.

    python -m benchmarks.groups_gpu [--rows 33554432] [--repeats 7]

A call begins with the columns: keys are grouped anew. "again" is a second function of the same groups. pandas runs
over some of the groups, scaled by their number. Results are compared first. cuDF, where it can be imported
(``CUDF_SITE`` names its folder), runs its own groups over the same data afterwards.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from functools import partial
from importlib.util import find_spec
from time import perf_counter
from typing import TYPE_CHECKING, Any

import cupy
import cupyx
import numpy as np
import pandas as pd

import udf
from benchmarks.groups_functions import FEW, KEYS, decayed, loop, reduced, score, session
from benchmarks.record import write

if TYPE_CHECKING:
    from collections.abc import Callable


def milliseconds(work: Callable[[], Any], repeats: int) -> float:
    """Return the median of the wall times of ``work``, in turn, each until the GPU is done; two before do not count."""
    taken = []
    for _ in range(repeats + 2):
        cupy.cuda.get_current_stream().synchronize()
        begun = perf_counter()
        made = work()
        cupy.cuda.get_current_stream().synchronize()
        taken.append(1e3 * (perf_counter() - begun))
        del made
    return round(float(np.median(taken[2:])), 3)


def by_hand(k: Any, x: Any, y: Any) -> Any:
    """Return ``x.mean() - y.min()`` of groups 0 .. by atomics; CuPy's minimum by index rounds to float32 (14.2)."""
    groups = int(k.max()) + 1
    total, least = cupy.zeros(groups), cupy.full(groups, np.inf)
    cupyx.scatter_add(total, k, x)
    cupyx.scatter_min(least, k, y)
    return total / cupy.bincount(k, minlength=groups) - least


def of_keys(name: str, rows: int, repeats: int) -> dict[str, float]:
    """Time functions of groups for one kind of keys."""
    random = np.random.default_rng(0)
    host = {"k": KEYS[name](random, rows), "x": random.normal(size=rows), "y": random.normal(size=rows)}
    there = {label: cupy.asarray(values) for label, values in host.items()}
    frame = udf.DataFrame(there)
    groups, column = frame.groupby("k"), frame.groupby("k")["x"]
    found, hand = groups.apply(reduced).to_numpy(), by_hand(**there)
    np.testing.assert_allclose(found, hand[~cupy.isnan(hand)].get(), rtol=1e-6, atol=1e-6)  # as exact as the peer
    works: dict[str, Callable[[], Any]] = {
        "mean - min": lambda: frame.groupby("k").apply(reduced),
        "mean - min, again": lambda: groups.apply(reduced),
        "z-score": lambda: frame.groupby("k")["x"].transform(score),
        "z-score, again": lambda: column.transform(score),
        "cupy by hand, mean - min": partial(by_hand, **there),
    }
    if name in ("10^4 groups", "10^7 groups", "Zipf"):
        works["loop"] = lambda: frame.groupby("k")["x"].agg(loop)
        works["loop, again"] = lambda: column.agg(loop)
    taken = {what: milliseconds(work, repeats) for what, work in works.items()}
    if name == "10^4 groups":
        windows = udf.Series(there["x"])
        taken["rolling(10) loop"] = milliseconds(lambda: frame.groupby("k")["x"].rolling(10).apply(loop), repeats)
        taken["rolling(10) loop, without groups"] = milliseconds(lambda: windows.rolling(10).apply(loop), repeats)
        some = pd.DataFrame({label: values[: rows // 16] for label, values in host.items()})
        some = some[some["k"] < FEW]
        for what, work in {
            "pandas, mean - min": lambda: some.groupby("k").apply(reduced),
            "pandas, loop": lambda: some.groupby("k")["x"].apply(loop),
            "pandas, z-score": lambda: some.groupby("k")["x"].transform(score),
        }.items():
            begun = perf_counter()
            work()
            taken[what] = round(1e3 * (perf_counter() - begun) * rows / len(some), 1)
    return taken


def largest(a: float, b: float) -> float:
    """Return what is larger in magnitude."""
    return a if abs(a) > abs(b) else b


def limited(balance: float, change: float) -> Any:
    """Return a balance between 0 and 10."""
    balance = min(max(balance + change, 0.0), 10.0)
    return balance, balance


def of_folds(rows: int, repeats: int) -> dict[str, float]:
    """Time folds: one series of four times the rows, its reduction, sessions of 10^6 users."""
    random = np.random.default_rng(0)
    values = cupy.random.default_rng(0).standard_normal(4 * rows)
    series = udf.Series(values)
    assert abs(series.reduce(largest, 0.0, associative=True)) == float(cupy.abs(values).max())
    frame = udf.DataFrame(
        {"user": cupy.asarray(random.integers(0, 10**6, rows)), "minute": cupy.arange(rows, dtype=np.int64) // 32}
    )
    works: dict[str, Callable[[], Any]] = {
        "copy, 4 x rows": values.copy,
        "sum by CuPy, 4 x rows": values.sum,
        "s = 0.9 * s + x, 4 x rows": lambda: series.scan(decayed, 0.0),
        "balance between limits, 4 x rows": lambda: series.scan(limited, 0.0),
        "largest in magnitude, associative, 4 x rows": lambda: series.reduce(largest, 0.0, associative=True),
        "sessions": lambda: frame.groupby("user")["minute"].scan(session, (-(10**9), 0)),
    }
    return {what: milliseconds(work, repeats) for what, work in works.items()}


def by_cudf(rows: int, repeats: int) -> Any:
    """Return what benchmarks/contenders/groups_cudf.py measures, in a process of its own; None if there is no cuDF."""
    site = os.environ.get("CUDF_SITE", "")
    if not site and find_spec("cudf") is None:
        return None
    cupy.get_default_memory_pool().free_all_blocks()
    command = [sys.executable, "-m", "benchmarks.contenders.groups_cudf", str(rows), str(repeats)]
    path = os.pathsep.join(filter(None, [site, os.environ.get("PYTHONPATH", "")]))
    ran = subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False)  # noqa: S603 - ourselves
    lines = ran.stdout.splitlines()
    return json.loads(lines[-1]) if ran.returncode == 0 and lines else {"error": ran.stderr[-300:]}


def main() -> None:
    """Measure, show, and write benchmarks/results/groups_gpu.json."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=1 << 25)
    parser.add_argument("--repeats", type=int, default=7)
    asked = parser.parse_args()
    figures = {}
    for name in KEYS:
        figures[name] = of_keys(name, asked.rows, asked.repeats)
        print(name, figures[name], flush=True)
    figures["folds"] = of_folds(asked.rows, asked.repeats)
    print("folds", figures["folds"], flush=True)
    figures["cudf"] = by_cudf(asked.rows, asked.repeats)
    print("cudf", figures["cudf"])
    device = cupy.cuda.runtime.getDeviceProperties(0)["name"].decode()
    about = {"rows": asked.rows, "repeats": asked.repeats, "device": device, "unit": "ms"}
    print(write("groups_gpu", {**about, "figures": figures}))


if __name__ == "__main__":
    main()
