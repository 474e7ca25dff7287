"""Rows that compiled code leaves to Python, beside pandas running all of them.

python -m benchmarks.leaving_cpu [--rows 10000000] [--rounds 3] [--out FILE]

Three functions with a branch that only Python can run; data in which a share of the rows takes it. ``allowed`` is what
Amdahl's law allows: our time where no row leaves, and pandas' own time for rows that do; ``of_allowed`` is that over
our time. The times are of the processor, in seconds, the least of all rounds; ours and pandas' take turns.

``first_calls`` are milliseconds of first calls on 1,000 rows, of functions with a path that leaves and of the same
without it. ``peak_mb`` is the memory that a call takes at most, beside the data, where all rows leave: in a process of
its own, the second call.
"""

from __future__ import annotations

import argparse
import io
import json
import subprocess
import sys
import time
import warnings
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pandas as pd

import udf
from benchmarks.record import RESULTS, machine, save
from udf.bind import cuts
from udf.runtime.store import cache as programs

if TYPE_CHECKING:
    from collections.abc import Callable

SHARES: Final = (1.0, 0.0, 0.0001, 0.01, 0.1)
odd: list[Any] = []
"""What the functions' rare branch writes."""


def formula(x: float) -> float:
    """Return a formula of a value; a value below 0 is noted."""
    if x < 0:
        odd.append(x)
        return 0.0
    return x * x * 0.5 + 2.0 / (x + 1.0)


def clean(x: str) -> str:
    """Return a text as it is meant; one that holds JSON is parsed."""
    return json.loads(x)["name"] if x.startswith("{") else x.strip().lower()


def row(r: Any) -> float:
    """Return a sum of three columns; a row that is out of order is noted."""
    if r.a < 0:
        odd.append(r.name)
        return 0.0
    return r.a * 2 + r.b - r.c


def numbers(rows: int, share: float) -> pd.Series:
    """Return values, of which a ``share`` is negative."""
    generator = np.random.default_rng(1)
    values = generator.random(rows)
    values[generator.random(rows) < share] *= -1
    return pd.Series(values)


def texts(rows: int, share: float) -> pd.Series:
    """Return texts, of which a ``share`` is JSON."""
    generator = np.random.default_rng(2)
    values = generator.choice([" Abc", "DEF ", "ghi", " J k L "], rows).astype(object)
    values[generator.random(rows) < share] = '{"name": "x"}'
    return pd.Series(values, dtype="str")


def frame(rows: int, share: float) -> pd.DataFrame:
    """Return three columns, the first of which has a ``share`` of negative values."""
    generator = np.random.default_rng(3)
    return pd.DataFrame({"a": numbers(rows, share), "b": generator.random(rows), "c": generator.random(rows)})


WORKS: Final[dict[str, tuple[Callable[..., Any], Callable[..., Any], int]]] = {
    "formula": (formula, numbers, 1),
    "text cleaning": (clean, texts, 2),
    "row of three columns": (row, frame, 20),
}
"""A function, its data, and by how much fewer rows it is measured."""


def _ours(data: Any, function: Any) -> Any:
    return data.udf.map(function) if data.ndim == 1 else data.udf.apply(function, axis=1)


def _theirs(data: Any, function: Any) -> Any:
    return data.map(function) if data.ndim == 1 else data.apply(function, axis=1)


def _seconds(run: Callable[..., Any], *given: Any) -> float:
    odd.clear()
    began = time.process_time()
    run(*given)
    return time.process_time() - began


def measure(function: Any, data_of: Callable[..., Any], rows: int, rounds: int) -> list[dict[str, Any]]:
    """Return the times of each share of rows that leave."""
    found, alone, whole = [], 0.0, 0.0
    for share in SHARES:
        data = data_of(rows, share)
        first = _seconds(_ours, data, function)
        both = [(_seconds(_ours, data, function), _seconds(_theirs, data, function)) for _ in range(rounds)]
        ours, pandas = (min(one) for one in zip(*both, strict=True))
        alone, whole = ours if share == 0 else alone, pandas if share == 1 else whole
        allowed = pandas if share == 1 else alone + share * whole
        assert _ours(data, function).equals(_theirs(data, function))
        found.append(
            {"share": share, "in_python": udf.last_call().in_python, "first_call": round(first, 4)}
            | {"ours": round(ours, 4), "pandas": round(pandas, 4), "times_pandas": round(pandas / ours, 2)}
            | {"allowed": round(allowed, 4), "of_allowed": round(allowed / ours, 3)}
        )
    return found


