"""Values as text: ``str(x)``, ``repr(x)``, ``format(x, spec)``, f-strings, ``"{}".format(x)`` and ``"%d" % x``."""

# Numba compiles the functions in here that have no annotations.
# ruff: noqa: ANN001, ANN202
# mypy: disable-error-code="no-untyped-def,no-untyped-call"
import operator
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from udf.base.records import dataclass
from udf.frontend.base.current import compilation
from udf.frontend.base.declarations import (
    INT64,
    LOWERING,
    attributes,
    define,
    implement,
    is_number,
    is_real,
    is_uint64,
    is_whole,
    method,
    stand_in,
)
from udf.frontend.base.messages import RefusedCallError, RefusedError
from udf.frontend.base.specs import Field, Spec, fields_in, parse_format, parse_percent, parse_spec
from udf.frontend.ir.numba_bytecode import SPEC
from udf.frontend.numba.names import cgutils, signature, types
from udf.frontend.rules.array.insert_point import InsertPoint
from udf.frontend.rules.list.items import write_call
from udf.frontend.rules.null.null_plans import lower as lower_plan
from udf.frontend.rules.null.null_plans import plan_of
from udf.frontend.rules.text.method_rules import METHODS, TEXT_METHODS
from udf.frontend.rules.text.text_library import INT32, PAIR, call, tables
from udf.frontend.rules.text.text_operators import character, make_text
from udf.frontend.rules.time.zone_clocks import zone_text
from udf.frontend.types.masked_kinds import Masked, has_own_nulls
from udf.frontend.types.text_kinds import ASCII, UTF8, Text, as_text, concat_type, constant, data_and_size, text_of
from udf.frontend.types.time_kinds import Day, Instant, Zoned

# -- one value ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Conversion:
    """How Python makes a text of a value: ``python`` does, ``typing`` and ``lower`` are for a value that is no null."""

    python: Callable[[Any], str]
    typing: Callable[[Any], Text | None]
    lower: Callable[[Any, Any, Any, Any], Any]

    def type(self, kind: Any) -> Text | None:
        """Return the type of the text; None if there is none."""
        if not has_own_nulls(kind):
            return self.typing(kind)
        plan = self._plan(kind)
        return None if plan is None else plan.result

    def value(self, context: Any, builder: Any, kind: Any, value: Any) -> Any:
        """Return the text."""
        if not has_own_nulls(kind):
            return self.lower(context, builder, kind, value)

        def run(kinds: Any, values: Any) -> Any:
            return self.type(kinds[0]), self.value(context, builder, kinds[0], values[0])

        return lower_plan(context, builder, self._plan(kind), ((kind,), (value,)), run)

    def _plan(self, kind: Any) -> Any:
        return plan_of(compilation().typing, self.python, (kind,), lambda kinds: self.type(kinds[0]))


def _str(context: Any, builder: Any, kind: Any, value: Any) -> Any:
    if isinstance(kind, types.Boolean):
        names = [constant(context, builder, text) for text in ("True", "False")]
        return builder.select(value, *names)
    if isinstance(kind, types.NoneType):
        return constant(context, builder, "None")
    if is_real(kind):
        number = context.cast(builder, value, kind, types.float64)
        return make_text(context, builder, "of_float", number, tables())
    if is_uint64(kind):
        return make_text(context, builder, "of_uint", value)
    if is_whole(kind):
        return make_text(context, builder, "of_int", context.cast(builder, value, kind, types.int64))
    if isinstance(kind, Instant | Zoned):
        return write_call(context, builder, time_text, signature(ASCII, kind), (value,))
    return as_text(context, builder, kind, value)


STR: Final = Conversion(
    str,
    lambda kind: ASCII if is_number(kind) or isinstance(kind, Instant | Zoned | types.NoneType) else text_of(kind),
    _str,
)

time_text: Final = stand_in("time_text")
"""Stands for ``str(time)``."""


@implement(time_text)
def _time_text(time: Any) -> Any:
    def date(time):
        return format(time.year, "04d") + "-" + format(time.month, "02d") + "-" + format(time.day, "02d")

    def whole(time):
        text = format(time.year, "04d") + "-" + format(time.month, "02d") + "-" + format(time.day, "02d")
        text += " " + format(time.hour, "02d") + ":" + format(time.minute, "02d") + ":" + format(time.second, "02d")
        if time.nanosecond:
            return text + "." + format(1000 * time.microsecond + time.nanosecond, "09d")
        if time.microsecond:
            return text + "." + format(time.microsecond, "06d")
        return text

    def zoned(time):
        return str(time.tz_localize(None)) + zone_text(time, ":")

    return date if isinstance(time, Day) else zoned if isinstance(time, Zoned) else whole


