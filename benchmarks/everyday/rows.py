"""Functions of one row, as ``DataFrame.apply(axis=1)`` takes them."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pandas as pd

THRESHOLDS = {1: 20.0, 2: 35.0, 3: 50.0, 4: 65.0, 5: 80.0}
MEDIAN_AGE = {("male", 1): 40.0, ("male", 2): 30.0, ("female", 1): 35.0, ("female", 2): 28.0}
HOME = (45.0, 0.0)


def haversine(row: Any) -> float:
    """Return a distance in km."""
    lat1, lon1, lat2, lon2 = map(math.radians, [row["lat"], row["lon"], HOME[0], HOME[1]])
    a = math.sin((lat2 - lat1) / 2) ** 2 + math.cos(lat1) * math.cos(lat2) * math.sin((lon2 - lon1) / 2) ** 2
    return 6371 * 2 * math.asin(math.sqrt(a))


def distance(row: Any) -> float:
    """Return a distance on a plane."""
    return np.sqrt((row["lat"] - HOME[0]) ** 2 + (row["lon"] - HOME[1]) ** 2)


def outcome(row: Any) -> str:
    """Return who won."""
    if row["goals"] > row["conceded"]:
        return "W"
    if row["goals"] < row["conceded"]:
        return "L"
    return "D"


def points(row: Any) -> int:
    """Return the points of a match."""
    return 3 if row.goals > row.conceded else 1 if row.goals == row.conceded else 0


def fill_age(row: Any) -> float:
    """Return an age, or the usual one."""
    if pd.isnull(row["age"]):
        return MEDIAN_AGE.get((row["sex"], row["code"]), 29.0)
    return row["age"]


def person(row: Any) -> str:
    """Return man, woman or child."""
    return "child" if row["age"] < 16 else row["sex"]


def shipping(row: Any) -> float:
    """Return a price of transport."""
    if row["price"] * row["quantity"] > 500:
        return 0.0
    if row["city"] == "London":
        return 3.5
    return 5.0 + 0.2 * row["quantity"]


def risk(row: Any) -> int:
    """Return a sum of signs."""
    score = 0
    if row["amount"] > 1500:
        score += 2
    if row["hour"] < 6:
        score += 1
    if row["level"] == "high":
        score += 3
    if not row["active"]:
        score += 1
    return score


def segment(row: Any) -> str:
    """Return a customer's segment."""
    if row["price"] > 60 and row["quantity"] > 15:
        return "champion"
    if row["price"] > 60:
        return "big spender"
    if row["quantity"] > 15:
        return "loyal"
    return "regular"


def margin(row: Any) -> float:
    """Return a margin."""
    try:
        return (row["price"] - row["cost"]) / row["price"]
    except ZeroDivisionError:
        return 0.0


def both(row: Any) -> tuple[float, float]:
    """Return two values."""
    return row["price"] * 0.8, row["price"] * 0.2


def bonus(row: Any) -> float:
    """Return a bonus by level."""
    rates = {"low": 0.01, "medium": 0.05, "high": 0.1}
    return row["amount"] * rates.get(row["level"], 0.0)


def bmi(row: Any) -> float:
    """Return a body mass index."""
    height = 1.5 + row["score"] / 2
    return round((40 + row["price"]) / height**2, 1)


NUMBERS = ["price", "cost", "quantity", "code", "lat", "lon", "goals", "conceded", "score"]
MIXED = ["price", "amount", "age", "quantity", "code", "hour", "active", "sex", "city", "level", "name", "score"]
DATED = ["when", "until", "quantity", "price"]

