"""The fields of times: each a function of the calendar (``udf/frontend/library``), and the constants it gets.

A function gets the count, and how many of its units a second has.
"""

import datetime as dt
from typing import Any, Final

from udf.frontend.library import calendar
from udf.frontend.library.calendar import DAY
from udf.frontend.types.time_kinds import Day, Delta, Moment

PYTHON: Final = ((Day, dt.date), (Moment, dt.datetime), (Delta, dt.timedelta))
"""Types of Python's own times -> their classes, which lack much that those of pandas have; the first that fits."""

Field = tuple[Any, ...]

WEEKDAY: Final[Field] = (calendar.dayofweek, 0)
INT_FIELDS: Final[dict[str, Field]] = {
    "year": (calendar.of_date, 0), "month": (calendar.of_date, 1), "day": (calendar.of_date, 2),
    "hour": (calendar.of_clock, 3600, 24), "minute": (calendar.of_clock, 60, 60), "second": (calendar.of_clock, 1, 60),
    "microsecond": (calendar.microsecond,), "nanosecond": (calendar.nanosecond,),
    "dayofweek": WEEKDAY, "day_of_week": WEEKDAY, "quarter": (calendar.quarter,), "value": (calendar.value,),
    **dict.fromkeys(("dayofyear", "day_of_year"), (calendar.dayofyear,)),
    **dict.fromkeys(("week", "weekofyear"), (calendar.week,)),
    **dict.fromkeys(("days_in_month", "daysinmonth"), (calendar.days_in_month,)),
}  # fmt: skip
BOOL_FIELDS: Final[dict[str, Field]] = {
    "is_leap_year": (calendar.is_leap_year,),
    "is_month_start": (calendar.is_start, 1), "is_month_end": (calendar.is_end, 1),
    "is_quarter_start": (calendar.is_start, 3), "is_quarter_end": (calendar.is_end, 3),
    "is_year_start": (calendar.is_start, 12), "is_year_end": (calendar.is_end, 12),
}  # fmt: skip
SPAN_FIELDS: Final[dict[str, Field]] = {
    "days": (calendar.date,), "seconds": (calendar.of_clock, 1, DAY), "microseconds": (calendar.microsecond,),
    "nanoseconds": (calendar.nanosecond,), "value": (calendar.value,),
}  # fmt: skip


def is_absent(kind: Any, name: str) -> bool:
    """Return whether a time is Python's, whose class has no such attribute."""
    return next((not hasattr(cls, name) for own, cls in PYTHON if isinstance(kind, own)), False)
