"""Functions of one time."""

from __future__ import annotations

import datetime
from typing import Any

import pandas as pd

HOLIDAYS = {datetime.date(2021, 12, 25), datetime.date(2022, 1, 1)}
TODAY = pd.Timestamp("2024-06-30")


def season(t: Any) -> str:
    """Return a season."""
    if t.month in (12, 1, 2):
        return "winter"
    if t.month in (3, 4, 5):
        return "spring"
    if t.month in (6, 7, 8):
        return "summer"
    return "autumn"


def shift(t: Any) -> int:
    """Return a shift's number."""
    if t.hour < 6:
        return 0
    return 1 if t.hour < 14 else 2


TIMES: dict[str, list[Any]] = {
    "when": [
        season,
        shift,
        lambda t: t.year,
        lambda t: t.month,
        lambda t: t.hour,
        lambda t: t.weekday(),
        lambda t: t.dayofweek >= 5,
        lambda t: 1 if t.weekday() in (5, 6) else 0,
        lambda t: t.date(),
        lambda t: t.strftime("%Y-%m-%d"),
        lambda t: t.strftime("%B"),
        lambda t: t.isoformat(),
        lambda t: t.timestamp(),
        lambda t: f"{t.year}-{t.month:02d}",
        lambda t: str(t.date()),
        lambda t: t.day_name(),
        lambda t: t.quarter,
        lambda t: "Q" + str((t.month - 1) // 3 + 1),
        lambda t: (TODAY - t).days,
        lambda t: (TODAY - t).total_seconds() / 3600,
        lambda t: t + pd.Timedelta(days=1),
        lambda t: t + datetime.timedelta(hours=2),
        lambda t: t.replace(day=1),
        lambda t: t.normalize(),
        lambda t: t.date() in HOLIDAYS,
        lambda t: t > pd.Timestamp("2021-06-01"),
        lambda t: t.hour * 60 + t.minute,
        lambda t: t.isocalendar()[1],
        lambda t: t.dayofyear / 365.25,
        lambda t: 9 <= t.hour < 17,
        lambda t: t - pd.offsets.MonthBegin(1),
        lambda t: t.toordinal(),
    ],
}
