"""Extended-precision arithmetic: a carry goes in and out beside the values.

PTX ISA, "Extended-Precision Integer Arithmetic Instructions". A carry is an ``i1``; a borrow is a carry of 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from udf.cpu.operations.integer import mul

if TYPE_CHECKING:
    from udf.cpu.ir import Ir
    from udf.cpu.variant import Variant

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
