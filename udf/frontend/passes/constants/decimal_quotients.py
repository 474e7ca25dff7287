"""``/``, ``//``, ``%``, ``divmod`` and ``quantize`` of decimals, and ``Decimal("0.01")`` in a function.

A whole quotient and what is left are exact, with the scale that Python gives them. ``a / b`` has as many places as its
value takes, up to 28 digits: here it is the two operands, until it is rounded to places that are known, as Python would
round those 28 digits. What Python raises is made by Python (``decimal.DivisionByZero`` and ``InvalidOperation``).

Source: Decimal Arithmetic Specification 1.70 (IBM), "divide", "divide-integer", "remainder", "quantize".
"""

from __future__ import annotations

import operator
from decimal import Decimal as PythonsDecimal
from decimal import DivisionByZero, InvalidOperation
from typing import Any, Final

from udf.columns.decimal_units import MAX_DIGITS, decimal_constant
from udf.frontend.base.declarations import INT64, define, literal, raise_if, stand_in
from udf.frontend.base.messages import limit
from udf.frontend.base.models import structure
from udf.frontend.base.refusals import RefusedCallError, RefusedError
from udf.frontend.base.status_marks import COMPUTED
from udf.frontend.ir.constant_items import as_constant
from udf.frontend.ir.nodes import called_method, is_expression
from udf.frontend.ir.replacement import Replacement, replace_values
from udf.frontend.ir.short_arrays import function_of
from udf.frontend.numba.names import cgutils, ir, types
from udf.frontend.rules.decimal.decimal_rules import (
    LARGE,
    LIMIT,
    as_integer,
    checked_decimal,
    finer_kind,
    scale_down,
    scale_up,
    sign_and_magnitude,
    units_of_finer,
    with_sign,
)
from udf.frontend.rules.foreign.foreign_calls import built_in, call_foreign
from udf.frontend.types.decimal_kinds import (
    WIDE,
    WORD,
    Decimal,
    Quotient,
    any_decimal,
    pack_decimal,
    scale_of,
    units_of,
)

MODES: Final = ("HALF_EVEN", "HALF_UP", "HALF_DOWN", "UP", "DOWN", "CEILING", "FLOOR", "05UP")
"""``decimal.ROUND_..``, in the order of kernels/base_decimal.cuh."""

EXACT: Final = 8
"""Beside a mode: nothing is rounded to 28 digits before."""

TO_PLACES: Final = (
    "a quotient of decimals is rounded to places that are written out, from 0 on, in a UDF: round(a / b, 2)"
)
COMPUTED_ONE: Final = "Decimal() of a value that is computed is not supported in a UDF; a column of decimals is Arrow's"
UNEQUAL: Final = limit("a decimal that is too large to be divided by one of more places in a UDF")
WORDS: Final = ("uint64", "uint64", "uint64", "uint64")
DIVIDED: Final = ("decimal", "udf_decimal_divided", WORDS, WORDS)
QUOTIENT: Final = ("decimal", "udf_decimal_quotient", (*WORDS, *("int64",) * 4), ("uint64", "uint64", "int64"))


def fold_decimals(func_ir: Any) -> None:
    """Make ``Decimal("0.01")`` of constants one, and ``x.quantize(..)`` a call of :func:`quantized`."""
    replace_values(func_ir, _DecimalCall)


class _DecimalCall(Replacement):
    """The constant, or the call of :func:`quantized`, in the place of a call."""

    def of(self, node: Any) -> Any:
        """Return what takes the place of a node; None if it stays."""
        if not is_expression(node, "call") or node.vararg is not None:
            return None
        method = called_method(self.func_ir, node, "quantize")
        if method is not None:
            keywords = dict(node.kws)
            arguments = [*node.args, *(keywords[name] for name in ("exp", "rounding") if name in keywords)]
            if not set(keywords) <= {"exp", "rounding"} or len(arguments) not in (1, 2):
                return None
            arguments = arguments if len(arguments) == 2 else [*arguments, self.constant("ROUND_HALF_EVEN")]
            return self.call(quantized, [method.value, *arguments])
        if function_of(self.func_ir, node.func) is not PythonsDecimal or len(node.args) != 1 or node.kws:
            return None
        text = as_constant(self.func_ir, node.args[0])
        if text is None:
            raise RefusedError(COMPUTED_ONE, self.loc)
        try:
            value = PythonsDecimal(text.value)
        except (ArithmeticError, TypeError, ValueError) as error:
            raise RefusedError(f"Decimal({text.value!r}): {error} in a UDF", self.loc) from None
        if decimal_constant(value) is None:
            raise RefusedError(
                f"Decimal({text.value!r}) has more than {MAX_DIGITS} digits, or an exponent, in a UDF", self.loc
            )
        return ir.Const(value, self.loc)


