"""The approximations: sin, cos, lg2, ex2 and tanh, in double and rounded once, so well inside PTX's bounds.

PTX ISA, "Floating-Point Instructions": sin and cos 2^-20.5 absolute in [-2 pi, 2 pi], lg2 2^-22, ex2 2 ulp, tanh 2^-11
relative. No table, no call, no branch: they vectorise.
"""

from __future__ import annotations

import math
import struct

from udf.cpu.ir import Ir, float_bits
from udf.cpu.operations.floating import finish, flush_sources
from udf.cpu.variant import LoweringTable, Variant


def constant(value: float) -> str:
    """Return a double constant by its exact bits."""
    return float_bits("double", struct.unpack("<q", struct.pack("<d", value))[0])


EXP2 = [math.log(2) ** k / math.factorial(k) for k in range(11)]
"""Taylor series of 2^x: 3e-13 on [-1/2, 1/2]."""

SIN = [(-1) ** k / math.factorial(2 * k + 1) for k in range(6)]
COS = [(-1) ** k / math.factorial(2 * k) for k in range(7)]
"""Taylor series in x^2: 2e-11 on [-pi/4, pi/4]."""

ATANH = [2 / math.log(2) / (2 * k + 1) for k in range(9)]
"""log2((1+s)/(1-s)) = s * series(s^2): 1e-14 for |s| below 0.172."""


def polynomial(ir: Ir, coefficients: list[float], x: str) -> str:
    """Evaluate by Horner's rule, lowest coefficient first in the list."""
    result = constant(coefficients[-1])
    for c in reversed(coefficients[:-1]):
        result = ir.intrinsic("llvm.fma", "double", result, x, constant(c))
    return result


def exp2(ir: Ir, x: str) -> str:
    """Return 2^x of a double, for results in the range of f32 (clamped to 2^-200 .. 2^200)."""
    x = ir.select(ir.fcmp("ogt", "double", x, "200.0"), "double", "200.0", x)
    x = ir.select(ir.fcmp("olt", "double", x, "-200.0"), "double", "-200.0", x)
    whole = ir.intrinsic("llvm.roundeven", "double", x)
    fraction = polynomial(ir, EXP2, ir.op("fsub", "double", x, whole))
    # whole + 1.5 * 2^52 has the integer in its low bits (NaN: any bits, the product stays NaN)
    shifted = ir.bits("double", ir.op("fadd", "double", whole, constant(1.5 * 2**52)))
    exponent = ir.op("shl", "i64", ir.op("add", "i64", shifted, "1023"), "52")
    return ir.op("fmul", "double", fraction, ir.from_bits("double", exponent))


def log2(ir: Ir, x: str) -> str:
    """Return log2 of a double that came from an f32 (so it is normal, zero, infinite or NaN)."""
    bits = ir.bits("double", x)
    # move the mantissa into [sqrt(1/2), sqrt(2)): subtract the bits of sqrt(1/2), keep the exponent's part
    offset = ir.op("sub", "i64", bits, str(0x3FE6A09E667F3BCD))
    exponent = ir.op("ashr", "i64", offset, "52")
    mantissa = ir.from_bits("double", ir.op("sub", "i64", bits, ir.op("shl", "i64", exponent, "52")))
    s = ir.op("fdiv", "double", ir.op("fsub", "double", mantissa, "1.0"), ir.op("fadd", "double", mantissa, "1.0"))
    series = polynomial(ir, ATANH, ir.op("fmul", "double", s, s))
    whole = ir.cast("sitofp", "i32", ir.cast("trunc", "i64", exponent, "i32"), "double")
    result = ir.intrinsic("llvm.fma", "double", s, series, whole)
    result = ir.select(ir.fcmp("oeq", "double", x, constant(math.inf)), "double", x, result)
    result = ir.select(ir.fcmp("oeq", "double", x, "0.0"), "double", constant(-math.inf), result)
    return ir.select(ir.fcmp("ult", "double", x, "0.0"), "double", constant(math.nan), result)


def sine(ir: Ir, x: str, *, quarter: int) -> str:
    """Return sin (``quarter`` 0) or cos (1) of a double; the argument is reduced in turns, so it stays bounded."""
    quarters = ir.op("fmul", "double", x, constant(2 / math.pi))
    whole = ir.intrinsic("llvm.roundeven", "double", quarters)
    angle = ir.op("fmul", "double", ir.op("fsub", "double", quarters, whole), constant(math.pi / 2))
    turns = ir.intrinsic("llvm.floor", "double", ir.op("fmul", "double", whole, "0.25"))
    which = ir.intrinsic("llvm.fma", "double", turns, "-4.0", whole)
    square = ir.op("fmul", "double", angle, angle)
    odd = ir.op("fmul", "double", angle, polynomial(ir, SIN, square))
    even = polynomial(ir, COS, square)
    number = ir.op("fadd", "double", which, f"{quarter}.0")  # 0 .. 4
    use_even = ir.op("or", "i1", ir.fcmp("oeq", "double", number, "1.0"), ir.fcmp("oeq", "double", number, "3.0"))
    value = ir.select(use_even, "double", even, odd)
    negative = ir.op("or", "i1", ir.fcmp("oeq", "double", number, "2.0"), ir.fcmp("oeq", "double", number, "3.0"))
    return ir.select(negative, "double", ir.fneg("double", value), value)


def tanh(ir: Ir, x: str) -> str:
    """Return tanh of a double that came from an f32; tiny arguments are their own result."""
    power = exp2(ir, ir.op("fmul", "double", x, constant(2 / math.log(2))))
    ratio = ir.op("fdiv", "double", ir.op("fsub", "double", power, "1.0"), ir.op("fadd", "double", power, "1.0"))
    tiny = ir.fcmp("olt", "double", ir.intrinsic("llvm.fabs", "double", x), constant(2.0**-20))
    return ir.select(tiny, "double", x, ratio)


def approximate_float(ir: Ir, opcode: str, value: str) -> str:
    """Apply the approximation ``opcode`` to an f32."""
    x = ir.cast("fpext", "float", value, "double")
    if opcode in {"sin", "cos"}:
        result = sine(ir, x, quarter=0 if opcode == "sin" else 1)
    else:
        result = {"ex2": exp2, "lg2": log2, "tanh": tanh}[opcode](ir, x)
    return ir.cast("fptrunc", "double", result, "float")


def approximation(ir: Ir, v: Variant, a: str) -> str:
    """Write sin, cos, lg2, ex2, tanh on f32."""
    (a,) = flush_sources(ir, v, a)
    return finish(ir, v, approximate_float(ir, v.opcode, a))


ROWS: LoweringTable = {(op, "float"): approximation for op in ("sin", "cos", "lg2", "ex2", "tanh")}
