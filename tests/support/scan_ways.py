"""What is asked of a scan, and of the same columns in memory."""

import math
from typing import Any

import udf


def rowed(row: Any, k: float) -> Any:
    """Use numbers, nulls and text."""
    if row["y"] is udf.NA:
        return row.x * k
    return row["y"] + len(row["d"]) if row.b is not udf.NA and row.b else row["i"] * 1.0


WAYS = {
    "row": lambda f: f.apply(rowed, args=(3.0,)),
    "value": lambda f: f["y"].applymap(lambda y: -1 if y is udf.NA else y),
    "nulls": lambda f: f["j"].applymap(lambda j: j // 2 + 1),
    "small": lambda f: f["j"].applymap(lambda j: j, na_action="ignore"),
    "time": lambda f: f["t"].applymap(lambda t: t.hour),
    "text": lambda f: f["s"].applymap(lambda s: s.upper() + "!"),
    "category": lambda f: f["d"].applymap(lambda d: d[-1] + d),
    "mean": lambda f: f["x"].rolling(50).apply(lambda w: w.mean()),
    "spread": lambda f: f["y"].rolling(7, min_periods=2).apply(lambda w: w.max() - w.min()),
    "std": lambda f: f["y"].rolling(300, min_periods=1).apply(lambda w: w.std(), raw=True),
    "loop": lambda f: f["i"].rolling(3, closed="both").apply(lambda w: w[0] * 2 - w[-1], raw=True),
    "table": lambda f: f[["x", "i"]].rolling(5, method="table").apply(lambda w: w.sum(), raw=True)["i"],
    "frame": lambda f: f[["x", "y"]].rolling(4, closed="left").apply(lambda w: w.sum())["y"],
    "chain": lambda f: f["x"].applymap(abs_root).rolling(9).apply(lambda w: w.min()).applymap(lambda v: v + 1),
    "fold": lambda f: f["i"].scan(lambda s, x: (s + x, s), 0),
    "rows": lambda f: f.scan(trade, (0.0, 1))[1],
    "number": lambda f: f.apply(lambda row: row.name * 2 + row.i),
}


def abs_root(x: float) -> float:
    return math.sqrt(abs(x))


def trade(state: Any, row: Any) -> Any:
    held, count = state
    held = held * 0.9 + row["x"]
    return (held, count + 1), (held, count * row.i)
