"""The types of times: a count of one unit, since 1970 (``Instant``) or between two (``Span``)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from llvmlite import ir as llvm

from udf.base.dtypes import DATE
from udf.frontend.models import as_number
from udf.frontend.numba.names import types

if TYPE_CHECKING:
    from udf.base.dtypes import DType, Unit


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


as_number(llvm.IntType(64), Instant, Day, Span)  # an int64


def time_type(dtype: DType) -> Time:
    """Return the type of a column of times."""
    assert dtype.unit is not None
    kind = Day if dtype.is_date else Instant if dtype.kind == "M" else Span
    return kind(dtype.unit)
