"""Rows that compiled code leaves to Python, beside pandas running all of them.

python -m benchmarks.leaving_cpu [--rows 10000000] [--rounds 3] [--out FILE]

Three functions with a branch that only Python can run; data in which a share of the rows takes it. ``allowed`` is what
Amdahl's law allows: our time where no row leaves, and pandas' own time for rows that do; ``of_allowed`` is that over
our time. The times are of the processor, in seconds, the least of all rounds; ours and pandas' take turns.
"""

from __future__ import annotations

import argparse
import json
import time
import warnings
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pandas as pd

import udf
from benchmarks.record import RESULTS, machine, save

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


def main() -> None:
    """Measure, and keep what was measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rows", type=int, default=10**7)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--out", type=Path, default=RESULTS / "leaving_cpu.json")
    given = parser.parse_args()
    warnings.simplefilter("ignore", udf.errors.FallbackWarning)
    found = {}
    with udf.options(backend="cpu"):
        for name, (function, data_of, fewer) in WORKS.items():
            rows = given.rows // fewer
            found[name] = {"rows": rows, "shares": measure(function, data_of, rows, given.rounds)}
    save(given.out, {"machine": machine(), "rounds": given.rounds, "works": found})


if __name__ == "__main__":
    main()
