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
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from udf.dtypes import UNITS
from udf.frontend.categories.kinds import CODE, Category
from udf.frontend.masked.either import lower as lower_plan
from udf.frontend.masked.either import method_plan
from udf.frontend.masked.kinds import Masked, bare, build, has_own_nulls, masked, parts
from udf.frontend.numba.names import AbstractTemplate, signature, types
from udf.frontend.rewrites.nodes import RefusedError
from udf.frontend.semantics.rules import INT64, LOWERING, attributes, typed
from udf.frontend.times.kinds import Day, Instant, Span, Time
from udf.frontend.times.rules import CALENDAR, DAY, INSTANT_FIELDS, NOT_OF_DATES, civil

if TYPE_CHECKING:
    from collections.abc import Callable

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


def iso(days):
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


COUNTED: Final[dict[str, Callable[[int], Any]]] = {
    **dict.fromkeys(("dayofyear", "day_of_year"), _of_days(day_of_year)),
    **dict.fromkeys(("week", "weekofyear"), _of_days(lambda days: iso(days)[1])),
    **dict.fromkeys(("days_in_month", "daysinmonth"), _of_days(_month_length)),
}
ASKED: Final[dict[str, Callable[[int], Any]]] = {
    "is_leap_year": _of_days(lambda days: is_leap(civil(days)[0])),
    "is_month_start": _edge(_is_start, 1), "is_month_end": _edge(_is_end, 1),
    "is_quarter_start": _edge(_is_start, 3), "is_quarter_end": _edge(_is_end, 3),
    "is_year_start": _edge(_is_start, 12), "is_year_end": _edge(_is_end, 12),
}  # fmt: skip
CALENDAR.update({name: (types.int64, make) for name, make in COUNTED.items()})
CALENDAR.update({name: (types.boolean, make) for name, make in ASKED.items()})
WEEKDAYS: Final = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
MONTHS: Final = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)
NAMES: Final = {
    "day_name": (WEEKDAYS, INSTANT_FIELDS["dayofweek"]),
    "month_name": (MONTHS, lambda second: lambda count: civil(count // (DAY * second))[1] - 1),
}

# pandas' names of lengths of time -> so many nanoseconds
LENGTHS: Final = {
    "D": DAY * 10**9, "h": 3600 * 10**9, "H": 3600 * 10**9, "min": 60 * 10**9, "T": 60 * 10**9,
    "s": 10**9, "S": 10**9, "ms": 10**6, "us": 10**3, "ns": 1,
}  # fmt: skip
ROUNDINGS: Final = ("floor", "ceil", "round")


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


@attributes(Instant, Span, Masked)
def _attribute_type(value: Any, attr: str) -> Any:
    """Return the type of a method."""
    inner = bare(value)
    if isinstance(inner, Day) and attr in NOT_OF_DATES:
        return None
    if attr in ROUNDINGS and isinstance(inner, Time):
        return types.BoundFunction(_rounding(attr), value)
    if not isinstance(inner, Instant):
        return None
    if attr in METHODS:
        return types.BoundFunction(_method_template(attr), value)
    return None


def _like(given: Any, kind: Any) -> Any:
    return masked(kind) if isinstance(given, Masked) else kind


ISO: Final = types.NamedUniTuple(types.int64, 3, IsoCalendarDate)

METHODS: Final = frozenset({"isocalendar", "normalize", "to_pydatetime", "date", "toordinal", *NAMES})


def _result(name: str, given: Any) -> Any:
    inner = bare(given)
    if name == "isocalendar":
        if isinstance(given, Masked):
            raise RefusedError(
                "isocalendar() of a time that can be null is not supported in a UDF; ask 'is None'", None
            )
        return ISO
    if name in NAMES:
        return _like(given, Category(NAMES[name][0]))
    made = {"toordinal": types.int64, "date": Day(), "to_pydatetime": Instant("us")}.get(name, inner)
    return _like(given, made)


def _result_of(name: str, kinds: tuple[Any, ...]) -> Any:
    return _result(name, kinds[0]) if isinstance(kinds[0], Instant) else None


def _method_template(name: str) -> Any:
    def generic(self: Any, args: Any, kws: Any) -> Any:
        if args or kws:
            return None
        if has_own_nulls(self.this):
            plan = method_plan(self.context, name, (self.this,), partial(_result_of, name))
            return None if plan is None else signature(plan.result, recvr=self.this)
        return signature(_result(name, self.this), recvr=self.this)

    return type("CalendarMethod", (AbstractTemplate,), {"key": f"udf.calendar.{name}", "generic": generic})


def _iso_of(second):
    return lambda count: iso(count // (DAY * second))


def _midnight(second):
    return lambda count: count // (DAY * second) * (DAY * second)


def _ordinal(second):
    return lambda count: count // (DAY * second) + 719163


def _as_python(second):
    micro = 10**6
    return lambda count: count * (micro // second) if second <= micro else count // (second // micro)


MADE: Final[dict[str, Any]] = {
    "normalize": _midnight,
    "date": lambda second: lambda count: count // (DAY * second) * DAY,
    "to_pydatetime": _as_python,
    "toordinal": _ordinal,
}


def _lower_method(name: str) -> None:
    @typed(LOWERING.lower(f"udf.calendar.{name}", types.Any))
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        kind, value = sig.args[0], args[0]
        if not has_own_nulls(kind):
            return run(context, builder, kind, value, sig.return_type)
        plan = method_plan(context.typing_context, name, (kind,), partial(_result_of, name))
        assert plan is not None

        def inside(kinds: Any, values: Any) -> Any:
            result = _result(name, kinds[0])
            return result, run(context, builder, kinds[0], values[0], result)

        return lower_plan(context, builder, plan, (sig.args, args), inside)

    def run(context: Any, builder: Any, kind: Any, value: Any, return_type: Any) -> Any:
        if name == "isocalendar":
            compute = _iso_of(UNITS[bare(kind).unit])
            plain = types.UniTuple(types.int64, 3)
            return context.compile_internal(builder, compute, signature(plain, types.int64), (value,))
        count, valid = parts(context, builder, kind, value)
        make = NAMES[name][1] if name in NAMES else MADE[name]
        compute = make(UNITS[bare(kind).unit])
        found = context.compile_internal(builder, compute, signature(types.int64, types.int64), (count,))
        if name in NAMES:
            found = builder.trunc(found, CODE)
        return build(context, builder, return_type, found, valid) if isinstance(kind, Masked) else found


for _name in sorted(METHODS):
    _lower_method(_name)


# -- floor, ceil, round --------------------------------------------------------------------------------


def _rounded(kinds: tuple[Any, ...]) -> Any:
    return kinds[0] if isinstance(kinds[0], Time) else None


def _rounding(name: str) -> Any:
    def generic(self: Any, args: Any, kws: Any) -> Any:
        if kws or len(args) != 1 or not isinstance(args[0], types.StringLiteral):
            return None
        if length_of(args[0].literal_value) is None:
            raise RefusedError(
                f"{name}({args[0].literal_value!r}) takes a fixed length of time in a UDF: 'h', '15min'", None
            )
        if has_own_nulls(self.this):
            plan = method_plan(self.context, name, (self.this, *args), _rounded)
            return None if plan is None else signature(plan.result, *args, recvr=self.this)
        return signature(self.this, *args, recvr=self.this)

    return type(
        "Rounding", (AbstractTemplate,), {"key": f"udf.calendar.{name}", "generic": generic, "prefer_literal": True}
    )


def _floor(count, size):
    return count // size * size


def _ceil(count, size):
    return -(-count // size) * size


def _round(count, size):
    low = count // size * size
    twice = 2 * (count - low)
    if twice > size or (twice == size and (count // size) % 2 == 1):
        return low + size
    return low


ROUNDED: Final[dict[str, Any]] = {"floor": _floor, "ceil": _ceil, "round": _round}


def _lower_rounding(name: str) -> None:
    @typed(LOWERING.lower(f"udf.calendar.{name}", types.Any, types.Any))
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        kind = sig.args[0]
        if not has_own_nulls(kind):
            return run(context, builder, sig.args, args)
        plan = method_plan(context.typing_context, name, sig.args, _rounded)
        assert plan is not None
        return lower_plan(
            context,
            builder,
            plan,
            (sig.args, args),
            lambda kinds, given: (kinds[0], run(context, builder, kinds, given)),
        )

    def run(context: Any, builder: Any, kinds: Any, args: Any) -> Any:
        kind = kinds[0]
        count, valid = parts(context, builder, kind, args[0])
        length = length_of(kinds[1].literal_value)
        assert length is not None
        size = length * UNITS[bare(kind).unit] // 10**9
        if size <= 1:
            return args[0]
        compiled = signature(types.int64, types.int64, types.int64)
        found = context.compile_internal(builder, ROUNDED[name], compiled, (count, INT64(size)))
        return build(context, builder, kind, found, valid) if isinstance(kind, Masked) else found


for _name in ROUNDINGS:
    _lower_rounding(_name)
