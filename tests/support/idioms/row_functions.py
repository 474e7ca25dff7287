"""Functions of a row, as they are given to ``DataFrame.apply(axis=1)``."""

# ruff: noqa: PD003, PD004, TRY301 - what people write
import math
from typing import Any, Final

import numpy as np
import pandas as pd

from tests.support.idioms.case import Idiom, of_rows
from tests.support.idioms.data import counts, gaps, measures, orders, passengers

MEDIAN_AGE: Final = {1: 37.0, 2: 29.0, 3: 24.0}
BY_PAIR: Final = {(1, 0): 10, (1, 1): 20, (3, 1): 30, (3, 0): 40, (2, 2): 50}
REGIONS: Final = pd.DataFrame({"tax": [0.07, 0.19, 0.2], "fee": [1, 2, 3]}, index=[1, 2, 3])
COLUMNS: Final = ["a", "b", "c"]
COEFFICIENTS: Final = {"a": 0.5, "b": -1.0, "c": 2.0}
CENTRE: Final = np.array([5.0, 3.0, 1.0])


def impute_age(cols: Any) -> Any:
    """Return the age, or that of the class."""
    if pd.isnull(cols["Age"]):
        if cols["Pclass"] == 1:
            return 37
        if cols["Pclass"] == 2:
            return 29
        return 24
    return cols["Age"]


def by_position(cols: Any) -> Any:
    """Return the age, read by position."""
    age = cols.iloc[2]
    pclass = cols.iloc[1]
    if pd.isnull(age):
        return MEDIAN_AGE[pclass]
    return age


def ratio(row: Any) -> Any:
    """Return a ratio, 0 where there is none."""
    try:
        return row["wins"] / row["losses"]
    except ZeroDivisionError:
        return 0


def ratio_of_python(row: Any) -> Any:
    """Return a ratio of Python's numbers: the row has text, too."""
    try:
        return row["Fare"] / row["SibSp"]
    except ZeroDivisionError:
        return -1.0


def weighted(row: Any) -> float:
    """Return a sum over the items of a row."""
    total = 0.0
    for key, value in row.items():
        if key in ("a", "c"):
            total += value
    return total


def positive(row: Any) -> int:
    """Return how many values are positive."""
    found = 0
    for value in row:
        if value > 0.3:
            found += 1
    return found


def by_names(row: Any) -> float:
    """Return a weighted sum over captured names."""
    return sum(row[c] * COEFFICIENTS[c] for c in COLUMNS)


def shipping(row: Any) -> Any:
    """Return a cost, by several conditions."""
    total = row["quantity"] * row["price"] * (1 - row["discount"])
    if row["region"] == 1 and total > 2:
        cost = 0
    elif row["region"] in (2, 3) or row["quantity"] > 50:
        cost = 4.99
    else:
        cost = 9.99
    return cost


def checked(row: Any) -> Any:
    """Raise what it catches."""
    try:
        if row["quantity"] == 0:
            raise ValueError("none")
        return row["price"] / row["quantity"]
    except (ValueError, ZeroDivisionError):
        return np.nan


def with_finally(row: Any) -> Any:
    """Return a number that ``finally`` changes."""
    total = 0.0
    try:
        total = math.sqrt(row["price"] - 1)
    except ValueError:
        total = -1.0
    finally:
        total += 10
    return total


def haversine(row: Any) -> float:
    """Return a distance."""
    lat1, lon1, lat2, lon2 = map(math.radians, [row["a"], row["b"], row["c"], row["d"]])
    a = math.sin((lat2 - lat1) / 2) ** 2 + math.cos(lat1) * math.cos(lat2) * math.sin((lon2 - lon1) / 2) ** 2
    return 2 * 6371 * math.asin(math.sqrt(a))


def parts(row: Any) -> pd.Series:
    """Return two values with names."""
    return pd.Series({"total": row["quantity"] * row["price"], "big": row["quantity"] > 10})


