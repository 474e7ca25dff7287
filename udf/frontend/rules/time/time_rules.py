"""What times do, as pandas' do: arithmetic and comparison by table, and the fields of a date.

An operation on times is that operation on their counts. Two units meet in the finer one; a time that does not fit
64 bits raises OverflowError.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from udf.base.dtypes import UNITS
from udf.base.operators import IN_PLACE, SYMBOLS
from udf.base.raising import TOO_FAR
from udf.base.records import dataclass
from udf.bind.times import time_constant, zoned_constant
from udf.frontend.base.current import compilation
from udf.frontend.base.declarations import INT64, LOWERING, attributes, define, is_number, raise_if
from udf.frontend.base.messages import RefusedError
from udf.frontend.base.python_checks import floor_signed
from udf.frontend.library import calendar
from udf.frontend.library.calendar import BEHIND, DAY, FIRST
from udf.frontend.numba.names import types
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.null.null_plans import NullMethods, attribute_plan
from udf.frontend.rules.null.null_plans import lower as lower_plan
from udf.frontend.rules.scalar.bodies import run_body
from udf.frontend.rules.time.fields import BOOL_FIELDS, INT_FIELDS, SPAN_FIELDS, WEEKDAY, Field, is_absent
from udf.frontend.rules.time.scaling import CHECKED, MOST_DAYS, OUT_OF_RANGE, checked, scale
from udf.frontend.rules.time.zone_clocks import from_wall, require_known, to_wall
from udf.frontend.types.category_kinds import CODE, Category
from udf.frontend.types.masked_kinds import Masked, build, has_own_nulls, masked_type, parts, unmask
from udf.frontend.types.time_kinds import Day, Delta, Instant, Moment, Span, Time, Zoned

BESIDE_DATE: Final = (
    "a date beside a time is not supported in a UDF, and no two are equal in Python; compare x.date() with dates, "
    "or x with pd.Timestamp(..)"
)

LETTERS: Final = {"I": Instant, "S": Span, "Z": Zoned}


# -- operations: the type of the result, from the operands' --------------------------------------------


def _finer(*kinds: Any) -> Any:
    return max((kind.unit for kind in kinds if isinstance(kind, Time)), key=UNITS.__getitem__)


def _shapes(kinds: tuple[Any, ...]) -> str:
    """Return one letter an operand: Instant, Span, Zoned, number, or something else."""
    return "".join(
        next((letter for letter, kind in LETTERS.items() if isinstance(k, kind)), "n" if is_number(k) else "?")
        for k in kinds
    )


def _by_shape(table: dict[str, Any]) -> Callable[..., Any]:
    """Return a typing rule: the operands' letters -> a type, or a kind of time in the finer of their units."""

    def typing(*kinds: Any) -> Any:
        result = table.get(_shapes(kinds))
        if result is not None and any(isinstance(kind, Day) for kind in kinds):
            if any(isinstance(kind, Instant) and not isinstance(kind, Day) for kind in kinds):
                raise RefusedError(BESIDE_DATE, None)
            result = Day if result is Instant else result
        if result is Zoned:
            zones = {kind.zone for kind in kinds if isinstance(kind, Zoned)}
            return Zoned(_finer(*kinds), *zones) if len(zones) == 1 else None
        return _of_python(result, kinds)(_finer(*kinds)) if isinstance(result, type) else result

    return typing


def _of_python(result: type, kinds: tuple[Any, ...]) -> type:
    """Return the class of a result: Python's own of its own times, and of a datetime on the left of any length."""
    times = [kind for kind in kinds if isinstance(kind, Time)]
    if result is Span:
        return Delta if all(isinstance(kind, Moment | Day | Delta) for kind in times) else Span
    if (
        result is Instant
        and isinstance(times[0], Moment | Delta)
        and all(isinstance(kind, Moment | Span) for kind in times)
    ):
        return Moment
    return result


def _not_pythons(table: dict[str, Any], numbers: Callable[[Any], bool]) -> Callable[..., Any]:
    """Return a typing rule that leaves a ``timedelta`` beside one of ``numbers`` to Python: it rounds half to even."""
    typing = _by_shape(table)

    def rounds(*kinds: Any) -> bool:
        return any(isinstance(kind, Delta) for kind in kinds) and any(map(numbers, kinds))

    return lambda *kinds: None if rounds(*kinds) else typing(*kinds)


