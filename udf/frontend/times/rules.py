"""What times do, as pandas' do: arithmetic and comparison by table, and the fields of a date.

An operation on times is that operation on their counts. Two units meet in the finer one; a time that does not fit
64 bits raises OverflowError.

Source: ``civil_from_days`` (Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms"); pandas Timedelta.
"""

# Numba compiles the functions in here that have no annotations.
# ruff: noqa: ANN001
# mypy: disable-error-code="no-untyped-def,no-untyped-call"
from __future__ import annotations

import operator
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from udf.base.dtypes import UNITS
from udf.bind.times import time_constant
from udf.frontend.categories.kinds import CODE, Category
from udf.frontend.current import compilation
from udf.frontend.masked.kinds import Masked, build, has_own_nulls, masked_type, parts, unmask
from udf.frontend.masked.null_plans import NullMethods, attribute_plan
from udf.frontend.masked.null_plans import lower as lower_plan
from udf.frontend.numba.names import signature, types
from udf.frontend.rewrites.nodes import RefusedError
from udf.frontend.semantics.rules import (
    INT64,
    LOWERING,
    attributes,
    define,
    is_number,
    is_whole,
    raise_if,
    typed_decorator,
)
from udf.frontend.times.kinds import Day, Instant, Span, Time

TOO_FAR: Final = "the time does not fit 64 bits of its unit"
DAY: Final = 86400
BESIDE_DATE: Final = (
    "a date beside a time is not supported in a UDF, and no two are equal in Python; compare x.date() with dates, "
    "or x with pd.Timestamp(..)"
)
NOT_OF_DATES: Final = frozenset({
    "hour", "minute", "second", "microsecond", "nanosecond", "time", "timestamp", "date", "normalize", "floor", "ceil",
    "round", "to_pydatetime", "value",
})  # fmt: skip
"""What a time has, and a date has not."""


# -- operations: the type of the result, from the operands' --------------------------------------------


def _finer(*kinds: Any) -> Any:
    return max((kind.unit for kind in kinds if isinstance(kind, Time)), key=UNITS.__getitem__)


def _shapes(kinds: tuple[Any, ...]) -> str:
    """Return one letter an operand: Instant, Span, number, or something else."""
    letters = (
        "I" if isinstance(k, Instant) else "S" if isinstance(k, Span) else "n" if is_number(k) else "?" for k in kinds
    )
    return "".join(letters)


def _by_shape(table: dict[str, Any]) -> Callable[..., Any]:
    """Return a typing rule: the operands' letters -> a type, or a kind of time in the finer of their units."""

    def typing(*kinds: Any) -> Any:
        result = table.get(_shapes(kinds))
        if result is not None and any(isinstance(kind, Day) for kind in kinds):
            if any(type(kind) is Instant for kind in kinds):
                raise RefusedError(BESIDE_DATE, None)
            result = Day if result is Instant else result
        return result(_finer(*kinds)) if isinstance(result, type) else result

    return typing


def _difference(left: Any, right: Any) -> Any:
    """Return the type of a difference: of two dates it is Python's timedelta, which counts microseconds."""
    if isinstance(left, Day) and isinstance(right, Day):
        return Span("us")
    return _by_shape({"II": Span, "IS": Instant, "SS": Span})(left, right)


TRUTH: Final = _by_shape({"II": types.boolean, "SS": types.boolean})
RULES: Final[dict[Any, Callable[..., Any]]] = {
    operator.add: _by_shape({"IS": Instant, "SI": Instant, "SS": Span}),
    operator.sub: _difference,
    operator.mul: _by_shape({"Sn": Span, "nS": Span}),
    operator.truediv: _by_shape({"SS": types.float64, "Sn": Span}),
    operator.floordiv: _by_shape({"SS": types.int64}),
    operator.mod: _by_shape({"SS": Span}),
    operator.neg: _by_shape({"S": Span}),
    operator.pos: _by_shape({"S": Span}),
    abs: _by_shape({"S": Span}),
    bool: _by_shape({"S": types.boolean}),
    min: _by_shape({"II": Instant, "SS": Span}),
    max: _by_shape({"II": Instant, "SS": Span}),
    **dict.fromkeys((operator.lt, operator.le, operator.gt, operator.ge, operator.eq, operator.ne), TRUTH),
}
CHECKED: Final = {
    operator.add: "sadd_with_overflow",
    operator.sub: "ssub_with_overflow",
    operator.mul: "smul_with_overflow",
}
IN_PLACE: Final = {operator.add: operator.iadd, operator.sub: operator.isub, operator.mul: operator.imul}


