"""``DataFrame.apply`` by rows on the processor against pandas' ``apply(axis=1)`` and Numba's njit loop.

    python -m benchmarks.apply_rows_cpu [--rows 1000000] [--repeats 21] [--only affine,haversine]

All threads is ``udf.DataFrame.apply`` against pandas' ``DataFrame.apply(axis=1)``, which is measured on 20,000 rows and
scaled to all. One thread is the compiled loop against Numba's loop over the same arrays. For the masked sum Numba gets
NumPy bool masks, and makes one. Every result is compared with both peers' before anything is timed.
"""

from __future__ import annotations

import argparse
import math
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

import numba
import numpy as np
import pandas as pd

import udf
from benchmarks.record import interleaved, write
from udf import cpu
from udf.bind import bind
from udf.missing import valid_rows
from udf.pipeline import build
from udf.stages import ROWS

if TYPE_CHECKING:
    from collections.abc import Callable

PANDAS_ROWS = 20_000


def affine(row: Any) -> Any:
    """Three columns, two operations."""
    return row["a"] * row["b"] + row["c"]


def haversine(row: Any) -> Any:
    """As in examples/flights_rows.py."""
    lat1, lat2 = math.radians(row["lat1"]), math.radians(row["lat2"])
    turn = math.radians(row["lon2"] - row["lon1"])
    h = math.sin((lat2 - lat1) / 2) ** 2 + math.cos(lat1) * math.cos(lat2) * math.sin(turn / 2) ** 2
    return 2 * 3958.8 * math.asin(math.sqrt(h))


def branch(row: Any) -> Any:
    """Three ways, over two columns."""
    if row["a"] < -0.5:
        return row["a"] * row["b"]
    if row["b"] > 0.5:
        return math.sqrt(row["b"])
    return row["a"] - row["b"]


def masked_sum(row: Any) -> Any:
    """Add two columns; a tenth of each is null."""
    return row["m"] + row["n"]


@numba.njit
def affine_values(a: float, b: float, c: float) -> float:
    """Give Numba the same function of values."""
    return a * b + c


@numba.njit
def haversine_values(lat1: float, lon1: float, lat2: float, lon2: float) -> float:
    """Give Numba the same function of values."""
    turn = math.radians(lon2 - lon1)
    lat1, lat2 = math.radians(lat1), math.radians(lat2)
    h = math.sin((lat2 - lat1) / 2) ** 2 + math.cos(lat1) * math.cos(lat2) * math.sin(turn / 2) ** 2
    return 2 * 3958.8 * math.asin(math.sqrt(h))


@numba.njit
def branch_values(a: float, b: float) -> float:
    """Give Numba the same function of values."""
    if a < -0.5:
        return a * b
    if b > 0.5:
        return math.sqrt(b)
    return a - b


@numba.njit
def masked_sum_loop(m: Any, here_m: Any, n: Any, here_n: Any) -> Any:
    """Return values and mask of a sum, as a person writes it for Numba."""
    out, valid = np.empty_like(m), np.empty_like(here_m)
    for i in range(m.size):
        valid[i] = here_m[i] and here_n[i]
        out[i] = m[i] + n[i]
    return out, valid


def loop_of(function: Any) -> Callable[..., Any]:
    """Return Numba's loop of a function over its arrays."""
    count = len(function.py_func.__code__.co_varnames[: function.py_func.__code__.co_argcount])
    names = [f"x{i}" for i in range(count)]
    text = f"def loop({', '.join(names)}):\n    out = np.empty_like(x0)\n    for i in range(x0.size):\n"
    text += f"        out[i] = f({', '.join(name + '[i]' for name in names)})\n    return out\n"
    space: dict[str, Any] = {"np": np, "f": function}
    exec(text, space)  # noqa: S102 - our own text: one loop for each number of columns
    return numba.njit(space["loop"])  # type: ignore[no-any-return]


# The function, its columns, and Numba's function of values (None: the loop over masks).
FUNCTIONS: dict[str, tuple[Callable[[Any], Any], tuple[str, ...], Any]] = {
    "affine": (affine, ("a", "b", "c"), affine_values),
    "branch": (branch, ("a", "b"), branch_values),
    "haversine": (haversine, ("lat1", "lon1", "lat2", "lon2"), haversine_values),
    "masked_sum": (masked_sum, ("m", "n"), None),
}


