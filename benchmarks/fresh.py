"""From ``import udf`` to a result on 1,000 rows in a fresh process: with nothing kept from before, then once more.

The second process finds what the first left on disk, if this version keeps anything there.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from udf.cuda.device import reason_unavailable

if TYPE_CHECKING:
    from benchmarks.asked import Asked, Bar

SCRIPT = """
import json, sys, time
marks = [("", time.perf_counter())]
def mark(name): marks.append((name, time.perf_counter()))
import numpy, pyarrow
mark("import numpy, pyarrow")
import udf
mark("import udf")
x = numpy.linspace(0.0, 1.0, 1000)
if sys.argv[1] == "cuda":
    import cupy
    mark("import cupy")
    x = cupy.asarray(x)
    cupy.cuda.Device().synchronize()
    mark("CUDA context")
with udf.options(backend=sys.argv[1]):
    result = udf.Series(x).applymap(lambda v: v * 2.5 + 1 if v > 0.25 else v)
    values = result.to_numpy()
    mark("first call")
    assert values[-1] == 3.5 and values[0] == 0.0
    udf.Series(x).applymap(lambda v: v * 2.5 + 1 if v > 0.25 else v).to_numpy()
    mark("second call")
stages = {name: (at - before) * 1e3 for (_, before), (name, at) in zip(marks, marks[1:])}
loaded = [m for m in ("numba", "llvmlite", "jinja2", "cuda.core", "cupy") if m in sys.modules]
print(json.dumps({"stages": stages, "loaded": loaded}))
"""


def run(asked: Asked, bar: Bar) -> dict[str, Any]:
    """Return the median milliseconds of each stage of a first and of a later process, on each back end."""
    backends = ["cpu"] if reason_unavailable() else ["cpu", "cuda"]
    processes = 1 if asked.quick else 3
    results: dict[str, Any] = {}
    for number, backend in enumerate(backends):
        bar.at(number, len(backends), backend)
        new, again = [], []
        for _ in range(processes):
            with tempfile.TemporaryDirectory() as cache:
                new.append(one(backend, Path(cache)))
                again.append(one(backend, Path(cache)))
        results[backend] = {"new": summary(new), "again": summary(again)}
    return {"processes": processes, "backends": results}


def one(backend: str, cache: Path) -> dict[str, Any]:
    """Run one process, with ``cache`` as the cache directory."""
    given = {**os.environ, "INLAY_CACHE_DIR": str(cache)}
    command = [sys.executable, "-c", SCRIPT, backend]
    done = subprocess.run(command, env=given, capture_output=True, text=True, check=True)  # noqa: S603 - our own text
    return json.loads(done.stdout.splitlines()[-1])  # type: ignore[no-any-return]


def summary(runs: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the medians of the stages, from ``import udf`` to the result, and which libraries were loaded."""
    stages = {name: round(statistics.median(run["stages"][name] for run in runs), 2) for name in runs[0]["stages"]}
    ours = round(stages["import udf"] + stages["first call"], 2)
    return {"stages_ms": stages, "import_and_call_ms": ours, "loaded": runs[0]["loaded"]}
