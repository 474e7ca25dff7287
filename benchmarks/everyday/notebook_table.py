"""A table as notebooks have it: numbers with gaps, codes, texts, times, keys."""

from __future__ import annotations

import numpy as np
import pandas as pd

CITIES = ["London", "new york", "Tokyo ", "Paris", "São Paulo", "unknown", "Berlin"]
TITLES = ["Mr", "Mrs", "Miss", "Dr", "Master"]
NAMES = ["Allen", "Braund", "Cumings", "Futrelle", "Heikkinen", "McCarthy", "O'Dwyer"]
LEVELS = ["low", "medium", "high", "none"]
WORDS = ["great", "bad", "the", "movie", "not", "very", "price", "was", "good", "!!", "100%", "Delivery", "late"]


def frame(rows: int) -> pd.DataFrame:
    """Return ``rows`` rows; the same each time."""
    rng = np.random.default_rng(36)
    day = rng.integers(0, 1500, rows)
    pick = lambda items: np.array(items, dtype=object)[rng.integers(0, len(items), rows)]  # noqa: E731
    month, dom = rng.integers(1, 13, rows), rng.integers(1, 29, rows)
    amount = rng.gamma(2.0, 400.0, rows).round(2)
    words = pick(WORDS), pick(WORDS), pick(WORDS), pick(WORDS)
    some = rng.random(rows)
    return pd.DataFrame(
        {
            "price": rng.gamma(2.0, 20.0, rows).round(2),
            "cost": rng.gamma(2.0, 15.0, rows).round(2),
            "amount": np.where(some < 0.1, np.nan, amount),
            "score": rng.random(rows),
            "lat": rng.uniform(40, 50, rows),
            "lon": rng.uniform(-10, 10, rows),
            "change": rng.normal(0, 0.02, rows),
            "age": np.where(some > 0.8, np.nan, rng.integers(0, 90, rows)),
            "quantity": rng.integers(0, 30, rows),
            "code": rng.integers(1, 6, rows),
            "year": rng.integers(1950, 2025, rows),
            "hour": rng.integers(0, 24, rows),
            "seconds": rng.integers(0, 200_000, rows),
            "goals": rng.integers(0, 5, rows),
            "conceded": rng.integers(0, 5, rows),
            "active": rng.random(rows) < 0.6,
            "name": [
                f"{last}, {title}. {first}"
                for last, title, first in zip(pick(NAMES), pick(TITLES), pick(NAMES), strict=True)
            ],
            "city": pick(CITIES),
            "level": pick(LEVELS),
            "sex": pick(["male", "female"]),
            "label": pick(["acc", "unacc", "good", "vgood"]),
            "title": np.where(some < 0.05, None, pick(["The Matrix (1999)", "Alien (1979)", "Up (2009)", "Heat"])),
            "email": [
                f"user{n}@{d}" for n, d in zip(day, pick(["gmail.com", "mail.ru", "corp.example.org"]), strict=True)
            ],
            "path": [f"/data/run_{n}/part-{m:02d}.csv" for n, m in zip(day, month, strict=True)],
            "date": [f"{y}-{m:02d}-{d:02d}" for y, m, d in zip(2015 + day % 9, month, dom, strict=True)],
            "clock": [f"{h:02d}:{m:02d}" for h, m in zip(month + 7, dom + 20, strict=True)],
            "money": [f"${value:,.2f}" for value in amount],
            "percent": [f"{value:.1f}%" for value in rng.random(rows) * 100],
            "size": pick(["19M", "201k", "Varies with device", "3.5M", "14M"]),
            "text": [" ".join(each) for each in zip(*words, strict=True)],
            "tags": ["|".join(each) for each in zip(words[0], words[2], strict=True)],
            "when": pd.Timestamp("2020-01-01") + pd.to_timedelta(day * 24 + rng.integers(0, 24, rows), unit="h"),
            "until": pd.Timestamp("2022-06-01") + pd.to_timedelta(rng.integers(0, 90_000, rows), unit="min"),
            "customer": rng.integers(0, max(rows // 100, 1), rows),
            "store": rng.integers(0, 50, rows),
        }
    )
