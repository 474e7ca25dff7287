"""Functions of windows, as they are given to ``rolling(..).apply``."""

from typing import Any, Final

import numpy as np

from tests.support.idioms.case import Idiom, of_windows
from tests.support.idioms.data import demand, prices

WEIGHTS: Final = np.array([0.2, 0.3, 0.5])


def drawdown(w: Any) -> float:
    """Return how far it fell from the highest."""
    peak = w[0]
    worst = 0.0
    for value in w:
        peak = max(peak, value)
        worst = max(worst, (peak - value) / peak)
    return worst


def streak(w: Any) -> float:
    """Return how often it rose."""
    n = 0
    for i in range(1, len(w)):
        if w[i] > w[i - 1]:
            n += 1
    return n


def slope(w: Any) -> float:
    """Return the slope of a line through the window."""
    x = np.arange(len(w))
    return np.polyfit(x, w, 1)[0]


def crossing(w: Any) -> float:
    """Return how often the sign of the difference from the mean changes."""
    centred = w - w.mean()
    return ((centred[:-1] * centred[1:]) < 0).sum()


ROLLING: Final[tuple[Idiom, ...]] = (
    of_windows(demand, "`w.mean()`", lambda w: w.mean(), 3),
    of_windows(demand, "`w.max() - w.min()`", lambda w: w.max() - w.min(), 4, raw=True),
    of_windows(demand, "`w.iloc[-1] / w.iloc[0] - 1`", lambda w: w.iloc[-1] / w.iloc[0] - 1, 3),
    of_windows(demand, "`w[-1] - w[0]`", lambda w: w[-1] - w[0], 3, raw=True),
    of_windows(demand, "weights and `np.dot`", lambda w: np.dot(w, WEIGHTS), 3, raw=True),
    of_windows(demand, "`(w * weights).sum()`", lambda w: (w * WEIGHTS).sum(), 3, raw=True),
    of_windows(demand, "z-score", lambda w: (w[-1] - w.mean()) / w.std(), 5, raw=True),
    of_windows(demand, "`w.std(ddof=0)`", lambda w: w.std(ddof=0), 4),
    of_windows(demand, "`np.percentile`", lambda w: np.percentile(w, 75), 4, raw=True),
    of_windows(demand, "`w.quantile`", lambda w: w.quantile(0.25), 4),
    of_windows(demand, "a loop, the largest fall", drawdown, 4, raw=True),
    of_windows(demand, "a loop over positions", streak, 5, raw=True),
    of_windows(demand, "`np.polyfit(x, w, 1)[0]`", slope, 5, raw=True),
    of_windows(demand, "`np.argmax(w)`", lambda w: np.argmax(w), 4, raw=True),
    of_windows(demand, "`w.rank().iloc[-1]`", lambda w: w.rank().iloc[-1], 4),
    of_windows(demand, "`w.idxmax()`", lambda w: w.idxmax(), 4),
    of_windows(demand, "crossings of the mean", crossing, 5, raw=True),
    of_windows(demand, "`np.prod(1 + w) - 1`", lambda w: np.prod(1 + w / 100) - 1, 3, raw=True),
    of_windows(demand, "`(w > k).sum()`", lambda w: (w > 8).sum(), 4, raw=True),
    of_windows(demand, "`sum(1 for v in w if ..)`", lambda w: sum(1 for v in w if v > w[0]), 4, raw=True),
    of_windows(prices, "windows of time", lambda w: w.max(), "3D"),
    of_windows(prices, "`w.dropna()` with `min_periods`", lambda w: w.dropna().mean(), {"window": 3, "min_periods": 1}),
    of_windows(prices, "`np.nanmean`", lambda w: np.nanmean(w), {"window": 4, "min_periods": 2}, raw=True),
    of_windows(prices, "`len(w)`", lambda w: len(w), "4D"),
)