def table(rows: int) -> pd.DataFrame:
    """Return the columns that the functions use."""
    random = np.random.default_rng(2013)
    plain = {name: random.normal(size=rows) for name in "abc"}
    ranges = {"lat": (20.0, 60.0), "lon": (-160.0, -70.0)}  # as flights: asin is ill-conditioned for antipodes
    places = {f"{name}{i}": random.uniform(*ranges[name], rows) for i in (1, 2) for name in ranges}
    masked = {}
    for name in "mn":
        masked[name] = pd.array(random.normal(size=rows), dtype="Float64")
        masked[name][random.random(rows) < 0.1] = pd.NA
    return pd.DataFrame({**plain, **places, **masked})


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """Milliseconds of one function by each contender; pandas' scaled from 20,000 rows."""

    name: str
    inlay_one_ms: float
    njit_one_ms: float
    against_njit: float
    inlay_all_ms: float
    pandas_scaled_ms: float
    against_pandas: float


def njit_work(data: pd.DataFrame, columns: tuple[str, ...], values: Any) -> Callable[[], Any]:
    """Return Numba's call over the arrays of ``columns``."""
    if values is None:
        arrays = []
        for name in columns:
            valid = ~data[name].isna().to_numpy()
            arrays += [data[name].to_numpy(dtype="float64", na_value=0.0), valid]
        return lambda: masked_sum_loop(*arrays)
    loop, plain = loop_of(values), [data[name].to_numpy() for name in columns]
    return lambda: loop(*plain)


def check(result: udf.Series, njit: Any, small: pd.Series) -> None:
    """Fail unless every row is Numba's, and the first 20,000 pandas', to 8 ulp; nulls exactly."""
    ours, valid = result.to_numpy(na_value=0.0), valid_rows(result.column)
    theirs, here = njit if isinstance(njit, tuple) else (njit, np.ones_like(valid))
    np.testing.assert_array_equal(valid, here)
    np.testing.assert_array_max_ulp(ours[valid], theirs[valid], 8)
    np.testing.assert_array_equal(valid[: len(small)], ~small.isna().to_numpy())
    np.testing.assert_array_max_ulp(
        ours[: len(small)][valid[: len(small)]], small.dropna().to_numpy(dtype=np.float64), 8
    )


def measure(name: str, data: pd.DataFrame, repeats: int) -> Figure:
    """Check one function against both peers, then time it."""
    function, columns, values = FUNCTIONS[name]
    given = data[list(columns)]
    frame, small = udf.DataFrame(given), given.head(PANDAS_ROWS)
    call = bind(function, frame.row_columns, shape="row", nulls="pass")
    program, inputs = build(call, ROWS, cpu.BACKEND).program, tuple(frame.row_columns[p.label] for p in call.parameters)
    njit = njit_work(data, columns, values)
    check(frame.apply(function, axis=1), njit(), small.apply(function, axis=1))
    with udf.options(threads=1):
        one = interleaved({"inlay": lambda: program.run(inputs), "njit": njit}, repeats=repeats)
    every = interleaved({"inlay": lambda: frame.apply(function, axis=1)}, repeats=repeats)["inlay"]
    pandas = interleaved({"pandas": lambda: small.apply(function, axis=1)}, repeats=3)["pandas"].median
    scaled = pandas * len(given) / len(small)
    return Figure(
        name=name,
        inlay_one_ms=one["inlay"].median * 1e3,
        njit_one_ms=one["njit"].median * 1e3,
        against_njit=one["njit"].median / one["inlay"].median,
        inlay_all_ms=every.median * 1e3,
        pandas_scaled_ms=scaled * 1e3,
        against_pandas=scaled / every.median,
    )


HEAD = "function      1 thread      njit   ratio       all    pandas (scaled)   ratio"


def main() -> None:
    """Measure, print the table, write the JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--repeats", type=int, default=21)
    parser.add_argument("--only", default=",".join(FUNCTIONS))
    asked = parser.parse_args()
    data, figures = table(asked.rows), []
    print(HEAD)
    with udf.options(backend="cpu"):
        for name in asked.only.split(","):
            f = measure(name, data, asked.repeats)
            figures.append(f)
            print(
                f"{name:<12}{f.inlay_one_ms:>10.3f}{f.njit_one_ms:>10.3f}{f.against_njit:>7.2f}x"
                f"{f.inlay_all_ms:>10.3f}{f.pandas_scaled_ms:>19.0f}{f.against_pandas:>7.0f}x"
            )
    measured = {"rows": asked.rows, "repeats": asked.repeats, "pandas_rows": min(PANDAS_ROWS, asked.rows)}
    print(write("apply_rows_cpu", {**measured, "figures": [asdict(f) for f in figures]}))


if __name__ == "__main__":
    main()
