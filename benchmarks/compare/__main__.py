"""``python -m benchmarks.compare [ROWS]``: check and time the twelve tasks, and write docs/comparison.md."""

from __future__ import annotations

import os
import platform
import sys
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import duckdb
import numpy as np
import pandas as pd
import polars as pl

import udf
from benchmarks.compare import logs, retail, sensors, taxi

if TYPE_CHECKING:
    from collections.abc import Iterator

    from benchmarks.compare.task import Task

PAGE: Final = Path(__file__).parents[2] / "docs" / "comparison.md"
TASKS: Final = (*taxi.TASKS, *retail.TASKS, *logs.TASKS, *sensors.TASKS)
TOOLS: Final = ("pandas", 'engine="numba"', "njit", "Polars", "DuckDB", "Inlay")
MOST_SECONDS: Final = 2.0
"""How long a tool is called again after its first call: at least once, at most 7 times."""

HEAD: Final = """# Comparison

Twelve tasks, written as people write them in each tool, timed and checked against each other.
`python -m benchmarks.compare` makes this page.

**How to read it.** Milliseconds for {rows:,} rows, the fastest of up to 7 warm calls. The data lie where the tool
expects them: a pandas frame for pandas, Numba, DuckDB, and Inlay, a Polars frame for Polars. "First" includes
compiling. Lines count the tool's code. All results are compared with the first tool's before timing.

The loops under `njit` that group know that keys are small numbers; the other tools find the keys.

{machine}

**Where Inlay does not win.** {losses}

An expression of Polars or DuckDB needs no compilation and is often fast. Where one exists and is readable, use it.
"""


class Timed(NamedTuple):
    """What a tool took, in milliseconds."""

    first: float
    warm: float


def values(result: Any) -> Any:
    """Return a result as an array."""
    return result.to_numpy() if hasattr(result, "to_numpy") else np.ma.getdata(result)


def check(task: Task, tool: str, found: Any, expected: Any) -> None:
    """Fail if a tool does not give what the first one gives."""
    found, expected = values(found), values(expected)
    if expected.dtype.kind in "fiub":
        np.testing.assert_allclose(found.astype(float), expected.astype(float), rtol=1e-7, atol=1e-7, err_msg=tool)
    elif list(found) != list(expected):
        raise SystemExit(f"{task.title}: {tool} differs")


def measured(task: Task, rows: int) -> dict[str, Timed]:
    """Return what each tool takes; all give the same."""
    frame = task.data(rows)
    other = pl.from_pandas(frame)
    expected, times = None, {}
    for tool, way in task.ways.items():
        given = other if tool == "Polars" else frame
        began = perf_counter()
        result = way.call(given)
        first = perf_counter() - began
        expected = result if expected is None else expected
        check(task, tool, result, expected)
        warm, end = [], perf_counter() + MOST_SECONDS
        while not warm or (len(warm) < 7 and perf_counter() < end):
            began = perf_counter()
            way.call(given)
            warm.append(perf_counter() - began)
        times[tool] = Timed(first * 1e3, min(warm) * 1e3)
    return times


def shown(milliseconds: float) -> str:
    """Return a time with three digits."""
    return f"{milliseconds:,.0f}" if milliseconds >= 100 else f"{milliseconds:.3g}"


def summary(results: list[dict[str, Timed]]) -> Iterator[str]:
    """Return the lines of the table of all tasks."""
    heads = (f"`{tool}`" if "=" in tool or tool == "njit" else tool for tool in TOOLS)
    yield f"| task | {' | '.join(heads)} | Inlay, first |"
    yield "|---" * (len(TOOLS) + 2) + "|"
    for task, times in zip(TASKS, results, strict=True):
        best = min(one.warm for one in times.values())
        cells = {tool: shown(one.warm) for tool, one in times.items()}
        cells |= {tool: f"**{cells[tool]}**" for tool, one in times.items() if one.warm == best}
        yield f"| {task.title} | {' | '.join(cells.get(t, '') for t in TOOLS)} | {shown(times['Inlay'].first)} |"


def details(task: Task, times: dict[str, Timed]) -> Iterator[str]:
    """Return the section of one task: lines and times, what cannot, and the code."""
    yield f"\n## {task.title}\n\n| tool | lines | first, ms | warm, ms |\n|---|---|---|---|"
    for tool, way in task.ways.items():
        yield f"| {tool} | {way.lines()} | {shown(times[tool].first)} | {shown(times[tool].warm)} |"
    for tool, why in task.cannot.items():
        yield f"| {tool} | | | {why} |"
    for tool, way in task.ways.items():
        yield f"\n{tool}:\n\n```py\n{way.source()}\n```"


def machine() -> str:
    """Return where it was measured."""
    versions = f"pandas {pd.__version__}, Polars {pl.__version__}, DuckDB {duckdb.__version__}, Inlay {udf.__version__}"
    busy = f"load {os.getloadavg()[0]:.0f} at the start"
    return f"{os.cpu_count()} {platform.machine()} cores ({busy}), {datetime.now(UTC):%Y-%m-%d}, {versions}."


def losses(results: list[dict[str, Timed]]) -> str:
    """Return which tasks another tool does faster, and how much."""
    found = []
    for task, times in zip(TASKS, results, strict=True):
        tool, best = min(times.items(), key=lambda one: one[1].warm)
        if tool != "Inlay":
            found.append(f"- {task.title}: {tool} is {times['Inlay'].warm / best.warm:.1f} times as fast.")
    return f"{len(found)} of {len(TASKS)} tasks.\n\n" + "\n".join(found)


def main(rows: int = 100_000) -> None:
    """Measure and write the page."""
    where = machine()
    udf.options.backend, udf.options.cache_dir = "cpu", "off"  # a first call compiles
    results = [measured(task, rows) for task in TASKS]
    parts = [HEAD.format(rows=rows, machine=where, losses=losses(results)), *summary(results)]
    for task, times in zip(TASKS, results, strict=True):
        parts += details(task, times)
    PAGE.write_text("\n".join(parts) + "\n")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
