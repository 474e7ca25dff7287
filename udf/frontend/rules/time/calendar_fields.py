"""Methods of the calendar, of one point in time: ``isocalendar()``, ``day_name()``, ``floor("h")``."""

import re
from collections import namedtuple
from collections.abc import Callable
from typing import Any, Final

from udf.base.python_names import TIME_UNITS
from udf.frontend.base.messages import RefusedError
from udf.frontend.library import calendar
from udf.frontend.library.calendar import DAY
from udf.frontend.numba.names import types
from udf.frontend.rules.time.fields import WEEKDAY
from udf.frontend.rules.time.time_rules import METHODS, TIME_METHODS, TimeMethod, of_instant
from udf.frontend.types.category_kinds import Category
from udf.frontend.types.time_kinds import Day, Instant, Moment, Time

WEEKDAYS: Final = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
MONTHS: Final = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)
# pandas' names of lengths of time -> so many nanoseconds
LENGTHS: Final = {name: unit.nanoseconds for unit in TIME_UNITS for name in unit.frequencies}


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


ISO: Final = types.NamedUniTuple(types.int64, 3, namedtuple("IsoCalendarDate", ("year", "week", "weekday")))  # noqa: PYI024 - its values' types are Numba's


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
        return None if size <= 1 else (function, size)

    return TimeMethod(Time, result, make, takes=1)


CALENDAR_METHODS: Final = {
    "isocalendar": of_instant(ISO, calendar.isocalendar),
    "normalize": TimeMethod(Instant, lambda kind: kind, lambda second: (calendar.floor, DAY * second)),
    "to_pydatetime": of_instant(Moment(), calendar.to_pydatetime),
    "date": of_instant(Day(), calendar.date_of),
    "toordinal": of_instant(types.int64, calendar.toordinal),
    "day_name": of_instant(Category(WEEKDAYS), *WEEKDAY),
    "month_name": of_instant(Category(MONTHS), calendar.month_place),
    "floor": _rounding("floor", calendar.floor),
    "ceil": _rounding("ceil", calendar.ceil),
    "round": _rounding("round", calendar.nearest),
}
METHODS.update(CALENDAR_METHODS)
TIME_METHODS.register(CALENDAR_METHODS)
