"""Functions that clean tables: keywords of texts, rows put together, dates moved, lists as results."""

# The functions are what people write, not how they should.
# ruff: noqa: DTZ004, PD003, RUF005
import calendar
import datetime as dt
import functools
import math
import re
import string
from collections import Counter
from typing import Any, Final

import numpy as np
import pandas as pd

from tests.support.idioms.case import Idiom, of_rows, of_times, of_values

AMENITIES: Final = {"wifi": ["wifi", "internet"], "water": ["pool", "sea"], "food": ["breakfast", "dinner"]}
NEGATIVE: Final = {"no", "not", "closed"}
STOP: Final = ["and", "a", "of", "the", "with"]
PLACES: Final = [("sea", 1.0), ("pool", 3.0)]
BINS: Final = [0, 12, 20, 40, 120]
LABELS: Final = ["child", "teen", "adult", "senior"]
HOLIDAYS: Final = [dt.date(2022, 12, 25), dt.date(2023, 1, 1)]
SCALE: Final = {"k": 1e-3, "M": 1.0}


def reviews() -> pd.Series:
    """Return what guests wrote."""
    texts = ["Free WiFi and pool!!", "cheap room, no breakfast", "POOL closed :(", "a view of the sea", "", "wifi wifi"]
    return pd.Series(texts, name="review")


def sizes() -> pd.Series:
    """Return sizes of files."""
    return pd.Series(["10M", "201k", "Varies with device"], name="size", index=[5, 6, 7])


def years() -> pd.Series:
    """Return ages in years."""
    return pd.Series([3.0, 15.0, 39.5, 80.0, np.nan], name="age")


def seconds() -> pd.Series:
    """Return times as seconds since 1970."""
    return pd.Series([0, 1_500_000_000, 1_699_999_999], name="seconds")


def dates() -> pd.Series:
    """Return times around the ends of months and years."""
    stamps = ["2022-12-25 10:00", "2023-01-01", "2024-01-31 23:59", "2024-02-29", "2023-06-30 12:30"]
    return pd.Series([pd.Timestamp(stamp) for stamp in stamps], name="when")


def answers() -> pd.DataFrame:
    """Return points of three questions."""
    return pd.DataFrame({"q1": [1, 5, 0], "q2": [3, 2, 4], "q3": [0, 5, 1]}, index=["ann", "bob", "cy"])


def people() -> pd.DataFrame:
    """Return names in parts, some missing, and numbers."""
    return pd.DataFrame(
        {"first": ["Ann", "Bob", "Cy"], "middle": ["B.", None, "Ö."], "last": ["Lee", "Ray", "Poe"], "n": [1, 2, 3]}
    )


def amenity(text: str) -> str:
    """Return the first kind that a text speaks of."""
    for kind, words in AMENITIES.items():
        for word in words:
            if word in text.lower():
                return kind
    return "other"


def amenities(text: str) -> str:
    """Return every kind that a text speaks of."""
    found = []
    for kind, words in AMENITIES.items():
        if any(word in text.lower() for word in words):
            found.append(kind)
    return ",".join(found)


def size_in_mb(size: str) -> float:
    """Return a size with its unit as a number."""
    if size.endswith(("k", "M")):
        return float(size[:-1]) * SCALE[size[-1]]
    return np.nan


def band(age: float) -> str:
    """Return the label of the bin that an age is in."""
    for i in range(len(BINS) - 1):
        if BINS[i] <= age < BINS[i + 1]:
            return LABELS[i]
    return "unknown"


def entropy(text: str) -> float:
    """Return the entropy of a text's letters."""
    counts = Counter(text)
    return -sum(n / len(text) * math.log2(n / len(text)) for n in counts.values()) if text else 0.0


def best_question(row: Any) -> str:
    """Return the question with the most points."""
    points = {"q1": row["q1"] * 2, "q2": row["q2"], "q3": row["q3"]}
    return max(points, key=points.get)


def zeros(row: Any) -> str:
    """Return the questions without a point."""
    out = ""
    for column in ["q1", "q2", "q3"]:
        if row[column] == 0:
            out += column + ";"
    return out.rstrip(";")


def rules(row: Any) -> str:
    """Return the label of the first condition that holds."""
    conditions = [(row["q1"] > 4, "first"), (row["q2"] > 3, "second"), (row["q3"] == 0, "none")]
    for condition, label in conditions:
        if condition:
            return label
    return "other"


