"""The distance of flights over partitions in several processes: rows made of the 336,776 flights of 2013, a second.

``python examples/flights_dask.py [MILLIONS] [WORKERS]``. The function is compiled once; workers load machine code.
"""

from __future__ import annotations

import sys
import time

import dask
import dask.dataframe as dd
import numpy as np
import pandas as pd
from distributed import Client, LocalCluster
from flights import read_flights
from flights_rows import haversine, with_coordinates

import udf  # noqa: F401 - gives Dask's frames their .udf

PLACES = ["lat1", "lon1", "lat2", "lon2"]


def repeated(flights: pd.DataFrame, rows: int, start: int) -> pd.DataFrame:
    """Return ``rows`` flights from the ``start``-th on, over and over, each by its own number."""
    places = (np.arange(rows) + start) % len(flights)
    return flights.iloc[places].set_axis(pd.RangeIndex(start, start + rows))


def main(millions: float = 4, workers: int = 2) -> None:
    """Compare a sum of distances over all partitions with one machine's, and print rows a second."""
    flights = with_coordinates(read_flights())[PLACES].astype("float64").dropna().reset_index(drop=True)
    share = int(millions * 1e6) // (4 * workers)
    with (
        LocalCluster(n_workers=workers, threads_per_worker=1, dashboard_address=None, silence_logs=50) as cluster,
        Client(cluster) as client,
    ):
        whole = client.scatter(flights, broadcast=True)
        parts = [dask.delayed(repeated)(whole, share, number * share) for number in range(4 * workers)]
        frame = dd.from_delayed(parts, meta=flights.iloc[:0], verify_meta=False).persist()
        frame.count().compute()  # they are there
        miles = frame.udf.apply(haversine, axis=1)
        begin = time.perf_counter()
        total = miles.sum().compute()
        seconds = time.perf_counter() - begin
        rows = share * 4 * workers
        print(f"{workers} workers: {rows:,} rows in {seconds:.2f} s, {rows / seconds / 1e6:.1f} million rows a second")
    own = repeated(flights, rows, 0).udf.apply(haversine, axis=1).sum()
    if abs(total / own - 1) > 1e-12:  # sums of partitions, in another order
        raise SystemExit(f"{total} is not {own}")
    print("equal to one machine's")


if __name__ == "__main__":
    main(*map(float, sys.argv[1:2]), *map(int, sys.argv[2:3]))
