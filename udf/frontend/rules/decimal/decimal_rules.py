"""``decimal.Decimal`` in a function: a 128-bit count of units of 10**-scale, exact as Python's default context.

The scale of a result is known from its operands': the larger one of a sum, the sum of a product. A result of 28 digits
or fewer is exact in Python too; one of more would be rounded there, and raises OverflowError here. Quotients are
Python's: how many places they have depends on their values.

Source: Decimal Arithmetic Specification 1.70 (IBM); CPython Modules/_decimal/libmpdec. Division by a small divisor:
D. E. Knuth, "The Art of Computer Programming", vol. 2, 4.3.1.
"""

import operator
from collections.abc import Callable, Iterator
from typing import Any, Final

from udf.base.operators import SYMBOLS
from udf.columns.decimal_units import DIGITS, MAX_DIGITS
from udf.frontend.base.declarations import BIT, DOUBLE, INT64, define, literal, raise_if
from udf.frontend.base.messages import RefusedCallError, limit
from udf.frontend.base.tables import each
from udf.frontend.numba.names import types
from udf.frontend.types.decimal_kinds import WIDE, WORD, Decimal, any_decimal, pack_decimal, scale_of, units_of

LIMIT: Final = 10**DIGITS
LARGE: Final = limit(f"a decimal of more than {DIGITS} digits, which Python would round")
SCALED: Final = (
    f"a product of decimals of more than {MAX_DIGITS} places behind the point in a UDF; round one first: round(x, 2)"
)
ROUNDED: Final = "round() of a decimal needs the number of places, written out, from 0 on in a UDF: round(x, 2)"
TO_FLOAT: Final = limit("float() of a decimal of more than 2**53 units or 22 places is not exact in a UDF")
TOO_WIDE: Final = limit("an integer of more than 64 bits")
EXACT_POWERS: Final = 22
"""The largest power of ten that a float64 holds."""


# -- arithmetic of int128 ------------------------------------------------------------------------------


def _sign_and_magnitude(builder: Any, wide: Any) -> tuple[Any, Any]:
    """Return whether an integer is below 0, and its magnitude."""
    below = builder.icmp_signed("<", wide, WIDE(0))
    return below, builder.select(below, builder.sub(WIDE(0), wide), wide)


def _with_sign(builder: Any, below: Any, size: Any) -> Any:
    """Return a magnitude with its sign."""
    return builder.select(below, builder.sub(WIDE(0), size), size)


def _halves(builder: Any, size: Any) -> tuple[Any, Any]:
    """Return the low and the high 64 bits, each as an int128."""
    return builder.zext(builder.trunc(size, INT64), WIDE), builder.lshr(size, WIDE(WORD))


def _product(builder: Any, left: Any, right: Any) -> tuple[Any, Any]:
    """Return the product of two magnitudes, and whether it needs more than 127 bits."""
    (low, high), (other, above) = _halves(builder, left), _halves(builder, right)
    is_high = builder.icmp_unsigned("!=", high, WIDE(0))
    beyond = builder.and_(is_high, builder.icmp_unsigned("!=", above, WIDE(0)))
    across = builder.select(is_high, builder.mul(high, other), builder.mul(above, low))
    beyond = builder.or_(beyond, builder.icmp_unsigned("!=", builder.lshr(across, WIDE(WORD)), WIDE(0)))
    lower = builder.mul(low, other)
    whole = builder.add(lower, builder.shl(across, WIDE(WORD)))
    beyond = builder.or_(beyond, builder.icmp_unsigned("<", whole, lower))
    return whole, builder.or_(beyond, builder.icmp_signed("<", whole, WIDE(0)))


def _scale_up(builder: Any, wide: Any, places: int) -> tuple[Any, Any]:
    """Return ``wide * 10**places``, and whether that is too large."""
    if places == 0:
        return wide, BIT(0)
    below, size = _sign_and_magnitude(builder, wide)
    whole, beyond = _product(builder, size, WIDE(10**places))
    return _with_sign(builder, below, whole), beyond


