"""Retail: discounts by bands, an average price by product, a z-score by store, a stock that is filled up."""

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


def sales(n):
    rng = np.random.default_rng(2)
    return pd.DataFrame(
        {
            "product": rng.integers(0, 1000, n),
            "store": rng.integers(0, 50, n),
            "price": rng.gamma(2.0, 10.0, n),
            "quantity": rng.integers(1, 20, n),
        }
    )


# -- bands ---------------------------------------------------------------------------------------------


def discount(price):
    if price < 10:
        return 0.0
    if price < 25:
        return price * 0.05
    return 1.25 + (price - 25) * 0.1


def discount_pandas(frame):
    return frame["price"].map(discount)


def discount_inlay(frame):
    return frame["price"].udf.map(discount)


@njit
def discount_loop(price):
    out = np.empty(len(price))
    for i in range(len(price)):
        x = price[i]
        out[i] = 0.0 if x < 10 else x * 0.05 if x < 25 else 1.25 + (x - 25) * 0.1
    return out


def discount_njit(frame):
    return discount_loop(frame["price"].to_numpy())


def discount_polars(frame):
    x = pl.col("price")
    expression = pl.when(x < 10).then(0.0).when(x < 25).then(x * 0.05).otherwise(1.25 + (x - 25) * 0.1)
    return frame.select(expression.alias("y"))["y"]


def discount_duckdb(frame):
    return duckdb.sql(
        "SELECT CASE WHEN price < 10 THEN 0.0::DOUBLE WHEN price < 25 THEN price * 0.05::DOUBLE "
        "ELSE 1.25::DOUBLE + (price - 25) * 0.1::DOUBLE END AS y FROM frame"
    ).fetchnumpy()["y"]


# -- a weighted average --------------------------------------------------------------------------------


def weighted(g):
    return (g["price"] * g["quantity"]).sum() / g["quantity"].sum()


def weighted_pandas(frame):
    return frame.groupby("product")[["price", "quantity"]].apply(weighted)


def weighted_inlay(frame):
    return frame.udf.groupby("product")[["price", "quantity"]].apply(weighted)


@njit
def weighted_loop(product, price, quantity):
    paid, sold = np.zeros(1000), np.zeros(1000)
    for i in range(len(price)):
        paid[product[i]] += price[i] * quantity[i]
        sold[product[i]] += quantity[i]
    return paid / sold


def weighted_njit(frame):
    return weighted_loop(frame["product"].to_numpy(), frame["price"].to_numpy(), frame["quantity"].to_numpy())


def weighted_polars(frame):
    mean = (pl.col("price") * pl.col("quantity")).sum() / pl.col("quantity").sum()
    return frame.group_by("product").agg(mean.alias("y")).sort("product")["y"]


def weighted_duckdb(frame):
    return duckdb.sql(
        "SELECT sum(price * quantity) / sum(quantity) AS y FROM frame GROUP BY product ORDER BY product"
    ).fetchnumpy()["y"]


# -- a z-score -----------------------------------------------------------------------------------------


def score(s):
    return (s - s.mean()) / s.std()


def score_values(values, index):
    return (values - values.mean()) / (values.std() * (len(values) / (len(values) - 1)) ** 0.5)


def score_pandas(frame):
    return frame.groupby("store")["price"].transform(score)


def score_inlay(frame):
    return frame.udf.groupby("store")["price"].transform(score)


def score_engine(frame):
    return frame.groupby("store")["price"].transform(score_values, engine="numba")


def score_polars(frame):
    x = pl.col("price")
    return frame.select(((x - x.mean().over("store")) / x.std().over("store")).alias("y"))["y"]


def score_duckdb(frame):
    return duckdb.sql(
        "SELECT (price - avg(price) OVER w) / stddev(price) OVER w AS y "
        "FROM (SELECT *, row_number() OVER () AS i FROM frame) WINDOW w AS (PARTITION BY store) ORDER BY i"
    ).fetchnumpy()["y"]


# -- a stock -------------------------------------------------------------------------------------------


def restock(stock, quantity):
    stock -= quantity
    if stock < 100:
        stock += 500
    return stock, stock


def stock_pandas(frame):
    stock, out = 300, []
    for quantity in frame["quantity"]:
        stock, level = restock(stock, quantity)
        out.append(level)
    return pd.Series(out)


def stock_inlay(frame):
    return frame["quantity"].udf.scan(restock, 300)


@njit
def stock_loop(quantity):
    out, stock = np.empty(len(quantity), np.int64), 300
    for i in range(len(quantity)):
        stock -= quantity[i]
        if stock < 100:
            stock += 500
        out[i] = stock
    return out


def stock_njit(frame):
    return stock_loop(frame["quantity"].to_numpy())


STATE: Final = "no state that branches from row to row"

TASKS: Final = (
    Task(
        "Retail: a discount by bands",
        sales,
        {
            "pandas": Way(discount_pandas, (discount,)),
            "njit": Way(discount_njit, (discount_loop,)),
            "Polars": Way(discount_polars),
            "DuckDB": Way(discount_duckdb),
            "Inlay": Way(discount_inlay, (discount,)),
        },
        {'engine="numba"': "Series.map has no such engine"},
    ),
    Task(
        "Retail: average price by product, weighted",
        sales,
        {
            "pandas": Way(weighted_pandas, (weighted,)),
            "njit": Way(weighted_njit, (weighted_loop,)),
            "Polars": Way(weighted_polars),
            "DuckDB": Way(weighted_duckdb),
            "Inlay": Way(weighted_inlay, (weighted,)),
        },
        {'engine="numba"': "one column at a time"},
    ),
    Task(
        "Retail: z-score of a price within its store",
        sales,
        {
            "pandas": Way(score_pandas, (score,)),
            'engine="numba"': Way(score_engine, (score_values,)),
            "Polars": Way(score_polars),
            "DuckDB": Way(score_duckdb),
            "Inlay": Way(score_inlay, (score,)),
        },
        {"njit": "not written: it needs a grouping of its own"},
    ),
    Task(
        "Retail: a stock that is filled up",
        sales,
        {
            "pandas": Way(stock_pandas, (restock,)),
            "njit": Way(stock_njit, (stock_loop,)),
            "Inlay": Way(stock_inlay, (restock,)),
        },
        {'engine="numba"': STATE, "Polars": STATE, "DuckDB": STATE},
    ),
)
assert udf.__version__  # .udf is there when it is imported
