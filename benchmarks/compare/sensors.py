"""Sensors: the largest fall in a window, a z-score in a window, an alarm with two thresholds."""

# ruff: noqa: D103, ANN001, ANN201, ARG001 - code as people write it; DuckDB finds the frame by its name
from __future__ import annotations

from typing import Final

import duckdb
import numpy as np
import pandas as pd
import polars as pl
from numba import njit

import udf
from benchmarks.compare.task import Task, Way


def readings(n):
    rng = np.random.default_rng(5)
    return pd.DataFrame({"x": np.sin(np.arange(n) / 50) * 10 + rng.normal(0, 1, n)})


# -- a fall --------------------------------------------------------------------------------------------


def fall(w):
    high, most = w[0], 0.0
    for x in w:
        high = max(high, x)
        most = max(most, high - x)
    return most


def fall_pandas(frame):
    return frame["x"].rolling(30).apply(fall, raw=True)


def fall_engine(frame):
    return frame["x"].rolling(30).apply(fall, raw=True, engine="numba")


def fall_inlay(frame):
    return frame["x"].udf.rolling(30).apply(fall, raw=True)


@njit
def fall_loop(x):
    out = np.full(len(x), np.nan)
    for i in range(29, len(x)):
        high, most = x[i - 29], 0.0
        for j in range(i - 29, i + 1):
            high = max(high, x[j])
            most = max(most, high - x[j])
        out[i] = most
    return out


def fall_njit(frame):
    return fall_loop(frame["x"].to_numpy())


# -- a z-score -----------------------------------------------------------------------------------------


def last_score(w):
    return (w.iloc[-1] - w.mean()) / w.std()


def last_score_raw(w):
    return (w[-1] - w.mean()) / (w.std() * (len(w) / (len(w) - 1)) ** 0.5)


def last_score_pandas(frame):
    rolling = frame["x"].rolling(100)
    return (frame["x"] - rolling.mean()) / rolling.std()


def last_score_apply(frame):
    return frame["x"].rolling(100).apply(last_score_raw, raw=True, engine="numba")


def last_score_inlay(frame):
    return frame["x"].udf.rolling(100).apply(last_score)


def last_score_polars(frame):
    x = pl.col("x")
    return frame.select(((x - x.rolling_mean(100)) / x.rolling_std(100)).alias("y"))["y"]


def last_score_duckdb(frame):
    return duckdb.sql(
        "SELECT CASE WHEN i >= 100 THEN (x - avg(x) OVER w) / stddev(x) OVER w END AS y "
        "FROM (SELECT *, row_number() OVER () AS i FROM frame) "
        "WINDOW w AS (ORDER BY i ROWS BETWEEN 99 PRECEDING AND CURRENT ROW) ORDER BY i"
    ).df()["y"]


# -- an alarm ------------------------------------------------------------------------------------------


def alarm(on, x):
    if on == 0 and x > 9:
        on = 1
    elif on == 1 and x < 5:
        on = 0
    return on, on


def alarm_pandas(frame):
    on, out = 0, []
    for x in frame["x"]:
        on, shown = alarm(on, x)
        out.append(shown)
    return pd.Series(out)


def alarm_inlay(frame):
    return frame["x"].udf.scan(alarm, 0)


@njit
def alarm_loop(x):
    out, on = np.empty(len(x), np.int64), 0
    for i in range(len(x)):
        if on == 0 and x[i] > 9:
            on = 1
        elif on == 1 and x[i] < 5:
            on = 0
        out[i] = on
    return out


def alarm_njit(frame):
    return alarm_loop(frame["x"].to_numpy())


def alarm_polars(frame):
    x = pl.col("x")
    switch = pl.when(x > 9).then(1).when(x < 5).then(0).otherwise(None)
    return frame.select(switch.forward_fill().fill_null(0).alias("y"))["y"]


def alarm_duckdb(frame):
    return duckdb.sql(
        "SELECT coalesce(last_value(s IGNORE NULLS) OVER (ORDER BY i), 0) AS y FROM (SELECT row_number() OVER () AS i, "
        "CASE WHEN x > 9 THEN 1 WHEN x < 5 THEN 0 END AS s FROM frame) ORDER BY i"
    ).fetchnumpy()["y"]


LOOP: Final = "no loop over a window's values"

TASKS: Final = (
    Task(
        "Sensors: the largest fall in a window of 30",
        readings,
        {
            "pandas": Way(fall_pandas, (fall,)),
            'engine="numba"': Way(fall_engine, (fall,)),
            "njit": Way(fall_njit, (fall_loop,)),
            "Inlay": Way(fall_inlay, (fall,)),
        },
        {"Polars": LOOP, "DuckDB": LOOP},
    ),
    Task(
        "Sensors: a z-score in a window of 100",
        readings,
        {
            "pandas": Way(last_score_pandas),
            'engine="numba"': Way(last_score_apply, (last_score_raw,)),
            "Polars": Way(last_score_polars),
            "DuckDB": Way(last_score_duckdb),
            "Inlay": Way(last_score_inlay, (last_score,)),
        },
        {"njit": "not written: pandas' own reductions are compiled"},
    ),
    Task(
        "Sensors: an alarm with two thresholds",
        readings,
        {
            "pandas": Way(alarm_pandas, (alarm,)),
            "njit": Way(alarm_njit, (alarm_loop,)),
            "Polars": Way(alarm_polars),
            "DuckDB": Way(alarm_duckdb),
            "Inlay": Way(alarm_inlay, (alarm,)),
        },
        {'engine="numba"': "no state from row to row"},
    ),
)
assert udf.__version__  # .udf is there when it is imported