def _divmod_power(builder: Any, size: Any, places: int) -> tuple[Any, Any]:
    """Return a magnitude divided by ``10**places``, and the rest: by 10**9 at a time, digits of 32 bits."""
    rest, done = WIDE(0), 0
    while done < places:
        step = min(places - done, 9)
        quotient, left = WIDE(0), INT64(0)
        for shift in (96, 64, 32, 0):
            digit = builder.and_(builder.trunc(builder.lshr(size, WIDE(shift)), INT64), INT64(2**32 - 1))
            here = builder.or_(builder.shl(left, INT64(32)), digit)
            share = builder.zext(builder.udiv(here, INT64(10**step)), WIDE)
            quotient = builder.or_(quotient, builder.shl(share, WIDE(shift)))
            left = builder.urem(here, INT64(10**step))
        rest = builder.add(rest, builder.mul(builder.zext(left, WIDE), WIDE(10**done)))
        size, done = quotient, done + step
    return size, rest


def _scale_down(builder: Any, wide: Any, places: int) -> Any:
    """Return an integer divided by ``10**places``, to the nearest one, of two to the even one."""
    below, size = _sign_and_magnitude(builder, wide)
    whole, rest = _divmod_power(builder, size, places)
    twice, unit = builder.shl(rest, WIDE(1)), WIDE(10**places)
    is_odd = builder.trunc(whole, BIT)
    tie = builder.and_(builder.icmp_unsigned("==", twice, unit), is_odd)
    up = builder.or_(builder.icmp_unsigned(">", twice, unit), tie)
    return _with_sign(builder, below, builder.add(whole, builder.zext(up, WIDE)))


def _checked_decimal(context: Any, builder: Any, kind: Decimal, wide: Any, beyond: Any) -> Any:
    """Return a result; raise where Python would round it."""
    _, size = _sign_and_magnitude(builder, wide)
    large = builder.or_(beyond, builder.icmp_unsigned(">=", size, WIDE(LIMIT)))
    raise_if(context, builder, large, OverflowError, LARGE)
    return pack_decimal(context, builder, kind, wide)


# -- what Python has -----------------------------------------------------------------------------------


def _finer_kind(*kinds: Any) -> Any:
    """Return the decimal that has the digits of two."""
    return Decimal(max(map(scale_of, kinds))) if len(kinds) == 2 and any_decimal(kinds) else None


def _units_of_finer(context: Any, builder: Any, sig: Any, args: Any) -> Iterator[tuple[Any, Any, Any]]:
    """Yield the units of each operand, its units of the finer one, and whether it is too large for those."""
    finest = max(map(scale_of, sig.args))
    for kind, value in zip(sig.args, args, strict=True):
        wide = units_of(context, builder, kind, value)
        yield wide, *_scale_up(builder, wide, finest - scale_of(kind))


def _adds(operations: tuple[Any, ...], name: str) -> None:
    @define(*operations, typing=_finer_kind)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        (_, left, over), (_, right, beyond) = _units_of_finer(context, builder, sig, args)
        right = right if name == "add" else builder.sub(WIDE(0), right)
        whole = builder.add(left, right)
        turned = builder.and_(builder.xor(left, whole), builder.xor(right, whole))
        beyond = builder.or_(builder.or_(over, beyond), builder.icmp_signed("<", turned, WIDE(0)))
        return _checked_decimal(context, builder, sig.return_type, whole, beyond)


_adds((operator.add, operator.iadd), "add")
_adds((operator.sub, operator.isub), "sub")


def _product_kind(*kinds: Any) -> Any:
    if len(kinds) != 2 or not any_decimal(kinds):
        return None
    if sum(map(scale_of, kinds)) > MAX_DIGITS:
        raise RefusedCallError(SCALED)
    return Decimal(sum(map(scale_of, kinds)))


