"""Integer arithmetic (PTX ISA, "Integer Arithmetic Instructions").

Extended-precision arithmetic: a carry goes in and out beside the values.

PTX ISA, "Extended-Precision Integer Arithmetic Instructions". A carry is an ``i1``; a borrow is a carry of 1.
"""

from __future__ import annotations

from udf.cpu.ir import Ir
from udf.cpu.variant import WIDER, LoweringTable, Variant


def add(ir: Ir, v: Variant, a: str, b: str) -> str:
    """Add; wraps, or stops at the type's ends with ``.sat``."""
    return ir.intrinsic("llvm.sadd.sat", v.llvm, a, b) if v.has("sat") else ir.op("add", v.llvm, a, b)


def sub(ir: Ir, v: Variant, a: str, b: str) -> str:
    """Subtract; wraps, or stops at the type's ends with ``.sat``."""
    return ir.intrinsic("llvm.ssub.sat", v.llvm, a, b) if v.has("sat") else ir.op("sub", v.llvm, a, b)


def high_product(ir: Ir, v: Variant, a: str, b: str) -> str:
    """Return the upper half of the product twice as wide."""
    wide, extend = f"i{2 * v.bits}", "sext" if v.signed else "zext"
    product = ir.op("mul", wide, ir.cast(extend, v.llvm, a, wide), ir.cast(extend, v.llvm, b, wide))
    return ir.cast("trunc", wide, ir.op("lshr", wide, product, str(v.bits)), v.llvm)


def wide_product(ir: Ir, v: Variant, a: str, b: str) -> str:
    """Return the whole product, twice as wide."""
    wide, extend = f"i{WIDER[v.bits].bits}", "sext" if v.signed else "zext"
    return ir.op("mul", wide, ir.cast(extend, v.llvm, a, wide), ir.cast(extend, v.llvm, b, wide))


def mul(ir: Ir, v: Variant, a: str, b: str) -> str:
    """Multiply: ``.lo``, ``.hi`` or ``.wide``."""
    if v.has("wide"):
        return wide_product(ir, v, a, b)
    return high_product(ir, v, a, b) if v.has("hi") else ir.op("mul", v.llvm, a, b)


def mad(ir: Ir, v: Variant, a: str, b: str, c: str) -> str:
    """Multiply (as :func:`mul`) and add; ``.hi.sat`` stops at the type's ends."""
    product = mul(ir, v, a, b)
    if v.has("wide"):
        return ir.op("add", f"i{WIDER[v.bits].bits}", product, c)
    return add(ir, v, product, c)


def mul24(ir: Ir, v: Variant, a: str, b: str) -> str:
    """Multiply the low 24 bits of each; ``.lo`` bits 0-31 of the 48, ``.hi`` bits 16-47."""
    shift = "ashr" if v.signed else "lshr"
    x, y = (ir.op(shift, "i32", ir.op("shl", "i32", s, "8"), "8") for s in (a, b))
    product = wide_product(ir, v, x, y)
    if v.has("hi"):
        product = ir.op("lshr", "i64", product, "16")
    return ir.cast("trunc", "i64", product, "i32")


def mad24(ir: Ir, v: Variant, a: str, b: str, c: str) -> str:
    """Multiply (as :func:`mul24`) and add."""
    return add(ir, v, mul24(ir, v, a, b), c)


def sad(ir: Ir, v: Variant, a: str, b: str, c: str) -> str:
    """Add the absolute difference: ``c + |a - b|``."""
    less = ir.icmp("slt" if v.signed else "ult", v.llvm, a, b)
    difference = ir.select(less, v.llvm, ir.op("sub", v.llvm, b, a), ir.op("sub", v.llvm, a, b))
    return ir.op("add", v.llvm, c, difference)


def extreme(ir: Ir, v: Variant, a: str, b: str) -> str:
    """Return the smaller (``min``) or larger (``max``)."""
    return ir.intrinsic(f"llvm.{'s' if v.signed else 'u'}{v.opcode}", v.llvm, a, b)


def absolute(ir: Ir, v: Variant, a: str) -> str:
    """Return ``|a|``; MIN stays MIN."""
    return ir.flagged("llvm.abs", v.llvm, a)


def negate(ir: Ir, v: Variant, a: str) -> str:
    """Return ``-a``."""
    return ir.op("sub", v.llvm, "0", a)


ROWS: LoweringTable = {
    ("add", "int"): add,
    ("sub", "int"): sub,
    ("mul", "int"): mul,
    ("mad", "int"): mad,
    ("mul24", "int"): mul24,
    ("mad24", "int"): mad24,
    ("sad", "int"): sad,
    ("min", "int"): extreme,
    ("max", "int"): extreme,
    ("abs", "int"): absolute,
    ("neg", "int"): negate,
}

READS_CARRY = frozenset(("addc", "subc", "madc"))


def add_with_carry(ir: Ir, v: Variant, sources: list[str], carry: str) -> tuple[str, str]:
    """Return the result of add, sub or mad with ``carry`` taken in (addc, subc, madc only), and what is carried out."""
    t, opcode = v.llvm, "sub" if v.opcode.startswith("sub") else "add"
    if v.opcode.startswith("mad"):
        sources = [mul(ir, v, *sources[:2]), sources[2]]
    a, b = sources
    first = ir.op(opcode, t, a, b)
    out = _carry_out(ir, t, opcode, a, first)
    if v.opcode not in READS_CARRY:
        return first, out
    second = ir.op(opcode, t, first, ir.cast("zext", "i1", carry, t))
    return second, ir.op("or", "i1", out, _carry_out(ir, t, opcode, first, second))


def _carry_out(ir: Ir, t: str, opcode: str, before: str, after: str) -> str:
    """Return whether adding to (or subtracting from) ``before`` went past the end of the type."""
    return ir.icmp("ult" if opcode == "add" else "ugt", t, after, before)
