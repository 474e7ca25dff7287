"""A quotient by a constant as a product and a fused one, alike to the last bit.

    x / c = x * high + x * low      high = 1 / c rounded towards zero, low = 1 / c - high

The exact sum of the two products is within 2^-104 of x / c, and rounded once. So it rounds as x / c does, unless x / c
lies that close to the middle between two doubles: no x does if c has no more than 49 bits; else there are a few at
most, and each is tried (N. Brisebarre, J.-M. Muller and S. K. Raina, "Accelerating correctly rounded floating-point
division when the divisor is known in advance", IEEE Transactions on Computers 53, 2004). Zeros keep their sign, and
infinities and NaN come out as they do of a division, because both factors have the sign of c. A tiny x, whose products
would lose bits, is divided. ptxas makes three times as many instructions of ``div.rn.f64``, and a call for 0 and NaN.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Iterator
from dataclasses import replace

from ptx2cpp.flat import FlatFunction, Guard, Immediate, Instruction, Label, Register, Statement, Vector
from ptx2cpp.scope import Names

BITS = 53
"""Of a double's significand."""

REACH = 2.0**60
"""Divisors lie between its inverse and this: there, products of no x but a tiny one lose bits."""

REGISTERS = {"quotient": "f64", "magnitude": "f32", "plain": "pred"}


def multiply_quotients(function: FlatFunction) -> FlatFunction:
    """Return ``function`` with products for its quotients by a constant, where they are the same in every bit.

    Examples
    --------
    >>> from ptx2cpp import emit, flat_function
    >>> ptx = '''.version 8.0 .target sm_75 .address_size 64
    ... .func (.param .b64 r) hundredth(.param .b64 x) {
    ...   .reg .f64 %a; ld.param.f64 %a, [x]; div.rn.f64 %a, %a, 0d4059000000000000; st.param.f64 [r], %a; ret; }'''
    >>> "fma.rn.f64" in emit(multiply_quotients(flat_function(ptx))).text
    True
    """
    new = _QuotientRewriter(function)
    if new.statements == function.statements:
        return function
    return replace(function, statements=new.statements, registers=(*function.registers, *new.registers))


def reciprocal(divisor: float) -> tuple[float, float] | None:
    """Return high and low, if they give ``x / divisor`` for every x but a tiny one; else None.

    Examples
    --------
    >>> high, low = reciprocal(100.0)
    >>> high < 0.01, low < 1e-17
    (True, True)
    """
    if not 1 / REACH < abs(divisor) < REACH:
        return None
    whole, exponent = _odd_factor(abs(divisor))
    if whole == 1:
        return None  # a power of two: one product is exact
    scale = whole.bit_length() + BITS - 1
    high, rest = divmod(1 << scale, whole)
    low = rest / whole
    if not all(_agrees(x, whole, high, low, scale) for x in _close_to_a_middle(whole)):
        return None
    sign = math.copysign(1.0, divisor)
    return sign * math.ldexp(high, -scale - exponent), sign * math.ldexp(low, -scale - exponent)


def _odd_factor(value: float) -> tuple[int, int]:
    """Return the odd number and the exponent of two whose product is ``value``."""
    mantissa, exponent = math.frexp(value)
    whole = int(math.ldexp(mantissa, BITS))
    zeros = (whole & -whole).bit_length() - 1
    return whole >> zeros, exponent - BITS + zeros


def _close_to_a_middle(divisor: int) -> Iterator[int]:
    """Yield significands whose quotient by an odd ``divisor`` is within 2^-104 of the middle of two doubles.

    Such an x has x * 2^shift = divisor * middle + apart, with middle an odd number of 54 bits, and apart no more than
    2^(bits of the divisor - 50).
    """
    bits = divisor.bit_length()
    for shift in (bits, bits + 1):
        inverse = pow(divisor, -1, 1 << shift)
        for size in range(1, (1 << bits >> 50) + 1, 2):
            for apart in (size, -size):
                first = -apart * inverse % (1 << shift)
                for middle in range(first, 1 << (BITS + 1), 1 << shift):
                    x = (divisor * middle + apart) >> shift
                    if middle >> BITS and x.bit_length() == BITS:
                        yield x


def _agrees(x: int, divisor: int, high: int, low: float, scale: int) -> bool:
    """Return whether the products of significand ``x`` round to its quotient; Python divides integers exactly."""
    product, unit = (x * low).as_integer_ratio()
    return (x * high * unit + product) / (unit << scale) == x / divisor


class _QuotientRewriter:
    """Writes the statements of a function with its quotients rewritten, in three more registers."""

    def __init__(self, function: FlatFunction) -> None:
        self._names = Names.of(function)
        self.registers = tuple(Register(self._names.fresh(name), kind) for name, kind in REGISTERS.items())
        self.statements = tuple(new for statement in function.statements for new in self._statement(statement))

    def _statement(self, statement: Statement) -> tuple[Statement, ...]:
        match statement:
            case Instruction(
                "div", ("rn", "f64"), (Register() as result, Register() as x, Immediate(_, 64) as divisor)
            ):
                value = struct.unpack("<d", struct.pack("<Q", divisor.value))[0]
                factors = reciprocal(value)
                if factors is None:
                    return (statement,)
            case _:
                return (statement,)
        quotient, magnitude, plain = self.registers
        high, low = (_double(factor) for factor in factors)
        limit = Immediate((math.frexp(value)[1] + 1023 - 960) << 20, 32)  # of the high word: ordered as floats are
        done = Label(self._names.fresh("divided"))
        new = (
            ("mul", ("rn", "f64"), (quotient, x, low)),
            ("fma", ("rn", "f64"), (quotient, x, high, quotient)),
            ("mov", ("b64",), (Vector((None, magnitude)), x)),
            ("abs", ("f32",), (magnitude, magnitude)),
            ("setp", ("geu", "f32"), (plain, magnitude, limit)),
            ("bra", (), (done,)),
            ("setp", ("eq", "f64"), (plain, x, Immediate(0, 64))),
            ("bra", (), (done,)),
            ("div", ("rn", "f64"), (quotient, x, divisor)),
        )
        guard = Guard(plain, negated=False)
        statements = (
            Instruction(name, kinds, operands, guard if name == "bra" else None, statement.span)
            for name, kinds, operands in new
        )
        return (*statements, done, Instruction("mov", ("f64",), (result, quotient), statement.guard, statement.span))


def _double(value: float) -> Immediate:
    return Immediate(struct.unpack("<Q", struct.pack("<d", value))[0], 64)