@define(operator.mul, operator.imul, typing=_product_kind)
def _multiply(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    units = (units_of(context, builder, kind, value) for kind, value in zip(sig.args, args, strict=True))
    (below, left), (other, right) = (_sign_and_magnitude(builder, wide) for wide in units)
    size, beyond = _product(builder, left, right)
    whole = _with_sign(builder, builder.xor(below, other), size)
    return _checked_decimal(context, builder, sig.return_type, whole, beyond)


def _of_one(operation: Any, compute: Callable[[Any, Any], Any]) -> None:
    @define(operation, typing=lambda kind: kind if isinstance(kind, Decimal) else None)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        wide = compute(builder, units_of(context, builder, sig.args[0], args[0]))
        return _checked_decimal(context, builder, sig.return_type, wide, BIT(0))


_of_one(operator.neg, lambda builder, wide: builder.sub(WIDE(0), wide))
_of_one(operator.pos, lambda _, wide: wide)
_of_one(abs, lambda builder, wide: _sign_and_magnitude(builder, wide)[1])


@each(*SYMBOLS.items())
def _compare(operation: Any, symbol: str) -> None:
    @define(operation, typing=lambda *kinds: types.boolean if len(kinds) == 2 and any_decimal(kinds) else None)
    def lower(context: Any, builder: Any, sig: Any, args: Any) -> Any:
        sides = []
        for wide, side, beyond in _units_of_finer(context, builder, sig, args):
            below = builder.icmp_signed("<", wide, WIDE(0))
            end = builder.select(below, WIDE(-(2**127)), WIDE(2**127 - 1))  # beyond every decimal of 38 digits
            sides.append(builder.select(beyond, end, side))
        return builder.icmp_signed(symbol, *sides)


@define(bool, typing=lambda kind: types.boolean if isinstance(kind, Decimal) else None, opposite=(operator.not_,))
def _truth(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    return builder.icmp_unsigned("!=", units_of(context, builder, sig.args[0], args[0]), WIDE(0))


def _rounded_kind(*kinds: Any) -> Any:
    if not isinstance(kinds[0], Decimal):
        return None
    if len(kinds) == 1:
        return types.int64
    places = literal(kinds[1])
    if places is None or not 0 <= places <= MAX_DIGITS:
        raise RefusedCallError(ROUNDED)
    return Decimal(places)


@define(round, typing=_rounded_kind)
def _round(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    kind = sig.args[0]
    if len(sig.args) == 2:
        return to_places(context, builder, kind, args[0], sig.return_type)
    return _as_integer(context, builder, _scale_down(builder, units_of(context, builder, kind, args[0]), kind.scale))


def to_places(context: Any, builder: Any, kind: Decimal, value: Any, rounded: Decimal) -> Any:
    """Return a decimal with the places of another type, rounded half to even."""
    wide, beyond = units_of(context, builder, kind, value), BIT(0)
    if rounded.scale >= kind.scale:
        wide, beyond = _scale_up(builder, wide, rounded.scale - kind.scale)
    else:
        wide = _scale_down(builder, wide, kind.scale - rounded.scale)
    return _checked_decimal(context, builder, rounded, wide, beyond)


@define(int, typing=lambda kind: types.int64 if isinstance(kind, Decimal) else None)
def _to_integer(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    below, size = _sign_and_magnitude(builder, units_of(context, builder, sig.args[0], args[0]))
    whole, _ = _divmod_power(builder, size, sig.args[0].scale)
    return _as_integer(context, builder, _with_sign(builder, below, whole))


def _as_integer(context: Any, builder: Any, wide: Any) -> Any:
    """Return an int64; raise where 64 bits do not hold it."""
    cut = builder.trunc(wide, INT64)
    large = builder.icmp_signed("!=", builder.sext(cut, WIDE), wide)
    raise_if(context, builder, large, OverflowError, TOO_WIDE)
    return cut


@define(float, typing=lambda kind: types.float64 if isinstance(kind, Decimal) else None)
def _to_float(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    wide, scale = units_of(context, builder, sig.args[0], args[0]), sig.args[0].scale
    _, size = _sign_and_magnitude(builder, wide)
    inexact = BIT(1) if scale > EXACT_POWERS else builder.icmp_unsigned(">", size, WIDE(2**53))
    raise_if(context, builder, inexact, OverflowError, TO_FLOAT)
    return builder.fdiv(builder.sitofp(builder.trunc(wide, INT64), DOUBLE), DOUBLE(10.0 ** min(scale, EXACT_POWERS)))
