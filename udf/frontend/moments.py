"""The types of times: a count of one unit, since 1970 (``Instant``) or between two (``Span``)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from llvmlite import ir as llvm

from udf.dtypes import DATE
from udf.frontend.numba.names import PrimitiveModel, register_model, types

if TYPE_CHECKING:
    from udf.dtypes import DType, Unit


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


@register_model(Instant)
@register_model(Day)
@register_model(Span)
class TimeModel(PrimitiveModel):  # type: ignore[misc]
    """An int64."""

    def __init__(self, dmm: Any, fe_type: Any) -> None:
        super().__init__(dmm, fe_type, llvm.IntType(64))


def time_type(dtype: DType) -> Time:
    """Return the type of a column of times."""
    assert dtype.unit is not None
    kind = Day if dtype.is_date else Instant if dtype.kind == "M" else Span
    return kind(dtype.unit)