CLEANING: Final[tuple[Idiom, ...]] = (
    of_values(reviews, "`for k, words in d.items(): for w in words`", amenity),
    of_values(reviews, "`any(w in text for w in words)` in a loop", amenities),
    of_values(reviews, "`any(..)` over a set", lambda t: any(w in t for w in NEGATIVE)),
    of_values(reviews, "`for k in d`", lambda t: sum(t.lower().count(w) for k in AMENITIES for w in AMENITIES[k])),
    of_values(reviews, "`next(v for k, v in pairs if ..)`", lambda t: next((v for w, v in PLACES if w in t), np.nan)),
    of_values(reviews, "`string.punctuation`", lambda t: "".join(c for c in t if c not in string.punctuation)),
    of_values(reviews, "a list as the result", lambda t: [w for w in t.split() if w not in STOP]),
    of_values(reviews, "`re.findall(..)` as the result", lambda t: re.findall(r"[a-z]+", t)),
    of_values(reviews, "a set as the result", lambda t: set(t.lower().split())),
    of_values(reviews, "`np.mean` of a list", lambda t: np.mean([len(w) for w in t.split()]) if t else 0.0),
    of_values(reviews, "`max(s.split())`", lambda t: max(t.split()) if t else ""),
    of_values(reviews, "`Counter(..).most_common(1)`", lambda t: Counter(t.split()).most_common(1)[0][0] if t else ""),
    of_values(reviews, "`Counter(..).values()`", entropy),
    of_values(reviews, "`any(map(f, ..))`", lambda t: any(map(str.isupper, t))),
    of_values(reviews, "`functools.reduce`", lambda t: functools.reduce(lambda s, w: s.replace(w, ""), ["!", ","], t)),
    of_values(reviews, "a set of words beside a captured one", lambda t: len(set(t.split()) & NEGATIVE)),
    of_values(reviews, "a dict that is written out of values", lambda t: {"n": len(t), "w": t.count("w")}["n"]),
    of_values(sizes, "`d[x[-1]]` of a unit", size_in_mb),
    of_values(years, "bins and labels", band),
    of_values(years, "`LABELS[::-1]`, `LABELS + [..]`", lambda x: (LABELS[::-1] + ["?"])[int(x) % 5 if x == x else 0]),
    of_rows(answers, "`row / row.sum()`", lambda row: row / row.sum()),
    of_rows(answers, "`row.rank()`", lambda row: row.rank()),
    of_rows(answers, "`row[row > 2].sum()`", lambda row: row[row > 2].sum()),
    of_rows(answers, "`return row`, changed in a branch", lambda row: row if row["q1"] else row * 0.5),
    of_rows(answers, "`','.join(row.astype(str))`", lambda row: ",".join(row.astype(str))),
    of_rows(answers, "names of columns, by a condition", lambda row: [c for c in row.index if row[c] > 3]),
    of_rows(answers, "`max(d, key=d.get)`", best_question),
    of_rows(answers, "a text that grows", zeros),
    of_rows(answers, "a list of conditions", rules),
    of_rows(answers, "`row.to_dict()`", lambda row: row.to_dict()),
    of_rows(people, '`" ".join(row.dropna())`', lambda row: " ".join(row[["first", "middle", "last"]].dropna())),
    of_rows(people, '`row.fillna("")`', lambda row: row.fillna("")),
    of_rows(people, '`"_".join(map(str, row))`', lambda row: "_".join(map(str, row))),
    of_rows(people, "`row.isnull().sum()` of texts", lambda row: row.isnull().sum()),
    of_rows(people, "`row.tolist()` of texts and numbers", lambda row: row.tolist()),
    of_times(dates, "`pd.DateOffset(months=1)`", lambda d: d + pd.DateOffset(months=1)),
    of_times(dates, "`pd.offsets.MonthEnd(0)`", lambda d: d + pd.offsets.MonthEnd(0)),
    of_times(dates, "`pd.offsets.BDay(2)`", lambda d: d - pd.offsets.BDay(2)),
    of_times(dates, "`calendar.month_name[d.month]`", lambda d: calendar.month_name[d.month]),
    of_times(dates, "`d.date() in holidays`", lambda d: d.date() in HOLIDAYS),
    of_times(dates, "`datetime.combine(..)`", lambda d: dt.datetime.combine(d, dt.time(9, 30))),
    of_times(seconds, '`pd.to_datetime(x, unit="s")`', lambda x: pd.to_datetime(x, unit="s")),
    of_times(seconds, "`datetime.utcfromtimestamp(x)`", lambda x: dt.datetime.utcfromtimestamp(x).strftime("%Y-%m-%d")),
)
