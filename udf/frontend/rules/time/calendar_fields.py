"""What the calendar says of a time: ``dayofyear``, ``week``, ``is_month_end``, ``isocalendar()``, ``floor("h")``.

Source: pandas Timestamp; Python's datetime.isocalendar; ``days_from_civil`` (Howard Hinnant, "chrono-Compatible
Low-Level Date Algorithms").
"""

# Numba compiles the functions in here that have no annotations.
# ruff: noqa: ANN001, ANN201, ANN202, PLR1714
# mypy: disable-error-code="no-untyped-def,no-untyped-call"
from __future__ import annotations

import re
from collections import namedtuple
from collections.abc import Callable
from typing import Any, Final

from udf.base.raising import TOO_FAR
from udf.frontend.base.refusals import RefusedError
from udf.frontend.numba.names import types
from udf.frontend.rules.time.fields import CALENDAR, DAY, INSTANT_FIELDS, civil
from udf.frontend.rules.time.limits import BEHIND, FIRST
from udf.frontend.rules.time.time_rules import METHODS, TIME_METHODS, TimeMethod
from udf.frontend.types.category_kinds import Category
from udf.frontend.types.time_kinds import Day, Instant, Moment, Time

IsoCalendarDate = namedtuple("IsoCalendarDate", ("year", "week", "weekday"))  # noqa: PYI024 - its values' types are Numba's


def is_leap(year):
    """Return whether a year has 366 days."""
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def days_in_month(year, month):
    """Return how many days a month has."""
    if month == 2:
        return 29 if is_leap(year) else 28
    return 30 if month == 4 or month == 6 or month == 9 or month == 11 else 31


def days_from_civil(year, month, day):
    """Return the days since 1970 of a date."""
    shifted = year - 1 if month <= 2 else year
    era = shifted // 400
    of_era = shifted - era * 400
    part = month - 3 if month > 2 else month + 9
    of_year = (153 * part + 2) // 5 + day - 1
    return era * 146097 + of_era * 365 + of_era // 4 - of_era // 100 + of_year - 719468


def day_of_year(days):
    """Return the number of a day in its year, from 1."""
    return days - days_from_civil(civil(days)[0], 1, 1) + 1


def iso_calendar(days):
    """Return the year, the week and the weekday of ISO 8601."""
    weekday = (days + 3) % 7
    thursday = days - weekday + 3
    year = civil(thursday)[0]
    week = (thursday - days_from_civil(year, 1, 1)) // 7 + 1
    return year, week, weekday + 1


def _month_length(days):
    year, month, _ = civil(days)
    return days_in_month(year, month)


def _is_start(days, months):
    _, month, day = civil(days)
    return day == 1 and (month - 1) % months == 0


def _is_end(days, months):
    year, month, day = civil(days)
    return month % months == 0 and day == days_in_month(year, month)