quantized: Final = stand_in("quantized")
"""(value, places, rounding): stands for ``value.quantize(places, rounding)``."""


def _words(builder: Any, *wides: Any) -> list[Any]:
    halves = (half for wide in wides for half in (wide, builder.lshr(wide, WIDE(WORD))))
    return [builder.trunc(half, INT64) for half in halves]


def _joined(builder: Any, low: Any, high: Any) -> Any:
    return builder.or_(builder.zext(low, WIDE), builder.shl(builder.zext(high, WIDE), WIDE(WORD)))


def _called(context: Any, builder: Any, function: Any, words: list[Any], numbers: tuple[Any, ...] = ()) -> list[Any]:
    """Return what a shipped function gives for words, and for numbers behind them."""
    arguments = [*((types.uint64, word) for word in words), *((types.int64, number) for number in numbers)]
    whole = built_in(*function)
    result = types.Tuple([getattr(types, name) for name in whole.results])
    return list(cgutils.unpack_tuple(builder, call_foreign(context, builder, whole, arguments, result)))


def _refuse_zeros(context: Any, builder: Any, *wides: Any) -> None:
    """Raise what Python raises for ``0 / 0``."""
    both_zero = builder.and_(*(builder.icmp_unsigned("==", wide, WIDE(0)) for wide in wides))
    raise_if(context, builder, both_zero, InvalidOperation, *COMPUTED)


def _nonzero(context: Any, builder: Any, divisor: Any, exception: type[Exception]) -> Any:
    """Return a divisor that is not 0; raise what Python raises where it is."""
    is_zero = builder.icmp_unsigned("==", divisor, WIDE(0))
    raise_if(context, builder, is_zero, exception, *COMPUTED)
    return builder.select(is_zero, WIDE(1), divisor)  # of a value that is missing


# -- // and % ------------------------------------------------------------------------------------------


def _divides(context: Any, builder: Any, sig: Any, args: Any, by_zero: type[Exception]) -> tuple[Any, Any]:
    """Return the quotient, cut towards 0, and what is left, in units of the finer operand."""
    (own, left, over), (others, right, beyond) = units_of_finer(context, builder, sig, args)
    raise_if(context, builder, over, OverflowError, UNEQUAL)
    _refuse_zeros(context, builder, own, others)
    right = builder.select(beyond, WIDE(2**127 - 1), right)  # larger than the other: it goes into it no time
    (below, a), (other, b) = sign_and_magnitude(builder, left), sign_and_magnitude(builder, right)
    b = _nonzero(context, builder, b, by_zero)
    low, high, rest_low, rest_high = _called(context, builder, DIVIDED, _words(builder, a, b))
    whole, rest = _joined(builder, low, high), _joined(builder, rest_low, rest_high)
    impossible = builder.icmp_unsigned(">=", whole, WIDE(LIMIT))
    raise_if(context, builder, impossible, InvalidOperation, *COMPUTED)
    return with_sign(builder, builder.xor(below, other), whole), with_sign(builder, below, rest)


def _whole_kind(*kinds: Any) -> Any:
    return Decimal(0) if len(kinds) == 2 and any_decimal(kinds) else None


