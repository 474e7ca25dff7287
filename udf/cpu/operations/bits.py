"""Counting, finding and moving bits (PTX ISA, "Integer Arithmetic Instructions", bit field part)."""

from __future__ import annotations

from udf.cpu.ir import Ir
from udf.cpu.variant import LoweringTable, Variant


def popc(ir: Ir, v: Variant, a: str) -> str:
    """Count the ones."""
    return ir.cast("trunc", v.llvm, ir.intrinsic("llvm.ctpop", v.llvm, a), "i32")


def clz(ir: Ir, v: Variant, a: str) -> str:
    """Count the zeros above the highest one; the width for 0."""
    return ir.cast("trunc", v.llvm, ir.flagged("llvm.ctlz", v.llvm, a), "i32")


def bfind(ir: Ir, v: Variant, a: str) -> str:
    """Find the highest bit that is not a copy of the sign; ``.shiftamt`` says how far below the top; -1 if none."""
    if v.signed:
        a = ir.op("xor", v.llvm, a, ir.op("ashr", v.llvm, a, str(v.bits - 1)))
    zeros = clz(ir, v, a)
    place = zeros if v.has("shiftamt") else ir.op("sub", "i32", str(v.bits - 1), zeros)
    return ir.select(ir.icmp("eq", v.llvm, a, "0"), "i32", "-1", place)


def brev(ir: Ir, v: Variant, a: str) -> str:
    """Reverse the bits."""
    return ir.intrinsic("llvm.bitreverse", v.llvm, a)


def _count(ir: Ir, v: Variant, count: str) -> str:
    """Return a position or length as wide as the instruction's type: 8 bits of it, all of it for 64-bit types.

    PTX promises 0 to 255 only; this is what an H200 does with the rest.
    """
    if v.bits == 64:
        return ir.cast("zext", "i32", count, "i64")
    return ir.op("and", "i32", count, "255")


def shift_or_zero(ir: Ir, opcode: str, type_: str, width: int, value: str, amount: str) -> str:
    """Shift by ``amount``; 0 where it reaches the width (LLVM leaves that undefined)."""
    if amount.isdecimal():
        return ir.op(opcode, type_, value, amount) if int(amount) < width else "0"
    shifted = ir.op(opcode, type_, value, ir.op("and", type_, amount, str(width - 1)))
    return ir.select(ir.icmp("uge", type_, amount, str(width)), type_, "0", shifted)


def _ones(ir: Ir, v: Variant, length: str) -> str:
    """Return ``length`` ones, at the bottom."""
    power = shift_or_zero(ir, "shl", v.llvm, v.bits, "1", length)
    return ir.op("sub", v.llvm, power, "1")


def bfe(ir: Ir, v: Variant, a: str, position: str, length: str) -> str:
    """Extract ``length`` bits from ``position`` on; signed types copy the field's top bit upward."""
    t, top = v.llvm, v.bits - 1
    at, long = _count(ir, v, position), _count(ir, v, length)
    if not v.signed:
        moved = shift_or_zero(ir, "lshr", t, v.bits, a, at)
        return ir.op("and", t, moved, _ones(ir, v, long))
    moved = ir.op("ashr", t, a, ir.clamp(t, at, top))
    above = ir.op("sub", t, str(v.bits), ir.clamp(t, long, v.bits))
    spread = ir.op("and", t, above, str(top))
    field = ir.op("ashr", t, ir.op("shl", t, moved, spread), spread)
    return ir.select(ir.icmp("eq", t, long, "0"), t, "0", field)


def bfi(ir: Ir, v: Variant, a: str, b: str, position: str, length: str) -> str:
    """Put the low ``length`` bits of ``a`` into ``b`` at ``position``."""
    t = v.llvm
    at, long = _count(ir, v, position), _count(ir, v, length)
    mask = shift_or_zero(ir, "shl", t, v.bits, _ones(ir, v, long), at)
    field = shift_or_zero(ir, "shl", t, v.bits, a, at)
    kept = ir.op("and", t, b, ir.op("xor", t, mask, "-1"))
    return ir.op("or", t, kept, ir.op("and", t, field, mask))


def bmsk(ir: Ir, v: Variant, a: str, b: str) -> str:
    """Return a mask of ``b`` ones from bit ``a`` on; ``.wrap`` takes both modulo 32."""
    if v.has("wrap"):
        a, b = (ir.op("and", "i32", s, "31") for s in (a, b))
    return shift_or_zero(ir, "shl", "i32", 32, _ones(ir, v, b), a)


def szext(ir: Ir, v: Variant, a: str, length: str) -> str:
    """Extend the low ``length`` bits by their sign (or zero); ``.wrap`` takes the length modulo 32."""
    if v.has("wrap"):
        length = ir.op("and", "i32", length, "31")
    ones = _ones(ir, v, length)
    low = ir.op("and", "i32", a, ones)
    if not v.signed:
        return low
    sign = ir.op("and", "i32", a, ir.op("xor", "i32", ones, ir.op("lshr", "i32", ones, "1")))
    negative = ir.icmp("ne", "i32", sign, "0")
    return ir.select(negative, "i32", ir.op("or", "i32", low, ir.op("xor", "i32", ones, "-1")), low)


ROWS: LoweringTable = {
    ("popc", "int"): popc,
    ("clz", "int"): clz,
    ("bfind", "int"): bfind,
    ("brev", "int"): brev,
    ("bfe", "int"): bfe,
    ("bfi", "int"): bfi,
    ("bmsk", "int"): bmsk,
    ("szext", "int"): szext,
}
