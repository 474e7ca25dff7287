"""What it costs that Ctrl-C is served: programs with the checks in their loops against the same without, one thread.

The functions of benchmarks/loops_cpu.py, loops that no constant bounds, and windows. Both programs of a function give
the same bits before they are timed; they are timed in turns, from Series to Series, over the same values.
"""

from __future__ import annotations

import statistics
import time
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from unittest import mock

import numpy as np
import pandas as pd

import udf
from benchmarks.loop_functions import LOOPS, table
from udf.runtime.store import cache

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from benchmarks.asked import Asked, Bar


def newton(x: float) -> float:
    """Take a root until it stays: some 30 divisions."""
    y = x + 1.0
    while abs(y * y - x) > 1e-12 * x:
        y = (y + x / y) * 0.5
    return y


def digits(n: int) -> int:
    """Sum the digits of a number: few rounds, each long."""
    total = 0
    while n:
        total += n % 10
        n //= 10
    return total


def collatz_on(n: int) -> int:
    """Count steps until it is over, whenever that is: the shortest round of a loop that nobody can count."""
    steps = 0
    while n > 1:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        steps += 1
    return steps


def xorshift(n: int, rounds: int) -> int:
    """Draw 32 bits: a tight loop that cannot be left out, eight operations a round."""
    for _ in range(rounds):
        n ^= (n << 13) & 0xFFFFFFFF
        n ^= n >> 17
        n ^= (n << 5) & 0xFFFFFFFF
    return n


def looked_up(n: int, sizes: Any) -> int:
    """Sum what is not above a number: LLVM makes vectors of it."""
    total = 0
    for i in range(len(sizes)):
        if sizes[i] <= n:
            total += sizes[i]
    return total


def nested(n: int, rounds: int) -> int:
    """Count pairs: short loops in a long one."""
    found = 0
    for i in range(rounds):
        for j in range(i % 7):
            found += (n ^ i * j) & 1
    return found


def mean(w: Any) -> float:
    """Mean, as a loop."""
    total = 0.0
    for v in w:
        total += v
    return total / len(w)


def decayed(w: Any) -> float:
    """Sum with weights that fall by a tenth a row."""
    total = 0.0
    for v in w:
        total = total * 0.9 + v
    return total


def first_above(w: Any) -> float:
    """Look for a value until it is found: every window for itself."""
    for i in range(len(w)):
        if w[i] > 2.0:
            return float(i)
    return -1.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Work:
    """One call, and what it is called."""

    name: str
    call: Callable[[], Any]


def run(asked: Asked, bar: Bar) -> dict[str, Any]:
    """Return one line for each function, and the median and greatest cost, in percent."""
    rows = 10_000 if asked.quick else 1_000_000
    works, lines = [*of_rows(rows), *of_windows(rows)], []
    with udf.options(backend="cpu", threads=1, cache_dir="", recognize_reducers=False):
        for number, work in enumerate(works):
            bar.at(number, len(works), work.name)
            lines.append(measure(work, asked.repeats * 10))
    costs = [line["cost_percent"] for line in lines]
    worst = max(lines, key=lambda line: line["cost_percent"])
    summary = {"median": statistics.median(costs), "greatest": max(costs), "greatest_name": worst["name"]}
    return {"rows": rows, "repeats": asked.repeats * 10, "lines": lines, "cost_percent": summary}


def measure(work: Work, repeats: int) -> dict[str, Any]:
    """Time one call with and without checks."""
    programs = {"with": cache.MemoryCache(), "without": cache.MemoryCache()}

    def called(name: str) -> Any:
        cache.PROGRAMS = programs[name]
        return work.call()

    kept = cache.PROGRAMS
    try:
        with unchecked():
            before = called("without")
        pd.testing.assert_series_equal(called("with").to_pandas(), before.to_pandas(), check_exact=True)
        timed = in_turns({name: lambda name=name: called(name) for name in programs}, repeats=repeats)
    finally:
        cache.PROGRAMS = kept
    ours, bare = timed["with"], timed["without"]
    return {
        "name": work.name,
        "with_ms": round(ours * 1e3, 4),
        "without_ms": round(bare * 1e3, 4),
        "cost_percent": round((ours / bare - 1) * 100, 2),
    }


def in_turns(calls: dict[str, Callable[[], Any]], *, repeats: int) -> dict[str, float]:
    """Return the least time that the processor spent in each of ``calls``; the order turns around every time.

    The thread's own time, not the clock's: a difference of 1 % would drown in what else the machine does.
    """
    least = dict.fromkeys(calls, float("inf"))
    for turn in range(repeats):
        for name in list(calls)[:: 1 if turn % 2 else -1]:
            began = time.thread_time()
            calls[name]()
            least[name] = min(least[name], time.thread_time() - began)
    return least


UNCHECKED = {
    "udf.cpu.native.with_checks": lambda _: None,
    "udf.cpu.rows.piece_of": lambda _: 1 << 40,
    "udf.cpu.windows_build.unroll_loops": lambda flat, _: flat,
    "ptx2cpp.unroll_loops": lambda flat, _: flat,
}
"""What stands for the functions that make loops look."""


@contextmanager
def unchecked() -> Iterator[None]:
    """Build programs without checks, for a while."""
    with ExitStack() as stack:
        for name, stands_for in UNCHECKED.items():
            stack.enter_context(mock.patch(name, side_effect=stands_for))
        yield


def of_rows(rows: int) -> Iterator[Work]:
    """Yield calls over rows."""
    data = table(rows)
    for loop in LOOPS:
        if loop.scalars is None:
            series = udf.Series(data[loop.columns[0]])
            yield Work(name=loop.name, call=lambda s=series, f=loop.function: s.applymap(f))
        else:
            frame = udf.DataFrame(data[list(loop.columns)])
            yield Work(name=loop.name, call=lambda d=frame, f=loop.function: d.apply(f, axis=1))
    positive, whole = udf.Series(data["a"].abs() + 0.5), udf.Series(data["whole"])
    few = udf.Series(data["whole"].head(rows // 10))
    sizes = np.arange(100) * 24
    yield Work(name="newton", call=lambda: positive.applymap(newton))
    yield Work(name="digits", call=lambda: whole.applymap(digits))
    yield Work(name="collatz_on", call=lambda: whole.applymap(collatz_on))
    yield Work(name="xorshift", call=lambda: few.applymap(xorshift, rounds=100))
    yield Work(name="looked_up", call=lambda: few.applymap(looked_up, sizes=sizes))
    yield Work(name="nested", call=lambda: few.applymap(nested, rounds=50))


def of_windows(rows: int) -> Iterator[Work]:
    """Yield calls over windows."""
    values = udf.Series(np.random.default_rng(7).normal(size=rows))
    few = udf.Series(values.to_numpy()[: rows // 10])
    for function in (mean, decayed, first_above):
        yield Work(name=f"{function.__name__}, 10 rows", call=lambda f=function: values.rolling(10).apply(f))
        yield Work(name=f"{function.__name__}, 1000 rows", call=lambda f=function: few.rolling(1000).apply(f))
    frame = few.to_pandas()
    frame.index = pd.date_range("2024", periods=len(frame), freq="s")
    timed = udf.Series(frame)
    yield Work(name="decayed, 30 s", call=lambda: timed.rolling("30s").apply(decayed))
    yield Work(name="mean, 100 rows, recognised", call=lambda: recognised(values))


def recognised(values: udf.Series) -> udf.Series:
    """Run a mean that is made of reductions."""
    with udf.options(recognize_reducers=True):
        return values.rolling(100).apply(mean)
