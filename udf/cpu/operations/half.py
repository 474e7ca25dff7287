"""f16 and bf16, alone and packed in pairs (PTX ISA, "Half Precision Floating-Point Instructions").

A half is kept as its 16 bits. It is computed in f32, which has more than twice its digits, so rounding twice gives
what rounding once would (Figueroa, "When is double rounding innocuous?", 1995). Fused multiply-add needs more: it is
computed in f64 and rounded to odd on the way (Boldo and Melquiond, "Emulation of FMA and correctly rounded sums using
proven algorithms", 2008).
"""

from __future__ import annotations

from udf.cpu.ir import Ir, float_bits
from udf.cpu.operations import floating
from udf.cpu.operations.approximate import approximate_float
from udf.cpu.operations.floating import two_sum
from udf.cpu.variant import Lowering, LoweringTable, Variant

CANONICAL_NAN = "32767"  # 0x7FFF
HALF_BELOW = float_bits("float", 0x387FF000)  # 2^-14 * (1 - 2^-12)
"""What rounds up to the smallest normal f16 from 11 digits of any exponent; ``.ftz`` flushes all below."""


def to_float(ir: Ir, kind: str, bits: str) -> str:
    """Return an f16 or bf16 as f32, exactly."""
    if kind == "f16":
        return ir.cast("fpext", "half", ir.from_bits("half", bits), "float")
    return ir.from_bits("float", ir.op("shl", "i32", ir.cast("zext", "i16", bits, "i32"), "16"))


def from_float(ir: Ir, kind: str, value: str) -> str:
    """Round an f32 to the bits of an f16 or bf16, to nearest even; NaN becomes the canonical NaN."""
    if kind == "f16":
        bits = ir.bits("half", ir.cast("fptrunc", "float", value, "half"))
    else:
        whole = ir.bits("float", value)
        odd = ir.op("and", "i32", ir.op("lshr", "i32", whole, "16"), "1")
        rounded = ir.op("add", "i32", whole, ir.op("add", "i32", odd, "32767"))
        bits = ir.cast("trunc", "i32", ir.op("lshr", "i32", rounded, "16"), "i16")
    return ir.select(ir.fcmp("uno", "float", value, "0.0"), "i16", CANONICAL_NAN, bits)


def odd_single(ir: Ir, value: str, error: str = "0.0") -> str:
    """Round the exact sum of two doubles to f32 by cutting and setting the last bit if anything was cut.

    A second rounding, to half the digits, then gives what one rounding would.
    """
    near = ir.cast("fptrunc", "double", value, "float")
    above = ir.op("fsub", "double", value, ir.cast("fpext", "float", near, "double"))
    rest = ir.select(ir.fcmp("oeq", "double", above, "0.0"), "double", error, above)
    bits = ir.bits("float", near)
    sign = ir.icmp("slt", "i32", bits, "0")
    below, beyond = ir.fcmp("olt", "double", rest, "0.0"), ir.fcmp("ogt", "double", rest, "0.0")
    cut = ir.select(ir.select(sign, "i1", beyond, below), "i32", ir.op("sub", "i32", bits, "1"), bits)
    inexact = ir.cast("zext", "i1", ir.op("or", "i1", below, beyond), "i32")
    return ir.from_bits("float", ir.op("or", "i32", cut, inexact))


def flush(ir: Ir, v: Variant, bits: str) -> str:
    """Replace a subnormal f16 by zero of its sign (``.ftz``)."""
    if not v.has("ftz"):
        return bits
    small = ir.icmp("ult", "i16", ir.op("and", "i16", bits, "32767"), str(0x0400))
    return ir.select(small, "i16", ir.op("and", "i16", bits, str(-(1 << 15))), bits)


