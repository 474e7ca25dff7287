"""Times of text and text of times: a match of the format's pattern, its groups as numbers, the count of the time."""

import calendar
import sys
from collections.abc import Callable
from datetime import datetime
from typing import Any, Final

from llvmlite import ir as llvm

from udf.base.dtypes import UNITS
from udf.base.null_kinds import NAT, OURS
from udf.base.pandas_meaning import meaning
from udf.frontend.base.current import compilation
from udf.frontend.base.declarations import INT64, define, implement, raise_if
from udf.frontend.base.messages import COMPUTED, RefusedError
from udf.frontend.base.specs import Field
from udf.frontend.library.calendar import formatted, parsed
from udf.frontend.numba.names import signature, types
from udf.frontend.rules.null.null_rules import PYTHON, REQUIRING
from udf.frontend.rules.text.regex import Match, first_match, group_offset, group_text
from udf.frontend.rules.text.text_formats import compose, compose_type
from udf.frontend.rules.text.text_library import INT32, PAIR, call, tables
from udf.frontend.rules.text.text_operators import is_equal, nonzero
from udf.frontend.rules.time.time_constructors import as_span, as_time, in_nanoseconds, pandas_unit
from udf.frontend.rules.time.time_rules import compute_count
from udf.frontend.rules.time.zone_clocks import to_wall, zone_category, zone_code
from udf.frontend.types.category_kinds import Category
from udf.frontend.types.masked_kinds import BIT, Masked, build, masked_type
from udf.frontend.types.requests import (
    ISO,
    NOT_ISO,
    TOO_FINE,
    VALUES,
    PatternRequest,
    TimeFormatRequest,
    TimeParseRequest,
    format_time,
    iso_text,
    missing_texts,
    parse_pandas_time,
    parse_time,
)
from udf.frontend.types.text_kinds import Text, as_text, constant, data_and_size, text_of
from udf.frontend.types.time_kinds import Instant, Moment, Zoned

PYTHON[parse_time] = lambda request, text: datetime.strptime(text, "%Y")  # noqa: ARG005, DTZ007 - of a null, whose format does not matter
PYTHON[parse_pandas_time] = lambda request, text: _pandas().to_datetime(text, format="%Y")  # noqa: ARG005 - as above
PYTHON[format_time] = lambda request, time: time.strftime("%Y")  # noqa: ARG005 - as above
PYTHON[iso_text] = lambda time: time.isoformat()
PYTHON[as_time] = PYTHON[in_nanoseconds] = lambda given: _pandas().to_datetime(given)
PYTHON[as_span] = lambda given: _pandas().Timedelta(given)
REQUIRING[parse_time] = (TypeError, "strptime() argument 1 must be str, not NAType")
REQUIRING[format_time] = (ValueError, "NaTType does not support strftime")

BYTE: Final = llvm.IntType(8)
MONTHS: Final = tuple(calendar.month_abbr)[1:]
NAMES: Final = {
    "b": MONTHS, "B": tuple(calendar.month_name)[1:], "a": tuple(calendar.day_abbr), "A": tuple(calendar.day_name),
    "p": ("AM", "PM"),
}  # fmt: skip
"""Directives -> the names that they write."""

NOT_WRITTEN: Final = {
    "Y": 1900, "y": None, "m": 1, "d": 1, "j": 0, "H": 0, "I": None, "p": 0, "M": 0, "S": 0, "f": 0,
}  # fmt: skip
"""Directives -> what a time has whose text lacks them, in the order of the parameters of :func:`parsed`."""


def _pandas() -> Any:
    return sys.modules["pandas"]


# -- text as a time ------------------------------------------------------------------------------------


def _parse_type(kind: Any, text: Any) -> Any:
    request = getattr(kind, "request", None)
    if not isinstance(request, TimeParseRequest) or text_of(text) is None:
        return None
    time = Instant("ns" if not meaning().keeps_units else pandas_unit("M")) if request.of_pandas else Moment()
    return _or_nat(time) if request.missing or request.coerce else time


def _or_nat(time: Any) -> Any:
    """Return the type of a time or none, which is NaT where pandas hands out values."""
    return masked_type(time, OURS if compilation().values == "python" else NAT)


