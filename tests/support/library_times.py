"""Bodies of the library for times and rounding under CPython, beside pandas' and Python's own times."""

import datetime as dt
import math
import random
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import pandas as pd

from tests.support.library_cases import Case
from udf.base.raising import TOO_FAR
from udf.frontend.library import calendar, decimal_rounding, length_arithmetic, offsets
from udf.frontend.rules.text.time_values import NOT_WRITTEN
from udf.frontend.rules.time.fields import BOOL_FIELDS, INT_FIELDS, SPAN_FIELDS

MICRO = 10**6
START = dt.datetime(1970, 1, 1)  # noqa: DTZ001 - none has a zone
DAY = 86400 * MICRO
EDGES = (
    "1970-01-01", "2000-02-29", "2023-12-31 23:59:59.999999", "1900-02-28", "0001-01-01", "9999-12-31", "2024-03-01",
)  # fmt: skip
NUMBERS = (0.5, -0.5, 1.5, 2.5, 1e-7, 0.1, -3.0, 1e6 + 0.25, 7.0, 1 / 3, 1e16, math.nan, math.inf, 0.0, -0.0)


@dataclass(frozen=True)
class Moment:
    """A time as a count of microseconds, one of a clock, a whole number, and a float."""

    count: int
    clock: int
    k: int
    x: float

    @property
    def stamp(self) -> pd.Timestamp:
        return pd.Timestamp(self.python)

    @property
    def python(self) -> dt.datetime:
        return START + dt.timedelta(microseconds=self.count)

    @property
    def span(self) -> pd.Timedelta:
        return pd.Timedelta(self.delta)

    @property
    def delta(self) -> dt.timedelta:
        return dt.timedelta(microseconds=self.count // 1000)


def sampled_moment(random_: random.Random, _: str) -> Moment:
    """Return a random time: near the ends of months and years, and anywhere in Python's years."""
    least, most = calendar.FIRST * MICRO, calendar.BEHIND * MICRO - 1
    count = random_.choice((random_.randrange(least, most), random_.randrange(-(10**16), 10**16)))
    if random_.random() < 0.4:
        edge = dt.datetime.fromisoformat(random_.choice(EDGES)) - START
        count = edge // dt.timedelta(microseconds=1) + random_.choice((0, 0, 1, -1, DAY, -DAY, DAY // 2))
    x = random_.choice((*NUMBERS, random_.uniform(-1e3, 1e3), round(random_.uniform(-9, 9), 3)))
    return Moment(min(max(count, least), most), random_.randrange(DAY), random_.randrange(-30, 31), x)


def count_of(time: Any) -> int:
    """Return the microseconds of a time or of a length of time."""
    if isinstance(time, dt.timedelta):
        return time // dt.timedelta(microseconds=1)
    return (time - START) // dt.timedelta(microseconds=1)


def or_left(ours: Callable[[Moment], Any], theirs: Callable[[Moment], Any], m: Moment) -> Any:
    """Return what pandas gives, or ours where it leaves a time to pandas."""
    try:
        ours(m)
    except OverflowError as error:
        if str(error) == TOO_FAR:
            raise
    return theirs(m)


def case(name: str, ours: Callable[[Moment], Any], theirs: Callable[[Moment], Any]) -> Any:
    """Return a case of times, in which what leaves to pandas is right."""
    return Case(name, ours, partial(or_left, ours, theirs))


def field(name: str, body: Any, *constants: Any, of: str = "stamp") -> Any:
    """Return the case of an attribute."""
    return case(
        name, lambda m: body(count_of(getattr(m, of)), MICRO, *constants), lambda m: getattr(getattr(m, of), name)
    )


def method(name: str, body: Any, *constants: Any, of: str = "stamp", told: Any = lambda found: found) -> Any:
    """Return the case of a method, of whose result ``told`` makes what ours gives."""
    return case(
        f"{name}()",
        lambda m: body(count_of(getattr(m, of)), MICRO, *constants),
        lambda m: told(getattr(getattr(m, of), name)()),
    )


def rounded(name: str, body: Any, frequency: str, size: int) -> Any:
    """Return the case of ``floor`` or the like, of so many microseconds."""
    return case(
        f"{name} {frequency}", lambda m: body(m.count, size), lambda m: count_of(getattr(m.stamp, name)(frequency))
    )


def offset(name: str, body: Any, offset_of: Callable[[int], Any], *constants: int) -> Any:
    """Return the case of an offset, k of it added."""
    return case(name, lambda m: body(m.count, MICRO, m.k, 0, *constants), lambda m: count_of(m.stamp + offset_of(m.k)))


def summed(*parts: tuple[Any, int]) -> int:
    """Return the microseconds of a ``timedelta`` of (number, microseconds of one) parts."""
    state: Any = (0, 0.0, 0.0, False)
    for value, size in parts:
        state = (length_arithmetic.add_whole if isinstance(value, int) else length_arithmetic.add_real)(
            *state, value, size
        )
    return length_arithmetic.rounded(*state)


def or_none(time: Callable[[], int]) -> int | None:
    """Return a time of parts; None if there is none: the texts are each Python's own."""
    try:
        return time()
    except ValueError:
        return None


def relative(m: Moment) -> int:
    return offsets.relative(m.count, MICRO, m.k, m.k * 3600)


def read(form: str) -> Any:
    """Return the case of ``strptime``: what the body makes of the parts that a format writes."""
    names = re.findall("%(.)", form)

    def ours(m: Moment) -> Any:
        text = m.python.strftime(form.replace("%p", "%H").replace("%Y", f"{m.python.year:04}"))
        known = {name: int(part) for name, part in zip(names, text.split(), strict=True)}
        known |= {"p": known["p"] // 12} if "p" in known else {}
        return calendar.parsed(*(known.get(*one) for one in NOT_WRITTEN.items()), 6, MICRO, 59)

    def theirs(m: Moment) -> Any:
        text = m.python.strftime(form.replace("%Y", f"{m.python.year:04}"))
        return count_of(dt.datetime.strptime(text, form)), True, False  # noqa: DTZ007 - it has no zone

    return case(f"strptime {form}", ours, theirs)


CASES = (
    *(
        field(name, *body)
        for name, body in {**INT_FIELDS, **BOOL_FIELDS}.items()
        if name not in ("value", "weekofyear")
    ),
    *(field(name, *body, of="span") for name, body in SPAN_FIELDS.items() if name != "value"),
    method("isocalendar", calendar.isocalendar, told=tuple),
    method("toordinal", calendar.toordinal),
    method("timestamp", calendar.timestamp),
    method("total_seconds", calendar.total_seconds, of="span"),
    method("total_seconds", calendar.python_seconds, of="delta"),
    method("date", calendar.date_of, told=lambda day: (day - dt.date(1970, 1, 1)).days * 86400),
    *(
        rounded(name, body, frequency, size)
        for name, body in (("floor", calendar.floor), ("ceil", calendar.ceil), ("round", calendar.nearest))
        for frequency, size in (("D", DAY), ("15min", 900 * MICRO), ("h", 3600 * MICRO))
    ),
    offset("MonthEnd", offsets.anchored, lambda k: pd.offsets.MonthEnd(k), 1, 1, 1),
    offset("MonthBegin", offsets.anchored, lambda k: pd.offsets.MonthBegin(k), 1, 1, 0),
    offset("QuarterEnd", offsets.anchored, lambda k: pd.offsets.QuarterEnd(k, startingMonth=3), 3, 3, 1),
    offset("YearBegin", offsets.anchored, lambda k: pd.offsets.YearBegin(k, month=4), 12, 4, 0),
    offset("BDay", offsets.business, lambda k: pd.offsets.BDay(k)),
    case("DateOffset", relative, lambda m: count_of(m.stamp + pd.DateOffset(months=m.k, hours=m.k))),
    case(
        "combine",
        lambda m: calendar.combined(m.count, MICRO, m.clock, MICRO),
        lambda m: count_of(dt.datetime.combine(m.python, (START + dt.timedelta(microseconds=m.clock)).time())),
    ),
    case(
        "datetime",
        lambda m: or_none(lambda: calendar.seconds_of(2000 + m.k, m.k, m.k + 3, m.k, m.k, 0, 0) * MICRO),
        lambda m: or_none(lambda: count_of(dt.datetime(2000 + m.k, m.k, m.k + 3, m.k, m.k))),  # noqa: DTZ001 - as above
    ),
    case(
        "timedelta",
        lambda m: summed((m.x, 10**6), (m.k, 60 * 10**6)),
        lambda m: count_of(dt.timedelta(seconds=m.x, minutes=m.k)),
    ),
    *(
        case(f"round {n}", lambda m, n=n: decimal_rounding.after_point(m.x, 10.0**n), lambda m, n=n: round(m.x, n))
        for n in (1, 2, 3, 6)
    ),
    *(
        case(f"round {-n}", lambda m, n=n: decimal_rounding.before_point(m.x, 10.0**n), lambda m, n=n: round(m.x, -n))
        for n in (1, 2)
    ),
    case("round whole", lambda m: decimal_rounding.multiple(m.count, 1000), lambda m: round(m.count, -3)),
    case(
        "milliseconds beside microseconds",
        lambda m: calendar.order(m.count // 1000 + m.k % 2, m.count, 1000),
        lambda m: ((m.count // 1000 + m.k % 2) * 1000 > m.count) - ((m.count // 1000 + m.k % 2) * 1000 < m.count),
    ),
    read("%Y %m %d %H %M %S %f"),
    read("%Y %j %I %p"),
    read("%y %m %d"),
)
