"""The calendar: what a count of units since 1970, so many a ``second``, says of its day and of its time of day.

Source: ``civil_from_days`` and ``days_from_civil`` (Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms");
Python's datetime.isocalendar; pandas 3, _libs/tslibs/fields.pyx, _libs/tslibs/timedeltas.pyx.
"""

import datetime as dt
from typing import Final

from udf.base.pandas_meaning import meaning
from udf.base.raising import TOO_FAR
from udf.frontend.base.messages import message_of
from udf.frontend.library.intrinsics import bits_of, float_of

DAY: Final = 86400
FIRST: Final = -62135596800
"""The first second of the year 1, since 1970."""

BEHIND: Final = 253402300800
"""The first second behind the year 9999."""

MILLION: Final = 10**6
BILLION: Final = 10**9
MOST: Final = 2**63 - 1
WHOLE_FLOATS: Final = 2**52
SPLITS: Final = meaning().splits_seconds
LAST_DAY: Final = 2932896
"""The last day of the year 9999, since 1970."""

TOO_LARGE: Final = message_of(dt.datetime, 2**31, 1, 1)
TOO_SMALL: Final = message_of(dt.datetime, -(2**31) - 1, 1, 1)


# -- days ----------------------------------------------------------------------------------------------


def civil(days: int) -> tuple[int, int, int]:
    """Return year, month and day of a count of days since 1970."""
    shifted = days + 719468
    era = shifted // 146097
    of_era = shifted - era * 146097
    years = (of_era - of_era // 1460 + of_era // 36524 - of_era // 146096) // 365
    of_year = of_era - (365 * years + years // 4 - years // 100)
    part = (5 * of_year + 2) // 153
    month = part + 3 if part < 10 else part - 9
    return years + era * 400 + (1 if month <= 2 else 0), month, of_year - (153 * part + 2) // 5 + 1


def is_leap(year: int) -> bool:
    """Return whether a year has 366 days."""
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def month_length(year: int, month: int) -> int:
    """Return how many days a month has."""
    longer = 30 if month == 4 or month == 6 or month == 9 or month == 11 else 31  # noqa: PLR1714
    return (29 if is_leap(year) else 28) if month == 2 else longer


def days_from_civil(year: int, month: int, day: int) -> int:
    """Return the days since 1970 of a date."""
    shifted = year - 1 if month <= 2 else year
    era = shifted // 400
    of_era = shifted - era * 400
    part = month - 3 if month > 2 else month + 9
    of_year = (153 * part + 2) // 5 + day - 1
    return era * 146097 + of_era * 365 + of_era // 4 - of_era // 100 + of_year - 719468


def day_of_year(days: int) -> int:
    """Return the number of a day in its year, from 1."""
    return days - days_from_civil(civil(days)[0], 1, 1) + 1


def iso_calendar(days: int) -> tuple[int, int, int]:
    """Return the year, the week and the weekday of ISO 8601."""
    weekday = (days + 3) % 7
    thursday = days - weekday + 3
    year = civil(thursday)[0]
    return year, (thursday - days_from_civil(year, 1, 1)) // 7 + 1, weekday + 1


# -- fields of a time ------------------------------------------------------------------------------------


def same(count: int, _second: int) -> int:
    """Return the count of a time of which the zone alone changes."""
    return count


def date(count: int, second: int) -> int:
    """Return the days since 1970, or of a length of time: ``days``."""
    return count // (DAY * second)


def of_date(count: int, second: int, part: int) -> int:
    """Return the year, the month, or the day: ``part`` 0, 1 and 2."""
    return civil(date(count, second))[part]


def of_clock(count: int, second: int, unit: int, whole: int) -> int:
    """Return how many times ``unit`` seconds, of ``whole`` that follow each other: ``hour``, ``seconds``."""
    return count // (unit * second) % whole


def microsecond(count: int, second: int) -> int:
    """Return the microseconds of a second."""
    return count % second * 1000000 // second


def nanosecond(count: int, second: int) -> int:
    """Return the nanoseconds of a microsecond."""
    return count % second * (BILLION // second) % 1000


def dayofweek(count: int, second: int, first: int) -> int:
    """Return the number of the weekday: Monday's is ``first``."""
    return (date(count, second) + 3) % 7 + first


def quarter(count: int, second: int) -> int:
    """Return the quarter of the year."""
    return (of_date(count, second, 1) + 2) // 3


def dayofyear(count: int, second: int) -> int:
    """Return the number of the day in its year, from 1."""
    return day_of_year(date(count, second))


def week(count: int, second: int) -> int:
    """Return the week of ISO 8601."""
    return iso_calendar(date(count, second))[1]


def days_in_month(count: int, second: int) -> int:
    """Return how many days the month has."""
    year, month, _ = civil(date(count, second))
    return month_length(year, month)


def month_place(count: int, second: int) -> int:
    """Return the place of a month's name among all."""
    return of_date(count, second, 1) - 1


def is_leap_year(count: int, second: int) -> bool:
    """Return whether the year has 366 days."""
    return is_leap(of_date(count, second, 0))


def is_start(count: int, second: int, months: int) -> bool:
    """Return whether a day is the first of so many months."""
    _, month, day = civil(date(count, second))
    return day == 1 and (month - 1) % months == 0


def is_end(count: int, second: int, months: int) -> bool:
    """Return whether a day is the last of so many months."""
    year, month, day = civil(date(count, second))
    return month % months == 0 and day == month_length(year, month)


def value(count: int, second: int) -> int:
    """Return the nanoseconds."""
    size = BILLION // second
    if count > MOST // size or count < -(MOST // size):
        raise OverflowError("the time does not fit 64 bits of nanoseconds")
    return count * size


def total_seconds(count: int, second: int) -> float:
    """Return the seconds of a length of time, as pandas has them: the fraction is added to whole ones.

    One that rounding has put on a whole second is moved off it, to the next float.
    """
    whole, part = count // second, count % second
    if not SPLITS and second > MILLION:
        return whole + float(part // (second // MILLION)) / MILLION
    seconds = whole + float(part) / second
    if SPLITS and part != 0 and -WHOLE_FLOATS < whole < WHOLE_FLOATS:
        away = 1 if seconds > 0.0 else -1
        if seconds == float(whole):
            seconds = float_of(bits_of(seconds) + away)
        elif seconds == float(whole + 1):
            seconds = float_of(bits_of(seconds) - away)
    return seconds


def column_seconds(count: int, second: int) -> float:
    """Return the seconds of a length in a column, as pandas before 3.1 has them."""
    return float(count) / second


def python_seconds(count: int, second: int) -> float:
    """Return the seconds of a ``timedelta``."""
    return count / second


def timestamp(count: int, second: int) -> float:
    """Return the seconds since 1970."""
    return round(count / second, 6)


def parts_of(count: int, second: int) -> tuple[int, int, int, int, int, int, int]:
    """Return year, month, day, hour, minute, second and microsecond."""
    year, month, day = civil(date(count, second))
    within = count % (DAY * second) // second
    return year, month, day, within // 3600, within // 60 % 60, within % 60, microsecond(count, second)


# -- methods that Python's times have ------------------------------------------------------------------


def _in_years(count: int, second: int) -> int:
    """Return a count; leave to pandas what is outside of Python's years, in which all nanoseconds lie."""
    if second != BILLION and (count < FIRST * second or count >= BEHIND * second):
        raise OverflowError(TOO_FAR)
    return count


def isocalendar(count: int, second: int) -> tuple[int, int, int]:
    """Return the year, the week and the weekday of ISO 8601."""
    return iso_calendar(date(_in_years(count, second), second))


def to_pydatetime(count: int, second: int) -> int:
    """Return the microseconds."""
    micro = 1000000
    return _in_years(count, second) * max(micro // second, 1) // max(second // micro, 1)


def date_of(count: int, second: int) -> int:
    """Return the seconds of the day that a time lies in: ``date()``."""
    return date(_in_years(count, second), second) * DAY


def toordinal(count: int, second: int) -> int:
    """Return the days since the year 1, from 1."""
    return date(_in_years(count, second), second) + 719163


def order(coarse: int, fine: int, factor: int) -> int:
    """Return below 0, 0 or above: how a count lies to one of a unit that is so many times finer."""
    whole, rest = fine // factor, fine % factor
    return -1 if coarse < whole or (coarse == whole and rest != 0) else (1 if coarse > whole else 0)


# -- whole lengths of time: floor, ceil, round -----------------------------------------------------------


def _times(quotient: int, size: int) -> int:
    if quotient > MOST // size or quotient < -(MOST // size):
        raise OverflowError(TOO_FAR)
    return quotient * size


def floor(count: int, size: int) -> int:
    """Return the last multiple of ``size`` that is not behind a time."""
    return _times(count // size, size)


def ceil(count: int, size: int) -> int:
    """Return the first multiple of ``size`` that is not before a time."""
    return _times(-(-count // size), size)


def nearest(count: int, size: int) -> int:
    """Return the nearest multiple of ``size``, of two the even one: ``round``."""
    whole = count // size
    rest = count - whole * size
    up = rest > size - rest or (rest == size - rest and whole % 2 == 1)
    return _times(whole + 1 if up else whole, size)


# -- times of parts --------------------------------------------------------------------------------------


def combined(on: int, of_day: int, clock: int, of_clock: int) -> int:
    """Return the microseconds of the time of day of ``clock`` on the day of ``on``: ``datetime.combine``."""
    rest = clock % (DAY * of_clock)
    part = rest // (of_clock // 1000000) if of_clock > 1000000 else rest * (1000000 // of_clock)
    return date(on, of_day) * DAY * 1000000 + part


def seconds_of(year: int, month: int, day: int, hour: int, minute: int, second: int, microsecond: int) -> int:
    """Return the seconds since 1970 of a time's parts: ``datetime(2024, 2, 29)``."""
    if max(year, month, day, hour, minute, second, microsecond) >= 2**31:
        raise OverflowError(TOO_LARGE)
    if min(year, month, day, hour, minute, second, microsecond) < -(2**31):
        raise OverflowError(TOO_SMALL)
    if year < 1 or year > 9999:
        raise ValueError("year is out of range")
    if month < 1 or month > 12:
        raise ValueError("month must be in 1..12")
    if day < 1 or day > month_length(year, month):
        raise ValueError("day is out of range for month")
    if hour < 0 or hour > 23:
        raise ValueError("hour must be in 0..23")
    if minute < 0 or minute > 59:
        raise ValueError("minute must be in 0..59")
    if second < 0 or second > 59:
        raise ValueError("second must be in 0..59")
    if microsecond < 0 or microsecond > 999999:
        raise ValueError("microsecond must be in 0..999999")
    return ((days_from_civil(year, month, day) * 24 + hour) * 60 + minute) * 60 + second


def parsed(
    year: int, short: int | None, month: int, day: int, julian: int, hour: int, of_twelve: int | None, afternoon: int,
    minute: int, second: int, fraction: int, digits: int, unit: int, last: int,
) -> tuple[int, bool, bool]:  # fmt: skip
    """Return the count of what a text has, up to second ``last``, whether there is this time, and is more than digits.

    ``short`` is a year of two digits, ``julian`` the number of the day in its year, or 0; ``unit`` is how many of the
    result's unit a second has. A ``fraction`` of more than six ``digits`` is more than microseconds.
    """
    year = year if short is None else short + (2000 if short <= 68 else 1900)
    hour = hour if of_twelve is None else (0 if of_twelve == 12 else of_twelve) + 12 * afternoon
    if year < 1 or month < 1 or month > 12 or hour > 23 or minute > 59 or second > last:
        return 0, False, digits > 6
    if julian == 0 and (day < 1 or day > month_length(year, month)):
        return 0, False, digits > 6
    days = days_from_civil(year, month, day) if julian == 0 else days_from_civil(year, 1, 1) + julian - 1
    seconds = ((days * 24 + hour) * 60 + minute) * 60 + second
    fits = unit != BILLION or -9223372036 <= seconds <= 9223372035  # nanoseconds of these fit
    there = fits and days <= LAST_DAY
    scale = 1 if digits == 6 else 10 if digits == 5 else 100 if digits == 4 else 1000 if digits == 3 else 10000
    micro = fraction * (100000 if digits == 1 else scale)
    return seconds * unit + micro * (unit // 1000000) if there else 0, there, digits > 6


def formatted(count: int, second: int) -> tuple[int, ...]:
    """Return the numbers that a format of times may ask for: ``strftime``."""
    year, month, day, hour, minute, sec, micro = parts_of(_in_years(count, second), second)
    days = date(count, second)
    weekday, yearday = (days + 3) % 7, day_of_year(days)
    thursday = days - weekday + 3  # which is in the year that ISO counts the week to
    return (
        year, month, day, hour, minute, sec, micro, year % 100, yearday, (hour + 11) % 12 + 1, weekday + 1,
        (weekday + 1) % 7, (yearday + 6 - (weekday + 1) % 7) // 7, (yearday + 6 - weekday) // 7, civil(thursday)[0],
        (day_of_year(thursday) + 6) // 7, day, month - 1, month - 1, weekday, weekday, hour // 12,
    )  # fmt: skip
