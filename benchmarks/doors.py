"""Functions inside other engines: ours, their own Python functions, Numba's njit by hand, and the native expression.

    python -m benchmarks.doors [--rows 1000000] [--repeats 7]

Each contender is one query over columns of float64 without nulls: a fee, which is nothing to compute, and a distance
on a sphere. Results are compared first. "map" is ``udf.duckdb.map``, which takes the rows out of DuckDB at once.

Beside them are floors: what the engine takes for the same journey of rows without a function. "python" has its own
turns: it leaves no other code in a core's caches. "cold" has those, by work of Python's before each query.
"""

from __future__ import annotations

import argparse
import math
import time
from inspect import Parameter, Signature
from typing import TYPE_CHECKING, Any

import duckdb
import numba
import numpy as np
import polars as pl
import pyarrow as pa

import udf
from benchmarks.record import interleaved, machine, write

if TYPE_CHECKING:
    from collections.abc import Callable


def fee(x: float) -> float:
    """Return a fee that is capped."""
    return 2.5 if x > 100 else x * 0.01


@numba.njit  # type: ignore[misc]  # Numba has no types
def by_hand(x: Any) -> Any:
    """Return the fees of an array, as people write it with Numba."""
    made = np.empty_like(x)
    for i in range(len(x)):
        made[i] = 2.5 if x[i] > 100 else x[i] * 0.01
    return made


def distance(a: float, b: float, c: float, d: float) -> float:
    """Return a great circle's length in km between places in radians, by the haversine formula."""
    h = math.sin((c - a) / 2) ** 2 + math.cos(a) * math.cos(c) * math.sin((d - b) / 2) ** 2
    return 12742.0 * math.asin(math.sqrt(h))


@numba.vectorize(["f8(f8, f8, f8, f8)"])  # type: ignore[misc]  # as above
def distances(a: Any, b: Any, c: Any, d: Any) -> Any:
    """Return the same of arrays, as people write it with Numba."""
    h = math.sin((c - a) / 2) ** 2 + math.cos(a) * math.cos(c) * math.sin((d - b) / 2) ** 2
    return 12742.0 * math.asin(math.sqrt(h))


def of_polars(x: Any, repeats: int) -> dict[str, dict[str, float]]:
    """Return milliseconds of a lazy query by function, engine and contender."""
    places = dict(zip("abcd", np.random.default_rng(1).uniform(-1.5, 1.5, (4, len(x))), strict=True))
    lazy, column, four = pl.DataFrame({"x": x, **places}).lazy(), pl.col("x"), pl.struct(*"abcd")
    a, b, c, d = map(pl.col, "abcd")
    haversine = ((c - a) / 2).sin() ** 2 + a.cos() * c.cos() * ((d - b) / 2).sin() ** 2
    typed = {"return_dtype": pl.Float64, "is_elementwise": True}
    queries = {
        "fee": {
            "ours": column.udf.map(fee),
            "numba": column.map_batches(lambda s: pl.Series(by_hand(s.to_numpy())), **typed),
            "native": pl.when(column > 100).then(2.5).otherwise(column * 0.01),
            "python": column.map_elements(fee, return_dtype=pl.Float64),
        },
        "distance": {
            "ours": four.udf.apply(lambda r: distance(r.a, r.b, r.c, r.d)),
            "numba": pl.map_batches(
                list("abcd"), lambda s: pl.Series(distances(*(one.to_numpy() for one in s))), **typed
            ),
            "native": haversine.sqrt().arcsin() * 12742.0,
            "python": four.map_elements(lambda r: distance(**r), return_dtype=pl.Float64),
        },
    }
    found = {}
    for name, expressions in queries.items():
        first = pl.col("x" if name == "fee" else "a")
        expressions["planned"] = pl.pipe_with_dtype([first], lambda inputs: inputs[0][0].map_batches(same, **typed))
        for engine in ("in-memory", "streaming"):
            works = {who: _collecting(lazy.select(y=one), engine) for who, one in expressions.items()}
            results = {who: work() for who, work in works.items()}
            for who in ("ours", "numba", "python"):
                np.testing.assert_allclose(results[who]["y"], results["native"]["y"], rtol=1e-9)
            found[f"{name}, {engine}"] = _milliseconds(works, repeats)
            if name == "fee":
                both = {who: works[who] for who in ("ours", "numba")}
                cold = interleaved(both, repeats=10 * repeats, before=_other_work)
                found[f"{name}, {engine}, cold"] = {who: round(one.low * 1e3, 4) for who, one in cold.items()}
    return found


def same(column: Any) -> Any:
    """Return a column as it came: what a query takes that calls any function when it runs."""
    return column


def _other_work() -> int:
    return len({str(i): [i] for i in range(100_000)})


def _collecting(query: Any, engine: str) -> Callable[[], Any]:
    return lambda: query.collect(engine=engine)