TRUTH: Final = _by_shape({"II": types.boolean, "SS": types.boolean, "ZZ": types.boolean})
RULES: Final[dict[Any, Callable[..., Any]]] = {
    operator.add: _by_shape({"IS": Instant, "SI": Instant, "SS": Span, "ZS": Zoned, "SZ": Zoned}),
    operator.sub: _by_shape({"II": Span, "IS": Instant, "SS": Span, "ZZ": Span, "ZS": Zoned}),
    operator.mul: _not_pythons({"Sn": Span, "nS": Span}, lambda kind: isinstance(kind, types.Float)),
    operator.truediv: _not_pythons({"SS": types.float64, "Sn": Span}, is_number),
    operator.floordiv: _by_shape({"SS": types.int64}),
    operator.mod: _by_shape({"SS": Span}),
    operator.neg: _by_shape({"S": Span}),
    operator.pos: _by_shape({"S": Span}),
    abs: _by_shape({"S": Span}),
    bool: _by_shape({"S": types.boolean}),
    min: _by_shape({"II": Instant, "SS": Span, "ZZ": Zoned}),
    max: _by_shape({"II": Instant, "SS": Span, "ZZ": Zoned}),
    **dict.fromkeys(SYMBOLS, TRUTH),
}
LOCAL: Final = "timestamp() of a datetime depends on this machine's time zone; use pd.Timestamp(x).timestamp(), in UTC"


