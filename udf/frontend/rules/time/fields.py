"""The fields of times: (the type that has it, its computation from the count and the units of a second).

Source: ``civil_from_days`` (Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms"); pandas Timedelta.
"""

# Numba compiles the functions in here that have no annotations.
# ruff: noqa: ANN001
# mypy: disable-error-code="no-untyped-def,no-untyped-call"
from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from typing import Any, Final

from udf.frontend.types.time_kinds import Day, Delta, Moment

DAY: Final = 86400
PYTHON: Final = ((Day, dt.date), (Moment, dt.datetime), (Delta, dt.timedelta))
"""Types of Python's own times -> their classes, which lack much that those of pandas have; the first that fits."""


def civil(days):  # noqa: ANN201 - as above
    """Return year, month and day of a count of days since 1970."""
    shifted = days + 719468
    era = shifted // 146097
    of_era = shifted - era * 146097
    years = (of_era - of_era // 1460 + of_era // 36524 - of_era // 146096) // 365
    of_year = of_era - (365 * years + years // 4 - years // 100)
    part = (5 * of_year + 2) // 153
    day = of_year - (153 * part + 2) // 5 + 1
    month = part + 3 if part < 10 else part - 9
    return years + era * 400 + (1 if month <= 2 else 0), month, day


def _value(second: int) -> Any:
    size = 10**9 // second
    most = (2**63 - 1) // size

    def value(count: Any) -> Any:
        if count > most or count < -most:
            raise OverflowError("the time does not fit 64 bits of nanoseconds")
        return count * size

    return value


# What a field is of a count of units: the units of a day and of a second come as constants.
INSTANT_FIELDS: Final[dict[str, Callable[[int], Any]]] = {
    "year": lambda second: lambda count: civil(count // (DAY * second))[0],
    "month": lambda second: lambda count: civil(count // (DAY * second))[1],
    "day": lambda second: lambda count: civil(count // (DAY * second))[2],
    "hour": lambda second: lambda count: count // (3600 * second) % 24,
    "minute": lambda second: lambda count: count // (60 * second) % 60,
    "second": lambda second: lambda count: count // second % 60,
    "microsecond": lambda second: lambda count: count % second * 1000000 // second,
    "nanosecond": lambda second: lambda count: count % second * (1000000000 // second) % 1000,
    "dayofweek": lambda second: lambda count: (count // (DAY * second) + 3) % 7,
    "day_of_week": lambda second: lambda count: (count // (DAY * second) + 3) % 7,
    "quarter": lambda second: lambda count: (civil(count // (DAY * second))[1] + 2) // 3,
    "value": _value,
}
CALENDAR: Final[dict[str, tuple[Any, Callable[[int], Any]]]] = {}
"""Further fields of a point in time, with their types: ``udf.frontend.rules.time.calendar_fields``."""

SPAN_FIELDS: Final[dict[str, Callable[[int], Any]]] = {
    "days": lambda second: lambda count: count // (DAY * second),
    "seconds": lambda second: lambda count: count // second % DAY,
    "microseconds": lambda second: lambda count: count % second * 1000000 // second,
    "nanoseconds": lambda second: lambda count: count % second * (1000000000 // second) % 1000,
    "value": _value,
}


def is_absent(kind: Any, name: str) -> bool:
    """Return whether a time is Python's, whose class has no such attribute."""
    return next((not hasattr(cls, name) for own, cls in PYTHON if isinstance(kind, own)), False)
