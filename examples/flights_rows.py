"""Functions of a row over the 336,776 flights of 2013, checked against pandas on every row; run by ``make demo``.

``python examples/flights_rows.py [EVERY]`` takes one flight of so many: pandas' own loops take half a minute for all.
The distance flown is computed from the airports' coordinates, and compared with the distance that the data set
publishes: on a sphere (haversine), and on the flattened Earth (Lambert), which explains what is left. Four
destinations are not in the airports table: their coordinates are nulls, and so are the distances.
"""

from __future__ import annotations

import math
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pandas as pd
from flights import HEAD, Job, measure, read_flights, read_table, show

import udf

if TYPE_CHECKING:
    from collections.abc import Callable

SPHERE = 3958.8  # miles: the mean radius of the Earth
EQUATOR, FLATTENING = 3963.190592, 1 / 298.257223563  # WGS 84, miles


def haversine(row: Any) -> Any:
    """Miles on a sphere; a null where an airport has no coordinates (pandas' NA, so that it runs there too)."""
    if row["lat2"] is pd.NA:
        return pd.NA
    lat1, lat2 = math.radians(row["lat1"]), math.radians(row["lat2"])
    turn = math.radians(row["lon2"] - row["lon1"])
    h = math.sin((lat2 - lat1) / 2) ** 2 + math.cos(lat1) * math.cos(lat2) * math.sin(turn / 2) ** 2
    return 2 * SPHERE * math.asin(math.sqrt(h))


def lambert(row: Any) -> Any:
    """Miles on the WGS 84 ellipsoid (Lambert's formula for long lines)."""
    if row["lat2"] is pd.NA:
        return pd.NA
    beta1 = math.atan((1 - FLATTENING) * math.tan(math.radians(row["lat1"])))
    beta2 = math.atan((1 - FLATTENING) * math.tan(math.radians(row["lat2"])))
    turn = math.radians(row["lon2"] - row["lon1"])
    h = math.sin((beta2 - beta1) / 2) ** 2 + math.cos(beta1) * math.cos(beta2) * math.sin(turn / 2) ** 2
    angle = 2 * math.asin(math.sqrt(h))
    if angle == 0.0:
        return 0.0
    p, q = (beta1 + beta2) / 2, (beta2 - beta1) / 2
    x = (angle - math.sin(angle)) * (math.sin(p) * math.cos(q) / math.cos(angle / 2)) ** 2
    y = (angle + math.sin(angle)) * (math.cos(p) * math.sin(q) / math.sin(angle / 2)) ** 2
    return EQUATOR * (angle - FLATTENING / 2 * (x + y))


def arrival(row: Any) -> Any:
    """Minutes late on arrival beyond what the departure explains; 999 if cancelled, null if it came down elsewhere."""
    if row["dep_delay"] is pd.NA:
        return 999
    if row["arr_delay"] is pd.NA:
        return pd.NA
    return row["arr_delay"] - max(row["dep_delay"], 0)


def on_time(row: Any) -> Any:
    """Kleene's logic: on time if it arrived within 15 minutes of the plan, unknown if nobody knows."""
    return (row["arr_delay"] < 15) & (row["dep_delay"] < 60)


JOBS = (
    Job("lat, lon", haversine, ulp=4),  # 2 measured: CUDA's sin, cos, asin are not the C library's
    Job("lat, lon", lambert, ulp=16),  # 10 measured: angle - sin(angle) magnifies it
    Job("delays", arrival, ulp=0),
    Job("delays", on_time, ulp=0),
)
COLUMNS = {"lat, lon": ["lat1", "lon1", "lat2", "lon2"], "delays": ["dep_delay", "arr_delay"]}


@dataclass(frozen=True, slots=True)
class Published:
    """How far a computed distance may lie from the published one, which is rounded to whole miles."""

    function: Callable[[Any], Any]
    miles: float
    share: float
    reason: str


PUBLISHED = (
    Published(haversine, 0.5, 0.004, "half a mile of rounding and 0.4 %: the Earth is no sphere"),
    Published(
        lambert, 1.5, 0.0, "half a mile of rounding and a mile; only the two routes to EGE need more than half of it"
    ),
)


def with_coordinates(flights: pd.DataFrame) -> pd.DataFrame:
    """Return the flights with the coordinates of both airports, null where the airports table has none."""
    places = read_table("airports.csv").set_index("faa")[["lat", "lon"]].astype("Float64")
    for end, number in (("origin", 1), ("dest", 2)):
        flights = flights.join(places.rename(columns={"lat": f"lat{number}", "lon": f"lon{number}"}), on=end)
    return flights


def compare(flights: pd.DataFrame, published: Published) -> bool:
    """Print how a distance lies to the published one; return whether every flight is within the tolerance."""
    ours = udf.DataFrame(flights).apply(published.function).to_pandas()
    known = flights[ours.notna()]
    off = (ours[ours.notna()].astype("float64") - known["distance"]).abs()
    worst = known.loc[off.idxmax()]
    outside = int((off > published.miles + published.share * known["distance"]).sum())
    print(
        f"{published.function.__name__:<10} {len(known):,} flights: {int((off <= 0.5).sum()):,} agree to the mile, "
        f"mean difference {off.mean():.2f} miles,\n{'':<10} largest {off.max():.2f} of {worst['distance']:,} "
        f"({worst['origin']} to {worst['dest']}); beyond the tolerance: {outside:,}\n{'':<10} ({published.reason})"
    )
    return outside == 0


def show_missing(flights: pd.DataFrame) -> None:
    """Print which destinations have no coordinates, and how many flights go there."""
    missing = flights.loc[flights["lat2"].isna(), "dest"].value_counts().sort_index()
    places = ", ".join(f"{place} {count:,}" for place, count in missing.items())
    print(f"{'null':<10} {missing.sum():,} flights: destinations that the airports table has not ({places})")


def main(every: int = 1) -> None:
    """Run every job over one flight of ``every``, print the tables, fail if a row differs."""
    flights = with_coordinates(read_flights().iloc[::every])
    udf.DataFrame(flights[:1]).apply(lambda row: row["distance"])  # loads the compiler, once a process
    print(HEAD)
    outcomes = []
    for job in JOBS:
        outcomes.append(measure(flights[COLUMNS[job.column]], job))
        print(show(outcomes[-1]))
    print("\nTimes are from pandas DataFrame to pandas Series; pandas is DataFrame.apply(function, axis=1).")
    print("\nAgainst the distance that the data set publishes (whole miles):\n")
    within = [compare(flights, published) for published in PUBLISHED]
    show_missing(flights)
    if not (all(outcome.equal for outcome in outcomes) and all(within)):
        raise SystemExit("some rows differ")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
