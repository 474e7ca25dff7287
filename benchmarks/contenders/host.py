"""Contenders on the processor. A library is imported by the contender that needs it."""

# ruff: noqa: PLC0415 - absent libraries must not hinder the others

from __future__ import annotations

import functools
import warnings
from typing import TYPE_CHECKING, Any

import numpy as np

from benchmarks.contenders.contender import Contender, columns_of
from benchmarks.contenders.inlay import frame, inlay, series_or_frame

if TYPE_CHECKING:
    from collections.abc import Callable

    from benchmarks.contenders.contender import Call, Columns
    from benchmarks.workloads import Workload


def njit_loop(function: Callable[..., Any], count: int, *, parallel: bool = False) -> Callable[..., Any]:
    """Return Numba's loop of ``function`` over ``count`` arrays, its result allocated inside, as ours is."""
    import numba

    places = ", ".join(f"x{i}" for i in range(count))
    items = ", ".join(f"x{i}[i]" for i in range(count))
    text = f"""def loop({places}):
    out = np.empty(x0.size, np.asarray(f({items.replace("[i]", "[0]")})).dtype)
    for i in prange(x0.size):
        out[i] = f({items})
    return out
"""
    space: dict[str, Any] = {"np": np, "f": numba.njit(function), "prange": numba.prange}
    exec(text, space)  # noqa: S102 - our own text: one loop for each number of columns
    return numba.njit(parallel=parallel)(space["loop"])  # type: ignore[no-any-return]


def njit_map(workload: Workload, *, parallel: bool = False) -> Call:
    """Return Numba's loop over the columns."""
    loop = njit_loop(workload.values, len(workload.columns), parallel=parallel)
    return lambda columns: loop(*columns)


def njit_rolling(workload: Workload, *, parallel: bool = False) -> Call:
    """Return Numba's loop over whole windows; the first results are NaN."""
    import numba

    function, length = numba.njit(workload.values), workload.window

    def loop(x: Any) -> Any:
        out = np.empty(x.size)
        out[: length - 1] = np.nan
        for i in numba.prange(length - 1, x.size):
            out[i] = function(x[i - length + 1 : i + 1])
        return out

    compiled = numba.njit(parallel=parallel)(loop)
    return lambda columns: compiled(*columns)


def njit(*, parallel: bool) -> dict[str, Callable[[Workload], Call]]:
    """Return the makers of Numba's loops."""
    one = functools.partial(njit_map, parallel=parallel)
    return {"applymap": one, "apply_rows": one, "rolling": functools.partial(njit_rolling, parallel=parallel)}


def numpy_call(workload: Workload) -> Call:
    """Return the array expressions, run by NumPy."""
    return lambda columns: workload.array(np, *columns)


def numpy_rolling(workload: Workload) -> Call:
    """Return the array expressions over shifted views, with NaN in front."""
    ahead = np.full(workload.window - 1, np.nan)
    return lambda columns: np.concatenate([ahead, workload.array(np, *columns)])


def polars_frame(columns: Columns) -> Any:
    """Return a Polars Series, or a DataFrame of several columns."""
    import polars as pl

    # what it warns of is what is measured
    warnings.filterwarnings("ignore", category=pl.exceptions.PolarsInefficientMapWarning)
    return pl.Series(next(iter(columns.values()))) if len(columns) == 1 else pl.DataFrame(dict(columns))


def polars_rows(workload: Workload) -> Call:
    """Return Polars' map_elements over a struct of the columns."""
    import polars as pl

    row = pl.struct(pl.all()).map_elements(workload.function, return_dtype=pl.Float64)
    return lambda frame: frame.select(row).to_series()


def polars_values(workload: Workload) -> Call:
    """Return Polars' map_elements."""
    import polars as pl

    return lambda series: series.map_elements(workload.function, return_dtype=pl.Float64)


def to_numpy(result: Any) -> Any:
    """Return a pandas, Polars or Inlay column as an array."""
    return result.to_numpy()


HOST = (
    Contender(
        name="inlay cpu", space="host", options={"backend": "cpu"}, make=inlay, take=frame, array=to_numpy,
        note="all threads",
    ),
    Contender(
        name="pandas", space="host", needs=("pandas",), take=series_or_frame, array=to_numpy,
        make={
            "applymap": lambda w: lambda series: series.map(w.function),
            "apply_rows": lambda w: lambda frame: frame.apply(w.function, axis=1),
            "rolling": lambda w: lambda series: series.rolling(w.window).apply(w.function, raw=True),
        },
        note="Series.map, DataFrame.apply(axis=1), rolling().apply(raw=True)",
    ),
    Contender(
        name="pandas engine=numba", space="host", needs=("pandas", "numba"), take=series_or_frame, array=to_numpy,
        make={
            "apply_rows": lambda w: lambda frame: frame.apply(w.function, axis=1, engine="numba"),
            "rolling": lambda w: lambda s: s.rolling(w.window).apply(w.function, raw=True, engine="numba"),
        },
        note="Series.map has no such engine",
    ),
    Contender(
        name="polars", space="host", needs=("polars",), take=polars_frame, array=to_numpy,
        make={
            "applymap": polars_values,
            "apply_rows": polars_rows,
            "rolling": lambda w: lambda series: series.rolling_map(w.function, w.window),
        },
        note="map_elements, rolling_map",
    ),
    Contender(
        name="njit", space="host", needs=("numba",), take=columns_of, array=np.asarray, make=njit(parallel=False),
        note="a loop over arrays, one thread",
    ),
    Contender(
        name="njit parallel", space="host", needs=("numba",), take=columns_of, array=np.asarray,
        make=njit(parallel=True), note="the same loop with prange, all threads",
    ),
    Contender(
        name="numpy", space="host", take=columns_of, array=np.asarray,
        make={"applymap": numpy_call, "apply_rows": numpy_call, "rolling": numpy_rolling},
        note="rewritten as array expressions: not the person's function",
    ),
)  # fmt: skip
