"""A tuple whose items have several types, iterated or indexed: each item in the type in which they meet.

That is the type of a variable that is one or the other, as it is for ``x = a`` on one path and ``x = 1`` on another.
Also the truth of a string that is known.
"""

import math
import operator
import sys
from typing import Any

from udf.frontend.base.current import compilation, inside_numba
from udf.frontend.base.declarations import (
    DOUBLE,
    TYPING,
    OwnTemplate,
    common_integer,
    define,
    is_number,
    is_whole,
    iterators,
    magnitude,
)
from udf.frontend.numba.names import cgutils, signature, types
from udf.frontend.rules.array.insert_point import InsertPoint


def uniform_tuple(context: Any, kind: Any) -> Any:
    """Return the uniform tuple type to cast a tuple to; None if its items have no common type, or one already."""
    if not isinstance(kind, types.Tuple) or not len(kind) or any(isinstance(one, types.Callable) for one in kind):
        return None
    common = context.unify_types(*(types.unliteral(member) for member in kind))
    if common is None or any(context.can_convert(member, common) is None for member in kind):
        return None
    return types.UniTuple(common, len(kind))


@define(len, typing=lambda kind: types.intp if isinstance(kind, types.BaseTuple) else None)
def _length(context: Any, _builder: Any, sig: Any, _args: Any) -> Any:
    """Return a constant, whatever the items are: Numba would make strings of literals, which need memory."""
    return context.get_constant(types.intp, len(sig.args[0]))


@iterators
def _iterate(kind: Any) -> Any:
    """Type ``for item in (a, 1)``."""
    whole = None if inside_numba() else uniform_tuple(compilation().typing, kind)
    return None if whole is None else signature(types.UniTupleIter(whole), whole)


@TYPING.register_global(operator.getitem)
class IndexTuple(OwnTemplate):
    """``(a, 1)[i]``, the index computed."""

    def generic(self, args: Any, kws: Any) -> Any:
        """Return the signature; None for what is none."""
        if kws or inside_numba() or len(args) != 2 or not isinstance(args[1], types.Integer):
            return None
        whole = uniform_tuple(self.context, args[0])
        return None if whole is None else signature(whole.dtype, whole, types.intp)


class StepThroughTuples(OwnTemplate):
    """``enumerate`` and ``zip`` of tuples of several types."""

    def generic(self, args: Any, kws: Any) -> Any:
        """Return the signature that the tuples of one type have; None where there is none to be made."""
        if kws or inside_numba():
            return None
        whole = tuple(uniform_tuple(self.context, kind) or kind for kind in args)
        return None if whole == tuple(args) else self.context.resolve_function_type(self.key, whole, {})


for _operation in (enumerate, zip):
    TYPING.register_global(_operation)(type(f"Step_{_operation.__name__}", (StepThroughTuples,), {}))


def _of_numbers(kind: Any) -> Any:
    if not isinstance(kind, types.BaseTuple) or not all(is_number(types.unliteral(member)) for member in kind):
        return None
    return types.boolean


def _register_tests(operation: Any, join: str, neutral: bool) -> None:  # noqa: FBT001 - any's is False, all's True
    @define(operation, typing=_of_numbers)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        answer = context.get_constant(types.boolean, neutral)
        for value, kind in zip(cgutils.unpack_tuple(builder, args[0]), sig.args[0], strict=True):
            answer = getattr(builder, join)(answer, context.is_true(builder, types.unliteral(kind), value))
        return answer


_register_tests(any, "or_", neutral=False)
_register_tests(all, "and_", neutral=True)


@define(
    bool, operator.truth, opposite=(operator.not_,),
    typing=lambda kind: types.boolean if isinstance(kind, types.StringLiteral) else None,
)  # fmt: skip
def _truth(context: Any, _builder: Any, sig: Any, _args: Any) -> Any:
    return context.get_constant(types.boolean, bool(sig.args[0].literal_value))


@define(len, typing=lambda kind: types.int64 if isinstance(kind, types.StringLiteral) else None)
def _text_length(context: Any, _builder: Any, sig: Any, _args: Any) -> Any:
    return context.get_constant(types.int64, len(sig.args[0].literal_value))


COMPENSATED = sys.version_info >= (3, 12)


def _total(members: Any, *start: Any) -> Any:
    if not isinstance(members, types.BaseTuple) or len(start) > 1 or not all(is_number(k) for k in (*members, *start)):
        return None
    kinds = (*start, *members)
    return common_integer(*kinds) if all(is_whole(kind) for kind in kinds) else types.float64


def _members(builder: Any, sig: Any, args: Any) -> list[tuple[Any, Any]]:
    """Return (value, type) of the start, if one was given, and of each member."""
    values = cgutils.unpack_tuple(builder, args[0])
    return [*zip(args[1:], sig.args[1:], strict=True), *zip(values, sig.args[0], strict=True)]


@define(math.prod, typing=lambda members: _total(members))  # noqa: PLW0108 - of one
def _product(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return _fold(context, builder, sig.return_type, (operator.mul, 1), _members(builder, sig, args))


@define(sum, typing=_total)
def _sum(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    members = _members(builder, sig, args)
    if sig.return_type != types.float64:
        return _fold(context, builder, sig.return_type, (operator.add, 0), members)
    whole = next(position for position, (_, kind) in enumerate(members) if not is_whole(kind))
    integers, (first, first_kind), rest = members[:whole], members[whole], members[whole + 1 :]
    kind = common_integer(*(kind for _, kind in integers))
    before = _fold(context, builder, kind, (operator.add, 0), integers)
    before = context.cast(builder, before, kind, types.float64)
    first = context.cast(builder, first, first_kind, types.float64)
    return _float_sum(context, builder, builder.fadd(before, first), rest)


def _float_sum(context: Any, builder: Any, total: Any, rest: list[tuple[Any, Any]]) -> Any:
    lost = DOUBLE(0.0)
    for value, kind in rest:
        term = context.cast(builder, value, kind, types.float64)
        new = builder.fadd(total, term)
        if COMPENSATED and not is_whole(kind):
            larger = builder.fcmp_ordered(">=", magnitude(builder, total), magnitude(builder, term))
            big, small = builder.select(larger, total, term), builder.select(larger, term, total)
            lost = builder.fadd(lost, builder.fadd(builder.fsub(big, new), small))
        total = new
    if not COMPENSATED:
        return total
    nonzero = builder.fcmp_ordered("!=", lost, DOUBLE(0.0))
    usable = builder.and_(nonzero, builder.fcmp_ordered("<", magnitude(builder, lost), DOUBLE(math.inf)))
    return builder.select(usable, builder.fadd(total, lost), total)


def _fold(context: Any, builder: Any, kind: Any, rule: tuple[Any, int], members: list[tuple[Any, Any]]) -> Any:
    operation, neutral = rule
    at, result = InsertPoint(context, builder), context.get_constant(kind, neutral)
    for value, member in members:
        result = at.call(operation, (kind, kind), (result, at.cast(value, member, kind)), kind)
    return result