def of_duckdb(x: Any, repeats: int) -> dict[str, dict[str, float]]:
    """Return milliseconds of ``SELECT sum(f(x))`` and ``SELECT sum(f(a, b, c, d))`` by contender.

    "nothing" gives back a column that it takes: what DuckDB needs to call any function of Arrow at all. "read" takes
    the columns out as Arrow and does nothing with them, "there and back" is ``map`` without a function.
    """
    places = dict(zip("abcd", np.random.default_rng(1).uniform(-1.5, 1.5, (4, len(x))), strict=True))
    with duckdb.connect() as con:
        con.register("given", pa.table({"x": x, **places}))
        con.execute("CREATE TABLE t AS SELECT * FROM given")
        found = {}
        for function, by_numba, columns, native in (
            (fee, by_hand, "x", "CASE WHEN x > 100 THEN 2.5 ELSE x * 0.01 END"),
            (distance, distances, "a, b, c, d", DISTANCE),
        ):
            _register(con, function, by_numba, ["DOUBLE"] * len(columns.split(", ")))
            calls = {name: f"{name}_{function.__name__}({columns})" for name in ("ours", "numba", "python", "nothing")}
            works = {name: _summing(con, call) for name, call in {**calls, "native": native}.items()}
            works |= _mapping(con, function, columns.split(", "))
            equal = ("ours", "numba", "python", "map")
            assert all(np.isclose(works[name](), works["native"](), rtol=1e-12) for name in equal)
            found[function.__name__] = _milliseconds(works, repeats)
        return found


DISTANCE = "12742.0 * asin(sqrt(sin((c - a) / 2) ** 2 + cos(a) * cos(c) * sin((d - b) / 2) ** 2))"


def _register(con: Any, function: Any, by_numba: Any, kinds: list[str]) -> None:
    """Register a function of SQL by each contender, with the contender's name before its own."""

    def arrays(*columns: Any) -> Any:
        return pa.array(by_numba(*[column.to_numpy() for column in columns]))

    def given(*columns: Any) -> Any:
        return columns[0]

    name, result = function.__name__, "DOUBLE"
    udf.duckdb.register(con, f"ours_{name}", function, kinds, result)
    con.create_function(f"python_{name}", function, kinds, result)
    named = Signature([Parameter(f"x{i}", Parameter.POSITIONAL_ONLY) for i in range(len(kinds))])
    for what, work in (("numba", arrays), ("nothing", given)):
        work.__signature__ = named  # type: ignore[attr-defined]  # DuckDB counts its parameters
        con.create_function(f"{what}_{name}", work, kinds, result, type="arrow")


def _summing(con: Any, call: str) -> Callable[[], float]:
    return lambda: con.execute(f"SELECT sum({call}) FROM t").fetchall()[0][0]  # type: ignore[no-any-return]  # noqa: S608


def _mapping(con: Any, function: Any, columns: list[str]) -> dict[str, Callable[[], Any]]:
    taken = f"SELECT {', '.join(columns)} FROM t"  # noqa: S608 - a benchmark's
    return {
        "map": lambda: udf.duckdb.map(con, con.sql(taken), "y", function, columns).sum("y").fetchall()[0][0],
        "read": lambda: con.sql(taken).to_arrow_table(),
        "there and back": lambda: con.from_arrow(con.sql(taken).to_arrow_table()).sum(columns[0]).fetchall(),
    }


def of_arrow(repeats: int) -> dict[str, float]:
    """Return milliseconds of a call on 2,048 rows, with nulls and without, and of Numba's by hand."""
    made = udf.arrow_function(fee, "float64?")
    plain = pa.array(np.random.default_rng(0).random(2048) * 200)
    nulls = pa.array(plain.to_numpy(), mask=np.arange(2048) % 10 == 0)
    works = {
        "2,048 rows": lambda: made(plain),
        "2,048 rows with nulls": lambda: made(nulls),
        "2,048 rows by numba": lambda: pa.array(by_hand(plain.to_numpy())),
    }
    return _milliseconds(works, repeats * 10)


def _milliseconds(works: dict[str, Callable[[], Any]], repeats: int) -> dict[str, float]:
    """Return the lower quartile of each: other work on the machine takes whole slices of a core from some runs."""
    python = {name: work for name, work in works.items() if name == "python"}
    others = {name: work for name, work in works.items() if name != "python"}
    found = interleaved(others, repeats=3 * repeats) | interleaved(python, repeats=repeats)
    return {name: round(timing.low * 1e3, 4) for name, timing in found.items()}


def main() -> None:
    """Measure, print, and write ``benchmarks/results/doors.json``."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    asked.add_argument("--rows", type=int, default=1_000_000)
    asked.add_argument("--repeats", type=int, default=7)
    given = asked.parse_args()
    x = np.random.default_rng(0).random(given.rows) * 200
    begin = time.perf_counter()
    result: dict[str, Any] = {
        "machine": machine(),
        "rows": given.rows,
        "polars_ms": of_polars(x, given.repeats),
        "duckdb_ms": of_duckdb(x, given.repeats),
        "arrow_ms": of_arrow(given.repeats),
    }
    print({name: value for name, value in result.items() if name != "machine"})
    print(write("doors", result), f"{time.perf_counter() - begin:.0f} s")


if __name__ == "__main__":
    main()