def _kinds(x: float) -> Any:
    return "unknown" if x < 0 else x * 2.5 + 1


def _kinds_without(x: float) -> float:
    return 0.0 if x < 0 else x * 2.5 + 1


def _printed(x: float) -> float:
    if x < 0:
        print("negative", x, file=io.StringIO())
    return x * 0.75 + 2.0 / (x + 1.5)


def _printed_without(x: float) -> float:
    if x < 0:
        return 0.0
    return x * 0.75 + 2.0 / (x + 1.5)


def _packed(x: float) -> Any:
    return {"value": x} if x < 0 else x / 3.0 - 1


def _packed_without(x: float) -> float:
    return 0.0 if x < 0 else x / 3.0 - 1


def _formula_without(x: float) -> float:
    if x < 0:
        return 0.0
    return x * x * 0.5 + 2.0 / (x + 1.0)


def _clean_without(x: str) -> str:
    return "" if x.startswith("{") else x.strip().lower()


def _row_without(r: Any) -> float:
    if r.a < 0:
        return 0.0
    return r.a * 2 + r.b - r.c


FIRST: Final[dict[str, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]]] = {
    "a list is appended to": (formula, _formula_without, numbers),
    "json.loads": (clean, _clean_without, texts),
    "a row's name is noted": (row, _row_without, frame),
    "print": (_printed, _printed_without, numbers),
    "a text among numbers": (_kinds, _kinds_without, numbers),
    "a dict among numbers": (_packed, _packed_without, numbers),
}
"""A function with a path that leaves, the same without it, and data."""


def first_calls(rounds: int) -> dict[str, Any]:
    """Return the least time of first calls in a process that has compiled before, of which nothing is kept."""
    found = {}
    with udf.options(cache_dir="off"):
        for name, (function, without, data_of) in FIRST.items():
            data, least = data_of(1000, 0.01), [float("inf")] * 2
            for number in range(-1, rounds):
                for place, one in enumerate((function, without)):
                    programs.PROGRAMS.clear()
                    cuts._plans.clear()  # noqa: SLF001 - what a new process has not
                    cuts._looked.clear()  # noqa: SLF001 - as above
                    took = _seconds(_ours, data, one)
                    least[place] = min(least[place], took) if number >= 0 else least[place]
            found[name] = {"with_ms": round(least[0] * 1e3, 1), "without_ms": round(least[1] * 1e3, 1)}
            found[name]["ratio"] = round(least[0] / least[1], 2)
    return found


def _peak(name: str, who: str, rows: int) -> float:
    """Return the megabytes that a second call takes at most where every row leaves."""
    function, data_of, fewer = WORKS[name]
    data, run = data_of(rows // fewer, 1.0), _ours if who == "ours" else _theirs
    run(data, function)
    odd.clear()
    Path("/proc/self/clear_refs").write_text("5")
    before = _status("VmRSS")
    run(data, function)
    return round((_status("VmHWM") - before) / 1024, 1)


def _status(name: str) -> int:
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(name))


def peaks(works: list[str], rows: int) -> dict[str, Any]:
    """Return the peaks of ours and of pandas'."""
    found: dict[str, Any] = {}
    for name in works:
        for who in ("ours", "pandas"):
            command = [sys.executable, "-m", "benchmarks.leaving_cpu", "--peak", name, who, "--rows", str(rows)]
            found.setdefault(name, {})[who] = float(subprocess.check_output(command, text=True))  # noqa: S603 - itself
    return found


def main() -> None:
    """Measure, and keep what was measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=10**7)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--out", type=Path, default=RESULTS / "leaving_cpu.json")
    parser.add_argument("--works", nargs="*", default=[*WORKS])
    parser.add_argument("--peak", nargs=2, metavar=("WORK", "WHO"))
    given = parser.parse_args()
    warnings.simplefilter("ignore", udf.errors.FallbackWarning)
    found = {}
    with udf.options(backend="cpu"):
        if given.peak:
            print(_peak(*given.peak, given.rows))
            return
        for name in given.works:
            function, data_of, fewer = WORKS[name]
            rows = given.rows // fewer
            found[name] = {"rows": rows, "shares": measure(function, data_of, rows, given.rounds)}
            print(name, *found[name]["shares"], sep="\n", flush=True)
        first = first_calls(3 * given.rounds)
        print(first, flush=True)
    result = {"machine": machine(), "rounds": given.rounds, "works": found, "first_calls": first}
    save(given.out, {**result, "peak_mb": peaks(given.works, given.rows)})


if __name__ == "__main__":
    main()
