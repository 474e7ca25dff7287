"""pandas as it is written, with and without ``udf.pandas``: the 336,776 flights of 2013; nothing below knows of Inlay.

python examples/pandas_unchanged.py [EVERY]         # runs both over one flight of so many, compares, shows the report
python -m udf.pandas --report any_script_of_yours.py
"""

from __future__ import annotations

import sys
import time
from typing import Any

import pandas as pd
from flights import read_table

import udf.pandas

CARRIERS = {"UA": 1.0, "AA": 1.1, "DL": 0.9}


def grade(minutes: float) -> str:
    """Return how late a flight was, in words."""
    if pd.isna(minutes):
        return "cancelled"
    if minutes <= 0:
        return "early"
    return "late" if minutes > 60 else "fair"


def score(row: Any) -> float:
    """Return minutes made up in the air per hour of flight, by carrier."""
    if row["air_time"] == 0:
        return 0.0
    return (row["dep_delay"] - row["arr_delay"]) / row["air_time"] * 60 * CARRIERS.get(row["carrier"], 1.0)


def notebook(flights: pd.DataFrame) -> dict[str, Any]:
    """Return what a notebook of six cells makes of the flights."""
    delays = flights.dep_delay.fillna(0.0)
    return {
        "grades": flights.dep_delay.map(grade),
        "scores": flights.apply(score, axis=1),
        "speed": flights.apply(lambda r: r.distance / (r.air_time / 60), axis=1),
        "swing": delays.rolling(100).apply(lambda w: w.max() - w.min()),
        "worst": flights.groupby("tailnum")["dep_delay"].agg(lambda s: s.max() - s.median()),
        "above": flights.groupby("carrier")["dep_delay"].transform(lambda s: s - s.mean()),
    }


def timed(flights: pd.DataFrame) -> tuple[dict[str, Any], float]:
    """Return what the notebook makes, and the seconds that it takes."""
    began = time.perf_counter()
    return notebook(flights), time.perf_counter() - began


def main(every: int = 1) -> None:
    """Run the notebook by pandas, then with ``udf.pandas`` installed; compare every value."""
    flights = read_table("flights.csv.zip").iloc[::every]
    expected, theirs = timed(flights)
    with udf.pandas.accelerated():
        found, ours = timed(flights)
    for name, result in expected.items():
        pd.testing.assert_series_equal(found[name], result)
    print(udf.pandas.report())
    print(f"{len(flights):,} flights, all values equal: pandas {theirs:.1f} s, with udf.pandas {ours:.1f} s")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
