"""``< <= > >= == !=`` of numbers, exact as in Python: across signs, and between integers and floats."""

import operator
from typing import Any, Final

from udf.base.operators import SYMBOLS
from udf.frontend.base.declarations import (
    BIT,
    DOUBLE,
    INT64,
    common_integer,
    common_real,
    convert_arguments,
    define,
    is_never_negative,
    is_number,
    is_real,
    is_uint64,
    is_whole,
    literal,
)
from udf.frontend.base.tables import each
from udf.frontend.numba.names import types

MIRRORED: Final = {"<": ">", "<=": ">=", ">": "<", ">=": "<=", "==": "==", "!=": "!="}
EXACT_IN_DOUBLE: Final = 2**53


def _comparable(left: Any, right: Any) -> Any:
    if isinstance(left, types.Literal) and isinstance(right, types.Literal):
        return None  # Numba folds two constants
    return types.boolean if is_number(left) and is_number(right) else None


def _is_mixed(whole: Any, real: Any) -> bool:
    """Return whether a float meets an integer that a float64 may not hold exactly.

    A literal counts as one: were it left to Numba, the rule would be asked again without its value.
    """
    if not (is_whole(whole) and is_real(real)):
        return False
    if literal(whole) is not None:
        return True
    return not isinstance(whole, types.Boolean) and whole.bitwidth == 64


def _lower_comparison(symbol: str, context: Any, builder: Any, sig: Any, args: Any) -> Any:
    left, right = sig.args
    if (is_real(left) or is_real(right)) and not (_is_mixed(left, right) or _is_mixed(right, left)):
        return _real_with_real(symbol, context, builder, sig, args)
    if is_real(right):
        return _whole_with_real(symbol, context, builder, (left, args[0]), (right, args[1]))
    if is_real(left):
        return _whole_with_real(MIRRORED[symbol], context, builder, (right, args[1]), (left, args[0]))
    return _whole_with_whole(symbol, context, builder, (left, args[0]), (right, args[1]))


def _real_with_real(symbol: str, context: Any, builder: Any, sig: Any, args: Any) -> Any:
    left, right = convert_arguments(context, builder, sig, args, common_real(*sig.args))
    compare = builder.fcmp_unordered if symbol == "!=" else builder.fcmp_ordered
    return compare(symbol, left, right)


def _whole_with_whole(symbol: str, context: Any, builder: Any, left: tuple[Any, Any], right: tuple[Any, Any]) -> Any:
    (left_type, left_value), (right_type, right_value) = left, right
    meeting = common_integer(left_type, right_type)
    a = context.cast(builder, left_value, left_type, meeting)
    b = context.cast(builder, right_value, right_type, meeting)
    if not meeting.signed:
        return builder.icmp_unsigned(symbol, a, b)
    same = builder.icmp_signed(symbol, a, b)
    zero = INT64(0)
    if is_uint64(left_type) and not is_never_negative(right_type):  # a >= 2**63 looks negative, and is above b
        return builder.select(builder.icmp_signed("<", a, zero), _constant_answer(symbol, 1), same)
    if is_uint64(right_type) and not is_never_negative(left_type):
        return builder.select(builder.icmp_signed("<", b, zero), _constant_answer(symbol, -1), same)
    return same


def _constant_answer(symbol: str, order: int) -> Any:
    """Return the constant that a comparison gives where left is known above (1) or below (-1) right."""
    answer = symbol == "!=" or symbol.startswith(">" if order > 0 else "<")
    return BIT(int(answer))


def _whole_with_real(symbol: str, context: Any, builder: Any, whole: tuple[Any, Any], real: tuple[Any, Any]) -> Any:
    """Compare as float64; where those are equal, as integers: rounding never passes a float by.

    ``double(i)`` can equal ``f`` only within ``f``'s integers, up to the type's limit, which is above every i.
    """
    whole_type, whole_value = whole
    kind = common_integer(whole_type)
    integer = context.cast(builder, whole_value, whole_type, kind)
    wide = context.cast(builder, real[1], real[0], types.float64)
    rounded = context.cast(builder, integer, kind, types.float64)
    unequal = builder.fcmp_unordered if symbol == "!=" else builder.fcmp_ordered
    by_value = unequal(MIRRORED[symbol], wide, rounded)  # a constant on the right, where LLVM looks for it
    constant = literal(whole_type)
    if constant is not None and abs(constant) <= EXACT_IN_DOUBLE:
        return by_value
    limit = DOUBLE(2.0**63 if kind.signed else 2.0**64)
    at_limit = builder.fcmp_ordered(">=", wide, limit)
    equal = builder.fcmp_ordered("==", rounded, wide)
    safe = builder.select(builder.and_(equal, builder.not_(at_limit)), wide, DOUBLE(0.0))
    if kind.signed:
        by_integer = builder.icmp_signed(symbol, integer, builder.fptosi(safe, INT64))
    else:
        by_integer = builder.icmp_unsigned(symbol, integer, builder.fptoui(safe, INT64))
    exact = builder.select(at_limit, _constant_answer(symbol, -1), by_integer)
    return builder.select(equal, exact, by_value)


@each(*SYMBOLS.items())
def _register(operation: Any, symbol: str) -> None:
    @define(operation, typing=_comparable)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        return _lower_comparison(symbol, context, builder, sig, args)


def _other_kinds(left: Any, right: Any) -> Any:
    kinds = (left, right)
    texts = [isinstance(kind, (types.StringLiteral, types.UnicodeType)) for kind in kinds]
    return types.boolean if sum(texts) == 1 and any(map(is_number, kinds)) else None


@define(operator.eq, typing=_other_kinds, opposite=(operator.ne,))
def _no_number_is_a_text(context: Any, _builder: Any, _sig: Any, _args: Any) -> Any:
    """Return False."""
    return context.get_constant(types.boolean, False)  # noqa: FBT003 - the value
