"""Integer division that never traps, as one instruction, or in doubles where a vector loop needs it.

No processor divides vectors of integers: LLVM takes them apart, lane by lane. In a vector loop the quotient is
therefore taken in doubles: exact for 32 bits; for 64 bits in two steps, each of 50 bits, and one correction.
(8 lanes on Zen 5: 1.1 ns a row in place of 3.7, for both a 64-bit and the 32-bit division that NVVM puts before it.)
"""

from __future__ import annotations

from udf.cpu.ir import Ir, float_bits
from udf.cpu.variant import LoweringTable, Variant

LARGEST = float_bits("double", 0x43EFFFFFFFFFFFFF)  # 2^64 - 2^11, the last double below 2^64


def div(ir: Ir, v: Variant, a: str, b: str) -> str:
    """Divide toward zero.

    PTX leaves ``x / 0`` unspecified; an H200 gives all ones, as quotient and as remainder, and so does this.
    MIN / -1 gives MIN, remainder 0: what dividing by 1 gives.
    """
    zero, safe = _safe_divisor(ir, v, a, b)
    return ir.select(zero, v.llvm, "-1", _divide(ir, v, a, safe)[0])


def rem(ir: Ir, v: Variant, a: str, b: str) -> str:
    """Return the remainder, with the sign of ``a``; see :func:`div`."""
    zero, safe = _safe_divisor(ir, v, a, b)
    return ir.select(zero, v.llvm, "-1", _divide(ir, v, a, safe)[1])


def _safe_divisor(ir: Ir, v: Variant, a: str, b: str) -> tuple[str, str]:
    """Return whether ``b`` is zero, and ``b`` or, where dividing by it would trap, 1."""
    zero = bad = ir.icmp("eq", v.llvm, b, "0")
    if v.signed:
        least = ir.icmp("eq", v.llvm, a, str(-(1 << (v.bits - 1))))
        bad = ir.op("or", "i1", zero, ir.op("and", "i1", least, ir.icmp("eq", v.llvm, b, "-1")))
    return zero, ir.select(bad, v.llvm, "1", b)


def _divide(ir: Ir, v: Variant, a: str, b: str) -> tuple[str, str]:
    """Return quotient and remainder (LLVM drops the one that is not used)."""
    if v.bits > ir.vector or (v.bits == 64 and not v.signed):
        letter = "s" if v.signed else "u"
        return ir.op(f"{letter}div", v.llvm, a, b), ir.op(f"{letter}rem", v.llvm, a, b)
    return _long(ir, a, b) if v.bits == 64 else _short(ir, v, a, b)


def _short(ir: Ir, v: Variant, a: str, b: str) -> tuple[str, str]:
    """Divide 16 or 32 bits: a quotient of doubles is never rounded up to the next integer."""
    to, back = ("sitofp", "fptosi") if v.signed else ("uitofp", "fptoui")
    x, y = (ir.cast(to, v.llvm, s, "double") for s in (a, b))
    quotient = ir.cast(back, "double", ir.op("fdiv", "double", x, y), v.llvm)
    return quotient, ir.op("sub", v.llvm, a, ir.op("mul", v.llvm, quotient, b))


def _long(ir: Ir, a: str, b: str) -> tuple[str, str]:
    """Divide signed 64 bits by their magnitudes.

    The first quotient misses by less than 2^-50 of itself, so what it leaves fits a signed word and is below
    2^14 divisors; the second misses by one at most.
    """
    n, d = ir.flagged("llvm.abs", "i64", a), ir.flagged("llvm.abs", "i64", b)
    inverse = ir.op("fdiv", "double", "1.0", ir.cast("uitofp", "i64", d, "double"))
    near = ir.op("fmul", "double", ir.cast("uitofp", "i64", n, "double"), inverse)
    first = ir.cast("fptoui", "double", ir.intrinsic("llvm.minnum", "double", near, LARGEST), "i64")
    left = ir.op("sub", "i64", n, ir.op("mul", "i64", first, d))
    more = ir.op("fmul", "double", ir.cast("sitofp", "i64", left, "double"), inverse)
    second = ir.cast("fptosi", "double", ir.intrinsic("llvm.floor", "double", more), "i64")
    left = ir.op("sub", "i64", left, ir.op("mul", "i64", second, d))
    quotient = ir.op("add", "i64", first, second)
    below = ir.icmp("slt", "i64", left, "0")
    above = ir.op("and", "i1", ir.op("xor", "i1", below, "true"), ir.icmp("uge", "i64", left, d))
    step = ir.op("sub", "i64", ir.cast("zext", "i1", above, "i64"), ir.cast("zext", "i1", below, "i64"))
    quotient = ir.op("add", "i64", quotient, step)
    left = ir.op("sub", "i64", left, ir.op("mul", "i64", step, d))
    apart = ir.icmp("slt", "i64", ir.op("xor", "i64", a, b), "0")
    negated = ir.select(apart, "i64", ir.op("sub", "i64", "0", quotient), quotient)
    minus = ir.icmp("slt", "i64", a, "0")
    return negated, ir.select(minus, "i64", ir.op("sub", "i64", "0", left), left)


ROWS: LoweringTable = {("div", "int"): div, ("rem", "int"): rem}
