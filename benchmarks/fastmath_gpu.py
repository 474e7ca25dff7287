"""What ``fma=True`` and ``fastmath=True`` gain on a GPU: the same programs three ways, in turns, by CUDA events.

python -m benchmarks.fastmath_gpu [--rows 67108864] [--repeats 21]

Results are compared before they are timed: ``error`` is the largest difference from the exact program's result, over
the largest result. It writes benchmarks/results/fastmath_gpu.json.
"""

from __future__ import annotations

import argparse
import math
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import cupy
import numpy as np

import udf
from benchmarks.device_time import device_ms
from benchmarks.record import gpu, write
from udf.base.handling import handling
from udf.bind.bind import bind
from udf.pipeline import build
from udf.runtime.choice.backends import back_end

if TYPE_CHECKING:
    from collections.abc import Callable

ONE, TWO = np.float32(1), np.float32(2)  # Python's would make float64 of float32
WAYS: Final = {"exact": {}, "fma": {"fma": True}, "fastmath": {"fastmath": True}}


def ratio(x: Any, y: Any) -> Any:
    """Divide."""
    return x / y


def norm(x: Any, y: Any) -> Any:
    """Take the length of a vector."""
    return math.sqrt(x * x + y * y)


def logistic(x: Any) -> Any:
    """Take one exponential and one quotient."""
    return ONE / (ONE + math.exp(-x))


def waves(x: Any) -> Any:
    """Add eight damped waves."""
    total = x - x
    at = x
    for _ in range(8):
        total += math.sin(at) * math.exp(-at * at)
        at = at * at - ONE
    return total


def newton(x: Any) -> Any:
    """Find a cube root by twelve quotients."""
    root = x
    for _ in range(12):
        root = root - (root * root * root - x) / (root * root * (ONE + TWO))
    return root


def horner(x: Any) -> Any:
    """Evaluate a polynomial of degree 64."""
    total = x
    for _ in range(64):
        total = total * x + 0.5
    return total


CASES: Final[tuple[tuple[Callable[..., Any], str, int], ...]] = (
    (ratio, "float32", 2),
    (norm, "float32", 2),
    (logistic, "float32", 1),
    (waves, "float32", 1),
    (newton, "float32", 1),
    (horner, "float64", 1),
    (waves, "float64", 1),
)


def measure(function: Callable[..., Any], dtype: str, columns: int, rows: int, repeats: int) -> dict[str, Any]:
    """Return milliseconds (quartile, median, quartile) of each way, and how far its results are from the exact."""
    taken = tuple(
        udf.Series(cupy.random.default_rng(seed).uniform(0.5, 1.5, rows).astype(dtype)).column
        for seed in range(columns)
    )
    runs: dict[str, Any] = {}
    results: dict[str, Any] = {}
    for name, how in WAYS.items():
        call = bind(function, taken, how=handling("skip", "raise", "numpy", **how))
        runs[name] = partial(build(call, back_end("cuda")).program.run, taken)
        results[name] = runs[name]()[0].values.astype("float64")
    largest = float(cupy.abs(results["exact"]).max())
    errors = {name: float(cupy.abs(given - results["exact"]).max()) / largest for name, given in results.items()}
    del results
    found = device_ms(runs, repeats=repeats)
    return {
        "name": f"{function.__name__} {dtype}",
        **{f"{name}_ms": [round(one, 4) for one in ms] for name, ms in found.items()},
        **{f"{name}_error": errors[name] for name in ("fma", "fastmath")},
        "gain": round(found["exact"][1] / found["fastmath"][1], 2),
    }


def main() -> None:
    """Measure every case, print it, and write the result."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=1 << 26)
    parser.add_argument("--repeats", type=int, default=21)
    asked = parser.parse_args()
    lines = []
    with udf.options(backend="cuda"):
        for case in CASES:
            lines.append(measure(*case, asked.rows, asked.repeats))
            print(lines[-1], flush=True)
    write("fastmath_gpu", {"rows": asked.rows, "repeats": asked.repeats, "gpu": gpu(), "lines": lines})


if __name__ == "__main__":
    main()