def _of_days(function: Callable[..., Any]) -> Callable[[int], Any]:
    return lambda second: lambda count: function(count // (DAY * second))


def _edge(function: Callable[..., Any], months: int) -> Callable[[int], Any]:
    return lambda second: lambda count: function(count // (DAY * second), months)


INT_FIELDS: Final[dict[str, Callable[[int], Any]]] = {
    **dict.fromkeys(("dayofyear", "day_of_year"), _of_days(day_of_year)),
    **dict.fromkeys(("week", "weekofyear"), _of_days(lambda days: iso_calendar(days)[1])),
    **dict.fromkeys(("days_in_month", "daysinmonth"), _of_days(_month_length)),
}
BOOL_FIELDS: Final[dict[str, Callable[[int], Any]]] = {
    "is_leap_year": _of_days(lambda days: is_leap(civil(days)[0])),
    "is_month_start": _edge(_is_start, 1), "is_month_end": _edge(_is_end, 1),
    "is_quarter_start": _edge(_is_start, 3), "is_quarter_end": _edge(_is_end, 3),
    "is_year_start": _edge(_is_start, 12), "is_year_end": _edge(_is_end, 12),
}  # fmt: skip
CALENDAR.update({name: (types.int64, make) for name, make in INT_FIELDS.items()})
CALENDAR.update({name: (types.boolean, make) for name, make in BOOL_FIELDS.items()})
WEEKDAYS: Final = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
MONTHS: Final = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)
# pandas' names of lengths of time -> so many nanoseconds
LENGTHS: Final = {
    "D": DAY * 10**9, "h": 3600 * 10**9, "H": 3600 * 10**9, "min": 60 * 10**9, "T": 60 * 10**9,
    "s": 10**9, "S": 10**9, "ms": 10**6, "us": 10**3, "ns": 1,
}  # fmt: skip


def length_of(frequency: str) -> int | None:
    """Return a fixed length of time in nanoseconds; None for one that is none, as a month.

    Examples
    --------
    >>> length_of("15min") // 10**9, length_of("ME")
    (900, None)
    """
    found = re.fullmatch(r"(\d*)([A-Za-z]+)", frequency)
    if found is None or found[2] not in LENGTHS:
        return None
    return int(found[1] or 1) * LENGTHS[found[2]]


ISO: Final = types.NamedUniTuple(types.int64, 3, IsoCalendarDate)


def _in_years(make: Callable[[int], Any]) -> Callable[[int], Any]:
    """Return a computation that leaves to pandas what is outside of Python's years, in which nanoseconds lie."""

    def in_years(second: int) -> Any:
        compute, first, behind = make(second), FIRST * second, BEHIND * second

        def run(count):
            if count < first or count >= behind:
                raise OverflowError(TOO_FAR)
            return compute(count)

        return compute if second == 10**9 else run

    return in_years


def _as_python(second):
    micro = 10**6
    factor, divisor = max(micro // second, 1), max(second // micro, 1)
    return lambda count: count * factor // divisor


def _named(names: tuple[str, ...], make: Callable[[int], Any]) -> TimeMethod:
    return TimeMethod(Instant, lambda _: Category(names), make)


# -- floor, ceil, round --------------------------------------------------------------------------------


def _times(quotient, size):
    most = 9223372036854775807 // size
    if quotient > most or quotient < -most:
        raise OverflowError(TOO_FAR)
    return quotient * size


def _floor(count, size):
    return _times(count // size, size)


def _ceil(count, size):
    return _times(-(-count // size), size)


def _round(count, size):
    whole = count // size
    rest = count - whole * size
    if rest > size - rest or (rest == size - rest and whole % 2 == 1):
        return _times(whole + 1, size)
    return _times(whole, size)


def _rounding(name: str, function: Callable[..., Any]) -> TimeMethod:
    def result(kind: Any, frequency: Any) -> Any:
        if not isinstance(frequency, types.StringLiteral):
            return None
        if length_of(frequency.literal_value) is None:
            cause = f"{name}({frequency.literal_value!r}) takes a fixed length of time in a UDF: 'h', '15min'"
            raise RefusedError(cause, None)
        return kind

    def make(second: int, frequency: Any) -> Any:
        length = length_of(frequency.literal_value)
        assert length is not None
        size = length * second // 10**9
        return None if size <= 1 else lambda count: function(count, size)

    return TimeMethod(Time, result, make, takes=1)


CALENDAR_METHODS: Final = {
    "isocalendar": TimeMethod(Instant, lambda _: ISO, _in_years(_of_days(iso_calendar))),
    "normalize": TimeMethod(
        Instant, lambda kind: kind, lambda second: lambda count: _times(count // (DAY * second), DAY * second)
    ),
    "to_pydatetime": TimeMethod(Instant, lambda _: Moment(), _in_years(_as_python)),
    "date": TimeMethod(Instant, lambda _: Day(), _in_years(lambda second: lambda count: count // (DAY * second) * DAY)),
    "toordinal": TimeMethod(Instant, lambda _: types.int64, _in_years(_of_days(lambda days: days + 719163))),
    "day_name": _named(WEEKDAYS, INSTANT_FIELDS["dayofweek"]),
    "month_name": _named(MONTHS, lambda second: lambda count: civil(count // (DAY * second))[1] - 1),
    **{name: _rounding(name, how) for name, how in {"floor": _floor, "ceil": _ceil, "round": _round}.items()},
}
METHODS.update(CALENDAR_METHODS)
TIME_METHODS.register(CALENDAR_METHODS)
