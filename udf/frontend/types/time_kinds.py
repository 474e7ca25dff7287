"""The types of times: a count of one unit, since 1970 (``Instant``) or between two (``Span``)."""

import datetime as dt
from typing import Any

from llvmlite import ir as llvm

from udf.base.dtypes import DATE, UNITS, DType, Unit, zoned_type
from udf.frontend.base.models import as_number
from udf.frontend.numba.names import types


class Time(types.Type):  # type: ignore[misc]
    """A 64-bit count of ``unit``."""

    kind: str

    def __init__(self, unit: Unit) -> None:
        self.unit = unit
        super().__init__(name=f"{self.kind}[{unit}]")


class Instant(Time):
    """A point in time, ``datetime64``."""

    kind = "datetime64"


class Span(Time):
    """A length of time, ``timedelta64``."""

    kind = "timedelta64"


class Day(Instant):
    """A date: a point in time at midnight, in seconds, which is compared with dates only."""

    def __init__(self, unit: Unit = "s") -> None:
        del unit  # whatever it meets, a date has the one unit
        super().__init__("s")
        self.name = DATE.name


class Moment(Instant):
    """Python's ``datetime``: a point in time in microseconds, in the years 1 to 9999."""

    def __init__(self, unit: Unit = "us") -> None:
        del unit  # it has the one unit
        super().__init__("us")
        self.name = "datetime"


class Delta(Span):
    """Python's ``timedelta``: a length of time in microseconds, to which results are rounded half to even."""

    def __init__(self, unit: Unit = "us") -> None:
        del unit  # as above
        super().__init__("us")
        self.name = "timedelta"


class Zoned(Time):
    """A point in time of pandas' on the clocks of a zone (:mod:`udf.base.zones`): counted in UTC, no ``Instant``."""

    kind = "zoned"

    def __init__(self, unit: Unit, zone: str) -> None:
        super().__init__(unit)
        self.zone, self.name = zone, zoned_type(unit, zone).name


as_number(llvm.IntType(64), Instant, Day, Span, Moment, Delta, Zoned)  # an int64


def common_time(first: Time, second: Time) -> Time | None:
    """Return the type of a time that is one or the other: Python's beside pandas' is pandas'; None if there is none."""
    if isinstance(first, Zoned) or isinstance(second, Zoned):
        same = isinstance(first, Zoned) and isinstance(second, Zoned) and first.zone == second.zone
        return max(first, second, key=lambda one: UNITS[one.unit]) if same else None
    if isinstance(first, Day) is not isinstance(second, Day) or isinstance(first, Instant) is not isinstance(
        second, Instant
    ):
        return None
    if type(first) is type(second):
        kind: type[Time] = type(first)
    else:
        kind = Instant if isinstance(first, Instant) else Span
    return kind(max(first.unit, second.unit, key=UNITS.__getitem__))


def constant_type(value: Any, dtype: DType) -> Time:
    """Return the type of a time that a function uses, whose values are of type ``dtype``."""
    if type(value) in (dt.datetime, dt.timedelta):
        return Moment() if type(value) is dt.datetime else Delta()
    return time_type(dtype)


def time_type(dtype: DType) -> Time:
    """Return the type of a column of times."""
    assert dtype.unit is not None
    if dtype.zone is not None:
        return Zoned(dtype.unit, dtype.zone)
    kind = Day if dtype.is_date else Instant if dtype.kind == "M" else Span
    return kind(dtype.unit)
