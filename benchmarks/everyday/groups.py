"""Functions of a window, a group, a column."""

from __future__ import annotations

from typing import Any

import numpy as np
import pandas as pd

WEIGHTS = np.arange(1, 21) / 210.0
X = np.arange(20)


def slope(y: Any) -> float:
    """Return a line's slope."""
    return np.polyfit(X, y, 1)[0]


def plain_slope(y: Any) -> float:
    """Return a line's slope, by sums."""
    x = np.arange(len(y))
    return ((x - x.mean()) * (y - y.mean())).sum() / ((x - x.mean()) ** 2).sum()


def drawdown(w: Any) -> float:
    """Return the largest fall."""
    peak = np.maximum.accumulate(w)
    return ((peak - w) / peak).max()


def longest(w: Any) -> int:
    """Return the longest run of rises."""
    best = run = 0
    for before, now in zip(w[:-1], w[1:], strict=True):
        run = run + 1 if now > before else 0
        best = max(best, run)
    return best


def sharpe(w: Any) -> float:
    """Return a mean by its deviation."""
    return np.mean(w) / np.std(w) * np.sqrt(252) if np.std(w) > 0 else 0.0


def hurdle(w: Any) -> float:
    """Return the share above the last value."""
    return np.sum(w > w[-1]) / len(w)


WINDOWS: list[tuple[str, int, bool, list[Any]]] = [
    (
        "price",
        20,
        True,
        [
            slope,
            plain_slope,
            drawdown,
            longest,
            sharpe,
            hurdle,
            lambda x: np.sum(x * WEIGHTS),
            lambda x: np.dot(x, WEIGHTS) / WEIGHTS.sum(),
            lambda x: x.max() - x.min(),
            lambda x: np.nanmax(x) - np.nanmin(x),
            lambda x: x[-1] / x[0] - 1,
            lambda x: (x[-1] - x.mean()) / x.std(),
            lambda x: np.median(x),
            lambda x: np.percentile(x, 90),
            lambda x: np.argmax(x),
            lambda x: np.abs(x - x.mean()).mean(),
            lambda x: sum(x > 30),
            lambda x: (x > x.mean()).sum(),
            lambda x: np.prod(1 + x / 1000) - 1,
            lambda x: np.sqrt(np.mean(x**2)),
            lambda x: np.all(np.diff(x) > 0),
            lambda x: len(np.unique(x)),
        ],
    ),
    (
        "change",
        20,
        False,
        [
            lambda x: (1 + x).prod() - 1,
            lambda x: (x - x.mean()).abs().mean(),
            lambda x: x.iloc[-1] - x.iloc[0],
            lambda x: x.autocorr(lag=1),
            lambda x: x.rank(pct=True).iloc[-1],
            lambda x: x.std() * np.sqrt(252),
            lambda x: x[x > 0].sum(),
            lambda x: pd.Series(x).rank(pct=True).iloc[-1],
        ],
    ),
]

GROUPS: list[tuple[str, str, str | None, list[Any]]] = [
    (
        "apply",
        "store",
        "price",
        [lambda s: s.max() - s.min(), lambda s: s.notna().sum(), lambda s: s.abs().mean(), lambda s: (s > 30).mean()],
    ),
    (
        "agg",
        "customer",
        "amount",
        [
            lambda s: s.max() - s.min(),
            lambda s: s.sum() / len(s),
            lambda s: s.quantile(0.9),
            lambda s: s.iloc[-1],
            lambda s: (s > 500).sum(),
            lambda s: s.dropna().mean(),
            lambda s: np.sqrt((s**2).mean()),
            lambda s: s.nunique(),
        ],
    ),
    (
        "agg",
        "customer",
        "level",
        [lambda s: ", ".join(s), lambda s: s.mode()[0], lambda s: list(s), lambda s: (s == "high").sum()],
    ),
    (
        "transform",
        "customer",
        "amount",
        [
            lambda s: s.fillna(s.mean()),
            lambda s: (s - s.mean()) / s.std(),
            lambda s: s / s.sum(),
            lambda s: s - s.median(),
            lambda s: s.rank(pct=True),
            lambda s: s.shift().rolling(3, min_periods=1).mean(),
        ],
    ),
    (
        "apply",
        "store",
        None,
        [
            lambda g: (g["price"] * g["quantity"]).sum(),
            lambda g: np.average(g["price"], weights=g["quantity"] + 1),
            lambda g: g["price"].corr(g["cost"]),
            lambda g: g.nlargest(3, "price")["cost"].mean(),
            lambda g: pd.Series({"total": g.price.sum(), "mean": g.price.mean()}),
            lambda g: g.loc[g["active"], "price"].sum() / g["price"].sum(),
        ],
    ),
    ("filter", "customer", None, [lambda g: len(g) > 100, lambda g: g["price"].mean() > 40]),
]

COLUMNS: list[Any] = [
    lambda c: c.max() - c.min(),
    lambda c: (c - c.mean()) / c.std(),
    lambda c: c.isnull().sum(),
    lambda c: c.fillna(c.median()),
    lambda c: c.quantile(0.75) - c.quantile(0.25),
]

CELLS: list[Any] = [
    lambda x: round(x, 1),
    lambda x: f"{x:.2f}",
    lambda x: 0 if x < 10 else x,
    lambda v: np.log1p(v),
]
