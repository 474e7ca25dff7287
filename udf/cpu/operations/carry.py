"""Extended-precision arithmetic: a carry goes in and out beside the values.

PTX ISA, "Extended-Precision Integer Arithmetic Instructions". A lowering here takes the carry (``i1``) as its last
source and returns the result and the new carry; a borrow is a carry of 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from udf.cpu.operations.integer import mul

if TYPE_CHECKING:
    from udf.cpu.ir import Ir
    from udf.cpu.variant import Variant

READS_CARRY = frozenset(("addc", "subc", "madc"))


def _chained(ir: Ir, v: Variant, opcode: str, a: str, b: str, carry: str) -> tuple[str, str]:
    """Return ``a + b + carry`` or ``a - b - carry``, and what is carried out."""
    t = v.llvm
    first = ir.op(opcode, t, a, b)
    out = ir.icmp("ult", t, *((first, a) if opcode == "add" else (a, b)))
    if v.opcode not in READS_CARRY:
        return first, out
    second = ir.op(opcode, t, first, ir.cast("zext", "i1", carry, t))
    again = ir.icmp("ult", t, *((second, first) if opcode == "add" else (first, second)))
    return second, ir.op("or", "i1", out, again)


def add(ir: Ir, v: Variant, a: str, b: str, carry: str) -> tuple[str, str]:
    """Write add.cc and addc."""
    return _chained(ir, v, "add", a, b, carry)


def sub(ir: Ir, v: Variant, a: str, b: str, carry: str) -> tuple[str, str]:
    """Write sub.cc and subc."""
    return _chained(ir, v, "sub", a, b, carry)


def mad(ir: Ir, v: Variant, a: str, b: str, c: str, carry: str) -> tuple[str, str]:
    """Write mad.cc and madc: the half of the product that is asked for, plus ``c`` and the carry."""
    return _chained(ir, v, "add", mul(ir, v, a, b), c, carry)


CHAINED = {"add": add, "addc": add, "sub": sub, "subc": sub, "mad": mad, "madc": mad}
