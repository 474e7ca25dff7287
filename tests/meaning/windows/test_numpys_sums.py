"""Sums in NumPy's order: with ``recognize_reducers="numpy"`` each bit is pandas' own."""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pandas as pd
import pytest

import udf
from tests.support.budget import in_turn
from udf.errors import UdfCompileError

ROWS = 700


@pytest.fixture(autouse=True)
def _in_order() -> Iterator[None]:
    with udf.options(recognize_reducers="numpy", backend="cpu"):
        yield


def tenths(rows: int, missing: int = 0) -> pd.Series:
    """Return values of one decimal digit, whose sums are rounded at each step; some are missing."""
    random = np.random.default_rng(rows + missing)
    made = pd.Series(random.integers(0, 40, rows) / 10.0)
    made[random.integers(0, rows, missing)] = np.nan
    return made


def looped(w: pd.Series) -> float:
    """Add one after the other."""
    total = 0.0
    for v in w:
        total += v
    return total


REDUCTIONS: dict[str, Callable[[Any], Any]] = {
    "above": lambda w: (w > w.mean()).sum(),
    "sum": lambda w: w.sum(),
    "mean": lambda w: np.mean(w),
    "nan": lambda w: np.nanmean(w) + np.nansum(w),
    "std": lambda w: w.std(),
    "var": lambda w: np.var(w),
    "sem": lambda w: w.sem(),
    "filter": lambda w: w[w > w.mean()].mean(),
    "dropna": lambda w: w.dropna().sum(),
    "products": lambda w: (w * w).sum(),
    "score": lambda w: (w.iloc[-1] - w.mean()) / w.std(),
    "loop": looped,
}


@pytest.mark.slow
@pytest.mark.parametrize(("name", "length"), in_turn(REDUCTIONS, [5, 12, 100, 131, 520], rounds=2))
def test_windows_have_every_bit_of_pandas(name: str, length: int) -> None:
    """Of fewer values than 8, of a block, of several; with and without values that are missing."""
    function = REDUCTIONS[name]
    for values in (tenths(length + 40), tenths(length + 40, missing=60)):
        got = values.udf.rolling(length, min_periods=3).apply(function)
        pd.testing.assert_series_equal(got, values.rolling(length, min_periods=3).apply(function), check_exact=True)


@pytest.mark.parametrize("name", ["above", "std", "filter", "nan"])
def test_arrays_have_every_bit_of_numpy(name: str) -> None:
    """With ``raw=True`` a window is an array."""
    values = tenths(ROWS)
    function = REDUCTIONS[name]
    got = values.udf.rolling(30).apply(function, raw=True)
    pd.testing.assert_series_equal(got, values.rolling(30).apply(function, raw=True), check_exact=True)


@pytest.mark.slow
@pytest.mark.parametrize("sizes", [[1, 3, 7, 8, 9, 128, 129, 136], [20_011]])
def test_groups_have_every_bit_of_pandas(sizes: list[int]) -> None:
    """Of any length: halves of halves are added."""
    values, keys = tenths(sum(sizes)), np.repeat(np.arange(len(sizes)), sizes)
    for name in ("above", "std", "products", "filter"):
        got = values.udf.groupby(keys).agg(REDUCTIONS[name])
        pd.testing.assert_series_equal(got, values.groupby(keys).agg(REDUCTIONS[name]), check_exact=True)

    def scored(s: pd.Series) -> pd.Series:
        return (s - s.mean()) / s.std()

    got = values.udf.groupby(keys).transform(scored)
    pd.testing.assert_series_equal(got, values.groupby(keys).transform(scored), check_exact=True)


@pytest.mark.parametrize("name", ["sum", "mean", "std", "above"])
def test_rows_have_every_bit_of_pandas(name: str) -> None:
    """A row of many columns is added in the same order, whatever the option is."""
    values = pd.DataFrame(tenths(30 * 17).to_numpy().reshape(30, 17)).add_prefix("c")
    with udf.options(recognize_reducers=True):
        got = values.udf.apply(REDUCTIONS[name], axis=1)
    pd.testing.assert_series_equal(got, values.apply(REDUCTIONS[name], axis=1), check_exact=True)


@pytest.mark.parametrize(
    "function",
    [
        lambda g: g["x"].dot(g["y"]),
        lambda g: g[["x", "y"]].mean(),
        lambda g: g["x"].rolling(3).mean().max(),
        lambda g: g["x"].cov(g["y"]),
        lambda g: g["x"].skew(),
    ],
)
def test_what_adds_in_another_order_is_refused(function: Callable[[Any], Any]) -> None:
    """Products as a processor adds them, windows that move on, columns whose order is that of their memory."""
    frame = pd.DataFrame({"k": [1, 1, 2], "x": [0.1, 0.2, 0.3], "y": [0.5, 0.7, 0.1]})
    with pytest.raises(UdfCompileError, match="adds in another order"):
        frame.udf.groupby("k").apply(function)
