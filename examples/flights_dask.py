"""The distance of flights over partitions in several processes: rows made of the 336,776 flights of 2013, a second.

``python examples/flights_dask.py [MILLIONS] [WORKERS]``. The function is compiled once; workers load machine code. Each
worker has one thread, and uses one core. Partitions are made, flown and added up one after the other, so 10^9 rows need
no more memory than a few partitions.
"""

from __future__ import annotations

import sys
import time
from typing import Any

import dask
import dask.dataframe as dd
import numpy as np
import pandas as pd
from distributed import Client, LocalCluster
from flights import read_flights
from flights_rows import haversine, with_coordinates

import udf  # noqa: F401 - gives Dask's frames their .udf

PLACES = ["lat1", "lon1", "lat2", "lon2"]
PARTITION = 1_000_000
"""Rows of a partition, 32 MB."""

KEPT = {"MALLOC_TRIM_THRESHOLD_": 1 << 30, "MALLOC_MMAP_THRESHOLD_": 1 << 30}
"""Memory that a partition leaves is the next one's. Dask's own setting gives it back to the system, which hands out
every page anew, and that is what two workers would wait for."""


def repeated(flights: pd.DataFrame, rows: int, start: int) -> pd.DataFrame:
    """Return ``rows`` flights from the ``start``-th on, over and over, each by its own number."""
    given, made = flights.to_numpy().T, np.empty((len(flights.columns), rows))
    done, first = 0, start % len(flights)
    while done < rows:
        taken = given[:, first : first + rows - done]
        made[:, done : done + taken.shape[1]] = taken
        done, first = done + taken.shape[1], 0
    return pd.DataFrame(made.T, columns=flights.columns, index=pd.RangeIndex(start, start + rows), copy=False)


def seconds_of(work: Any) -> tuple[float, float]:
    """Return what a Dask scalar is, and how long that took."""
    begin = time.perf_counter()
    made = work.compute()
    return made, time.perf_counter() - begin


def main(millions: float = 4, workers: int = 2) -> None:
    """Compare a sum of distances over all partitions with one machine's, and print rows a second."""
    flights = with_coordinates(read_flights())[PLACES].astype("float64").dropna().reset_index(drop=True)
    count = max(4 * workers, int(millions * 1e6) // PARTITION)
    share = int(millions * 1e6) // count
    rows = share * count
    with (
        dask.config.set({"distributed.nanny.pre-spawn-environ": KEPT}),
        LocalCluster(n_workers=workers, threads_per_worker=1, dashboard_address=None, silence_logs=50) as cluster,
        Client(cluster) as client,
    ):
        whole = client.scatter(flights, broadcast=True)
        parts = [dask.delayed(repeated)(whole, share, number * share) for number in range(count)]
        frame = dd.from_delayed(parts, meta=flights.iloc[:0], verify_meta=False)
        _, made = seconds_of(frame.lat1.count())
        total, seconds = seconds_of(frame.udf.apply(haversine, axis=1).sum())
    rate = rows / seconds / 1e6
    print(f"{workers} workers: {rows:,} rows in {seconds:.2f} s ({made:.2f} to make them), {rate:.1f} million a second")
    miles = flights.udf.apply(haversine, axis=1)
    own = miles.sum() * (rows // len(flights)) + miles.iloc[: rows % len(flights)].sum()
    if abs(total / own - 1) > 1e-9:  # sums of partitions, in another order
        raise SystemExit(f"{total} is not {own}")
    print("equal to one machine's")


if __name__ == "__main__":
    main(*map(float, sys.argv[1:2]), *map(int, sys.argv[2:3]))