def _count(context: Any, builder: Any, kind: Any, value: Any, unit: Any) -> Any:
    """Return a time as a count of another unit; of a coarser one as Python's timedelta has it, without the rest."""
    if UNITS[unit] < UNITS[kind.unit]:
        return floor_signed(builder, value, INT64(UNITS[kind.unit] // UNITS[unit]))[0]
    factor = UNITS[unit] // UNITS[kind.unit]
    if factor == 1:
        return value
    return checked(context, builder, operator.mul, (value, INT64(factor)))


def require_years(context: Any, builder: Any, kind: Any, count: Any) -> Any:
    """Return the count of a time; raise OverflowError where a date, a datetime, or a zone's clock leaves its years."""
    if isinstance(kind, Zoned):
        return require_known(context, builder, kind, count)
    if isinstance(kind, Moment | Day):
        _require_within(context, builder, kind, count, OUT_OF_RANGE)
    return count


def _require_within(context: Any, builder: Any, kind: Any, count: Any, text: str) -> None:
    """Raise OverflowError where a time is outside of the years that Python has."""
    second = UNITS[kind.unit]
    early = builder.icmp_signed("<", count, INT64(FIRST * second))
    late = builder.icmp_signed(">=", count, INT64(BEHIND * second))
    raise_if(context, builder, builder.or_(early, late), OverflowError, text)


def _compared(context: Any, builder: Any, operation: Any, sig: Any, args: Any) -> Any:
    """Return how two times compare, whatever their units."""
    if any(isinstance(kind, Moment) for kind in sig.args):
        for kind, value in zip(sig.args, args, strict=True):
            if type(kind) is Instant and kind.unit != "ns":  # pandas' own time beyond them is compared by pandas
                _require_within(context, builder, kind, value, TOO_FAR)
    if sig.args[0].unit != sig.args[1].unit:
        args = [_order(context, builder, sig.args, args), INT64(0)]
    return builder.icmp_signed(SYMBOLS[operation], *args)


def _counts(context: Any, builder: Any, sig: Any, args: Any, unit: Any) -> list[Any]:
    """Return two times as counts of ``unit``; of a length beside a date the days count, and no hours."""
    of_python = isinstance(sig.return_type, Moment | Day)
    for kind, value in zip(sig.args, args, strict=True):
        if of_python and type(kind) is Span and kind.unit in ("s", "ms"):  # of which a timedelta may hold fewer
            most = INT64(MOST_DAYS * DAY * UNITS[kind.unit])
            beyond = builder.icmp_unsigned(">", builder.add(value, most), builder.add(most, most))
            raise_if(context, builder, beyond, OverflowError, TOO_FAR)
    counts = [_count(context, builder, kind, value, unit) for kind, value in zip(sig.args, args, strict=True)]
    return [_whole_days(builder, one, unit) for one in counts] if isinstance(sig.return_type, Day) else counts


def _register(operation: Any, *also: Any) -> None:
    @define(operation, *also, typing=RULES[operation])
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        if any(is_number(kind) for kind in sig.args):
            return scale(context, builder, operation, sig, args)
        if operation in SYMBOLS:
            return _compared(context, builder, operation, sig, args)
        unit: Any = "us" if isinstance(sig.return_type, Moment) else _finer(*sig.args)
        counts = _counts(context, builder, sig, args, unit)
        if operation in CHECKED:
            beyond = OUT_OF_RANGE if isinstance(sig.return_type, Moment | Day) else TOO_FAR
            result = checked(context, builder, operation, counts, beyond)
            if isinstance(sig.return_type, Day):
                result = builder.sdiv(result, INT64(UNITS[unit]))
            elif sig.return_type.unit != unit:
                result = _count(context, builder, Span(unit), result, sig.return_type.unit)
            return require_years(context, builder, sig.return_type, result)
        kinds = (types.int64,) * len(counts)
        if operation is operator.truediv and not all(isinstance(kind, Delta) for kind in sig.args):  # pandas' floats
            counts = [builder.sitofp(one, context.get_value_type(types.float64)) for one in counts]
            kinds = (types.float64,) * 2
        kind, value = InsertPoint(context, builder).run(operation, kinds, counts)
        if operation is operator.mod:  # pandas takes the multiple away, which has to fit too
            checked(context, builder, operator.sub, (counts[0], value))
        return value if isinstance(sig.return_type, Time) else context.cast(builder, value, kind, sig.return_type)


def _order(context: Any, builder: Any, kinds: Any, values: Any) -> Any:
    """Return below 0, 0 or above: how a time of one unit lies to one of another, whatever 64 bits hold."""
    (coarse, few), (fine, many) = sorted(zip(kinds, values, strict=True), key=lambda one: UNITS[one[0].unit])
    sign = compute_count(context, builder, calendar.order, few, many, UNITS[fine.unit] // UNITS[coarse.unit])
    return builder.neg(sign) if coarse is kinds[1] else sign


def _whole_days(builder: Any, count: Any, unit: Any) -> Any:
    """Return a count of units without what is beyond whole days."""
    return builder.sub(count, floor_signed(builder, count, INT64(DAY * UNITS[unit]))[1])


for _operation in RULES:
    _register(_operation, *(other for other, plain in IN_PLACE.items() if plain is _operation and plain in CHECKED))


def _is_instant(kind: Any) -> Any:
    return types.boolean if isinstance(kind, Instant | Zoned) else None


@define(bool, operator.truth, typing=_is_instant, opposite=(operator.not_,))
def _always(context: Any, _builder: Any, _sig: Any, _args: Any) -> Any:
    return context.get_constant(types.boolean, True)  # noqa: FBT003 - Numba's signature


@LOWERING.lower_cast(Time, Time)
def _cast(context: Any, builder: Any, fromty: Any, toty: Any, val: Any) -> Any:
    return _count(context, builder, fromty, val, toty.unit)


@LOWERING.lower_constant(Time)
def _constant(_context: Any, _builder: Any, _ty: Any, pyval: Any) -> Any:
    known = zoned_constant(pyval) or time_constant(pyval)
    assert known is not None
    return INT64(known[1])


# -- fields and methods --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TimeMethod:
    """A method of times of type ``of``: its result, of their types, and its body, of the units of a second.

    Both get the types of the arguments that it ``takes`` too. The body is a library function and what it gets beside
    the count; None gives the time itself.
    """

    of: type
    result: Callable[..., Any]
    make: Callable[..., Any]
    takes: int = 0


def of_instant(result: Any, body: Any, *constants: Any, of: type = Instant) -> TimeMethod:
    """Return a method without arguments, of a library function."""
    return TimeMethod(of, lambda _: result, lambda second: (body, second, *constants))


METHODS: Final[dict[str, TimeMethod]] = {
    "weekday": of_instant(types.int64, *WEEKDAY),
    "isoweekday": of_instant(types.int64, calendar.dayofweek, 1),
    "timestamp": of_instant(types.float64, calendar.timestamp),
    "total_seconds": of_instant(types.float64, calendar.total_seconds, of=Span),
}
"""Methods of times; those of the calendar are in ``udf.frontend.rules.time.calendar_fields``."""

if not calendar.SPLITS:  # what ``.dt.total_seconds()`` asks each time of a column for
    METHODS["column_seconds"] = of_instant(types.float64, calendar.column_seconds, of=Span)

OF_INSTANTS: Final = {name: (types.int64, field) for name, field in INT_FIELDS.items()} | {
    name: (types.boolean, field) for name, field in BOOL_FIELDS.items()
}
OF_SPANS: Final = {name: (types.int64, field) for name, field in SPAN_FIELDS.items()}

OF_UTC: Final = (calendar.value, calendar.timestamp)
"""What of a time with a zone is of its count, and not of what its clock shows."""

OF_ZONED: Final = frozenset(
    ("weekday", "isoweekday", "isocalendar", "timestamp", "normalize", "date", "toordinal", "day_name", "month_name")
)
"""Methods of instants that times with a zone have."""


def _fields(kind: Any) -> dict[str, tuple[Any, Field]]:
    """Return attribute -> (type, body) of a time."""
    return OF_SPANS if isinstance(kind, Span) else OF_INSTANTS


def compute_count(context: Any, builder: Any, function: Any, *given: Any, result: Any = types.int64) -> Any:
    """Return what a library function gives for counts (int64) and constants; of a tuple a list."""
    pairs = (one if isinstance(one, int | None) else (types.int64, one) for one in given)
    return run_body(context, builder, function, result, *pairs)


def _computed(context: Any, builder: Any, kind: Any, value: Any, result: Any, body: Field) -> Any:
    """Return what is computed from a time's count, masked as the time is."""
    count, valid = parts(context, builder, kind, value)
    if isinstance(own := unmask(kind), Zoned) and body[0] not in OF_UTC:
        count = to_wall(context, builder, own, count)
    inside = unmask(result)
    plain = inside if is_number(inside) or isinstance(inside, types.BaseTuple) else types.int64
    value = compute_count(context, builder, body[0], count, *body[1:], result=plain)
    if isinstance(inside, Zoned):
        value = from_wall(context, builder, inside, value)
    if isinstance(inside, types.BaseTuple):
        value = context.make_tuple(builder, inside, value)
    if isinstance(inside, Category):
        value = builder.trunc(value, CODE)
    return build(context, builder, result, value, valid) if isinstance(kind, Masked) else value


def _field_type(name: str, kinds: tuple[Any, ...]) -> Any:
    return _fields(kinds[0])[name][0] if isinstance(kinds[0], Time) and name in _fields(kinds[0]) else None


def _has_method(kind: Any, name: str) -> bool:
    return isinstance(kind, METHODS[name].of) or (isinstance(kind, Zoned) and name in OF_ZONED)


def _result(name: str, kinds: tuple[Any, ...]) -> Any:
    kind, method = unmask(kinds[0]), METHODS[name]
    if not _has_method(kind, name) or len(kinds) != 1 + method.takes:
        return None
    found = method.result(kind, *kinds[1:])
    if isinstance(kinds[0], Masked) and isinstance(found, types.BaseTuple):
        raise RefusedError(f"{name}() of a time that can be null is not supported in a UDF; use 'is None'", None)
    return masked_type(found) if found is not None and isinstance(kinds[0], Masked) else found


def _run(context: Any, builder: Any, name: str, kinds: Any, values: Any, result: Any) -> Any:
    kind = unmask(kinds[0])
    body = METHODS[name].make(UNITS[kind.unit], *kinds[1:])
    if isinstance(kind, Delta) and name == "total_seconds":
        body = (calendar.python_seconds, *body[1:])
    return values[0] if body is None else _computed(context, builder, kinds[0], values[0], result, body)


TIME_METHODS: Final = NullMethods(
    "time",
    _result,
    _run,
    {**dict.fromkeys(("floor", "ceil", "round"), ("freq",)), **dict.fromkeys(("tz_convert", "tz_localize"), ("tz",))},
)
TIME_METHODS.register(METHODS)


@attributes(Instant, Span, Zoned, Masked)
def _attribute_type(value: Any, attr: str) -> Any:
    inner = unmask(value)
    if not isinstance(inner, Time) or is_absent(inner, attr):
        return None
    if attr == "timestamp" and isinstance(inner, Moment):
        raise RefusedError(LOCAL, None)
    if attr in METHODS and _has_method(inner, attr):
        return types.BoundFunction(TIME_METHODS.template(attr), value)
    if has_own_nulls(value) and attr in _fields(inner):
        plan = attribute_plan(compilation().typing, attr, value, partial(_field_type, attr))
        return None if plan is None else plan.result
    found = _fields(inner).get(attr)
    return found and (masked_type(found[0]) if isinstance(value, Masked) else found[0])


@LOWERING.lower_getattr_generic(Instant)
@LOWERING.lower_getattr_generic(Span)
@LOWERING.lower_getattr_generic(Zoned)
@LOWERING.lower_getattr_generic(Masked)
def _field(context: Any, builder: Any, typ: Any, val: Any, attr: str) -> Any:
    def run(kinds: Any, values: Any) -> Any:
        """Compute it of the kind of time that it is, masked or not."""
        result, (body, *constants) = _fields(unmask(kinds[0]))[attr]
        whole = masked_type(result) if isinstance(kinds[0], Masked) else result
        field = (body, UNITS[unmask(kinds[0]).unit], *constants)
        return whole, _computed(context, builder, kinds[0], values[0], whole, field)

    if not has_own_nulls(typ):
        return run((typ,), (val,))[1]
    plan = attribute_plan(context.typing_context, attr, typ, partial(_field_type, attr))
    assert plan is not None
    return lower_plan(context, builder, plan, ((typ,), (val,)), run)