def finish(ir: Ir, v: Variant, value: str) -> str:
    """Round an f32 result to the instruction's type, with ``.sat``, ``.relu`` and ``.ftz``.

    ``.ftz`` asks whether the result rounded to 11 digits, of any exponent, is subnormal (seen on an H200).
    """
    if v.has("ftz") and v.type.name == "f16":
        small = ir.fcmp("olt", "float", ir.intrinsic("llvm.fabs", "float", value), HALF_BELOW)
        value = ir.select(small, "float", ir.intrinsic("llvm.copysign", "float", "0.0", value), value)
    if v.has("sat"):
        value = floating.saturate(ir, "float", value)
    if v.has("relu"):  # "unordered or greater": a NaN stays
        value = ir.select(ir.fcmp("ugt", "float", value, "0.0"), "float", value, "0.0")
    return from_float(ir, v.type.name, value)


def sources(ir: Ir, v: Variant, *values: str) -> tuple[str, ...]:
    """Return halves as f32, flushed where the instruction says ``.ftz``."""
    return tuple(to_float(ir, v.type.name, flush(ir, v, value)) for value in values)


def arithmetic(ir: Ir, v: Variant, a: str, b: str) -> str:
    """Add, subtract, multiply."""
    x, y = sources(ir, v, a, b)
    return finish(ir, v, ir.op(floating.ARITHMETIC[v.opcode], "float", x, y))


def fma(ir: Ir, v: Variant, a: str, b: str, c: str) -> str:
    """Multiply and add with one rounding: the product is exact in f64, the sum has its exact error."""
    x, y, z = (ir.cast("fpext", "float", s, "double") for s in sources(ir, v, a, b, c))
    total, error = two_sum(ir, ir.op("fmul", "double", x, y), z)
    return finish(ir, v, odd_single(ir, total, error))


def absolute(ir: Ir, v: Variant, a: str) -> str:
    """Clear the sign bit."""
    return flush(ir, v, ir.op("and", "i16", a, "32767"))


def negate(ir: Ir, v: Variant, a: str) -> str:
    """Flip the sign bit."""
    return flush(ir, v, ir.op("xor", "i16", a, str(-(1 << 15))))


def extreme(ir: Ir, v: Variant, a: str, b: str) -> str:
    """Write min and max."""
    x, y = sources(ir, v, a, b)
    least = v.opcode == "min"
    return from_float(ir, v.type.name, floating.extreme_of(ir, "float", least=least, propagate=v.has("NaN"), a=x, b=y))


def approximation(ir: Ir, v: Variant, a: str) -> str:
    """Write tanh and ex2."""
    (x,) = sources(ir, v, a)
    return finish(ir, v, approximate_float(ir, v.opcode, x))


def on_pairs(lowering: Lowering) -> Lowering:
    """Return the lowering that does the same to both halves of packed operands."""

    def packed(ir: Ir, v: Variant, *values: str) -> str:
        scalar = v.of(v.type.name.removesuffix("x2"))
        low = lowering(ir, scalar, *(ir.cast("trunc", "i32", value, "i16") for value in values))
        tops = (ir.cast("trunc", "i32", ir.op("lshr", "i32", value, "16"), "i16") for value in values)
        return pack(ir, low, lowering(ir, scalar, *tops))

    return packed


def pack(ir: Ir, low: str, high: str) -> str:
    """Return ``high:low`` as 32 bits."""
    upper = ir.op("shl", "i32", ir.cast("zext", "i16", high, "i32"), "16")
    return ir.op("or", "i32", ir.cast("zext", "i16", low, "i32"), upper)


_HALF: dict[str, Lowering] = {
    "add": arithmetic,
    "sub": arithmetic,
    "mul": arithmetic,
    "fma": fma,
    "abs": absolute,
    "neg": negate,
    "min": extreme,
    "max": extreme,
    "tanh": approximation,
    "ex2": approximation,
}

ROWS: LoweringTable = {
    **{(op, "half"): lowering for op, lowering in _HALF.items()},
    **{(op, "pair"): on_pairs(lowering) for op, lowering in _HALF.items()},
}
