"""Our compiled loop on one thread against Numba's njit loop over the same arrays; on all threads against pandas.

Every result is compared with Numba's in all rows and with pandas' in the first 20,000, which pandas is timed on and
scaled from, before anything is timed. Both loops allocate their result in the call.
"""

from __future__ import annotations

import statistics
from typing import TYPE_CHECKING, Any

import numba
import numpy as np

import udf
from benchmarks.contenders.host import njit_loop
from benchmarks.loop_functions import LOOPS, Loop, table
from benchmarks.record import interleaved
from udf import cpu
from udf.base.handling import Handling
from udf.bind.bind import bind
from udf.columns.bitmask import valid_rows
from udf.pipeline import build

if TYPE_CHECKING:
    from collections.abc import Callable

    import pandas as pd

    from benchmarks.asked import Asked, Bar

PANDAS_ROWS = 20_000


def run(asked: Asked, bar: Bar) -> dict[str, Any]:
    """Return one line for each function, and the median and least of our speed over Numba's."""
    rows = 10_000 if asked.quick else 1_000_000
    data, lines = table(rows), []
    with udf.options(backend="cpu"):
        for number, loop in enumerate(LOOPS):
            bar.at(number, len(LOOPS), loop.name)
            lines.append(measure(loop, data[list(loop.columns)], asked.repeats))
    ratios = [line["njit_over_inlay"] for line in lines]
    least = min(lines, key=lambda line: line["njit_over_inlay"])
    summary = {"median": statistics.median(ratios), "least": min(ratios), "least_name": least["name"]}
    return {"rows": rows, "repeats": asked.repeats, "lines": lines, "njit_over_inlay": summary}


def measure(loop: Loop, data: pd.DataFrame, repeats: int) -> dict[str, Any]:
    """Check one function against both peers, then time it."""
    call, program = calls(loop, data)
    njit = njit_call(loop, data)
    small = data.head(PANDAS_ROWS)
    pandas = pandas_call(loop, small)
    check(call(), njit(), pandas())
    with udf.options(threads=1):
        one = interleaved({"inlay": program, "njit": njit}, repeats=repeats)
    every = interleaved({"inlay": call}, repeats=repeats)["inlay"].median
    scaled = interleaved({"pandas": pandas}, repeats=3)["pandas"].median * len(data) / len(small)
    return {
        "name": loop.name,
        "inlay_one_ms": _quartiles(one["inlay"]),
        "njit_one_ms": _quartiles(one["njit"]),
        "njit_over_inlay": round(one["njit"].median / one["inlay"].median, 3),
        "inlay_all_ms": round(every * 1e3, 4),
        "pandas_ms": round(scaled * 1e3, 2),
        "pandas_over_inlay": round(scaled / every, 1),
    }


def _quartiles(timing: Any) -> list[float]:
    return [round(s * 1e3, 4) for s in (timing.low, timing.median, timing.high)]


def calls(loop: Loop, data: pd.DataFrame) -> tuple[Callable[[], Any], Callable[[], Any]]:
    """Return what a user calls, and the program that it runs."""
    if loop.scalars is None:
        series = udf.Series(data.iloc[:, 0])
        program, inputs = build(bind(loop.function, (series.column,)), cpu.BACKEND).program, (series.column,)
        return lambda: series.applymap(loop.function), lambda: program.run(inputs)
    frame = udf.DataFrame(data)
    bound = bind(loop.function, frame.row_columns, how=Handling(nulls="pass"))
    program = build(bound, cpu.BACKEND).program
    inputs = tuple(frame.row_columns[p.label] for p in bound.parameters)
    return lambda: frame.apply(loop.function, axis=1), lambda: program.run(inputs)


def njit_call(loop: Loop, data: pd.DataFrame) -> Callable[[], Any]:
    """Return Numba's loop over the same arrays."""
    if loop.masked:
        assert loop.scalars is not None
        arrays = []
        for name in loop.columns:
            arrays += [data[name].to_numpy(dtype="float64", na_value=0.0), ~data[name].isna().to_numpy()]
        compiled = numba.njit(loop.scalars)
        return lambda: compiled(*arrays)
    plain = [data[name].to_numpy() for name in loop.columns]
    compiled = njit_loop(loop.scalars or loop.function, len(plain))
    return lambda: compiled(*plain)


def pandas_call(loop: Loop, data: pd.DataFrame) -> Callable[[], Any]:
    """Return pandas' way to call the function."""
    if loop.scalars is None:
        return lambda: data.iloc[:, 0].map(loop.function)
    return lambda: data.apply(loop.function, axis=1)


def check(result: udf.Series, njit: Any, pandas: pd.Series) -> None:
    """Fail unless every row is Numba's, and the first ones pandas'; floats to 8 ulp, nulls exactly."""
    ours, valid = result.to_numpy(na_value=0), valid_rows(result.column)
    theirs, here = njit if isinstance(njit, tuple) else (njit, np.ones_like(valid))
    np.testing.assert_array_equal(valid, here)
    same(ours[valid], theirs[valid])
    first = valid[: len(pandas)]
    np.testing.assert_array_equal(first, ~pandas.isna().to_numpy())
    same(ours[: len(pandas)][first], pandas.dropna().to_numpy(dtype=ours.dtype))


def same(ours: Any, theirs: Any) -> None:
    """Fail unless integers and bools are equal, and floats to 8 ulp."""
    if ours.dtype.kind == "f":
        np.testing.assert_array_max_ulp(ours, theirs.astype(ours.dtype), 8)
    else:
        np.testing.assert_array_equal(ours, theirs)
