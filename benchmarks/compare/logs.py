"""Logs: a status class out of a line of text, and sessions of users."""

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

PATHS: Final = ("/", "/cart", "/search?q=shoes", "/api/v1/items")


def lines(n):
    rng = np.random.default_rng(3)
    parts = zip(rng.choice(PATHS, n), rng.choice([200, 204, 301, 404, 500], n), rng.integers(1, 900, n), strict=True)
    return pd.DataFrame({"line": [f"GET {path} {status} {took}ms" for path, status, took in parts]})


# -- a status ------------------------------------------------------------------------------------------


def status(line):
    parts = line.split(" ")
    code = int(parts[2])
    if code >= 500:
        return "error"
    return "missing" if code == 404 else "ok"


def status_pandas(frame):
    return frame["line"].map(status)


def status_inlay(frame):
    return frame["line"].udf.map(status)


def status_polars(frame):
    code = pl.col("line").str.split(" ").list.get(2).cast(pl.Int64)
    kind = pl.when(code >= 500).then(pl.lit("error")).when(code == 404).then(pl.lit("missing")).otherwise(pl.lit("ok"))
    return frame.select(kind.alias("y"))["y"]


def status_duckdb(frame):
    return duckdb.sql(
        "SELECT CASE WHEN c >= 500 THEN 'error' WHEN c = 404 THEN 'missing' ELSE 'ok' END AS y "
        "FROM (SELECT split_part(line, ' ', 3)::INT AS c FROM frame)"
    ).fetchnumpy()["y"]


# -- sessions ------------------------------------------------------------------------------------------


def visits(n):
    rng = np.random.default_rng(4)
    return pd.DataFrame({"user": rng.integers(0, 2000, n), "minute": np.cumsum(rng.integers(0, 3, n))})


def session(state, row):
    last, number = state
    number = number + 1 if row["minute"] - last > 3000 else number
    return (row["minute"], number), number


def session_pandas(frame):
    number = frame.groupby("user")["minute"].diff().fillna(9999) > 3000
    return number.groupby(frame["user"]).cumsum()


def session_inlay(frame):
    return frame.udf.groupby("user").scan(session, (-9999, 0))


@njit
def session_loop(user, minute):
    last, number = np.full(2000, -9999), np.zeros(2000, np.int64)
    out = np.empty(len(user), np.int64)
    for i in range(len(user)):
        if minute[i] - last[user[i]] > 3000:
            number[user[i]] += 1
        last[user[i]] = minute[i]
        out[i] = number[user[i]]
    return out


def session_njit(frame):
    return session_loop(frame["user"].to_numpy(), frame["minute"].to_numpy())


def session_polars(frame):
    new = pl.col("minute").diff().fill_null(9999) > 3000
    return frame.select(new.cum_sum().over("user").alias("y"))["y"]


def session_duckdb(frame):
    return duckdb.sql(
        'SELECT sum(new) OVER (PARTITION BY user_ ORDER BY i) AS y FROM (SELECT i, "user" AS user_, '
        'CASE WHEN minute - lag(minute, 1, -9999) OVER (PARTITION BY "user" ORDER BY i) > 3000 '
        "THEN 1 ELSE 0 END AS new "
        "FROM (SELECT *, row_number() OVER () AS i FROM frame)) ORDER BY i"
    ).fetchnumpy()["y"]


TASKS: Final = (
    Task(
        "Logs: a status out of a line of text",
        lines,
        {
            "pandas": Way(status_pandas, (status,)),
            "Polars": Way(status_polars),
            "DuckDB": Way(status_duckdb),
            "Inlay": Way(status_inlay, (status,)),
        },
        {'engine="numba"': "no text columns", "njit": "no text columns"},
    ),
    Task(
        "Logs: sessions of users",
        visits,
        {
            "pandas": Way(session_pandas),
            "njit": Way(session_njit, (session_loop,)),
            "Polars": Way(session_polars),
            "DuckDB": Way(session_duckdb),
            "Inlay": Way(session_inlay, (session,)),
        },
        {'engine="numba"': "no state from row to row"},
    ),
)
assert udf.__version__  # .udf is there when it is imported