@define(parse_time, parse_pandas_time, typing=_parse_type)
def _parse_time(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return _parse(context, builder, sig.args[0].request, sig, as_text(context, builder, sig.args[1], args[1]))


def _iso_type(unit: Callable[[], Any]) -> Callable[[Any], Any]:
    return lambda text: _or_nat(Instant(unit())) if text_of(text) is not None else None


@define(in_nanoseconds, typing=_iso_type(lambda: "ns"))
@define(as_time, typing=_iso_type(lambda: pandas_unit("M")))
def _iso(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    request = TimeParseRequest(ISO, missing_texts(), iso=True)
    plain = signature(sig.return_type, None, sig.args[0])
    return _parse(context, builder, request, plain, as_text(context, builder, sig.args[0], args[0]))


def _parse(context: Any, builder: Any, request: TimeParseRequest, sig: Any, text: Any) -> Any:
    subject, result = text_of(sig.args[1]), sig.return_type
    assert subject is not None
    match = Match(subject, request.pattern)
    found = first_match(context, builder, match, PatternRequest(request.pattern, "match"), text)
    places, (_, size) = builder.extract_value(found, 1), data_and_size(builder, text)
    there = builder.icmp_signed("!=", places, INT64(0))
    before = builder.block
    with builder.if_then(there):
        whole = builder.icmp_signed("==", group_offset(builder, places, 1), size)
        count, fits, cut = _group_values(context, builder, match, found, units_per_second(result), request)
        raise_if(context, builder, builder.and_(whole, cut), ValueError, TOO_FINE)
        fits = builder.and_(fits, whole)
        after = builder.block
    valid, value = builder.phi(BIT), builder.phi(INT64)
    for phi, inside, outside in ((valid, fits, BIT(0)), (value, count, INT64(0))):
        phi.add_incoming(outside, before)
        phi.add_incoming(inside, after)
    wrong = builder.not_(valid)
    if request.coerce:
        wrong = BIT(0)
    for missing in request.missing:
        same = is_equal(
            builder, [*data_and_size(builder, text), *data_and_size(builder, constant(context, builder, missing))]
        )
        wrong = builder.and_(wrong, builder.not_(same))
    raise_if(context, builder, wrong, ValueError, *((NOT_ISO,) if request.iso else COMPUTED))
    return build(context, builder, result, value, valid) if isinstance(result, Masked) else value


def units_per_second(kind: Any) -> int:
    """Return how many of a time's unit a second has."""
    return int(UNITS[(kind.inner if isinstance(kind, Masked) else kind).unit])


def _group_values(
    context: Any, builder: Any, match: Match, match_value: Any, unit: int, request: TimeParseRequest
) -> tuple[Any, Any, Any]:
    """Return the count of a match's time, whether it exists, and whether it has digits beyond microseconds."""
    fits, values, digits = BIT(1), dict(NOT_WRITTEN), 0
    for name, number in match.pattern.automaton.names.items():
        text, there = group_text(context, builder, match_value, number)
        if name in "bBaAp":
            values[name], known = _name(builder, match.text, text, name)
            fits = builder.and_(fits, known)
        else:
            values[name] = builder.select(there, _whole(builder, match.text, text), INT64(0))
        if name == "f":
            digits = builder.select(there, _length(builder, match.text, text), INT64(0))
    values["m"] = values.get("B", values.get("b", values["m"]))
    last = 61 if request.of_pandas else 59  # pandas counts leap seconds on
    given = *(values[name] for name in NOT_WRITTEN), digits, unit, last
    result = types.Tuple((types.int64, types.boolean, types.boolean))
    count, possible, cut = compute_count(context, builder, parsed, *given, result=result)
    return count, builder.and_(fits, possible), cut


def _whole(builder: Any, kind: Text, text: Any) -> Any:
    """Return the number that digits, perhaps with a space before them, are."""
    known = () if kind.ascii else (tables(),)
    return builder.extract_value(
        call(builder, f"int_{kind.suffix}", PAIR, *data_and_size(builder, text), INT32(10), *known), 0
    )


def _length(builder: Any, kind: Text, text: Any) -> Any:
    data, size = data_and_size(builder, text)
    return size if kind.ascii else call(builder, "length_utf8", INT64, data, size)


def _name(builder: Any, kind: Text, text: Any, directive: str) -> tuple[Any, Any]:
    """Return the number of a month's name, or whether it is PM; and whether the name is one, as letters of ASCII."""
    data, size = data_and_size(builder, text)
    known = BIT(1) if kind.ascii else nonzero(builder, call(builder, "is_ascii", INT32, data, size))
    letters = INT64(0)
    for place in range(1 if directive == "p" else 3):
        at = builder.inttoptr(builder.add(data, INT64(place)), BYTE.as_pointer())
        letter = builder.or_(builder.zext(builder.load(at), INT64), INT64(32))
        letters = builder.or_(letters, builder.shl(letter, INT64(8 * place)))
    if directive == "p":
        return builder.zext(builder.icmp_signed("==", letters, INT64(ord("p"))), INT64), known
    number = INT64(0)
    for place, name in enumerate(MONTHS, start=1):
        same = builder.icmp_signed("==", letters, INT64(int.from_bytes(name.lower().encode(), "little")))
        number = builder.select(same, INT64(place), number)
    return number, known


# -- a time as text ------------------------------------------------------------------------------------


@implement(iso_text)
def _iso_text(time: Any) -> Any:
    return (lambda time: str(time).replace(" ", "T")) if isinstance(time, Instant | Zoned) else None


def _kinds(time: Any) -> tuple[Any, ...]:
    """Return the types of the fields of a time, of one with a zone that of ``%z`` behind them."""
    kinds = tuple(Category(NAMES[value]) if value in NAMES else types.int64 for value in VALUES)
    return (*kinds, zone_category(time.zone, "")) if isinstance(time, Zoned) else kinds


def _pieces(request: TimeFormatRequest, kinds: tuple[Any, ...]) -> list[str | Field]:
    """Return the pieces of a format that a time has: without a zone ``%z`` is no text."""
    return [piece for piece in request.pieces if isinstance(piece, str) or piece.index < len(kinds)]


def _format_type(kind: Any, time: Any) -> Any:
    request = getattr(kind, "request", None)
    if not isinstance(request, TimeFormatRequest) or not isinstance(time, Instant | Zoned):
        return None
    if isinstance(time, Zoned) and request.zone:
        raise RefusedError("strftime() of a time with a zone takes no %Z in a UDF", None)
    kinds = _kinds(time)
    return compose_type(_pieces(request, kinds), kinds)


@define(format_time, typing=_format_type)
def _format_time(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kinds, zoned = _kinds(sig.args[1]), isinstance(sig.args[1], Zoned)
    numbers = types.UniTuple(types.int64, len(VALUES))
    time = to_wall(context, builder, sig.args[1], args[1]) if zoned else args[1]
    fields = compute_count(context, builder, formatted, time, UNITS[sig.args[1].unit], result=numbers)
    values = [
        builder.trunc(value, INT32) if isinstance(kind, Category) else value
        for value, kind in zip(fields, kinds, strict=False)
    ]
    values += [zone_code(context, builder, sig.args[1], args[1])] if zoned else []
    return compose(context, builder, _pieces(sig.args[0].request, kinds), kinds, values)