DIGITS: Final = "str() of a float32 has NumPy's digits; write str(float(x)), or a format, f'{x:.3f}', in a UDF"


def _str_result(kind: Any) -> Text | None:
    """Return the type of ``str(x)``; refuse NumPy's narrower floats, of which it writes fewer digits."""
    if is_real(kind) and kind != types.float64 and compilation().is_row and compilation().values != "python":
        raise RefusedError(DIGITS, None)
    return STR.type(kind)


REPR: Final = "repr() of a row's number says NumPy's type; write str(x) in a UDF"


def _repr_type(kind: Any) -> Text | None:
    """Return the type of ``repr(x)``; refuse a row's numbers, which are NumPy's: ``np.int64(1)``."""
    if is_number(kind) and compilation().is_row and compilation().values != "python":
        raise RefusedError(REPR, None)
    return ASCII if is_number(kind) else text_of(kind)


def _repr(escapes: int, context: Any, builder: Any, kind: Any, value: Any) -> Any:
    if is_number(kind):
        return STR.value(context, builder, kind, value)
    text = as_text(context, builder, kind, value)
    return make_text(context, builder, "repr", *data_and_size(builder, text), INT32(escapes), tables())


CONVERSIONS: Final = {
    "s": STR,
    "r": Conversion(repr, _repr_type, partial(_repr, 0)),
    "a": Conversion(ascii, lambda kind: _repr_type(kind) and ASCII, partial(_repr, 1)),
}
"""What is behind "!" in a field -> how its value becomes text."""


def _define(function: Any, conversion: Conversion, typing: Callable[[Any], Any]) -> None:
    @define(function, typing=lambda kind: typing(kind))  # noqa: PLW0108 - a rule is a function
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return conversion.value(context, builder, sig.args[0], args[0])


_define(str, STR, _str_result)
_define(format, STR, STR.type)
for _conversion in (CONVERSIONS["r"], CONVERSIONS["a"]):
    _define(_conversion.python, _conversion, _conversion.type)


def _spec(kind: Any, text: str) -> Spec | None:
    if is_real(kind):
        return parse_spec(text, "float")
    if is_whole(kind):
        return parse_spec(text, "int")
    return parse_spec(text, "str") if text_of(kind) is not None else None


def format_by(spec: str) -> Conversion:
    """Return how ``format(x, spec)`` makes a text."""
    if not spec:
        return STR
    return Conversion(partial(_format, spec), partial(_format_type, spec), partial(_format_value, spec))


def _format(spec: str, value: Any) -> str:
    return format(value, spec)


def _format_type(spec: str, kind: Any) -> Text | None:
    found = _spec(kind, spec)
    if found is None:
        return None
    result = UTF8 if found.type == "c" else text_of(kind) or ASCII
    return result if found.fill.isascii() else concat_type(result, text_of(types.literal(found.fill)))


def _format_value(spec: str, context: Any, builder: Any, kind: Any, value: Any) -> Any:
    found = _spec(kind, spec)
    assert found is not None
    layout = (INT64(found.width), INT64(found.shape), INT64(found.style))
    if found.type == "c":
        value, kind = character(context, builder, kind, value, OverflowError, "%c arg not in range(0x110000)"), UTF8
    if text_of(kind) is not None:
        return _format_text(context, builder, kind, value, found.precision, layout)
    if is_real(kind) or found.type in {*"eEfFgG%"}:
        number = context.cast(builder, value, kind, types.float64)
        return make_text(context, builder, "format_float", number, INT64(found.precision), *layout, tables())
    if is_uint64(kind):
        return make_text(context, builder, "format_uint", value, *layout)
    return make_text(context, builder, "format_int", context.cast(builder, value, kind, types.int64), *layout)


MADE: Final = "the parts of a format are constants in a UDF: f'{x:>{WIDTH}}', with a number that is captured"


def _format_text(context: Any, builder: Any, kind: Any, value: Any, most: int, layout: tuple[Any, ...]) -> Any:
    """Return a text in a layout (width, shape, style), cut at ``most`` characters unless that is negative."""
    subject = text_of(kind)
    assert subject is not None
    data, size = data_and_size(builder, as_text(context, builder, kind, value))
    if most >= 0:
        cut = call(builder, f"slice_{subject.suffix}", PAIR, data, size, INT64(0), INT64(most))
        data, size = data_and_size(builder, cut)
    return make_text(context, builder, "format_text", data, size, *layout[:2])


