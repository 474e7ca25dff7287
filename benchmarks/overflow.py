"""What looking for overflow costs: the same programs with ``overflow="raise"`` and ``"wrap"``, in turns.

python -m benchmarks.overflow --backend cpu [--rows 1000000] [--repeats 41]

On the processor one thread's loop; on the GPU a call until its result is there. Both results are compared before.
"""

from __future__ import annotations

import argparse
import statistics
import time
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import numpy as np

import udf
from benchmarks.record import gpu, interleaved, write
from udf.base.handling import Handling
from udf.bind.bind import bind
from udf.columns.transfers import to_host
from udf.pipeline import build
from udf.runtime.choice.backends import back_end, readable_columns, requested_backend

if TYPE_CHECKING:
    from collections.abc import Callable

WORD: Final = 0xFFFFFFFFFFFFFFFF


def line(x: int) -> int:
    """Compute the least that one would: a product and a sum."""
    return x * 2 + 1


def polynomial(x: int) -> int:
    """Multiply what no range is known of."""
    return (x * x + 3 * x - 7) * x


def total(x: int) -> int:
    """Add up in a loop, digit by digit."""
    added = 0
    for i in range(32):
        added += (x >> i) * i
    return added


def collatz(x: int) -> int:
    """Go on until a value is reached."""
    steps = 0
    while x > 1 and steps < 200:
        x = 3 * x + 1 if x % 2 else x // 2
        steps += 1
    return steps


def digest(x: int) -> int:
    """Mix bits, with the masks that Python needs (splitmix64)."""
    z = (x + 0x9E3779B97F4A7C15) & WORD
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & WORD
    return z ^ (z >> 31)


def rolling_digest(x: int) -> int:
    """Mix bytes in a loop (FNV-1a)."""
    h = 0xCBF29CE484222325
    for i in range(8):
        h = ((h ^ ((x >> (8 * i)) & 255)) * 0x100000001B3) & WORD
    return h


def branchy(x: int) -> int:
    """Go one of several ways."""
    if x % 3 == 0:
        return x * 5 - 2
    if x < 500_000:
        return -x + x // 7
    return abs(x - 1_000_000) * 3 + (x << 2)


def difference(a: int, b: int) -> int:
    """Compare two columns, as prices in cents are."""
    return (a - b) * 100 // (b + 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """One function over columns of one dtype."""

    function: Callable[..., Any]
    dtype: str = "int64"
    columns: int = 1


CASES: Final = (
    Case(function=line),
    Case(function=line, dtype="int32"),
    Case(function=polynomial),
    Case(function=polynomial, dtype="int32"),
    Case(function=difference, columns=2),
    Case(function=branchy),
    Case(function=total),
    Case(function=collatz),
    Case(function=digest, dtype="uint64"),
    Case(function=rolling_digest, dtype="uint64"),
)


def measure(case: Case, rows: int, repeats: int) -> dict[str, Any]:
    """Return the milliseconds of both (quartile, median, quartile), and what raising costs by the faster quartile."""
    data = np.random.default_rng(7)
    columns = tuple(udf.Series(data.integers(1, 10**6, rows).astype(case.dtype)).column for _ in range(case.columns))
    backend, runs, results = requested_backend()[0] or back_end("cuda"), {}, {}
    for overflow in ("raise", "wrap"):
        how = Handling(nulls="pass", overflow=overflow)  # type: ignore[arg-type]
        call = bind(case.function, columns, how=how, assumes=backend.assumes)
        program = build(call, backend).program
        inputs = readable_columns(columns, backend)
        runs[overflow] = partial(program.run, inputs)
        results[overflow] = np.asarray(to_host(program.run(inputs)[0]).values)
    np.testing.assert_array_equal(results["raise"], results["wrap"])
    taken = on_gpu(runs, repeats) if backend.name == "cuda" else on_processor(runs, repeats)
    return {
        "name": f"{case.function.__name__} {case.dtype}",
        **{f"{name}_ms": [round(ms, 4) for ms in quartiles] for name, quartiles in taken.items()},
        "cost_percent": round((taken["raise"][0] / taken["wrap"][0] - 1) * 100, 1),
    }


def on_processor(runs: dict[str, Callable[[], Any]], repeats: int) -> dict[str, list[float]]:
    """Time one thread, by the time that the process was running: other work on the machine does not count."""
    taken: dict[str, list[float]] = {name: [] for name in runs}
    with udf.options(threads=1):
        for _ in range(repeats):
            for name, run in runs.items():
                start = time.process_time_ns()
                run()
                taken[name].append((time.process_time_ns() - start) / 1e6)
    return {name: statistics.quantiles(times, n=4) for name, times in taken.items()}


def on_gpu(runs: dict[str, Callable[[], Any]], repeats: int) -> dict[str, list[float]]:
    """Time calls until the GPU is done; a call that can raise waits for its kernel anyway."""
    import cupy  # noqa: PLC0415 - on a machine with a GPU only

    def waited(run: Callable[[], Any]) -> None:
        run()
        cupy.cuda.Device().synchronize()

    found = interleaved({name: partial(waited, run) for name, run in runs.items()}, repeats=repeats)
    return {name: [t.low * 1e3, t.median * 1e3, t.high * 1e3] for name, t in found.items()}


def main() -> None:
    """Measure every case, print a table, and write benchmarks/results/overflow_<backend>.json."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--backend", choices=("cpu", "cuda"), default="cpu")
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--repeats", type=int, default=41)
    asked = parser.parse_args()
    lines = []
    with udf.options(backend=asked.backend):
        for case in CASES:
            start = time.perf_counter()
            lines.append(measure(case, asked.rows, asked.repeats))
            shown, took = lines[-1], time.perf_counter() - start
            print(
                f"{shown['name']:24} {shown['raise_ms']} {shown['wrap_ms']} {shown['cost_percent']:+}% ({took:.1f} s)"
            )
    extra = {"gpu": gpu()} if asked.backend == "cuda" else {}
    write(f"overflow_{asked.backend}", {"rows": asked.rows, "repeats": asked.repeats, **extra, "lines": lines})


if __name__ == "__main__":
    main()
