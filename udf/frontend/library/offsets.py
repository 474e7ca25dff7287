"""Offsets of the calendar: a count of units since 1970, so many a ``second``, moved by months, business days, ends.

Source: pandas 3, _libs/tslibs/offsets.pyx (roll_qtrday, shift_month, BusinessDay._apply).
"""

from typing import Final

from udf.base.raising import TOO_FAR
from udf.frontend.library.calendar import DAY, civil, date, days_from_civil, month_length

MOST: Final = 10**9
"""Months, or days of business, that an offset moves a time by at most."""


def _within(days: int, second: int) -> int:
    """Return a count of days that fits the unit, in units of a day."""
    most = 2**63 // (DAY * second) - 1
    if days > most or days < -most:
        raise OverflowError(TOO_FAR)
    return days * (DAY * second)


def _limited(count: int) -> int:
    """Leave to pandas what moves a time by more than it can be moved by, so that no sum is beyond 64 bits."""
    if count > MOST or count < -MOST:
        raise OverflowError(TOO_FAR)
    return count


def length(time: int, second: int, months: int, seconds: int) -> int:
    """Return a time with seconds added; there are no ``months``."""
    rest = time % (DAY * second) + seconds % DAY * second
    days = date(time, second) + seconds // DAY + date(rest, second)
    return _within(days, second) + rest % (DAY * second)


def relative(time: int, second: int, months: int, seconds: int) -> int:
    """Return a time with months and seconds added: ``DateOffset``."""
    rest = time % (DAY * second)
    year, month, day = civil(date(time, second))
    whole = year * 12 + month - 1 + _limited(months)
    if year < 1 or year > 9999:
        raise OverflowError(TOO_FAR)
    if whole < 12 or whole >= 120000:
        raise ValueError("year is out of range")
    moved, of_year = whole // 12, whole % 12 + 1
    days = days_from_civil(moved, of_year, min(day, month_length(moved, of_year)))
    year_after = civil(days + (seconds + rest // second) // DAY)[0]
    if year_after < 1 or year_after > 9999:  # what pandas does depends on the keyword
        raise OverflowError(TOO_FAR)
    return length(_within(days, second) + rest, second, 0, seconds)


def business(time: int, second: int, count: int, seconds: int) -> int:
    """Return a time so many days of business later: ``BDay``; there are no ``seconds``."""
    days, weeks = date(time, second), _limited(count) // 5
    weekday = (days + 3) % 7
    weekend = weekday > 4
    left = count - 5 * weeks + (1 if count <= 0 and weekend else 0)
    behind = 4 - weekday if left == 0 else 6 - weekday + left
    moved = behind if weekend else left if weekday + left <= 4 else left + 2
    return _within(days + 7 * weeks + moved, second) + time % (DAY * second)


def anchored(time: int, second: int, count: int, seconds: int, every: int, anchor: int, at_end: int) -> int:
    """Return a time so many ends, or starts, of ``every`` months later: ``MonthEnd``, ``QuarterBegin``, ``YearEnd``."""
    year, month, day = civil(date(time, second))
    since = month - anchor if every == 12 else month % every - anchor % every
    edge = month_length(year, month) if at_end else 1
    early, late = since < 0 or (since == 0 and day < edge), since > 0 or (since == 0 and day > edge)
    fewer, more = 1 if count > 0 and early else 0, 1 if count <= 0 and late else 0
    whole = year * 12 + month - 1 + (_limited(count) - fewer + more) * every - since
    moved, of_year = whole // 12, whole % 12 + 1
    last = month_length(moved, of_year) if at_end else 1
    return _within(days_from_civil(moved, of_year, last), second) + time % (DAY * second)