def _with_spec(kind: Any, spec: Any) -> Any:
    if text_of(spec) is not None and not isinstance(spec, types.StringLiteral):
        raise RefusedCallError(MADE)
    return format_by(spec.literal_value).type(kind) if isinstance(spec, types.StringLiteral) else None


@define(format, SPEC, typing=_with_spec)
def _format_spec(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind, spec = sig.args
    return format_by(spec.literal_value).value(context, builder, kind, args[0])


# -- several values in a text ------------------------------------------------------------------------


def _field_type(field: Field, kinds: Any) -> Text | None:
    if field.index >= len(kinds):
        return None
    kind = _conversion_type(field.conversion, kinds[field.index])
    if kind is None:
        return None
    return format_by(_spec_of(field, kinds)).type(kind)


def _spec_of(field: Field, kinds: Any) -> str:
    """Return the format of a field, of which other arguments may be parts, as constants."""
    parts = (field.spec,) if isinstance(field.spec, str) else field.spec
    known = [part if isinstance(part, str) else getattr(kinds[part.index], "literal_value", None) for part in parts]
    if None in known:
        raise RefusedCallError(MADE)
    return "".join(map(str, known))


def _conversion_type(conversion: str, kind: Any) -> Any:
    if conversion == "d":
        return types.int64 if is_real(kind) else kind
    return CONVERSIONS[conversion].type(kind) if conversion else kind


def _field_text(context: Any, builder: Any, field: Field, kinds: Any, values: Any) -> Any:
    kind, value = kinds[field.index], values[field.index]
    to = _conversion_type(field.conversion, kind)
    if field.conversion == "d":
        value = value if to == kind else InsertPoint(context, builder).call(int, (kind,), [value], to)
    elif field.conversion:
        value = CONVERSIONS[field.conversion].value(context, builder, kind, value)
    return format_by(_spec_of(field, kinds)).value(context, builder, to, value)


def compose_type(pieces: list[str | Field] | None, kinds: Any) -> Text | None:
    """Return the type of a text with values in it; None if one of them has no such text."""
    if pieces is None:
        return None
    found = [_field_type(field, kinds) for field in fields_in(pieces)]
    literals = [text_of(types.literal(piece)) for piece in pieces if isinstance(piece, str)]
    return None if None in found else concat_type(ASCII, *found, *literals)


def compose(context: Any, builder: Any, pieces: list[str | Field], kinds: Any, values: Any) -> Any:
    """Return the text: each value is written where it belongs, behind what stands before it."""
    whole = None
    for piece in pieces:
        if isinstance(piece, str):
            text = constant(context, builder, piece)
        else:
            text = _field_text(context, builder, piece, kinds, values)
        if whole is not None:
            text = make_text(context, builder, "join", *data_and_size(builder, whole), *data_and_size(builder, text))
        whole = text
    return constant(context, builder, "") if whole is None else whole


def _members(kind: Any) -> Any:
    return tuple(kind) if isinstance(kind, types.BaseTuple) else (kind,)


def _percent(left: Any, right: Any) -> Any:
    if not isinstance(left, types.StringLiteral) or any(
        isinstance(kind, Masked) and not has_own_nulls(kind) for kind in _members(right)
    ):
        return None
    pieces = parse_percent(left.literal_value)
    members = _members(right)
    if pieces is None or len(fields := list(fields_in(pieces))) != len(members):
        return None
    if isinstance(right, types.BaseTuple) and any(
        f.conversion not in ("s", "r", "a") and has_own_nulls(members[f.index]) for f in fields
    ):
        return None  # "%d" of a null raises, where format() of pd.NA gives a text
    return compose_type(pieces, members)


@define(operator.mod, typing=_percent)
def _mod(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    left, right = sig.args
    values = cgutils.unpack_tuple(builder, args[1]) if isinstance(right, types.BaseTuple) else [args[1]]
    pieces = parse_percent(left.literal_value)
    assert pieces is not None
    return compose(context, builder, pieces, _members(right), values)


_FORMAT: Final = method("udf.text.format", lambda text, *values: compose_type(parse_format(text.literal_value), values))


@LOWERING.lower("udf.text.format", types.VarArg(types.Any))
def _lower_format(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    pieces = parse_format(sig.args[0].literal_value)
    assert pieces is not None
    return compose(context, builder, pieces, sig.args[1:], args[1:])


@attributes(types.StringLiteral)
def _attribute_type(value: Any, attr: str) -> Any:
    if attr == "format":
        return types.BoundFunction(_FORMAT, value)
    return types.BoundFunction(TEXT_METHODS.template(attr), value) if attr in METHODS else None
