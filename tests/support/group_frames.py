"""Frames, keys and functions of groups for generators, and pandas' answers to hold ours against."""

import warnings
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pandas as pd

SERIES = (
    "s.sum()", "s.mean()", "s.min()", "s.max()", "s.std()", "s.var(ddof=0)", "s.count()", "len(s)", "s.size",
    "s.iloc[0]", "s.iloc[-1]", "s.median()", "s.max() - s.min()", "(s > 0).sum()", "(s > 0).mean()", "s.prod()",
    "s[s > 0].sum()", "(s - s.mean()).abs().max()", "s.nunique()", "s.any()", "s.all()", "s.quantile(0.3)",
    "s.to_numpy().sum()", "float(len(s))", "s.sum() > 1", "(s * 2 + 1).sum()", "s.isna().sum()",
    "s.sum() / len(s)", "s.iloc[-1] - s.iloc[0]", "sum(s)", "s.sem()", "np.average(s)",
    "s.head(3).mean()", "s[s > 0].std()",
)  # fmt: skip
"""Functions of a column's group."""

FRAMES = (
    "g['x'].mean() - g['y'].min()", "(g.x * g.y).sum() / g.y.sum()", "len(g)", "g.iloc[-1]['x']", "g.iloc[0].y",
    "g[g.x > 0].y.sum()", "len(g[g['x'] > 0])", "g.x.max() - g.i.max()", "g.i.sum()", "g['n'].sum()", "g.b.sum()",
    "g.x.corr(g.y)", "g.x.cov(g.y)", "(g.x - g.y).std()", "g.x.iloc[-1] > g.y.iloc[0]", "g.i.max() + g.f.min()",
    "g.x.sum() if len(g) > 2 else g.y.sum()", "g.big.mean()", "g.big.std()", "g.big.cov(g.x)",
    "g.tail(1)", "g.iloc[-1:]", "g.head(2)", "g.iloc[::-1]", "g[g.x > 0]", "g.tail(2)[::-1]", "g.nlargest(1, 'i')",
)  # fmt: skip
"""Functions of a frame's group."""


def function_of(source: str) -> Callable[..., Any]:
    """Return the lambda of an expression of ``s`` or ``g``."""
    name = "g" if "g." in source or "g[" in source or "(g)" in source else "s"
    return eval(f"lambda {name}: {source}", {"np": np})  # noqa: S307 - text from above


def frame(rows: int, seed: int) -> pd.DataFrame:
    """Return a frame of keys of all kinds, and of values: quarters, so that sums are exact; some missing."""
    random = np.random.default_rng(seed)
    quarters = random.integers(-64, 65, (4, rows)) / 4.0
    quarters[1][random.random(rows) < 0.2] = np.nan
    times = np.array(["2024-01-01", "2024-01-02", "NaT"], "datetime64[ns]")
    values = {
        "k": random.integers(-3, 4, rows),
        "far": random.choice([-(10**12), 7, 10**15], rows),
        "text": random.choice(np.array(["b", "a", "", None], object), rows),
        "cat": pd.Categorical(random.choice(list("zyx"), rows), categories=list("wzxy"), ordered=bool(seed % 2)),
        "flag": random.random(rows) > 0.5,
        "real": random.choice([0.5, -1.0, np.nan, np.inf], rows),
        "when": random.choice(times, rows),
        "null": pd.array(random.choice([1, 2, 3], rows), "Int64"),
        "x": quarters[0],
        "y": quarters[1],
        "i": random.integers(-100, 100, rows),
        "n": random.integers(-9, 9, rows).astype(np.int16),
        "b": random.random(rows) > 0.4,
        "f": quarters[2].astype(np.float32),
        "big": random.integers(-(2**62), 2**63 - 1, rows),
    }
    made = pd.DataFrame(values)
    made.loc[random.random(rows) < 0.2, "null"] = pd.NA
    made.index = pd.Index(random.permutation(rows) * 2, name="row" if seed % 3 else None)
    return made


KEYS = ("k", "far", "text", "cat", "flag", "real", "when", "null")


def by_of(given: pd.DataFrame, random: Random) -> Any:
    """Return what to group by: a column, several, an array, a Series, a function, a dict of labels."""
    one = random.choice(KEYS)
    choices = (one, one, [one], random.sample(KEYS, 2), random.sample(KEYS, 3), given["k"].to_numpy() % 3)
    more = (given[one], [given["k"] % 2, "text"], lambda label: label % 3, {label: label % 4 for label in given.index})
    return random.choice((*choices, *more))


def quietly(function: Callable[[], Any]) -> Any:
    """Return what pandas gives, without its warnings."""
    with warnings.catch_warnings(), np.errstate(all="ignore"):
        warnings.simplefilter("ignore")
        return function()


def assert_same(found: Any, wanted: Any) -> None:
    """Assert that ours is pandas': index, names, order, dtype; values but for the last digits of sums.

    Arithmetic of int16 scalars is int16 in NumPy, and wraps around; ours is int64. Arithmetic of float32 and a number
    is float32; ours is float64.
    """
    assert type(found) is type(wanted)
    last = (lambda one: one.iloc[:, -1]) if isinstance(wanted, pd.DataFrame) else lambda one: one
    for narrow, wide in (("int16", "int64"), ("float32", "float64")):
        if len(wanted) and last(wanted).dtype == narrow and last(found).dtype == wide:
            wanted = wanted.astype({wanted.columns[-1]: wide} if isinstance(wanted, pd.DataFrame) else wide)
    if isinstance(wanted, pd.DataFrame):
        pd.testing.assert_frame_equal(found, wanted, rtol=1e-6, atol=1e-9)
    else:
        pd.testing.assert_series_equal(found, wanted, rtol=1e-6, atol=1e-9)


def assert_groups_are_pandas(given: Any, call: Callable[[Any], Any]) -> None:
    """Assert that ``call`` gives of ``given.udf`` what it gives of pandas' own object."""
    assert_same(call(given.udf), quietly(lambda: call(given)))
