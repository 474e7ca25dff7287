"""Functions of times."""

# ruff: noqa: DTZ001, PD003 - what people write
import datetime as dt
from datetime import date, datetime, timedelta
from typing import Any, Final

import pandas as pd

from tests.support.idioms.case import Idiom, of_times
from tests.support.idioms.data import gaps_in_time, lengths, stamps, trips

START: Final = pd.Timestamp("2024-01-01")
HOLIDAYS: Final = {pd.Timestamp("2024-12-25"), pd.Timestamp("2024-07-04")}


def part_of_day(when: Any) -> int:
    """Return which part of the day it is."""
    if 5 <= when.hour < 12:
        return 0
    if 12 <= when.hour < 18:
        return 1
    return 2


def age(when: Any) -> int:
    """Return whole years until a day."""
    today = date(2025, 6, 1)
    return today.year - when.year - ((today.month, today.day) < (when.month, when.day))


TIMES: Final[tuple[Idiom, ...]] = (
    of_times(stamps, "`.year`, `.month`, `.day`", lambda t: t.year * 10000 + t.month * 100 + t.day),
    of_times(stamps, "`.hour` in bands", part_of_day),
    of_times(stamps, "`.weekday() >= 5`", lambda t: t.weekday() >= 5),
    of_times(stamps, "`.day_of_week`, `.quarter`", lambda t: t.day_of_week * 10 + t.quarter),
    of_times(stamps, "`.day_of_year`", lambda t: t.day_of_year),
    of_times(stamps, "`.isocalendar()[1]`", lambda t: t.isocalendar()[1]),
    of_times(stamps, "`.week`", lambda t: t.week),
    of_times(stamps, "`.days_in_month`, `.is_leap_year`", lambda t: t.days_in_month + t.is_leap_year),
    of_times(stamps, "`.is_month_end`", lambda t: t.is_month_end),
    of_times(stamps, "`t - captured Timestamp`, `.days`", lambda t: (t - START).days),
    of_times(stamps, "`pd.Timestamp(..)` inside", lambda t: (pd.Timestamp("2025-01-01") - t).days),
    of_times(stamps, "`pd.Timestamp(y, m, d)` of values", lambda t: pd.Timestamp(t.year, t.month, 1)),
    of_times(stamps, "`datetime(..)` inside", lambda t: t > datetime(2024, 3, 1)),
    of_times(stamps, "`timedelta(..)` inside", lambda t: t + timedelta(days=1, hours=2)),
    of_times(stamps, "`pd.Timedelta(..)` inside", lambda t: t - pd.Timedelta("36h")),
    of_times(stamps, "`pd.Timedelta(days=n)`", lambda t: t + pd.Timedelta(days=t.day)),
    of_times(stamps, "`.replace(hour=0, ..)`", lambda t: t.replace(hour=0, minute=0, second=0)),
    of_times(stamps, "`.normalize()`", lambda t: t.normalize()),
    of_times(stamps, "`.floor`", lambda t: t.floor("h")),
    of_times(stamps, "`t.normalize() in holidays`", lambda t: t.normalize() in HOLIDAYS),
    of_times(stamps, "whole years, tuples compared", age),
    of_times(stamps, "`.timestamp()`", lambda t: t.timestamp()),
    of_times(gaps_in_time, "`pd.isnull(t)`", lambda t: 0 if pd.isnull(t) else t.month),
    of_times(gaps_in_time, "`t is pd.NaT`", lambda t: -1 if t is pd.NaT else t.day),
    of_times(lengths, "`.days`, `.seconds`", lambda d: d.days * 24 + d.seconds // 3600),
    of_times(lengths, "`.total_seconds() / 60`", lambda d: d.total_seconds() / 60),
    of_times(lengths, "`d > timedelta(..)`", lambda d: d > dt.timedelta(hours=1)),
    of_times(trips, "the length of a trip", lambda r: (r["end"] - r["start"]).total_seconds() / 3600, method="apply"),
    of_times(trips, "a time out of a row", lambda r: r["start"] + pd.Timedelta(hours=1) * r["stops"], method="apply"),
    of_times(trips, "`r.end < r.start`", lambda r: max(r.end, r.start), method="apply"),
)
