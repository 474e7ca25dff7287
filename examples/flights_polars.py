"""Functions of the 336,776 flights of 2013 in a lazy Polars query, checked against Polars' own Python functions."""

from __future__ import annotations

import time

import polars as pl
from flights import delay_category, late_cost, read_flights
from polars.testing import assert_frame_equal

import udf  # noqa: F401 - gives expressions their .udf


def caught_up(row: object) -> object:
    """Minutes that a flight made good in the air; null if it never arrived."""
    left, arrived = row["dep_delay"], row["arr_delay"]  # type: ignore[index]  # a struct of Polars, or a row of ours
    return None if left is None or arrived is None else left - arrived


def timed(query: pl.LazyFrame, engine: str) -> tuple[pl.DataFrame, float]:
    """Return the query's result and its seconds."""
    begin = time.perf_counter()
    return query.collect(engine=engine), time.perf_counter() - begin


def main() -> None:
    """Run one query with our functions and with Python's, and compare every row."""
    flights = pl.from_pandas(read_flights()[["carrier", "dep_delay", "arr_delay"]])
    delay, both = pl.col("arr_delay"), pl.struct("dep_delay", "arr_delay")
    ours = flights.lazy().select(
        category=delay.udf.map(delay_category),
        cost=delay.udf.map(late_cost),
        made_good=both.udf.apply(caught_up),
        week=delay.fill_null(0.0).udf.rolling(7).apply(lambda w: w.max() - w.min()).over("carrier"),
    )
    print("known without running:", dict(ours.collect_schema()))
    python = flights.lazy().select(
        category=delay.map_elements(delay_category, return_dtype=pl.Int64),
        cost=delay.map_elements(late_cost, return_dtype=pl.Float64),
        made_good=pl.col("dep_delay") - pl.col("arr_delay"),
        week=(delay.fill_null(0.0).rolling_max(7) - delay.fill_null(0.0).rolling_min(7))
        .fill_null(float("nan"))
        .over("carrier"),
    )
    for engine in ("in-memory", "streaming"):
        timed(ours, engine)  # compiled once a process
        (found, seconds), (expected, slow) = timed(ours, engine), timed(python, engine)
        print(
            f"{engine:<10} {len(found):,} rows: compiled {seconds * 1e3:.0f} ms, "
            f"Polars with Python's functions {slow * 1e3:.0f} ms"
        )
        assert_frame_equal(found, expected, rel_tol=1e-12)
    print("equal on every row")


if __name__ == "__main__":
    main()