def _count(context: Any, builder: Any, kind: Any, value: Any, unit: Any) -> Any:
    """Return a time as a count of a finer unit."""
    factor = UNITS[unit] // UNITS[kind.unit]
    if factor == 1:
        return value
    return _checked(context, builder, operator.mul, (value, INT64(factor)))


def _checked(context: Any, builder: Any, operation: Any, values: Any) -> Any:
    """Run an operation of two counts; raise where its result has no 64 bits."""
    result = getattr(builder, CHECKED[operation])(*values)
    raise_if(context, builder, builder.extract_value(result, 1), OverflowError, TOO_FAR)
    return builder.extract_value(result, 0)


def _register(operation: Any, *also: Any) -> None:
    @define(operation, *also, typing=RULES[operation])
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        unit = _finer(*sig.args)
        counts = [
            _count(context, builder, k, v, unit) if isinstance(k, Time) else v
            for k, v in zip(sig.args, args, strict=True)
        ]
        if isinstance(sig.return_type, Day):  # the days of a length of time count, and no hours
            counts = [_whole_days(builder, one, unit) for one in counts]
        kinds = tuple(types.int64 if isinstance(kind, Time) else kind for kind in sig.args)
        if operation in CHECKED and all(is_whole(kind) for kind in kinds):
            wide = [context.cast(builder, v, k, types.int64) for v, k in zip(counts, kinds, strict=True)]
            result = _checked(context, builder, operation, wide)
            if isinstance(sig.return_type, Day):
                return builder.sdiv(result, INT64(UNITS[unit]))
            return _count(context, builder, Span(unit), result, sig.return_type.unit)
        kind, value = run_operation(context, builder, operation, kinds, counts)
        if isinstance(sig.return_type, Time):
            return value if is_whole(kind) else run_operation(context, builder, int, (kind,), [value])[1]
        return context.cast(builder, value, kind, sig.return_type)


def _whole_days(builder: Any, count: Any, unit: Any) -> Any:
    """Return a count of units without what is beyond whole days."""
    day = INT64(DAY * UNITS[unit])
    rest = builder.srem(count, day)
    rest = builder.select(builder.icmp_signed("<", rest, INT64(0)), builder.add(rest, day), rest)
    return builder.sub(count, rest)


def run_operation(context: Any, builder: Any, operation: Any, kinds: Any, values: list[Any]) -> tuple[Any, Any]:
    """Return the type and the value of an operation's result, for scalars."""
    function = context.typing_context.resolve_value_type(operation)
    inner = function.get_call_type(context.typing_context, kinds, {})
    casts = [context.cast(builder, v, k, to) for v, k, to in zip(values, kinds, inner.args, strict=True)]
    return inner.return_type, context.get_function(function, inner)(builder, casts)


for _operation in RULES:
    _register(_operation, *filter(None, [IN_PLACE.get(_operation)]))


def _is_instant(kind: Any) -> Any:
    return types.boolean if isinstance(kind, Instant) else None


@define(bool, operator.truth, typing=_is_instant, opposite=(operator.not_,))
def _always(context: Any, _builder: Any, _sig: Any, _args: Any) -> Any:
    return context.get_constant(types.boolean, True)  # noqa: FBT003 - Numba's signature


@typed_decorator(LOWERING.lower_cast(Time, Time))
def _cast(context: Any, builder: Any, fromty: Any, toty: Any, val: Any) -> Any:
    return _count(context, builder, fromty, val, toty.unit)


@typed_decorator(LOWERING.lower_constant(Time))
def _constant(_context: Any, _builder: Any, _ty: Any, pyval: Any) -> Any:
    known = time_constant(pyval)
    assert known is not None
    return INT64(known[1])


# -- fields: (the type that has it, its computation from the count and the units of a second) ---------


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
"""Further fields of a point in time, with their types: ``udf.frontend.times.calendar_fields``."""