def in_order(row: Any) -> pd.Series:
    """Return two values with labels apart."""
    return pd.Series([row["a"] + row["b"], row["a"] - row["b"]], index=["sum", "difference"])


def choose(row: Any) -> Any:
    """Return None in a branch."""
    if row["Survived"] == 1:
        return row["Fare"]
    return None


ROWS: Final[tuple[Idiom, ...]] = (
    of_rows(passengers, 'pd.isnull(row["x"]) and nested `if`', impute_age),
    of_rows(passengers, "`row.iloc[i]` and a captured dict", by_position),
    of_rows(passengers, "`d[row.a]` of a captured dict", lambda r: MEDIAN_AGE[r.Pclass]),
    of_rows(
        passengers, "`d.get((a, b), default)`, tuples as keys", lambda r: BY_PAIR.get((r["Pclass"], r["SibSp"]), 0)
    ),
    of_rows(passengers, "`row.a + row.b + 1`", lambda row: row.SibSp + row.Parch + 1),
    of_rows(passengers, "`1 if .. else 0`", lambda row: 1 if row["SibSp"] + row["Parch"] == 0 else 0),
    of_rows(passengers, '`row.get("a", default)`', lambda row: row.get("Fare", 0.0) * row.get("Missing", 2.0)),
    of_rows(passengers, "`isinstance` of a row's value", lambda r: r["Fare"] if isinstance(r["Fare"], float) else 0.0),
    of_rows(passengers, "`round(row[..], n)` in a row with text", lambda r: round(r["Fare"], 1)),
    of_rows(passengers, "None in a branch", choose),
    of_rows(passengers, "`try`/`except ZeroDivisionError` in a row with text", ratio_of_python),
    of_rows(passengers, "`x is None`", lambda r: 0 if r["Age"] is None else 1),
    of_rows(passengers, "`row[[..]].sum()`", lambda r: r[["SibSp", "Parch"]].sum()),
    of_rows(passengers, "`max(row.a, row.b, 0)`", lambda r: max(r.SibSp, r.Parch, 1)),
    of_rows(passengers, "bool out", lambda r: bool(r["Age"] < 18) and r["Pclass"] == 3),
    of_rows(measures, '`row["a"] * row["b"]`', lambda row: row["a"] * row["b"]),
    of_rows(measures, "division by zero is inf", lambda row: row["a"] / row["d"]),
    of_rows(measures, "`round` as NumPy does", lambda row: round(row["a"], 2)),
    of_rows(measures, "`row.sum()`", lambda row: row.sum()),
    of_rows(measures, "`row.mean()`", lambda row: row.mean()),
    of_rows(measures, "`row.max() - row.min()`", lambda row: row.max() - row.min()),
    of_rows(measures, "`row.std()`", lambda row: row.std()),
    of_rows(measures, "`row.median()`", lambda row: row.median()),
    of_rows(measures, "`row.idxmax()`", lambda row: row.idxmax()),
    of_rows(measures, "`sum(row)`", lambda row: sum(row)),
    of_rows(measures, "`max(row)`", lambda row: max(row)),
    of_rows(measures, "`len(row)`", lambda row: row["a"] / len(row)),
    of_rows(measures, "`row.values`", lambda row: row.values[0] + row.values[-1]),
    of_rows(measures, '`row["a":"c"]`', lambda row: row["a":"c"].sum()),
    of_rows(measures, "`row[0:2]` by position", lambda row: row.iloc[0:2].mean()),
    of_rows(measures, "`np.mean([row.a, row.b])`", lambda row: np.mean([row.a, row.b])),
    of_rows(measures, "`np.max([..])`", lambda row: np.max([row.a, row.b, row.c])),
    of_rows(measures, "`np.std([..])`", lambda row: np.std([row["a"], row["b"], row["c"]])),
    of_rows(measures, "`for k, v in row.items()`", weighted),
    of_rows(measures, "`for v in row`", positive),
    of_rows(measures, "a loop over captured names", by_names),
    of_rows(measures, "haversine", haversine),
    of_rows(measures, "`np.sqrt(row.a ** 2 + ..)`", lambda r: np.sqrt(r.a**2 + r.b**2)),
    of_rows(measures, "`np.linalg.norm` of a row and an array", lambda r: np.linalg.norm([r.a, r.b, r.c] - CENTRE)),
    of_rows(measures, "`np.dot` with a captured array", lambda r: np.dot([r.a, r.b, r.c], CENTRE)),
    of_rows(measures, "`np.where(cond, a, b)`", lambda r: float(np.where(r["a"] > r["b"], r["a"], r["b"]))),
    of_rows(measures, "`np.select`", lambda r: float(np.select([r.a > 5, r.a > 0], [2.0, 1.0], default=0.0))),
    of_rows(measures, "`any`/`all` over a generator of columns", lambda r: all(r[c] > 0 for c in COLUMNS)),
    of_rows(measures, "`return pd.Series([..], index=..)`", in_order),
    of_rows(measures, "a tuple, `result_type='expand'`", lambda r: (r.a, r.b + 1), result_type="expand"),
    of_rows(measures, "a list, `result_type='expand'`", lambda r: [r.a, r.b * 2, 1], result_type="expand"),
    of_rows(measures, "a dict, `result_type='expand'`", lambda r: {"x": r.a, "y": r.c}, result_type="expand"),
    of_rows(measures, "a tuple as it is", lambda r: (r.a, r.b)),
    of_rows(gaps, "`row.count()`", lambda row: row.count()),
    of_rows(gaps, "`row.isna().sum()`", lambda row: row.isna().sum()),
    of_rows(gaps, "`row.fillna(0).sum()`", lambda row: row.fillna(0).sum()),
    of_rows(gaps, "`row.dropna().mean()`", lambda row: row.dropna().mean()),
    of_rows(gaps, "`row.mean()` with NaN", lambda row: row.mean()),
    of_rows(gaps, "`np.nanmean(row)`", lambda row: np.nansum(row)),
    of_rows(gaps, "`row.notnull().all()`", lambda row: row.notnull().all()),
    of_rows(gaps, "first that is not null", lambda r: r["q1"] if pd.notna(r["q1"]) else r["q2"]),
    of_rows(counts, "`row.a / (row.a + row.b)`", lambda r: r["wins"] / (r["wins"] + r["losses"] + 1)),
    of_rows(counts, "`try`/`except` around NumPy's division", ratio),
    of_rows(counts, "`row.sum()` of whole numbers", lambda row: row.sum()),
    of_rows(counts, "`row.mean()` of whole numbers", lambda row: row.mean()),
    of_rows(counts, "`row.tolist()`", lambda row: sum(row.tolist()) % 5),
    of_rows(counts, "`row.name`", lambda row: row["wins"] + (1 if row.name == "ars" else 0)),
    of_rows(counts, "`row.argmax()`", lambda row: row.argmax()),
    of_rows(counts, "`min(row.a, row.b)`", lambda row: min(row["wins"], row["losses"])),
    of_rows(counts, "`return pd.Series({..})` of whole numbers", lambda r: pd.Series({"played": r.wins + r.losses})),
    of_rows(orders, "a price, by conditions", shipping),
    of_rows(orders, '`frame.loc[row.key, "col"]`', lambda r: r["price"] * (1 + REGIONS.loc[r["region"], "tax"])),
    of_rows(orders, "`return pd.Series({..})`", parts),
    of_rows(orders, "`raise` and `except` of several", checked),
    of_rows(orders, "`finally`", with_finally),
    of_rows(orders, "`int(row[..])` of a whole column that pandas made float", lambda r: int(r["quantity"]) % 7),
    of_rows(orders, "`row.name`, a number", lambda row: row.name * 10),
    of_rows(orders, "further arguments", lambda row, rate, bonus=1: row["price"] * rate + bonus, args=(0.5,), bonus=2),
    of_rows(orders, "`abs`, `min`, `max`", lambda r: min(max(r.price, 1.0), 10.0) + abs(r.discount - 0.2)),
)
