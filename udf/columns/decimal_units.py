"""``decimal.Decimal`` as a UDF has it: a whole number of units of 10**-scale, where the scale is part of the type.

Columns of Arrow's decimal128: 16 bytes a value, which are shared.

A column keeps them as complex128, the one type of 16 bytes that NumPy and CuPy both have; nobody computes with it.

Source: Arrow Columnar Format, Schema.fbs (Decimal: little-endian two's complement, precision and scale).
"""

from __future__ import annotations

from decimal import ROUND_HALF_EVEN, Decimal, DivisionByZero, InvalidOperation, getcontext
from typing import TYPE_CHECKING, Final

from udf.base.dtypes import decimal_type
from udf.columns.column import Column
from udf.columns.labelled_column import unsupported
from udf.columns.layout import as_column_array
from udf.errors import ArgumentError

if TYPE_CHECKING:
    import pyarrow as pa

    from udf.base.annotations import Array

DIGITS: Final = 28
"""The digits to which Python's default context rounds results."""

TRAPS: Final = (InvalidOperation, DivisionByZero)
"""What raises in Python's default context."""

MAX_DIGITS: Final = 38
"""Digits of a decimal128, and of its scale."""


def decimal_constant(value: object) -> tuple[int, int] | None:
    """Return the units and the scale of a Decimal; None for anything else, and for what is no fixed number of digits.

    Examples
    --------
    >>> decimal_constant(Decimal("1.05")), decimal_constant(Decimal("1E+3")), decimal_constant(1.05)
    ((105, 2), None, None)
    """
    if not isinstance(value, Decimal) or not value.is_finite():
        return None
    sign, digits, exponent = value.as_tuple()
    assert isinstance(exponent, int)
    if exponent > 0 or exponent < -MAX_DIGITS or len(digits) > MAX_DIGITS:
        return None
    units = int("".join(map(str, digits)))
    return (-units if sign else units), -exponent


def require_default_context() -> None:
    """Raise ArgumentError if Python would round, or raise, in another way than in its default context."""
    context = getcontext()
    if (context.prec, context.rounding) == (DIGITS, ROUND_HALF_EVEN) and all(context.traps[one] for one in TRAPS):
        return
    what = f"decimals are rounded to {context.prec} digits, {context.rounding}, in this context, or not all raise"
    raise ArgumentError(
        what, f"a UDF has {DIGITS}, half to even: decimal.setcontext(decimal.DefaultContext), prec = {DIGITS}"
    )


def from_arrow_decimals(values: Array, validity: Array | None, kind: pa.DataType) -> Column:
    """Return the values of an Arrow array of the decimal128 ``kind`` as a column that shares their memory.

    Raises
    ------
    DTypeError
        If its scale is below 0: values are whole numbers of a power of ten there.
    ArgumentError
        If Python's own context rounds to fewer digits.
    """
    if not 0 <= kind.scale <= MAX_DIGITS:
        raise unsupported(str(kind))
    require_default_context()
    return Column(values=as_column_array(values), validity=validity, logical=decimal_type(kind.precision, kind.scale))