SPAN_FIELDS: Final[dict[str, Callable[[int], Any]]] = {
    "days": lambda second: lambda count: count // (DAY * second),
    "seconds": lambda second: lambda count: count // second % DAY,
    "microseconds": lambda second: lambda count: count % second * 1000000 // second,
    "nanoseconds": lambda second: lambda count: count % second * (1000000000 // second) % 1000,
    "value": _value,
}


@dataclass(frozen=True, slots=True)
class TimeMethod:
    """A method of times of type ``of``: its result, of their types, and its computation, of the units of a second.

    Both get the types of the arguments that it ``takes`` too. A computation of None gives the time itself.
    """

    of: type
    result: Callable[..., Any]
    make: Callable[..., Any]
    takes: int = 0


METHODS: Final[dict[str, TimeMethod]] = {
    "weekday": TimeMethod(Instant, lambda _: types.int64, INSTANT_FIELDS["dayofweek"]),
    "isoweekday": TimeMethod(
        Instant, lambda _: types.int64, lambda second: lambda count: (count // (DAY * second) + 3) % 7 + 1
    ),
    "timestamp": TimeMethod(Instant, lambda _: types.float64, lambda second: lambda count: count / second),
    "total_seconds": TimeMethod(Span, lambda _: types.float64, lambda second: lambda count: count / second),
}
"""Methods of times; those of the calendar are in ``udf.frontend.times.calendar_fields``."""


def _fields(kind: Any) -> dict[str, tuple[Any, Callable[[int], Any]]]:
    """Return attribute -> (type, computation) of a time."""
    table = INSTANT_FIELDS if isinstance(kind, Instant) else SPAN_FIELDS
    counted = {name: (types.int64, make) for name, make in table.items()}
    return counted | CALENDAR if isinstance(kind, Instant) else counted


def compute_count(context: Any, builder: Any, function: Any, values: Any, result: Any = types.int64) -> Any:
    """Return what a function written in Python gives for counts (int64)."""
    return context.compile_internal(builder, function, signature(result, *(types.int64,) * len(values)), values)


def _computed(context: Any, builder: Any, kind: Any, value: Any, result: Any, compute: Any) -> Any:
    """Return what is computed from a time's count, masked as the time is."""
    count, valid = parts(context, builder, kind, value)
    inside = unmask(result)
    if isinstance(inside, types.BaseTuple):
        plain = types.UniTuple(types.int64, len(inside))
    else:
        plain = inside if is_number(inside) else types.int64
    value = compute_count(context, builder, compute, (count,), plain)
    if isinstance(inside, Category):
        value = builder.trunc(value, CODE)
    return build(context, builder, result, value, valid) if isinstance(kind, Masked) else value


def _field_type(name: str, kinds: tuple[Any, ...]) -> Any:
    return _fields(kinds[0])[name][0] if isinstance(kinds[0], Time) and name in _fields(kinds[0]) else None


def _result(name: str, kinds: tuple[Any, ...]) -> Any:
    kind, method = unmask(kinds[0]), METHODS[name]
    if not isinstance(kind, method.of) or len(kinds) != 1 + method.takes:
        return None
    found = method.result(kind, *kinds[1:])
    if isinstance(kinds[0], Masked) and isinstance(found, types.BaseTuple):
        raise RefusedError(f"{name}() of a time that can be null is not supported in a UDF; ask 'is None'", None)
    return masked_type(found) if found is not None and isinstance(kinds[0], Masked) else found


def _run(context: Any, builder: Any, name: str, kinds: Any, values: Any, result: Any) -> Any:
    compute = METHODS[name].make(UNITS[unmask(kinds[0]).unit], *kinds[1:])
    return values[0] if compute is None else _computed(context, builder, kinds[0], values[0], result, compute)


TIME_METHODS: Final = NullMethods("time", _result, _run)
TIME_METHODS.register(METHODS)


@attributes(Instant, Span, Masked)
def _attribute_type(value: Any, attr: str) -> Any:
    inner = unmask(value)
    if not isinstance(inner, Time) or (isinstance(inner, Day) and attr in NOT_OF_DATES):
        return None
    if attr in METHODS and isinstance(inner, METHODS[attr].of):
        return types.BoundFunction(TIME_METHODS.template(attr), value)
    if has_own_nulls(value) and attr in _fields(inner):
        plan = attribute_plan(compilation().typing, attr, value, partial(_field_type, attr))
        return None if plan is None else plan.result
    found = _fields(inner).get(attr)
    return found and (masked_type(found[0]) if isinstance(value, Masked) else found[0])


@typed_decorator(LOWERING.lower_getattr_generic(Instant))
@typed_decorator(LOWERING.lower_getattr_generic(Span))
@typed_decorator(LOWERING.lower_getattr_generic(Masked))
def _field(context: Any, builder: Any, typ: Any, val: Any, attr: str) -> Any:
    def run(kinds: Any, values: Any) -> Any:
        """Compute it of the kind of time that it is, masked or not."""
        result, make = _fields(unmask(kinds[0]))[attr]
        whole = masked_type(result) if isinstance(kinds[0], Masked) else result
        return whole, _computed(context, builder, kinds[0], values[0], whole, make(UNITS[unmask(kinds[0]).unit]))

    if not has_own_nulls(typ):
        return run((typ,), (val,))[1]
    plan = attribute_plan(context.typing_context, attr, typ, partial(_field_type, attr))
    assert plan is not None
    return lower_plan(context, builder, plan, ((typ,), (val,)), run)