@define(operator.floordiv, operator.ifloordiv, typing=_whole_kind)
def _floordiv(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return pack_decimal(context, builder, sig.return_type, _divides(context, builder, sig, args, DivisionByZero)[0])


@define(operator.mod, operator.imod, typing=finer_kind)
def _mod(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    rest = _divides(context, builder, sig, args, InvalidOperation)[1]
    return checked_decimal(context, builder, sig.return_type, rest, cgutils.false_bit)


def _both_kinds(*kinds: Any) -> Any:
    whole = _whole_kind(*kinds)
    return None if whole is None else types.Tuple([whole, finer_kind(*kinds)])


@define(divmod, typing=_both_kinds)
def _divmod(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    whole, rest = _divides(context, builder, sig, args, DivisionByZero)
    whole = pack_decimal(context, builder, sig.return_type[0], whole)
    rest = checked_decimal(context, builder, sig.return_type[1], rest, cgutils.false_bit)
    return context.make_tuple(builder, sig.return_type, [whole, rest])


# -- / -------------------------------------------------------------------------------------------------


def _quotient_kind(*kinds: Any) -> Any:
    if len(kinds) != 2 or not any_decimal(kinds):
        return None
    return Quotient(scale_of(kinds[1]) - scale_of(kinds[0]))


@define(operator.truediv, operator.itruediv, typing=_quotient_kind)
def _divide(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    left, right = (units_of(context, builder, kind, value) for kind, value in zip(sig.args, args, strict=True))
    _refuse_zeros(context, builder, left, right)
    right = _nonzero(context, builder, right, DivisionByZero)
    words = zip(("a_low", "a_high", "b_low", "b_high"), _words(builder, left, right), strict=True)
    return structure(context, builder, sig.return_type, **dict(words))


def _is_too_long(builder: Any, wide: Any) -> Any:
    return builder.icmp_unsigned(">=", sign_and_magnitude(builder, wide)[1], WIDE(LIMIT))


def _to_places(context: Any, builder: Any, kind: Any, value: Any, places: int, mode: str) -> tuple[Any, Any]:
    """Return a quotient, or a decimal, in units of ``10**-places``, and whether it has more digits than there are."""
    if isinstance(kind, Quotient):
        made = cgutils.create_struct_proxy(kind)(context, builder, value=value)
        left, right = _joined(builder, made.a_low, made.a_high), _joined(builder, made.b_low, made.b_high)
        exponent = kind.exponent
    else:
        left, right, exponent = units_of(context, builder, kind, value), WIDE(1), -scale_of(kind)
        if exponent >= -places:
            wide, over = scale_up(builder, left, places + exponent)
            return wide, builder.or_(over, _is_too_long(builder, wide))
        if mode == "HALF_EVEN":
            wide = scale_down(builder, left, -exponent - places)
            return wide, _is_too_long(builder, wide)
    (below, a), (other, b) = sign_and_magnitude(builder, left), sign_and_magnitude(builder, right)
    negative = builder.xor(below, other)
    how = MODES.index(mode) + (0 if isinstance(kind, Quotient) else EXACT)
    numbers = (*map(INT64, (exponent, places, how)), builder.zext(negative, INT64))
    low, high, large = _called(context, builder, QUOTIENT, _words(builder, a, b), numbers)
    return with_sign(builder, negative, _joined(builder, low, high)), builder.trunc(large, cgutils.bool_t)


def _rounded_kind(*kinds: Any) -> Any:
    if not isinstance(kinds[0], Quotient):
        return None
    places = 0 if len(kinds) == 1 else literal(kinds[1])
    if places is None or not 0 <= places <= MAX_DIGITS:
        raise RefusedCallError(TO_PLACES)
    return types.int64 if len(kinds) == 1 else Decimal(places)


@define(round, typing=_rounded_kind)
def _round(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    places = 0 if len(sig.args) == 1 else literal(sig.args[1]) or 0
    wide, large = _to_places(context, builder, sig.args[0], args[0], places, "HALF_EVEN")
    raise_if(context, builder, large, InvalidOperation, *COMPUTED)
    if len(sig.args) == 1:
        return as_integer(context, builder, wide)
    return pack_decimal(context, builder, sig.return_type, wide)


@define(int, typing=lambda kind: types.int64 if isinstance(kind, Quotient) else None)
def _to_integer(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    wide, large = _to_places(context, builder, sig.args[0], args[0], 0, "DOWN")
    raise_if(context, builder, large, OverflowError, LARGE)
    return as_integer(context, builder, wide)


def _quantized_kind(value: Any, places: Any, rounding: Any) -> Any:
    if not isinstance(value, (Decimal, Quotient)):
        return None
    if not isinstance(places, Decimal):
        raise RefusedCallError('quantize() takes a Decimal in a UDF: x.quantize(Decimal("0.01"))')
    if _mode(rounding) not in MODES:
        shown = ", ".join(f"ROUND_{mode}" for mode in MODES)
        raise RefusedCallError(f"quantize() rounds in a way that is written out in a UDF: one of {shown}")
    return Decimal(places.scale)


def _mode(rounding: Any) -> str:
    if isinstance(rounding, types.NoneType):
        return "HALF_EVEN"
    return str(getattr(rounding, "literal_value", "")).removeprefix("ROUND_")


@define(quantized, typing=_quantized_kind)
def _quantize(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    mode, places = _mode(sig.args[2]), sig.args[1].scale
    wide, large = _to_places(context, builder, sig.args[0], args[0], places, mode)
    raise_if(context, builder, large, InvalidOperation, *COMPUTED)
    return pack_decimal(context, builder, sig.return_type, wide)
