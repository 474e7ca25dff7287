"""Columns in host memory through one GPU and through all of the machine: ``udf.options.devices``.

Copying through the host's memory bounds the calls of benchmarks/host_gpu.py whatever the number of GPUs. Columns that
are page-locked, as the results of calls are, cross the bus from where they lie; and functions of many steps are bound
by the GPU.

python -m benchmarks.devices_gpu [--rows 100000000] [--repeats 5]
"""

from __future__ import annotations

import argparse
import json
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, Any

import cupy
import numpy as np
import pandas as pd

import udf
from benchmarks.host_gpu import calls
from benchmarks.record import interleaved, write
from benchmarks.workloads import haversine, smooth

if TYPE_CHECKING:
    from collections.abc import Callable

DEVICES = ("one", "all")


def on(devices: Any, call: Callable[[], Any]) -> Callable[[], Any]:
    """Return the call on one GPU, or on all."""

    def work() -> Any:
        with udf.options(backend="cuda", devices=devices):
            return call()

    return work


def logistic(x: float) -> float:
    """Take 2000 steps of a map that never settles."""
    for _ in range(2000):
        x = 3.9 * x * (1.0 - x)
    return x


def longer(x: float) -> float:
    """Take ten times as many."""
    for _ in range(20_000):
        x = 3.9 * x * (1.0 - x)
    return x


def page_locked(rows: int) -> dict[str, Callable[[], Any]]:
    """Return calls over columns that calls gave."""
    random = np.random.default_rng(5)
    with udf.options(backend="cuda"):
        columns = {
            name: pd.Series(random.random(rows)).udf.applymap(lambda x: x * 160.0 - 80.0)
            for name in ("lat1", "lon1", "lat2", "lon2")
        }
    places = pd.DataFrame(columns, copy=False)
    return {
        "smooth, page-locked": lambda: places["lat1"].udf.applymap(smooth),
        "haversine, page-locked": lambda: places.udf.apply(haversine, axis=1),
    }


def bound_by_steps(rows: int) -> dict[str, Callable[[], Any]]:
    """Return calls whose kernels take longer than the bus."""
    starts = pd.Series(np.random.default_rng(6).random(rows))
    return {
        "2000 steps": lambda: starts.udf.applymap(logistic),
        "20,000 steps": lambda: starts.udf.applymap(longer),
    }


def main() -> None:
    """Compare results, and time both."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", type=int, default=10**8)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--out", type=Path, help="where the result goes, in place of benchmarks/results")
    asked = parser.parse_args()
    lines = {}
    for name, call in {**page_locked(asked.rows), **bound_by_steps(asked.rows), **calls(asked.rows)}.items():
        works = {devices: on(devices, call) for devices in DEVICES}
        one, every = (work() for work in works.values())
        assert one.equals(every)
        took = interleaved(works, repeats=asked.repeats)
        lines[name] = {devices: round(took[devices].median * 1e3, 2) for devices in DEVICES}
        print(name, lines[name], flush=True)
    topology = subprocess.run(["nvidia-smi", "topo", "-m"], capture_output=True, text=True, check=False).stdout  # noqa: S607 - the machine's
    result = {"rows": asked.rows, "gpus": cupy.cuda.runtime.getDeviceCount(), "topology": topology, "ms": lines}
    if asked.out:
        asked.out.write_text(json.dumps(result, indent=1) + "\n")
    else:
        write("devices_gpu", result)


if __name__ == "__main__":
    main()
