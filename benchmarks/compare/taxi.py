"""Taxi rides: a fare by rules, a distance on the globe, a speed where the time may be missing."""

# ruff: noqa: D103, ANN001, ANN201, ARG001 - code as people write it; DuckDB finds the frame by its name
from __future__ import annotations

import math
from typing import Final

import duckdb
import numpy as np
import pandas as pd
import polars as pl
from numba import njit

from benchmarks.compare.task import Task, Way

SOURCES: Final = ("airport", "centre", "north")


def rides(n):
    rng = np.random.default_rng(1)
    return pd.DataFrame(
        {
            "zone": rng.choice(SOURCES, n),
            "km": rng.gamma(2.0, 3.0, n),
            "minutes": rng.integers(3, 60, n).astype(float),
            "lat1": rng.uniform(40.6, 40.9, n),
            "lon1": rng.uniform(-74.1, -73.7, n),
            "lat2": rng.uniform(40.6, 40.9, n),
            "lon2": rng.uniform(-74.1, -73.7, n),
        }
    )


# -- a fare --------------------------------------------------------------------------------------------


def fare(row):
    if row["zone"] == "airport":
        return 45.0
    price = 3.0 + 1.2 * row["km"] + 0.4 * row["minutes"]
    return max(price, 6.0)


def fare_pandas(frame):
    return frame.apply(fare, axis=1)


def fare_inlay(frame):
    return frame.udf.apply(fare, axis=1)


@njit
def fare_loop(airport, km, minutes):
    out = np.empty(len(km))
    for i in range(len(km)):
        out[i] = 45.0 if airport[i] else max(3.0 + 1.2 * km[i] + 0.4 * minutes[i], 6.0)
    return out


def fare_njit(frame):
    airport = (frame["zone"] == "airport").to_numpy()
    return fare_loop(airport, frame["km"].to_numpy(), frame["minutes"].to_numpy())


def fare_polars(frame):
    price = 3.0 + 1.2 * pl.col("km") + 0.4 * pl.col("minutes")
    expression = pl.when(pl.col("zone") == "airport").then(45.0).otherwise(pl.max_horizontal(price, pl.lit(6.0)))
    return frame.select(expression.alias("y"))["y"]


def fare_duckdb(frame):
    return duckdb.sql(
        "SELECT CASE WHEN zone = 'airport' THEN 45.0::DOUBLE "
        "ELSE greatest(3.0::DOUBLE + 1.2::DOUBLE * km + 0.4::DOUBLE * minutes, 6.0) END AS y FROM frame"
    ).fetchnumpy()["y"]


# -- a distance ----------------------------------------------------------------------------------------


def haversine(row):
    p, q = math.radians(row["lat1"]), math.radians(row["lat2"])
    turn = math.radians(row["lon2"] - row["lon1"])
    h = math.sin((q - p) / 2) ** 2 + math.cos(p) * math.cos(q) * math.sin(turn / 2) ** 2
    return 12742 * math.asin(math.sqrt(h))


def haversine_raw(row):
    p, q = math.radians(row[0]), math.radians(row[2])
    turn = math.radians(row[3] - row[1])
    h = math.sin((q - p) / 2) ** 2 + math.cos(p) * math.cos(q) * math.sin(turn / 2) ** 2
    return 12742 * math.asin(math.sqrt(h))


PLACES: Final = ["lat1", "lon1", "lat2", "lon2"]


def haversine_pandas(frame):
    return frame.apply(haversine, axis=1)


def haversine_inlay(frame):
    return frame.udf.apply(haversine, axis=1)


def haversine_engine(frame):
    return frame[PLACES].apply(haversine_raw, axis=1, raw=True, engine="numba")


@njit
def haversine_loop(lat1, lon1, lat2, lon2):
    out = np.empty(len(lat1))
    for i in range(len(lat1)):
        p, q = math.radians(lat1[i]), math.radians(lat2[i])
        turn = math.radians(lon2[i] - lon1[i])
        h = math.sin((q - p) / 2) ** 2 + math.cos(p) * math.cos(q) * math.sin(turn / 2) ** 2
        out[i] = 12742 * math.asin(math.sqrt(h))
    return out


def haversine_njit(frame):
    return haversine_loop(*(frame[name].to_numpy() for name in PLACES))


def haversine_polars(frame):
    p, q = pl.col("lat1").radians(), pl.col("lat2").radians()
    turn = (pl.col("lon2") - pl.col("lon1")).radians()
    h = ((q - p) / 2).sin() ** 2 + p.cos() * q.cos() * (turn / 2).sin() ** 2
    return frame.select((12742 * h.sqrt().arcsin()).alias("y"))["y"]


def haversine_duckdb(frame):
    return duckdb.sql(
        "SELECT 12742 * asin(sqrt(pow(sin((radians(lat2) - radians(lat1)) / 2), 2) + cos(radians(lat1)) * "
        "cos(radians(lat2)) * pow(sin(radians(lon2 - lon1) / 2), 2))) AS y FROM frame"
    ).fetchnumpy()["y"]


# -- a speed -------------------------------------------------------------------------------------------


def gaps(n):
    frame = rides(n)
    frame.loc[frame.index[::7], "minutes"] = np.nan
    return frame


def speed(row):
    if pd.isna(row["minutes"]):
        return -1.0
    return row["km"] / row["minutes"] * 60


def speed_pandas(frame):
    return frame.apply(speed, axis=1)


def speed_inlay(frame):
    return frame.udf.apply(speed, axis=1)


@njit
def speed_loop(km, minutes):
    out = np.empty(len(km))
    for i in range(len(km)):
        out[i] = -1.0 if np.isnan(minutes[i]) else km[i] / minutes[i] * 60
    return out


def speed_njit(frame):
    return speed_loop(frame["km"].to_numpy(), frame["minutes"].to_numpy())


def speed_polars(frame):
    return frame.select((pl.col("km") / pl.col("minutes") * 60).fill_nan(None).fill_null(-1.0).alias("y"))["y"]


def speed_duckdb(frame):
    return duckdb.sql(
        "SELECT CASE WHEN minutes IS NULL OR isnan(minutes) THEN -1.0::DOUBLE "
        "ELSE km / minutes * 60 END AS y FROM frame"
    ).fetchnumpy()["y"]


TASKS: Final = (
    Task(
        "Taxi: a fare by rules",
        rides,
        {
            "pandas": Way(fare_pandas, (fare,)),
            "njit": Way(fare_njit, (fare_loop,)),
            "Polars": Way(fare_polars),
            "DuckDB": Way(fare_duckdb),
            "Inlay": Way(fare_inlay, (fare,)),
        },
        {'engine="numba"': "no text columns"},
    ),
    Task(
        "Taxi: distance on the globe",
        rides,
        {
            "pandas": Way(haversine_pandas, (haversine,)),
            'engine="numba"': Way(haversine_engine, (haversine_raw,)),
            "njit": Way(haversine_njit, (haversine_loop,)),
            "Polars": Way(haversine_polars),
            "DuckDB": Way(haversine_duckdb),
            "Inlay": Way(haversine_inlay, (haversine,)),
        },
        {},
    ),
    Task(
        "Taxi: speed, where the time may be missing",
        gaps,
        {
            "pandas": Way(speed_pandas, (speed,)),
            "njit": Way(speed_njit, (speed_loop,)),
            "Polars": Way(speed_polars),
            "DuckDB": Way(speed_duckdb),
            "Inlay": Way(speed_inlay, (speed,)),
        },
        {'engine="numba"': "the frame has text, and rows must be arrays"},
    ),
)
