"""What a match says: ``m.group(..)``, ``m[..]``, ``m.groups()``, ``m.start(..)``, ``m.end(..)``, ``m.span(..)``.

A group that some match does not have is text or None, as in a column of objects
(:mod:`udf.frontend.rules.null.null_plans`).
"""

import operator
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from udf.base.null_kinds import NONE
from udf.frontend.base.declarations import INT64, LOWERING, attributes, define, raise_if
from udf.frontend.base.messages import RefusedError
from udf.frontend.base.tables import each
from udf.frontend.numba.names import AbstractTemplate, signature, types
from udf.frontend.rules.text.regex import Match, group_offset, group_text
from udf.frontend.rules.text.text_operators import code_point_index
from udf.frontend.types.masked_kinds import build, masked_type, unmask
from udf.frontend.types.text_kinds import as_text, concat_type, data_and_size, text_of

NO_MATCH: Final = "'NoneType' object has no attribute '{}'"


def _number(match: Match, group: Any) -> int:
    """Return the number of a group that is written out."""
    if not isinstance(group, (types.IntegerLiteral, types.StringLiteral)):
        raise RefusedError("a group of a match needs a constant number or name in a UDF", None)
    number = match.pattern.number(group.literal_value)
    if number is None:
        raise RefusedError(f"no such group: {group.literal_value!r} in the pattern {match.pattern.text!r}", None)
    return number


def _group_type(match: Match, number: int) -> Any:
    return match.text if match.pattern.always(number) else masked_type(match.text, NONE)


def _group(context: Any, builder: Any, match: Match, value: Any, number: int) -> Any:
    text, there = group_text(context, builder, value, number)
    return text if match.pattern.always(number) else build(context, builder, _group_type(match, number), text, there)


def _place(builder: Any, match: Match, value: Any, tag: int) -> Any:
    """Return a place as Python counts it: in code points, -1 for a group without match."""
    data, places = data_and_size(builder, builder.extract_value(value, 0))[0], builder.extract_value(value, 1)
    found = group_offset(builder, places, tag)
    return found if match.text.ascii else code_point_index(builder, data, found)


# -- methods -------------------------------------------------------------------------------------------


def _group_numbers(match: Match, groups: Any) -> list[int]:
    return [_number(match, group) for group in groups] or [0]


def _group_result(match: Match, *groups: Any) -> Any:
    kinds = [_group_type(match, number) for number in _group_numbers(match, groups)]
    return kinds[0] if len(kinds) == 1 else types.Tuple(kinds)


def _group_value(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    match, *groups = sig.args
    found = [_group(context, builder, match, args[0], number) for number in _group_numbers(match, groups)]
    return found[0] if len(found) == 1 else context.make_tuple(builder, sig.return_type, found)


def _groups_result(match: Match, default: Any = types.none) -> Any:
    kinds = [_group_type(match, number) for number in range(1, match.pattern.groups + 1)]
    if default != types.none:
        other = text_of(default)
        if other is None:
            return None
        kinds = [concat_type(unmask(kind), other) for kind in kinds]
    return types.Tuple(kinds)


def _groups_value(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    match, found = sig.args[0], []
    for number in range(1, match.pattern.groups + 1):
        value = _group(context, builder, match, args[0], number)
        if not match.pattern.always(number) and len(sig.args) > 1 and sig.args[1] != types.none:
            text, there = builder.extract_value(value, 0), builder.extract_value(value, 1)
            value = builder.select(there, text, as_text(context, builder, sig.args[1], args[1]))
        found.append(value)
    return context.make_tuple(builder, sig.return_type, found)


def _place_result(match: Match, *groups: Any) -> Any:
    _group_numbers(match, groups)
    return types.int64 if len(groups) <= 1 else None


def _offset_value(side: int) -> Callable[..., Any]:
    def value(_context: Any, builder: Any, sig: Any, args: Any) -> Any:
        match, *groups = sig.args
        return _place(builder, match, args[0], 2 * _group_numbers(match, groups)[0] + side)

    return value


def _span_result(match: Match, *groups: Any) -> Any:
    return None if _place_result(match, *groups) is None else types.UniTuple(types.int64, 2)


def _span_value(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    ends = [_offset_value(side)(context, builder, sig, args) for side in (0, 1)]
    return context.make_tuple(builder, sig.return_type, ends)


METHODS: Final[dict[str, tuple[Callable[..., Any], Callable[..., Any]]]] = {
    "group": (_group_result, _group_value),
    "groups": (_groups_result, _groups_value),
    "start": (_place_result, _offset_value(0)),
    "end": (_place_result, _offset_value(1)),
    "span": (_span_result, _span_value),
}
"""Methods of a match -> how they are typed and lowered."""


@cache
def _template(name: str) -> Any:
    def generic(self: Any, args: Any, kws: Any) -> Any:
        if kws:
            raise RefusedError(f"m.{name}() takes positional arguments in a UDF", None)
        result = METHODS[name][0](self.this, *args)
        return None if result is None else signature(result, *args, recvr=self.this)

    body = {"key": f"udf.match.{name}", "generic": generic, "prefer_literal": True}
    return type(f"Match_{name}", (AbstractTemplate,), body)


@attributes(Match)
def _attribute_type(value: Match, attr: str) -> Any:
    if attr in METHODS:
        return types.BoundFunction(_template(attr), value)
    if attr == "string":
        return value.text
    known = "group, groups, start, end, span, string"
    raise RefusedError(f"'{attr}' of a match is not supported in a UDF; {known} are", None)


def _raise_of_none(context: Any, builder: Any, value: Any, exception: type[Exception], message: str) -> None:
    none = builder.icmp_signed("==", builder.extract_value(value, 1), INT64(0))
    raise_if(context, builder, none, exception, message)


@each(*METHODS)
def _register(name: str) -> None:
    @LOWERING.lower(f"udf.match.{name}", types.VarArg(types.Any))
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        _raise_of_none(context, builder, args[0], AttributeError, NO_MATCH.format(name))
        return METHODS[name][1](context, builder, sig, args)


@LOWERING.lower_getattr(Match, "string")
def _string(context: Any, builder: Any, _typ: Any, value: Any) -> Any:
    _raise_of_none(context, builder, value, AttributeError, NO_MATCH.format("string"))
    return builder.extract_value(value, 0)


@define(operator.getitem, typing=lambda match, group: _group_result(match, group) if isinstance(match, Match) else None)
def _item(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    _raise_of_none(context, builder, args[0], TypeError, "'NoneType' object is not subscriptable")
    return _group_value(context, builder, sig, args)
