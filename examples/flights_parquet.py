"""The 336,776 flights of 2013, a Parquet file a month, through functions of Inlay; run by ``make demo``.

Rows, text, a window over the borders of months, a fold, and the last state of each plane: checked against pandas over
the whole table, every row.
"""

from __future__ import annotations

import math
import tempfile
import time
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
import pyarrow as pa
import pyarrow.parquet as pq
from flights import read_table

import udf


def speed(row: Any) -> Any:
    """Miles an hour; null where the flight never landed."""
    return row["distance"] / row["air_time"] * 60


def spread(w: Any) -> float:
    """How far the delays of so many departures lie apart."""
    return w.max() - w.min()


def backlog(waiting: float, delay: float) -> Any:
    """Minutes of delay that an airport has not worked off: it gains ten with every departure."""
    if not math.isnan(delay):
        waiting = max(waiting + delay - 10.0, 0.0)
    return waiting, waiting


def flown(state: Any, distance: float) -> Any:
    """Miles and flights of a plane."""
    miles, flights = state
    return miles + distance, flights + 1


def by_month(folder: Path) -> pd.DataFrame:
    """Write a Parquet file for each month, in row groups of 10,000 flights; return the whole table in that order."""
    flights = read_table("flights.csv.zip").sort_values(["month", "day", "sched_dep_time"], ignore_index=True)
    for month, part in flights.groupby("month"):
        table = pa.Table.from_pandas(part, preserve_index=False)
        pq.write_table(table, folder / f"{month:02}.parquet", row_group_size=10_000)
    return flights


def write_results(folder: Path) -> Path:
    """Run functions of all months, and write one file."""
    scan = udf.scan_parquet(folder / "*.parquet")
    scan["speed"] = scan.apply(speed)
    scan["spread"] = scan["dep_delay"].rolling(100, min_periods=50).apply(spread)
    scan["backlog"] = scan["dep_delay"].scan(backlog, 0.0)
    scan["name"] = scan["carrier"].map(lambda carrier: carrier.lower() + "-air")
    scan[["month", "day", "name", "speed", "spread", "backlog"]].to_parquet(folder / "out.pq")
    return folder / "out.pq"


def by_pandas(flights: pd.DataFrame) -> dict[str, Any]:
    """Return the same columns of the whole table."""
    waiting, backlogs = 0.0, []
    for delay in flights["dep_delay"].tolist():
        waiting, out = backlog(waiting, delay)
        backlogs.append(out)
    windows = flights["dep_delay"].rolling(100, min_periods=50)
    return {
        "speed": flights["distance"] / flights["air_time"] * 60,
        "spread": windows.max() - windows.min(),
        "backlog": pd.Series(backlogs),
    }


def main() -> None:
    """Write months, run, and compare."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        flights = by_month(folder)
        start = time.perf_counter()
        found = pd.read_parquet(write_results(folder))
        seconds = time.perf_counter() - start
        for column, expected in by_pandas(flights).items():
            np.testing.assert_array_equal(found[column].to_numpy(float), expected.to_numpy(float))
        assert (found["name"] == flights["carrier"].str.lower() + "-air").all()
        print(f"{len(found):,} flights in 12 Parquet files, written as one in {seconds:.2f} s: every row is pandas'")

        planes = udf.scan_parquet(folder / "*.parquet").groupby("tailnum")["distance"].reduce(flown, (0.0, 0))
        summed = flights.groupby("tailnum")["distance"].agg(["sum", "size"])
        np.testing.assert_array_equal(planes.to_pandas().to_numpy(float), summed.to_numpy(float))
        print(f"{len(planes):,} planes, the busiest with {max(planes[1]):,} flights: every plane is pandas'")


if __name__ == "__main__":
    main()