ROWS: list[tuple[list[str], dict[str, Any], list[Any]]] = [
    (
        NUMBERS,
        {},
        [
            haversine,
            distance,
            outcome,
            points,
            segment,
            margin,
            both,
            bmi,
            lambda row: row["price"] * row["quantity"],
            lambda row: row["price"] - row["cost"],
            lambda row: row["price"] / row["quantity"] if row["quantity"] else 0.0,
            lambda row: row["price"] / row["quantity"] if row["quantity"] != 0 else np.nan,
            lambda row: (row["price"] - row["cost"]) / row["cost"] * 100,
            lambda r: r.price * (1 - r.score),
            lambda r: max(r["price"], r["cost"]),
            lambda r: min(r.price, r.cost, 20.0),
            lambda r: 1 if r["price"] > r["cost"] else 0,
            lambda r: 1 if r.price > THRESHOLDS[r.code] else 0,
            lambda r: r["price"] >= THRESHOLDS[r["code"]],
            lambda r: r["price"] if r["quantity"] > 10 and r["code"] in (1, 2) else r["cost"],
            lambda r: abs(r["goals"] - r["conceded"]),
            lambda r: f"{r['goals']:.0f}:{r['conceded']:.0f}",
            lambda r: np.mean([r["price"], r["cost"]]),
            lambda r: math.hypot(r["lat"] - 45, r["lon"]),
            lambda r: (43.825 + r["lat"] * 1e-5, 87.6 + r["lon"] * 1e-5),
            lambda r: [r.price, r.cost],
            lambda r: r.sum(),
            lambda r: r.mean(),
            lambda r: r["price":"quantity"].sum(),
            lambda r: r.max() - r.min(),
            lambda r: r[["price", "cost"]].mean(),
            lambda r: (r > 10).sum(),
            lambda r: r.idxmax(),
            lambda r: sum(r[c] for c in ("price", "cost", "score")),
            lambda r: r["price"] ** 0.5 + np.log(r["cost"] + 1),
            lambda r: pd.Series([r["price"] * 2, r["cost"] * 2], index=["a", "b"]),
            lambda r: pd.Series({"net": r.price, "tax": r.price * 0.2}),
            lambda r: {"total": r.price * r.quantity},
        ],
    ),
    (NUMBERS, {"result_type": "expand"}, [both, lambda r: [r["price"], r["cost"]], lambda r: {"a": r.price, "b": 1}]),
    (
        MIXED,
        {},
        [
            fill_age,
            person,
            shipping,
            risk,
            bonus,
            lambda r: r["price"] if r["active"] else 0.0,
            lambda r: r["name"] + " " + r["city"],
            lambda r: f"{r['name']} ({r['code']})",
            lambda r: "{}|{}".format(r["city"], r["level"]),
            lambda r: str(r["code"]) + "_" + str(r["hour"]),
            lambda r: r["city"].strip() if r["code"] > 2 else r["level"],
            lambda r: r["age"] if not pd.isna(r["age"]) else r["code"] * 10,
            lambda r: 1 if r["sex"] == "female" and r["age"] < 18 else 0,
            lambda r: r["amount"] * 1.1 if r["level"] == "high" else r["amount"],
            lambda r: r["city"] in r["name"],
            lambda r: len(r["name"]) + r["quantity"],
            lambda r: r.isnull().sum(),
            lambda r: r["price"] * (2 if r.city == "Paris" else 1),
            lambda r: r["name"].split(",")[0] if r["active"] else None,
            lambda r: r["hour"] >= 9 and r["hour"] < 17 and r["active"],
        ],
    ),
    (
        DATED,
        {},
        [
            lambda r: (r["until"] - r["when"]).days,
            lambda r: (r.until - r.when).total_seconds() / 3600,
            lambda r: r["when"] + pd.Timedelta(days=r["quantity"]),
            lambda r: r["price"] if r["when"].year == 2021 else 0.0,
            lambda r: r["when"] < r["until"],
            lambda r: r["when"].strftime("%Y-%m") + "-" + str(r["quantity"]),
            lambda r: max(r["when"], r["until"]),
            lambda r: r["price"] * 2 if r["when"].weekday() >= 5 else r["price"],
        ],
    ),
]
