"""cuDF's own groups and rolling windows over the data of benchmarks/groups_gpu.py, in a process of its own.

    python -m benchmarks.contenders.groups_cudf ROWS REPEATS

Prints one line of JSON: milliseconds by kind of keys and work, or why there is none. cuDF has libraries of its own
versions: PYTHONPATH begins with its folder, which ``CUDF_SITE`` names where it is packed.
"""

from __future__ import annotations

import ctypes
import json
import os
import sys
from time import perf_counter
from typing import TYPE_CHECKING, Any

import numpy as np

if os.environ.get("CUDF_SITE"):
    ctypes.CDLL(f"{os.environ['CUDF_SITE']}/nvidia/cu13/lib/libnvJitLink.so.13", ctypes.RTLD_GLOBAL)
import cudf
import cupy

from benchmarks.groups_functions import KEYS

if TYPE_CHECKING:
    from collections.abc import Callable


def reduced(g: Any) -> Any:
    """Make reductions only: the form that cuDF's compiled apply takes."""
    return g["x"].mean() - g["y"].min()


def milliseconds(work: Callable[[], Any], repeats: int) -> float | str:
    """Return the median of the wall times of ``work``, the first aside; why not, if it cannot be done."""
    taken = []
    for _ in range(repeats + 1):
        cupy.cuda.Device().synchronize()
        begun = perf_counter()
        try:
            made = work()
        except Exception as error:  # noqa: BLE001 - what cuDF cannot do is a result
            return f"{type(error).__name__}: {error}"[:90]
        cupy.cuda.Device().synchronize()
        taken.append(1e3 * (perf_counter() - begun))
        del made
    return round(float(np.median(taken[1:])), 3)


def of_keys(name: str, rows: int, repeats: int) -> dict[str, float | str]:
    """Time cuDF's groups for one kind of keys."""
    random = np.random.default_rng(0)
    k = KEYS[name](random, rows)
    frame = cudf.DataFrame({"k": k, "x": random.normal(size=rows), "y": random.normal(size=rows)})

    def expression() -> Any:
        groups = frame.groupby("k")
        return groups["x"].mean() - groups["y"].min()

    works: dict[str, Callable[[], Any]] = {
        "mean - min, two built-in reductions": expression,
        "z-score, built-in": lambda: (
            (frame["x"] - frame.groupby("k")["x"].transform("mean")) / frame.groupby("k")["x"].transform("std")
        ),
    }
    if name == "10^4 groups":
        works["mean - min, apply(engine='jit')"] = lambda: frame.groupby("k").apply(reduced, engine="jit")
        works["rolling(10), built-in sum"] = lambda: frame.groupby("k")["x"].rolling(10).sum()
    return {what: milliseconds(work, repeats) for what, work in works.items()}


if __name__ == "__main__":
    _rows, _repeats = map(int, sys.argv[1:3])
    _found: dict[str, Any] = {name: of_keys(name, _rows, _repeats) for name in KEYS}
    print(json.dumps({"version": cudf.__version__, **_found}))
