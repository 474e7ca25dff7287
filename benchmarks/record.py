"""What every benchmark shares: interleaved timing, the machine it ran on, and a JSON result."""

from __future__ import annotations

import json
import os
import platform
import random
import shlex
import statistics
import subprocess
import sys
import time
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).parents[1]
LINE = 240
RESULTS = ROOT / "benchmarks" / "results"
PACKAGES = (
    "numpy", "pandas", "polars", "duckdb", "pyarrow", "numba", "numba-cuda", "llvmlite", "cuda-core", "cuda-bindings",
    "cuda-cccl", "cupy-cuda12x", "cupy-cuda13x", "cudf-cu13", "nvidia-cuda-nvrtc", "nvidia-nvvm", "torch", "triton",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Timing:
    """Seconds of one call: the median of ``repeats``, and the quartiles as its spread."""

    median: float
    low: float
    high: float
    repeats: int


def interleaved(
    works: dict[str, Callable[[], Any]], *, repeats: int, before: Callable[[], Any] = int
) -> dict[str, Timing]:
    """Time each of ``works`` ``repeats`` times, taking turns, after one warm-up; a slow moment then hits all alike.

    Each turn is in another order: who comes after another's work gets its memory, pages and all. ``before`` is called
    before each, and is not timed.
    """
    taken: dict[str, list[float]] = {name: [] for name in works}
    for work in works.values():
        work()
    order, shuffled = list(works), random.Random(0)  # noqa: S311 - an order
    for _ in range(repeats):
        shuffled.shuffle(order)
        for name in order:
            before()
            start = time.perf_counter()
            works[name]()
            taken[name].append(time.perf_counter() - start)
    return {name: _timing(sorted(seconds)) for name, seconds in taken.items()}


def _timing(seconds: list[float]) -> Timing:
    last = len(seconds) - 1
    return Timing(statistics.median(seconds), seconds[last // 4], seconds[last - last // 4], len(seconds))


def machine(*, commit: str | None = None) -> dict[str, Any]:
    """Return where and with what this runs: processor, versions, commit (git's, unless given)."""
    versions = {}
    for package in PACKAGES:
        try:
            versions[package] = version(package)
        except PackageNotFoundError:
            continue
    return {
        "processor": _processor(),
        "cores": len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count(),
        "python": platform.python_version(),
        "versions": versions,
        "commit": commit if commit is not None else _commit(),
        "when": datetime.now(tz=UTC).isoformat(timespec="seconds"),
    }


def _processor() -> str:
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    return next((line.split(":")[1].strip() for line in lines if line.startswith("model name")), platform.machine())


def _commit() -> str:
    if given := os.environ.get("INLAY_COMMIT"):  # where there is no git
        return given
    return _git("rev-parse", "--short", "HEAD") + ("+changes" if _git("status", "--porcelain", "-uno") else "")


def _git(*words: str) -> str:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603, S607
    return done.stdout.strip()


def gpu() -> dict[str, Any]:
    """Return which GPU and driver this is."""
    query = ["nvidia-smi", "--query-gpu=name,driver_version,memory.total", "--format=csv,noheader"]
    shown = subprocess.run(query, capture_output=True, text=True, check=True)  # noqa: S603 - fixed words
    name, driver, memory = (field.strip() for field in shown.stdout.splitlines()[0].split(","))
    return {"gpu": name, "driver": driver, "memory": memory}


def save(path: Path, result: dict[str, Any]) -> Path:
    """Write ``result`` as JSON, with the command that measured it (less the machine's own folders)."""
    path.parent.mkdir(parents=True, exist_ok=True)
    spec = sys.modules["__main__"].__spec__
    module = "benchmarks" if spec is None else spec.name.removesuffix(".__main__")
    words = ["python", "-m", module, *sys.argv[1:]]
    command = shlex.join(word for word in words if "--out" not in word and Path(word) != path.parent)
    path.write_text(text({"command": command, **result}) + "\n")
    return path


def text(value: Any, indent: str = "") -> str:
    """Return ``value`` as JSON, one line a record: what fits into a line is not broken.

    Examples
    --------
    >>> print(text({"runs": [{"rows": 1000, "ms": 0.25}], "notes": ["a" * 240]})[:50])
    {
     "runs": [{"rows": 1000, "ms": 0.25}],
     "notes":
    """
    line = json.dumps(value, ensure_ascii=False)
    if len(indent) + len(line) <= LINE or not isinstance(value, dict | list):
        return line
    inner = indent + " "
    if isinstance(value, list):
        return "[\n" + ",\n".join(inner + text(item, inner) for item in value) + f"\n{indent}]"
    items = (f"{inner}{json.dumps(str(key), ensure_ascii=False)}: {text(item, inner)}" for key, item in value.items())
    return "{\n" + ",\n".join(items) + f"\n{indent}}}"


def load(path: Path) -> dict[str, Any]:
    """Return what :func:`save` wrote."""
    return json.loads(path.read_text())  # type: ignore[no-any-return]


def write(name: str, result: dict[str, Any]) -> Path:
    """Write ``result`` with the machine beside it to benchmarks/results/``name``.json: for a benchmark of its own."""
    return save(RESULTS / f"{name}.json", {"machine": machine(), **result})
